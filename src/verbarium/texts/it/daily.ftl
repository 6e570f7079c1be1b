# La griglia del giorno: ciò che la casa rifiuta.

room-daily = Qui si gioca la griglia del giorno: da soli, una volta, così com’è.
room-daily-once = Hai già giocato la griglia di questo giorno: ogni giorno ce n’è una nuova.
daily-none = In questa lingua non c’è una griglia del giorno.
daily-no-such-day = Questo giorno non ha risultati: non è ancora venuto.
