# Puerto Rico's expansions: options, questions, moves and events.

## Table options

puerto_rico-option-expansions = Expansions
puerto_rico-option-expansions-about = New Buildings adds 14 buildings; Nobles adds 8 buildings and 20 nobles.
puerto_rico-option-expansions-none = none
puerto_rico-option-expansions-buildings = New Buildings
puerto_rico-option-expansions-nobles = Nobles
puerto_rico-option-expansions-both = New Buildings and Nobles
puerto_rico-option-draft = Choice of buildings
puerto_rico-option-draft-about = Which 17 of the 31 beige buildings are in the game? The fixed set has all the new ones.
puerto_rico-option-draft-draft = the players draft them
puerto_rico-option-draft-random = at random
puerto_rico-option-draft-fixed = a fixed set
puerto_rico-option-decline_points = VP from buildings
puerto_rico-option-decline_points-about = May a player decline the VP of buildings such as harbor or church, to make the chips last longer?
puerto_rico-option-decline_points-no = must be taken
puerto_rico-option-decline_points-yes = may be declined
puerto_rico-option-decline_extra_good = Craftsman’s extra good
puerto_rico-option-decline_extra_good-about = May the craftsman leave the extra good in the supply?
puerto_rico-option-decline_extra_good-no = must be taken
puerto_rico-option-decline_extra_good-yes = may be declined
puerto_rico-option-vp_exhaustion = The last VP chip
puerto_rico-option-vp_exhaustion-about = Does the last VP chip end the game in any phase, or only in the captain phase?
puerto_rico-option-vp_exhaustion-any_phase = ends it in any phase
puerto_rico-option-vp_exhaustion-captain_only = ends it only in the captain phase
puerto_rico-option-office_and_trading_post = Office and trading post
puerto_rico-option-office_and_trading_post-about = May both be in the same game? The rulebook advises always playing with one of them, never with both.
puerto_rico-option-office_and_trading_post-both = both may be in play
puerto_rico-option-office_and_trading_post-not_both = at most one of them
puerto_rico-option-office_and_trading_post-exactly_one = exactly one of them
puerto_rico-option-hacienda_and_forest_house = Hacienda and forest house
puerto_rico-option-hacienda_and_forest_house-about = May both be in the same game? Together they bring cheap forests.
puerto_rico-option-hacienda_and_forest_house-both = both may be in play
puerto_rico-option-hacienda_and_forest_house-not_both = only one of them
puerto_rico-option-factory_and_specialty_factory = Factory and specialty factory
puerto_rico-option-factory_and_specialty_factory-about = May both be in the same game? Some house rules allow one.
puerto_rico-option-factory_and_specialty_factory-both = both may be in play
puerto_rico-option-factory_and_specialty_factory-not_both = only one of them
puerto_rico-option-villa_and_jeweler = Villa and jeweler
puerto_rico-option-villa_and_jeweler-about = May both be in the same game? Some house rules allow one.
puerto_rico-option-villa_and_jeweler-both = both may be in play
puerto_rico-option-villa_and_jeweler-not_both = only one of them
puerto_rico-option-library_2p = Library with 2 players
puerto_rico-option-library_2p-about = With three roles each per round: does the library double every one of them?
puerto_rico-option-library_2p-every_role = doubles every role
puerto_rico-option-library_2p-once_a_round = doubles one role per round
puerto_rico-option-specialty_factory_corn = Specialty factory: corn
puerto_rico-option-specialty_factory_corn-about = May corn be the kind that the specialty factory counts?
puerto_rico-option-specialty_factory_corn-no = never counts
puerto_rico-option-specialty_factory_corn-yes = counts like any other kind
puerto_rico-option-specialty_factory_privilege = Specialty factory: privilege
puerto_rico-option-specialty_factory_privilege-about = Does the craftsman’s extra good count for the specialty factory?
puerto_rico-option-specialty_factory_privilege-yes = counts
puerto_rico-option-specialty_factory_privilege-no = does not count
puerto_rico-option-trading_post_full_house = Trading post
puerto_rico-option-trading_post_full_house-about = May its owner sell there while the trading house is full?
puerto_rico-option-trading_post_full_house-yes = may sell despite a full trading house
puerto_rico-option-trading_post_full_house-no = may not sell then
puerto_rico-option-union_hall = Union hall
puerto_rico-option-union_hall-about = Does it score on its owner’s first turn in any case, or only if they can load then?
puerto_rico-option-union_hall-first_turn = scores in any case
puerto_rico-option-union_hall-needs_a_load = only if they can load
puerto_rico-option-small_wharf_minimum = Small wharf: minimum load
puerto_rico-option-small_wharf_minimum-about = How many goods must a small wharf load have at least?
puerto_rico-option-small_wharf_minimum-1 = 1, even though it scores no VP
puerto_rico-option-small_wharf_minimum-2 = 2
puerto_rico-option-small_wharf_bonus = Small wharf: bonus
puerto_rico-option-small_wharf_bonus-about = Do harbor and lighthouse count a mixed load once, or once for each kind?
puerto_rico-option-small_wharf_bonus-per_load = once per load
puerto_rico-option-small_wharf_bonus-per_kind = once for each kind
puerto_rico-option-land_office_noble = Land office with a noble
puerto_rico-option-land_office_noble-about = When a player uses it to discard a plantation: do they get 1 doubloon or pay it?
puerto_rico-option-land_office_noble-earns = gets 1 doubloon
puerto_rico-option-land_office_noble-pays = pays 1 doubloon
puerto_rico-option-nobles_from_supply = Nobles from the supply
puerto_rico-option-nobles_from_supply-about = May the mayor’s privilege, the hospice and the university bring a noble from the supply?
puerto_rico-option-nobles_from_supply-no = only colonists
puerto_rico-option-nobles_from_supply-yes = a noble may be taken
puerto_rico-option-decline_villa = Villa
puerto_rico-option-decline_villa-about = May its owner do without the noble that it brings?
puerto_rico-option-decline_villa-no = the noble must be taken
puerto_rico-option-decline_villa-yes = the noble may be declined
puerto_rico-option-jeweler_copies_2p = Jewelers with 2 players
puerto_rico-option-jeweler_copies_2p-about = Each beige building has one copy, each production building two. How many for the jeweler?
puerto_rico-option-jeweler_copies_2p-2 = 2, like production buildings
puerto_rico-option-jeweler_copies_2p-1 = 1, like beige buildings

