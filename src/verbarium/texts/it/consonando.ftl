# Consonando.

game-consonando = Consonando
rules-consonando-8 = Consonando, 8 mani
rules-consonando-8-summary = Otto estrazioni da 4, 5, 6, 7, 4, 5, 6 e 7 consonanti, un minuto ciascuna; due jolly a testa.
rules-consonando-4 = Consonando, 4 mani
rules-consonando-4-summary = Quattro estrazioni da 4, 5, 6 e 7 consonanti, un minuto ciascuna; un jolly a testa.
rules-consonando-6 = Consonando, 6 mani
rules-consonando-6-summary = Sei estrazioni da 3 a 8 consonanti, un minuto ciascuna; un jolly a testa.
consonando-all-rounds = Tutte le mani sono state giocate.
consonando-watching = Stai guardando la partita.
consonando-over = La partita è finita.
consonando-not-drawn = Le consonanti non sono ancora state estratte.
consonando-not-read = Le parole non sono ancora state lette.
consonando-bell = Il tempo è scaduto: la penna è posata.
consonando-already-ready = Hai già detto di essere pronto.
consonando-already-stopped = Hai già posato la penna.
consonando-nothing-written = Il tuo foglio è vuoto.
consonando-letters = «{ $word }» non si può scrivere con le lettere di questo alfabeto.
consonando-missing = Tra le consonanti estratte manca { $letter }, o non basta.
consonando-no-jolly = Non hai più jolly.
consonando-jolly-nothing = Il jolly deve aggiungere, togliere o cambiare una consonante.
consonando-jolly-consonant = { $letter } non è una consonante: le vocali si aggiungono liberamente.
consonando-jolly-not-drawn = { $letter } non è tra le consonanti estratte.
consonando-no-rounds = Queste regole non hanno nessuna estrazione.
consonando-not-consonant = { $letter } non è una consonante e non può essere estratta.
consonando-small-bag =
    { $bag ->
        [one] Nel sacchetto c’è una sola consonante, ma se ne devono estrarre { $most }.
       *[other] Nel sacchetto ci sono { $bag } consonanti, ma se ne devono estrarre { $most }.
    }
