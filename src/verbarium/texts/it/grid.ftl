# Giochi di griglia: regolamenti, verdetti, rifiuti.


## Rule sets: name, and one line of what they are

rules-paroliere-box = Il Paroliere
rules-paroliere-box-summary = Da quattro lettere in su, le parole comuni si annullano, nessuna penalità: le regole della confezione.
rules-paroliere-box-3 = Il Paroliere, tre lettere
rules-paroliere-box-3-summary = Come nelle confezioni più recenti: parole da tre lettere in su.
rules-paroliere-tournament = Il Paroliere da torneo
rules-paroliere-tournament-summary = Da cinque lettere in su, le parole comuni valgono per tutti, quelle sbagliate costano punti.
rules-paroliere-genova = Il Paroliere di Genova
rules-paroliere-genova-summary = Da quattro lettere in su, le lunghe a 2 punti per lettera; la parola sbagliata costa solo a chi ne ha chiesto la verifica.
rules-maxiparoliere = Maxiparoliere
rules-maxiparoliere-summary = Venticinque dadi, parole da quattro lettere in su, le comuni si annullano.
rules-maxiparoliere-genova = Maxiparoliere di Genova
rules-maxiparoliere-genova-summary = Venticinque dadi, da cinque lettere in su, le parole lunghe a 2 punti per lettera.
rules-maxiparoliere-four = Maxiparoliere, quattro griglie
rules-maxiparoliere-four-summary = Quattro griglie da venticinque dadi insieme, dieci minuti in tutto; le parole comuni valgono per tutti.
rules-lexy = Lexy
rules-lexy-summary = Il gioco del 1983, parente del Paroliere; le regole sono ricostruite.
rules-boggle-en = Boggle, inglese
rules-boggle-en-summary = Da tre lettere in su, le parole comuni si annullano; vale ogni forma della lista.
rules-boggle-fr = Boggle, francese
rules-boggle-fr-summary = Da tre lettere in su, le parole comuni si annullano; niente verbi coniugati.
rules-boggle-fr-conjugated = Boggle, francese, anche verbi coniugati
rules-boggle-fr-conjugated-summary = Come il Boggle francese, ma valgono anche i verbi coniugati.
rules-boggle-ru = Boggle, russo
rules-boggle-ru-summary = Da tre lettere in su, le parole comuni si annullano; sostantivi al nominativo.
rules-boggle-pl = Boggle, polacco
rules-boggle-pl-summary = Da tre lettere in su, le parole comuni si annullano; vale ogni forma.
rules-boggle-it = Boggle, italiano
rules-boggle-it-summary = Da tre lettere in su, le parole comuni si annullano; vale ogni forma.
rules-big-boggle = Big Boggle
rules-big-boggle-summary = Venticinque dadi, parole da quattro lettere in su, le comuni si annullano.
rules-super-big-boggle = Super Big Boggle
rules-super-big-boggle-summary = Trentasei dadi, alcuni con due lettere e altri con un buco; parole da quattro lettere in su.

## What is said of a word, and what it means

mark-noted = annotata
mark-noted-note = Scritta; il verdetto arriva dopo il segnale.
mark-valid = valida
mark-valid-note = Vale.
mark-cancelled = annullata
mark-cancelled-note = Buona, ma l’hanno scritta anche altri.
mark-too-short = troppo corta
mark-too-short-note = Ha meno lettere di quante ne chiede il regolamento.
mark-repeated = ripetuta
mark-repeated-note = È già in questa lista.
mark-not-on-the-grid = non è nella griglia
mark-not-on-the-grid-note = Non si può tracciare per dadi vicini, usando ogni dado una volta sola.
mark-not-a-word = non è una parola
mark-not-a-word-note = Il vocabolario non la riporta.
mark-not-admitted = non ammessa
mark-not-admitted-note = È una parola, ma di un tipo che queste regole escludono.
mark-disputed = contestata
mark-disputed-note = Il tavolo sta votando.

## Penalties, with the rule that gives them

