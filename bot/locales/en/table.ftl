# The table: lobby, posts, panels, answers, commands.

table-title = { $game } · table #{ NUMBER($table, useGrouping: 0) }
table-is-over = The game is over.

## Lobby

card-chairs = Seats ({ $least } to { $most }), { $seating ->
    [fixed] in this order
   *[lot] drawn by lot at the start
}
card-nobody = Nobody yet.
card-usual = { $others ->
    [0] All rules are as usual ({ $count } options).
   *[other] All else is as usual ({ $count } options).
}
card-running = The game is on: { $place }
card-over = The game is over: { $place }
card-abandoned = This table was abandoned.
card-rematch = A rematch: { $count ->
    [one] { $names } is
   *[other] { $names } are
} welcome to join again.
card-awaits = Before the game starts, { $names } must press *I am here* (💤), within { $hours } waking hours.
card-absentees = Whoever does not come to the start gives the seat to { $absentees ->
    [wait] whoever wants it; the table waits for somebody
   *[bot] whoever wants it, else to a house bot
}.
card-marks = ⏱️ how many of their last decisions, for which others waited, they made in time
card-no-check = Nobody is asked whether they are there: the game begins when *Start* is pressed.
check-menu = { $hours ->
    [0] Before the start: ask nobody
   *[other] Before the start: { $hours } waking hours to say “I am here”
}
check-about = Whoever did something on the server in the last hour need not answer
check-none-about = The game begins when you press “Start”
button-join = Join
button-leave = Leave
button-add-bot = Add house bot
button-remove-bot = Remove house bot
button-options = Options
button-start = Start
button-here = I am here
button-want = Want to join
button-absentees = No-shows
button-takeback = Take back
button-rematch = Rematch
options-title = Options of the table

## Posts

post-start = { $game }: the game begins
post-phase = { $game }
post-end = { $game }: the game is over
post-undo = { $name } took { $count ->
    [one] a move
   *[other] { $count } moves
} back.
post-take-up = For a week, anybody who played here may take the game up again.
post-abandoned = { $game }: the table was abandoned
post-more = … and more: /log

## Panels

open-panel = Make my choice
puerto_rico-open-place = Place colonists
puerto_rico-open-store = Store goods
puerto_rico-open-build = Choose a building
choose = Choose
choose-between = { $first } … { $last }
waiting-for = Nothing to do for you now. The table waits for { $names }.
legal-now = Legal now:
pr-place = Choose { $count } { $count ->
    [one] circle
   *[other] circles
}
pr-before = As before

## Answers

done-join = You have a seat.
done-leave = You left the table.
done-add-bot = A house bot sat down.
done-remove-bot = A house bot left.
done-start = The game begins.
done-here = Good that you are here.
done-asked = The game starts as soon as everybody has said that they are here; who is asked is called.
done-want = The table is full. If somebody does not come, you get the seat.
done-absentees = That is how it will be.
lobby-call-here = { $mentions }: { $table } is about to start ([the table]({ $link })). Are you there? Whoever does not answer within { $hours } waking hours gives up the seat.
lobby-call-enough = { $mentions }: enough people have joined { $table }. You can start it ([the table]({ $link })).
lobby-call-free = { $mentions }: a seat at { $table } is free again: somebody left or did not come ([the table]({ $link })). Start without them, or wait for somebody.
lobby-call-seat = { $mentions }: a seat at { $table } became free, and it is yours ([the table]({ $link })).
lobby-call-invited = { $mentions }: { $name } invites you to { $table } ([the table]({ $link })).
lobby-call-vote = { $mentions }: your answer is wanted at { $table } ([the question]({ $link })).
done-option = The option was changed.
done-move = Done: { $move }
done-takeback = Taken back: { $move }
done-abandon = The table was abandoned.
me-mark = { $decisions ->
    [0] Beside your name in lobbies of this server stands nothing yet.
   *[other] You answered { $answered } of your last { $decisions } decisions on this server yourself and in time; { $shown ->
        [yes] ⏱️ { $answered }/{ $decisions } stands beside your name in lobbies.
       *[no] beside your name in lobbies nothing stands yet.
    }
} From { $enough } decisions on, the last { $window } count. What a house bot plays for you after a time-out is missed; vacations, private tables and games against house bots alone do not count.
me-now = I answer you in English. Pictures that only you see have these colours: { $palette }; and this size: { $size }.
board-no-pictures = The pictures cannot be drawn right now; here is everything in words. Ask again in a moment.
board-more = … all of it: /table board text:True
replay-progress = The film is being made: { $count } pictures so far …
replay-about = { $table }: { $count } { $count ->
    [one] picture
   *[other] pictures
}, one a phase

