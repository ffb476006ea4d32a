# The standings of a league's division: their picture, its alt text, and the headings of CSV files.

league-standings-tables = { $done } of { $tables } tables
league-standings-points = Points
league-standings-per-game = per game
league-standings-games = Games
league-standings-wins = Wins
league-standings-range = still possible
league-standings-up = moves up
league-standings-down = moves down
league-standings-sure = filled: certain
league-standings-bot = finished by a house bot

league-standings-alt = { $division } of { $league }, after { $done } of { $tables } tables. Place, name: points, per game, games, wins, places still possible.
league-standings-alt-line = { $place } { $name }: { $points }; { $rate }; { $games }; { $wins }; { $range }
league-standings-alt-up = { $sure ->
    [yes] moves up for certain
   *[no] moves up
}
league-standings-alt-down = { $sure ->
    [yes] moves down for certain
   *[no] moves down
}
league-standings-alt-bot = house bot { $count }×
league-standings-alt-guest = substitute
league-standings-alt-moved = { $by } since last time

league-standings-best = Best player
league-standings-alt-teams = { $division } of { $league }, after { $done } of { $tables } tables. Place, name: points per game, games, wins, points per game of the best player, places still possible.
league-standings-alt-team = { $place } { $name }: { $rate }; { $games }; { $wins }; { $best }; { $range }
league-csv-team = Team
league-csv-member = Points per game of the best player
league-csv-members = Players
league-csv-division = Division
league-csv-place = Place
league-csv-person = Person
league-csv-id = ID
league-csv-points = Points
league-csv-games = Games
league-csv-per_game = Points per game
league-csv-wins = Wins
league-csv-seconds = Second places
league-csv-best = Best possible place
league-csv-worst = Worst possible place
league-csv-table = Table
league-csv-finished = Finished (UTC)
league-csv-seat = Seat
league-csv-finisher = Finished by
league-csv-rank = Rank
league-csv-score = Score
league-csv-why = Points because of
league-csv-bot_from = House bot from round
league-csv-seats = Times in seat 1, 2, 3 …
league-csv-opponents = Opponents
league-csv-mistakes = Mistakes per game
league-csv-lost = Lost by mistakes per game

## How a season was paired

league-pairing-meetings = 🤝 two players meet { $even ->
    [yes] { $most ->
        [one] once
        [2] twice
       *[other] { $most } times
    }
   *[no] { $least } to { $most } times
}, { $over ->
    [0] as evenly as possible
   *[other] { $over }% above what is possible at best
}
league-pairing-seats = 💺 everyone has each seat equally often{ $difference ->
    [0] { "" }
   *[other] , give or take { $difference }
}{ $best ->
    [yes] { "" }
   *[no] {" "}(not the best possible)
}
league-pairing-hours = 🌙 awake together { $hours ->
    [one] one hour a week
   *[other] { $hours } hours a week
} on average
league-pairing-repeats = ♻️ { $count ->
    [one] one table of last season again
   *[other] { $count } tables of last season again
}
league-pairing-short = ⚖️ { $count ->
    [one] { $people } has one game fewer
   *[other] { $people } have one game fewer each
}; the standings compare points per game.
