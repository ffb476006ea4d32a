# Wenn jemand fehlt: Uhren, Rufe, Abstimmungen, Vertretungen, Urlaub.

## Am Tisch gesagt

notice-called = ⏰ { $people }: Der Tisch wartet. { $link }
notice-absence-call = ⏰ { $people }, der Tisch wartet auf dich. Deine Zeit endet { $until }.
notice-absence-again = ⏰ { $people }, der Tisch wartet noch immer auf dich: Deine Zeit endet { $until }.
notice-absence-dm = ⏰ Der Tisch wartet auf dich: Deine Zeit endet { $until }.
notice-absence-out = ⌛ Die Zeit von { $name } ist um. { $people }: Was soll geschehen? Sagt bis { $until } niemand etwas, spielt ein Hausbot für { $name }. Der Tisch endet nur, wenn ihr alle das wollt.
notice-absence-alone = { $people }, nur du bist noch da: Du spielst gegen Hausbots weiter, bis jemand zurückkommt oder einen Platz übernimmt. Willst du lieber aufhören: /tisch abbrechen
notice-absence-standstill = 💤 Hier hat schon länger niemand gespielt, darum steht der Tisch still. Er geht weiter, sobald jemand zieht, zurückkommt oder einen Platz übernimmt. Geschieht das bis { $until } nicht, wird er weggeräumt.
notice-absence-taken-up = ▶️ { $name } nimmt das Spiel wieder auf.{ $count ->
    [0] {""}
   *[other] {" "}{ $people }: Hausbots spielen für euch, bis ihr zurück seid.
}
notice-absence-rescue = 🛟 { $name } verwaltet diesen Server und greift ein.
notice-absence-caretaker = 🤖 { $name } fehlt: Ab jetzt spielt ein Hausbot für { $name } und übergibt sofort, wenn { $name } zurückkommt. Wer mag, kann den Platz übernehmen.
notice-absence-left = 🚪 { $name } verlässt den Tisch. Ab jetzt spielt ein Hausbot für { $name }; wer mag, kann den Platz übernehmen.
notice-absence-wait = ⏳ Der Tisch wartet länger auf { $people }, wieder mit voller Uhr.
notice-absence-goes-on = ▶️ Das Spiel geht weiter; der Hausbot spielt weiter für { $name }.
notice-absence-end = 🏁 Der Tisch endet ohne { $name }.
notice-absence-back = 👋 { $name } ist zurück.
notice-absence-returned = 👋 { $name } ist zurück und spielt wieder selbst; der Hausbot hat übergeben.
notice-absence-substitute-seat = 🪑 { $name } übernimmt den Platz von { $other }, mit frischer Uhr.
notice-absence-returned-seat = 🪑 { $name } ist zurück und spielt wieder anstelle von { $other }.
notice-absence-wants = 🪑 { $people }, { $name } ist zurück und hätte den Platz gern wieder.
notice-absence-vacation = 🏖️ { $name } hat Urlaub von { $from } bis { $until }. So lange steht die Uhr.
notice-absence-vacation-begins = 🏖️ { $name } ist jetzt im Urlaub, bis { $until }. So lange steht die Uhr.
notice-absence-vacation-over = 🏖️ Der Urlaub von { $name } ist zu Ende.
notice-absence-vacation-off = 🏖️ { $name } nimmt den geplanten Urlaub doch nicht.
notice-absence-vacation-bot = 🏖️ { $name } hat Urlaub von { $from } bis { $until }. So lange spielt ein Hausbot für { $name } und hält den Platz frei.
notice-absence-vacation-played = 🏖️ { $name } ist jetzt im Urlaub: Ein Hausbot spielt und übergibt, wenn { $name } zurückkommt.
notice-absence-paused = ⏸️ Der Tisch macht Pause: Alle Uhren stehen bis { $until }, oder bis ihr früher weiterspielen wollt.
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
button-vote-wait = Länger auf { $name } warten
button-vote-end = Tisch beenden
button-back = Ich bin { $name }: wieder da
button-take = Platz von { $name } übernehmen
button-sit = Platz übernehmen
button-take-up = Wieder aufnehmen
button-give = { $name } den Platz geben

