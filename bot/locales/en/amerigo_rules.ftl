# The rules in our own words: what a thing does, what to mind, and entries by section.
# `amerigo-rules-<key>` is the text (of a thing: at most 300 characters), `-fine` the small print
# of a thing, `-title` the title of an entry, `-ours` says what of it is our reconstruction. The
# index is `rulebook.toml`.

-amerigo-mark-ours = our reconstruction

## Setup

amerigo-rules-map-title = The map
amerigo-rules-map = 9, 12 or 16 square tiles for 2, 3 or 4 players, shuffled and turned. All water is linked to the frame, and two islands never touch, not even at a corner.{ $map_checks ->
        [rulebook] { " " }Any such map may be dealt, also one without a big island.
        [usual] { " " }The bot also draws again until there are one to five big islands, and a post cell on every island.
       *[any] { " " }The bot also draws again until there are one to five big islands, and a post cell on every island; a table may do without that.
    }
amerigo-rules-map-ours = How the tiles look is our own reconstruction.
amerigo-rules-cells-title = Cells
amerigo-rules-cells = Land, water, land with one of five resources, post cells (land) and anchors: the water beside each post cell. An island of 20 or more land cells is big and has a treasure chest. A frame of 12, 14 or 16 water fields, Z1 clockwise from the upper left, runs around the map.
amerigo-rules-supplies-title = What you start with
amerigo-rules-supplies = 12 posts, 2 ships off the map, 16 villages, and 0, 1, 2 or 3 gold in turn order. One goods token of each good is printed on your sheet. 37 neutral tiles lie open for all.
amerigo-rules-supplies-ours = How many tiles there are of each shape is our own reconstruction.
amerigo-rules-stocks-title = Hidden stocks
amerigo-rules-stocks = Six pirate tokens (0, 0, 1, 2, 3, 4): one leaves the game unseen, one is revealed. Of 24 progress tokens, 8 lie open. Goods tokens: 30, 40 or 50, of which 6, 8 or 10 lie open. Your discs form a random stack on the order track.
amerigo-rules-stocks-ours = For which actions nine of the progress tokens give more AP is our own reconstruction.
amerigo-rules-openness-title = What is hidden
amerigo-rules-openness = Hidden are only the pirate tokens that lie face down, the order of the progress tokens and goods tokens to come, and what the tower will do. Everything else is open, even how many cubes of each color are in the tower.

## A phase

amerigo-rules-phase-title = Rounds and phases
amerigo-rules-phase = Five rounds of seven phases: blue, black, red, brown, green, yellow, white. In each phase the cubes of its color are thrown into the tower, and everyone acts once. Then the cubes go back to the supply. With no cubes to throw, or if nothing falls out, the phase is skipped.
amerigo-rules-tower-title = The cube tower
amerigo-rules-tower = Some of the cubes thrown stay inside, and some from earlier throws fall out.
amerigo-rules-tower-ours = { $tower ->
        [loose] At this table the cubes lie more loosely, the more are thrown in: a model of our own.
        [usual] Here each one thrown falls out with a chance of 2 in 3, each one inside with 1 in 3: our own reading of how other programs do it.
       *[any] Here each one thrown falls out with a chance of 2 in 3, each one inside with 1 in 3: our own reading of how other programs do it. A table may choose another model, also of our own: “{ amerigo-option-tower-loose }”.
    }
amerigo-rules-points-title = Actions and action points (AP)
amerigo-rules-points = You may choose the action of any color in the action field. You have as many action points (AP) as there are cubes of the most frequent color, whichever action you choose. Tokens for more AP add up. AP left over are lost.
amerigo-rules-order_of_play-title = Who acts first
amerigo-rules-order_of_play = Whoever is further along the order track acts first; on the same space, the higher disc. The order is fixed at the beginning of the phase.
amerigo-rules-turn-title = Your turn
amerigo-rules-turn = Do one thing: one available action, take gold, or use the token that scores the cubes. Several players may choose the same action. You may always leave AP unused.

## Sailing (blue)

