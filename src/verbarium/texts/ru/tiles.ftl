# Игры с фишками на поле.

game-tiles = Фишки на поле
rules-slowodziel-pl = Словодзел
rules-slowodziel-pl-summary = Польская игра: за ход столько слов, сколько позволяют семь фишек, существительные в именительном падеже, поле 16 на 16.
rules-slovodel-ru = Словодел
rules-slovodel-ru-summary = За ход столько слов, сколько позволяют семь фишек, существительные в именительном падеже, поле 16 на 16.
rules-slowodziel = Словодел на других языках
rules-slowodziel-summary = За ход столько слов, сколько позволяют семь фишек, существительные в единственном числе; фишки выведены из кроссвордных наборов.
rules-scarabeo-it = Скарабео
rules-scarabeo-it-summary = Восемь фишек, поле 17 на 17, премиальные клетки действуют каждый раз, два скарабея за любую букву.
rules-erudit-ru = Эрудит
rules-erudit-ru-summary = Поле 15 на 15, три звёздочки без цены, 15 очков за все семь фишек.
rules-crossword-it = Кроссворд, итальянский
rules-crossword-it-summary = Поле 15 на 15, итальянские фишки, 50 очков за все семь.
rules-crossword-fr = Кроссворд, французский
rules-crossword-fr-summary = Поле 15 на 15, французские фишки, 50 очков за все семь.
rules-crossword-en = Кроссворд, английский
rules-crossword-en-summary = Поле 15 на 15, английские фишки, 50 очков за все семь.
rules-crossword-pl = Кроссворд, польский
rules-crossword-pl-summary = Поле 15 на 15, польские фишки, 50 очков за все семь.
rules-crossword-ru = Кроссворд, русский
rules-crossword-ru-summary = Поле 15 на 15, русские фишки, 50 очков за все семь.
rules-net-duplicate = Дубликат
rules-net-duplicate-summary = У всех одни и те же фишки и три минуты; на поле ложится лучшее возможное слово.
tiles-out = Игрок выложил последнюю фишку.
tiles-blocked = Никто не мог продолжать.
tiles-resigned = Игрок сдался.
tiles-left = Игрок покинул партию.
tiles-time = У игрока вышло время.
tiles-aborted = Партия отменена по общему согласию.
tiles-duplicate-out = Все фишки на поле.
tiles-duplicate-stuck = Выложить больше нечего.
tiles-watching = Вы смотрите эту партию.
tiles-over = Партия закончена.
tiles-gone = Вы больше не играете в этой партии.
tiles-not-now = Сейчас этого сделать нельзя.
tiles-said-already = Вы это уже сказали.
tiles-too-late-to-abort = Партию можно отменить только до второго хода.
tiles-can-be-doubted = Последние слова ещё можно оспорить.
tiles-only-words = В дубликате не пасуют и не меняют фишки.
tiles-done = Вы сказали, что закончили: отмените это, чтобы выложить другое слово.
tiles-not-your-turn = Сейчас не ваш ход.
tiles-bag-too-small = Фишек в мешке: { $bag }. Для обмена нужно не меньше { $least }.
tiles-bag-holds =
    { $bag ->
        [one] В мешке осталась только { $bag } фишка.
        [few] В мешке остались только { $bag } фишки.
        [many] В мешке осталось только { $bag } фишек.
       *[other] В мешке осталось только { $bag } фишки.
    }
tiles-nothing-to-doubt = Сейчас оспаривать нечего.
tiles-own-words = Это ваши собственные слова.
tiles-clock-runs = Часы идут: торопить не нужно.
tiles-your-turn = Сейчас как раз ваш ход.
tiles-nudged-already = Этого игрока уже поторопили.
tiles-one-word = За ход можно выложить только одно слово.
tiles-star-unused = Звёздочку, взятую с поля, нужно использовать на том же ходу.
tiles-no-swap = По этим правилам звёздочки остаются на поле.
tiles-no-star-there = На этой клетке нет звёздочки.
tiles-not-in-hand = У вас нет фишки { $tile }.
tiles-no-such-letter = Фишки с буквой { $letter } не бывает.
tiles-off-board = Такой клетки на поле нет.
tiles-square-taken = На этой клетке уже лежит фишка.
tiles-not-in-line = Фишки одного слова должны лежать на одной линии.
tiles-gap = Между фишками пропуск.
tiles-no-word = Одна буква сама по себе не слово.
tiles-start =
    { $need ->
        [one] Первое слово должно накрыть { $need } начальную клетку; накрыто: { $covered }.
        [few] Первое слово должно накрыть { $need } начальные клетки; накрыто: { $covered }.
        [many] Первое слово должно накрыть { $need } начальных клеток; накрыто: { $covered }.
       *[other] Первое слово должно накрыть { $need } начальной клетки; накрыто: { $covered }.
    }
