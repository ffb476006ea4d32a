# Table manners: who sits, is invited and watches, notes, settings of people and servers.

card-invited = By invitation only: /table invite
card-private = The game is played in a private thread.
card-expired = Nobody has been here for a week, so this table was closed. { $owner }, one tap reopens it.
button-renew = Keep it open
invitation = { $guest }: { $name } invites you to { $table } ({ $place }).
done-watch = You are now watching { $table }.
done-unwatch = You are no longer watching { $table }.
done-replace = { $name } has the seat now.
done-swap = The seating order is now: { $names }.
done-lots = The seats will be drawn by lot again.
who-plays = Playing ({ $count }): { $names }
who-watches = Watching ({ $count }): { $names }
who-invited = Invited ({ $count }): { $names }
who-more = and { $count } more
note-now =
    📝 Only you can see this:
    { $note }
note-empty = You have no note at this table. Write one with /note text

## How a person is treated

me-pings = When it is your turn, you get { $pings }.
me-heads-up = { $told ->
    [yes] You are also notified when you are probably next.
   *[no] You are not notified when you are probably next.
}
me-avoids = On your avoid list: { $names } (only you can see this).
pings-thread = a mention in the thread
pings-dm = a direct message
pings-both = a mention and a direct message
pings-none = no notification
post-next = { $mention }, you are probably next.
dm-turn =
    { $table } is waiting for you: { $link }
dm-next =
    You are probably next at { $table }: { $link }
dm-asked =
    { $table } needs your answer: { $link }
dm-asked-closed = { $mention }, your answer is needed here. (I could not send you a direct message.)
dm-turn-closed = { $mention }, it is your turn. (I could not send you a direct message.)

## What admins decide

setup-title = Tables on this server
setup-language = { $language ->
    [en] Language of new tables: English
    [de] Language of new tables: German
   *[none] Language of new tables: the server’s language
}
setup-pace = Pace of new tables: { $pace }
setup-pace-unset = the default
setup-pace-none = no clock
setup-pace-live = live (minutes)
setup-pace-fast = fast (12 hours per move)
setup-pace-standard = standard (24 hours per move)
setup-pace-relaxed = relaxed (72 hours per move)
setup-limit = { $limit ->
    [0] Open tables: no limit
   *[other] Open tables: at most { $limit }
}
setup-channels = Tables can be opened in: { $channels }
setup-roles = Tables can be opened by: { $roles }
setup-all = all
setup-about = Name a channel or role again to remove it; limit 0 removes the limit.
joining-open = Anyone
joining-invited = By invitation only

## Mistakes

error-not-welcome = { $who ->
    [invited] This is by invitation only.
    [avoids] Someone on your avoid list is at this table (see /me).
   *[avoided] You cannot join this table.
}
error-note-too-long = A note can have at most { $most } characters. Start over with /note clear:True
error-avoids-enough = Your avoid list can have at most { $most } people.
error-not-here = On this server, tables can only be opened in { $channels }.
error-no-private-threads = { $why ->
    [channel] This channel cannot have private threads, and this table needs one. Open it in a text channel, or choose where: thread.
   *[forbidden] I may not create private threads here, and this table needs one. Give me the Create Private Threads permission, or choose where: thread.
}
error-role-needed = On this server, only these roles can open tables: { $roles }.
error-enough-tables = This server allows at most { $most } open tables, and all are in use. Finish one first.
error-not-admin = You need the Manage Server permission.

error-too-many-lobbies = You have { $most } tables that have not started, which is the limit on this server. Start one first, or leave it with /table leave: { $tables }.
error-too-many-drawings = I am already drawing { $most } pictures for you. Wait for them, or ask for words only.
error-too-often = { $act ->
    [tables] You have opened a lot of tables in the last hour. You can open the next one { $until }.
    [invites] You have invited a lot of people in the last hour. You can invite the next one { $until }.
    [invited] This person was already invited to this table in the last hour. You can invite them again { $until }.
    [proposals] You have proposed a lot at this table in the last hour. You can propose something again { $until }.
    [takebacks] You have taken back a lot of moves at this table in the last hour. You can do that again { $until }; until then, ask the others: /propose takeback
    [wants] The current player was already asked in the last hour. You can ask again { $until }.
    [quits] You have given up a seat at this table several times in the last hour. You can do it again { $until }.
    [vacations] You have changed your vacation often in the last hour, and every table was told each time. You can change it again { $until }.
    [films] You have shown several films to everyone in the last hour. You can show the next one { $until }; without public:True you can watch one now.
    [renewals] A lobby can be moved up at most once an hour, this one { $until }. It stays open for a week in any case.
   *[other] You have done that a lot in the last hour. You can do it again { $until }.
}

## Commands

cmd-table-invite = Invite someone to play or watch
cmd-table-watch = Watch a table, or stop watching it
cmd-table-who = Show who is playing, watching and invited
cmd-table-replace = Before the start, give a seat to someone else (in a running game: substitute)
cmd-table-swap = Before the start, swap two seats; without names: draw lots again
cmd-table-renew = Keep a table open for another week before it starts
cmd-note = Your private note at a table
cmd-setup = Settings for this server’s tables
arg-person = The person
arg-stop = Stop watching
arg-replaced = Who gives up the seat
arg-first = The first player
arg-second = The player they swap with
arg-joining = Who may join
arg-note = A line to add to your note
arg-clear = Delete the old note first
arg-pings = How you are notified when it is your turn
arg-heads-up = Also be notified when you are probably next
arg-avoid = Someone you do not want to play with; name them again to remove them
arg-setup-language = Language of new tables, and for members whose language I do not speak
arg-setup-pace = Pace of new tables
arg-limit = How many tables may be open at the same time, 0 = no limit
arg-channel = A channel for tables (name it again to remove it)
arg-setup-role = A role that may open tables (name it again to remove it)

name-invite = invite
name-watch = watch
name-who = who
name-replace = replace
name-swap = swap
name-renew = renew
name-note = note
name-setup = setup
name-person = person
name-stop = stop
name-first = first
name-second = second
name-joining = joining
name-private = private
name-clear = clear
name-pings = pings
name-heads-up = heads-up
name-avoid = avoid
name-pace = pace
name-limit = limit
name-channel = channel
