# The page of PAROLA.

page-game-parola = PAROLA
page-game-parola-like = karty z dwiema literami
page-parola-dealt = Po { $n ->
        [one] { $n } karcie
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } dla każdego; na karcie są dwie litery, liczy się ta, która nie stoi do góry nogami.
page-parola-exact = Słowo składa się z { $n ->
        [one] { $n } karty
        [few] { $n } kart
        [many] { $n } kart
       *[other] { $n } kart
    }; jeszcze jedna, zakryta, je zamyka.
page-parola-any-length = Słowo układa się ze wszystkich kart na ręce oprócz jednej, która zakryta je zamyka. Na początek kart: { $n }.
page-parola-race-rule = Odrzuconą kartę dostaje ten, kto pierwszy jej dotknie: zatrzymuje ją i odrzuca inną. Jeśli nikt jej nie chce, następny gracz dobiera ze stosu.
page-parola-window = Odrzucona karta leży otwarta { $n ->
        [one] { $n } sekundę
        [few] { $n } sekundy
        [many] { $n } sekund
       *[other] { $n } sekundy
    }.
page-parola-arrival = Decyduje, czyje dotknięcie dotrze pierwsze.
page-parola-fair = Tym, którzy dotkną najwyżej { $n } ms po pierwszym, odejmuje się opóźnienie łącza zmierzone przez serwer; przy remisie decyduje los.
page-parola-not-obliged = Odrzucać nie trzeba: ręka może rosnąć.
page-parola-laying-assisted = Karty same układają się jak należy.
page-parola-laying-by-hand = Każdy sam wykłada i zamyka słowo – i może się pomylić.
page-parola-contest-rule = Słowo błędne albo niezapowiedziane można zakwestionować: { $time }.
page-parola-turn-clock = Czas na ruch: { $time }.
page-parola-no-clock = Bez limitu czasu na ruch.
page-parola-plurals = Liczba mnoga i rodzaj żeński się liczą; czasowniki tylko w bezokoliczniku.
page-parola-lemmas = Tylko formy hasłowe; czasowniki w bezokoliczniku.
page-parola-form-hand = Kart dla każdego
page-parola-form-turn = Czas na ruch
page-parola-form-no-clock = bez limitu
page-parola-form-window = Jak długo odrzucona karta leży otwarta
page-parola-form-contest = Czas na zakwestionowanie
page-parola-form-fair = Kto jest pierwszy
page-parola-form-arrival = kolejność dotarcia
page-parola-form-up-to = po odjęciu opóźnienia, do { $n } ms
page-parola-form-laying = Wykładanie słowa
page-parola-form-assisted = z pomocą
page-parola-form-by-hand = samodzielnie
page-parola-form-deck = Karty z twojego pudełka (TOML)
page-parola-form-plurals = Liczą się liczba mnoga i rodzaj żeński
page-parola-jolly = dżoker
page-parola-jolly-as = dżoker jako { $letter }
page-parola-jolly-is = Dżoker zastępuje
page-parola-card = { $up }, wartość { $value }; odwrócona { $down }, wartość { $other }
page-parola-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
page-parola-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punkty
    }
page-parola-note-made = ma słowo: +{ $n }
page-parola-note-plays = gra teraz
page-parola-note-said = PAROLA!
page-parola-note-no = „nie”
page-parola-note-next = dobiera następny
page-parola-note-deals = rozdający
page-parola-note-window = prosi o { $n } s
page-parola-table = Stół
page-parola-deals =
    { $mine ->
        [you] Rozdajesz ty
       *[other] Rozdaje { $name }
    }
page-parola-draw-for-deal = Karty losowane o rozdanie
page-parola-lowest-deals = Rozdaje ten, kto ma najmniejszą sumę; dżoker to 0.
page-parola-throws =
    { $mine ->
        [you] Rzuć kostką
       *[other] Kostką rzuca { $name }
    }
page-parola-throw = Rzuć kostką
page-parola-names =
    { $mine ->
        [you] Twój wybór: podaj kategorię
       *[other] Kategorię podaje { $name }
    }
page-parola-own-category = Kategoria
page-parola-name-it = Podaj
page-parola-category = Kategoria: { $category }
page-parola-dealing =
    { $mine ->
        [you] Rozdajesz karty
       *[other] Karty rozdaje { $name }
    }
page-parola-all-at-once = Wszyscy biorą je w tej samej chwili.
page-parola-discard-head = Odrzucona
page-parola-touch-it = Dotknij, by wziąć
page-parola-take = Weź odrzuconą: { $card }
page-parola-open = dla wszystkich
page-parola-open-now = { $card }. Otwarta.
page-parola-or-draw = weź ją albo dobierz ze stosu
page-parola-touched = Dotknięta: rozstrzygamy …
page-parola-you-took = Karta jest twoja. Odrzuć inną albo powiedz PAROLA!
page-parola-you-drew = Karta dobrana. Odrzuć którąś albo powiedz PAROLA!
page-parola-now-lay = Teraz wyłóż słowo.
page-parola-holder-plays = Gra { $name }
page-parola-holder-said = { $name }: PAROLA!
page-parola-nothing-open = Żadna karta nie jest otwarta
page-parola-own = Twoja odrzucona: dla pozostałych
page-parola-you-made = Masz już słowo: pozostali grają dalej
page-parola-chooses = Wybiera { $name }
page-parola-pile = Stos
page-parola-draw = Dobierz
page-parola-no = Nie chcę jej
page-parola-no-taken-back = A jednak …
page-parola-last-moves = Ostatnie ruchy
page-parola-move-dealt =
    { $mine ->
        [you] Rozdajesz
       *[other] { $name } rozdaje
    }
page-parola-move-took =
    { $mine ->
        [you] Bierzesz { $card }
       *[other] { $name } bierze { $card }
    }
page-parola-move-drew =
    { $mine ->
        [you] Dobierasz ze stosu
       *[other] { $name } dobiera ze stosu
    }
page-parola-move-discarded =
    { $mine ->
        [you] Odrzucasz { $card }
       *[other] { $name } odrzuca { $card }
    }
page-parola-move-picked =
    { $mine ->
        [you] Odrzucasz { $card } (słowo: { $name })
       *[other] { $by } odrzuca { $card } (słowo: { $name })
    }
page-parola-move-laid =
    { $mine ->
        [you] Wykładasz słowo
       *[other] { $name } wykłada słowo
    }
page-parola-move-took-back =
    { $mine ->
        [you] Zabierasz karty
       *[other] { $name } zabiera karty
    }
page-parola-move-shuffled = Odrzucone karty potasowano w nowy stos
page-parola-said =
    { $mine ->
        [you] PAROLA! Teraz wyłóż słowo
       *[other] { $name } mówi PAROLA!
    }
page-parola-told-vote = { $name } wykłada { $word }. Głosujemy.
page-parola-told-contest = { $name } wykłada { $word }. Można zakwestionować.
page-parola-made = { $name }: słowo { $word }, { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punkty
    }.
page-parola-round-over = Koniec rundy.
page-parola-on-table = Słowo na stole
page-parola-laid = Wyłożone słowo: { $word }
page-parola-closing-down = karta zamykająca, zakryta
page-parola-contestable =
    { $mine ->
        [you] Twoje słowo można zakwestionować
       *[other] Słowo można zakwestionować ({ $name })
    }
page-parola-contest = Kwestionuję!
page-parola-pick-one = Wybierz kartę do odrzucenia
page-parola-pick = Odrzuć { $letter }
page-parola-picks = Kartę do odrzucenia wybiera { $name }
page-parola-vote =
    { $mine ->
        [you] Czy twoje słowo się liczy? Inni głosują
       *[other] Czy to słowo się liczy? ({ $name })
    }
page-parola-vote-category =
    { $mine ->
        [you] Czy twoje słowo pasuje do kategorii „{ $category }”? Inni głosują
       *[other] Czy słowo pasuje do kategorii „{ $category }”? ({ $name })
    }
page-parola-counts = Liczy się
page-parola-counts-not = Nie liczy się
page-parola-votes = za { $yes } · przeciw { $no }
page-parola-your-hand = Twoja ręka
page-parola-you-spell = Twój rząd: { $word }
page-parola-hole = brakuje jednej
page-parola-missing = { $n } w rzędzie, jedna zamyka
page-parola-if-counts =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punkty
    }, jeśli słowo się liczy; zamyka { $card }
page-parola-in-hand = { $n }: { $card }
page-parola-in-hand-closes = { $n }, zamyka: { $card }
page-parola-turn = Odwróć
page-parola-turn-card = Odwróć { $card }
page-parola-left = Przesuń w lewo
page-parola-right = Przesuń w prawo
page-parola-now-at = { $card }, miejsce { $n }. { $word }
page-parola-mix = Pomieszaj
page-parola-lay = Wyłóż
page-parola-discard = Odrzuć
page-parola-discard-card = Odrzuć { $card }
page-parola-keep = Zatrzymaj
page-parola-when = gdy masz o jedną kartę więcej
page-parola-overlap = Karty na zakładkę
page-parola-face-down = Zamknij kartą zakrytą
page-parola-need = Rundę kończy { $n ->
        [one] { $n } słowo
        [few] { $n } słowa
        [many] { $n } słów
       *[other] { $n } słowa
    }.
page-parola-asked-wider = O więcej czasu prosi: { $names }.
page-parola-wider = Potrzebuję więcej czasu na odrzuconą kartę
page-parola-not-wider = nie
page-parola-last-race = Jak rozstrzygnięto ostatni wyścig
page-parola-race-won = Karta { $card }: { $name }.
page-parola-race-lot = Czas był równy, zdecydował los.
page-parola-race-reach = { $name }: +{ $after } ms, zmierzone opóźnienie { $delay } ms
page-parola-which-round = Która runda
page-parola-dealt-by = Rozdanie: { $name }.
page-parola-row-said = { $name }: { $word }, { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punkty
    }.
page-parola-could = Co dało się ułożyć i od kiedy
page-parola-from = od { $time } partii · { $n ->
        [one] i jeszcze { $n }
        [few] i jeszcze { $n }
        [many] i jeszcze { $n }
       *[other] i jeszcze { $n }
    }
page-parola-could-nothing = Żadnego słowa.
page-parola-not-searched = W tej rundzie nie szukano albo nic nie było.
page-parola-proof = Czy rozdanie było uczciwe?
page-parola-commitment = Pieczęć pokazana przed rozdaniem:
page-parola-key = Klucz rundy:
