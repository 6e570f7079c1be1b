# Płytki na planszy, w przeglądarce.

page-game-tiles = Płytki na planszy
page-game-tiles-like = Słowodziel, Scarabeo, krzyżówki
page-part-layout = układ planszy
page-part-tiles = płytki
page-part-pass_rounds = koniec przez pasy
page-part-scoreless_rounds = koniec bez punktów
page-part-settle = pozostałe płytki
page-part-blocked_loses = koniec bez ruchów
page-part-premium = pola premiowe
page-part-joined = dwie premie słowne naraz
page-part-turn_seconds = czas ruchu
page-part-bonus = premie za długość
page-part-rest_seconds = przerwa między losowaniami
page-tiles-board = Plansza
page-tiles-board-of = Plansza { $n } na { $n }
page-tiles-across-from = { $square } w prawo
page-tiles-down-from = { $square } w dół
page-tiles-cursor-across = Pole { $square }, w prawo.
page-tiles-cursor-down = Pole { $square }, w dół.
page-tiles-tap-again = Dotknij go znów, by zmienić kierunek.
page-tiles-tap-to-zoom = Dotknij planszy, aby ją przybliżyć.
page-tiles-nearer = Przybliż
page-tiles-whole = Cała plansza
page-tiles-premiums = Pola premiowe
page-tiles-letter-times = litera ×{ $n }
page-tiles-word-times = słowo ×{ $n }
page-tiles-start = start
page-tiles-short-letter = { $n }L
page-tiles-short-word = { $n }S
page-tiles-cell-empty = { $square }, puste
page-tiles-cell-premium = { $square }, puste, { $premium }
page-tiles-cell-letter = { $square }, { $letter }, wartość { $value }
page-tiles-cell-wild = { $square }, gwiazdka jako { $letter }, wartość { $value }
page-tiles-cell-mine = słowo { $n } tego ruchu
page-tiles-tile = { $letter }, wartość { $value }
page-tiles-star = gwiazdka, dowolna litera
page-tiles-blank = blank, dowolna litera
page-tiles-laid = { $tile }, wyłożona
page-tiles-rack =
    { $n ->
        [one] stojak, { $n } płytka
        [few] stojak, { $n } płytki
        [many] stojak, { $n } płytek
       *[other] stojak, { $n } płytki
    }
page-tiles-tiles =
    { $n ->
        [one] { $n } płytka
        [few] { $n } płytki
        [many] { $n } płytek
       *[other] { $n } płytki
    }
page-tiles-points-word =
    { $n ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
page-tiles-bag = W worku: { $n }
page-tiles-shuffle = Przemieszaj
page-tiles-sort = Ułóż
page-tiles-your-turn = Twój ruch
page-tiles-turn-of = Gra { $name }
page-tiles-your-word = Twoje słowo
page-tiles-just-laid = Słowa właśnie wyłożone
page-tiles-hint = Wybierz pole, potem dotykaj płytek albo pisz. Płytki można też przeciągać.
page-tiles-can-lay = Taki ruch można wyłożyć.
page-tiles-wait = To by się liczyło, ale to jeszcze nie twój ruch.
page-tiles-can-doubt = Pozostali mogą jeszcze zakwestionować.
page-tiles-entered = Na razie: { $words }, { $points }
page-tiles-edge = Do brzegu nie ma wolnego pola.
page-tiles-press-star = Nie masz płytki { $tile }. Naciśnij *, aby wyłożyć gwiazdkę.
page-tiles-said-letter = { $letter } na { $square }
page-tiles-said-word = słowo { $n }, { $word }, { $points }, razem { $total }
page-tiles-undo = Cofnij { $word }
page-tiles-star-taken = Gwiazdka wzięta za { $letter }
page-tiles-star-back = Oddaj gwiazdkę za { $letter }
page-tiles-take-star = Weź gwiazdkę za { $letter }
page-tiles-which-letter = Jaką literę zastępuje?
page-tiles-lay =
    { $points ->
        [one] Zatwierdź ruch · { $points } punkt
        [few] Zatwierdź ruch · { $points } punkty
        [many] Zatwierdź ruch · { $points } punktów
       *[other] Zatwierdź ruch · { $points } punktu
    }
page-tiles-lay-plain = Zatwierdź ruch
page-tiles-next-word = Następne słowo
page-tiles-all-back = Cofnij wszystko
page-tiles-pass-exchange = Pas i wymiana
page-tiles-more = Więcej
page-tiles-which = Które płytki?
page-tiles-exchange-note =
    { $n ->
        [one] Można oddać do worka { $n } płytkę i wziąć inną. To zajmuje ruch.
        [few] Można oddać do worka do { $n } płytek i wziąć tyle samo. To zajmuje ruch.
        [many] Można oddać do worka do { $n } płytek i wziąć tyle samo. To zajmuje ruch.
       *[other] Można oddać do worka do { $n } płytki i wziąć tyle samo. To zajmuje ruch.
    }
page-tiles-exchange =
    { $n ->
        [one] Wymień { $n } płytkę
        [few] Wymień { $n } płytki
        [many] Wymień { $n } płytek
       *[other] Wymień { $n } płytki
    }
page-tiles-pass = Pas
page-tiles-resign = Poddaj się
page-tiles-resign-sure = Kto się poddaje, przegrywa partię.
page-tiles-resign-yes = Tak, poddaję się
page-tiles-abort = Odwołaj partię
page-tiles-abort-no = Jednak gramy dalej
page-tiles-abort-note = Przed drugim ruchem partię można odwołać, jeśli wszyscy się zgodzą.
page-tiles-abort-asked = Ktoś proponuje odwołać partię. Zgoda?
page-tiles-accept = Uznaję
page-tiles-challenge = Kwestionuję
page-tiles-nudge = Ponaglij: { $name }
page-tiles-nudged = Ktoś prosi, żeby był twój ruch.
page-tiles-done = Moje słowo jest ostateczne
page-tiles-not-done = Szukam dalej
page-tiles-next-draw = Następne losowanie
page-tiles-draw = Losowanie { $n }
page-tiles-draw-n = losowanie { $n }
page-tiles-turn-n = ruch { $n }
page-tiles-on-turn = na ruchu
page-tiles-accepted = już po decyzji
page-tiles-agrees = za odwołaniem
page-tiles-skips = traci ruch
page-tiles-gone-resigned = partia poddana
page-tiles-gone-left = poza grą
page-tiles-gone-time = koniec czasu
page-tiles-turns = Ruchy
page-tiles-no-turns = Jeszcze nic nie wyłożono.
page-tiles-told-play = { $name }: { $words }, { $points }
page-tiles-told-top = Najlepsze: { $words }, { $points }
page-tiles-told-withdrawn = { $name }: { $words }, zakwestionowane i cofnięte
page-tiles-told-exchange =
    { $n ->
        [one] { $name }: wymiana, { $n } płytka
        [few] { $name }: wymiana, { $n } płytki
        [many] { $name }: wymiana, { $n } płytek
       *[other] { $name }: wymiana, { $n } płytki
    }
page-tiles-told-pass = { $name }: pas
page-tiles-told-clock = { $name }: koniec czasu na ruch
page-tiles-told-skipped = { $name }: utrata ruchu
page-tiles-told-resigned = { $name }: partia poddana
page-tiles-told-left = { $name }: koniec gry przed czasem
page-tiles-told-time = { $name }: koniec czasu
page-tiles-after-turn = Po ruchu { $n }
page-tiles-earlier = Poprzedni ruch
page-tiles-later = Następny ruch
page-tiles-held = Na ręce na początku ruchu:
page-tiles-settled = Rozliczenie końcowe
page-tiles-compare = Porównaj z najlepszymi ruchami
page-tiles-comparing = Szukam najlepszych ruchów…
page-tiles-best-turns = Najlepsze ruchy
page-tiles-lost =
    { $n ->
        [one] O { $n } punkt mniej niż najlepszy.
        [few] O { $n } punkty mniej niż najlepszy.
        [many] O { $n } punktów mniej niż najlepszy.
       *[other] O { $n } punktu mniej niż najlepszy.
    }
page-tiles-lost-none = Lepszego ruchu nie było.
page-tiles-missed-all = Można było wyłożyć wszystkie płytki.
page-tiles-rules-several = W jednym ruchu można wyłożyć dowolnie wiele słów; liczą się albo przepadają razem.
page-tiles-rules-one = Jedno słowo na ruch.
page-tiles-rules-duplicate = Wszyscy szukają słowa z tych samych płytek; na planszę trafia najlepsze możliwe.
page-tiles-rules-share = Nowe słowo ma wspólną literę ze słowem na planszy.
page-tiles-rules-touch = Nowe słowo dotyka słowa na planszy.
page-tiles-rules-premium-main = Pole premiowe liczy się raz, w słowie, które je zakrywa.
page-tiles-rules-premium-both = Pole premiowe liczy się raz, w każdym słowie tworzonym przez jego płytkę.
page-tiles-rules-premium-always = Pola premiowe liczą się za każdym razem.
page-tiles-rules-bonus = Za liczbę wyłożonych płytek: { $table }
page-tiles-rules-swap = Gwiazdkę z planszy można wziąć za jej literę, jeśli użyje się jej w tym samym ruchu.
page-tiles-rules-exchange =
    { $n ->
        [one] Płytki można wymieniać, póki worek nie jest pusty.
        [few] Płytki można wymieniać, póki w worku są co najmniej { $n }.
        [many] Płytki można wymieniać, póki w worku jest co najmniej { $n }.
       *[other] Płytki można wymieniać, póki w worku jest co najmniej { $n }.
    }
page-tiles-rules-challenge-void = Słowa, które się nie liczy, nie da się wyłożyć.
page-tiles-rules-challenge-single = Wyłożyć można każde słowo, a inni mogą je zakwestionować; błędne wraca, a ruch przepada.
page-tiles-rules-challenge-double = Błędne słowo wraca; kto zakwestionował niesłusznie, traci ruch.
page-tiles-rules-challenge-points =
    { $n ->
        [one] Błędne słowo wraca; za niesłuszne zakwestionowanie autor dostaje { $n } punkt.
        [few] Błędne słowo wraca; za niesłuszne zakwestionowanie autor dostaje { $n } punkty.
        [many] Błędne słowo wraca; za niesłuszne zakwestionowanie autor dostaje { $n } punktów.
       *[other] Błędne słowo wraca; za niesłuszne zakwestionowanie autor dostaje { $n } punktu.
    }
page-tiles-rules-turn = { $time } na ruch.
page-tiles-rules-game = { $time } dla gracza na całą partię.
page-tiles-rules-game-more = { $time } dla gracza na partię i { $more } za każdy ruch.
page-tiles-rules-no-clock = Bez zegara.
page-tiles-form-clock = Zegar
page-tiles-clock-none = brak
page-tiles-clock-turn = klepsydra na każdy ruch
page-tiles-clock-game = zegar na partię dla gracza
page-tiles-form-challenge = Słowa, które się nie liczą
page-tiles-challenge-void = nie da się wyłożyć
page-tiles-challenge-single = wracają, jeśli ktoś zakwestionuje
page-tiles-challenge-double = a niesłuszne kosztuje ruch
page-tiles-challenge-points = a za niesłuszne autor dostaje punkty
page-tiles-form-turn = Czas ruchu
page-tiles-form-game = Czas partii
page-tiles-form-increment = Dodatek za ruch
page-tiles-form-order = Kto zaczyna
page-tiles-order-lot = losowanie
page-tiles-order-seats = według miejsc
page-tiles-tables = Płytki i plansza
page-tiles-set = Płytki
page-tiles-show-tables = Pokaż planszę i płytki
page-tiles-edit-tables = Zmień planszę i płytki
page-tiles-own-board = własna plansza
page-tiles-own-tiles = własne płytki
page-tiles-own-both = własna plansza i płytki
page-tiles-own-of-host = Od gospodarza stołu
page-tiles-own-note = Od gospodarza stołu: obejrzyj, zanim zgłosisz gotowość.
page-tiles-derived-board = plansza wyprowadzona przez nas (D)
page-tiles-derived-tiles = płytki wyprowadzone przez nas (D)
page-tiles-derived-both = plansza i płytki wyprowadzone przez nas (D)
page-tiles-start-note = Pola startowe, które musi zakryć pierwsze słowo: { $need }; mnożą słowo przez { $times }.
page-tiles-bag-sum = Płytki: { $tiles } · punkty razem: { $worth } · średnio { $mean } na płytkę
page-tiles-bag-preview = Taki będzie worek
page-tiles-set-tile = { $letter }, wartość { $value }, sztuk: { $n }
page-tiles-form-size = Rzędy i kolumny
page-tiles-form-need = Startowe w pierwszym słowie
page-tiles-form-start = Startowe: słowo ×
page-tiles-name-board = Nazwa planszy
page-tiles-name-set = Nazwa zestawu
page-tiles-brush = Czym staje się pole
page-tiles-plain = zwykłe
page-tiles-mirror = Maluj wszystkie cztery ćwiartki jednakowo
page-tiles-painted = { $square }: { $what }
page-tiles-paint-note = Dotknij pola, aby je pomalować, albo naciśnij klawisz od 1 do 6.
page-tiles-from-board = Zacznij od planszy
page-tiles-from-set = Zacznij od zestawu płytek
page-tiles-undo-edit = Cofnij
page-tiles-as-table = Tak jak przy stole
page-tiles-form-letter = Litera
page-tiles-form-count = ile
page-tiles-form-value = wartość
page-tiles-letter-n = Litera { $n }
page-tiles-count-of = { $letter }: ile
page-tiles-value-of = { $letter }: wartość
page-tiles-remove-letter = Usuń { $letter }
page-tiles-add-letter = Jeszcze litera
page-tiles-form-blanks = Blanki, warte 0
page-tiles-form-stars = Gwiazdki, warte tyle co litera
page-tiles-as-text = Jako tekst (TOML)
page-tiles-text-note = Wklej tu tekst albo zmień ten: zadziała dopiero po przeniesieniu do formularza.
page-tiles-take-text = Przenieś do formularza
page-tiles-forget-text = Wróć do tekstu formularza
page-tiles-text-taken = Tekst jest już w formularzu.
page-tiles-open-file = Otwórz plik
page-tiles-save-file = Zapisz do pliku
page-tiles-bad-file = Ten plik nie jest tekstem.
page-tiles-use = Graj tymi
page-tiles-all-good = Tak można grać.
page-tiles-looking = Chwileczkę …
page-tiles-faults =
    { $n ->
        [one] Trzeba poprawić jedną rzecz:
        [few] Trzeba poprawić { $n } rzeczy:
        [many] Trzeba poprawić { $n } rzeczy:
       *[other] Trzeba poprawić { $n } rzeczy:
    }
page-tiles-bad-size = Plansza ma od { $least } do { $most } rzędów.
page-tiles-what-if-try = A gdyby wyłożyć inaczej?
page-tiles-what-if = Ruch { $n }: a gdyby …?
page-tiles-what-if-of = Ruch { $n }, { $name }: a gdyby …?
page-tiles-what-if-hint = To płytki z tamtego ruchu: układaj je jak w grze.
page-tiles-what-if-back = Wróć do ruchów
page-tiles-what-if-table = Porównanie punktów
page-tiles-what-if-mine = Tak
page-tiles-what-if-played = Zagrano
page-tiles-what-if-best = Najlepszy ruch
page-tiles-replies = Najlepsze odpowiedzi
page-tiles-replies-none = Nikt nie mógłby odpowiedzieć.
page-tiles-said-reply = Najlepsza odpowiedź: { $words }, { $points }
page-tiles-form-vulgar = Słowa wulgarne się liczą
page-tiles-rules-no-vulgar = Słowa wulgarne się nie liczą.
