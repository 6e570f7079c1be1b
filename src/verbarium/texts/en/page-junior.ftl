# The page of Junior.

page-game-junior = Junior
page-game-junior-like = first words
page-junior-cards =
    { $n ->
        [one] One picture
       *[other] { $n } pictures
    } to spell.
page-junior-longest = Words of up to { $n ->
        [one] one letter
       *[other] { $n } letters
    }.
page-junior-level-1 = The word stays in view.
page-junior-level-2 = The word is covered; one may peek.
page-junior-others = More letters: { $n }.
page-junior-scores = A point a letter.
page-junior-praise-only = No clock and no points: praise only.
page-junior-form-cards = Pictures
page-junior-form-longest = Longest words
page-junior-form-others = More letters
page-junior-form-scores = Show points
page-junior-card-of = picture { $n } of { $of }
page-junior-picture = The picture
page-junior-cover-up = Lift the cover
page-junior-cover-down = Put the cover down
page-junior-hear = Hear the word
page-junior-speak = Say the letters aloud
page-junior-your-word = Your word
page-junior-letters = Letters
page-junior-letter = letter { $letter }
page-junior-take-back = { $letter }, place { $n }: take it back
page-junior-free = place { $n }, free
page-junior-try-again = Nearly! Try again.
page-junior-go-on = Go on
page-junior-leave-out = Leave this picture out
page-junior-wait = Waiting for the others.
page-junior-has-done = has finished
page-junior-laid =
    { $n ->
        [one] one letter
       *[other] { $n } letters
    }
page-junior-all-done = All done!
page-junior-spelled = ★ { $n }
