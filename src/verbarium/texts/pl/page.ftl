# Co mówi strona w przeglądarce.

## The house
page-motto = Dom gier słownych
page-skip = Do treści
page-close = Zamknij
page-settings = Ustawienia
page-try-again = Spróbuj ponownie
page-house-silent = Serwer nie odpowiada. Czy jest sieć?
page-refused = Teraz nie można tego zrobić.
page-nowhere-title = Nic tu nie ma
page-nowhere = Pod tym adresem nie ma żadnej strony.
page-to-front = Do wejścia
page-interface-language = Język strony
page-lang-it = włoski
page-lang-fr = francuski
page-lang-en = angielski
page-lang-ru = rosyjski
page-lang-pl = polski
page-crowd =
    { $people ->
        [one] { $people } osoba
        [few] { $people } osoby
        [many] { $people } osób
       *[other] { $people } osoby
    } przy { $tables ->
        [one] { $tables } stole
        [few] { $tables } stołach
        [many] { $tables } stołach
       *[other] { $tables } stołu
    }

## Settings of this device
page-text-size = Wielkość pisma: { $percent } %
page-theme-auto = Światło: jak w urządzeniu
page-theme-light = Światło: dzień
page-theme-dark = Światło: wieczór
page-sound = Dźwięki
page-light = Światło
page-light-auto = Jak w urządzeniu
page-light-light = Dzień
page-light-dark = Wieczór
page-type = Wielkość pisma
page-sounds-on = Dźwięki
page-sounds-note = Każdy jest też opisany słowami w dzienniku.
page-still = Jak najmniej ruchu
page-lift = Podniesienie palca zapisuje słowo
page-lift-note = Po przeciągnięciu po kostkach. Inaczej słowo czeka na „Zapisz”.
page-keys = Z klawiatury
page-key-letters = A–Ż
page-key-enter = Enter
page-key-escape = Esc
page-key-space = Spacja
page-sound-dice = Kostki się toczą.
page-sound-bell = Dzwoni dzwonek.
page-sound-low = Stuknięcie w drewno: 20 sekund.

## Front door
page-set-table = Nowy stół
page-game = Gra
page-game-grid = Kostki z literami
page-game-grid-like = Boggle, Il Paroliere
page-language = Język
page-rules = Zasady
page-rules-note = każdy zestaw zasad podaje swoje źródło
page-no-rules = Dla tego języka nie ma jeszcze zasad.
page-more-rules =
    { $n ->
        [one] Jeszcze { $n } zestaw zasad
        [few] Jeszcze { $n } zestawy zasad
        [many] Jeszcze { $n } zestawów zasad
       *[other] Jeszcze { $n } zestawu zasad
    }
page-seal-a = źródło pierwotne
page-seal-b = dwa zgodne źródła
page-seal-c = źródło wtórne
page-seal-d = wyprowadzone przez nas
page-derived-mark = zasady wyprowadzone przez nas (D)
page-source = Źródło: { $source }
page-derived = Wyprowadzone przez nas: { $what }
page-part-admission = dopuszczone słowa
page-part-dice = kostki
page-part-minimum = najkrótsze słowo
page-part-points = punkty
page-part-penalties = kary
page-part-weights = częstości liter
page-part-vowels = samogłoski
page-play-now = Zagraj teraz
page-play-now-with = czeka już { $name }
page-play-now-bot = od razu, z botem
page-alone = Solo
page-alone-note = tylko ty
page-rather-bot = Wolę z botem
page-invite = Zaproś gości
page-invite-note = link, bez konta
page-bot-level = Siła bota
page-table-waits = { $name } czeka na graczy właśnie w tę grę.
page-open-tables = Otwarte stoły
page-no-open-tables = Teraz nie ma otwartych stołów. Nakryj swój i pokaż go innym.
page-watch = obejrzyj
page-free-seats =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
        [many] { $n } wolnych miejsc
       *[other] { $n } wolnego miejsca
    }
page-table = Stół
page-new-table = Nowy stół
page-table-of = Stół gracza { $name }
page-guest = Gość

## Rules in words
page-span-seconds = { $n } s
page-span-minutes = { $n } min
page-rules-size = kostki { $rows }×{ $cols }
page-rules-grids =
    { $grids ->
        [one] { $grids } plansza { $rows }×{ $cols }
        [few] { $grids } plansze { $rows }×{ $cols } naraz
        [many] { $grids } plansz { $rows }×{ $cols } naraz
       *[other] { $grids } planszy { $rows }×{ $cols } naraz
    }
