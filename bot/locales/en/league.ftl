# Leagues: founding, sign-up, divisions, standings, and what a season posts.

cmd-league = Leagues: seasons with sign-up, divisions and standings
name-league = league
arg-league = The league, if there are several here
cmd-league-list = The leagues of this server
name-league-list = list

league-line = **{ $name }** · season { $number } · { $stage } · { $place }
league-stage = { $stage ->
    [signup] sign-up is open
    [closed] sign-up has closed
    [draft] the divisions are being drawn up
    [running] in progress
    [overtime] in overtime
    [over] finished
   *[cancelled] cancelled
}

## Why something is not possible

error-no-league = There is no league on this server yet. Organisers found one with /league new.
error-which-league = Which league do you mean? Choose one: { $leagues }.
error-unknown-league = There is no such league on this server.
error-not-organiser = Only organisers of this league can do that: { $role ->
    [none] the server’s admins
   *[other] { $role }
}.
error-wrong-stage = That is not possible at this point of the season: { $stage ->
    [signup] sign-up is still open.
    [closed] sign-up has closed.
    [draft] the divisions are being drawn up.
    [running] it is in progress.
    [overtime] it is in overtime.
    [over] it is over.
   *[cancelled] it was cancelled.
}
error-league-reason = This needs a reason that everyone can read. Name one.
error-league-change-reason = Somebody has already signed up, so every change needs a reason that everyone can read. Nothing has changed yet: send it again with a reason.{ $name ->
    [none] {""}
   *[other] {" "}You typed for “{ $name }”: { $value }
}
error-league-rules-changed = The rules were changed while you were reading them, so nothing was stored. Press *Sign up* on the card again to see what they are now.

## A season: its card and its rules

league-season = 🏆 { $name } · season { $number }
league-stage-now = Now: { $stage }
league-game = { $games ->
    [one] **{ $game }** · one game each, at tables of { $size }
   *[other] **{ $game }** · { $games } games each, at tables of { $size }
}
league-form-cup = Cup: groups first, then tables of winners.
league-form-ladder = Ladder: whoever wants a table gets one with people of similar strength.
league-form-swiss = Swiss event: in each round you meet people who stand level with you, and nobody twice as long as that is possible.
league-swiss-opening = { $opening ->
    [by_host] 🔁 The organisers open each round once the last one is over
   *[automatic] 🔁 A round opens as soon as the last one is over. If it takes longer than its share of the time, its clocks run four times as fast, and in the end house bots finish what is left
}
league-swiss-up = { $up ->
    [0] 🏆 The standings after the last round decide
   *[other] 🏆 The first { $up } of the standings then play tables of winners
}
league-swiss-ties = ⚖️ Level on points: first the points of the opponents met, then the tables played together, then the harder seats, then the lot. A bye does not count as a game
league-pace = ⏳ { $pace }: { $about }
league-days = 📅 { $first } to { $last }
league-until = ✍️ Sign-up until { $until }
league-signed = { $places ->
    [0] { $count ->
        [0] 👥 Nobody has signed up yet
        [one] 👥 1 player
       *[other] 👥 { $count } players
    }
   *[other] 👥 { $count } of { $places } places taken
}
league-entered = ⏱️ Entered late: { $count }
league-waiting = ⌛ On the waiting list: { $count }
league-alternates = 🔄 Alternates: { $count }
league-by = Organisers: { $who }
league-by-admins = the server’s admins
league-organised = Organisers: { $who } · News in { $place }
league-own-rules = The organisers’ rules
league-at-once = { $most ->
    [one] 🪑 One table at a time
   *[other] 🪑 At most { $most } tables at a time, newcomers { $newcomers }
}
league-points = 🏅 Points by place: { $points }; tied places share them
league-points-other = -# At tables of another size: { $points }
league-points-size = { $points } for { $size }
league-floor = { $form ->
    [ladder] 📏 Finish at least { $least } tables yourself: whoever has fewer, leaves or is excluded comes below everyone else and can’t win
   *[other] 📏 Finish at least half of your tables yourself ({ $least } of { $games }): whoever doesn’t, leaves or is excluded comes below everyone else and can neither move on nor win
}
league-late = { $how ->
    [place] ⏱️ After the draw you can still enter: you take over the place of somebody who left, with their tables that are not over. Tables that they finished stay theirs; the floor is the same for you ({ $least ->
            [one] one table
           *[other] { $least } tables
        })
    [round] ⏱️ After the start you can still enter: you play from the next round on. Points count per table; the floor is the same for you ({ $least ->
            [one] one table
           *[other] { $least } tables
        })
   *[fewer] ⏱️ After the draw you can still enter: you take over single seats of people who left, one after the other, and play fewer tables. Points count per table; the floor is the same for you ({ $least ->
            [one] one table
           *[other] { $least } tables
        })
}
league-late-name-no = No
league-late-name-place = The place of somebody who left
league-late-name-fewer = Fewer tables, single seats
league-divisions = 🪜 Divisions of about { $size }: { $up ->
    [one] one moves up
   *[other] { $up } move up
}, { $down ->
    [one] one moves down
   *[other] { $down } move down
}
league-budget = 🌴 Up to { $vacation } days of vacation in the season; a table pauses for { $pause } days at most
league-cards = ⚠️ If you let others wait, quit or don’t begin: first a warning, then a yellow card, then a red one
league-rated = { $rated ->
    [yes] 📈 The tables count for ratings
   *[no] 📈 The tables do not count for ratings
}
league-after-change = { $how ->
    [must_confirm] 📝 If a rule changes before the draw, you are in only if you confirm it; whoever doesn’t by the drafting of the divisions is withdrawn, without a mark
   *[may_leave] 📝 If a rule changes before the draw, you can withdraw without a mark
}
league-coached = 🎓 Once the season is over, the standings show everybody’s mistakes a game as the coach counts them, if all who played agree; public pages then also show how far ahead it saw each player, round by round. Nobody has to, and nobody learns who did not
league-game-of-week = 🎲 Every week the closest game is shown to all, with its turning points
league-delay = 🌐 Public pages show tables in play with a delay of { $moves ->
    [one] one move
   *[other] { $moves } moves
}
league-wants-role = 🔑 Only for { $role }
league-wants-finished = { $count ->
    [one] 🔑 You need one finished table on this server
   *[other] 🔑 You need { $count } finished tables on this server
}
league-wants-timeouts = { $count ->
    [0] 🔑 No time-out in the last 90 days
    [one] 🔑 At most one time-out in the last 90 days
   *[other] 🔑 At most { $count } time-outs in the last 90 days
}
league-wants-approval = 🔑 The organisers approve everyone who signs up
league-wants-places = 🔑 { $count } places; after that there is a waiting list
button-league-join = Sign up
button-league-late = Waiting list
button-league-want = I want a table
league-want-on = 🎲 You are waiting for a table; it opens as soon as enough people want one.
league-want-off = You are no longer waiting for a table.
league-form-name-season = Season with divisions
league-form-name-cup = Cup
league-form-name-ladder = Ladder
league-form-name-swiss = Swiss event
league-opening-name-automatic = By themselves
league-opening-name-by_host = An organiser opens them
button-league-no-want = No longer wait
button-league-rules = All rules
button-hours-back = Continue

