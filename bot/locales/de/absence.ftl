# Wenn jemand fehlt: Uhren, Erinnerungen, Abstimmungen, Vertretungen, Urlaub.

## Mitteilungen am Tisch

notice-called = ⏰ { $people }: Der Tisch wartet. { $link }
notice-absence-call = ⏰ { $people }, der Tisch wartet auf dich. Du hast Zeit bis { $until }.
notice-absence-again = ⏰ { $people }, der Tisch wartet immer noch auf dich. Du hast Zeit bis { $until }.
notice-absence-dm = ⏰ Der Tisch wartet auf dich. Du hast Zeit bis { $until }.
notice-absence-out = ⌛ Die Zeit von { $name } ist abgelaufen. { $people }: Was soll geschehen? Stimmt bis { $until } niemand ab, übernimmt ein Hausbot für { $name }. Der Tisch endet nur, wenn ihr das alle wollt.
notice-absence-alone = { $people }, nur du bist noch da: Du spielst gegen Hausbots weiter, bis jemand zurückkommt oder einen Platz übernimmt. Wenn du lieber aufhören möchtest: /tisch abbrechen
notice-absence-standstill = 💤 Hier hat schon länger niemand gespielt, darum ruht der Tisch. Es geht weiter, sobald jemand zieht, zurückkommt oder einen Platz übernimmt. Geschieht das bis { $until } nicht, wird er geschlossen.
notice-absence-taken-up = ▶️ { $name } nimmt das Spiel wieder auf.{ $count ->
    [0] {""}
   *[other] {" "}{ $people }: Hausbots spielen für euch, bis ihr zurück seid.
}
notice-absence-rescue = 🛟 { $name } verwaltet diesen Server und greift ein.
notice-absence-caretaker = 🤖 { $name } fehlt: Ab jetzt spielt ein Hausbot für { $name } und übergibt, sobald { $name } zurückkommt. Bis dahin kann jede Person den Platz übernehmen.
notice-absence-left = 🚪 { $name } verlässt den Tisch. Ab jetzt spielt ein Hausbot für { $name }; jede Person kann den Platz übernehmen.
notice-absence-wait = ⏳ Der Tisch gibt { $people } mehr Zeit: Die Uhr ist wieder voll.
notice-absence-goes-on = ▶️ Das Spiel geht weiter; der Hausbot spielt weiter für { $name }.
notice-absence-end = 🏁 Der Tisch endet ohne { $name }.
notice-absence-back = 👋 { $name } ist zurück.
notice-absence-returned = 👋 { $name } ist zurück und spielt wieder selbst; der Hausbot hat übergeben.
notice-absence-substitute-seat = 🪑 { $name } übernimmt den Platz von { $other }, mit voller Uhr.
notice-absence-returned-seat = 🪑 { $name } ist zurück und spielt wieder anstelle von { $other }.
notice-absence-wants = 🪑 { $people }, { $name } ist wieder da und möchte den Platz zurückhaben.
notice-absence-vacation = 🏖️ { $name } hat von { $from } bis { $until } Urlaub. So lange steht die Uhr.
notice-absence-vacation-begins = 🏖️ { $name } hat jetzt Urlaub, bis { $until }. So lange steht die Uhr.
notice-absence-vacation-over = 🏖️ Der Urlaub von { $name } ist zu Ende.
notice-absence-vacation-off = 🏖️ { $name } hat den geplanten Urlaub abgesagt.
notice-absence-vacation-bot = 🏖️ { $name } hat von { $from } bis { $until } Urlaub. So lange spielt ein Hausbot für { $name } und hält den Platz frei.
notice-absence-vacation-played = 🏖️ { $name } hat jetzt Urlaub: Ein Hausbot spielt und übergibt, wenn { $name } zurückkommt.
notice-absence-paused = ⏸️ Der Tisch macht Pause: Alle Uhren stehen bis { $until }, oder bis ihr euch einigt, früher weiterzuspielen.
notice-absence-resumed = ▶️ Die Pause ist vorbei: Die Uhren laufen wieder.{ $count ->
    [0] {""}
    [one] {" "}{ $people }, du bist am Zug.
   *[other] {" "}{ $people }, ihr seid am Zug.
}
notice-absence-pace = ⏱️ Das Tempo des Tisches ist jetzt: { $pace ->
    [live] live
    [fast] schnell
    [standard] normal
    [relaxed] gemütlich
   *[none] ohne Uhr
}.

button-vote-caretaker = Hausbot spielt für { $name }
button-vote-wait = { $name } mehr Zeit geben
button-vote-end = Tisch beenden
button-back = Ich bin { $name } und wieder da
button-take = Für { $name } übernehmen
button-sit = Platz übernehmen
button-take-up = Spiel wieder aufnehmen
button-give = { $name } den Platz geben

## Antworten

vote-counted = Deine Stimme ist gezählt: { $choice ->
    [caretaker] Ein Hausbot übernimmt.
    [wait] Der Tisch wartet länger.
   *[end] Der Tisch endet.
} Bis alle abgestimmt haben, kannst du deine Stimme noch ändern.
vote-decided = Damit ist es entschieden: { $choice ->
    [caretaker] Ein Hausbot übernimmt.
    [wait] Der Tisch wartet länger.
   *[end] Der Tisch endet.
}
back-done = Willkommen zurück. Du hast deinen Platz wieder.
back-asked = Auf deinem Platz spielt jetzt jemand anderes. Ich habe gefragt, ob du ihn zurückbekommst.
take-sure = Du würdest an { $table } den Platz von { $name } bis zum Ende übernehmen, mit dieser Uhr: { $pace }. Du siehst dann auch, was nur dieser Platz sehen darf.
take-done = Du hast jetzt den Platz von { $name }. Hier siehst du, wie es steht, was zuletzt geschah und was du entscheiden musst.
take-recent = Was zuletzt geschah
take-up-done = Das Spiel geht weiter. Für die anderen spielen Hausbots, bis sie zurück sind.
give-done = { $name } hat den Platz wieder. Danke, dass du eingesprungen bist.
quit-done = Du hast den Tisch verlassen. Ein Hausbot spielt für dich; mit /tisch zurück bist du wieder dabei, solange niemand deinen Platz übernommen hat.
pace-done = Das Tempo des Tisches ist jetzt: { $pace }

error-nothing-to-vote = Das ist schon entschieden.
error-too-late = Das Spiel endete vor mehr als { $days ->
    [one] 1 Tag
   *[other] { $days } Tagen
} und lässt sich nicht mehr fortsetzen. Mit /tisch neu eröffnest du einen neuen Tisch.
error-on-vacation = { $name } hat Urlaub: So lange hält ein Hausbot den Platz frei.
error-not-away-yet = Dafür ist es zu früh: Warte, bis { $hours } wache Stunden ohne Zug vergangen sind.
error-bad-pause = Eine Pause kann 1 bis { $most ->
    [one] 1 Tag
   *[other] { $most } Tage
} dauern.
error-not-away = { $who ->
    [you] Du fehlst nicht: Auf deinem Platz spielst du selbst.
    [bot] Diesen Platz spielt niemand selbst: Wähle eine der Personen aus der Liste.
   *[player] Auf diesem Platz fehlt niemand. Welche Plätze du übernehmen kannst, zeigt /tisch offen
}
error-bad-hours = { $reason ->
    [zone] Diese Zeitzone kenne ich nicht. Nimm eine aus der Liste, zum Beispiel Europe/Berlin.
    [clock] Diese Uhrzeit verstehe ich nicht. Schreib sie so: 8, 8:30 oder 22:00.
   *[short] Du musst mindestens { $hours ->
           [one] 1 Stunde
          *[other] { $hours } Stunden
       } am Tag wach sein, denn die anderen warten auf dich.
}
error-bad-vacation = { $reason ->
    [budget] So viel Urlaub hast du nicht mehr: Übrig { $days ->
        [one] ist noch ein Tag
       *[other] sind noch { $days } Tage
    } (innerhalb von zwölf Monaten).
    [date] Dieses Datum verstehe ich nicht. Schreib es so: 2026-12-24 oder 24.12.2026.
   *[past] Dieser Tag liegt in der Vergangenheit. Wähle heute oder einen späteren Tag.
}

## Zeiten und Urlaub

hours-now = Du bist von { $wakes } bis { $sleeps } Uhr wach ({ $zone }, dort ist es jetzt { $now } Uhr). Nur in diesen Stunden laufen deine Uhren.
hours-all-day = Deine Uhren laufen Tag und Nacht ({ $zone }, dort ist es jetzt { $now } Uhr).
hours-unset = Ich weiß nicht, wann du schläfst, darum laufen deine Uhren Tag und Nacht. Stell deine Zeiten mit den Feldern dieses Befehls ein.
hours-ask = 🌙 Wann bist du wach? Dreimal tippen, und nachts weckt dich niemand: Deine Uhren stehen dann, und Benachrichtigungen warten, bis du auf bist.
hours-zone-which = 1 von 3: Wie spät ist es bei dir?
hours-wakes-which = 2 von 3: Ab wann kannst du spielen?
hours-sleeps-which = 3 von 3: Bis wann kannst du spielen?
hours-later = Dann wirst du sofort benachrichtigt, auch nachts. Deine Zeiten kannst du jederzeit mit /zeiten einstellen.
button-hours-later = Später
vacation-planned = Von { $from } bis { $until }
vacation-with-bot = 🤖 Ein Hausbot spielt für dich.
vacation-hint = Wenn die anderen nicht auf dich warten sollen, wähle hausbot: Er spielt so lange für dich und hält deinen Platz frei.
vacation-none = Du hast keinen Urlaub geplant.
vacation-left = { $days ->
    [one] Du hast noch einen Urlaubstag
   *[other] Du hast noch { $days } Urlaubstage
} (innerhalb von zwölf Monaten). Im Urlaub stehen deine Uhren an jedem Tisch.

