simulate-broken = Il mondo { $seed } ha infranto una promessa: { $what }
simulate-held =
    { $worlds ->
        [one] { $worlds } mondo
       *[other] { $worlds } mondi
    } in { $seconds } s: { $crashes } crash, { $resends } reinvii, { $accepted } comandi confermati, { $matches } partite finite, { $messages } messaggi in { $steps } passi. Niente è andato perso, niente è trapelato.
