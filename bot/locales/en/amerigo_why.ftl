# /why: what stands against a move (`amerigo-why-<code>`), what it adds up to, and how moves are
# called that may be asked about.

amerigo-why-not-asked = { common-why-waiting } (rulebook: { amerigo-book-course }).
amerigo-why-acted = You have already acted in this phase (rulebook: { amerigo-book-course }).
amerigo-why-island = { $big ->
    [yes] { amerigo-island-big }
   *[no] { amerigo-island }
}

## When a move is made

amerigo-why-when-sail = You sail on your turn, as its action (rulebook: { amerigo-book-course }, { amerigo-book-sailing }).
amerigo-why-when-use = This token is used on your turn, when you sail ({ common-ruling }).
amerigo-why-when-post = You place a post when one of your ships has just ended its move on an anchor (rulebook: { amerigo-book-sailing }).
amerigo-why-when-load = You load cannons on your turn, as its action (rulebook: { amerigo-book-course }, { amerigo-book-loading }).
amerigo-why-when-take = You plan tiles on your turn, as its action (rulebook: { amerigo-book-course }, { amerigo-book-planning }).
amerigo-why-when-advance = You move on the progress track on your turn, as its action (rulebook: { amerigo-book-course }, { amerigo-book-progress }).
amerigo-why-when-pick = You take progress tokens when you reach or pass a space with VP on the progress track (rulebook: { amerigo-book-progress }).
amerigo-why-when-build = You build on your turn, as its action (rulebook: { amerigo-book-course }, { amerigo-book-building }).
amerigo-why-when-buy = You buy goods tokens on your turn, as its action (rulebook: { amerigo-book-course }, { amerigo-book-buying }).
amerigo-why-when-move = You move on the order track on your turn, as its action (rulebook: { amerigo-book-course }, { amerigo-book-white }).
amerigo-why-when-front = This token is used on your turn, instead of moving on the order track ({ common-ruling }).
amerigo-why-when-gold = You take gold on your turn, instead of an action (rulebook: { amerigo-book-course }, { amerigo-book-gold }).
amerigo-why-when-points = This token is used on your turn, instead of an action.
amerigo-why-when-cash = You can get this gold at any decision of yours, but not while you take progress tokens (rulebook: { amerigo-book-gold }).

## Which action may be chosen

amerigo-why-colour-absent = There is no { $colour } cube in the action field (rulebook: { amerigo-book-course }).
amerigo-why-special-no-white = There is no white cube either, so the special action is closed, too (rulebook: { amerigo-book-white }).
amerigo-why-special-start = White cubes do not help: your disc is still on the start space of the order track (rulebook: { amerigo-book-white }).
amerigo-why-special-other = White cubes do not help: your space on the order track is { $colour } (rulebook: { amerigo-book-white }).
amerigo-why-swap-absent = Your token for planning and building does not help: the { $colour } action is not open to you, either ({ common-ruling }).
amerigo-why-too-dear = It takes { $cost } AP. You have { $points } AP and { $gold } gold: you are { $missing } short (rulebook: { amerigo-book-gold }).
amerigo-why-cash-first = If you first cash in a chest or token for gold, it is enough (rulebook: { amerigo-book-gold }).
amerigo-why-no-token = You do not have this token: { $token }.
amerigo-why-token-used = This token is used up: { $token }.

## Sailing and posts

