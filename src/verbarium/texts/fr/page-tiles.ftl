# Jetons sur plateau, dans le navigateur.

page-game-tiles = Jetons sur plateau
page-game-tiles-like = Słowodziel, Scarabeo, mots croisés
page-part-layout = plateau
page-part-tiles = jetons
page-part-pass_rounds = fin par les passes
page-part-scoreless_rounds = fin sans points
page-part-settle = jetons restants
page-part-blocked_loses = blocage final
page-part-premium = cases primes
page-part-joined = deux primes de mot à la fois
page-part-turn_seconds = temps du coup
page-part-bonus = primes de longueur
page-part-rest_seconds = pause entre les tirages
page-tiles-board = Plateau
page-tiles-board-of = Plateau de { $n } sur { $n }
page-tiles-across-from = { $square } horizontal
page-tiles-down-from = { $square } vertical
page-tiles-cursor-across = Case { $square }, horizontalement.
page-tiles-cursor-down = Case { $square }, verticalement.
page-tiles-tap-again = Touchez-la encore pour tourner.
page-tiles-tap-to-zoom = Touchez le plateau pour l’agrandir.
page-tiles-nearer = Agrandir
page-tiles-whole = Tout le plateau
page-tiles-premiums = Cases primes
page-tiles-letter-times = lettre ×{ $n }
page-tiles-word-times = mot ×{ $n }
page-tiles-start = départ
page-tiles-short-letter = { $n }L
page-tiles-short-word = { $n }M
page-tiles-cell-empty = { $square }, vide
page-tiles-cell-premium = { $square }, vide, { $premium }
page-tiles-cell-letter = { $square }, { $letter }, valeur { $value }
page-tiles-cell-wild = { $square }, joker pour { $letter }, valeur { $value }
page-tiles-cell-mine = mot { $n } de ce coup
page-tiles-tile = { $letter }, valeur { $value }
page-tiles-star = étoile, n’importe quelle lettre
page-tiles-blank = joker, n’importe quelle lettre
page-tiles-laid = { $tile }, posé
page-tiles-rack =
    { $n ->
        [one] chevalet d’un jeton
       *[other] chevalet de { $n } jetons
    }
page-tiles-tiles =
    { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    }
page-tiles-points-word =
    { $n ->
        [one] point
       *[other] points
    }
page-tiles-bag = Dans le sac : { $n }
page-tiles-shuffle = Mélanger
page-tiles-sort = Trier
page-tiles-your-turn = À vous de jouer
page-tiles-turn-of = Au tour de { $name }
page-tiles-your-word = Votre mot
page-tiles-just-laid = Les mots qui viennent d’être posés
page-tiles-hint = Choisissez une case, puis touchez des jetons ou tapez. On peut aussi glisser les jetons.
page-tiles-can-lay = Ce coup peut être posé.
page-tiles-wait = Ce coup compterait. Ce n’est pas encore à vous.
page-tiles-can-doubt = Les autres peuvent encore contester.
page-tiles-entered = Posé jusqu’ici : { $words }, { $points }
page-tiles-edge = Il n’y a plus de case libre jusqu’au bord.
page-tiles-press-star = Vous n’avez pas le jeton { $tile }. Appuyez sur * pour poser un joker.
page-tiles-said-letter = { $letter } en { $square }
page-tiles-said-word = mot { $n }, { $word }, { $points }, total { $total }
page-tiles-undo = Reprendre { $word }
page-tiles-star-taken = Joker repris contre { $letter }
page-tiles-star-back = Rendre le joker contre { $letter }
page-tiles-take-star = Prendre le joker contre { $letter }
page-tiles-which-letter = Quelle lettre remplace-t-il ?
page-tiles-lay =
    { $points ->
        [one] Poser · { $points } point
       *[other] Poser · { $points } points
    }
page-tiles-lay-plain = Poser
page-tiles-next-word = Mot suivant
page-tiles-all-back = Tout reprendre
page-tiles-pass-exchange = Passer ou échanger
page-tiles-more = Plus
page-tiles-which = Quels jetons ?
page-tiles-exchange-note =
    { $n ->
        [one] On peut remettre un jeton dans le sac pour un autre. Cela prend le tour.
       *[other] On peut remettre jusqu’à { $n } jetons dans le sac pour autant d’autres. Cela prend le tour.
    }
page-tiles-exchange =
    { $n ->
        [one] Échanger { $n } jeton
       *[other] Échanger { $n } jetons
    }
