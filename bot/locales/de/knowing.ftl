# Wissen, wo man steht: Züge, was geschah, frühere Stellungen, Sandkästen.

turns-none = Kein Tisch wartet auf dich.
turns-title = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
turns-since = wartet seit { $since }
turns-due = die Zeit läuft { $due } ab
button-before = Zurück
button-after = Weiter

catchup-title = { $count ->
    [one] Ein Zug
   *[other] { $count } Züge
} seit deinem letzten, der erste { $since }
catchup-nothing = Seit deinem letzten Zug ist nichts geschehen.
catchup-nothing-told = Es ist nichts Erwähnenswertes geschehen.
catchup-earlier = … und davor noch mehr: /nachholen länge:Alles
catchup-more = … und { $count } mehr: /nachholen länge:Normal
catchup-note = 📝 Deine Notiz: { $note }
length-short = Kurz: was jetzt anders ist
length-normal = Normal: was geschah, nach Phasen
length-all = Alles: jeder Zug

log-title = Runde { $round }
log-round = Runde { $round }
board-then = So stand es nach Zug { $version } von { $newest }.

## Sandkästen

sandbox-title = Sandkasten { NUMBER($number, useGrouping: 0) } · { $table } · ab Zug { $version }
sandbox-about = Nur du siehst das, und am Tisch ändert sich nichts. Was verdeckt ist, wurde zufällig neu verteilt. Der Sandkasten bleibt dir bis { $until }.
sandbox-closed = Der Sandkasten wurde gelöscht.
button-try-back = Zurücknehmen
button-try-again = Von vorn
button-try-bot = Hausbot entscheiden lassen
button-try-board = Bild
button-try-close = Löschen

## Fehler

error-no-such-round = Diese Runde hat noch nicht begonnen: Es läuft Runde { $newest }.
error-too-many-sandboxes = Du hast schon { $most } Sandkästen: { $sandboxes }. Lösche einen: /sandkasten schließen
error-no-sandbox = Einen solchen Sandkasten hast du nicht (mehr). Öffne einen mit /sandkasten öffnen
error-no-sandbox-here = Hier gibt es nichts auszuprobieren: Das Spiel ist zu Ende, oder das Verdeckte lässt sich bei diesem Spiel nicht neu verteilen.

## Befehle

cmd-myturns = Alle Tische zeigen, die auf dich warten, auf allen Servern
cmd-catchup = Zeigen, was seit deinem letzten Zug geschah
cmd-log = Die Züge einer Runde zeigen
cmd-sandbox = Züge für dich allein ausprobieren, ohne dass sich am Tisch etwas ändert
cmd-sandbox-open = Eine eigene Kopie einer Stellung öffnen
cmd-sandbox-show = In einem Sandkasten weitermachen
cmd-sandbox-play = In einem Sandkasten einen Zug ausprobieren
cmd-sandbox-close = Einen Sandkasten löschen
arg-length = Wie ausführlich
arg-picture = Mit einem Bild, auf dem Änderungen umrandet sind
arg-round = Die Runde
arg-log-player = Nur die Züge dieser Person
arg-kind = Nur Züge dieser Art
arg-version = Die Stellung nach so vielen Zügen
arg-alone = Alle Plätze selbst spielen
arg-sandbox = Der Sandkasten, falls es nicht der neueste ist

name-myturns = meinezüge
name-catchup = nachholen
name-length = länge
name-picture = bild
name-round = runde
name-kind = art
name-version = version
name-sandbox = sandkasten
name-open = öffnen
name-show = zeigen
name-close = schließen
name-alone = allein
