puerto_rico-good-corn = maïs
puerto_rico-good-indigo = indigo
puerto_rico-good-sugar = sucre
puerto_rico-good-tobacco = tabac
puerto_rico-good-coffee = café
puerto_rico-letter-corn = M
puerto_rico-letter-indigo = I
puerto_rico-letter-sugar = S
puerto_rico-letter-tobacco = T
puerto_rico-letter-coffee = C
puerto_rico-tile-corn = plantation de maïs
puerto_rico-tile-indigo = plantation d’indigo
puerto_rico-tile-sugar = plantation de sucre
puerto_rico-tile-tobacco = plantation de tabac
puerto_rico-tile-coffee = plantation de café
puerto_rico-tile-quarry = carrière
puerto_rico-role-settler = Planteur
puerto_rico-role-mayor = Intendant
puerto_rico-role-builder = Maçon
puerto_rico-role-craftsman = Artisan
puerto_rico-role-trader = Marchand
puerto_rico-role-captain = Capitaine
puerto_rico-role-prospector = Chercheur d’or
puerto_rico-role-prospector_1 = Chercheur 1
puerto_rico-role-prospector_2 = Chercheur 2
puerto_rico-board-round = Manche { $round }
puerto_rico-board-phase-round = Choix du rôle
puerto_rico-board-phase-draft = Choix des bâtiments
puerto_rico-board-phase-draft-over = Bâtiments en jeu
puerto_rico-board-phase-settler = Planteur
puerto_rico-board-phase-mayor = Intendant
puerto_rico-board-phase-builder = Maçon
puerto_rico-board-phase-craftsman = Artisan
puerto_rico-board-phase-trader = Marchand
puerto_rico-board-phase-captain = Capitaine
puerto_rico-board-phase-prospector = Chercheur d’or
puerto_rico-board-last-round = Dernière manche !
puerto_rico-board-of = Plateau
puerto_rico-board-governor = Gouverneur
puerto_rico-board-ending-colonists = Dernière manche : plus de colons
puerto_rico-board-ending-city = Dernière manche : une cité est pleine
puerto_rico-board-ending-chips = Dernière manche : plus de jetons PV
puerto_rico-board-hidden = caché
puerto_rico-alt-supply = { $acting }{ $phase }, manche { $round }, { $title }. Gouverneur : { $governor }.
puerto_rico-alt-acting = À jouer : { $names }.{" "}
puerto_rico-alt-seats = Doublons/points : { $seats }.
puerto_rico-alt-roles = Rôles : { $roles }.
puerto_rico-alt-plantations = Plantations visibles : { $tiles } ; { $quarries ->
    [one] { $quarries } carrière
   *[other] { $quarries } carrières
}, { $hidden } face cachée.
puerto_rico-alt-ship = Navire { $capacity } : { $load } { $good }
puerto_rico-alt-ship-empty = Navire { $capacity } : vide
puerto_rico-alt-house = Maison de commerce : { $goods }.
puerto_rico-alt-goods = Réserve : { $goods }.
puerto_rico-alt-colonists = Colons : { $supply } en réserve, { $ship } à bord. Jetons PV : { $chips }.
puerto_rico-alt-buildings = Bâtiments par prix : { $buildings }.
puerto_rico-alt-nobles = Nobles : { $supply } en réserve, { $ship } à bord.
puerto_rico-alt-draft = Prix { $cost } ({ $count }/{ $spaces }) : { $chosen }{ $open }.
puerto_rico-alt-draft-open =  ; au choix { $kinds }
puerto_rico-alt-player = { $name } (place { $letter }){ $marks } : { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
}, jetons PV { $chips }, { $points } PV au plateau.
puerto_rico-alt-my-goods = Biens : { $goods }.
puerto_rico-alt-island = Île ({ $count } sur 12 ; occupées/toutes) : { $tiles }.
puerto_rico-alt-city = Cité ({ $count } sur 12 ; occupés/cercles) : { $buildings }.
puerto_rico-alt-windrose = Colons sans poste : { $count }.
puerto_rico-alt-my-nobles = Nobles : { $count }, dont sans poste { $idle }.
puerto_rico-alt-of-them = {" "}({ $nobles } { $nobles ->
        [one] noble
       *[other] nobles
    })
puerto_rico-change-row = Plantations
puerto_rico-change-ships = Navires
puerto_rico-change-house = Commerce
puerto_rico-change-goods = Réserve
puerto_rico-change-stock = Bâtiments
puerto_rico-change-supply = Stock
puerto_rico-change-chosen = choisis : { $things }
puerto_rico-change-sailed = navire { $ship } vide
puerto_rico-change-ship = navire { $ship } : { $goods }
puerto_rico-change-doubloons =
    { $count ->
        [one] { $change } doublon
       *[other] { $change } doublons
    }
puerto_rico-change-chips =
    { $count ->
        [one] { $change } jeton PV
       *[other] { $change } jetons PV
    }
puerto_rico-change-points = { $change } PV au plateau
puerto_rico-change-colonists =
    { $count ->
        [one] { $change } colon
       *[other] { $change } colons
    }
puerto_rico-change-on-ship = { $change } au bateau des colons
puerto_rico-change-nobles =
    { $count ->
        [one] { $change } noble
       *[other] { $change } nobles
    }
puerto_rico-change-nobles-on-ship =
    { $count ->
        [one] { $change } noble au bateau des colons
       *[other] { $change } nobles au bateau des colons
    }
puerto_rico-change-quarries =
    { $count ->
        [one] { $change } carrière
       *[other] { $change } carrières
    }
puerto_rico-change-hidden = { $change } cachées
puerto_rico-alt-line = { $name } : { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
}, { $points } PV ; { $goods } ; île { $tiles }/12, cité { $spaces }/12.
puerto_rico-alt-final = { $place } { $name } : { $points } PV ({ $parts } ; départage { $tiebreak }).
puerto_rico-board-legend-chips = jetons PV
puerto_rico-board-legend-buildings = sur les bâtiments
puerto_rico-board-legend-nobles = nobles
puerto_rico-question-role = Choix du rôle
puerto_rico-question-build = Maçon · { $count ->
    [one] { $count } doublon
   *[other] { $count } doublons
}
puerto_rico-question-settle = Planteur · une tuile
puerto_rico-question-lay = Pose la tuile
puerto_rico-question-produce = Artisan · un bien de plus
puerto_rico-question-sell = Marchand · vends un bien
puerto_rico-question-load = Capitaine · charge
puerto_rico-question-small_wharf = Petit quai · charge
puerto_rico-question-supply = Fournisseur · { $count } au plus
puerto_rico-question-store = Capitaine · stocke
puerto_rico-question-draft = Choix du bâtiment
puerto_rico-question-place = Intendant · { $count } à placer
puerto_rico-question-guests = Pension · un déplacement
puerto_rico-question-discard = Pavillon · retire une tuile
puerto_rico-question-pay = Marché noir · { $count } à payer
puerto_rico-question-own = tu as { $count }
puerto_rico-question-post = { $good }, commerce
puerto_rico-question-buy = Achat plantation
puerto_rico-question-onto = { $count } sur navire { $ship }
puerto_rico-question-wharf = { $count } par le quai
puerto_rico-question-small-wharf = au choix, 1 PV les deux
puerto_rico-alt-board = { $name } : { $doubloons ->
    [one] { $doubloons } doublon
   *[other] { $doubloons } doublons
}, { $points } PV ; biens : { $goods } ; tuiles : { $tiles } ; bâtiments : { $buildings }.
