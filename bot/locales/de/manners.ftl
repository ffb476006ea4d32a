# Tischsitten: wer sitzt, eingeladen ist und zusieht, Notizen, Einstellungen von Leuten und Servern.

card-invited = Nur auf Einladung: /tisch einladen
card-private = Gespielt wird in einem privaten Thread.
card-expired = Seit einer Woche war niemand hier, darum wurde dieser Tisch geschlossen. { $owner }, einmal tippen öffnet ihn wieder.
button-renew = Offen halten
invitation = { $guest }: { $name } lädt dich ein zu { $table } ({ $place }).
done-watch = Du siehst jetzt bei { $table } zu.
done-unwatch = Du siehst bei { $table } nicht mehr zu.
done-replace = { $name } hat jetzt den Platz.
done-swap = Die Sitzordnung ist jetzt: { $names }.
done-lots = Die Plätze werden wieder ausgelost.
who-plays = Es spielen ({ $count }): { $names }
who-watches = Es sehen zu ({ $count }): { $names }
who-invited = Eingeladen ({ $count }): { $names }
who-more = und { $count } weitere
note-now =
    📝 Das siehst nur du:
    { $note }
note-empty = Du hast an diesem Tisch keine Notiz. Schreib eine mit /notiz text

## Wie jemand behandelt wird

me-pings = Wenn du dran bist, bekommst du { $pings }.
me-heads-up = { $told ->
    [yes] Du wirst auch benachrichtigt, wenn du wahrscheinlich als Nächstes dran bist.
   *[no] Du wirst nicht benachrichtigt, wenn du wahrscheinlich als Nächstes dran bist.
}
me-avoids = Du meidest: { $names } (das siehst nur du).
pings-thread = eine Erwähnung im Thread
pings-dm = eine Direktnachricht
pings-both = eine Erwähnung und eine Direktnachricht
pings-none = keine Benachrichtigung
post-next = { $mention }, du bist wahrscheinlich als Nächstes dran.
dm-turn =
    { $table } wartet auf dich: { $link }
dm-next =
    Du bist wahrscheinlich als Nächstes dran bei { $table }: { $link }
dm-asked =
    { $table } braucht deine Antwort: { $link }
dm-asked-closed = { $mention }, hier wird deine Antwort gebraucht. (Ich konnte dir keine Direktnachricht schicken.)
dm-turn-closed = { $mention }, du bist dran. (Ich konnte dir keine Direktnachricht schicken.)

## Was Admins festlegen

setup-title = Tische auf diesem Server
setup-language = { $language ->
    [en] Sprache neuer Tische: Englisch
    [de] Sprache neuer Tische: Deutsch
   *[none] Sprache neuer Tische: die Sprache des Servers
}
setup-pace = Tempo neuer Tische: { $pace }
setup-pace-unset = wie üblich
setup-pace-none = ohne Uhr
setup-pace-live = live (Minuten)
setup-pace-fast = schnell (12 Stunden je Zug)
setup-pace-standard = normal (24 Stunden je Zug)
setup-pace-relaxed = gemütlich (72 Stunden je Zug)
setup-limit = { $limit ->
    [0] Offene Tische: unbegrenzt
   *[other] Offene Tische: höchstens { $limit }
}
setup-channels = Tische lassen sich eröffnen in: { $channels }
setup-roles = Tische eröffnen dürfen: { $roles }
setup-all = alle
setup-about = Nenne einen Kanal oder eine Rolle noch einmal, um sie zu entfernen; Grenze 0 hebt die Grenze auf.
joining-open = Alle
joining-invited = Nur auf Einladung

## Fehler

error-not-welcome = { $who ->
    [invited] Das geht nur auf Einladung.
    [avoids] An diesem Tisch ist jemand, den du meidest (siehe /ich).
   *[avoided] An diesem Tisch kannst du nicht mitspielen.
}
error-note-too-long = Eine Notiz darf höchstens { $most } Zeichen haben. Fang mit /notiz leeren:True neu an.
error-avoids-enough = Du kannst höchstens { $most } Leute meiden.
error-not-here = Auf diesem Server lassen sich Tische nur eröffnen in: { $channels }.
error-no-private-threads = { $why ->
    [channel] In diesem Kanal gibt es keine privaten Threads, aber dieser Tisch braucht einen. Eröffne ihn in einem Textkanal oder mit wo: thread.
   *[forbidden] Ich darf hier keine privaten Threads erstellen, aber dieser Tisch braucht einen. Gib mir das Recht „Private Threads erstellen“, oder eröffne ihn mit wo: thread.
}
error-role-needed = Auf diesem Server dürfen nur diese Rollen Tische eröffnen: { $roles }.
error-enough-tables = Dieser Server erlaubt höchstens { $most } offene Tische, und so viele gibt es schon. Bringt erst einen zu Ende.
error-not-admin = Dafür brauchst du das Recht „Server verwalten“.

