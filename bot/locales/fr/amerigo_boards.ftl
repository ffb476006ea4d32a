amerigo-board-round = Manche { $round }/{ $rounds }
amerigo-board-phase-blue = Naviguer
amerigo-board-phase-black = Canons
amerigo-board-phase-red = Planifier
amerigo-board-phase-brown = Progrès
amerigo-board-phase-green = Construire
amerigo-board-phase-yellow = Denrées
amerigo-board-phase-white = Ordre du tour
amerigo-board-ap = { $count } PA
amerigo-board-next = Après :
amerigo-alt-map-headline = { $count ->
        [0] { $phase }, manche { $round } sur { $rounds }.
       *[other] À jouer : { $names } ({ $phase }, manche { $round } sur { $rounds }).
    }
amerigo-alt-map-player = { $letter } { $name } : { $points } PV, { $gold } or, { $cannons ->
    [one] { $cannons } canon
   *[other] { $cannons } canons
}.
amerigo-alt-map-cubes = Cubes : { $cubes } ; { $points } PA.
amerigo-alt-map-pirates = Pirates : { $strength }, { $hidden } face cachée.
amerigo-alt-map-next = Après : { $phase }.
amerigo-alt-map-last = Après : pirates.
amerigo-alt-map-ships = Navires : { $ships }.
amerigo-alt-map-islands = Îles (couvert/terre : comptoirs) : { $islands }.
amerigo-alt-map-off = hors de la carte
amerigo-board-part = { $island } : { $cells }
amerigo-board-covered = { $covered }/{ $size } couvertes
amerigo-alt-part = { $island } : { $covered }.
amerigo-alt-part-chest = Il y a un coffre au trésor ici.
amerigo-alt-part-posts = Comptoirs : { $posts }.
amerigo-alt-part-free-posts = Cases comptoir libres et leurs mouillages : { $posts }.
amerigo-alt-part-resources = Ressources : { $resources }.
amerigo-alt-part-tiles = Tuiles : { $tiles }.
amerigo-alt-part-neutral = neutre
amerigo-alt-part-free = Cases libres : { $cells }.
amerigo-board-draft = Brouillon
amerigo-alt-ask = { $name } ({ $letter }), { $action } : { $points } PA, { $gold } or.
amerigo-alt-ask-draft = { $name } ({ $letter }), brouillon : { $tiles } ; +{ $gained } PV. Reste : { $points } PA, { $gold } or.
amerigo-alt-ask-post = Poser un comptoir en { $cell } (+{ $points } PV).
amerigo-alt-ask-anchors = Mouillages avec case comptoir libre (navire, PA, PV) : { $cells }.
amerigo-alt-ask-sea = Autres endroits : { $cells }.
amerigo-alt-ask-tiles = Meilleures places (PV) : { $tiles }.
amerigo-alt-ask-cells = Cases qu’on peut couvrir : { $cells }.
amerigo-board-sail = Navire { $ship } · { $points } PA
amerigo-board-ask-place = { $tile }, { $island }
amerigo-alt-ask-pins = Lettres : { $cells }.
amerigo-board-more = et { $count } de plus
amerigo-board-central-board = Centre
amerigo-board-ask-turn = Choix de l’action
amerigo-board-ask-plan = Planifier : { $points } PA, { $gold } or
amerigo-board-ask-goods = Achat : { $points } PA, { $gold } or
amerigo-board-ask-progress = Progrès : { $points } PA, { $gold } or
amerigo-board-ask-pick = { $count ->
        [one] Prends un jeton
       *[other] Prends { $count } jetons
    }
amerigo-board-good-blue = { $count ->
        [0] Aucun comptoir possible à portée.
        [one] { $count } case comptoir à portée.
       *[other] { $count } cases comptoir à portée.
    }
amerigo-board-good-black = { $cannons ->
    [one] { $cannons } canon
   *[other] { $cannons } canons
} au plus ; pirates { $strength }.
amerigo-board-good-red = { $size ->
        [0] Villages seulement.
        [one] Tuiles neutres de { $size } case.
       *[other] Tuiles neutres jusqu’à { $size } cases.
    }
amerigo-board-good-brown = { $points } PV et un jeton dans { $spaces ->
        [one] { $spaces } case.
       *[other] { $spaces } cases.
    }
amerigo-board-good-green = { $count ->
        [one] { $count } tuile à bâtir.
       *[other] { $count } tuiles à bâtir.
    }
amerigo-board-good-yellow = { $count ->
        [0] Rien ne rapporte encore.
       *[other] Un jeton à { $count } PV au plus.
    }
amerigo-board-good-white = { $points } PV dans { $spaces ->
        [one] { $spaces } case.
       *[other] { $spaces } cases.
    }
