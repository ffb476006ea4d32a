# /why: what stands against a move (`puerto_rico-why-<code>`), what it adds up to, and how
# moves are called that may be asked about.

puerto_rico-why-not-asked = It is not your turn: { $count ->
    [one] { $names } has
   *[other] { $names } have
} to decide (R-1.1).

## When a move is made

puerto_rico-why-when-role = A role is chosen when it is your turn to take a card, between two phases (R-1.1).
puerto_rico-why-when-draw = An extra plantation is drawn in the settler phase, before your regular pick (R-2.5).
puerto_rico-why-when-settle = Tiles are taken in the settler phase, on your turn (R-2.1).
puerto_rico-why-when-colonist = A single colonist comes by the mayor’s privilege, the hospice or the university, just then (R-2.7, R-3.1, R-4.5).
puerto_rico-why-when-place = People are placed in the mayor phase only (R-3.3, R-3.5).
puerto_rico-why-when-build = Buildings are built in the builder phase, one a turn (R-4.1).
puerto_rico-why-when-produce = The extra good is chosen by the craftsman alone, after all have produced (R-5.3).
puerto_rico-why-when-sell = Goods are sold in the trader phase, one a turn (R-6.1).
puerto_rico-why-when-load = Goods are loaded in the captain phase, on your turn (R-7.1).
puerto_rico-why-when-wharf = The wharf ships goods in the captain phase, on your turn (R-7.7).
puerto_rico-why-when-store = Goods are stored at the end of the captain phase, after all loading (R-7.13).
puerto_rico-why-when-keep = Goods are stored at the end of the captain phase, after all loading (R-7.13).
puerto_rico-why-when-draft = Buildings are drafted before the first round, one a turn (R-12.1).
puerto_rico-why-when-forest = A plantation becomes forest when you take it in the settler phase (R-2.9).
puerto_rico-why-when-plant = A drawn plantation is laid as soon as it is drawn (R-2.9).
puerto_rico-why-when-turn = A drawn plantation is laid as soon as it is drawn (R-2.9).
puerto_rico-why-when-discard = Tiles are discarded with the hunting lodge at the end of the settler phase, or with the land office on your turn of the trader phase (R-2.11, R-6.6).
puerto_rico-why-when-buy = The land office buys on your turn of the trader phase (R-6.6).
puerto_rico-why-when-noble = A noble is taken where a colonist of the ship could be taken too (R-3.9).
puerto_rico-why-when-place_noble = People are placed in the mayor phase only (R-3.3, R-3.5).
puerto_rico-why-when-pay_colonist = The black market pays when you build something that you are short of doubloons for (R-4.9).
puerto_rico-why-when-pay_noble = The black market pays when you build something that you are short of doubloons for (R-4.9).
puerto_rico-why-when-pay_good = The black market pays when you build something that you are short of doubloons for (R-4.9).
puerto_rico-why-when-pay_point = The black market pays when you build something that you are short of doubloons for (R-4.9).
puerto_rico-why-when-post = The trading post sells on your turn of the trader phase (R-6.5).
puerto_rico-why-when-supply = The royal supplier gives goods on your first turn of the captain phase, before you load (R-7.12).
puerto_rico-why-when-small_wharf = The small wharf ships goods in the captain phase, on your turn (R-7.9).
puerto_rico-why-when-points = VP of a building are offered just when it earns them (Q-33).

## What stands against it

