# Was jedes Spiel gleich sagt: `Words.of` nimmt es, wo ein Spiel keine Nachricht dieses Namens hat.

common-nothing = nichts
common-amount = { $count } { $thing }
common-counted = { $count } × { $thing }
common-detailed = { $thing }: { $details }
common-parts = { $part }; { $more }
common-commas = { $part }, { $more }
common-noted = { $thing } ({ $note })
common-phase-end = Das Spiel ist zu Ende
common-move-pass = Passen
common-event-passed = { $name } passt.
common-event-over = Das Spiel ist zu Ende.
common-summary-acting = Am Zug: { $names }.
common-change-new = neu: { $things }
common-change-gone = weg: { $things }
common-coach-points = { $points } SP
common-coach-unit = SP
common-score-item = { $part } { $points }
common-quoted = „{ $text }“
common-board-line = { $name }: { $parts }
common-cards-hidden = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
common-card = { $suit ->
    [c] Kreuz
    [d] Karo
    [s] Pik
   *[h] Herz
} { $rank ->
    [j] Bube
    [q] Dame
    [k] König
    [a] Ass
   *[other] { $rank }
}
common-card-index = { $rank ->
    [j] B
    [q] D
    [k] K
    [a] A
   *[other] { $rank }
}
common-score-player = **{ $place }** { $name }: { $points } ({ $parts })

## Spielpläne und ihre Alternativtexte

common-board-phase-end = Spielende
common-board-won = { $names } gewinnt!
common-board-behind-bot = Vorn unter den Menschen: { $names }
common-board-shared = { $names } teilen sich den Sieg
common-board-points = { $unit } im Lauf des Spiels
common-board-start = Beginn
common-board-tie-break = Gleichstand: { $count }
common-board-to-act = am Zug
common-alt-question = Am Zug: { $name }. { $question }.
common-alt-final = { $place } { $name }: { $points } ({ $parts }).
common-alt-points = { $name }, von Beginn an: { $points }.
common-alt-points-since = { $name }, ab { $round }: { $points }.
common-alt-more = { $count } weitere
common-alt-in-words = Alles in Worten: /tisch plan text:True
common-alt-none = keine

## Warum ein Zug nicht geht

common-why-over = Das Spiel ist zu Ende.
common-why-waiting = Du bist nicht am Zug, { $count ->
    [one] { $names } muss
   *[other] { $names } müssen
} entscheiden
common-why-now = Du wirst gerade etwas anderes gefragt: { $question }
common-why-rules = Die Regeln lassen das jetzt nicht zu.
common-why-no-building = { $building }: Das hast du nicht.
common-why-part = { $amount } ({ $name })
common-why-move-build = Bauen: { $building }
common-why-move-pass = Passen

# The source of a rule that is none of the rulebook’s.
common-ruling = unsere Auslegung, wo die Anleitung schweigt
