# The grid of the day, on the front door and on its own page.

page-daily = Grid of the day
page-daily-of = Grid of the day, { $date }
page-daily-play = Play today’s grid
page-daily-play-note = once, alone, { $time }
page-daily-go-on = Go on with my round
page-daily-open = Your round of { $date } is not over yet.
page-daily-played-by =
    { $n ->
        [0] Nobody has played it yet.
        [one] One person has played it.
       *[other] { $n } people have played it.
    }
page-daily-playing =
    { $n ->
        [one] One person is still playing.
       *[other] { $n } people are still playing.
    }
page-daily-nobody = Nobody has played this grid.
page-daily-yours =
    { $points ->
        [one] You have one point
       *[other] You have { $points } points
    } and are in place { $rank } of { $of }.
page-daily-mine = Your series
page-daily-series =
    { $n ->
        [0] Play today’s grid to begin a series.
        [one] Series: one day
       *[other] { $n } days in a row
    }
page-daily-best =
    { $n ->
        [one] Longest series: one day
       *[other] Longest series: { $n } days
    }
page-daily-next = New grid at { $time }, in { $left }.
page-daily-zone = The day changes for everybody at once, at midnight UTC.
page-daily-hours = { $hours } h { $minutes } min
page-daily-minutes = { $minutes } min
page-daily-clock = One grid for everybody, one round each. The clock does not stop when you go away.
page-daily-results = Results
page-daily-results-of = Results, { $date }
page-daily-longest-word = longest
page-daily-hidden = You will see the words of the others when your own round is over.
page-daily-longest = The longest words of the day
page-daily-found =
    { $others ->
        [0] { $name }
        [one] { $name } and one more
       *[other] { $name } and { $others } more
    }
page-daily-last = Your last days
page-daily-missed = not played
page-daily-unfinished = not over
page-daily-day = Day
page-daily-review = Look at my round again
page-daily-days = Other days
page-daily-languages = Grids of the day
page-daily-begin = Begin
page-daily-ready = The dice fall as soon as you are there.
page-daily-to-results = To the results of the day
page-daily-ended = That was your round of the day. Every day has a new grid.