amerigo-board-useless = Rien à en faire maintenant.
amerigo-board-field = Champ d’action
amerigo-board-supply = Réserve
amerigo-board-tower = Dans la tour
amerigo-board-pirates = parmi { $values } · { $least } à { $most } au bout
amerigo-board-central = { $phase } · Manche { $round } sur { $rounds }
amerigo-board-place = ordre du tour : { $place }
amerigo-board-acted = a joué
amerigo-board-progress = Progrès
amerigo-board-order = Ordre
amerigo-board-cannons = Canons
amerigo-board-gold = Or
amerigo-board-posts = { $left ->
    [one] { $left } libre
   *[other] { $left } libres
}, { $placed ->
    [one] { $placed } posé
   *[other] { $placed } posés
}
amerigo-board-villages = Stock
amerigo-board-hand = Planifié
amerigo-board-no-tokens = Pas de jetons Progrès.
amerigo-board-each = à { $points }
amerigo-board-at = à { $points }
amerigo-board-coming-progress = { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    } : { $points } PV, jeton
amerigo-board-coming-order = { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    } : { $points } PV
amerigo-board-track-end = au bout
amerigo-board-against = { $missing ->
        [0] assez : pirates { $strength }
       *[other] manque { $missing } : pirates { $strength }
    }
amerigo-board-room = { $room ->
        [0] plein : le reste en PV
        [one] encore { $room } place
       *[other] encore { $room } places
    }
amerigo-board-token-ap1 = +{ $count } PA
amerigo-board-token-ap2 = +{ $count } PA
amerigo-board-token-sail8 = 1× +8 PA
amerigo-board-token-pirates_plus2 = autres +2
amerigo-board-token-pirates_half = moitié
amerigo-board-token-pirates_gold = gagné : 2 or
amerigo-board-token-plan_two = par deux
amerigo-board-token-swap_red_green = échange
amerigo-board-token-to_front = 1× en tête
amerigo-board-token-gold3 = 3 or
amerigo-board-token-gold5 = 5 or
amerigo-board-token-post_gold = or/comptoir
amerigo-board-token-gold_2to1 = 2 cubes : 1
amerigo-board-token-vp_cubes = PV par cube
amerigo-board-token-end_posts = PV/comptoir
amerigo-board-token-end_7 = 7 PV
amerigo-board-token-end_gold = PV par or
amerigo-alt-sheets = À jouer : { $names }.
amerigo-alt-sheet = { $letter } { $name } : { $points } PV, or { $gold }, canons { $cannons }/{ $strength }, progrès { $progress }, ordre { $order }, { $goods }, comptoirs { $posts }, villages { $villages }{ $more }.
amerigo-alt-sheet-chests = , coffres { $count }
amerigo-alt-sheet-hand = , planifié { $tiles }
amerigo-alt-sheet-tokens = , jetons : { $tokens }
amerigo-alt-sheet-used = , utilisés : { $tokens }
amerigo-alt-sheet-count = , jetons { $count }, utilisés { $used }
amerigo-alt-board = { $name } (place { $letter }), { $marks } : { $points } PV ; or { $gold } sur { $most } ; canons { $cannons }, pirates { $strength }.
amerigo-alt-board-progress = Progrès : case { $at } sur { $length }, { $points } PV{ $next }.
amerigo-alt-board-order = Piste d’ordre : case { $at } sur { $length } ({ $colour }), { $points } PV{ $next }.
amerigo-alt-board-next = , puis { $points } en { $space }
amerigo-alt-board-goods = Ressources × jetons : { $goods }.
amerigo-alt-board-posts = Comptoirs : { $left } en réserve, { $placed } sur la carte. Coffres : { $chests }.
amerigo-alt-board-villages = Villages en réserve : { $tiles }.
amerigo-alt-board-hand = Planifié : { $tiles }.
amerigo-alt-board-tokens = Jetons Progrès : { $tokens }.
amerigo-alt-board-used = Utilisés : { $tokens }.
amerigo-alt-central-cubes = { $place } { $cubes }.
amerigo-alt-central-pirates = Pirates { $open } : { $strength } ; { $hidden ->
        [0] tous révélés
       *[other] { $hidden } face cachée parmi { $values }, { $least } à { $most } au bout
    }. Jeton Temps { $time }.
amerigo-alt-central-tokens = Jetons Progrès, à gauche : { $left } ; à droite : { $right }.
amerigo-alt-central-goods = Jetons Denrée : { $goods }.
amerigo-alt-central-neutral = Tuiles neutres : { $tiles }.
amerigo-alt-central-order = Piste d’ordre, disque du haut d’abord : { $spaces }.
amerigo-alt-final = { $place } { $name } : { $points } PV ({ $parts }).
amerigo-alt-choice = { $name } : { $text }.
amerigo-alt-paid = , { $count } or
amerigo-alt-scored = , +{ $count } PV
