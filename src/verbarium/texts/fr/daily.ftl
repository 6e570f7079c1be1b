# La grille du jour : ce que la maison refuse.

room-daily = C’est la grille du jour qui se joue ici : en solo, une fois, telle quelle.
room-daily-once = Vous avez déjà joué la grille de ce jour : chaque jour en a une nouvelle.
daily-none = Il n’y a pas de grille du jour dans cette langue.
daily-no-such-day = Ce jour n’a pas de résultats : il n’est pas encore venu.
