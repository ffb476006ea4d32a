# Personal settings and views: /me, notes, turns, direct messages.

## Settings

me-pings = When it is your turn, you get { $pings }.
me-heads-up = { $notified ->
    [yes] You are also notified when you are probably next.
   *[no] You are not notified when you are probably next.
}
me-avoids = On your avoid list: { $names } (only you can see this).
me-now = I answer you in English. Colors of the pictures that only you can see: { $palette }.
me-mark = { $decisions ->
    [0] Nothing is shown next to your name in lobbies on this server yet.
   *[other] You answered { $answered } of your last { $decisions ->
           [one] 1 decision
          *[other] { $decisions } decisions
       } on this server yourself and in time; { $shown ->
        [yes] lobbies show ⏱️ { $answered }/{ $decisions } next to your name.
       *[no] nothing is shown next to your name in lobbies yet.
    }
} The mark appears after { $enough } decisions and counts the last { $window }. A decision that a house bot makes for you after a time-out counts as missed; vacations, private tables and games against house bots only do not count.
palette-night = Night
palette-day = Day
palette-contrast = High contrast
palette-clear = Color-blind friendly
pings-thread = a mention in the thread
pings-dm = a direct message
pings-both = a mention and a direct message
pings-none = no notification on Discord
cmd-me = View and change your settings: language, notifications, picture colors
arg-language = The language
arg-palette = Picture colors
arg-pings = How you are notified when it is your turn
arg-heads-up = Also be notified when you are probably next
arg-avoid = Someone you do not want to play with; name them again to remove them
name-me = me
name-language = language
name-palette = palette
name-pings = pings
name-heads-up = heads-up
name-avoid = avoid
error-avoids-enough = Your avoid list can have at most { $most } people.

## Notes

note-now =
    📝 Only you can see this:
    { $note }
note-empty = You have no note at this table. Write one with /note text
error-note-too-long = A note can have at most { $most } characters. Start over with /note clear:True
error-note-changed = Your note was changed elsewhere meanwhile. Look at both, and save again.
cmd-note = Your private note at a table
arg-note = A line to add to your note
arg-clear = Delete the old note first
name-note = note
name-clear = clear

## Turns

turns-none = No table is waiting for you.
turns-title = { $count ->
    [one] One table is waiting for you
   *[other] { $count } tables are waiting for you
}
turns-since = it became your turn { $since }
turns-due = time runs out { $due }
turns-play = Play at #{ NUMBER($table, useGrouping: 0) }
button-before = Previous
button-after = Next
cmd-myturns = Show every table that is waiting for you, on all servers
name-myturns = myturns

## Direct messages and pings

dm-turn =
    { $table } is waiting for you: { $link }
dm-next =
    You are probably next at { $table }: { $link }
dm-asked =
    { $table } needs your answer: { $link }
dm-asked-closed = { $mention }, your answer is needed here. (I could not send you a direct message.)
dm-turn-closed = { $mention }, it is your turn. (I could not send you a direct message.)
post-next = { $mention }, you are probably next.

lapsed-zone = ⚠️ Your time zone “{ $zone }” is not known here any more. Until you choose another one with `/hours`, your hours count in UTC.
lapsed-palette = ⚠️ The palette that you chose no longer exists: you see the usual one. `/me` has the others.
lapsed-language = ⚠️ The language that you chose is no longer available: the one of your Discord applies. `/me` has the others.

## Languages

button-languages = Languages
me-language = 🌐 { $name }: { $state }. What is missing appears in English.
me-language-menu = Language
language-share = { $percent }% translated
language-unread = not reviewed by a native speaker yet
language-host = Everything but the games
language-part = { $done } of { $all } texts, { $percent }%
