# Tile games on a board.

game-tiles = Tiles on a board
rules-slowodziel-pl = Słowodziel
rules-slowodziel-pl-summary = The Polish game: as many words in a turn as the seven tiles allow, nouns in the nominative, 16 by 16 squares.
rules-slovodel-ru = Slovodel
rules-slovodel-ru-summary = The Russian game: as many words in a turn as the seven tiles allow, nouns in the nominative, 16 by 16 squares.
rules-slowodziel = Słowodziel in other languages
rules-slowodziel-summary = As many words in a turn as the seven tiles allow, nouns in the singular; tiles derived from the crossword sets.
rules-scarabeo-it = Scarabeo
rules-scarabeo-it-summary = Eight tiles, 17 by 17 squares, premium squares that count every time, and two scarabs for any letter.
rules-erudit-ru = Erudit
rules-erudit-ru-summary = The Russian game on 15 by 15 squares: three stars worth nothing, 15 points for all seven tiles.
rules-crossword-it = Crossword tiles, Italian
rules-crossword-it-summary = Fifteen by fifteen squares, Italian tiles, 50 points for all seven.
rules-crossword-fr = Crossword tiles, French
rules-crossword-fr-summary = Fifteen by fifteen squares, French tiles, 50 points for all seven.
rules-crossword-en = Crossword tiles, English
rules-crossword-en-summary = Fifteen by fifteen squares, English tiles, 50 points for all seven.
rules-crossword-pl = Crossword tiles, Polish
rules-crossword-pl-summary = Fifteen by fifteen squares, Polish tiles, 50 points for all seven.
rules-crossword-ru = Crossword tiles, Russian
rules-crossword-ru-summary = Fifteen by fifteen squares, Russian tiles, 50 points for all seven.
rules-net-duplicate = Duplicate
rules-net-duplicate-summary = Everybody has the same tiles and three minutes; the best possible word goes on the board.
tiles-out = A player has laid the last tile.
tiles-blocked = Nobody could go on.
tiles-resigned = A player has resigned.
tiles-left = A player has left the match.
tiles-time = A player’s time ran out.
tiles-aborted = The match was called off by agreement.
tiles-duplicate-out = All tiles are on the board.
tiles-duplicate-stuck = Nothing more can be laid.
tiles-watching = You are watching this match.
tiles-over = The match is over.
tiles-gone = You are out of this match.
tiles-not-now = That cannot be done now.
tiles-said-already = You have already said so.
tiles-too-late-to-abort = A match can be called off only before the second move.
tiles-can-be-doubted = The last words can still be challenged.
tiles-only-words = At duplicate there is no passing and no exchanging.
tiles-done = You have said that you are done: take it back to lay another word.
tiles-not-your-turn = It is not your turn.
tiles-bag-too-small = The bag holds { $bag }; an exchange needs at least { $least } in it.
tiles-bag-holds =
    { $bag ->
        [one] There is only { $bag } tile left in the bag.
       *[other] There are only { $bag } tiles left in the bag.
    }
tiles-nothing-to-doubt = There is nothing to challenge now.
tiles-own-words = These are your own words.
tiles-clock-runs = A clock is running: no need to nudge.
tiles-your-turn = It is your own turn.
tiles-nudged-already = This player has already been nudged.
tiles-one-word = Only one word can be laid in a turn.
tiles-star-unused = A wildcard taken up from the board must be used in the same turn.
tiles-no-swap = Under these rules wildcards stay on the board.
tiles-no-star-there = There is no wildcard on this square.
tiles-not-in-hand = You do not hold the tile { $tile }.
tiles-no-such-letter = There is no tile with the letter { $letter }.
tiles-off-board = This square is not on the board.
tiles-square-taken = There is already a tile on this square.
tiles-not-in-line = The tiles of a word must lie in one line.
tiles-gap = There is a gap between the tiles.
tiles-no-word = One letter by itself is not a word.
tiles-start =
    { $need ->
        [one] The first word must cover a starting square; it covers { $covered }.
       *[other] The first word must cover { $need } starting squares; it covers { $covered }.
    }
