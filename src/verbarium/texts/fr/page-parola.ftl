# The page of PAROLA.

page-game-parola = PAROLA
page-game-parola-like = cartes à deux lettres
page-parola-dealt =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } par joueur ; deux lettres par carte, celle qui est à l’endroit compte.
page-parola-exact = Le mot emploie { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } ; une autre, face cachée, le ferme.
page-parola-any-length = Le mot emploie toutes les cartes de la main sauf une, qui le ferme face cachée. On commence avec { $n }.
page-parola-race-rule = La carte défaussée est au premier qui la touche : il la garde et en défausse une autre. Si personne n’en veut, le joueur suivant pioche.
page-parola-window = La carte défaussée reste ouverte { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }.
page-parola-arrival = C’est l’arrivée au serveur qui décide.
page-parola-fair = Entre ceux qui touchent à moins de { $n } ms du premier, le délai de liaison mesuré par le serveur est déduit ; à égalité, on tire au sort.
page-parola-not-obliged = Défausser n’est pas obligatoire : la main peut grandir.
page-parola-laying-assisted = Les cartes se placent d’elles-mêmes comme il faut.
page-parola-laying-by-hand = Chacun pose et ferme lui-même, et peut se tromper.
page-parola-contest-rule = Un mot faux ou non annoncé peut être contesté pendant { $time }.
page-parola-turn-clock = Temps par coup : { $time }.
page-parola-no-clock = Pas de limite de temps par coup.
page-parola-plurals = Les pluriels et féminins comptent ; les verbes, à l’infinitif seulement.
page-parola-lemmas = Seulement les entrées du dictionnaire ; les verbes à l’infinitif.
page-parola-form-hand = Cartes par joueur
page-parola-form-turn = Temps par coup
page-parola-form-no-clock = sans limite
page-parola-form-window = Durée d’ouverture de la défausse
page-parola-form-contest = Temps pour contester
page-parola-form-fair = Qui est le premier
page-parola-form-arrival = l’ordre d’arrivée
page-parola-form-up-to = délai mesuré déduit, jusqu’à { $n } ms
page-parola-form-laying = Poser le mot
page-parola-form-assisted = avec aide
page-parola-form-by-hand = à la main
page-parola-form-deck = Le jeu de votre boîte (TOML)
page-parola-form-plurals = Pluriels et féminins comptent
page-parola-jolly = joker
page-parola-jolly-as = joker, pour { $letter }
page-parola-jolly-is = Le joker remplace
page-parola-card = { $up }, vaut { $value } ; retournée { $down }, vaut { $other }
page-parola-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
page-parola-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
page-parola-note-made = a formé un mot : +{ $n }
page-parola-note-plays = joue
page-parola-note-said = PAROLA !
page-parola-note-no = « non »
page-parola-note-next = prochain à piocher
page-parola-note-deals = donneur
page-parola-note-window = a demandé { $n } s
page-parola-table = La table
page-parola-deals =
    { $mine ->
        [you] Vous distribuez
       *[other] { $name } distribue
    }
page-parola-draw-for-deal = Cartes tirées pour la donne
page-parola-lowest-deals = La plus petite somme donne ; le joker vaut 0.
page-parola-throws =
    { $mine ->
        [you] Lancez le dé
       *[other] { $name } lance le dé
    }
page-parola-throw = Lancer le dé
page-parola-names =
    { $mine ->
        [you] À votre choix : nommez une catégorie
       *[other] { $name } choisit une catégorie
    }
page-parola-own-category = Catégorie
page-parola-name-it = Valider
page-parola-category = Catégorie : { $category }
page-parola-dealing =
    { $mine ->
        [you] Vous distribuez les cartes
       *[other] { $name } distribue les cartes
    }
page-parola-all-at-once = Tous les prennent en main au même moment.
page-parola-discard-head = Défausse
page-parola-touch-it = Touchez pour prendre
page-parola-take = Prendre la défausse : { $card }
page-parola-open = ouverte à tous
page-parola-open-now = { $card }. Ouverte.
page-parola-or-draw = prenez-la ou piochez
page-parola-touched = Touchée : on décide…
page-parola-you-took = Vous l’avez prise. Défaussez une autre carte, ou dites PAROLA !
page-parola-you-drew = Vous avez pioché. Défaussez une carte, ou dites PAROLA !
page-parola-now-lay = Posez maintenant votre mot.
page-parola-holder-plays = { $name } joue
page-parola-holder-said = { $name } dit PAROLA !
page-parola-nothing-open = Aucune carte ouverte
page-parola-own = Votre défausse : elle est pour les autres
page-parola-you-made = Vous avez votre mot : les autres continuent
page-parola-chooses = { $name } choisit
page-parola-pile = Pioche
page-parola-draw = Piocher
page-parola-no = Je n’en veux pas
page-parola-no-taken-back = Finalement, si
page-parola-last-moves = Derniers coups
page-parola-move-dealt =
    { $mine ->
        [you] Vous donnez
       *[other] { $name } donne
    }
