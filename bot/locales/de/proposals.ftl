# Was jemand dem Tisch vorschlägt, und was daraus wird.

error-nothing-to-propose = Darüber gibt es nichts zu entscheiden: Es ist schon so, oder es ergibt hier keinen Sinn.
error-proposed-already = Das ist schon vorgeschlagen, und der Tisch hat noch nicht entschieden.
error-decided = { $outcome ->
    [agreed] Dem hat der Tisch schon zugestimmt.
    [declined] Das hat der Tisch schon abgelehnt.
    [expired] Die Zeit dafür ist vorbei.
    [withdrawn] Das wurde zurückgezogen.
    [overtaken] Das hat sich erledigt: Das Spiel ging weiter oder ist zu Ende.
   *[unknown] Einen solchen Vorschlag gibt es nicht.
}

## Was sich nicht zurücknehmen lässt

final-all = Was du hier wählst, gilt endgültig: Es deckt etwas auf.
final-some = Endgültig, weil es etwas aufdeckt: { $moves }.
final-many = Einige dieser Züge gelten endgültig: Sie decken etwas auf.

## Frage und Antwort im Thread des Tisches

proposal-asks = { $name } schlägt vor: { $what }.
proposal-takeback = alles ab Zug { $first } zurücknehmen
proposal-pause = alle Uhren für { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} anhalten
proposal-away = ein Hausbot spielt für { $name }: Seit Tagen kam von dort kein Zug
proposal-away-details = { $person }, jeder Zug von dir erledigt das.
proposal-resume = die Uhren wieder laufen lassen
proposal-pace = ein anderes Tempo: { $pace }
proposal-abandon = das Spiel ohne Ergebnis beenden
proposal-end = das Spiel jetzt beenden, mit der Wertung von jetzt
proposal-swap = { $name } und { $other } tauschen die Plätze
proposal-option = eine Option ändern: { $option } – { $choice }
proposal-until = Offen bis { $until }.
proposal-needs = Dafür braucht es { $needed } von { $count } Stimmen.
proposal-agree = { $names }, { $count ->
    [one] stimmst du zu?
   *[other] stimmt ihr zu?
}
proposal-outcome = { $outcome ->
    [agreed] Angenommen, wie von { $name } vorgeschlagen: { $what }.
    [declined] Abgelehnt ist der Vorschlag von { $name }: { $what }.
    [expired] Die Zeit ist um, der Vorschlag von { $name } ist verfallen: { $what }.
    [withdrawn] { $name } zieht den Vorschlag zurück: { $what }.
   *[overtaken] Vom Spiel überholt ist der Vorschlag von { $name }: { $what }.
}
button-agree = Zustimmen
button-decline = Ablehnen
button-withdraw = Zurückziehen
button-ask-back = Die anderen fragen
done-vote = Deine Antwort zählt.
done-propose = { $decided ->
    [no] Die anderen werden gefragt.
    [agreed] Erledigt: Niemand musste gefragt werden.
   *[other] Das kam zu spät.
}

## Befehle

cmd-propose = Etwas vorschlagen, was der Tisch gemeinsam entscheidet
cmd-propose-takeback = Vorschlagen, alles seit einem Zug zurückzunehmen (nur dein letzter: /tisch zurücknehmen)
cmd-propose-pause = Vorschlagen, alle Uhren anzuhalten
cmd-propose-away = Vorschlagen, dass ein Hausbot für jemanden spielt, der nicht mehr zieht
cmd-propose-resume = Vorschlagen, die Uhren wieder laufen zu lassen
cmd-propose-pace = Ein anderes Tempo vorschlagen
cmd-propose-abandon = Vorschlagen, das Spiel ohne Ergebnis zu beenden
cmd-propose-end = Vorschlagen, das Spiel jetzt zu beenden, mit der Wertung von jetzt
cmd-propose-swap = Vorschlagen, mit jemandem den Platz zu tauschen
cmd-propose-option = Eine andere Wahl einer Option vorschlagen, bevor das Spiel beginnt
arg-propose-move = Der erste Zug, der zurückgenommen wird; ohne Angabe dein eigener letzter
arg-propose-days = Wie viele Tage die Pause höchstens dauert
arg-propose-absentee = Wer nicht mehr zieht
arg-propose-pace = Das Tempo
arg-propose-player = Mit wem
arg-propose-option = Die Option
arg-propose-choice = Was es werden soll

name-propose = vorschlag
name-away = abwesend
name-pause = pause
name-resume = weiter
name-end = ende
