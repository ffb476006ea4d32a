# Names: regions, cities, buildings, tokens, status values and lines of the score.

magister_navis-region-EU = Europe & the Mediterranean
magister_navis-region-AF = Africa
magister_navis-region-SA = South America
magister_navis-region-CA = Caribbean
magister_navis-region-NA = North America
magister_navis-region-IN = India
magister_navis-region-FE = Far East

magister_navis-city-EU1 = London
magister_navis-city-EU2 = Danzig
magister_navis-city-EU3 = Lisbon
magister_navis-city-EU4 = Seville
magister_navis-city-EU5 = Paris
magister_navis-city-EU6 = Venice
magister_navis-city-EU7 = Constantinople
magister_navis-city-EU8 = Tunis
magister_navis-city-EU9 = Tripoli
magister_navis-city-EU10 = Alexandria
magister_navis-city-AF1 = Luanda
magister_navis-city-AF2 = Zanzibar
magister_navis-city-SA1 = Lima
magister_navis-city-SA2 = Fortaleza
magister_navis-city-SA3 = Rio de Janeiro
magister_navis-city-CA1 = Nassau
magister_navis-city-CA2 = Santo Domingo
magister_navis-city-CA3 = San Juan
magister_navis-city-NA1 = New Orleans
magister_navis-city-NA2 = Boston
magister_navis-city-NA3 = Montreal
magister_navis-city-IN1 = Karachi
magister_navis-city-IN2 = Madras
magister_navis-city-IN3 = Calcutta
magister_navis-city-FE1 = Malacca
magister_navis-city-FE2 = Macau
magister_navis-city-FE3 = Peking
magister_navis-city-FE4 = Osaka
magister_navis-city-FE5 = Batavia

magister_navis-building-residence = Colonial House
magister_navis-building-market = Market
magister_navis-building-shipyard = Shipyard
magister_navis-building-workshop = Workshop
magister_navis-building-bank = Bank
magister_navis-building-barracks = Barracks
magister_navis-building-guild_hall = Guild Hall
magister_navis-building-dock = Docks
magister_navis-building-fortress = Fortress
magister_navis-building-theater = Theatre
magister_navis-building-cartographer = Cartographer
magister_navis-building-trade_office = Trade Office
magister_navis-building-university = University
magister_navis-building-exchange = Exchange
magister_navis-building-museum = Museum
magister_navis-building-parliament = Parliament

magister_navis-status-industry = Industry
magister_navis-status-culture = Culture
magister_navis-status-finance = Finance
magister_navis-status-politics = Politics

magister_navis-token-industry = industry
magister_navis-token-culture = culture
magister_navis-token-finance = finance
magister_navis-token-politics = politics
magister_navis-token-ship_or_draw = ship/draw
magister_navis-token-occupy_or_draw = occupy/draw
magister_navis-token-payment = payment
magister_navis-token-attack = attack

magister_navis-score-connections = connections
magister_navis-score-cities = cities
magister_navis-score-industry = industry
magister_navis-score-culture = culture
magister_navis-score-finance = finance
magister_navis-score-politics = politics
magister_navis-score-cards = cards
magister_navis-score-governor = free governor space
magister_navis-score-buildings = buildings
magister_navis-score-harbor = harbor
magister_navis-score-slavery = slavery
magister_navis-score-player = **{ $place }** { $name }: { $points } glory ({ $parts })
magister_navis-score-now = { $name }: { $points } glory if the game ended now; { $secured } of it is secured, { $open } open
magister_navis-score-parts = { $name } has secured { $secured }; still open: { $open }
magister_navis-score-note = Secured glory can no longer be lost: tokens and buildings. The rest is open.

## Short names of the decks, as their cards are called, and of the governors' cards.

magister_navis-deck-EU = Europe
magister_navis-deck-SL = Slavery
magister_navis-deck-AF = Africa
magister_navis-deck-SA = South America
magister_navis-deck-CA = Caribbean
magister_navis-deck-NA = North America
magister_navis-deck-IN = India
magister_navis-deck-FE = Far East
magister_navis-governor-AF = Governor of Africa
magister_navis-governor-SA = Governor of South America
magister_navis-governor-CA = Governor of the Caribbean
magister_navis-governor-NA = Governor of North America
magister_navis-governor-IN = Governor of India
magister_navis-governor-FE = Governor of the Far East
magister_navis-governor-none = nobody
magister_navis-card = { $deck } { $value }
magister_navis-place = { $name } ({ $code })
magister_navis-link = { $first } – { $second }
magister_navis-token-of = { $token } token
magister_navis-salary = salary
magister_navis-discs = { $count ->
    [0] no disc
    [one] { $count } disc
   *[other] { $count } discs
}
magister_navis-slavery_cards = { $count ->
    [one] { $count } slavery card
   *[other] { $count } slavery cards
}
magister_navis-glory = glory