amerigo-rules-sailing-title = Sailing
amerigo-rules-sailing = Each of your two ships may sail as many steps as you have AP, one ship after the other. A step leads to the next water cell or frame field, never diagonally. The first time, both ships begin on frame fields of your choice, for free.
amerigo-rules-ends-title = Where a ship may stop
amerigo-rules-ends = Any number of ships may share a frame field, but a water cell holds only one. Ships may pass through others. A ship whose move has ended does not move again in this action.
amerigo-rules-posting-title = Placing a post
amerigo-rules-posting = A ship that ends its move on an anchor may place one of your posts on the post cell beside it, if that cell has no post or tile. { $post_at_rest ->
        [no] A ship that stays where it is may not.
        [usual] A ship that stays where it is may do so, too.
       *[any] A ship that stays where it is may do so, too, unless the table has chosen otherwise.
    }
amerigo-rules-discovery-title = Discovering an island
amerigo-rules-discovery = The first post on an island scores 3 VP for its owner. Later ones, yours or others’, score nothing at once, but each counts when the island is complete. You may have several posts on one island.
amerigo-rules-bought_points-title = Buying steps
amerigo-rules-bought_points = { $bought_points ->
        [moving] While sailing, each gold you pay is one more step for the ship that is moving, not for the other one.
        [usual] While sailing, each gold you pay is one more step for both ships, but a ship that has finished does not move again.
       *[any] While sailing, each gold you pay is one more step for both ships, but a ship that has finished does not move again. A table may choose that it counts for the moving ship alone.
    }

## Other actions

amerigo-rules-loading-title = Loading cannons (black)
amerigo-rules-loading = Each AP is one cannon, up to 12. If AP are left over at the end of the track, you get 2 gold, however many are lost.
amerigo-rules-planning-title = Planning (red)
amerigo-rules-planning = Take tiles to build later: any number of your own villages for 1 AP each, and one neutral tile for as many AP as it has cells. They wait beside your sheet for as long as you like.
amerigo-rules-advancing-title = Progress (brown)
amerigo-rules-advancing = Each AP is one step on the progress track, and some of its spaces have VP. At the end, the highest value you have reached counts. If AP are left over at the end of the track, you get 2 gold.
amerigo-rules-advancing-ours = The track has 20 spaces, with VP at 4, 8, 12, 16 and 20: that is our own reconstruction.
amerigo-rules-picking-title = Taking progress tokens
amerigo-rules-picking = For each space with VP that you reach or pass, you must take one of the open progress tokens at once. Two such spaces give two tokens. If none is open, you get nothing instead. A token for more AP does not count for the action in which you take it.
amerigo-rules-buying-title = Buying goods tokens (yellow)
amerigo-rules-buying = Buy any number of open goods tokens whose costs (2, 3 or 4 AP) you can pay. They are not replaced until the next round.
amerigo-rules-buying-ours = How many tokens have which cost is our own reconstruction.
amerigo-rules-moving-title = Player order (white)
amerigo-rules-moving = With a white cube in the action field, move your disc forward on the order track, up to one space per AP; on an occupied space it goes on top. The new order holds from the next phase. The highest value you have reached there counts at the end.
amerigo-rules-moving-ours = The spaces and their values are our own reconstruction.
amerigo-rules-special-title = Special action (white)
amerigo-rules-special = If your disc is on a colored space and no cube of that color is in the action field, the white cubes there count as that color for you: do its action with the AP of the phase. On the last space you may choose any color.{ $special_bonus ->
        [no] { " " }Tokens for more AP do not count here.
        [usual] { " " }Tokens for more AP count here, too.
       *[any] { " " }A table may choose that tokens for more AP do not count here.
    }{ $wild_adds_up ->
        [yes] { " " }On the last space white cubes add up with those of the color.
        [usual] { " " }White cubes do not add up with those of the color.
       *[any] { " " }A table may let cubes add up on the last space.
    }

## Islands and tiles (green)

amerigo-rules-placing-title = Building
amerigo-rules-placing = Place planned tiles on islands where you have a post: a village for 1 AP, a neutral tile for as many AP as it has cells. It must lie wholly on free land. Resources and free post cells may be covered; a covered post cell never gets a post.
amerigo-rules-linking-title = Linking to your post
amerigo-rules-linking = Each tile must touch one of your posts along an edge, or be linked to one by an unbroken chain of your villages and neutral tiles, whoever built those. Other players’ villages and posts do not link. Corners do not count.
amerigo-rules-scoring_tiles-title = What a tile scores
amerigo-rules-scoring_tiles = At once: a village 1 VP, or 2 on a big island; a neutral tile 2 VP per cell, or 3 on a big island. You also get every resource it covers.
amerigo-rules-completing-title = Completing an island
amerigo-rules-completing = Whoever fills the last cell, with a tile or a post, scores 3 VP, and on a big island takes the chest. Then everyone with posts there scores for the number of their posts, times the time token: 5 in round 1, down to 1 in round 5.
amerigo-rules-completing-ours = One post counts 1, two count 3; for three, four and five or more posts, 6, 10 and 15 are our own reading.
amerigo-rules-chest-title = Treasure chests
amerigo-rules-chest = Whoever completes a big island gets its chest: 3 gold, once, at any of your decisions, or at the end of the game. While it lies on the map it is only a marker.

