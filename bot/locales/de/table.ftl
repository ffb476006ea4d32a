# Der Tisch: Lobby, Beiträge, Auswahl, Antworten, Befehle.

table-title = { $game } · Tisch #{ NUMBER($table, useGrouping: 0) }
table-is-over = Das Spiel ist zu Ende.

## Lobby

card-chairs = Plätze ({ $least } bis { $most }), { $seating ->
    [fixed] in dieser Reihenfolge
   *[lot] zu Beginn ausgelost
}
card-nobody = Noch niemand.
card-usual = { $others ->
    [0] Alle Regeln sind wie üblich ({ $count } Optionen).
   *[other] Alles andere ist wie üblich ({ $count } Optionen).
}
card-running = Das Spiel läuft: { $place }
card-over = Das Spiel ist zu Ende: { $place }
card-abandoned = Dieser Tisch wurde aufgegeben.
card-rematch = Eine Revanche: { $count ->
    [one] { $names } kann
   *[other] { $names } können
} wieder mitspielen.
card-awaits = Bevor das Spiel beginnt, drückt noch { $names } *Ich bin da* (💤), innerhalb von { $hours } wachen Stunden.
card-absentees = Wer zum Beginn nicht kommt, gibt den Platz ab an { $absentees ->
    [wait] alle, die ihn möchten; der Tisch wartet auf jemanden
   *[bot] alle, die ihn möchten, sonst an einen Hausbot
}.
card-marks = ⏱️ wie viele ihrer letzten Entscheidungen, auf die andere warteten, sie rechtzeitig getroffen haben
card-no-check = Niemand wird gefragt, ob er da ist: Das Spiel beginnt, sobald auf *Beginnen* gedrückt wird.
check-menu = { $hours ->
    [0] Vor dem Beginn: niemanden fragen
   *[other] Vor dem Beginn: { $hours } wache Stunden für „Ich bin da“
}
check-about = Wer in der letzten Stunde auf dem Server etwas getan hat, muss nicht antworten
check-none-about = Das Spiel beginnt, sobald du auf „Beginnen“ drückst
button-join = Mitspielen
button-leave = Aufstehen
button-add-bot = Hausbot dazu
button-remove-bot = Hausbot weg
button-options = Optionen
button-start = Beginnen
button-here = Ich bin da
button-want = Möchte mitspielen
button-absentees = Wer nicht kommt
button-takeback = Zurücknehmen
button-rematch = Revanche
options-title = Optionen des Tisches

## Beiträge

