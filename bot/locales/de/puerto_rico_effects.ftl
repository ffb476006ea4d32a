# Was ein Zug jetzt bringt: kurz auf einem Knopf (`effect`), als Satz bei einer Auswahl (`hint`).

puerto_rico-goods = { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
}
puerto_rico-effect-points = { $change } SP
puerto_rico-effect-people = du +{ $count }
puerto_rico-effect-tiles = Plantage
puerto_rico-effect-tiles-quarry = auch Steinbruch
puerto_rico-effect-no-tiles = nichts zu nehmen
puerto_rico-effect-affordable = { $count } bezahlbar
puerto_rico-effect-affordable-least = mindestens { $count } bezahlbar
puerto_rico-effect-none-affordable = nichts bezahlbar
puerto_rico-effect-produced = +{ $goods }
puerto_rico-effect-none-produced = keine Waren
puerto_rico-effect-sale = { $good } für { $count }
puerto_rico-effect-house-full = Haus voll
puerto_rico-effect-no-sale = nichts zu verkaufen
puerto_rico-effect-load = { $goods }: { $points }
puerto_rico-effect-no-load = nichts zu verladen
puerto_rico-effect-lose = −{ $goods }
puerto_rico-effect-have = du hast { $count }
puerto_rico-effect-makes = bringt { $goods }
puerto_rico-effect-makes-less = { $goods } weniger
puerto_rico-effect-saves = Bauen 1 billiger
puerto_rico-effect-works = jetzt aktiv
puerto_rico-effect-nothing = nichts Neues

puerto_rico-hint-tiles = Du wählst zuerst: { $tiles }.
puerto_rico-hint-no-tiles = Für dich gibt es nichts zu nehmen.
puerto_rico-hint-colonists = Du bekommst { $count ->
    [0] niemanden
    [one] { $count } Kolonisten
   *[other] { $count } Kolonisten
}; { $free ->
    [0] keiner deiner Kreise ist frei
    [one] { $free } deiner Kreise ist frei
   *[other] { $free } deiner Kreise sind frei
}.
puerto_rico-hint-people = Du bekommst { $count ->
    [0] niemanden
    [one] { $count } Person
   *[other] { $count } Leute
}; { $free ->
    [0] keiner deiner Kreise ist frei
    [one] { $free } deiner Kreise ist frei
   *[other] { $free } deiner Kreise sind frei
}.
puerto_rico-hint-affordable = { $count ->
    [one] Du kannst nur ein Gebäude bauen: { $building } ({ $price }).
   *[other] Du kannst eins von { $count } Gebäuden bauen, das teuerste: { $building } ({ $price }).
}
puerto_rico-hint-affordable-least = Du kannst mindestens { $count ->
    [one] 1 Gebäude
   *[other] { $count } Gebäude
} bezahlen, mit dem Schwarzmarkt vielleicht mehr.
puerto_rico-hint-none-affordable = Du kannst nichts bauen.
puerto_rico-hint-produced = Du produzierst { $goods }.
puerto_rico-hint-none-produced = Du produzierst nichts.
puerto_rico-hint-choice = { $count ->
    [one] Dazu wählst du 1 Ware.
   *[other] Dazu wählst du { $count } Waren.
}
puerto_rico-hint-income = Dazu bekommst du { $gains }.
puerto_rico-hint-income-least = Dazu bekommst du mindestens { $gains }.
puerto_rico-hint-gain = Du bekommst { $gains }.
puerto_rico-hint-sale = Dein bester Verkauf: { $good } für { $price }.
puerto_rico-hint-house-full = Das Handelshaus ist voll.
puerto_rico-hint-no-sale = Du hast nichts zu verkaufen.
puerto_rico-hint-load = Beste erste Lieferung: { $goods } für { $points }.
puerto_rico-hint-no-load = Du hast nichts für die Frachtschiffe.
puerto_rico-hint-lose = Du würdest mindestens { $goods } verlieren.

puerto_rico-hint-could-make = Besetzt: je Aufseherphase { $goods } mehr.
puerto_rico-hint-could-not-make = Mehr Waren brächte das noch nicht.
puerto_rico-hint-could-save = Besetzt: Gebäude { $column ->
    [1] kosten
   *[other] ab Spalte { $column } kosten
} 1 Dublone weniger.
puerto_rico-hint-could-score = Besetzt: derzeit { $points } mehr.
puerto_rico-hint-makes = Je Aufseherphase { $goods } mehr.
puerto_rico-hint-makes-less = Je Aufseherphase { $goods } weniger.
puerto_rico-hint-saves = Gebäude { $column ->
    [1] kosten
   *[other] ab Spalte { $column } kosten
} jetzt 1 Dublone weniger.
puerto_rico-hint-have = Du hast { $count }.
puerto_rico-hint-left = Noch { $count }.
puerto_rico-hint-goes-to = Kommt auf: { $place }.
puerto_rico-hint-placed-later = Deine Leute platzierst du später in dieser Phase.
puerto_rico-hint-unkept = Noch nicht gelagert: { $goods }.
puerto_rico-hint-all-kept = Damit ist alles gelagert.
puerto_rico-hint-losing = Du verlierst { $goods }.
puerto_rico-hint-shipping = Liefert { $goods } für { $points }.
puerto_rico-hint-supplied = Das zählt nicht als Lieferung.

puerto_rico-pass-draw = Du nimmst keine zusätzliche Plantage.
puerto_rico-pass-settle = Du nimmst kein Plättchen.
puerto_rico-pass-colonist = Du nimmst niemanden.
puerto_rico-pass-place = Deine übrigen Leute bleiben ohne Platz.
puerto_rico-pass-build = Du baust nichts.
puerto_rico-pass-produce = Du verzichtest auf die zusätzliche Ware.
puerto_rico-pass-sell = Du verkaufst nichts.
puerto_rico-pass-land = Du nutzt das Grundbuchamt nicht.
puerto_rico-pass-load = Du lieferst diesmal nichts.
puerto_rico-pass-supply = Du gibst keine weiteren Waren ab.
puerto_rico-pass-points = Du verzichtest auf die SP.
puerto_rico-pass-discard = Du behältst alle Plättchen.
puerto_rico-pass-guest = Deine Gäste bleiben, wo sie sind.
