# Записи партий в формате GCG.

gcg-no-game = В этом файле нет партии: ни игроков, ни ходов.
gcg-line-unclear = Строку { $line } не удаётся понять: { $text }
gcg-player-unknown = В строке { $line } назван игрок { $player }, которого нет в списке игроков.
gcg-off-the-board = Строка { $line }: слово { $word } выходит за край доски.
gcg-square-taken = Строка { $line }: слово { $word } не согласуется с буквой { $letter }, которая уже лежит на доске.
gcg-square-empty = Строка { $line }: слово { $word } проходит через пустую клетку.
gcg-nothing-laid = Строка { $line }: слово { $word } не добавляет ни одной фишки.
