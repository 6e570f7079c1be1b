# Игры на поле из кубиков: правила, решения, отказы.


## Rule sets: name, and one line of what they are

rules-paroliere-box = Il Paroliere
rules-paroliere-box-summary = От четырёх букв, общие слова вычёркиваются, штрафов нет: правила из итальянской коробки.
rules-paroliere-box-3 = Il Paroliere, три буквы
rules-paroliere-box-3-summary = Как в новых итальянских коробках: слова от трёх букв.
rules-paroliere-tournament = Il Paroliere, турнирный
rules-paroliere-tournament-summary = От пяти букв, общие слова засчитываются всем, за ошибочные снимают очки.
rules-paroliere-genova = Il Paroliere, клуб Генуи
rules-paroliere-genova-summary = От четырёх букв, длинные по 2 очка за букву; за ошибочное слово платит лишь тот, кто сам просил его проверить.
rules-maxiparoliere = Maxiparoliere
rules-maxiparoliere-summary = Двадцать пять кубиков, слова от четырёх букв, общие вычёркиваются.
rules-maxiparoliere-genova = Maxiparoliere, клуб Генуи
rules-maxiparoliere-genova-summary = Двадцать пять кубиков, от пяти букв, длинные слова по 2 очка за букву.
rules-maxiparoliere-four = Maxiparoliere, четыре поля
rules-maxiparoliere-four-summary = Четыре поля по двадцать пять кубиков сразу, десять минут на всё; общие слова засчитываются всем.
rules-lexy = Lexy
rules-lexy-summary = Итальянская игра 1983 года, родня Il Paroliere; правила восстановлены нами.
rules-boggle-en = Boggle, английский
rules-boggle-en-summary = От трёх букв, общие слова вычёркиваются; засчитывается любая форма из списка.
rules-boggle-fr = Boggle, французский
rules-boggle-fr-summary = От трёх букв, общие слова вычёркиваются; личные формы глаголов не засчитываются.
rules-boggle-fr-conjugated = Boggle, французский, и личные формы глаголов
rules-boggle-fr-conjugated-summary = Как французский Boggle, но личные формы глаголов засчитываются.
rules-boggle-ru = Boggle, русский
rules-boggle-ru-summary = От трёх букв, общие слова вычёркиваются; существительные в именительном падеже.
rules-boggle-pl = Boggle, польский
rules-boggle-pl-summary = От трёх букв, общие слова вычёркиваются; засчитывается любая форма.
rules-boggle-it = Boggle, итальянский
rules-boggle-it-summary = От трёх букв, общие слова вычёркиваются; засчитывается любая форма.
rules-big-boggle = Big Boggle
rules-big-boggle-summary = Двадцать пять кубиков, слова от четырёх букв, общие вычёркиваются.
rules-super-big-boggle = Super Big Boggle
rules-super-big-boggle-summary = Тридцать шесть кубиков, на одних по две буквы, на других пустые грани; слова от четырёх букв.

## What is said of a word, and what it means

mark-noted = записано
mark-noted-note = Записано; решение будет после сигнала.
mark-valid = засчитано
mark-valid-note = Слово засчитано.
mark-cancelled = вычеркнуто
mark-cancelled-note = Верно, но его написали и другие.
mark-too-short = слишком короткое
mark-too-short-note = В слове меньше букв, чем требуют правила.
mark-repeated = повтор
mark-repeated-note = Оно уже есть в этом списке.
mark-not-on-the-grid = нет на поле
mark-not-on-the-grid-note = Его нельзя провести по соседним кубикам, каждый — не больше одного раза.
mark-not-a-word = нет такого слова
mark-not-a-word-note = В словаре его нет.
mark-not-admitted = не допускается
mark-not-admitted-note = Слово есть, но такие слова по этим правилам не засчитываются.
mark-disputed = спорное
mark-disputed-note = Стол голосует.

## Penalties, with the rule that gives them

clause-not-on-the-grid = За слово, которое нельзя составить на поле, снимают очки.
clause-not-a-word = За слово, которого нет в словаре, снимают очки.
clause-not-admitted = За слово, которое правила не допускают, снимают очки.
clause-asked = Кто сам просит проверить своё слово, платит, если оно неверно.

