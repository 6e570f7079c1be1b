# Фишки на поле, в браузере.

page-game-tiles = Фишки на поле
page-game-tiles-like = Словодел, Эрудит, Scarabeo
page-part-layout = поле
page-part-tiles = фишки
page-part-pass_rounds = конец из-за пасов
page-part-scoreless_rounds = конец без очков
page-part-settle = оставшиеся фишки
page-part-blocked_loses = конец без ходов
page-part-premium = призовые клетки
page-part-joined = две премии за слово сразу
page-part-turn_seconds = время хода
page-part-bonus = премии за длину
page-part-rest_seconds = пауза между раздачами
page-tiles-board = Поле
page-tiles-board-of = Поле { $n } на { $n }
page-tiles-across-from = { $square } вправо
page-tiles-down-from = { $square } вниз
page-tiles-cursor-across = Клетка { $square }, вправо.
page-tiles-cursor-down = Клетка { $square }, вниз.
page-tiles-tap-again = Нажмите ещё раз, чтобы повернуть.
page-tiles-tap-to-zoom = Нажмите на поле, чтобы приблизить.
page-tiles-nearer = Ближе
page-tiles-whole = Всё поле
page-tiles-premiums = Призовые клетки
page-tiles-letter-times = буква ×{ $n }
page-tiles-word-times = слово ×{ $n }
page-tiles-start = начало
page-tiles-short-letter = { $n }Б
page-tiles-short-word = { $n }С
page-tiles-cell-empty = { $square }, пусто
page-tiles-cell-premium = { $square }, пусто, { $premium }
page-tiles-cell-letter = { $square }, { $letter }, цена { $value }
page-tiles-cell-wild = { $square }, звёздочка вместо { $letter }, цена { $value }
page-tiles-cell-mine = слово { $n } этого хода
page-tiles-tile = { $letter }, цена { $value }
page-tiles-star = звёздочка, любая буква
page-tiles-blank = пустая фишка, любая буква
page-tiles-laid = { $tile }, выложена
page-tiles-rack =
    { $n ->
        [one] на подставке { $n } фишка
        [few] на подставке { $n } фишки
        [many] на подставке { $n } фишек
       *[other] на подставке { $n } фишки
    }
page-tiles-tiles =
    { $n ->
        [one] { $n } фишка
        [few] { $n } фишки
        [many] { $n } фишек
       *[other] { $n } фишки
    }
