# Die Tabelle einer Liga-Division: ihr Bild, dessen Alternativtext und die Überschriften der CSV-Dateien.

league-standings-tables = { $done } von { $tables } Tischen
league-standings-points = Punkte
league-standings-per-game = je Spiel
league-standings-games = Spiele
league-standings-wins = Siege
league-standings-range = noch möglich
league-standings-up = steigt auf
league-standings-down = steigt ab
league-standings-sure = gefüllt: sicher
league-standings-bot = Hausbot hat beendet

league-standings-alt = { $division } von { $league }, nach { $done } von { $tables } Tischen. Platz, Name: Punkte, je Spiel, Spiele, Siege, noch mögliche Plätze.
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

league-csv-division = Division
league-csv-place = Platz
league-csv-person = Spieler:in
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
