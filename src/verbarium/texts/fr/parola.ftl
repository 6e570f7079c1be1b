# PAROLA.

game-parola = PAROLA
rules-parola = PAROLA
rules-parola-summary = Six cartes chacun, deux lettres par carte : la défausse est au plus rapide ; annoncez « PAROLA ! » et posez un mot de six lettres. Le premier à 50 points gagne.
rules-parola-harder = PAROLA, sept cartes
rules-parola-harder-summary = Sept cartes chacun, des mots de sept lettres et une minute par tour.
rules-parola-categories = PAROLA à catégories
rules-parola-categories-summary = Un dé désigne la catégorie. On commence avec trois cartes, les mains peuvent grandir et les mots ont la longueur que l’on veut.
parola-target = L’objectif est atteint.
parola-words-made = La moitié des joueurs ont formé un mot.
parola-no-cards = Il n’y a plus de carte à piocher.
parola-watching = Vous regardez cette partie.
parola-over = La partie est terminée.
parola-round-runs = La manche n’est pas terminée.
parola-already-ready = Vous avez déjà indiqué être prêt.
parola-not-dealer = C’est au donneur de le faire.
parola-no-die = Il n’y a pas de dé à lancer maintenant.
parola-no-naming = Il n’y a pas de catégorie à choisir maintenant.
parola-category-empty = Choisissez une catégorie.
parola-not-in-hand = Vous n’avez pas cette carte en main.
parola-word-made = Vous avez formé votre mot : les autres continuent.
parola-take-or-draw = Prenez la carte défaussée ou piochez.
parola-not-your-turn = Ce n’est pas votre tour.
parola-no-drawing = On pioche quand personne ne veut de la carte défaussée.
parola-too-late = Aucune carte n’est à prendre maintenant.
parola-your-own-discard = Vous venez de défausser cette carte : elle est pour les autres.
parola-touched = Vous avez déjà touché cette carte.
parola-no-already = Vous l’avez déjà dit.
parola-must-discard = Vous devez défausser une carte.
parola-declared = Vous avez déjà annoncé « PAROLA ! ».
parola-must-keep = Cette carte vient de la défausse : gardez-la et défaussez-en une autre.
parola-must-use = Cette carte vient de la défausse : elle doit faire partie du mot.
parola-row =
    { $cards ->
        [one] Il faut exactement { $cards } carte pour le mot, et une de plus pour le fermer.
       *[other] Il faut exactement { $cards } cartes pour le mot, et une de plus pour le fermer.
    }
parola-letter = Une carte de la rangée ne porte pas la lettre { $letter }.
parola-form = Les cartes se chevauchent en rangée, et la dernière ferme le mot face cachée.
parola-nothing-laid = Aucun mot n’est à juger.
parola-no-vote = On ne vote pas sur ce mot.
parola-own-word = C’est votre propre mot.
parola-voted = Vous avez déjà voté.
parola-contested = Quelqu’un a été plus rapide.
parola-no-contest = Ce mot ne peut plus être contesté.
parola-not-contester = C’est à celui qui a contesté de choisir la carte.
parola-pick = Choisissez une des cartes de la rangée.
parola-few-cards =
    { $cards ->
        [one] Un jeu de { $cards } carte ne suffit pas pour des mains de { $hand }.
       *[other] Un jeu de { $cards } cartes ne suffit pas pour des mains de { $hand }.
    }
parola-deck-toml = { $where } : ce n’est pas un jeu de cartes ({ $why }). Il faut cards et values.
parola-deck-card = { $where } : « { $card } » n’est pas une carte. Une carte porte deux lettres, le joker est un astérisque.
parola-deck-value = { $where } : il faut à la lettre { $letter } une valeur de 0 à 99.
parola-fault-undeclared = « PAROLA ! » n’a pas été annoncé.
parola-fault-form = Le mot n’a pas été posé dans la forme prévue.
parola-fault-not-a-word = Le mot n’est pas dans le dictionnaire.
parola-fault-not-admitted = Les mots de cette sorte ne comptent pas.
parola-fault-not-in-category = Le mot n’appartient pas à la catégorie.
parola-category-names = Prénoms
parola-category-things = Choses
parola-category-cities = Villes
parola-category-verbs = Verbes
parola-category-animals = Animaux
parola-category-choice = Au choix
proof-cards-key = La partie a commencé avec la clé formée de la graine et des apports des joueurs.
proof-cards-commitment = Manche { $round } : le hasard était fixé avant de jouer.
proof-cards-draw = Manche { $round } : les consonnes sont celles que donne la clé.
proof-cards-revealed = Manche { $round } : la clé montrée est la bonne.
proof-parola-dealer = Le choix du donneur découle de la clé.
proof-parola-die = Manche { $round } : le dé montre ce que dit la clé.
proof-parola-deal = Manche { $round } : les cartes ont été données comme le dit la clé.
proof-parola-pile = Manche { $round } : la nouvelle pioche a été mélangée comme le dit la clé.
proof-parola-race = Manche { $round }, course { $race } : la carte est allée à qui de droit, d’après les arrivées, les délais mesurés et la règle.
parola-other-card = Cette carte est déjà prise : une autre est ouverte maintenant.
