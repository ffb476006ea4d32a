# Der Tisch: Lobby, Beiträge, Auswahl, Antworten, Befehle.

table-title = { $game } · Tisch #{ NUMBER($table, useGrouping: 0) }
table-is-over = Das Spiel ist zu Ende.

## Lobby

card-chairs = Plätze ({ $least } bis { $most }), { $seating ->
    [fixed] in dieser Reihenfolge
   *[lot] werden zu Beginn ausgelost
}
card-owner = Eröffnet von { $owner }
card-nobody = Noch niemand
card-usual = { $others ->
    [0] { $count ->
        [one] Die einzige Option ist wie voreingestellt.
       *[other] Alle { $count } Optionen sind wie voreingestellt.
    }
   *[other] { $count ->
        [one] Die andere Option ist wie voreingestellt.
       *[other] Die anderen { $count } Optionen sind wie voreingestellt.
    }
}
card-running = Das Spiel läuft: { $place }
card-over = Das Spiel ist zu Ende: { $place }
card-abandoned = Dieser Tisch wurde abgebrochen.
card-rematch = Eine Revanche: { $count ->
    [one] { $names } kann
   *[other] { $names } können
} wieder mitspielen.
card-awaits = Bevor das Spiel beginnt, fehlt noch *Ich bin da* (💤) von { $names }. Frist: { $hours } wache Stunden.
card-absentees = Wer zum Beginn nicht erscheint, verliert den Platz an { $absentees ->
    [wait] die erste Person, die ihn möchte; sonst wartet der Tisch
   *[bot] die erste Person, die ihn möchte, sonst an einen Hausbot
}.
button-join = Mitspielen
button-leave = Aufstehen
button-add-bot = Hausbot dazusetzen
button-remove-bot = Hausbot wegschicken
button-options = Optionen
button-start = Beginnen
button-here = Ich bin da
button-want = Mitspielen, falls ein Platz frei wird
button-absentees = Bei Nichterscheinen
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
post-abandoned = { $game }: Der Tisch wurde abgebrochen
post-more = … und mehr: /protokoll

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
lobby-call-here = { $found ->
    [yes] { $mentions }: Ich habe genug Leute gefunden: { $table } zu { $players }t. Das Spiel beginnt, sobald alle den Knopf gedrückt haben. Wer das nicht innerhalb von { $hours } wachen Stunden tut, ist raus, und für die anderen suche ich weiter.
   *[no] { $mentions }: { $table } beginnt gleich ([zum Tisch]({ $link })). Bist du da? Wenn du nicht innerhalb von { $hours } wachen Stunden antwortest, verlierst du den Platz.
}
lobby-call-enough = { $mentions }: Bei { $table } sitzen genug Leute. Du kannst jetzt beginnen ([zum Tisch]({ $link })).
lobby-call-free = { $mentions }: Bei { $table } ist wieder ein Platz frei: Jemand ist gegangen oder nicht erschienen ([zum Tisch]({ $link })). Beginne ohne diese Person, oder warte, bis jemand dazukommt.
done-option = Die Option wurde geändert.
done-abandon = Der Tisch wurde abgebrochen.
board-no-pictures = Die Bilder lassen sich gerade nicht zeichnen, darum hier alles in Worten. Versuch es gleich noch einmal.
button-boards = Spielpläne
button-in-words = In Worten
look-which = Ein anderes Bild ansehen
look-board = Spielplan von { $name }
look-boards = Alle Spielpläne
look-table = Der Tisch

## Befehle

cmd-table = Tische eröffnen, mitspielen, ansehen und verwalten
cmd-table-new = Einen neuen Tisch eröffnen
cmd-table-join = Vor dem Beginn einen Platz nehmen (in einem laufenden Spiel: vertreten)
cmd-table-leave = Vor dem Beginn aufstehen (aus einem laufenden Spiel: aufgeben)
cmd-table-add-bot = Einen Hausbot dazusetzen
cmd-table-remove-bot = Einen Hausbot wegschicken
cmd-table-start = Das Spiel beginnen
cmd-table-option = Vor dem Beginn eine Option ändern
cmd-table-board = Die Spielpläne einzeln ansehen, deinen eigenen zuerst
cmd-table-scores = Die Wertung zeigen
cmd-table-takeback = Deinen letzten Zug zurücknehmen (mehr davon: /vorschlag zurücknehmen)
cmd-table-abandon = Einen Tisch ohne Ergebnis beenden; spielen mehrere, werden alle gefragt
arg-game = Das Spiel
arg-where = Wo gespielt wird: in einem eigenen Thread oder hier
arg-table = Der Tisch, wenn nicht dieser hier gemeint ist
arg-option = Die Option
arg-choice = Die neue Einstellung
arg-player = Nur den Plan dieser Person zeigen
arg-text = Nur Worte, ohne Bilder
arg-region = Nahansicht einer Region

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
name-scores = wertung
name-takeback = zurücknehmen
name-abandon = abbrechen
name-game = spiel
name-where = wo
name-thread = Thread
name-here = hier
name-player = spieler
name-text = text
name-region = region

## Gäste und Plätze

