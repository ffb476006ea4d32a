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
puerto_rico-learn-prospector = Whoever takes this role gets 1 doubloon, and the others get nothing. With three players it is not in the game.

## The first game: `first_game.toml` has its goals

puerto_rico-story-begin = You are the governor of a young colony, with one indigo plantation, 2 doubloons and nobody to work for you. Whoever has the most victory points (VP) at the end wins. Ten small goals take you to your first cargo.
puerto_rico-story-settler = Take the settler
puerto_rico-story-settler-why = Each round everyone takes one role. What it offers, all may do, whoever took it first. The settler brings new plantations, and your island needs them.
puerto_rico-story-settler-met = Now everyone picks a tile, and you come first.
puerto_rico-story-corn = Plant corn on your island
puerto_rico-story-corn-why = Corn is the easiest good: a colonist on the plantation is enough. Indigo, sugar, tobacco and coffee need a building as well.
puerto_rico-story-corn-met = It yields nothing yet, for nobody works there.
puerto_rico-story-plant = Build the small indigo plant
puerto_rico-story-plant-why = Somebody took the builder, so you may build, too. For 1 doubloon this plant turns what grows on your indigo plantation into goods.
puerto_rico-story-plant-met = Buildings bring VP at the end, this one 1. And they can end the game: its last round is the one in which somebody fills all 12 spaces of their city.
puerto_rico-story-colonist = Send your first colonist to the corn
puerto_rico-story-colonist-why = The mayor brings you a colonist. A circle without one does nothing, and corn is the only good that needs no second.
puerto_rico-story-colonist-met = From now on your corn grows whenever anyone takes the craftsman. Colonists run out one day; that ends the game, too.
puerto_rico-story-mayor = Take the mayor
puerto_rico-story-mayor-why = Your indigo plantation and its plant still stand empty. Everyone gets a colonist, and whoever takes the mayor gets one more.
puerto_rico-story-mayor-met = Every role has such a privilege for whoever takes it.
puerto_rico-story-pair = Put colonists on corn, indigo and the indigo plant
puerto_rico-story-pair-why = Take the extra colonist, then place all three: indigo, plant, corn. An indigo plantation and an indigo plant only produce together.
puerto_rico-story-pair-met = Now corn and indigo are both at work.
puerto_rico-story-craftsman = Take the craftsman
puerto_rico-story-craftsman-why = Everyone produces what their colonists work on. Take this role when you gain more than the others.
puerto_rico-story-craftsman-met = You have made 1 corn and 1 indigo.
puerto_rico-story-second = Choose a second indigo
puerto_rico-story-second-why = The craftsman gets one more good of a kind just produced. Two of a kind share a ship.
puerto_rico-story-second-met = Two indigo are waiting. Off to the harbor!
puerto_rico-story-captain = Take the captain
puerto_rico-story-captain-why = A good brings 1 VP once it is on a ship, and the captain 1 VP more. Nobody has wanted the captain so far, so 3 doubloons lie on the card: they come with it.
puerto_rico-story-captain-met = You load first, and all the ships are empty.
puerto_rico-story-ship = Ship the two indigo before the harbor fills
puerto_rico-story-ship-why = A ship takes one kind only. Whatever finds no room spoils, except for one single good: so load while there is space.
puerto_rico-story-ship-met = That was worth 3 VP: 2 for the indigo and 1 for the captain. When the VP chips run out, the game is in its last round.
puerto_rico-story-end = **Points** come from goods you ship and from buildings, most of all the large ones. **The game ends** after the round in which a city is full, or the colonists or the VP chips run out. **A sensible next move:** spend your doubloons on the building for another plantation of yours, then take the mayor to put it to work.

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
