# Was jemand dem Tisch vorschlägt, und was daraus wird.

error-nothing-to-propose = Darüber gibt es nichts abzustimmen: Es ist schon so, oder es passt hier nicht.
error-proposed-already = Das ist schon vorgeschlagen, und der Tisch hat noch nicht entschieden.
error-decided = { $outcome ->
    [agreed] Der Tisch hat dem schon zugestimmt.
    [declined] Der Tisch hat das schon abgelehnt.
    [expired] Die Frist dafür ist abgelaufen.
    [withdrawn] Dieser Vorschlag wurde zurückgezogen.
    [overtaken] Das hat sich erledigt: Das Spiel ging weiter oder ist zu Ende.
   *[unknown] Einen solchen Vorschlag gibt es nicht.
}

## Frage und Antwort im Thread des Tisches

proposal-asks = { $name } schlägt vor: { $what }.
proposal-takeback = alles ab Zug { $first } zurücknehmen
proposal-pause = alle Uhren für { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} anhalten
proposal-away = ein Hausbot spielt für { $name }, weil seit Tagen kein Zug kam
proposal-away-details = { $person }, mit jedem Zug von dir erledigt sich das.
proposal-resume = die Uhren wieder laufen lassen
proposal-pace = ein anderes Tempo: { $pace }
proposal-abandon = das Spiel ohne Ergebnis beenden
proposal-end = das Spiel jetzt beenden, mit dem jetzigen Punktestand
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
    [declined] Der Vorschlag von { $name } wurde abgelehnt: { $what }.
    [expired] Die Frist ist um, der Vorschlag von { $name } ist verfallen: { $what }.
    [withdrawn] { $name } zieht den Vorschlag zurück: { $what }.
   *[overtaken] Der Vorschlag von { $name } hat sich erledigt: { $what }.
}
button-agree = Zustimmen
button-decline = Ablehnen
button-withdraw = Zurückziehen
button-ask-back = Die anderen fragen
done-vote = Deine Stimme ist gezählt.
done-propose = { $decided ->
    [no] Die anderen sind gefragt.
    [agreed] Erledigt: Es musste niemand gefragt werden.
   *[other] Das kam zu spät.
}

## Befehle

cmd-propose = Etwas vorschlagen, worüber der ganze Tisch entscheidet
cmd-propose-takeback = Vorschlagen, alles ab einem Zug zurückzunehmen (nur dein letzter: /tisch zurücknehmen)
cmd-propose-pause = Vorschlagen, alle Uhren anzuhalten
cmd-propose-away = Vorschlagen, dass ein Hausbot für jemanden spielt, von dem kein Zug mehr kommt
cmd-propose-resume = Vorschlagen, die Uhren wieder laufen zu lassen
cmd-propose-pace = Ein anderes Tempo vorschlagen
cmd-propose-abandon = Vorschlagen, das Spiel ohne Ergebnis zu beenden
cmd-propose-end = Vorschlagen, das Spiel jetzt zu beenden, mit dem jetzigen Punktestand
cmd-propose-swap = Vorschlagen, mit jemandem den Platz zu tauschen
cmd-propose-option = Vorschlagen, eine Option zu ändern, bevor das Spiel beginnt
arg-propose-move = Der erste Zug, der zurückgenommen wird; ohne Angabe dein eigener letzter
arg-propose-days = Wie viele Tage die Pause höchstens dauert
arg-propose-absentee = Von wem kein Zug mehr kommt
arg-propose-pace = Das Tempo
arg-propose-player = Mit wem
arg-propose-option = Die Option
arg-propose-choice = Die neue Einstellung
name-propose = vorschlag
name-away = abwesend
name-pause = pause
name-resume = weiter
name-end = ende
