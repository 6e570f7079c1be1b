# What the browser page says.

## The house
page-motto = A house of word games
page-skip = To the content
page-close = Close
page-settings = Settings
page-try-again = Try again
page-house-silent = The house does not answer. Is the network there?
page-refused = That is not possible now.
page-nowhere-title = Nothing here
page-nowhere = There is no page at this address.
page-to-front = To the front door
page-interface-language = Language of the page
page-lang-it = Italian
page-lang-fr = French
page-lang-en = English
page-lang-ru = Russian
page-lang-pl = Polish
page-crowd =
    { $people ->
        [one] One person
       *[other] { $people } people
    } at { $tables ->
        [one] one table
       *[other] { $tables } tables
    }

## Settings of this device
page-text-size = Size of type: { $percent } %
page-theme-auto = Light: as the device
page-theme-light = Light: day
page-theme-dark = Light: evening
page-sound = Sounds
page-light = Light
page-light-auto = As the device
page-light-light = Day
page-light-dark = Evening
page-type = Size of type
page-sounds-on = Sounds
page-sounds-note = Each also stands in words in the log.
page-still = As little motion as possible
page-lift = Lifting the finger writes the word
page-lift-note = After dragging over the dice. Otherwise it waits for “Write”.
page-keys = By keyboard
page-key-letters = A–Z
page-key-enter = Enter
page-key-escape = Esc
page-key-space = Space
page-sound-dice = The dice roll.
page-sound-bell = The bell rings.
page-sound-low = A knock on wood: 20 seconds.

## Front door
page-set-table = Set a table
page-game = Game
page-game-grid = Letter grid
page-game-grid-like = Boggle, Il Paroliere
page-language = Language
page-rules = Rules
page-rules-note = every rule set names its source
page-no-rules = There are no rules for this language yet.
page-more-rules =
    { $n ->
        [one] One more rule set
       *[other] { $n } more rule sets
    }
page-seal-a = original source
page-seal-b = two sources agree
page-seal-c = one later source
page-seal-d = derived by us
page-derived-mark = rules derived by us (D)
page-source = Source: { $source }
page-derived = Derived by us: { $what }
page-part-admission = which words count
page-part-dice = dice
page-part-minimum = shortest word
page-part-points = points
page-part-penalties = penalties
page-part-weights = draw weights
page-part-vowels = vowels
page-play-now = Play now
page-play-now-with = with { $name }, who is waiting
page-play-now-bot = at once, with a bot
page-alone = Alone
page-alone-note = just you
page-rather-bot = Rather with a bot
page-invite = Invite friends
page-invite-note = a link, no account
page-bot-level = Strength of the bot
page-table-waits = { $name } is waiting for players at this very game.
page-open-tables = Open tables
page-no-open-tables = No table is open just now. Set one, and list it.
page-watch = watch
page-free-seats =
    { $n ->
        [one] one free seat
       *[other] { $n } free seats
    }
page-table = Table
page-new-table = A new table
page-table-of = { $name }’s table
page-guest = Guest

## Rules in words
page-span-seconds = { $n } s
page-span-minutes = { $n } min
page-rules-size = { $rows }×{ $cols } dice
page-rules-grids =
    { $grids ->
        [one] one grid of { $rows }×{ $cols }
       *[other] { $grids } grids of { $rows }×{ $cols } at once
    }
page-rules-minimum =
    { $n ->
        [one] from one letter
       *[other] from { $n } letters
    }
page-rules-same-cancelled = shared words are struck
page-rules-same-kept = shared words count
page-rules-same-cancelled-long = A word on several lists is struck from all of them.
page-rules-same-kept-long = A word on several lists counts on each.
page-rules-penalties = wrong words cost points
page-rules-no-penalties = no penalties
page-rules-penalty-word = A word that does not count: { $cost }.
page-rules-penalty-asked = A word that does not count, if its author asked for the check: { $cost }.
page-rules-penalty-grid = A word that is not on the grid: { $cost }.
page-rules-points = Points by letters: { $table }
page-rules-points-each = { $from }+: { $n } a letter
page-rules-points-add = over { $from }: { $n } more a letter
page-rules-at-end = Verdicts come after the bell.
page-rules-at-once = Every word is checked as it is written.
page-rules-challenged = Only doubted words are looked up; what nobody doubts stands.
page-rules-overrule = The table may overrule the lexicon, if all the others agree.
page-rules-rounds =
    { $n ->
        [one] one round
       *[other] { $n } rounds
    }
