# Junior.

game-junior = Junior
rules-junior = Junior : premiers mots
rules-junior-summary = Une image, son mot et des lettres pour l’écrire. Pour ceux qui apprennent à lire ; sans chronomètre.
rules-junior-covered = Junior : mots cachés
rules-junior-covered-summary = Le mot est caché : on l’écrit d’après l’image et on soulève le cache pour vérifier. Sans chronomètre.
junior-all-cards = Toutes les cartes ont été écrites.
junior-watching = Vous regardez.
junior-over = Le jeu est terminé.
junior-already-ready = Attends un peu les autres.
junior-no-cover = Le mot n’est pas caché.
junior-cover = Le cache est déjà comme ça.
junior-done = Tu as fini ce mot.
junior-no-die = Cette lettre ne peut pas bouger.
junior-no-place = Il n’y a pas de place pour cette lettre.
junior-praise-1 = Bravo !
junior-praise-2 = C’est ça !
junior-praise-3 = Magnifique !
junior-praise-4 = Tu as réussi !
junior-praise-5 = Super !
junior-praise-6 = Comme tu lis bien !
proof-junior-dice = Carte { $card } : les lettres sont celles que donne la clé.
