# The table: lobby, posts, panels, answers, commands.

table-title = { $game } · table #{ NUMBER($table, useGrouping: 0) }
table-is-over = The game is over.

## Lobby

card-chairs = Seats ({ $least } to { $most }), { $seating ->
    [fixed] in this order
   *[lot] drawn by lot at the start
}
card-nobody = Nobody yet
card-usual = { $others ->
    [0] All { $count } options at their defaults.
   *[other] The other { $count } options at their defaults.
}
card-running = The game is in progress: { $place }
card-over = The game is over: { $place }
card-abandoned = This table was abandoned.
card-rematch = A rematch: { $count ->
    [one] { $names } is
   *[other] { $names } are
} welcome to join again.
card-awaits = Before the game starts, { $names } must press *I am here* (💤) within 24 waking hours.
card-absentees = If a player does not show up for the start, the seat goes to { $absentees ->
    [wait] anyone who wants it; otherwise the table waits
   *[bot] anyone who wants it, otherwise to a house bot
}.
button-join = Join
button-leave = Leave
button-add-bot = Add house bot
button-remove-bot = Remove house bot
button-options = Options
button-start = Start
button-here = I am here
button-want = Join if a seat opens up
button-absentees = No-shows
button-takeback = Take back
button-rematch = Rematch
options-title = Table options

## Posts

post-start = { $game }: the game begins
post-phase = { $game }
post-end = { $game }: the game is over
post-undo = { $name } took { $count ->
    [one] a move
   *[other] { $count } moves
} back.
post-take-up = For a week, anyone who played here can resume the game.
post-abandoned = { $game }: the table was abandoned
post-more = … and more: /log

## Panels

open-panel = Choose
puerto_rico-open-place = Place colonists
puerto_rico-open-store = Store goods
puerto_rico-open-build = Choose a building
choose = Choose
choose-between = { $first } … { $last }
waiting-for = You have nothing to do right now. The table is waiting for { $names }.
legal-now = Legal moves:
pr-place = Choose { $count } { $count ->
    [one] circle
   *[other] circles
}
pr-before = As last time

## Answers

done-join = You have a seat.
done-leave = You left the table.
done-add-bot = A house bot has taken a seat.
done-remove-bot = A house bot has left.
done-start = The game begins.
done-here = Good to have you here.
done-asked = The game starts once everyone has confirmed that they are here; those still missing have been notified.
done-want = The table is full. If somebody does not show up, you get the seat.
done-absentees = Saved.
lobby-call-here = { $mentions }: { $table } is about to start ([go to the table]({ $link })). Are you there? If you do not answer within 24 waking hours, you lose your seat.
lobby-call-enough = { $mentions }: enough players have joined { $table }. You can start it now ([go to the table]({ $link })).
lobby-call-free = { $mentions }: somebody did not show up for { $table }, so a seat is free again ([go to the table]({ $link })). Start without them, or wait for somebody to join.
done-option = The option was changed.
done-move = Done: { $move }
done-takeback = Taken back: { $move }
done-abandon = The table was abandoned.
me-now = I answer you in English. Colours of the pictures that only you see: { $palette }. Their size: { $size }.
board-no-pictures = The pictures cannot be drawn right now, so here is everything in words. Please try again in a moment.
board-more = … everything: /table board text:True
replay-progress = Making your film: { $count } pictures so far …
replay-about = { $table }: { $count } { $count ->
    [one] picture
   *[other] pictures
}, one per phase

## How pictures look

palette-night = Night
palette-day = Day
palette-contrast = High contrast
palette-clear = Colour-blind friendly
size-full = Large: every detail
size-phone = Phone: the essentials in large type
log-empty = No moves yet.
log-chosen = { $name } chooses: { $move }.
log-undo = ↩️ { $name } takes that back.

## Commands

cmd-table = Open, join, view and manage tables
cmd-table-new = Open a new table
cmd-table-join = Take a seat before the game starts (in a running game: substitute)
cmd-table-leave = Leave before the game starts (a running game: quit)
cmd-table-add-bot = Add a house bot
cmd-table-remove-bot = Remove a house bot
cmd-table-start = Start the game
cmd-table-option = Change an option before the game starts
cmd-table-board = Show the boards, with every detail in words
cmd-table-scores = Show the scores
cmd-table-takeback = Take back your last move (more, or others’ moves: /propose takeback)
cmd-table-abandon = End a table without a result; in a multiplayer game, everyone is asked
cmd-play = Make any legal move in any game
cmd-replay = Show a game as a film, one picture per phase
cmd-me = View and change your settings: language, notifications, picture colours and size
cmd-pr = Make a move in Puerto Rico
cmd-pr-role = Choose a role
cmd-pr-settle = Take a plantation or a quarry
cmd-pr-draw = Draw an extra face-down plantation (hacienda)
cmd-pr-colonist = Take a colonist
cmd-pr-place = Place a colonist
cmd-pr-build = Build a building
cmd-pr-produce = Choose the craftsman’s extra good
cmd-pr-sell = Sell a good to the trading house
cmd-pr-load = Load goods onto a cargo ship
cmd-pr-wharf = Ship goods with the wharf
cmd-pr-store = Keep all goods of one kind in a warehouse
cmd-pr-keep = Keep a single good
cmd-pr-pass = Pass
arg-game = The game
arg-where = Where the game is played: in its own thread, or here
arg-table = The table, if it is not the one here
arg-move = The move: pick one from the list
arg-option = The option
arg-choice = The new choice
arg-language = The language
arg-palette = Picture colours
arg-size = Picture size
arg-player = Show only this player’s board
arg-text = Words only, without pictures
arg-from = The first round
arg-to = The last round
arg-public = Show it to everyone here
arg-pr-role = The role
arg-pr-tile = The plantation or quarry
arg-pr-circle = The tile or building
arg-pr-building = The building
arg-pr-good = The good
arg-pr-ship = The ship, by its capacity

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
