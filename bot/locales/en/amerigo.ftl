# Names: colors and their actions, goods, tiles, progress tokens; numbers of things.

amerigo-colour-blue = blue
amerigo-colour-black = black
amerigo-colour-red = red
amerigo-colour-brown = brown
amerigo-colour-green = green
amerigo-colour-yellow = yellow
amerigo-colour-white = white
amerigo-colour-any = any color
amerigo-action-blue = Sail
amerigo-action-black = Load cannons
amerigo-action-red = Plan
amerigo-action-brown = Progress
amerigo-action-green = Build
amerigo-action-yellow = Buy goods
amerigo-action-white = Player order
amerigo-good-cotton = cotton
amerigo-good-tobacco = tobacco
amerigo-good-sugar = sugar
amerigo-good-coconut = coconut
amerigo-good-coffee = coffee
amerigo-tile-v = village { $shape }
amerigo-tile-n = neutral tile { $shape }
amerigo-tiles-v = villages { $shapes }
amerigo-tiles-n = neutral tiles { $shapes }
amerigo-island = island { $number }
amerigo-island-big = big island { $number }
amerigo-token-sail8 = +8 AP once: Sail
amerigo-token-pirates_plus2 = pirates +2 for all others
amerigo-token-pirates_half = half damage from pirates
amerigo-token-pirates_gold = 2 gold for beating the pirates
amerigo-token-plan_two = two neutral tiles per plan
amerigo-token-swap_red_green = Plan for Build and vice versa
amerigo-token-to_front = to the front once
amerigo-token-gold3 = 3 gold once
amerigo-token-gold5 = 5 gold once
amerigo-token-post_gold = 1 gold per post
amerigo-token-gold_2to1 = taking gold 2:1
amerigo-token-vp_cubes = 1 VP per cube once
amerigo-token-end_posts = 1 VP per post at the end
amerigo-token-end_7 = 7 VP at the end
amerigo-token-end_gold = 1 VP per gold at the end
amerigo-token-ap = +{ $count } AP: { $actions }
amerigo-token-about-sail8 = Once, when you sail: 8 AP more for both ships.
amerigo-token-about-pirates_plus2 = The pirates are 2 stronger for all other players.
amerigo-token-about-pirates_half = If the pirates beat you, you lose only half their strength in VP, rounded up.
amerigo-token-about-pirates_gold = If you drive off the pirates, you get 2 gold, even at strength 0.
amerigo-token-about-plan_two = You may take two neutral tiles when you plan, and pay for both.
amerigo-token-about-swap_red_green = With green but no red cubes you may plan; with red but no green ones, build.
amerigo-token-about-to_front = Once, with the white action: put your disc on top of the one in front.
amerigo-token-about-gold3 = Turn it into 3 gold, once, at any of your decisions.
amerigo-token-about-gold5 = Turn it into 5 gold, once, at any of your decisions.
amerigo-token-about-post_gold = 1 gold for every post that you place from now on.
amerigo-token-about-gold_2to1 = When you take gold, it is 1 for every 2 cubes, rounded up.
amerigo-token-about-vp_cubes = Once, instead of an action: 1 VP per cube in the action field. Worth nothing at the end.
amerigo-token-about-end_posts = At the end, 1 VP for each of your posts on the map.
amerigo-token-about-end_7 = At the end, 7 VP.
amerigo-token-about-end_gold = At the end, 1 VP more for each gold on your gold track.
amerigo-token-about-ap1 = Whenever you choose this action, you have { $count } AP more.
amerigo-token-about-ap2 = Whenever you choose one of these actions, you have { $count } AP more.
amerigo-chest = treasure chest
amerigo-points = { $count } VP
amerigo-gold = { $count ->
    [0] no gold
   *[other] { $count } gold
}
amerigo-cannons = { $cannons ->
    [one] { $cannons } cannon
   *[other] { $cannons } cannons
}
amerigo-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
amerigo-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
amerigo-goods-amount = { $count } { $good ->
    [cotton] cotton
    [tobacco] tobacco
    [sugar] sugar
    [coffee] coffee
   *[coconut] { $count ->
        [one] coconut
       *[other] coconuts
    }
}

