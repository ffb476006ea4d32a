magister_navis-board-round = Manche { $round } sur { $rounds }
magister_navis-board-phase-prepare = Bâtir, croître, salaire
magister_navis-board-phase-action = Actions
magister_navis-board-build = Bâtir, niveau max { $level }
magister_navis-board-ask-salary = Salaire : { $count ->
        [one] { $count } disque revient
       *[other] { $count } disques reviennent
    }
magister_navis-board-ask-turn = Paiement : un retour
magister_navis-board-ask-arrange = Quel gouverneur ?
magister_navis-board-ask-discard = À défausser : { $count }
magister_navis-board-open = ouverte
magister_navis-board-closed = fermée
magister_navis-board-passed = passé
magister_navis-board-start = commence
magister_navis-board-points = gloire
magister_navis-board-harbor = port
magister_navis-board-supply = réserve
magister_navis-board-cities = { $count ->
    [one] ville
   *[other] villes
}
magister_navis-board-connections = { $count ->
    [one] liaison
   *[other] liaisons
}
magister_navis-board-gives-industry = Jusqu’au niveau { $count }
magister_navis-board-gives-culture = Croissance { $count }
magister_navis-board-gives-finance = { $count ->
        [one] { $count } paiement
       *[other] { $count } paiements
    }
magister_navis-board-gives-politics = { $count ->
        [one] Limite { $count } carte
       *[other] Limite { $count } cartes
    }
magister_navis-board-short-industry = niveau
magister_navis-board-short-culture = croissance
magister_navis-board-short-finance = paie
magister_navis-board-short-politics = cartes
magister_navis-alt-headline = { $count ->
        [0] { $phase }, manche { $round } sur { $rounds }.
       *[other] À jouer : { $names } ({ $phase }, manche { $round } sur { $rounds }).
    }
magister_navis-alt-seat = { $letter } { $name }{ $marks } : { $points } gloire, industrie { $industry }, culture { $culture }, finance { $finance }, politique { $politics }, port { $harbor }, réserve { $supply }, villes { $cities }, liaisons { $connections }, cartes { $cards }/{ $limit }{ $free }{ $used }.
magister_navis-alt-seat-free =  ; libres { $buildings }
magister_navis-alt-seat-used =  ; pris { $buildings }
magister_navis-alt-track = { $region } : { $discs }.
magister_navis-alt-cities = Villes : { $cities }.
magister_navis-alt-links = Liaisons : { $links }.
magister_navis-alt-tops = Cartes visibles : { $cards }.
magister_navis-alt-player = { $name } (place { $letter }){ $marks } : { $points } gloire ; port { $harbor }, réserve { $supply }.
magister_navis-alt-status = { $status } { $value } : { $gives }, gloire { $glory }.
magister_navis-alt-buildings = Bâtiments : { $buildings }.
magister_navis-alt-used = pris
magister_navis-alt-tokens = Jetons : { $tokens }.
magister_navis-alt-hand = Cartes { $count }, limite { $limit } : { $cards }.
magister_navis-alt-governor = (case gouverneur)
magister_navis-alt-aside = { magister_navis-slavery_cards } de côté.
magister_navis-alt-region = { $region } ({ $state }), disques { $presence }.
magister_navis-alt-waiting = Jetons sur la piste : { $tokens }.
magister_navis-alt-cards = Cartes : { $cards }.
magister_navis-alt-final = { $place } { $name } : { $points } gloire ({ $parts }).