page-rules-minimum =
    { $n ->
        [one] od { $n } litery
        [few] od { $n } liter
        [many] od { $n } liter
       *[other] od { $n } litery
    }
page-rules-same-cancelled = wspólne słowa się skreśla
page-rules-same-kept = wspólne słowa zostają
page-rules-same-cancelled-long = Słowo z kilku list skreśla się na wszystkich.
page-rules-same-kept-long = Słowo z kilku list liczy się każdemu.
page-rules-penalties = błędy kosztują punkty
page-rules-no-penalties = bez kar
page-rules-penalty-word = Słowo, którego nie uznano: { $cost }.
page-rules-penalty-asked = Słowo, którego nie uznano, jeśli autor prosił o sprawdzenie: { $cost }.
page-rules-penalty-grid = Słowo, którego nie ma na planszy: { $cost }.
page-rules-points = Punkty za liczbę liter: { $table }
page-rules-points-each = { $from }+: po { $n } za literę
page-rules-points-add = ponad { $from }: o { $n } więcej za literę
page-rules-at-end = Oceny słów padają po dzwonku.
page-rules-at-once = Każde słowo sprawdza się od razu.
page-rules-challenged = Sprawdza się tylko słowa, w które ktoś wątpi; pozostałe się liczą.
page-rules-overrule = Stół może nie zgodzić się ze słownikiem, jeśli wszyscy pozostali są za.
page-rules-rounds =
    { $n ->
        [one] { $n } runda
        [few] { $n } rundy
        [many] { $n } rund
       *[other] { $n } rundy
    }
page-rules-target =
    { $n ->
        [one] do { $n } punktu
        [few] do { $n } punktów
        [many] do { $n } punktów
       *[other] do { $n } punktu
    }
page-letters =
    { $n ->
        [one] { $n } litera
        [few] { $n } litery
        [many] { $n } liter
       *[other] { $n } litery
    }
page-changed-rules = zmienione przy tym stole
page-form-time = Czas rundy
page-form-minimum = Najkrótsze słowo
page-form-end = Długość meczu
page-form-same = To samo słowo na kilku listach
page-form-verdicts = Oceny słów
page-form-at-end = po dzwonku
page-form-at-once = od razu
page-form-verify = Co się sprawdza
page-form-verify-all = każde słowo
page-form-verify-challenged = tylko wątpliwe
page-form-overrule = Stół może nie zgodzić się ze słownikiem

## Coming in and the lobby
page-coming-in = Chwileczkę …
page-come-in = Wejdź
page-your-name = Twoje imię przy stole
page-no-account = Bez konta. Imię zapamięta to urządzenie.
page-name-needed = Potrzebne jest imię, żeby inni wiedzieli, kto gra.
page-sit-down = Usiądź
page-only-watch = Tylko oglądaj
page-watch-game = Oglądaj
page-here-already = Już tu są
page-at-table = Przy stole
page-seats-taken = Zajęte miejsca: { $n } z { $most }
page-take-seat = Zajmij miejsce
page-leave = Odejdź od stołu
page-you = ty
page-host = gospodarz
page-away = nie ma przy stole
page-watches = ogląda
page-is-ready = gotowe
page-not-ready = jeszcze nie gotowe
page-bot-beginner = Bot: początkujący
page-bot-easy = Bot: łatwy
page-bot-medium = Bot: średni
page-bot-hard = Bot: silny
page-bot-expert = Bot: ekspert
page-bot-master = Bot: mistrz
page-bot-invite = Zaproś tego bota
page-make-host = Oddaj stół
page-make-host-of = Oddaj stół: { $name }
page-remove = Usuń
page-remove-of = Usuń od stołu: { $name }
page-link = Link do tego stołu
page-link-note = Wejdzie każdy, kto ma ten link.
page-copy = Kopiuj
page-copied = Skopiowano
page-qr = Link jako kod dla aparatu
page-list-it = Pokaż wśród otwartych stołów
page-what-is-played = W co gramy
page-change-rules = Zmień zasady
page-change-clears = Po zmianie każdy musi ponownie potwierdzić gotowość.
page-commitment = Los jest już ustalony. Jego pieczęć:
page-you-watch = Oglądasz.
page-too-few =
    { $n ->
        [one] Potrzebny jest { $n } gracz.
        [few] Potrzeba { $n } graczy.
        [many] Potrzeba { $n } graczy.
       *[other] Potrzeba { $n } gracza.
    }
page-waiting-for = Czekamy: { $names }
page-waiting-return = Czekamy na powrót: { $names }
page-about-to-begin = Zaraz zaczynamy …
page-preparing = Trwa przygotowanie listy słów i planszy. Dzieje się to tylko za pierwszym razem i zajmuje od kilku sekund do dwóch, trzech minut. Potem partia zacznie się sama.
page-preparing-mark = Trwa przygotowanie
page-preparing-so-far = Minęło { $time }
page-preparing-still = Przygotowanie jeszcze trwa, minęło { $time }.
page-preparing-status = Partia zacznie się sama, gdy tylko wszystko będzie gotowe.
page-all-ready-but-you = Pozostali są gotowi.
page-begin-when-you-like = Zacznij, kiedy chcesz. Tym samym przyjmujesz pokazane zasady.
page-take-back-ready = Gotowe. Cofnij
page-shake = Potrząśnij kostkami
page-shake-ready = Gotowe: potrząśnij
page-ready = Gotowe
page-line-lost = Połączenie zerwane. To, co zapisane, zostaje; łączymy się znowu …
page-paused = Zegar stoi: przy stole nie ma nikogo.

## People and talk
page-people-talk = Ludzie i rozmowa
page-people-unread =
    { $n ->
        [one] Ludzie i rozmowa, { $n } nowa wiadomość
        [few] Ludzie i rozmowa, { $n } nowe wiadomości
        [many] Ludzie i rozmowa, { $n } nowych wiadomości
       *[other] Ludzie i rozmowa, { $n } nowej wiadomości
    }
page-talk = Rozmowa
page-nothing-said = Nikt jeszcze nic nie powiedział.
page-say-something = Powiedz coś
page-send = Wyślij
page-mute = Nie pokazuj czyichś słów
page-log = Co było słychać
page-quick-1 = Cześć!
page-quick-2 = Powodzenia!
page-quick-3 = Piękne słowo!
page-quick-4 = Chwileczkę, proszę
page-quick-5 = Jeszcze raz?
page-quick-6 = Dziękuję za grę!
page-told-came = { $name } jest przy stole.
page-told-left = Od stołu odchodzi { $name }.
page-told-ready = Gotowość zgłasza { $name }.
page-told-host = Teraz gospodarzem jest { $name }.
page-told-host-you = Teraz ty gospodarzysz przy stole.
page-told-settings = Zmieniono zasady. Każdy musi ponownie potwierdzić gotowość.
page-told-said = { $name }: { $text }
page-told-stopped = Ołówek odkłada { $name }.
page-told-phase-shaking = Kostki w kubku.
page-told-phase-drawing = Losowanie spółgłosek.
page-told-phase-writing = Czas biegnie.
page-told-phase-doubting = Dzwonek. W które słowa wątpisz?
page-told-phase-reading = Dzwonek. Czytamy listy.
page-told-phase-over = Koniec meczu.

## The round
page-seats = Kto gra
page-round = runda { $n }
page-round-of = runda { $n } z { $of }
page-round-to = runda { $n }, gra do { $target }
page-round-short = Runda { $n }
page-time-left = Zostało { $time }
page-seconds-left =
    { $n ->
        [one] Została { $n } sekunda
        [few] Zostały { $n } sekundy
        [many] Zostało { $n } sekund
       *[other] Zostało { $n } sekundy
    }
page-grid-and-entry = Kostki i słowo
page-board = Plansza z kostek, { $rows } na { $cols }
page-die = { $face }, rząd { $row } kolumna { $col }
page-die-in-path = { $face }, rząd { $row } kolumna { $col }, numer { $at } na ścieżce
page-hole = puste
page-around = Wokół { $face }: { $around }
page-which-grid = Która plansza
page-grid-n = Plansza { $n }
page-word = Słowo
page-write = Zapisz
page-rub-last = Zetrzyj ostatnią literę
page-entry-hint = Pisz, dotykaj lub przeciągaj
page-on-grid =
    { $n ->
        [one] jest na planszy · { $n } litera
        [few] jest na planszy · { $n } litery
        [many] jest na planszy · { $n } liter
       *[other] jest na planszy · { $n } litery
    }
