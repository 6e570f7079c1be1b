# Консонандо.

game-consonando = Консонандо
rules-consonando-8 = Консонандо, 8 раундов
rules-consonando-8-summary = Восемь раундов: 4, 5, 6, 7, 4, 5, 6 и 7 согласных, по минуте на каждый; у каждого игрока два джокера.
rules-consonando-4 = Консонандо, 4 раунда
rules-consonando-4-summary = Четыре раунда: 4, 5, 6 и 7 согласных, по минуте на каждый; у каждого игрока один джокер.
rules-consonando-6 = Консонандо, 6 раундов
rules-consonando-6-summary = Шесть раундов: от 3 до 8 согласных, по минуте на каждый; у каждого игрока один джокер.
consonando-all-rounds = Все раунды сыграны.
consonando-watching = Вы наблюдаете за этой партией.
consonando-over = Партия окончена.
consonando-not-drawn = Согласные ещё не вытянуты.
consonando-not-read = Слова ещё не прочитаны.
consonando-bell = Время вышло: писать больше нельзя.
consonando-already-ready = Вы уже сообщили о готовности.
consonando-already-stopped = Вы уже закончили писать в этом раунде.
consonando-nothing-written = Ваш лист пуст.
consonando-letters = «{ $word }» нельзя записать буквами этого алфавита.
consonando-missing = Среди вытянутых согласных нет буквы { $letter } или её не хватает.
consonando-no-jolly = У вас больше нет джокеров.
consonando-jolly-nothing = Джокер должен добавить, убрать или заменить согласную.
consonando-jolly-consonant = { $letter } — не согласная: гласные добавляются свободно.
consonando-jolly-not-drawn = Буквы { $letter } нет среди вытянутых согласных.
consonando-no-rounds = В этих правилах нет ни одного раунда.
consonando-not-consonant = { $letter } — не согласная, её нельзя вытянуть.
consonando-small-bag =
    { $bag ->
        [one] В мешке { $bag } согласная, а вытянуть нужно { $most }.
        [few] В мешке { $bag } согласные, а вытянуть нужно { $most }.
        [many] В мешке { $bag } согласных, а вытянуть нужно { $most }.
       *[other] В мешке { $bag } согласной, а вытянуть нужно { $most }.
    }
