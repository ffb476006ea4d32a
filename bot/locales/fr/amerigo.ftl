amerigo-colour-blue = bleu
amerigo-colour-black = noir
amerigo-colour-red = rouge
amerigo-colour-brown = brun
amerigo-colour-green = vert
amerigo-colour-yellow = jaune
amerigo-colour-white = blanc
amerigo-colour-any = toute couleur
amerigo-action-blue = Naviguer
amerigo-action-black = Charger des canons
amerigo-action-red = Planifier
amerigo-action-brown = Progrès
amerigo-action-green = Construire
amerigo-action-yellow = Denrées
amerigo-action-white = Ordre du tour
amerigo-good-cotton = coton
amerigo-good-tobacco = tabac
amerigo-good-sugar = sucre
amerigo-good-coconut = coco
amerigo-good-coffee = café
amerigo-tile-v = village { $shape }
amerigo-tile-n = tuile neutre { $shape }
amerigo-tiles-v = villages { $shapes }
amerigo-tiles-n = tuiles neutres { $shapes }
amerigo-island = île { $number }
amerigo-island-big = grande île { $number }
amerigo-token-sail8 = +8 PA une fois : Naviguer
amerigo-token-pirates_plus2 = pirates +2 pour les autres
amerigo-token-pirates_half = moitié des dégâts des pirates
amerigo-token-pirates_gold = 2 or pour des pirates repoussés
amerigo-token-plan_two = deux tuiles neutres par planification
amerigo-token-swap_red_green = Planifier pour Construire et l’inverse
amerigo-token-to_front = en tête une fois
amerigo-token-gold3 = 3 or une fois
amerigo-token-gold5 = 5 or une fois
amerigo-token-post_gold = 1 or par comptoir
amerigo-token-gold_2to1 = prise d’or 2:1
amerigo-token-vp_cubes = 1 PV par cube une fois
amerigo-token-end_posts = 1 PV par comptoir à la fin
amerigo-token-end_7 = 7 PV à la fin
amerigo-token-end_gold = 1 PV par or à la fin
amerigo-token-ap = +{ $count } PA : { $actions }
amerigo-token-about-sail8 = Une fois, quand tu navigues : 8 PA de plus pour les deux navires.
amerigo-token-about-pirates_plus2 = Les pirates ont 2 de force de plus pour tous les autres.
amerigo-token-about-pirates_half = Si les pirates te battent, tu ne perds que la moitié de leur force en PV, arrondie au-dessus.
amerigo-token-about-pirates_gold = Si tu repousses les pirates, tu reçois 2 or, même à force 0.
amerigo-token-about-plan_two = Tu peux prendre deux tuiles neutres quand tu planifies, en payant les deux.
amerigo-token-about-swap_red_green = Avec du vert mais sans rouge, tu peux planifier ; avec du rouge mais sans vert, construire.
amerigo-token-about-to_front = Une fois, avec l’action blanche : pose ton disque sur celui de tête.
amerigo-token-about-gold3 = Change-le en 3 or, une fois, à n’importe laquelle de tes décisions.
amerigo-token-about-gold5 = Change-le en 5 or, une fois, à n’importe laquelle de tes décisions.
amerigo-token-about-post_gold = 1 or pour chaque comptoir que tu poses désormais.
amerigo-token-about-gold_2to1 = Quand tu prends de l’or, c’est 1 tous les 2 cubes, arrondi au-dessus.
amerigo-token-about-vp_cubes = Une fois, au lieu d’une action : 1 PV par cube du champ d’action. Ne vaut rien à la fin.
amerigo-token-about-end_posts = À la fin, 1 PV pour chacun de tes comptoirs sur la carte.
amerigo-token-about-end_7 = À la fin, 7 PV.
amerigo-token-about-end_gold = À la fin, 1 PV de plus par or sur ta piste d’or.
amerigo-token-about-ap1 = Chaque fois que tu choisis cette action, tu as { $count } PA de plus.
amerigo-token-about-ap2 = Chaque fois que tu choisis l’une de ces actions, tu as { $count } PA de plus.
amerigo-chest = coffre au trésor
amerigo-points = { $count } PV
amerigo-gold = { $count ->
    [0] pas d’or
   *[other] { $count } or
}
amerigo-cannons = { $cannons ->
    [one] { $cannons } canon
   *[other] { $cannons } canons
}
amerigo-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
amerigo-steps = { $count ->
    [one] { $count } pas
   *[other] { $count } pas
}
amerigo-goods-amount = { $count } { $good ->
    [cotton] coton
    [tobacco] tabac
    [sugar] sucre
    [coffee] café
   *[coconut] coco
}
amerigo-score-points = PV pendant la partie
amerigo-score-overflow = or au-delà de la piste
amerigo-score-gold = or
amerigo-score-cotton = coton
amerigo-score-tobacco = tabac
amerigo-score-sugar = sucre
amerigo-score-coconut = coco
amerigo-score-coffee = café
amerigo-score-tokens = jetons Progrès
amerigo-score-progress = piste de progrès
amerigo-score-order = piste d’ordre
amerigo-score-player = **{ $place }** { $name } : { $points } PV ({ $parts })
amerigo-score-now = { $name } : { $points } PV si la partie s’arrêtait maintenant ; { $secured } assurés, { $open } en jeu
amerigo-score-parts = { $name } a déjà pour de bon { $secured } ; encore en jeu : { $open }
amerigo-score-note = Les PV assurés ne peuvent plus se perdre. Les PV en jeu peuvent encore partir : avec les pirates, ou avec l’or dépensé.
amerigo-title = Amerigo
amerigo-about = Découvre des îles dans le sillage d’Amerigo Vespucci : navigue, pose des comptoirs, bâtis des villages, réunis des denrées et tiens les pirates à distance. Une tour à cubes décide quelles actions sont possibles et leur force. De 2 à 4, cinq manches de sept phases.
amerigo-cover = Couverture d’Amerigo : des îles avec des villages et des comptoirs aux couleurs de la table, des navires qui vont de l’une à l’autre, et au-dessus le nom du jeu.
amerigo-round = Manche { $round }
amerigo-option-special_bonus = Jetons PA dans l’action spéciale
amerigo-option-special_bonus-about = Les jetons de PA supplémentaires comptent-ils aussi quand des cubes blancs remplacent une action ?
amerigo-option-special_bonus-yes = ils comptent
amerigo-option-special_bonus-no = ils ne comptent pas
amerigo-option-bought_points = PA achetés en naviguant
amerigo-option-bought_points-about = Les PA achetés avec de l’or comptent-ils pour les deux navires, ou pour celui qui avance ?
amerigo-option-bought_points-both = pour les deux navires
amerigo-option-bought_points-moving = pour le navire qui avance
amerigo-option-gold_overflow = Or au-delà de 12
amerigo-option-gold_overflow-about = L’or qui ne tient plus rapporte-t-il toujours, ou seulement pris au lieu d’une action ?
amerigo-option-gold_overflow-scores = rapporte toujours 1 PV chacun
amerigo-option-gold_overflow-lost = seulement en prenant de l’or
amerigo-option-post_at_rest = Comptoirs sans naviguer
amerigo-option-post_at_rest-about = Un navire qui reste à son mouillage peut-il y poser un comptoir ?
amerigo-option-post_at_rest-yes = permis
amerigo-option-post_at_rest-no = seulement après avoir avancé
amerigo-option-map_checks = Îles
amerigo-option-map_checks-about = Une carte doit-elle avoir une à cinq grandes îles, et une case comptoir sur chaque île ?
amerigo-option-map_checks-house = oui
amerigo-option-map_checks-rulebook = toute carte selon la règle
amerigo-option-wild_adds_up = Dernière case de la piste d’ordre
amerigo-option-wild_adds_up-about = Les cubes blancs s’y ajoutent-ils à ceux de la couleur qu’ils deviennent ?
amerigo-option-wild_adds_up-no = ils ne s’ajoutent pas
amerigo-option-wild_adds_up-yes = ils s’ajoutent
amerigo-option-tower = Tour à cubes
amerigo-option-tower-about = Les cubes coincés dans la tour tombent-ils facilement ? Les avis sur la vraie diffèrent.
amerigo-option-tower-default = régulièrement
amerigo-option-tower-loose = plus quand on en lance plus
amerigo-option-overshoot = PA achetés au-delà d’une piste
amerigo-option-overshoot-about = Peut-on acheter un PA de plus que la place d’une piste, pour les 2 or de sa fin ?
amerigo-option-overshoot-no = interdit
amerigo-option-overshoot-yes = permis
amerigo-number-more_gold = Or en plus
amerigo-number-more_gold-about = Or que chacun reçoit au départ, en plus du montant habituel.
amerigo-number-more_discovery = PV en plus par découverte
amerigo-number-more_discovery-about = PV pour le premier comptoir d’une île, en plus des habituels.
amerigo-number-more_completed = PV en plus par île terminée
amerigo-number-more_completed-about = PV pour qui termine une île, en plus des habituels.
amerigo-final-turn = Le coup qui finit cette phase est définitif : les cubes suivants sont lancés tout de suite.
amerigo-phase-blue = Phase bleue : naviguer
amerigo-phase-black = Phase noire : charger des canons
amerigo-phase-red = Phase rouge : planifier
amerigo-phase-brown = Phase brune : progrès
amerigo-phase-green = Phase verte : construire
amerigo-phase-yellow = Phase jaune : acheter des denrées
amerigo-phase-white = Phase blanche : ordre du tour
amerigo-phase-round = Les pirates attaquent
amerigo-ask-turn = { $name }, choisis une action ({ $points } PA, { amerigo-gold }).
amerigo-ask-sail = { $name }, fais avancer tes navires ({ amerigo-left }).
amerigo-ask-sail-one = { $name }, fais avancer le navire { $ship } ({ amerigo-left }).
amerigo-ask-sail-post = { $name }, poser un comptoir ({ $island }) ? ({ amerigo-left })
amerigo-ask-plan = { $name }, planifie des tuiles ({ amerigo-left }).
amerigo-ask-build = { $name }, construis tes tuiles ({ amerigo-left }).
amerigo-ask-goods = { $name }, achète des jetons Denrée ({ amerigo-left }).
amerigo-ask-progress = { $name }, continuer sur la piste de progrès ? ({ amerigo-left })
amerigo-ask-pick = { $name }, prends { $picks ->
    [one] un jeton Progrès
   *[other] { $picks } jetons Progrès, l’un après l’autre
}.
amerigo-left = encore { $points } PA, { amerigo-gold }
amerigo-do-ap = { $action } ({ $points } PA)
amerigo-do-sail = Navire { $ship } depuis { $cell } ({ $points } PA)
amerigo-do-sail-off = Navire { $ship } sur la carte ({ $points } PA)
amerigo-do-ship = Navire { $ship } (en { $cell })
amerigo-do-ship-off = Navire { $ship } (pas encore sur la carte)
amerigo-do-island = { $island } (cases couvertes : { $covered } sur { $size })
amerigo-do-turn = { $glyph } tournée de { $turn }°
amerigo-do-anchor = { $cell } · { $island }
amerigo-do-unturned = { $glyph } non tournée
amerigo-do-across = { $glyph } à l’horizontale
amerigo-do-upright = { $glyph } à la verticale
amerigo-do-letter = { $letter } · { $thing }
amerigo-do-turned = { $cell } { $turn }
amerigo-do-near = Mer, { $island }
amerigo-do-near-n = Mer, { $island }, nord
amerigo-do-near-m = Mer, { $island }, milieu
amerigo-do-near-s = Mer, { $island }, sud
amerigo-menu-anchors = Mouillages avec case comptoir libre
amerigo-menu-frame = Zones de mer du cadre
amerigo-menu-near = Mer près d’une île
amerigo-menu-other = Autres endroits, par île
amerigo-menu-water = Autres endroits
amerigo-menu-villages = Villages
amerigo-menu-neutral = Tuiles neutres
amerigo-move-sail = Navire { $ship } vers { $cell }
amerigo-move-sail-stay = Navire { $ship } reste en { $cell }
amerigo-move-post = Poser un comptoir ({ $island })
amerigo-move-load = Charger { $points ->
    [one] { $points } canon
   *[other] { $points } canons
}
amerigo-move-load-end = Charger jusqu’à { $end } canons
amerigo-move-take = Planifier : { $tile } ({ $cost } PA)
amerigo-move-advance = Progrès : { $points ->
    [one] { $points } case
   *[other] { $points } cases
}
amerigo-move-advance-end = Progrès : jusqu’au bout de la piste
amerigo-move-build = Construire { $tile } en { $cell }
amerigo-move-buy = Acheter { $good } pour { $cost } PA
amerigo-move-move = Piste d’ordre : { $points ->
    [one] { $points } case en avant
   *[other] { $points } cases en avant
}
amerigo-move-move-end = Piste d’ordre : jusqu’au bout
amerigo-move-front = Piste d’ordre : sur le disque de tête
amerigo-move-use = Utiliser le jeton : { $token }
amerigo-move-gold = Prendre de l’or
amerigo-move-points = PV pour les cubes
amerigo-move-cash = Encaisser le jeton : { amerigo-gold }
amerigo-move-done = En rester là
amerigo-move-done-turn = Ne rien faire
amerigo-move-build-turned = Construire { $tile } en { $cell } : { $turned }
amerigo-move-cash-chest = Encaisser un coffre au trésor
amerigo-step-load = { $points ->
    [one] { $points } canon
   *[other] { $points } canons
}
amerigo-step-load-end = Jusqu’à { $end } canons
amerigo-step-spaces = { $points ->
    [one] { $points } case
   *[other] { $points } cases
}
amerigo-step-end = Jusqu’au bout de la piste
amerigo-step-buy = { $good } pour { $cost } PA
amerigo-step-take = { $tile } ({ $cost } PA)
amerigo-step-front = Sur le disque de tête
amerigo-hint-anchor = Mouillage, { $island } : tu peux poser un comptoir.
amerigo-hint-discover = Mouillage, { $island } : un comptoir y est une découverte ({ $points } PV).
amerigo-hint-anchor-taken = Mouillage, { $island } ; sa case comptoir est prise.
amerigo-hint-anchor-none = Mouillage, { $island } ; tu n’as plus de comptoirs.
amerigo-hint-post = Il t’en reste alors { $posts }.
amerigo-hint-take = { $small } PV, sur une grande île { $big } PV. Il en reste { $left }.
amerigo-hint-cost-gold = Coûte { $cost } PA, dont { $gold } en or.
amerigo-hint-gold = Coûte { $gold } or.
amerigo-hint-cannons = Tu en as alors { $count } ; les pirates ont pour l’instant { $strength } de force.
amerigo-hint-progress = Tu atteins la case { $space } sur { $end }.
amerigo-hint-end = C’est le bout de la piste : les PA restants sont perdus.
amerigo-hint-cubes = { amerigo-cubes } dans le champ d’action.
amerigo-hint-unused = { $points ->
    [one] { $points } PA est perdu.
   *[other] { $points } PA sont perdus.
}
amerigo-hint-forfeit = Ton tour de cette phase est fini.
amerigo-hint-steps = { amerigo-steps }.
amerigo-hint-near = { $count ->
    [one] { $count } endroit à portée
   *[other] { $count } endroits à portée
}, { $free ->
    [0] aucun mouillage avec une case comptoir libre
    [one] dont { $free } mouillage avec une case comptoir libre
   *[other] dont { $free } mouillages avec une case comptoir libre
}.
amerigo-hint-frame = Un champ du cadre.
amerigo-hint-tile = { $small } PV, sur une grande île { $big } PV.
amerigo-hint-on = Sur : { $island }.
amerigo-hint-worth = Vaut { $points } PV à la fin de la partie.
amerigo-hint-good = { $good }, à ce stade : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} × { $resources ->
    [one] { $resources } ressource
   *[other] { $resources } ressources
} = { $points } PV.
amerigo-hint-order = La case est : { $colour } ; tu as alors le numéro { $place } dans l’ordre du tour.
amerigo-hint-order-any = La case compte pour toute couleur ; tu as alors le numéro { $place } dans l’ordre du tour.
amerigo-hint-spent = Le jeton est épuisé.
amerigo-hint-cost = Coûte { $cost } PA.
amerigo-event-thrown = Dans la tour : { $thrown } × { $colour }. Il en sort { $cubes } : { $points } PA.
amerigo-event-skipped = Aucun cube ne tombe de la tour : la phase ({ $colour }) est sautée.
amerigo-event-skipped-empty = Il n’y a pas de cube à lancer ({ $colour }) : la phase est sautée.
amerigo-event-paid = {" "}(payé : { amerigo-gold })
amerigo-event-sailed = { $name } mène le navire { $ship } de { $start } à { $cell }{ $paid }.
amerigo-event-sailed-first = { $name } met à la voile avec le navire { $ship } et va en { $cell }{ $paid }.
amerigo-event-sailed-placed = { $name } place le navire { $ship } en { $cell }.
amerigo-event-sailed-stayed = { $name } laisse le navire { $ship } en { $cell }.
amerigo-event-used = { $name } utilise un jeton : { $token }.
amerigo-event-posted = { $name } pose un comptoir en { $cell } ({ $island }).{ $more }
amerigo-event-posted-first = { $name } fait une découverte ({ $island }) avec un comptoir en { $cell } : { $points } PV.{ $more }
amerigo-event-loaded = { $name } charge des canons et a maintenant { $cannons }{ $paid }.{ $more }
amerigo-event-planned = { $name } planifie { $tiles }{ $paid }.
amerigo-event-advanced = { $name } progresse jusqu’à la case { $space }{ $paid }.{ $more }
amerigo-event-picked = { $name } prend un jeton Progrès : { $token }.
amerigo-event-built = { $name } construit { $tile } en { $cell } ({ $island }){ $paid } : { $gains }.{ $more }
amerigo-event-collected = { $name } reçoit { $goods }.
amerigo-event-completed = { $name } termine : { $island }, { $points } PV.
amerigo-event-completed-chest = { $name } termine : { $island }, { $points } PV et le coffre au trésor.
amerigo-event-counted = { $name } marque { $points } PV pour ses comptoirs ({ $island }, { $posts }).
amerigo-event-bought = { $name } achète des denrées : { $goods }{ $paid }.
amerigo-event-moved = { $name } avance à la case { $space } de la piste d’ordre{ $paid } : maintenant { $place ->
    [1] en tête
   *[other] numéro { $place }
} dans l’ordre du tour.{ $more }
amerigo-event-front = { $name } passe en tête de la piste d’ordre (case { $space }).
amerigo-event-gold = { $name } prend { $gold } or.
amerigo-event-gold-points = { $name } prend { $gold } or, et { $points } PV pour ce qui ne tient pas sur la piste.
amerigo-event-points = { $name } marque { $points } PV pour les cubes du champ d’action.
amerigo-event-forfeited = { $name } ne fait rien.
amerigo-event-cashed = { $name } encaisse un jeton : { $gold } or.
amerigo-event-cashed-points = { $name } encaisse un jeton : { $gold } or, et { $points } PV pour ce qui ne tient pas sur la piste.
amerigo-event-gained = { $name } reçoit { $gold } or ({ $source }).
amerigo-event-gained-points = { $name } reçoit { $gold } or et { $points } PV pour ce qui ne tient pas sur la piste ({ $source }).
amerigo-event-raided = Pirates (force { $strength }) : { $name } perd { $points } PV et { $cannons ->
    [one] son dernier canon
   *[other] ses { $cannons } canons
}.{ $more }
amerigo-event-raided-helpless = Pirates (force { $strength }) : { $name } n’a pas de canons et perd { $points } PV.{ $more }
amerigo-event-raided-repelled = Pirates (force { $strength }) : { $name } les repousse avec { amerigo-cannons }.{ $more }
amerigo-event-raided-nothing = Aucun pirate ne vient pour { $name }.{ $more }
amerigo-event-pirate = Un jeton Pirate est révélé : { $pirate }. La force des pirates est maintenant de { $strength }.
amerigo-event-tokens = Nouveaux jetons Progrès : { $tokens }.
amerigo-event-goods = Nouveaux jetons Denrée : { $goods }.
amerigo-event-round = La manche { $round } commence ; le jeton Temps vaut { $time }.
amerigo-event-raided-poor = Pirates (force { $strength }) : { $name } perd { $cannons ->
    [one] son dernier canon
   *[other] ses { $cannons } canons
} ; il n’y avait pas de PV à perdre.{ $more }
amerigo-event-raided-bare = Pirates (force { $strength }) : { $name } n’a ni canons ni PV à perdre.{ $more }
amerigo-event-cashed-chest = { $name } change un coffre au trésor en { $gold } or.
amerigo-event-cashed-chest-points = { $name } change un coffre au trésor en { $gold } or, et { $points } PV pour ce qui ne tient pas sur la piste.
amerigo-more-completed = Terminée : { $island }, { $points } PV pour la dernière case.
amerigo-more-completed-chest = Terminée : { $island }, { $points } PV pour la dernière case, et le coffre au trésor.
amerigo-more-counted = Pour les comptoirs là-bas : { $players }.
amerigo-more-gained = Cela rapporte { $gold } or.
amerigo-more-gained-points = Cela rapporte { $gold } or et { $points } PV pour ce qui ne tient pas.
amerigo-more-picked = { $count ->
    [one] Nouveau jeton
   *[other] Nouveaux jetons
} : { $tokens }.
amerigo-source-cannons = bout de la piste des canons
amerigo-source-progress = bout de la piste de progrès
amerigo-source-order = bout de la piste d’ordre
amerigo-source-post_gold = jeton
amerigo-source-pirates_gold = jeton
amerigo-summary-round = Manche { $round } sur { $rounds }, jeton Temps { $time }. { $phase }.
amerigo-summary-order = Ordre du tour : { $names }.
amerigo-summary-acted = Ont joué dans cette phase : { $names }.
amerigo-summary-turn = { $name } : { $action }, encore { $points } PA.
amerigo-summary-field = Champ d’action : { $cubes } ({ $points } PA par action).
amerigo-summary-supply = Réserve : { $cubes }. Dans la tour : { $inside }.
amerigo-summary-pirates = Pirates : force { $strength } ({ $open }). { $hidden } face cachée, parmi { $unseen }.
amerigo-summary-pirates-all = Pirates : force { $strength } ({ $open }).
amerigo-summary-tokens = Jetons Progrès, à gauche : { $left }. À droite : { $right }.
amerigo-summary-tokens-unseen = Jetons Progrès à venir : { $tokens }.
amerigo-summary-goods = Jetons Denrée avec leur coût : { $goods }.
amerigo-summary-goods-unseen = Jetons Denrée à venir : { $goods }.
amerigo-summary-neutral = Tuiles neutres restantes : { $tiles }.
amerigo-summary-track = Piste d’ordre depuis la tête : { $spaces }.
amerigo-summary-space = case { $space } ({ $colour }) : { $names }
amerigo-summary-island = { $island } : cases couvertes, { $covered } sur { $size }{ $state }. Libres : { $free }.
amerigo-summary-island-complete = { $island } : terminée, { $size } cases.
amerigo-summary-chest = , coffre au trésor
amerigo-summary-discovered = , découverte
amerigo-summary-undiscovered = , pas découverte
amerigo-summary-resources = Ressources : { $resources }.
amerigo-summary-anchors = Cases comptoir libres, avec (mouillage) : { $anchors }.
amerigo-summary-posts = Comptoirs : { $posts }.
amerigo-summary-tiles = Tuiles : { $tiles }.
amerigo-summary-tile = { $tile } { $cell }
amerigo-summary-tile-turned = { $tile } { $cell }/{ $turn }°
amerigo-summary-player = { $name } : { $points } PV, { $gold } or, { amerigo-cannons }. Progrès { $progress } sur { $length } ({ $reached } PV), piste d’ordre { $order } ({ $order_reached } PV), { $place ->
    [1] en tête
   *[other] numéro { $place }
} dans l’ordre du tour.
amerigo-summary-ships = Navires de { $name } : { $ships }. Comptoirs posés : { $placed }, en réserve : { $posts }.
amerigo-summary-off = pas sur la carte
amerigo-summary-hand = Tuiles planifiées de { $name } : { $hand }. Villages restants : { $villages }.
amerigo-summary-have = Ressources de { $name } : { $resources }. Jetons Denrée, avec ceux imprimés : { $goods }.
amerigo-summary-own-tokens = Jetons Progrès de { $name } : { $tokens }.
amerigo-summary-used = Utilisés par { $name } : { $tokens }.
amerigo-summary-chests = Coffres au trésor de { $name } : { $count }.
amerigo-change-map = Carte
amerigo-change-post = comptoir en { $cell } ({ $name })
amerigo-change-tile = { $tile } en { $cell } ({ $name })
amerigo-change-tile-neutral = { $tile } en { $cell }
amerigo-change-island = { $island } terminée
amerigo-change-field = Champ d’action
amerigo-change-pirates = Pirates
amerigo-change-strength = force { $strength }
amerigo-change-tokens = Jetons Progrès
amerigo-change-goods = Jetons Denrée
amerigo-change-points = { $change } PV
amerigo-change-gold = { $change } or
amerigo-change-cannons = { $change } { $count ->
    [one] canon
   *[other] canons
}
amerigo-change-progress = progrès { $change }
amerigo-change-order = piste d’ordre { $change }
amerigo-change-ship = navire { $ship } en { $cell }
amerigo-change-chests = { $change } { $count ->
    [one] coffre au trésor
   *[other] coffres au trésor
}
amerigo-change-resource = { $thing } (ressource)
amerigo-change-good = { $thing } (jeton Denrée)
