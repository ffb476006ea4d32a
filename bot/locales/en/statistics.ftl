# Statistics of finished tables: /stats player, /stats game, /stats server.

cmd-stats = Statistics of the finished public tables of this server
cmd-stats-player = A player’s tables: places, points by seat, results against others
cmd-stats-game = A game’s tables: seats, options, and what players took, by final place
cmd-stats-server = What has been played on this server
arg-stats-player = Whose statistics, if not your own
arg-stats-game = Tables of this game alone
arg-csv = Attach the tables as a CSV file
name-server = server
name-csv = csv

stats-of-player = Statistics of { $name } · { $game }
stats-of-game = Statistics · { $game }
stats-of-server = Statistics of this server
stats-none = No public table has been finished here yet.
stats-tables = { $count ->
    [one] one table
   *[other] { $count } tables
}
stats-won = { $count } won
stats-thinking = a decision takes { $time } (median, newest tables)
stats-places = Places
stats-place = place { $place }: { $count }×
stats-place-name = Place { $place }
stats-by-seat = Mean points by seat
stats-seat = seat { $seat } { $points } ({ $count }×)
stats-against = Against others
stats-opponent = { $name }: { $count ->
    [one] one table
   *[other] { $count } tables
}, { $ahead } ahead, { $level } level, { $behind } behind
stats-balance = Against others: ahead : behind (level)
stats-percent = { $percent }%
stats-seats = Seats
stats-seat-effect = { $size } players, seat { $seat }: { $points } points, { $percent }% of the victories ({ $count } tables)
stats-seat-name = Seat { $seat }
stats-wins = Share of the victories, { $size } players ({ $count } tables)
stats-options = Options
stats-option-effect = { $option }: { $choice } – { $points } points, the winner { $best } ({ $count } tables)
stats-too-few = -# Seats and options are compared from { $enough } tables on.
stats-bots = People against house bots
stats-bots-level = { $size } players, { $level }: people ahead of the house bot in { $percent }% ({ $low }–{ $high }%) of { $count ->
    [one] one table
   *[other] { $count } tables
}{ $few ->
    [yes] , still too few to judge
   *[no] { "" }
}
stats-bots-none = No table against today’s house bots counts yet.
stats-bots-earlier = Against earlier house bots (before their last change, or of an unknown version):
stats-bots-about = A table counts if it ended by the rules, everybody agreed (study in /me), nobody was replaced or got a hint, and strong house bots had time to think. A draw counts half. In brackets: where the true share lies with 95% certainty.
stats-newest = { $count ->
    [one] one table
   *[other] the newest { $count } tables
}, by final place
stats-share = place { $place }: { $percent }%
stats-thing = { $name } { $count }×: { $shares }
stats-winners = { $what }: share of the winners
stats-expected = expected: { $percent }%
stats-equal = expected at equal strength
stats-games = Tables by game
stats-people = Most tables

puerto_rico-counted-role = Roles taken
puerto_rico-counted-built = Buildings built
magister_navis-counted-built = Buildings built
magister_navis-counted-opened = Governors
amerigo-counted-picked = Progress tokens taken
amerigo-counted-built = Tiles built
