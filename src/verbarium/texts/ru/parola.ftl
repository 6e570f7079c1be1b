# PAROLA.

game-parola = PAROLA
rules-parola = PAROLA
rules-parola-summary = По шесть карт, на каждой две буквы: сброшенную карту берёт самый быстрый; скажите «PAROLA!» и выложите слово из шести букв. Побеждает первый, кто наберёт 50 очков.
rules-parola-harder = PAROLA, семь карт
rules-parola-harder-summary = По семь карт, слова из семи букв и минута на каждый ход.
rules-parola-categories = PAROLA с категориями
rules-parola-categories-summary = Категорию называет кубик. Вначале по три карты, на руках их может становиться больше, слова любой длины.
parola-target = Нужные очки набраны.
parola-words-made = Половина игроков составила слово.
parola-no-cards = Больше нет карт, чтобы тянуть.
parola-watching = Вы наблюдаете за этой партией.
parola-over = Партия окончена.
parola-round-runs = Раунд ещё идёт.
parola-already-ready = Вы уже сообщили о готовности.
parola-not-dealer = Это делает только сдающий.
parola-no-die = Сейчас кубик не бросают.
parola-no-naming = Сейчас категорию не называют.
parola-category-empty = Назовите категорию.
parola-not-in-hand = У вас на руках нет этой карты.
parola-word-made = Вы уже составили слово: остальные продолжают.
parola-take-or-draw = Возьмите сброшенную карту или тяните из колоды.
parola-not-your-turn = Сейчас не ваш ход.
parola-no-drawing = Карту тянут, когда сброшенная никому не нужна.
parola-too-late = Сейчас нет открытой карты.
parola-your-own-discard = Вы только что сбросили эту карту: она для других.
parola-touched = Вы уже коснулись этой карты.
parola-no-already = Вы это уже сказали.
parola-must-discard = Нужно сбросить карту.
parola-declared = Вы уже сказали «PAROLA!».
parola-must-keep = Эта карта взята из сброса: оставьте её и сбросьте другую.
parola-must-use = Эта карта взята из сброса: она должна войти в слово.
parola-row =
    { $cards ->
        [one] Для слова нужна ровно { $cards } карта и ещё одна, чтобы его закрыть.
        [few] Для слова нужны ровно { $cards } карты и ещё одна, чтобы его закрыть.
        [many] Для слова нужно ровно { $cards } карт и ещё одна, чтобы его закрыть.
       *[other] Для слова нужно ровно { $cards } карты и ещё одна, чтобы его закрыть.
    }
parola-letter = На одной из карт ряда нет буквы { $letter }.
parola-form = Карты ряда перекрывают друг друга, а последняя закрывает слово рубашкой вверх.
parola-nothing-laid = Сейчас не оценивают ни одного слова.
parola-no-vote = По этому слову не голосуют.
parola-own-word = Это ваше собственное слово.
parola-voted = Вы уже проголосовали.
parola-contested = Кто-то успел раньше.
parola-no-contest = Это слово уже нельзя оспорить.
parola-not-contester = Карту выбирает тот, кто оспорил слово.
parola-pick = Выберите одну из карт ряда.
parola-few-cards =
    { $cards ->
        [one] Колоды из { $cards } карты мало, чтобы раздать по { $hand }.
        [few] Колоды из { $cards } карт мало, чтобы раздать по { $hand }.
        [many] Колоды из { $cards } карт мало, чтобы раздать по { $hand }.
       *[other] Колоды из { $cards } карты мало, чтобы раздать по { $hand }.
    }
parola-deck-toml = { $where }: это не колода карт ({ $why }). Нужны cards и values.
parola-deck-card = { $where }: «{ $card }» — не карта. На карте две буквы, джокер обозначается звёздочкой.
parola-deck-value = { $where }: букве { $letter } нужна стоимость от 0 до 99.
parola-fault-undeclared = «PAROLA!» не было сказано.
parola-fault-form = Слово выложено не по правилам.
parola-fault-not-a-word = Этого слова нет в словаре.
parola-fault-not-admitted = Слова такого рода не засчитываются.
parola-fault-not-in-category = Слово не относится к категории.
parola-category-names = Имена
parola-category-things = Вещи
parola-category-cities = Города
parola-category-verbs = Глаголы
parola-category-animals = Животные
parola-category-choice = На ваш выбор
proof-cards-key = Партия началась с ключом из зерна и вкладов игроков.
proof-cards-commitment = Раунд { $round }: случай был предрешён до игры.
proof-cards-draw = Раунд { $round }: согласные те, что следуют из ключа.
proof-cards-revealed = Раунд { $round }: показан верный ключ.
proof-parola-dealer = Выбор сдающего следует из ключа.
proof-parola-die = Раунд { $round }: кубик показал то, что следует из ключа.
proof-parola-deal = Раунд { $round }: карты сданы так, как следует из ключа.
proof-parola-pile = Раунд { $round }: новая колода перетасована так, как следует из ключа.
proof-parola-race = Раунд { $round }, спор за карту { $race }: она досталась тому, кому следует по времени прихода, измеренным задержкам и правилу.
parola-other-card = Эту карту уже взяли: теперь открыта другая.