puerto_rico-why-unoccupied = { $building }: nobody works there, so it does nothing (R-1.7).
puerto_rico-why-role-absent = { $role }: with { $players } players this card is not in the game (R-0.6).
puerto_rico-why-role-taken = { $role }: { $seat } has taken this card already, it is out for the round (R-1.5).
puerto_rico-why-island-full = Your island is full: all { $spaces } spaces hold a tile (R-2.2).
puerto_rico-why-no-tiles = There is no plantation left, neither face down nor discarded (R-2.8).
puerto_rico-why-tile-not-open = No { $tile } lies in the row (R-2.1).
puerto_rico-why-no-quarries = No quarry is left (R-2.2).
puerto_rico-why-quarry-right = Only the settler, and whoever has an occupied construction hut, may take a quarry (R-2.1, R-2.6).
puerto_rico-why-one-quarry = You have had your one quarry of this phase already (D-01).
puerto_rico-why-no-colonists = No colonist is left that you could take (R-2.7).
puerto_rico-why-nobody-idle = You have nobody left to place.
puerto_rico-why-no-tile = You have no { $tile } on your island.
puerto_rico-why-circle-full = { $circle }: all circles are occupied (R-3.3).
puerto_rico-why-built-already = { $building }: you have it already, and nobody builds the same twice (R-4.1).
puerto_rico-why-not-in-game = { $building }: it is not in this game.
puerto_rico-why-sold-out = { $building }: no copy is left (Q-43).
puerto_rico-why-too-dear = It costs { $price }, you have { $have }: { $missing } too few (R-4.2).
puerto_rico-why-city-full = Your city is full (R-4.4).
puerto_rico-why-no-pair = A large building needs two spaces, you have { $spaces } left (R-4.4).
puerto_rico-why-large-limit = Your city has room for no more than { $most } large buildings (Q-22).
puerto_rico-why-supply-empty = The supply has no { $good } left (Q-36).
puerto_rico-why-not-produced = You have not produced any { $good } in this phase (R-5.3).
puerto_rico-why-no-good = You have no { $good }.
puerto_rico-why-house-full = The trading house is full: all { $stalls } stalls are taken (R-6.2).
puerto_rico-why-in-house = The trading house has { $good } already; only an occupied office sells a kind twice (R-6.2).
puerto_rico-why-no-ship = There is no cargo ship of { $ship } spaces in this game (R-0.5).
puerto_rico-why-on-other-ship = Ship { $ship } carries { $good } already, and a kind sails on one ship only, even if that is full (R-7.3).
puerto_rico-why-other-kind = Ship { $ship } carries { $good }, and a ship takes one kind only (R-7.3).
puerto_rico-why-ship-full = Ship { $ship } is full; your { $good } must wait for the next phase (R-7.3).
puerto_rico-why-larger-ship = Ship { $ship } is too small: you have { $have } { $good }, and an empty ship takes more of them (R-7.4).
puerto_rico-why-wharf-used = You have used the wharf in this phase already (R-7.7).
puerto_rico-why-kept-already = All your { $good } is being kept already (R-7.13).
puerto_rico-why-warehouses-full = Your warehouses hold as many kinds as they can (R-7.13).
puerto_rico-why-singles-kept = You have kept as many single goods as you may (R-7.13).
puerto_rico-why-market-short = With what you have, the black market stands for { $most } at most: one person, one good, one VP chip (R-4.9, R-4.10).
puerto_rico-why-sold-already = You have made your one sale of this phase (R-6.5).
puerto_rico-why-not-drafted = { $building }: it is not drafted; production buildings and those of the nobles are in the game anyway (R-12.1, R-12.3).
puerto_rico-why-drafted-already = { $building }: it has been chosen already (R-12.1).
puerto_rico-why-draft-full = All spaces for buildings of { $cost } are taken (R-12.2).
puerto_rico-why-draft-rival = { $building }: this table plays only one of the pair that it belongs to (Q-30).
puerto_rico-why-no-guest-colonist = No colonist is a guest in your guest house (R-10.1).
puerto_rico-why-no-guest-noble = No noble is a guest in your guest house (R-10.1).
puerto_rico-why-guests-mayor = Guests do not move in a mayor phase (R-10.1).
puerto_rico-why-guest-home = Nobody moves into the guest house outside the mayor phase (R-10.2).
puerto_rico-why-guest-later = Finish first what you have begun; guests move at your next decision (R-10.4).
puerto_rico-why-forest-quarry = A quarry cannot become forest (R-2.9).
puerto_rico-why-discard-quarry = Quarries stay on the island (R-2.11, R-6.6).
puerto_rico-why-discard-forest = The land office does not take forests (Q-41).
puerto_rico-why-no-nobles = This game is played without nobles.
puerto_rico-why-no-noble-aboard = No noble is aboard the colonist ship (R-3.9).
puerto_rico-why-no-noble-idle = You have no noble left to place.
puerto_rico-why-noble-sources = While the supply has colonists, a colonist comes from there; nobles come from the ship and the villa only (Q-16).
puerto_rico-why-pay-own = Whoever stands on the black market itself cannot be given (R-4.9).
puerto_rico-why-pay-nobody = { $place }: there is nobody of that kind to give (R-4.10).
puerto_rico-why-pay-no-chips = You have no VP chip (R-4.10).
puerto_rico-why-paid-already = You have given a thing of that kind already: one person, one good and one VP chip at most (R-4.9).
puerto_rico-why-post-full = At this table the trading post is closed while the trading house is full (Q-09).
puerto_rico-why-no-doubloon = You do not have the doubloon that it costs (R-6.6).
puerto_rico-why-land-office-noble = A colonist stands in your land office; only a noble there discards plantations (R-6.6, D-36).
puerto_rico-why-land-office-colonist = A noble stands in your land office; only a colonist there buys plantations (R-6.6, D-36).
puerto_rico-why-land-office-used = You have used the land office in this phase already (R-6.6).
puerto_rico-why-supplied-already = { $good }: you have given one already, and all goods must be different (R-7.12).
puerto_rico-why-small-wharf-least = At this table the small wharf ships { $least } goods at least (D-16).
puerto_rico-why-small-wharf-used = You have used the small wharf in this phase already (R-7.9).
puerto_rico-why-no-pass-role = You must take a role, even a useless one (R-1.3).
puerto_rico-why-no-pass-place = Nobody may stay idle beside an empty circle (R-3.4).
puerto_rico-why-no-pass-load = You can load a cargo ship, so you must; only a wharf may take its place (R-7.5).
puerto_rico-why-no-pass-colonist = At this table the extra person of the mayor is always taken (D-06).
puerto_rico-why-no-pass-produce = The extra good only has to be chosen; it costs you nothing (R-5.3).
puerto_rico-why-no-pass-ship = Whoever is at the front of the ship comes along; you only choose who (Q-01, R-3.9).
puerto_rico-why-no-pass-draft = Somebody has to choose each building: it is your turn (R-12.1).
puerto_rico-why-no-pass-pay = The building has been ordered: what is missing must be given (R-4.9).
puerto_rico-why-no-pass-lay = The drawn plantation must be laid, one way or the other (R-2.5, R-2.9).
puerto_rico-why-no-pass-small_wharf = At this table the small wharf ships more goods than that at least (D-16).

## What it adds up to

puerto_rico-why-sum-price = Price: { $parts } = { $total ->
    [one] { $total } doubloon
   *[other] { $total } doubloons
} (R-4.2)
puerto_rico-why-sum-sale = Proceeds: { $parts } = { $total ->
    [one] { $total } doubloon
   *[other] { $total } doubloons
} (R-6.1, R-6.3)
puerto_rico-why-part-printed = printed
puerto_rico-why-part-quarries = quarries
puerto_rico-why-part-builder = builder
puerto_rico-why-part-forests = forests
puerto_rico-why-part-zoning_office = zoning office
puerto_rico-why-part-list = list price
puerto_rico-why-part-small_market = small market
puerto_rico-why-part-large_market = large market
puerto_rico-why-part-trader = trader
puerto_rico-why-part-library = library

## Moves that may be asked about

puerto_rico-why-move-role = Take the role { $role }
puerto_rico-why-move-draw = Draw a plantation with the hacienda
puerto_rico-why-move-settle = Take: { $tile }
puerto_rico-why-move-colonist = Take a colonist
puerto_rico-why-move-place = Place on: { $circle }
puerto_rico-why-move-produce = As craftsman choose { $good }
puerto_rico-why-move-sell = Sell { $good }
puerto_rico-why-move-load = Load { $good } on ship { $ship }
puerto_rico-why-move-wharf = Ship { $good } with the wharf
puerto_rico-why-move-store = Store all { $good }
puerto_rico-why-move-keep = Keep 1 { $good }
puerto_rico-why-move-draft = Draft: { $building }
puerto_rico-why-move-guest = Move a guest to: { $circle }
puerto_rico-why-move-guest_noble = Move a noble guest to: { $circle }
puerto_rico-why-move-forest = Take as forest: { $tile }
puerto_rico-why-move-plant = Lay the drawn plantation face up
puerto_rico-why-move-turn = Lay the drawn plantation as forest
puerto_rico-why-move-discard = Discard: { $land }
puerto_rico-why-move-buy = Buy a plantation with the land office
puerto_rico-why-move-noble = Take a noble
puerto_rico-why-move-place_noble = Place a noble on: { $circle }
puerto_rico-why-move-pay_colonist = Pay with a colonist: { $place }
puerto_rico-why-move-pay_noble = Pay with a noble: { $place }
puerto_rico-why-move-pay_good = Pay with 1 { $good }
puerto_rico-why-move-pay_point = Pay with a VP chip
puerto_rico-why-move-post = Sell { $good } at the trading post
puerto_rico-why-move-supply = Give { $good } to the royal court
puerto_rico-why-move-small_wharf = Ship { $good } with the small wharf
puerto_rico-why-move-points = Take the VP of a building
