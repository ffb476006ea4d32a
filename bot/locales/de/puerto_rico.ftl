# Puerto Rico: Fragen, Züge, Ereignisse, Optionen und Wertung.

puerto_rico-title = Puerto Rico
puerto_rico-about = Siedeln, bauen, produzieren, verkaufen und liefern: Wer bringt es zum höchsten Ansehen?
puerto_rico-cover = Titelbild von Puerto Rico: Felder vor grünen Hügeln, eine Hafenstadt mit roten Dächern, ein Segelschiff, Fässer auf dem Kai und der Name des Spiels auf einer Holztafel.
puerto_rico-round = Durchgang { $round }

## Optionen des Tisches

puerto_rico-option-placing = Kolonisten platzieren
puerto_rico-option-placing-about = Platzieren in der Bürgermeisterphase alle gleichzeitig oder reihum?
puerto_rico-option-placing-together = alle gleichzeitig (schneller)
puerto_rico-option-placing-in_turn = reihum (wie gedruckt)
puerto_rico-option-vp_chips_5p = Siegpunktechips zu fünft
puerto_rico-option-vp_chips_5p-about = Die deutsche Ausgabe hat 126 SP, die ältere englische 122.
puerto_rico-option-vp_chips_5p-126 = 126
puerto_rico-option-vp_chips_5p-122 = 122
puerto_rico-option-hacienda_quarry = Hazienda und Bauhütte
puerto_rico-option-hacienda_quarry-about = Darf das zusätzliche Plättchen der Hazienda mit einer Bauhütte ein Steinbruch sein?
puerto_rico-option-hacienda_quarry-no = nein, eine Plantage
puerto_rico-option-hacienda_quarry-yes = ja, oder ein Steinbruch
puerto_rico-option-mayor_privilege_optional = Privileg des Bürgermeisters
puerto_rico-option-mayor_privilege_optional-about = Darf der Bürgermeister auf den zusätzlichen Kolonisten verzichten?
puerto_rico-option-mayor_privilege_optional-yes = Verzicht erlaubt
puerto_rico-option-mayor_privilege_optional-no = wird immer genommen
puerto_rico-option-must_fill_circles = Leere Kreise
puerto_rico-option-must_fill_circles-about = Müssen Kolonisten platziert werden, solange es leere Kreise gibt?
puerto_rico-option-must_fill_circles-yes = müssen besetzt werden
puerto_rico-option-must_fill_circles-no = dürfen leer bleiben
puerto_rico-option-decline_ship_colonists = Kolonisten vom Schiff
puerto_rico-option-decline_ship_colonists-about = Darf man Kolonisten vom Schiff ablehnen?
puerto_rico-option-decline_ship_colonists-no = werden immer genommen
puerto_rico-option-decline_ship_colonists-yes = dürfen abgelehnt werden
puerto_rico-option-max_large_buildings = Große Gebäude in einer Stadt
puerto_rico-option-max_large_buildings-about = Auf den gedruckten Plan passen vier; manche zählen nur die 12 Bauplätze.
puerto_rico-option-max_large_buildings-4 = höchstens 4
puerto_rico-option-max_large_buildings-6 = höchstens 6
puerto_rico-option-factory_university = Manufaktur und Universität
puerto_rico-option-factory_university-about = Eine beliebte Variante vertauscht ihre Kosten.
puerto_rico-option-factory_university-7_8 = 7 und 8 Dublonen (wie gedruckt)
puerto_rico-option-factory_university-8_7 = 8 und 7 Dublonen
puerto_rico-option-ask_storage = Waren lagern
puerto_rico-option-ask_storage-about = Nur fragen, was du lagerst, wenn etwas verloren ginge, oder immer?
puerto_rico-option-ask_storage-when_needed = fragen, wenn nötig
puerto_rico-option-ask_storage-always = immer fragen
puerto_rico-number-more_doubloons = Mehr Dublonen
puerto_rico-number-more_doubloons-about = Dublonen, die alle am Anfang zusätzlich bekommen.
puerto_rico-number-more_colonists = Mehr Kolonisten
puerto_rico-number-more_colonists-about = Kolonisten, die zusätzlich im Vorrat sind; eine negative Zahl nimmt welche weg.
puerto_rico-number-more_chips = Mehr Siegpunktechips
puerto_rico-number-more_chips-about = Siegpunktechips, die zusätzlich im Vorrat sind; eine negative Zahl nimmt welche weg.

## Phasen als Überschriften

puerto_rico-phase-round = Rollenwahl
puerto_rico-phase-settler = Siedlerphase
puerto_rico-phase-mayor = Bürgermeisterphase
puerto_rico-phase-builder = Baumeisterphase
puerto_rico-phase-craftsman = Aufseherphase
puerto_rico-phase-trader = Händlerphase
puerto_rico-phase-captain = Kapitänphase
puerto_rico-phase-prospector = Goldsucher