page-off-grid = nie ma na planszy
page-not-beside = { $face }: nie styka się z ostatnią kostką
page-cleared = starte
page-shaking = Kostki w kubku …
page-already-written = „{ $word }” już jest na twojej liście
page-said-written =
    { $n ->
        [one] { $word }, zapisane, { $n } litera
        [few] { $word }, zapisane, { $n } litery
        [many] { $word }, zapisane, { $n } liter
       *[other] { $word }, zapisane, { $n } litery
    }
page-said-judged =
    { $points ->
        [one] { $word }, { $mark }, { $points } punkt
        [few] { $word }, { $mark }, { $points } punkty
        [many] { $word }, { $mark }, { $points } punktów
       *[other] { $word }, { $mark }, { $points } punktu
    }
page-keys-type = wpisz
page-keys-write = zapisz
page-keys-rub = zetrzyj
page-keys-walk = po kostkach strzałkami
page-your-list = Twoja lista
page-words =
    { $n ->
        [one] { $n } słowo
        [few] { $n } słowa
        [many] { $n } słów
       *[other] { $n } słowa
    }
page-words-points =
    { $n ->
        [one] { $n } słowo
        [few] { $n } słowa
        [many] { $n } słów
       *[other] { $n } słowa
    } · { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
page-total-short = razem { $n }
page-stopped = koniec pisania
page-foot-at-once = Sprawdzane od razu.
page-foot-at-end = Oceny po dzwonku.
page-stop = Kończę pisać
page-pencil-down = Ołówek odłożony
page-rub-out = Zetrzyj „{ $word }”
page-rubbed-out = { $word }, starte
page-ask-check = Poproś o sprawdzenie
page-check-asked = { $word }: do sprawdzenia

## After the bell
page-doubting = W które słowa wątpisz?
page-doubting-note = Sprawdza się tylko to, w co ktoś wątpi. Reszta się liczy.
page-doubt = Wątpię
page-doubt-of = { $does }: { $word }, { $name }
page-doubted = podważone
page-no-more-doubts = Nie mam więcej wątpliwości
page-every-list = Wszystkie listy, słowo po słowie
page-order = Kolejność
page-by-verdict = Według oceny
page-as-written = Jak zapisano
page-marks = Znaki
page-whose-list = Czyja lista
page-tab-score =
    { $points ->
        [one] { $rank }. · { $points } punkt
        [few] { $rank }. · { $points } punkty
        [many] { $rank }. · { $points } punktów
       *[other] { $rank }. · { $points } punktu
    }
page-percent-of-best = { $percent } % najlepszego
page-empty-list = Brak słów.
page-lens = Słowo na kostkach
page-lens-hint = Wybierz słowo, by zobaczyć jego ścieżkę i powód; wybierz kostkę, by zobaczyć słowa, które przez nią idą.
page-path-of = Ścieżka słowa { $word }
page-also-written-by = Zapisali też: { $names }.
page-asked-by = O sprawdzenie prosi { $name }.
page-table-ruling = Tak zdecydował stół.
page-put-to-table = Oddaj pod osąd stołu
page-stands = Uznaję
page-falls = Nie uznaję
page-nobody-wrote = nikt nie zapisał
page-words-through =
    { $n ->
        [one] { $n } słowo przez { $face }
        [few] { $n } słowa przez { $face }
        [many] { $n } słów przez { $face }
       *[other] { $n } słowa przez { $face }
    }
page-missed = Czego nikt nie zauważył
page-nothing-missed = Nic: znaleziono wszystkie słowa.
page-possible =
    { $words ->
        [one] Na kostkach było { $words } słowo
        [few] Na kostkach były { $words } słowa
        [many] Na kostkach było { $words } słów
       *[other] Na kostkach było { $words } słowa
    }, razem { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }; najdłuższe ma { $longest ->
        [one] { $longest } literę
        [few] { $longest } litery
        [many] { $longest } liter
       *[other] { $longest } litery
    }.
page-and-more =
    { $n ->
        [one] i jeszcze { $n }
        [few] i jeszcze { $n }
        [many] i jeszcze { $n }
       *[other] i jeszcze { $n }
    }
page-after-bell = Po dzwonku, poza konkursem
page-after-bell-note = Spóźnione: bez punktów i niczyjego słowa nie skreślają. Widzisz je tylko ty.
page-lexicon = Słownik { $name }, odcisk { $print }
page-look-up = Czy to słowo się liczy? Dlaczego?
page-ask = Zapytaj
page-standings = Klasyfikacja
page-player = Gracz
page-points = Punkty
page-total = Razem
page-next-round = Następna runda

## The end
page-final = Wynik końcowy
page-rank = Miejsce
page-your-result =
    { $points ->
        [one] Masz { $points } punkt
        [few] Masz { $points } punkty
        [many] Masz { $points } punktów
       *[other] Masz { $points } punktu
    }
page-winner = Wygrywa { $name }
page-winners = Zwycięstwem dzielą się { $names }
page-all-share = Remis: wygrali wszyscy
page-rematch = Jeszcze jeden mecz
page-rematch-note = Ci sami ludzie, te same zasady, nowy początek.
page-proof = Czy los był uczciwy?
page-proof-note = Pieczęć było widać, zanim ktokolwiek zgłosił gotowość; teraz otwarte jest też ziarno, które zamykała. Każdy może to sprawdzić: „verbarium verify”.
page-seed = Ziarno
page-download-log = Dziennik tego meczu

## Consonando
page-game-consonando = Consonando
page-game-consonando-like = dodaj samogłoski
page-draws = Spółgłoski w kolejnych rundach: { $draws }
page-consonants-once = Każda spółgłoska służy raz; samogłoski są dowolne.
page-consonants-points = Punkt za literę; jeśli użyto wszystkich spółgłosek, jeszcze po jednym za każdą.
page-jollies =
    { $n ->
        [0] Bez dżokerów
        [one] Po { $n } dżokerze na gracza
        [few] Po { $n } dżokery na gracza
        [many] Po { $n } dżokerów na gracza
       *[other] Po { $n } dżokery na gracza
    }
page-form-jollies = Dżokery na gracza
page-consonants-drawn =
    { $n ->
        [one] { $n } spółgłoska
        [few] { $n } spółgłoski
        [many] { $n } spółgłosek
       *[other] { $n } spółgłoski
    }
page-used = użyta
page-vowels-free = Samogłosek do woli: { $vowels }
page-drawing = Losujemy spółgłoski …
page-consonant-missing = Nie ma (już) litery { $letter }
page-consonants-used =
    { $n ->
        [one] { $n } litera · spółgłoski: { $used } z { $of }
        [few] { $n } litery · spółgłoski: { $used } z { $of }
        [many] { $n } liter · spółgłoski: { $used } z { $of }
       *[other] { $n } litery · spółgłoski: { $used } z { $of }
    }
page-consonants-all =
    { $n ->
        [one] { $n } litera · wszystkie spółgłoski!
        [few] { $n } litery · wszystkie spółgłoski!
        [many] { $n } liter · wszystkie spółgłoski!
       *[other] { $n } litery · wszystkie spółgłoski!
    }
page-jolly =
    { $n ->
        [one] Dżoker: został { $n }
        [few] Dżokery: zostały { $n }
        [many] Dżokery: zostało { $n }
       *[other] Dżokery: zostało { $n }
    }
page-jolly-remove = usuń
page-jolly-add = dodaj
page-sheet-empty = Nic nie zapisano.
page-consonants-bonus = Wszystkie spółgłoski: +{ $n }.
page-jolly-used = Z dżokerem: { $change }.
page-words-of-round = Słowa rundy
page-best = Najlepsze słowa
page-best-with-jolly = Najlepsze słowa z dżokerem

## More of the table
page-time = Czas
page-to-result = Do wyniku
page-check = Sprawdź
page-verdict = Ocena
page-also = Zapisali też
page-as-text = Jako tekst
page-print = Drukuj
page-normal-raw = punkty
page-normal-percent-of-best = procent najlepszego
page-normal-percent-of-possible = procent możliwego
page-normal-match-points = punkty za wygrane
page-normal-rank-points = punkty za miejsce
page-normal-par = względem normy
page-form-normalise = Co decyduje o miejscach
page-form-teams = Drużyny
page-rules-normalise = O miejscach rozstrzyga: { $how }.
page-rules-teams = Drużyny: lista drużyny jest wspólna.
page-team = Drużyna
page-team-n = drużyna { $n }
page-table-title = Nazwa stołu
page-late = Kto się spóźni
page-late-watch = ogląda do następnego meczu
page-late-next-round = gra od następnej rundy
page-late-now = gra od razu
page-rename = Zmień imię
page-extra-of = Dłuższy czas pisania dla gracza { $name }
page-extra-note = { $time } dłużej
page-extra-none = jak wszyscy
page-near-yours = Wokół znalezionych słów
page-near-hooks = o jedną literę dłuższe:
page-near-longer = jeszcze dłuższe:
page-near-prefixes = w środku:
