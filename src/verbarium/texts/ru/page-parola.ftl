# The page of PAROLA.

page-game-parola = PAROLA
page-game-parola-like = карты с двумя буквами
page-parola-dealt = По { $n ->
        [one] { $n } карте
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    } каждому; на карте две буквы, действует та, что не вверх ногами.
page-parola-exact = В слове { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }; ещё одна, рубашкой вверх, его закрывает.
page-parola-any-length = Слово составляют из всех карт на руках, кроме одной: она закрывает слово рубашкой вверх. Вначале карт: { $n }.
page-parola-race-rule = Сброшенная карта достаётся тому, кто первым её коснётся: он оставляет её себе и сбрасывает другую. Если она никому не нужна, следующий тянет из колоды.
page-parola-window = Сброшенная карта открыта { $n ->
        [one] { $n } секунду
        [few] { $n } секунды
        [many] { $n } секунд
       *[other] { $n } секунды
    }.
page-parola-arrival = Решает, чьё касание пришло раньше.
page-parola-fair = Тем, кто коснулся не позже чем через { $n } мс после первого, вычитается задержка связи, измеренная сервером; при равенстве — жребий.
page-parola-not-obliged = Сбрасывать не обязательно: карт на руках может становиться больше.
page-parola-laying-assisted = Карты сами ложатся как положено.
page-parola-laying-by-hand = Каждый выкладывает и закрывает сам — и может ошибиться.
page-parola-contest-rule = Неверное или не объявленное слово можно оспорить: { $time }.
page-parola-turn-clock = Время на ход: { $time }.
page-parola-no-clock = Время на ход не ограничено.
page-parola-plurals = Множественное число и женский род засчитываются; глаголы — только в инфинитиве.
page-parola-lemmas = Только словарные формы; глаголы — в инфинитиве.
page-parola-form-hand = Карт каждому
page-parola-form-turn = Время на ход
page-parola-form-no-clock = без ограничения
page-parola-form-window = Сколько открыта сброшенная карта
page-parola-form-contest = Время на возражение
page-parola-form-fair = Кто первый
page-parola-form-arrival = порядок прихода
page-parola-form-up-to = с вычетом задержки, до { $n } мс
page-parola-form-laying = Выкладывание слова
page-parola-form-assisted = с помощью
page-parola-form-by-hand = самостоятельно
page-parola-form-deck = Карты из вашей коробки (TOML)
page-parola-form-plurals = Засчитываются множественное число и женский род
page-parola-jolly = джокер
page-parola-jolly-as = джокер вместо { $letter }
page-parola-jolly-is = Джокер заменяет
page-parola-card = { $up }, цена { $value }; перевёрнутая { $down }, цена { $other }
page-parola-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }
page-parola-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
page-parola-note-made = слово готово: +{ $n }
page-parola-note-plays = ходит
page-parola-note-said = PAROLA!
page-parola-note-no = «нет»
page-parola-note-next = тянет следующим
page-parola-note-deals = сдающий
page-parola-note-window = нужно { $n } с
page-parola-table = Стол
page-parola-deals =
    { $mine ->
        [you] Сдаёте вы
       *[other] Сдаёт { $name }
    }
page-parola-draw-for-deal = Карты на сдачу
page-parola-lowest-deals = Сдаёт тот, у кого сумма меньше; джокер — 0.
page-parola-throws =
    { $mine ->
        [you] Бросьте кубик
       *[other] Кубик бросает { $name }
    }
page-parola-throw = Бросить кубик
page-parola-names =
    { $mine ->
        [you] На ваш выбор: назовите категорию
       *[other] Категорию называет { $name }
    }
page-parola-own-category = Категория
page-parola-name-it = Назвать
page-parola-category = Категория: { $category }
page-parola-dealing =
    { $mine ->
        [you] Вы сдаёте карты
       *[other] Карты сдаёт { $name }
    }
page-parola-all-at-once = Все берут их одновременно.
page-parola-discard-head = Сброс
page-parola-touch-it = Коснитесь, чтобы взять
page-parola-take = Взять сброшенную: { $card }
page-parola-open = открыта для всех
page-parola-open-now = { $card }. Открыта.
page-parola-or-draw = возьмите её или тяните из колоды
page-parola-touched = Касание есть: решается …
page-parola-you-took = Карта ваша. Сбросьте другую или скажите PAROLA!
page-parola-you-drew = Вы взяли из колоды. Сбросьте карту или скажите PAROLA!
page-parola-now-lay = Теперь выложите слово.
page-parola-holder-plays = Ходит { $name }
page-parola-holder-said = { $name }: PAROLA!
page-parola-nothing-open = Открытой карты нет
page-parola-own = Ваш сброс: он для других
page-parola-you-made = Ваше слово готово: остальные играют дальше
page-parola-chooses = Выбирает { $name }
page-parola-pile = Колода
page-parola-draw = Взять из колоды
page-parola-no = Не нужна
page-parola-no-taken-back = Передумать
page-parola-last-moves = Последние ходы
page-parola-move-dealt =
    { $mine ->
        [you] Вы сдаёте
       *[other] { $name } сдаёт
    }
