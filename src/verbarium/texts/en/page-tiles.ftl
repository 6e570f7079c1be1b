# Tiles on a board, in the browser.

page-game-tiles = Tiles on a board
page-game-tiles-like = Słowodziel, Scarabeo, crosswords
page-part-layout = board
page-part-tiles = tiles
page-part-pass_rounds = end by passing
page-part-scoreless_rounds = end without points
page-part-settle = tiles left over
page-part-blocked_loses = a blocked ending
page-part-premium = premium squares
page-part-joined = two word premiums at once
page-part-turn_seconds = time of a turn
page-part-bonus = bonuses
page-part-rest_seconds = pause between draws
page-tiles-board = Board
page-tiles-board-of = Board, { $n } by { $n }
page-tiles-across-from = { $square } across
page-tiles-down-from = { $square } down
page-tiles-cursor-across = Square { $square }, across.
page-tiles-cursor-down = Square { $square }, down.
page-tiles-tap-again = Tap it again to turn.
page-tiles-tap-to-zoom = Tap the board to come nearer.
page-tiles-nearer = Nearer
page-tiles-whole = Whole board
page-tiles-premiums = Premium squares
page-tiles-letter-times = letter ×{ $n }
page-tiles-word-times = word ×{ $n }
page-tiles-start = start
page-tiles-short-letter = { $n }L
page-tiles-short-word = { $n }W
page-tiles-cell-empty = { $square }, empty
page-tiles-cell-premium = { $square }, empty, { $premium }
page-tiles-cell-letter = { $square }, { $letter }, value { $value }
page-tiles-cell-wild = { $square }, wildcard as { $letter }, value { $value }
page-tiles-cell-mine = word { $n } of this turn
page-tiles-tile = { $letter }, value { $value }
page-tiles-star = star, any letter
page-tiles-blank = blank, any letter
page-tiles-laid = { $tile }, laid
page-tiles-rack =
    { $n ->
        [one] rack with one tile
       *[other] rack with { $n } tiles
    }
page-tiles-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
page-tiles-points-word =
    { $n ->
        [one] point
       *[other] points
    }
page-tiles-bag = In the bag: { $n }
page-tiles-shuffle = Shuffle
page-tiles-sort = Sort
page-tiles-your-turn = Your turn
page-tiles-turn-of = { $name } plays
page-tiles-your-word = Your word
page-tiles-just-laid = The words just laid
page-tiles-hint = Choose a square, then tap tiles or type. Tiles can be dragged, too.
page-tiles-can-lay = This turn can be laid.
page-tiles-wait = This would count. It is not your turn yet.
page-tiles-can-doubt = The others may still challenge.
page-tiles-entered = Laid so far: { $words }, { $points }
page-tiles-edge = There is no free square up to the edge.
page-tiles-press-star = There is no { $tile } in your hand. Press * to lay a wildcard.
page-tiles-said-letter = { $letter } on { $square }
page-tiles-said-word = word { $n }, { $word }, { $points }, total { $total }
page-tiles-undo = Take back { $word }
page-tiles-star-taken = Wildcard taken for { $letter }
page-tiles-star-back = Give the wildcard back for { $letter }
page-tiles-take-star = Take the wildcard for { $letter }
page-tiles-which-letter = Which letter does it stand for?
page-tiles-lay =
    { $points ->
        [one] Lay the turn · { $points } point
       *[other] Lay the turn · { $points } points
    }
page-tiles-lay-plain = Lay the turn
page-tiles-next-word = Next word
page-tiles-all-back = Take all back
page-tiles-pass-exchange = Pass or exchange
page-tiles-more = More
page-tiles-which = Which tiles?
page-tiles-exchange-note =
    { $n ->
        [one] One tile can go back into the bag, for another one. It takes the turn.
       *[other] Up to { $n } tiles can go back into the bag, for as many others. It takes the turn.
    }
page-tiles-exchange =
    { $n ->
        [one] Exchange one tile
       *[other] Exchange { $n } tiles
    }
