# Leagues: servers that take part besides the league’s own.

## What organisers see

button-league-servers = Servers
league-servers-title = 🌐 Servers of { $name }
league-servers-about = Another server joins with a code from here, which somebody who manages that server types into /setup league. Its people sign up there, and tables open where most of their players signed up if all of them can see the league’s channel there; all others open on the home server (🏠), of which everyone who plays must be a member. Only this server’s rights make somebody an organiser.
league-servers-off = Remove a server …
button-league-code = Invite a server
button-league-no-code = Withdraw the code
league-code = 🎟️ Code for one server: `{ $code }`
    Give it to somebody who manages that server. There, they type /setup league with this code and a channel. It works once, for { $days } days; a new code replaces it.
league-code-withdrawn = { $was ->
    [yes] 🚫 The code no longer works.
   *[no] There is no code to withdraw.
}
league-off-sure = Remove { $server } from this league? Its people stay in: tables that run there move to the home server, and all others open elsewhere. To come back it needs a new code.
button-league-off = Remove it
league-off-done = 🚪 { $server } no longer takes part. Its people stay in.
league-post-server_joined = 🌐 { $server } takes part in this league now: people sign up there, too.
league-post-server_left = 🌐 { $server } no longer takes part in this league{ $why ->
    [organiser] : organisers removed it
    [removed] : it removed me
   *[admin] : it has left
}. Its people stay in, and tables that run there move.
league-post-home_passed = 🏠 The league’s home server removed me: its home is { $server } now. Nobody is out of the season, and running tables move there. New ones open in three days, so that everyone can join { $server }{ $invite ->
    [none] {""}
   *[other] : { $invite }
}
notice-league-moved = 🚚 The table has moved to the league’s home server: the game continues here. No clock ran in the meantime.
league-log-server_invited = { $by } made a code for another server
league-log-server_uninvited = { $by } withdrew the code for another server
league-log-server_joined = { $server } joined the league
league-log-server_left = { $server } no longer takes part{ $why ->
    [organiser] : { $by } removed it
    [removed] : it removed me
   *[admin] {""}
}
league-log-home_passed = { $server } is the league’s home now, because the former one removed me
league-log-table_moved = The table moved to the league’s home server

## What people see

league-several-servers = 🌐 Several servers take part: a table opens on the one where most of its players signed up if all of them can see the league’s channel there, otherwise on the league’s home server
error-league-not-home = { $server ->
    [none] To play in this league you must be a member of its home server, which everyone can see. Ask its organisers for an invitation, then press the button again.
   *[other] To play in this league you must be a member of its home server, { $server }, which everyone can see. { $invite ->
        [none] Ask its organisers for an invitation
       *[other] Join it here: { $invite }
    }. Then press the button again.
}
error-league-home-unknown = I cannot look up right now whether you are a member of the league’s home server. Nothing was changed: try again in a minute.
error-league-only-at-home = { $server ->
    [none] The league’s channel and its organisers’ role can only be changed on its home server.
   *[other] The league’s channel and its organisers’ role can only be changed on its home server, { $server }.
}

## What admins of another server see

setup-league-title = 🌐 This server takes part in these leagues of other servers:
setup-league-none = This server takes part in no league of another server. To join one, ask its organisers for a code (/league todo, “Servers”), then use /setup league with the code and a channel. To follow a season that another bot runs, give the address of its signed log instead of a code.
setup-league-joined = ✅ This server takes part in { $name } now. Its posts and tables will be in { $place }.
setup-league-left = 🚪 This server no longer takes part in { $name }. Its people stay in.
setup-league-sure = Leave { $name }? The people of this server stay in, and tables that run here move to the league’s home server. To come back you need a new code.
button-setup-league = Leave { $name }
button-setup-league-leave = Leave the league
error-league-no-channel = Choose a channel, too: the league posts and plays there.
error-league-invitation = { $why ->
    [home] That code is for other servers: the league belongs to this one.
    [joined] This server already takes part in that league.
   *[unknown] That code does not work: it may be mistyped, used up, withdrawn or older than a week. Ask the league’s organisers for a new one.
}
audit-league-joined = 🌐 { $who } had this server join the league { $league }.
audit-league-left = 🌐 { $who } had this server leave the league { $league }.
cmd-setup-league = Join or leave leagues of other servers, or follow a season that another bot runs
arg-setup-league-code = The organisers’ code, or the address of another bot’s season log (leave it out to see all)
name-code = code

## Dates as events of a server

league-event-signup = { $league }: sign-up ends
league-event-signup-about = Sign-up for season { $season } of { $league } ends at the end of this event.
league-event-round = { $league }: { $round } ends
league-event-round-about = At the end of this event the time of { $round } is over in season { $season } of { $league }: from then on clocks run faster.
league-event-last = { $form ->
    [knockout] { $league }: the final
   *[usual] { $league }: the season ends
}
league-event-last-about = { $form ->
    [knockout] The final of season { $season } of { $league } should be over at the end of this event.
   *[usual] The last day of season { $season } of { $league } is over at the end of this event.
}
setup-league-dates = 🗓️ A league’s dates as events of this server (sign-up, rounds, last day):
setup-league-dates-line = { $name }: { $state ->
    [on] on
    [create_events] on, but I do not have the “Create Events” permission
    [full] on, but this server has 100 events, the most that Discord allows
   *[off] off
}
setup-league-dates-which = Switch a league’s events on or off …
setup-league-dates-switch = { $on ->
    [yes] Switch on
   *[no] Switch off
}: { $name }
setup-league-dates-on = ✅ The dates of { $name } become events of this server. Discord notifies only those who are interested.
setup-league-dates-off = ✅ The events of { $name } are removed from this server.
audit-league-dates-on = 🗓️ { $who } switched events for the league { $league } on.
audit-league-dates-off = 🗓️ { $who } switched events for the league { $league } off.
league-log-events_on = { $by } switched events for the league’s dates on
league-log-events_off = { $by } switched events for the league’s dates off
league-log-event_removed = Somebody removed an event for a date of the league, or ended it; it is not made again
league-post-events_problem = { $why ->
    [full] 🗓️ I cannot schedule the league’s dates as events{ $server ->
        [none] {""}
       *[other] { " " }on { $server }
    }: the server has 100 events, the most that Discord allows. As soon as there is room, I go on by myself.
   *[create_events] 🗓️ I cannot schedule the league’s dates as events{ $server ->
        [none] {""}
       *[other] { " " }on { $server }
    }: I do not have the “Create Events” permission. As soon as I have it, I go on by myself; /setup league switches the events off.
}
league-todo-events = { $why ->
    [full] The league’s dates are not events yet: a server has 100 events, the most that Discord allows
   *[create_events] The league’s dates are not events yet: I do not have the “Create Events” permission on a server
}