## Fragen

puerto_rico-ask-role = { $name }, wähle eine Rolle.
puerto_rico-ask-draw = { $name }, möchtest du eine zusätzliche verdeckte Plantage (Hazienda)?
puerto_rico-ask-settle = { $name }, wähle ein Plättchen für deine Insel.
puerto_rico-ask-colonist-settler = { $name }, möchtest du einen Kolonisten auf dem neuen Plättchen (Hospiz)?
puerto_rico-ask-colonist-mayor = { $name }, möchtest du den zusätzlichen Kolonisten des Bürgermeisters?
puerto_rico-ask-colonist-builder = { $name }, möchtest du einen Kolonisten auf dem neuen Gebäude (Universität)?
puerto_rico-ask-ship = { $name }, nimmst du einen Kolonisten vom Schiff?
puerto_rico-ask-place = { $name }, platziere deine Kolonisten (noch { $colonists }).
puerto_rico-ask-build = { $name }, baue ein Gebäude (du hast { $doubloons ->
    [one] { $doubloons } Dublone
   *[other] { $doubloons } Dublonen
}).
puerto_rico-ask-produce = { $name }, wähle deine zusätzliche Ware.
puerto_rico-ask-sell = { $name }, verkaufe eine Ware an das Handelshaus.
puerto_rico-ask-load = { $name }, verlade Waren.
puerto_rico-ask-store = { $name }, wähle die Waren, die du lagerst.

## Züge

puerto_rico-doubloons = { $count ->
    [one] { $count } Dublone
   *[other] { $count } Dublonen
}
puerto_rico-points = { $count } SP
puerto_rico-colonists = { $count ->
    [one] { $count } Kolonist
   *[other] { $count } Kolonisten
}
puerto_rico-priced = { $thing }, { $price }
puerto_rico-bonus = { $thing } (+{ $count })
puerto_rico-manned = { $people } von { $circles } Kreisen besetzt
puerto_rico-move-draw = Plantage aufdecken
puerto_rico-move-colonist = Kolonisten nehmen
puerto_rico-move-load = { $goods } → Schiff { $ship }
puerto_rico-move-load-hint = Du hast { $have }, das Schiff hat Platz für { $room }.
puerto_rico-move-wharf = { $goods } → Werft
puerto_rico-move-wharf-hint = Einmal je Phase, alle Waren einer Sorte.
puerto_rico-move-store = Lagerhaus: { $goods }
puerto_rico-move-keep = { $goods } behalten

## Ereignisse

puerto_rico-event-round = Durchgang { $round }: Gouverneur ist { $name }.
puerto_rico-event-role = { $name } nimmt die Rolle { $role }.
puerto_rico-event-role-paid = { $name } nimmt die Rolle { $role } und { $doubloons }.
puerto_rico-event-passed-builder = { $name } baut nichts.
puerto_rico-event-passed-trader = { $name } verkauft nichts.
puerto_rico-event-passed-craftsman = { $name } nimmt keine zusätzliche Ware.
puerto_rico-event-passed-captain = { $name } verlädt nichts mehr.
puerto_rico-event-drawn = { $name } deckt mit der Hazienda auf: { $tile }.
puerto_rico-event-settled = { $name } nimmt: { $tile }.
puerto_rico-event-row = Neu in der Auslage: { $tiles }.
puerto_rico-event-row-shuffled = Die abgelegten Plantagen wurden gemischt. Neu in der Auslage: { $tiles }.
puerto_rico-event-row-empty = Es gibt keine Plantagen mehr für die Auslage.
puerto_rico-event-colonist-hospice = { $name } bekommt durch das Hospiz einen Kolonisten: { $circle }.
puerto_rico-event-colonist-university = { $name } bekommt durch die Universität einen Kolonisten: { $circle }.
puerto_rico-event-peopled = { $name } { $parts }.
puerto_rico-people-got = bekommt { $people } vom Schiff
puerto_rico-people-got-mayor = bekommt den zusätzlichen Kolonisten des Bürgermeisters
puerto_rico-people-got-as-mayor = bekommt { $people } (einen als Bürgermeister)
puerto_rico-people-placed = besetzt { $circles }
puerto_rico-people-nobles = hat Adlige auf { $circles }
puerto_rico-people-idle = hat { $people } ohne Platz
puerto_rico-people-none = hat keine Kolonisten
puerto_rico-event-declined = { $name } lehnt einen Kolonisten ab.
puerto_rico-event-ship_refilled = Das Kolonistenschiff bringt { $count } Kolonisten.
puerto_rico-event-ship_refilled-short = Das Kolonistenschiff bringt { $count } Kolonisten; { $missing ->
    [one] 1 fehlt
   *[other] { $missing } fehlen
}.
puerto_rico-event-built = { $name } baut: { $building } ({ $price }).
puerto_rico-event-produced = { $name } produziert { $goods }.
puerto_rico-event-produced-nothing = { $name } produziert nichts.
puerto_rico-event-extra = { $name } bekommt als Aufseher zusätzlich { $goods }.
puerto_rico-event-income = { $name } bekommt { $doubloons } ({ $source }).
puerto_rico-event-sold = { $name } verkauft { $goods } für { $doubloons }.
puerto_rico-event-house_emptied = Das Handelshaus ist voll und wird geleert.
puerto_rico-event-loaded = { $name } verlädt { $goods } auf Schiff { $ship }: { $points }.
puerto_rico-event-wharfed = { $name } liefert { $goods } mit der Werft: { $points }.
puerto_rico-event-stored = { $name } lagert { $goods }.
puerto_rico-event-stored-lost = { $name } lagert { $goods } und verliert { $lost ->
    [one] { $lost } Ware
   *[other] { $lost } Waren
}.
puerto_rico-event-stored-all-lost = { $name } verliert { $lost ->
    [one] { $lost } Ware
   *[other] { $lost } Waren
}.
puerto_rico-event-sailed = Schiff { $ship } legt voll beladen ab: { $good }.
puerto_rico-event-ending-colonists = Die Kolonisten sind aufgebraucht: Dies ist der letzte Durchgang.
puerto_rico-event-ending-city = Eine Stadt ist voll: Dies ist der letzte Durchgang.
puerto_rico-event-ending-chips = Die Siegpunktechips sind aufgebraucht: Dies ist der letzte Durchgang.

## Die Stellung in Worten

puerto_rico-summary-round = Durchgang { $round }, Gouverneur { $name }. { $phase }.
puerto_rico-summary-ending-colonists = Dies ist der letzte Durchgang: Die Kolonisten sind aufgebraucht.
puerto_rico-summary-ending-city = Dies ist der letzte Durchgang: Eine Stadt ist voll.
puerto_rico-summary-ending-chips = Dies ist der letzte Durchgang: Die Siegpunktechips sind aufgebraucht.
puerto_rico-summary-roles = Freie Rollen: { $roles }.
puerto_rico-summary-taken = Genommene Rollen: { $roles }.
puerto_rico-summary-row = Plantagen: { $tiles }; Steinbrüche: { $quarries }; verdeckt: { $face_down }; abgelegt: { $discards }.
puerto_rico-summary-ship = Schiff { $capacity }: { $load } von { $capacity } { $good }
puerto_rico-summary-ship-empty = Schiff { $capacity }: leer
puerto_rico-summary-ships = Frachtschiffe: { $ships }.
puerto_rico-summary-house = Handelshaus ({ $count } von { $stalls }): { $goods }.
puerto_rico-summary-goods = Warenvorrat: { $goods }.
puerto_rico-summary-colonists = Kolonisten: { $ship } auf dem Schiff, { $supply } im Vorrat. Siegpunktechips: { $chips }.
puerto_rico-summary-stock = Gebäude, mit Kosten und (Restzahl): { $buildings }.
puerto_rico-summary-stock-item = { $building } { $cost } ({ $left })
puerto_rico-summary-player = { $name }: { $doubloons }; Waren: { $goods }; { $points } auf dem Plan, { $chips } in Chips.
puerto_rico-summary-player-hidden = { $name }: { $doubloons }; Waren: { $goods }; { $points } auf dem Plan.
puerto_rico-summary-island = Insel von { $name } ({ $count } von { $spaces }): { $tiles }.
puerto_rico-summary-city = Stadt von { $name } ({ $count } von { $spaces }): { $buildings }.
puerto_rico-summary-tiles = { $count } × { $tile } (besetzt: { $people })
puerto_rico-summary-building = { $building } ({ $people }/{ $circles })
puerto_rico-summary-windrose = { $name } hat ohne Kreis: { $colonists }.

## Wertung

puerto_rico-score-chips = Chips
puerto_rico-score-buildings = Gebäude
puerto_rico-score-guild_hall = Zunfthalle
puerto_rico-score-residence = Residenz
puerto_rico-score-fortress = Festung
puerto_rico-score-customs_house = Zollhaus
puerto_rico-score-city_hall = Rathaus
puerto_rico-score-player = **{ $place }** { $name }: { $points } ({ $parts }); Gleichstand { $tiebreak }
puerto_rico-score-board = { $name }: { $points } auf dem Plan
puerto_rico-score-hidden = SP-Chips bleiben verdeckt, bis das Spiel zu Ende ist, und damit auch die Punkte für das Zollhaus.
