# So geht das Spiel: Karten zum Blättern und die ersten Runden mit Erklärungen.

## Karten

button-learn = So geht’s
button-learn-before = Zurück
button-learn-next = Weiter
learn-card = ### { $title }
    -# Karte { $page } von { $of }
learn-which = Welches Spiel möchtest du lernen?
button-lesson-begin = Ausprobieren: der Anfang einer Partie
button-lesson-story = Dein erstes Spiel
button-lesson-go-on = Weiterspielen ({ $round })
button-lesson-anew = Von vorn

## Die ersten Runden

learn-title = ### 🎓 { $game }: dein erstes Spiel · { $round } von { $rounds }
learn-about = Nur du siehst das, und es kann nichts schiefgehen: Nimm zurück, was du willst. Hör auf, wann du magst; /lernen bringt dich hierher zurück.
learn-story-title = ### 🎓 { $game }: dein erstes Spiel · Ziel { $goal } von { $of }
learn-story-free = Vorher entscheidest du noch ganz nach Belieben.
learn-story-lost = ⚠️ So, wie das Spiel gelaufen ist, ist dieses Ziel nicht mehr zu erreichen. Verloren ist nichts: Geh dahin zurück, wo es noch ging, das kostet nichts, oder überspring das Ziel.
learn-story-met = 🏁 **{ $goal }:** geschafft! { $met }
learn-story-astray = ↪️ Das darfst du, und das ist dabei herausgekommen. Dein Ziel ist noch offen: **{ $goal }**. Nimm den Zug zurück, das kostet nichts, oder spiel weiter.
learn-story-end = 🎉 **Du hast { $goals } von { $of } Zielen erreicht.**
learn-hint = 💡 Ein Hausbot würde **{ $move }** wählen.
learn-hint-why = Am meisten zählt: { $reasons }.
learn-reason = { $reason } ({ $points })
learn-second = Das Nächstbeste: **{ $move }** ({ $points } weniger).
learn-second-level = Genauso gut: **{ $move }**.
learn-brought = **Für dich:** { $changes }
learn-nothing = Bisher hat sich auf deinem Plan nichts geändert.
learn-you = du
learn-same = Ein Hausbot hätte dasselbe getan.
learn-other = Ein Hausbot hätte **{ $move }** gewählt.
learn-other-rated = Ein Hausbot hätte **{ $move }** gewählt: Nach seiner Rechnung sind das { $points } mehr.
learn-other-level = Ein Hausbot hätte **{ $move }** gewählt; nach seiner Rechnung ist deine Wahl genauso gut.
learn-other-why = Für deine Wahl zählt am meisten: { $reasons }.
learn-end = 🎉 **Das war dein Einstieg in { $game }.** So geht das Spiel weiter; für eine richtige Partie weißt du jetzt genug.
    Eröffne mit `/tisch neu` einen Tisch, oder sieh mit `/tisch offen` nach, wo du mitspielen kannst. Hausbots füllen freie Plätze, `/regeln` beantwortet Fragen, und `/warum` erklärt jeden Zug.
button-lesson-follow = Wie der Bot
button-lesson-show = Mach es für mich
button-lesson-rewind = Zurück, bis es wieder geht
button-lesson-skip = Ziel überspringen
button-open-easy = Echten Tisch gegen leichte Bots eröffnen
button-lesson-back = Zurücknehmen
button-lesson-table = Der Tisch
button-lesson-cards = So geht’s

## Fehler

error-no-lesson = Zu diesem Spiel gibt es keine Einführung. Seine Regeln stehen unter /regeln.

## Befehle

cmd-learn = Ein Spiel lernen: Karten zum Blättern, dann ein erstes Spiel, das dich führt
arg-learn-game = Das Spiel, wenn es nicht das ist, das hier gespielt wird
name-learn = lernen
