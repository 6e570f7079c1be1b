# Recorded games in the GCG format.

gcg-no-game = There is no game in this file: neither players nor plays.
gcg-line-unclear = Line { $line } cannot be understood: { $text }
gcg-player-unknown = Line { $line } names { $player }, who is not among the players.
gcg-off-the-board = Line { $line }: { $word } runs off the board.
gcg-square-taken = Line { $line }: { $word } does not agree with the letter { $letter } that is already there.
gcg-square-empty = Line { $line }: { $word } runs through a square on which there is no tile.
gcg-nothing-laid = Line { $line }: { $word } adds no tile to the board.
gcg-no-tiles = No crossword tile set has all the letters of this game: { $letters }
gcg-score-wrong = Line { $line }: { $word } is written down with { $written }, but scores { $right }.
gcg-total-wrong = Line { $line }: the total is written down as { $written }, but is { $right }.
gcg-play-irregular = Line { $line }: { $word } could not have been laid. { $why }
gcg-many-tiles = That is more tiles than a rack holds.
gcg-no-crossword = { $rules } cannot be written in the GCG format: it records one word a turn.
gcg-column-player = Player
gcg-column-position = Position
gcg-column-text = Play
gcg-column-score = Points
gcg-column-total = Total
gcg-kind-exchange = exchange
gcg-kind-pass = pass
gcg-kind-withdrawn = taken back
gcg-kind-points = challenge or time
gcg-kind-leftover = tiles left over
