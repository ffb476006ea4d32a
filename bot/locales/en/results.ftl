# Who has won, and who played a seat to the end.

result-for = for { $name }, from { $round }
result-percent = made { $percent }% of the moves
result-now = house bot for { $name }
result-won = 🏆 { $names } { $count ->
    [one] wins
   *[other] share the victory
}
result-won-by-bot = 🤖 { $names } { $count ->
    [one] wins
   *[other] share the victory
}.
result-best-human = { $names } { $count ->
    [one] is the best human
   *[other] are the best humans
}.
result-among = { $place ->
    [1] best of { $count } humans
   *[other] no. { $place } of { $count } humans
}
result-nobody = Nobody played to the end, so nobody wins.