## Uhren

clock-until = { $names } { $count ->
    [one] hat
   *[other] haben
} Zeit bis { $until }
clock-paused = ⏸️ Der Tisch macht Pause von { $since } bis { $until }.
clock-stopped = ⏸️ Der Tisch steht seit { $since } still.
clock-runs = ⏳ { $name }: noch { $left }, bis { $until }
clock-still = ▫️ { $name }: noch { $left }, die Uhr steht
clock-vacation = 🏖️ { $name }: noch { $left }, Urlaub bis { $until }
clock-kept = 🏖️ { $name } hat Urlaub: So lange spielt ein Hausbot.
clock-away = 🤖 { $name } fehlt: Ein Hausbot spielt.
time-days = { $count } T
time-hours = { $count } Std
time-minutes = { $count } Min

pace-none = Ohne Uhr
pace-none-about = Ohne Zeitlimit
pace-live = Live
pace-live-about = 10 Minuten je Entscheidung, dazu 20 Minuten Reserve
pace-fast = Schnell
pace-fast-about = 12 wache Stunden je Entscheidung, dazu 6 Stunden Reserve
pace-standard = Normal
pace-standard-about = 24 wache Stunden je Entscheidung, dazu 12 Stunden Reserve
pace-relaxed = Gemütlich
pace-relaxed-about = 72 wache Stunden je Entscheidung, dazu 24 Stunden Reserve
pace-which = Wähle ein Tempo
timeout-vote = Die anderen stimmen ab
timeout-owner = Wer den Tisch eröffnet hat, entscheidet
timeout-caretaker = Ein Hausbot übernimmt
timeout-menu = Wenn die Zeit um ist: { $timeout }
timeout-which = Was geschieht, wenn die Zeit um ist?
card-pace = Tempo: { $pace } · wenn die Zeit um ist: { $timeout }
card-pace-none = Tempo: { $pace }

rescue-done = Erledigt. Der Tisch weiß Bescheid.

## Befehle

cmd-rescue = Einem Tisch helfen, an dem niemand antwortet
cmd-rescue-resume = Die Pause eines Tisches beenden
cmd-rescue-pace = Das Tempo eines Tisches ändern
cmd-rescue-house-bot = Einen Hausbot für jemanden spielen lassen, bis die Person zurück ist
cmd-rescue-end = Einen Tisch ohne Ergebnis beenden; eine Woche lang lässt er sich wieder aufnehmen
arg-rescue-seat = Für wen ein Hausbot spielen soll
name-rescue = retten
name-house-bot = hausbot

cmd-table-pace = Das Tempo des Tisches wählen und festlegen, was geschieht, wenn die Zeit um ist
cmd-table-clock = Alle Uhren zeigen
cmd-table-back = Wieder selbst spielen, wo ein Hausbot für dich spielt
cmd-table-substitute = In einem laufenden Spiel den Platz von jemandem übernehmen, der fehlt
cmd-table-quit = Deinen Platz aufgeben: Ein Hausbot spielt, bis jemand ihn übernimmt
cmd-hours = Angeben, wann du wach bist: Nur dann laufen deine Uhren
cmd-vacation = Urlaub nehmen: Deine Uhren stehen so lange
arg-pace = Das Tempo: wie viel Zeit alle haben
arg-timeout = Was geschieht, wenn die Zeit um ist
arg-seat = Wer fehlt
arg-vacation-bot = Ein Hausbot spielt so lange für dich und hält deinen Platz frei
arg-zone = Deine Zeitzone, zum Beispiel Europe/Berlin
arg-wakes = Ab wann du spielen kannst, zum Beispiel 8:00
arg-sleeps = Bis wann du spielen kannst, zum Beispiel 22:30
arg-days = Wie viele Tage
arg-vacation-from = Der erste Tag, zum Beispiel 24.12.2026; ohne Angabe heute
arg-vacation-stop = Den Urlaub beenden und geplanten absagen
name-timeout = zeitende
name-clock = uhr
name-back = zurück
name-substitute = vertreten
name-quit = aufgeben
name-seat = platz
name-hours = zeiten
name-zone = zone
name-wakes = wach
name-sleeps = schlaf
name-vacation = urlaub
name-days = tage