## The game in the lobby

magister_navis-title = Magister Navis
magister_navis-about = Sail the seas, open seven regions, occupy cities and connect them: who will win the most glory? For 3 to 5 players, seven rounds. Nothing is hidden: all tokens, cards and scores are open.
magister_navis-cover = Cover of Magister Navis: an old sea chart with a compass rose; ships leave the cities of Europe for distant coasts. At the top left the name of the game.
magister_navis-round = Round { $round }

magister_navis-option-set_aside_penalty = Slavery cards set aside
magister_navis-option-set_aside_penalty-about = Does each one cost 1 glory at the end, even if slavery was never abolished?
magister_navis-option-set_aside_penalty-always = always cost 1 glory
magister_navis-option-set_aside_penalty-if_abolished = only after abolition
magister_navis-option-late_governor = Governor after passing
magister_navis-option-late_governor-about = If a player gets a governor after passing, when must their cards fit the limit again?
magister_navis-option-late_governor-at_once = at once
magister_navis-option-late_governor-next_pass = at their next pass
magister_navis-option-empty_activation = Activation without action
magister_navis-option-empty_activation-about = May a building be activated without its action, just to gain time?
magister_navis-option-empty_activation-no = not allowed
magister_navis-option-empty_activation-yes = allowed
magister_navis-option-governor_space = Governor space
magister_navis-option-governor_space-about = May the governor space stay empty, and another card be discarded instead?
magister_navis-option-governor_space-free = may stay empty
magister_navis-option-governor_space-must_fill = must be filled
magister_navis-option-dock_in_europe = Docks in Europe
magister_navis-option-dock_in_europe-about = May the docks be used just to occupy in Europe, where nobody can ship?
magister_navis-option-dock_in_europe-yes = allowed
magister_navis-option-dock_in_europe-no = not allowed
magister_navis-option-end_arrangement = Cards at the end
magister_navis-option-end_arrangement-about = At the end, does the best arrangement of the cards count, or the actual one?
magister_navis-option-end_arrangement-best = the best arrangement
magister_navis-option-end_arrangement-as_laid = as they lie
magister_navis-option-preparation = Build, growth, salary
magister_navis-option-preparation-about = Does each player do all three in one go, or does everyone finish one before the next begins?
magister_navis-option-preparation-by_player = player by player
magister_navis-option-preparation-by_phase = phase by phase
magister_navis-number-more_discs = More discs
magister_navis-number-more_discs-about = Discs in everyone’s supply at the start, on top of the usual ones; a negative number takes some away.
magister_navis-number-connection_glory = Glory for a connection
magister_navis-number-connection_glory-about = What each connection is worth at the end.

## Phases, as headlines

magister_navis-phase-prepare = Building, growth and salary
magister_navis-phase-turn = Actions
magister_navis-phase-action = Everyone has passed

## Questions

magister_navis-ask-build = { $name }, build a building (up to level { $level }).
magister_navis-ask-build-lowest = { $name }, build a building (no level you may build is left, so the lowest one is open to you).
magister_navis-ask-salary = { $name }, { $payments ->
    [one] choose the disc that comes back
   *[other] choose the { $payments } discs that come back
}.
magister_navis-ask-turn = { $name }, take a turn or pass (you have { $harbor ->
    [0] no discs
    [one] { $harbor } disc
   *[other] { $harbor } discs
} in your harbor).
magister_navis-ask-second = { $name }, will you use { $source } a second time?
magister_navis-ask-arrange = { $name }, which governor goes on the governor space?
magister_navis-ask-discard = { $name }, discard { $surplus ->
    [one] a card
   *[other] { $surplus } cards
} (you may keep { $limit }{ $governor ->
    [0] {""}
   *[other] {" "}and the governor
}).

## Actions and moves