## Signing up

league-hours = 🌙 You are awake from { $wakes } to { $sleeps } ({ $zone }): your clocks run only then, and notifications wait until the morning
league-hours-all = 🌙 Your clocks run around the clock ({ $zone }); /hours changes that
button-league-sign = I accept: sign me up
button-league-alternate = Be an alternate
button-league-no-alternate = No longer an alternate
button-league-withdraw = Withdraw
league-entry = { $status ->
    [in] ✅ You are signed up.
    [waiting] ⌛ You are number { $place } on the waiting list.
    [asked] ⌛ You have signed up; the organisers still have to approve.
    [withdrawn] You have withdrawn.
    [left] You have left this season.
    [red] 🟥 You are out of this season after a red card.
   *[none] You are not signed up to play.
}
league-too-late = Sign-up is over. You can still be an alternate: when a seat becomes free, I may ask you.
league-entry-about = Until the tables are drawn you can change this at any time, or withdraw. Nobody but you sees whom you don’t want to meet.
league-confirm-about = 📝 The rules have changed since you agreed to them. You stay in only if you confirm them by { $until }; if they don’t suit you, withdraw, and nothing is held against you.
league-change-reason = Reason: { $reason }
league-more-changes = … and more: *All rules* on the card shows what holds now
button-league-confirm = Confirm the changes
league-entry-late = As soon as a place that fits becomes free (it may be so already), you get it, and I tell you. Until then you can change this, or withdraw. Nobody but you sees whom you don’t want to meet.
league-chosen-at-once = { $count ->
    [one] 🪑 One table at a time
   *[other] 🪑 Up to { $count } tables at a time
}
league-chosen-avoids = { $count ->
    [0] 🚫 You are happy to meet anyone
    [one] 🚫 There is one person you won’t meet
   *[other] 🚫 There are { $count } people you won’t meet
}
league-chosen-alternate = { $on ->
    [yes] 🔄 You are an alternate: when a seat becomes free, I may ask you
   *[no] 🔄 You are not an alternate
}
league-coach-answer = { $agrees ->
    [curves] 🎓 The coach may count your mistakes once the season is over, and public pages may show how far ahead it saw you, round by round
    [yes] 🎓 The coach may count your mistakes once the season is over
   *[no] 🎓 The coach may not count your mistakes, and public pages may not show how far ahead it saw you
}
button-league-coach = The coach may count my mistakes once the season is over
button-league-no-coach = The coach may not count my mistakes after all
league-tables-at-once = { $count ->
    [one] One table at a time
   *[other] Up to { $count } tables at a time
}
league-at-once-which = How many tables at a time?
league-avoid-which = Whom don’t you want to meet? (at most { $most })

## Teams