## Gold

amerigo-rules-gold-title = Gold
amerigo-rules-gold = The track ends at 12. { $gold_overflow ->
        [lost] Of gold that does not fit, only what you take instead of an action is 1 VP each; the rest is lost.
        [usual] Gold that does not fit is 1 VP each.
       *[any] Gold that does not fit is 1 VP each, unless the table has chosen that only gold taken instead of an action scores so.
    } At the end, each gold is 1 VP.
amerigo-rules-taking_gold-title = Taking gold
amerigo-rules-taking_gold = Instead of an action you may take a third of all cubes in the action field in gold, rounded up. Tokens for more AP do not count here.
amerigo-rules-paying-title = Paying with gold
amerigo-rules-paying = In an action each gold you pay is one more AP, as often as you like. The bot pays it with the move that needs it, and says so. { $overshoot ->
        [yes] You may buy one AP more than a track has room for, to get the gold at its end.
        [usual] You cannot buy AP only to overshoot the end of a track.
       *[any] You cannot buy AP only to overshoot the end of a track, unless the table has chosen that one may be bought for the gold there.
    }
amerigo-rules-track_end-title = The end of a track
amerigo-rules-track_end = Cannons, progress, order: if your disc reaches the end with AP left, or is there already, you get 2 gold, however many AP are lost.

## Pirates and preparation

amerigo-rules-pirates-title = The pirates
amerigo-rules-pirates = After the white phase the revealed pirate tokens attack. With at least as many cannons as their sum, you lose that many cannons and keep the rest. With fewer, you lose all cannons and as many VP as the whole sum, but never go below 0.
amerigo-rules-preparation-title = Between two rounds
amerigo-rules-preparation = One more pirate token is revealed. Progress tokens on the right leave the game, those on the left move to the right, four new ones come to the left. Goods tokens left are replaced by the next stack. The time token becomes 1 lower.

## End and scoring

amerigo-rules-end-title = The end
amerigo-rules-end = After the fifth round the pirates attack once more. Unused chests and gold tokens turn into gold, as far as it fits; the rest is 1 VP each. Then each gold on the track is 1 VP.
amerigo-rules-goods_scoring-title = Goods and resources
amerigo-rules-goods_scoring = For each good: your resources times (your goods tokens plus the printed one), in VP. What a goods token cost does not matter.
amerigo-rules-tracks_scoring-title = Tracks and tokens
amerigo-rules-tracks_scoring = Three things count: the highest value you have reached on the progress track, that on the order track, and the progress tokens for the final scoring.
amerigo-rules-winner-title = Who wins
amerigo-rules-winner = Whoever has the most victory points (VP) wins; in a tie, whoever is further along the order track, the higher disc first.

## Tiles

amerigo-rules-tile-fine =
    - It lies on free land of an island where you have a post, linked to one of your posts.
    - Planned tiles wait as long as you like.
