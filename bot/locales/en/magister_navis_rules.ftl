# The rules in our own words: what a thing does, what to mind, and entries by section.
# `magister_navis-rules-<key>` is the text (of a thing: at most 300 characters), `-fine` the
# small print of a thing, `-title` the title of an entry. The index is `rulebook.toml`.

-navis-activate = Place a disc from your harbor on the circle and
-navis-ship = place another one on the next space of a region’s track; you get the token there.
-navis-occupy = place another one in an empty city of an open region where you are present; you get its token.
-navis-attack = take an opponent’s city in an open region where you are present: this costs two more discs, one for the city and one that goes to your supply.
-navis-draw = take the top card of a deck, if you have at least as many discs in its open region as the card’s number.
-navis-pay = bring the disc from another of your buildings back to your harbor; that building can be used again.
-navis-ship-fine =
    - No presence is needed, and you may ship to closed and open regions alike, but never to Europe.
    - Beside a full track there is no token, but the disc counts as presence.
-navis-occupy-fine =
    - You are present if you have a disc in a city of the region, on its track or beside it; in Europe everyone is.
    - Connections that the city completes bring their tokens at once.
-navis-attack-fine =
    - You do not get the city’s token; connections work as with an empty city.
    - The disc that is driven out goes to its owner’s supply.
-navis-draw-fine =
    - Discs in cities, on the track and beside it count.
    - There is no card limit before you pass.
-navis-pay-fine =
    - It cannot free itself.
    - Without another disc on your buildings there is nothing to bring back.
-navis-single-fine = - Nobody may own two level 5 buildings.
-navis-no-circle-fine = - It has no circle: nothing is activated, and its symbols count from the moment it is built.
-navis-action-fine =
    - Spend it as your turn: no building is activated, but the action itself costs its discs.
    - A token you have just received can only be used on a later turn; you keep unused ones from round to round, and they score nothing.

## Buildings

magister_navis-rules-residence = { -navis-activate } { -navis-occupy }
magister_navis-rules-residence-fine =
    { -navis-occupy-fine }
    - It is printed on every board and takes none of the seven spaces.
magister_navis-rules-market = { -navis-activate } { -navis-draw }
magister_navis-rules-market-fine = { -navis-draw-fine }
magister_navis-rules-shipyard = { -navis-activate } { -navis-ship }
magister_navis-rules-shipyard-fine = { -navis-ship-fine }
magister_navis-rules-workshop = Nothing to activate: it raises your industry, so you may build higher levels.
magister_navis-rules-workshop-fine = { -navis-no-circle-fine }
magister_navis-rules-bank = Nothing to activate: it raises your finance, so that more discs come back as salary.
magister_navis-rules-bank-fine = { -navis-no-circle-fine }
magister_navis-rules-barracks = { -navis-activate } { -navis-attack }
magister_navis-rules-barracks-fine = { -navis-attack-fine }
magister_navis-rules-guild_hall = { -navis-activate } do one of two things: ship to a region, or draw a card.
magister_navis-rules-guild_hall-fine =
    { -navis-ship-fine }
    { -navis-draw-fine }
magister_navis-rules-dock = { -navis-activate } occupy a city or ship, or both in either order; both in the same region.
magister_navis-rules-dock-fine =
    - Your presence for the second half is checked after the first one, so you may ship first.
    - { $dock_in_europe ->
        [no] In Europe, where nobody can ship, it does nothing.
        [usual] In Europe, where nobody can ship, you may just occupy.
       *[any] In Europe, where nobody can ship, you may just occupy, unless the table has chosen otherwise.
    }
    { -navis-ship-fine }
    { -navis-occupy-fine }
magister_navis-rules-fortress = { -navis-activate } do one of two things: occupy an empty city, or attack an opponent’s city.
magister_navis-rules-fortress-fine =
    { -navis-occupy-fine }
    { -navis-attack-fine }
magister_navis-rules-theater = Nothing to activate: it raises your culture, so that you get more discs as growth.
magister_navis-rules-theater-fine = { -navis-no-circle-fine }
magister_navis-rules-cartographer = { -navis-activate } ship once or twice, both times to the same region.
magister_navis-rules-cartographer-fine =
    - If only one space is left, the second disc goes beside the track, without a token.
    { -navis-ship-fine }
magister_navis-rules-trade_office = { -navis-activate } draw one or two cards, both from the same deck.
magister_navis-rules-trade_office-fine =
    - In Europe, too, both come from a single deck, not one from each.
    { -navis-draw-fine }
magister_navis-rules-university = Nothing to activate: it is worth its glory at the end.
magister_navis-rules-university-fine = { -navis-no-circle-fine }
magister_navis-rules-exchange = { -navis-activate } { -navis-pay }
magister_navis-rules-exchange-fine =
    { -navis-pay-fine }
    { -navis-single-fine }