amerigo-why-ship-moved = Ship { $ship } has ended its move; it does not move again in this action (rulebook: { amerigo-book-sailing }).
amerigo-why-off-map = { $cell }: there is no such cell on this map.
amerigo-why-land = { $cell } is land, and ships never leave the water (rulebook: { amerigo-book-sailing }).
amerigo-why-ship-there = { $seat } has a ship on { $cell }; only one ship may stop there, but you may sail through (rulebook: { amerigo-book-sailing }).
amerigo-why-ship-own = Your other ship is on { $cell }; only one ship may stop there, but you may sail through (rulebook: { amerigo-book-sailing }).
amerigo-why-too-far = It is { $count ->
    [one] { $count } step
   *[other] { $count } steps
} away. You have { $points } AP and { $gold } gold: you are { $missing } short (rulebook: { amerigo-book-sailing }, { amerigo-book-gold }).
amerigo-why-sail8-first = With your token for { $count } more AP you would get further ({ common-ruling }).
amerigo-why-stays = Ship { $ship } is already on { $cell }. It need not move; to stay is a move only where you may place a post ({ common-ruling }).
amerigo-why-stays-table = At this table only a ship that has moved may place a post.
amerigo-why-use-front = { $token }: you use it instead of moving on the order track ({ common-ruling }).
amerigo-why-use-points = { $token }: you use it instead of an action, to score the cubes (rulebook: { amerigo-book-course }).
amerigo-why-use-cash = { $token }: you do not use it for AP; you cash it in for gold (rulebook: { amerigo-book-gold }).
amerigo-why-use-permanent = { $token }: it counts by itself and is never used up.
amerigo-why-use-end = { $token }: it counts by itself at the end of the game (rulebook: { amerigo-book-end }).
amerigo-why-ships-done = Both of your ships have ended their moves ({ common-ruling }).
amerigo-why-ships-first = In your first sail action both ships come into play first (rulebook: { amerigo-book-sailing }).
amerigo-why-sail-first = None of your ships has ended its move in this action. A ship that stays on its anchor does so with “sail” to its own cell (rulebook: { amerigo-book-sailing }).
amerigo-why-no-anchor = { $cell } is not an anchor; only there can a post be placed (rulebook: { amerigo-book-sailing }).
amerigo-why-post-own = Your own post is already on the post cell { $cell } (rulebook: { amerigo-book-sailing }).
amerigo-why-post-there = { $seat } has a post on the post cell { $cell } (rulebook: { amerigo-book-sailing }).
amerigo-why-post-built = The post cell { $cell } lies under a tile; it can never get a post (rulebook: { amerigo-book-building }).
amerigo-why-no-posts = You have no posts left ({ common-ruling }).

## Tiles

amerigo-why-no-such-tile = There is no such tile: { $tile }.
amerigo-why-no-villages = You have no more of these in your supply: { $tile } (rulebook: { amerigo-book-planning }).
amerigo-why-stack-empty = There are no more of these in the supply: { $tile } (rulebook: { amerigo-book-map }).
amerigo-why-neutral-limit = You may plan only { $count ->
    [one] { $count } neutral tile
   *[other] { $count } neutral tiles
} in one action (rulebook: { amerigo-book-planning }).
amerigo-why-not-planned = You have not planned this tile: { $tile } (rulebook: { amerigo-book-building }).
amerigo-why-same-turn = This shape looks the same at { $turn }°, and is written that way ({ common-ruling }).
amerigo-why-sticks-out = { $tile } would stick out of the map (rulebook: { amerigo-book-building }).
amerigo-why-water = It would cover water: { $cell } (rulebook: { amerigo-book-building }).
amerigo-why-covers-post = It would cover a post: { $cell } (rulebook: { amerigo-book-building }).
amerigo-why-covers-tile = It would cover a cell that already has a tile: { $cell } (rulebook: { amerigo-book-building }).
amerigo-why-no-post-here = You have no post on { amerigo-why-island } (rulebook: { amerigo-book-building }).
amerigo-why-corner-only = It would touch what is linked to your posts on { amerigo-why-island } only at a corner (rulebook: { amerigo-book-building }).
amerigo-why-no-link = It would not be linked to any of your posts on { amerigo-why-island }; only your own posts and villages and neutral tiles link, along an edge (rulebook: { amerigo-book-building }).

## Tracks, tokens, goods

amerigo-why-all-points = You have { $points } AP and { $room ->
    [0] no space
    [one] only { $room } space
   *[other] only { $room } spaces
} left on the track: if you go to its end, you use up exactly those { $points } (rulebook: { amerigo-book-gold }).
amerigo-why-track-end = There { $room ->
    [0] are no spaces
    [one] is only { $room } space
   *[other] are only { $room } spaces
} left on the track, and AP beyond its end cannot be bought (rulebook: { amerigo-book-gold }).
amerigo-why-one-beyond = There { $room ->
    [0] are no spaces
    [one] is only { $room } space
   *[other] are only { $room } spaces
} left on the track. One bought AP beyond its end brings the { $gold } gold, and more of them would bring nothing (rulebook: { amerigo-book-gold }).
amerigo-why-leader = Your disc is already in front ({ common-ruling }).
amerigo-why-token-own = You already have this token: { $token }.
amerigo-why-token-taken = { $seat } has taken this token: { $token }.
amerigo-why-token-not-open = This token is not open now: { $token } (rulebook: { amerigo-book-progress }).
amerigo-why-no-goods = No goods token of this good is open: { $good } (rulebook: { amerigo-book-buying }).
amerigo-why-other-cost = No token of this good costs { $cost } AP: { $good }. Open are those for { $costs } AP (rulebook: { amerigo-book-buying }).
amerigo-why-no-chest = You have no treasure chest (rulebook: { amerigo-book-gold }).
amerigo-why-must-pick = You must take a progress token (rulebook: { amerigo-book-progress }).

