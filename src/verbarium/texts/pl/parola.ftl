# PAROLA.

game-parola = PAROLA
rules-parola = PAROLA
rules-parola-summary = Po sześć kart, na każdej dwie litery: odrzuconą kartę bierze najszybszy; powiedz „PAROLA!” i wyłóż słowo z sześciu liter. Wygrywa, kto pierwszy zdobędzie 50 punktów.
rules-parola-harder = PAROLA, siedem kart
rules-parola-harder-summary = Po siedem kart, słowa z siedmiu liter i minuta na każdą turę.
rules-parola-categories = PAROLA z kategoriami
rules-parola-categories-summary = Kategorię wskazuje kostka. Na początek trzy karty, ręka może rosnąć, a słowa mają dowolną długość.
parola-target = Osiągnięto wymaganą liczbę punktów.
parola-words-made = Połowa graczy ułożyła słowo.
parola-no-cards = Nie ma już kart do dobierania.
parola-watching = Oglądasz tę partię.
parola-over = Partia jest skończona.
parola-round-runs = Runda jeszcze trwa.
parola-already-ready = Gotowość już zgłoszona.
parola-not-dealer = To należy do rozdającego.
parola-no-die = Teraz nie rzuca się kostką.
parola-no-naming = Teraz nie wybiera się kategorii.
parola-category-empty = Podaj kategorię.
parola-not-in-hand = Nie masz tej karty na ręce.
parola-word-made = Twoje słowo jest już ułożone: pozostali grają dalej.
parola-take-or-draw = Weź odrzuconą kartę albo dobierz ze stosu.
parola-not-your-turn = To nie twoja kolej.
parola-no-drawing = Dobiera się wtedy, gdy nikt nie chce odrzuconej karty.
parola-too-late = Teraz nie ma żadnej odkrytej karty do wzięcia.
parola-your-own-discard = To karta właśnie przez ciebie odrzucona: jest dla pozostałych.
parola-touched = Ta karta została już przez ciebie dotknięta.
parola-no-already = To już zostało powiedziane.
parola-must-discard = Musisz odrzucić kartę.
parola-declared = „PAROLA!” już padło.
parola-must-keep = Ta karta pochodzi z odrzuconych: zatrzymaj ją i odrzuć inną.
parola-must-use = Ta karta pochodzi z odrzuconych: musi wejść do słowa.
parola-row =
    { $cards ->
        [one] Na słowo potrzeba dokładnie { $cards } karty i jeszcze jednej, która je zamyka.
        [few] Na słowo potrzeba dokładnie { $cards } kart i jeszcze jednej, która je zamyka.
        [many] Na słowo potrzeba dokładnie { $cards } kart i jeszcze jednej, która je zamyka.
       *[other] Na słowo potrzeba dokładnie { $cards } karty i jeszcze jednej, która je zamyka.
    }
parola-letter = Jedna z kart w rzędzie nie ma litery { $letter }.
parola-form = Karty w rzędzie zachodzą na siebie, a ostatnia zamyka słowo, leżąc zakryta.
parola-nothing-laid = Żadne słowo nie jest teraz oceniane.
parola-no-vote = Nad tym słowem się nie głosuje.
parola-own-word = To twoje własne słowo.
parola-voted = Twój głos został już oddany.
parola-contested = Ktoś był szybszy.
parola-no-contest = Tego słowa nie można już zakwestionować.
parola-not-contester = Kartę wybiera ten, kto zakwestionował słowo.
parola-pick = Wybierz jedną z kart w rzędzie.
parola-few-cards =
    { $cards ->
        [one] Talia z { $cards } karty jest za mała, aby rozdać po { $hand }.
        [few] Talia z { $cards } kart jest za mała, aby rozdać po { $hand }.
        [many] Talia z { $cards } kart jest za mała, aby rozdać po { $hand }.
       *[other] Talia z { $cards } karty jest za mała, aby rozdać po { $hand }.
    }
parola-deck-toml = { $where }: to nie jest talia kart ({ $why }). Potrzebne są cards i values.
parola-deck-card = { $where }: „{ $card }” to nie karta. Karta ma dwie litery, a joker to gwiazdka.
parola-deck-value = { $where }: litera { $letter } musi mieć wartość od 0 do 99.
parola-fault-undeclared = Nie padło „PAROLA!”.
parola-fault-form = Słowo nie zostało wyłożone jak należy.
parola-fault-not-a-word = Tego słowa nie ma w słowniku.
parola-fault-not-admitted = Słowa tego rodzaju się nie liczą.
parola-fault-not-in-category = Słowo nie należy do kategorii.
parola-category-names = Imiona
parola-category-things = Rzeczy
parola-category-cities = Miasta
parola-category-verbs = Czasowniki
parola-category-animals = Zwierzęta
parola-category-choice = Do wyboru
proof-cards-key = Partia zaczęła się kluczem z ziarna i wkładów graczy.
proof-cards-commitment = Runda { $round }: los był ustalony przed grą.
proof-cards-draw = Runda { $round }: spółgłoski są takie, jak wynika z klucza.
proof-cards-revealed = Runda { $round }: pokazany klucz jest właściwy.
proof-parola-dealer = Wybór rozdającego wynika z klucza.
proof-parola-die = Runda { $round }: kostka pokazała to, co wynika z klucza.
proof-parola-deal = Runda { $round }: karty rozdano tak, jak wynika z klucza.
proof-parola-pile = Runda { $round }: nowy stos potasowano tak, jak wynika z klucza.
proof-parola-race = Runda { $round }, wyścig { $race }: karta przypadła temu, na kogo wskazują czasy dotknięć, zmierzone opóźnienia i zasada.
parola-other-card = Ta karta jest już zabrana: teraz odkryta jest inna.