league-teams = 👥 Teams of up to { $most }: people of one team never meet at a table
league-teams-about = -# A team scores the average of all its people’s games. If a seat becomes free, its own team is asked first; somebody from another team may play there, but scores for no team.
league-teams-approval = -# The founder of a team decides who joins it.
league-team-number = Team { $number }
league-team-none = No team yet: { $people }
league-team-standings = Teams
league-team-row = { $games ->
    [one] { $place }. { $team } · { $rate } a game (1 game, { $wins } won, best player { $best })
   *[other] { $place }. { $team } · { $rate } a game ({ $games } games, { $wins } won, best player { $best })
}
league-team-first = The picture shows the first { $shown } of { $count ->
    [one] one team
   *[other] { $count } teams
}; the file has all of them.
league-chosen-team = { $team ->
    [none] { $status ->
        [none] 👥 You are in no team: as an alternate you may name one
        [withdrawn] 👥 You are in no team: as an alternate you may name one
       *[other] 👥 You are in no team yet: the draft puts you into one
    }
   *[other] { $status ->
        [none] 👥 As an alternate you step in for { $team } first
        [withdrawn] 👥 As an alternate you step in for { $team } first
       *[other] 👥 You play for { $team }
    }
}
league-team-waits = ⏳ You have asked to join { $team }: { $founder } decides
league-team-waiting = ⏳ { $names } would like to join { $team }: you decide
league-team-answer = { $lets ->
    [yes] ✅ { $name } plays for { $team } now.
   *[no] 🚫 { $name } does not join { $team }.
}
league-post-team_asked = { $count ->
    [one] 👥 { $names } would like to join your team { $team }. You decide, here or with /league join; without an answer the draft finds them a team.
   *[other] 👥 These people would like to join your team { $team }: { $names }. You decide, here or with /league join; without an answer the draft finds them a team.
}
league-post-team_asked-none = 👥 Nobody is waiting to join your team any more.
league-post-team_answered = { $answer ->
    [yes] 👥 You play for { $team } now: your wish to join was granted.
    [no] 👥 { $team } has not let you in. With /league join you can choose another team.
   *[late] 👥 Nobody answered in time whether you may join { $team }. You play for { $other }.
}
league-post-team_unanswered = 👥 You were asked whether { $name } may join { $team }, and the time for an answer is over: { $name } plays for { $other }.
league-team-which = Which team do you play for?
league-team-draft = No team: the draft decides
league-team-choice = { $free ->
    [0] { $team } (full)
    [one] { $team } (one place)
   *[other] { $team } ({ $free } places)
}
button-league-team-new = Found a team
league-team-form = Your team
league-team-label = Name of the team
league-team-hint = At most { $most } characters; if it exists, you join it
league-post-teams = 👥 The teams:
league-draft-title-teams = 👀 Draft of the teams
league-post-draft-teams = 👀 The draft is ready: everybody has a team. It is published on { $first }; until then people may still change theirs.
league-draft-about-undivided = Only organisers see this. Everything is published at the start of the season, or at once with the button.
league-draft-few-teams = { $count ->
    [one] ⚠️ There is only one team: nobody has anybody to play with. People can still found or change teams with *Sign up* on the card.
   *[other] ⚠️ There are only { $count } teams, so tables have at most { $count } people instead of { $size }. People can still found or change teams with *Sign up* on the card; fewer people in a team make more of them (/league set).
}
error-league-team = { $why ->
    [full] { $team } is full: a team has at most { $most } people. { $free ->
        [none] No other team has a place, but you can found one.
       *[other] These have a place: { $free }. Or found one of your own.
    }
    [long] A team’s name has at most { $most } characters.
    [empty] A team’s name needs letters or digits that can be seen.
    [founder] Only whoever founded { $team } decides who joins it; if they have left it, whoever joined it first.
    [answered] Nobody is waiting for that any more: it has been answered, they have changed their mind, or the tables have been drawn.
    [entry] First sign up, or become an alternate: then you can name a team.
    [drawn] The tables have been drawn, so { $team ->
        [none] you cannot join a team any more.
       *[other] you stay in { $team }.
    }
   *[none] This season has no teams.
}
error-league-team-sits = Somebody from { $team } plays at this table now, and people of one team do not meet.

## Divisions, schedule, standings