## What it adds up to

amerigo-why-sum-cost = It takes: { $parts } = { $total } AP; you have { $have } AP.
amerigo-why-sum-steps = Steps: { $parts } = { $total }; you have { $have } AP.
amerigo-why-sum-use = Steps for each ship: { $parts } = { $total }.
amerigo-why-sum-points = At once: { $parts } = { $total } VP.
amerigo-why-sum-posts = For completing the island: { $parts } × { $have } (time token) = { $total } VP.
amerigo-why-sum-chest = You take the treasure chest, worth { $total } gold.
amerigo-why-sum-resources = You get resources: { $parts }.
amerigo-why-sum-worth = Once built, it scores { $total } VP, on a big island { $have } VP.
amerigo-why-sum-gold-got = It brings { $total } gold.
amerigo-why-sum-track-gold = AP are left at the end of the track: that brings { $total } gold.
amerigo-why-sum-no-room = { $total } gold of it { $count ->
    [one] does
   *[other] do
} not fit on the track: that is { $have } VP (rulebook: { amerigo-book-gold }).
amerigo-why-sum-gold = { $parts } ÷ { $have }, rounded up = { $total } gold.
amerigo-why-sum-cannons = Cannons: { $parts } = { $total }; the pirates have strength { $have } so far.
amerigo-why-sum-progress = Progress track: { $parts } = space { $total }; at the end that is { $have } VP.
amerigo-why-sum-picks = You reach or pass { $count ->
    [one] { $count } space with VP, for which you take a token
   *[other] { $count } spaces with VP, for which you take tokens
} (rulebook: { amerigo-book-progress }).
amerigo-why-sum-order = Order track: { $parts } = space { $total }; at the end that is { $have } VP.
amerigo-why-sum-good = As it stands, one more token of this good is worth { $total } VP at the end, 1 for each of your resources.
amerigo-why-part-ap = AP
amerigo-why-part-gold = gold
amerigo-why-part-token = token
amerigo-why-part-tile-small = tile on a small island
amerigo-why-part-tile-big = tile on a big island
amerigo-why-part-discovery = discovery
amerigo-why-part-completed = last cell of the island
amerigo-why-part-posts = your posts there
amerigo-why-part-factor = for your posts
amerigo-why-part-cotton = cotton
amerigo-why-part-tobacco = tobacco
amerigo-why-part-sugar = sugar
amerigo-why-part-coconut = coconut
amerigo-why-part-coffee = coffee
amerigo-why-part-before = so far
amerigo-why-part-loaded = loaded
amerigo-why-part-moved = moved
amerigo-why-part-cubes = cubes

## Moves that may be asked about

amerigo-why-move-post = Place a post
amerigo-why-move-take = Plan { $tile }
amerigo-why-move-build = Build { $tile } at { $cell }
amerigo-why-move-build-turned = Build { $tile } at { $cell }, turned { $turn }°
amerigo-why-move-pick = Take a progress token: { $token }
amerigo-why-move-buy = Buy { $good } for { $cost } AP
amerigo-why-move-cash = Cash in: { $what }
amerigo-why-move-points = Score the cubes with your token

## Cards of tiles and tokens

amerigo-card-cost = { $plan } AP to plan, { $build } AP to build
amerigo-card-turns = Turns: { $turns }
amerigo-card-worth = { $small } VP, on a big island { $big } VP
amerigo-card-village-count = { $count } per player
amerigo-card-neutral-count = { $count } in the game
amerigo-card-permanent = Counts from now on
amerigo-card-once = Once
amerigo-card-end = At the end of the game
amerigo-card-more = { $action }: +{ $count } AP
amerigo-card-tokens = { $count } in the game
amerigo-card-alt = { $name } ({ $other }). { $facts }. { $text }