page-tiles-pass = Passer
page-tiles-resign = Abandonner
page-tiles-resign-sure = Qui abandonne a perdu la partie.
page-tiles-resign-yes = Oui, j’abandonne
page-tiles-abort = Annuler la partie
page-tiles-abort-no = Continuer quand même
page-tiles-abort-note = Avant le deuxième coup, la partie peut être annulée si tout le monde est d’accord.
page-tiles-abort-asked = On propose d’annuler la partie. D’accord ?
page-tiles-accept = Laisser passer
page-tiles-challenge = Contester
page-tiles-nudge = Relancer { $name }
page-tiles-nudged = On vous demande de jouer.
page-tiles-done = Mon mot est définitif
page-tiles-not-done = Je cherche encore
page-tiles-next-draw = Tirage suivant
page-tiles-draw = Tirage { $n }
page-tiles-draw-n = tirage { $n }
page-tiles-turn-n = coup { $n }
page-tiles-on-turn = au trait
page-tiles-accepted = a décidé
page-tiles-agrees = veut annuler
page-tiles-skips = passe son tour
page-tiles-gone-resigned = a abandonné
page-tiles-gone-left = est parti
page-tiles-gone-time = temps écoulé
page-tiles-turns = Les coups
page-tiles-no-turns = Rien n’est encore posé.
page-tiles-told-play = { $name } : { $words }, { $points }
page-tiles-told-top = Top : { $words }, { $points }
page-tiles-told-withdrawn = { $name } : { $words }, contesté et repris
page-tiles-told-exchange =
    { $n ->
        [one] { $name } : { $n } jeton échangé
       *[other] { $name } : { $n } jetons échangés
    }
page-tiles-told-pass = { $name } : passe
page-tiles-told-clock = { $name } : le sablier s’est vidé
page-tiles-told-skipped = { $name } : tour perdu
page-tiles-told-resigned = { $name } : abandon
page-tiles-told-left = { $name } : a quitté la partie
page-tiles-told-time = { $name } : temps écoulé
page-tiles-after-turn = Après le coup { $n }
page-tiles-earlier = Coup précédent
page-tiles-later = Coup suivant
page-tiles-held = En main au début du coup :
page-tiles-settled = Décompte final
page-tiles-compare = Comparer aux meilleurs coups
page-tiles-comparing = Recherche des meilleurs coups…
page-tiles-best-turns = Les meilleurs coups
page-tiles-lost =
    { $n ->
        [one] { $n } point de moins que le meilleur.
       *[other] { $n } points de moins que le meilleur.
    }
page-tiles-lost-none = Il n’y avait pas mieux.
page-tiles-missed-all = Tous les jetons pouvaient être posés.
page-tiles-rules-several = Un coup peut poser autant de mots que le chevalet le permet ; ils valent tous ou aucun.
page-tiles-rules-one = Un mot par coup.
page-tiles-rules-duplicate = Tout le monde cherche avec les mêmes jetons ; le meilleur mot possible va sur le plateau.
page-tiles-rules-share = Un mot nouveau partage une lettre avec un mot posé.
page-tiles-rules-touch = Un mot nouveau touche un mot posé.
page-tiles-rules-premium-main = Une case prime compte une fois, dans le mot qui la couvre.
page-tiles-rules-premium-both = Une case prime compte une fois, dans chaque mot formé par son jeton.
page-tiles-rules-premium-always = Les cases primes comptent à chaque fois.
page-tiles-rules-bonus = Selon le nombre de jetons posés : { $table }
page-tiles-rules-swap = Un joker du plateau peut être repris contre sa lettre, s’il sert dans le même coup.
page-tiles-rules-exchange =
    { $n ->
        [one] On peut échanger tant que le sac n’est pas vide.
       *[other] On peut échanger tant que le sac contient au moins { $n } jetons.
    }
page-tiles-rules-challenge-void = Un mot non valable ne peut pas être posé.
page-tiles-rules-challenge-single = Tout mot peut être posé et contesté ; un mot faux est repris et le coup perdu.
page-tiles-rules-challenge-double = Un mot faux est repris ; qui conteste à tort perd un tour.
page-tiles-rules-challenge-points =
    { $n ->
        [one] Un mot faux est repris ; une contestation à tort donne { $n } point à son auteur.
       *[other] Un mot faux est repris ; une contestation à tort donne { $n } points à son auteur.
    }
