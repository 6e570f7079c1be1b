# Jeux de grille : règles, verdicts, refus.


## Rule sets: name, and one line of what they are

rules-paroliere-box = Il Paroliere
rules-paroliere-box-summary = Quatre lettres au moins, les mots communs sont barrés, aucune pénalité : la règle de la boîte italienne.
rules-paroliere-box-3 = Il Paroliere, trois lettres
rules-paroliere-box-3-summary = Comme dans les boîtes italiennes récentes : mots dès trois lettres.
rules-paroliere-tournament = Il Paroliere, tournoi
rules-paroliere-tournament-summary = Cinq lettres au moins, les mots communs comptent pour tous, les mots faux coûtent des points.
rules-paroliere-genova = Il Paroliere, club de Gênes
rules-paroliere-genova-summary = Quatre lettres au moins, les mots longs à 2 points la lettre ; un mot faux ne coûte qu’à qui en a demandé la vérification.
rules-maxiparoliere = Maxiparoliere
rules-maxiparoliere-summary = Vingt-cinq dés, mots dès quatre lettres, les mots communs sont barrés.
rules-maxiparoliere-genova = Maxiparoliere, club de Gênes
rules-maxiparoliere-genova-summary = Vingt-cinq dés, cinq lettres au moins, les mots longs à 2 points la lettre.
rules-maxiparoliere-four = Maxiparoliere, quatre grilles
rules-maxiparoliere-four-summary = Quatre grilles de vingt-cinq dés à la fois, dix minutes en tout ; les mots communs comptent pour tous.
rules-lexy = Lexy
rules-lexy-summary = Le jeu italien de 1983, parent du Paroliere ; règles reconstituées.
rules-boggle-en = Boggle, anglais
rules-boggle-en-summary = Trois lettres au moins, les mots communs sont barrés ; toute forme de la liste compte.
rules-boggle-fr = Boggle, français
rules-boggle-fr-summary = Trois lettres au moins, les mots communs sont barrés ; pas de verbe conjugué.
rules-boggle-fr-conjugated = Boggle, français, verbes conjugués admis
rules-boggle-fr-conjugated-summary = Comme le Boggle français, mais les verbes conjugués comptent.
rules-boggle-ru = Boggle, russe
rules-boggle-ru-summary = Trois lettres au moins, les mots communs sont barrés ; noms au nominatif.
rules-boggle-pl = Boggle, polonais
rules-boggle-pl-summary = Trois lettres au moins, les mots communs sont barrés ; toute forme compte.
rules-boggle-it = Boggle, italien
rules-boggle-it-summary = Trois lettres au moins, les mots communs sont barrés ; toute forme compte.
rules-big-boggle = Big Boggle
rules-big-boggle-summary = Vingt-cinq dés, mots dès quatre lettres, les mots communs sont barrés.
rules-super-big-boggle = Super Big Boggle
rules-super-big-boggle-summary = Trente-six dés, certains à deux lettres, d’autres à trou ; mots dès quatre lettres.

## What is said of a word, and what it means

mark-noted = noté
mark-noted-note = Noté ; le verdict vient après le signal.
mark-valid = valable
mark-valid-note = Il compte.
mark-cancelled = barré
mark-cancelled-note = Bon, mais d’autres l’ont écrit aussi.
mark-too-short = trop court
mark-too-short-note = Moins de lettres que la règle n’en demande.
mark-repeated = répété
mark-repeated-note = Il figure déjà dans cette liste.
mark-not-on-the-grid = pas dans la grille
mark-not-on-the-grid-note = On ne peut pas le tracer par dés voisins, chacun une seule fois.
mark-not-a-word = pas un mot
mark-not-a-word-note = Le dictionnaire ne le connaît pas.
mark-not-admitted = non admis
mark-not-admitted-note = C’est un mot, mais d’une sorte que cette règle exclut.
mark-disputed = contesté
mark-disputed-note = La table vote.

## Penalties, with the rule that gives them