## Scores

amerigo-score-points = VP during the game
amerigo-score-overflow = gold beyond the track
amerigo-score-gold = gold
amerigo-score-cotton = cotton
amerigo-score-tobacco = tobacco
amerigo-score-sugar = sugar
amerigo-score-coconut = coconut
amerigo-score-coffee = coffee
amerigo-score-tokens = progress tokens
amerigo-score-progress = progress track
amerigo-score-order = order track
amerigo-score-player = **{ $place }** { $name }: { $points } VP ({ $parts })
amerigo-score-now = { $name }: { $points } VP if the game ended now; { $secured } of it is secured, { $open } open
amerigo-score-parts = { $name } has secured { $secured }; still open: { $open }
amerigo-score-note = Secured VP can no longer be lost. Open VP may still go: to the pirates, or with gold that is spent.

## The game in the lobby

amerigo-title = Amerigo
amerigo-about = Discover islands in the wake of Amerigo Vespucci: sail, place trading posts, build villages, gather goods and keep the pirates off. A cube tower decides which actions are open and how strong they are. For 2 to 4 players, five rounds of seven phases.
amerigo-cover = Cover of Amerigo: islands with villages and trading posts in the players’ colors, ships sailing between them, and above them the name of the game.
amerigo-round = Round { $round }
amerigo-option-special_bonus = AP tokens in the special action
amerigo-option-special_bonus-about = Do tokens for additional AP also count when white cubes stand in for an action?
amerigo-option-special_bonus-yes = they count
amerigo-option-special_bonus-no = they do not count
amerigo-option-bought_points = AP bought while sailing
amerigo-option-bought_points-about = Do AP bought with gold count for both ships, or only for the one that is moving?
amerigo-option-bought_points-both = for both ships
amerigo-option-bought_points-moving = for the moving ship
amerigo-option-gold_overflow = Gold beyond 12
amerigo-option-gold_overflow-about = Does gold that no longer fits always score, or only when you take gold instead of an action?
amerigo-option-gold_overflow-scores = always scores 1 VP each
amerigo-option-gold_overflow-lost = only when taking gold
amerigo-option-post_at_rest = Posts without sailing
amerigo-option-post_at_rest-about = May a ship that stays on its anchor place a post there?
amerigo-option-post_at_rest-yes = allowed
amerigo-option-post_at_rest-no = only after moving
amerigo-option-map_checks = Islands
amerigo-option-map_checks-about = Must a map have one to five big islands, and a post cell on every island?
amerigo-option-map_checks-house = yes
amerigo-option-map_checks-rulebook = any map by the rulebook
amerigo-option-wild_adds_up = Last space of the order track
amerigo-option-wild_adds_up-about = Do white cubes there add up with the cubes of the color they turn into?
amerigo-option-wild_adds_up-no = they do not add up
amerigo-option-wild_adds_up-yes = they add up
amerigo-option-tower = Cube tower
amerigo-option-tower-about = How easily do cubes stuck in the tower fall out? Reports of the real one differ.
amerigo-option-tower-default = evenly
amerigo-option-tower-loose = more, the more are thrown in
amerigo-option-overshoot = AP bought beyond a track
amerigo-option-overshoot-about = May you buy one AP more than a track has room for, to get the 2 gold at its end?
amerigo-option-overshoot-no = not allowed
amerigo-option-overshoot-yes = allowed
amerigo-number-more_gold = More gold
amerigo-number-more_gold-about = Gold that everyone gets at the start, on top of the usual amount.
amerigo-number-more_discovery = More VP for discoveries
amerigo-number-more_discovery-about = VP for the first trading post on an island, on top of the usual ones.
amerigo-number-more_completed = More VP for completed islands
amerigo-number-more_completed-about = VP for whoever completes an island, on top of the usual ones.
amerigo-final-turn = The move that ends this phase is final: the next cubes are thrown at once.