magister_navis-do-ship = Ship
magister_navis-do-occupy = Occupy
magister_navis-do-attack = Attack
magister_navis-do-draw = Draw
magister_navis-do-pay = Payment
magister_navis-also-ship = ship
magister_navis-also-occupy = occupy
magister_navis-also-attack = attack
magister_navis-also-draw = draw
magister_navis-also-pay = payment
magister_navis-either = { $first } or { $second }
magister_navis-both = { $first } and/or { $second }
magister_navis-twice = { $first } once or twice
magister_navis-action = { $action }: { $target } · { $source }
magister_navis-hint-level = Level { $level }. { $count } left.
magister_navis-hint-cost = Costs { magister_navis-discs } in all.
magister_navis-hint-token = The token leaves the game. Costs { magister_navis-discs }.
magister_navis-hint-track = { $taken } of { $spaces } spaces taken; you have { $own }.
magister_navis-hint-beside = Beside the full track: no token, but presence.
magister_navis-hint-glory = { $count } glory at the end.
magister_navis-hint-links = Completes: { $links }.
magister_navis-hint-needs = Needs { $value }; you have { $own }.
magister_navis-hint-abolition = Abolishes slavery.
magister_navis-hint-to-deck = Returns to its deck.
magister_navis-hint-aside = Stays face down beside your board.
magister_navis-hint-away = Leaves the game.
magister_navis-move-arrange = { $governor } onto the space
magister_navis-move-arrange-none = Leave the space empty
magister_navis-move-arrange-none-hint = An empty governor space is worth 3 glory at the end.
magister_navis-move-activate = Activate without action: { $building }
magister_navis-move-done = Leave it at that
magister_navis-move-pass-hint = You take no more turns this round.

## Events

magister_navis-event-round = Round { $round }: { $name } begins.
magister_navis-event-built = { $name } builds: { $building }.
magister_navis-event-built-grown = { $name } builds: { $building }. Growth: { $discs }.
magister_navis-event-built-paid = { $name } builds: { $building }. Growth: { $discs }. Back from: { $buildings }.
magister_navis-event-grown = { $name } moves { $discs ->
    [0] no discs
    [one] { $discs } disc
   *[other] { $discs } discs
} from the supply to the harbor.
magister_navis-event-salaried = { $name } gets { magister_navis-discs } back: { $buildings }.
magister_navis-event-idled = { $name } activates { $building } without its action.
magister_navis-event-shipped = { $name } ships: { $region }, space { $space }, { $token } ({ $source }).
magister_navis-event-shipped-beside = { $name } ships: { $region }, beside the full track ({ $source }).
magister_navis-event-opened = { $region } is open! { $name } gets { $card } ({ $symbols }).
magister_navis-event-occupied = { $name } occupies { $city }: { $token } ({ $source }).
magister_navis-event-attacked = { $name } captures { $city } from { $other } ({ $source }).
magister_navis-event-linked = { $name } connects { $first } and { $second }: { $token }.
magister_navis-event-linked-again = { $name } connects { $first } and { $second }.
magister_navis-event-unlinked = { $name } loses the connection { $first } – { $second }.
magister_navis-event-freed = { $name } brings a disc back: { $building } ({ $source }).
magister_navis-event-drawn = { $name } draws { $card }: { $symbols } ({ $source }).
magister_navis-event-abolished = { $name } abolishes slavery: its deck leaves the game.
magister_navis-event-set_aside = { $name } sets aside { magister_navis-slavery_cards }.
magister_navis-event-arranged = { $name } places on the governor space: { $card }.
magister_navis-event-arranged-none = { $name } leaves the governor space empty.
magister_navis-event-discarded = { $name } discards: { $card }.

## The position in words

magister_navis-summary-round = Round { $round } of { $rounds }, start player { $name }. { $stage }.
magister_navis-summary-passed = Passed: { $names }.
magister_navis-summary-offer = Buildings, with (number left): { $buildings }.
magister_navis-summary-region-closed = { $region }: closed, { $taken } of { $spaces } spaces taken. Discs: { $discs }. Next tokens: { $tokens }.
magister_navis-summary-region-open = { $region }: open. Discs: { $discs }.
magister_navis-summary-cities = Cities in { $region }: { $cities }.
magister_navis-summary-deck = Cards { $deck }: { $count } left, on top { $card }: { $symbols }.
magister_navis-summary-deck-empty = Cards { $deck }: none.
magister_navis-summary-links = Connections not claimed yet: { $links }.
magister_navis-summary-held = Connections held: { $links }.
magister_navis-summary-abolished = Slavery is abolished.
magister_navis-summary-player = { $name }: { $points } glory now. { $status }.
magister_navis-summary-status = { $status } { $value } ({ $reward })
magister_navis-summary-reward-industry = level { $count }
magister_navis-summary-reward-culture = growth { $count }
magister_navis-summary-reward-finance = { magister_navis-board-gives-finance }
magister_navis-summary-reward-politics = limit { $count }
magister_navis-summary-discs = Discs of { $name }: { $harbor } in the harbor, { $supply } in the supply. Action tokens: { $tokens }.
magister_navis-summary-buildings = Buildings of { $name }: { $buildings }.
magister_navis-summary-active = disc on it
magister_navis-summary-cards = Cards of { $name } (limit { $limit }): { $cards }. Governor space: { $governor }.
magister_navis-summary-set_aside = Set aside by { $name }: { magister_navis-slavery_cards }.

## What has changed since the boards before

magister_navis-change-opened = opened
