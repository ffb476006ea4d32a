# Namen: Farben und ihre Aktionen, Waren, Plättchen, Fortschrittsmarker; Anzahlen.

amerigo-colour-blue = blau
amerigo-colour-black = schwarz
amerigo-colour-red = rot
amerigo-colour-brown = braun
amerigo-colour-green = grün
amerigo-colour-yellow = gelb
amerigo-colour-white = weiß
amerigo-colour-any = beliebige Farbe
amerigo-action-blue = Schifffahrt
amerigo-action-black = Kanonen laden
amerigo-action-red = Planung
amerigo-action-brown = Fortschritt
amerigo-action-green = Bauen
amerigo-action-yellow = Warenmarker kaufen
amerigo-action-white = Spielerreihenfolge
amerigo-good-cotton = Baumwolle
amerigo-good-tobacco = Tabak
amerigo-good-sugar = Zucker
amerigo-good-coconut = Kokosnüsse
amerigo-good-coffee = Kaffee
amerigo-tile-v = Dorfplättchen { $shape }
amerigo-tile-n = Landschaftsplättchen { $shape }
amerigo-tiles-v = Dorfplättchen { $shapes }
amerigo-tiles-n = Landschaftsplättchen { $shapes }
amerigo-island = Insel { $number }
amerigo-island-big = Großinsel { $number }
amerigo-token-sail8 = einmal +8 AP: Schifffahrt
amerigo-token-pirates_plus2 = Piraten +2 für alle anderen
amerigo-token-pirates_half = halber Schaden durch Piraten
amerigo-token-pirates_gold = 2 Gold für Piratenabwehr
amerigo-token-plan_two = zwei Landschaftsplättchen je Planung
amerigo-token-swap_red_green = Planung statt Bauen und umgekehrt
amerigo-token-to_front = einmal an die Spitze
amerigo-token-gold3 = einmal 3 Gold
amerigo-token-gold5 = einmal 5 Gold
amerigo-token-post_gold = 1 Gold je Kontor
amerigo-token-gold_2to1 = Gold nehmen 2:1
amerigo-token-vp_cubes = einmal 1 SP je Würfel
amerigo-token-end_posts = am Ende 1 SP je Kontor
amerigo-token-end_7 = am Ende 7 SP
amerigo-token-end_gold = am Ende 1 SP je Gold
amerigo-token-ap = +{ $count } AP: { $actions }
amerigo-token-about-sail8 = Einmal bei der Schifffahrt: 8 AP mehr für beide Schiffe.
amerigo-token-about-pirates_plus2 = Die Piraten sind für alle anderen um 2 stärker.
amerigo-token-about-pirates_half = Wehrst du die Piraten nicht ab, verlierst du nur die Hälfte ihrer Stärke an SP, aufgerundet.
amerigo-token-about-pirates_gold = Wehrst du die Piraten ab, bekommst du 2 Gold, auch bei Stärke 0.
amerigo-token-about-plan_two = Bei der Planung darfst du zwei Landschaftsplättchen nehmen und bezahlst beide.
amerigo-token-about-swap_red_green = Mit Grün ohne Rot darfst du planen, mit Rot ohne Grün bauen.
amerigo-token-about-to_front = Einmal bei der weißen Aktion: Lege deine Scheibe auf die vorderste.
amerigo-token-about-gold3 = Bringt einmal 3 Gold, wann immer du am Zug bist.
amerigo-token-about-gold5 = Bringt einmal 5 Gold, wann immer du am Zug bist.
amerigo-token-about-post_gold = 1 Gold für jedes Kontor, das du ab jetzt setzt.
amerigo-token-about-gold_2to1 = Nimmst du Gold, bekommst du 1 für je 2 Würfel, aufgerundet.
amerigo-token-about-vp_cubes = Einmal statt einer Aktion: 1 SP je Würfel im Aktionsfeld. Am Ende ohne Wert.
amerigo-token-about-end_posts = Am Ende 1 SP für jedes deiner Kontore auf den Inseln.
amerigo-token-about-end_7 = Am Ende 7 SP.
amerigo-token-about-end_gold = Am Ende 1 SP mehr für jedes Gold auf deiner Goldleiste.
amerigo-token-about-ap1 = Wählst du diese Aktion, hast du { $count } AP mehr.
amerigo-token-about-ap2 = Wählst du eine dieser Aktionen, hast du { $count } AP mehr.
amerigo-chest = Schatztruhe
amerigo-points = { $count } SP
amerigo-gold = { $count ->
    [0] kein Gold
   *[other] { $count } Gold
}
amerigo-cannons = { $cannons ->
    [one] { $cannons } Kanone
   *[other] { $cannons } Kanonen
}
amerigo-cubes = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
amerigo-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
amerigo-goods-amount = { $count } { $good ->
    [cotton] Baumwolle
    [tobacco] Tabak
    [sugar] Zucker
    [coffee] Kaffee
   *[coconut] { $count ->
        [one] Kokosnuss
       *[other] Kokosnüsse
    }
}

## Wertung

amerigo-score-points = SP im Spiel
amerigo-score-overflow = Gold über die Leiste hinaus
amerigo-score-gold = Gold
amerigo-score-cotton = Baumwolle
amerigo-score-tobacco = Tabak
amerigo-score-sugar = Zucker
amerigo-score-coconut = Kokosnüsse
amerigo-score-coffee = Kaffee
amerigo-score-tokens = Fortschrittsmarker
amerigo-score-progress = Fortschrittsleiste
amerigo-score-order = Sonderaktionsleiste
amerigo-score-player = **{ $place }** { $name }: { $points } SP ({ $parts })
amerigo-score-now = { $name }: { $points } SP, wenn jetzt Schluss wäre; davon { $secured } sicher, { $open } offen
amerigo-score-parts = Sicher hat { $name }: { $secured }; noch offen: { $open }
amerigo-score-note = Sichere SP kann niemand mehr verlieren. Offene können noch verloren gehen: an die Piraten oder mit ausgegebenem Gold.

## Das Spiel in der Lobby

amerigo-title = Amerigo
amerigo-about = Auf den Spuren von Amerigo Vespucci Inseln entdecken: zur See fahren, Kontore gründen, Dörfer bauen, Waren sammeln und die Piraten abwehren. Ein Würfelturm bestimmt, welche Aktionen offenstehen und wie stark sie sind. Für 2 bis 4 Personen, fünf Durchgänge zu je sieben Runden.
amerigo-cover = Titelbild von Amerigo: Inseln mit Dörfern und Kontoren in den Farben der Spieler, Schiffe, die zwischen ihnen segeln, und darüber der Name des Spiels.
amerigo-round = Durchgang { $round }
amerigo-option-special_bonus = AP-Marker bei der Sonderaktion
amerigo-option-special_bonus-about = Gelten Marker für zusätzliche AP auch, wenn weiße Würfel die Farbe der Aktion annehmen?
amerigo-option-special_bonus-yes = gelten auch dann
amerigo-option-special_bonus-no = gelten dann nicht
amerigo-option-bought_points = Gekaufte AP bei der Schifffahrt
amerigo-option-bought_points-about = Gelten mit Gold gekaufte AP für beide Schiffe oder nur für das, das gerade fährt?
amerigo-option-bought_points-both = für beide Schiffe
amerigo-option-bought_points-moving = für das fahrende Schiff
amerigo-option-gold_overflow = Gold über 12
amerigo-option-gold_overflow-about = Zählt Gold ohne Platz auf der Leiste immer, oder nur beim Nehmen statt einer Aktion?
amerigo-option-gold_overflow-scores = zählt immer je 1 SP
amerigo-option-gold_overflow-lost = nur beim Gold nehmen
amerigo-option-post_at_rest = Kontor ohne Fahrt
amerigo-option-post_at_rest-about = Darf ein Schiff, das auf seinem Ankerfeld bleibt, dort ein Kontor setzen?
amerigo-option-post_at_rest-yes = erlaubt
amerigo-option-post_at_rest-no = nur nach einer Fahrt
amerigo-option-map_checks = Inseln
amerigo-option-map_checks-about = Muss es ein bis fünf Großinseln geben, und auf jeder Insel ein Kontorfeld?
amerigo-option-map_checks-house = ja
amerigo-option-map_checks-rulebook = jede Karte nach Anleitung
amerigo-option-wild_adds_up = Letztes Feld der Sonderaktionsleiste
amerigo-option-wild_adds_up-about = Zählen weiße Würfel dort mit denen der Farbe zusammen, die sie annehmen?
amerigo-option-wild_adds_up-no = zählen nicht zusammen
amerigo-option-wild_adds_up-yes = zählen zusammen
amerigo-option-tower = Würfelturm
amerigo-option-tower-about = Wie leicht fallen Würfel heraus, die im Turm liegen? Berichte vom echten gehen auseinander.
amerigo-option-tower-default = immer gleich leicht
amerigo-option-tower-loose = je mehr hineinfallen, desto leichter
amerigo-option-overshoot = Gekaufte AP über eine Leiste hinaus
amerigo-option-overshoot-about = Darf man einen AP mehr kaufen, als auf die Leiste passt, um am Ende 2 Gold zu bekommen?
amerigo-option-overshoot-no = nicht erlaubt
amerigo-option-overshoot-yes = erlaubt
amerigo-number-more_gold = Mehr Gold
amerigo-number-more_gold-about = Gold, das alle am Anfang zusätzlich bekommen.
amerigo-number-more_discovery = Mehr SP für Entdeckungen
amerigo-number-more_discovery-about = SP, die das erste Kontor auf einer Insel zusätzlich bringt.
amerigo-number-more_completed = Mehr SP für fertige Inseln
amerigo-number-more_completed-about = SP, die das letzte Feld einer Insel zusätzlich bringt.
amerigo-final-turn = Was diese Runde beendet, ist endgültig: Sofort kommen die nächsten Würfel in den Turm.

## Runden als Überschriften

amerigo-phase-blue = Blaue Runde: Schifffahrt
amerigo-phase-black = Schwarze Runde: Kanonen laden
amerigo-phase-red = Rote Runde: Planung
amerigo-phase-brown = Braune Runde: Fortschritt
amerigo-phase-green = Grüne Runde: Bauen
amerigo-phase-yellow = Gelbe Runde: Warenmarker kaufen
amerigo-phase-white = Weiße Runde: Spielerreihenfolge
amerigo-phase-round = Die Piraten greifen an

## Fragen

amerigo-ask-turn = { $name }, wähle eine Aktion ({ $points } AP, { amerigo-gold }).
amerigo-ask-sail = { $name }, fahre mit deinen Schiffen ({ amerigo-left }).
amerigo-ask-sail-one = { $name }, fahre mit Schiff { $ship } ({ amerigo-left }).
amerigo-ask-sail-post = { $name }, setzt du ein Kontor auf { $island }? ({ amerigo-left })
amerigo-ask-plan = { $name }, plane Plättchen ({ amerigo-left }).
amerigo-ask-build = { $name }, baue deine Plättchen ({ amerigo-left }).
amerigo-ask-goods = { $name }, kaufe Warenmarker ({ amerigo-left }).
amerigo-ask-progress = { $name }, geht es auf der Fortschrittsleiste weiter? ({ amerigo-left })
amerigo-ask-pick = { $name }, nimm { $picks ->
    [one] einen Fortschrittsmarker
   *[other] { $picks } Fortschrittsmarker, einen nach dem anderen
}.
amerigo-left = noch { $points } AP, { amerigo-gold }

## Züge und ihre Schritte

amerigo-do-ap = { $action } ({ $points } AP)
amerigo-do-sail = Mit Schiff { $ship } von { $cell } segeln ({ $points } AP)
amerigo-do-sail-off = Schiff { $ship } auf See bringen ({ $points } AP)
amerigo-do-ship = Schiff { $ship } (auf { $cell })
amerigo-do-ship-off = Schiff { $ship } (noch nicht auf See)
amerigo-do-island = { $island } ({ $covered } von { $size ->
    [one] 1 Feld
   *[other] { $size } Feldern
} bedeckt)
amerigo-do-turn = { $glyph } um { $turn }° gedreht
amerigo-do-anchor = { $cell } · { $island }
amerigo-do-unturned = { $glyph } nicht gedreht
amerigo-do-across = { $glyph } waagerecht
amerigo-do-upright = { $glyph } senkrecht
amerigo-do-letter = { $letter } · { $thing }
amerigo-do-turned = { $cell } { $turn }
amerigo-do-near = Gewässer bei { $island }
amerigo-do-near-n = Gewässer bei { $island }, Norden
amerigo-do-near-m = Gewässer bei { $island }, Mitte
amerigo-do-near-s = Gewässer bei { $island }, Süden
amerigo-menu-anchors = Ankerfelder mit freiem Kontorfeld
amerigo-menu-frame = Seegebiete am Rahmen
amerigo-menu-near = Gewässer bei einer Insel
amerigo-menu-other = Andere Felder, nach Inseln
amerigo-menu-water = Andere Felder
amerigo-menu-villages = Dorfplättchen
amerigo-menu-neutral = Landschaftsplättchen
amerigo-move-sail = Schiff { $ship } nach { $cell }
amerigo-move-sail-stay = Schiff { $ship } bleibt auf { $cell }
amerigo-move-post = Kontor auf { $island } setzen
amerigo-move-load = { $points ->
    [one] { $points } Kanone
   *[other] { $points } Kanonen
} laden
amerigo-move-load-end = Kanonen laden bis { $end }
amerigo-move-take = Planen: { $tile } ({ $cost } AP)
amerigo-move-advance = Fortschritt: { $points ->
    [one] { $points } Feld
   *[other] { $points } Felder
}
amerigo-move-advance-end = Fortschritt: bis ans Ende der Leiste
amerigo-move-build = { $tile } auf { $cell } bauen
amerigo-move-buy = { $good } für { $cost } AP kaufen
amerigo-move-move = Sonderaktionsleiste: { $points ->
    [one] { $points } Feld vor
   *[other] { $points } Felder vor
}
amerigo-move-move-end = Sonderaktionsleiste: bis ans Ende
amerigo-move-front = Sonderaktionsleiste: auf die vorderste Scheibe
amerigo-move-use = Marker einsetzen: { $token }
amerigo-move-gold = Gold nehmen
amerigo-move-points = SP für die Würfel nehmen
amerigo-move-cash = Marker für { amerigo-gold } einlösen
amerigo-move-done = Dabei belassen
amerigo-move-done-turn = Nichts tun
amerigo-move-build-turned = { $tile } auf { $cell } bauen: { $turned }
amerigo-move-cash-chest = Schatztruhe eintauschen
amerigo-step-load = { $points ->
    [one] { $points } Kanone
   *[other] { $points } Kanonen
}
amerigo-step-load-end = Bis { $end ->
    [one] 1 Kanone
   *[other] { $end } Kanonen
}
amerigo-step-spaces = { $points ->
    [one] { $points } Feld
   *[other] { $points } Felder
}
amerigo-step-end = Bis ans Ende der Leiste
amerigo-step-buy = { $good } für { $cost } AP
amerigo-step-take = { $tile } ({ $cost } AP)
amerigo-step-front = Auf die vorderste Scheibe
amerigo-hint-anchor = Ankerfeld an { $island }: Du darfst ein Kontor setzen.
amerigo-hint-discover = Ankerfeld an { $island }: Ein Kontor dort ist eine Entdeckung ({ $points } SP).
amerigo-hint-anchor-taken = Ankerfeld an { $island }; das Kontorfeld ist belegt.
amerigo-hint-anchor-none = Ankerfeld an { $island }; du hast kein Kontor mehr.
amerigo-hint-post = Dann hast du noch { $posts }.
amerigo-hint-take = { $small } SP, auf einer Großinsel { $big } SP. Noch { $left } da.
amerigo-hint-cost-gold = Kostet { $cost } AP, davon { $gold } in Gold.
amerigo-hint-gold = Kostet { $gold } Gold.
amerigo-hint-cannons = Dann hast du { $count }; die Piraten haben bisher Stärke { $strength }.
amerigo-hint-progress = Du kommst auf Feld { $space } von { $end }.
amerigo-hint-end = Dort endet die Leiste: Übrige AP verfallen.
amerigo-hint-cubes = { amerigo-cubes } im Aktionsfeld.
amerigo-hint-unused = { $points ->
    [one] { $points } AP verfällt.
   *[other] { $points } AP verfallen.
}
amerigo-hint-forfeit = Damit ist dein Zug in dieser Runde vorbei.
amerigo-hint-steps = { amerigo-steps }.
amerigo-hint-near = { $count ->
    [one] { $count } erreichbares Feld
   *[other] { $count } erreichbare Felder
}, { $free ->
    [0] kein Ankerfeld mit freiem Kontorfeld
    [one] eines davon ein Ankerfeld mit freiem Kontorfeld
   *[other] { $free } davon Ankerfelder mit freiem Kontorfeld
}.
amerigo-hint-frame = Ein Feld des Rahmens.
amerigo-hint-tile = { $small } SP, auf einer Großinsel { $big } SP.
amerigo-hint-on = Auf { $island }.
amerigo-hint-worth = Bringt { $points } SP am Spielende.
amerigo-hint-good = { $good } nach jetzigem Stand: { $tokens } Marker × { $resources ->
    [one] { $resources } Rohstoff
   *[other] { $resources } Rohstoffe
} = { $points } SP.
amerigo-hint-order = Das Feld ist { $colour }; damit bist du in der Spielreihenfolge an { $place }. Stelle.
amerigo-hint-order-any = Das Feld gilt für jede Farbe; damit bist du in der Spielreihenfolge an { $place }. Stelle.
amerigo-hint-spent = Der Marker ist damit verbraucht.
amerigo-hint-cost = Kostet { $cost } AP.

## Ereignisse

amerigo-event-thrown = In den Turm: { $thrown } × { $colour }. Heraus fallen { $cubes }: { $points } AP.
amerigo-event-skipped = Aus dem Turm fällt kein Würfel: Die Runde ({ $colour }) entfällt.
amerigo-event-skipped-empty = Es gibt keine Würfel zum Einwerfen ({ $colour }): Die Runde entfällt.
amerigo-event-paid = {" "}(für { amerigo-gold })
amerigo-event-sailed = { $name } fährt mit Schiff { $ship } von { $start } nach { $cell }{ $paid }.
amerigo-event-sailed-first = { $name } setzt Schiff { $ship } ein und fährt damit nach { $cell }{ $paid }.
amerigo-event-sailed-placed = { $name } setzt Schiff { $ship } auf { $cell } ein.
amerigo-event-sailed-stayed = { $name } lässt Schiff { $ship } auf { $cell }.
amerigo-event-used = { $name } setzt einen Marker ein: { $token }.
amerigo-event-posted = { $name } setzt ein Kontor auf { $island } ({ $cell }).{ $more }
amerigo-event-posted-first = { $name } entdeckt { $island } mit einem Kontor auf { $cell }: { $points } SP.{ $more }
amerigo-event-loaded = { $name } lädt Kanonen und hat jetzt { $cannons }{ $paid }.{ $more }
amerigo-event-planned = { $name } plant { $tiles }{ $paid }.
amerigo-event-advanced = { $name } rückt beim Fortschritt auf Feld { $space } vor{ $paid }.{ $more }
amerigo-event-picked = { $name } nimmt einen Fortschrittsmarker: { $token }.
amerigo-event-built = { $name } baut { $tile } auf { $island } ({ $cell }){ $paid }: { $gains }.{ $more }
amerigo-event-collected = { $name } bekommt { $goods }.
amerigo-event-completed = { $name } stellt { $island } fertig: { $points } SP.
amerigo-event-completed-chest = { $name } stellt { $island } fertig: { $points } SP und die Schatztruhe.
amerigo-event-counted = { $name } bekommt { $points } SP für Kontore auf { $island } ({ $posts }).
amerigo-event-bought = { $name } kauft Warenmarker: { $goods }{ $paid }.
amerigo-event-moved = { $name } rückt auf der Sonderaktionsleiste auf Feld { $space } vor{ $paid } und ist jetzt an { $place }. Stelle.{ $more }
amerigo-event-front = { $name } setzt sich an die Spitze der Sonderaktionsleiste (Feld { $space }).
amerigo-event-gold = { $name } nimmt { $gold } Gold.
amerigo-event-gold-points = { $name } nimmt { $gold } Gold, dazu { $points } SP für den Überhang.
amerigo-event-points = { $name } nimmt { $points } SP für die Würfel im Aktionsfeld.
amerigo-event-forfeited = { $name } tut nichts.
amerigo-event-cashed = { $name } löst einen Marker für { $gold } Gold ein.
amerigo-event-cashed-points = { $name } löst einen Marker für { $gold } Gold ein, dazu { $points } SP für den Überhang.
amerigo-event-gained = { $name } bekommt { $gold } Gold ({ $source }).
amerigo-event-gained-points = { $name } bekommt { $gold } Gold und { $points } SP für den Überhang ({ $source }).
amerigo-event-raided = Piraten (Stärke { $strength }): { $name } verliert { $points } SP und { $cannons ->
    [one] die letzte Kanone
   *[other] alle { $cannons } Kanonen
}.{ $more }
amerigo-event-raided-helpless = Piraten (Stärke { $strength }): { $name } hat keine Kanonen und verliert { $points } SP.{ $more }
amerigo-event-raided-repelled = Piraten (Stärke { $strength }): { $name } wehrt sie mit { amerigo-cannons } ab.{ $more }
amerigo-event-raided-nothing = Zu { $name } kommen keine Piraten.{ $more }
amerigo-event-pirate = Ein Piratenmarker wird aufgedeckt: { $pirate }. Die Piraten haben jetzt Stärke { $strength }.
amerigo-event-tokens = Neue Fortschrittsmarker: { $tokens }.
amerigo-event-goods = Neue Warenmarker: { $goods }.
amerigo-event-round = Durchgang { $round } beginnt; der Zeitmarker zeigt { $time }.
amerigo-event-raided-poor = Piraten (Stärke { $strength }): { $name } verliert { $cannons ->
    [one] die letzte Kanone
   *[other] alle { $cannons } Kanonen
}; SP waren keine zu verlieren.{ $more }
amerigo-event-raided-bare = Piraten (Stärke { $strength }): { $name } hat weder Kanonen noch SP zu verlieren.{ $more }
amerigo-event-cashed-chest = { $name } tauscht eine Schatztruhe in { $gold } Gold.
amerigo-event-cashed-chest-points = { $name } tauscht eine Schatztruhe in { $gold } Gold, dazu { $points } SP für den Überhang.
amerigo-more-completed = { $island } ist fertig: { $points } SP für das letzte Feld.
amerigo-more-completed-chest = { $island } ist fertig: { $points } SP für das letzte Feld und die Schatztruhe.
amerigo-more-counted = Für Kontore dort: { $players }.
amerigo-more-gained = Das bringt { $gold } Gold.
amerigo-more-gained-points = Das bringt { $gold } Gold und { $points } SP für den Überhang.
amerigo-more-picked = { $count ->
    [one] Neuer
   *[other] Neue
} Marker: { $tokens }.
amerigo-source-cannons = Ende der Kanonenleiste
amerigo-source-progress = Ende der Fortschrittsleiste
amerigo-source-order = Ende der Sonderaktionsleiste
amerigo-source-post_gold = Fortschrittsmarker
amerigo-source-pirates_gold = Fortschrittsmarker

## Die Stellung in Worten

amerigo-summary-round = Durchgang { $round } von { $rounds }, Zeitmarker { $time }. { $phase }.
amerigo-summary-order = Spielreihenfolge: { $names }.
amerigo-summary-acted = In dieser Runde schon dran gewesen: { $names }.
amerigo-summary-turn = { $name }: { $action }, noch { $points } AP.
amerigo-summary-field = Aktionsfeld: { $cubes } ({ $points } AP für jede Aktion).
amerigo-summary-supply = Vorrat: { $cubes }. Im Turm: { $inside }.
amerigo-summary-pirates = Piraten: Stärke { $strength } ({ $open }). Noch { $hidden } verdeckt, aus { $unseen }.
amerigo-summary-pirates-all = Piraten: Stärke { $strength } ({ $open }).
amerigo-summary-tokens = Fortschrittsmarker, linker Bereich: { $left }. Rechter Bereich: { $right }.
amerigo-summary-tokens-unseen = Fortschrittsmarker, die noch kommen: { $tokens }.
amerigo-summary-goods = Warenmarker mit ihren Kosten: { $goods }.
amerigo-summary-goods-unseen = Warenmarker, die noch kommen: { $goods }.
amerigo-summary-neutral = Landschaftsplättchen im Vorrat: { $tiles }.
amerigo-summary-track = Sonderaktionsleiste von vorn: { $spaces }.
amerigo-summary-space = Feld { $space } ({ $colour }): { $names }
amerigo-summary-island = { $island }: { $covered } von { $size ->
    [one] 1 Feld
   *[other] { $size } Feldern
} bedeckt{ $state }. Frei: { $free }.
amerigo-summary-island-complete = { $island }: fertig, { $size ->
    [one] 1 Feld
   *[other] { $size } Felder
}.
amerigo-summary-chest = , Schatztruhe
amerigo-summary-discovered = , entdeckt
amerigo-summary-undiscovered = , nicht entdeckt
amerigo-summary-resources = Rohstoffe: { $resources }.
amerigo-summary-anchors = Freie Kontorfelder, mit (Ankerfeld): { $anchors }.
amerigo-summary-posts = Kontore: { $posts }.
amerigo-summary-tiles = Plättchen: { $tiles }.
amerigo-summary-tile = { $tile } { $cell }
amerigo-summary-tile-turned = { $tile } { $cell }/{ $turn }°
amerigo-summary-player = { $name }: { $points } SP, { $gold } Gold, { amerigo-cannons }. Fortschritt { $progress } von { $length } ({ $reached } SP), Sonderaktionsleiste { $order } ({ $order_reached } SP), in der Spielreihenfolge an { $place }. Stelle.
amerigo-summary-ships = Schiffe von { $name }: { $ships }. Kontore: { $placed } gesetzt, noch { $posts }.
amerigo-summary-off = noch nicht auf See
amerigo-summary-hand = Geplante Plättchen von { $name }: { $hand }. Dorfplättchen im Vorrat: { $villages }.
amerigo-summary-have = Rohstoffe von { $name }: { $resources }. Warenmarker, mit den aufgedruckten: { $goods }.
amerigo-summary-own-tokens = Fortschrittsmarker von { $name }: { $tokens }.
amerigo-summary-used = Von { $name } eingesetzt: { $tokens }.
amerigo-summary-chests = Schatztruhen von { $name }: { $count }.

## Was sich seit den Plänen davor geändert hat

amerigo-change-map = Karte
amerigo-change-post = Kontor auf { $cell } ({ $name })
amerigo-change-tile = { $tile } auf { $cell } ({ $name })
amerigo-change-tile-neutral = { $tile } auf { $cell }
amerigo-change-island = { $island } fertig
amerigo-change-field = Aktionsfeld
amerigo-change-pirates = Piraten
amerigo-change-strength = Stärke { $strength }
amerigo-change-tokens = Fortschrittsmarker
amerigo-change-goods = Warenmarker
amerigo-change-points = { $change } SP
amerigo-change-gold = { $change } Gold
amerigo-change-cannons = { $change } { $count ->
    [one] Kanone
   *[other] Kanonen
}
amerigo-change-progress = Fortschritt { $change }
amerigo-change-order = Sonderaktionsleiste { $change }
amerigo-change-ship = Schiff { $ship } auf { $cell }
amerigo-change-chests = { $change } { $count ->
    [one] Schatztruhe
   *[other] Schatztruhen
}
amerigo-change-resource = { $thing } (Rohstoff)
amerigo-change-good = { $thing } (Warenmarker)
