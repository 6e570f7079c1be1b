simulate-broken = World { $seed } broke a promise: { $what }
simulate-held =
    { $worlds ->
        [one] { $worlds } world
       *[other] { $worlds } worlds
    } in { $seconds } s: { $crashes } crashes, { $resends } resends, { $accepted } confirmed commands, { $matches } matches ended, { $messages } messages in { $steps } steps. Nothing was lost, nothing leaked.