## Phase, as a headline

puerto_rico-phase-draft = Choice of buildings

## Questions

puerto_rico-ask-draft = { $name }, choose a building for this game ({ $left ->
    [one] the last space
   *[other] { $left } spaces free
}).
puerto_rico-ask-person-settler = { $name }, do you want a colonist or a noble for the new tile (hospice)?
puerto_rico-ask-person-mayor = { $name }, do you want a colonist or a noble as mayor?
puerto_rico-ask-person-builder = { $name }, do you want a colonist or a noble on the new building (university)?
puerto_rico-ask-villa = { $name }, will you take the noble from the villa?
puerto_rico-ask-villa-colonist = { $name }, there are no nobles left: will you take a colonist from the villa?
puerto_rico-ask-ship-person = { $name }, take a colonist or a noble from the ship.
puerto_rico-ask-place-people = { $name }, place your people ({ $people } left).
puerto_rico-ask-guests = { $name }, will you move a guest now?
puerto_rico-ask-guests-first = { $name }, you can do nothing here unless you move a guest first. Will you move one?
puerto_rico-ask-lay = { $name }, place the drawn plantation face up, or face down as a forest.
puerto_rico-ask-lay-known = { $name }, you drew: { $tile }. Place it face up, or face down as a forest?
puerto_rico-ask-discard = { $name }, will you discard a tile from your island (hunting lodge)?
puerto_rico-ask-pay = { $name }, what will you give up at the black market for your building?
puerto_rico-ask-supply = { $name }, which goods will you give to the court (royal supplier, { $nobles } on your board)?
puerto_rico-ask-small_wharf = { $name }, which goods will you ship with the small wharf? Pass to ship what is loaded.
puerto_rico-ask-points = { $name }, will you take the VP for your building?
puerto_rico-ask-sell-post = { $name }, sell one good at your trading post.
puerto_rico-ask-sell-land = { $name }, will you use your land office?
puerto_rico-ask-sell-both = { $name }, sell one good to the trading house or at your trading post.
puerto_rico-ask-sell-trade = { $name }, sell one good and use your land office, in either order.

