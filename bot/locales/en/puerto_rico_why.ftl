# /why: what stands against a move (`puerto_rico-why-<code>`), what it adds up to, and how
# moves are called that may be asked about.

puerto_rico-why-not-asked = { common-why-waiting } (rulebook: { puerto_rico-book-round }).

## When a move is made

puerto_rico-why-when-role = You choose a role when it is your turn to take a card, between two phases (rulebook: { puerto_rico-book-round }).
puerto_rico-why-when-draw = You draw an extra plantation in the settler phase, before your regular pick (rulebook: { puerto_rico-book-buildings }).
puerto_rico-why-when-settle = Tiles are taken in the settler phase, on your turn (rulebook: { puerto_rico-book-settler }).
puerto_rico-why-when-colonist = You get a single colonist from the mayor’s privilege, the hospice or the university, and only at that moment (rulebook: { puerto_rico-book-buildings }, { puerto_rico-book-mayor }).
puerto_rico-why-when-place = People are placed in the mayor phase only (rulebook: { puerto_rico-book-mayor }).
puerto_rico-why-when-build = Buildings are built in the builder phase, one per turn (rulebook: { puerto_rico-book-builder }).
puerto_rico-why-when-produce = Only the craftsman chooses an extra good, after everyone has produced (rulebook: { puerto_rico-book-craftsman }).
puerto_rico-why-when-sell = Goods are sold in the trader phase, one per turn (rulebook: { puerto_rico-book-trader }).
puerto_rico-why-when-load = Goods are loaded in the captain phase, on your turn (rulebook: { puerto_rico-book-captain }).
puerto_rico-why-when-wharf = The wharf ships goods in the captain phase, on your turn (rulebook: { puerto_rico-book-buildings }).
puerto_rico-why-when-store = Goods are stored at the end of the captain phase, after all loading (rulebook: { puerto_rico-book-storage }).
puerto_rico-why-when-keep = Goods are stored at the end of the captain phase, after all loading (rulebook: { puerto_rico-book-storage }).
puerto_rico-why-when-draft = Buildings are drafted before the first round, one per turn (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-forest = A plantation can become a forest only when you take it (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-plant = A drawn plantation is placed as soon as it is drawn (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-turn = A drawn plantation is placed as soon as it is drawn (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-discard = Tiles are discarded with the hunting lodge at the end of the settler phase, or with the land office on your turn in the trader phase (rulebook: { puerto_rico-book-nobles }).
puerto_rico-why-when-buy = The land office buys on your turn in the trader phase (rulebook: { puerto_rico-book-nobles }).
puerto_rico-why-when-noble = You take a noble where you could also take a colonist from the ship (rulebook: { puerto_rico-book-nobles }).
puerto_rico-why-when-place_noble = People are placed in the mayor phase only (rulebook: { puerto_rico-book-mayor }).
puerto_rico-why-when-pay_colonist = The black market pays when you build something you cannot quite afford (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-pay_noble = The black market pays when you build something you cannot quite afford (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-pay_good = The black market pays when you build something you cannot quite afford (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-pay_point = The black market pays when you build something you cannot quite afford (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-post = The trading post sells on your turn in the trader phase (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-supply = The royal supplier gives goods on your first turn in the captain phase, before you load (rulebook: { puerto_rico-book-nobles }).
puerto_rico-why-when-small_wharf = The small wharf ships goods in the captain phase, on your turn (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-points = A building’s VP are offered at the moment it earns them.

## What stands against it

puerto_rico-why-unoccupied = { $building }: nobody works there, so it does nothing (rulebook: { puerto_rico-book-beige }).
puerto_rico-why-role-absent = { $role }: this card is not used with { $players } players (rulebook: { puerto_rico-book-preparation }).
puerto_rico-why-role-taken = { $role }: { $seat } has already taken this card, so it is out for this round (rulebook: { puerto_rico-book-roles }).
puerto_rico-why-island-full = Your island is full: all { $spaces } spaces hold a tile (rulebook: { puerto_rico-book-settler }).
puerto_rico-why-no-tiles = There are no plantations left, neither face down nor discarded (rulebook: { puerto_rico-book-buildings }).
puerto_rico-why-tile-not-open = There is no { $tile } on display (rulebook: { puerto_rico-book-settler }).
puerto_rico-why-no-quarries = There are no quarries left (rulebook: { puerto_rico-book-settler }).
puerto_rico-why-quarry-right = Only the settler, and whoever has an occupied construction hut, may take a quarry (rulebook: { puerto_rico-book-settler }, { puerto_rico-book-buildings }).
puerto_rico-why-one-quarry = You have already had your one quarry this phase ({ common-ruling }).
puerto_rico-why-no-colonists = There are no colonists left for you to take (rulebook: { puerto_rico-book-buildings }).
puerto_rico-why-nobody-idle = You have nobody left to place.
puerto_rico-why-no-tile = You have no { $tile } on your island.
puerto_rico-why-circle-full = { $circle }: all circles are occupied (rulebook: { puerto_rico-book-mayor }).
puerto_rico-why-built-already = { $building }: you already have it, and nobody builds the same building twice (rulebook: { puerto_rico-book-builder }).
puerto_rico-why-not-in-game = { $building }: it is not in this game.
puerto_rico-why-sold-out = { $building }: there are no copies left (rulebook: { puerto_rico-book-builder }).
puerto_rico-why-too-dear = It costs { $price } and you have { $have }: you are { $missing } short (rulebook: { puerto_rico-book-builder }).
puerto_rico-why-city-full = Your city is full (rulebook: { puerto_rico-book-builder }).
puerto_rico-why-no-pair = A large building needs two spaces; you have { $spaces } left (rulebook: { puerto_rico-book-builder }).
puerto_rico-why-large-limit = Your city has room for no more than { $most } large buildings ({ common-ruling }).
puerto_rico-why-supply-empty = There is no { $good } left in the supply (rulebook: { puerto_rico-book-craftsman }).
puerto_rico-why-not-produced = You have not produced any { $good } this phase (rulebook: { puerto_rico-book-craftsman }).
puerto_rico-why-no-good = You have no { $good }.
puerto_rico-why-house-full = The trading house is full: all { $stalls } stalls are taken (rulebook: { puerto_rico-book-trader }).
puerto_rico-why-in-house = The trading house already has { $good }; only an occupied office can sell a kind twice (rulebook: { puerto_rico-book-trader }).
puerto_rico-why-no-ship = There is no cargo ship with { $ship } spaces in this game (rulebook: { puerto_rico-book-preparation }).
puerto_rico-why-on-other-ship = Ship { $ship } already carries { $good }, and a kind goes on one ship only, even if that one is full (rulebook: { puerto_rico-book-captain }).
puerto_rico-why-other-kind = Ship { $ship } carries { $good }, and a ship takes one kind only (rulebook: { puerto_rico-book-captain }).
puerto_rico-why-ship-full = Ship { $ship } is full; your { $good } must wait for the next phase (rulebook: { puerto_rico-book-captain }).
puerto_rico-why-larger-ship = Ship { $ship } is too small: you have { $have } { $good }, and an empty ship can take more of them (rulebook: { puerto_rico-book-captain }).
puerto_rico-why-wharf-used = You have already used the wharf this phase (rulebook: { puerto_rico-book-buildings }).
puerto_rico-why-kept-already = You are already keeping all your { $good } (rulebook: { puerto_rico-book-storage }).
puerto_rico-why-warehouses-full = Your warehouses cannot hold any more kinds (rulebook: { puerto_rico-book-storage }).
puerto_rico-why-singles-kept = You may not keep any more single goods (rulebook: { puerto_rico-book-storage }).
puerto_rico-why-market-short = With what you have, the black market can replace { $most } at most: one person, one good, one VP chip (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-sold-already = You have already made your one sale this phase (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-not-drafted = { $building }: this is not drafted; production buildings and those of the nobles are in the game anyway (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-drafted-already = { $building }: this has already been chosen (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-draft-full = All spaces for buildings of { $cost } are taken (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-draft-rival = { $building }: this table plays with only one building of its pair.
puerto_rico-why-draft-kept = This table plays with exactly one of these two: { $building }, { $rival }. The last space of their cost is kept for it.
puerto_rico-why-no-guest-colonist = There is no colonist in your guest house (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-no-guest-noble = There is no noble in your guest house (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-guests-mayor = Guests do not move in a mayor phase (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-guest-home = Nobody moves into the guest house outside the mayor phase (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-guest-later = Finish what you have begun; guests can move at your next decision (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-forest-quarry = A quarry cannot become a forest (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-discard-quarry = Quarries stay on the island (rulebook: { puerto_rico-book-nobles }).
puerto_rico-why-discard-forest = The land office does not take forests (rulebook: { puerto_rico-book-nobles }).
puerto_rico-why-no-nobles = This game is played without nobles.
puerto_rico-why-no-noble-aboard = There is no noble on the colonist ship (rulebook: { puerto_rico-book-nobles }).
puerto_rico-why-no-noble-idle = You have no noble left to place.
puerto_rico-why-noble-sources = As long as the supply has colonists, you get a colonist from there; nobles only come from the ship and the villa ({ common-ruling }).
puerto_rico-why-villa-noble = The villa brings a noble as long as the supply has any (rulebook: { puerto_rico-book-nobles }).
puerto_rico-why-villa-colonist = The supply has no nobles left, so the villa brings a colonist (rulebook: { puerto_rico-book-nobles }).
puerto_rico-why-pay-own = A person on the black market itself cannot be given up (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-pay-nobody = { $place }: there is nobody of that kind to give up (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-pay-no-chips = You have no VP chips (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-paid-already = You have already given up something of that kind: at most one person, one good and one VP chip (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-post-full = At this table the trading post is closed while the trading house is full.
puerto_rico-why-no-doubloon = You do not have the doubloon that it costs (rulebook: { puerto_rico-book-nobles }).
puerto_rico-why-land-office-noble = There is a colonist in your land office; only a noble there can discard plantations (rulebook: { puerto_rico-book-nobles }).
puerto_rico-why-land-office-colonist = There is a noble in your land office; only a colonist there can buy plantations (rulebook: { puerto_rico-book-nobles }).
puerto_rico-why-land-office-used = You have already used the land office this phase (rulebook: { puerto_rico-book-nobles }).
puerto_rico-why-supplied-already = { $good }: you have already given one, and all the goods must be different (rulebook: { puerto_rico-book-nobles }).
puerto_rico-why-small-wharf-least = At this table the small wharf must ship at least { $least } goods.
puerto_rico-why-small-wharf-used = You have already used the small wharf this phase (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-no-pass-role = You must take a role, even a useless one (rulebook: { puerto_rico-book-roles }).
puerto_rico-why-no-pass-place = Nobody may stay idle while a circle is empty (rulebook: { puerto_rico-book-mayor }).
puerto_rico-why-no-pass-load = You can load a cargo ship, so you must; only a wharf can be used instead (rulebook: { puerto_rico-book-captain }).
puerto_rico-why-no-pass-colonist = At this table the mayor’s extra person must be taken.
puerto_rico-why-no-pass-produce = You only have to choose your extra good; it costs you nothing (rulebook: { puerto_rico-book-craftsman }).
puerto_rico-why-no-pass-ship = You must take someone; you only choose a colonist or a noble (rulebook: { puerto_rico-book-nobles }).
puerto_rico-why-no-pass-draft = Every building has to be chosen by someone, and it is your turn (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-no-pass-pay = You are already building it: you must give up what is missing (rulebook: { puerto_rico-book-new_buildings }).
puerto_rico-why-no-pass-lay = The drawn plantation must be placed, one way or the other (rulebook: { puerto_rico-book-buildings }, { puerto_rico-book-new_buildings }).
puerto_rico-why-no-pass-small_wharf = At this table the small wharf must ship more goods than that.

## What it adds up to

puerto_rico-why-sum-price = Price: { $parts } = { puerto_rico-doubloons }
puerto_rico-why-sum-sale = Proceeds: { $parts } = { puerto_rico-doubloons }
puerto_rico-why-part-printed = printed
puerto_rico-why-part-chosen = at this table
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
puerto_rico-why-move-produce = Choose { $good } as craftsman
puerto_rico-why-move-sell = Sell { $good }
puerto_rico-why-move-load = Load { $good } onto ship { $ship }
puerto_rico-why-move-wharf = Ship { $good } with the wharf
puerto_rico-why-move-store = Store all { $good }
puerto_rico-why-move-keep = Keep 1 { $good }
puerto_rico-why-move-draft = Draft: { $building }
puerto_rico-why-move-guest = Move a guest to: { $circle }
puerto_rico-why-move-guest_noble = Move a noble guest to: { $circle }
puerto_rico-why-move-forest = Take as a forest: { $tile }
puerto_rico-why-move-plant = Place the drawn plantation face up
puerto_rico-why-move-turn = Place the drawn plantation as a forest
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
