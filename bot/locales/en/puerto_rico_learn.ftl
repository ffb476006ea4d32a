# How to play Puerto Rico: the cards, and the reasons of the house bot.

## Cards: `first_game.toml` has their order and pictures

puerto_rico-learn-aim-title = The aim
puerto_rico-learn-aim = Whoever has the most victory points (VP) at the end wins: you get them for shipping goods and for your buildings. The game ends after the round in which a city is full, or the colonists or the VP chips run out.
puerto_rico-learn-round-title = A round
puerto_rico-learn-round = One after the other, beginning with the governor, you each take a role card; everyone then carries out its action, and whoever took it has a small privilege. Roles that nobody took get 1 doubloon each, for whoever takes them later.
puerto_rico-learn-settler-title = Settler
puerto_rico-learn-settler = Everyone takes a plantation for their island; only the settler may take a quarry instead. A plantation grows one good, and a quarry makes buildings 1 doubloon cheaper, once a colonist works there.
puerto_rico-learn-mayor-title = Mayor
puerto_rico-learn-mayor = The colonists on the ship are shared out, and the mayor gets one more. Everyone then places their colonists: only plantations and buildings with a colonist do anything.
puerto_rico-learn-builder-title = Builder
puerto_rico-learn-builder = Everyone may build one building; the builder pays 1 doubloon less. Production buildings turn what your plantations grow into goods, all the others have an effect of their own, and each is worth VP.
puerto_rico-learn-craftsman-title = Craftsman
puerto_rico-learn-craftsman = Everyone produces goods: for each indigo you need a colonist on an indigo plantation and another in an indigo plant; only corn needs no building. The craftsman then gets one extra good of a kind they have just produced.
puerto_rico-learn-trader-title = Trader
puerto_rico-learn-trader = Everyone may sell one good: corn brings 0 doubloons, indigo 1, sugar 2, tobacco 3, coffee 4, and the trader gets 1 more. The trading house has four stalls, and it does not buy a kind that it already has.
puerto_rico-learn-captain-title = Captain
puerto_rico-learn-captain = Everyone must load goods onto the ships as long as they can: each good is 1 VP, and the captain gets 1 VP more. Each ship takes a single kind, and of the goods left over you may keep only one.
puerto_rico-learn-prospector-title = Prospector
puerto_rico-learn-prospector = Whoever takes this role gets 1 doubloon, and the others get nothing. It is in the game with four or five players only.

## The house bot’s reasons: what a number in its count stands for

puerto_rico-term-unit = The numbers in brackets: VP by the end of the game, as the bot estimates them.
puerto_rico-term-coins = { $count ->
    [one] the doubloon on the card
   *[other] the { $count } doubloons on the card
}
puerto_rico-term-own-settler = a new tile for you, at best: { $tile }
puerto_rico-term-own-mayor = { $count ->
    [one] { $count } new colonist for you
   *[other] { $count } new colonists for you
}
puerto_rico-term-own-builder = a building that you can pay for, at best: { $building }
puerto_rico-term-own-craftsman = { $count ->
    [one] { $count } good that you produce
   *[other] { $count } goods that you produce
}
puerto_rico-term-own-trader = { $good } sold for { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
puerto_rico-term-own-captain = { $count ->
    [one] your { $count } good for the ships
   *[other] your { $count } goods for the ships
}
puerto_rico-term-own-prospector = { $count ->
    [one] { $count } doubloon for you
   *[other] { $count } doubloons for you
}
puerto_rico-term-others-gain = what the others gain by it
puerto_rico-term-others-lose = what the others lose by it
puerto_rico-term-follow-you = what the roles taken after it should bring you this round
puerto_rico-term-follow-others = what the roles taken after it should bring the others this round
puerto_rico-term-tile-quarry = cheaper buildings, once a colonist works in the quarry
puerto_rico-term-tile-corn = goods without any building, as only corn gives them
puerto_rico-term-tile-ready = goods, as your building has a free circle for this plantation
puerto_rico-term-tile-first = goods of a new kind, once you have the building for it
puerto_rico-term-tile-more = another plantation of a kind that you have
puerto_rico-term-work-alone = { $count ->
    [one] { $circle } at work
   *[other] { $count } × { $circle } at work
}
puerto_rico-term-work-pair = { $count ->
    [one] { $circle } and { $building }, which produce together
   *[other] { $count } times { $circle } and { $building }, which produce together
}
puerto_rico-term-work-later = not much yet, as a plantation and its building only produce when both have a colonist
puerto_rico-term-colonist = { $count ->
    [0] one more colonist, although all your circles are full
    [one] one more colonist for your last free circle
   *[other] one more colonist for your { $count } free circles
}
puerto_rico-term-printed = { $count } VP printed on it
puerto_rico-term-effect = its effect in the roughly { $rounds } rounds to come
puerto_rico-term-effect-plant = goods from your { $count ->
    [one] { $good } plantation
   *[other] { $count } { $good } plantations
} in the roughly { $rounds } rounds to come
puerto_rico-term-effect-plant-first = { $good }, once you have a plantation for it
puerto_rico-term-unique = a large building, and there is only one of each
puerto_rico-term-space = { $count ->
    [one] the space it takes in your city
   *[other] the { $count } spaces it takes in your city
}
puerto_rico-term-price = { $count ->
    [one] the price of { $count } doubloon
   *[other] the price of { $count } doubloons
}
puerto_rico-term-good = { $good } to sell or to ship
puerto_rico-term-sale = { $count ->
    [0] no doubloons
    [one] { $count } doubloon
   *[other] { $count } doubloons
} for { $good }
puerto_rico-term-amount = { $count ->
    [one] { $count } good aboard
   *[other] { $count } goods aboard
}, 1 VP each
puerto_rico-term-spent = what the { $good } would have been worth later
puerto_rico-term-after-you = what you will still be able to load this phase
puerto_rico-term-after-others = what the others will then be able to load, or what you will lose
puerto_rico-term-kept = { $count } { $good } kept for later
