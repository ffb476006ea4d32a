# Puerto Rico's own panels, pages of options and commands of the expansions.

## Pages of the options

puerto_rico-page-expansions = Expansions
puerto_rico-page-base = Rulings of the base game
puerto_rico-page-buildings = Rulings of the New Buildings
puerto_rico-page-nobles = Rulings of the Nobles

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
puerto_rico-panel-mix-hint = Of two amounts of one kind, the larger one counts.
puerto_rico-panel-supply = Choose up to { $count } { $count ->
    [one] good
   *[other] kinds
}
puerto_rico-panel-pay = Choose the { $count ->
    [one] one thing that you give
   *[other] { $count } things that you give
}
puerto_rico-open-draft = Choose a building for the game
puerto_rico-open-lay = Lay the plantation
puerto_rico-open-pay = Pay at the black market
puerto_rico-open-supply = Give goods to the court
puerto_rico-open-small_wharf = Load the small wharf

## Commands

cmd-pr-group-noble = Nobles: take, place and move them
cmd-pr-group-pay = Pay at the black market
cmd-pr-group-land = Plantations and forests beside the usual pick
cmd-pr-draft = Choose a kind of building for the game
cmd-pr-guest = Move a colonist from the guest house
cmd-pr-guest_noble = Move a noble from the guest house
cmd-pr-forest = Take an open plantation and lay it as forest
cmd-pr-plant = Lay the drawn plantation face up
cmd-pr-turn = Lay the drawn plantation face down as forest
cmd-pr-discard = Discard a tile of your island (hunting lodge, land office)
cmd-pr-buy = Draw a plantation with the land office
cmd-pr-noble = Take a noble
cmd-pr-place_noble = Place a noble
cmd-pr-pay_colonist = Give a colonist
cmd-pr-pay_noble = Give a noble
cmd-pr-pay_good = Give a good
cmd-pr-pay_point = Give a victory point
cmd-pr-post = Sell a good at your trading post
cmd-pr-supply = Give a good to the court (royal supplier)
cmd-pr-small_wharf = Put a good on the small wharf
cmd-pr-points = Take the VP of a building
arg-pr-land = The plantation or forest
arg-pr-place = Where the person stands
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