page-tiles-rules-turn = { $time } par coup.
page-tiles-rules-game = { $time } par joueur pour toute la partie.
page-tiles-rules-game-more = { $time } par joueur, et { $more } de plus par coup.
page-tiles-rules-no-clock = Sans pendule.
page-tiles-form-clock = Pendule
page-tiles-clock-none = aucune
page-tiles-clock-turn = un sablier par coup
page-tiles-clock-game = une pendule par joueur
page-tiles-form-challenge = Mots non valables
page-tiles-challenge-void = ne peuvent être posés
page-tiles-challenge-single = repris si contestés
page-tiles-challenge-double = et contester à tort coûte un tour
page-tiles-challenge-points = et contester à tort donne des points
page-tiles-form-turn = Temps du coup
page-tiles-form-game = Temps de la partie
page-tiles-form-increment = En plus par coup
page-tiles-form-order = Qui commence
page-tiles-order-lot = tiré au sort
page-tiles-order-seats = dans l’ordre des places
page-tiles-tables = Jetons et plateau
page-tiles-set = Jetons
page-tiles-show-tables = Voir le plateau et les jetons
page-tiles-edit-tables = Changer le plateau et les jetons
page-tiles-own-board = plateau maison
page-tiles-own-tiles = jetons maison
page-tiles-own-both = plateau et jetons maison
page-tiles-own-of-host = De l’hôte
page-tiles-own-note = De l’hôte : regardez bien avant de vous dire prêt.
page-tiles-derived-board = plateau dérivé par nous (D)
page-tiles-derived-tiles = jetons dérivés par nous (D)
page-tiles-derived-both = plateau et jetons dérivés par nous (D)
page-tiles-start-note = Cases de départ que le premier mot doit couvrir : { $need } ; elles multiplient le mot par { $times }.
page-tiles-bag-sum = Jetons : { $tiles } · points en tout : { $worth } · { $mean } par jeton en moyenne
page-tiles-bag-preview = Le sac sera ainsi
page-tiles-set-tile = { $letter }, valeur { $value }, nombre : { $n }
page-tiles-form-size = Lignes et colonnes
page-tiles-form-need = Départs du premier mot
page-tiles-form-start = Départ : mot ×
page-tiles-name-board = Nom du plateau
page-tiles-name-set = Nom des jetons
page-tiles-brush = Ce que devient une case
page-tiles-plain = simple
page-tiles-mirror = Peindre les quatre quarts pareils
page-tiles-painted = { $square } : { $what }
page-tiles-paint-note = Touchez une case pour la peindre, ou pressez une touche de 1 à 6.
page-tiles-from-board = Partir d’un plateau
page-tiles-from-set = Partir d’un jeu de jetons
page-tiles-undo-edit = Annuler
page-tiles-as-table = Comme à la table
page-tiles-form-letter = Lettre
page-tiles-form-count = combien
page-tiles-form-value = valeur
page-tiles-letter-n = Lettre { $n }
page-tiles-count-of = { $letter } : combien
page-tiles-value-of = { $letter } : valeur
page-tiles-remove-letter = Retirer { $letter }
page-tiles-add-letter = Une autre lettre
page-tiles-form-blanks = Jokers sans valeur
page-tiles-form-stars = Jokers de la valeur de la lettre
page-tiles-as-text = En texte (TOML)
page-tiles-text-note = Collez ici un texte ou changez celui-ci : il ne compte qu’une fois repris dans le formulaire.
page-tiles-take-text = Reprendre le texte
page-tiles-forget-text = Revenir au texte du formulaire
page-tiles-text-taken = Le texte est maintenant dans le formulaire.
page-tiles-open-file = Ouvrir un fichier
page-tiles-save-file = Enregistrer un fichier
page-tiles-bad-file = Ce fichier n’est pas un texte.
page-tiles-use = Jouer avec ceux-ci
page-tiles-all-good = On peut jouer ainsi.
page-tiles-looking = Un instant …
page-tiles-faults =
    { $n ->
        [one] Il y a une chose à corriger :
       *[other] Il y a { $n } choses à corriger :
    }
page-tiles-bad-size = Un plateau a de { $least } à { $most } lignes.
page-tiles-what-if-try = Et avec d’autres jetons ?
page-tiles-what-if = Tour { $n } : et si … ?
page-tiles-what-if-of = Tour { $n }, { $name } : et si … ?
page-tiles-what-if-hint = Ce sont les jetons d’alors : posez-les comme en jeu.
page-tiles-what-if-back = Revenir aux tours
page-tiles-what-if-table = Points comparés
page-tiles-what-if-mine = Ainsi
page-tiles-what-if-played = Joué
page-tiles-what-if-best = Le meilleur
page-tiles-replies = Les meilleures réponses
page-tiles-replies-none = Personne n’aurait pu répondre.
page-tiles-said-reply = Meilleure réponse : { $words }, { $points }
page-tiles-form-vulgar = Les mots vulgaires comptent
page-tiles-rules-no-vulgar = Les mots vulgaires ne comptent pas.
