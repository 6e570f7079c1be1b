# Что говорит страница в браузере.

## The house
page-motto = Дом словесных игр
page-skip = К содержанию
page-close = Закрыть
page-settings = Настройки
page-try-again = Попробовать ещё раз
page-house-silent = Сервер не отвечает. Есть ли связь?
page-refused = Сейчас это невозможно.
page-nowhere-title = Здесь ничего нет
page-nowhere = По этому адресу нет страницы.
page-to-front = На главную
page-interface-language = Язык страницы
page-lang-it = итальянский
page-lang-fr = французский
page-lang-en = английский
page-lang-ru = русский
page-lang-pl = польский
page-crowd =
    { $people ->
        [one] { $people } человек
        [few] { $people } человека
        [many] { $people } человек
       *[other] { $people } человека
    } за { $tables ->
        [one] { $tables } столом
        [few] { $tables } столами
        [many] { $tables } столами
       *[other] { $tables } стола
    }

## Settings of this device
page-text-size = Размер текста: { $percent } %
page-theme-auto = Свет: как на устройстве
page-theme-light = Свет: день
page-theme-dark = Свет: вечер
page-sound = Звук
page-light = Свет
page-light-auto = Как на устройстве
page-light-light = День
page-light-dark = Вечер
page-type = Размер текста
page-sounds-on = Звук
page-sounds-note = Каждый звук записан и словами в журнале.
page-still = Как можно меньше движения
page-lift = Слово записывается, когда палец поднят
page-lift-note = После ведения по кубикам. Иначе слово ждёт кнопки «Записать».
page-keys = С клавиатуры
page-key-letters = А–Я
page-key-enter = Enter
page-key-escape = Esc
page-key-space = Пробел
page-sound-dice = Кубики катятся.
page-sound-bell = Звенит звонок.
page-sound-low = Стук по дереву: 20 секунд.

## Front door
page-set-table = Новый стол
page-game = Игра
page-game-grid = Поле из кубиков
page-game-grid-like = Боггл, Il Paroliere
page-language = Язык
page-rules = Правила
page-rules-note = у каждого свода правил указан источник
page-no-rules = Для этого языка правил пока нет.
page-more-rules =
    { $n ->
        [one] Ещё { $n } свод правил
        [few] Ещё { $n } свода правил
        [many] Ещё { $n } сводов правил
       *[other] Ещё { $n } свода правил
    }
page-seal-a = первоисточник
page-seal-b = два источника
page-seal-c = вторичный источник
page-seal-d = выведено нами
page-derived-mark = правила выведены нами (D)
page-source = Источник: { $source }
page-derived = Выведено нами: { $what }
page-part-admission = допустимые слова
page-part-dice = кубики
page-part-minimum = кратчайшее слово
page-part-points = очки
page-part-penalties = штрафы
page-part-weights = частоты букв
page-part-vowels = гласные
page-play-now = Играть сейчас
page-play-now-with = с теми, кто ждёт: { $name }
page-play-now-bot = сразу, с ботом
page-alone = Без соперников
page-alone-note = только вы
page-rather-bot = Лучше с ботом
page-invite = Позвать друзей
page-invite-note = без регистрации
page-bot-level = Сила бота
page-table-waits = { $name } ждёт игроков именно в эту игру.
page-open-tables = Открытые столы
page-no-open-tables = Сейчас открытых столов нет. Накройте свой и покажите его всем.
page-watch = смотреть
page-free-seats =
    { $n ->
        [one] { $n } свободное место
        [few] { $n } свободных места
        [many] { $n } свободных мест
       *[other] { $n } свободного места
    }
page-table = Стол
page-new-table = Новый стол
page-table-of = Стол игрока { $name }
page-guest = Гость

## Rules in words
page-span-seconds = { $n } с
page-span-minutes = { $n } мин
page-rules-size = { $rows }×{ $cols } кубиков
page-rules-grids =
    { $grids ->
        [one] { $grids } поле { $rows }×{ $cols }
        [few] { $grids } поля { $rows }×{ $cols } сразу
        [many] { $grids } полей { $rows }×{ $cols } сразу
       *[other] { $grids } поля { $rows }×{ $cols } сразу
    }
