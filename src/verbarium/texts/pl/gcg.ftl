# Zapisy partii w formacie GCG.

gcg-no-game = W tym pliku nie ma partii: ani graczy, ani ruchów.
gcg-line-unclear = Nie można zrozumieć wiersza { $line }: { $text }
gcg-player-unknown = W wierszu { $line } występuje { $player }, ale nie ma takiego gracza.
gcg-off-the-board = Wiersz { $line }: słowo { $word } wychodzi poza planszę.
gcg-square-taken = Wiersz { $line }: słowo { $word } nie zgadza się z literą { $letter }, która już leży na planszy.
gcg-square-empty = Wiersz { $line }: słowo { $word } przechodzi przez puste pole.
gcg-nothing-laid = Wiersz { $line }: słowo { $word } nie dokłada żadnego żetonu.
