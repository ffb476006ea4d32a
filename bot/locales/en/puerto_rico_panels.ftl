# Puerto Rico's own panels, pages of options and commands of the expansions.

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