## Phases, as headlines

amerigo-phase-blue = Blue phase: sail
amerigo-phase-black = Black phase: load cannons
amerigo-phase-red = Red phase: plan
amerigo-phase-brown = Brown phase: progress
amerigo-phase-green = Green phase: build
amerigo-phase-yellow = Yellow phase: buy goods
amerigo-phase-white = White phase: player order
amerigo-phase-round = The pirates attack

## Questions

amerigo-ask-turn = { $name }, choose an action ({ $points } AP, { amerigo-gold }).
amerigo-ask-sail = { $name }, sail your ships ({ amerigo-left }).
amerigo-ask-sail-one = { $name }, sail ship { $ship } ({ amerigo-left }).
amerigo-ask-sail-post = { $name }, place a post on { $island }? ({ amerigo-left })
amerigo-ask-plan = { $name }, plan tiles ({ amerigo-left }).
amerigo-ask-build = { $name }, build your tiles ({ amerigo-left }).
amerigo-ask-goods = { $name }, buy goods tokens ({ amerigo-left }).
amerigo-ask-progress = { $name }, go on along the progress track? ({ amerigo-left })
amerigo-ask-pick = { $name }, take { $picks ->
    [one] a progress token
   *[other] { $picks } progress tokens, one after the other
}.
amerigo-left = { $points } AP left, { amerigo-gold }

## Moves and their steps

