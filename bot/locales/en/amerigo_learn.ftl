# How to play Amerigo: the cards. The reasons of the house bot are in their own block below.

## Cards: `first_game.toml` has their order and pictures

amerigo-learn-aim-title = The aim
amerigo-learn-aim = Whoever has the most points after five rounds wins. You get them for discovering and building up islands, for goods that go with your resources, for the progress track and the order track, and for gold.
amerigo-learn-phase-title = A phase
amerigo-learn-phase = Cubes of one color go into the tower; what falls out, in whatever color, is on offer. In each of the seven phases of a round, everyone chooses one of these colors and has as many action points as the most frequent color has cubes.
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

## The first game: `first_game.toml` has its goals

amerigo-story-begin = You lead an expedition to unknown islands. Whoever has the most points after five rounds wins. Eight small goals take you from the first landing to an island of your own, number 12 in the south.
amerigo-story-sail = Sail a ship to the anchor at M17
amerigo-story-sail-why = Cubes have fallen out of the tower, and you choose one of their colors. Blue sails. You have as many action points as the most frequent color has cubes, here 4, and each of your ships may go that far.
amerigo-story-sail-met = The ship lies at anchor beside island 12.
amerigo-story-post = Place a post on island 12
amerigo-story-post-why = A post is the beginning of everything on an island: you can build only next to your posts, or next to what is linked to them.
amerigo-story-post-met = The first post on an island is worth 3 points. Now your other ship may sail, and land somewhere else.
amerigo-story-load = Load 5 cannons
amerigo-story-load-why = Black loads cannons. After each round the pirates come: with too few cannons you lose all of them, and points as well.
amerigo-story-load-met = You have 5 cannons, and the pirates are not that strong yet. After the last round, too, they come before the points are counted.
amerigo-story-four = Plan village 4I, four cells in a row
amerigo-story-four-why = Red takes tiles for later. Island 12 is small: your post, then room for six cells, four of them in a row.
amerigo-story-four-met = A village of yours costs 1 action point, whatever its size.
amerigo-story-two = Plan village 2, of two cells
amerigo-story-two-why = With the four in a row, it fills island 12.
amerigo-story-two-met = You have action points left: take what else you like, for other islands.
amerigo-story-advance = Go forward on the progress track
amerigo-story-advance-why = Brown takes a step for each action point. The track brings points at the end, and tokens on the way.
amerigo-story-advance-met = You have earned a token: it stays with you and helps whenever its time comes.
amerigo-story-build = Build the four in a row at N18
amerigo-story-build-why = Green builds. A tile lies on land next to your post, and takes the resource that it covers.
amerigo-story-build-met = Each resource is a point at the end, and more with goods tokens of its kind.
amerigo-story-complete = Complete island 12 with the village at O17
amerigo-story-complete-why = Two cells are free. Whoever fills the last one scores the island for everyone with posts there, and you are alone.
amerigo-story-complete-met = 3 points for completing it and 5 for your post. In later rounds islands are worth less, so be early.
amerigo-story-end = **Points** come from islands you discover, build on and complete, from resources with goods tokens of their kind, from the progress and order tracks, and from gold. **The game ends** after five rounds. **A sensible next move:** see which color offers the most action points, and land or build where an island is nearly full.

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
