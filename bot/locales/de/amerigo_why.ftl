# /why: was gegen einen Zug spricht (`amerigo-why-<code>`), was er kostet und bringt, und wie Züge
# heißen, nach denen man fragen kann.

amerigo-why-not-asked = { common-why-waiting } (Anleitung: { amerigo-book-course }).
amerigo-why-acted = Du hast in dieser Runde schon gehandelt (Anleitung: { amerigo-book-course }).
amerigo-why-island = { $big ->
    [yes] { amerigo-island-big }
   *[no] { amerigo-island }
}

## Wann ein Zug möglich ist

amerigo-why-when-sail = Zur See fährst du in deinem Zug, als dessen Aktion (Anleitung: { amerigo-book-course }, { amerigo-book-sailing }).
amerigo-why-when-use = Diesen Marker setzt du in deinem Zug bei der Schifffahrt ein ({ common-ruling }).
amerigo-why-when-post = Ein Kontor setzt du, wenn eines deiner Schiffe gerade seine Fahrt auf einem Ankerfeld beendet hat (Anleitung: { amerigo-book-sailing }).
amerigo-why-when-load = Kanonen lädst du in deinem Zug, als dessen Aktion (Anleitung: { amerigo-book-course }, { amerigo-book-loading }).
amerigo-why-when-take = Plättchen planst du in deinem Zug, als dessen Aktion (Anleitung: { amerigo-book-course }, { amerigo-book-planning }).
amerigo-why-when-advance = Auf der Fortschrittsleiste rückst du in deinem Zug vor, als dessen Aktion (Anleitung: { amerigo-book-course }, { amerigo-book-progress }).
amerigo-why-when-pick = Fortschrittsmarker nimmst du, wenn du auf der Fortschrittsleiste ein Feld mit SP erreichst oder überschreitest (Anleitung: { amerigo-book-progress }).
amerigo-why-when-build = Du baust in deinem Zug, als dessen Aktion (Anleitung: { amerigo-book-course }, { amerigo-book-building }).
amerigo-why-when-buy = Warenmarker kaufst du in deinem Zug, als dessen Aktion (Anleitung: { amerigo-book-course }, { amerigo-book-buying }).
amerigo-why-when-move = Auf der Sonderaktionsleiste rückst du in deinem Zug vor, als dessen Aktion (Anleitung: { amerigo-book-course }, { amerigo-book-white }).
amerigo-why-when-front = Diesen Marker setzt du in deinem Zug ein, statt auf der Sonderaktionsleiste vorzurücken ({ common-ruling }).
amerigo-why-when-gold = Gold nimmst du in deinem Zug, statt einer Aktion (Anleitung: { amerigo-book-course }, { amerigo-book-gold }).
amerigo-why-when-points = Diesen Marker setzt du in deinem Zug ein, statt einer Aktion.
amerigo-why-when-cash = Dieses Gold bekommst du bei jeder deiner Entscheidungen, nur nicht, während du Fortschrittsmarker nimmst (Anleitung: { amerigo-book-gold }).

## Welche Aktion offensteht

amerigo-why-colour-absent = Im Aktionsfeld liegt kein Würfel dieser Farbe: { $colour } (Anleitung: { amerigo-book-course }).
amerigo-why-special-no-white = Auch kein weißer Würfel liegt dort, die Sonderaktion geht also ebenfalls nicht (Anleitung: { amerigo-book-white }).
amerigo-why-special-start = Weiße Würfel helfen nicht: Deine Scheibe liegt noch auf dem Startfeld der Sonderaktionsleiste (Anleitung: { amerigo-book-white }).
amerigo-why-special-other = Weiße Würfel helfen nicht: Dein Feld auf der Sonderaktionsleiste ist { $colour } (Anleitung: { amerigo-book-white }).
amerigo-why-swap-absent = Auch dein Marker zum Tauschen von Planung und Bauen hilft nicht, denn diese Aktion steht dir nicht offen: { $colour } ({ common-ruling }).
amerigo-why-too-dear = Das kostet { $cost } AP. Du hast { $points } AP und { $gold } Gold: { $missing } zu wenig (Anleitung: { amerigo-book-gold }).
amerigo-why-cash-first = Löst du zuerst eine Truhe oder einen Marker für Gold ein, reicht es (Anleitung: { amerigo-book-gold }).
amerigo-why-no-token = Diesen Marker hast du nicht: { $token }.
amerigo-why-token-used = Dieser Marker ist verbraucht: { $token }.

## Schiffe und Kontore