## Moves

puerto_rico-stock = You have { $goods }.
puerto_rico-place-windrose = without a place
puerto_rico-menu-guest = Move a guest
puerto_rico-menu-small_wharf = Small wharf …
puerto_rico-menu-draft-small = Choose a small building
puerto_rico-menu-draft-large = Choose a large building
puerto_rico-move-guest = Guest → { $place }
puerto_rico-move-guest_noble = Noble guest → { $place }
puerto_rico-move-forest = { $tile } as a forest
puerto_rico-move-forest-hint = It lies face down; every two forests save you 1 doubloon when building.
puerto_rico-move-plant = Place it face up
puerto_rico-move-plant-known = Face up: { $tile }
puerto_rico-move-turn = Face down as a forest
puerto_rico-move-discard = Discard: { $land }
puerto_rico-move-buy = Draw and place a plantation, { $price }
puerto_rico-move-noble = Take a noble
puerto_rico-move-place_noble = Noble → { $place }
puerto_rico-move-pay_colonist = Give up a colonist ({ $place })
puerto_rico-move-pay_noble = Give up a noble ({ $place })
puerto_rico-move-pay_good = Give up { $goods }
puerto_rico-move-pay_point = Give up { $points }
puerto_rico-move-post = { $good } at the trading post, { $price }
puerto_rico-move-post-hint = Your only sale this phase; markets add nothing.
puerto_rico-move-supply = { $goods } → court, { $points }
puerto_rico-move-small_wharf = { $goods } → small wharf
puerto_rico-move-small_wharf-hint = Once per phase: any goods, 1 VP for every two.
puerto_rico-move-pay-short = You are { $doubloons } short: black market.
puerto_rico-move-points = Take the VP

## Events

puerto_rico-got-colonists = { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
}
puerto_rico-got-nobles = { $count ->
    [one] { $count } noble
   *[other] { $count } nobles
}
puerto_rico-event-drafted = { $name } chooses for this game: { $building }.
puerto_rico-event-guest = { $name } moves { $count ->
    [one] a guest
   *[other] { $count } guests
}: { $circles }.
puerto_rico-event-looked = { $name } looks at the top plantation ({ $source }).
puerto_rico-event-forest = { $name } places a forest.
puerto_rico-event-discarded = { $name } discards: { $tile } ({ $source }).
puerto_rico-event-bought = { $name } uses the land office to buy: { $tile }.
puerto_rico-event-noble = { $name } gets a noble ({ $source }).
puerto_rico-event-noble-circle = { $name } gets a noble ({ $source }): { $circle }.
puerto_rico-event-colonist-villa = { $name } gets a colonist from the villa, as there are no nobles left.
puerto_rico-event-points = { $name } gets { $points } ({ $source }).
puerto_rico-event-paid = { $name } gives up at the black market: { $things }.
puerto_rico-event-post = { $name } sells { $goods } at the trading post for { $doubloons }.
puerto_rico-event-supplied = { $name } gives { $goods } to the court: { $points }.
puerto_rico-event-small_wharfed = { $name } ships { $goods } with the small wharf: { $points }.
puerto_rico-event-ship_refilled-people = The colonist ship brings { $people }.
puerto_rico-event-ship_refilled-people-short = The colonist ship brings { $people }; { $missing } short.

## The position in words

puerto_rico-summary-draft = Choice of buildings, cost { $cost } ({ $chosen } of { $spaces }): { $buildings }; still open: { $open }.
puerto_rico-summary-nobles = Nobles: { $ship } on the ship, { $supply } in the supply.
puerto_rico-summary-player-nobles = Nobles of { $name } ({ $count }): { $circles }.