page-rules-target =
    { $n ->
        [one] to one point
       *[other] to { $n } points
    }
page-letters =
    { $n ->
        [one] one letter
       *[other] { $n } letters
    }
page-changed-rules = changed at this table
page-form-time = Time of a round
page-form-minimum = Shortest word
page-form-end = Length of the match
page-form-same = The same word on several lists
page-form-verdicts = Verdicts
page-form-at-end = after the bell
page-form-at-once = at once
page-form-verify = What is looked up
page-form-verify-all = every word
page-form-verify-challenged = only what is doubted
page-form-overrule = The table may overrule the lexicon

## Coming in and the lobby
page-coming-in = Coming in …
page-come-in = Come in
page-your-name = Your name at the table
page-no-account = No account. The name is remembered on this device.
page-name-needed = A name is needed, so that the others know who plays.
page-sit-down = Sit down
page-only-watch = Only watch
page-watch-game = Watch
page-here-already = Already here
page-at-table = At the table
page-seats-taken = { $n } of { $most } seats taken
page-take-seat = Take a seat
page-leave = Leave the table
page-you = you
page-host = host
page-away = away
page-watches = watches
page-is-ready = ready
page-not-ready = not ready yet
page-bot-beginner = Bot, beginner
page-bot-easy = Bot, easy
page-bot-medium = Bot, middling
page-bot-hard = Bot, strong
page-bot-expert = Bot, expert
page-bot-master = Bot, master
page-bot-invite = Invite this bot
page-make-host = Make host
page-make-host-of = Make { $name } the host
page-remove = Remove
page-remove-of = Remove { $name } from the table
page-link = Link to this table
page-link-note = Whoever has this link may come in.
page-copy = Copy
page-copied = Copied
page-qr = The link as a code for a camera
page-list-it = Show it among the open tables
page-what-is-played = What is played
page-change-rules = Change the rules
page-change-clears = A change takes everybody’s “ready” back.
page-commitment = Chance is fixed already. Its seal:
page-you-watch = You are watching.
page-too-few =
    { $n ->
        [one] One player is needed.
       *[other] { $n } players are needed.
    }
page-waiting-for = Waiting for { $names }
page-waiting-return = Waiting for { $names } to come back
page-about-to-begin = About to begin …
page-preparing = The word list and the board are being prepared. This is done only the first time and takes from a few seconds to a couple of minutes. The match then begins by itself.
page-preparing-mark = Preparing
page-preparing-so-far = So far { $time }
page-preparing-still = Still preparing, { $time } so far.
page-preparing-status = The match begins by itself as soon as everything is prepared.
page-all-ready-but-you = The others are ready.
page-begin-when-you-like = Begin when you like. By this you accept the rules as shown.
page-take-back-ready = Ready. Take it back
page-shake = Shake the dice
page-shake-ready = Ready: shake
page-ready = Ready
page-line-lost = The line is broken. What you have written is kept; reconnecting …
page-paused = The clock stands still: nobody is at the table.

## People and talk
page-people-talk = People and talk
page-people-unread =
    { $n ->
        [one] People and talk, one new message
       *[other] People and talk, { $n } new messages
    }
