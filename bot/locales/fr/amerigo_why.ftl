amerigo-why-not-asked = { common-why-waiting } (règle : { amerigo-book-course }).
amerigo-why-acted = Tu as déjà joué dans cette phase (règle : { amerigo-book-course }).
amerigo-why-island = { $big ->
    [yes] { amerigo-island-big }
   *[no] { amerigo-island }
}
amerigo-why-when-sail = On navigue à son tour, comme action (règle : { amerigo-book-course }, { amerigo-book-sailing }).
amerigo-why-when-use = Ce jeton s’utilise à ton tour, quand tu navigues ({ common-ruling }).
amerigo-why-when-post = On pose un comptoir quand un de ses navires vient de finir son déplacement à un mouillage (règle : { amerigo-book-sailing }).
amerigo-why-when-load = On charge des canons à son tour, comme action (règle : { amerigo-book-course }, { amerigo-book-loading }).
amerigo-why-when-take = On planifie des tuiles à son tour, comme action (règle : { amerigo-book-course }, { amerigo-book-planning }).
amerigo-why-when-advance = On avance sur la piste de progrès à son tour, comme action (règle : { amerigo-book-course }, { amerigo-book-progress }).
amerigo-why-when-pick = On prend des jetons Progrès en atteignant ou en dépassant une case à PV de la piste de progrès (règle : { amerigo-book-progress }).
amerigo-why-when-build = On construit à son tour, comme action (règle : { amerigo-book-course }, { amerigo-book-building }).
amerigo-why-when-buy = On achète des jetons Denrée à son tour, comme action (règle : { amerigo-book-course }, { amerigo-book-buying }).
amerigo-why-when-move = On avance sur la piste d’ordre à son tour, comme action (règle : { amerigo-book-course }, { amerigo-book-white }).
amerigo-why-when-front = Ce jeton s’utilise à ton tour, au lieu d’avancer sur la piste d’ordre ({ common-ruling }).
amerigo-why-when-gold = On prend de l’or à son tour, au lieu d’une action (règle : { amerigo-book-course }, { amerigo-book-gold }).
amerigo-why-when-points = Ce jeton s’utilise à ton tour, au lieu d’une action.
amerigo-why-when-cash = Tu peux recevoir cet or à n’importe laquelle de tes décisions, mais pas en prenant des jetons Progrès (règle : { amerigo-book-gold }).
amerigo-why-colour-absent = Il n’y a pas de cube de cette couleur dans le champ d’action : { $colour } (règle : { amerigo-book-course }).
amerigo-why-special-no-white = Il n’y a pas de cube blanc non plus, l’action spéciale est donc fermée aussi (règle : { amerigo-book-white }).
amerigo-why-special-start = Les cubes blancs n’aident pas : ton disque est encore sur la case de départ de la piste d’ordre (règle : { amerigo-book-white }).
amerigo-why-special-other = Les cubes blancs n’aident pas : ta case de la piste d’ordre est d’une autre couleur ({ $colour }) (règle : { amerigo-book-white }).
amerigo-why-swap-absent = Ton jeton pour planifier et construire n’aide pas : cette action t’est fermée aussi ({ $colour }) ({ common-ruling }).
amerigo-why-too-dear = Il faut { $cost } PA. Tu as { $points } PA et { $gold } or : il t’en manque { $missing } (règle : { amerigo-book-gold }).
amerigo-why-cash-first = Si tu encaisses d’abord un coffre ou un jeton d’or, cela suffit (règle : { amerigo-book-gold }).
amerigo-why-no-token = Tu n’as pas ce jeton : { $token }.
amerigo-why-token-used = Ce jeton est épuisé : { $token }.
amerigo-why-ship-moved = Le navire { $ship } a fini son déplacement ; il ne bouge plus dans cette action (règle : { amerigo-book-sailing }).
amerigo-why-off-map = { $cell } : il n’y a pas de telle case sur cette carte.
amerigo-why-land = { $cell } est de la terre, et les navires ne quittent jamais l’eau (règle : { amerigo-book-sailing }).
amerigo-why-ship-there = { $seat } a un navire en { $cell } ; un seul navire peut s’y arrêter, mais tu peux le traverser (règle : { amerigo-book-sailing }).
amerigo-why-ship-own = Ton autre navire est en { $cell } ; un seul navire peut s’y arrêter, mais tu peux le traverser (règle : { amerigo-book-sailing }).
amerigo-why-too-far = C’est à { $count ->
    [one] { $count } pas
   *[other] { $count } pas
}. Tu as { $points } PA et { $gold } or : il t’en manque { $missing } (règle : { amerigo-book-sailing }, { amerigo-book-gold }).
amerigo-why-sail8-first = Avec ton jeton de { $count } PA en plus, tu irais plus loin ({ common-ruling }).
amerigo-why-stays = Le navire { $ship } est déjà en { $cell }. Il n’a pas besoin de bouger ; rester n’est un coup que là où tu peux poser un comptoir ({ common-ruling }).
amerigo-why-stays-table = À cette table, seul un navire qui a avancé peut poser un comptoir.
amerigo-why-use-front = { $token } : il s’utilise au lieu d’avancer sur la piste d’ordre ({ common-ruling }).
amerigo-why-use-points = { $token } : il s’utilise au lieu d’une action, pour recevoir des PV pour les cubes (règle : { amerigo-book-course }).
amerigo-why-use-cash = { $token } : il ne s’utilise pas pour des PA ; il s’encaisse en or (règle : { amerigo-book-gold }).
amerigo-why-use-permanent = { $token } : il compte de lui-même et ne s’épuise jamais.
amerigo-why-use-end = { $token } : il compte de lui-même à la fin de la partie (règle : { amerigo-book-end }).
amerigo-why-ships-done = Tes deux navires ont fini leur déplacement ({ common-ruling }).
amerigo-why-ships-first = À ta première navigation, les deux navires entrent d’abord en jeu (règle : { amerigo-book-sailing }).
amerigo-why-sail-first = Aucun de tes navires n’a fini son déplacement dans cette action. Un navire qui reste à son mouillage le fait en naviguant vers sa propre case (règle : { amerigo-book-sailing }).
amerigo-why-no-anchor = { $cell } n’est pas un mouillage ; c’est là seulement qu’on peut poser un comptoir (règle : { amerigo-book-sailing }).
amerigo-why-post-own = Ton propre comptoir est déjà sur la case comptoir { $cell } (règle : { amerigo-book-sailing }).
amerigo-why-post-there = { $seat } a un comptoir sur la case comptoir { $cell } (règle : { amerigo-book-sailing }).
amerigo-why-post-built = La case comptoir { $cell } est sous une tuile ; elle n’aura jamais de comptoir (règle : { amerigo-book-building }).
amerigo-why-no-posts = Tu n’as plus de comptoirs ({ common-ruling }).
amerigo-why-no-such-tile = Cette tuile n’existe pas : { $tile }.
amerigo-why-no-villages = Tu n’en as plus dans ta réserve : { $tile } (règle : { amerigo-book-planning }).
amerigo-why-stack-empty = Il n’y en a plus dans la réserve : { $tile } (règle : { amerigo-book-map }).
amerigo-why-neutral-limit = Tu ne peux planifier que { $count ->
    [one] { $count } tuile neutre
   *[other] { $count } tuiles neutres
} par action (règle : { amerigo-book-planning }).
amerigo-why-not-planned = Tu n’as pas planifié cette tuile : { $tile } (règle : { amerigo-book-building }).
amerigo-why-same-turn = Cette forme est la même à { $turn }°, et s’écrit ainsi ({ common-ruling }).
amerigo-why-sticks-out = { $tile } : elle dépasserait de la carte (règle : { amerigo-book-building }).
amerigo-why-water = Cela couvrirait de l’eau : { $cell } (règle : { amerigo-book-building }).
amerigo-why-covers-post = Cela couvrirait un comptoir : { $cell } (règle : { amerigo-book-building }).
amerigo-why-covers-tile = Cela couvrirait une case qui porte déjà une tuile : { $cell } (règle : { amerigo-book-building }).
amerigo-why-no-post-here = Tu n’as pas de comptoir ici : { amerigo-why-island } (règle : { amerigo-book-building }).
amerigo-why-corner-only = Cela ne toucherait que par un coin ce qui est relié à tes comptoirs ({ amerigo-why-island }) (règle : { amerigo-book-building }).
amerigo-why-no-link = Cela ne serait relié à aucun de tes comptoirs ({ amerigo-why-island }) ; seuls tes propres comptoirs et villages et les tuiles neutres relient, par un côté (règle : { amerigo-book-building }).
amerigo-why-all-points = Tu as { $points } PA et { $room ->
    [0] aucune case
    [one] seulement { $room } case
   *[other] seulement { $room } cases
} devant toi sur la piste : si tu vas au bout, tu utilises exactement ces { $points } (règle : { amerigo-book-gold }).
amerigo-why-track-end = Il { $room ->
    [0] n’y a plus de case
    [one] ne reste que { $room } case
   *[other] ne reste que { $room } cases
} sur la piste, et on ne peut pas acheter de PA au-delà (règle : { amerigo-book-gold }).
amerigo-why-one-beyond = Il { $room ->
    [0] n’y a plus de case
    [one] ne reste que { $room } case
   *[other] ne reste que { $room } cases
} sur la piste. Un PA acheté au-delà rapporte les { $gold } or, et davantage ne rapporterait rien (règle : { amerigo-book-gold }).
amerigo-why-leader = Ton disque est déjà en tête ({ common-ruling }).
amerigo-why-token-own = Tu as déjà ce jeton : { $token }.
amerigo-why-token-taken = { $seat } a pris ce jeton : { $token }.
amerigo-why-token-not-open = Ce jeton n’est pas visible maintenant : { $token } (règle : { amerigo-book-progress }).
amerigo-why-no-goods = Aucun jeton visible de cette denrée : { $good } (règle : { amerigo-book-buying }).
amerigo-why-other-cost = Aucun jeton de cette denrée ne coûte { $cost } PA : { $good }. Visibles : ceux à { $costs } PA (règle : { amerigo-book-buying }).
amerigo-why-no-chest = Tu n’as pas de coffre au trésor (règle : { amerigo-book-gold }).
amerigo-why-must-pick = Tu dois prendre un jeton Progrès (règle : { amerigo-book-progress }).
amerigo-why-sum-cost = Il faut : { $parts } = { $total } PA ; tu as { $have } PA.
amerigo-why-sum-steps = Pas : { $parts } = { $total } ; tu as { $have } PA.
amerigo-why-sum-use = Pas pour chaque navire : { $parts } = { $total }.
amerigo-why-sum-points = Tout de suite : { $parts } = { $total } PV.
amerigo-why-sum-posts = Pour l’île terminée : { $parts } × { $have } (jeton Temps) = { $total } PV.
amerigo-why-sum-chest = Tu prends le coffre au trésor, qui vaut { $total } or.
amerigo-why-sum-resources = Tu reçois des ressources : { $parts }.
amerigo-why-sum-worth = Une fois construite, elle rapporte { $total } PV, sur une grande île { $have } PV.
amerigo-why-sum-gold-got = Cela rapporte { $total } or.
amerigo-why-sum-track-gold = Il reste des PA au bout de la piste : cela rapporte { $total } or.
amerigo-why-sum-no-room = { $count ->
    [one] Dont { $total } or qui ne tient
   *[other] Dont { $total } or qui ne tiennent
} pas sur la piste : cela fait { $have } PV (règle : { amerigo-book-gold }).
amerigo-why-sum-gold = { $parts } ÷ { $have }, arrondi au-dessus = { $total } or.
amerigo-why-sum-cannons = Canons : { $parts } = { $total } ; les pirates ont pour l’instant une force de { $have }.
amerigo-why-sum-progress = Piste de progrès : { $parts } = case { $total } ; à la fin, cela fait { $have } PV.
amerigo-why-sum-picks = Tu atteins ou dépasses { $count ->
    [one] { $count } case à PV, pour laquelle tu prends un jeton
   *[other] { $count } cases à PV, pour lesquelles tu prends des jetons
} (règle : { amerigo-book-progress }).
amerigo-why-sum-order = Piste d’ordre : { $parts } = case { $total } ; à la fin, cela fait { $have } PV.
amerigo-why-sum-good = À ce stade, un jeton de plus de cette denrée vaut { $total } PV à la fin, 1 pour chacune de tes ressources.
amerigo-why-part-ap = PA
amerigo-why-part-gold = or
amerigo-why-part-token = jeton
amerigo-why-part-tile-small = tuile sur une petite île
amerigo-why-part-tile-big = tuile sur une grande île
amerigo-why-part-discovery = découverte
amerigo-why-part-completed = dernière case de l’île
amerigo-why-part-posts = tes comptoirs là-bas
amerigo-why-part-factor = pour tes comptoirs
amerigo-why-part-cotton = coton
amerigo-why-part-tobacco = tabac
amerigo-why-part-sugar = sucre
amerigo-why-part-coconut = coco
amerigo-why-part-coffee = café
amerigo-why-part-before = jusqu’ici
amerigo-why-part-loaded = chargés
amerigo-why-part-moved = avancé
amerigo-why-part-cubes = cubes
amerigo-why-move-post = Poser un comptoir
amerigo-why-move-take = Planifier { $tile }
amerigo-why-move-build = Construire { $tile } en { $cell }
amerigo-why-move-build-turned = Construire { $tile } en { $cell }, tournée de { $turn }°
amerigo-why-move-pick = Prendre un jeton Progrès : { $token }
amerigo-why-move-buy = Acheter { $good } pour { $cost } PA
amerigo-why-move-cash = Encaisser : { $what }
amerigo-why-move-points = PV pour les cubes, avec ton jeton
amerigo-card-cost = { $plan } PA à planifier, { $build } PA à construire
amerigo-card-turns = Rotations : { $turns }
amerigo-card-worth = { $small } PV, sur une grande île { $big } PV
amerigo-card-village-count = { $count } par personne
amerigo-card-neutral-count = { $count } en jeu
amerigo-card-permanent = Compte désormais
amerigo-card-once = Une fois
amerigo-card-end = À la fin de la partie
amerigo-card-more = { $action } : +{ $count } PA
amerigo-card-tokens = { $count } en jeu
amerigo-card-alt = { $name } ({ $other }). { $facts }. { $text }
