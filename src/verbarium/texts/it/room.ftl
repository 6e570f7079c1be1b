room-removed = Chi tiene il tavolo ti ha fatto uscire.
room-gone = Hai lasciato il tavolo: rientra per giocare.
room-not-host = Lo decide chi tiene il tavolo ({ $host }).
room-match-runs = Una partita è in corso: aspetta la fine.
room-already-here = Sei già a questo tavolo.
room-name-empty = Scrivi un nome che si possa leggere.
room-already-seated = Hai già un posto.
room-full = 
    { $seats ->
        [one] C’è un solo posto ed è occupato.
       *[other] Tutti i { $seats } posti sono occupati.
    }
room-not-seated = Stai guardando: prendi prima un posto.
room-already-ready = Hai già detto di essere pronto.
room-not-ready = Non avevi detto di essere pronto.
room-nobody = Questa persona non è (più) al tavolo.
room-not-yourself = Per andartene, lascia il tavolo.
room-nothing-said = Il messaggio è vuoto.
room-crowded = A questo tavolo è già passata troppa gente: aprine un altro.
room-join-first = Prima entra con un nome.
room-no-match = Non c’è una partita in corso.
room-watching = Guardi questa partita: giocherai la prossima.
room-not-a-move = Questa mossa non appartiene al gioco.
room-no-such-level = Questo livello non esiste in questo gioco.
