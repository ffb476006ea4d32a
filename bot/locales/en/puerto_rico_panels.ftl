# Puerto Rico's commands, panels, standing orders, and pages of options.

## Pages of the options

puerto_rico-page-expansions = Expansions
puerto_rico-page-base = Base game rulings
puerto_rico-page-buildings = New Buildings rulings
puerto_rico-page-nobles = Nobles rulings

## Panels

puerto_rico-panel-nobles = Nobles: choose { $count } { $count ->
    [one] circle
   *[other] circles
}
puerto_rico-panel-colonists = Colonists: choose { $count } { $count ->
    [one] circle
   *[other] circles
}
puerto_rico-panel-mix = Choose any goods for the small wharf
puerto_rico-panel-mix-all = { $count ->
    [one] The one good
   *[other] All { $count } goods
}, { $points }
puerto_rico-panel-mix-hint = If you pick two amounts of one kind, the larger one counts.
puerto_rico-panel-supply = Choose up to { $count } { $count ->
    [one] good
   *[other] kinds
}
puerto_rico-panel-pay = Choose { $count ->
    [one] the one thing you give up
   *[other] the { $count } things you give up
}
puerto_rico-open-draft = Choose a building for the game
puerto_rico-open-lay = Place the plantation
puerto_rico-open-pay = Pay at the black market
puerto_rico-open-supply = Give goods to the court
puerto_rico-open-small_wharf = Load the small wharf
puerto_rico-open-place = Place colonists
puerto_rico-open-store = Store goods
puerto_rico-open-build = Choose a building
pr-place = Choose { $count } { $count ->
    [one] circle
   *[other] circles
}
pr-before = As last time

## Commands

cmd-pr-group-noble = Take, place and move nobles
cmd-pr-group-pay = Pay at the black market
cmd-pr-group-land = Plantations and forests beyond the usual pick
cmd-pr-draft = Choose a building for this game
cmd-pr-guest = Move a colonist out of the guest house
cmd-pr-guest_noble = Move a noble out of the guest house
cmd-pr-forest = Take a face-up plantation and place it as a forest
cmd-pr-plant = Place the drawn plantation face up
cmd-pr-turn = Place the drawn plantation face down as a forest
cmd-pr-discard = Discard a tile from your island (hunting lodge, land office)
cmd-pr-buy = Draw a plantation with the land office
cmd-pr-noble = Take a noble
cmd-pr-place_noble = Place a noble
cmd-pr-pay_colonist = Give up a colonist
cmd-pr-pay_noble = Give up a noble
cmd-pr-pay_good = Give up a good
cmd-pr-pay_point = Give up a victory point
cmd-pr-post = Sell a good at your trading post
cmd-pr-supply = Give a good to the court (royal supplier)
cmd-pr-small_wharf = Put a good on the small wharf
cmd-pr-points = Take the VP of a building
arg-pr-land = The plantation or forest
arg-pr-place = Where the person is
name-draft = draft
name-guest = guest
name-land = land
name-forest = forest
name-plant = plant
name-turn = turn
name-discard = discard
name-buy = buy
name-noble = noble
name-take = take
name-pay = pay
name-point = point
name-post = post
name-supply = supply
name-small_wharf = small_wharf
name-points = points
cmd-pr = Make a move in Puerto Rico
cmd-pr-role = Choose a role
cmd-pr-settle = Take a plantation or a quarry
cmd-pr-draw = Draw an extra face-down plantation (hacienda)
cmd-pr-colonist = Take a colonist
cmd-pr-place = Place a colonist
cmd-pr-build = Build a building
cmd-pr-produce = Choose the craftsman’s extra good
cmd-pr-sell = Sell a good to the trading house
cmd-pr-load = Load goods onto a cargo ship
cmd-pr-wharf = Ship goods with the wharf
cmd-pr-store = Keep all goods of one kind in a warehouse
cmd-pr-keep = Keep a single good
cmd-pr-pass = Pass
arg-pr-role = The role
arg-pr-tile = The plantation or quarry
arg-pr-circle = The tile or building
arg-pr-building = The building
arg-pr-good = The good
arg-pr-ship = The ship, by its capacity
name-role = role
name-settle = settle
name-draw = draw
name-colonist = colonist
name-place = place
name-build = build
name-produce = produce
name-sell = sell
name-load = load
name-wharf = wharf
name-store = store
name-keep = keep
name-pass = pass
name-tile = tile
name-circle = circle
name-building = building
name-good = good
name-ship = ship

## Standing orders

puerto_rico-order-sell = Sell the first of these that I can
puerto_rico-order-ship = Load in this order, on the ship that takes the most
puerto_rico-order-place = Place colonists as last time, new ones on
puerto_rico-order-role = Take the first of these roles that is available
puerto_rico-order-instead = If the first role is gone, take the second
puerto_rico-decision-guests = moving guests
puerto_rico-decision-draw = drawing an extra tile (hacienda)
puerto_rico-decision-settle = taking a tile
puerto_rico-decision-discard = discarding a tile (hunting lodge)
puerto_rico-decision-build = building
puerto_rico-decision-sell = selling
puerto_rico-decision-load = loading
puerto_rico-decision-colonist = taking an extra colonist
puerto_rico-decision-villa = taking the noble from the villa
puerto_rico-decision-place = placing colonists
puerto_rico-decision-role = choosing a role