magister_navis-rules-museum = { -navis-activate } { -navis-pay }
magister_navis-rules-museum-fine =
    { -navis-pay-fine }
    { -navis-single-fine }
magister_navis-rules-parliament = { -navis-activate } { -navis-pay }
magister_navis-rules-parliament-fine =
    { -navis-pay-fine }
    { -navis-single-fine }

## Decks

magister_navis-rules-deck-fine =
    - Card 1 is on top once the governor is gone; each number requires that many of your discs in the region.
    - A discarded card returns to its place in the deck.
    - You get the governor only by opening the region, and it leaves the game when discarded.
magister_navis-rules-EU = Culture and politics first, then much glory. Your discs in European cities count for this deck and for slavery; card 0 needs none.
magister_navis-rules-EU-fine =
    - The first time somebody takes card 5, slavery is abolished: all players set their slavery cards aside, and that deck leaves the game.
    - A discarded card returns to its place in the deck; taking card 5 again has no further effect.
magister_navis-rules-SL = Industry and finance early, for discs in European cities; card 0 needs none. Players who hold cards when slavery is abolished lose their symbols, and each card costs them 1 glory.
magister_navis-rules-SL-fine =
    - You may keep one slavery card beyond the limit, but never more than five cards beside the governor space.
    - A discarded one stays face down beside your board and { $set_aside_penalty ->
        [if_abolished] costs 1 glory if slavery is abolished.
        [usual] also costs 1 glory.
       *[any] also costs 1 glory, unless the table counts them only after abolition.
    }
    - If slavery is never abolished, the cards you still hold cost nothing.
magister_navis-rules-AF = Finance with some industry, later with glory. The governor brings finance and politics.
magister_navis-rules-SA = Culture on the first cards, finance and glory on the last ones. The governor brings politics.
magister_navis-rules-CA = Politics, finance, and industry with much glory on the last card. The governor brings culture and politics.
magister_navis-rules-NA = Industry, finance and culture; the last card is glory alone. The governor brings finance and politics.
magister_navis-rules-IN = Culture, finance and politics, later with glory. The governor brings a little of all three.
magister_navis-rules-FE = Industry and finance; politics and much glory on the last card. The governor brings industry and culture.

## Tokens

magister_navis-rules-token-fine =
    - It stays on your board for good; nobody can take it away.
    - The value changes at once; above 15 the marker stays put, but the true value still counts.
magister_navis-rules-industry = Raises your industry by 1: it determines up to which level you may build.
magister_navis-rules-culture = Raises your culture by 1: it determines how many discs you get as growth.
magister_navis-rules-finance = Raises your finance by 1: it determines how many discs come back as salary.
magister_navis-rules-politics = Raises your politics by 1: it determines how many cards you may keep when you pass.
magister_navis-rules-ship_or_draw = Spend it to ship to a region or to draw a card, without a building.
magister_navis-rules-ship_or_draw-fine =
    { -navis-action-fine }
    { -navis-ship-fine }
    { -navis-draw-fine }
magister_navis-rules-occupy_or_draw = Spend it to occupy an empty city or to draw a card, without a building.
magister_navis-rules-occupy_or_draw-fine =
    { -navis-action-fine }
    { -navis-occupy-fine }
    { -navis-draw-fine }
magister_navis-rules-payment = Spend it to bring the disc from any of your buildings back to your harbor; that building can be used again.
magister_navis-rules-payment-fine =
    { -navis-action-fine }
    - It can free any building, as none is activated for it.
magister_navis-rules-attack = Spend it to attack an opponent’s city without a building: this costs two discs from your harbor, one for the city and one that goes to your supply.
magister_navis-rules-attack-fine =
    { -navis-action-fine }
    { -navis-attack-fine }

## Set-up

magister_navis-rules-setup-title = Setup
magister_navis-rules-setup = All 95 tokens are placed face up at random on the 40 shipping spaces, 29 cities and 26 connections. The decks are face up, the governor on top; Europe and slavery begin with card 0. Copies of a building by level: 5, 4, 3, 2, 1. You have 30 discs, a Colonial House and seven spaces.
magister_navis-rules-openness-title = Nothing is hidden
magister_navis-rules-openness = Tokens, decks, boards, harbors and scores are open to all. Only the token layout and the start player are random; after that there is no luck. The game is for 3 to 5 players.

## Rounds

