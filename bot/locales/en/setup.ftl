# What admins see and do with /setup beside the settings: open tables, results, the audit log.

## Open tables

setup-tables = Open tables ({ $count }){ $pages ->
    [one] {""}
   *[other] {" "}· { $page } of { $pages }
}
setup-tables-none = No table is open on this server.
setup-table-private = { $status ->
    [lobby] Private, not started · nothing new since { $last }
   *[other] Private, running · last move { $last }
}
setup-table-state = { $state ->
    [lobby] Not started · { $seated ->
        [one] one player
       *[other] { $seated } players
    }
    [paused] Paused · { $seated } at the table
    [waiting] Waiting for { $waiting ->
        [one] one player
       *[other] { $waiting } players
    } · { $seated } at the table
   *[other] House bots are to move · { $seated } at the table
}{ $league ->
    [true] {" "}· league
   *[false] {""}
}
setup-table-since = { $what ->
    [moved] Last move { $last } · move { $moves }
   *[other] Opened { $last }
}
setup-table-kind = { $kind ->
    [private] private
    [league] of a league: its organisers decide
    [lobby] not started
   *[other] running
}
setup-pick = End a table …
setup-end-lost = { $kind ->
    [private] If you end this private table, it stops without a result. A game that has started can be resumed by its players within a week with /table back; then it is lost.
    [lobby] If you end this table, it never starts, and { $people ->
        [one] one player loses
       *[other] { $people } players lose
    } their seats. Anyone who had one can reopen it with /table renew.
   *[other] If you end this table, the game of { $people ->
        [one] one player
       *[other] { $people } players
    } stops after { $moves ->
        [one] one move
       *[other] { $moves } moves
    }: no result, nothing for ratings and statistics. Its players can resume it within a week with /table back; then it is lost.
} The table will be told that you ended it.
setup-ended = { $table } has ended, and its players have been told.
button-setup-end = End this table
button-setup-back = Back to the list
lobby-call-closed = { $mentions }: { $name } manages this server and has closed { $table } ([the table]({ $link })).

## Results

setup-results-done = { $count ->
    [0] No public table has been finished on this server yet.
    [one] The results of one finished public table, one line per seat.
   *[other] The results of { $count } finished public tables, one line per seat.
} { $private ->
    [0] Players who hide their names in statistics are not named here, either.
    [one] Players who hide their names in statistics are not named here, either; one private table is left out.
   *[other] Players who hide their names in statistics are not named here, either; { $private } private tables are left out.
}
results-column = { $column ->
    [table] table
    [game] game
    [options] options
    [opened] opened (UTC)
    [ended] ended (UTC)
    [rated] rated
    [league] league
    [seats] seats
    [moves] moves
    [seat] seat
    [began] player at the start
    [finisher] player at the end
    [id] id
    [place] place
    [rank] place with house bots
    [hints] hints
   *[points] points
}
results-yes = yes
results-hidden = hidden

## The audit log

setup-audit-gone = The channel of the audit log was deleted: choose another one with /setup audit.
setup-audit-lacks = I do not have the “{ $permission }” permission in { $channel }, so nothing can be written to the audit log.
setup-audit-waiting = { $count ->
    [0] {""}
    [one] One entry is waiting.
   *[other] { $count } entries are waiting.
}
audit-on = 📋 { $who } chose this channel for the audit log: what people do with /setup and /rescue is reported here.
audit-off = { $channel ->
    [none] 📋 { $who } turned off the audit log.
   *[other] 📋 { $who } moved the audit log to { $channel }.
}
audit-settings = ⚙️ { $who } changed settings:
audit-open-post = 📌 { $who } put a post for opening and joining tables in { $channel }.
audit-results = 📄 { $who } downloaded all results ({ $count ->
    [one] one table
   *[other] { $count } tables
}).
audit-resume = ▶️ { $who } ended the pause of { $table }.
audit-pace = ⏱️ { $who } changed the pace of { $table } to { $pace }.
audit-house-bot = 🤖 { $who } let a house bot play seat { $seat } at { $table }.
audit-end = 🏁 { $who } ended { $table } without a result.
audit-end-private = 🏁 { $who } ended { $table }, a private table, without a result.

## Commands

cmd-setup-tables = Show the open tables of this server, and end one
cmd-setup-results = Download the results of all finished public tables as CSV
cmd-setup-audit = Choose the channel in which I report what admins do with /setup and /rescue
arg-setup-audit = The channel (name it again to turn the audit log off)
arg-per-person = How many tables one person may have with others at a time, 0 = no limit
name-tables = tables
name-results = results
name-audit = audit
name-per-person = per-person