amerigo-do-ap = { $action } ({ $points } AP)
amerigo-do-sail = Sail ship { $ship } from { $cell } ({ $points } AP)
amerigo-do-sail-off = Sail ship { $ship } onto the map ({ $points } AP)
amerigo-do-ship = Ship { $ship } (on { $cell })
amerigo-do-ship-off = Ship { $ship } (not on the map yet)
amerigo-do-island = { $island } ({ $covered } of { $size } cells covered)
amerigo-do-turn = { $glyph } turned { $turn }°
amerigo-do-anchor = { $cell } · { $island }
amerigo-do-unturned = { $glyph } not turned
amerigo-do-across = { $glyph } across
amerigo-do-upright = { $glyph } upright
amerigo-do-letter = { $letter } · { $thing }
amerigo-do-turned = { $cell } { $turn }
amerigo-do-near = Sea near { $island }
amerigo-do-near-n = Sea near { $island }, north
amerigo-do-near-m = Sea near { $island }, middle
amerigo-do-near-s = Sea near { $island }, south
amerigo-menu-anchors = Anchors with a free post cell
amerigo-menu-frame = Sea regions on the frame
amerigo-menu-near = Sea near an island
amerigo-menu-other = Other places, by island
amerigo-menu-water = Other places
amerigo-menu-villages = Villages
amerigo-menu-neutral = Neutral tiles
amerigo-move-sail = Ship { $ship } to { $cell }
amerigo-move-sail-stay = Ship { $ship } stays on { $cell }
amerigo-move-post = Place a post on { $island }
amerigo-move-load = Load { $points ->
    [one] { $points } cannon
   *[other] { $points } cannons
}
amerigo-move-load-end = Load up to { $end } cannons
amerigo-move-take = Plan: { $tile } ({ $cost } AP)
amerigo-move-advance = Progress: { $points ->
    [one] { $points } space
   *[other] { $points } spaces
}
amerigo-move-advance-end = Progress: to the end of the track
amerigo-move-build = Build { $tile } at { $cell }
amerigo-move-buy = Buy { $good } for { $cost } AP
amerigo-move-move = Order track: { $points ->
    [one] { $points } space forward
   *[other] { $points } spaces forward
}
amerigo-move-move-end = Order track: to the end
amerigo-move-front = Order track: on top of the front disc
amerigo-move-use = Use the token: { $token }
amerigo-move-gold = Take gold
amerigo-move-points = Score the cubes
amerigo-move-cash = Cash in the token for { amerigo-gold }
amerigo-move-done = Leave it at that
amerigo-move-done-turn = Do nothing
amerigo-move-build-turned = Build { $tile } at { $cell }: { $turned }
amerigo-move-cash-chest = Cash in a treasure chest
amerigo-step-load = { $points ->
    [one] { $points } cannon
   *[other] { $points } cannons
}
amerigo-step-load-end = Up to { $end } cannons
amerigo-step-spaces = { $points ->
    [one] { $points } space
   *[other] { $points } spaces
}
amerigo-step-end = To the end of the track
amerigo-step-buy = { $good } for { $cost } AP
amerigo-step-take = { $tile } ({ $cost } AP)
amerigo-step-front = On top of the front disc
amerigo-hint-anchor = Anchor of { $island }: you may place a post.
amerigo-hint-discover = Anchor of { $island }: a post there is a discovery ({ $points } VP).
amerigo-hint-anchor-taken = Anchor of { $island }; its post cell is taken.
amerigo-hint-anchor-none = Anchor of { $island }; you have no posts left.
amerigo-hint-post = Then you have { $posts } left.
amerigo-hint-take = { $small } VP, on a big island { $big } VP. { $left } left.
amerigo-hint-cost-gold = Costs { $cost } AP, { $gold } of them in gold.
amerigo-hint-gold = Costs { $gold } gold.
amerigo-hint-cannons = Then you have { $count }; the pirates’ strength is { $strength } so far.
amerigo-hint-progress = You reach space { $space } of { $end }.
amerigo-hint-end = That is the end of the track: AP left over are lost.
amerigo-hint-cubes = { amerigo-cubes } in the action field.
amerigo-hint-unused = { $points ->
    [one] { $points } AP is lost.
   *[other] { $points } AP are lost.
}
amerigo-hint-forfeit = Your turn in this phase is over.
amerigo-hint-steps = { amerigo-steps }.
amerigo-hint-near = { $count ->
    [one] { $count } place within reach
   *[other] { $count } places within reach
}, { $free ->
    [0] no anchor with a free post cell
    [one] one of them an anchor with a free post cell
   *[other] { $free } of them anchors with a free post cell
}.
amerigo-hint-frame = A field of the frame.
amerigo-hint-tile = { $small } VP, on a big island { $big } VP.
amerigo-hint-on = On { $island }.
amerigo-hint-worth = Worth { $points } VP at the end of the game.
amerigo-hint-good = { $good }, as it stands: { $tokens } tokens × { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
} = { $points } VP.
amerigo-hint-order = The space is { $colour }; you are then number { $place } in the order of play.
amerigo-hint-order-any = The space counts for any color; you are then number { $place } in the order of play.
amerigo-hint-spent = The token is used up.
amerigo-hint-cost = Costs { $cost } AP.

## Events