league-division = { $form ->
    [cup] { $number ->
        [0] Tables of winners
       *[other] Group { $number }
    }
    [swiss] { $number ->
        [0] Tables of winners
       *[other] Swiss event
    }
    [ladder] Ladder
    [teams] Teams
    [single] Standings
   *[other] Division { $number }
}
league-marks = -# ⬆️ promoted · ⬇️ relegated · ↗️ moved up for somebody who withdrew · 🌱 new · ✋ moved by the organisers · ⏱️ entered late
league-somebody = somebody
league-row = { $games ->
    [one] { $place }. { $name } · { $points } (1 game)
   *[other] { $place }. { $name } · { $points } ({ $games } games)
}
league-dissolves = 🪜 { $count ->
    [one] Too few players are left for division { $first }: it dissolves, and all who stay play in division { $into } next season
   *[other] Too few players are left for the divisions from { $first } on: they dissolve, and all who stay play in division { $into } next season
}, unless enough new ones sign up.
league-row-below = { $why ->
    [left] left the season
    [red] excluded
   *[few] too few tables finished
}
league-row-range = places { $best }–{ $worst } possible
league-row-quality = mistakes a game: { $mistakes } (−{ $lost } ± { $error })
league-quality-about = Mistakes a game: moves that the coach is sure cost more than 1 { $unit }, and in brackets what they cost together, with the standard error; averaged over the games in which somebody took a place.
league-quality-none = { $why ->
    [missing] Mistakes a game are not shown: not everybody who played has agreed to that.
    [pending] Mistakes a game follow when the coach has looked at all tables: { $done } of { $tables } so far.
   *[none] Mistakes a game are not shown: the coach could not judge these tables.
}
button-league-form-0 = Picture
button-league-form-1 = In words
button-league-form-2 = CSV
league-more = … and more
league-more-schedule = … and more: /league schedule
league-more-standings = … and more: /league standings
league-change = { $name }: { $before } → { $after }
league-founded = ✅ Founded. The sign-up card appears in { $place }; until sign-up closes you can change everything with /league set.
league-close-done = ✅ The league is closed.
league-changed = ✅ This is how it stands now.
league-draft-title = 👀 Draft of the divisions
league-draft-about = Only organisers see this. Pick somebody to move them. The divisions are published at the start of the season, or at once with the button.
league-draft-published = The divisions have been published.
league-draft-who = Move whom?
league-draft-where = { $name }: where to?
league-draft-moved = ✅ { $name } is now in division { $division }.
button-league-draft = Look at the draft
button-league-publish = Publish now
button-league-mine = My tables
button-league-standings = Standings
league-mine-none = You don’t play in this season.
league-mine-place = { $division }: you are no. { $place }, with { $points } points from { $games ->
    [one] one game
   *[other] { $games } games
}.
league-mine-open = { $open ->
    [0] All your tables are over.
    [one] One of your tables is still open: you can reach up to { $possible } points.
   *[other] { $open } of your tables are still open: you can reach up to { $possible } points.
}
league-mine-range = { $best ->
    [same] Nothing can change your place any more.
   *[other] Still possible: places { $best } to { $worst }.
}
league-mine-up = { $prospect ->
    [sure] ⬆️ Your promotion is certain.
    [possible] ⬆️ Promotion is still possible.
   *[out] ⬆️ Promotion is out of reach.
}
league-mine-down = { $prospect ->
    [sure] ⬇️ You will be relegated.
    [possible] ⬇️ You may still be relegated.
   *[out] ⬇️ You are safe from relegation.
}
league-mine-playing = ▶️ { $place }: { $people }
league-mine-planned = 🕓 not begun: { $people }
league-mine-over = { $place ->
    [0] ✅ { $people }: { $points } points
   *[other] ✅ { $people }: place { $place }, { $points } points
}
league-schedule-none = The tables have not been drawn yet.

## What a season posts

