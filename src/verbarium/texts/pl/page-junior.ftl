# The page of Junior.

page-game-junior = Junior
page-game-junior-like = pierwsze słowa
page-junior-cards = Obrazków: { $n ->
        [one] { $n }
        [few] { $n }
        [many] { $n }
       *[other] { $n }
    }.
page-junior-longest = Słowa najwyżej { $n ->
        [one] { $n }-literowe
        [few] { $n }-literowe
        [many] { $n }-literowe
       *[other] { $n }-literowe
    }.
page-junior-level-1 = Słowo cały czas widać.
page-junior-level-2 = Słowo jest zakryte; wolno podejrzeć.
page-junior-others = Dodatkowych liter: { $n }.
page-junior-scores = Punkt za literę.
page-junior-praise-only = Bez zegara i punktów: same pochwały.
page-junior-form-cards = Obrazki
page-junior-form-longest = Najdłuższe słowa
page-junior-form-others = Dodatkowe litery
page-junior-form-scores = Pokazuj punkty
page-junior-card-of = obrazek { $n } z { $of }
page-junior-picture = Obrazek
page-junior-cover-up = Podnieś zasłonkę
page-junior-cover-down = Opuść zasłonkę
page-junior-hear = Posłuchaj słowa
page-junior-speak = Mów litery na głos
page-junior-your-word = Twoje słowo
page-junior-letters = Litery
page-junior-letter = litera { $letter }
page-junior-take-back = { $letter }, miejsce { $n }: zabierz
page-junior-free = miejsce { $n }, wolne
page-junior-try-again = Prawie! Spróbuj jeszcze raz.
page-junior-go-on = Dalej
page-junior-leave-out = Pomiń ten obrazek
page-junior-wait = Czekamy na innych.
page-junior-has-done = gotowe
page-junior-laid =
    { $n ->
        [one] { $n } litera
        [few] { $n } litery
        [many] { $n } liter
       *[other] { $n } litery
    }
page-junior-all-done = Gotowe!
page-junior-spelled = ★ { $n }
