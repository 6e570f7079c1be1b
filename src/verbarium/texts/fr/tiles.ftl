# Jeux de jetons sur un plateau.

game-tiles = Jetons sur un plateau
rules-slowodziel-pl = Słowodziel
rules-slowodziel-pl-summary = Le jeu polonais : autant de mots par tour que les sept jetons le permettent, noms au nominatif, 16 cases sur 16.
rules-slovodel-ru = Slovodel
rules-slovodel-ru-summary = Le jeu russe : autant de mots par tour que les sept jetons le permettent, noms au nominatif, 16 cases sur 16.
rules-slowodziel = Słowodziel en d’autres langues
rules-slowodziel-summary = Autant de mots par tour que les sept jetons le permettent, noms au singulier ; jetons dérivés de ceux des mots croisés.
rules-scarabeo-it = Scarabeo
rules-scarabeo-it-summary = Huit jetons, 17 cases sur 17, des cases primes qui comptent à chaque fois et deux scarabées pour n’importe quelle lettre.
rules-erudit-ru = Eroudit
rules-erudit-ru-summary = Le jeu russe sur 15 cases sur 15 : trois étoiles qui ne valent rien, 15 points pour les sept jetons.
rules-crossword-it = Mots croisés, italien
rules-crossword-it-summary = Quinze cases sur quinze, jetons italiens, 50 points pour les sept.
rules-crossword-fr = Mots croisés, français
rules-crossword-fr-summary = Quinze cases sur quinze, jetons français, 50 points pour les sept.
rules-crossword-en = Mots croisés, anglais
rules-crossword-en-summary = Quinze cases sur quinze, jetons anglais, 50 points pour les sept.
rules-crossword-pl = Mots croisés, polonais
rules-crossword-pl-summary = Quinze cases sur quinze, jetons polonais, 50 points pour les sept.
rules-crossword-ru = Mots croisés, russe
rules-crossword-ru-summary = Quinze cases sur quinze, jetons russes, 50 points pour les sept.
rules-net-duplicate = Duplicate
rules-net-duplicate-summary = Tous ont les mêmes jetons et trois minutes ; le meilleur mot possible va sur le plateau.
tiles-out = Un joueur a posé son dernier jeton.
tiles-blocked = Plus personne ne pouvait continuer.
tiles-resigned = Un joueur a abandonné.
tiles-left = Un joueur a quitté la partie.
tiles-time = Le temps d’un joueur est écoulé.
tiles-aborted = La partie a été annulée d’un commun accord.
tiles-duplicate-out = Tous les jetons sont sur le plateau.
tiles-duplicate-stuck = On ne peut plus rien poser.
tiles-watching = Vous regardez cette partie.
tiles-over = La partie est finie.
tiles-gone = Vous ne jouez plus dans cette partie.
tiles-not-now = Ce n’est pas possible maintenant.
tiles-said-already = Vous l’avez déjà dit.
tiles-too-late-to-abort = Une partie ne s’annule qu’avant le deuxième coup.
tiles-can-be-doubted = Les derniers mots peuvent encore être contestés.
tiles-only-words = En duplicate, on ne passe pas et on n’échange pas.
tiles-done = Vous avez dit avoir fini : revenez là-dessus pour poser un autre mot.
tiles-not-your-turn = Ce n’est pas à vous de jouer.
tiles-bag-too-small = Jetons dans le sac : { $bag }. Pour un échange, il en faut au moins { $least }.
tiles-bag-holds =
    { $bag ->
        [one] Il ne reste que { $bag } jeton dans le sac.
       *[other] Il ne reste que { $bag } jetons dans le sac.
    }
tiles-nothing-to-doubt = Il n’y a rien à contester maintenant.
tiles-own-words = Ce sont vos propres mots.
tiles-clock-runs = Une pendule tourne : inutile de relancer.
tiles-your-turn = C’est à vous de jouer.
tiles-nudged-already = Ce joueur a déjà été relancé.
tiles-one-word = On ne pose qu’un mot par tour.
tiles-star-unused = Un joker repris sur le plateau doit servir dans le même tour.
tiles-no-swap = Avec ces règles, les jokers restent sur le plateau.
tiles-no-star-there = Il n’y a pas de joker sur cette case.
tiles-not-in-hand = Vous n’avez pas le jeton { $tile }.
tiles-no-such-letter = Il n’y a pas de jeton avec la lettre { $letter }.
tiles-off-board = Cette case n’est pas sur le plateau.
tiles-square-taken = Il y a déjà un jeton sur cette case.
tiles-not-in-line = Les jetons d’un mot doivent être sur une même ligne.
tiles-gap = Il y a un trou entre les jetons.
tiles-no-word = Une lettre seule n’est pas un mot.
tiles-start =
    { $need ->
        [one] Le premier mot doit couvrir une case de départ ; cases couvertes : { $covered }.
       *[other] Le premier mot doit couvrir { $need } cases de départ ; cases couvertes : { $covered }.
    }