league-post-closed = { $count ->
    [one] ✍️ Sign-up has closed: one player. The tables are drawn on { $first }.
   *[other] ✍️ Sign-up has closed: { $count } players. The tables are drawn on { $first }.
}
league-post-digest = -# All lots of this season come from a secret number that is already fixed; its SHA-256 is `{ $digest }`. The number follows with the tables, so that anyone can check.
league-post-draft = 👀 The draft of the divisions is ready. They are published on { $first }; until then organisers may move people.
league-post-divisions = 🪜 The divisions:
league-post-schedule = { $count ->
    [0] 🎲 The season begins. Its tables open one after the other, and you are notified where it is your turn.
    [one] 🎲 The season begins with one table. It opens by itself; you will be notified there.
   *[other] 🎲 The season begins: { $count } tables. They open by themselves, and you are notified where it is your turn.
}
league-post-seed = -# The lots came from number `{ $seed }`. Anyone can check: the SHA-256 of `{ $salt }:{ $seed }` was posted when sign-up closed.
league-pairing-again = -# 🔁 From the JSON file, `bot league pair` computes the same tables again.
league-post-changed = 📝 The rules have been changed by { $by }.{ $reason ->
    [none] {""}
   *[other] {" "}Reason: { $reason }
}
league-post-changed-leave = Does this not suit you? Until the season starts on { $first } you can withdraw, and nothing is held against you. After that, whatever the tables are drawn by stays as it is.
league-post-changed-confirm = Whoever has signed up must confirm this by { $until }: press *My entry* and read what has changed. Whoever does not is then withdrawn, and nothing is held against them; they can withdraw themselves, too.
league-post-confirm = 📝 The rules of this season have changed since you signed up. You stay in only if you confirm them by { $until }: press *My entry*. If they don’t suit you, withdraw there, and nothing is held against you.
button-league-entry = My entry
league-post-over = 🏁 The season is over. Final standings:
league-post-overtime = ⏰ This is the last day. At tables that are not over, clocks now run four times as fast; a house bot plays at once for whoever runs out of time. A week after the last day, house bots finish what is left.
league-post-weekly = { $done ->
    [0] 📊 No table finished this week
    [one] 📊 One table finished this week
   *[other] 📊 { $done } tables finished this week
}, { $left ->
    [0] none is left.
    [one] one is left.
   *[other] { $left } are left.
}
league-swiss-round = Round { $round }
league-swiss-again = { $count ->
    [0] 🤝 nobody meets again
    [one] 🤝 one pair meets again
   *[other] 🤝 { $count } pairs meet again
}
league-swiss-bye = 💤 Bye: { $people }
league-post-swiss_round = { $tables ->
    [one] 🔁 Round { $round } of { $rounds }: one table
   *[other] 🔁 Round { $round } of { $rounds }: { $tables } tables
}
league-post-swiss_round-until = ⏳ This round has time until { $until }. After that its clocks run four times as fast, and house bots finish what is left.
league-post-round_wanted = { $round ->
    [1] 🔔 Everybody here? { $count } people are in. Press the button to open the first round.
   *[other] 🔔 All tables are over. { $count } people are in. Press the button to open the next round.
}
button-league-next-round = Open the next round
league-round-opened = 🔁 Round { $round } is being drawn; its tables open in a moment.
error-league-no-round = { $why ->
    [drawn] Round { $round } has already been opened: the button below the newest post opens the next one.
    [open] { $tables ->
        [0] Round { $round } is not the next one.
        [one] One table of the last round is still being played. When it is over, you can open round { $round }; /league rescue ends a table that stands still.
       *[other] { $tables } tables of the last round are still being played. When they are over, you can open round { $round }; /league rescue ends a table that stands still.
    }
   *[stage] This season has no round to open now.
}
league-post-moved_up = 🎉 You have moved up from the waiting list: you play this season.
league-post-place = 🎉 You are in, in division { $division }: { $what ->
    [place] you take over the place of { $other }, with { $count ->
        [one] one table
       *[other] { $count } tables
    }.
    [round] you play from the next round on.
   *[fewer] you take over a seat from { $other }, and get more as they become free.
} /league mine shows your tables.
league-post-entered = { $what ->
    [place] ⏱️ { $person } has entered late and takes over the place of { $other } in division { $division }, with { $count ->
        [one] one table
       *[other] { $count } tables
    }.
    [round] ⏱️ { $person } has entered late and plays from the next round on.
    [fewer] ⏱️ { $person } has entered late in division { $division } and takes over a seat from { $other }.
   *[seat] ⏱️ { $person }, who entered late, takes over one more seat in division { $division }, from { $other }.
} From now on, the places that are still possible there are calculated afresh.
league-post-dropped = You are not in this season after all: { $why ->
    [role] you no longer have the role that it asks for.
    [finished] you have too few finished tables on this server.
    [timeouts] you have had too many time-outs.
    [unconfirmed] you did not confirm the changed rules in time. Nothing is held against you, and you can sign up for the waiting list.
   *[gone] you were not on the server when I looked.
}
league-post-admitted = 🎉 The organisers have let you in: you play this season.
league-post-refused = The organisers have not let you into this season.
league-post-unheard = I have news for you from the league, but you do not take direct messages from me. /league mine and /league record tell you where you stand.
league-post-role_gone = ⚠️ The organisers’ role has been deleted. Until another one is chosen with /league set organisers, { $founder ->
    [none] whoever has the Manage Server permission organises this league.
   *[other] this league is organised by { $founder } and whoever has the Manage Server permission.
}
league-post-founder_gone = 👋 The founder of this league is no longer here. { $role ->
    [none] Whoever has the Manage Server permission organises it now
   *[other] It is organised by { $role } and whoever has the Manage Server permission
}; they can name a new founder with /league hand-over.
league-post-handed_over = 🤝 { $by } has handed the league over: { $about } is its founder now. Reason: { $reason }
league-post-founder = 🤝 { $by } has handed this league over to you: you are its founder and organise it now. What that means is in /league show and /league todo; if you do not want it, hand it on with /league hand-over.
league-post-moved = ➡️ This league is now in { $place }.
league-handed-over = ✅ The league has been handed over.
league-post-league_closed = { $last ->
    [yes] 🏁 { $by } has closed the league: this season is played to its end and is its last. Reason: { $reason }
   *[no] 🏁 { $by } has closed the league, and this season is not played. Reason: { $reason }
}
league-post-round = { $tables ->
    [one] 🏆 One table decides the next round: { $people }
   *[other] 🏆 The next round has { $tables } tables: { $people }
}
league-obstacle-gone = 🛑 I cannot post anything and no table can start: the league’s channel is gone. Choose another one with /league set channel; what is still to be posted follows there.
league-obstacle-view_channel = 🛑 I cannot post anything and no table can start: I cannot see { $place }. As soon as I can, everything goes on by itself; or choose another channel with /league set channel.
league-obstacle-send_messages = 🛑 I cannot post anything and no table can start: I may not write in { $place }. As soon as I may, everything goes on by itself; or choose another channel with /league set channel.
league-obstacle-permission = 🛑 No table can start in { $place }: I do not have the “{ $permission }” permission. As soon as I have it, everything goes on by itself.
league-obstacle-game = 🛑 No table can start: the game of this season is not installed, or its package fails. Whoever runs the bot finds the reason in its log. As soon as it works again, everything goes on by itself.
league-obstacle-people = 🛑 The tables cannot be drawn: a division has too few players for one table ({ $count }). Merge divisions or move somebody with /league draft; the season waits in draft.
league-obstacle-avoid = { $count ->
    [one] 🛑 The tables cannot be drawn: there are too many others whom one player must not meet. Merge divisions or move somebody with /league draft; the season waits in draft.
   *[other] 🛑 The tables cannot be drawn: { $count } players must not meet each other. Merge divisions or move somebody with /league draft; the season waits in draft.
}
league-obstacle-teams = { $count ->
    [one] 🛑 The tables cannot be drawn: there is only one team, and people of one team must not meet. It takes more teams: people name one with *Sign up* on the card or /league join, and /league set changes how many people a team has. Then the season goes on by itself.
   *[other] 🛑 The tables cannot be drawn: with these { $count } teams, people of one team would have to meet. More or smaller teams help: people change theirs with *Sign up* on the card or /league join, and /league set changes how many people a team or a table has. Then the season goes on by itself.
}
league-obstacle-sizes = 🛑 The tables cannot be drawn: { $count } players cannot be divided into tables of this game. Merge divisions or move somebody with /league draft; the season waits in draft.
league-obstacle-at_once = { $count ->
    [one] 🛑 The tables cannot be drawn: one player may not play any table at the moment. Take them out of the season or lift their card; the season waits in draft.
   *[other] 🛑 The tables cannot be drawn: { $count } players may not play any table at the moment. Take them out of the season or lift their cards; the season waits in draft.
}

