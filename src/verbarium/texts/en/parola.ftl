# PAROLA.

game-parola = PAROLA
rules-parola = PAROLA
rules-parola-summary = Six cards each, two letters on every card: race for the discard, say “PAROLA!” and lay a word of six. First to 50 points.
rules-parola-harder = PAROLA, seven cards
rules-parola-harder-summary = Seven cards each, words of seven letters, and a minute for each turn.
rules-parola-categories = PAROLA with categories
rules-parola-categories-summary = A die names the category. Three cards to begin with, hands may grow, and words may have any length.
parola-target = The target was reached.
parola-words-made = Half the players have made a word.
parola-no-cards = There are no cards left to draw.
parola-watching = You are watching this match.
parola-over = The match is over.
parola-round-runs = The round is still being played.
parola-already-ready = You have already said that you are ready.
parola-not-dealer = Only the dealer does this.
parola-no-die = There is no die to throw now.
parola-no-naming = There is no category to name now.
parola-category-empty = Name a category.
parola-not-in-hand = You do not hold this card.
parola-word-made = You have made your word: the others play on.
parola-take-or-draw = Take the discard or draw a card.
parola-not-your-turn = It is not your turn.
parola-no-drawing = The next player draws when nobody wants the discard.
parola-too-late = No card lies open now.
parola-your-own-discard = You have just discarded this card: it is for the others.
parola-touched = You have already touched this card.
parola-no-already = You have already said so.
parola-must-discard = You must discard a card.
parola-declared = You have already said “PAROLA!”.
parola-must-keep = You took this card from the discards: keep it and discard another one.
parola-must-use = You took this card from the discards: it must be part of the word.
parola-row =
    { $cards ->
        [one] The word needs exactly { $cards } card, and one more to close it.
       *[other] The word needs exactly { $cards } cards, and one more to close it.
    }
parola-letter = A card of the row does not have the letter { $letter }.
parola-form = The cards overlap in a row, and the last one closes the word face down.
parola-nothing-laid = No word is being judged.
parola-no-vote = There is no vote on this word.
parola-own-word = This is your own word.
parola-voted = You have already voted.
parola-contested = Somebody was faster.
parola-no-contest = This word can no longer be contested.
parola-not-contester = Whoever contested the word picks the card.
parola-pick = Pick one of the cards of the row.
parola-few-cards =
    { $cards ->
        [one] A deck of { $cards } card is too small for hands of { $hand }.
       *[other] A deck of { $cards } cards is too small for hands of { $hand }.
    }
parola-deck-toml = { $where }: this is not a deck of cards ({ $why }). It needs cards and values.
parola-deck-card = { $where }: “{ $card }” is not a card. A card has two letters, the jolly is an asterisk.
parola-deck-value = { $where }: the letter { $letter } needs a value from 0 to 99.
parola-fault-undeclared = “PAROLA!” was not said.
parola-fault-form = The word was not laid in the right form.
parola-fault-not-a-word = The word is not in the dictionary.
parola-fault-not-admitted = Words of this kind do not count.
parola-fault-not-in-category = The word does not belong to the category.
parola-category-names = Names
parola-category-things = Things
parola-category-cities = Cities
parola-category-verbs = Verbs
parola-category-animals = Animals
parola-category-choice = Your choice
proof-cards-key = The match was begun with the key of seed and nonces.
proof-cards-commitment = Round { $round }: chance was fixed before play.
proof-cards-draw = Round { $round }: the consonants are those that the key says.
proof-cards-revealed = Round { $round }: the key that was shown is the right one.
proof-parola-dealer = The draw for the deal follows from the key.
proof-parola-die = Round { $round }: the die shows what the key says.
proof-parola-deal = Round { $round }: the cards were dealt as the key says.
proof-parola-pile = Round { $round }: the new pile was shuffled as the key says.
proof-parola-race = Round { $round }, race { $race }: the card went to whom stamps, measured delays and the rule say.
parola-other-card = That card is taken; another one lies open now.
