# PAROLA.

game-parola = PAROLA
rules-parola = PAROLA
rules-parola-summary = Sei carte a testa, due lettere su ogni carta: lo scarto è del più veloce; di’ «PAROLA!» ed esponi una parola di sei lettere. Si vince a 50 punti.
rules-parola-harder = PAROLA, sette carte
rules-parola-harder-summary = Sette carte a testa, parole di sette lettere e un minuto per ogni turno.
rules-parola-categories = PAROLA con le categorie
rules-parola-categories-summary = Un dado dice la categoria. Si parte con tre carte, la mano può crescere e le parole hanno qualsiasi lunghezza.
parola-target = Il traguardo è stato raggiunto.
parola-words-made = Metà dei giocatori ha realizzato una parola.
parola-no-cards = Non ci sono più carte da pescare.
parola-watching = Stai guardando la partita.
parola-over = La partita è finita.
parola-round-runs = Il round è ancora in corso.
parola-already-ready = Hai già detto di essere pronto.
parola-not-dealer = Tocca solo al mazziere.
parola-no-die = Adesso non c’è nessun dado da tirare.
parola-no-naming = Adesso non c’è nessuna categoria da scegliere.
parola-category-empty = Scegli una categoria.
parola-not-in-hand = Non hai in mano questa carta.
parola-word-made = Hai già realizzato la tua parola: gli altri proseguono.
parola-take-or-draw = Prendi lo scarto o pesca dal mazzo.
parola-not-your-turn = Non è il tuo turno.
parola-no-drawing = Si pesca quando lo scarto non interessa a nessuno.
parola-too-late = Adesso non c’è nessuna carta da prendere.
parola-your-own-discard = Questa carta l’hai appena scartata: è per gli altri.
parola-touched = Hai già toccato questa carta.
parola-no-already = L’hai già detto.
parola-must-discard = Devi scartare una carta.
parola-declared = Hai già detto «PAROLA!».
parola-must-keep = Questa carta viene dagli scarti: devi tenerla e scartarne un’altra.
parola-must-use = Questa carta viene dagli scarti: deve far parte della parola.
parola-row =
    { $cards ->
        [one] La parola si fa con { $cards } sola carta, più una per chiuderla.
       *[other] La parola si fa con { $cards } carte, né più né meno, più una per chiuderla.
    }
parola-letter = Una carta della fila non ha la lettera { $letter }.
parola-form = Le carte si sovrappongono in fila e l’ultima chiude la parola capovolta.
parola-nothing-laid = Non c’è nessuna parola da giudicare.
parola-no-vote = Su questa parola non si vota.
parola-own-word = È la tua parola.
parola-voted = Hai già votato.
parola-contested = Qualcuno è stato più veloce.
parola-no-contest = Questa parola non si può più contestare.
parola-not-contester = La carta la sceglie chi ha contestato.
parola-pick = Scegli una delle carte della fila.
parola-few-cards =
    { $cards ->
        [one] Un mazzo di { $cards } carta non basta per mani da { $hand }.
       *[other] Un mazzo di { $cards } carte non basta per mani da { $hand }.
    }
parola-deck-toml = { $where }: non è un mazzo di carte ({ $why }). Servono cards e values.
parola-deck-card = { $where }: «{ $card }» non è una carta. Una carta ha due lettere, il jolly è un asterisco.
parola-deck-value = { $where }: alla lettera { $letter } serve un valore da 0 a 99.
parola-fault-undeclared = «PAROLA!» non è stato detto.
parola-fault-form = La parola non è stata esposta nel modo previsto.
parola-fault-not-a-word = La parola non è nel vocabolario.
parola-fault-not-admitted = Le parole di questo tipo non valgono.
parola-fault-not-in-category = La parola non appartiene alla categoria.
parola-category-names = Nomi
parola-category-things = Cose
parola-category-cities = Città
parola-category-verbs = Verbi
parola-category-animals = Animali
parola-category-choice = Scegli tu
proof-cards-key = La partita è cominciata con la chiave formata dal seme e dai contributi dei giocatori.
proof-cards-commitment = Round { $round }: il caso era fissato prima di giocare.
proof-cards-draw = Round { $round }: le consonanti sono quelle che dice la chiave.
proof-cards-revealed = Round { $round }: la chiave mostrata è quella giusta.
proof-parola-dealer = La scelta del mazziere segue dalla chiave.
proof-parola-die = Round { $round }: il dado mostra ciò che dice la chiave.
proof-parola-deal = Round { $round }: le carte sono state distribuite come dice la chiave.
proof-parola-pile = Round { $round }: il nuovo mazzo è stato mischiato come dice la chiave.
proof-parola-race = Round { $round }, gara { $race }: la carta è andata a chi dicono gli arrivi, i ritardi misurati e la regola.
parola-other-card = Quella carta è già presa: ora ne è scoperta un’altra.
