room-removed = The host has removed you from this table.
room-gone = You have left the table: come in again to play.
room-not-host = That is for the host to decide ({ $host }).
room-match-runs = A match is running: wait for its end.
room-already-here = You are at this table already.
room-name-empty = Type a name that can be read.
room-already-seated = You have a seat already.
room-full = 
    { $seats ->
        [one] The only seat is taken.
       *[other] All { $seats } seats are taken.
    }
room-not-seated = You are watching: take a seat first.
room-already-ready = You have said that you are ready.
room-not-ready = You had not said that you are ready.
room-nobody = That person is not at the table (any more).
room-not-yourself = To go yourself, leave the table.
room-nothing-said = The message is empty.
room-crowded = Too many people have been at this table: open another one.
room-join-first = Come in with a name first.
room-no-match = No match is running.
room-watching = You are watching this match: you play in the next one.
room-not-a-move = That is not a move of this game.
room-no-such-level = That level does not exist in this game.
