# Tessere sul tabellone, nel browser.

page-game-tiles = Tessere sul tabellone
page-game-tiles-like = Słowodziel, Scarabeo, parole crociate
page-part-layout = tabellone
page-part-tiles = tessere
page-part-pass_rounds = fine per passate
page-part-scoreless_rounds = fine senza punti
page-part-settle = tessere rimaste
page-part-blocked_loses = chiusura bloccata
page-part-premium = caselle premio
page-part-joined = due premi di parola insieme
page-part-turn_seconds = tempo del turno
page-part-bonus = premi di lunghezza
page-part-rest_seconds = pausa fra le estrazioni
page-tiles-board = Tabellone
page-tiles-board-of = Tabellone, { $n } per { $n }
page-tiles-across-from = { $square } in orizzontale
page-tiles-down-from = { $square } in verticale
page-tiles-cursor-across = Casella { $square }, in orizzontale.
page-tiles-cursor-down = Casella { $square }, in verticale.
page-tiles-tap-again = Toccala di nuovo per girare.
page-tiles-tap-to-zoom = Tocca il tabellone per avvicinarti.
page-tiles-nearer = Avvicina
page-tiles-whole = Tutto il tabellone
page-tiles-premiums = Caselle premio
page-tiles-letter-times = lettera ×{ $n }
page-tiles-word-times = parola ×{ $n }
page-tiles-start = partenza
page-tiles-short-letter = { $n }L
page-tiles-short-word = { $n }P
page-tiles-cell-empty = { $square }, vuota
page-tiles-cell-premium = { $square }, vuota, { $premium }
page-tiles-cell-letter = { $square }, { $letter }, valore { $value }
page-tiles-cell-wild = { $square }, jolly come { $letter }, valore { $value }
page-tiles-cell-mine = parola { $n } di questo turno
page-tiles-tile = { $letter }, valore { $value }
page-tiles-star = stella, qualunque lettera
page-tiles-blank = tessera bianca, qualunque lettera
page-tiles-laid = { $tile }, posata
page-tiles-rack =
    { $n ->
        [one] leggio con una tessera
       *[other] leggio con { $n } tessere
    }
page-tiles-tiles =
    { $n ->
        [one] { $n } tessera
       *[other] { $n } tessere
    }
page-tiles-points-word =
    { $n ->
        [one] punto
       *[other] punti
    }
page-tiles-bag = Nel sacchetto: { $n }
page-tiles-shuffle = Mescola
page-tiles-sort = Ordina
page-tiles-your-turn = Tocca a te
page-tiles-turn-of = Tocca a { $name }
page-tiles-your-word = La tua parola
page-tiles-just-laid = Le parole appena posate
page-tiles-hint = Scegli una casella, poi tocca le tessere o scrivi. Le tessere si possono anche trascinare.
page-tiles-can-lay = Questo turno si può posare.
page-tiles-wait = Varrebbe. Non tocca ancora a te.
page-tiles-can-doubt = Gli altri possono ancora contestare.
page-tiles-entered = Finora: { $words }, { $points }
page-tiles-edge = Fino al bordo non c’è una casella libera.
page-tiles-press-star = Non hai la tessera { $tile }. Premi * per posare un jolly.
page-tiles-said-letter = { $letter } su { $square }
page-tiles-said-word = parola { $n }, { $word }, { $points }, totale { $total }
page-tiles-undo = Riprendi { $word }
page-tiles-star-taken = Jolly ripreso per { $letter }
page-tiles-star-back = Restituisci il jolly per { $letter }
page-tiles-take-star = Prendi il jolly per { $letter }
page-tiles-which-letter = Per quale lettera vale?
page-tiles-lay =
    { $points ->
        [one] Posa · { $points } punto
       *[other] Posa · { $points } punti
    }
page-tiles-lay-plain = Posa
page-tiles-next-word = Altra parola
page-tiles-all-back = Riprendi tutto
page-tiles-pass-exchange = Passa o cambia
page-tiles-more = Altro
page-tiles-which = Quali tessere?
page-tiles-exchange-note =
    { $n ->
        [one] Si può rimettere nel sacchetto una tessera e prenderne un’altra. Vale come turno.
       *[other] Si possono rimettere nel sacchetto fino a { $n } tessere e prenderne altrettante. Vale come turno.
    }
page-tiles-exchange =
    { $n ->
        [one] Cambia una tessera
       *[other] Cambia { $n } tessere
    }
