# The almanac of a season: pictures, their alt texts, and a page to keep.

cmd-league-almanac = A season in review: winners, records, head to head
name-league-almanac = almanac
name-season = season
arg-league-season = The number of the season (default: the newest that has begun)
arg-league-almanac-division = The division whose head to head you want to see (default: your own)
button-league-almanac = Show in this channel
button-league-almanac-read = Almanac
league-almanac-of = { $season }: almanac
error-league-season = This league has no such season: its newest one is season { $newest }.

league-almanac-season = Season { $number }
league-almanac-over = final
league-almanac-so-far = The season is not over: this is how it stands so far.
league-almanac-cup = { $form ->
    [swiss] Event
   *[cup] Cup
}
league-almanac-cup-winner = { $form ->
    [swiss] Winner of the event
   *[cup] Winner of the cup
}
league-almanac-podium = First places
league-almanac-firsts-season = First by division
league-almanac-firsts-cup = First by group
league-almanac-firsts-ladder = First places
league-almanac-many = { $count } players
league-almanac-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
league-almanac-moves = { $count ->
    [one] { $shown } move
   *[other] { $shown } moves
}
league-almanac-median = median length { $time }
league-almanac-days = { $count } days
league-almanac-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
league-almanac-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
league-almanac-by = { $points ->
    [0] level
    [one] by { $points } point
   *[other] by { $points } points
}

league-record-score = Highest score
league-record-margin = Widest margin
league-record-wins = Most wins
league-record-streak = Most wins in a row
league-record-opponents = Most opponents

league-almanac-extremes = Season { $season }: closest and longest tables
league-almanac-closest = Closest
league-almanac-longest = Longest
league-almanac-shortest = Shortest
league-almanac-duels = Head to head: { $division }
league-almanac-ahead = 2:1 more often ahead
league-almanac-behind = 1:2 more often behind
league-almanac-level = 1:1 level
league-almanac-alt = { $season } of { $league } at a glance. { $figures }.
league-almanac-duels-alt = { $title }, { $league }. How often each finished ahead of another, then how often behind.
league-almanac-duels-sums = Against all together:

league-almanac-records = Records
league-almanac-record = Record
league-almanac-standings = Standings
league-almanac-schedule = Tables and results
league-almanac-head-to-head = Head to head
league-almanac-head-to-head-about = 2:1 means: finished ahead of the other twice and behind once, at tables that both played.
league-almanac-result = Result
league-almanac-finished = Finished
league-almanac-open = not over yet
league-almanac-planned = not begun yet
league-almanac-of-part = { $part }: { $of }
league-almanac-number = No.
league-almanac-place = Place
league-almanac-name = Name
league-almanac-value = Value
league-almanac-holder = Holder
league-almanac-table = Table
league-almanac-length = Length
league-almanac-margin = Margin
league-almanac-guest = substitute
league-almanac-for = for { $name }
league-almanac-scored = { $score } points in the game, { $points } for the league
league-almanac-bot = finished by a house bot
league-almanac-bot-from = from { $round }
league-almanac-nothing = No table is over yet.
league-almanac-times = Times are in UTC.
league-almanac-seats = Seats
league-almanac-seat = Seat
league-almanac-played = Played
league-almanac-won = Won

## Cups: rounds of winners

league-bracket-round = Round { $number } of winners
league-bracket-final = Final
league-bracket-on = plays on
league-bracket-won = { $form ->
    [swiss] has won the event
   *[cup] has won the cup
}
league-bracket-alt = { $title } of { $league }.
league-bracket-table = Table { $number }: { $people }.
league-standings-first = The picture shows the first { $shown } of { $count } people; the file has everyone.
league-standings-on = plays on
league-standings-alt-on = { $sure ->
    [yes] plays on for certain
   *[no] plays on as it stands
}
league-mine-on = { $prospect ->
    [sure] 🏆 You play on after the groups.
    [possible] 🏆 You may still play on after the groups.
   *[out] 🏆 Your group was the end of this cup for you.
}