post-start = { $game }: Das Spiel beginnt
post-phase = { $game }
post-end = { $game }: Das Spiel ist zu Ende
post-undo = { $name } hat { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zurückgenommen.
post-take-up = Eine Woche lang kann jede Person, die hier gespielt hat, das Spiel wieder aufnehmen.
post-abandoned = { $game }: Der Tisch wurde aufgegeben
post-more = … und mehr: /protokoll

## Auswahl

open-panel = Meine Wahl treffen
puerto_rico-open-place = Kolonisten platzieren
puerto_rico-open-store = Waren lagern
puerto_rico-open-build = Gebäude wählen
choose = Wähle
choose-between = { $first } … { $last }
waiting-for = Für dich gibt es gerade nichts zu tun. Der Tisch wartet auf { $names }.
legal-now = Jetzt erlaubt:
pr-place = Wähle { $count } { $count ->
    [one] Kreis
   *[other] Kreise
}
pr-before = Wie vorher

## Antworten

done-join = Du sitzt am Tisch.
done-leave = Du bist aufgestanden.
done-add-bot = Ein Hausbot hat sich gesetzt.
done-remove-bot = Ein Hausbot ist gegangen.
done-start = Das Spiel beginnt.
done-here = Schön, dass du da bist.
done-asked = Das Spiel beginnt, sobald alle gesagt haben, dass sie da sind; wer gefragt ist, wird gerufen.
done-want = Der Tisch ist voll. Wenn jemand nicht kommt, bekommst du den Platz.
done-absentees = So wird es gemacht.
lobby-call-here = { $mentions }: { $table } beginnt gleich ([zum Tisch]({ $link })). Bist du da? Wer nicht innerhalb von { $hours } wachen Stunden antwortet, gibt den Platz ab.
lobby-call-enough = { $mentions }: Bei { $table } sitzen genug Leute. Du kannst beginnen ([zum Tisch]({ $link })).
lobby-call-free = { $mentions }: Bei { $table } ist wieder ein Platz frei, jemand ist gegangen oder nicht gekommen ([zum Tisch]({ $link })). Beginne so, oder warte auf jemanden.
lobby-call-seat = { $mentions }: Bei { $table } ist ein Platz frei geworden, und er gehört dir ([zum Tisch]({ $link })).
lobby-call-invited = { $mentions }: { $name } lädt dich ein zu { $table } ([zum Tisch]({ $link })).
lobby-call-vote = { $mentions }: Bei { $table } wird nach deiner Antwort gefragt ([zur Frage]({ $link })).
done-option = Die Option ist geändert.
done-move = Erledigt: { $move }
done-takeback = Zurückgenommen: { $move }
done-abandon = Der Tisch ist aufgegeben.
me-mark = { $decisions ->
    [0] Neben deinem Namen steht in den Lobbys dieses Servers noch nichts.
   *[other] Von deinen letzten { $decisions } Entscheidungen auf diesem Server hast du { $answered } selbst und rechtzeitig getroffen; { $shown ->
        [yes] in Lobbys steht ⏱️ { $answered }/{ $decisions } neben deinem Namen.
       *[no] in Lobbys steht neben deinem Namen noch nichts.
    }
} Ab { $enough } Entscheidungen zählen die letzten { $window }. Was ein Hausbot nach einer abgelaufenen Zeit für dich spielt, gilt als versäumt; Urlaub, private Tische und Partien nur gegen Hausbots zählen nicht.
me-now = Ich antworte dir auf Deutsch. Bilder, die nur du siehst, haben diese Farben: { $palette }; und diese Größe: { $size }.
board-no-pictures = Die Bilder lassen sich gerade nicht zeichnen; hier ist alles in Worten. Frag gleich noch einmal.
board-more = … alles: /tisch plan text:True
replay-progress = Der Film entsteht: bisher { $count } Bilder …
replay-about = { $table }: { $count } { $count ->
    [one] Bild
   *[other] Bilder
}, eines je Phase

## Wie Bilder aussehen

palette-night = Nacht
palette-day = Tag
palette-contrast = Hoher Kontrast
palette-clear = Für Farbenblinde
size-full = Groß: alles darauf
size-phone = Handy: das Wichtige in großer Schrift
log-empty = Noch keine Züge.
log-chosen = { $name } wählt: { $move }.
log-undo = ↩️ { $name } nimmt zurück, was zuletzt gezogen war.

## Befehle

cmd-table = Tische: eröffnen, mitspielen, ansehen, beenden
cmd-table-new = Einen Tisch eröffnen
cmd-table-join = Vor dem Beginn einen Platz nehmen (in einem laufenden Spiel: vertreten)
cmd-table-leave = Vor dem Beginn aufstehen (aus einem laufenden Spiel: aufgeben)
cmd-table-add-bot = Einen Hausbot dazusetzen
cmd-table-remove-bot = Einen Hausbot wegschicken
cmd-table-start = Das Spiel beginnen
cmd-table-option = Eine Option des Tisches ändern
cmd-table-board = Die Spielpläne zeigen, mit allem auch in Worten
cmd-table-scores = Die Wertung zeigen
cmd-table-takeback = Deinen letzten Zug zurücknehmen (mehr davon: /vorschlag zurücknehmen)
cmd-table-abandon = Einen Tisch ohne Ergebnis beenden; spielen mehrere, werden alle gefragt
cmd-play = Irgendeinen erlaubten Zug in irgendeinem Spiel machen
cmd-replay = Ein Spiel als Film zeigen, mit einem Bild je Phase
cmd-me = Deine Einstellungen ansehen und ändern: Sprache, Farben und Größe der Bilder
cmd-pr = Züge in Puerto Rico
cmd-pr-role = Eine Rolle wählen
cmd-pr-settle = Eine Plantage oder einen Steinbruch nehmen
cmd-pr-draw = Eine zusätzliche verdeckte Plantage ziehen (Hazienda)
cmd-pr-colonist = Einen Kolonisten nehmen
cmd-pr-place = Einen Kolonisten platzieren
cmd-pr-build = Ein Gebäude bauen
cmd-pr-produce = Die zusätzliche Ware des Aufsehers wählen
cmd-pr-sell = Eine Ware an das Handelshaus verkaufen
cmd-pr-load = Waren auf ein Frachtschiff laden
cmd-pr-wharf = Waren über die Werft verschiffen
cmd-pr-store = Alle Waren einer Sorte im Lagerhaus behalten
cmd-pr-keep = Eine einzelne Ware behalten
cmd-pr-pass = Hier nichts (mehr) tun
arg-game = Das Spiel
arg-where = Wo der Tisch steht: in einem eigenen Thread oder hier
arg-table = Der Tisch, falls es nicht der hiesige ist
arg-move = Der Zug: wähle ihn aus der Liste
arg-option = Die Option
arg-choice = Was gelten soll
arg-language = Die Sprache
arg-palette = Die Farben der Bilder
arg-size = Die Größe der Bilder
arg-player = Wessen Plan, falls es nur einer sein soll
arg-text = Alles in Worten, ohne Bilder
arg-from = Die erste Runde
arg-to = Die letzte Runde
arg-public = Allen hier zeigen
arg-pr-role = Die Rolle
arg-pr-tile = Die Plantage oder der Steinbruch
arg-pr-circle = Das Plättchen oder Gebäude
arg-pr-building = Das Gebäude
arg-pr-good = Die Ware
arg-pr-ship = Das Schiff, nach seinen Laderäumen

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