page-parola-move-took =
    { $mine ->
        [you] Vous prenez { $card }
       *[other] { $name } prend { $card }
    }
page-parola-move-drew =
    { $mine ->
        [you] Vous piochez
       *[other] { $name } pioche
    }
page-parola-move-discarded =
    { $mine ->
        [you] Vous défaussez { $card }
       *[other] { $name } défausse { $card }
    }
page-parola-move-picked =
    { $mine ->
        [you] Vous défaussez { $card } de { $name }
       *[other] { $by } défausse { $card } de { $name }
    }
page-parola-move-laid =
    { $mine ->
        [you] Vous posez un mot
       *[other] { $name } pose un mot
    }
page-parola-move-took-back =
    { $mine ->
        [you] Vous reprenez vos cartes
       *[other] { $name } reprend ses cartes
    }
page-parola-move-shuffled = Les défausses mélangées forment une nouvelle pioche
page-parola-said =
    { $mine ->
        [you] Vous avez dit PAROLA ! Posez maintenant
       *[other] { $name } dit PAROLA !
    }
page-parola-told-vote = { $name } pose { $word }. On vote.
page-parola-told-contest = { $name } pose { $word }. On peut contester.
page-parola-made = { $name } a formé { $word } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
page-parola-round-over = La manche est finie.
page-parola-on-table = Un mot sur la table
page-parola-laid = Mot posé : { $word }
page-parola-closing-down = carte de fermeture, face cachée
page-parola-contestable =
    { $mine ->
        [you] Votre mot peut être contesté
       *[other] Le mot de { $name } peut être contesté
    }
page-parola-contest = Je conteste !
page-parola-pick-one = Choisissez la carte à défausser
page-parola-pick = Défausser { $letter }
page-parola-picks = { $name } choisit la carte à défausser
page-parola-vote =
    { $mine ->
        [you] Votre mot compte-t-il ? Les autres votent
       *[other] Le mot de { $name } compte-t-il ?
    }
page-parola-vote-category =
    { $mine ->
        [you] Votre mot vaut-il pour « { $category } » ? Les autres votent
       *[other] Le mot de { $name } vaut-il pour « { $category } » ?
    }
page-parola-counts = Il compte
page-parola-counts-not = Il ne compte pas
page-parola-votes = oui { $yes } · non { $no }
page-parola-your-hand = Votre main
page-parola-you-spell = Votre rangée : { $word }
page-parola-hole = il en manque une
page-parola-missing = { $n } en rang, une pour fermer
page-parola-if-counts =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, si le mot compte ; { $card } ferme
page-parola-in-hand = { $n } : { $card }
page-parola-in-hand-closes = { $n }, ferme : { $card }
page-parola-turn = Retourner
page-parola-turn-card = Retourner { $card }
page-parola-left = Déplacer à gauche
page-parola-right = Déplacer à droite
page-parola-now-at = { $card }, place { $n }. { $word }
page-parola-mix = Mélanger
page-parola-lay = Poser
page-parola-discard = Défausser
page-parola-discard-card = Défausser { $card }
page-parola-keep = Tout garder
page-parola-when = quand vous avez une carte de plus
page-parola-overlap = Chevaucher les cartes
page-parola-face-down = Fermer face cachée
page-parola-need = La manche finit avec { $n ->
        [one] { $n } mot
       *[other] { $n } mots
    }.
page-parola-asked-wider = Plus de temps demandé par { $names }.
page-parola-wider = Il me faut plus de temps pour la défausse
page-parola-not-wider = non
page-parola-last-race = Comment la dernière course s’est décidée
page-parola-race-won = { $card } est allée à { $name }.
page-parola-race-lot = À égalité, le sort a décidé.
page-parola-race-reach = { $name } : +{ $after } ms, délai mesuré { $delay } ms
page-parola-which-round = Quelle manche
page-parola-dealt-by = Donne : { $name }.
page-parola-row-said = { $name } : { $word }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
page-parola-could = Ce qu’on pouvait former, et à partir de quand
page-parola-from = dès { $time } de la partie · { $n ->
        [one] et { $n } autre
       *[other] et { $n } autres
    }
page-parola-could-nothing = Aucun mot.
page-parola-not-searched = Rien n’a été cherché dans cette manche, ou il n’y avait rien.
page-parola-proof = La donne était-elle honnête ?
page-parola-commitment = Sceau, montré avant la donne :
page-parola-key = Clé de la manche :
