# Daueraufträge: Züge, die der Bot unter selbst gewählten Bedingungen für jemanden macht.

error-bad-order = { $reason ->
    [full] Du hast an diesem Tisch schon { $most } Daueraufträge; mehr sind nicht möglich. Beende erst einen: /aufträge
    [gone] Einen solchen Dauerauftrag hast du nicht (mehr). Deine aktiven zeigt /aufträge
   *[unknown] Dieser Dauerauftrag geht hier nicht. Wähle einen aus der Liste, mit Vorlieben und einer Dauer, die er anbietet.
}

## Beiträge

post-by-order = Per Dauerauftrag: { $names }.
post-out-of-orders = Ein Dauerauftrag ist unerwartet zu Ende: { $names }. Der Grund steht unter /aufträge.

## Aktive Aufträge

orders-title = Deine Daueraufträge
orders-none = Du hast keine aktiven Daueraufträge.
orders-ended = Zuletzt beendet:
orders-new = Einen Auftrag hinzufügen
orders-prefer = { $count ->
    [1] Was zuerst?
   *[other] Und wenn das nicht geht?
}
orders-at-once = Das würde er sofort tun: { $moves }.
orders-how-long = Wie lange soll er gelten?
order-line = { $what } ({ $scope })
order-scope-once = einmal
order-scope-phase = eine Phase lang
order-scope-round = diese Runde
order-scope-always = bis auf Widerruf
order-fired = { $count ->
    [0] – noch nicht ausgeführt
    [one] – einmal ausgeführt
   *[other] – { $count }-mal ausgeführt
}
order-ended = { $why ->
    [done] ausgeführt
    [cancelled] von dir beendet
    [replaced] von dir durch einen anderen ersetzt
    [time] abgelaufen
    [over] das Spiel ist zu Ende
    [left] der Platz hat gewechselt
    [takeback] ein Zug wurde zurückgenommen
   *[unfit] ließ sich nicht ausführen, also entscheidest du
}
button-orders = Daueraufträge
button-end-order = Nr. { $number } beenden

## Die Aufträge jedes Spiels

order-pass = Passen: { $when }
order-only = Ist außer Passen nur eines möglich, das tun: { $when }
order-value-pass = passen

## Befehle

cmd-orders = Daueraufträge: die aktiven ansehen oder einen hinzufügen
arg-order = Was ich für dich tun soll
arg-prefer = Deine Vorlieben, die liebste zuerst, mit Leerzeichen getrennt
arg-scope = Wie lange er gilt

name-orders = aufträge
name-order = auftrag
name-prefer = vorzug
name-scope = dauer
