# How to play Magister Navis: the cards, and the reasons of the house bot.

## Cards: `first_game.toml` has their order and pictures

magister_navis-learn-aim-title = The aim
magister_navis-learn-aim = Whoever has the most glory after seven rounds wins. You get it for cities and the connections between them, for the four tracks on your board, for cards and for some buildings.
magister_navis-learn-round-title = A round
magister_navis-learn-round = First everyone builds one building and gets discs: new ones as growth, and those on your buildings back as salary. Then you take turns with one action each, until all have passed.
magister_navis-learn-tracks-title = Your four tracks
magister_navis-learn-tracks = Industry opens higher building levels, culture brings more new discs, finance brings more discs back, and politics lets you keep more cards. Buildings, tokens and cards push them up, with a step at 2, 4, 7 and 10; at the end, each track is glory too.
magister_navis-learn-build-title = Building
magister_navis-learn-build = Each round you take exactly one building, up to the level that your industry allows. One with a circle gives you an action whenever you place a disc on it; the others raise your tracks.
magister_navis-learn-salary-title = Growth and salary
magister_navis-learn-salary = Growth brings discs from your supply to your harbor, salary brings discs back from your buildings, whose circles are then free again. Each action costs discs from the harbor: one for the circle, and often one more.
magister_navis-learn-ship-title = Shipping
magister_navis-learn-ship = Place a disc on the next space of a region’s track, and take the token there. The last disc opens the region: its governor’s card goes to whoever has most discs on the track, and its cities and cards can be had.
magister_navis-learn-occupy-title = Occupying cities
magister_navis-learn-occupy = Place a disc in an empty city and take its token: in Europe anywhere, elsewhere in an open region where you already have a disc. Two linked cities of yours make a connection, which brings its token and, at the end, 1 glory.
magister_navis-learn-attack-title = Attacking
magister_navis-learn-attack = An attack takes a city from another player for one disc more, without a token. The city and its connections count for you then, and your opponent gets the disc back into their supply.
magister_navis-learn-draw-title = Cards
magister_navis-learn-draw = You draw the top card of an open region’s deck if you have as many discs there as its number; what it shows counts at once. When you pass, you may keep only as many cards as your politics allows.

## The house bot’s reasons: what a number in its count stands for

magister_navis-term-unit = The numbers in brackets: glory by the end of the game, as the bot estimates it.
magister_navis-term-token = the { $token }
magister_navis-term-presence = { $count ->
    [one] your first disc in { $region }
   *[other] then { $count } of your discs in { $region }
}
magister_navis-term-governor = { $count ->
    [one] { $count } disc of yours on the track
   *[other] { $count } discs of yours on the track
}, where most discs win the governor
magister_navis-term-city = { $count } glory for the city
magister_navis-term-links = { $count ->
    [one] a connection to your next city
   *[other] { $count } connections to your cities
}
magister_navis-term-links-later = { $count ->
    [0] connections that are hard to get
    [one] a connection that is still possible
   *[other] { $count } connections that are still possible
}
magister_navis-term-rival = { $count } glory that { $other } loses
magister_navis-term-card = the card { $card }
magister_navis-term-cards = your board with the cards that you keep
magister_navis-term-again = { $building }, which you can use again
magister_navis-term-discs = { $count ->
    [one] { $count } disc spent
   *[other] { $count } discs spent
}
magister_navis-term-source = { $source }, in use from now on
magister_navis-term-source-token = the { $source }, used up
magister_navis-term-track-industry = industry, rising to { $reached }
magister_navis-term-track-culture = culture, rising to { $reached }
magister_navis-term-track-finance = finance, rising to { $reached }
magister_navis-term-track-politics = politics, rising to { $reached }
magister_navis-term-track-glory = { $count } glory
magister_navis-term-uses = { $rounds ->
    [0] its action in this last round
   *[other] its action in up to { $rounds } rounds
}
