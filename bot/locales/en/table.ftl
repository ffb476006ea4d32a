# The table: lobby, posts, panels, answers, commands.

table-title = { $game } · table #{ NUMBER($table, useGrouping: 0) }
table-is-over = The game is over.

## Lobby

card-chairs = Seats ({ $least } to { $most }), { $seating ->
    [fixed] in this order
   *[lot] drawn by lot at the start
}
card-owner = Opened by { $owner }
card-nobody = Nobody yet
card-usual = { $others ->
    [0] { $count ->
        [one] The only option is at its default.
       *[other] All { $count } options are at their defaults.
    }
   *[other] { $count ->
        [one] The other option is at its default.
       *[other] The other { $count } options are at their defaults.
    }
}
card-running = The game is in progress: { $place }
card-over = The game is over: { $place }
card-abandoned = This table was abandoned.
card-rematch = A rematch: { $count ->
    [one] { $names } is
   *[other] { $names } are
} welcome to join again.
card-awaits = Before the game starts, { $names } must press *I am here* (💤) within { $hours } waking hours.
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
lobby-call-here = { $found ->
    [yes] { $mentions }: I found you a game: { $table } for { $players } players. Are you there? It starts once everybody has pressed the button; whoever does not within { $hours } waking hours is out, and I look for others.
   *[no] { $mentions }: { $table } is about to start ([go to the table]({ $link })). Are you there? If you do not answer within { $hours } waking hours, you lose your seat.
}
lobby-call-enough = { $mentions }: enough players have joined { $table }. You can start it now ([go to the table]({ $link })).
lobby-call-free = { $mentions }: a seat at { $table } is free again: somebody left or did not show up ([go to the table]({ $link })). Start without them, or wait for somebody to join.
done-option = The option was changed.
done-abandon = The table was abandoned.
board-no-pictures = The pictures cannot be drawn right now, so here is everything in words. Please try again in a moment.
button-boards = Boards
button-in-words = In words
look-which = Look at another picture
look-board = { $name }’s board
look-boards = All boards
look-table = The table

## Commands

cmd-table = Open, join, view and manage tables
cmd-table-new = Open a new table
cmd-table-join = Take a seat before the game starts (in a running game: substitute)
cmd-table-leave = Leave before the game starts (a running game: quit)
cmd-table-add-bot = Add a house bot
cmd-table-remove-bot = Remove a house bot
cmd-table-start = Start the game
cmd-table-option = Change an option before the game starts
cmd-table-board = Look at the boards one by one, your own first
cmd-table-scores = Show the scores
cmd-table-takeback = Take back your last move (more, or others’ moves: /propose takeback)
cmd-table-abandon = End a table without a result; in a multiplayer game, everyone is asked
arg-game = The game
arg-where = Where the game is played: in its own thread, or here
arg-table = The table, if it is not the one here
arg-option = The option
arg-choice = The new choice
arg-player = Show only this player’s board
arg-text = Words only, without pictures
arg-region = A close-up of one region

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
name-scores = scores
name-takeback = takeback
name-abandon = abandon
name-game = game
name-where = where
name-thread = thread
name-here = here
name-player = player
name-text = text
name-region = region

## Guests and seats

card-invited = By invitation only: /table invite
card-private = The game is played in a private thread.
card-expired = Nobody has been here for a week, so this table was closed. { $owner }, one tap reopens it.
button-renew = Keep it open
invitation = { $guest }: { $name } invites you to { $table } ({ $place }).
done-watch = You are now watching { $table }.
done-unwatch = You are no longer watching { $table }.
not-in-thread = { $why ->
    [no_person] -# They are not on this server and cannot see { $place }.
    [archived] -# { $place } is closed right now: you will be added as soon as it is open again.
    [locked] -# { $place } is closed right now: you will be added as soon as it is open again.
    [people_full] -# { $place } is full (Discord allows 1,000 people): you will be added with one of my next posts, once there is room.
    [no_channel] -# The thread was deleted: you will be added to the next one.
   *[other] -# I cannot add you to { $place } right now: I will try again with my next post there.
}
done-replace = { $name } has the seat now.
done-swap = The seating order is now: { $names }.
done-lots = The seats will be drawn by lot again.
who-plays = Playing ({ $count }): { $names }
who-watches = Watching ({ $count }): { $names }
who-invited = Invited ({ $count }): { $names }
who-more = and { $count } more
joining-open = Anyone
joining-invited = By invitation only
error-not-welcome = { $who ->
    [invited] This table is by invitation only. Somebody at the table can invite you: /table invite
    [avoids] Someone on your avoid list is at this table (see /me).
   *[avoided] You cannot join this table.
}
error-no-table-here = { $why ->
    [posts] This channel holds posts, but no messages, so a table cannot be here. Use the command inside a post, or in a text channel.
    [locked] This thread is locked, so I cannot write in it. Use the command in its channel, or have it unlocked.
    [threads] This channel cannot have threads. Choose where:here, or open the table in a text channel.
   *[channel] No messages can be posted here. Use the command in a text channel.
}
error-no-private-threads = { $why ->
    [channel] This channel cannot have private threads, and this table needs one. Open it in a text channel, or choose where:thread.
   *[forbidden] I may not create private threads here, and this table needs one. Give me the Create Private Threads permission, or choose where:thread.
}
cmd-table-invite = Invite someone to play or watch
cmd-table-watch = Watch a table, or stop watching it
cmd-table-who = Show who is playing, watching and invited
cmd-table-replace = Before the start, give a seat to someone else (in a running game: substitute)
cmd-table-swap = Before the start, swap two seats; without names: draw lots again
cmd-table-renew = Keep a table open for another week before it starts
arg-person = The person
arg-stop = Stop watching
arg-replaced = Who gives up the seat
arg-first = The first player
arg-second = The player they swap with
arg-joining = Who may join
name-invite = invite
name-watch = watch
name-who = who
name-replace = replace
name-swap = swap
name-renew = renew
name-person = person
name-stop = stop
name-first = first
name-second = second
name-joining = joining
name-private = private
card-marks = ⏱️ decisions made in time, out of the last ones that others were waiting for
card-no-check = Nobody is asked whether they are there: the game begins when *Start* is pressed.
check-menu = { $hours ->
    [0] Before the start: ask nobody
   *[other] Before the start: { $hours } waking hours to say “I am here”
}
check-about = Players who were active here in the last hour need not answer
check-none-about = The game begins when you press “Start”
lobby-call-seat = { $mentions }: a seat at { $table } became free, and it is yours ([the table]({ $link })).
lobby-call-invited = { $mentions }: { $name } invites you to { $table } ([the table]({ $link })).
lobby-call-vote = { $mentions }: your answer is needed at { $table } ([the question]({ $link })).

seat-of-nobody = Player

notice-options-lapsed = ⚙️ Options that no longer exist were reset to the usual choice: { $what }