tiles-share = Un nouveau mot doit contenir une lettre déjà posée ; être à côté ne suffit pas.
tiles-apart = Le mot n’est relié à rien sur le plateau.
tiles-needs-old = Chaque mot doit contenir une lettre posée avant ce tour.
tiles-word = { $word } ne compte pas.
tiles-bonus-all = Tous les jetons posés
tiles-bonus-many = Beaucoup de jetons posés
tiles-bonus-pure = Sans joker
tiles-bonus-special = Mot spécial
tiles-rest-lost = Jetons restants
tiles-rest-gained = Jetons des autres
tiles-rest-time = Dépassement de temps
tiles-few-tiles = Jetons : { $tiles }. C’est trop peu pour des chevalets de { $rack }.
tiles-many-bonuses = Primes : { $bonuses }. C’est plus qu’un chevalet de { $rack } jetons ne peut gagner.
tiles-start-out-of-reach = Un premier mot sur { $need } cases de départ ne peut pas se poser avec un chevalet de { $rack }.
tiles-duplicate-plain = En duplicate : un mot par tour, pas de reprise de joker, pas de contestation.
tiles-no-such-board = Il n’y a pas de plateau nommé « { $name } ».
tiles-no-such-set = Il n’y a pas de jeu de jetons nommé « { $name } ».
tiles-board-size = Un plateau a de 2 à { $most } lignes ; celui-ci en a { $size }.
tiles-board-row = La ligne { $row } du plateau a { $squares } cases au lieu de { $size }.
tiles-board-square = La ligne { $row } du plateau a une case inconnue : « { $square } ». Il y a T, D, t, d, * et le point.
tiles-board-start = Une case de départ compte { $start } fois ; c’est possible de 1 à 3.
tiles-board-need = Un premier mot ne peut pas couvrir { $need } cases de départ de ce plateau.
tiles-set-letters = Un jeu de jetons a de 1 à { $most } lettres différentes ; celui-ci en a { $letters }.
tiles-set-letter = « { $letter } » n’est pas une majuscule.
tiles-set-count = { $letter } : { $count } jetons ; il en faut de 0 à { $most }.
tiles-set-wild = Un jeu de jetons a au plus { $most } jokers.
tiles-set-many = Il y a trop de jetons ({ $tiles }) ; { $most } au plus.
proof-tiles-deal = Le sac, les chevalets et le premier joueur découlent de la clé.
proof-tiles-draw = Après le tour { $turn } : les jetons ont été tirés dans l’ordre du sac.
proof-tiles-exchange = Tour { $turn } : l’échange et le sac mélangé découlent de la clé.
moves-none = On ne peut rien poser.
moves-column-points = Points
moves-column-turn = Coup
moves-column-left = Reliquat
tiles-board-rows = Le plateau a { $rows } lignes au lieu de { $size }.
tiles-board-letter = Ligne { $row } du plateau : il n’y a pas de jeton « { $letter } ».
tiles-rack-letter = Il n’y a pas de jeton « { $letter } ».
tiles-rack-size = Jetons : { $tiles }. Un chevalet en porte { $rack }.
tiles-board-no-start = Le plateau n’a aucune case de départ (*).
tiles-set-twice = La lettre { $letter } figure deux fois.
tiles-set-alphabet = { $letter } n’est pas une lettre de l’alphabet de ce jeu.
tiles-set-value = { $letter } : valeur { $value } ; elle va de 0 à { $most }.
tiles-set-merged = { $one } ne peut pas se jouer avec le jeton { $other } : il faut une lettre sans jeton et une qui en a un.
tiles-own-long = Le texte est trop long : { $bytes } octets ; { $most } au plus.
tiles-own-nothing = Il n’y a ici ni plateau (rows = …) ni jeu de jetons (tiles = …).
tiles-own-twice = Il y en a déjà un de la même sorte : un plateau et un jeu de jetons suffisent.
tiles-own-unknown = Le champ « { $key } » n’existe pas ici.
tiles-own-not-number = « { $key } » doit être un nombre entier.
tiles-own-not-text = « { $key } » doit être un texte entre guillemets.
tiles-own-not-rows = Les lignes du plateau sont des textes, un par ligne : rows = ["T..d..T", …].
tiles-own-not-tiles = Chaque jeton s’écrit ainsi : ["A", combien, valeur].
tiles-own-not-merged = Les lettres jouées avec un autre jeton s’écrivent ainsi : merged = { "{" } "Ё" = "Е" { "}" }.
tiles-own-title = Le nom est trop long ; { $most } caractères au plus.
tiles-toml = Ici, le texte n’est pas du TOML.
tiles-toml-array = Un crochet n’est pas fermé, ou il manque une virgule.
tiles-toml-text = Un texte n’est pas fermé par des guillemets.
tiles-toml-equals = Après un nom il faut le signe =.
tiles-toml-line = Après une valeur, il faut aller à la ligne.
tiles-toml-twice = Ce nom a déjà été donné.
tiles-toml-value = Ici une valeur manque ou est mal écrite.
tiles-fault-line = Ligne { $line } : { $what }
rules-check-good = { $what } : on peut y jouer.
rules-check-board = Plateau { $size }×{ $size } ; cases de départ : { $starts }.
rules-check-tiles = Jetons : { $tiles }, dont jokers : { $wild } ; valeur totale : { $worth }.
