# Finde mir ein Spiel: Der Bot bringt Leute zusammen und eröffnet ihren Tisch.

button-seek = Finde mir ein Spiel
seek-title = Finde mir ein Spiel
seek-about = Wähle, was du spielen würdest. Sobald auf diesem Server genug Leute zusammenpassen, eröffne ich einen Tisch, frage alle, ob sie da sind (nie nachts), und beginne. Zusammen passt, wer am Tag drei Stunden lang gemeinsam wach ist (/zeiten).
seek-choose = { $field ->
    [games] Welche Spiele?
    [counts] Zu wievielt?
   *[pace] In welchem Tempo?
}
button-near = { $near ->
    [yes] Nur mit etwa gleich Starken
   *[no] Mit Leuten jeder Stärke
}
button-seek-go = Finde mir ein Spiel
button-seek-look = Noch einmal nachsehen
button-seek-stop = Nicht mehr suchen
seek-since = 🧭 **Du suchst seit { $since }.** Warum du wartest:
seek-found = { $names ->
    [none] 🎲 **{ $table }** in { $place } beginnt gleich.
   *[other] 🎲 **Gefunden: { $table }** in { $place }. Das Spiel beginnt, sobald alle *Ich bin da* gedrückt haben; es fehlen noch: { $names }.
}
seek-why-alone = { $game }: Darauf wartet sonst niemand.
seek-why-pace = { $game }: { $people ->
    [one] Eine Person wartet
   *[other] { $people } Personen warten
}, aber in einem anderen Tempo.
seek-why-strength = { $game }: { $people ->
    [one] Eine Person wartet, ist
   *[other] { $people } Personen warten, sind
} aber nicht etwa gleich stark.
seek-why-hours = { $game }: { $people ->
    [one] Eine Person wartet
   *[other] { $people } Personen warten
}, aber eure wachen Zeiten überschneiden sich { $hours ->
    [0] kaum.
   *[other] nur { $hours } h am Tag.
}
seek-why-few = { $game }: { $people ->
    [one] Eine Person wartet mit dir
   *[other] { $people } Personen warten mit dir
}, und { $missing ->
    [one] eine fehlt noch.
   *[other] { $missing } fehlen noch.
}
seek-why-counts = { $game }: { $people ->
    [one] Eine Person wartet, möchte
   *[other] { $people } Personen warten, möchten
} aber mit einer anderen Zahl von Leuten spielen.
seek-why-others = { $game }: { $people ->
    [one] Eine Person wartet
   *[other] { $people } Personen warten
}, aber nicht alle passen zueinander.
seek-why-limit = Du sitzt schon an so vielen Tischen, wie du auf diesem Server darfst.
seek-why-room = Auf diesem Server sind schon so viele Tische offen, wie er zulässt.
error-nothing-sought = Keines dieser Spiele geht mit so vielen Leuten. Wähle andere Spiele oder Zahlen.
cmd-find = Finde mir ein Spiel: Ich bringe Leute zusammen und eröffne den Tisch
name-find = suchen
