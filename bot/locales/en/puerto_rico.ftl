# Puerto Rico: questions, moves, events, options and scores.

puerto_rico-title = Puerto Rico
puerto_rico-about = Settle, build, produce, sell and ship: who will bring the island the most prestige?
puerto_rico-cover = Cover of Puerto Rico: rows of crops before green hills, a harbor town with red roofs, a ship under sail, barrels on the quay, and the name of the game on a wooden board.
puerto_rico-round = Round { $round }

## Table options

puerto_rico-option-placing = Placing colonists
puerto_rico-option-placing-about = In the mayor phase, do all players place at once or in turn order?
puerto_rico-option-placing-together = all at once (faster)
puerto_rico-option-placing-in_turn = in turn order (as printed)
puerto_rico-option-vp_chips_5p = VP chips with 5 players
puerto_rico-option-vp_chips_5p-about = The German edition has 126 chips, the older English one 122.
puerto_rico-option-vp_chips_5p-126 = 126
puerto_rico-option-vp_chips_5p-122 = 122
puerto_rico-option-hacienda_quarry = Hacienda and construction hut
puerto_rico-option-hacienda_quarry-about = May the extra tile of the hacienda be a quarry for the owner of a construction hut?
puerto_rico-option-hacienda_quarry-no = no, a plantation
puerto_rico-option-hacienda_quarry-yes = yes, or a quarry
puerto_rico-option-mayor_privilege_optional = Mayor’s privilege
puerto_rico-option-mayor_privilege_optional-about = May the mayor decline the extra colonist?
puerto_rico-option-mayor_privilege_optional-yes = may be declined
puerto_rico-option-mayor_privilege_optional-no = must be taken
puerto_rico-option-must_fill_circles = Empty circles
puerto_rico-option-must_fill_circles-about = Must colonists be placed while there are empty circles?
puerto_rico-option-must_fill_circles-yes = must be filled
puerto_rico-option-must_fill_circles-no = may stay empty
puerto_rico-option-decline_ship_colonists = Colonists from the ship
puerto_rico-option-decline_ship_colonists-about = May a player refuse colonists from the ship?
puerto_rico-option-decline_ship_colonists-no = must be taken
puerto_rico-option-decline_ship_colonists-yes = may be refused
puerto_rico-option-max_large_buildings = Large buildings in a city
puerto_rico-option-max_large_buildings-about = Four fit on the printed board; some only count the 12 spaces.
puerto_rico-option-max_large_buildings-4 = at most 4
puerto_rico-option-max_large_buildings-6 = at most 6
puerto_rico-option-factory_university = Factory and university
puerto_rico-option-factory_university-about = A popular variant swaps their costs.
puerto_rico-option-factory_university-7_8 = 7 and 8 doubloons (as printed)
puerto_rico-option-factory_university-8_7 = 8 and 7 doubloons
puerto_rico-option-ask_storage = Storing goods
puerto_rico-option-ask_storage-about = Ask which goods to keep only if some would be lost, or always?
puerto_rico-option-ask_storage-when_needed = ask when needed
puerto_rico-option-ask_storage-always = always ask
puerto_rico-number-more_doubloons = More doubloons
puerto_rico-number-more_doubloons-about = Doubloons that everyone gets at the start, on top of the usual ones.
puerto_rico-number-more_colonists = More colonists
puerto_rico-number-more_colonists-about = Colonists in the supply, on top of the usual ones; a negative number takes some away.
puerto_rico-number-more_chips = More VP chips
puerto_rico-number-more_chips-about = VP chips in the supply, on top of the usual ones; a negative number takes some away.

## Phases, as headlines

puerto_rico-phase-round = Choosing a role
puerto_rico-phase-settler = Settler phase
puerto_rico-phase-mayor = Mayor phase
puerto_rico-phase-builder = Builder phase
puerto_rico-phase-craftsman = Craftsman phase
puerto_rico-phase-trader = Trader phase
puerto_rico-phase-captain = Captain phase
puerto_rico-phase-prospector = Prospector

## Questions

puerto_rico-ask-role = { $name }, choose a role.
puerto_rico-ask-draw = { $name }, do you want an extra face-down plantation (hacienda)?
puerto_rico-ask-settle = { $name }, choose a tile for your island.
puerto_rico-ask-colonist-settler = { $name }, do you want a colonist on the new tile (hospice)?
puerto_rico-ask-colonist-mayor = { $name }, do you want the mayor’s extra colonist?
puerto_rico-ask-colonist-builder = { $name }, do you want a colonist on the new building (university)?
puerto_rico-ask-ship = { $name }, will you take a colonist from the ship?
puerto_rico-ask-place = { $name }, place your colonists ({ $colonists } left).
puerto_rico-ask-build = { $name }, build a building (you have { $doubloons ->
    [one] { $doubloons } doubloon
   *[other] { $doubloons } doubloons
}).
puerto_rico-ask-produce = { $name }, choose your extra good.
puerto_rico-ask-sell = { $name }, sell one good to the trading house.
puerto_rico-ask-load = { $name }, load goods.
puerto_rico-ask-store = { $name }, choose which goods to keep.

## Moves

puerto_rico-doubloons = { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
puerto_rico-points = { $count } VP
puerto_rico-colonists = { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
}
puerto_rico-priced = { $thing }, { $price }
puerto_rico-bonus = { $thing } (+{ $count })
puerto_rico-manned = { $people } of { $circles } circles occupied
puerto_rico-move-draw = Draw a plantation
puerto_rico-move-colonist = Take a colonist
puerto_rico-move-load = { $goods } → ship { $ship }
puerto_rico-move-load-hint = You have { $have }; the ship has room for { $room }.
puerto_rico-move-wharf = { $goods } → wharf
puerto_rico-move-wharf-hint = Once per phase, all goods of one kind.
puerto_rico-move-store = Warehouse: { $goods }
puerto_rico-move-keep = Keep { $goods }

## Events

puerto_rico-event-round = Round { $round }: { $name } is the governor.
puerto_rico-event-role = { $name } takes the role { $role }.
puerto_rico-event-role-paid = { $name } takes the role { $role } and { $doubloons }.
puerto_rico-event-passed-builder = { $name } builds nothing.
puerto_rico-event-passed-trader = { $name } sells nothing.
puerto_rico-event-passed-craftsman = { $name } takes no extra good.
puerto_rico-event-passed-captain = { $name } loads no more goods.
puerto_rico-event-drawn = { $name } uses the hacienda to draw: { $tile }.
puerto_rico-event-settled = { $name } takes: { $tile }.
puerto_rico-event-row = New plantations: { $tiles }.
puerto_rico-event-row-shuffled = The discarded plantations were shuffled. New plantations: { $tiles }.
puerto_rico-event-row-empty = There are no plantations left to turn up.
puerto_rico-event-colonist-hospice = { $name } gets a colonist from the hospice: { $circle }.
puerto_rico-event-colonist-university = { $name } gets a colonist from the university: { $circle }.
puerto_rico-event-peopled = { $name } { $parts }.
puerto_rico-people-got = gets { $people } from the ship
puerto_rico-people-got-mayor = gets the mayor’s extra colonist
puerto_rico-people-got-as-mayor = gets { $people } (one as mayor)
puerto_rico-people-placed = occupies { $circles }
puerto_rico-people-nobles = has nobles on { $circles }
puerto_rico-people-idle = has { $people } without a place
puerto_rico-people-none = has no colonists
puerto_rico-event-declined = { $name } refuses a colonist.
puerto_rico-event-ship_refilled = The colonist ship brings { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
}.
puerto_rico-event-ship_refilled-short = The colonist ship brings { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
}; { $missing } short.
puerto_rico-event-built = { $name } builds: { $building } ({ $price }).
puerto_rico-event-produced = { $name } produces { $goods }.
puerto_rico-event-produced-nothing = { $name } produces nothing.
puerto_rico-event-extra = { $name } gets { $goods } extra as craftsman.
puerto_rico-event-income = { $name } gets { $doubloons } ({ $source }).
puerto_rico-event-sold = { $name } sells { $goods } for { $doubloons }.
puerto_rico-event-house_emptied = The trading house is full and is emptied.
puerto_rico-event-loaded = { $name } loads { $goods } onto ship { $ship }: { $points }.
puerto_rico-event-wharfed = { $name } ships { $goods } with the wharf: { $points }.
puerto_rico-event-stored = { $name } keeps { $goods }.
puerto_rico-event-stored-lost = { $name } keeps { $goods } and loses { $lost ->
    [one] { $lost } good
   *[other] { $lost } goods
}.
puerto_rico-event-stored-all-lost = { $name } loses { $lost ->
    [one] { $lost } good
   *[other] { $lost } goods
}.
puerto_rico-event-sailed = Ship { $ship } sails with a full load of { $good }.
puerto_rico-event-ending-colonists = The colonists have run out: this is the last round.
puerto_rico-event-ending-city = A city is full: this is the last round.
puerto_rico-event-ending-chips = The VP chips have run out: this is the last round.

## The position in words

puerto_rico-summary-round = Round { $round }, governor { $name }. { $phase }.
puerto_rico-summary-ending-colonists = This is the last round: the colonists have run out.
puerto_rico-summary-ending-city = This is the last round: a city is full.
puerto_rico-summary-ending-chips = This is the last round: the VP chips have run out.
puerto_rico-summary-roles = Roles available: { $roles }.
puerto_rico-summary-taken = Roles taken: { $roles }.
puerto_rico-summary-row = Plantations: { $tiles }; quarries: { $quarries }; face down: { $face_down }; discarded: { $discards }.
puerto_rico-summary-ship = Ship { $capacity }: { $load } of { $capacity } { $good }
puerto_rico-summary-ship-empty = Ship { $capacity }: empty
puerto_rico-summary-ships = Cargo ships: { $ships }.
puerto_rico-summary-house = Trading house ({ $count } of { $stalls }): { $goods }.
puerto_rico-summary-goods = Goods supply: { $goods }.
puerto_rico-summary-colonists = Colonists: { $ship } on the ship, { $supply } in the supply. VP chips: { $chips }.
puerto_rico-summary-stock = Buildings, with cost and (number left): { $buildings }.
puerto_rico-summary-stock-item = { $building } { $cost } ({ $left })
puerto_rico-summary-player = { $name }: { $doubloons }; goods: { $goods }; { $points } on the board, { $chips } in chips.
puerto_rico-summary-player-hidden = { $name }: { $doubloons }; goods: { $goods }; { $points } on the board.
puerto_rico-summary-island = Island of { $name } ({ $count } of { $spaces }): { $tiles }.
puerto_rico-summary-city = City of { $name } ({ $count } of { $spaces }): { $buildings }.
puerto_rico-summary-tiles = { $count } × { $tile } (occupied: { $people })
puerto_rico-summary-building = { $building } ({ $people }/{ $circles })
puerto_rico-summary-windrose = { $name } has { $colonists } without a circle.

## Scores

puerto_rico-score-chips = chips
puerto_rico-score-buildings = buildings
puerto_rico-score-guild_hall = guild hall
puerto_rico-score-residence = residence
puerto_rico-score-fortress = fortress
puerto_rico-score-customs_house = customs house
puerto_rico-score-city_hall = city hall
puerto_rico-score-player = **{ $place }** { $name }: { $points } ({ $parts }); tie-break { $tiebreak }
puerto_rico-score-board = { $name }: { $points } on the board
puerto_rico-score-hidden = VP chips stay hidden until the game is over, and so do the points for the customs house.