page-rules-minimum =
    { $n ->
        [one] от { $n } буквы
        [few] от { $n } букв
        [many] от { $n } букв
       *[other] от { $n } буквы
    }
page-rules-same-cancelled = совпавшие слова вычёркиваются
page-rules-same-kept = совпавшие слова остаются
page-rules-same-cancelled-long = Слово, которое есть в нескольких списках, вычёркивается у всех.
page-rules-same-kept-long = Слово, которое есть в нескольких списках, засчитывается каждому.
page-rules-penalties = за ошибки снимаются очки
page-rules-no-penalties = без штрафов
page-rules-penalty-word = Слово, которое не засчитано: { $cost }.
page-rules-penalty-asked = Слово, которое не засчитано, если проверки просил сам автор: { $cost }.
page-rules-penalty-grid = Слово, которого нет на поле: { $cost }.
page-rules-points = Очки по числу букв: { $table }
page-rules-points-each = { $from }+: по { $n } за букву
page-rules-points-add = свыше { $from }: ещё по { $n } за букву
page-rules-at-end = Вердикты объявляются после звонка.
page-rules-at-once = Каждое слово проверяется сразу.
page-rules-challenged = Проверяются только слова, в которых усомнились; остальные засчитаны.
page-rules-overrule = Стол может не согласиться со словарём, если все остальные «за».
page-rules-rounds =
    { $n ->
        [one] { $n } раунд
        [few] { $n } раунда
        [many] { $n } раундов
       *[other] { $n } раунда
    }
page-rules-target =
    { $n ->
        [one] до { $n } очка
        [few] до { $n } очков
        [many] до { $n } очков
       *[other] до { $n } очка
    }
page-letters =
    { $n ->
        [one] { $n } буква
        [few] { $n } буквы
        [many] { $n } букв
       *[other] { $n } буквы
    }
page-changed-rules = изменены за этим столом
page-form-time = Время раунда
page-form-minimum = Самое короткое слово
page-form-end = Длина матча
page-form-same = Одно слово в нескольких списках
page-form-verdicts = Вердикты
page-form-at-end = после звонка
page-form-at-once = сразу
page-form-verify = Что проверяется
page-form-verify-all = каждое слово
page-form-verify-challenged = только сомнительные
page-form-overrule = Стол может не согласиться со словарём

## Coming in and the lobby
page-coming-in = Минуту …
page-come-in = Входите
page-your-name = Ваше имя за столом
page-no-account = Без регистрации. Имя запоминается на этом устройстве.
page-name-needed = Нужно имя, чтобы остальные знали, кто играет.
page-sit-down = Сесть за стол
page-only-watch = Только смотреть
page-watch-game = Смотреть
page-here-already = Уже здесь
page-at-table = За столом
page-seats-taken = Занято мест: { $n } из { $most }
page-take-seat = Занять место
page-leave = Встать из-за стола
page-you = вы
page-host = хозяин стола
page-away = нет на месте
page-watches = смотрит
page-is-ready = готов
page-not-ready = ещё не готов
page-bot-beginner = Бот: новичок
page-bot-easy = Бот: слабый
page-bot-medium = Бот: средний
page-bot-hard = Бот: сильный
page-bot-expert = Бот: знаток
page-bot-master = Бот: мастер
page-bot-invite = Пригласить этого бота
page-make-host = Передать стол
page-make-host-of = Передать стол игроку { $name }
page-remove = Удалить
page-remove-of = Удалить игрока { $name }
page-link = Ссылка на этот стол
page-link-note = Войти может каждый, у кого есть эта ссылка.
page-copy = Копировать
page-copied = Скопировано
page-qr = Ссылка в виде кода для камеры
page-list-it = Показывать среди открытых столов
page-what-is-played = Во что играем
page-change-rules = Изменить правила
page-change-clears = После любого изменения всем нужно снова подтвердить готовность.
page-commitment = Случай уже определён. Его печать:
page-you-watch = Вы смотрите.
page-too-few =
    { $n ->
        [one] Нужен { $n } игрок.
        [few] Нужны { $n } игрока.
        [many] Нужны { $n } игроков.
       *[other] Нужно { $n } игрока.
    }
