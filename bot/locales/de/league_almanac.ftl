# Der Almanach einer Saison: Bilder, ihre Alternativtexte und eine Seite zum Aufheben.

cmd-league-almanac = Was eine Saison gebracht hat: Siege, Rekorde, Direktvergleich
name-league-almanac = almanach
name-season = saison
arg-league-season = Die Nummer der Saison (sonst: die neueste, die begonnen hat)
arg-league-almanac-division = Die Division, deren Direktvergleich du sehen willst (sonst: deine eigene)
button-league-almanac = In diesem Kanal zeigen
button-league-almanac-read = Almanach
league-almanac-of = { $season }: Almanach
error-league-season = Diese Saison gibt es in dieser Liga nicht: Die neueste ist Saison { $newest }.

league-almanac-season = Saison { $number }
league-almanac-over = Endstand
league-almanac-so-far = Die Saison läuft noch: Das ist der Stand bisher.
league-almanac-cup = { $form ->
    [swiss] Turnier
   *[cup] Pokal
}
league-almanac-cup-winner = { $form ->
    [swiss] Turniersieg
   *[cup] Pokalsieg
}
league-almanac-podium = Die ersten Plätze
league-almanac-firsts-season = Erster Platz je Division
league-almanac-firsts-cup = Erster Platz je Gruppe
league-almanac-firsts-ladder = Die ersten Plätze
league-almanac-many = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
league-almanac-tables = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
league-almanac-moves = { $count ->
    [one] { $shown } Zug
   *[other] { $shown } Züge
}
league-almanac-median = mittlere Dauer { $time }
league-almanac-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
league-almanac-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
league-almanac-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
league-almanac-by = { $points ->
    [0] gleichauf
    [one] um { $points } Punkt
   *[other] um { $points } Punkte
}

league-record-score = Höchstes Ergebnis
league-record-margin = Größter Vorsprung
league-record-wins = Meiste Siege
league-record-streak = Meiste Siege in Folge
league-record-opponents = Meiste Gegner

league-almanac-extremes = Saison { $season }: knappste und längste Tische
league-almanac-closest = Am knappsten
league-almanac-longest = Am längsten
league-almanac-shortest = Am kürzesten
league-almanac-duels = Direktvergleich: { $division }
league-almanac-ahead = 2:1 öfter davor
league-almanac-behind = 1:2 öfter dahinter
league-almanac-level = 1:1 gleichauf
league-almanac-alt = { $season } von { $league } auf einen Blick. { $figures }.
league-almanac-duels-alt = { $title }, { $league }. Wie oft jemand vor den anderen lag, dann wie oft dahinter.
league-almanac-duels-sums = Gegen alle zusammen:

league-almanac-records = Rekorde
league-almanac-record = Rekord
league-almanac-standings = Tabelle
league-almanac-schedule = Tische und Ergebnisse
league-almanac-head-to-head = Direktvergleich
league-almanac-head-to-head-about = 2:1 heißt: an gemeinsamen Tischen zweimal vor und einmal hinter der anderen Person.
league-almanac-result = Ergebnis
league-almanac-finished = Beendet
league-almanac-open = läuft noch
league-almanac-planned = noch nicht begonnen
league-almanac-of-part = { $part }: { $of }
league-almanac-number = Nr.
league-almanac-place = Platz
league-almanac-name = Name
league-almanac-value = Wert
league-almanac-holder = Wer
league-almanac-table = Tisch
league-almanac-length = Dauer
league-almanac-margin = Vorsprung
league-almanac-guest = Ersatz
league-almanac-for = für { $name }
league-almanac-scored = { $score } Punkte im Spiel, { $points } für die Liga
league-almanac-bot = vom Hausbot beendet
league-almanac-bot-from = ab { $round }
league-almanac-nothing = Noch ist kein Tisch zu Ende.
league-almanac-times = Alle Zeiten in UTC.
league-almanac-seats = Sitze
league-almanac-seat = Sitz
league-almanac-played = Gespielt
league-almanac-won = Gewonnen

## Pokale: Runden der Sieger:innen

league-bracket-round = Siegerrunde { $number }
league-bracket-final = Finale
league-bracket-on = spielt weiter
league-bracket-won = { $form ->
    [swiss] hat das Turnier gewonnen
   *[cup] hat den Pokal gewonnen
}
league-bracket-alt = { $title }, { $league }.
league-bracket-table = Tisch { $number }: { $people }.
league-standings-first = Das Bild zeigt die ersten { $shown } von { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}; in der Datei stehen alle.
league-standings-on = spielt weiter
league-standings-alt-on = { $sure ->
    [yes] spielt sicher weiter
   *[no] spielt weiter, wenn es so bleibt
}
league-mine-on = { $prospect ->
    [sure] 🏆 Du spielst nach den Gruppen weiter.
    [possible] 🏆 Du kannst nach den Gruppen noch weiterspielen.
   *[out] 🏆 Nach den Gruppen ist dieser Pokal für dich vorbei.
}
