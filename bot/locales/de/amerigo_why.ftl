# /why: was gegen einen Zug spricht (`amerigo-why-<code>`), was er kostet und bringt, und wie Züge
# heißen, nach denen man fragen kann.

amerigo-why-not-asked = { common-why-waiting } (R2.5).
amerigo-why-acted = Du hast in dieser Runde schon gehandelt (R2.5).
amerigo-why-island = { $big ->
    [yes] { amerigo-island-big }
   *[no] { amerigo-island }
}

## Wann ein Zug möglich ist

amerigo-why-when-sail = Zur See fährst du in deinem Zug, als dessen Aktion (R2.6, R3.2).
amerigo-why-when-use = Diesen Marker setzt du in deinem Zug bei der Schifffahrt ein (Q5).
amerigo-why-when-post = Ein Kontor setzt du, wenn eines deiner Schiffe gerade seine Fahrt auf einem Ankerfeld beendet hat (R3.5).
amerigo-why-when-load = Kanonen lädst du in deinem Zug, als dessen Aktion (R2.6, R3.8).
amerigo-why-when-take = Plättchen planst du in deinem Zug, als dessen Aktion (R2.6, R3.9).
amerigo-why-when-advance = Auf der Fortschrittsleiste rückst du in deinem Zug vor, als dessen Aktion (R2.6, R3.12).
amerigo-why-when-pick = Fortschrittsmarker nimmst du, wenn du auf der Fortschrittsleiste ein Feld mit SP erreichst oder überschreitest (R3.13).
amerigo-why-when-build = Du baust in deinem Zug, als dessen Aktion (R2.6, R3.15).
amerigo-why-when-buy = Warenmarker kaufst du in deinem Zug, als dessen Aktion (R2.6, R3.24).
amerigo-why-when-move = Auf der Sonderaktionsleiste rückst du in deinem Zug vor, als dessen Aktion (R2.6, R3.26).
amerigo-why-when-front = Diesen Marker setzt du in deinem Zug ein, statt auf der Sonderaktionsleiste vorzurücken (Q35).
amerigo-why-when-gold = Gold nimmst du in deinem Zug, statt einer Aktion (R2.6, R4.2).
amerigo-why-when-points = Diesen Marker setzt du in deinem Zug ein, statt einer Aktion (R2.6).
amerigo-why-when-cash = Dieses Gold bekommst du bei jeder deiner Entscheidungen, nur nicht, während du Fortschrittsmarker nimmst (R4.5, Q37).

## Welche Aktion offensteht

amerigo-why-colour-absent = Im Aktionsfeld liegt kein Würfel dieser Farbe: { $colour } (R2.4).
amerigo-why-special-no-white = Auch kein weißer Würfel liegt dort, die Sonderaktion geht also ebenfalls nicht (R3.25).
amerigo-why-special-start = Weiße Würfel helfen nicht: Deine Scheibe liegt noch auf dem Startfeld der Sonderaktionsleiste (R3.27).
amerigo-why-special-other = Weiße Würfel helfen nicht: Dein Feld auf der Sonderaktionsleiste ist { $colour } (R3.27).
amerigo-why-swap-absent = Auch dein Marker zum Tauschen von Planung und Bauen hilft nicht, denn diese Aktion steht dir nicht offen: { $colour } (Q17).
amerigo-why-too-dear = Das kostet { $cost } AP. Du hast { $points } AP und { $gold } Gold: { $missing } zu wenig (R4.3).
amerigo-why-cash-first = Löst du zuerst eine Truhe oder einen Marker für Gold ein, reicht es (R4.5).
amerigo-why-no-token = Diesen Marker hast du nicht: { $token }.
amerigo-why-token-used = Dieser Marker ist verbraucht: { $token }.

## Schiffe und Kontore

