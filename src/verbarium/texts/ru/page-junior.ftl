# The page of Junior.

page-game-junior = Для малышей
page-game-junior-like = первые слова
page-junior-cards = Картинок: { $n ->
        [one] { $n }
        [few] { $n }
        [many] { $n }
       *[other] { $n }
    }.
page-junior-longest = Слова не длиннее { $n ->
        [one] { $n } буквы
        [few] { $n } букв
        [many] { $n } букв
       *[other] { $n } букв
    }.
page-junior-level-1 = Слово всё время видно.
page-junior-level-2 = Слово закрыто; можно подсмотреть.
page-junior-others = Лишних букв: { $n }.
page-junior-scores = Очко за букву.
page-junior-praise-only = Без часов и очков: только похвала.
page-junior-form-cards = Картинки
page-junior-form-longest = Самые длинные слова
page-junior-form-others = Лишние буквы
page-junior-form-scores = Показывать очки
page-junior-card-of = картинка { $n } из { $of }
page-junior-picture = Картинка
page-junior-cover-up = Поднять крышку
page-junior-cover-down = Опустить крышку
page-junior-hear = Послушать слово
page-junior-speak = Произносить буквы вслух
page-junior-your-word = Твоё слово
page-junior-letters = Буквы
page-junior-letter = буква { $letter }
page-junior-take-back = { $letter }, место { $n }: убрать
page-junior-free = место { $n }, пусто
page-junior-try-again = Почти! Попробуй ещё.
page-junior-go-on = Дальше
page-junior-leave-out = Пропустить картинку
page-junior-wait = Ждём остальных.
page-junior-has-done = готово
page-junior-laid =
    { $n ->
        [one] { $n } буква
        [few] { $n } буквы
        [many] { $n } букв
       *[other] { $n } буквы
    }
page-junior-all-done = Всё готово!
page-junior-spelled = ★ { $n }
