# Wörter auf den Tafeln von Amerigo und ihre Beschreibungen.

# Die Buchstaben der Waren, wie sie auf Marken und auf der Karte stehen.
amerigo-letter-cotton = B
amerigo-letter-tobacco = T
amerigo-letter-sugar = Z
amerigo-letter-coconut = N
amerigo-letter-coffee = K

# --- die Karte und ihre Bilder
amerigo-board-round = Durchgang { $round }/{ $rounds }
amerigo-board-phase-start = Aufbau
amerigo-board-phase-blue = Schifffahrt
amerigo-board-phase-black = Kanonen laden
amerigo-board-phase-red = Planung
amerigo-board-phase-brown = Fortschritt
amerigo-board-phase-green = Bauen
amerigo-board-phase-yellow = Waren kaufen
amerigo-board-phase-white = Reihenfolge
amerigo-board-ap = { $count } AP
amerigo-board-next = Danach:

# Beschreibungen der Bilder mit der Karte: Spieler nach Buchstaben.
amerigo-alt-map-headline = { $count ->
        [0] { $phase }, Durchgang { $round } von { $rounds }.
       *[other] Am Zug: { $names } ({ $phase }, Durchgang { $round } von { $rounds }).
    }
amerigo-alt-map-player = { $letter } { $name }: { $points } SP, { $gold } Gold, { $cannons } Kanonen.
amerigo-alt-map-cubes = Würfel: { $cubes }; { $points } AP.
amerigo-alt-map-pirates = Piraten: { $strength }, { $hidden } verdeckt.
amerigo-alt-map-next = Danach: { $phase }.
amerigo-alt-map-last = Danach: Piraten.
amerigo-alt-map-ships = Schiffe: { $ships }.
amerigo-alt-map-islands = Inseln (bedeckt/Land: Kontore): { $islands }.
amerigo-alt-map-off = nicht auf der Karte
