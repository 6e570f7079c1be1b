# Consonando.

game-consonando = Consonando
rules-consonando-8 = Consonando, 8 rounds
rules-consonando-8-summary = Eight draws of 4, 5, 6, 7, 4, 5, 6 and 7 consonants, a minute each; two jollies per player.
rules-consonando-4 = Consonando, 4 rounds
rules-consonando-4-summary = Four draws of 4, 5, 6 and 7 consonants, a minute each; one jolly per player.
rules-consonando-6 = Consonando, 6 rounds
rules-consonando-6-summary = Six draws of 3 to 8 consonants, a minute each; one jolly per player.
consonando-all-rounds = All rounds have been played.
consonando-watching = You are watching this match.
consonando-over = The match is over.
consonando-not-drawn = The consonants have not been drawn yet.
consonando-not-read = The words have not been read out yet.
consonando-bell = Time is up: pencils down.
consonando-already-ready = You have already said that you are ready.
consonando-already-stopped = You have already laid your pencil down.
consonando-nothing-written = Your sheet is empty.
consonando-letters = “{ $word }” cannot be written with the letters of this alphabet.
consonando-missing = The draw has no { $letter }, or not enough of them.
consonando-no-jolly = You have no jolly left.
consonando-jolly-nothing = A jolly must add, remove or replace a consonant.
consonando-jolly-consonant = { $letter } is not a consonant: vowels are added freely.
consonando-jolly-not-drawn = { $letter } is not among the drawn consonants.
consonando-no-rounds = These rules have no draw at all.
consonando-not-consonant = { $letter } is not a consonant and cannot be drawn.
consonando-small-bag =
    { $bag ->
        [one] There is only one consonant in the bag, but { $most } are to be drawn.
       *[other] There are { $bag } consonants in the bag, but { $most } are to be drawn.
    }
