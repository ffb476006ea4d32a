# Table manners: who sits, is invited and watches, notes, settings of people and servers.

card-invited = Only who is invited may join: /table invite
card-private = It is played in a private thread.
card-expired = Nobody has come for a week, so this table was put away. { $owner }, one tap brings it back.
button-renew = Keep it open
invitation = { $guest }: { $name } invites you to { $table } ({ $place }).
done-watch = You watch { $table }.
done-unwatch = You watch { $table } no longer.
done-replace = { $name } has the seat now.
done-swap = The seats now follow this order: { $names }.
done-lots = The seats are drawn by lot again.
who-plays = Playing ({ $count }): { $names }
who-watches = Watching ({ $count }): { $names }
who-invited = Invited ({ $count }): { $names }
who-more = and { $count } more
note-now =
    📝 Only you see this:
    { $note }
note-empty = You have no note at this table. Write one: /note text

## How a person is treated

me-pings = When it is your turn: { $pings }.
me-heads-up = { $told ->
    [yes] You are also told when you are probably next.
   *[no] You are not told when you are probably next.
}
me-avoids = You do not sit down with: { $names } (nobody else sees this).
pings-thread = a mention in the thread
pings-dm = a direct message
pings-both = a mention and a direct message
pings-none = no call at all
post-next = { $mention }, you are probably next.
dm-turn =
    { $table } waits for you: { $link }
dm-next =
    You are probably next at { $table }: { $link }
dm-asked =
    { $table } needs your answer: { $link }
dm-asked-closed = { $mention }, your direct messages are closed to me: your answer is needed here.
dm-turn-closed = { $mention }, your direct messages are closed to me: it is your turn.

## What admins decide

setup-title = Tables on this server
setup-language = { $language ->
    [en] Language of new tables: English
    [de] Language of new tables: German
   *[none] Language of new tables: that of the server
}
setup-pace = Pace of new tables: { $pace }
setup-pace-unset = as usual
setup-pace-none = no clock
setup-pace-live = live (minutes)
setup-pace-fast = fast (12 hours a move)
setup-pace-standard = standard (24 hours a move)
setup-pace-relaxed = relaxed (72 hours a move)
setup-limit = { $limit ->
    [0] Open tables: as many as you like
   *[other] Open tables: at most { $limit }
}
setup-newcomers = { $most ->
    [0] Newcomers: sit at as many tables as they like
    [one] Newcomers: sit at one table until they have finished it
   *[other] Newcomers: sit at { $most } tables at most until they have finished one
}
setup-channels = Tables are opened in: { $channels }
setup-roles = Tables are opened by: { $roles }
setup-all = all
setup-about = Name a channel or a role again to take it out; limit 0 and newcomers 0 lift the limits.
joining-open = Whoever wants to
joining-invited = Only who is invited

## Mistakes

error-not-welcome = { $who ->
    [invited] That is only for those who are invited.
    [avoids] Somebody whom you avoid is there. Whom you avoid is on /me
   *[avoided] You cannot join this company.
}
error-note-too-long = A note has at most { $most } characters. Start afresh with /note clear:True
error-avoids-enough = You can avoid at most { $most } people.
error-not-here = On this server tables are opened in { $channels }.
error-no-private-threads = { $why ->
    [channel] There are no private threads in this channel, and this table was to have one. Open it in a text channel, or with where: thread.
   *[forbidden] I may not open private threads here, and this table was to have one. Give me the permission Create Private Threads, or open it with where: thread.
}
error-role-needed = On this server tables are opened by { $roles }.
error-enough-tables = This server allows { $most } open tables, and there are as many. Finish one first.
error-not-admin = Only who may manage the server decides this.

error-too-many-lobbies = You have { $most } tables that have not begun, as many as you may have on this server. Start one first, or leave it with /table leave: { $tables }.
error-too-many-tables = { $who ->
    [you] You are new here: until you have finished a game with others on this server, you sit with others at { $most ->
        [one] one table
       *[other] { $most } tables
    } at most, and you do already: { $tables }. Finish one first, or leave one that has not begun with /table leave.
   *[other] { $name } is new here, sits at as many tables as a newcomer may ({ $most }), and must finish one first.
}
error-too-many-drawings = I am drawing { $most } pictures for you already. Wait for these, or ask for the words alone.
error-too-often = { $act ->
    [tables] You have opened many tables within an hour. You can open the next one { $until }.
    [invites] You have invited many people within an hour. You can invite the next one { $until }.
    [invited] This person was invited to this table within the last hour. You can invite them again { $until }.
    [proposals] You have proposed a lot to this table within an hour. You can propose something again { $until }.
    [takebacks] You have taken many moves back at this table within an hour. You can do that again { $until }; until then, ask the others: /propose takeback
    [wants] Whoever has the seat was asked within the last hour. You can ask again { $until }.
    [quits] You have given up a seat at this table several times within an hour. You can do it again { $until }.
    [vacations] You have changed your vacation often within an hour, and every table was told. You can change it again { $until }.
    [films] You have shown several films to everybody within an hour. The next one goes { $until }; without public:True you can see one now.
    [renewals] A lobby is brought up again at most once an hour, here { $until }. It stays open for a week in any case.
   *[other] You have done that often within an hour. You can do it again { $until }.
}

## Commands

cmd-table-invite = Invite somebody to play or to watch
cmd-table-watch = Watch a table, or stop watching it
cmd-table-who = Who plays, watches and is invited
cmd-table-replace = Give a seat of the lobby to somebody else (a running game: substitute)
cmd-table-swap = Exchange two seats of the lobby; without names: draw lots again
cmd-table-renew = Keep a lobby open for another week
cmd-note = Your private note at a table
cmd-setup = Settings of this server’s tables
arg-person = The person
arg-stop = Stop watching
arg-replaced = Who gives the seat up
arg-first = A player
arg-second = The player who changes places
arg-joining = Who may join
arg-note = A line to add to your note
arg-clear = Throw the old note away first
arg-pings = How you are called when it is your turn
arg-heads-up = Be told, too, when you are probably next
arg-avoid = Somebody you do not want to sit with; name again to forgive
arg-setup-language = Language of new tables, and of people whose own I do not speak
arg-setup-pace = Pace of new tables
arg-newcomers = At how many tables somebody sits before they have finished one here (usually 2), 0 = no limit
arg-limit = How many tables may be open at a time, 0 = no limit
arg-channel = A channel for tables (again: no longer)
arg-setup-role = A role that may open tables (again: no longer)

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
name-newcomers = newcomers
name-channel = channel