## Why a command did nothing

grid-match-over = Партия окончена.
grid-only-watching = Вы зритель, а не игрок.
grid-not-now = Сейчас нельзя.
grid-ink = Когда слова проверяются сразу, они остаются в списке.
grid-not-on-list = Слова { $word } нет в этом списке.
grid-pencil-down = Вы уже отложили карандаш.
grid-already-ready = Вы уже готовы.
grid-wait-for-dice = Кубики ещё не выпали.
grid-no-such-grid = В этом раунде нет поля с таким номером.
grid-no-such-seat = Такого места за столом нет.
grid-not-letters = В слове { $word } есть буквы, которых нет в этом языке.
grid-already-written = Слово { $word } уже есть в вашем списке.
grid-list-full =
    { $lines ->
        [one] В списке помещается { $lines } слово.
        [few] В списке помещается { $lines } слова.
        [many] В списке помещается { $lines } слов.
       *[other] В списке помещается { $lines } слова.
    }
grid-only-your-own = Пока идёт игра, можно просить о проверке только своих слов.
grid-lexicon-decides = По этим правилам решает словарь.
grid-already-disputed = Стол уже голосует о слове { $word }.
grid-table-has-ruled = О слове { $word } стол уже решил.
grid-not-a-question-of-words = Дело не в том, есть ли слово { $word } в словаре.
grid-nobody-to-vote = Больше некому голосовать.
grid-already-asked = Проверку слова { $word } уже попросили.
grid-not-disputed = О слове { $word } не голосуют.
grid-you-raised-it = Вы сами вынесли слово на голосование: решают другие.
grid-already-voted = Вы уже голосовали об этом слове.

## How a match ended

grid-over-rounds = Все раунды сыграны.
grid-over-target = Нужная сумма очков набрана.

## A rule set that cannot be used; $where is a file with a line, or the name of the rule set

rules-not-toml = { $where }: это не TOML: { $why }
rules-key-unknown = { $where }: настройки «{ $key }» нет.
rules-key-missing = { $where }: не хватает «{ $key }».
rules-key-value = { $where }: у «{ $key }» не может быть такого значения: { $why }
rules-points-notation = { $where }: «{ $key }»: «{ $part }» записано не так, как 5:2 6:3 8+:11.
rules-points-order = { $where }: в «{ $key }» длины должны идти по возрастанию, каждая один раз.
rules-points-below = { $where }: слова засчитываются от { $minimum } букв, а очки даются только от { $first }.
rules-points-per-letter = { $where }: в «{ $key }» per_letter должно быть не меньше 1.
rules-penalties-order = { $where }: ступени «{ $key }» должны идти по возрастанию длины, каждая один раз.
rules-penalties-at-once = { $where }: если есть штрафы, слова проверяются в конце.
rules-challenged-at-once = { $where }: если проверяются только оспоренные слова, решение бывает в конце.
rules-no-end = { $where }: партии нужно число раундов или сумма очков, до которой играют.
rules-seats = { $where }: от { $fewest } до { $most } мест — это не промежуток.
rules-no-such-dice = { $where }: кубиков «{ $dice }» нет. Есть: { $known }.
rules-no-dice-of-language = { $where }: для языка «{ $language }» кубики неизвестны.
rules-language-unknown = { $where }: языка «{ $language }» здесь нет; есть: { $known }.
rules-not-in-language = По правилам { $preset } не играют на языке «{ $language }»; играют на: { $known }.
rules-admission = { $where }: «{ $key }»: в этом языке нет «{ $name }», чтобы сказать, какие слова засчитываются.
rules-no-lists = { $where }: «{ $key }» называет список слов, но папки со списками у этого дома нет.
rules-no-par = { $where }: для счёта относительно эталона нужны эталонные игроки, а их здесь нет.

## Grids as people type them