page-waiting-for = Ждём: { $names }
page-waiting-return = Ждём возвращения: { $names }
page-about-to-begin = Сейчас начнём …
page-preparing = Готовятся список слов и поле. Так бывает только в первый раз и занимает от нескольких секунд до двух-трёх минут. Потом партия начнётся сама.
page-preparing-mark = Идёт подготовка
page-preparing-so-far = Прошло { $time }
page-preparing-still = Подготовка ещё идёт, прошло { $time }.
page-preparing-status = Партия начнётся сама, как только всё будет готово.
page-all-ready-but-you = Остальные готовы.
page-begin-when-you-like = Начинайте, когда захотите. Этим вы принимаете показанные правила.
page-take-back-ready = Готово. Отменить
page-shake = Встряхнуть кубики
page-shake-ready = Готово: встряхнуть
page-ready = Готово
page-line-lost = Связь прервалась. Всё записанное сохранено; соединяемся снова …
page-paused = Часы стоят: за столом никого нет.

## People and talk
page-people-talk = Люди и разговор
page-people-unread =
    { $n ->
        [one] Люди и разговор, { $n } новое сообщение
        [few] Люди и разговор, { $n } новых сообщения
        [many] Люди и разговор, { $n } новых сообщений
       *[other] Люди и разговор, { $n } нового сообщения
    }
page-talk = Разговор
page-nothing-said = Пока никто ничего не сказал.
page-say-something = Ваша реплика
page-send = Отправить
page-mute = Не показывать чьи-то слова
page-log = Что было слышно
page-quick-1 = Привет!
page-quick-2 = Удачи!
page-quick-3 = Отличное слово!
page-quick-4 = Минутку, пожалуйста
page-quick-5 = Ещё разок?
page-quick-6 = Спасибо за игру!
page-told-came = { $name } за столом.
page-told-left = Вышел игрок { $name }.
page-told-ready = Готовность подтверждает { $name }.
page-told-host = Теперь хозяин стола — { $name }.
page-told-host-you = Теперь хозяин стола — вы.
page-told-settings = Правила изменены. Всем нужно снова подтвердить готовность.
page-told-said = { $name }: { $text }
page-told-stopped = Карандаш отложен: { $name }.
page-told-phase-shaking = Кубики встряхивают.
page-told-phase-drawing = Тянут согласные.
page-told-phase-writing = Время пошло.
page-told-phase-doubting = Звонок. В каких словах вы сомневаетесь?
page-told-phase-reading = Звонок. Списки читают вслух.
page-told-phase-over = Матч окончен.

## The round
page-seats = Кто играет
page-round = раунд { $n }
page-round-of = раунд { $n } из { $of }
page-round-to = раунд { $n }, игра до { $target }
page-round-short = Раунд { $n }
page-time-left = Осталось { $time }
page-seconds-left =
    { $n ->
        [one] Осталась { $n } секунда
        [few] Осталось { $n } секунды
        [many] Осталось { $n } секунд
       *[other] Осталось { $n } секунды
    }
page-grid-and-entry = Кубики и слово
page-board = Поле из кубиков, { $rows } на { $cols }
page-die = { $face }, ряд { $row } столбец { $col }
page-die-in-path = { $face }, ряд { $row } столбец { $col }, номер { $at } на пути
page-hole = пусто
page-around = Вокруг { $face }: { $around }
page-which-grid = Какое поле
page-grid-n = Поле { $n }
page-word = Слово
page-write = Записать
page-rub-last = Стереть последнюю букву
page-entry-hint = Наберите или проведите
page-on-grid =
    { $n ->
        [one] есть на поле · { $n } буква
        [few] есть на поле · { $n } буквы
        [many] есть на поле · { $n } букв
       *[other] есть на поле · { $n } буквы
    }
