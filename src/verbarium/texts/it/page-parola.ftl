# The page of PAROLA.

page-game-parola = PAROLA
page-game-parola-like = carte da due lettere
page-parola-dealt =
    { $n ->
        [one] Una carta
       *[other] { $n } carte
    } a testa; su ogni carta due lettere, vale quella diritta.
page-parola-exact = La parola usa { $n ->
        [one] una carta
       *[other] { $n } carte
    }; un’altra, coperta, la chiude.
page-parola-any-length = La parola usa tutte le carte in mano tranne una, che coperta la chiude. Si parte con { $n }.
page-parola-race-rule = Lo scarto è del primo che lo tocca: lo tiene e ne scarta un altro. Se nessuno lo vuole, pesca chi è di turno.
page-parola-window = Lo scarto resta aperto { $n ->
        [one] un secondo
       *[other] { $n } secondi
    }.
page-parola-arrival = Decide l’arrivo al server.
page-parola-fair = A chi tocca entro { $n } ms dal primo si scala il ritardo della linea misurato dal server; a parità si tira a sorte.
page-parola-not-obliged = Scartare non è obbligatorio: la mano può crescere.
page-parola-laying-assisted = Le carte si dispongono da sole nel modo giusto.
page-parola-laying-by-hand = Ognuno dispone e chiude da sé, e può sbagliare.
page-parola-contest-rule = Una parola sbagliata o non annunciata si può contestare per { $time }.
page-parola-turn-clock = Tempo per ogni mossa: { $time }.
page-parola-no-clock = Nessun limite di tempo per le mosse.
page-parola-plurals = Valgono plurali e femminili; i verbi solo all’infinito.
page-parola-lemmas = Solo forme da vocabolario; i verbi all’infinito.
page-parola-form-hand = Carte a testa
page-parola-form-turn = Tempo per mossa
page-parola-form-no-clock = senza limite
page-parola-form-window = Quanto resta aperto lo scarto
page-parola-form-contest = Tempo per contestare
page-parola-form-fair = Chi arriva primo
page-parola-form-arrival = l’ordine di arrivo
page-parola-form-up-to = tolto il ritardo misurato, entro { $n } ms
page-parola-form-laying = Esporre la parola
page-parola-form-assisted = con aiuto
page-parola-form-by-hand = da sé
page-parola-form-deck = Il mazzo della tua scatola (TOML)
page-parola-form-plurals = Valgono plurali e femminili
page-parola-jolly = jolly
page-parola-jolly-as = jolly, vale { $letter }
page-parola-jolly-is = Il jolly sta per
page-parola-card = { $up }, vale { $value }; capovolta { $down }, vale { $other }
page-parola-cards =
    { $n ->
        [one] una carta
       *[other] { $n } carte
    }
page-parola-points =
    { $n ->
        [one] un punto
       *[other] { $n } punti
    }
page-parola-note-made = ha fatto parola: +{ $n }
page-parola-note-plays = sta giocando
page-parola-note-said = PAROLA!
page-parola-note-no = «no»
page-parola-note-next = pescherà
page-parola-note-deals = mazziere
page-parola-note-window = ha chiesto { $n } s
page-parola-table = Il tavolo
page-parola-deals =
    { $mine ->
        [you] Dai le carte tu
       *[other] Dà le carte { $name }
    }
page-parola-draw-for-deal = Carte per decidere chi dà
page-parola-lowest-deals = Dà le carte chi ha la somma più bassa; il jolly vale 0.
page-parola-throws =
    { $mine ->
        [you] Lancia il dado
       *[other] { $name } lancia il dado
    }
page-parola-throw = Lancia il dado
page-parola-names =
    { $mine ->
        [you] A tua scelta: di’ una categoria
       *[other] { $name } sceglie una categoria
    }
page-parola-own-category = Categoria
page-parola-name-it = Così
page-parola-category = Categoria: { $category }
page-parola-dealing =
    { $mine ->
        [you] Stai dando le carte
       *[other] { $name } dà le carte
    }
page-parola-all-at-once = Tutti le prendono in mano nello stesso momento.
page-parola-discard-head = Scarto
page-parola-touch-it = Tocca per prenderla
page-parola-take = Prendi lo scarto: { $card }
page-parola-open = aperta a tutti
page-parola-open-now = { $card }. Aperta.
page-parola-or-draw = prendila, o pesca dal mazzo
page-parola-touched = Toccata: si decide …
page-parola-you-took = L’hai presa tu. Scarta una carta diversa, oppure di’ PAROLA!
page-parola-you-drew = Hai pescato. Scarta una carta, oppure di’ PAROLA!
page-parola-now-lay = Ora esponi la tua parola.
page-parola-holder-plays = Gioca { $name }
page-parola-holder-said = { $name } dice PAROLA!
page-parola-nothing-open = Nessuna carta aperta
page-parola-own = È il tuo scarto: è per gli altri
page-parola-you-made = Hai fatto la tua parola: gli altri proseguono
page-parola-chooses = Sceglie { $name }
page-parola-pile = Mazzo
page-parola-draw = Pesca
page-parola-no = Non mi serve
page-parola-no-taken-back = Ci ripenso
page-parola-last-moves = Ultime mosse
page-parola-move-dealt =
    { $mine ->
        [you] Hai dato le carte
       *[other] { $name } dà le carte
    }
