# Leagues: corrections, the log, why something was decided, conduct, imports and exports.

## Corrections

league-kind = { $what ->
    [result] a result
    [seat] a seat
    [deadline] a deadline
    [points] points
    [player] a player
    [team] a team
    [division] a division
    [card] a card
    [annul] what counts
    [ban] who may play in the league
    [second] a confirmation
    [undo] taking a correction back
    [import] an import
    [approve] an approval
    [rescue] stepping in at a table
    [dispute] a dispute
    [partner] a partner bot
   *[other] a correction
}
league-kind-result = Result of a table
league-kind-seat = Seat at a table
league-kind-deadline = Deadline of a table, or the last day
league-kind-points = League points
league-kind-player = Player at a table, or out of the season or back in
league-kind-team = Team of a player, or name of a team
league-kind-division = Division
league-kind-card = Lift a card
league-kind-ban = Out of the league for good
league-kind-annul = Annul a table, or all finished tables of a player
league-corrected = ✅ Correction #{ NUMBER($number, useGrouping: 0) } counts, and everyone can read it in /league log. To take it back: /league undo.
league-correction-waits = 🛑 This concerns you or a table of yours, so you cannot decide it alone. It is in the log as correction #{ NUMBER($number, useGrouping: 0) } and counts as soon as another organiser confirms it with /league second.
league-annul-title = What correction #{ NUMBER($number, useGrouping: 0) } would change
league-annul-table = { $table ->
    [0] Table { $number } of the season
   *[other] Table #{ NUMBER($table, useGrouping: 0) }
} would count for nobody: { $names }
league-annul-moves = { $name }, division { $division }: place { $before } becomes { $place }
league-annul-none = No place changes.
league-annul-about = Nothing has changed yet. The correction counts once you confirm it here, or another organiser does with /league second. Ratings and tables that are still being played stay as they are.
button-league-annul = Confirm
league-seconded = ✅ Correction #{ NUMBER($number, useGrouping: 0) } counts now.
league-undone = ↩️ Correction #{ NUMBER($number, useGrouping: 0) } has been taken back.
league-correction-about = { $what ->
    [team] : { $other } → { $team }
   *[other] { $value ->
        [none] {""}
       *[other] : { $value }
    }
}
league-post-corrected = ✏️ { $by } { $what ->
    [ban] excluded { $about } from the league for good
   *[other] { league-corrected-what }{ $table ->
        [0] {""}
       *[other] {" "}at table #{ NUMBER($table, useGrouping: 0) }
    }{ $about ->
        [none] {""}
       *[other] {" "}({ $about })
    }
}{ league-correction-about } · #{ NUMBER($number, useGrouping: 0) }. Reason: { $reason }
league-corrected-what = { $what ->
    [annul] annulled what was played
   *[other] corrected { league-kind }
}
league-post-undone = ↩️ { $by } took back correction #{ NUMBER($number, useGrouping: 0) }. Reason: { $reason }
league-post-team_changed = 👥 { $by } { $team ->
    [none] has taken you out of the team { $other }. /league join shows your entry.
   *[other] has put you into the team { $team }.
} Reason: { $reason }
league-post-team_renamed = 👥 { $by } has renamed your team { $other }: it is called { $team } now. Reason: { $reason }
error-league = That is not possible in this league.
error-league-correction = { $what ->
    [kind] There is no correction “{ $value }”. Choose one from the list.
    [table] Name a table of this season.
    [person] Name a player.
    [other] Also name who plays instead.
    [number] Give a number from 1 to { $value } as the value.
    [scores] As the value, give the points of all { $value } seats in seat order, for example 31 28 28 22. If a tie-break decided, add the places: 31/1 28/3 28/2 22/4.
    [points] Give the league points as the value, from 0 to { $value }, for example 6, 2.5 or 7/3.
    [hours] Give the extra time as the value, for example 24h or 2d, at most { $value } hours.
    [day] “{ $value }” is not a day. Write it like 2026-12-24.
    [before-first-day] The last day cannot lie before the first day, { $value }.
    [rule] Before the draw the last day is a rule of the season. Change it with /league set.
    [ended] The last day has passed: now only the tables themselves can get more time.
    [not-over] This table is not over yet.
    [not-playing] This table is not being played.
    [playing] While a table is being played, its seats cannot be swapped. To replace somebody, choose “Player”.
    [over] This table is over. To decide for whom a seat counts, choose “Seat”.
    [not-there] { $value ->
        [none] That player has no seat there.
       *[other] { $value } has no seat there.
    }
    [there] { $value } already has a seat there.
    [not-in] { $value } does not play in this season.
    [excluded] { $value } is excluded from this season. To let them play again, take the exclusion back first (/league correct, “Player” without a table).
    [later] Correction #{ $value } builds on this one. Take that one back first.
    [annulled] This table is annulled. Take that correction back first: /league why shows its number.
    [banned] This person is excluded from the league. To let them play again, take correction #{ $value } back first (/league undo).
    [no-table] { $value } has finished no table of this season that counts.
    [winners] The next round of a cup follows from its tables of winners, so none of them can be annulled. Correct the result or the points instead.
    [team] Name the player, and the team into which they go (none takes them out of theirs). To rename a team, give it as the team, and its new name as the value.
    [team-drawn] { $value } already has tables in this season, and so stays in the same team.
    [team-needed] { $value } plays, and since the draft everybody has a team. Name the team into which they go; a new name founds one.
    [team-unknown] There is no team “{ $value }” in this season. Choose one from the list.
    [team-taken] There is already a team { $value }. Choose another name.
    [team-same] { $value ->
        [none] That player is in no team.
       *[other] That changes nothing: the team is already { $value }.
    }
    [no-card] { $value } has no card that could be lifted.
   *[event] There is no event { $value } that brought a card. /league record shows the numbers.
}
error-league-unknown-correction = This league has no correction #{ NUMBER($number, useGrouping: 0) }.
error-league-nothing-to-do = Correction #{ NUMBER($number, useGrouping: 0) } needs nothing more: it has been taken back, or already counts.
error-league-own-table = Correction #{ NUMBER($number, useGrouping: 0) } concerns you or a table of yours, or you made it yourself: another organiser has to do that. Your attempt is in the log.