page-tiles-pass = Passa
page-tiles-resign = Abbandona
page-tiles-resign-sure = Chi abbandona ha perso la partita.
page-tiles-resign-yes = Sì, abbandono
page-tiles-abort = Annulla la partita
page-tiles-abort-no = Continua la partita
page-tiles-abort-note = Prima della seconda mossa la partita si può annullare, se tutti sono d’accordo.
page-tiles-abort-asked = Si propone di annullare la partita. D’accordo?
page-tiles-accept = Lascia valere
page-tiles-challenge = Contesta
page-tiles-nudge = Sollecita { $name }
page-tiles-nudged = Ti hanno chiesto di muovere.
page-tiles-done = La mia parola è definitiva
page-tiles-not-done = Cerco ancora
page-tiles-next-draw = Prossima estrazione
page-tiles-draw = Estrazione { $n }
page-tiles-draw-n = estrazione { $n }
page-tiles-turn-n = turno { $n }
page-tiles-on-turn = di turno
page-tiles-accepted = ha deciso
page-tiles-agrees = vuole annullare
page-tiles-skips = salta un turno
page-tiles-gone-resigned = ha abbandonato
page-tiles-gone-left = se n’è andato
page-tiles-gone-time = tempo scaduto
page-tiles-turns = I turni
page-tiles-no-turns = Non è stato posato ancora nulla.
page-tiles-told-play = { $name }: { $words }, { $points }
page-tiles-told-top = Il meglio: { $words }, { $points }
page-tiles-told-withdrawn = { $name }: { $words }, contestate e riprese
page-tiles-told-exchange =
    { $n ->
        [one] { $name }: una tessera cambiata
       *[other] { $name }: { $n } tessere cambiate
    }
page-tiles-told-pass = { $name }: passa
page-tiles-told-clock = { $name }: tempo scaduto
page-tiles-told-skipped = { $name }: turno saltato
page-tiles-told-resigned = { $name }: abbandono
page-tiles-told-left = { $name }: ha lasciato la partita
page-tiles-told-time = { $name }: tempo finito
page-tiles-after-turn = Dopo il turno { $n }
page-tiles-earlier = Turno precedente
page-tiles-later = Turno successivo
page-tiles-held = In mano all’inizio del turno:
page-tiles-settled = Conti finali
page-tiles-compare = Confronta con i turni migliori
page-tiles-comparing = Cerco i turni migliori …
page-tiles-best-turns = I turni migliori
page-tiles-lost =
    { $n ->
        [one] { $n } punto meno del migliore.
       *[other] { $n } punti meno del migliore.
    }
page-tiles-lost-none = Non c’era di meglio.
page-tiles-missed-all = Si potevano posare tutte le tessere.
page-tiles-rules-several = In un turno si posano tante parole quante ne permette il leggio; valgono tutte o nessuna.
page-tiles-rules-one = Una parola per turno.
page-tiles-rules-duplicate = Tutti cercano una parola con le stesse tessere; la migliore possibile va sul tabellone.
page-tiles-rules-share = Una parola nuova ha una lettera in comune con una già posata.
page-tiles-rules-touch = Una parola nuova tocca una già posata.
page-tiles-rules-premium-main = Una casella premio vale una volta, nella parola che la copre.
page-tiles-rules-premium-both = Una casella premio vale una volta, in ogni parola formata dalla sua tessera.
page-tiles-rules-premium-always = Le caselle premio valgono ogni volta.
page-tiles-rules-bonus = Per tessere posate: { $table }
page-tiles-rules-swap = Un jolly sul tabellone si può prendere con la sua lettera, se lo si usa nello stesso turno.
page-tiles-rules-exchange =
    { $n ->
        [one] Si può cambiare finché il sacchetto non è vuoto.
       *[other] Si può cambiare finché il sacchetto ha almeno { $n } tessere.
    }
page-tiles-rules-challenge-void = Una parola non valida non si può posare.
page-tiles-rules-challenge-single = Si può posare qualunque parola e contestarla; quella sbagliata torna indietro e il turno è perso.
page-tiles-rules-challenge-double = Come sopra; e chi contesta a torto salta un turno.
page-tiles-rules-challenge-points =
    { $n ->
        [one] La parola sbagliata torna indietro; una contestazione a torto dà un punto a chi l’ha posata.
       *[other] La parola sbagliata torna indietro; una contestazione a torto dà { $n } punti a chi l’ha posata.
    }
page-tiles-rules-turn = { $time } a turno.
page-tiles-rules-game = { $time } a giocatore per tutta la partita.
page-tiles-rules-game-more = { $time } a giocatore, più { $more } a turno.
page-tiles-rules-no-clock = Senza orologio.
page-tiles-form-clock = Orologio
page-tiles-clock-none = nessuno
page-tiles-clock-turn = clessidra a ogni turno
page-tiles-clock-game = orologio per giocatore
page-tiles-form-challenge = Parole non valide
page-tiles-challenge-void = non si possono posare
page-tiles-challenge-single = tornano se contestate
page-tiles-challenge-double = e chi contesta a torto salta un turno
page-tiles-challenge-points = e chi contesta a torto regala punti
page-tiles-form-turn = Tempo del turno
page-tiles-form-game = Tempo della partita
page-tiles-form-increment = In più a ogni turno
page-tiles-form-order = Chi comincia
page-tiles-order-lot = a sorte
page-tiles-order-seats = in ordine di posto
page-tiles-tables = Tessere e tabellone
page-tiles-set = Tessere
page-tiles-show-tables = Mostra tabellone e tessere
page-tiles-edit-tables = Cambia tabellone e tessere
page-tiles-own-board = tabellone proprio
page-tiles-own-tiles = tessere proprie
page-tiles-own-both = tabellone e tessere propri
page-tiles-own-of-host = Di chi tiene il tavolo
page-tiles-own-note = Da chi tiene il tavolo: guarda bene prima di dirti pronto.
page-tiles-derived-board = tabellone derivato da noi (D)
page-tiles-derived-tiles = tessere derivate da noi (D)
page-tiles-derived-both = tabellone e tessere derivati da noi (D)
page-tiles-start-note = Caselle di partenza che la prima parola deve coprire: { $need }; moltiplicano la parola per { $times }.
page-tiles-bag-sum = Tessere: { $tiles } · punti in tutto: { $worth } · in media { $mean } a tessera
page-tiles-bag-preview = Così sarà il sacchetto
page-tiles-set-tile = { $letter }, valore { $value }, quante: { $n }
page-tiles-form-size = Righe e colonne
page-tiles-form-need = Partenze della prima parola
page-tiles-form-start = Partenza: parola ×
page-tiles-name-board = Nome del tabellone
page-tiles-name-set = Nome delle tessere
page-tiles-brush = Che cosa diventa una casella
page-tiles-plain = semplice
page-tiles-mirror = Dipingi uguali i quattro quarti
page-tiles-painted = { $square }: { $what }
page-tiles-paint-note = Tocca una casella per dipingerla, o premi un tasto da 1 a 6.
page-tiles-from-board = Parti da un tabellone
page-tiles-from-set = Parti da una serie di tessere
page-tiles-undo-edit = Annulla
page-tiles-as-table = Come è al tavolo
page-tiles-form-letter = Lettera
page-tiles-form-count = quante
page-tiles-form-value = valore
page-tiles-letter-n = Lettera { $n }
page-tiles-count-of = { $letter }: quante
page-tiles-value-of = { $letter }: valore
page-tiles-remove-letter = Togli { $letter }
page-tiles-add-letter = Un’altra lettera
page-tiles-form-blanks = Jolly da 0 punti
page-tiles-form-stars = Jolly che valgono la lettera
page-tiles-as-text = Come testo (TOML)
page-tiles-text-note = Incolla qui un testo o modifica questo: conta solo quando lo riprendi nel modulo.
page-tiles-take-text = Riprendi il testo
page-tiles-forget-text = Torna al testo del modulo
page-tiles-text-taken = Il testo è ora nel modulo.
page-tiles-open-file = Apri un file
page-tiles-save-file = Salva in un file
page-tiles-bad-file = Questo file non è un testo.
page-tiles-use = Gioca con questi
page-tiles-all-good = Così si può giocare.
page-tiles-looking = Un momento …
page-tiles-faults =
    { $n ->
        [one] C’è una cosa da correggere:
       *[other] Ci sono { $n } cose da correggere:
    }
page-tiles-bad-size = Un tabellone ha da { $least } a { $most } righe.
page-tiles-what-if-try = E con altre tessere?
page-tiles-what-if = Turno { $n }: e se …?
page-tiles-what-if-of = Turno { $n }, { $name }: e se …?
page-tiles-what-if-hint = Sono le tessere di allora: posale come in partita.
page-tiles-what-if-back = Torna ai turni
page-tiles-what-if-table = Punti a confronto
page-tiles-what-if-mine = Così
page-tiles-what-if-played = Giocato
page-tiles-what-if-best = Il meglio
page-tiles-replies = Le risposte migliori
page-tiles-replies-none = Nessuno avrebbe potuto rispondere.
page-tiles-said-reply = Risposta migliore: { $words }, { $points }
page-tiles-form-vulgar = Le parole volgari contano
page-tiles-rules-no-vulgar = Le parole volgari non contano.