clause-not-on-the-grid = Qui écrit un mot impossible à former dans la grille perd des points.
clause-not-a-word = Qui écrit un mot absent du dictionnaire perd des points.
clause-not-admitted = Qui écrit un mot que la règle n’admet pas perd des points.
clause-asked = Qui demande la vérification de son propre mot paie s’il est faux.

## Why a command did nothing

grid-match-over = La partie est finie.
grid-only-watching = Vous regardez, vous ne jouez pas.
grid-not-now = Pas à ce moment.
grid-ink = Quand les mots sont vérifiés aussitôt, ils restent dans la liste.
grid-not-on-list = { $word } n’est pas dans cette liste.
grid-pencil-down = Vous avez posé le crayon.
grid-already-ready = Vous êtes déjà prêt.
grid-wait-for-dice = Les dés sont encore dans le secoueur.
grid-no-such-grid = Cette manche n’a pas de grille de ce numéro.
grid-no-such-seat = Cette place n’existe pas.
grid-not-letters = { $word } contient des lettres que cette langue n’emploie pas.
grid-already-written = { $word } est déjà dans votre liste.
grid-list-full =
    { $lines ->
        [one] Une liste contient { $lines } mot.
       *[other] Une liste contient { $lines } mots.
    }
grid-only-your-own = Pendant que vous écrivez, vous ne pouvez demander que la vérification de vos propres mots.
grid-lexicon-decides = D’après cette règle, c’est le dictionnaire qui tranche.
grid-already-disputed = La table vote déjà sur { $word }.
grid-table-has-ruled = La table a déjà tranché sur { $word }.
grid-not-a-question-of-words = Pour { $word }, la question n’est pas de savoir si c’est un mot.
grid-nobody-to-vote = Il n’y a personne d’autre pour voter.
grid-already-asked = La vérification de { $word } est déjà demandée.
grid-not-disputed = { $word } n’est pas soumis au vote.
grid-you-raised-it = C’est vous qui avez soumis ce mot au vote ; les autres décident.
grid-already-voted = Vous avez déjà voté sur ce mot.

## How a match ended

grid-over-rounds = Toutes les manches sont jouées.
grid-over-target = Le score visé est atteint.

## A rule set that cannot be used; $where is a file with a line, or the name of the rule set

rules-not-toml = { $where } : ce n’est pas du TOML : { $why }
rules-key-unknown = { $where } : le réglage « { $key } » n’existe pas.
rules-key-missing = { $where } : il manque « { $key } ».
rules-key-value = { $where } : « { $key } » ne peut pas avoir cette valeur : { $why }
rules-points-notation = { $where } : « { $key } » : « { $part } » ne s’écrit pas comme 5:2 6:3 8+:11.
rules-points-order = { $where } : dans « { $key } », les longueurs doivent croître, chacune une fois.
rules-points-below = { $where } : les mots comptent dès { $minimum } lettres, mais les points ne commencent qu’à { $first }.
rules-points-per-letter = { $where } : dans « { $key } », per_letter doit valoir au moins 1.
rules-penalties-order = { $where } : les paliers de « { $key } » doivent croître, chacun une fois.
rules-penalties-at-once = { $where } : avec des pénalités, les verdicts viennent à la fin.
rules-challenged-at-once = { $where } : si l’on ne vérifie que les mots contestés, les verdicts viennent à la fin.
rules-no-end = { $where } : il faut à la partie un nombre de manches ou un score à atteindre.
rules-seats = { $where } : de { $fewest } à { $most } places n’est pas un intervalle.
rules-no-such-dice = { $where } : aucun jeu de dés ne s’appelle « { $dice } ». Il y a : { $known }.
rules-no-dice-of-language = { $where } : on ne connaît pas de dés pour la langue « { $language } ».
rules-language-unknown = { $where } : « { $language } » n’est pas une des langues : { $known }.
rules-not-in-language = La règle { $preset } ne se joue pas en « { $language } », mais en : { $known }.
rules-admission = { $where } : « { $key } » : cette langue n’a pas de « { $name } » pour dire quels mots comptent.
rules-no-lists = { $where } : « { $key } » nomme une liste de mots, mais cette maison n’a pas de dossier de listes.
rules-no-par = { $where } : le score par rapport au par demande des joueurs de référence, absents ici.