## Antworten

vote-counted = Deine Stimme zählt: { $choice ->
    [caretaker] Ein Hausbot soll spielen.
    [wait] Der Tisch soll länger warten.
   *[end] Der Tisch soll enden.
} Du kannst sie ändern, bis auch die anderen abgestimmt haben.
vote-decided = Damit ist es entschieden: { $choice ->
    [caretaker] Ein Hausbot spielt.
    [wait] Der Tisch wartet länger.
   *[end] Der Tisch endet.
}
back-done = Willkommen zurück. Der Platz gehört wieder dir.
back-asked = Auf deinem Platz spielt jetzt jemand anderes; ich habe gefragt, ob du ihn wiederbekommst.
take-sure = Du würdest an { $table } den Platz von { $name } übernehmen, bis zum Ende, mit der Uhr: { $pace }. Du siehst dann, was nur dieser Platz sehen darf.
take-done = Du spielst jetzt den Platz von { $name }. Hier siehst du, wie es steht, was zuletzt geschah und was du zu entscheiden hast.
take-recent = Was zuletzt geschah
take-up-done = Das Spiel geht weiter. Für die anderen spielen Hausbots, bis sie zurück sind.
give-done = { $name } hat den Platz wieder. Danke, dass du gespielt hast.
quit-done = Du hast den Tisch verlassen. Ein Hausbot spielt für dich; mit /tisch zurück hast du den Platz wieder, solange ihn niemand übernommen hat.
pace-done = Das Tempo des Tisches ist jetzt: { $pace }

error-nothing-to-vote = Das ist schon entschieden.
error-too-late = Das Spiel endete vor mehr als { $days } Tagen und lässt sich nicht mehr aufnehmen. /tisch neu eröffnet einen neuen Tisch.
error-on-vacation = { $name } ist im Urlaub: So lange hält ein Hausbot den Platz frei.
error-not-away-yet = So schnell fehlt niemand: Warte, bis { $hours } wache Stunden ohne Zug vergangen sind.
error-bad-pause = Eine Pause dauert zwischen 1 und { $most } Tagen.
error-not-away = Auf diesem Platz spielt schon jemand.
error-bad-hours = { $reason ->
    [zone] Diese Zeitzone kenne ich nicht. Nimm eine aus der Liste, zum Beispiel Europe/Berlin.
    [clock] Uhrzeiten sehen so aus: 8, 8:30 oder 22:00.
   *[short] Deine wachen Stunden müssen mindestens { $hours } Stunden am Tag sein: Die anderen warten auf dich.
}
error-bad-vacation = { $reason ->
    [budget] Das ist mehr, als du in einem Jahr noch Urlaub hast: { $days } { $days ->
        [one] Tag
       *[other] Tage
    }.
    [date] Ein Tag sieht so aus: 2026-12-24 oder 24.12.2026.
   *[past] Das liegt in der Vergangenheit.
}

## Zeiten und Urlaub

hours-now = Du bist von { $wakes } bis { $sleeps } Uhr wach ({ $zone }, dort ist es jetzt { $now } Uhr). Nur in diesen Stunden laufen deine Uhren.
hours-all-day = Deine Uhren laufen rund um die Uhr ({ $zone }, dort ist es jetzt { $now } Uhr).
hours-unset = Ich weiß nicht, wann du schläfst: Deine Uhren laufen rund um die Uhr. Sag es mir mit den Angaben dieses Befehls.
hours-ask = 🌙 Wann bist du wach? Dreimal tippen, und nachts ruft dich niemand: Deine Uhren ruhen dann, und ein Ruf wartet, bis du auf bist.
hours-zone-which = 1 von 3: Welche Uhr zeigt deine Zeit?
hours-wakes-which = 2 von 3: Ab wann kannst du spielen?
hours-sleeps-which = 3 von 3: Bis wann kannst du spielen?
hours-later = Dann wirst du sofort gerufen, auch nachts. Sag es mir mit /hours, wann du willst.
button-hours-later = Später
vacation-planned = Von { $from } bis { $until }
vacation-with-bot = 🤖 Ein Hausbot spielt für dich.
vacation-hint = Sollen die anderen nicht auf dich warten, wähle hausbot: Er spielt so lange für dich und hält deinen Platz frei.
vacation-none = Du hast keinen Urlaub geplant.
vacation-left = { $days ->
    [one] Ein Urlaubstag ist
   *[other] { $days } Urlaubstage sind
} in einem Jahr noch übrig. Im Urlaub stehen deine Uhren an jedem Tisch.

