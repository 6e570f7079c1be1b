# The page of Junior.

page-game-junior = Junior
page-game-junior-like = les premiers mots
page-junior-cards =
    { $n ->
        [one] { $n } image
       *[other] { $n } images
    } à épeler.
page-junior-longest = Mots de { $n ->
        [one] { $n } lettre
       *[other] { $n } lettres
    } au plus.
page-junior-level-1 = Le mot reste visible.
page-junior-level-2 = Le mot est caché ; on peut jeter un coup d’œil.
page-junior-others = Lettres en plus : { $n }.
page-junior-scores = Un point par lettre.
page-junior-praise-only = Ni chronomètre ni points : seulement des bravos.
page-junior-form-cards = Images
page-junior-form-longest = Mots les plus longs
page-junior-form-others = Lettres en plus
page-junior-form-scores = Montrer les points
page-junior-card-of = image { $n } sur { $of }
page-junior-picture = L’image
page-junior-cover-up = Soulever le cache
page-junior-cover-down = Reposer le cache
page-junior-hear = Écouter le mot
page-junior-speak = Dire les lettres à voix haute
page-junior-your-word = Ton mot
page-junior-letters = Lettres
page-junior-letter = lettre { $letter }
page-junior-take-back = { $letter }, place { $n } : retirer
page-junior-free = place { $n }, libre
page-junior-try-again = Presque ! Essaie encore.
page-junior-go-on = Continuer
page-junior-leave-out = Passer cette image
page-junior-wait = On attend les autres.
page-junior-has-done = a fini
page-junior-laid =
    { $n ->
        [one] { $n } lettre
       *[other] { $n } lettres
    }
page-junior-all-done = C’est fini !
page-junior-spelled = ★ { $n }