amerigo-rules-tile-fine-ours = - How many there are of this shape is our own reconstruction.
-amerigo-village = One of your own villages: 1 AP to plan, 1 to build, whatever its size. It scores 1 VP, 2 on a big island.
amerigo-rules-v1 = { -amerigo-village } It covers 1 cell.
amerigo-rules-v2 = { -amerigo-village } It covers 2 cells.
amerigo-rules-v3I = { -amerigo-village } It covers 3 cells in a row.
amerigo-rules-v3L = { -amerigo-village } It covers 3 cells around a corner.
amerigo-rules-v4I = { -amerigo-village } It covers 4 cells in a row.
amerigo-rules-v4O = { -amerigo-village } It covers a square of 4 cells.
amerigo-rules-n1 = Neutral, 1 cell: 1 AP to plan, 1 to build. It scores 2 VP, 3 on a big island, and links whoever has a post beside it.
amerigo-rules-n2 = Neutral, 2 cells: 2 AP to plan, 2 to build. It scores 4 VP, 6 on a big island, and links whoever has a post beside it.
amerigo-rules-n3I = Neutral, 3 cells in a row: 3 AP to plan, 3 to build. It scores 6 VP, 9 on a big island, and links whoever has a post beside it.
amerigo-rules-n3L = Neutral, 3 cells around a corner: 3 AP to plan, 3 to build. It scores 6 VP, 9 on a big island, and links whoever has a post beside it.
amerigo-rules-n4I = Neutral, 4 cells in a row: 4 AP to plan, 4 to build. It scores 8 VP, 12 on a big island, and links whoever has a post beside it.
amerigo-rules-n4O = Neutral, a square of 4 cells: 4 AP to plan, 4 to build. It scores 8 VP, 12 on a big island, and links whoever has a post beside it.
amerigo-rules-n5U = Neutral, 5 cells in a U: 5 AP to plan, 5 to build. It scores 10 VP, 15 on a big island, and links whoever has a post beside it.
amerigo-rules-n6R = Neutral, 6 cells in two rows: 6 AP to plan, 6 to build. It scores 12 VP, 18 on a big island, and links whoever has a post beside it.

## Progress tokens

amerigo-more-fine =
    - It counts from your next action on, not for the one in which you took it.
    - Several such tokens add up.
    - { $special_bonus ->
        [no] It does not count for the special action.
        [usual] It counts for the special action, too.
       *[any] It counts for the special action, too, unless the table has chosen otherwise.
    }
-amerigo-more-ours = - Which actions these tokens are for is { -amerigo-mark-ours }.
-amerigo-gold-fine = - You may use it at any of your decisions, even in the action in which you took it.
-amerigo-end-fine = - It scores at the end of the game only.
amerigo-rules-ap2_blue = You have 2 more AP whenever you sail.
amerigo-rules-ap2_blue-fine = { amerigo-more-fine }
amerigo-rules-ap2_blue-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap2_black = You have 2 more AP whenever you load cannons.
amerigo-rules-ap2_black-fine = { amerigo-more-fine }
amerigo-rules-ap2_black-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap2_red = You have 2 more AP whenever you plan.
amerigo-rules-ap2_red-fine = { amerigo-more-fine }
amerigo-rules-ap2_red-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap2_brown = You have 2 more AP whenever you choose progress.
amerigo-rules-ap2_brown-fine = { amerigo-more-fine }
amerigo-rules-ap2_brown-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap2_green = You have 2 more AP whenever you build.
amerigo-rules-ap2_green-fine = { amerigo-more-fine }
amerigo-rules-ap2_green-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap2_yellow = You have 2 more AP whenever you buy goods tokens.
amerigo-rules-ap2_yellow-fine = { amerigo-more-fine }
amerigo-rules-ap2_yellow-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap1_blue_black = You have 1 more AP whenever you sail or load cannons.
amerigo-rules-ap1_blue_black-fine = { amerigo-more-fine }
amerigo-rules-ap1_blue_black-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap1_red_brown = You have 1 more AP whenever you plan or choose progress.
amerigo-rules-ap1_red_brown-fine = { amerigo-more-fine }
amerigo-rules-ap1_red_brown-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap1_green_yellow = You have 1 more AP whenever you build or buy goods tokens.
amerigo-rules-ap1_green_yellow-fine = { amerigo-more-fine }
amerigo-rules-ap1_green_yellow-fine-ours = { -amerigo-more-ours }
amerigo-rules-sail8 = Once: 8 more AP for both ships in one sail action.
amerigo-rules-sail8-fine = - Use it at any time until your second ship has finished; a ship that has finished stays where it is.
amerigo-rules-pirates_plus2 = The pirates are 2 stronger for all other players.
amerigo-rules-pirates_plus2-fine = - It counts at the end of each round; halves are taken of the raised strength.
amerigo-rules-pirates_half = If you cannot repel the pirates fully, you lose only half their strength in VP, rounded up.
amerigo-rules-pirates_half-fine = - You lose all your cannons all the same.
amerigo-rules-pirates_gold = Whenever you fully repel the pirates, you get 2 gold.
amerigo-rules-pirates_gold-fine = - Even if their strength is 0.
amerigo-rules-plan_two = You may take two neutral tiles in one plan action.
amerigo-rules-plan_two-fine = - Both are paid with AP as usual.
amerigo-rules-swap_red_green = With green but no red cubes in the action field you may plan; with red but no green ones you may build.
amerigo-rules-swap_red_green-fine =
    - White cubes that count as green or red for you are enough.
    - Tokens for more AP count for the action that you really do.
