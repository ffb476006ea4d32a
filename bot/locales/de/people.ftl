# Persönliche Einstellungen und Ansichten: /ich, Notizen, Züge, Direktnachrichten.

## Einstellungen

me-pings = Wenn du dran bist, bekommst du { $pings }.
me-heads-up = { $notified ->
    [yes] Du wirst auch benachrichtigt, wenn du wahrscheinlich als Nächstes dran bist.
   *[no] Du wirst nicht benachrichtigt, wenn du wahrscheinlich als Nächstes dran bist.
}
me-avoids = Du meidest: { $names } (das siehst nur du).
me-now = Ich antworte dir auf Deutsch. Farben der Bilder, die nur du siehst: { $palette }.
me-mark = { $decisions ->
    [0] Neben deinem Namen steht in den Lobbys dieses Servers noch nichts.
   *[other] Von deinen letzten { $decisions ->
           [one] 1 Entscheidung
          *[other] { $decisions } Entscheidungen
       } auf diesem Server hast du { $answered } selbst und rechtzeitig getroffen; { $shown ->
        [yes] in Lobbys steht ⏱️ { $answered }/{ $decisions } neben deinem Namen.
       *[no] in Lobbys steht neben deinem Namen noch nichts.
    }
} Ab { $enough ->
    [one] 1 Entscheidung
   *[other] { $enough } Entscheidungen
} zählen die letzten { $window }. Was ein Hausbot für dich spielt, weil deine Zeit abgelaufen ist, gilt als versäumt; Urlaub, private Tische und Partien nur gegen Hausbots zählen nicht.
palette-night = Nacht
palette-day = Tag
palette-contrast = Hoher Kontrast
palette-clear = Für Farbenblinde
pings-thread = eine Erwähnung im Thread
pings-dm = eine Direktnachricht
pings-both = eine Erwähnung und eine Direktnachricht
pings-none = keine Benachrichtigung in Discord
cmd-me = Deine Einstellungen ansehen und ändern: Sprache, Benachrichtigungen, Farben der Bilder
arg-language = Die Sprache
arg-palette = Die Farben der Bilder
arg-pings = Wie du benachrichtigt wirst, wenn du dran bist
arg-heads-up = Auch benachrichtigt werden, wenn du wahrscheinlich als Nächstes dran bist
arg-avoid = Eine Person, mit der du nicht spielen willst; noch einmal nennen, um sie zu entfernen
name-me = ich
name-language = sprache
name-palette = farben
name-pings = ruf
name-heads-up = vorwarnung
name-avoid = meiden
error-avoids-enough = Auf deiner Meideliste haben höchstens { $most } Leute Platz.

## Notizen

note-now =
    📝 Das siehst nur du:
    { $note }
note-empty = Du hast an diesem Tisch keine Notiz. Schreib eine mit /notiz text
error-note-too-long = Eine Notiz darf höchstens { $most } Zeichen haben. Fang mit /notiz leeren:True neu an.
error-note-changed = Deine Notiz wurde inzwischen anderswo geändert. Sieh dir beide an und speichere noch einmal.
cmd-note = Deine private Notiz an einem Tisch
arg-note = Eine Zeile mehr für deine Notiz
arg-clear = Die alte Notiz vorher löschen
name-note = notiz
name-clear = leeren

## Züge

turns-none = Kein Tisch wartet auf dich.
turns-title = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
turns-since = { $since } drangekommen
turns-due = die Zeit läuft { $due } ab
turns-play = An #{ NUMBER($table, useGrouping: 0) } spielen
button-before = Zurück
button-after = Weiter
cmd-myturns = Alle Tische zeigen, die auf dich warten, auf allen Servern
name-myturns = meinezüge

## Direktnachrichten und Erwähnungen

dm-turn =
    { $table } wartet auf dich: { $link }
dm-next =
    Du bist wahrscheinlich als Nächstes dran bei { $table }: { $link }
dm-asked =
    { $table } braucht deine Antwort: { $link }
dm-asked-closed = { $mention }, hier wird deine Antwort gebraucht. (Ich konnte dir keine Direktnachricht schicken.)
dm-turn-closed = { $mention }, du bist dran. (Ich konnte dir keine Direktnachricht schicken.)
post-next = { $mention }, du bist wahrscheinlich als Nächstes dran.

lapsed-zone = ⚠️ Deine Zeitzone „{ $zone }“ ist hier nicht mehr bekannt. Bis du mit `/zeiten` eine andere wählst, gelten deine Zeiten in UTC.
lapsed-palette = ⚠️ Die Palette, die du gewählt hast, gibt es nicht mehr: Du siehst die übliche. Die anderen stehen in `/ich`.
lapsed-language = ⚠️ Die Sprache, die du gewählt hast, gibt es nicht mehr: Es gilt die deines Discord. Die anderen stehen in `/ich`.

## Sprachen

button-languages = Sprachen
me-language = 🌐 { $name }: { $state }. Was fehlt, erscheint auf Englisch.
me-language-menu = Sprache
language-share = zu { $percent } % übersetzt
language-unread = noch nicht von Muttersprachlern durchgesehen
language-host = Alles außer den Spielen
language-part = { $done } von { $all } Texten, { $percent } %
