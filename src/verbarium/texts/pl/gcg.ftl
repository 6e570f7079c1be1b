# Zapisy partii w formacie GCG.

gcg-no-game = W tym pliku nie ma partii: ani graczy, ani ruchów.
gcg-line-unclear = Nie można zrozumieć wiersza { $line }: { $text }
gcg-player-unknown = W wierszu { $line } występuje { $player }, ale nie ma takiego gracza.
gcg-off-the-board = Wiersz { $line }: słowo { $word } wychodzi poza planszę.
gcg-square-taken = Wiersz { $line }: słowo { $word } nie zgadza się z literą { $letter }, która już leży na planszy.
gcg-square-empty = Wiersz { $line }: słowo { $word } przechodzi przez puste pole.
gcg-nothing-laid = Wiersz { $line }: słowo { $word } nie dokłada żadnego żetonu.
gcg-no-tiles = Żaden krzyżówkowy zestaw płytek nie ma wszystkich liter tej partii: { $letters }
gcg-score-wrong = Wiersz { $line }: { $word } zapisano za { $written }, a daje { $right }.
gcg-total-wrong = Wiersz { $line }: suma zapisana jako { $written }, a wynosi { $right }.
gcg-play-irregular = Wiersz { $line }: { $word } nie można było wyłożyć. { $why }
gcg-many-tiles = To więcej płytek, niż mieści stojak.
gcg-no-crossword = { $rules }: tego nie da się zapisać w formacie GCG, bo notuje on jedno słowo na ruch.
gcg-column-player = Gracz
gcg-column-position = Pozycja
gcg-column-text = Ruch
gcg-column-score = Punkty
gcg-column-total = Razem
gcg-kind-exchange = wymiana
gcg-kind-pass = pas
gcg-kind-withdrawn = cofnięte
gcg-kind-points = zakwestionowanie lub czas
gcg-kind-leftover = niewyłożone płytki
