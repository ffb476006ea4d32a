# What went wrong, as private sentences; `error-<code>`.

error-old-command = Your Discord app still shows an old version of this command. Restart the app, then choose the command again.
error-game = That is not possible right now. Nothing was changed.
error-incident = Something went wrong on our side, and nothing was changed (incident { $number }).
error-incident-after = Something went wrong on our side, but your action may have counted: `/table board` shows the current position (incident { $number }).
error-discord-busy = Discord is slowing me down right now. Please try again in a few minutes.
error-bad-notation = I do not know the move “{ $text }”.
error-ambiguous-move = “{ $text }” could mean several moves.
error-illegal-move = That move is not legal right now.
error-illegal-later = “{ $text }” is not legal after “{ $after }”.
error-turn-over = You have nothing to decide there any more.
error-turn-over-later = After “{ $after }” you have nothing to decide any more, so “{ $text }” is not legal there.
error-of-batch = It was move { $number } of those you sent together: either all of them are made or none, so nothing has changed.
error-no-move = You did not name a move. Pick one from the list.
error-too-long = That is too long for a move (at most { $limit } characters).
error-bad-option = This game has no option called “{ $option }”. Pick one from the list.
error-bad-text = That text has an invisible character in it that cannot be stored (NUL). Type it in instead of pasting it: nothing was changed.
error-bad-choice = “{ $choice }” is not one of this option’s choices. Pick one from the list.
error-bad-seats = This game is for { $least } to { $most } players, not { $seats }.
error-not-your-decision = It is not your turn. The table is waiting for { $waiting }.
error-not-there = Discord says that you no longer belong to the server of this table, or can no longer do anything in its channel.
error-only-on-discord = I cannot ask Discord from here right now whether you may do that: use the table’s buttons in Discord.
error-unknown-table = There is no such table. /table list shows what you can join, /myturns where you are playing.
error-unknown-version = This table has no such position.
error-unknown-game = There is no game called “{ $game }” here.
error-missing-game = The game of this table (`{ $game }`) is not installed here at the moment. Nothing is lost: a table that is being played waits with its clocks stopped, and goes on once the game is back.
error-older-game = This table was played with version { $played } of its game (`{ $game }`), and only version { $version } is installed here at the moment. Nothing is lost: a table that is being played waits with its clocks stopped, and goes on once the newer version is back.
error-failing-game = The game of this table (`{ $game }`) has failed: incident { $number }. Nothing is lost: a table that is being played waits with its clocks stopped, and goes on once the bot has been restarted. Whoever runs the bot can look up the incident.
error-failing-package = The package of a game (`{ $package }`) has failed: incident { $number }. Nothing is lost, and it may work again once the bot has been restarted. Whoever runs the bot can look up the incident.
error-not-seated = You do not have a seat at this table. /table list shows the seats you can take.
error-not-allowed = { $who ->
    [owner] Only the table’s owner can do that.
    [all] The whole table has to decide that: /propose abandon
    [asked] Only the people who were asked can answer this.
    [proposer] Only the player who proposed this can withdraw it.
    [voter] Only the other players at the table decide this.
   *[player] Only the players at this table can do that.
}
error-wrong-status = { $status ->
    [lobby] The game has not started yet.
    [running] The game is already running.
    [over] The game is over.
   *[abandoned] This table was abandoned.
}
error-table-full = All { $seats } seats are taken.
error-already-seated = You already have a seat at this table.
error-too-few-players = The game needs at least { $seats } players.
error-no-house-bot = There is no house bot at this table to remove.
error-elsewhere = That table is looked after by another part of the bot, which does not answer right now. Try again in a moment: nothing was changed.
error-elsewhere-after = That table is looked after by another part of the bot, which does not answer right now, but your action may have counted: `/table board` shows the current position.
error-stale-prompt = That question is out of date. This is where things stand now:
error-nothing-to-take-back = { $reason ->
    [nothing] You have nothing to take back: you have not moved yet.
    [moved] Another player has moved since then: you can take your move back only if the others agree.
   *[revealed] Your move revealed hidden information: you can take it back only if the others agree.
}
error-unknown-player = “{ $player }” is not playing at this table. Players: { $names }.
error-unknown-region = There is no close-up of “{ $region }”. Available: { $names }.
error-busy = Many pictures are being drawn right now. Please try again in a moment.
one-moment = One moment: the bot is being restarted. Nothing was changed; please try again in a minute.
not-on-server = I am not on this server, so I cannot post here. Whoever manages the server must add me first. Nothing was changed.
no-server = This only works on a server that I am on, not in direct messages. Nothing was changed.
error-which-table = Which table do you mean? Choose one: { $tables }.
error-no-table = There is no matching table here. Name one, or open one with /table new.
error-damaged-state = The stored position is damaged, so I can neither show it nor play on. Nothing was changed. Whoever runs this bot will find the reason in its log, and can restore a backup.
error-host = That is not possible right now. Nothing was changed.
error-not-full = There is still a free seat: press *Join*.
error-hints-off = { $why ->
    [league] There are no hints in a league.
    [rated] There are no hints at a rated table.
    [owner] The owner of this table has turned hints off.
   *[people] There are no hints where several people play, unless the table’s owner turned them on in the lobby.
}
error-no-thinking = The bot runs without thinking processes, so there are no hints and reviews here.
error-no-coach = There are no hints and reviews for this game.
error-thinking-broke = The search failed, and nothing was counted. Please try again; whoever runs this bot will find the reason in its log.
error-restarting = One moment: the bot is being restarted, and this search has to begin again. Please ask again in a minute.
error-not-finished = { $status ->
    [lobby] The coach reviews finished games; this one has not started yet.
    [running] The coach reviews finished games; this one is still running.
   *[abandoned] The coach reviews games that were played to the end; this one was abandoned.
}
error-not-shared = { $name } has not shared the review of those moves. You can have your own moves reviewed.
error-nothing-to-review = { $who ->
    [seat] Only a house bot played that seat, so there is nothing to review.
   *[own] You made no moves in this game, so there is nothing of yours to review.
}
error-too-old = The rules of the bot have changed since this game was played, and it can no longer be replayed beyond move { NUMBER($version, useGrouping: 0) }. So the coach cannot judge it.
