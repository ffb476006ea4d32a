puerto_rico-title = Puerto Rico
puerto_rico-about = Planter, bâtir, produire, vendre et expédier : qui apportera le plus de prestige à l’île ?
puerto_rico-cover = Couverture de Puerto Rico : des rangées de cultures devant des collines vertes, une ville portuaire aux toits rouges, un voilier, des tonneaux sur le quai, et le nom du jeu sur un panneau de bois.
puerto_rico-round = Manche { $round }
puerto_rico-option-placing = Placement des colons
puerto_rico-option-placing-about = Dans la phase de l’intendant, tout le monde place-t-il en même temps ou dans l’ordre du tour ?
puerto_rico-option-placing-together = en même temps (plus rapide)
puerto_rico-option-placing-in_turn = dans l’ordre du tour (comme imprimé)
puerto_rico-option-vp_chips_5p = Jetons PV à 5
puerto_rico-option-vp_chips_5p-about = L’édition allemande a 126 jetons, l’ancienne édition anglaise 122.
puerto_rico-option-vp_chips_5p-126 = 126
puerto_rico-option-vp_chips_5p-122 = 122
puerto_rico-option-hacienda_quarry = Hacienda et abri de chantier
puerto_rico-option-hacienda_quarry-about = La tuile en plus de l’hacienda peut-elle être une carrière, si l’on a un abri de chantier ?
puerto_rico-option-hacienda_quarry-no = non, une plantation
puerto_rico-option-hacienda_quarry-yes = oui, ou une carrière
puerto_rico-option-mayor_privilege_optional = Privilège de l’intendant
puerto_rico-option-mayor_privilege_optional-about = L’intendant peut-il refuser le colon en plus ?
puerto_rico-option-mayor_privilege_optional-yes = refus possible
puerto_rico-option-mayor_privilege_optional-no = à prendre
puerto_rico-option-must_fill_circles = Cercles vides
puerto_rico-option-must_fill_circles-about = Faut-il placer des colons tant qu’il y a des cercles vides ?
puerto_rico-option-must_fill_circles-yes = à remplir
puerto_rico-option-must_fill_circles-no = peuvent rester vides
puerto_rico-option-decline_ship_colonists = Colons du bateau
puerto_rico-option-decline_ship_colonists-about = Peut-on refuser des colons du bateau ?
puerto_rico-option-decline_ship_colonists-no = à prendre
puerto_rico-option-decline_ship_colonists-yes = refus possible
puerto_rico-option-max_large_buildings = Grands bâtiments dans une cité
puerto_rico-option-max_large_buildings-about = Quatre tiennent sur le plateau imprimé ; certains ne comptent que les 12 cases.
puerto_rico-option-max_large_buildings-4 = 4 au plus
puerto_rico-option-max_large_buildings-6 = 6 au plus
puerto_rico-option-factory_university = Manufacture et université
puerto_rico-option-factory_university-about = Une variante populaire échange leurs coûts.
puerto_rico-option-factory_university-7_8 = 7 et 8 doublons (comme imprimé)
puerto_rico-option-factory_university-8_7 = 8 et 7 doublons
puerto_rico-option-ask_storage = Stockage
puerto_rico-option-ask_storage-about = Demander quelles marchandises garder seulement s’il s’en perdrait, ou toujours ?
puerto_rico-option-ask_storage-when_needed = demander si besoin
puerto_rico-option-ask_storage-always = toujours demander
puerto_rico-phase-round = Choix d’un rôle
puerto_rico-phase-settler = Phase du planteur
puerto_rico-phase-mayor = Phase de l’intendant
puerto_rico-phase-builder = Phase du maçon
puerto_rico-phase-craftsman = Phase de l’artisan
puerto_rico-phase-trader = Phase du marchand
puerto_rico-phase-captain = Phase du capitaine
puerto_rico-phase-prospector = Chercheur d’or
puerto_rico-ask-role = { $name }, choisis un rôle.
puerto_rico-ask-draw = { $name }, veux-tu une plantation cachée en plus (hacienda) ?
puerto_rico-ask-settle = { $name }, choisis une tuile pour ton île.
puerto_rico-ask-colonist-settler = { $name }, veux-tu un colon sur la nouvelle tuile (hospice) ?
puerto_rico-ask-colonist-mayor = { $name }, veux-tu le colon en plus de l’intendant ?
puerto_rico-ask-colonist-builder = { $name }, veux-tu un colon sur le nouveau bâtiment (université) ?
puerto_rico-ask-ship = { $name }, prends-tu un colon du bateau ?
puerto_rico-ask-place = { $name }, place tes colons (encore { $colonists }).
puerto_rico-ask-build = { $name }, construis un bâtiment (tu as { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
}).
puerto_rico-ask-produce = { $name }, choisis ta marchandise en plus.
puerto_rico-ask-sell = { $name }, vends une marchandise à la maison de commerce.
puerto_rico-ask-load = { $name }, charge des marchandises.
puerto_rico-ask-store = { $name }, choisis les marchandises à garder.
puerto_rico-doubloons = { $count ->
    [one] { $count } doublon
   *[other] { $count } doublons
}
puerto_rico-points = { $count } PV
puerto_rico-colonists = { $count ->
    [one] { $count } colon
   *[other] { $count } colons
}
puerto_rico-priced = { $thing }, { $price }
puerto_rico-bonus = { $thing } (+{ $count })
puerto_rico-manned = { $people ->
    [one] { $people } cercle occupé
   *[other] { $people } cercles occupés
} sur { $circles }
puerto_rico-move-draw = Piocher une plantation
puerto_rico-move-colonist = Prendre un colon
puerto_rico-move-load = { $goods } → navire { $ship }
puerto_rico-move-load-hint = Tu as { $have } ; le navire a de la place pour { $room }.
puerto_rico-move-wharf = { $goods } → quai
puerto_rico-move-wharf-hint = Une fois par phase, toutes les marchandises d’un type.
puerto_rico-move-store = Entrepôt : { $goods }
puerto_rico-move-keep = Garder { $goods }
puerto_rico-event-round = Manche { $round } : { $name } est gouverneur.
puerto_rico-event-role = { $name } prend le rôle { $role }.
puerto_rico-event-role-paid = { $name } prend le rôle { $role } et { $doubloons }.
puerto_rico-event-passed-builder = { $name } ne construit rien.
puerto_rico-event-passed-trader = { $name } ne vend rien.
puerto_rico-event-passed-craftsman = { $name } ne prend pas de marchandise en plus.
puerto_rico-event-passed-captain = { $name } ne charge plus rien.
puerto_rico-event-drawn = { $name } pioche avec l’hacienda : { $tile }.
puerto_rico-event-settled = { $name } prend : { $tile }.
puerto_rico-event-row = Nouvelles plantations : { $tiles }.
puerto_rico-event-row-shuffled = Les plantations défaussées ont été mélangées. Nouvelles plantations : { $tiles }.
puerto_rico-event-row-empty = Il n’y a plus de plantations à retourner.
puerto_rico-event-colonist-hospice = { $name } reçoit un colon de l’hospice : { $circle }.
puerto_rico-event-colonist-university = { $name } reçoit un colon de l’université : { $circle }.
puerto_rico-event-peopled = { $name } { $parts }.
puerto_rico-people-got = reçoit { $people } du bateau
puerto_rico-people-got-mayor = reçoit le colon en plus de l’intendant
puerto_rico-people-got-as-mayor = reçoit { $people } (dont un comme intendant)
puerto_rico-people-placed = occupe { $circles }
puerto_rico-people-nobles = a des nobles sur { $circles }
puerto_rico-people-idle = garde { $people } sans poste
puerto_rico-people-none = n’a pas de colons
puerto_rico-event-declined = { $name } refuse un colon.
puerto_rico-event-ship_refilled = Le bateau des colons apporte { $count ->
    [one] { $count } colon
   *[other] { $count } colons
}.
puerto_rico-event-ship_refilled-short = Le bateau des colons apporte { $count ->
    [one] { $count } colon
   *[other] { $count } colons
} ; il en manque { $missing }.
puerto_rico-event-built = { $name } construit : { $building } ({ $price }).
puerto_rico-event-produced = { $name } produit { $goods }.
puerto_rico-event-produced-nothing = { $name } ne produit rien.
puerto_rico-event-extra = { $name } reçoit { $goods } de plus comme artisan.
puerto_rico-event-income = { $name } reçoit { $doubloons } ({ $source }).
puerto_rico-event-sold = { $name } vend { $goods } pour { $doubloons }.
puerto_rico-event-house_emptied = La maison de commerce est pleine et se vide.
puerto_rico-event-loaded = { $name } charge { $goods } sur le navire { $ship } : { $points }.
puerto_rico-event-wharfed = { $name } expédie { $goods } par le quai : { $points }.
puerto_rico-event-stored = { $name } garde { $goods }.
puerto_rico-event-stored-lost = { $name } garde { $goods } et perd { $lost ->
    [one] { $lost } marchandise
   *[other] { $lost } marchandises
}.
puerto_rico-event-stored-all-lost = { $name } perd { $lost ->
    [one] { $lost } marchandise
   *[other] { $lost } marchandises
}.
puerto_rico-event-sailed = Le navire { $ship } part, plein : { $good }.
puerto_rico-event-ending-colonists = Il n’y a plus de colons : c’est la dernière manche.
puerto_rico-event-ending-city = Une cité est pleine : c’est la dernière manche.
puerto_rico-event-ending-chips = Il n’y a plus de jetons PV : c’est la dernière manche.
puerto_rico-summary-round = Manche { $round }, gouverneur : { $name }. { $phase }.
puerto_rico-summary-ending-colonists = C’est la dernière manche : il n’y a plus de colons.
puerto_rico-summary-ending-city = C’est la dernière manche : une cité est pleine.
puerto_rico-summary-ending-chips = C’est la dernière manche : il n’y a plus de jetons PV.
puerto_rico-summary-roles = Rôles disponibles : { $roles }.
puerto_rico-summary-taken = Rôles pris : { $roles }.
puerto_rico-summary-row = Plantations : { $tiles } ; carrières : { $quarries } ; face cachée : { $face_down } ; défaussées : { $discards }.
puerto_rico-summary-ship = Navire { $capacity } : { $load } sur { $capacity } { $good }
puerto_rico-summary-ship-empty = Navire { $capacity } : vide
puerto_rico-summary-ships = Navires : { $ships }.
puerto_rico-summary-house = Maison de commerce ({ $count } sur { $stalls }) : { $goods }.
puerto_rico-summary-goods = Réserve de marchandises : { $goods }.
puerto_rico-summary-colonists = Colons : { $ship } sur le bateau, { $supply } en réserve. Jetons PV : { $chips }.
puerto_rico-summary-stock = Bâtiments, avec le prix et (combien il en reste) : { $buildings }.
puerto_rico-summary-stock-item = { $building } { $cost } ({ $left })
puerto_rico-summary-player = { $name } : { $doubloons } ; marchandises : { $goods } ; { $points } sur le plateau, { $chips } en jetons.
puerto_rico-summary-player-hidden = { $name } : { $doubloons } ; marchandises : { $goods } ; { $points } sur le plateau.
puerto_rico-summary-island = Île de { $name } ({ $count } sur { $spaces }) : { $tiles }.
puerto_rico-summary-city = Cité de { $name } ({ $count } sur { $spaces }) : { $buildings }.
puerto_rico-summary-tiles = { $count } × { $tile } (occupées : { $people })
puerto_rico-summary-building = { $building } ({ $people }/{ $circles })
puerto_rico-summary-windrose = { $name } garde { $colonists } sans cercle.
puerto_rico-score-chips = jetons
puerto_rico-score-buildings = bâtiments
puerto_rico-score-guild_hall = guilde
puerto_rico-score-residence = résidence
puerto_rico-score-fortress = forteresse
puerto_rico-score-customs_house = douane
puerto_rico-score-city_hall = hôtel de ville
puerto_rico-score-player = **{ $place }** { $name } : { $points } ({ $parts }) ; départage { $tiebreak }
puerto_rico-score-board = { $name } : { $points } sur le plateau
puerto_rico-score-hidden = Les jetons PV restent cachés jusqu’à la fin de la partie, tout comme les points de la douane.
puerto_rico-number-more_doubloons = Doublons en plus
puerto_rico-number-more_doubloons-about = Doublons que chacun reçoit au départ, en plus des habituels.
puerto_rico-number-more_colonists = Colons en plus
puerto_rico-number-more_colonists-about = Colons dans la réserve, en plus des habituels ; un nombre négatif en retire.
puerto_rico-number-more_chips = Jetons PV en plus
puerto_rico-number-more_chips-about = Jetons PV dans la réserve, en plus des habituels ; un nombre négatif en retire.
