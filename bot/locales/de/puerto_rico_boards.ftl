# Namen der Dinge (alea-Ausgabe), Aufschriften der Tafeln und Alternativtexte.

puerto_rico-good-corn = Mais
puerto_rico-good-indigo = Indigo
puerto_rico-good-sugar = Zucker
puerto_rico-good-tobacco = Tabak
puerto_rico-good-coffee = Kaffee

## Ein Buchstabe je Ware, neben ihrer Farbe; alle verschieden.

puerto_rico-letter-corn = M
puerto_rico-letter-indigo = I
puerto_rico-letter-sugar = Z
puerto_rico-letter-tobacco = T
puerto_rico-letter-coffee = K

puerto_rico-tile-corn = Maisplantage
puerto_rico-tile-indigo = Indigoplantage
puerto_rico-tile-sugar = Zuckerplantage
puerto_rico-tile-tobacco = Tabakplantage
puerto_rico-tile-coffee = Kaffeeplantage
puerto_rico-tile-quarry = Steinbruch

puerto_rico-role-settler = Siedler
puerto_rico-role-mayor = Bürgermeister
puerto_rico-role-builder = Baumeister
puerto_rico-role-craftsman = Aufseher
puerto_rico-role-trader = Händler
puerto_rico-role-captain = Kapitän
puerto_rico-role-prospector = Goldsucher
puerto_rico-role-prospector_1 = Goldsucher 1
puerto_rico-role-prospector_2 = Goldsucher 2

puerto_rico-board-round = Durchgang { $round }
puerto_rico-board-phase-round = Rolle wählen
puerto_rico-board-phase-draft = Gebäude auswählen
puerto_rico-board-phase-draft-over = Gebäude dieser Partie
puerto_rico-board-phase-settler = Siedler
puerto_rico-board-phase-mayor = Bürgermeister
puerto_rico-board-phase-builder = Baumeister
puerto_rico-board-phase-craftsman = Aufseher
puerto_rico-board-phase-trader = Händler
puerto_rico-board-phase-captain = Kapitän
puerto_rico-board-phase-prospector = Goldsucher
puerto_rico-board-last-round = Letzter Durchgang!
puerto_rico-board-of = Plan
puerto_rico-board-governor = Gouverneur
puerto_rico-board-ending-colonists = Letzter Durchgang: keine Kolonisten mehr
puerto_rico-board-ending-city = Letzter Durchgang: eine Stadt ist voll
puerto_rico-board-ending-chips = Letzter Durchgang: keine Siegpunktechips mehr
puerto_rico-board-hidden = verdeckt

puerto_rico-alt-supply = { $acting }{ $phase }, Durchgang { $round }, { $title }. Gouverneur: { $governor }.
puerto_rico-alt-acting = Am Zug: { $names }.{" "}
puerto_rico-alt-seats = Dublonen/Punkte: { $seats }.
puerto_rico-alt-roles = Rollen: { $roles }.
puerto_rico-alt-plantations = Offene Plantagen: { $tiles }; { $quarries ->
    [one] 1 Steinbruch
   *[other] { $quarries } Steinbrüche
}, { $hidden } verdeckt.
puerto_rico-alt-ship = Schiff { $capacity }: { $load } { $good }
puerto_rico-alt-ship-empty = Schiff { $capacity }: leer
puerto_rico-alt-house = Handelshaus: { $goods }.
puerto_rico-alt-goods = Warenvorrat: { $goods }.
puerto_rico-alt-colonists = Kolonisten: { $supply } im Vorrat, { $ship } auf dem Schiff. SP-Chips: { $chips }.
puerto_rico-alt-buildings = Gebäude nach Preis: { $buildings }.
puerto_rico-alt-nobles = Adlige: { $supply } im Vorrat, { $ship } auf dem Schiff.
puerto_rico-alt-draft = Preis { $cost } ({ $count }/{ $spaces }): { $chosen }{ $open }.
puerto_rico-alt-draft-open = ; wählbar { $kinds }
puerto_rico-alt-player = { $name } (Platz { $letter }){ $marks }: { $doubloons ->
    [one] { $doubloons } Dublone
   *[other] { $doubloons } Dublonen
}, SP-Chips { $chips }, { $points } SP auf dem Plan.
puerto_rico-alt-my-goods = Waren: { $goods }.
puerto_rico-alt-island = Insel ({ $count } von 12; besetzt/alle): { $tiles }.
puerto_rico-alt-city = Stadt ({ $count } von 12; besetzt/Kreise): { $buildings }.
puerto_rico-alt-windrose = Kolonisten ohne Platz: { $count }.
puerto_rico-alt-my-nobles = Adlige: { $count }, davon ohne Platz { $idle }.
puerto_rico-alt-of-them = {" "}({ $nobles } { $nobles ->
        [one] Adliger
       *[other] Adlige
    })

## Was sich seit den vorigen Tafeln geändert hat; $change hat ein Vorzeichen: +2.

puerto_rico-change-row = Plantagen
puerto_rico-change-ships = Schiffe
puerto_rico-change-house = Handelshaus
puerto_rico-change-goods = Warenvorrat
puerto_rico-change-stock = Gebäude
puerto_rico-change-supply = Vorrat
puerto_rico-change-chosen = ausgewählt: { $things }
puerto_rico-change-sailed = Schiff { $ship } leer
puerto_rico-change-ship = Schiff { $ship } mit { $goods }
puerto_rico-change-doubloons =
    { $count ->
        [one] { $change } Dublone
       *[other] { $change } Dublonen
    }
puerto_rico-change-chips =
    { $count ->
        [one] { $change } SP-Chip
       *[other] { $change } SP-Chips
    }
puerto_rico-change-points = { $change } SP auf dem Plan
puerto_rico-change-colonists =
    { $count ->
        [one] { $change } Kolonist
       *[other] { $change } Kolonisten
    }
puerto_rico-change-on-ship = { $change } auf dem Kolonistenschiff
puerto_rico-change-nobles =
    { $count ->
        [one] { $change } Adliger
       *[other] { $change } Adlige
    }
puerto_rico-change-nobles-on-ship =
    { $count ->
        [one] { $change } Adliger auf dem Kolonistenschiff
       *[other] { $change } Adlige auf dem Kolonistenschiff
    }
puerto_rico-change-quarries =
    { $count ->
        [one] { $change } Steinbruch
       *[other] { $change } Steinbrüche
    }
puerto_rico-change-hidden = { $change } verdeckt

puerto_rico-alt-line = { $name }: { $doubloons ->
    [one] { $doubloons } Dublone
   *[other] { $doubloons } Dublonen
}, { $points } SP; { $goods }; Insel { $tiles }/12, Stadt { $spaces }/12.
puerto_rico-alt-final = { $place } { $name }: { $points } SP ({ $parts }; bei Gleichstand { $tiebreak }).

puerto_rico-board-legend-chips = SP-Chips
puerto_rico-board-legend-buildings = auf Gebäuden
puerto_rico-board-legend-nobles = Adlige

## Was jemand gefragt wird, als Titel des Bildes; kurz, in der Grundform.

puerto_rico-question-role = Rolle wählen
puerto_rico-question-build = Baumeister · { $count ->
    [one] { $count } Dublone
   *[other] { $count } Dublonen
}
puerto_rico-question-settle = Siedler · Plättchen nehmen
puerto_rico-question-lay = Plättchen legen
puerto_rico-question-produce = Aufseher · eine Ware mehr
puerto_rico-question-sell = Händler · eine Ware verkaufen
puerto_rico-question-load = Kapitän · Waren verladen
puerto_rico-question-small_wharf = Kleine Werft · Waren verladen
puerto_rico-question-supply = Hoflieferant · bis zu { $count }
puerto_rico-question-store = Kapitän · Waren einlagern
puerto_rico-question-draft = Gebäude auswählen
puerto_rico-question-place = Bürgermeister · { $count } zu verteilen
puerto_rico-question-guests = Gasthaus · Gast versetzen
puerto_rico-question-discard = Jagdschloss · Plättchen ablegen
puerto_rico-question-pay = Schwarzmarkt · { $count } zu zahlen
puerto_rico-question-own = du hast { $count }
puerto_rico-question-post = { $good }, eigener Posten
puerto_rico-question-buy = Plantage kaufen
puerto_rico-question-onto = { $count } auf Schiff { $ship }
puerto_rico-question-wharf = { $count } über die Werft
puerto_rico-question-small-wharf = beliebige Waren, 1 SP je zwei
puerto_rico-alt-board = { $name }: { $doubloons ->
    [one] { $doubloons } Dublone
   *[other] { $doubloons } Dublonen
}, { $points } SP; Waren: { $goods }; Plättchen: { $tiles }; Gebäude: { $buildings }.