## Fields of /league set

league-none = none
league-yes = yes
league-no = no
league-field-first_day = First day
league-field-last_day = Last day
league-field-signup_until = Last day of sign-up
league-field-form = Form
league-field-game = Game
league-field-options = Options
league-field-size = Table size
league-field-games = Games per person
league-field-at_once = Tables at a time
league-field-newcomer_at_once = Newcomers’ tables at a time
league-field-pace = Pace
league-field-division_size = Division size
league-field-up = How many move up
league-field-down = How many move down
league-field-rated = Counts for ratings
league-field-late = Late entry
league-field-opening = How rounds open
league-field-coached = The coach counts mistakes
league-field-game_of_week = Show the closest game of each week
league-field-delay = Delay of public tables in moves
league-field-team_size = People of a team
league-field-team_approval = Founders of teams decide who joins
league-field-points = Points by place
league-field-rules = The organisers’ rules
league-field-open_tables = Open tables at a time
league-field-vacation_days = Days of vacation
league-field-pause_days = Longest pause in days
league-field-after_change = After a change of the rules
league-after-change-may_leave = people may withdraw
league-after-change-must_confirm = people must confirm
league-field-role = Condition: role
league-field-finished = Condition: finished tables
league-field-timeouts = Condition: time-outs in 90 days
league-field-approval = Condition: approval
league-field-places = Condition: places
league-field-channel_id = Channel
league-field-role_id = The organisers’ role
league-field-public = Public pages in the browser
league-field-webhook = Where events are sent
league-field-conditions = Conditions

