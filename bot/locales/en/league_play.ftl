# A league's tables while its season runs: who is away, alternates, and the end of the season.

## Notices at the table

notice-league-caretaker = 🤖 { $name } is away: a house bot plays for { $name } from now on, and hands back as soon as { $name } returns. Until then the league asks its alternates.
notice-league-left = 🚪 { $name } has left the table. A house bot plays for { $name } until one of the league’s alternates takes the seat.
notice-league-out = ⌛ { $name } has run out of time. { $people }: what should happen? Without a vote by { $until }, a house bot takes over for { $name }.
notice-league-rescue = 🛟 { $name } organises this league and is stepping in.
notice-league-ending = 📅 The season is nearing its end. If this game is still going on { $until }, its clocks run four times as fast from then on; what is not over by { $end } is played to the end by house bots.
notice-league-overtime = ⏩ It is the season’s last day: from now on the clocks run { $times } times as fast, and a house bot takes over at once for anyone who runs out of time. What is not over by { $until } is played to the end by house bots.
notice-league-round-late = ⏩ The time for this round is over: from now on the clocks run { $times } times as fast, and a house bot takes over at once for anyone who runs out of time. What is not over by { $until } is played to the end by house bots, because everybody waits for the next round.
notice-league-played-out = 🏁 Time is up: house bots play this game to its end. The final score counts.

league-hasty-pace = Pace: { $pace }, { $times } times as fast because time is running out · when time runs out: a house bot takes over at once
league-over-budget = ⚠️ In { $league }, { $days ->
    [0] vacation does not stop your clocks
    [one] vacation stops your clocks for one day of a season
   *[other] vacation stops your clocks for { $days } days of a season
}: from { $from } to { $until } a house bot plays for you and keeps your seats.

## Messages to one person

league-post-begin = ⏰ { $count ->
    [one] This table is waiting for your first move: { $tables }
   *[other] These tables are waiting for your first move: { $tables }
}
league-post-seat = 🪑 { $name } cannot go on playing { $table }. You are one of the league’s alternates: would you like to take the seat, with a full clock? If I hear nothing by { $until }, I ask the next alternate.
league-post-seat-planned = 🪑 { $name } cannot play table { $number } of the league, which has not started yet. You are one of the league’s alternates: would you like to take the seat? If I hear nothing by { $until }, I ask the next alternate.
league-obstacle-table = 🛑 I cannot post at table #{ NUMBER($table, useGrouping: 0) } ({ $place }): I do not have the “{ $permission }” permission. As soon as I have it, the table goes on by itself.
league-obstacle-reason = 🛑 I cannot post at table #{ NUMBER($table, useGrouping: 0) }: { $reason } After that, the table goes on by itself.
button-league-seat-yes = Take the seat
button-league-seat-no = No, thanks
league-seat-taken = The seat is yours. Thank you for stepping in!
league-seat-planned = The seat is yours. The table starts by itself when everyone is free.
league-seat-declined = All right, I will ask somebody else.

## Why something is not possible

error-league-decides = { $what ->
    [seat] The seats of a league’s table go to the league’s alternates; anything else is for its organisers to decide.
    [over] Time is up: house bots play this game to its end.
    [out] You are out of this season: only its organisers can let you back in.
    [rescue] This is a league’s table: its organisers step in with /league rescue.
    [dispute] A dispute stops this table’s clocks until it is decided: /league dispute.
    [own] You play at this table yourself: another organiser has to do that. Your attempt is in the log.
   *[other] This is a league’s table: only the league’s organisers can decide that.
}
error-league-seat-taken = Nobody is needed for that seat any more.
error-league-no-table = That table does not belong to a league: see /rescue.

## `/league rescue`

league-rescue-resume = End the pause
league-rescue-house-bot = Let a house bot play for somebody
league-rescue-pace = Change the pace
league-rescue-end = End the table without a result
cmd-league-rescue = For organisers: help a table of the league whose players do not respond
arg-league-rescue-action = What to do
arg-league-rescue-player = The player a house bot should play for
arg-league-rescue-pace = The new pace
