# Knowing where one stands: turns, what happened, earlier positions, sandboxes.

turns-none = No table waits for you.
turns-title = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
turns-since = asked { $since }
turns-due = time is over { $due }
button-before = Before
button-after = After

catchup-title = { $count ->
    [one] One move
   *[other] { $count } moves
} since yours, the first { $since }
catchup-nothing = Nothing has happened since your last move.
catchup-nothing-told = Nothing worth telling has happened.
catchup-earlier = … there was more before: /catchup length:All
catchup-more = … and { $count } more: /catchup length:Normal
catchup-note = 📝 Your note: { $note }
length-short = Short: what is different now
length-normal = Normal: what happened, by phase
length-all = All: every move

log-title = Round { $round }
log-round = Round { $round }
board-then = This is how it was after move { $version } of { $newest }.

## Sandboxes

sandbox-title = Sandbox { NUMBER($number, useGrouping: 0) } · { $table } · from move { $version }
sandbox-about = Only you see this, and nothing happens at the table. What you cannot see there was dealt at random. It is kept until { $until }.
sandbox-closed = The sandbox is gone.
button-try-back = Take back
button-try-again = From the start
button-try-bot = Let a house bot decide
button-try-board = Picture
button-try-close = Throw away

## Mistakes

error-no-such-round = That round has not begun: it is round { $newest }.
error-too-many-sandboxes = You have { $most } sandboxes already: { $sandboxes }. Throw one away: /sandbox close
error-no-sandbox = There is no such sandbox of yours (any more). Open one with /sandbox open
error-no-sandbox-here = There is nothing to try here: the game is over, or nobody can deal it anew.

## Commands

cmd-myturns = Every table that waits for you, on all servers
cmd-catchup = What happened since your last move
cmd-log = The moves of a round
cmd-sandbox = Try moves in private, without touching the table
cmd-sandbox-open = Open a private copy of a position
cmd-sandbox-show = Go on with a sandbox
cmd-sandbox-play = Try a move in a sandbox
cmd-sandbox-close = Throw a sandbox away
arg-length = How many words
arg-picture = With a picture that outlines what changed
arg-round = The round
arg-log-player = Only this player’s moves
arg-kind = Only moves of this kind
arg-version = After how many moves
arg-alone = Decide for everybody, without house bots
arg-sandbox = The sandbox, when it is not the newest

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