page-tiles-points-word =
    { $n ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
page-tiles-bag = В мешке: { $n }
page-tiles-shuffle = Перемешать
page-tiles-sort = По порядку
page-tiles-your-turn = Ваш ход
page-tiles-turn-of = Ходит { $name }
page-tiles-your-word = Ваше слово
page-tiles-just-laid = Только что выложенные слова
page-tiles-hint = Выберите клетку, затем нажимайте на фишки или печатайте. Фишки можно и перетаскивать.
page-tiles-can-lay = Такой ход можно сделать.
page-tiles-wait = Так можно будет пойти, но сейчас не ваш ход.
page-tiles-can-doubt = Остальные ещё могут оспорить.
page-tiles-entered = Пока выложено: { $words }, { $points }
page-tiles-edge = До края нет свободной клетки.
page-tiles-press-star = У вас нет фишки { $tile }. Нажмите *, чтобы выложить звёздочку.
page-tiles-said-letter = { $letter } на { $square }
page-tiles-said-word = слово { $n }, { $word }, { $points }, всего { $total }
page-tiles-undo = Вернуть { $word }
page-tiles-star-taken = Звёздочка взята за { $letter }
page-tiles-star-back = Вернуть звёздочку и взять { $letter }
page-tiles-take-star = Взять звёздочку за { $letter }
page-tiles-which-letter = Какую букву она заменяет?
page-tiles-lay =
    { $points ->
        [one] Сделать ход · { $points } очко
        [few] Сделать ход · { $points } очка
        [many] Сделать ход · { $points } очков
       *[other] Сделать ход · { $points } очка
    }
page-tiles-lay-plain = Сделать ход
page-tiles-next-word = Следующее слово
page-tiles-all-back = Вернуть всё
page-tiles-pass-exchange = Пас и обмен
page-tiles-more = Ещё
page-tiles-which = Какие фишки?
page-tiles-exchange-note =
    { $n ->
        [one] Можно вернуть в мешок { $n } фишку и взять другую. Это вместо хода.
        [few] Можно вернуть в мешок до { $n } фишек и взять столько же. Это вместо хода.
        [many] Можно вернуть в мешок до { $n } фишек и взять столько же. Это вместо хода.
       *[other] Можно вернуть в мешок до { $n } фишки и взять столько же. Это вместо хода.
    }
page-tiles-exchange =
    { $n ->
        [one] Обменять { $n } фишку
        [few] Обменять { $n } фишки
        [many] Обменять { $n } фишек
       *[other] Обменять { $n } фишки
    }
page-tiles-pass = Пас
page-tiles-resign = Сдаться
page-tiles-resign-sure = Кто сдаётся, тот проиграл партию.
page-tiles-resign-yes = Да, сдаюсь
page-tiles-abort = Отменить партию
page-tiles-abort-no = Всё-таки играть
page-tiles-abort-note = До второго хода партию можно отменить, если все согласны.
page-tiles-abort-asked = Предлагают отменить партию. Вы согласны?
page-tiles-accept = Принять
page-tiles-challenge = Оспорить
page-tiles-nudge = Поторопить: { $name }
page-tiles-nudged = Вас просят сделать ход.
page-tiles-done = Моё слово окончательное
page-tiles-not-done = Ищу дальше
page-tiles-next-draw = Следующая раздача
page-tiles-draw = Раздача { $n }
page-tiles-draw-n = раздача { $n }
page-tiles-turn-n = ход { $n }
page-tiles-on-turn = ходит
page-tiles-accepted = решение принято
page-tiles-agrees = за отмену
page-tiles-skips = пропускает ход
page-tiles-gone-resigned = партия сдана
page-tiles-gone-left = вне игры
page-tiles-gone-time = время вышло
page-tiles-turns = Ходы
page-tiles-no-turns = Пока ничего не выложено.
page-tiles-told-play = { $name }: { $words }, { $points }
page-tiles-told-top = Лучшее: { $words }, { $points }
page-tiles-told-withdrawn = { $name }: { $words }, оспорено и снято
page-tiles-told-exchange =
    { $n ->
        [one] { $name }: обмен, { $n } фишка
        [few] { $name }: обмен, { $n } фишки
        [many] { $name }: обмен, { $n } фишек
       *[other] { $name }: обмен, { $n } фишки
    }
page-tiles-told-pass = { $name }: пас
page-tiles-told-clock = { $name }: время хода вышло
page-tiles-told-skipped = { $name }: пропуск хода
page-tiles-told-resigned = { $name }: партия сдана
page-tiles-told-left = { $name }: выход из партии
page-tiles-told-time = { $name }: время вышло
page-tiles-after-turn = После хода { $n }
page-tiles-earlier = Предыдущий ход
page-tiles-later = Следующий ход
page-tiles-held = На руках в начале хода:
page-tiles-settled = Итоговый расчёт
page-tiles-compare = Сравнить с лучшими ходами
page-tiles-comparing = Ищем лучшие ходы…
page-tiles-best-turns = Лучшие ходы
page-tiles-lost =
    { $n ->
        [one] На { $n } очко меньше лучшего.
        [few] На { $n } очка меньше лучшего.
        [many] На { $n } очков меньше лучшего.
       *[other] На { $n } очка меньше лучшего.
    }
page-tiles-lost-none = Лучшего хода не было.
page-tiles-missed-all = Можно было выложить все фишки.
page-tiles-rules-several = За ход можно выложить сколько угодно слов; они засчитываются или снимаются все вместе.
page-tiles-rules-one = Одно слово за ход.
page-tiles-rules-duplicate = Все ищут слово из одних и тех же фишек; на поле ложится лучшее возможное.
page-tiles-rules-share = Новое слово содержит букву, уже лежащую на поле.
page-tiles-rules-touch = Новое слово касается уже выложенного.
page-tiles-rules-premium-main = Призовая клетка считается один раз, в слове, которое её закрывает.
page-tiles-rules-premium-both = Призовая клетка считается один раз, в каждом слове своей фишки.
page-tiles-rules-premium-always = Призовые клетки считаются каждый раз.
page-tiles-rules-bonus = За число выложенных фишек: { $table }
page-tiles-rules-swap = Звёздочку с поля можно взять за её букву, если применить её тем же ходом.
page-tiles-rules-exchange =
    { $n ->
        [one] Менять фишки можно, пока в мешке есть хотя бы { $n }.
        [few] Менять фишки можно, пока в мешке есть хотя бы { $n }.
        [many] Менять фишки можно, пока в мешке есть хотя бы { $n }.
       *[other] Менять фишки можно, пока в мешке есть хотя бы { $n }.
    }
page-tiles-rules-challenge-void = Недопустимое слово выложить нельзя.
page-tiles-rules-challenge-single = Выложить можно любое слово, а другие могут оспорить; неверное снимается, ход пропадает.
page-tiles-rules-challenge-double = Неверное слово снимается; кто оспорил зря, пропускает ход.
page-tiles-rules-challenge-points =
    { $n ->
        [one] Неверное слово снимается; за напрасное оспаривание автору { $n } очко.
        [few] Неверное слово снимается; за напрасное оспаривание автору { $n } очка.
        [many] Неверное слово снимается; за напрасное оспаривание автору { $n } очков.
       *[other] Неверное слово снимается; за напрасное оспаривание автору { $n } очка.
    }
page-tiles-rules-turn = { $time } на ход.
page-tiles-rules-game = { $time } каждому на всю партию.
page-tiles-rules-game-more = { $time } каждому на партию и ещё { $more } за ход.
page-tiles-rules-no-clock = Без часов.
page-tiles-form-clock = Часы
page-tiles-clock-none = нет
page-tiles-clock-turn = песочные на каждый ход
page-tiles-clock-game = шахматные, на партию
page-tiles-form-challenge = Недопустимые слова
page-tiles-challenge-void = выложить нельзя
page-tiles-challenge-single = снимаются, если оспорены
page-tiles-challenge-double = а зря оспоривший пропускает ход
page-tiles-challenge-points = а за напрасное дают очки автору
page-tiles-form-turn = Время хода
page-tiles-form-game = Время партии
page-tiles-form-increment = Добавка за ход
page-tiles-form-order = Кто начинает
page-tiles-order-lot = по жребию
page-tiles-order-seats = по порядку мест
page-tiles-tables = Фишки и поле
page-tiles-set = Фишки
page-tiles-show-tables = Показать поле и фишки
page-tiles-edit-tables = Изменить поле и фишки
page-tiles-own-board = своё поле
page-tiles-own-tiles = свои фишки
page-tiles-own-both = свои поле и фишки
page-tiles-own-of-host = От хозяина стола
page-tiles-own-note = От хозяина стола: посмотрите, прежде чем нажать «готово».
page-tiles-derived-board = поле выведено нами (D)
page-tiles-derived-tiles = фишки выведены нами (D)
page-tiles-derived-both = поле и фишки выведены нами (D)
page-tiles-start-note = Начальных клеток, которые должно накрыть первое слово: { $need }; они умножают слово на { $times }.
page-tiles-bag-sum = Фишек: { $tiles } · очков всего: { $worth } · в среднем { $mean } на фишку
page-tiles-bag-preview = Таким будет мешок
page-tiles-set-tile = { $letter }, цена { $value }, штук: { $n }
page-tiles-form-size = Рядов и столбцов
page-tiles-form-need = Начальных в первом слове
page-tiles-form-start = Начальная: слово ×
page-tiles-name-board = Название поля
page-tiles-name-set = Название набора
page-tiles-brush = Чем становится клетка
page-tiles-plain = простая
page-tiles-mirror = Красить все четыре четверти одинаково
page-tiles-painted = { $square }: { $what }
page-tiles-paint-note = Коснитесь клетки, чтобы её закрасить, или нажмите клавишу от 1 до 6.
page-tiles-from-board = Взять готовое поле
page-tiles-from-set = Взять готовый набор фишек
page-tiles-undo-edit = Отменить
page-tiles-as-table = Как сейчас за столом
page-tiles-form-letter = Буква
page-tiles-form-count = сколько
page-tiles-form-value = цена
page-tiles-letter-n = Буква { $n }
page-tiles-count-of = { $letter }: сколько
page-tiles-value-of = { $letter }: цена
page-tiles-remove-letter = Убрать { $letter }
page-tiles-add-letter = Ещё буква
page-tiles-form-blanks = Пустых, по 0 очков
page-tiles-form-stars = Звёздочек, по цене буквы
page-tiles-as-text = Текстом (TOML)
page-tiles-text-note = Вставьте сюда текст или измените этот: он подействует, только когда вы перенесёте его в форму.
page-tiles-take-text = Перенести в форму
page-tiles-forget-text = Вернуть текст формы
page-tiles-text-taken = Текст перенесён в форму.
page-tiles-open-file = Открыть файл
page-tiles-save-file = Сохранить в файл
page-tiles-bad-file = Этот файл — не текст.
page-tiles-use = Играть с этими
page-tiles-all-good = Так можно играть.
page-tiles-looking = Минутку …
page-tiles-faults =
    { $n ->
        [one] Надо исправить { $n } ошибку:
        [few] Надо исправить { $n } ошибки:
        [many] Надо исправить { $n } ошибок:
       *[other] Надо исправить { $n } ошибки:
    }
page-tiles-bad-size = У поля от { $least } до { $most } рядов.
page-tiles-what-if-try = А если выложить иначе?
page-tiles-what-if = Ход { $n }: а если …?
page-tiles-what-if-of = Ход { $n }, { $name }: а если …?
page-tiles-what-if-hint = Это фишки того хода: выкладывайте их как в игре.
page-tiles-what-if-back = Назад к ходам
page-tiles-what-if-table = Сравнение очков
page-tiles-what-if-mine = Так
page-tiles-what-if-played = Сыграно
page-tiles-what-if-best = Лучший ход
page-tiles-replies = Лучшие ответы
page-tiles-replies-none = Ответить было бы некому или нечем.
page-tiles-said-reply = Лучший ответ: { $words }, { $points }
page-tiles-form-vulgar = Грубые слова засчитываются
page-tiles-rules-no-vulgar = Грубые слова не засчитываются.
