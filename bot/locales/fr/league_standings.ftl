league-standings-tables = { $done ->
    [one] { $done } table
   *[other] { $done } tables
} sur { $tables }
league-standings-points = Points
league-standings-per-game = par partie
league-standings-games = Parties
league-standings-wins = Gains
league-standings-range = encore possible
league-standings-up = monte
league-standings-down = descend
league-standings-sure = plein : assuré
league-standings-bot = fini par un bot maison
league-standings-alt = { $division } de { $league }, après { $done } tables sur { $tables }. Rang, nom : points, par partie, parties, victoires, rangs encore possibles.
league-standings-alt-line = { $place } { $name } : { $points } ; { $rate } ; { $games } ; { $wins } ; { $range }
league-standings-alt-up = { $sure ->
    [yes] monte, c’est sûr
   *[no] monte
}
league-standings-alt-down = { $sure ->
    [yes] descend, c’est sûr
   *[no] descend
}
league-standings-alt-bot = bot maison { $count }×
league-standings-alt-guest = remplacement
league-standings-alt-moved = { $by } depuis la dernière fois
league-standings-best = Meilleur score
league-standings-alt-teams = { $division } de { $league }, après { $done } tables sur { $tables }. Rang, nom : points par partie, parties, victoires, meilleurs points par partie, rangs encore possibles.
league-standings-alt-team = { $place } { $name } : { $rate } ; { $games } ; { $wins } ; { $best } ; { $range }
league-csv-team = Équipe
league-csv-member = Meilleurs points par partie
league-csv-members = Membres
league-csv-division = Division
league-csv-place = Rang
league-csv-person = Personne
league-csv-id = ID
league-csv-points = Points
league-csv-games = Parties
league-csv-per_game = Points par partie
league-csv-wins = Victoires
league-csv-seconds = Deuxièmes rangs
league-csv-best = Meilleur rang possible
league-csv-worst = Pire rang possible
league-csv-table = Table
league-csv-finished = Terminée (UTC)
league-csv-seat = Place
league-csv-finisher = Terminée par
league-csv-rank = Rang à table
league-csv-score = Score
league-csv-why = Points en raison de
league-csv-bot_from = Bot maison dès la manche
league-csv-seats = Fois à la place 1, 2, 3 …
league-csv-opponents = Adversaires
league-csv-mistakes = Erreurs par partie
league-csv-lost = Perdu par erreurs, par partie
league-pairing-meetings = 🤝 deux personnes se rencontrent { $even ->
    [yes] { $most ->
        [one] une fois
        [2] deux fois
       *[other] { $most } fois
    }
   *[no] { $least } à { $most } fois
}, { $over ->
    [0] aussi également que possible
   *[other] { $over } % au-dessus du mieux possible
}
league-pairing-seats = 💺 chaque place aussi souvent pour tout le monde{ $difference ->
    [0] { "" }
   *[other] , à { $difference } près
}{ $best ->
    [yes] { "" }
   *[no] {" "}(pas le mieux possible)
}
league-pairing-hours = 🌙 éveil commun : { $hours ->
    [one] { $hours } heure par semaine
   *[other] { $hours } heures par semaine
} en moyenne
league-pairing-repeats = ♻️ { $count ->
    [one] { $count } table de la saison passée revient
   *[other] { $count } tables de la saison passée reviennent
}
league-pairing-short = ⚖️ Une partie de moins { $count ->
    [one] pour { $people }
   *[other] chacun pour { $people }
} ; le classement compare les points par partie.
