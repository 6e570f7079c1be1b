# Поле дня: у входа и на своей странице.

page-daily = Поле дня
page-daily-of = Поле дня, { $date }
page-daily-play = Сыграть поле дня
page-daily-play-note = один раз, без соперников, { $time }
page-daily-go-on = Вернуться к своему раунду
page-daily-open = Ваш раунд за { $date } ещё не окончен.
page-daily-played-by =
    { $n ->
        [0] Ещё никто не сыграл.
        [one] Сыграл { $n } человек.
        [few] Сыграли { $n } человека.
        [many] Сыграли { $n } человек.
       *[other] Сыграло { $n } человека.
    }
page-daily-playing =
    { $n ->
        [one] Ещё играет { $n } человек.
        [few] Ещё играют { $n } человека.
        [many] Ещё играют { $n } человек.
       *[other] Ещё играет { $n } человека.
    }
page-daily-nobody = В это поле никто не сыграл.
page-daily-yours =
    { $points ->
        [one] У вас { $points } очко
        [few] У вас { $points } очка
        [many] У вас { $points } очков
       *[other] У вас { $points } очка
    } и место { $rank } из { $of }.
page-daily-mine = Ваша серия
page-daily-series =
    { $n ->
        [0] Сыграйте поле дня, чтобы начать серию.
        [1] Серия: 1 день
        [one] { $n } день подряд
        [few] { $n } дня подряд
        [many] { $n } дней подряд
       *[other] { $n } дня подряд
    }
page-daily-best =
    { $n ->
        [one] Самая длинная серия: { $n } день
        [few] Самая длинная серия: { $n } дня
        [many] Самая длинная серия: { $n } дней
       *[other] Самая длинная серия: { $n } дня
    }
page-daily-next = Новое поле в { $time }, через { $left }.
page-daily-zone = День сменяется у всех сразу, в полночь по UTC.
page-daily-hours = { $hours } ч { $minutes } мин
page-daily-minutes = { $minutes } мин
page-daily-clock = Поле для всех одно, раунд у каждого один. Время идёт, даже если вы ушли.
page-daily-results = Результаты
page-daily-results-of = Результаты, { $date }
page-daily-longest-word = самое длинное
page-daily-hidden = Слова других откроются, когда закончится ваш раунд.
page-daily-longest = Самые длинные слова дня
page-daily-found =
    { $others ->
        [0] { $name }
        [one] { $name } и ещё { $others } человек
        [few] { $name } и ещё { $others } человека
        [many] { $name } и ещё { $others } человек
       *[other] { $name } и ещё { $others } человека
    }
page-daily-last = Ваши последние дни
page-daily-missed = не сыграно
page-daily-unfinished = не окончено
page-daily-day = День
page-daily-review = Посмотреть свой раунд
page-daily-days = Другие дни
page-daily-languages = Поля дня
page-daily-begin = Начать
page-daily-ready = Кубики упадут, как только вы придёте.
page-daily-to-results = К результатам дня
page-daily-ended = Это был ваш раунд дня. Каждый день поле новое.