amerigo-event-thrown = Into the tower: { $thrown } × { $colour }. Out come { $cubes }: { $points } AP.
amerigo-event-skipped = No cube falls out of the tower: the { $colour } phase is skipped.
amerigo-event-skipped-empty = There is no { $colour } cube to throw: the phase is skipped.
amerigo-event-paid = {" "}({ amerigo-gold } paid)
amerigo-event-sailed = { $name } sails ship { $ship } from { $start } to { $cell }{ $paid }.
amerigo-event-sailed-first = { $name } sets out with ship { $ship } and sails to { $cell }{ $paid }.
amerigo-event-sailed-placed = { $name } places ship { $ship } on { $cell }.
amerigo-event-sailed-stayed = { $name } keeps ship { $ship } on { $cell }.
amerigo-event-used = { $name } uses a token: { $token }.
amerigo-event-posted = { $name } places a post on { $island } ({ $cell }).{ $more }
amerigo-event-posted-first = { $name } discovers { $island } with a post on { $cell }: { $points } VP.{ $more }
amerigo-event-loaded = { $name } loads cannons and now has { $cannons }{ $paid }.{ $more }
amerigo-event-planned = { $name } plans { $tiles }{ $paid }.
amerigo-event-advanced = { $name } makes progress to space { $space }{ $paid }.{ $more }
amerigo-event-picked = { $name } takes a progress token: { $token }.
amerigo-event-built = { $name } builds { $tile } on { $island } ({ $cell }){ $paid }: { $gains }.{ $more }
amerigo-event-collected = { $name } gets { $goods }.
amerigo-event-completed = { $name } completes { $island }: { $points } VP.
amerigo-event-completed-chest = { $name } completes { $island }: { $points } VP and the treasure chest.
amerigo-event-counted = { $name } scores { $points } VP for posts on { $island } ({ $posts }).
amerigo-event-bought = { $name } buys goods: { $goods }{ $paid }.
amerigo-event-moved = { $name } moves to space { $space } of the order track{ $paid }: now { $place ->
    [1] first
   *[other] number { $place }
} in the order of play.{ $more }
amerigo-event-front = { $name } goes to the front of the order track (space { $space }).
amerigo-event-gold = { $name } takes { $gold } gold.
amerigo-event-gold-points = { $name } takes { $gold } gold, and { $points } VP for what does not fit on the track.
amerigo-event-points = { $name } scores { $points } VP for the cubes in the action field.
amerigo-event-forfeited = { $name } does nothing.
amerigo-event-cashed = { $name } cashes in a token for { $gold } gold.
amerigo-event-cashed-points = { $name } cashes in a token for { $gold } gold, and { $points } VP for what does not fit on the track.
amerigo-event-gained = { $name } gets { $gold } gold ({ $source }).
amerigo-event-gained-points = { $name } gets { $gold } gold and { $points } VP for what does not fit on the track ({ $source }).
amerigo-event-raided = Pirates (strength { $strength }): { $name } loses { $points } VP and { $cannons ->
    [one] the last cannon
   *[other] all { $cannons } cannons
}.{ $more }
amerigo-event-raided-helpless = Pirates (strength { $strength }): { $name } has no cannons and loses { $points } VP.{ $more }
amerigo-event-raided-repelled = Pirates (strength { $strength }): { $name } drives them off with { amerigo-cannons }.{ $more }
amerigo-event-raided-nothing = No pirates come for { $name }.{ $more }
amerigo-event-pirate = A pirate token is revealed: { $pirate }. The pirates’ strength is now { $strength }.
amerigo-event-tokens = New progress tokens: { $tokens }.
amerigo-event-goods = New goods tokens: { $goods }.
amerigo-event-round = Round { $round } begins; the time token is worth { $time }.
amerigo-event-raided-poor = Pirates (strength { $strength }): { $name } loses { $cannons ->
    [one] the last cannon
   *[other] all { $cannons } cannons
}; there were no VP to lose.{ $more }
amerigo-event-raided-bare = Pirates (strength { $strength }): { $name } has neither cannons nor VP to lose.{ $more }
amerigo-event-cashed-chest = { $name } turns a treasure chest into { $gold } gold.
amerigo-event-cashed-chest-points = { $name } turns a treasure chest into { $gold } gold, and { $points } VP for what does not fit on the track.
amerigo-more-completed = { $island } is complete: { $points } VP for the last cell.
amerigo-more-completed-chest = { $island } is complete: { $points } VP for the last cell, and the treasure chest.
amerigo-more-counted = For posts there: { $players }.
amerigo-more-gained = That brings { $gold } gold.
amerigo-more-gained-points = That brings { $gold } gold and { $points } VP for what does not fit.
amerigo-more-picked = New { $count ->
    [one] token
   *[other] tokens
}: { $tokens }.
amerigo-source-cannons = end of the cannon track
amerigo-source-progress = end of the progress track
amerigo-source-order = end of the order track
amerigo-source-post_gold = token
amerigo-source-pirates_gold = token

