# What went wrong, as private sentences; `error-<code>`.

error-old-command = Your Discord still shows an old form of this command. Restart it, then choose the command again.
error-game = That does not work now. Nothing was changed.
error-incident = Something broke, nothing was changed (incident { $number }).
error-incident-after = Something broke, but what you did may count: `/table board` shows how things are (incident { $number }).
error-bad-notation = I do not know the move “{ $text }”.
error-ambiguous-move = “{ $text }” fits several moves.
error-illegal-move = That move is not legal now.
error-no-move = Which move? Nothing was named.
error-too-long = That is too long for a move (at most { $limit } characters).
error-bad-option = This game has no such option: { $option }.
error-bad-choice = “{ $choice }” is no choice of this option.
error-bad-seats = The game takes { $least } to { $most } players, not { $seats }.
error-not-your-decision = It is not your turn. The table waits for { $waiting }.
error-unknown-table = There is no such table.
error-unknown-version = The table has no such version.
error-unknown-game = There is no such game: { $game }.
error-not-seated = You have no seat at this table.
error-not-allowed = { $who ->
    [owner] Only the table’s owner may do that.
    [all] The whole table decides that: /propose abandon
    [asked] Only those who are asked may answer that.
    [proposer] Only the one who proposed this may withdraw it.
    [voter] Only the others at the table decide about this.
   *[player] Only the players of this table may do that.
}
error-wrong-status = { $status ->
    [lobby] The game has not started yet.
    [running] The game is running already.
    [over] The game is over.
   *[abandoned] This table was abandoned.
}
error-table-full = All { $seats } seats are taken.
error-already-seated = You are sitting at this table already.
error-too-few-players = The game needs at least { $seats } players.
error-no-house-bot = There is no house bot at this table.
error-stale-prompt = That was an earlier question. This is what is true now:
error-nothing-to-take-back = { $reason ->
    [nothing] There is nothing that you can take back: you have not moved.
    [moved] Another seat has moved since: you can take your move back only if the others agree.
   *[revealed] Your move revealed something hidden: you can take it back only if the others agree.
}
error-unknown-player = “{ $player }” does not sit at this table. The players: { $names }.
error-unknown-region = “{ $region }” cannot be shown from near. What can be: { $names }.
error-busy = Many pictures are being drawn right now. Ask again in a moment.
error-no-such-rounds = No phase of these rounds has been played yet: it is round { $newest }.
error-replay-too-long = That film is too large for Discord. Ask for fewer rounds.
error-which-table = Which table? Name it: { $tables }.
error-no-table = There is no table here that this fits. Name one, or open one with /table new.
error-host = That does not work now. Nothing was changed.
error-not-full = There is a free seat: press *Join*.