amerigo-why-ship-moved = Die Fahrt von Schiff { $ship } ist beendet; in dieser Aktion fährt es nicht weiter (Anleitung: { amerigo-book-sailing }).
amerigo-why-off-map = { $cell }: Dieses Feld gibt es auf der Karte nicht.
amerigo-why-land = { $cell } ist Land, und Schiffe bleiben im Wasser (Anleitung: { amerigo-book-sailing }).
amerigo-why-ship-there = Auf { $cell } steht ein Schiff von { $seat }; nur eines darf dort halten, durchfahren darfst du (Anleitung: { amerigo-book-sailing }).
amerigo-why-ship-own = Auf { $cell } steht dein anderes Schiff; nur eines darf dort halten, durchfahren darfst du (Anleitung: { amerigo-book-sailing }).
amerigo-why-too-far = Bis dorthin { $count ->
    [one] ist es { $count } Schritt
   *[other] sind es { $count } Schritte
}. Du hast { $points } AP und { $gold } Gold: { $missing } zu wenig (Anleitung: { amerigo-book-sailing }, { amerigo-book-gold }).
amerigo-why-sail8-first = Mit deinem Marker für { $count } zusätzliche AP kämst du weiter ({ common-ruling }).
amerigo-why-stays = Schiff { $ship } steht schon auf { $cell }. Es muss nicht fahren; stehen zu bleiben ist nur dort ein Zug, wo du ein Kontor setzen darfst ({ common-ruling }).
amerigo-why-stays-table = An diesem Tisch darf nur ein Schiff, das gefahren ist, ein Kontor setzen.
amerigo-why-use-front = { $token }: Den setzt du ein, statt auf der Sonderaktionsleiste vorzurücken ({ common-ruling }).
amerigo-why-use-points = { $token }: Den setzt du statt einer Aktion ein, um SP für die Würfel zu bekommen (Anleitung: { amerigo-book-course }).
amerigo-why-use-cash = { $token }: Den setzt du nicht für AP ein, sondern löst ihn für Gold ein (Anleitung: { amerigo-book-gold }).
amerigo-why-use-permanent = { $token }: Der wirkt von selbst und wird nie verbraucht.
amerigo-why-use-end = { $token }: Der zählt von selbst am Spielende (Anleitung: { amerigo-book-end }).
amerigo-why-ships-done = Beide Schiffe haben ihre Fahrt beendet ({ common-ruling }).
amerigo-why-ships-first = Bei deiner ersten Schifffahrt müssen erst beide Schiffe auf die Karte (Anleitung: { amerigo-book-sailing }).
amerigo-why-sail-first = In dieser Aktion hat noch keines deiner Schiffe seine Fahrt beendet. Soll ein Schiff auf seinem Ankerfeld bleiben, schickst du es mit „sail“ auf sein eigenes Feld (Anleitung: { amerigo-book-sailing }).
amerigo-why-no-anchor = { $cell } ist kein Ankerfeld; nur von dort aus setzt du ein Kontor (Anleitung: { amerigo-book-sailing }).
amerigo-why-post-own = Auf dem Kontorfeld { $cell } steht schon dein eigenes Kontor (Anleitung: { amerigo-book-sailing }).
amerigo-why-post-there = Auf dem Kontorfeld { $cell } steht ein Kontor von { $seat } (Anleitung: { amerigo-book-sailing }).
amerigo-why-post-built = Auf dem Kontorfeld { $cell } liegt ein Plättchen; dort kann nie mehr ein Kontor stehen (Anleitung: { amerigo-book-building }).
amerigo-why-no-posts = Du hast kein Kontor mehr im Vorrat ({ common-ruling }).

## Plättchen

amerigo-why-no-such-tile = So ein Plättchen gibt es nicht: { $tile }.
amerigo-why-no-villages = Davon hast du keins mehr im Vorrat: { $tile } (Anleitung: { amerigo-book-planning }).
amerigo-why-stack-empty = Davon ist keins mehr im Vorrat: { $tile } (Anleitung: { amerigo-book-map }).
amerigo-why-neutral-limit = In einer Aktion planst du nur { $count ->
    [one] { $count } Landschaftsplättchen
   *[other] { $count } Landschaftsplättchen
} (Anleitung: { amerigo-book-planning }).
amerigo-why-not-planned = Dieses Plättchen hast du nicht geplant: { $tile } (Anleitung: { amerigo-book-building }).
amerigo-why-same-turn = Diese Form sieht um { $turn }° gedreht genauso aus und wird so geschrieben ({ common-ruling }).
amerigo-why-sticks-out = { $tile } würde über die Karte hinausragen (Anleitung: { amerigo-book-building }).
amerigo-why-water = Es würde Wasser verdecken: { $cell } (Anleitung: { amerigo-book-building }).
amerigo-why-covers-post = Es würde ein Kontor verdecken: { $cell } (Anleitung: { amerigo-book-building }).
amerigo-why-covers-tile = Dort liegt schon ein Plättchen: { $cell } (Anleitung: { amerigo-book-building }).
amerigo-why-no-post-here = Du hast kein Kontor auf { amerigo-why-island } (Anleitung: { amerigo-book-building }).
amerigo-why-corner-only = Es würde auf { amerigo-why-island } nur über Eck an das grenzen, was mit deinen Kontoren verbunden ist (Anleitung: { amerigo-book-building }).
amerigo-why-no-link = Es wäre auf { amerigo-why-island } mit keinem deiner Kontore verbunden; nur eigene Kontore und Dorfplättchen sowie Landschaftsplättchen verbinden, Kante an Kante (Anleitung: { amerigo-book-building }).

## Leisten, Marker, Waren

amerigo-why-all-points = Du hast { $points } AP, und auf der Leiste { $room ->
    [0] ist kein Feld mehr
    [one] ist nur noch { $room } Feld
   *[other] sind nur noch { $room } Felder
} vor dir: Gehst du bis ans Ende, sind genau diese { $points } verbraucht (Anleitung: { amerigo-book-gold }).
amerigo-why-track-end = Auf der Leiste { $room ->
    [0] ist kein Feld mehr
    [one] ist nur noch { $room } Feld
   *[other] sind nur noch { $room } Felder
} vor dir, und über das Ende hinaus kannst du keine AP kaufen (Anleitung: { amerigo-book-gold }).
amerigo-why-one-beyond = Auf der Leiste { $room ->
    [0] ist kein Feld mehr
    [one] ist nur noch { $room } Feld
   *[other] sind nur noch { $room } Felder
} vor dir. Ein gekaufter AP über das Ende hinaus bringt die { $gold } Gold, mehr davon brächten nichts (Anleitung: { amerigo-book-gold }).
amerigo-why-leader = Deine Scheibe liegt schon vorn ({ common-ruling }).
amerigo-why-token-own = Diesen Marker hast du schon: { $token }.
amerigo-why-token-taken = Diesen Marker hat { $seat } genommen: { $token }.
amerigo-why-token-not-open = Dieser Marker liegt gerade nicht offen: { $token } (Anleitung: { amerigo-book-progress }).
amerigo-why-no-goods = Von dieser Ware liegt kein Warenmarker offen: { $good } (Anleitung: { amerigo-book-buying }).
amerigo-why-other-cost = Von dieser Ware kostet kein Marker { $cost } AP: { $good }. Offen liegen welche für { $costs } AP (Anleitung: { amerigo-book-buying }).
amerigo-why-no-chest = Du hast keine Schatztruhe (Anleitung: { amerigo-book-gold }).
amerigo-why-must-pick = Du musst einen Fortschrittsmarker nehmen (Anleitung: { amerigo-book-progress }).

## Was zusammenkommt

amerigo-why-sum-cost = Kosten: { $parts } = { $total } AP; du hast { $have } AP.
amerigo-why-sum-steps = Schritte: { $parts } = { $total }; du hast { $have } AP.
amerigo-why-sum-use = Schritte für jedes Schiff: { $parts } = { $total }.
amerigo-why-sum-points = Sofort: { $parts } = { $total } SP.
amerigo-why-sum-posts = Für die fertige Insel: { $parts } × { $have } (Zeitmarker) = { $total } SP.
amerigo-why-sum-chest = Du bekommst die Schatztruhe, sie ist { $total } Gold wert.
amerigo-why-sum-resources = Du bekommst Rohstoffe: { $parts }.
amerigo-why-sum-worth = Gebaut bringt es { $total } SP, auf einer Großinsel { $have } SP.
amerigo-why-sum-gold-got = Das bringt { $total } Gold.
amerigo-why-sum-track-gold = Am Ende der Leiste bleiben AP übrig: Das bringt { $total } Gold.
amerigo-why-sum-no-room = Davon { $count ->
    [one] passt { $total } Gold
   *[other] passen { $total } Gold
} nicht auf die Leiste: Dafür gibt es { $have } SP (Anleitung: { amerigo-book-gold }).
amerigo-why-sum-gold = { $parts } ÷ { $have }, aufgerundet = { $total } Gold.
amerigo-why-sum-cannons = Kanonen: { $parts } = { $total }; die Piraten haben bisher Stärke { $have }.
amerigo-why-sum-progress = Fortschrittsleiste: { $parts } = Feld { $total }; das sind am Ende { $have } SP.
amerigo-why-sum-picks = Du erreichst oder überschreitest { $count ->
    [one] { $count } Feld mit SP und nimmst dafür einen Marker
   *[other] { $count } Felder mit SP und nimmst dafür Marker
} (Anleitung: { amerigo-book-progress }).
amerigo-why-sum-order = Sonderaktionsleiste: { $parts } = Feld { $total }; das sind am Ende { $have } SP.
amerigo-why-sum-good = Nach jetzigem Stand bringt ein weiterer Marker dieser Ware am Ende { $total } SP, 1 für jeden deiner Rohstoffe.
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
