# Befehle, Auswahlfenster, Daueraufträge und Optionsseiten von Puerto Rico.

## Seiten der Optionen

puerto_rico-page-expansions = Erweiterungen
puerto_rico-page-base = Regelfragen des Grundspiels
puerto_rico-page-buildings = Regelfragen der neuen Gebäude
puerto_rico-page-nobles = Regelfragen der Adligen

## Auswahl

puerto_rico-panel-nobles = Adlige: Wähle { $count } { $count ->
    [one] Kreis
   *[other] Kreise
}
puerto_rico-panel-colonists = Kolonisten: Wähle { $count } { $count ->
    [one] Kreis
   *[other] Kreise
}
puerto_rico-panel-mix = Wähle beliebige Waren für die kleine Werft
puerto_rico-panel-mix-all = { $count ->
    [one] Die eine Ware
   *[other] Alle { $count } Waren
}, { $points }
puerto_rico-panel-mix-hint = Wählst du zwei Mengen einer Sorte, gilt die größere.
puerto_rico-panel-supply = Wähle bis zu { $count } { $count ->
    [one] Ware
   *[other] Sorten
}
puerto_rico-panel-pay = Wähle { $count ->
    [one] das eine, was du abgibst
   *[other] die { $count } Dinge, die du abgibst
}
puerto_rico-open-draft = Gebäude für die Partie wählen
puerto_rico-open-lay = Plantage legen
puerto_rico-open-pay = Am Schwarzmarkt zahlen
puerto_rico-open-supply = Waren an den Hof geben
puerto_rico-open-small_wharf = Kleine Werft beladen
puerto_rico-open-place = Kolonisten platzieren
puerto_rico-open-store = Waren lagern
puerto_rico-open-build = Gebäude wählen
pr-place = Wähle { $count } { $count ->
    [one] Kreis
   *[other] Kreise
}
pr-before = Wie beim letzten Mal

## Befehle

cmd-pr-group-noble = Adlige nehmen, platzieren und schicken
cmd-pr-group-pay = Am Schwarzmarkt zahlen
cmd-pr-group-land = Plantagen und Wälder zusätzlich zur üblichen Wahl
cmd-pr-draft = Ein Gebäude für diese Partie wählen
cmd-pr-guest = Einen Kolonisten aus dem Gasthaus schicken
cmd-pr-guest_noble = Einen Adligen aus dem Gasthaus schicken
cmd-pr-forest = Eine offene Plantage nehmen und als Wald legen
cmd-pr-plant = Die gezogene Plantage offen legen
cmd-pr-turn = Die gezogene Plantage verdeckt als Wald legen
cmd-pr-discard = Ein Plättchen von deiner Insel ablegen (Jagdschloss, Grundbuchamt)
cmd-pr-buy = Mit dem Grundbuchamt eine Plantage ziehen
cmd-pr-noble = Einen Adligen nehmen
cmd-pr-place_noble = Einen Adligen platzieren
cmd-pr-pay_colonist = Einen Kolonisten abgeben
cmd-pr-pay_noble = Einen Adligen abgeben
cmd-pr-pay_good = Eine Ware abgeben
cmd-pr-pay_point = Einen Siegpunkt abgeben
cmd-pr-post = Eine Ware an deinem Handelsposten verkaufen
cmd-pr-supply = Eine Ware an den Hof geben (Hoflieferant)
cmd-pr-small_wharf = Eine Ware auf die kleine Werft legen
cmd-pr-points = Die Siegpunkte eines Gebäudes nehmen
arg-pr-land = Die Plantage oder der Wald
arg-pr-place = Wo die Person steht
name-draft = auswahl
name-guest = gast
name-land = land
name-forest = wald
name-plant = pflanzen
name-turn = verdecken
name-discard = ablegen
name-buy = kaufen
name-noble = adlige
name-take = nehmen
name-pay = zahlen
name-point = punkt
name-post = handelsposten
name-supply = hof
name-small_wharf = kleine-werft
name-points = punkte
cmd-pr = Einen Zug in Puerto Rico machen
cmd-pr-role = Eine Rolle wählen
cmd-pr-settle = Eine Plantage oder einen Steinbruch nehmen
cmd-pr-draw = Eine zusätzliche verdeckte Plantage ziehen (Hazienda)
cmd-pr-colonist = Einen Kolonisten nehmen
cmd-pr-place = Einen Kolonisten platzieren
cmd-pr-build = Ein Gebäude bauen
cmd-pr-produce = Die zusätzliche Ware des Aufsehers wählen
cmd-pr-sell = Eine Ware an das Handelshaus verkaufen
cmd-pr-load = Waren auf ein Frachtschiff laden
cmd-pr-wharf = Waren mit der Werft liefern
cmd-pr-store = Alle Waren einer Sorte im Lagerhaus behalten
cmd-pr-keep = Eine einzelne Ware behalten
cmd-pr-pass = Passen
arg-pr-role = Die Rolle
arg-pr-tile = Die Plantage oder der Steinbruch
arg-pr-circle = Das Plättchen oder Gebäude
arg-pr-building = Das Gebäude
arg-pr-good = Die Ware
arg-pr-ship = Das Schiff, nach seiner Größe
name-role = rolle
name-settle = siedeln
name-draw = ziehen
name-colonist = kolonist
name-place = platzieren
name-build = bauen
name-produce = produzieren
name-sell = verkaufen
name-load = laden
name-wharf = werft
name-store = lagern
name-keep = behalten
name-pass = passen
name-tile = plättchen
name-circle = kreis
name-building = gebäude
name-good = ware
name-ship = schiff

## Daueraufträge

puerto_rico-order-sell = Die erste davon verkaufen, die ich verkaufen kann
puerto_rico-order-ship = In dieser Reihenfolge verladen, auf das Schiff, das am meisten fasst
puerto_rico-order-place = Kolonisten wie beim letzten Mal platzieren, neue auf
puerto_rico-order-role = Die erste dieser Rollen nehmen, die noch da ist
puerto_rico-order-instead = Wenn die erste Rolle weg ist, die zweite nehmen
puerto_rico-decision-guests = Gäste schicken
puerto_rico-decision-draw = ein zusätzliches Plättchen (Hazienda)
puerto_rico-decision-settle = Plättchen nehmen
puerto_rico-decision-discard = ein Plättchen ablegen (Jagdschloss)
puerto_rico-decision-build = Bauen
puerto_rico-decision-sell = Verkaufen
puerto_rico-decision-load = Verladen
puerto_rico-decision-colonist = ein zusätzlicher Kolonist
puerto_rico-decision-villa = den Adligen der Villa nehmen
puerto_rico-decision-place = Kolonisten platzieren
puerto_rico-decision-role = eine Rolle wählen
