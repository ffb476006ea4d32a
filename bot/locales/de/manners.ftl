# Tischsitten: wer sitzt, eingeladen ist und zusieht, Notizen, Einstellungen von Leuten und Servern.

card-invited = Mitspielen kann nur, wer eingeladen ist: /tisch einladen
card-private = Gespielt wird in einem privaten Thread.
card-expired = Seit einer Woche kam niemand, darum ist dieser Tisch weggeräumt. { $owner }, ein Tipp holt ihn zurück.
button-renew = Offen halten
invitation = { $guest }: { $name } lädt dich ein zu { $table } ({ $place }).
done-watch = Du siehst bei { $table } zu.
done-unwatch = Du siehst bei { $table } nicht mehr zu.
done-replace = { $name } hat jetzt den Platz.
done-swap = Die Plätze folgen nun dieser Reihenfolge: { $names }.
done-lots = Die Plätze werden wieder ausgelost.
who-plays = Es spielen ({ $count }): { $names }
who-watches = Es sehen zu ({ $count }): { $names }
who-invited = Eingeladen ({ $count }): { $names }
who-more = und { $count } weitere
note-now =
    📝 Das siehst nur du:
    { $note }
note-empty = Du hast an diesem Tisch keine Notiz. Schreib eine: /notiz text

## Wie jemand behandelt wird

me-pings = Wenn du dran bist: { $pings }.
me-heads-up = { $told ->
    [yes] Du erfährst auch, wenn du wahrscheinlich als Nächstes dran bist.
   *[no] Du erfährst nicht, wenn du wahrscheinlich als Nächstes dran bist.
}
me-avoids = Du setzt dich nicht zu: { $names } (das sieht sonst niemand).
pings-thread = eine Erwähnung im Thread
pings-dm = eine Direktnachricht
pings-both = eine Erwähnung und eine Direktnachricht
pings-none = gar kein Ruf
post-next = { $mention }, du bist wahrscheinlich als Nächstes dran.
dm-turn =
    { $table } wartet auf dich: { $link }
dm-next =
    Du bist wahrscheinlich als Nächstes dran bei { $table }: { $link }
dm-asked =
    { $table } braucht deine Antwort: { $link }
dm-asked-closed = { $mention }, deine Direktnachrichten sind für mich geschlossen: Hier wird deine Antwort gebraucht.
dm-turn-closed = { $mention }, deine Direktnachrichten sind für mich geschlossen: Du bist dran.

## Was Admins festlegen

setup-title = Tische auf diesem Server
setup-language = { $language ->
    [en] Sprache neuer Tische: Englisch
    [de] Sprache neuer Tische: Deutsch
   *[none] Sprache neuer Tische: die des Servers
}
setup-pace = Tempo neuer Tische: { $pace }
setup-pace-unset = wie üblich
setup-pace-none = ohne Uhr
setup-pace-live = live (Minuten)
setup-pace-fast = schnell (12 Stunden je Zug)
setup-pace-standard = normal (24 Stunden je Zug)
setup-pace-relaxed = gemütlich (72 Stunden je Zug)
setup-limit = { $limit ->
    [0] Offene Tische: so viele ihr wollt
   *[other] Offene Tische: höchstens { $limit }
}
setup-newcomers = { $most ->
    [0] Neulinge: sitzen an so vielen Tischen, wie sie wollen
    [one] Neulinge: sitzen an einem Tisch, bis sie ihn zu Ende gespielt haben
   *[other] Neulinge: sitzen an höchstens { $most } Tischen, bis sie einen zu Ende gespielt haben
}
setup-channels = Tische öffnet man in: { $channels }
setup-roles = Tische öffnen dürfen: { $roles }
setup-all = alle
setup-about = Nenn einen Kanal oder eine Rolle noch einmal, um sie wieder herauszunehmen; Grenze 0 und Neulinge 0 heben die Grenzen auf.
joining-open = Wer will
joining-invited = Nur wer eingeladen ist

## Fehler

error-not-welcome = { $who ->
    [invited] Das ist nur für Eingeladene.
    [avoids] Dort ist jemand, den du meidest. Wen du meidest, steht bei /ich
   *[avoided] In diese Runde kannst du nicht kommen.
}
error-note-too-long = Eine Notiz hat höchstens { $most } Zeichen. Fang mit /notiz leeren:True neu an.
error-avoids-enough = Du kannst höchstens { $most } Leute meiden.
error-not-here = Auf diesem Server öffnet man Tische in { $channels }.
error-no-private-threads = { $why ->
    [channel] In diesem Kanal gibt es keine privaten Threads, und dieser Tisch sollte einen bekommen. Öffne ihn in einem Textkanal oder mit wo: thread.
   *[forbidden] Ich darf hier keine privaten Threads öffnen, und dieser Tisch sollte einen bekommen. Gib mir das Recht „Private Threads erstellen“, oder öffne ihn mit wo: thread.
}
error-role-needed = Auf diesem Server öffnen diese Rollen Tische: { $roles }.
error-enough-tables = Dieser Server erlaubt { $most } offene Tische, und so viele gibt es schon. Bringt erst einen zu Ende.
error-not-admin = Das legt nur fest, wer den Server verwalten darf.

