# Die Auswahlfenster von Puerto Rico, Seiten der Optionen und Befehle der Erweiterungen.

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