error-bad-setting = { $field ->
    [day] { $name }: “{ $value }” is not a day. Write it like 2026-12-24.
    [number] { $name }: “{ $value }” is not a number.
    [yes] { $name }: “{ $value }” is neither yes nor no.
    [role] { $name }: “{ $value }” is not a role. Mention one, or write no.
    [field] There is nothing called “{ $value }” to set. Pick from the list.
    [fixed] The tables have been drawn: “{ $value }” can no longer be changed.
    [coached] Somebody has already signed up: whether the coach counts mistakes stays as it is for this season.
    [size] This game is not played at tables of { $value }, but of { $allowed }.
    [points_count] Points { $value }: a table has { $allowed } places, so name that many numbers.
    [points_rise] Points { $value }: they must not rise with the place.
    [points_negative] Points { $value }: none may be negative.
    [moves] { $value } would move up or down, but a division has only { $allowed }.
    [first_day] First day { $value }: sign-up would already be over. Choose a later one.
    [closing] Sign-up until { $value }: that day is over. Choose a later one.
    [notice] The last day { $value } is too near: tables hear of it a week before. The first possible day is { $allowed }.
    [last_day] The last day { $value } lies before the first, { $allowed }.
    [signup_until] Sign-up until { $value } is too late: it must close by { $allowed }, two days before the first day.
    [too_short] The last day { $value } is too early: a table at this pace takes about { $days } days. { $allowed } is the first that would do.
    [after_change] There is no “{ $value }” here. Choose one: `{ $allowed }`.
    [promised] People signed up on the promise that they are asked to confirm every change. That stays so for this season.
    [leave] Everyone who has signed up may withdraw after a change, and needs a day for that before the tables are drawn. First choose a later first day: { $allowed } or after.
    [confirm] Everyone who has signed up has to confirm a change, and needs two days for that before the divisions are drafted. First choose a later first day: { $allowed } or after.
    [form] There is no form “{ $value }”. Choose one: `{ $allowed }`.
    [division] There is no division { $value }. Choose one of { $allowed }.
    [delay] Delay of public tables: { $value } moves is not possible, { $allowed } is; 0 means none.
    [team_size] People of a team: { $value } is not possible, { $allowed } is; 0 means that there are no teams.
    [team_form] { $value ->
        [ladder] A ladder cannot have teams: its tables come together as people ask for them. Choose a season or a Swiss event, or no teams (0).
       *[cup] A cup cannot have teams: people of different groups do not meet. Choose a season or a Swiss event, or no teams (0).
    }
    [opening] Rounds cannot open “{ $value }”. Choose one: `{ $allowed }`.
    [late] There is no late entry “{ $value }”. Choose one: `{ $allowed }`.
    [late_form] { $value ->
        [swiss] Whoever enters a Swiss event late plays from the next round on: choose “Fewer tables”.
        [ladder] A ladder needs no late entry: it is open to everyone until its last day.
       *[cup] A cup has no late entry: its rounds follow from the groups as they were drawn. Only a season with divisions can have it.
    }
    [pace] There is no pace “{ $value }”. Choose one: `{ $allowed }`.
    [games] Games per person: { $value } is not possible, { $allowed } is.
    [at_once] Tables at a time: { $value } is not possible, { $allowed } is.
    [newcomer_at_once] Newcomers’ tables at a time: { $value } is not possible, { $allowed } is.
    [division_size] Division size: { $value } is not possible, { $allowed } is.
    [up] How many move up or on: { $value } is not possible, { $allowed } is.
    [down] How many move down: { $value } is not possible, { $allowed } is.
    [open_tables] Open tables at a time: { $value } is not possible, { $allowed } is.
    [vacation_days] Days of vacation: { $value } is not possible, { $allowed } is.
    [pause_days] Longest pause in days: { $value } is not possible, { $allowed } is.
   *[other] { $value } is not possible, { $allowed } is.
}
league-webhook-secret = 🔑 The league’s events are sent to this address from now on. They are signed with the secret `{ $secret }`, which is not shown again: keep it where the events are received. Whoever sets the address again gets a new secret, and this one no longer counts.
league-webhook-to = 📡 Events of this league are sent to { $host }, with what its public pages show.
error-league-webhook = { $why ->
    [off] This bot sends no events: whoever runs it has not allowed any host for that. Nothing was changed.
    [form] That is not a web address to which events could be sent. It looks like https://hooks.example.org/league, without a user name, spaces or #. Nothing was changed.
    [scheme] Events are only sent by https: the address has to begin with https://. Nothing was changed.
    [private] Events are only sent to public addresses of the internet. Nothing was changed.
   *[host] Whoever runs this bot has not allowed this host, or this port of it, for events. Ask them to add it, or choose another address. Nothing was changed.
}
error-league-not-public = Events say what the public pages show, and this league has none. Switch them on first with /league set public.
league-post-game_of_week = 🎲 **Game of the week:** { $table } was the closest. { $won }. { $margin ->
    [0] First and second place had the same points.
    [one] A single point lay between first and second place.
   *[other] { $margin } points lay between first and second place.
}
league-turning-point = **{ $number } · { $round }** · { $what } Points: { $points }. { $lead }
league-turning-point-taken = { $names } takes the lead, { $by ->
    [one] 1 point
   *[other] { $by } points
} ahead.
league-turning-point-kept = { $names } leads by { $by ->
    [one] 1 point
   *[other] { $by } points
} now ({ $before } before).
league-turning-point-level = { $names } are level.
league-turning-points = -# Points as if the game had ended at that moment.
league-post-webhook_off = { $why ->
    [gone] 📡 { $host } wants no more events of this league, so none are sent from now on.
   *[failing] 📡 Events of this league have not reached { $host } for { $days } days, so none are sent from now on.
} As soon as it works again, organisers can set the address again with /league set webhook.
error-league-not-handed-over = { $why ->
    [rights] Only the founder of this league, or somebody with the Manage Server permission, can hand it over.
    [founder] This person is already the founder.
   *[person] Only somebody on this server can be the founder, and no bot.
}
error-league-name-taken = There is already a league called “{ $name }” here. Choose another name.
error-league-no-season-log = { $why ->
    [size] The signed log of this season is too large for a file on Discord. Whoever runs the bot gets it with `bot league log export`.
   *[deals] This season has no signed log: its tables were dealt before the bot began to publish hashes.
}
error-league-no-hours = First tell me when you are awake: press *Sign up* on the card, or use /hours.
error-league-condition = { $condition ->
    [role] This season is only for { $needed }.
    [finished] This season needs { $needed ->
        [one] one finished table
       *[other] { $needed } finished tables
    } on this server; you have { $have }.
   *[timeouts] This season allows { $needed ->
        [one] one time-out
       *[other] { $needed } time-outs
    } in the last 90 days; you have { $have }.
}
error-league-avoids = { $most ->
    [one] In a league there can be one person you won’t meet.
   *[other] In a league there can be at most { $most } people you won’t meet.
}
error-league-not-entered = You don’t play in this ladder.
error-league-excluded = { $why ->
    [card] You have a red card: you are out of this season. Organisers can lift it with /league correct.
    [left] You have left this season: only the organisers can let you back in, with /league correct.
    [league] You have been excluded from this league: you cannot sign up or play for somebody else, in later seasons either. Organisers can take that back with /league undo.
   *[organiser] You have been excluded from this season: you cannot sign up or play for somebody else. Organisers can take that back with /league correct. You may sign up for the next season.
}
error-league-enough = { $most ->
    [one] You already play a table, which is your limit.
   *[other] You already play { $most } tables, which is your limit.
}
error-league-published = The divisions have been published. Move people with /league correct, with a reason.
error-league-channel = { $what ->
    [gone] A league needs a text channel; { $place } is none.
   *[other] In { $place } I do not have the “{ $permission }” permission, which a league needs. Give it to me, then try again.
}
error-league-closed = This league is already closed.
error-not-entrant = <@{ $person }> does not play in this season.

