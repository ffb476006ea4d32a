# Der Tisch: Lobby, Beiträge, Auswahl, Antworten, Befehle.

table-title = { $game } · Tisch #{ NUMBER($table, useGrouping: 0) }
table-is-over = Das Spiel ist zu Ende.

## Lobby

card-chairs = Plätze ({ $least } bis { $most }), { $seating ->
    [fixed] in dieser Reihenfolge
   *[lot] zu Beginn ausgelost
}
card-nobody = Noch niemand
card-usual = { $others ->
    [0] Alle { $count } Optionen stehen auf dem Üblichen.
   *[other] Die anderen { $count } Optionen stehen auf dem Üblichen.
}
card-running = Das Spiel läuft: { $place }
card-over = Das Spiel ist zu Ende: { $place }
card-abandoned = Dieser Tisch wurde aufgegeben.
card-rematch = Eine Revanche: { $count ->
    [one] { $names } kann
   *[other] { $names } können
} wieder mitspielen.
card-awaits = Bevor das Spiel beginnt, fehlt noch *Ich bin da* (💤) von { $names }, innerhalb von 24 wachen Stunden.
card-absentees = Wer zum Beginn nicht erscheint, verliert den Platz an { $absentees ->
    [wait] alle, die ihn möchten; sonst wartet der Tisch
   *[bot] alle, die ihn möchten, sonst an einen Hausbot
}.
button-join = Mitspielen
button-leave = Aufstehen
button-add-bot = Hausbot dazu
button-remove-bot = Hausbot weg
button-options = Optionen
button-start = Beginnen
button-here = Ich bin da
button-want = Mitspielen, falls ein Platz frei wird
button-absentees = Wer nicht kommt
button-takeback = Zurücknehmen
button-rematch = Revanche
options-title = Optionen dieses Tisches

## Beiträge

post-start = { $game }: Das Spiel beginnt
post-phase = { $game }
post-end = { $game }: Das Spiel ist zu Ende
post-undo = { $name } hat { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zurückgenommen.
post-take-up = Eine Woche lang kann jede Person, die hier mitgespielt hat, das Spiel wieder aufnehmen.
post-abandoned = { $game }: Der Tisch wurde aufgegeben
post-more = … und mehr: /protokoll

## Auswahl

open-panel = Wählen
puerto_rico-open-place = Kolonisten platzieren
puerto_rico-open-store = Waren lagern
puerto_rico-open-build = Gebäude wählen
choose = Wähle
choose-between = { $first } … { $last }
waiting-for = Du hast gerade nichts zu tun. Der Tisch wartet auf { $names }.
legal-now = Mögliche Züge:
pr-place = Wähle { $count } { $count ->
    [one] Kreis
   *[other] Kreise
}
pr-before = Wie beim letzten Mal

## Antworten

done-join = Du sitzt am Tisch.
done-leave = Du bist aufgestanden.
done-add-bot = Ein Hausbot hat sich gesetzt.
done-remove-bot = Ein Hausbot ist gegangen.
done-start = Das Spiel beginnt.
done-here = Schön, dass du da bist.
done-asked = Das Spiel beginnt, sobald alle bestätigt haben, dass sie da sind; wer noch fehlt, ist benachrichtigt.
done-want = Der Tisch ist voll. Wenn jemand nicht erscheint, bekommst du den Platz.
done-absentees = Gespeichert.
lobby-call-here = { $mentions }: { $table } beginnt gleich ([zum Tisch]({ $link })). Bist du da? Wenn du nicht innerhalb von 24 wachen Stunden antwortest, verlierst du den Platz.
lobby-call-enough = { $mentions }: Bei { $table } sitzen genug Leute. Du kannst jetzt beginnen ([zum Tisch]({ $link })).
lobby-call-free = { $mentions }: Bei { $table } ist jemand nicht erschienen, darum ist wieder ein Platz frei ([zum Tisch]({ $link })). Beginne ohne diese Person, oder warte, bis jemand dazukommt.
done-option = Die Option wurde geändert.
done-move = Erledigt: { $move }
done-takeback = Zurückgenommen: { $move }
done-abandon = Der Tisch wurde aufgegeben.
me-now = Ich antworte dir auf Deutsch. Farben der Bilder, die nur du siehst: { $palette }. Ihre Größe: { $size }.
board-no-pictures = Die Bilder lassen sich gerade nicht zeichnen, darum hier alles in Worten. Versuch es gleich noch einmal.
board-more = … alles: /tisch plan text:True
replay-progress = Dein Film entsteht: bisher { $count } Bilder …
replay-about = { $table }: { $count } { $count ->
    [one] Bild
   *[other] Bilder
}, eines je Phase

## Wie Bilder aussehen

palette-night = Nacht
palette-day = Tag
palette-contrast = Hoher Kontrast
palette-clear = Für Farbenblinde
size-full = Groß: alle Einzelheiten
size-phone = Handy: das Wichtige in großer Schrift
log-empty = Noch keine Züge.
log-chosen = { $name } wählt: { $move }.
log-undo = ↩️ { $name } nimmt das zurück.

## Befehle

cmd-table = Tische eröffnen, mitspielen, ansehen und verwalten
cmd-table-new = Einen neuen Tisch eröffnen
cmd-table-join = Vor dem Beginn einen Platz nehmen (in einem laufenden Spiel: vertreten)
cmd-table-leave = Vor dem Beginn aufstehen (aus einem laufenden Spiel: aufgeben)
cmd-table-add-bot = Einen Hausbot dazusetzen
cmd-table-remove-bot = Einen Hausbot wegschicken
cmd-table-start = Das Spiel beginnen
cmd-table-option = Vor dem Beginn eine Option ändern
cmd-table-board = Die Spielpläne zeigen, mit allen Einzelheiten auch in Worten
cmd-table-scores = Die Wertung zeigen
cmd-table-takeback = Deinen letzten Zug zurücknehmen (mehr davon: /vorschlag zurücknehmen)
cmd-table-abandon = Einen Tisch ohne Ergebnis beenden; spielen mehrere, werden alle gefragt
cmd-play = Jeden erlaubten Zug in jedem Spiel machen
cmd-replay = Ein Spiel als Film zeigen, ein Bild je Phase
cmd-me = Deine Einstellungen ansehen und ändern: Sprache, Benachrichtigungen, Farben und Größe der Bilder
cmd-pr = Einen Zug in Puerto Rico machen
cmd-pr-role = Eine Rolle wählen
cmd-pr-settle = Eine Plantage oder einen Steinbruch nehmen
cmd-pr-draw = Eine zusätzliche verdeckte Plantage ziehen (Hazienda)
cmd-pr-colonist = Einen Kolonisten nehmen
cmd-pr-place = Einen Kolonisten platzieren
cmd-pr-build = Ein Gebäude bauen
cmd-pr-produce = Die zusätzliche Ware des Aufsehers wählen
cmd-pr-sell = Eine Ware an das Handelshaus verkaufen
cmd-pr-load = Waren auf ein Frachtschiff laden
cmd-pr-wharf = Waren mit der Werft liefern
cmd-pr-store = Alle Waren einer Sorte im Lagerhaus behalten
cmd-pr-keep = Eine einzelne Ware behalten
cmd-pr-pass = Passen
arg-game = Das Spiel
arg-where = Wo gespielt wird: in einem eigenen Thread oder hier
arg-table = Der Tisch, falls es nicht der hier ist
arg-move = Der Zug: wähle ihn aus der Liste
arg-option = Die Option
arg-choice = Was gelten soll
arg-language = Die Sprache
arg-palette = Die Farben der Bilder
arg-size = Die Größe der Bilder
arg-player = Nur den Plan dieser Person zeigen
arg-text = Nur Worte, ohne Bilder
arg-from = Die erste Runde
arg-to = Die letzte Runde
arg-public = Allen hier zeigen
arg-pr-role = Die Rolle
arg-pr-tile = Die Plantage oder der Steinbruch
arg-pr-circle = Das Plättchen oder Gebäude
arg-pr-building = Das Gebäude
arg-pr-good = Die Ware
arg-pr-ship = Das Schiff, nach seiner Größe

## Namen von Befehlen und ihren Feldern (klein geschrieben, wie Discord es verlangt)

name-table = tisch
name-new = neu
name-join = mitspielen
name-leave = aufstehen
name-add-bot = hausbot-dazu
name-remove-bot = hausbot-weg
name-start = beginnen
name-option = option
name-choice = wahl
name-board = plan
name-log = protokoll
name-scores = wertung
name-takeback = zurücknehmen
name-abandon = abbrechen
name-play = zug
name-move = zug
name-game = spiel
name-where = wo
name-thread = Thread
name-here = hier
name-language = sprache
name-me = ich
name-palette = farben
name-size = größe
name-player = spieler
name-text = text
name-replay = film
name-from = von
name-to = bis
name-public = öffentlich
name-role = rolle
name-settle = siedeln
name-draw = ziehen
name-colonist = kolonist
name-place = platzieren
name-build = bauen
name-produce = produzieren
name-sell = verkaufen
name-load = laden
name-wharf = werft
name-store = lagern
name-keep = behalten
name-pass = passen
name-tile = plättchen
name-circle = kreis
name-building = gebäude
name-good = ware
name-ship = schiff
