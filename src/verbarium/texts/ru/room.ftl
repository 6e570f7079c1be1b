room-removed = Хозяин удалил вас из-за этого стола.
room-gone = Вы вышли из-за стола: войдите снова, чтобы играть.
room-not-host = Это решает хозяин стола ({ $host }).
room-match-runs = Идёт партия: дождитесь её конца.
room-already-here = Вы уже за этим столом.
room-name-empty = Введите имя, которое можно прочесть.
room-already-seated = У вас уже есть место.
room-full = 
    { $seats ->
        [one] Занято { $seats } место: свободных нет.
        [few] Заняты все { $seats } места.
        [many] Заняты все { $seats } мест.
       *[other] Заняты все { $seats } места.
    }
room-not-seated = Вы зритель: сначала займите место.
room-already-ready = Вы уже готовы.
room-not-ready = Вы ещё не говорили, что готовы.
room-nobody = Этого человека нет (или уже нет) за столом.
room-not-yourself = Чтобы уйти самому, покиньте стол.
room-nothing-said = Сообщение пустое.
room-crowded = За этим столом побывало слишком много людей: откройте другой.
room-join-first = Сначала войдите под каким-нибудь именем.
room-no-match = Партия не идёт.
room-watching = Эту партию вы смотрите: сыграете в следующей.
room-not-a-move = В этой игре нет такого хода.
room-no-such-level = В этой игре нет такого уровня.
