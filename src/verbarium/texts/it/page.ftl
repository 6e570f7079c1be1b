# Ciò che dice la pagina nel browser.

## The house
page-motto = La casa dei giochi di parole
page-skip = Vai al contenuto
page-close = Chiudi
page-settings = Impostazioni
page-try-again = Riprova
page-house-silent = Il server non risponde. C’è la rete?
page-refused = In questo momento non si può.
page-nowhere-title = Qui non c’è nulla
page-nowhere = A questo indirizzo non c’è nessuna pagina.
page-to-front = Torna all’ingresso
page-interface-language = Lingua della pagina
page-lang-it = italiano
page-lang-fr = francese
page-lang-en = inglese
page-lang-ru = russo
page-lang-pl = polacco
page-crowd =
    { $people ->
        [one] Una persona
       *[other] { $people } persone
    } a { $tables ->
        [one] un tavolo
       *[other] { $tables } tavoli
    }

## Settings of this device
page-text-size = Grandezza dei caratteri: { $percent } %
page-theme-auto = Luce: come il dispositivo
page-theme-light = Luce: giorno
page-theme-dark = Luce: sera
page-sound = Suoni
page-light = Luce
page-light-auto = Come il dispositivo
page-light-light = Giorno
page-light-dark = Sera
page-type = Grandezza dei caratteri
page-sounds-on = Suoni
page-sounds-note = Ognuno è scritto anche a parole nel registro.
page-still = Il minor movimento possibile
page-lift = Alzando il dito la parola è scritta
page-lift-note = Dopo aver trascinato sui dadi. Altrimenti aspetta «Scrivi».
page-keys = Con la tastiera
page-key-letters = A–Z
page-key-enter = Invio
page-key-escape = Esc
page-key-space = Spazio
page-sound-dice = I dadi rotolano.
page-sound-bell = Suona la campana.
page-sound-low = Un colpo sul legno: 20 secondi.

## Front door
page-set-table = Prepara un tavolo
page-game = Gioco
page-game-grid = Griglia di lettere
page-game-grid-like = Il Paroliere, Boggle
page-language = Lingua
page-rules = Regole
page-rules-note = ogni regolamento dichiara la sua fonte
page-no-rules = Per questa lingua non ci sono ancora regole.
page-more-rules =
    { $n ->
        [one] Un altro regolamento
       *[other] Altri { $n } regolamenti
    }
page-seal-a = fonte originale
page-seal-b = due fonti concordi
page-seal-c = una fonte indiretta
page-seal-d = ricavato da noi
page-derived-mark = regole ricavate da noi (D)
page-source = Fonte: { $source }
page-derived = Ricavato da noi: { $what }
page-part-admission = parole ammesse
page-part-dice = dadi
page-part-minimum = parola più corta
page-part-points = punti
page-part-penalties = penalità
page-part-weights = pesi dell’estrazione
page-part-vowels = vocali
page-play-now = Gioca subito
page-play-now-with = con { $name }, che aspetta
page-play-now-bot = subito, con un bot
page-alone = Da soli
page-alone-note = solo tu
page-rather-bot = Meglio con un bot
page-invite = Invita gli amici
page-invite-note = un link, senza account
page-bot-level = Forza del bot
page-table-waits = { $name } aspetta giocatori proprio per questo gioco.
page-open-tables = Tavoli aperti
page-no-open-tables = Ora non ci sono tavoli aperti. Preparane uno e mettilo in elenco.
page-watch = guarda
page-free-seats =
    { $n ->
        [one] un posto libero
       *[other] { $n } posti liberi
    }
page-table = Tavolo
page-new-table = Un nuovo tavolo
page-table-of = Il tavolo di { $name }
page-guest = Ospite

## Rules in words
page-span-seconds = { $n } s
page-span-minutes = { $n } min
page-rules-size = { $rows }×{ $cols } dadi
page-rules-grids =
    { $grids ->
        [one] una griglia { $rows }×{ $cols }
       *[other] { $grids } griglie { $rows }×{ $cols } insieme
    }
page-rules-minimum =
    { $n ->
        [one] da una lettera
       *[other] da { $n } lettere
    }
