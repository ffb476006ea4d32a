# Statistik zu Ende gespielter Tische: /statistik spieler, /statistik spiel, /statistik server.

cmd-stats = Statistik der beendeten öffentlichen Tische dieses Servers
cmd-stats-player = Die Tische von jemandem: Plätze, Punkte nach Sitzplatz, Ergebnisse gegen andere
cmd-stats-game = Die Tische eines Spiels: Sitzplätze, Optionen, und was nach Platzierung genommen wurde
cmd-stats-server = Was auf diesem Server gespielt wurde
arg-stats-player = Wessen Statistik, wenn nicht deine
arg-stats-game = Nur Tische dieses Spiels
arg-csv = Die Tische als CSV-Datei anhängen
name-server = server
name-csv = csv

stats-of-player = Statistik von { $name } · { $game }
stats-of-game = Statistik · { $game }
stats-of-server = Statistik dieses Servers
stats-none = Hier wurde noch kein öffentlicher Tisch zu Ende gespielt.
stats-tables = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}
stats-won = { $count } gewonnen
stats-thinking = eine Entscheidung dauert { $time } (Median, neueste Tische)
stats-places = Plätze
stats-place = Platz { $place }: { $count }×
stats-place-name = Platz { $place }
stats-by-seat = Punkte im Schnitt nach Sitzplatz
stats-seat = Sitz { $seat } { $points } ({ $count }×)
stats-against = Gegen andere
stats-opponent = { $name }: { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}, { $ahead }× davor, { $level }× gleichauf, { $behind }× dahinter
stats-balance = Gegen andere: davor : dahinter (gleichauf)
stats-percent = { $percent } %
stats-seats = Sitzplätze
stats-seat-effect = Zu { $size }, Sitz { $seat }: { $points } Punkte, { $percent } % der Siege ({ $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
})
stats-seat-name = Sitz { $seat }
stats-wins = Anteil an den Siegen, zu { $size } ({ $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
})
stats-options = Optionen
stats-option-effect = { $option }: { $choice } – { $points } Punkte, die Besten { $best } ({ $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
})
stats-too-few = -# Sitzplätze und Optionen werden ab { $enough ->
    [one] 1 Tisch
   *[other] { $enough } Tischen
} verglichen.
stats-bots = Menschen gegen Hausbots
stats-bots-level = Zu { $size }, { $level }: Menschen vor dem Hausbot zu { $percent } % ({ $low }–{ $high } %), { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}{ $few ->
    [yes] , noch zu wenige für ein Urteil
   *[no] { "" }
}
stats-bots-none = Noch zählt kein Tisch gegen die heutigen Hausbots.
stats-bots-earlier = Gegen frühere Hausbots (vor ihrer letzten Änderung oder mit unbekannter Version):
stats-bots-about = Ein Tisch zählt, wenn er nach den Regeln endete, alle zugestimmt haben (auswertung in /ich), niemand ersetzt wurde oder einen Tipp bekam und starke Hausbots Zeit zum Nachdenken hatten. Gleichstand zählt halb. In Klammern: wo der wahre Anteil mit 95 % Sicherheit liegt.
stats-newest = { $count ->
    [one] ein Tisch
   *[other] die neuesten { $count } Tische
}, nach Platz am Ende
stats-share = Platz { $place }: { $percent } %
stats-thing = { $name } { $count }×: { $shares }
stats-winners = { $what }: Anteil der Sieger
stats-expected = erwartet: { $percent } %
stats-equal = erwartet bei gleicher Stärke
stats-games = Tische nach Spiel
stats-people = Die meisten Tische

puerto_rico-counted-role = Gewählte Rollen
puerto_rico-counted-built = Gebaute Gebäude
magister_navis-counted-built = Gebaute Gebäude
magister_navis-counted-opened = Gouverneure
amerigo-counted-picked = Genommene Fortschrittsmarker
amerigo-counted-built = Gebaute Plättchen