## The position in words

amerigo-summary-round = Round { $round } of { $rounds }, time token { $time }. { $phase }.
amerigo-summary-order = Order of play: { $names }.
amerigo-summary-acted = Have acted in this phase: { $names }.
amerigo-summary-turn = { $name }: { $action }, { $points } AP left.
amerigo-summary-field = Action field: { $cubes } ({ $points } AP for each action).
amerigo-summary-supply = Supply: { $cubes }. In the tower: { $inside }.
amerigo-summary-pirates = Pirates: strength { $strength } ({ $open }). { $hidden } face down, out of { $unseen }.
amerigo-summary-pirates-all = Pirates: strength { $strength } ({ $open }).
amerigo-summary-tokens = Progress tokens, left: { $left }. Right: { $right }.
amerigo-summary-tokens-unseen = Progress tokens to come: { $tokens }.
amerigo-summary-goods = Goods tokens with their cost: { $goods }.
amerigo-summary-goods-unseen = Goods tokens to come: { $goods }.
amerigo-summary-neutral = Neutral tiles left: { $tiles }.
amerigo-summary-track = Order track from the front: { $spaces }.
amerigo-summary-space = space { $space } ({ $colour }): { $names }
amerigo-summary-island = { $island }: { $covered } of { $size } cells covered{ $state }. Free: { $free }.
amerigo-summary-island-complete = { $island }: complete, { $size } cells.
amerigo-summary-chest = , treasure chest
amerigo-summary-discovered = , discovered
amerigo-summary-undiscovered = , not discovered
amerigo-summary-resources = Resources: { $resources }.
amerigo-summary-anchors = Free post cells, with (anchor): { $anchors }.
amerigo-summary-posts = Posts: { $posts }.
amerigo-summary-tiles = Tiles: { $tiles }.
amerigo-summary-tile = { $tile } { $cell }
amerigo-summary-tile-turned = { $tile } { $cell }/{ $turn }°
amerigo-summary-player = { $name }: { $points } VP, { $gold } gold, { amerigo-cannons }. Progress { $progress } of { $length } ({ $reached } VP), order track { $order } ({ $order_reached } VP), { $place ->
    [1] first
   *[other] number { $place }
} in the order of play.
amerigo-summary-ships = Ships of { $name }: { $ships }. Posts: { $placed } placed, { $posts } left.
amerigo-summary-off = not on the map
amerigo-summary-hand = Planned tiles of { $name }: { $hand }. Villages left: { $villages }.
amerigo-summary-have = Resources of { $name }: { $resources }. Goods tokens, with the printed ones: { $goods }.
amerigo-summary-own-tokens = Progress tokens of { $name }: { $tokens }.
amerigo-summary-used = Used by { $name }: { $tokens }.
amerigo-summary-chests = Treasure chests of { $name }: { $count }.

## What has changed since the boards before

amerigo-change-map = Map
amerigo-change-post = post on { $cell } ({ $name })
amerigo-change-tile = { $tile } on { $cell } ({ $name })
amerigo-change-tile-neutral = { $tile } on { $cell }
amerigo-change-island = { $island } complete
amerigo-change-field = Action field
amerigo-change-pirates = Pirates
amerigo-change-strength = strength { $strength }
amerigo-change-tokens = Progress tokens
amerigo-change-goods = Goods tokens
amerigo-change-points = { $change } VP
amerigo-change-gold = { $change } gold
amerigo-change-cannons = { $change } { $count ->
    [one] cannon
   *[other] cannons
}
amerigo-change-progress = progress { $change }
amerigo-change-order = order track { $change }
amerigo-change-ship = ship { $ship } on { $cell }
amerigo-change-chests = { $change } { $count ->
    [one] treasure chest
   *[other] treasure chests
}
amerigo-change-resource = { $thing } (resource)
amerigo-change-good = { $thing } (goods token)
