# Knowing where one stands: turns, what happened, earlier positions, sandboxes.

turns-none = No table is waiting for you.
turns-title = { $count ->
    [one] One table is waiting for you
   *[other] { $count } tables are waiting for you
}
turns-since = waiting since { $since }
turns-due = time runs out { $due }
button-before = Before
button-after = After

catchup-title = { $count ->
    [one] One move
   *[other] { $count } moves
} since yours, the first { $since }
catchup-nothing = Nothing has happened since your last move.
catchup-nothing-told = Nothing worth mentioning has happened.
catchup-earlier = … and more before that: /catchup length:All
catchup-more = … and { $count } more: /catchup length:Normal
catchup-note = 📝 Your note: { $note }
length-short = Short: what is different now
length-normal = Normal: what happened, by phase
length-all = All: every move

log-title = Round { $round }
log-round = Round { $round }
board-then = This was the position after move { $version } of { $newest }.

## Sandboxes

sandbox-title = Sandbox { NUMBER($number, useGrouping: 0) } · { $table } · from move { $version }
sandbox-about = Only you can see this, and nothing you do here affects the table. Hidden information was dealt at random. The sandbox is kept until { $until }.
sandbox-closed = The sandbox was deleted.
button-try-back = Take back
button-try-again = Start over
button-try-bot = Let a house bot decide
button-try-board = Picture
button-try-close = Delete

## Mistakes

error-no-such-round = That round has not started yet: the game is in round { $newest }.
error-too-many-sandboxes = You already have { $most } sandboxes: { $sandboxes }. Delete one: /sandbox close
error-no-sandbox = You have no such sandbox (any more). Open one with /sandbox open
error-no-sandbox-here = There is nothing to try here: the game is over, or the hidden parts of this game cannot be dealt again.

## Commands

cmd-myturns = Show every table that is waiting for you, on all servers
cmd-catchup = Show what happened since your last move
cmd-log = Show the moves of a round
cmd-sandbox = Try out moves in private, without affecting the table
cmd-sandbox-open = Open a private copy of a position
cmd-sandbox-show = Continue with a sandbox
cmd-sandbox-play = Try out a move in a sandbox
cmd-sandbox-close = Delete a sandbox
arg-length = How much detail
arg-picture = Add a picture that outlines what changed
arg-round = The round
arg-log-player = Only this player’s moves
arg-kind = Only moves of this kind
arg-version = The position after this many moves
arg-alone = Play every seat yourself
arg-sandbox = The sandbox, if it is not the newest

name-myturns = myturns
name-catchup = catchup
name-length = length
name-picture = picture
name-round = round
name-kind = kind
name-version = version
name-sandbox = sandbox
name-open = open
name-show = show
name-close = close
name-alone = alone
