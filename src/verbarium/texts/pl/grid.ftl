# Gry na planszy z kostek: zasady, werdykty, odmowy.


## Rule sets: name, and one line of what they are

rules-paroliere-box = Il Paroliere
rules-paroliere-box-summary = Od czterech liter, wspólne słowa się skreśla, bez kar: zasady z włoskiego pudełka.
rules-paroliere-box-3 = Il Paroliere, trzy litery
rules-paroliere-box-3-summary = Jak w nowszych włoskich pudełkach: słowa od trzech liter.
rules-paroliere-tournament = Il Paroliere, turniejowe
rules-paroliere-tournament-summary = Od pięciu liter, wspólne słowa liczą się wszystkim, błędne kosztują punkty.
rules-paroliere-genova = Il Paroliere, klub z Genui
rules-paroliere-genova-summary = Od czterech liter, długie po 2 punkty za literę; błędne słowo kosztuje tylko tego, kto sam prosił o sprawdzenie.
rules-maxiparoliere = Maxiparoliere
rules-maxiparoliere-summary = Dwadzieścia pięć kostek, słowa od czterech liter, wspólne się skreśla.
rules-maxiparoliere-genova = Maxiparoliere, klub z Genui
rules-maxiparoliere-genova-summary = Dwadzieścia pięć kostek, od pięciu liter, długie słowa po 2 punkty za literę.
rules-maxiparoliere-four = Maxiparoliere, cztery plansze
rules-maxiparoliere-four-summary = Cztery plansze po dwadzieścia pięć kostek naraz, dziesięć minut na wszystko; wspólne słowa liczą się wszystkim.
rules-lexy = Lexy
rules-lexy-summary = Włoska gra z 1983 roku, krewna Il Paroliere; zasady odtworzone.
rules-boggle-en = Boggle, angielski
rules-boggle-en-summary = Od trzech liter, wspólne słowa się skreśla; liczy się każda forma z listy.
rules-boggle-fr = Boggle, francuski
rules-boggle-fr-summary = Od trzech liter, wspólne słowa się skreśla; bez form osobowych czasowników.
rules-boggle-fr-conjugated = Boggle, francuski, także formy osobowe
rules-boggle-fr-conjugated-summary = Jak francuskie Boggle, ale formy osobowe czasowników się liczą.
rules-boggle-ru = Boggle, rosyjski
rules-boggle-ru-summary = Od trzech liter, wspólne słowa się skreśla; rzeczowniki w mianowniku.
rules-boggle-pl = Boggle, polski
rules-boggle-pl-summary = Od trzech liter, wspólne słowa się skreśla; liczy się każda forma.
rules-boggle-it = Boggle, włoski
rules-boggle-it-summary = Od trzech liter, wspólne słowa się skreśla; liczy się każda forma.
rules-big-boggle = Big Boggle
rules-big-boggle-summary = Dwadzieścia pięć kostek, słowa od czterech liter, wspólne się skreśla.
rules-super-big-boggle = Super Big Boggle
rules-super-big-boggle-summary = Trzydzieści sześć kostek, niektóre z dwiema literami, inne z dziurą; słowa od czterech liter.

## What is said of a word, and what it means

mark-noted = zapisane
mark-noted-note = Zapisane; werdykt zapadnie po dzwonku.
mark-valid = uznane
mark-valid-note = Słowo się liczy.
mark-cancelled = skreślone
mark-cancelled-note = Dobre, ale napisali je też inni.
mark-too-short = za krótkie
mark-too-short-note = Ma mniej liter, niż wymagają zasady.
mark-repeated = powtórzone
mark-repeated-note = Jest już na tej liście.
mark-not-on-the-grid = nie ma na planszy
mark-not-on-the-grid-note = Nie da się go ułożyć z sąsiednich kostek, każda użyta raz.
mark-not-a-word = nie ma takiego słowa
mark-not-a-word-note = Słownik go nie zna.
mark-not-admitted = niedopuszczone
mark-not-admitted-note = To słowo, ale takiego rodzaju, którego te zasady nie dopuszczają.
mark-disputed = sporne
mark-disputed-note = Stół nad nim głosuje.

## Penalties, with the rule that gives them

clause-not-on-the-grid = Za słowo, którego nie da się ułożyć na planszy, traci się punkty.
clause-not-a-word = Za słowo, którego nie ma w słowniku, traci się punkty.
clause-not-admitted = Za słowo, którego zasady nie dopuszczają, traci się punkty.
clause-asked = Kto prosi o sprawdzenie własnego słowa, płaci, jeśli jest błędne.