## Grids as people type them

grid-text-letter = « { $letter } » n’est pas un dé de cette règle.
grid-text-rows = La ligne { $row } de la grille a { $dice } dés, et non { $wanted }.
grid-text-size = La grille a { $dice } dés ; la règle en veut { $wanted }, et ils ne forment pas un carré.
grid-text-large = Une grille a au plus { $most } dés, et non { $dice }.
grid-board-head = La première ligne d’un fichier de grille donne lignes et colonnes, par exemple 4 4, et non « { $line } ».

## Solving and judging on the command line

solve-one-grid = Donnez la grille soit en texte, soit avec --board.
solve-empty = La grille est vide.
solve-total =
    { $words ->
        [one] { $words } mot, { $points } points
       *[other] { $words } mots, { $points } points
    }
judge-missed =
    { $words ->
        [one] Personne n’a trouvé { $words } mot valant { $points } :
       *[other] Personne n’a trouvé { $words } mots valant { $points } :
    }
judge-round = Manche { $round }
judge-standings = Classement
judge-prints = Règle { $rules } · { $rules_print }, mots { $lexicon } · { $lexicon_print }
judge-column-round = manche
judge-column-grid = grille
judge-column-player = joueur
judge-column-word = mot
judge-column-verdict = verdict
judge-column-letters = lettres
judge-column-points = points
judge-column-penalty = pénalité
judge-column-path = chemin
judge-column-others = aussi chez
judge-column-reason = raison
judge-column-rules = règle
judge-column-rules-print = empreinte de la règle
judge-column-lexicon = mots
judge-column-lexicon-print = empreinte des mots
judge-not-toml = { $where } n’est pas du TOML : { $why }
judge-key-missing = { $where } : il manque « { $key } ».
judge-key-value = { $where } : « { $key } » ne contient pas ce qu’il faut.
judge-no-such-grid = { $where } : { $name } a une liste pour la grille { $grid }, mais la manche en compte { $grids }.
rules-column-name = règle
rules-column-languages = langues
rules-column-confidence = source
rules-column-summary = en bref
rules-confidence-note = Source : A page primaire, B deux sources indépendantes, C une source secondaire, D reconstitué par nous.
rules-no-such-folder = Le dossier { $folder } n’existe pas.
cli-language-unknown = « { $language } » n’est pas une des langues : { $known }.
cli-file-missing = Le fichier { $file } n’existe pas.

## Logs, and what they prove

log-line-unreadable = La ligne { $line } du journal est illisible : { $why }
log-format-unknown = Ce journal est au format « { $format } » ; seul { $known } peut être lu.
log-empty = Le journal est vide.
log-does-not-fit = Les lignes de { $file } ne s’accordent pas entre elles.
verify-holds =
    { $checks ->
        [one] Tout concorde : { $checks } vérification.
       *[other] Tout concorde : { $checks } vérifications.
    }
verify-fails = Cela ne concorde pas :
proof-seed-unreadable = La graine ou un apport des joueurs n’est pas en chiffres hexadécimaux.
proof-commitment = La graine est celle qui avait été promise avant la partie.
proof-numbers = Les lignes sont numérotées sans trou.
proof-stamps = Le temps ne recule jamais.
proof-replay = Les lignes, rejouées, mènent à la fin de la partie.
proof-grid-key = La partie a commencé avec la clé tirée de la graine et des apports.
proof-grid-commitment = Manche { $round } : les dés étaient fixés avant d’être secoués.
proof-grid-dice = Manche { $round } : les dés sont ceux que donne la clé.
proof-grid-revealed = Manche { $round } : la clé montrée est la bonne.
proof-grid-lists = Manche { $round } : les listes lues sont celles qui ont été écrites.
proof-grid-points = Manche { $round } : les points découlent des verdicts.
proof-grid-throws = Manche { $round } : les dés n’ont été relancés que dans les cas prévus par la règle.
proof-grid-verdicts = Manche { $round } : le même dictionnaire donne les mêmes verdicts.
proof-grid-outcome = Le résultat découle des scores des manches.
