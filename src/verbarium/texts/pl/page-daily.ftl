# Plansza dnia, przy wejściu i na własnej stronie.

page-daily = Plansza dnia
page-daily-of = Plansza dnia, { $date }
page-daily-play = Zagraj planszę dnia
page-daily-play-note = raz, solo, { $time }
page-daily-go-on = Wróć do swojej rundy
page-daily-open = Twoja runda z dnia { $date } jeszcze trwa.
page-daily-played-by =
    { $n ->
        [0] Nikt jeszcze nie zagrał.
        [one] Zagrała { $n } osoba.
        [few] Zagrały { $n } osoby.
        [many] Zagrało { $n } osób.
       *[other] Zagrało { $n } osoby.
    }
page-daily-playing =
    { $n ->
        [one] Jeszcze gra { $n } osoba.
        [few] Jeszcze grają { $n } osoby.
        [many] Jeszcze gra { $n } osób.
       *[other] Jeszcze gra { $n } osoby.
    }
page-daily-nobody = Nikt nie zagrał tej planszy.
page-daily-yours =
    { $points ->
        [one] Masz { $points } punkt
        [few] Masz { $points } punkty
        [many] Masz { $points } punktów
       *[other] Masz { $points } punktu
    } i miejsce { $rank } z { $of }.
page-daily-mine = Twoja seria
page-daily-series =
    { $n ->
        [0] Zagraj planszę dnia, żeby zacząć serię.
        [one] Seria: { $n } dzień
        [few] { $n } dni z rzędu
        [many] { $n } dni z rzędu
       *[other] { $n } dnia z rzędu
    }
page-daily-best =
    { $n ->
        [one] Najdłuższa seria: { $n } dzień
        [few] Najdłuższa seria: { $n } dni
        [many] Najdłuższa seria: { $n } dni
       *[other] Najdłuższa seria: { $n } dnia
    }
page-daily-next = Nowa plansza o { $time }, za { $left }.
page-daily-zone = Dzień zmienia się u wszystkich naraz, o północy UTC.
page-daily-hours = { $hours } godz. { $minutes } min
page-daily-minutes = { $minutes } min
page-daily-clock = Jedna plansza dla wszystkich, jedna runda dla każdego. Czas płynie, nawet gdy odejdziesz.
page-daily-results = Wyniki
page-daily-results-of = Wyniki, { $date }
page-daily-longest-word = najdłuższe
page-daily-hidden = Słowa innych zobaczysz, gdy skończy się twoja runda.
page-daily-longest = Najdłuższe słowa dnia
page-daily-found =
    { $others ->
        [0] { $name }
        [one] { $name } i jeszcze { $others } osoba
        [few] { $name } i jeszcze { $others } osoby
        [many] { $name } i jeszcze { $others } osób
       *[other] { $name } i jeszcze { $others } osoby
    }
page-daily-last = Twoje ostatnie dni
page-daily-missed = bez gry
page-daily-unfinished = nieskończona
page-daily-day = Dzień
page-daily-review = Obejrzyj swoją rundę
page-daily-days = Inne dni
page-daily-languages = Plansze dnia
page-daily-begin = Zacznij
page-daily-ready = Kostki spadną, gdy tylko tu będziesz.
page-daily-to-results = Do wyników dnia
page-daily-ended = To była twoja runda dnia. Każdego dnia jest nowa plansza.