## Why a command did nothing

grid-match-over = Partia jest skończona.
grid-only-watching = Oglądasz, nie grasz.
grid-not-now = Nie w tej chwili.
grid-ink = Gdy słowa sprawdza się od razu, zostają na liście.
grid-not-on-list = Słowa { $word } nie ma na tej liście.
grid-pencil-down = Ołówek jest już odłożony.
grid-already-ready = Gotowość jest już zgłoszona.
grid-wait-for-dice = Kostki są jeszcze w kubku.
grid-no-such-grid = W tej rundzie nie ma planszy o tym numerze.
grid-no-such-seat = Nie ma takiego miejsca.
grid-not-letters = W słowie { $word } są litery, których ten język nie używa.
grid-already-written = Słowo { $word } jest już na twojej liście.
grid-list-full =
    { $lines ->
        [one] Na liście mieści się jedno słowo.
        [few] Na liście mieszczą się { $lines } słowa.
        [many] Na liście mieści się { $lines } słów.
       *[other] Na liście mieści się { $lines } słowa.
    }
grid-only-your-own = Podczas pisania można prosić o sprawdzenie tylko własnych słów.
grid-lexicon-decides = Według tych zasad rozstrzyga słownik.
grid-already-disputed = Stół już głosuje nad słowem { $word }.
grid-table-has-ruled = O słowie { $word } stół już zdecydował.
grid-not-a-question-of-words = W wypadku { $word } nie chodzi o to, czy to słowo istnieje.
grid-nobody-to-vote = Nie ma nikogo innego, kto mógłby głosować.
grid-already-asked = O sprawdzenie słowa { $word } już poproszono.
grid-not-disputed = Nad słowem { $word } nikt nie głosuje.
grid-you-raised-it = Słowo pod głosowanie poddała ta sama osoba; decydują inni.
grid-already-voted = Głos w sprawie tego słowa jest już oddany.

## How a match ended

grid-over-rounds = Wszystkie rundy rozegrano.
grid-over-target = Osiągnięto wymaganą liczbę punktów.

## A rule set that cannot be used; $where is a file with a line, or the name of the rule set

rules-not-toml = { $where }: to nie jest TOML: { $why }
rules-key-unknown = { $where }: nie ma ustawienia „{ $key }”.
rules-key-missing = { $where }: brakuje „{ $key }”.
rules-key-value = { $where }: „{ $key }” nie może mieć tej wartości: { $why }
rules-points-notation = { $where }: „{ $key }”: „{ $part }” nie jest zapisane jak 5:2 6:3 8+:11.
rules-points-order = { $where }: w „{ $key }” długości muszą rosnąć, każda raz.
rules-points-below = { $where }: słowa liczą się od { $minimum } liter, a punkty dopiero od { $first }.
rules-points-per-letter = { $where }: w „{ $key }” per_letter musi wynosić co najmniej 1.
rules-penalties-order = { $where }: progi „{ $key }” muszą rosnąć, każdy raz.
rules-penalties-at-once = { $where }: przy karach werdykty zapadają na końcu.
rules-challenged-at-once = { $where }: gdy sprawdza się tylko zakwestionowane słowa, werdykty zapadają na końcu.
rules-no-end = { $where }: partia potrzebuje liczby rund albo progu punktów.
rules-seats = { $where }: od { $fewest } do { $most } miejsc to nie jest przedział.
rules-no-such-dice = { $where }: nie ma kostek „{ $dice }”. Są: { $known }.
rules-no-dice-of-language = { $where }: dla języka „{ $language }” nie są znane żadne kostki.
rules-language-unknown = { $where }: nie ma języka „{ $language }”; są: { $known }.
rules-not-in-language = Zasad { $preset } nie ma w języku „{ $language }”; są w: { $known }.
rules-admission = { $where }: „{ $key }”: w tym języku nie ma „{ $name }”, które mówi, jakie słowa się liczą.
rules-no-lists = { $where }: „{ $key }” wskazuje listę słów, ale ten dom nie ma katalogu z listami.
rules-no-par = { $where }: wynik względem wzorca wymaga graczy wzorcowych, których tu nie ma.

## Grids as people type them

grid-text-letter = „{ $letter }” to nie jest kostka z tych zasad.
grid-text-rows = W wierszu { $row } kostek jest { $dice }, a nie { $wanted }.
grid-text-size = Kostek na planszy jest { $dice }; zasady wymagają { $wanted }, a kwadrat się z nich nie układa.
grid-text-large = Plansza ma najwyżej { $most } kostek, a nie { $dice }.
grid-board-head = Pierwszy wiersz pliku z planszą podaje wiersze i kolumny, na przykład 4 4, a nie „{ $line }”.

## Solving and judging on the command line

solve-one-grid = Podaj planszę albo jako tekst, albo przez --board.
solve-empty = Plansza jest pusta.
solve-total =
    { $words ->
        [one] { $words } słowo, punktów: { $points }
        [few] { $words } słowa, punktów: { $points }
        [many] { $words } słów, punktów: { $points }
       *[other] { $words } słowa, punktów: { $points }
    }
judge-missed =
    { $words ->
        [one] Nikt nie znalazł { $words } słowa, punktów: { $points }
        [few] Nikt nie znalazł { $words } słów, punktów: { $points }
        [many] Nikt nie znalazł { $words } słów, punktów: { $points }
       *[other] Nikt nie znalazł { $words } słowa, punktów: { $points }
    }
judge-round = Runda { $round }
judge-standings = Klasyfikacja
judge-prints = Zasady { $rules } · { $rules_print }, słowa { $lexicon } · { $lexicon_print }
judge-column-round = runda
judge-column-grid = plansza
judge-column-player = gracz
judge-column-word = słowo
judge-column-verdict = werdykt
judge-column-letters = liter
judge-column-points = punkty
judge-column-penalty = kara
judge-column-path = droga
judge-column-others = także u
judge-column-reason = powód
judge-column-rules = zasady
judge-column-rules-print = odcisk zasad
judge-column-lexicon = słowa
judge-column-lexicon-print = odcisk słów
judge-not-toml = { $where } to nie jest TOML: { $why }
judge-key-missing = { $where }: brakuje „{ $key }”.
judge-key-value = { $where }: w „{ $key }” jest nie to, co trzeba.
judge-no-such-grid = { $where }: { $name } ma listę do planszy { $grid }, a plansz w rundzie jest { $grids }.
rules-column-name = zasady
rules-column-languages = języki
rules-column-confidence = źródło
rules-column-summary = w skrócie
rules-confidence-note = Źródło: A pierwotne, B dwa niezależne, C jedno wtórne, D odtworzone przez nas.
rules-no-such-folder = Nie ma katalogu { $folder }.
cli-language-unknown = Nie ma języka „{ $language }”; są: { $known }.
cli-file-missing = Nie ma pliku { $file }.

## Logs, and what they prove

log-line-unreadable = Wiersza { $line } zapisu nie da się odczytać: { $why }
log-format-unknown = To zapis w formacie „{ $format }”; czytany jest tylko { $known }.
log-empty = Zapis jest pusty.
log-does-not-fit = Wiersze w { $file } nie pasują do siebie.
verify-holds =
    { $checks ->
        [one] Wszystko się zgadza: { $checks } sprawdzenie.
        [few] Wszystko się zgadza: { $checks } sprawdzenia.
        [many] Wszystko się zgadza: { $checks } sprawdzeń.
       *[other] Wszystko się zgadza: { $checks } sprawdzenia.
    }
verify-fails = Nie zgadza się:
proof-seed-unreadable = Ziarno albo wkład któregoś miejsca nie jest zapisany szesnastkowo.
proof-commitment = Ziarno jest tym, które zapowiedziano przed grą.
proof-numbers = Wiersze są ponumerowane bez luk.
proof-stamps = Czas nigdzie się nie cofa.
proof-replay = Wiersze odtwarzają partię do końca.
proof-grid-key = Partię zaczęto z kluczem z ziarna i wkładów graczy.
proof-grid-commitment = Runda { $round }: kostki były ustalone przed rzutem.
proof-grid-dice = Runda { $round }: kostki leżą tak, jak mówi klucz.
proof-grid-revealed = Runda { $round }: pokazany klucz jest właściwy.
proof-grid-lists = Runda { $round }: odczytano te listy, które napisano.
proof-grid-points = Runda { $round }: punkty wynikają z werdyktów.
proof-grid-throws = Runda { $round }: kostki rzucano ponownie tylko wtedy, gdy każą zasady.
proof-grid-verdicts = Runda { $round }: ten sam słownik daje te same werdykty.
proof-grid-outcome = Wynik wynika z punktów rund.
