# Gry z płytkami na planszy.

game-tiles = Płytki na planszy
rules-slowodziel-pl = Słowodziel
rules-slowodziel-pl-summary = Polska gra: w jednym ruchu tyle słów, na ile pozwala siedem płytek, rzeczowniki w mianowniku, plansza 16 na 16.
rules-slovodel-ru = Słowodieł
rules-slovodel-ru-summary = Rosyjska gra: w jednym ruchu tyle słów, na ile pozwala siedem płytek, rzeczowniki w mianowniku, plansza 16 na 16.
rules-slowodziel = Słowodziel w innych językach
rules-slowodziel-summary = W jednym ruchu tyle słów, na ile pozwala siedem płytek, rzeczowniki w liczbie pojedynczej; płytki wyprowadzone z zestawów krzyżówkowych.
rules-scarabeo-it = Scarabeo
rules-scarabeo-it-summary = Osiem płytek, plansza 17 na 17, pola premiowe liczone za każdym razem i dwa skarabeusze za dowolną literę.
rules-erudit-ru = Erudyta
rules-erudit-ru-summary = Rosyjska gra na planszy 15 na 15: trzy gwiazdki bez wartości, 15 punktów za wszystkie siedem płytek.
rules-crossword-it = Krzyżówka, włoski
rules-crossword-it-summary = Plansza 15 na 15, włoskie płytki, 50 punktów za wszystkie siedem.
rules-crossword-fr = Krzyżówka, francuski
rules-crossword-fr-summary = Plansza 15 na 15, francuskie płytki, 50 punktów za wszystkie siedem.
rules-crossword-en = Krzyżówka, angielski
rules-crossword-en-summary = Plansza 15 na 15, angielskie płytki, 50 punktów za wszystkie siedem.
rules-crossword-pl = Krzyżówka, polski
rules-crossword-pl-summary = Plansza 15 na 15, polskie płytki, 50 punktów za wszystkie siedem.
rules-crossword-ru = Krzyżówka, rosyjski
rules-crossword-ru-summary = Plansza 15 na 15, rosyjskie płytki, 50 punktów za wszystkie siedem.
rules-net-duplicate = Duplikat
rules-net-duplicate-summary = Wszyscy mają te same płytki i trzy minuty; na planszę trafia najlepsze możliwe słowo.
tiles-out = Ktoś wyłożył ostatnią płytkę.
tiles-blocked = Nikt nie mógł grać dalej.
tiles-resigned = Ktoś się poddał.
tiles-left = Ktoś opuścił partię.
tiles-time = Komuś skończył się czas.
tiles-aborted = Partię odwołano za zgodą wszystkich.
tiles-duplicate-out = Wszystkie płytki leżą na planszy.
tiles-duplicate-stuck = Nic więcej nie da się wyłożyć.
tiles-watching = Oglądasz tę partię.
tiles-over = Partia jest skończona.
tiles-gone = Nie grasz już w tej partii.
tiles-not-now = Teraz nie można tego zrobić.
tiles-said-already = To już zostało powiedziane.
tiles-too-late-to-abort = Partię można odwołać tylko przed drugim ruchem.
tiles-can-be-doubted = Ostatnie słowa można jeszcze zakwestionować.
tiles-only-words = W duplikacie się nie pasuje ani nie wymienia.
tiles-done = Twoje słowo jest już ostateczne: cofnij to, aby wyłożyć inne.
tiles-not-your-turn = To nie twój ruch.
tiles-bag-too-small = Płytek w worku: { $bag }. Do wymiany potrzeba co najmniej { $least }.
tiles-bag-holds =
    { $bag ->
        [one] W worku została tylko { $bag } płytka.
        [few] W worku zostały tylko { $bag } płytki.
        [many] W worku zostało tylko { $bag } płytek.
       *[other] W worku zostało tylko { $bag } płytki.
    }
tiles-nothing-to-doubt = Teraz nie ma czego kwestionować.
tiles-own-words = To twoje własne słowa.
tiles-clock-runs = Zegar chodzi: nie trzeba ponaglać.
tiles-your-turn = To właśnie twój ruch.
tiles-nudged-already = Ten gracz został już ponaglony.
tiles-one-word = W jednym ruchu można wyłożyć tylko jedno słowo.
tiles-star-unused = Gwiazdki zabranej z planszy trzeba użyć w tym samym ruchu.
tiles-no-swap = W tych zasadach gwiazdki zostają na planszy.
tiles-no-star-there = Na tym polu nie ma gwiazdki.
tiles-not-in-hand = Nie masz płytki { $tile }.
tiles-no-such-letter = Nie ma płytki z literą { $letter }.
tiles-off-board = Tego pola nie ma na planszy.
tiles-square-taken = Na tym polu leży już płytka.
tiles-not-in-line = Płytki jednego słowa muszą leżeć w jednej linii.
tiles-gap = Między płytkami jest przerwa.
tiles-no-word = Sama jedna litera nie jest słowem.
tiles-start =
    { $need ->
        [one] Pierwsze słowo musi zakryć { $need } pole startowe; zakrywa { $covered }.
        [few] Pierwsze słowo musi zakryć { $need } pola startowe; zakrywa { $covered }.
        [many] Pierwsze słowo musi zakryć { $need } pól startowych; zakrywa { $covered }.
       *[other] Pierwsze słowo musi zakryć { $need } pola startowego; zakrywa { $covered }.
    }