## Commands

cmd-league-new = Found a league
cmd-league-set = Change a season’s rules
cmd-league-hand-over = Name another founder of a league
cmd-league-close = Close a league: no further season
cmd-league-show = Everything about a season
cmd-league-join = Sign up, change your entry, or withdraw
cmd-league-draft = The draft of the divisions, for organisers
cmd-league-standings = The standings, as a picture, in words and as CSV
cmd-league-mine = Your tables, and what is still possible
cmd-league-schedule = All tables of a season
name-league-show = show
name-league-join = join
name-league-draft = draft
name-division = division
name-standings = standings
name-mine = mine
name-schedule = schedule
name-set = set
name-hand-over = hand-over
name-games = games
name-size = size
name-name = name
name-form = form
name-late = late
name-opening = opening
name-team-size = team-size
name-first-day = first-day
name-last-day = last-day
name-at-once = at-once
name-division-size = division-size
name-up = up
name-down = down
name-organisers = organisers
name-webhook = webhook
name-value = value
name-reason = reason
arg-league-name = Its name
arg-league-first-day = First day, such as 2026-12-01
arg-league-last-day = Last day
arg-league-form = Season, cup, ladder or Swiss event
arg-league-size = People at a table (usually 4)
arg-league-games = Games per person (usually 4)
arg-league-at-once = Tables at a time per person (usually 2)
arg-league-division-size = People in a division (usually 8)
arg-league-up = How many move up (usually 2)
arg-league-down = How many move down (usually 2)
arg-league-late-people = How many more people come after the draw
arg-league-opening = How the rounds of a Swiss event open (usually by themselves)
arg-league-team-size = People of a team at most, who never meet at a table (usually 0: no teams)
arg-league-late = What people who sign up after the draw get (usually nothing)
arg-league-rated = Whether it counts for ratings
arg-league-channel = Where the league posts and plays
arg-league-organisers = The organisers’ role
arg-league-public = Whether standings, schedule and almanac can be read in a browser by anyone with the link
arg-league-webhook = Web address that is sent the public league’s events as they happen; a dash stops that
arg-league-person = Who becomes the founder
arg-league-what = What to change
arg-league-value = The new value
arg-league-reason = Why; needed once somebody has signed up
arg-league-division = Which division
arg-league-text = In words instead of a picture

## A season tried out beforehand

cmd-league-simulate = Try out the coming season with simulated people
name-league-simulate = simulate
arg-league-people = How many people; usually as many as have signed up
name-people = people
name-divisions = divisions
name-absence = absence
arg-league-divisions = Into how many divisions they go
arg-league-absence = How many in a hundred vanish, are slow or leave
league-simulated = 🔮 **{ $name }**, tried out with { $people } simulated people, about { $absence }% of whom vanish, are slow or leave:
league-simulated-days = 📅 All { $tables } tables are over after { $days ->
    [one] one day
   *[other] { $days } days
}.
league-simulated-people = ⏳ Time-outs: { $timeouts } · seats taken over by alternates: { $substitutes } · seats finished by house bots: { $bots }
league-simulated-balance = 🪜 Division { $division } ({ $people }): any two people meet { $often }×, seats differ by { $seats } at most
league-simulated-late = ⏱️ People who came after the draw: { $late }, of whom { $entered } got a place
league-simulated-coming = 🪜 Too few stay for { $divisions } divisions: if nobody new signs up, the next season has { $coming }, and whoever is below plays in division { $coming }
league-simulated-work = { $count ->
    [0] ✅ Nobody would have had to step in.
    [one] ⚠️ Somebody would have had to step in once.
   *[other] ⚠️ Somebody would have had to step in { $count } times.
}
error-league-simulating = Another season is being tried out right now. Try again in a few minutes.
error-league-plan = { $field ->
    [people] A season like this can be tried out with { $least } to { $most } people, not with { $value }.
    [divisions] So many people make { $least } to { $most } divisions, not { $value }.
    [late] From { $least } to { $most } people can come after the draw, not { $value }.
    [form] Only seasons and Swiss events can be tried out, not cups or ladders.
   *[absence] From { $least } to { $most } can be absent, not { $value }.
}