## Uhren

clock-until = { $name } hat Zeit bis { $until }
clock-paused = ⏸️ Der Tisch macht Pause seit { $since }, bis { $until }.
clock-runs = ⏳ { $name }: noch { $left }, also bis { $until }
clock-still = ▫️ { $name }: noch { $left }, die Uhr steht
clock-vacation = 🏖️ { $name }: noch { $left }, im Urlaub bis { $until }
clock-kept = 🏖️ { $name } ist im Urlaub: So lange spielt ein Hausbot.
clock-away = 🤖 { $name } fehlt: Ein Hausbot spielt.
time-days = { $count } T
time-hours = { $count } Std
time-minutes = { $count } Min

pace-none = Ohne Uhr
pace-none-about = Niemand wird gedrängt
pace-live = Live
pace-live-about = 10 Minuten je Entscheidung, 20 weitere als Reserve
pace-fast = Schnell
pace-fast-about = 12 wache Stunden je Entscheidung, 6 weitere als Reserve
pace-standard = Normal
pace-standard-about = 24 wache Stunden je Entscheidung, 12 weitere als Reserve
pace-relaxed = Gemütlich
pace-relaxed-about = 72 wache Stunden je Entscheidung, 24 weitere als Reserve
pace-which = Wie schnell soll es gehen?
timeout-vote = Die anderen stimmen ab
timeout-owner = Wer den Tisch eröffnet hat, entscheidet
timeout-caretaker = Ein Hausbot übernimmt
timeout-menu = Wenn die Zeit um ist: { $timeout }
timeout-which = Was geschieht, wenn eine Zeit um ist?
card-pace = Tempo: { $pace } · wenn die Zeit um ist: { $timeout }
card-pace-none = Tempo: { $pace }

rescue-done = Erledigt, und der Tisch weiß davon.

## Befehle

cmd-rescue = Einem Tisch helfen, an dem niemand antwortet
cmd-rescue-resume = Die Pause eines Tisches beenden
cmd-rescue-pace = Einen Tisch in anderem Tempo weiterspielen lassen
cmd-rescue-house-bot = Einen Hausbot für jemanden spielen lassen, bis die Person zurück ist
cmd-rescue-end = Einen Tisch ohne Ergebnis beenden; eine Woche lang lässt er sich wieder aufnehmen
arg-rescue-seat = Für wen ein Hausbot spielen soll
name-rescue = retten
name-house-bot = hausbot

cmd-table-pace = Wählen, wie schnell es geht und was geschieht, wenn eine Zeit um ist
cmd-table-clock = Alle Uhren zeigen
cmd-table-back = Wieder selbst spielen, wo du gefehlt hast
cmd-table-substitute = Den Platz von jemandem übernehmen, der in einem laufenden Spiel fehlt
cmd-table-quit = Deinen Platz aufgeben: Ein Hausbot spielt, bis jemand ihn übernimmt
cmd-hours = Wann du wach bist: Nur in diesen Stunden laufen deine Uhren
cmd-vacation = Urlaub nehmen: Deine Uhren stehen
arg-pace = Wie schnell der Tisch spielt
arg-timeout = Was geschieht, wenn eine Zeit um ist
arg-seat = Wer fehlt
arg-vacation-bot = Ein Hausbot spielt so lange für dich und hält deinen Platz frei
arg-zone = Deine Zeitzone, zum Beispiel Europe/Berlin
arg-wakes = Ab wann du spielen kannst, zum Beispiel 8:00
arg-sleeps = Bis wann du spielen kannst, zum Beispiel 22:30
arg-days = Wie viele Tage
arg-vacation-from = Der erste Tag, zum Beispiel 24.12.2026; ohne Angabe heute
arg-vacation-stop = Den Urlaub beenden und streichen, was geplant ist
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