page-tiles-pass = Pass
page-tiles-resign = Resign
page-tiles-resign-sure = Whoever resigns has lost the match.
page-tiles-resign-yes = Yes, resign
page-tiles-abort = Call the match off
page-tiles-abort-no = Play on after all
page-tiles-abort-note = Before the second move a match can be called off, if all agree.
page-tiles-abort-asked = The match is to be called off. Do you agree?
page-tiles-accept = Let them stand
page-tiles-challenge = Challenge
page-tiles-nudge = Nudge { $name }
page-tiles-nudged = You have been asked to move.
page-tiles-done = My word is final
page-tiles-not-done = I go on looking
page-tiles-next-draw = Next draw
page-tiles-draw = Draw { $n }
page-tiles-draw-n = draw { $n }
page-tiles-turn-n = turn { $n }
page-tiles-on-turn = on turn
page-tiles-accepted = has said so
page-tiles-agrees = would call it off
page-tiles-skips = loses a turn
page-tiles-gone-resigned = has resigned
page-tiles-gone-left = has left
page-tiles-gone-time = out of time
page-tiles-turns = The turns
page-tiles-no-turns = Nothing has been laid yet.
page-tiles-told-play = { $name }: { $words }, { $points }
page-tiles-told-top = Best: { $words }, { $points }
page-tiles-told-withdrawn = { $name }: { $words }, challenged and taken back
page-tiles-told-exchange =
    { $n ->
        [one] { $name }: exchanged one tile
       *[other] { $name }: exchanged { $n } tiles
    }
page-tiles-told-pass = { $name }: pass
page-tiles-told-clock = { $name }: the sand ran out
page-tiles-told-skipped = { $name }: loses the turn
page-tiles-told-resigned = { $name }: resigned
page-tiles-told-left = { $name }: left the match
page-tiles-told-time = { $name }: out of time
page-tiles-after-turn = After turn { $n }
page-tiles-earlier = The turn before
page-tiles-later = The turn after
page-tiles-held = Held when the turn began:
page-tiles-settled = Settled at the end
page-tiles-compare = Compare with the best turns
page-tiles-comparing = Looking for the best turns …
page-tiles-best-turns = The best turns
page-tiles-lost =
    { $n ->
        [one] { $n } point short of the best.
       *[other] { $n } points short of the best.
    }
page-tiles-lost-none = Nothing better was there.
page-tiles-missed-all = All tiles could have been laid.
page-tiles-rules-several = A turn may lay as many words as the rack allows; all are judged and taken back as one.
page-tiles-rules-one = One word a turn.
page-tiles-rules-duplicate = Everybody looks for a word from the same tiles; the best possible goes on the board.
page-tiles-rules-share = A new word shares a letter with one on the board.
page-tiles-rules-touch = A new word touches one on the board.
page-tiles-rules-premium-main = A premium square counts once, in the word that covers it.
page-tiles-rules-premium-both = A premium square counts once, in every word that its tile makes.
page-tiles-rules-premium-always = Premium squares count every time.
page-tiles-rules-bonus = For the number of tiles laid: { $table }
page-tiles-rules-swap = A wildcard on the board may be taken for its letter, if it is used in the same turn.
page-tiles-rules-exchange =
    { $n ->
        [one] Tiles can be exchanged while the bag is not empty.
       *[other] Tiles can be exchanged while the bag holds at least { $n }.
    }
page-tiles-rules-challenge-void = A word that does not count cannot be laid.
page-tiles-rules-challenge-single = Any word can be laid and challenged; a wrong one comes back and the turn is lost.
page-tiles-rules-challenge-double = As with single challenge; and whoever challenges without cause loses a turn.
page-tiles-rules-challenge-points =
    { $n ->
        [one] A wrong word comes back; a challenge without cause gives its player one point.
       *[other] A wrong word comes back; a challenge without cause gives its player { $n } points.
    }
page-tiles-rules-turn = { $time } for a turn.
page-tiles-rules-game = { $time } for all of a player’s turns.
page-tiles-rules-game-more = { $time } for all of a player’s turns, and { $more } more for each.
page-tiles-rules-no-clock = No clock.
page-tiles-form-clock = Clock
page-tiles-clock-none = none
page-tiles-clock-turn = a sand-glass for each turn
page-tiles-clock-game = a game clock for each player
page-tiles-form-challenge = Words that do not count
page-tiles-challenge-void = cannot be laid
page-tiles-challenge-single = come back if challenged
page-tiles-challenge-double = and a needless challenge costs a turn
page-tiles-challenge-points = and a needless challenge gives points
page-tiles-form-turn = Time of a turn
page-tiles-form-game = Time of the match
page-tiles-form-increment = More for each turn
page-tiles-form-order = Who begins
page-tiles-order-lot = drawn by lot
page-tiles-order-seats = in the order of seats
page-tiles-tables = Tiles and board
page-tiles-set = Tiles
page-tiles-show-tables = Show board and tiles
page-tiles-edit-tables = Change board and tiles
page-tiles-own-board = own board
page-tiles-own-tiles = own tiles
page-tiles-own-both = own board and tiles
page-tiles-own-of-host = The host’s own
page-tiles-own-note = From the host: have a look before you say ready.
page-tiles-derived-board = board derived by us (D)
page-tiles-derived-tiles = tiles derived by us (D)
page-tiles-derived-both = board and tiles derived by us (D)
page-tiles-start-note = Starting squares that the first word must cover: { $need }; they multiply the word by { $times }.
page-tiles-bag-sum = Tiles: { $tiles } · points in all: { $worth } · { $mean } a tile
page-tiles-bag-preview = The bag will be like this
page-tiles-set-tile = { $letter }, value { $value }, how many: { $n }
page-tiles-form-size = Rows and columns
page-tiles-form-need = Starts of the first word
page-tiles-form-start = Start: word ×
page-tiles-name-board = Name of the board
page-tiles-name-set = Name of the tiles
page-tiles-brush = What a square becomes
page-tiles-plain = plain
page-tiles-mirror = Paint all four quarters alike
page-tiles-painted = { $square }: { $what }
page-tiles-paint-note = Tap a square to paint it, or press a key from 1 to 6.
page-tiles-from-board = Begin with a board
page-tiles-from-set = Begin with a tile set
page-tiles-undo-edit = Undo
page-tiles-as-table = As it is at the table
page-tiles-form-letter = Letter
page-tiles-form-count = how many
page-tiles-form-value = value
page-tiles-letter-n = Letter { $n }
page-tiles-count-of = { $letter }: how many
page-tiles-value-of = { $letter }: value
page-tiles-remove-letter = Remove { $letter }
page-tiles-add-letter = Another letter
page-tiles-form-blanks = Blanks, worth nothing
page-tiles-form-stars = Stars, worth their letter
page-tiles-as-text = As text (TOML)
page-tiles-text-note = Paste a text here, or change this one: it counts only when you take it over into the form.
page-tiles-take-text = Take the text over
page-tiles-forget-text = Back to the form’s text
page-tiles-text-taken = The text is now in the form.
page-tiles-open-file = Open a file
page-tiles-save-file = Save as a file
page-tiles-bad-file = This file is not a text.
page-tiles-use = Play with these
page-tiles-all-good = This can be played.
page-tiles-looking = Just a moment …
page-tiles-faults =
    { $n ->
        [one] One thing must be put right:
       *[other] { $n } things must be put right:
    }
page-tiles-bad-size = A board has { $least } to { $most } rows.
page-tiles-what-if-try = Lay something else
page-tiles-what-if = Turn { $n }: what if …?
page-tiles-what-if-of = Turn { $n }, { $name }: what if …?
page-tiles-what-if-hint = These are the tiles held then: lay them as in a match.
page-tiles-what-if-back = Back to the turns
page-tiles-what-if-table = Points compared
page-tiles-what-if-mine = Like this
page-tiles-what-if-played = Played
page-tiles-what-if-best = Best
page-tiles-replies = The best replies
page-tiles-replies-none = Nobody could have replied.
page-tiles-said-reply = Best reply: { $words }, { $points }
page-tiles-form-vulgar = Vulgar words count
page-tiles-rules-no-vulgar = Vulgar words do not count.
