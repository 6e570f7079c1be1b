# Junior.

game-junior = Junior
rules-junior = Junior: первые слова
rules-junior-summary = Картинка, её слово и буквы, чтобы его сложить. Для тех, кто учится читать; без часов.
rules-junior-covered = Junior: закрытые слова
rules-junior-covered-summary = Слово закрыто: сложи его по картинке и подними крышку, чтобы проверить. Без часов.
junior-all-cards = Все карточки сложены.
junior-watching = Вы наблюдаете.
junior-over = Игра окончена.
junior-already-ready = Подожди немного остальных.
junior-no-cover = Слово не закрыто.
junior-cover = Крышка уже так и лежит.
junior-done = Это слово уже готово.
junior-no-die = Эту букву нельзя передвинуть.
junior-no-place = Для этой буквы нет места.
junior-praise-1 = Молодец!
junior-praise-2 = Точно!
junior-praise-3 = Как красиво!
junior-praise-4 = Получилось!
junior-praise-5 = Супер!
junior-praise-6 = Как хорошо ты читаешь!
proof-junior-dice = Карточка { $card }: буквы лежат так, как следует из ключа.
