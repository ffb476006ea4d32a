# Who has won, and who played a seat to the end.

result-for = for { $name }, from { $round }
result-percent = made { $percent }% of the moves
result-now = house bot for { $name }
result-won = 🏆 { $names } { $count ->
    [one] wins
   *[other] share the victory
}
result-won-behind-bot = 🏆 { $names } { $count ->
    [one] is the best human
   *[other] are the best humans
}; a house bot did better.
result-nobody = Nobody played to the end, so nobody wins.