page-rules-same-cancelled = le parole comuni si annullano
page-rules-same-kept = le parole comuni valgono
page-rules-same-cancelled-long = La parola che sta su più liste si annulla per tutti.
page-rules-same-kept-long = La parola che sta su più liste vale per ciascuno.
page-rules-penalties = gli errori costano punti
page-rules-no-penalties = senza penalità
page-rules-penalty-word = Parola non valida: { $cost }.
page-rules-penalty-asked = Parola non valida, se chi l’ha scritta ha chiesto la verifica: { $cost }.
page-rules-penalty-grid = Parola che non si può formare: { $cost }.
page-rules-points = Punti per lettere: { $table }
page-rules-points-each = { $from }+: { $n } a lettera
page-rules-points-add = oltre { $from }: { $n } in più a lettera
page-rules-at-end = I verdetti arrivano dopo la campana.
page-rules-at-once = Ogni parola è verificata appena scritta.
page-rules-challenged = Si verificano solo le parole messe in dubbio; ciò di cui nessuno dubita vale.
page-rules-overrule = Il tavolo può correggere il dizionario, se tutti gli altri sono d’accordo.
page-rules-rounds =
    { $n ->
        [one] una mano
       *[other] { $n } mani
    }
page-rules-target =
    { $n ->
        [one] a un punto
       *[other] ai { $n } punti
    }
page-letters =
    { $n ->
        [one] una lettera
       *[other] { $n } lettere
    }
page-changed-rules = modificate a questo tavolo
page-form-time = Durata di una mano
page-form-minimum = Parola più corta
page-form-end = Durata della partita
page-form-same = La stessa parola su più liste
page-form-verdicts = Verdetti
page-form-at-end = dopo la campana
page-form-at-once = subito
page-form-verify = Che cosa si verifica
page-form-verify-all = ogni parola
page-form-verify-challenged = solo ciò di cui si dubita
page-form-overrule = Il tavolo può correggere il dizionario

## Coming in and the lobby
page-coming-in = Un momento …
page-come-in = Entra
page-your-name = Il tuo nome al tavolo
page-no-account = Nessun account. Il nome resta su questo dispositivo.
page-name-needed = Serve un nome, perché gli altri sappiano chi gioca.
page-sit-down = Siediti
page-only-watch = Guarda soltanto
page-watch-game = Guarda
page-here-already = Già qui
page-at-table = Al tavolo
page-seats-taken = Posti occupati: { $n } su { $most }
page-take-seat = Prendi posto
page-leave = Lascia il tavolo
page-you = tu
page-host = padrone di casa
page-away = assente
page-watches = guarda
page-is-ready = pronto
page-not-ready = non ancora pronto
page-bot-beginner = Bot principiante
page-bot-easy = Bot facile
page-bot-medium = Bot medio
page-bot-hard = Bot forte
page-bot-expert = Bot esperto
page-bot-master = Bot campione
page-bot-invite = Invita questo bot
page-make-host = Affida il tavolo
page-make-host-of = Affida il tavolo a { $name }
page-remove = Allontana
page-remove-of = Allontana { $name } dal tavolo
page-link = Link a questo tavolo
page-link-note = Chi ha questo link può entrare.
page-copy = Copia
page-copied = Copiato
page-qr = Il link come codice da fotografare
page-list-it = Mostralo fra i tavoli aperti
page-what-is-played = A che cosa si gioca
page-change-rules = Cambia le regole
page-change-clears = Dopo un cambiamento nessuno è più «pronto».
page-commitment = Il caso è già deciso. Il suo sigillo:
page-you-watch = Stai guardando.
page-too-few =
    { $n ->
        [one] Serve un giocatore.
       *[other] Servono { $n } giocatori.
    }
page-waiting-for = Si aspetta { $names }
page-waiting-return = Si aspetta il ritorno di { $names }
page-about-to-begin = Si comincia …
page-preparing = Si preparano la lista delle parole e il piano di gioco. Succede solo la prima volta e richiede da pochi secondi a un paio di minuti. Poi la partita comincia da sola.
page-preparing-mark = Preparazione in corso
page-preparing-so-far = Finora { $time }
page-preparing-still = La preparazione continua, finora { $time }.
page-preparing-status = La partita comincia da sola appena tutto è pronto.
page-all-ready-but-you = Gli altri sono pronti.
page-begin-when-you-like = Comincia quando vuoi. Così accetti le regole indicate.
page-take-back-ready = Pronto. Ritira
page-shake = Agita i dadi
page-shake-ready = Pronto: agita
page-ready = Pronto
page-line-lost = La linea è caduta. Ciò che hai scritto resta; ci ricolleghiamo …
page-paused = Il tempo è fermo: al tavolo non c’è nessuno.

## People and talk
page-people-talk = Persone e chiacchiere
page-people-unread =
    { $n ->
        [one] Persone e chiacchiere, un messaggio nuovo
       *[other] Persone e chiacchiere, { $n } messaggi nuovi
    }