magister_navis-rules-round-title = A round
magister_navis-rules-round = Seven rounds. { $preparation ->
        [by_phase] In each one, beginning with the start player, everyone builds, then everyone grows, then everyone is paid; then players take turns until all have passed.
        [usual] In each one, beginning with the start player, everyone builds, grows and is paid in one go; then players take turns until all have passed.
       *[any] In each one, beginning with the start player, everyone builds, grows and is paid in one go; then players take turns until all have passed. A table may choose that everyone builds before anyone grows, and everyone grows before anyone is paid: the result is the same.
    } The crown moves to the left after each round.
magister_navis-rules-symbols-title = Symbols and status values
magister_navis-rules-symbols = Your industry, culture, finance and politics are the symbols on your tokens, buildings and active cards added up. They change at once when you gain or lose one of these. Glory symbols count only at the end.
magister_navis-rules-rewards-title = What the four tracks give
magister_navis-rules-rewards = All four have steps at 2, 4, 7 and 10. Industry: building level 1 to 5. Culture: growth 2 to 6. Finance: 1 to 5 payments. Politics: card limit 1 to 5. At the end each track is worth 0, 2, 4, 7, then 10 glory, and 1 more for each value up to 15.

## Build, growth, salary

magister_navis-rules-building-title = Building
magister_navis-rules-building = Each round you take exactly one tile of a level your industry allows; its symbols count at once. You may take a kind that you already own, but only one level 5 building. If no tile of a level you may build is left, the lowest level on offer is open to you.
magister_navis-rules-growth-title = Growth
magister_navis-rules-growth = As many discs as your culture allows move from your supply to your harbor; if fewer are left, all of them. This happens automatically.
magister_navis-rules-salary-title = Salary
magister_navis-rules-salary = As many discs as your finance allows come back from your buildings to your harbor. If there are more on your buildings, you choose which; otherwise all come back, and surplus payments are lost.

## Actions

magister_navis-rules-turn-title = Your turn
magister_navis-rules-turn = Do one of three things: activate a building with a free circle, spend an action token, or pass. Once you pass, you take no more turns this round. { $empty_activation ->
        [yes] You may activate a building without its action.
        [usual] You may not activate a building without its action.
       *[any] You may activate a building without its action only if the table has chosen that.
    }
magister_navis-rules-cost-title = What an action costs
magister_navis-rules-cost = Discs from your harbor, including the one on the circle: ship 2, occupy 2, attack 3, draw 1, payment 1. With a token: 1, 1, 2, 0, 0. The second half of a double action costs its own disc (a second card none), but no second activation.
magister_navis-rules-spending-title = Action tokens
magister_navis-rules-spending = Spend one instead of activating a building; it leaves the game. A token you have just received cannot be used on the same turn. Tokens are never traded, and you keep them from round to round.
magister_navis-rules-halves-title = The second half of an action
magister_navis-rules-halves = The Docks, Cartographer and Trade Office may act twice: in the same region, or with the Trade Office from the same deck. The second half is optional and depends on the position after the first.
magister_navis-rules-presence-title = Presence and open regions
magister_navis-rules-presence = To occupy, attack or draw, the region must be open, and you need discs there: in a city, on the track or beside it. Europe is open from the start, and nobody needs a disc there to occupy or attack.
magister_navis-rules-shipping-title = Shipping
magister_navis-rules-shipping = Place a disc on the free space of a track that is farthest from the deck, and take the token there. Beside a full track you get no token, but presence. You may ship anywhere except to Europe.
magister_navis-rules-opening-title = Opening a region
magister_navis-rules-opening = Filling the last space of a track opens the region at once. Its governor goes to the player with the most discs on the track; if tied, to the one whose latest disc is nearest to the deck. It cannot be declined.
magister_navis-rules-occupying-title = Occupying a city
magister_navis-rules-occupying = Place a disc in an empty city of an open region where you are present, and take its token. You get the tokens of connections that it completes at the same time.
magister_navis-rules-connecting-title = Connections
magister_navis-rules-connecting = You control a connection while you hold both of its cities. The first player ever to do so takes its token and keeps it. At the end, each connection you control is worth 1 glory.
magister_navis-rules-attacking-title = Attacking a city
magister_navis-rules-attacking = In an open region where you are present (in Europe anywhere): one disc from your harbor goes to your supply, another replaces an opponent’s disc in a city, which goes to that player’s supply. You take no city token.
magister_navis-rules-paying-title = Payments
magister_navis-rules-paying = A payment brings the disc from one of your buildings back to your harbor, so you can use that building again this round. The building that gives the payment cannot free itself.
magister_navis-rules-drawing-title = Drawing cards
magister_navis-rules-drawing = Take the top card of a deck of an open region if you have at least as many discs there as its number. Cards 0 need no disc. Symbols count at once. There is no limit before you pass. You cannot draw from an empty deck.
magister_navis-rules-abolition-title = Abolition of slavery
magister_navis-rules-abolition = When somebody takes card 5 of Europe for the first time, all players, even those who have passed, set their slavery cards face down beside their boards and lose the symbols. The slavery deck leaves the game.