tiles-share = Новое слово должно содержать букву, которая уже лежит на поле; соседства мало.
tiles-apart = Слово ни с чем на поле не соединено.
tiles-needs-old = Каждое слово должно содержать букву, лежавшую на поле до этого хода.
tiles-word = { $word }: такое слово не засчитывается.
tiles-bonus-all = Все фишки выложены
tiles-bonus-many = Выложено много фишек
tiles-bonus-pure = Без звёздочки
tiles-bonus-special = Особое слово
tiles-rest-lost = Оставшиеся фишки
tiles-rest-gained = Фишки остальных
tiles-rest-time = Просроченное время
tiles-few-tiles = Фишек: { $tiles }. Для подставок по { $rack } этого мало.
tiles-many-bonuses = Премий: { $bonuses }. Это больше, чем можно заработать подставкой на { $rack } фишек.
tiles-start-out-of-reach = Начальных клеток: { $need }. Накрыть их первым словом с подставки на { $rack } нельзя.
tiles-duplicate-plain = В дубликате одно слово за ход, звёздочки с поля не берут и слова не оспаривают.
tiles-no-such-board = Поля «{ $name }» нет.
tiles-no-such-set = Набора фишек «{ $name }» нет.
tiles-board-size = У поля от 2 до { $most } рядов; у этого { $size }.
tiles-board-row = В ряду { $row } поля клеток { $squares } вместо { $size }.
tiles-board-square = В ряду { $row } поля непонятная клетка: «{ $square }». Бывают T, D, t, d, * и точка.
tiles-board-start = Начальная клетка умножает на { $start }; возможно от 1 до 3.
tiles-board-need = Начальных клеток: { $need }. Столько первое слово на этом поле не накроет.
tiles-set-letters = В наборе фишек от 1 до { $most } разных букв; в этом { $letters }.
tiles-set-letter = «{ $letter }» — не прописная буква.
tiles-set-count = { $letter }: фишек { $count }; может быть от 0 до { $most }.
tiles-set-wild = Звёздочек и пустых фишек в наборе может быть не больше { $most }.
tiles-set-many = Фишек слишком много ({ $tiles }); возможно { $most }.
proof-tiles-deal = Мешок, подставки и то, кто начинает, следуют из ключа.
proof-tiles-draw = После хода { $turn }: фишки взяты в порядке мешка.
proof-tiles-exchange = Ход { $turn }: обмен и перемешанный мешок следуют из ключа.
moves-none = Выложить ничего нельзя.
moves-column-points = Очки
moves-column-turn = Ход
moves-column-left = Остаётся
tiles-board-rows = Рядов поля: { $rows } вместо { $size }.
tiles-board-letter = Ряд { $row } поля: фишки «{ $letter }» не бывает.
tiles-rack-letter = Фишки «{ $letter }» не бывает.
tiles-rack-size = Фишек: { $tiles }. Подставка вмещает { $rack }.
tiles-board-no-start = На поле нет ни одной начальной клетки (*).
tiles-set-twice = Буква { $letter } указана дважды.
tiles-set-alphabet = { $letter } — не буква того алфавита, по которому здесь проверяют слова.
tiles-set-value = { $letter }: цена { $value }; может быть от 0 до { $most }.
tiles-set-merged = { $one } нельзя сыграть фишкой { $other }: нужна буква без фишки и буква, у которой она есть.
tiles-own-long = Текст слишком длинный: байтов { $bytes }; возможно { $most }.
tiles-own-nothing = Здесь нет ни поля (rows = …), ни набора фишек (tiles = …).
tiles-own-twice = Такая часть уже есть: хватит одного поля и одного набора фишек.
tiles-own-unknown = Поля «{ $key }» здесь не бывает.
tiles-own-not-number = «{ $key }» должно быть целым числом.
tiles-own-not-text = «{ $key }» должно быть текстом в кавычках.
tiles-own-not-rows = Ряды поля — тексты, по одному на ряд: rows = ["T..d..T", …].
tiles-own-not-tiles = Каждая фишка пишется так: ["А", сколько, цена].
tiles-own-not-merged = Буквы, которые играют чужой фишкой, пишутся так: merged = { "{" } "Ё" = "Е" { "}" }.
tiles-own-title = Название слишком длинное; возможно { $most } знаков.
tiles-toml = Здесь текст — не TOML.
tiles-toml-array = Не закрыта квадратная скобка или пропущена запятая.
tiles-toml-text = Текст не закрыт кавычкой.
tiles-toml-equals = После имени должен стоять знак =.
tiles-toml-line = После значения должна начинаться новая строка.
tiles-toml-twice = Это имя уже было.
tiles-toml-value = Здесь нет значения или оно записано неверно.
tiles-fault-line = Строка { $line }: { $what }
rules-check-good = { $what }: можно играть.
rules-check-board = Поле { $size }×{ $size }; начальных клеток: { $starts }.
rules-check-tiles = Фишек: { $tiles }, из них со звёздочкой или пустых: { $wild }; общая цена: { $worth }.
