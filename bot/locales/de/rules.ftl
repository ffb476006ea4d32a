# /regeln und /warum, für alle Spiele.

cmd-rules = Regeln nachschlagen: ein Gebäude, ein Suchwort oder was für dich gerade wichtig ist
cmd-why = Warum ein Zug jetzt nicht geht oder was er kostet und bringt
arg-rules-building = Der Name eines Gebäudes (oder einer Karte): die Karte und was sie tut
arg-rules-search = Beliebige Suchwörter, deutsch oder englisch
arg-why-move = Ein Zug oder ein Gebäude: wähle aus der Liste oder schreib einen beliebigen Zug aus
name-rules = regeln
name-why = warum
name-search = suche

rules-now = Was für dich gerade wichtig ist:
rules-overview = Das kannst du mit /regeln suche oder /regeln gebäude nachschlagen:
rules-see-also = Siehe auch: { $titles }
rules-more = … und mehr
rules-of-game = { $title } ({ $game })
error-no-rules = Für dieses Spiel gibt es noch nichts nachzuschlagen.
error-rules-not-found = In den Regeln passt nichts zu „{ $text }“.
rules-source = { $game }, Anleitung: { $sections }

rules-section-start = Spielaufbau
rules-section-round = Der Durchgang
rules-section-end = Ende und Wertung
rules-section-building = Gebäude

why-legal = **{ $move }**: Das darfst du jetzt.
why-illegal = **{ $move }**: Das geht jetzt nicht.
why-brings = Das würde geschehen:
