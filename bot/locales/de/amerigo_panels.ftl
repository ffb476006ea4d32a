# Befehle und Auswahlfenster von Amerigo.

## Auswahl

amerigo-open-pick = Fortschrittsmarker nehmen

## Befehle

cmd-am = Einen Zug in Amerigo machen
cmd-am-sail = Mit einem Schiff auf ein Feld fahren
cmd-am-post = Ein Kontor setzen, wo dein Schiff angehalten hat
cmd-am-load = Kanonen laden
cmd-am-take = Ein Plättchen planen: aus dem Vorrat nehmen
cmd-am-advance = Auf der Fortschrittsleiste vorrücken
cmd-am-pick = Einen offenen Fortschrittsmarker nehmen
cmd-am-build = Ein geplantes Plättchen auf eine Insel bauen
cmd-am-buy = Einen Warenmarker kaufen
cmd-am-move = Auf der Sonderaktionsleiste vorrücken
cmd-am-front = Mit dem Marker dafür deine Scheibe auf die vorderste legen
cmd-am-use = Einen Marker einmal für mehr Aktionspunkte einsetzen
cmd-am-gold = Gold nehmen, statt eine Aktion zu wählen
cmd-am-points = Mit dem Marker dafür SP für die Würfel nehmen, statt eine Aktion zu wählen
cmd-am-cash = Eine Schatztruhe oder einen Marker in Gold tauschen
cmd-am-done = Die übrigen Aktionspunkte verfallen lassen
arg-am-ship = Das Schiff, 1 oder 2
arg-am-cell = Das Feld, zum Beispiel D7; Z1 bis Z16 ist der Rahmen
arg-am-points = Wie viele Aktionspunkte
arg-am-tile = Das Plättchen, zum Beispiel v3L (Dorf) oder n5U (Landschaft)
arg-am-turn = Wie weit es im Uhrzeigersinn gedreht ist
arg-am-token = Der Marker
arg-am-good = Die Ware
arg-am-cost = Was er kostet
arg-am-what = Die Truhe oder der Marker

name-sail = fahren
name-advance = fortschritt
name-pick = marker-nehmen
name-front = spitze
name-use = einsetzen
name-gold = gold
name-cash = eintauschen
name-cell = feld
name-cost = kosten
name-what = was
name-am-post = kontor
name-am-take = planen
name-am-move = vorrücken
name-am-points = punkte
name-am-turn = drehung
name-am-token = marker
