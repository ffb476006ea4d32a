# What happened: /catchup, /log and earlier positions.

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

board-then = This was the position after move { $version } of { $newest }.

## Mistakes

error-no-such-round = That round has not started yet: the game is in round { $newest }.

## Commands

cmd-catchup = Show what happened since your last move
cmd-log = Show the moves of a round
arg-length = How much detail
arg-picture = Add a picture that outlines what changed
arg-round = The round
arg-log-player = Only this player’s moves
arg-kind = Only moves of this kind
arg-version = The position after this many moves

name-catchup = catchup
name-length = length
name-picture = picture
name-round = round
name-kind = kind
name-version = version

## Log

log-empty = No moves yet.
log-chosen = { $name } chooses: { $move }.
log-undo = ↩️ { $name } takes that back.
name-log = log

## Catch-up

catchup-title-looked = { $count ->
    [one] One move
   *[other] { $count } moves
} since you last looked, the first { $since }
catchup-title-newest = { $count ->
    [one] The newest move
   *[other] The newest { $count } moves
}, the first { $since }
catchup-nothing-new = Nothing has happened yet.
