# Записи партий в формате GCG.

gcg-no-game = В этом файле нет партии: ни игроков, ни ходов.
gcg-line-unclear = Строку { $line } не удаётся понять: { $text }
gcg-player-unknown = В строке { $line } назван игрок { $player }, которого нет в списке игроков.
gcg-off-the-board = Строка { $line }: слово { $word } выходит за край доски.
gcg-square-taken = Строка { $line }: слово { $word } не согласуется с буквой { $letter }, которая уже лежит на доске.
gcg-square-empty = Строка { $line }: слово { $word } проходит через пустую клетку.
gcg-nothing-laid = Строка { $line }: слово { $word } не добавляет ни одной фишки.
gcg-no-tiles = Ни в одном кроссвордном наборе нет всех букв этой партии: { $letters }
gcg-score-wrong = Строка { $line }: { $word } записано за { $written }, а стоит { $right }.
gcg-total-wrong = Строка { $line }: сумма записана как { $written }, а равна { $right }.
gcg-play-irregular = Строка { $line }: { $word } нельзя было выложить. { $why }
gcg-many-tiles = Это больше фишек, чем вмещает подставка.
gcg-no-crossword = { $rules }: в формате GCG этого не записать, в нём одно слово за ход.
gcg-column-player = Игрок
gcg-column-position = Место
gcg-column-text = Ход
gcg-column-score = Очки
gcg-column-total = Сумма
gcg-kind-exchange = обмен
gcg-kind-pass = пас
gcg-kind-withdrawn = снято
gcg-kind-points = спор или время
gcg-kind-leftover = оставшиеся фишки
