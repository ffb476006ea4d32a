# Names of things (Rio Grande edition), the words printed on boards, and alt texts.
# Goods and tiles are lower case: they stand inside sentences.

puerto_rico-good-corn = corn
puerto_rico-good-indigo = indigo
puerto_rico-good-sugar = sugar
puerto_rico-good-tobacco = tobacco
puerto_rico-good-coffee = coffee

## One letter a good, printed beside its colour; all different.

puerto_rico-letter-corn = C
puerto_rico-letter-indigo = I
puerto_rico-letter-sugar = S
puerto_rico-letter-tobacco = T
puerto_rico-letter-coffee = K

puerto_rico-tile-corn = corn plantation
puerto_rico-tile-indigo = indigo plantation
puerto_rico-tile-sugar = sugar plantation
puerto_rico-tile-tobacco = tobacco plantation
puerto_rico-tile-coffee = coffee plantation
puerto_rico-tile-quarry = quarry

puerto_rico-role-settler = Settler
puerto_rico-role-mayor = Mayor
puerto_rico-role-builder = Builder
puerto_rico-role-craftsman = Craftsman
puerto_rico-role-trader = Trader
puerto_rico-role-captain = Captain
puerto_rico-role-prospector = Prospector
puerto_rico-role-prospector_1 = Prospector 1
puerto_rico-role-prospector_2 = Prospector 2

puerto_rico-board-round = Round { $round }
puerto_rico-board-phase-round = Choose a role
puerto_rico-board-phase-draft = Choose the buildings
puerto_rico-board-phase-draft-over = Buildings of this game
puerto_rico-board-phase-settler = Settler
puerto_rico-board-phase-mayor = Mayor
puerto_rico-board-phase-builder = Builder
puerto_rico-board-phase-craftsman = Craftsman
puerto_rico-board-phase-trader = Trader
puerto_rico-board-phase-captain = Captain
puerto_rico-board-phase-prospector = Prospector
puerto_rico-board-last-round = Last round!
puerto_rico-board-of = Board
puerto_rico-board-governor = Governor
puerto_rico-board-ending-colonists = Last round: the colonists have run out
puerto_rico-board-ending-city = Last round: a city is full
puerto_rico-board-ending-chips = Last round: the VP chips have run out
puerto_rico-board-hidden = hidden

puerto_rico-alt-supply = { $acting }{ $phase }, round { $round }, { $title }. Governor: { $governor }.
puerto_rico-alt-acting = To act: { $names }.{" "}
puerto_rico-alt-seats = Doubloons/points: { $seats }.
puerto_rico-alt-roles = Roles: { $roles }.
puerto_rico-alt-plantations = Open plantations: { $tiles }; { $quarries } quarries, { $hidden } face down.
puerto_rico-alt-ship = Ship of { $capacity }: { $load } { $good }
puerto_rico-alt-ship-empty = Ship of { $capacity }: empty
puerto_rico-alt-house = Trading house: { $goods }.
puerto_rico-alt-goods = Goods supply: { $goods }.
puerto_rico-alt-colonists = Colonists: { $supply } in the supply, { $ship } on the ship. VP chips: { $chips }.
puerto_rico-alt-buildings = Buildings left by price: { $buildings }.
puerto_rico-alt-nobles = Nobles: { $supply } in the supply, { $ship } on the ship.
puerto_rico-alt-draft = Cost { $cost } ({ $count }/{ $spaces }): { $chosen }{ $open }.
puerto_rico-alt-draft-open = ; open { $kinds }
puerto_rico-alt-player = { $name } (seat { $letter }){ $marks }: { $doubloons ->
    [one] { $doubloons } doubloon
   *[other] { $doubloons } doubloons
}, VP chips { $chips }, { $points } VP on board.
puerto_rico-alt-my-goods = Goods: { $goods }.
puerto_rico-alt-island = Island ({ $count } of 12; occupied/all): { $tiles }.
puerto_rico-alt-city = City ({ $count } of 12; occupied/circles): { $buildings }.
puerto_rico-alt-windrose = Colonists without a place: { $count }.
puerto_rico-alt-my-nobles = Nobles: { $count }, without a place { $idle }.
puerto_rico-alt-of-them = {" "}({ $nobles } { $nobles ->
        [one] noble
       *[other] nobles
    })

## What is different from the boards before; $change is signed: +2.

puerto_rico-change-row = Plantations
puerto_rico-change-ships = Ships
puerto_rico-change-house = Trading house
puerto_rico-change-goods = Goods supply
puerto_rico-change-stock = Buildings
puerto_rico-change-supply = Supply
puerto_rico-change-chosen = chosen: { $things }
puerto_rico-change-sailed = ship { $ship } empty
puerto_rico-change-ship = ship { $ship } with { $goods }
puerto_rico-change-doubloons =
    { $count ->
        [one] { $change } doubloon
       *[other] { $change } doubloons
    }
puerto_rico-change-chips =
    { $count ->
        [one] { $change } VP chip
       *[other] { $change } VP chips
    }
puerto_rico-change-points = { $change } VP on the board
puerto_rico-change-colonists =
    { $count ->
        [one] { $change } colonist
       *[other] { $change } colonists
    }
puerto_rico-change-on-ship = { $change } on the colonist ship
puerto_rico-change-nobles =
    { $count ->
        [one] { $change } noble
       *[other] { $change } nobles
    }
puerto_rico-change-nobles-on-ship =
    { $count ->
        [one] { $change } noble on the colonist ship
       *[other] { $change } nobles on the colonist ship
    }
puerto_rico-change-quarries =
    { $count ->
        [one] { $change } quarry
       *[other] { $change } quarries
    }
puerto_rico-change-hidden = { $change } face down

puerto_rico-alt-line = { $name }: { $doubloons ->
    [one] { $doubloons } doubloon
   *[other] { $doubloons } doubloons
}, { $points } VP; { $goods }; island { $tiles }/12, city { $spaces }/12.
puerto_rico-alt-final = { $place } { $name }: { $points } VP ({ $parts }; tie-break { $tiebreak }).

puerto_rico-board-legend-chips = VP chips
puerto_rico-board-legend-buildings = printed on buildings
puerto_rico-board-legend-nobles = nobles

## What somebody is asked, as the title of its picture; short, in the base form.

puerto_rico-question-role = Choose a role
puerto_rico-question-build = Builder · { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
puerto_rico-question-settle = Settler · take a tile
puerto_rico-question-lay = Lay the tile
puerto_rico-question-produce = Craftsman · one more good
puerto_rico-question-sell = Trader · sell one good
puerto_rico-question-load = Captain · load a ship
puerto_rico-question-small_wharf = Small wharf · load goods
puerto_rico-question-supply = Royal supplier · up to { $count }
puerto_rico-question-store = Captain · store goods
puerto_rico-question-draft = Choose a building
puerto_rico-question-place = Mayor · { $count } to place
puerto_rico-question-guests = Guest house · move a guest
puerto_rico-question-discard = Hunting lodge · discard a tile
puerto_rico-question-pay = Black market · { $count } to pay
puerto_rico-question-own = you have { $count }
puerto_rico-question-post = { $good }, own post
puerto_rico-question-buy = Buy a plantation
puerto_rico-question-onto = { $count } onto ship { $ship }
puerto_rico-question-wharf = { $count } over the wharf
puerto_rico-question-small-wharf = any goods, 1 VP for every two
puerto_rico-alt-board = { $name }: { $doubloons ->
    [one] { $doubloons } doubloon
   *[other] { $doubloons } doubloons
}, { $points } VP; goods: { $goods }; tiles: { $tiles }; buildings: { $buildings }.