amerigo-rules-to_front = Once, instead of moving on the order track: put your disc on top of the leader’s disc.
amerigo-rules-to_front-fine =
    - You need a white cube in the action field, but no AP.
    - It cannot be used by the leader, and it opens no special action on the start space.
amerigo-rules-gold3 = Once: 3 gold.
amerigo-rules-gold3-fine =
    { -amerigo-gold-fine }
    - If unused, it turns into gold at the end.
amerigo-rules-gold5 = Once: 5 gold.
amerigo-rules-gold5-fine =
    { -amerigo-gold-fine }
    - If unused, it turns into gold at the end.
amerigo-rules-post_gold = You get 1 gold for each post you place from now on.
amerigo-rules-post_gold-fine = - Posts placed before you took it do not count.
amerigo-rules-gold_2to1 = When you take gold instead of an action, you get half of the cubes in gold, rounded up, not a third.
amerigo-rules-gold_2to1-fine = - It lasts until the end of the game.
amerigo-rules-vp_cubes = Once, instead of an action: 1 VP for each cube in the action field.
amerigo-rules-vp_cubes-fine = - At the end of the game it is worth nothing.
amerigo-rules-end_posts = At the end: 1 VP for each of your posts on the map.
amerigo-rules-end_posts-fine = { -amerigo-end-fine }
amerigo-rules-end_7 = At the end: 7 VP.
amerigo-rules-end_7-fine = { -amerigo-end-fine }
amerigo-rules-end_gold = At the end: 1 more VP for each gold on your track, at most 12.
amerigo-rules-end_gold-fine =
    { -amerigo-end-fine }
    - Chests and gold tokens are turned into gold first.

## Sections

rules-section-sailing = Sailing
rules-section-islands = Islands and tiles
rules-section-gold = Gold
rules-section-pirates = Pirates
rules-section-tile = Tiles
rules-section-progress_tokens = Progress tokens

## Names of tiles and tokens

amerigo-tile-v1 = Village 1
amerigo-tile-v2 = Village 2
amerigo-tile-v3I = Village 3I
amerigo-tile-v3L = Village 3L
amerigo-tile-v4I = Village 4I
amerigo-tile-v4O = Village 4O
amerigo-tile-n1 = Neutral tile 1
amerigo-tile-n2 = Neutral tile 2
amerigo-tile-n3I = Neutral tile 3I
amerigo-tile-n3L = Neutral tile 3L
amerigo-tile-n4I = Neutral tile 4I
amerigo-tile-n4O = Neutral tile 4O
amerigo-tile-n5U = Neutral tile 5U
amerigo-tile-n6R = Neutral tile 6R
amerigo-token-ap2_blue = +2 AP: { amerigo-action-blue }
amerigo-token-ap2_black = +2 AP: { amerigo-action-black }
amerigo-token-ap2_red = +2 AP: { amerigo-action-red }
amerigo-token-ap2_brown = +2 AP: { amerigo-action-brown }
amerigo-token-ap2_green = +2 AP: { amerigo-action-green }
amerigo-token-ap2_yellow = +2 AP: { amerigo-action-yellow }
amerigo-token-ap1_blue_black = +1 AP: { amerigo-action-blue } / { amerigo-action-black }
amerigo-token-ap1_red_brown = +1 AP: { amerigo-action-red } / { amerigo-action-brown }
amerigo-token-ap1_green_yellow = +1 AP: { amerigo-action-green } / { amerigo-action-yellow }

## The sections of the rulebook: sources of rules

amerigo-book-map = Laying out the islands
amerigo-book-players = What each player gets
amerigo-book-board = The central board
amerigo-book-tower = The cube tower
amerigo-book-course = Course of the game
amerigo-book-sailing = Blue: sailing
amerigo-book-loading = Black: loading cannons
amerigo-book-planning = Red: planning
amerigo-book-progress = Brown: progress
amerigo-book-building = Green: building
amerigo-book-completing = Completing an island
amerigo-book-buying = Yellow: buying goods tokens
amerigo-book-white = White: player order, special action
amerigo-book-gold = Gold
amerigo-book-round_end = End of a round
amerigo-book-end = End of the game
amerigo-book-tokens = The progress tokens
