# /sandkasten: private Kopien von Stellungen.

## Auswahl

sandbox-title = Sandkasten { NUMBER($number, useGrouping: 0) } · { $table } · ab Zug { $version }
sandbox-about = Nur du siehst das, und am Tisch ändert sich nichts. Was verdeckt ist, wurde zufällig neu verteilt. Der Sandkasten bleibt bis { $until } erhalten.
sandbox-closed = Der Sandkasten wurde gelöscht.
button-try-back = Zurücknehmen
button-try-again = Von vorn
button-try-bot = Hausbot entscheiden lassen
button-try-board = Bild
button-try-close = Löschen

## Fehler

error-no-sandbox = Einen solchen Sandkasten hast du nicht (mehr). Öffne einen mit /sandkasten öffnen
error-no-sandbox-here = Hier gibt es nichts auszuprobieren: Das Spiel ist zu Ende, oder verdeckte Dinge lassen sich bei diesem Spiel nicht neu verteilen.

## Befehle

cmd-sandbox = Züge für dich allein ausprobieren, ohne dass sich am Tisch etwas ändert
cmd-sandbox-open = Eine eigene Kopie einer Stellung öffnen
cmd-sandbox-show = In einem Sandkasten weitermachen
cmd-sandbox-play = In einem Sandkasten einen Zug ausprobieren
cmd-sandbox-close = Einen Sandkasten löschen
arg-alone = Alle Plätze selbst spielen
arg-sandbox = Der Sandkasten, falls es nicht der neueste ist
name-sandbox = sandkasten
name-open = öffnen
name-show = zeigen
name-close = schließen
name-alone = allein
