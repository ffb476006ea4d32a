# /sandbox: private copies of positions.

## Panel

sandbox-title = Sandbox { NUMBER($number, useGrouping: 0) } · { $table } · from move { $version }
sandbox-about = Only you can see this, and nothing you do here affects the table. Hidden information was dealt at random. The sandbox is kept until { $until }.
sandbox-closed = The sandbox was deleted.
button-try-back = Take back
button-try-again = Start over
button-try-bot = Let a house bot decide
button-try-board = Picture
button-try-close = Delete

## Mistakes

error-no-sandbox = You have no such sandbox (any more). Open one with /sandbox open
error-no-sandbox-here = There is nothing to try here: the game is over, or the hidden parts of this game cannot be dealt again.

## Commands

cmd-sandbox = Try out moves in private, without affecting the table
cmd-sandbox-open = Open a private copy of a position
cmd-sandbox-show = Continue with a sandbox
cmd-sandbox-play = Try out a move in a sandbox
cmd-sandbox-close = Delete a sandbox
arg-alone = Play every seat yourself
arg-sandbox = The sandbox, if it is not the newest
name-sandbox = sandbox
name-open = open
name-show = show
name-close = close
name-alone = alone
