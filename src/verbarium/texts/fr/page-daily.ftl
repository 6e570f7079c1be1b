# La grille du jour, à l’entrée et sur sa propre page.

page-daily = Grille du jour
page-daily-of = Grille du jour, { $date }
page-daily-play = Jouer la grille du jour
page-daily-play-note = une fois, en solo, { $time }
page-daily-go-on = Reprendre ma manche
page-daily-open = Votre manche du { $date } n’est pas encore finie.
page-daily-played-by =
    { $n ->
        [0] Personne ne l’a encore jouée.
        [one] { $n } personne l’a jouée.
       *[other] { $n } personnes l’ont jouée.
    }
page-daily-playing =
    { $n ->
        [one] { $n } personne joue encore.
       *[other] { $n } personnes jouent encore.
    }
page-daily-nobody = Personne n’a joué cette grille.
page-daily-yours =
    { $points ->
        [one] Vous avez { $points } point
       *[other] Vous avez { $points } points
    } et la place { $rank } sur { $of }.
page-daily-mine = Votre série
page-daily-series =
    { $n ->
        [0] Jouez la grille du jour pour commencer une série.
        [one] Série : { $n } jour
       *[other] { $n } jours d’affilée
    }
page-daily-best =
    { $n ->
        [one] Plus longue série : { $n } jour
       *[other] Plus longue série : { $n } jours
    }
page-daily-next = Nouvelle grille à { $time }, dans { $left }.
page-daily-zone = Le jour change pour tous en même temps, à minuit UTC.
page-daily-hours = { $hours } h { $minutes } min
page-daily-minutes = { $minutes } min
page-daily-clock = Une grille pour tous, une seule manche chacun. Le temps court même si vous partez.
page-daily-results = Résultats
page-daily-results-of = Résultats, { $date }
page-daily-longest-word = le plus long
page-daily-hidden = Vous verrez les mots des autres quand votre manche sera finie.
page-daily-longest = Les mots les plus longs du jour
page-daily-found =
    { $others ->
        [0] { $name }
        [one] { $name } et { $others } autre
       *[other] { $name } et { $others } autres
    }
page-daily-last = Vos derniers jours
page-daily-missed = pas jouée
page-daily-unfinished = pas finie
page-daily-day = Jour
page-daily-review = Revoir ma manche
page-daily-days = Autres jours
page-daily-languages = Grilles du jour
page-daily-begin = Commencer
page-daily-ready = Les dés tombent dès que vous êtes là.
page-daily-to-results = Aux résultats du jour
page-daily-ended = C’était votre manche sur la grille du jour. Chaque jour en a une nouvelle.
