simulate-broken = Le monde { $seed } a rompu une promesse : { $what }
simulate-held =
    { $worlds ->
        [one] { $worlds } monde
       *[other] { $worlds } mondes
    } en { $seconds } s : { $crashes } pannes, { $resends } renvois, { $accepted } commandes confirmées, { $matches } parties finies, { $messages } messages en { $steps } pas. Rien n’a été perdu, rien n’a filtré.
