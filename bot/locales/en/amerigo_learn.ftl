# How to play Amerigo: the cards. The reasons of the house bot are in their own block below.

## Cards: `first_game.toml` has their order and pictures

amerigo-learn-aim-title = The aim
amerigo-learn-aim = Whoever has the most points after five rounds wins. You get them for discovering and building up islands, for goods that go with your resources, for the progress track and the order track, and for gold.
amerigo-learn-phase-title = A phase
amerigo-learn-phase = Cubes of one color go into the tower; what falls out, in whatever color, is on offer. Each of the seven phases of a round, everyone chooses one of these colors and has as many action points as the most frequent color has cubes.
amerigo-learn-sail-title = Blue: sailing
amerigo-learn-sail = Both your ships sail up to as many steps as you have action points. Stop at an anchor and place a post on the island beside it: the first one there scores 3 points, and only where you have a post can you build.
amerigo-learn-plan-title = Red: planning
amerigo-learn-plan = Take tiles to build later: your own villages cost 1 action point each, whatever their size. One neutral tile costs as many as its cells, but scores far more.
amerigo-learn-build-title = Green: building
amerigo-learn-build = Place your tiles on land next to your posts, or linked to them. Each scores at once, more on a big island, and brings the resources that it covers.
amerigo-learn-complete-title = Completing an island
amerigo-learn-complete = Whoever fills an island’s last cell scores 3 points, and everyone with posts on it scores for them: a lot in the first rounds, little in the last. Two posts are worth three times as much as one.
amerigo-learn-progress-title = Brown: progress
amerigo-learn-progress = Each action point is a step on the progress track. At each space with points you take one of the open tokens: more action points, gold, help against pirates, or points at the end.
amerigo-learn-goods-title = Yellow: goods
amerigo-learn-goods = At the end each resource scores 1 point, and 1 more for each goods token of its kind. So buy the tokens that go with what you have covered.
amerigo-learn-pirates-title = Black: cannons
amerigo-learn-pirates = After each round the pirates come: you need as many cannons as their strength, or you lose all cannons and that many points. The strength grows from round to round; load in time.

## The house bot’s reasons: what a number in its count stands for

amerigo-term-unit = The numbers in brackets: points by the end of the game, as the bot estimates them.
amerigo-term-anchor = a post on island { $island }
amerigo-term-nearness = closer to good anchors
amerigo-term-other-ship = what the other ship can do
amerigo-term-gold = the gold it takes
amerigo-term-discovery = the discovery
amerigo-term-posts = the post, once the island is complete
amerigo-term-land = land to build on
amerigo-term-safety = { $count ->
    [0] no cannons yet against pirates of strength { $strength }
    [one] { $count } cannon so far against pirates of strength { $strength }
   *[other] { $count } cannons so far against pirates of strength { $strength }
}
amerigo-term-overflow = the gold for points left over
amerigo-term-plan = what the tile will bring once it is built
amerigo-term-rest = what the points left over pay for
amerigo-term-progress = the progress track
amerigo-term-tokens = progress tokens on the way
amerigo-term-token = { $token }
amerigo-term-tile = { $count ->
    [one] { $count } point
   *[other] { $count } points
} for the tile
amerigo-term-resources = the resources it covers
amerigo-term-completion = island { $island } is complete
amerigo-term-closer = island { $island } comes closer to completion
amerigo-term-goods = { $count ->
    [0] { $good }, of which you have none yet
   *[other] your { $count } { $good }
}
amerigo-term-order = your place on the order track
amerigo-term-cubes = the cubes
amerigo-term-taken = the gold taken
