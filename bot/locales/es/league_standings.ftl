# The standings of a league's division: their picture, its alt text, and the headings of CSV files.

league-standings-tables = { $done } de { $tables } mesas
league-standings-points = Puntos
league-standings-per-game = por partida
league-standings-games = Partidas
league-standings-wins = Victorias
league-standings-range = aún posible
league-standings-up = asciende
league-standings-down = desciende
league-standings-sure = relleno: seguro
league-standings-bot = acabó un bot de la casa

league-standings-alt = { $division } de { $league }, tras { $done } de { $tables } mesas. Puesto, nombre: puntos, por partida, partidas, victorias, puestos todavía posibles.
league-standings-alt-line = { $place } { $name }: { $points }; { $rate }; { $games }; { $wins }; { $range }
league-standings-alt-up = { $sure ->
    [yes] asciende con seguridad
   *[no] asciende
}
league-standings-alt-down = { $sure ->
    [yes] desciende con seguridad
   *[no] desciende
}
league-standings-alt-bot = bot de la casa { $count }×
league-standings-alt-guest = suplente
league-standings-alt-moved = { $by } desde la última vez

league-standings-best = Mejor jugador
league-standings-alt-teams = { $division } de { $league }, tras { $done } de { $tables } mesas. Puesto, nombre: puntos por partida, partidas, victorias, puntos por partida del mejor jugador, puestos todavía posibles.
league-standings-alt-team = { $place } { $name }: { $rate }; { $games }; { $wins }; { $best }; { $range }
league-csv-team = Equipo
league-csv-member = Puntos por partida del mejor jugador
league-csv-members = Jugadores
league-csv-division = División
league-csv-place = Puesto
league-csv-person = Persona
league-csv-id = ID
league-csv-points = Puntos
league-csv-games = Partidas
league-csv-per_game = Puntos por partida
league-csv-wins = Victorias
league-csv-seconds = Segundos puestos
league-csv-best = Mejor puesto posible
league-csv-worst = Peor puesto posible
league-csv-table = Mesa
league-csv-finished = Terminada (UTC)
league-csv-seat = Asiento
league-csv-finisher = Terminó
league-csv-rank = Puesto en la mesa
league-csv-score = Puntuación
league-csv-why = Puntos por
league-csv-bot_from = Bot de la casa desde la ronda
league-csv-seats = Veces en el asiento 1, 2, 3 …
league-csv-opponents = Rivales
league-csv-mistakes = Errores por partida
league-csv-lost = Perdido por errores por partida

## How a season was paired

league-pairing-meetings = 🤝 dos jugadores coinciden { $even ->
    [yes] { $most ->
        [one] una vez
        [2] dos veces
       *[other] { $most } veces
    }
   *[no] de { $least } a { $most } veces
}, { $over ->
    [0] de la forma más pareja posible
   *[other] un { $over } % por encima de lo mejor posible
}
league-pairing-seats = 💺 cada persona tiene cada asiento igual de a menudo{ $difference ->
    [0] { "" }
   *[other] , con { $difference } de diferencia
}{ $best ->
    [yes] { "" }
   *[no] {" "}(no es lo mejor posible)
}
league-pairing-hours = 🌙 coinciden en horas activas { $hours ->
    [one] una hora por semana
   *[other] { $hours } horas por semana
} de media
league-pairing-repeats = ♻️ { $count ->
    [one] se repite una mesa de la temporada pasada
   *[other] se repiten { $count } mesas de la temporada pasada
}
league-pairing-short = ⚖️ { $count ->
    [one] { $people } tiene una partida menos
   *[other] { $people } tienen una partida menos cada uno
}; la clasificación compara puntos por partida.
