# Ratings: /rating show and /rating why, and whether a table is rated.

cmd-rating = How strong players are, found from the results of rated tables
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
rating-somebody = (name hidden)
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
rating-about = Everybody begins at 1000. The true strength lies within ± of the number 19 times out of 20; until { $enough } tables a rating is provisional.
rating-more = … and { $count } more
error-stats-hidden = This player keeps their statistics hidden.
