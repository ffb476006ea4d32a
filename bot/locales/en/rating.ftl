# Ratings: /rating show and /rating why, and whether a table is rated.

cmd-rating = How strong players are, computed from the results of rated tables
cmd-rating-show = Ratings on this server, of everybody or of one player
arg-rating-game = Ratings of this game alone, otherwise of all games together
arg-rating-player = Show all ratings of this player
arg-rated = Whether the result counts for ratings (default: no)
name-rating = rating
name-rated = rated

button-rated = { $rated ->
    [yes] Rated: the result counts
   *[no] Not rated: for fun
}
card-rated = 📈 Rated: the result counts for the ratings

rating-all = all games
rating-title = Ratings · { $scope }
rating-none = Nobody has a rating here yet. A table is rated when its owner says so before the start: /table new rated:True, or *Options* on its card.
rating-somebody = (no name)
rating-value = { NUMBER($points, useGrouping: 0) } ± { $within }
rating-line = { NUMBER($place, useGrouping: 0) }. **{ $name }** { $value } · { $count ->
    [one] one table
   *[other] { $count } tables
}
rating-provisional = { $line } · provisional
rating-scope = { $scope }: **{ $value }** · { $count ->
    [one] one table
   *[other] { $count } tables
}
rating-of = Ratings of { $name }
rating-unrated = { $name } has not finished a rated table here.
rating-about = Everybody begins at 1000. The true strength lies within ± of the number 19 times out of 20; with fewer than { $enough } tables a rating is provisional.
rating-more = … and { $count } more
error-stats-hidden = This player keeps their statistics hidden.

cmd-rating-why = What moved a rating: your last tables, or everyone’s at one table
arg-rating-table = The number of a table: what it did to everybody’s rating
arg-rating-whose = Whose rating, if not your own
why-of = What moved the rating of { $name } · { $scope }
why-at = What table { $table } did to the ratings
why-line = **{ $head }** · { $place ->
    [0] left
   *[other] no. { $place } of { $people } people
}: { $before } → { $after } (**{ $change }**)
why-won = ahead of { $name } { $change } ({ $percent }% expected)
why-tied = level with { $name } { $change } ({ $percent }% expected)
why-lost = behind { $name } { $change } ({ $percent }% expected)
why-about = Everybody is compared with every other person at the table; house bots do not count. What was less expected moves a rating more, and an uncertain rating moves further. Whoever leaves is last against all; the others are compared without a seat that a house bot finished.
error-not-rated = { $reason ->
    [bots] That table did not count: house bots finished more than one seat.
    [few] That table did not count: there were not two people to compare.
   *[none] That table is not rated, or not over yet.
}

cmd-rating-forecast = The chances of a table’s players, once forecasts have proven better than guessing
name-forecast = forecast
forecast-title = Forecast · { $table }
forecast-line = { $name }: **{ $percent }%** to win
forecast-none = No forecast yet: it has to beat both simple ways of guessing in at least { $enough } rated tables of this game. It is checked every night.
forecast-losses = Log-loss over { $count ->
    [one] one table
   *[other] { $count } tables
} (less is better): this forecast { $loss } · all equal { $equal } · by seat alone { $seat }

arg-stats = Whether your name is in the statistics and ratings that others see
name-stats = stats
stats-shown = Show my name
stats-hidden = Hide my name
me-stats = { $stats ->
    [hidden] 📊 In statistics and ratings others do not see your name.
   *[shown] 📊 Your name is in statistics and ratings (stats:Hide my name takes it out).
}
arg-study = Whether your games may be counted against house bots and published without names
name-study = study
me-study = { $agrees ->
    [yes] 🔬 Your finished games in public tables count for how often people beat house bots, and may be published without names, where everybody at the table agrees (study:False takes them out).
   *[no] 🔬 Your finished games are neither counted against house bots nor published (study:True allows it, without names and only where everybody at the table agrees).
}