## Passing and cards

magister_navis-rules-passing-title = Passing
magister_navis-rules-passing = When you pass, your cards must fit the limit at once, and you take no more turns this round. If you have nothing else to do, you pass automatically; you are only asked about your cards.
magister_navis-rules-limit-title = The card limit
magister_navis-rules-limit = Politics determines how many cards you may keep. One slavery card comes on top, but never more than five cards in all, and one governor on the governor space counts towards neither. Politics that you discard lowers the limit at once.
magister_navis-rules-governor_space-title = The governor space
magister_navis-rules-governor_space = { $governor_space ->
        [must_fill] A governor must lie there as long as you have one; you decide which before you discard cards. An empty space is worth 3 glory at the end.
       *[usual] You decide which governor goes there, if any, before you discard cards. An empty space is worth 3 glory at the end; { $end_arrangement ->
        [as_laid] your cards count as they lie.
        [usual] the best arrangement that fits then counts for you.
       *[any] normally the best arrangement that fits then counts for you.
    }
    }
magister_navis-rules-discarding-title = Discarding cards
magister_navis-rules-discarding = One at a time, and no more than necessary. Cards of a region return to their place in the deck, governors leave the game, slavery cards stay face down beside your board and { $set_aside_penalty ->
        [if_abolished] cost 1 glory each if slavery is abolished.
        [usual] cost 1 glory each.
       *[any] normally cost 1 glory each.
    }
magister_navis-rules-late_governor-title = A governor after passing
magister_navis-rules-late_governor = If you become a governor after you have passed, { $late_governor ->
        [next_pass] your cards must fit the next time you pass.
        [usual] your cards must fit at once.
       *[any] your cards must fit at once, unless the table has chosen to wait until the next time you pass.
    }

## End and scoring

magister_navis-rules-end-title = End of the game
magister_navis-rules-end = The game ends after the seventh round, when all have passed.
magister_navis-rules-score-title = Scoring
magister_navis-rules-score = 1 for each connection, 1 or 2 for each city, the glory of your four tracks, of cards and of universities; 3 if there is no governor on the governor space; 1 for every three discs in the harbor; −1 for each slavery card set aside{ $set_aside_penalty ->
        [if_abolished] , if slavery was abolished.
       *[usual] .
    } Unused tokens, the supply and discs on buildings score nothing.
magister_navis-rules-winner-title = Who wins
magister_navis-rules-winner = The player with the most glory wins; players who tie share the victory.

## What is printed on a card

magister_navis-card-level = { $level ->
    [0] On every board
   *[other] Level { $level }
}
magister_navis-card-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
magister_navis-card-circle = { $circle ->
    [yes] Can be activated
   *[no] Nothing to activate
}
magister_navis-card-discs = { $action }: { $count ->
    [0] no disc
    [one] 1 disc
   *[other] { $count } discs
}
magister_navis-card-halves = Both halves: { magister_navis-discs }
magister_navis-card-tokens = { $count ->
    [one] 1 token in the game
   *[other] { $count } tokens in the game
}
magister_navis-card-token = Trade token
magister_navis-card-row = card { $value } (for { $value ->
    [0] no disc
    [one] { $value } disc
   *[other] { $value } discs
}): { $symbols }
magister_navis-card-row-governor = the governor: { $symbols }
magister_navis-card-alt = { $name } ({ $other }). { $facts }. { $text }

## Sections

rules-section-rounds = Rounds
rules-section-prepare = Build, growth, salary
rules-section-actions = Actions
rules-section-passing = Passing and cards
rules-section-deck = Decks
rules-section-token = Tokens

## The sections of the rulebook: sources of rules

magister_navis-book-preparation = Preparing the game
magister_navis-book-symbols = The symbols
magister_navis-book-course = Course of the game
magister_navis-book-build = Phase 1: Building
magister_navis-book-growth = Phase 2: Growth
magister_navis-book-salary = Phase 3: Salary
magister_navis-book-actions = Carrying out actions
magister_navis-book-shipping = Shipping
magister_navis-book-opening = Opening a region
magister_navis-book-occupying = Occupying
magister_navis-book-connections = Controlling connections
magister_navis-book-attack = Attack
magister_navis-book-payment = Payment
magister_navis-book-drawing = Drawing cards
magister_navis-book-abolition = Abolition of slavery
magister_navis-book-passing = Passing and discarding
magister_navis-book-end = End of the game
