# /help by situation, /table list, and what to do instead.

help-turn = **It is my turn**
    `/myturns` – every table that is waiting for you, with a button to go there
    `/play` – any legal move; the buttons on the newest post do the same
help-news = **What happened?**
    `/catchup` – what happened since your last move, with a picture
    `/log` – what happened in a round
help-away = **I will be away**
    `/vacation` – days off: your clocks stop, or a house bot plays for you
    `/table quit` – give up your seat for good
help-stuck = **I am stuck**
    `/why` – why a move is not possible
    `/rules` – look something up
help-organise = **I want to set up a game**
    `/table list` – what you can join here
    `/table new` – open a table
help-more = -# Type / to see all commands.
cmd-help = The most useful commands, by situation
name-help = help

cmd-table-list = What you can join here: free seats, and seats to take over
name-list = list
list-title = What you can join
list-empty = No table here is looking for players. Open one with /table new.
list-free = { $count ->
    [one] One free seat
   *[other] { $count } free seats
} · so far: { $names }
list-seats = The game is in progress: { $names }. { $count ->
    [one] You can take over from { $away }.
   *[other] You can take over from one of: { $away }.
}
list-more = … and { $count } more
button-join-table = Join #{ NUMBER($table, useGrouping: 0) }
button-take-at = #{ NUMBER($table, useGrouping: 0) }: take over from { $name }
button-list = What can I join?
button-help = Help
button-quit = Give up my seat

instead-quit = The game is in progress. To give up your seat, use /table quit: a house bot plays it until somebody takes it. If you are only away for a few days, /vacation is better.
instead-leave = This game has not started yet. To leave it: /table leave
instead-join = This game has not started yet. To take a seat: /table join
instead-substitute = The game is in progress. { $count ->
    [0] You can take a seat as soon as a house bot plays for somebody: /table substitute. To watch: /table watch
   *[other] You can take over from somebody who is away: /table substitute
}
instead-replace = The game is in progress: a seat changes hands when its player gives it up (/table quit) and somebody else takes it (/table substitute).
instead-takeback = Nothing has happened since your last move, so you can take it back without asking anyone: use /table takeback or the button here.
instead-abandon = This game has not started. { $owner ->
    [yes] To close the table: /table abandon
   *[other] Its owner can close the table. To give up your seat: /table leave
}