page-talk = Chiacchiere
page-nothing-said = Nessuno ha ancora detto nulla.
page-say-something = Di’ qualcosa
page-send = Invia
page-mute = Nascondi ciò che dice qualcuno
page-log = Che cosa si è sentito
page-quick-1 = Ciao!
page-quick-2 = Buona fortuna!
page-quick-3 = Bella parola!
page-quick-4 = Un momento, per favore
page-quick-5 = Un’altra?
page-quick-6 = Grazie della partita!
page-told-came = { $name } è qui.
page-told-left = { $name } se n’è andato.
page-told-ready = { $name } è pronto.
page-told-host = Ora il tavolo è di { $name }.
page-told-host-you = Ora il tavolo è tuo.
page-told-settings = Le regole sono cambiate. Tutti devono dirsi di nuovo pronti.
page-told-said = { $name }: { $text }
page-told-stopped = { $name } ha posato la matita.
page-told-phase-shaking = Si agitano i dadi.
page-told-phase-drawing = Si estraggono le consonanti.
page-told-phase-writing = Il tempo corre.
page-told-phase-doubting = La campana. Di quali parole dubiti?
page-told-phase-reading = La campana. Si leggono le liste.
page-told-phase-over = La partita è finita.

## The round
page-seats = Chi gioca
page-round = mano { $n }
page-round-of = mano { $n } di { $of }
page-round-to = mano { $n }, ai { $target } punti
page-round-short = Mano { $n }
page-time-left = { $time } alla fine
page-seconds-left =
    { $n ->
        [one] Resta un secondo
       *[other] Restano { $n } secondi
    }
page-grid-and-entry = Dadi e parola
page-board = Griglia di lettere, { $rows } per { $cols }
page-die = { $face }, riga { $row } colonna { $col }
page-die-in-path = { $face }, riga { $row } colonna { $col }, numero { $at } del percorso
page-hole = vuoto
page-around = Intorno a { $face }: { $around }
page-which-grid = Quale griglia
page-grid-n = Griglia { $n }
page-word = Parola
page-write = Scrivi
page-rub-last = Cancella l’ultima lettera
page-entry-hint = Digita, tocca o trascina
page-on-grid =
    { $n ->
        [one] si può formare · una lettera
       *[other] si può formare · { $n } lettere
    }
page-off-grid = non si può formare
page-not-beside = { $face } non tocca l’ultimo dado
page-cleared = cancellato
page-shaking = Si agitano i dadi …
page-already-written = «{ $word }» è già sulla tua lista
page-said-written =
    { $n ->
        [one] { $word }, scritta, una lettera
       *[other] { $word }, scritta, { $n } lettere
    }
page-said-judged =
    { $points ->
        [one] { $word }, { $mark }, { $points } punto
       *[other] { $word }, { $mark }, { $points } punti
    }
page-keys-type = componi
page-keys-write = scrivi
page-keys-rub = cancella
page-keys-walk = percorri i dadi con le frecce
page-your-list = La tua lista
page-words =
    { $n ->
        [one] una parola
       *[other] { $n } parole
    }
