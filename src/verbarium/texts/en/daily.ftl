# The grid of the day: what the house refuses.

room-daily = The grid of the day is played here: alone, once, as it is.
room-daily-once = You have played this day’s grid already: every day has a new one.
daily-none = There is no grid of the day in this language.
daily-no-such-day = This day has no results: it has not come yet.