error-too-many-lobbies = Du hast { $most } Tische, die noch nicht begonnen haben; mehr darfst du auf diesem Server nicht haben. Starte erst einen, oder verlass ihn mit /tisch aufstehen: { $tables }.
error-too-many-tables = { $who ->
    [you] Du bist neu hier: Bis du auf diesem Server eine Partie mit anderen zu Ende gespielt hast, sitzt du mit anderen an höchstens { $most ->
        [one] einem Tisch
       *[other] { $most } Tischen
    }, und das tust du schon: { $tables }. Bring erst einen zu Ende, oder verlass einen, der noch nicht begonnen hat, mit /tisch aufstehen.
   *[other] { $name } ist neu hier, sitzt an so vielen Tischen, wie Neulinge dürfen ({ $most }), und muss erst einen zu Ende bringen.
}
error-too-many-drawings = Ich zeichne schon { $most } Bilder für dich. Warte auf diese, oder lass dir nur den Text zeigen.
error-too-often = { $act ->
    [tables] Du hast in einer Stunde viele Tische geöffnet. Den nächsten kannst du { $until } öffnen.
    [invites] Du hast in einer Stunde viele Leute eingeladen. Die nächste Einladung geht { $until }.
    [invited] Diese Person wurde in der letzten Stunde schon an diesen Tisch eingeladen. Wieder einladen kannst du sie { $until }.
    [proposals] Du hast diesem Tisch in einer Stunde viel vorgeschlagen. Wieder etwas vorschlagen kannst du { $until }.
    [takebacks] Du hast an diesem Tisch in einer Stunde viele Züge zurückgenommen. Es geht wieder { $until }; bis dahin frag die anderen: /vorschlag zurücknehmen
    [wants] Wer den Platz hat, wurde in der letzten Stunde schon gefragt. Wieder fragen kannst du { $until }.
    [quits] Du hast an diesem Tisch in einer Stunde mehrmals deinen Platz aufgegeben. Es geht wieder { $until }.
    [vacations] Du hast deinen Urlaub in einer Stunde oft geändert, und jedes Mal erfuhren es alle Tische. Es geht wieder { $until }.
    [films] Du hast in einer Stunde mehrere Filme allen gezeigt. Der nächste geht { $until }; für dich allein kannst du sofort einen sehen.
    [renewals] Eine Lobby holt man höchstens einmal in der Stunde wieder nach oben, diese { $until }. Offen bleibt sie ohnehin eine Woche.
   *[other] Das hast du in einer Stunde schon oft getan. Es geht wieder { $until }.
}

## Befehle

cmd-table-invite = Jemanden zum Mitspielen oder Zusehen einladen
cmd-table-watch = Bei einem Tisch zusehen oder damit aufhören
cmd-table-who = Wer spielt, zusieht und eingeladen ist
cmd-table-replace = Einen Platz der Lobby jemand anderem geben (im laufenden Spiel: vertreten)
cmd-table-swap = Zwei Plätze der Lobby tauschen; ohne Namen: wieder auslosen
cmd-table-renew = Eine Lobby eine weitere Woche offen halten
cmd-note = Deine private Notiz an einem Tisch
cmd-setup = Einstellungen für die Tische dieses Servers
arg-person = Die Person
arg-stop = Nicht mehr zusehen
arg-replaced = Wer den Platz abgibt
arg-first = Ein Spieler
arg-second = Der Spieler, mit dem getauscht wird
arg-joining = Wer mitspielen darf
arg-note = Eine Zeile mehr für deine Notiz
arg-clear = Die alte Notiz vorher wegwerfen
arg-pings = Wie du gerufen wirst, wenn du dran bist
arg-heads-up = Auch erfahren, wenn du wahrscheinlich als Nächstes dran bist
arg-avoid = Jemand, mit dem du nicht spielen willst; noch einmal genannt: verziehen
arg-setup-language = Sprache neuer Tische und für Leute, deren Sprache ich nicht kann
arg-setup-pace = Tempo neuer Tische
arg-newcomers = An wie vielen Tischen man sitzt, bevor man hier einen beendet hat (sonst 2), 0 = ohne Grenze
arg-limit = Wie viele Tische zugleich offen sein dürfen, 0 = ohne Grenze
arg-channel = Ein Kanal für Tische (noch einmal: nicht mehr)
arg-setup-role = Eine Rolle, die Tische öffnen darf (noch einmal: nicht mehr)

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
name-newcomers = neulinge
name-channel = kanal