tiles-share = Nowe słowo musi zawierać literę, która już leży na planszy; samo sąsiedztwo nie wystarcza.
tiles-apart = Słowo nie łączy się z niczym na planszy.
tiles-needs-old = Każde słowo musi zawierać literę, która leżała na planszy przed tym ruchem.
tiles-word = { $word } się nie liczy.
tiles-bonus-all = Wszystkie płytki
tiles-bonus-many = Dużo płytek
tiles-bonus-pure = Bez gwiazdki
tiles-bonus-special = Słowo specjalne
tiles-rest-lost = Niewyłożone płytki
tiles-rest-gained = Płytki pozostałych
tiles-rest-time = Przekroczony czas
tiles-few-tiles = Płytek: { $tiles }. To za mało na stojaki po { $rack }.
tiles-many-bonuses = Premii: { $bonuses }. To więcej, niż można zdobyć stojakiem na { $rack } płytek.
tiles-start-out-of-reach = Pól startowych: { $need }. Pierwszego słowa nie da się przez nie wyłożyć ze stojaka na { $rack }.
tiles-duplicate-plain = W duplikacie jest jedno słowo na ruch, bez zabierania gwiazdek i bez kwestionowania.
tiles-no-such-board = Nie ma planszy „{ $name }”.
tiles-no-such-set = Nie ma zestawu płytek „{ $name }”.
tiles-board-size = Plansza ma od 2 do { $most } rzędów; ta ma { $size }.
tiles-board-row = Rząd { $row } planszy ma { $squares } pól zamiast { $size }.
tiles-board-square = W rzędzie { $row } planszy jest nieznane pole: „{ $square }”. Są T, D, t, d, * i kropka.
tiles-board-start = Pole startowe liczy się { $start } razy; możliwe jest od 1 do 3.
tiles-board-need = Pól startowych: { $need }. Tylu pierwsze słowo na tej planszy nie zakryje.
tiles-set-letters = Zestaw płytek ma od 1 do { $most } różnych liter; ten ma { $letters }.
tiles-set-letter = „{ $letter }” nie jest wielką literą.
tiles-set-count = { $letter }: liczba płytek { $count }; może być od 0 do { $most }.
tiles-set-wild = Gwiazdek i blanków w zestawie może być najwyżej { $most }.
tiles-set-many = Płytek jest za dużo ({ $tiles }); może być { $most }.
proof-tiles-deal = Worek, stojaki i to, kto zaczyna, wynikają z klucza.
proof-tiles-draw = Po ruchu { $turn }: płytki dobrano w kolejności z worka.
proof-tiles-exchange = Ruch { $turn }: wymiana i wymieszany worek wynikają z klucza.
moves-none = Niczego nie da się wyłożyć.
moves-column-points = Punkty
moves-column-turn = Ruch
moves-column-left = Zostaje
tiles-board-rows = Rzędów planszy: { $rows } zamiast { $size }.
tiles-board-letter = Rząd { $row } planszy: nie ma płytki „{ $letter }”.
tiles-rack-letter = Nie ma płytki „{ $letter }”.
tiles-rack-size = Płytek: { $tiles }. Stojak mieści { $rack }.
tiles-board-no-start = Plansza nie ma żadnego pola startowego (*).
tiles-set-twice = Litera { $letter } występuje dwa razy.
tiles-set-alphabet = { $letter } nie należy do alfabetu, w którym sprawdza się tu słowa.
tiles-set-value = { $letter }: wartość { $value }; może być od 0 do { $most }.
tiles-set-merged = { $one } nie można zagrać płytką { $other }: potrzebna jest litera bez płytki i litera, która ją ma.
tiles-own-long = Tekst jest za długi: bajtów { $bytes }; może być { $most }.
tiles-own-nothing = Nie ma tu ani planszy (rows = …), ani zestawu płytek (tiles = …).
tiles-own-twice = Taka część już jest: wystarczy jedna plansza i jeden zestaw płytek.
tiles-own-unknown = Pole „{ $key }” tu nie istnieje.
tiles-own-not-number = „{ $key }” musi być liczbą całkowitą.
tiles-own-not-text = „{ $key }” musi być tekstem w cudzysłowie.
tiles-own-not-rows = Rzędy planszy to teksty, po jednym na rząd: rows = ["T..d..T", …].
tiles-own-not-tiles = Każdą płytkę zapisuje się tak: ["A", ile, wartość].
tiles-own-not-merged = Litery grane cudzą płytką zapisuje się tak: merged = { "{" } "Ё" = "Е" { "}" }.
tiles-own-title = Nazwa jest za długa; może mieć { $most } znaków.
tiles-toml = W tym miejscu tekst nie jest w formacie TOML.
tiles-toml-array = Nawias kwadratowy nie jest zamknięty albo brakuje przecinka.
tiles-toml-text = Tekst nie jest zamknięty cudzysłowem.
tiles-toml-equals = Po nazwie musi stać znak =.
tiles-toml-line = Po wartości musi się zacząć nowy wiersz.
tiles-toml-twice = Ta nazwa już była.
tiles-toml-value = Tu brakuje wartości albo jest źle zapisana.
tiles-fault-line = Wiersz { $line }: { $what }
rules-check-good = { $what }: można grać.
rules-check-board = Plansza { $size }×{ $size }; pola startowe: { $starts }.
rules-check-tiles = Płytki: { $tiles }, w tym gwiazdki i blanki: { $wild }; razem warte { $worth }.
