# Die Tabelle einer Liga-Division: ihr Bild, dessen Alternativtext und die Überschriften der CSV-Dateien.

league-standings-tables = { $done } von { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
}
league-standings-points = Punkte
league-standings-per-game = je Spiel
league-standings-games = Spiele
league-standings-wins = Siege
league-standings-range = noch möglich
league-standings-up = steigt auf
league-standings-down = steigt ab
league-standings-sure = gefüllt: sicher
league-standings-bot = Hausbot hat beendet

league-standings-alt = { $division } von { $league }, nach { $done } von { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
}. Platz, Name: Punkte, je Spiel, Spiele, Siege, noch mögliche Plätze.
league-standings-alt-line = { $place } { $name }: { $points }; { $rate }; { $games }; { $wins }; { $range }
league-standings-alt-up = { $sure ->
    [yes] steigt sicher auf
   *[no] steigt auf
}
league-standings-alt-down = { $sure ->
    [yes] steigt sicher ab
   *[no] steigt ab
}
league-standings-alt-bot = Hausbot { $count }×
league-standings-alt-guest = Ersatz
league-standings-alt-moved = { $by } seit dem letzten Mal

league-standings-best = Beste Person
league-standings-alt-teams = { $division } von { $league }, nach { $done } von { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
}. Platz, Name: Punkte je Spiel, Spiele, Siege, Punkte je Spiel der besten Person, noch mögliche Plätze.
league-standings-alt-team = { $place } { $name }: { $rate }; { $games }; { $wins }; { $best }; { $range }
league-csv-team = Team
league-csv-member = Punkte je Spiel der besten Person
league-csv-members = Leute
league-csv-division = Division
league-csv-place = Platz
league-csv-person = Person
league-csv-id = ID
league-csv-points = Punkte
league-csv-games = Spiele
league-csv-per_game = Punkte je Spiel
league-csv-wins = Siege
league-csv-seconds = Zweite Plätze
league-csv-best = Bestmöglicher Platz
league-csv-worst = Schlechtestmöglicher Platz
league-csv-table = Tisch
league-csv-finished = Beendet (UTC)
league-csv-seat = Sitz
league-csv-finisher = Beendet von
league-csv-rank = Rang
league-csv-score = Ergebnis
league-csv-why = Grund der Punkte
league-csv-bot_from = Hausbot ab Runde
league-csv-seats = Wie oft auf Platz 1, 2, 3 …
league-csv-opponents = Gegenüber
league-csv-mistakes = Fehler pro Spiel
league-csv-lost = Durch Fehler pro Spiel verloren

## Wie eine Saison ausgelost wurde

league-pairing-meetings = 🤝 je zwei treffen sich { $even ->
    [yes] { $most ->
        [one] einmal
       *[other] { $most }-mal
    }
   *[no] { $least }- bis { $most }-mal
}, { $over ->
    [0] gleichmäßiger geht es nicht
   *[other] { $over } % über dem bestmöglichen Wert
}
league-pairing-seats = 💺 alle sitzen auf jedem Platz gleich oft{ $difference ->
    [0] { "" }
   *[other] {" "}(Unterschied höchstens { $difference })
}{ $best ->
    [yes] { "" }
   *[no] , nicht bestmöglich
}
league-pairing-hours = 🌙 im Schnitt { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} pro Woche zusammen wach
league-pairing-repeats = ♻️ { $count ->
    [one] ein Tisch der letzten Saison noch einmal
   *[other] { $count } Tische der letzten Saison noch einmal
}
league-pairing-short = ⚖️ { $count ->
    [one] { $people } hat ein Spiel weniger
   *[other] { $people } haben je ein Spiel weniger
}; die Tabelle vergleicht Punkte pro Spiel.