error-too-many-lobbies = Du hast { $most } Tische, die noch nicht begonnen haben; mehr sind auf diesem Server nicht erlaubt. Beginne erst einen, oder verlass ihn mit /tisch aufstehen: { $tables }.
error-too-many-drawings = Ich zeichne schon { $most } Bilder für dich. Warte auf sie, oder lass dir nur den Text zeigen.
error-too-often = { $act ->
    [tables] Du hast in der letzten Stunde viele Tische eröffnet. Den nächsten kannst du { $until } eröffnen.
    [invites] Du hast in der letzten Stunde viele Leute eingeladen. Die nächste Einladung geht { $until }.
    [invited] Diese Person wurde in der letzten Stunde schon an diesen Tisch eingeladen. Wieder einladen kannst du sie { $until }.
    [proposals] Du hast an diesem Tisch in der letzten Stunde viel vorgeschlagen. Wieder etwas vorschlagen kannst du { $until }.
    [takebacks] Du hast an diesem Tisch in der letzten Stunde viele Züge zurückgenommen. Es geht wieder { $until }; bis dahin frag die anderen: /vorschlag zurücknehmen
    [wants] Wer den Platz hat, wurde in der letzten Stunde schon gefragt. Wieder fragen kannst du { $until }.
    [quits] Du hast an diesem Tisch in der letzten Stunde mehrmals deinen Platz aufgegeben. Es geht wieder { $until }.
    [vacations] Du hast deinen Urlaub in der letzten Stunde oft geändert, und jedes Mal haben es alle Tische erfahren. Es geht wieder { $until }.
    [films] Du hast in der letzten Stunde mehrere Filme allen gezeigt. Der nächste geht { $until }; für dich allein kannst du sofort einen sehen.
    [renewals] Eine Lobby lässt sich höchstens einmal in der Stunde nach oben holen, diese { $until }. Offen bleibt sie ohnehin eine Woche.
   *[other] Das hast du in der letzten Stunde schon oft getan. Es geht wieder { $until }.
}

## Befehle

cmd-table-invite = Jemanden zum Mitspielen oder Zusehen einladen
cmd-table-watch = Bei einem Tisch zusehen oder damit aufhören
cmd-table-who = Zeigen, wer spielt, zusieht und eingeladen ist
cmd-table-replace = Vor dem Beginn einen Platz weitergeben (in einem laufenden Spiel: vertreten)
cmd-table-swap = Vor dem Beginn zwei Plätze tauschen; ohne Namen: wieder auslosen
cmd-table-renew = Einen Tisch vor dem Beginn eine weitere Woche offen halten
cmd-note = Deine private Notiz an einem Tisch
cmd-setup = Einstellungen für die Tische dieses Servers
arg-person = Die Person
arg-stop = Nicht mehr zusehen
arg-replaced = Wer den Platz abgibt
arg-first = Die erste Person
arg-second = Die Person, mit der sie tauscht
arg-joining = Wer mitspielen darf
arg-note = Eine Zeile mehr für deine Notiz
arg-clear = Die alte Notiz vorher löschen
arg-pings = Wie du benachrichtigt wirst, wenn du dran bist
arg-heads-up = Auch benachrichtigt werden, wenn du wahrscheinlich als Nächstes dran bist
arg-avoid = Jemand, mit dem du nicht spielen willst; noch einmal nennen, um das aufzuheben
arg-setup-language = Sprache neuer Tische und für Leute, deren Sprache ich nicht kann
arg-setup-pace = Tempo neuer Tische
arg-limit = Wie viele Tische gleichzeitig offen sein dürfen, 0 = ohne Grenze
arg-channel = Ein Kanal für Tische (zum Entfernen noch einmal nennen)
arg-setup-role = Eine Rolle, die Tische eröffnen darf (zum Entfernen noch einmal nennen)

name-invite = einladen
name-watch = zusehen
name-who = wer
name-replace = ersetzen
name-swap = tauschen
name-renew = verlängern
name-note = notiz
name-setup = einrichten
name-person = person
name-stop = aufhören
name-first = erster
name-second = zweiter
name-joining = wer-darf
name-private = privat
name-clear = leeren
name-pings = ruf
name-heads-up = vorwarnung
name-avoid = meiden
name-pace = tempo
name-limit = grenze
name-channel = kanal