## How pictures look

palette-night = Night
palette-day = Day
palette-contrast = High contrast
palette-clear = For colour-blind eyes
size-full = Large: every fact
size-phone = Phone: what matters now, in large type
log-empty = No moves yet.
log-chosen = { $name } chooses: { $move }.
log-undo = ↩️ { $name } takes back what was played last.

## Commands

cmd-table = Tables: open, join, look, end
cmd-table-new = Open a table and post its lobby card
cmd-table-join = Take a seat of a game that has not begun (a running one: substitute)
cmd-table-leave = Leave a game that has not begun (a running one: quit)
cmd-table-add-bot = Let a house bot sit down
cmd-table-remove-bot = Send a house bot away
cmd-table-start = Begin the game
cmd-table-option = Change an option of the lobby
cmd-table-board = Show the boards and every fact in words
cmd-table-scores = Show the scores
cmd-table-takeback = Take your last move back (more, or others’ moves: /propose takeback)
cmd-table-abandon = End a table without a result; in a game of several, all are asked
cmd-play = Make any legal move of any game
cmd-replay = Show a game as a film, one picture a phase
cmd-me = See and change your settings: language, colours and size of pictures
cmd-pr = Moves of Puerto Rico
cmd-pr-role = Choose a role
cmd-pr-settle = Take a plantation or a quarry
cmd-pr-draw = Draw an extra face-down plantation (hacienda)
cmd-pr-colonist = Take a colonist
cmd-pr-place = Place a colonist
cmd-pr-build = Build a building
cmd-pr-produce = Choose the craftsman’s extra good
cmd-pr-sell = Sell a good to the trading house
cmd-pr-load = Load goods on a cargo ship
cmd-pr-wharf = Ship goods with the wharf
cmd-pr-store = Keep all goods of one kind in a warehouse
cmd-pr-keep = Keep a single good
cmd-pr-pass = Do nothing (more) here
arg-game = The game
arg-where = Where the table lives: in its own thread, or here
arg-table = The table, when it is not the one here
arg-move = The move: pick one from the list
arg-option = The option
arg-choice = What it shall be
arg-language = The language
arg-palette = The colours of the pictures
arg-size = The size of the pictures
arg-player = Whose board, when it shall be only one
arg-text = Everything in words, without pictures
arg-from = The first round
arg-to = The last round
arg-public = Show it to everybody here
arg-pr-role = The role
arg-pr-tile = The plantation or quarry
arg-pr-circle = The tile or building
arg-pr-building = The building
arg-pr-good = The good
arg-pr-ship = The ship, by its spaces

## Names of commands and of their fields (in lower case, as Discord wants them)

name-table = table
name-new = new
name-join = join
name-leave = leave
name-add-bot = add-bot
name-remove-bot = remove-bot
name-start = start
name-option = option
name-choice = choice
name-board = board
name-log = log
name-scores = scores
name-takeback = takeback
name-abandon = abandon
name-play = play
name-move = move
name-game = game
name-where = where
name-thread = thread
name-here = here
name-language = language
name-me = me
name-palette = palette
name-size = size
name-player = player
name-text = text
name-replay = replay
name-from = from
name-to = to
name-public = public
name-role = role
name-settle = settle
name-draw = draw
name-colonist = colonist
name-place = place
name-build = build
name-produce = produce
name-sell = sell
name-load = load
name-wharf = wharf
name-store = store
name-keep = keep
name-pass = pass
name-tile = tile
name-circle = circle
name-building = building
name-good = good
name-ship = ship
