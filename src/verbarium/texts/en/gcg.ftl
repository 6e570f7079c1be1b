# Recorded games in the GCG format.

gcg-no-game = There is no game in this file: neither players nor plays.
gcg-line-unclear = Line { $line } cannot be understood: { $text }
gcg-player-unknown = Line { $line } names { $player }, who is not among the players.
gcg-off-the-board = Line { $line }: { $word } runs off the board.
gcg-square-taken = Line { $line }: { $word } does not agree with the letter { $letter } that is already there.
gcg-square-empty = Line { $line }: { $word } runs through a square on which there is no tile.
gcg-nothing-laid = Line { $line }: { $word } adds no tile to the board.
