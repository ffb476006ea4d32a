# The ways to what people look for: help by situation, what can be joined, what to do instead.

help-turn = **It is my turn**
    `/myturns` – every table that waits for you, with a button to go there
    `/play` – any legal move; the buttons on the newest post do the same
help-news = **What happened?**
    `/catchup` – what happened since your last move, with a picture
    `/log` – what happened in a round
help-away = **I am away**
    `/vacation` – days that do not count; a house bot can play for you
    `/table quit` – give your seat up for good
help-stuck = **I am stuck**
    `/why` – why a move is not possible
    `/rules` – look something up
help-organise = **I organise**
    `/table list` – what can be joined here
    `/table new` – open a table
help-more = -# Type / to see all commands.
cmd-help = Ten commands, by what you need right now
name-help = help

cmd-table-list = What can be joined here: free seats, and seats to take over
name-list = list
list-title = What you can join
list-empty = Nothing here waits for players. /table new opens a table.
list-free = { $count ->
    [one] One free seat
   *[other] { $count } free seats
} · so far: { $names }
list-seats = The game is on: { $names }. { $count ->
    [one] You can play on for { $away }.
   *[other] You can play on for one of: { $away }.
}
list-more = … and { $count } more
button-join-table = Join #{ NUMBER($table, useGrouping: 0) }
button-take-at = #{ NUMBER($table, useGrouping: 0) }: for { $name }
button-list = What can be joined
button-help = Help
button-quit = Give up my seat

instead-quit = The game is on. To give up your seat: /table quit. A house bot plays it until somebody takes it. For some days away, /vacation is better.
instead-leave = This game has not begun. To stand up: /table leave
instead-join = This game has not begun. To take a seat: /table join
instead-substitute = The game is on. { $count ->
    [0] You can sit down as soon as a house bot plays for somebody: /table substitute. To look on: /table watch
   *[other] You can play on for somebody who is away: /table substitute
}
instead-replace = The game is on: a seat passes on when its player gives it up (/table quit) and another takes it (/table substitute).
instead-takeback = Nothing has happened since your last move: you may take it back without asking anybody, with /table takeback or here.
instead-abandon = This game has not begun. { $owner ->
    [yes] To close the table: /table abandon
   *[other] Its owner can close the table. To stand up: /table leave
}

catchup-title-looked = { $count ->
    [one] One move
   *[other] { $count } moves
} since you last looked, the first { $since }
catchup-title-newest = { $count ->
    [one] The newest move
   *[other] The newest { $count } moves
}, the first { $since }
catchup-nothing-new = Nothing has happened yet.
