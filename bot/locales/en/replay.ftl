# /replay: a game as a film.

## Film

replay-progress = Making your film: { $count } pictures so far …
replay-about = { $table }: { $count } { $count ->
    [one] picture
   *[other] pictures
}, one per phase: the table and all boards by turns
error-no-such-rounds = No phase of these rounds has been played yet: the game is in round { $newest }.
error-replay-too-long = This film is too large for Discord. Choose fewer rounds.

## Commands

cmd-replay = Show a game as a film: the table and all boards by turns, one picture per phase
arg-from = The first round
arg-to = The last round
arg-public = Show it to everyone here
name-replay = replay
name-from = from
name-to = to
name-public = public