page-talk = Talk
page-nothing-said = Nobody has said anything yet.
page-say-something = Say something
page-send = Send
page-mute = Do not show what somebody says
page-log = What was to be heard
page-quick-1 = Hello!
page-quick-2 = Good luck!
page-quick-3 = Well found!
page-quick-4 = One moment, please
page-quick-5 = Another one?
page-quick-6 = Thanks for the game!
page-told-came = { $name } is here.
page-told-left = { $name } has gone.
page-told-ready = { $name } is ready.
page-told-host = { $name } keeps the table now.
page-told-host-you = You keep the table now.
page-told-settings = The rules were changed. Everybody has to be ready again.
page-told-said = { $name }: { $text }
page-told-stopped = { $name } has laid the pencil down.
page-told-phase-shaking = The dice are being shaken.
page-told-phase-drawing = The consonants are being drawn.
page-told-phase-writing = The clock runs.
page-told-phase-doubting = The bell. Which words do you doubt?
page-told-phase-reading = The bell. The lists are read out.
page-told-phase-over = The match is over.

## The round
page-seats = Who plays
page-round = round { $n }
page-round-of = round { $n } of { $of }
page-round-to = round { $n }, to { $target } points
page-round-short = Round { $n }
page-time-left = { $time } left
page-seconds-left =
    { $n ->
        [one] One second left
       *[other] { $n } seconds left
    }
page-grid-and-entry = Dice and word
page-board = Letter grid, { $rows } by { $cols }
page-die = { $face }, row { $row } column { $col }
page-die-in-path = { $face }, row { $row } column { $col }, number { $at } of the path
page-hole = hole
page-around = Around { $face }: { $around }
page-which-grid = Which grid
page-grid-n = Grid { $n }
page-word = Word
page-write = Write
page-rub-last = Rub out the last letter
page-entry-hint = Type, tap or drag
page-on-grid =
    { $n ->
        [one] on the grid · one letter
       *[other] on the grid · { $n } letters
    }
page-off-grid = not on the grid
page-not-beside = { $face } is not beside the last die
page-cleared = cleared
page-shaking = The dice are being shaken …
page-already-written = “{ $word }” is on your list already
page-said-written =
    { $n ->
        [one] { $word }, written, one letter
       *[other] { $word }, written, { $n } letters
    }
page-said-judged =
    { $points ->
        [one] { $word }, { $mark }, { $points } point
       *[other] { $word }, { $mark }, { $points } points
    }
page-keys-type = type
page-keys-write = write down
page-keys-rub = rub out
page-keys-walk = walk the dice with arrows
page-your-list = Your list
page-words =
    { $n ->
        [one] one word
       *[other] { $n } words
    }
page-words-points =
    { $n ->
        [one] one word
       *[other] { $n } words
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-total-short = total { $n }
page-stopped = done
page-foot-at-once = Checked as you write.
page-foot-at-end = Verdicts after the bell.
page-stop = I am done
page-pencil-down = You have laid the pencil down
page-rub-out = Rub out “{ $word }”
page-rubbed-out = { $word }, rubbed out
page-ask-check = Ask for the check
page-check-asked = { $word }: the check is asked for

## After the bell
page-doubting = Which words do you doubt?
page-doubting-note = Only what is doubted is looked up. What nobody doubts stands.
page-doubt = Doubt
page-doubt-of = { $does }: { $word }, { $name }
page-doubted = doubted
page-no-more-doubts = No more doubts
page-every-list = Every list, word by word
page-order = Order
page-by-verdict = By verdict
page-as-written = As written
page-marks = Marks
page-whose-list = Whose list
page-tab-score =
    { $points ->
        [one] { $rank }. · { $points } point
       *[other] { $rank }. · { $points } points
    }
page-percent-of-best = { $percent } % of best
page-empty-list = No words.
page-lens = The word on the dice
page-lens-hint = Choose a word to see its path and the reason; choose a die to see the words through it.
page-path-of = Path of { $word }
page-also-written-by = Also written by { $names }.
page-asked-by = { $name } asked for the check.
page-table-ruling = So the table has ruled.
page-put-to-table = Put it to the table
page-stands = It stands
page-falls = It falls
page-nobody-wrote = nobody wrote it
page-words-through =
    { $n ->
        [one] One word through { $face }
       *[other] { $n } words through { $face }
    }
page-missed = What everybody missed
page-nothing-missed = Nothing: every word was found.
page-possible =
    { $words ->
        [one] One word lay
       *[other] { $words } words lay
    } on the dice, { $points ->
        [one] one point
       *[other] { $points } points
    } in all; the longest had { $longest ->
        [one] one letter
       *[other] { $longest } letters
    }.
page-and-more =
    { $n ->
        [one] and one more
       *[other] and { $n } more
    }
page-after-bell = After the bell, off the record
page-after-bell-note = Came too late: no points, and nobody’s word is struck for it. Only you see this.
page-lexicon = Lexicon { $name }, print { $print }
page-look-up = Does this word count? Why (not)?
page-ask = Ask
page-standings = Standings
page-player = Player
page-points = Points
page-total = Total
page-next-round = Next round

## The end
page-final = Final result
page-rank = Rank
page-your-result =
    { $points ->
        [one] You have { $points } point
       *[other] You have { $points } points
    }
page-winner = { $name } wins
page-winners = { $names } share the victory
page-all-share = A tie: all share the victory
page-rematch = Another one
page-rematch-note = Same people, same rules, a new beginning.
page-proof = Was chance fair?
page-proof-note = The seal was shown before anybody was ready; the seed that it closes in is open now. Whoever wants to can check it with “verbarium verify”.
page-seed = Seed
page-download-log = The log of this match

## Consonando
page-game-consonando = Consonando
page-game-consonando-like = add the vowels
page-draws = Consonants drawn, round by round: { $draws }
page-consonants-once = Every drawn consonant serves once; vowels are free.
page-consonants-points = A point a letter; with all the consonants used, one more for each of them.
page-jollies =
    { $n ->
        [0] No jolly
        [one] One jolly per player
       *[other] { $n } jollies per player
    }
page-form-jollies = Jollies per player
page-consonants-drawn =
    { $n ->
        [one] One consonant
       *[other] { $n } consonants
    }
page-used = used
page-vowels-free = Vowels, as many as you like: { $vowels }
page-drawing = The consonants are being drawn …
page-consonant-missing = The draw has no { $letter } (left)
page-consonants-used =
    { $n ->
        [one] one letter · { $used } of { $of } consonants
       *[other] { $n } letters · { $used } of { $of } consonants
    }
page-consonants-all =
    { $n ->
        [one] one letter · all the consonants!
       *[other] { $n } letters · all the consonants!
    }
page-jolly =
    { $n ->
        [one] Jolly: one left
       *[other] Jolly: { $n } left
    }
page-jolly-remove = take away
page-jolly-add = add
page-sheet-empty = Nothing is written.
page-consonants-bonus = All the consonants: +{ $n }.
page-jolly-used = With a jolly: { $change }.
page-words-of-round = The round’s words
page-best = The best words
page-best-with-jolly = The best words with a jolly

## More of the table
page-time = Time
page-to-result = To the result
page-check = Check
page-verdict = Verdict
page-also = Also written by
page-as-text = As text
page-print = Print
page-normal-raw = points
page-normal-percent-of-best = percent of the best
page-normal-percent-of-possible = percent of what was possible
page-normal-match-points = match points
page-normal-rank-points = rank points
page-normal-par = against par
page-form-normalise = What ranks the match
page-form-teams = Teams
page-rules-normalise = Ranked by: { $how }.
page-rules-teams = Teams: a team’s list is everybody’s together.
page-team = Team
page-team-n = team { $n }
page-table-title = Name of the table
page-late = Who comes late
page-late-watch = watches until the next match
page-late-next-round = plays from the next round
page-late-now = plays at once
page-rename = Rename
page-extra-of = Longer writing time for { $name }
page-extra-note = { $time } longer
page-extra-none = as everybody
page-near-yours = Around the words you found
page-near-hooks = one letter more:
page-near-longer = longer:
page-near-prefixes = inside it:
