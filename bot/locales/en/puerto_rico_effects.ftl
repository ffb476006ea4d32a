# What a move brings now: short on a button (`effect`), in a sentence beside an option (`hint`).

puerto_rico-goods = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
puerto_rico-effect-points = { $change } VP
puerto_rico-effect-people = you +{ $count }
puerto_rico-effect-tiles = plantation
puerto_rico-effect-tiles-quarry = quarry possible
puerto_rico-effect-no-tiles = nothing to take
puerto_rico-effect-affordable = { $count } affordable
puerto_rico-effect-affordable-least = at least { $count } affordable
puerto_rico-effect-none-affordable = nothing affordable
puerto_rico-effect-produced = +{ $goods }
puerto_rico-effect-none-produced = no goods
puerto_rico-effect-sale = { $good } for { $count }
puerto_rico-effect-house-full = house full
puerto_rico-effect-no-sale = nothing to sell
puerto_rico-effect-load = { $goods }: { $points }
puerto_rico-effect-no-load = nothing to load
puerto_rico-effect-lose = −{ $goods }
puerto_rico-effect-have = you have { $count }
puerto_rico-effect-makes = makes { $goods }
puerto_rico-effect-makes-less = { $goods } less
puerto_rico-effect-saves = building 1 cheaper
puerto_rico-effect-works = now active
puerto_rico-effect-nothing = nothing new

puerto_rico-hint-tiles = You choose first: { $tiles }.
puerto_rico-hint-no-tiles = There is nothing for you to take.
puerto_rico-hint-colonists = You get { $count ->
    [0] nobody
    [one] { $count } colonist
   *[other] { $count } colonists
}; { $free ->
    [0] none of your circles is free
    [one] { $free } of your circles is free
   *[other] { $free } of your circles are free
}.
puerto_rico-hint-people = You get { $count ->
    [0] nobody
    [one] { $count } person
   *[other] { $count } people
}; { $free ->
    [0] none of your circles is free
    [one] { $free } of your circles is free
   *[other] { $free } of your circles are free
}.
puerto_rico-hint-affordable = { $count ->
    [one] You can build only one building: { $building } ({ $price }).
   *[other] You can build one of { $count } buildings, the dearest: { $building } ({ $price }).
}
puerto_rico-hint-affordable-least = You can pay for at least { $count ->
    [one] 1 building
   *[other] { $count } buildings
}, or more with the black market.
puerto_rico-hint-none-affordable = There is nothing you can build.
puerto_rico-hint-produced = You produce { $goods }.
puerto_rico-hint-none-produced = You produce nothing.
puerto_rico-hint-choice = { $count ->
    [one] You choose 1 more.
   *[other] You choose { $count } more.
}
puerto_rico-hint-income = You also get { $gains }.
puerto_rico-hint-income-least = You also get at least { $gains }.
puerto_rico-hint-gain = You get { $gains }.
puerto_rico-hint-sale = Your best sale: { $good } for { $price }.
puerto_rico-hint-house-full = The trading house is full.
puerto_rico-hint-no-sale = You have nothing to sell.
puerto_rico-hint-load = Best first load: { $goods } for { $points }.
puerto_rico-hint-no-load = You have nothing for the cargo ships.
puerto_rico-hint-lose = You would lose at least { $goods }.

puerto_rico-hint-could-make = Once occupied: { $goods } more per craftsman phase.
puerto_rico-hint-could-not-make = It would not bring more goods yet.
puerto_rico-hint-could-save = Once occupied: buildings { $column ->
    [1] cost
   *[other] from column { $column } on cost
} 1 doubloon less.
puerto_rico-hint-could-score = Once occupied: { $points } more as things are.
puerto_rico-hint-makes = { $goods } more per craftsman phase.
puerto_rico-hint-makes-less = { $goods } less per craftsman phase.
puerto_rico-hint-saves = Buildings { $column ->
    [1] now cost
   *[other] from column { $column } on now cost
} 1 doubloon less.
puerto_rico-hint-have = You have { $count }.
puerto_rico-hint-left = { $count } left.
puerto_rico-hint-goes-to = Goes to: { $place }.
puerto_rico-hint-placed-later = You place your people later in this phase.
puerto_rico-hint-unkept = Not kept yet: { $goods }.
puerto_rico-hint-all-kept = Then everything is kept.
puerto_rico-hint-losing = You lose { $goods }.
puerto_rico-hint-shipping = Ships { $goods } for { $points }.
puerto_rico-hint-supplied = The goods do not count as a load.

puerto_rico-pass-draw = You take no extra plantation.
puerto_rico-pass-settle = You take no tile.
puerto_rico-pass-colonist = You take nobody.
puerto_rico-pass-place = Your other people stay without a place.
puerto_rico-pass-build = You build nothing.
puerto_rico-pass-produce = You leave the extra good.
puerto_rico-pass-sell = You sell nothing.
puerto_rico-pass-land = You do not use the land office.
puerto_rico-pass-load = You ship nothing this time.
puerto_rico-pass-supply = You give no more goods.
puerto_rico-pass-points = You leave the VP.
puerto_rico-pass-discard = You keep all your tiles.
puerto_rico-pass-guest = Your guests stay where they are.