grid-text-letter = «{ $letter }» — такого кубика в этих правилах нет.
grid-text-rows = В строке { $row } кубиков: { $dice }, а нужно { $wanted }.
grid-text-size = Кубиков на поле: { $dice }; по правилам нужно { $wanted }, и квадрата из них не выходит.
grid-text-large = На поле не больше { $most } кубиков, а не { $dice }.
grid-board-head = В первой строке файла с полем стоят число строк и столбцов, например 4 4, а не «{ $line }».

## Solving and judging on the command line

solve-one-grid = Задайте поле либо текстом, либо через --board.
solve-empty = Поле пустое.
solve-total =
    { $words ->
        [one] { $words } слово, очков: { $points }
        [few] { $words } слова, очков: { $points }
        [many] { $words } слов, очков: { $points }
       *[other] { $words } слова, очков: { $points }
    }
judge-missed =
    { $words ->
        [one] Никто не нашёл { $words } слово, очков: { $points }
        [few] Никто не нашёл { $words } слова, очков: { $points }
        [many] Никто не нашёл { $words } слов, очков: { $points }
       *[other] Никто не нашёл { $words } слова, очков: { $points }
    }
judge-round = Раунд { $round }
judge-standings = Таблица
judge-prints = Правила { $rules } · { $rules_print }, слова { $lexicon } · { $lexicon_print }
judge-column-round = раунд
judge-column-grid = поле
judge-column-player = игрок
judge-column-word = слово
judge-column-verdict = решение
judge-column-letters = букв
judge-column-points = очки
judge-column-penalty = штраф
judge-column-path = путь
judge-column-others = также у
judge-column-reason = причина
judge-column-rules = правила
judge-column-rules-print = отпечаток правил
judge-column-lexicon = слова
judge-column-lexicon-print = отпечаток слов
judge-not-toml = { $where } — не TOML: { $why }
judge-key-missing = { $where }: не хватает «{ $key }».
judge-key-value = { $where }: в «{ $key }» стоит не то, что нужно.
judge-no-such-grid = { $where }: у игрока { $name } есть список для поля { $grid }, а полей в раунде { $grids }.
rules-column-name = правила
rules-column-languages = языки
rules-column-confidence = источник
rules-column-summary = вкратце
rules-confidence-note = Источник: A — первичный, B — два независимых, C — один вторичный, D — выведено нами.
rules-no-such-folder = Папки { $folder } нет.
cli-language-unknown = Языка «{ $language }» здесь нет; есть: { $known }.
cli-file-missing = Файла { $file } нет.

## Logs, and what they prove

log-line-unreadable = Строку { $line } записи нельзя прочесть: { $why }
log-format-unknown = Это запись формата «{ $format }»; читается только { $known }.
log-empty = В записи ничего нет.
log-does-not-fit = Строки в { $file } не сходятся между собой.
verify-holds =
    { $checks ->
        [one] Всё сходится: { $checks } проверка.
        [few] Всё сходится: { $checks } проверки.
        [many] Всё сходится: { $checks } проверок.
       *[other] Всё сходится: { $checks } проверки.
    }
verify-fails = Не сходится:
proof-seed-unreadable = Зерно или вклад одного из мест записан не шестнадцатеричными цифрами.
proof-commitment = Зерно то самое, что было обещано до игры.
proof-numbers = Строки пронумерованы без пропусков.
proof-stamps = Время нигде не идёт назад.
proof-replay = По строкам партия доигрывается до конца.
proof-grid-key = Партия начата с ключом из зерна и вкладов игроков.
proof-grid-commitment = Раунд { $round }: кубики были определены до броска.
proof-grid-dice = Раунд { $round }: кубики легли так, как велит ключ.
proof-grid-revealed = Раунд { $round }: показанный ключ верен.
proof-grid-lists = Раунд { $round }: прочитаны те списки, что были написаны.
proof-grid-points = Раунд { $round }: очки следуют из решений.
proof-grid-throws = Раунд { $round }: кубики перебрасывали только там, где велят правила.
proof-grid-verdicts = Раунд { $round }: тот же словарь даёт те же решения.
proof-grid-outcome = Итог следует из очков раундов.