clause-not-on-the-grid = Chi scrive una parola che non si può formare nella griglia perde punti.
clause-not-a-word = Chi scrive una parola che il vocabolario non riporta perde punti.
clause-not-admitted = Chi scrive una parola che il regolamento non ammette perde punti.
clause-asked = Chi chiede la verifica di una propria parola paga se è sbagliata.

## Why a command did nothing

grid-match-over = La partita è finita.
grid-only-watching = Stai guardando, non giochi.
grid-not-now = Non in questo momento.
grid-ink = Dove le parole si verificano subito, restano nella lista.
grid-not-on-list = { $word } non è in quella lista.
grid-pencil-down = Hai posato la matita.
grid-already-ready = Sei già pronto.
grid-wait-for-dice = I dadi sono ancora nello scuotidadi.
grid-no-such-grid = In questa manche non c’è una griglia con quel numero.
grid-no-such-seat = Quel posto non esiste.
grid-not-letters = { $word } contiene lettere che questa lingua non usa.
grid-already-written = { $word } è già nella tua lista.
grid-list-full =
    { $lines ->
        [one] Una lista contiene una parola.
       *[other] Una lista contiene { $lines } parole.
    }
grid-only-your-own = Mentre scrivi puoi chiedere la verifica solo delle tue parole.
grid-lexicon-decides = Secondo queste regole decide il vocabolario.
grid-already-disputed = Il tavolo sta già votando su { $word }.
grid-table-has-ruled = Su { $word } il tavolo ha già deciso.
grid-not-a-question-of-words = Per { $word } la questione non è se sia una parola.
grid-nobody-to-vote = Non c’è nessun altro che possa votare.
grid-already-asked = La verifica di { $word } è già stata chiesta.
grid-not-disputed = { $word } non è in votazione.
grid-you-raised-it = Hai messo tu la parola ai voti: decidono gli altri.
grid-already-voted = Hai già votato su questa parola.

## How a match ended

grid-over-rounds = Si sono giocate tutte le manche.
grid-over-target = Il traguardo è stato raggiunto.

## A rule set that cannot be used; $where is a file with a line, or the name of the rule set

rules-not-toml = { $where }: non è TOML: { $why }
rules-key-unknown = { $where }: l’impostazione «{ $key }» non esiste.
rules-key-missing = { $where }: manca «{ $key }».
rules-key-value = { $where }: «{ $key }» non può avere questo valore: { $why }
rules-points-notation = { $where }: «{ $key }»: «{ $part }» non è scritto come 5:2 6:3 8+:11.
rules-points-order = { $where }: in «{ $key }» le lunghezze devono crescere, ciascuna una volta.
rules-points-below = { $where }: le parole valgono da { $minimum } lettere, ma i punti partono da { $first }.
rules-points-per-letter = { $where }: in «{ $key }» per_letter deve essere almeno 1.
rules-penalties-order = { $where }: i gradini di «{ $key }» devono avere lunghezze crescenti, ciascuna una volta.
rules-penalties-at-once = { $where }: con le penalità i verdetti si danno alla fine.
rules-challenged-at-once = { $where }: dove si verificano solo le parole contestate, i verdetti si danno alla fine.
rules-no-end = { $where }: alla partita serve un numero di manche o un traguardo.
rules-seats = { $where }: da { $fewest } a { $most } posti non è un intervallo.
rules-no-such-dice = { $where }: non ci sono dadi di nome «{ $dice }». Ci sono: { $known }.
rules-no-dice-of-language = { $where }: per la lingua «{ $language }» non si conoscono dadi.
rules-language-unknown = { $where }: «{ $language }» non è una delle lingue: { $known }.
rules-not-in-language = Il regolamento { $preset } non si gioca in «{ $language }», ma in: { $known }.
rules-admission = { $where }: «{ $key }»: in questa lingua non c’è «{ $name }» per dire quali parole valgono.
rules-no-lists = { $where }: «{ $key }» indica una lista di parole, ma questa casa non ha una cartella di liste.
rules-no-par = { $where }: per il punteggio rispetto al par servono giocatori di riferimento, che qui non ci sono.

## Grids as people type them

grid-text-letter = «{ $letter }» non è un dado di questo regolamento.
grid-text-rows = La riga { $row } della griglia ha { $dice } dadi, non { $wanted }.
grid-text-size = La griglia ha { $dice } dadi; il regolamento ne vuole { $wanted }, e non formano un quadrato.
grid-text-large = Una griglia ha al massimo { $most } dadi, non { $dice }.
grid-board-head = La prima riga di un file di griglia indica righe e colonne, per esempio 4 4, non «{ $line }».

## Solving and judging on the command line

solve-one-grid = Indica la griglia come testo oppure con --board.
solve-empty = La griglia è vuota.
solve-total =
    { $words ->
        [one] { $words } parola, { $points } punti
       *[other] { $words } parole, { $points } punti
    }
judge-missed =
    { $words ->
        [one] Nessuno ha trovato { $words } parola da { $points } punti:
       *[other] Nessuno ha trovato { $words } parole per { $points } punti:
    }
judge-round = Manche { $round }
judge-standings = Classifica
judge-prints = Regolamento { $rules } · { $rules_print }, parole { $lexicon } · { $lexicon_print }
judge-column-round = manche
judge-column-grid = griglia
judge-column-player = giocatore
judge-column-word = parola
judge-column-verdict = verdetto
judge-column-letters = lettere
judge-column-points = punti
judge-column-penalty = penalità
judge-column-path = percorso
judge-column-others = anche di
judge-column-reason = motivo
judge-column-rules = regolamento
judge-column-rules-print = impronta del regolamento
judge-column-lexicon = parole
judge-column-lexicon-print = impronta delle parole
judge-not-toml = { $where } non è TOML: { $why }
judge-key-missing = { $where }: manca «{ $key }».
judge-key-value = { $where }: «{ $key }» non contiene quel che serve.
judge-no-such-grid = { $where }: { $name } ha una lista per la griglia { $grid }, ma le griglie della manche sono { $grids }.
rules-column-name = regolamento
rules-column-languages = lingue
rules-column-confidence = fonte
rules-column-summary = in breve
rules-confidence-note = Fonte: A pagina primaria, B due fonti indipendenti, C una fonte secondaria, D ricostruito da noi.
rules-no-such-folder = La cartella { $folder } non esiste.
cli-language-unknown = «{ $language }» non è una delle lingue: { $known }.
cli-file-missing = Il file { $file } non esiste.

## Logs, and what they prove

log-line-unreadable = La riga { $line } del registro non si può leggere: { $why }
log-format-unknown = Il registro è nel formato «{ $format }»; si legge solo { $known }.
log-empty = Il registro è vuoto.
log-does-not-fit = Le righe di { $file } non si accordano tra loro.
verify-holds =
    { $checks ->
        [one] Tutto torna: { $checks } verifica.
       *[other] Tutto torna: { $checks } verifiche.
    }
verify-fails = Non torna:
proof-seed-unreadable = Il seme o un contributo dei posti non è in cifre esadecimali.
proof-commitment = Il seme è quello promesso prima della partita.
proof-numbers = Le righe sono numerate senza salti.
proof-stamps = Il tempo non torna mai indietro.
proof-replay = Le righe, rigiocate, portano alla fine della partita.
proof-grid-key = La partita è iniziata con la chiave fatta di seme e contributi.
proof-grid-commitment = Manche { $round }: i dadi erano fissati prima di scuoterli.
proof-grid-dice = Manche { $round }: i dadi stanno come dice la chiave.
proof-grid-revealed = Manche { $round }: la chiave mostrata è quella giusta.
proof-grid-lists = Manche { $round }: le liste lette sono quelle scritte.
proof-grid-points = Manche { $round }: i punti seguono dai verdetti.
proof-grid-throws = Manche { $round }: i dadi sono stati rilanciati solo quando lo prevede il regolamento.
proof-grid-verdicts = Manche { $round }: lo stesso vocabolario dà gli stessi verdetti.
proof-grid-outcome = Il risultato segue dai punteggi delle manche.