page-off-grid = на поле этого нет
page-not-beside = { $face }: не рядом с последним кубиком
page-cleared = стёрто
page-shaking = Кубики встряхивают …
page-already-written = «{ $word }» уже есть в вашем списке
page-said-written =
    { $n ->
        [one] { $word }, записано, { $n } буква
        [few] { $word }, записано, { $n } буквы
        [many] { $word }, записано, { $n } букв
       *[other] { $word }, записано, { $n } буквы
    }
page-said-judged =
    { $points ->
        [one] { $word }, { $mark }, { $points } очко
        [few] { $word }, { $mark }, { $points } очка
        [many] { $word }, { $mark }, { $points } очков
       *[other] { $word }, { $mark }, { $points } очка
    }
page-keys-type = набрать
page-keys-write = записать
page-keys-rub = стереть
page-keys-walk = по кубикам стрелками
page-your-list = Ваш список
page-words =
    { $n ->
        [one] { $n } слово
        [few] { $n } слова
        [many] { $n } слов
       *[other] { $n } слова
    }
page-words-points =
    { $n ->
        [one] { $n } слово
        [few] { $n } слова
        [many] { $n } слов
       *[other] { $n } слова
    } · { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
page-total-short = всего { $n }
page-stopped = закончено
page-foot-at-once = Проверяется сразу.
page-foot-at-end = Вердикты после звонка.
page-stop = Больше не пишу
page-pencil-down = Карандаш отложен
page-rub-out = Стереть «{ $word }»
page-rubbed-out = { $word }, стёрто
page-ask-check = Попросить проверку
page-check-asked = { $word }: проверка запрошена

## After the bell
page-doubting = В каких словах вы сомневаетесь?
page-doubting-note = Проверяется только то, в чём усомнились. Остальное засчитано.
page-doubt = Сомневаюсь
page-doubt-of = { $does }: { $word }, { $name }
page-doubted = под сомнением
page-no-more-doubts = Больше сомнений нет
page-every-list = Все списки, слово за словом
page-order = Порядок
page-by-verdict = По вердикту
page-as-written = Как записано
page-marks = Знаки
page-whose-list = Чей список
page-tab-score =
    { $points ->
        [one] { $rank }-е · { $points } очко
        [few] { $rank }-е · { $points } очка
        [many] { $rank }-е · { $points } очков
       *[other] { $rank }-е · { $points } очка
    }
page-percent-of-best = { $percent } % от лучшего
page-empty-list = Слов нет.
page-lens = Слово на кубиках
page-lens-hint = Выберите слово, чтобы увидеть его путь и причину; выберите кубик, чтобы увидеть слова через него.
page-path-of = Путь слова { $word }
page-also-written-by = Есть и в других списках: { $names }.
page-asked-by = Проверку запросил игрок { $name }.
page-table-ruling = Так решил стол.
page-put-to-table = Вынести на суд стола
page-stands = Засчитать
page-falls = Не засчитывать
page-nobody-wrote = никто не записал
page-words-through =
    { $n ->
        [one] { $n } слово через { $face }
        [few] { $n } слова через { $face }
        [many] { $n } слов через { $face }
       *[other] { $n } слова через { $face }
    }
page-missed = Чего не заметил никто
page-nothing-missed = Ничего: найдены все слова.
page-possible =
    На кубиках { $words ->
        [one] было { $words } слово
        [few] было { $words } слова
        [many] было { $words } слов
       *[other] было { $words } слова
    }, всего { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }; в самом длинном { $longest ->
        [one] { $longest } буква
        [few] { $longest } буквы
        [many] { $longest } букв
       *[other] { $longest } буквы
    }.
page-and-more =
    { $n ->
        [one] и ещё { $n }
        [few] и ещё { $n }
        [many] и ещё { $n }
       *[other] и ещё { $n }
    }
page-after-bell = После звонка, вне зачёта
page-after-bell-note = Опоздали: очков не дают и ничьих слов не вычёркивают. Видите их только вы.
page-lexicon = Словарь { $name }, отпечаток { $print }
page-look-up = Засчитывается ли слово? Почему?
page-ask = Спросить
page-standings = Положение
page-player = Игрок
page-points = Очки
page-total = Всего
page-next-round = Следующий раунд

## The end
page-final = Итог
page-rank = Место
page-your-result =
    { $points ->
        [one] У вас { $points } очко
        [few] У вас { $points } очка
        [many] У вас { $points } очков
       *[other] У вас { $points } очка
    }
page-winner = Победа: { $name }
page-winners = Победу делят { $names }
page-all-share = Ничья: победа общая
page-rematch = Ещё матч
page-rematch-note = Те же люди, те же правила, всё с начала.
page-proof = Честным ли был случай?
page-proof-note = Печать показали до того, как кто-либо был готов; теперь открыто и зерно, которое она скрывала. Проверить может каждый: «verbarium verify».
page-seed = Зерно
page-download-log = Журнал этого матча

## Consonando
page-game-consonando = Consonando
page-game-consonando-like = добавьте гласные
page-draws = Согласных по раундам: { $draws }
page-consonants-once = Каждая согласная служит один раз; гласные свободны.
page-consonants-points = Очко за букву; если взяты все согласные, ещё по одному за каждую.
page-jollies =
    { $n ->
        [0] Джокеров нет
        [one] По { $n } джокеру на игрока
        [few] По { $n } джокера на игрока
        [many] По { $n } джокеров на игрока
       *[other] По { $n } джокера на игрока
    }
page-form-jollies = Джокеров на игрока
page-consonants-drawn =
    { $n ->
        [one] { $n } согласная
        [few] { $n } согласные
        [many] { $n } согласных
       *[other] { $n } согласной
    }
page-used = взята
page-vowels-free = Гласных сколько угодно: { $vowels }
page-drawing = Тянем согласные …
page-consonant-missing = Буквы { $letter } нет (или больше нет)
page-consonants-used =
    { $n ->
        [one] { $n } буква · согласных { $used } из { $of }
        [few] { $n } буквы · согласных { $used } из { $of }
        [many] { $n } букв · согласных { $used } из { $of }
       *[other] { $n } буквы · согласных { $used } из { $of }
    }
page-consonants-all =
    { $n ->
        [one] { $n } буква · все согласные!
        [few] { $n } буквы · все согласные!
        [many] { $n } букв · все согласные!
       *[other] { $n } буквы · все согласные!
    }
page-jolly =
    { $n ->
        [one] Джокер: остался { $n }
        [few] Джокеры: осталось { $n }
        [many] Джокеры: осталось { $n }
       *[other] Джокеры: осталось { $n }
    }
page-jolly-remove = убрать
page-jolly-add = добавить
page-sheet-empty = Ничего не записано.
page-consonants-bonus = Все согласные: +{ $n }.
page-jolly-used = С джокером: { $change }.
page-words-of-round = Слова раунда
page-best = Лучшие слова
page-best-with-jolly = Лучшие слова с джокером

## More of the table
page-time = Время
page-to-result = К итогу
page-check = Проверить
page-verdict = Вердикт
page-also = Есть и у
page-as-text = Текстом
page-print = Печать
page-normal-raw = очки
page-normal-percent-of-best = процент от лучшего
page-normal-percent-of-possible = процент от возможного
page-normal-match-points = очки за победы
page-normal-rank-points = очки за место
page-normal-par = относительно нормы
page-form-normalise = Что решает места
page-form-teams = Команды
page-rules-normalise = Места определяет: { $how }.
page-rules-teams = Команды: список у команды общий.
page-team = Команда
page-team-n = команда { $n }
page-table-title = Название стола
page-late = Кто опоздал
page-late-watch = смотрит до следующего матча
page-late-next-round = играет со следующего раунда
page-late-now = играет сразу
page-rename = Сменить имя
page-extra-of = Дополнительное время для игрока { $name }
page-extra-note = дольше на { $time }
page-extra-none = как у всех
page-near-yours = Рядом с найденными вами словами
page-near-hooks = на одну букву больше:
page-near-longer = длиннее:
page-near-prefixes = внутри:
