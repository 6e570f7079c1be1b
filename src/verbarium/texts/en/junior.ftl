# Junior.

game-junior = Junior
rules-junior = Junior: first words
rules-junior-summary = A picture, its word, and letters to lay it with. For children who are learning to read; no clock.
rules-junior-covered = Junior: covered words
rules-junior-covered-summary = The word is covered: spell it from the picture, and lift the cover to check. No clock.
junior-all-cards = All the cards have been spelled.
junior-watching = You are watching.
junior-over = The game is over.
junior-already-ready = Wait a moment for the others.
junior-no-cover = The word is not covered.
junior-cover = The cover is already like that.
junior-done = You have finished this word.
junior-no-die = There is no such letter to move.
junior-no-place = There is no room for this letter.
junior-praise-1 = Well done!
junior-praise-2 = That’s it!
junior-praise-3 = Beautiful!
junior-praise-4 = You did it!
junior-praise-5 = Super!
junior-praise-6 = What a reader!
proof-junior-dice = Card { $card }: the letters lie as the key says.