tiles-share = A new word must contain a letter that is already on the board; lying beside one is not enough.
tiles-apart = The word is not joined to anything on the board.
tiles-needs-old = Each word must contain a letter that was on the board before this turn.
tiles-word = { $word } does not count.
tiles-bonus-all = All tiles laid
tiles-bonus-many = Many tiles laid
tiles-bonus-pure = No wildcard
tiles-bonus-special = Special word
tiles-rest-lost = Tiles left over
tiles-rest-gained = The others’ tiles
tiles-rest-time = Overtime
tiles-few-tiles = { $tiles } tiles are too few for racks of { $rack }.
tiles-many-bonuses = { $bonuses } bonuses are more than a rack of { $rack } tiles can earn.
tiles-start-out-of-reach = A first word over { $need } starting squares cannot be laid from a rack of { $rack }.
tiles-duplicate-plain = Duplicate knows one word a turn, no swapping of wildcards and no challenges.
tiles-no-such-board = There is no board called “{ $name }”.
tiles-no-such-set = There is no tile set called “{ $name }”.
tiles-board-size = A board needs 2 to { $most } rows; this one has { $size }.
tiles-board-row = Row { $row } of the board has { $squares } squares instead of { $size }.
tiles-board-square = Row { $row } of the board has a strange square: “{ $square }”. There are T, D, t, d, * and the full stop.
tiles-board-start = A starting square counts { $start } times; 1 to 3 are possible.
tiles-board-need = A first word cannot cover { $need } starting squares of this board.
tiles-set-letters = A tile set needs 1 to { $most } different letters; this one has { $letters }.
tiles-set-letter = “{ $letter }” is not a capital letter.
tiles-set-count = { $letter }: { $count } tiles; 0 to { $most } are possible.
tiles-set-wild = A tile set may have at most { $most } wildcards.
tiles-set-many = { $tiles } tiles are too many; { $most } are possible.
proof-tiles-deal = The bag, the racks and who began follow from the key.
proof-tiles-draw = After turn { $turn }: the tiles were drawn in the bag’s order.
proof-tiles-exchange = Turn { $turn }: the exchange and the shaken bag follow from the key.
moves-none = Nothing can be laid.
moves-column-points = Points
moves-column-turn = Turn
moves-column-left = Left
tiles-board-rows = The board has { $rows } rows instead of { $size }.
tiles-board-letter = Row { $row } of the board: there is no tile “{ $letter }”.
tiles-rack-letter = There is no tile “{ $letter }”.
tiles-rack-size = { $tiles } tiles are more than a rack of { $rack } holds.
tiles-board-no-start = The board has no starting square (*).
tiles-set-twice = The letter { $letter } is there twice.
tiles-set-alphabet = { $letter } is not a letter of the alphabet in which words are looked up here.
tiles-set-value = { $letter }: value { $value }; 0 to { $most } are possible.
tiles-set-merged = { $one } cannot be played with the tile { $other }: it takes a letter without a tile and one that has one.
tiles-own-long = The text is too long: { $bytes } bytes; { $most } are possible.
tiles-own-nothing = There is neither a board (rows = …) nor a tile set (tiles = …) in it.
tiles-own-twice = There is one of its kind already: one board and one tile set are enough.
tiles-own-unknown = There is no field “{ $key }” here.
tiles-own-not-number = “{ $key }” must be a whole number.
tiles-own-not-text = “{ $key }” must be a text in quotes.
tiles-own-not-rows = The rows of a board are texts, one a row: rows = ["T..d..T", …].
tiles-own-not-tiles = Each tile is written like this: ["A", how many, value].
tiles-own-not-merged = Letters played with another one’s tile are written like this: merged = { "{" } "Ё" = "Е" { "}" }.
tiles-own-title = The name is too long; { $most } characters are possible.
tiles-toml = Here the text is not TOML.
tiles-toml-array = A square bracket is not closed, or a comma is missing.
tiles-toml-text = A text is not closed by a quote.
tiles-toml-equals = A name must be followed by the sign =.
tiles-toml-line = A new line must begin after a value.
tiles-toml-twice = This name has been given already.
tiles-toml-value = Here a value is missing or badly written.
tiles-fault-line = Line { $line }: { $what }
rules-check-good = { $what }: it can be played.
rules-check-board = Board { $size }×{ $size }; starting squares: { $starts }.
rules-check-tiles = Tiles: { $tiles }, wildcards among them: { $wild }; worth { $worth } in all.