amerigo-why-ship-moved = Die Fahrt von Schiff { $ship } ist beendet; in dieser Aktion fährt es nicht weiter (R3.2).
amerigo-why-off-map = { $cell }: Dieses Feld gibt es auf der Karte nicht.
amerigo-why-land = { $cell } ist Land, und Schiffe bleiben im Wasser (R3.3).
amerigo-why-ship-there = Auf { $cell } steht ein Schiff von { $seat }; nur eines darf dort halten, durchfahren darfst du (R3.4).
amerigo-why-ship-own = Auf { $cell } steht dein anderes Schiff; nur eines darf dort halten, durchfahren darfst du (R3.4, Q11).
amerigo-why-too-far = Bis dorthin { $count ->
    [one] ist es { $count } Schritt
   *[other] sind es { $count } Schritte
}. Du hast { $points } AP und { $gold } Gold: { $missing } zu wenig (R3.2, R4.3).
amerigo-why-sail8-first = Mit deinem Marker für { $count } zusätzliche AP kämst du weiter (Q5).
amerigo-why-stays = Schiff { $ship } steht schon auf { $cell }. Es muss nicht fahren; stehen zu bleiben ist nur dort ein Zug, wo du ein Kontor setzen darfst (Q8).
amerigo-why-stays-table = An diesem Tisch darf nur ein Schiff, das gefahren ist, ein Kontor setzen (Q8).
amerigo-why-use-front = { $token }: Den setzt du ein, statt auf der Sonderaktionsleiste vorzurücken (Q35).
amerigo-why-use-points = { $token }: Den setzt du statt einer Aktion ein, um SP für die Würfel zu bekommen (R2.6).
amerigo-why-use-cash = { $token }: Den setzt du nicht für AP ein, sondern löst ihn für Gold ein (R4.6).
amerigo-why-use-permanent = { $token }: Der wirkt von selbst und wird nie verbraucht.
amerigo-why-use-end = { $token }: Der zählt von selbst am Spielende (R6.4).
amerigo-why-ships-done = Beide Schiffe haben ihre Fahrt beendet (Q5).
amerigo-why-ships-first = Bei deiner ersten Schifffahrt müssen erst beide Schiffe auf die Karte (R3.1, Q9).
amerigo-why-sail-first = In dieser Aktion hat noch keines deiner Schiffe seine Fahrt beendet. Soll ein Schiff auf seinem Ankerfeld bleiben, schickst du es mit „sail“ auf sein eigenes Feld (R3.5, Q8).
amerigo-why-no-anchor = { $cell } ist kein Ankerfeld; nur von dort aus setzt du ein Kontor (R3.5).
amerigo-why-post-own = Auf dem Kontorfeld { $cell } steht schon dein eigenes Kontor (R3.5).
amerigo-why-post-there = Auf dem Kontorfeld { $cell } steht ein Kontor von { $seat } (R3.5).
amerigo-why-post-built = Auf dem Kontorfeld { $cell } liegt ein Plättchen; dort kann nie mehr ein Kontor stehen (R3.16).
amerigo-why-no-posts = Du hast kein Kontor mehr im Vorrat (Q38).

## Plättchen

amerigo-why-no-such-tile = So ein Plättchen gibt es nicht: { $tile }.
amerigo-why-no-villages = Davon hast du keins mehr im Vorrat: { $tile } (R3.9).
amerigo-why-stack-empty = Davon ist keins mehr im Vorrat: { $tile } (R1.8).
amerigo-why-neutral-limit = In einer Aktion planst du nur { $count ->
    [one] { $count } Landschaftsplättchen
   *[other] { $count } Landschaftsplättchen
} (R3.10).
amerigo-why-not-planned = Dieses Plättchen hast du nicht geplant: { $tile } (R3.15).
amerigo-why-same-turn = Diese Form sieht um { $turn }° gedreht genauso aus und wird so geschrieben (Q16).
amerigo-why-sticks-out = { $tile } würde über die Karte hinausragen (R3.16).
amerigo-why-water = Es würde Wasser verdecken: { $cell } (R3.16).
amerigo-why-covers-post = Es würde ein Kontor verdecken: { $cell } (R3.16).
amerigo-why-covers-tile = Dort liegt schon ein Plättchen: { $cell } (R3.16).
amerigo-why-no-post-here = Du hast kein Kontor auf { amerigo-why-island } (R3.15).
amerigo-why-corner-only = Es würde auf { amerigo-why-island } nur über Eck an das grenzen, was mit deinen Kontoren verbunden ist (R3.17).
amerigo-why-no-link = Es wäre auf { amerigo-why-island } mit keinem deiner Kontore verbunden; nur eigene Kontore und Dorfplättchen sowie Landschaftsplättchen verbinden, Kante an Kante (R3.17).

## Leisten, Marker, Waren

amerigo-why-all-points = Du hast { $points } AP, und auf der Leiste { $room ->
    [0] ist kein Feld mehr
    [one] ist nur noch { $room } Feld
   *[other] sind nur noch { $room } Felder
} vor dir: Gehst du bis ans Ende, sind genau diese { $points } verbraucht (R4.4).
amerigo-why-track-end = Auf der Leiste { $room ->
    [0] ist kein Feld mehr
    [one] ist nur noch { $room } Feld
   *[other] sind nur noch { $room } Felder
} vor dir, und über das Ende hinaus kannst du keine AP kaufen (R4.4, Q6).
amerigo-why-one-beyond = Auf der Leiste { $room ->
    [0] ist kein Feld mehr
    [one] ist nur noch { $room } Feld
   *[other] sind nur noch { $room } Felder
} vor dir. Ein gekaufter AP über das Ende hinaus bringt die { $gold } Gold, mehr davon brächten nichts (R4.4, Q6).
amerigo-why-leader = Deine Scheibe liegt schon vorn (Q19).
amerigo-why-token-own = Diesen Marker hast du schon: { $token }.
amerigo-why-token-taken = Diesen Marker hat { $seat } genommen: { $token }.
amerigo-why-token-not-open = Dieser Marker liegt gerade nicht offen: { $token } (R3.13).
amerigo-why-no-goods = Von dieser Ware liegt kein Warenmarker offen: { $good } (R3.24).
amerigo-why-other-cost = Von dieser Ware kostet kein Marker { $cost } AP: { $good }. Offen liegen welche für { $costs } AP (R3.24).
amerigo-why-no-chest = Du hast keine Schatztruhe (R4.5).
amerigo-why-must-pick = Du musst einen Fortschrittsmarker nehmen (R3.13).

## Was zusammenkommt

amerigo-why-sum-cost = Kosten: { $parts } = { $total } AP; du hast { $have } AP (R4.3).
amerigo-why-sum-steps = Schritte: { $parts } = { $total }; du hast { $have } AP (R3.2, R4.3).
amerigo-why-sum-use = Schritte für jedes Schiff: { $parts } = { $total } (Q5).
amerigo-why-sum-points = Sofort: { $parts } = { $total } SP.
amerigo-why-sum-posts = Für die fertige Insel: { $parts } × { $have } (Zeitmarker) = { $total } SP (R3.23).
amerigo-why-sum-chest = Du bekommst die Schatztruhe, sie ist { $total } Gold wert (R3.22, R4.5).
amerigo-why-sum-resources = Du bekommst Rohstoffe: { $parts } (R3.18).
amerigo-why-sum-worth = Gebaut bringt es { $total } SP, auf einer Großinsel { $have } SP (R3.19).
amerigo-why-sum-gold-got = Das bringt { $total } Gold.
amerigo-why-sum-track-gold = Am Ende der Leiste bleiben AP übrig: Das bringt { $total } Gold (R4.4).
amerigo-why-sum-no-room = Davon { $count ->
    [one] passt { $total } Gold
   *[other] passen { $total } Gold
} nicht auf die Leiste: Das sind { $have } SP (R4.1, Q7).
amerigo-why-sum-gold = { $parts } ÷ { $have }, aufgerundet = { $total } Gold (R4.2).
amerigo-why-sum-cannons = Kanonen: { $parts } = { $total }; die Piraten haben bisher Stärke { $have } (R5.1).
amerigo-why-sum-progress = Fortschrittsleiste: { $parts } = Feld { $total }; das sind am Ende { $have } SP (R3.14).
amerigo-why-sum-picks = Du erreichst oder überschreitest { $count ->
    [one] { $count } Feld mit SP und nimmst dafür einen Marker
   *[other] { $count } Felder mit SP und nimmst dafür Marker
} (R3.13).
amerigo-why-sum-order = Sonderaktionsleiste: { $parts } = Feld { $total }; das sind am Ende { $have } SP (R3.28).
amerigo-why-sum-good = Nach jetzigem Stand bringt ein weiterer Marker dieser Ware am Ende { $total } SP, 1 für jeden deiner Rohstoffe (R6.3).
amerigo-why-part-ap = AP
amerigo-why-part-gold = Gold
amerigo-why-part-token = Marker
amerigo-why-part-tile-small = Plättchen auf einer kleinen Insel
amerigo-why-part-tile-big = Plättchen auf einer Großinsel
amerigo-why-part-discovery = Entdeckung
amerigo-why-part-completed = letztes Feld der Insel
amerigo-why-part-posts = deine Kontore dort
amerigo-why-part-factor = für deine Kontore
amerigo-why-part-cotton = Baumwolle
amerigo-why-part-tobacco = Tabak
amerigo-why-part-sugar = Zucker
amerigo-why-part-coconut = Kokosnuss
amerigo-why-part-coffee = Kaffee
amerigo-why-part-before = bisher
amerigo-why-part-loaded = geladen
amerigo-why-part-moved = vorgerückt
amerigo-why-part-cubes = Würfel

## Züge, nach denen man fragen kann

amerigo-why-move-post = Ein Kontor setzen
amerigo-why-move-take = { $tile } planen
amerigo-why-move-build = { $tile } auf { $cell } bauen
amerigo-why-move-build-turned = { $tile } auf { $cell } bauen, um { $turn }° gedreht
amerigo-why-move-pick = Fortschrittsmarker nehmen: { $token }
amerigo-why-move-buy = { $good } für { $cost } AP kaufen
amerigo-why-move-cash = Einlösen: { $what }
amerigo-why-move-points = Mit deinem Marker SP für die Würfel nehmen

## Karten der Plättchen und Marker

amerigo-card-cost = { $plan } AP fürs Planen, { $build } AP fürs Bauen
amerigo-card-turns = Drehungen: { $turns }
amerigo-card-worth = { $small } SP, auf einer Großinsel { $big } SP
amerigo-card-village-count = { $count } je Person
amerigo-card-neutral-count = { $count } im Spiel
amerigo-card-permanent = Gilt ab Erhalt
amerigo-card-once = Einmalig
amerigo-card-end = Am Spielende
amerigo-card-more = { $action }: +{ $count } AP
amerigo-card-tokens = { $count } im Spiel
amerigo-card-alt = { $name } ({ $other }). { $facts }. { $text }
