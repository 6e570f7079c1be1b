# Giochi di tessere sul tabellone.

game-tiles = Tessere sul tabellone
rules-slowodziel-pl = Słowodziel
rules-slowodziel-pl-summary = Il gioco polacco: in un turno tutte le parole che le sette tessere permettono, nomi al nominativo, 16 caselle per 16.
rules-slovodel-ru = Slovodel
rules-slovodel-ru-summary = Il gioco russo: in un turno tutte le parole che le sette tessere permettono, nomi al nominativo, 16 caselle per 16.
rules-slowodziel = Słowodziel in altre lingue
rules-slowodziel-summary = In un turno tutte le parole che le sette tessere permettono, nomi al singolare; tessere derivate da quelle dei cruciverba.
rules-scarabeo-it = Scarabeo
rules-scarabeo-it-summary = Otto tessere, 17 caselle per 17, caselle premio che valgono ogni volta e due scarabei per qualunque lettera.
rules-erudit-ru = Èrudit
rules-erudit-ru-summary = Il gioco russo su 15 caselle per 15: tre stelle che non valgono nulla, 15 punti per tutte e sette le tessere.
rules-crossword-it = Parole incrociate, italiano
rules-crossword-it-summary = Quindici caselle per quindici, tessere italiane, 50 punti per tutte e sette.
rules-crossword-fr = Parole incrociate, francese
rules-crossword-fr-summary = Quindici caselle per quindici, tessere francesi, 50 punti per tutte e sette.
rules-crossword-en = Parole incrociate, inglese
rules-crossword-en-summary = Quindici caselle per quindici, tessere inglesi, 50 punti per tutte e sette.
rules-crossword-pl = Parole incrociate, polacco
rules-crossword-pl-summary = Quindici caselle per quindici, tessere polacche, 50 punti per tutte e sette.
rules-crossword-ru = Parole incrociate, russo
rules-crossword-ru-summary = Quindici caselle per quindici, tessere russe, 50 punti per tutte e sette.
rules-net-duplicate = Duplicato
rules-net-duplicate-summary = Tutti hanno le stesse tessere e tre minuti; sul tabellone va la parola migliore possibile.
tiles-out = Un giocatore ha posato l’ultima tessera.
tiles-blocked = Nessuno poteva più continuare.
tiles-resigned = Un giocatore si è ritirato.
tiles-left = Un giocatore ha abbandonato la partita.
tiles-time = Il tempo di un giocatore è scaduto.
tiles-aborted = La partita è stata annullata di comune accordo.
tiles-duplicate-out = Tutte le tessere sono sul tabellone.
tiles-duplicate-stuck = Non si può posare più nulla.
tiles-watching = Stai guardando questa partita.
tiles-over = La partita è finita.
tiles-gone = Sei fuori da questa partita.
tiles-not-now = Adesso non si può.
tiles-said-already = Lo hai già detto.
tiles-too-late-to-abort = Una partita si può annullare solo prima della seconda mossa.
tiles-can-be-doubted = Le ultime parole si possono ancora contestare.
tiles-only-words = Nel duplicato non si passa e non si cambia.
tiles-done = Hai detto di aver finito: ritiralo per posare un’altra parola.
tiles-not-your-turn = Non tocca a te.
tiles-bag-too-small = Tessere nel sacchetto: { $bag }. Per un cambio devono essere almeno { $least }.
tiles-bag-holds =
    { $bag ->
        [one] Nel sacchetto è rimasta solo { $bag } tessera.
       *[other] Nel sacchetto sono rimaste solo { $bag } tessere.
    }
tiles-nothing-to-doubt = Adesso non c’è nulla da contestare.
tiles-own-words = Queste sono parole tue.
tiles-clock-runs = C’è un orologio che corre: non serve sollecitare.
tiles-your-turn = Tocca proprio a te.
tiles-nudged-already = Questo giocatore è già stato sollecitato.
tiles-one-word = In un turno si può posare una sola parola.
tiles-star-unused = Un jolly ripreso dal tabellone va usato nello stesso turno.
tiles-no-swap = Con queste regole i jolly restano sul tabellone.
tiles-no-star-there = Su questa casella non c’è un jolly.
tiles-not-in-hand = Non hai la tessera { $tile }.
tiles-no-such-letter = Non esiste una tessera con la lettera { $letter }.
tiles-off-board = Questa casella non è sul tabellone.
tiles-square-taken = Su questa casella c’è già una tessera.
tiles-not-in-line = Le tessere di una parola devono stare su una sola linea.
tiles-gap = Tra le tessere c’è un vuoto.
tiles-no-word = Una lettera da sola non è una parola.
tiles-start =
    { $need ->
        [one] La prima parola deve coprire una casella di partenza; ne copre { $covered }.
       *[other] La prima parola deve coprire { $need } caselle di partenza; ne copre { $covered }.
    }
tiles-share = Una parola nuova deve contenere una lettera già sul tabellone: starle accanto non basta.
tiles-apart = La parola non è unita a nulla sul tabellone.
tiles-needs-old = Ogni parola deve contenere una lettera che era sul tabellone prima di questo turno.
tiles-word = { $word } non vale.
tiles-bonus-all = Tutte le tessere posate
tiles-bonus-many = Molte tessere posate
tiles-bonus-pure = Senza jolly
tiles-bonus-special = Parola speciale
tiles-rest-lost = Tessere rimaste
tiles-rest-gained = Tessere degli altri
tiles-rest-time = Tempo supplementare
tiles-few-tiles = Tessere: { $tiles }. Sono troppo poche per leggii da { $rack }.
tiles-many-bonuses = Premi: { $bonuses }. Sono più di quanti ne possa guadagnare un leggio di { $rack } tessere.
tiles-start-out-of-reach = Una prima parola su { $need } caselle di partenza non si può posare con un leggio di { $rack }.
tiles-duplicate-plain = Nel duplicato c’è una parola per turno, senza riprendere jolly e senza contestazioni.
tiles-no-such-board = Non c’è un tabellone chiamato «{ $name }».
tiles-no-such-set = Non c’è una serie di tessere chiamata «{ $name }».
tiles-board-size = Un tabellone ha da 2 a { $most } righe; questo ne ha { $size }.
tiles-board-row = La riga { $row } del tabellone ha { $squares } caselle invece di { $size }.
tiles-board-square = La riga { $row } del tabellone ha una casella strana: «{ $square }». Esistono T, D, t, d, * e il punto.
tiles-board-start = Una casella di partenza vale { $start } volte; sono possibili da 1 a 3.
tiles-board-need = Una prima parola non può coprire { $need } caselle di partenza di questo tabellone.
tiles-set-letters = Una serie di tessere ha da 1 a { $most } lettere diverse; questa ne ha { $letters }.
tiles-set-letter = «{ $letter }» non è una lettera maiuscola.
tiles-set-count = { $letter }: { $count } tessere; possono essere da 0 a { $most }.
tiles-set-wild = Una serie di tessere può avere al massimo { $most } jolly.
tiles-set-many = Le tessere sono troppe ({ $tiles }); se ne possono avere { $most }.
proof-tiles-deal = Il sacchetto, i leggii e chi comincia seguono dalla chiave.
proof-tiles-draw = Dopo il turno { $turn }: le tessere sono state pescate nell’ordine del sacchetto.
proof-tiles-exchange = Turno { $turn }: il cambio e il sacchetto mescolato seguono dalla chiave.
moves-none = Non si può posare nulla.
moves-column-points = Punti
moves-column-turn = Mossa
moves-column-left = Restano
tiles-board-rows = Il tabellone ha { $rows } righe invece di { $size }.
tiles-board-letter = Riga { $row } del tabellone: non esiste una tessera «{ $letter }».
tiles-rack-letter = Non esiste una tessera «{ $letter }».
tiles-rack-size = Tessere: { $tiles }. Un leggio ne tiene { $rack }.
tiles-board-no-start = Il tabellone non ha nessuna casella di partenza (*).
tiles-set-twice = La lettera { $letter } compare due volte.
tiles-set-alphabet = { $letter } non è tra le lettere con cui si cercano le parole di questo gioco.
tiles-set-value = { $letter }: valore { $value }; può andare da 0 a { $most }.
tiles-set-merged = { $one } non può stare sulla tessera di { $other }: serve una lettera senza tessera e una che ce l’ha.
tiles-own-long = Il testo è troppo lungo: { $bytes } byte; sono possibili { $most }.
tiles-own-nothing = Qui non c’è né un tabellone (rows = …) né una serie di tessere (tiles = …).
tiles-own-twice = Ce n’è già un altro dello stesso tipo: un tabellone e una serie di tessere bastano.
tiles-own-unknown = Il campo «{ $key }» qui non esiste.
tiles-own-not-number = «{ $key }» deve essere un numero intero.
tiles-own-not-text = «{ $key }» deve essere un testo tra virgolette.
tiles-own-not-rows = Le righe del tabellone sono testi, uno per riga: rows = ["T..d..T", …].
tiles-own-not-tiles = Ogni tessera si scrive così: ["A", quante, valore].
tiles-own-not-merged = Le lettere che usano un’altra tessera si scrivono così: merged = { "{" } "Ё" = "Е" { "}" }.
tiles-own-title = Il nome è troppo lungo; sono possibili { $most } caratteri.
tiles-toml = Qui il testo non è TOML.
tiles-toml-array = Una parentesi quadra non è chiusa, o manca una virgola.
tiles-toml-text = Un testo non è chiuso dalle virgolette.
tiles-toml-equals = Dopo un nome ci vuole il segno =.
tiles-toml-line = Dopo un valore deve cominciare una riga nuova.
tiles-toml-twice = Questo nome è già stato dato.
tiles-toml-value = Qui manca un valore, oppure non è scritto bene.
tiles-fault-line = Riga { $line }: { $what }
rules-check-good = { $what }: si può giocare.
rules-check-board = Tabellone { $size }×{ $size }; caselle di partenza: { $starts }.
rules-check-tiles = Tessere: { $tiles }, di cui jolly: { $wild }; valgono in tutto { $worth }.