page-parola-move-took =
    { $mine ->
        [you] Вы берёте { $card }
       *[other] { $name } берёт { $card }
    }
page-parola-move-drew =
    { $mine ->
        [you] Вы тянете из колоды
       *[other] { $name } тянет из колоды
    }
page-parola-move-discarded =
    { $mine ->
        [you] Вы сбрасываете { $card }
       *[other] { $name } сбрасывает { $card }
    }
page-parola-move-picked =
    { $mine ->
        [you] Вы сбрасываете { $card } (слово: { $name })
       *[other] { $by } сбрасывает { $card } (слово: { $name })
    }
page-parola-move-laid =
    { $mine ->
        [you] Вы выкладываете слово
       *[other] { $name } выкладывает слово
    }
page-parola-move-took-back =
    { $mine ->
        [you] Вы забираете карты
       *[other] { $name } забирает карты
    }
page-parola-move-shuffled = Сброс перемешан в новую колоду
page-parola-said =
    { $mine ->
        [you] Вы сказали PAROLA! Теперь выложите слово
       *[other] { $name } говорит PAROLA!
    }
page-parola-told-vote = { $name } выкладывает { $word }. Голосуем.
page-parola-told-contest = { $name } выкладывает { $word }. Можно оспорить.
page-parola-made = { $name }: слово { $word }, { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }.
page-parola-round-over = Раунд окончен.
page-parola-on-table = Слово на столе
page-parola-laid = Выложено слово { $word }
page-parola-closing-down = закрывающая карта рубашкой вверх
page-parola-contestable =
    { $mine ->
        [you] Ваше слово можно оспорить
       *[other] Слово можно оспорить ({ $name })
    }
page-parola-contest = Оспариваю!
page-parola-pick-one = Выберите карту для сброса
page-parola-pick = Сбросить { $letter }
page-parola-picks = Карту для сброса выбирает { $name }
page-parola-vote =
    { $mine ->
        [you] Засчитать ваше слово? Остальные голосуют
       *[other] Засчитать слово? ({ $name })
    }
page-parola-vote-category =
    { $mine ->
        [you] Ваше слово подходит к категории «{ $category }»? Остальные голосуют
       *[other] Слово подходит к категории «{ $category }»? ({ $name })
    }
page-parola-counts = Засчитать
page-parola-counts-not = Не засчитывать
page-parola-votes = за { $yes } · против { $no }
page-parola-your-hand = Ваши карты
page-parola-you-spell = Ваш ряд: { $word }
page-parola-hole = одной нет
page-parola-missing = { $n } в ряд, одна закрывает
page-parola-if-counts =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }, если слово засчитают; закрывает { $card }
page-parola-in-hand = { $n }: { $card }
page-parola-in-hand-closes = { $n }, закрывает: { $card }
page-parola-turn = Перевернуть
page-parola-turn-card = Перевернуть { $card }
page-parola-left = Сдвинуть влево
page-parola-right = Сдвинуть вправо
page-parola-now-at = { $card }, место { $n }. { $word }
page-parola-mix = Перемешать
page-parola-lay = Выложить
page-parola-discard = Сбросить
page-parola-discard-card = Сбросить { $card }
page-parola-keep = Оставить все
page-parola-when = когда на руках лишняя карта
page-parola-overlap = Карты внахлёст
page-parola-face-down = Закрыть рубашкой вверх
page-parola-need = Раунд кончается, когда готово { $n ->
        [one] { $n } слово
        [few] { $n } слова
        [many] { $n } слов
       *[other] { $n } слова
    }.
page-parola-asked-wider = Больше времени: { $names }.
page-parola-wider = Мне нужно больше времени на сброшенную карту
page-parola-not-wider = нет
page-parola-last-race = Как решилась последняя гонка
page-parola-race-won = Карта { $card }: { $name }.
page-parola-race-lot = Время совпало, решил жребий.
page-parola-race-reach = { $name }: +{ $after } мс, задержка { $delay } мс
page-parola-which-round = Какой раунд
page-parola-dealt-by = Сдающий: { $name }.
page-parola-row-said = { $name }: { $word }, { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }.
page-parola-could = Что можно было составить и с какого момента
page-parola-from = с { $time } партии · { $n ->
        [one] и ещё { $n }
        [few] и ещё { $n }
        [many] и ещё { $n }
       *[other] и ещё { $n }
    }
page-parola-could-nothing = Ни одного слова.
page-parola-not-searched = В этом раунде поиска не было или ничего не нашлось.
page-parola-proof = Честной ли была сдача?
page-parola-commitment = Печать, показанная до сдачи:
page-parola-key = Ключ раунда:
