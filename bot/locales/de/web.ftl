# Seiten im Browser: die Knöpfe, die dorthin führen, und die Seite selbst.

button-web = Im Browser öffnen
button-web-go = Seite öffnen
button-web-renew = Neuer Link
button-web-revoke = Link widerrufen
button-web-all = Alle meine Links
button-web-revoke-all = Alle widerrufen
web-link = **{ $table } in deinem Browser**
    Der Link ist nur für dich: Wer ihn hat, sieht, was du siehst. Er gilt bis { $days ->
            [one] 1 Tag
           *[other] { $days } Tage
        } nach dem Ende der Partie oder bis du ihn widerrufst. { $plays ->
        [yes] Er zeigt nur: Um auf der Seite zu ziehen, drück auf *Im Browser spielen*.
       *[no] Gezogen wird hier in Discord.
    }
web-link-spectator = **{ $table } in deinem Browser**
    Der Link zeigt, was Zuschauer sehen. Er gilt bis { $days ->
            [one] 1 Tag
           *[other] { $days } Tage
        } nach dem Ende der Partie oder bis du ihn widerrufst.
web-renewed = Der alte Link gilt nicht mehr. Das ist der neue:
web-revoked = { $count ->
    [0] Es gab keinen Link zu widerrufen.
    [one] Der Link ist widerrufen: Wer ihn öffnet, sieht nichts mehr.
   *[other] { $count } Links sind widerrufen: Wer sie öffnet, sieht nichts mehr.
}
button-program = Ein Programm spielen lassen
button-program-end = Token zurücknehmen
program-drawn = **{ $table }: ein Token für dein Programm**
    `{ $token }`
    Wer es hat, sieht an diesem Tisch, was du siehst, und kann für dich ziehen. Es wird nur einmal gezeigt; ein neues beendet es. Alle am Tisch erfahren, dass ein Programm für dich spielt. Es spielt unter { $address }
program-ended = { $was ->
    [yes] Das Token gilt nicht mehr. Jetzt ziehst nur noch du für dich.
   *[no] An diesem Tisch gab es kein Token.
}
button-programs = { $programs ->
    [on] Programme: erlaubt
   *[off] Programme: keine
}
card-programs = 🤖 Hier darf man Programme spielen lassen; wer das tut, ist markiert.
rematch-programs = 🤖 { $names }: Ein Token deines Programms gilt nur für einen Tisch. Für diesen gibt es unter *Im Browser öffnen* ein neues, sobald die Partie läuft{ $allowed ->
    [yes] .
   *[no] {" "}und wenn unter *Optionen* Programme erlaubt sind.
}
error-programs-off = { $why ->
    [league] In einer Liga dürfen keine Programme spielen.
    [rated] An einem gewerteten Tisch dürfen keine Programme spielen.
   *[owner] Programme dürfen nur dort spielen, wo es in der Lobby erlaubt wurde.
}
error-no-pages = Dieser Bot zeigt keine Seiten im Browser (mehr).
web-links = **Deine Links zu Tischen im Browser** ({ $count })
web-links-none = Du hast keine Links zu Tischen im Browser.
web-links-line = { $table }, erstellt { $made }
web-which = Einen Tisch im Browser öffnen

web-skip = Zu den Tableaus
web-running = { "" }
web-over = Die Partie ist zu Ende.
web-abandoned = Die Partie wurde abgebrochen.
web-waits = Der Tisch wartet: Der Bot ist nicht mehr auf seinem Server.
web-then = So war es nach Zug { $number } von { $moves }.
web-start = Der Anfang der Partie.
web-result = Ergebnis
web-news = Züge
web-near = Der Tisch aus der Nähe
web-clocks = Uhren
web-view = Aussehen dieser Seite
web-language = Sprache
web-languages = Sprachen
web-languages-foot = Was in einer Sprache fehlt, erscheint auf Englisch.
web-palette = Farben
web-palette-system = Wie mein Gerät
web-words = In Worten
web-foot = Dieser Link zeigt nur: Gezogen wird in Discord oder in einem Browser, der dort verbunden wurde. Der Link ist nur für dich; dort kannst du ihn widerrufen.
web-left = noch { $left }
web-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
web-offline = Kein Netz. Stand: { $at }. Senden geht gerade nicht.
web-app-name = Brettspiele
web-gone = Dieser Link gilt nicht mehr. Öffne die Seite noch einmal von Discord aus.
web-zoom-in = Größer
web-zoom-out = Kleiner
web-zoom-reset = Ganzes Bild
web-close = Schließen
web-older = Ältere Züge
web-go = Zug { $number } zeigen: { $lines }
web-course = Rückblick
web-slider = Gezeigter Zug
web-earlier = Einen Zug zurück
web-later = Einen Zug weiter
web-to-now = Jetzt
web-to-now-new = Jetzt: { $moves }{"\u00A0"}neu
web-move = Zug { $number } von { $moves }
web-now = Jetzt, nach Zug { $moves }
web-changes = Was dieser Zug verändert hat
web-taken-back = Der Zug, den du angesehen hast, wurde zurückgenommen.
web-film = Die Partie als Film
web-film-back = Ein Bild zurück
web-film-on = Ein Bild weiter
web-play = Abspielen
web-pause = Anhalten
web-begin = Der Anfang
web-curve = So sah der Trainer die Partie von { $name }
web-frame = { $round }, { $phase }
web-frame-of = { $number }/{ $frames }: { $title }
web-rules = Regeln zu dem, was hier liegt
web-rules-hint = Tippe etwas darauf an, um die Regel dazu zu lesen.
web-rule-failed = Die Regel lässt sich gerade nicht laden. Versuche es in einer Minute noch einmal.

## Im Browser spielen

button-web-play = Im Browser spielen
button-web-pair = Browser verbinden
button-web-unpair = { $device } trennen
button-web-unpair-all = Alle Browser trennen
web-pair-link = **{ $table }: im Browser spielen**
    Dieser Link verbindet einen Browser mit dir, damit du dort ziehen kannst. Er gilt einmal und { $minutes ->
            [one] 1 Minute
           *[other] { $minutes } Minuten
        } lang; gib ihn nicht weiter. *Alle meine Links* zeigt deine Browser und trennt sie.
web-browsers = **Browser, in denen du spielst** ({ $count })
web-browsers-line = { $device }, verbunden { $made }, zuletzt benutzt { $used }
web-unpaired = { $count ->
    [0] Dieser Browser ist nicht (mehr) mit dir verbunden.
    [one] Dieser Browser ist nicht mehr verbunden: Dort wird nicht mehr für dich gezogen.
   *[other] { $count } Browser sind nicht mehr verbunden: Dort wird nicht mehr für dich gezogen.
}
web-pair-title = In diesem Browser spielen
web-pair-about = Dieser Browser ({ $device }) kann dann für dich ziehen, an allen deinen Tischen. Tu das nur auf einem eigenen Gerät. Trennen kannst du ihn in Discord, unter „Alle meine Links“; nach 90 Tagen ohne Benutzung geschieht das von selbst.
web-pair-play = Auf diesem Gerät als { $name } spielen
web-pair-script = Der Knopf braucht JavaScript. Ohne kannst du hier deinem Tisch folgen und in Discord ziehen.
web-pair-device = { $browser } auf { $system }
web-pair-browser = Browser
web-pair-foot = Das bist nicht du? Schließ die Seite: Nichts hat sich geändert.
web-pair-gone = Dieser Link gilt nicht mehr. Drück in Discord noch einmal auf „Im Browser spielen“.
web-pair-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.

## Die Seiten der Links in Mails

web-mail-confirm-title = Mails, wenn du am Zug bist
web-mail-confirm-about = Gehört { $address } dir, und möchtest du dort eine Mail, wenn auf Discord ein Tisch auf dich wartet?
web-mail-confirm-press = Ja, bestätigen
web-mail-confirm-done = { $address } ist bestätigt. Ab jetzt bekommst du eine Mail, wenn ein Tisch auf dich wartet. Ändern kannst du das auf Discord mit /ich, unter „Weitere Benachrichtigungen“.
web-mail-off-title = Keine Mails mehr
web-mail-off-about = { $address } bekommt eine Mail, wenn auf Discord ein Tisch auf dich wartet.
web-mail-off-press = Keine Mails mehr schicken
web-mail-off-done = { $address } bekommt keine Mails mehr. Wieder einschalten kannst du sie auf Discord mit /ich, unter „Weitere Benachrichtigungen“.
web-mail-foot = Nicht du? Schließ diese Seite: Nichts hat sich geändert.
web-mail-script = Der Knopf braucht JavaScript. Ohne geht es auf Discord mit /ich, unter „Weitere Benachrichtigungen“.
web-mail-gone = Dieser Link funktioniert nicht mehr.
web-mail-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.

## Züge von der Seite

web-play-send = Absenden
web-play-send-draft = Alles absenden
web-play-send-final = Endgültig absenden
web-play-over = Von vorn
web-play-draft-add = Erst zusammenstellen
web-play-draft-back = Letztes zurück
web-play-takeback = Meinen letzten Zug zurücknehmen
web-play-question = Frage
web-play-next = Nächster Tisch, der auf mich wartet
web-play-whole = Ganzes Bild
web-back-asked = Du blickst zurück. Jetzt wirst du gefragt: { $title }
web-back-to-now = Zurück zu jetzt
web-play-list = Züge als Liste ({ $moves })
web-play-unpaired = Dieser Browser darf hier nicht mehr ziehen: Er ist nicht mehr verbunden, oder jemand anderes hat deinen Platz. Drück in Discord auf „Im Browser spielen“, um ihn neu zu verbinden; nichts ging verloren.
web-play-too-fast = Das war zu schnell. Versuche es gleich noch einmal; nichts wurde gesendet.
web-play-pick = Tippe auf das Brett oder wähle hier.
web-play-place = Tippen oder Ziehen versetzt es. Mit der Tastatur: das Brett, dann Pfeiltasten, R zum Drehen, Eingabe zum Senden.
web-play-turn = Drehen
web-play-draft-more = Hinzufügen
web-play-changed-meanwhile = Am Tisch ging es weiter. Das ist jetzt die Frage.
web-play-not-sent = Nichts wurde gesendet. Versuche es gleich noch einmal.
web-play-perhaps = Um diesen Tisch kümmert sich ein anderer Teil des Bots, der nicht geantwortet hat. Was du gesendet hast, zählt vielleicht trotzdem: Diese Seite zeigt, wie es jetzt steht.
web-play-lost = Die Verbindung ist weg. Sobald sie wieder da ist, siehst du, ob das ankam.
web-play-arrived = Das kam an: Nur die Antwort ging verloren.
web-play-not-arrived = Das kam nicht an. Du kannst es noch einmal absenden.

## Hilfen zum Zug, auf der Seite

web-aids = Mehr zu deinem Zug
web-aids-failed = Das lässt sich gerade nicht zeigen. Klapp es zu und wieder auf.
web-aids-since = Seit deinem letzten Zug
web-aids-earlier = … und davor noch mehr, siehe die Züge weiter unten.
web-aids-outline = Änderungen im Bild zeigen
web-aids-note = Private Notiz
web-aids-note-about = Das siehst nur du.
web-aids-note-now = Deine Notiz lautet inzwischen:
web-aids-note-keep = Notiz speichern
web-aids-note-kept = Deine Notiz ist gespeichert.
web-aids-votes = Vorschläge
web-aids-votes-none = Im Moment ist nichts vorgeschlagen.
web-aids-propose-what = Was möchtest du vorschlagen?
web-aids-propose = Vorschlagen
web-aids-ask-back = Die anderen fragen, ob ich meinen letzten Zug zurücknehmen darf
web-aids-order-kind = Was ich für dich tun soll
web-aids-order-arm = Auftrag hinzufügen
web-aids-order-armed = Der Auftrag ist aktiv.
web-aids-order-ended = Der Auftrag ist beendet.
web-aids-commands = Wann du wach bist und wann du Urlaub hast, stellst du in Discord ein: /zeiten und /urlaub

## Die Seite einer Person

web-mine = Meine Tische
web-mine-unpaired = Dieser Browser weiß nicht, wer du bist: Drück in Discord unter einem Beitrag deines Tisches auf „Im Browser öffnen“, dann auf „Im Browser spielen“, und öffne den Link hier.
web-mine-learn = Ein Spiel lernen
web-lesson-name = Neuling
web-lesson-title = { $game } lernen
web-lesson-about = Hier kann nichts schiefgehen: Nimm zurück, was du willst. Es ist dieselbe Einführung wie in Discord; du kannst jederzeit aufhören und später weitermachen.
web-lesson-open = Einen echten Tisch gegen leichte Bots eröffnest du in Discord: Dort hat das Ende dieser Einführung einen Knopf dafür.
web-mine-waiting = { $count ->
    [0] Wartet auf dich
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
web-mine-running = Andere laufende Partien ({ $count })
web-mine-lobbies = Noch nicht begonnen ({ $count })
web-mine-over = In den letzten 30 Tagen beendet ({ $count })
web-mine-since = gefragt { $since }
web-mine-ended = beendet { $ended }
web-mine-seated = Du hast einen Platz.
web-mine-with = Am Tisch: { $names }
web-mine-fill = Mit Hausbots beginnen
web-mine-free = { $count ->
    [one] Ein freier Platz.
   *[other] { $count } freie Plätze.
}
web-mine-discord = In Discord
web-mine-discord-of = { $table } in Discord
web-mine-news = Es hat sich geändert, wer am Zug ist.
web-mine-unpair = In diesem Browser nicht mehr spielen
web-mine-filter = Tische zum Mitspielen: { $wanted }
web-mine-failed = Das ging schief. Versuch es noch einmal.
web-mine-foot = Diese Seite siehst nur du.
web-mine-link = Kopiere in Discord den Link unter „Browser verbinden“ und füge ihn hier ein:
web-mine-link-go = Weiter

## Benachrichtigungen eines Browsers

web-push = Sag mir hier Bescheid
web-push-about = Dieser Browser kann dich benachrichtigen, wenn du etwas gefragt wirst, auch wenn diese Seite geschlossen ist: an welchem Tisch, was, und bis wann. Während du schläfst oder im Urlaub bist, kommt nichts.
web-push-on = Sag mir hier Bescheid
web-push-off = Sag mir hier nicht mehr Bescheid
web-push-is-on = Dieser Browser sagt dir Bescheid.
web-push-is-off = Dieser Browser sagt dir noch nicht Bescheid.
web-push-denied = Dieser Browser erlaubt der Seite nicht, dich zu benachrichtigen. Erlaube es in den Einstellungen des Browsers für diese Website, und öffne die Seite dann neu.
web-push-unable = Dieser Browser kann keine Benachrichtigungen einer Seite zeigen.
web-push-home-screen = Auf einem iPhone oder iPad geht das nur vom Home-Bildschirm aus: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne die Seite von dort.
web-push-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.
web-push-script = Das braucht JavaScript.
web-push-service = Wer diesen Bot betreibt, hat den Push-Dienst dieses Browsers nicht erlaubt: { $host }

## Wege, auf denen du benachrichtigt wirst

web-ways-add = Weitere Wege fügst du in Discord mit /ich hinzu, unter „Weitere Benachrichtigungen“.
web-ways-wait = Benachrichtige mich, falls noch nötig,
web-ways-after = { $hours ->
    [0] sofort
    [one] nach { $hours } wachen Stunde
   *[other] nach { $hours } wachen Stunden
}
web-ways-save = Speichern
web-ways-changed = Gespeichert.

## Seiten von Ligen

button-league-pages = Im Browser öffnen
web-league-standings = Tabelle
web-league-schedule = Spielplan
web-league-almanac = Almanach
web-league-parts = Seiten dieser Saison
web-league-seasons = Saisons
web-league-skip = Zum Inhalt
web-league-picture = { $title } als Bild; die Tabelle daneben sagt dasselbe
web-league-until = { $stage ->
    [signup] Anmeldung bis
    [running] bis
    [overtime] Hausbots beenden den Rest ab
   *[other] Beginn
}
web-league-news = Es gibt Neues: Die Seite ist auf dem neuesten Stand.
web-league-gone = Diese Seite ist nicht mehr öffentlich.
web-league-late = Diese Seite zeigt den Tisch um { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} verzögert.
web-league-foot = Die Leitung der Liga hat diese Seite öffentlich gemacht: Wer den Link hat, kann sie lesen. Gespielt wird in Discord.

## Der lokale Tisch: Chat und Seite nebeneinander

local-views = Ansichten
local-chat = Chat
local-page = Brett

## The chat of the local table: its own words in English, ours in German

local-chat-messages = Nachrichten
local-chat-viewing = Du bist
local-chat-refresh = Aktualisieren
local-chat-capture = Aufnehmen
local-chat-inspector = Prüfung
local-chat-more = Mehr
local-chat-end = Beenden
local-chat-search-messages = Nachrichten suchen
local-chat-find = Nachricht finden
local-chat-search = Suchen
local-chat-previous = Zurück
local-chat-next = Weiter
local-chat-jump = Zur Nachricht mit der Nummer
local-chat-id = Nummer der Nachricht
local-chat-focus = Zeigen
local-chat-conversation = Gespräch
local-chat-earlier = Frühere Nachrichten laden
local-chat-newer = Neuere Nachrichten
local-chat-latest = Neue Nachrichten · zur neuesten
local-chat-none = In diesem Kanal ist noch keine Nachricht.
local-chat-message = Nachricht
local-chat-send = Senden
local-chat-done = Erledigt
local-chat-updated = Aktualisiert
local-chat-size = Größe angepasst
local-chat-refresh-short = Laden
local-chat-inspect = Details
local-chat-completing = Wird ausgeführt …
local-chat-updating-results = Treffer werden aktualisiert …
local-chat-updating-options = Auswahl wird aktualisiert …
local-chat-sending = Nachricht wird gesendet …
local-chat-switching = Blickwinkel wird gewechselt …
local-chat-opening = Nachricht wird geöffnet …
local-chat-updating = Vorschau wird aktualisiert …
local-chat-resizing = Größe wird angepasst …
local-chat-loading = Unterhaltung wird geladen …
local-chat-loading-preview = Vorschau wird geladen …
local-chat-retrying = Verbindung unterbrochen; neuer Versuch …
local-chat-ended = Vorschau beendet.
local-chat-uncertain = Ob es geklappt hat, ist ungewiss. Es wird nicht wiederholt.
local-chat-not-completed = Das wurde nicht ausgeführt.

## Kalender und Overlay einer Liga

web-calendar-signup = { $league }, Saison { $season }: letzter Tag der Anmeldung
web-calendar-first = { $league }, Saison { $season }: erster Tag
web-calendar-last = { $form ->
    [knockout] { $league }, Saison { $season }: letzter Tag, auch des Finales; ab jetzt laufen die Uhren schneller
   *[usual] { $league }, Saison { $season }: letzter Tag, ab jetzt laufen die Uhren schneller
}
web-calendar-end = { $league }, Saison { $season }: Hausbots beenden den Rest
web-calendar-round = { $league }, Saison { $season }: die { $round }. Runde endet, ab jetzt laufen die Uhren schneller
web-overlay = Overlay
web-overlay-tables = Laufende Tische
web-overlay-no-tables = Gerade wird an keinem Tisch gespielt.
web-overlay-results = Letzte Ergebnisse
web-overlay-no-results = Noch ist kein Tisch zu Ende.
web-overlay-moves = am Zug
web-overlay-part = { $part }, { $page } von { $pages }

## Was in einer Division noch offen ist, auf der Seite der Tabelle; danach kommen Namen

web-league-chance-first = { $sure ->
    [yes] Platz 1 ist sicher für:
   *[no] Platz 1 ist noch möglich für:
}
web-league-chance-up = { $form ->
    [cup] { $sure ->
        [yes] Sicher weiter:
       *[no] Weiterkommen ist noch möglich für:
    }
    [swiss] { $sure ->
        [yes] Sicher weiter:
       *[no] Weiterkommen ist noch möglich für:
    }
   *[other] { $sure ->
        [yes] Sicherer Aufstieg:
       *[no] Aufstieg ist noch möglich für:
    }
}
web-league-chance-down = { $sure ->
    [yes] Sicherer Abstieg:
   *[no] Abstieg ist noch möglich für:
}
web-league-chance-all = alle

## Ein Link, der das Ergebnis eines Tisches in eine App übernimmt

web-league-bg-stats = { $table } nach BG Stats

## Anfragen, die abgelehnt werden: reiner Text

web-refused-not-found = Nicht gefunden. Vielleicht ist ein Link abgelaufen: Öffne die Seite noch einmal von Discord aus.
web-refused-too-many = Zu viele Anfragen. Versuch es in einer Minute noch einmal.
web-refused-unsure = Etwas ist schiefgegangen. Sieh nach, ob es schon erledigt ist, bevor du es noch einmal versuchst.
web-refused-later = Etwas ist schiefgegangen. Versuch es in einer Minute noch einmal.
