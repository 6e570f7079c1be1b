# Grid games: rule sets, verdicts, refusals.


## Rule sets: name, and one line of what they are

rules-paroliere-box = Il Paroliere
rules-paroliere-box-summary = Four letters or more, common words struck, no penalties: the rules in the Italian box.
rules-paroliere-box-3 = Il Paroliere, three letters
rules-paroliere-box-3-summary = As in newer Italian boxes: words from three letters.
rules-paroliere-tournament = Il Paroliere, tournament
rules-paroliere-tournament-summary = Five letters or more, common words count for everybody, wrong words cost points.
rules-paroliere-genova = Il Paroliere, Genoa club
rules-paroliere-genova-summary = Four letters or more, long words at 2 a letter; a wrong word costs only the player who asked for its check.
rules-maxiparoliere = Maxiparoliere
rules-maxiparoliere-summary = Twenty-five dice, words from four letters, common words struck.
rules-maxiparoliere-genova = Maxiparoliere, Genoa club
rules-maxiparoliere-genova-summary = Twenty-five dice, five letters or more, long words at 2 a letter.
rules-maxiparoliere-four = Maxiparoliere, four grids
rules-maxiparoliere-four-summary = Four grids of twenty-five dice at once, ten minutes in all; common words count for everybody.
rules-lexy = Lexy
rules-lexy-summary = The Italian game of 1983, kin to the Paroliere; its rules are derived.
rules-boggle-en = Boggle, English
rules-boggle-en-summary = Three letters or more, common words struck; every form in the list counts.
rules-boggle-fr = Boggle, French
rules-boggle-fr-summary = Three letters or more, common words struck; no conjugated verbs.
rules-boggle-fr-conjugated = Boggle, French, conjugated verbs too
rules-boggle-fr-conjugated-summary = As Boggle in French, but conjugated verbs count.
rules-boggle-ru = Boggle, Russian
rules-boggle-ru-summary = Three letters or more, common words struck; nouns in the nominative.
rules-boggle-pl = Boggle, Polish
rules-boggle-pl-summary = Three letters or more, common words struck; every form counts.
rules-boggle-it = Boggle, Italian
rules-boggle-it-summary = Three letters or more, common words struck; every form counts.
rules-big-boggle = Big Boggle
rules-big-boggle-summary = Twenty-five dice, words from four letters, common words struck.
rules-super-big-boggle = Super Big Boggle
rules-super-big-boggle-summary = Thirty-six dice, some with two letters and some with holes; words from four letters.

## What is said of a word, and what it means

mark-noted = noted
mark-noted-note = Written down; the verdict comes after the bell.
mark-valid = valid
mark-valid-note = It counts.
mark-cancelled = cancelled
mark-cancelled-note = Good, but others wrote it too.
mark-too-short = too short
mark-too-short-note = Fewer letters than the rules ask for.
mark-repeated = repeated
mark-repeated-note = It already stands on this list.
mark-not-on-the-grid = not on the grid
mark-not-on-the-grid-note = It cannot be traced through neighbouring dice, each used once.
mark-not-a-word = not a word
mark-not-a-word-note = The lexicon does not know it.
mark-not-admitted = not admitted
mark-not-admitted-note = A word, but of a kind that these rules leave out.
mark-disputed = disputed
mark-disputed-note = The table is voting on it.

## Penalties, with the rule that gives them

clause-not-on-the-grid = Whoever writes a word that cannot be formed on the grid loses points.
clause-not-a-word = Whoever writes a word that the dictionary lacks loses points.
clause-not-admitted = Whoever writes a word that the rules do not admit loses points.
clause-asked = Whoever asks for the check of a word of his own pays if it is wrong.

## Why a command did nothing

grid-match-over = The match is over.
grid-only-watching = You are watching, not playing.
grid-not-now = Not at this moment.
grid-ink = Where words are checked at once, they stay on the list.
grid-not-on-list = { $word } is not on that list.
grid-pencil-down = You have laid the pencil down.
grid-already-ready = You are ready already.
grid-wait-for-dice = The dice are still in the shaker.
grid-no-such-grid = There is no such grid in this round.
grid-no-such-seat = There is no such seat.
grid-not-letters = { $word } has letters that this language does not use.
grid-already-written = { $word } is already on your list.
grid-list-full =
    { $lines ->
        [one] A list takes one word.
       *[other] A list takes { $lines } words.
    }
grid-only-your-own = While you write you can ask for the check of your own words only.
grid-lexicon-decides = By these rules the lexicon decides.
grid-already-disputed = The table is already voting on { $word }.
grid-table-has-ruled = The table has ruled on { $word }.
grid-not-a-question-of-words = Whether { $word } is a word is not what decides here.
grid-nobody-to-vote = There is nobody else to vote.
grid-already-asked = The check of { $word } has been asked for.
grid-not-disputed = { $word } is not before the table.
grid-you-raised-it = You have put the word to the vote; the others decide.
grid-already-voted = You have voted on this word.

## How a match ended

grid-over-rounds = All rounds are played.
grid-over-target = The target was reached.

## A rule set that cannot be used; $where is a file with a line, or the name of the rule set

rules-not-toml = { $where }: this is not TOML: { $why }
rules-key-unknown = { $where }: there is no setting “{ $key }”.
rules-key-missing = { $where }: “{ $key }” is missing.
rules-key-value = { $where }: “{ $key }” cannot have this value: { $why }
rules-points-notation = { $where }: “{ $key }”: “{ $part }” is not written like 5:2 6:3 8+:11.
rules-points-order = { $where }: “{ $key }” needs lengths that rise, each once.
rules-points-below = { $where }: words count from { $minimum } letters, but points are given only from { $first }.
rules-points-per-letter = { $where }: “{ $key }” needs per_letter of at least 1.
rules-penalties-order = { $where }: the steps of “{ $key }” need lengths that rise, each once.
rules-penalties-at-once = { $where }: with penalties the verdicts come at the end.
rules-challenged-at-once = { $where }: where only challenged words are checked, the verdicts come at the end.
rules-no-end = { $where }: the match needs a number of rounds or a target.
rules-seats = { $where }: { $fewest } to { $most } seats is not a range.
rules-no-such-dice = { $where }: no dice are called “{ $dice }”. There are: { $known }.
rules-no-dice-of-language = { $where }: no dice are known for the language “{ $language }”.
rules-language-unknown = { $where }: “{ $language }” is not one of the languages: { $known }.
rules-not-in-language = The rule set { $preset } is not played in “{ $language }”, but in: { $known }.
rules-admission = { $where }: “{ $key }”: this language has no “{ $name }” to say which words count.
rules-no-lists = { $where }: “{ $key }” names a list of words, but this house was given no folder of lists.
rules-no-par = { $where }: scores against par need reference players, which are not here.

## Grids as people type them

grid-text-letter = “{ $letter }” is not a die of these rules.
grid-text-rows = Row { $row } of the grid has { $dice } dice, not { $wanted }.
grid-text-size = The grid has { $dice } dice; these rules want { $wanted }, and they make no square.
grid-text-large = A grid has at most { $most } dice, not { $dice }.
grid-board-head = The first line of a board file says rows and columns, such as 4 4, not “{ $line }”.

## Solving and judging on the command line

solve-one-grid = Give the grid either as text or with --board.
solve-empty = The grid is empty.
solve-total =
    { $words ->
        [one] { $words } word, { $points } points
       *[other] { $words } words, { $points } points
    }
judge-missed =
    { $words ->
        [one] Nobody found { $words } word worth { $points }:
       *[other] Nobody found { $words } words worth { $points }:
    }
judge-round = Round { $round }
judge-standings = Standings
judge-prints = Rules { $rules } · { $rules_print }, words { $lexicon } · { $lexicon_print }
judge-column-round = round
judge-column-grid = grid
judge-column-player = player
judge-column-word = word
judge-column-verdict = verdict
judge-column-letters = letters
judge-column-points = points
judge-column-penalty = penalty
judge-column-path = path
judge-column-others = also by
judge-column-reason = reason
judge-column-rules = rules
judge-column-rules-print = rules print
judge-column-lexicon = words
judge-column-lexicon-print = words print
judge-not-toml = { $where } is not TOML: { $why }
judge-key-missing = { $where }: “{ $key }” is missing.
judge-key-value = { $where }: “{ $key }” is not what belongs there.
judge-no-such-grid = { $where }: { $name } has a list for grid { $grid }, but the round has { $grids }.
rules-column-name = rule set
rules-column-languages = languages
rules-column-confidence = source
rules-column-summary = in short
rules-confidence-note = Source: A primary page, B two independent sources, C one secondary source, D derived by us.
rules-no-such-folder = There is no folder { $folder }.
cli-language-unknown = “{ $language }” is not one of the languages: { $known }.
cli-file-missing = There is no file { $file }.

## Logs, and what they prove

log-line-unreadable = Line { $line } of the log cannot be read: { $why }
log-format-unknown = This is a log of format “{ $format }”; only { $known } can be read.
log-empty = The log has no entries.
log-does-not-fit = The entries of { $file } do not fit together.
verify-holds =
    { $checks ->
        [one] It holds: { $checks } check.
       *[other] It holds: { $checks } checks.
    }
verify-fails = It does not hold:
proof-seed-unreadable = The seed or a nonce is not written in hexadecimal digits.
proof-commitment = The seed is the one that was promised before play.
proof-numbers = The entries are numbered without gaps.
proof-stamps = Time never runs backwards.
proof-replay = The entries replay to the end of the match.
proof-grid-key = The match was begun with the key of seed and nonces.
proof-grid-commitment = Round { $round }: the dice were fixed before the shake.
proof-grid-dice = Round { $round }: the dice lie as the key says.
proof-grid-revealed = Round { $round }: the key that was shown is the right one.
proof-grid-lists = Round { $round }: the lists read out are those that were written.
proof-grid-points = Round { $round }: the points follow from the verdicts.
proof-grid-throws = Round { $round }: dice were thrown again only where the rules say so.
proof-grid-verdicts = Round { $round }: the same lexicon gives the same verdicts.
proof-grid-outcome = The result follows from the scores of the rounds.