page-words-points =
    { $n ->
        [one] una parola
       *[other] { $n } parole
    } · { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
page-total-short = totale { $n }
page-stopped = ha finito
page-foot-at-once = Verificata mentre scrivi.
page-foot-at-end = I verdetti dopo la campana.
page-stop = Ho finito
page-pencil-down = Hai posato la matita
page-rub-out = Cancella «{ $word }»
page-rubbed-out = { $word }, cancellata
page-ask-check = Chiedi la verifica
page-check-asked = { $word }: verifica richiesta

## After the bell
page-doubting = Di quali parole dubiti?
page-doubting-note = Si verifica solo ciò di cui si dubita. Ciò di cui nessuno dubita vale.
page-doubt = Dubito
page-doubt-of = { $does }: { $word }, { $name }
page-doubted = in dubbio
page-no-more-doubts = Nessun altro dubbio
page-every-list = Tutte le liste, parola per parola
page-order = Ordine
page-by-verdict = Per verdetto
page-as-written = Come scritte
page-marks = Segni
page-whose-list = Di chi è la lista
page-tab-score =
    { $points ->
        [one] { $rank }º · { $points } punto
       *[other] { $rank }º · { $points } punti
    }
page-percent-of-best = { $percent } % del migliore
page-empty-list = Nessuna parola.
page-lens = La parola sui dadi
page-lens-hint = Scegli una parola per vederne il percorso e il motivo; scegli un dado per le parole che ci passano.
page-path-of = Percorso di { $word }
page-also-written-by = Scritta anche da { $names }.
page-asked-by = La verifica l’ha chiesta { $name }.
page-table-ruling = Così ha deciso il tavolo.
page-put-to-table = Rimetti al tavolo
page-stands = Vale
page-falls = Non vale
page-nobody-wrote = non l’ha scritta nessuno
page-words-through =
    { $n ->
        [one] Una parola passa per { $face }
       *[other] { $n } parole passano per { $face }
    }
page-missed = Sfuggite a tutti
page-nothing-missed = Niente: le avete trovate tutte.
page-possible =
    { $words ->
        [one] Sui dadi c’era una parola
       *[other] Sui dadi c’erano { $words } parole
    }, in tutto { $points ->
        [one] un punto
       *[other] { $points } punti
    }; la più lunga di { $longest ->
        [one] una lettera
       *[other] { $longest } lettere
    }.
page-and-more =
    { $n ->
        [one] e un’altra
       *[other] e altre { $n }
    }
page-after-bell = Dopo la campana, fuori gara
page-after-bell-note = Arrivate troppo tardi: nessun punto, e non cancellano la parola di nessuno. Le vedi solo tu.
page-lexicon = Dizionario { $name }, impronta { $print }
page-look-up = Questa parola vale? Perché?
page-ask = Chiedi
page-standings = Classifica
page-player = Giocatore
page-points = Punti
page-total = Totale
page-next-round = Prossima mano

## The end
page-final = Risultato finale
page-rank = Posto
page-your-result =
    { $points ->
        [one] Hai { $points } punto
       *[other] Hai { $points } punti
    }
page-winner = Vince { $name }
page-winners = Vincono insieme { $names }
page-all-share = Parità: la vittoria è di tutti
page-rematch = Un’altra partita
page-rematch-note = Stesse persone, stesse regole, si ricomincia.
page-proof = Il caso era onesto?
page-proof-note = Il sigillo si vedeva prima che qualcuno fosse pronto; ora è aperto il seme che racchiudeva. Chi vuole lo controlla con «verbarium verify».
page-seed = Seme
page-download-log = Il registro di questa partita

## Consonando
page-game-consonando = Consonando
page-game-consonando-like = aggiungi le vocali
page-draws = Consonanti estratte, mano per mano: { $draws }
page-consonants-once = Ogni consonante serve una volta; le vocali sono libere.
page-consonants-points = Un punto a lettera; usando tutte le consonanti, uno in più per ciascuna.
page-jollies =
    { $n ->
        [0] Nessun jolly
        [one] Un jolly a testa
       *[other] { $n } jolly a testa
    }
page-form-jollies = Jolly a testa
page-consonants-drawn =
    { $n ->
        [one] Una consonante
       *[other] { $n } consonanti
    }
page-used = usata
page-vowels-free = Vocali, quante ne vuoi: { $vowels }
page-drawing = Si estraggono le consonanti …
page-consonant-missing = Non c’è (più) la { $letter }
page-consonants-used =
    { $n ->
        [one] una lettera · { $used } consonanti su { $of }
       *[other] { $n } lettere · { $used } consonanti su { $of }
    }
page-consonants-all =
    { $n ->
        [one] una lettera · tutte le consonanti!
       *[other] { $n } lettere · tutte le consonanti!
    }
page-jolly =
    { $n ->
        [one] Jolly: ne resta uno
       *[other] Jolly: ne restano { $n }
    }
page-jolly-remove = togli
page-jolly-add = aggiungi
page-sheet-empty = Il foglio è vuoto.
page-consonants-bonus = Tutte le consonanti: +{ $n }.
page-jolly-used = Con il jolly: { $change }.
page-words-of-round = Le parole della mano
page-best = Le parole migliori
page-best-with-jolly = Le migliori con un jolly

## More of the table
page-time = Tempo
page-to-result = Al risultato
page-check = Verifica
page-verdict = Verdetto
page-also = Scritta anche da
page-as-text = Come testo
page-print = Stampa
page-normal-raw = punti
page-normal-percent-of-best = percentuale del migliore
page-normal-percent-of-possible = percentuale del possibile
page-normal-match-points = punti incontro
page-normal-rank-points = punti posizione
page-normal-par = rispetto al par
page-form-normalise = Che cosa fa la classifica
page-form-teams = Squadre
page-rules-normalise = La classifica si fa per: { $how }.
page-rules-teams = A squadre: la lista è quella di tutti insieme.
page-team = Squadra
page-team-n = squadra { $n }
page-table-title = Nome del tavolo
page-late = Chi arriva tardi
page-late-watch = guarda fino alla prossima partita
page-late-next-round = gioca dalla prossima mano
page-late-now = gioca subito
page-rename = Cambia nome
page-extra-of = Più tempo per scrivere a { $name }
page-extra-note = { $time } in più
page-extra-none = come tutti
page-near-yours = Intorno alle parole che hai trovato
page-near-hooks = una lettera in più:
page-near-longer = più lunghe:
page-near-prefixes = al suo interno:
