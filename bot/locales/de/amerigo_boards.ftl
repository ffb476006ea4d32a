# Wörter auf den Tafeln von Amerigo und ihre Beschreibungen.

# --- die Karte und ihre Bilder
amerigo-board-round = Durchgang { $round }/{ $rounds }
amerigo-board-phase-blue = Schifffahrt
amerigo-board-phase-black = Kanonen laden
amerigo-board-phase-red = Planung
amerigo-board-phase-brown = Fortschritt
amerigo-board-phase-green = Bauen
amerigo-board-phase-yellow = Waren kaufen
amerigo-board-phase-white = Reihenfolge
amerigo-board-ap = { $count } AP
amerigo-board-next = Danach:

## Beschreibungen der Bilder mit der Karte: Spieler nach Buchstaben.

amerigo-alt-map-headline = { $count ->
        [0] { $phase }, Durchgang { $round } von { $rounds }.
       *[other] Am Zug: { $names } ({ $phase }, Durchgang { $round } von { $rounds }).
    }
amerigo-alt-map-player = { $letter } { $name }: { $points } SP, { $gold } Gold, { $cannons ->
    [one] 1 Kanone
   *[other] { $cannons } Kanonen
}.
amerigo-alt-map-cubes = Würfel: { $cubes }; { $points } AP.
amerigo-alt-map-pirates = Piraten: { $strength }, { $hidden } verdeckt.
amerigo-alt-map-next = Danach: { $phase }.
amerigo-alt-map-last = Danach: Piraten.
amerigo-alt-map-ships = Schiffe: { $ships }.
amerigo-alt-map-islands = Inseln (bedeckt/Land: Kontore): { $islands }.
amerigo-alt-map-off = nicht auf der Karte

## Inseln von nahem

amerigo-board-part = { $island }: { $cells }
amerigo-board-covered = { $covered }/{ $size } bedeckt
amerigo-alt-part = { $island }: { $covered }.
amerigo-alt-part-chest = Hier liegt eine Schatztruhe.
amerigo-alt-part-posts = Kontore: { $posts }.
amerigo-alt-part-free-posts = Freie Kontorfelder und ihre Anker: { $posts }.
amerigo-alt-part-resources = Rohstoffe: { $resources }.
amerigo-alt-part-tiles = Plättchen: { $tiles }.
amerigo-alt-part-neutral = allgemein
amerigo-alt-part-free = Freie Felder: { $cells }.

## Fragen zur Karte und Entwürfe

amerigo-board-draft = Entwurf
amerigo-alt-ask = { $name } ({ $letter }), { $action }: { $points } AP, { $gold } Gold.
amerigo-alt-ask-draft = { $name } ({ $letter }), Entwurf: { $tiles }; +{ $gained } SP. Übrig: { $points } AP, { $gold } Gold.
amerigo-alt-ask-post = Kontor auf { $cell } setzen (+{ $points } SP).
amerigo-alt-ask-anchors = Anker mit freiem Kontorfeld (Schiff, AP, SP): { $cells }.
amerigo-alt-ask-sea = Andere Ziele: { $cells }.
amerigo-alt-ask-tiles = Beste Plätze (SP): { $tiles }.
amerigo-alt-ask-cells = Felder, die bedeckt werden können: { $cells }.
amerigo-board-sail = Schiff { $ship } · { $points } AP
amerigo-board-ask-place = { $tile } auf { $island }
amerigo-alt-ask-pins = Buchstaben: { $cells }.
amerigo-board-more = und { $count } weitere

## Spielertafeln und Zentralplan

amerigo-board-central-board = Zentralplan
amerigo-board-ask-turn = Wähle eine Aktion
amerigo-board-ask-plan = Planung: { $points } AP, { $gold } Gold
amerigo-board-ask-goods = Warenkauf: { $points } AP, { $gold } Gold
amerigo-board-ask-progress = Fortschritt: { $points } AP, { $gold } Gold
amerigo-board-ask-pick = { $count ->
        [one] Nimm einen Marker
       *[other] Nimm { $count } Marker
    }
amerigo-board-good-blue = { $count ->
        [0] Kein freies Kontorfeld in Reichweite.
        [one] 1 freies Kontorfeld in Reichweite.
       *[other] { $count } freie Kontorfelder in Reichweite.
    }
amerigo-board-good-black = Bis zu { $cannons ->
    [one] 1 Kanone
   *[other] { $cannons } Kanonen
}, Piratenstärke { $strength }.
amerigo-board-good-red = { $size ->
        [0] Nur Dorfplättchen.
       *[other] Landschaftsplättchen bis Größe { $size }.
    }
amerigo-board-good-brown = { $points } SP und ein Marker in { $spaces ->
        [one] 1 Feld.
       *[other] { $spaces } Feldern.
    }
amerigo-board-good-green = { $count } Plättchen zu bauen.
amerigo-board-good-yellow = { $count ->
        [0] Noch bringt keine Ware etwas.
       *[other] Ein Marker für bis zu { $count } SP.
    }
amerigo-board-good-white = { $points } SP in { $spaces ->
        [one] 1 Feld.
       *[other] { $spaces } Feldern.
    }
amerigo-board-useless = Damit lässt sich gerade nichts tun.
amerigo-board-field = Aktionsfeld
amerigo-board-supply = Vorrat
amerigo-board-tower = Im Turm
amerigo-board-pirates = aus { $values } · am Ende { $least } bis { $most }
amerigo-board-central = { $phase } · Durchgang { $round } von { $rounds }
amerigo-board-place = Reihenfolge: { $place }
amerigo-board-acted = war dran
amerigo-board-progress = Fortschritt
amerigo-board-order = Reihenfolge
amerigo-board-cannons = Kanonen
amerigo-board-gold = Gold
amerigo-board-posts = { $left } übrig, { $placed } gesetzt
amerigo-board-villages = Vorrat
amerigo-board-hand = Geplant
amerigo-board-no-tokens = Noch keine Fortschrittsmarker.
amerigo-board-each = je { $points }
amerigo-board-at = je { $points }
amerigo-board-coming-progress = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }: { $points } SP, Marker
amerigo-board-coming-order = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }: { $points } SP
amerigo-board-track-end = am Ende
amerigo-board-against = { $missing ->
        [0] genug: Piraten { $strength }
       *[other] { $missing } zu wenig: Piraten { $strength }
    }
amerigo-board-room = { $room ->
        [0] voll: mehr Gold wird SP
       *[other] Platz für { $room } weitere
    }

## Wörter auf Fortschrittsmarkern, neben ihren Zeichen: so kurz wie möglich.

amerigo-board-token-ap1 = +{ $count } AP
amerigo-board-token-ap2 = +{ $count } AP
amerigo-board-token-sail8 = einmal +8
amerigo-board-token-pirates_plus2 = andere +2
amerigo-board-token-pirates_half = halb
amerigo-board-token-pirates_gold = Sieg: 2 Gold
amerigo-board-token-plan_two = je zwei
amerigo-board-token-swap_red_green = Tausch
amerigo-board-token-to_front = einmal vorn
amerigo-board-token-gold3 = 3 Gold
amerigo-board-token-gold5 = 5 Gold
amerigo-board-token-post_gold = je Kontor 1
amerigo-board-token-gold_2to1 = 2 Würfel: 1
amerigo-board-token-vp_cubes = SP je Würfel
amerigo-board-token-end_posts = SP je Kontor
amerigo-board-token-end_7 = 7 SP
amerigo-board-token-end_gold = SP je Gold

## Beschreibungen der Spielertafeln und des Zentralplans.

amerigo-alt-sheets = Am Zug: { $names }.
amerigo-alt-sheet = { $letter } { $name }: { $points } SP, Gold { $gold }, Kanonen { $cannons }/{ $strength }, Fortschritt { $progress }, Reihenfolge { $order }, { $goods }, Kontore { $posts }, Dorfplättchen { $villages }{ $more }.
amerigo-alt-sheet-chests = , Truhen { $count }
amerigo-alt-sheet-hand = , geplant { $tiles }
amerigo-alt-sheet-tokens = , Marker: { $tokens }
amerigo-alt-sheet-used = , eingesetzt: { $tokens }
amerigo-alt-sheet-count = , Marker { $count }, eingesetzt { $used }
amerigo-alt-board = { $name } (Platz { $letter }), { $marks }: { $points } SP; Gold { $gold } von { $most }; Kanonen { $cannons }, Piraten { $strength }.
amerigo-alt-board-progress = Fortschritt: Feld { $at } von { $length }, { $points } SP{ $next }.
amerigo-alt-board-order = Sonderaktionsleiste: Feld { $at } von { $length } ({ $colour }), { $points } SP{ $next }.
amerigo-alt-board-next = , die nächsten { $points } auf Feld { $space }
amerigo-alt-board-goods = Rohstoffe × Marker: { $goods }.
amerigo-alt-board-posts = Kontore: { $left } im Vorrat, { $placed } auf Inseln. Truhen: { $chests }.
amerigo-alt-board-villages = Dorfplättchen im Vorrat: { $tiles }.
amerigo-alt-board-hand = Geplant: { $tiles }.
amerigo-alt-board-tokens = Fortschrittsmarker: { $tokens }.
amerigo-alt-board-used = Eingesetzt: { $tokens }.
amerigo-alt-central-cubes = { $place } { $cubes }.
amerigo-alt-central-pirates = Piraten { $open }: { $strength }; { $hidden ->
        [0] alle aufgedeckt
       *[other] { $hidden } verdeckt aus { $values }, am Ende { $least } bis { $most }
    }. Zeitmarker { $time }.
amerigo-alt-central-tokens = Fortschrittsmarker links: { $left }; rechts: { $right }.
amerigo-alt-central-goods = Warenmarker: { $goods }.
amerigo-alt-central-neutral = Landschaftsplättchen: { $tiles }.
amerigo-alt-central-order = Sonderaktionsleiste, oberste Scheibe zuerst: { $spaces }.
amerigo-alt-final = { $place } { $name }: { $points } SP ({ $parts }).
amerigo-alt-choice = { $name }: { $text }.
amerigo-alt-paid = , { $count } Gold
amerigo-alt-scored = , +{ $count } SP
