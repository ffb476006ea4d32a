# Daueraufträge: was jemand dem Haus aufgetragen hat.

error-bad-order = Einen solchen Auftrag gibt es hier nicht, oder du hast schon { $most }.

## Beiträge

post-by-order = Per Dauerauftrag: { $names }.
post-out-of-orders = Ein Dauerauftrag ist unerwartet beendet: { $names }. Warum, steht unter /aufträge.

## Was erteilt ist

orders-title = Deine Daueraufträge
orders-none = Es ist keiner erteilt.
orders-ended = Zuletzt beendet:
orders-new = Einen neuen Auftrag geben
orders-prefer = { $count ->
    [1] Was zuerst?
   *[other] Und wenn das nicht geht, was dann?
}
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
    [replaced] durch einen anderen ersetzt
    [time] seine Zeit ist um
    [over] das Spiel ist zu Ende
    [left] der Platz hat gewechselt
    [takeback] ein Zug wurde zurückgenommen
   *[unfit] ließ sich nicht ausführen, also entscheidest du
}
button-orders = Daueraufträge
button-end-order = Nr. { $number } beenden

## Die Aufträge jedes Spiels

order-pass = Passen: { $when }
order-only = Das einzig Mögliche tun: { $when }
order-value-pass = passen

## Die Aufträge von Puerto Rico

puerto_rico-order-sell = Das Erste davon verkaufen, das geht
puerto_rico-order-ship = In dieser Reihenfolge verladen, wo am meisten hineinpasst
puerto_rico-order-place = Kolonisten wie zuletzt platzieren, neue auf
puerto_rico-order-role = Die erste dieser Rollen nehmen, die noch da ist
puerto_rico-order-instead = Wenn die erste Rolle weg ist, die zweite nehmen
puerto_rico-decision-guests = Gästefenster
puerto_rico-decision-draw = ein zusätzliches Plättchen (Hazienda)
puerto_rico-decision-settle = Plättchen nehmen
puerto_rico-decision-discard = ein Plättchen abwerfen (Jagdschloss)
puerto_rico-decision-build = Bauen
puerto_rico-decision-sell = Verkaufen
puerto_rico-decision-load = Verladen
puerto_rico-decision-colonist = ein zusätzlicher Kolonist
puerto_rico-decision-place = Kolonisten platzieren
puerto_rico-decision-role = eine Rolle wählen

## Befehle

cmd-orders = Daueraufträge: zeigen, was erteilt ist, oder einen neuen geben
arg-order = Was das Haus für dich tun soll
arg-prefer = Was es vorzieht, das Liebste zuerst, mit Leerzeichen dazwischen
arg-scope = Wie lange er gilt

name-orders = aufträge
name-order = auftrag
name-prefer = vorzug
name-scope = dauer