## Disputes

notice-league-disputed = ⚖️ { $name } has raised a dispute about this table. All clocks stop until the organisers have decided, at most until { $until }. You can go on playing. Everybody at the table can state their side below or with /league dispute; only the table and the organisers read it.
notice-league-dispute-closed = ⚖️ { $outcome ->
    [upheld] The organisers have upheld the dispute about this table.
    [dismissed] The organisers have dismissed the dispute about this table.
   *[withdrawn] The dispute about this table was withdrawn.
}{ $reason ->
    [none] {""}
   *[other] {" "}Reason: { $reason }
}
league-post-disputed = ⚖️ There is a dispute at { $table }. Its clocks stand still until you decide, at most until { $until }. Organisers read both sides and decide here or with /league dispute.
league-post-heard = ⚖️ Somebody has raised a dispute at { $table }. State your side if you like: only the table and the organisers read it. They decide by { $until }, and no clock runs until then.
league-post-dispute_overdue = ⚖️ Nobody has decided the dispute at { $table } in time, so the game goes on. It can still be decided here or with /league dispute.
button-league-dispute = Both sides
button-league-dispute-raise = Raise a dispute
button-league-dispute-state = State my side
button-league-dispute-withdraw = Withdraw
button-league-dispute-upheld = Uphold
button-league-dispute-dismissed = Dismiss
league-dispute-title = ⚖️ Dispute at table #{ NUMBER($table, useGrouping: 0) }
league-dispute-raised = Raised by { $name }, { $at }
league-dispute-side = **{ $name }**, { $at }:
league-dispute-silent = Not heard yet: { $names }. It can be dismissed at once, and upheld without them from { $at }.
league-dispute-due = If nobody has decided by { $until }, the game goes on.
league-dispute-then = What follows from your decision, another result or a table that does not count, is a correction of its own: /league correct.
league-dispute-ended = { $outcome ->
    [upheld] ✅ { $by } upheld it.
    [dismissed] 🚫 { $by } dismissed it.
   *[withdrawn] ↩️ { $by } withdrew it.
}{ $reason ->
    [none] {""}
   *[other] {" "}Reason: { $reason }
}
league-dispute-form = { $what ->
    [raise] Raise a dispute
    [state] Your side
    [upheld] Uphold the dispute
   *[dismissed] Dismiss the dispute
}
league-dispute-label = { $what ->
    [raise] What happened?
    [state] How do you see it?
   *[other] Why?
}
league-dispute-hint = { $what ->
    [raise] The table’s clocks stop. Only the table and the organisers read this.
    [state] Only the table and organisers read it; editable until they decide.
   *[other] Everybody can read this.
}
error-league-dispute = { $what ->
    [table] Name a table of the league that has started, or use this in its thread.
    [none] There is no dispute at this table; only its players can raise one.
    [season] The season of this table is not being played, so nothing can be disputed. Organisers can still correct a result.
    [player] Only players of this table can do that.
    [reader] Only players of this table and organisers of the league read a dispute.
    [open] There is already a dispute at this table: state your side with /league dispute.
    [again] You have raised a dispute at this table before. Talk to the organisers if there is anything new.
    [closed] This dispute has ended meanwhile: /league dispute shows how.
    [words] Please write something: others have to know what it is about.
    [not-yours] Only whoever raised a dispute can withdraw it.
    [own] You play at this table yourself: another organiser has to decide. Your attempt is in the log.
   *[unheard] Not everybody at the table has stated their side. It can be upheld without them from <t:{ NUMBER($until, useGrouping: 0) }:f>; it can be dismissed at once.
}

## The log

league-log-title = 📜 Log of { $name }
league-log-none = Nothing has happened yet.
league-log-older = Older
league-log-line = <t:{ NUMBER($at, useGrouping: 0) }:d> { $text }{ $table ->
    [0] {""}
   *[other] {" "}· table #{ NUMBER($table, useGrouping: 0) }
}{ $private ->
    [yes] {" "}🔒
   *[no] {""}
}
league-log-opened = Sign-up opened
league-log-changed = { $by } changed the rules.{ $reason ->
    [none] {""}
   *[other] {" "}Reason: { $reason }
}
league-log-league_closed = { $by } closed the league. Reason: { $reason }
league-log-league_changed = { $by } changed the league.{ $reason ->
    [none] {""}
   *[other] {" "}Reason: { $reason }
}
league-log-webhook_off = { $why ->
    [gone] Events are no longer sent: the receiver wants none
   *[failing] Events are no longer sent: none arrived for days
}
league-log-role_gone = The organisers’ role was deleted
league-log-founder_gone = { $name ->
    [none] The league has no founder any more
   *[other] { $name }, the founder, is no longer on the server
}
league-log-handed_over = { $by } handed the league over to { $name }. Reason: { $reason }
league-log-closed = Sign-up closed
league-log-signed = { $name } signed up
league-log-reminded_to_confirm = { $count ->
    [one] One person was reminded to confirm the changed rules
   *[other] { $count } people were reminded to confirm the changed rules
}
league-log-confirmed = { $name } confirmed the changed rules
league-log-team_asked = { $name } would like to play for { $team }
league-log-team_refused = { $by } has not let { $name } into { $team }
league-log-team = { $team ->
    [none] { $name } named no team
   *[other] { $name } plays for { $team }
}
league-log-withdrew = { $name } withdrew
league-log-alternate = { $name } changed whether they are an alternate
league-log-admitted = { $by } approved { $name }
league-log-refused = { $by } did not approve { $name }
league-log-dropped = { $name } dropped out before playing a table: { $why ->
    [gone] no longer on the server
    [role] without the role
    [finished] too few finished tables
    [unconfirmed] the changed rules were not confirmed
   *[timeouts] too many time-outs
}
league-log-moved_up_list = { $name } moved up from the waiting list
league-log-entered = { $what ->
    [place] { $name } entered late and took over the place of { $other } in division { $division }, with { $count ->
        [one] one table
       *[other] { $count } tables
    }
    [round] { $name } entered late, from the next round on
    [fewer] { $name } entered late in division { $division } and took over a seat from { $other }
   *[seat] { $name }, who entered late, took over one more seat in division { $division }, from { $other }
}
league-log-drafted = Divisions drafted
league-log-moved = { $by } moved { $name } to division { $division }
league-log-published = { $by } published the divisions
league-log-pairing = { $round ->
    [0] Tables of division { $division } drawn
   *[other] Round { $round } drawn
}
league-log-round_opened = { $by } opened round { $round }
league-log-paired = Schedule published, seed revealed
league-log-matched = A table of the ladder was put together
league-log-round = Next round drawn
league-log-started = Table opened
league-log-finished = Table over
league-log-void = Table cancelled: { $why ->
    [late] it never began
   *[other] it could not be played
}
league-log-reminded = { $name } was reminded to begin
league-log-asked = { $name } was asked to take over a seat
league-log-declined = { $name } declined a seat
league-log-substituted = { $name } took over a seat
league-log-over_budget = { $name }’s vacation exceeds what the season allows: a house bot plays
league-log-left = { $name } left the season
league-log-taken_out = { $name } is out of the season{ $status ->
    [red] {" "}(red card)
   *[other] {""}
}
league-log-taken_in = { $name } is back in the season
league-log-conduct = { $name }: { league-card }, because of { league-event }
league-log-rescued = { $by } stepped in as organiser: { $what ->
    [resume] the pause has ended
    [pace] the pace was changed
    [house-bot] a house bot plays for somebody
   *[end] the table was ended without a result
}. Reason: { $reason }
league-log-obstacle = Something keeps the season from going on: { $what }
league-log-ending = All tables were told of the end of the season
league-log-overtime = Overtime: clocks run faster
league-log-over = Season over
league-log-imported = { $count ->
    [one] { $by } imported the last season: 1 person
   *[other] { $by } imported the last season: { $count } people
}
league-log-corrected = { $by } { $what ->
    [ban] excluded { $name } from the league for good (#{ NUMBER($number, useGrouping: 0) })
   *[other] { league-corrected-what } (#{ NUMBER($number, useGrouping: 0) }){ $name ->
        [none] {""}
       *[other] {" "}of { $name }
    }
}{ league-correction-about }. Reason: { $reason }
league-log-correction_waits = { $by } wants to correct { league-kind } (#{ NUMBER($number, useGrouping: 0) }) that concerns them{ league-correction-about }; a second organiser must confirm. Reason: { $reason }
league-log-correction_planned = { $by } looked at what annulling would change (#{ NUMBER($number, useGrouping: 0) }){ $name ->
    [none] {""}
   *[other] {" "}for { $name }
}{ league-correction-about }; it counts once confirmed. Reason: { $reason }
league-log-seconded = { $by } confirmed correction #{ NUMBER($number, useGrouping: 0) }
league-log-undone = { $by } took back correction #{ NUMBER($number, useGrouping: 0) }. Reason: { $reason }
league-log-disputed = { $by } raised a dispute
league-log-dispute_closed = { $what ->
    [upheld] { $by } upheld the dispute
    [dismissed] { $by } dismissed the dispute
   *[withdrawn] { $by } withdrew the dispute
}{ $reason ->
    [none] {""}
   *[other] . Reason: { $reason }
}
league-log-dispute_overdue = Nobody decided the dispute in time: the game goes on
league-log-attempt = Refused: { $by } tried to decide something ({ league-kind }), { $why ->
    [own] but it concerns them
   *[role] but is not an organiser
}

## Why

league-why-title = 🔎 Why it is so
league-why-table = Table { $number } of the season, division { $division }. Its people were drawn so that everyone plays the promised number of games and pairs meet as evenly as possible; then seats, waking hours and last season’s tables counted, in this order.
league-why-meetings = Meetings of a pair in this division, on average: { $low ->
    [same] { $high }
   *[other] { $low } to { $high }
}; of the pairs at this table: { $least ->
    [same] { $most }
   *[other] { $least } to { $most }
}.
league-why-seat = { $name }: seat { $seat } here; each seat in the season: { $counts }
league-why-seed = -# The lots came from number { $seed } with salt { $salt }.
league-why-award = { $table ->
    [0] {""}
   *[other] Table #{ NUMBER($table, useGrouping: 0) } ·{" "}
}{ $name }: { $points } points, { $why ->
    [place] place { $place }
    [left] because they gave up the seat or a substitute finished it
    [bot] because a house bot made more than a third of the decisions
    [few] because a substitute needs a third of the decisions to score
   *[corrected] corrected by organisers
}
league-why-correction = ✏️ Correction #{ NUMBER($number, useGrouping: 0) }: { $reason }
league-why-unknown = This person does not play in this season.
league-why-division = { $name } plays in division { $division }: { $why ->
    [stayed] stayed there
    [promoted] promoted
    [relegated] relegated
    [new] new
    [moved-up] moved up for somebody who withdrew
    [by-hand] placed by organisers
    [late] entered late
   *[other] as the draw had it
}.
league-why-round = Table { $number } of the event, in round { $round }: its people had { $least ->
    [same] { $most }
   *[other] { $least } to { $most }
} points per game. { $again ->
    [0] Nobody here had met before.
    [one] One pair had met before: no round was possible in which fewer did, or none was found.
   *[other] { $again } pairs had met before: no round was possible in which fewer did, or none was found.
}
league-why-exchange = With { $other } here and { $name } at their table: { $why ->
    [team] people of one team would meet.
    [met] { $met ->
        [one] one pair more would meet again
       *[other] meetings again would weigh { $met } more
    }{ $gap ->
        [less] , though people would stand closer together
       *[more] {""}
    }.
    [gap] as many pairs meet again, but people would stand further apart.
    [larger] people stand as close, but larger tables would be shared less evenly.
   *[other] as good but for the hours in which people are awake, or the lot.
}
league-why-team = { $place ->
    [0] { $name } is in the team { $team }.
   *[other] { $name } is in the team { $team }, which is no. { $place }, with { $points } points per game.
}
league-why-bye = { $name } had a bye in round { $round }: the tables did not come out even, and byes go to whoever has had fewest, of these to the lowest.
league-why-joined = { $name } entered after the start, and plays fewer rounds.
league-why-late = { $name } entered after the draw, for { $other }. The tables that they took over count for them if they finish them; whoever had the seat before gets nothing. A table where less than a third of the decisions were theirs does not count as their game.
league-why-place = { $name } is in place { $place }: { $why ->
    [first] nobody is better.
    [points] { $own } points per game, { $other } above has { $others }.
    [wins] level on points with { $other } above, but { $own } wins against { $others }.
    [seconds] level on points and wins with { $other } above, but { $own } second places against { $others }.
    [common] level with { $other } above down to second places, who did better at common tables ({ $others } against { $own }).
    [share] level with { $other } above down to common tables, who had a larger share of the winners’ scores ({ $others } against { $own }).
    [opponents] level on points with { $other } above, but opponents with { $own } points per game against { $others }.
    [head] level on points and opponents with { $other } above, who did better at common tables ({ $others } against { $own }).
    [seats] level down to common tables with { $other } above, who had the harder seats: they brought { $others } points per game on average in this event, against { $own }.
    [left] has left the season, and comes below everyone who played on.
    [red] was excluded, and comes below everyone who played on.
    [few] has finished too few tables in person, and comes below everyone who has enough.
    [guest] a substitute from elsewhere takes nobody’s place here.
   *[lot] level with { $other } above in everything, so the lot decided.
}

## Conduct

league-card = { $card ->
    [warning] 🗣️ warning
    [yellow] 🟨 yellow card
    [red] 🟥 red card
   *[none] no card
}
league-event = { $event ->
    [timeout] a time-out
    [left] giving up a seat
   *[no-start] not beginning to play
}
league-record-title = 🗒️ Conduct of { $name }
league-record-all = Everyone with a card
league-record-none = Nothing: all is well.
league-record-about = -# Events by rule: a warning, then yellow (one table fewer at a time), then red (out of the season). They carry over into the next season only.
league-why-holder = { $name }: { league-card }{ $count ->
    [0] {""}
    [one] {" "}(1 event)
   *[other] {" "}({ $count } events)
}
league-why-carried = From last season: { league-card }
league-why-event = <t:{ NUMBER($at, useGrouping: 0) }:d> { league-event }{ $table ->
    [0] {""}
   *[other] {" "}at table #{ NUMBER($table, useGrouping: 0) }
}: { $reason ->
    [forgiven] lifted by organisers
    [absence] same absence, no further card
   *[none] { league-card } (event { NUMBER($number, useGrouping: 0) })
}
league-post-conduct = { $card ->
    [warning] 🗣️ You let a table wait ({ league-event }{ $table ->
        [0] {""}
       *[other] , table #{ NUMBER($table, useGrouping: 0) }
    }). This is a warning; next comes a yellow card. Away for a while? /vacation stops your clocks. /league record shows your record.
    [yellow] 🟨 Yellow card for { league-event }: from now on you play one table fewer at a time. Next comes red, and you would be out of the season. /league record shows your record.
   *[red] 🟥 Red card for { league-event }: you are out of this season, and alternates are asked for your seats. /league record shows your record; if this is a mistake, talk to the organisers.
}

## What needs a human

league-todo-title = ☑️ To do in { $name }
league-todo-none = Nothing is waiting for you: the season runs by itself.
league-todo-role = The organisers’ role is gone: choose another with /league set organisers
league-role-silent = The role { $role } cannot be mentioned, so I mention the founder instead when I notify the organisers: allow everyone to mention it (Server Settings, Roles), or choose another with /league set organisers.
league-todo-founder = The league has neither a founder nor a role of organisers: name somebody with /league hand-over, or choose a role with /league set organisers
league-todo-round = Round { $number } is waiting to be opened: the button below this list does it
league-todo-asked = { $name } wants to play: /league approve
league-todo-second = Correction #{ NUMBER($number, useGrouping: 0) } { $what ->
    [annul] is waiting to be confirmed (/league second) or taken back (/league undo)
   *[other] needs a second organiser: /league second
}
league-todo-table = Table #{ NUMBER($table, useGrouping: 0) } cannot be posted to: I do not have the “{ $permission }” permission in { $place }
league-todo-gone = Table #{ NUMBER($table, useGrouping: 0) } has lost its channel: /table move
league-todo-dispute = A dispute at table #{ NUMBER($table, useGrouping: 0) } is waiting for a decision: /league dispute
league-todo-no-result = Table #{ NUMBER($table, useGrouping: 0) } ended without a result: /league correct, “Result”
league-todo-posts = { $count ->
    [one] One message could not be posted. Check my permissions in the league’s channel.
   *[other] { $count } messages could not be posted. Check my permissions in the league’s channel.
}
league-approve-none = Nobody is waiting for approval.
league-approve-about = They want to play. Let them in?
league-approve-more = … and { $count } more
league-approve-done = { $status ->
    [in] ✅ { $name } plays.
    [waiting] ⌛ { $name } is on the waiting list.
   *[withdrawn] 🚫 { $name } does not play.
}
button-league-admit = { $name }: yes
button-league-refuse = no

## Files

league-import-good = { $count ->
    [one] 👀 One person was read. Nothing is stored yet.
   *[other] 👀 { $count } people were read. Nothing is stored yet.
}
league-import-line = Division { $division }: { $names }
league-import-bad = { $count ->
    [one] 🛑 One line cannot be used, so nothing can be stored:
   *[other] 🛑 { $count } lines cannot be used, so nothing can be stored:
}
league-import-fault = Line { NUMBER($line, useGrouping: 0) }: { $reason ->
    [empty] the file is empty
    [lines] the file is too large: at most { $value } lines
    [unreadable] not readable as CSV
    [column] the column “{ $value }” is missing
    [cells] it has { $value } cells; it needs person, division, place, points and perhaps a rating
    [formula] formulas are not accepted: { $value }
    [unknown] I know nobody called “{ $value }” here; a mention or an ID always works
    [several] which of those called “{ $value }”? A mention or an ID makes it clear: { $people }
    [twice] the same person as in line { $value }
    [division] “{ $value }” is not a division
    [place] “{ $value }” is not a place
    [points] “{ $value }” is not a number of points
   *[rating] “{ $value }” is not a rating
}
league-import-passed = -# Line { NUMBER($line, useGrouping: 0) }: { $reason ->
    [nobody] “{ $value }” has no ID here (erased): left out
    [unplaced] no place (a substitute, or a sum): left out
   *[away] { $value } is not on this server; stored all the same
}
league-import-about = -# Columns: person, division, place, points and perhaps rating. A person is a name, a mention or an ID.
league-imported = { $count ->
    [one] ✅ Stored: one person. The divisions of the first season follow from it.
   *[other] ✅ Stored: { $count } people. The divisions of the first season follow from it.
}
button-league-import = Store
league-export-done = 📄 Here it is. Cells that a spreadsheet could take for formulas are escaped.
league-export-results = Results of all tables
league-export-log = The log
league-export-signed = Signed log of the season, for other bots
league-export-signed-done = 📄 The signed log of the season. Another bot computes everything in it again with `bot league log verify`, and names the first thing that is wrong. It is signed with the key `{ $fingerprint }` (fingerprint): pass it on by another way than the file.
league-column = { $column ->
    [division] Division
    [place] Place
    [person] Person
    [points] Points
    [table] Table
    [finished] Finished
    [seat] Seat
    [finisher] Finished by
    [rank] Rank
    [score] Score
    [why] Why
    [bot_from] House bot from round
    [at] Time
    [kind] What
    [by] By
    [about] About
   *[text] Text
}

## Commands

cmd-league-correct = Correct something, with a reason
cmd-league-dispute = Raise a dispute at a table, or read one
cmd-league-undo = Take a correction back
cmd-league-second = Confirm another organiser’s correction
cmd-league-log = What was decided, by whom and why
cmd-league-why = Why this table, this seat, this place, this warning
cmd-league-todo = What needs a human
cmd-league-record = Warnings and cards
cmd-league-import = Bring along an earlier season (CSV)
cmd-league-export = Download results, standings or the log
cmd-league-approve = Let people in who signed up
name-correct = correct
name-dispute = dispute
name-undo = undo
name-league-second = second
name-todo = todo
name-record = record
name-import = import
name-export = export
name-approve = approve
name-number = number
name-instead = instead
name-team = team
name-file = file
arg-league-kind = What is corrected
arg-league-why = Why; everyone can read it
arg-league-table = The table
arg-league-player = The player
arg-league-instead = Who plays instead
arg-league-team = The team into which the player goes, or the one that is renamed
arg-league-new = Points, place, time, day, or new name
arg-league-number = Number of the correction
arg-league-file = Person, division, place, points, rating
arg-league-export = What
