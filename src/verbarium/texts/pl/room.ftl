room-removed = Gospodarz usunął cię od tego stołu.
room-gone = Stół opuszczony: wejdź ponownie, aby grać.
room-not-host = O tym decyduje gospodarz stołu ({ $host }).
room-match-runs = Trwa partia: poczekaj do końca.
room-already-here = Jesteś już przy tym stole.
room-name-empty = Wpisz imię, które da się przeczytać.
room-already-seated = Masz już miejsce.
room-full = 
    { $seats ->
        [one] Jedyne miejsce jest zajęte.
        [few] Wszystkie { $seats } miejsca są zajęte.
        [many] Wszystkie { $seats } miejsc jest zajętych.
       *[other] Wszystkie { $seats } miejsca są zajęte.
    }
room-not-seated = Oglądasz: najpierw zajmij miejsce.
room-already-ready = Gotowość już zgłoszona.
room-not-ready = Gotowość nie była zgłoszona.
room-nobody = Tej osoby nie ma (już) przy stole.
room-not-yourself = Aby odejść, opuść stół.
room-nothing-said = Wiadomość jest pusta.
room-crowded = Przy tym stole było już zbyt wiele osób: otwórz nowy.
room-join-first = Najpierw wejdź, podając imię.
room-no-match = Nie ma trwającej partii.
room-watching = Oglądasz tę partię: zagrasz w następnej.
room-not-a-move = W tej grze nie ma takiego ruchu.
room-no-such-level = W tej grze nie ma takiego poziomu.