card-invited = Nur auf Einladung: /tisch einladen
card-private = Gespielt wird in einem privaten Thread.
card-expired = Seit einer Woche war niemand hier, darum wurde dieser Tisch geschlossen. { $owner }, einmal tippen öffnet ihn wieder.
button-renew = Offen halten
invitation = { $guest }: { $name } lädt dich ein zu { $table } ({ $place }).
done-watch = Du siehst jetzt bei { $table } zu.
done-unwatch = Du siehst bei { $table } nicht mehr zu.
not-in-thread = { $why ->
    [no_person] -# Diese Person ist nicht auf diesem Server und kann { $place } nicht sehen.
    [archived] -# { $place } ist gerade geschlossen: Du kommst hinein, sobald er wieder offen ist.
    [locked] -# { $place } ist gerade geschlossen: Du kommst hinein, sobald er wieder offen ist.
    [people_full] -# { $place } ist voll (Discord erlaubt 1.000 Personen): Du kommst mit einem meiner nächsten Beiträge hinein, sobald Platz ist.
    [no_channel] -# Der Thread wurde gelöscht: Du kommst in den nächsten.
   *[other] -# Ich kann dich gerade nicht zu { $place } hinzufügen: Mit meinem nächsten Beitrag dort versuche ich es wieder.
}
done-replace = { $name } hat jetzt den Platz.
done-swap = Die Sitzordnung ist jetzt: { $names }.
done-lots = Die Plätze werden wieder ausgelost.
who-plays = Es spielen ({ $count }): { $names }
who-watches = Es sehen zu ({ $count }): { $names }
who-invited = Eingeladen ({ $count }): { $names }
who-more = und { $count } weitere
joining-open = Alle
joining-invited = Nur auf Einladung
error-not-welcome = { $who ->
    [invited] Dieser Tisch ist nur auf Einladung. Wer dort sitzt, kann dich einladen: /tisch einladen
    [avoids] An diesem Tisch ist jemand, den du meidest (siehe /ich).
   *[avoided] An diesem Tisch kannst du nicht mitspielen.
}
error-no-table-here = { $why ->
    [posts] In diesem Kanal gibt es Beiträge, aber keine Nachrichten, also keinen Platz für einen Tisch. Nutze den Befehl in einem Beitrag oder in einem Textkanal.
    [locked] Dieser Thread ist gesperrt, ich kann hier nicht schreiben. Nutze den Befehl in seinem Kanal, oder lass ihn entsperren.
    [threads] In diesem Kanal gibt es keine Threads. Wähle wo:hier oder eröffne den Tisch in einem Textkanal.
   *[channel] Hier lassen sich keine Nachrichten posten. Nutze den Befehl in einem Textkanal.
}
error-no-private-threads = { $why ->
    [channel] In diesem Kanal gibt es keine privaten Threads, aber dieser Tisch braucht einen. Eröffne ihn in einem Textkanal oder mit wo:Thread.
   *[forbidden] Ich darf hier keine privaten Threads erstellen, aber dieser Tisch braucht einen. Gib mir das Recht „Private Threads erstellen“, oder eröffne ihn mit wo:Thread.
}
cmd-table-invite = Jemanden zum Mitspielen oder Zusehen einladen
cmd-table-watch = Bei einem Tisch zusehen oder damit aufhören
cmd-table-who = Zeigen, wer spielt, zusieht und eingeladen ist
cmd-table-replace = Vor dem Beginn einen Platz weitergeben (in einem laufenden Spiel: vertreten)
cmd-table-swap = Vor dem Beginn zwei Plätze tauschen; ohne Namen: wieder auslosen
cmd-table-renew = Einen Tisch vor dem Beginn eine weitere Woche offen halten
arg-person = Die Person
arg-stop = Nicht mehr zusehen
arg-replaced = Wer den Platz abgibt
arg-first = Die erste Person
arg-second = Die Person, mit der sie tauscht
arg-joining = Wer mitspielen darf
name-invite = einladen
name-watch = zusehen
name-who = wer
name-replace = ersetzen
name-swap = tauschen
name-renew = verlängern
name-person = person
name-stop = aufhören
name-first = erster
name-second = zweiter
name-joining = wer-darf
name-private = privat
card-marks = ⏱️ rechtzeitig getroffene Entscheidungen, von den letzten, auf die andere warteten
card-no-check = Vor dem Beginn wird nicht gefragt, ob alle da sind: Das Spiel beginnt, sobald auf *Beginnen* gedrückt wird.
check-menu = { $hours ->
    [0] Vor dem Beginn: niemanden fragen
   *[other] Vor dem Beginn: { $hours } wache Stunden für „Ich bin da“
}
check-about = Wer hier in der letzten Stunde aktiv war, muss nicht antworten
check-none-about = Das Spiel beginnt, sobald du auf „Beginnen“ drückst
lobby-call-seat = { $mentions }: Bei { $table } ist ein Platz frei geworden, und er gehört dir ([zum Tisch]({ $link })).
lobby-call-invited = { $mentions }: { $name } lädt dich ein zu { $table } ([zum Tisch]({ $link })).
lobby-call-vote = { $mentions }: Bei { $table } wird deine Antwort gebraucht ([zur Frage]({ $link })).

seat-of-nobody = Spieler

notice-options-lapsed = ⚙️ Für Optionen, die es nicht mehr gibt, gilt jetzt das Übliche: { $what }