page-parola-move-took =
    { $mine ->
        [you] Prendi { $card }
       *[other] { $name } prende { $card }
    }
page-parola-move-drew =
    { $mine ->
        [you] Peschi dal mazzo
       *[other] { $name } pesca dal mazzo
    }
page-parola-move-discarded =
    { $mine ->
        [you] Scarti { $card }
       *[other] { $name } scarta { $card }
    }
page-parola-move-picked =
    { $mine ->
        [you] Scarti { $card } di { $name }
       *[other] { $by } scarta { $card } di { $name }
    }
page-parola-move-laid =
    { $mine ->
        [you] Esponi una parola
       *[other] { $name } espone una parola
    }
page-parola-move-took-back =
    { $mine ->
        [you] Riprendi le carte
       *[other] { $name } riprende le carte
    }
page-parola-move-shuffled = Gli scarti rimescolati fanno un nuovo mazzo
page-parola-said =
    { $mine ->
        [you] Hai detto PAROLA! Ora esponi
       *[other] { $name } dice PAROLA!
    }
page-parola-told-vote = { $name } espone { $word }. Si vota.
page-parola-told-contest = { $name } espone { $word }. Si può contestare.
page-parola-made = { $name } ha fatto { $word }: { $n ->
        [one] un punto
       *[other] { $n } punti
    }.
page-parola-round-over = La mano è finita.
page-parola-on-table = Una parola sul tavolo
page-parola-laid = Parola esposta: { $word }
page-parola-closing-down = carta di chiusura, coperta
page-parola-contestable =
    { $mine ->
        [you] La tua parola si può contestare
       *[other] La parola di { $name } si può contestare
    }
page-parola-contest = Contesto!
page-parola-pick-one = Scegli la carta da scartare
page-parola-pick = Scarta { $letter }
page-parola-picks = { $name } sceglie la carta da scartare
page-parola-vote =
    { $mine ->
        [you] La tua parola vale? Gli altri votano
       *[other] Vale la parola di { $name }?
    }
page-parola-vote-category =
    { $mine ->
        [you] La tua parola vale per «{ $category }»? Gli altri votano
       *[other] La parola di { $name } vale per «{ $category }»?
    }
page-parola-counts = Vale
page-parola-counts-not = Non vale
page-parola-votes = sì { $yes } · no { $no }
page-parola-your-hand = La tua mano
page-parola-you-spell = La tua fila: { $word }
page-parola-hole = manca una
page-parola-missing = { $n } in fila, una chiude
page-parola-if-counts =
    { $n ->
        [one] un punto
       *[other] { $n } punti
    }, se la parola vale; chiude { $card }
page-parola-in-hand = { $n }: { $card }
page-parola-in-hand-closes = { $n }, chiude: { $card }
page-parola-turn = Capovolgi
page-parola-turn-card = Capovolgi { $card }
page-parola-left = Sposta a sinistra
page-parola-right = Sposta a destra
page-parola-now-at = { $card }, posto { $n }. { $word }
page-parola-mix = Mescola
page-parola-lay = Esponi
page-parola-discard = Scarta
page-parola-discard-card = Scarta { $card }
page-parola-keep = Tieni tutto
page-parola-when = quando hai una carta in più
page-parola-overlap = Sovrapponi le carte
page-parola-face-down = Chiudi con la carta coperta
page-parola-need = La mano finisce con { $n ->
        [one] una parola
       *[other] { $n } parole
    }.
page-parola-asked-wider = Più tempo è stato chiesto da { $names }.
page-parola-wider = Mi serve più tempo per lo scarto
page-parola-not-wider = no
page-parola-last-race = Com’è stata decisa l’ultima gara
page-parola-race-won = { $card } è andata a { $name }.
page-parola-race-lot = A pari tempo ha deciso la sorte.
page-parola-race-reach = { $name }: +{ $after } ms, ritardo misurato { $delay } ms
page-parola-which-round = Quale mano
page-parola-dealt-by = Ha dato le carte { $name }.
page-parola-row-said = { $name }: { $word }, { $n ->
        [one] un punto
       *[other] { $n } punti
    }.
page-parola-could = Che cosa si poteva fare, e da quando
page-parola-from = da { $time } della partita · { $n ->
        [one] e un’altra
       *[other] e altre { $n }
    }
page-parola-could-nothing = Nessuna parola.
page-parola-not-searched = In questa mano non si è cercato, o non c’era niente.
page-parola-proof = Le carte erano oneste?
page-parola-commitment = Sigillo, mostrato prima di dare le carte:
page-parola-key = Chiave della mano:
