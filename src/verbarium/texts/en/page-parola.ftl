# The page of PAROLA.

page-game-parola = PAROLA
page-game-parola-like = cards of two letters
page-parola-dealt =
    { $n ->
        [one] One card
       *[other] { $n } cards
    } each; two letters on a card, and the upright one counts.
page-parola-exact = A word uses { $n ->
        [one] one card
       *[other] { $n } cards
    }; one more, face down, closes it.
page-parola-any-length = A word uses all the cards in hand but one, which closes it face down. Hands begin with { $n }.
page-parola-race-rule = The discard goes to whoever touches it first, who keeps it and discards another. If nobody wants it, the next player draws.
page-parola-window = A discard lies open for { $n ->
        [one] one second
       *[other] { $n } seconds
    }.
page-parola-arrival = Arrival at the house decides.
page-parola-fair = Among touches within { $n } ms of the first, the delay of each line as the house measured it is taken off; a tie is drawn by lot.
page-parola-not-obliged = One need not discard: hands may grow.
page-parola-laying-assisted = The cards are laid in the right form for you.
page-parola-laying-by-hand = Everybody lays and closes by hand, and can err.
page-parola-contest-rule = A wrong or undeclared word can be contested for { $time }.
page-parola-turn-clock = Time for each turn: { $time }.
page-parola-no-clock = No clock for turns.
page-parola-plurals = Plurals count; verbs only in the infinitive.
page-parola-lemmas = Only dictionary headwords; verbs in the infinitive.
page-parola-form-hand = Cards each
page-parola-form-turn = Time for a turn
page-parola-form-no-clock = no clock
page-parola-form-window = How long a discard lies open
page-parola-form-contest = Time to contest
page-parola-form-fair = Who is first
page-parola-form-arrival = order of arrival
page-parola-form-up-to = less measured delay, up to { $n } ms
page-parola-form-laying = Laying a word
page-parola-form-assisted = assisted
page-parola-form-by-hand = by hand
page-parola-form-deck = The cards of your own box (TOML)
page-parola-form-plurals = Plurals count
page-parola-jolly = jolly
page-parola-jolly-as = jolly, standing for { $letter }
page-parola-jolly-is = The jolly stands for
page-parola-card = { $up }, value { $value }; turned { $down }, value { $other }
page-parola-cards =
    { $n ->
        [one] one card
       *[other] { $n } cards
    }
page-parola-points =
    { $n ->
        [one] one point
       *[other] { $n } points
    }
page-parola-note-made = made a word: +{ $n }
page-parola-note-plays = plays now
page-parola-note-said = PAROLA!
page-parola-note-no = “no”
page-parola-note-next = draws next
page-parola-note-deals = dealer
page-parola-note-window = asked for { $n } s
page-parola-table = The table
page-parola-deals =
    { $mine ->
        [you] You deal
       *[other] { $name } deals
    }
page-parola-draw-for-deal = Cards drawn for the deal
page-parola-lowest-deals = The lowest sum deals; a jolly is 0.
page-parola-throws =
    { $mine ->
        [you] Throw the die
       *[other] { $name } throws the die
    }
page-parola-throw = Throw the die
page-parola-names =
    { $mine ->
        [you] Your choice: name a category
       *[other] { $name } names a category
    }
page-parola-own-category = Category
page-parola-name-it = Name it
page-parola-category = Category: { $category }
page-parola-dealing =
    { $mine ->
        [you] You are dealing the cards
       *[other] { $name } is dealing the cards
    }
page-parola-all-at-once = All pick them up at the same moment.
page-parola-discard-head = Discard
page-parola-touch-it = Touch to take it
page-parola-take = Take the discard: { $card }
page-parola-open = open to all
page-parola-open-now = { $card }. Open.
page-parola-or-draw = take it, or draw from the pile
page-parola-touched = Touched: deciding …
page-parola-you-took = You took it. Discard a different card, or say PAROLA!
page-parola-you-drew = You drew. Discard a card, or say PAROLA!
page-parola-now-lay = Now lay your word.
page-parola-holder-plays = { $name } plays
page-parola-holder-said = { $name } says PAROLA!
page-parola-nothing-open = No card is open
page-parola-own = Your discard: it is for the others
page-parola-you-made = You have made your word: the others play on
page-parola-chooses = { $name } chooses
page-parola-pile = Pile
page-parola-draw = Draw
page-parola-no = I don’t want it
page-parola-no-taken-back = On second thoughts …
page-parola-last-moves = Last moves
page-parola-move-dealt =
    { $mine ->
        [you] You deal
       *[other] { $name } deals
    }
page-parola-move-took =
    { $mine ->
        [you] You take { $card }
       *[other] { $name } takes { $card }
    }
page-parola-move-drew =
    { $mine ->
        [you] You draw from the pile
       *[other] { $name } draws from the pile
    }
page-parola-move-discarded =
    { $mine ->
        [you] You discard { $card }
       *[other] { $name } discards { $card }
    }
page-parola-move-picked =
    { $mine ->
        [you] You discard { $card } from { $name }
       *[other] { $by } discards { $card } from { $name }
    }
page-parola-move-laid =
    { $mine ->
        [you] You lay a word
       *[other] { $name } lays a word
    }
page-parola-move-took-back =
    { $mine ->
        [you] You take your cards back
       *[other] { $name } takes the cards back
    }
page-parola-move-shuffled = The discards are shuffled into a new pile
page-parola-said =
    { $mine ->
        [you] You said PAROLA! Now lay your word
       *[other] { $name } says PAROLA!
    }
page-parola-told-vote = { $name } lays { $word }. The table votes.
page-parola-told-contest = { $name } lays { $word }. It can be contested.
page-parola-made = { $name } made { $word }: { $n ->
        [one] one point
       *[other] { $n } points
    }.
page-parola-round-over = The round is over.
page-parola-on-table = A word on the table
page-parola-laid = Laid word: { $word }
page-parola-closing-down = closing card, face down
page-parola-contestable =
    { $mine ->
        [you] Your word can be contested
       *[other] { $name }’s word can be contested
    }
page-parola-contest = I contest it!
page-parola-pick-one = Pick the card to be discarded
page-parola-pick = Discard { $letter }
page-parola-picks = { $name } picks a card to be discarded
page-parola-vote =
    { $mine ->
        [you] Does your word count? The others vote
       *[other] Does { $name }’s word count?
    }
page-parola-vote-category =
    { $mine ->
        [you] Does your word count for “{ $category }”? The others vote
       *[other] Does { $name }’s word count for “{ $category }”?
    }
page-parola-counts = It counts
page-parola-counts-not = It does not count
page-parola-votes = yes { $yes } · no { $no }
page-parola-your-hand = Your hand
page-parola-you-spell = Your row: { $word }
page-parola-hole = one is missing
page-parola-missing = { $n } in a row, one to close
page-parola-if-counts =
    { $n ->
        [one] one point
       *[other] { $n } points
    }, if the word counts; { $card } closes
page-parola-in-hand = { $n }: { $card }
page-parola-in-hand-closes = { $n }, closes: { $card }
page-parola-turn = Turn over
page-parola-turn-card = Turn { $card } over
page-parola-left = Move left
page-parola-right = Move right
page-parola-now-at = { $card }, place { $n }. { $word }
page-parola-mix = Mix
page-parola-lay = Lay
page-parola-discard = Discard
page-parola-discard-card = Discard { $card }
page-parola-keep = Keep all
page-parola-when = once you hold one card more
page-parola-overlap = Overlap the cards
page-parola-face-down = Close with the card face down
page-parola-need =
    { $n ->
        [one] One word ends
       *[other] { $n } words end
    } the round.
page-parola-asked-wider = { $names } asked for more time.
page-parola-wider = I need discards open longer
page-parola-not-wider = no
page-parola-last-race = How the last race was decided
page-parola-race-won = { $card } went to { $name }.
page-parola-race-lot = They were level, and a lot was drawn.
page-parola-race-reach = { $name }: +{ $after } ms, measured delay { $delay } ms
page-parola-which-round = Which round
page-parola-dealt-by = { $name } dealt.
page-parola-row-said = { $name }: { $word }, { $n ->
        [one] one point
       *[other] { $n } points
    }.
page-parola-could = What could have been made, and from when
page-parola-from = from { $time } of the match · { $n ->
        [one] and one more
       *[other] and { $n } more
    }
page-parola-could-nothing = No word.
page-parola-not-searched = Nothing was searched in this round, or there was nothing.
page-parola-proof = Was the deal fair?
page-parola-commitment = Seal, shown before the deal:
page-parola-key = Key of the round:
