# Words printed on the boards of Amerigo, and their alt texts.

# --- the map and its pictures
amerigo-board-round = Round { $round }/{ $rounds }
amerigo-board-phase-blue = Sail
amerigo-board-phase-black = Load cannons
amerigo-board-phase-red = Plan
amerigo-board-phase-brown = Progress
amerigo-board-phase-green = Build
amerigo-board-phase-yellow = Buy goods
amerigo-board-phase-white = Player order
amerigo-board-ap = { $count } AP
amerigo-board-next = Next:

## Alt texts of the pictures with the map: players by letter.

amerigo-alt-map-headline = { $count ->
        [0] { $phase }, round { $round } of { $rounds }.
       *[other] To act: { $names } ({ $phase }, round { $round } of { $rounds }).
    }
amerigo-alt-map-player = { $letter } { $name }: { $points } VP, { $gold } gold, { $cannons } cannons.
amerigo-alt-map-cubes = Cubes: { $cubes }; { $points } AP.
amerigo-alt-map-pirates = Pirates: { $strength }, { $hidden } face down.
amerigo-alt-map-next = Next: { $phase }.
amerigo-alt-map-last = Next: pirates.
amerigo-alt-map-ships = Ships: { $ships }.
amerigo-alt-map-islands = Islands (covered/land: posts): { $islands }.
amerigo-alt-map-off = off the map

## Islands from near

amerigo-board-part = { $island }: { $cells }
amerigo-board-covered = { $covered }/{ $size } covered
amerigo-alt-part = { $island }: { $covered }.
amerigo-alt-part-chest = A treasure chest lies here.
amerigo-alt-part-posts = Posts: { $posts }.
amerigo-alt-part-free-posts = Free post cells and their anchors: { $posts }.
amerigo-alt-part-resources = Resources: { $resources }.
amerigo-alt-part-tiles = Tiles: { $tiles }.
amerigo-alt-part-neutral = neutral
amerigo-alt-part-free = Free cells: { $cells }.

## Questions about the map, and drafts

amerigo-board-draft = Draft
amerigo-alt-ask = { $name } ({ $letter }), { $action }: { $points } AP, { $gold } gold.
amerigo-alt-ask-draft = { $name } ({ $letter }), draft: { $tiles }; +{ $gained } VP. Left: { $points } AP, { $gold } gold.
amerigo-alt-ask-post = Place a post on { $cell } (+{ $points } VP).
amerigo-alt-ask-anchors = Anchors with a free post cell (ship, AP, VP): { $cells }.
amerigo-alt-ask-sea = Other places: { $cells }.
amerigo-alt-ask-tiles = Best places (VP): { $tiles }.
amerigo-alt-ask-cells = Cells that can be covered: { $cells }.
amerigo-board-sail = Ship { $ship } · { $points } AP
amerigo-board-ask-place = { $tile } on { $island }
amerigo-alt-ask-pins = Letters: { $cells }.
amerigo-board-more = and { $count } more

## Sheets and central board

amerigo-board-central-board = Central board
amerigo-board-ask-turn = Choose an action
amerigo-board-ask-plan = Plan: { $points } AP, { $gold } gold
amerigo-board-ask-goods = Buy: { $points } AP, { $gold } gold
amerigo-board-ask-progress = Progress: { $points } AP, { $gold } gold
amerigo-board-ask-pick = { $count ->
        [one] Take a token
       *[other] Take { $count } tokens
    }
amerigo-board-good-blue = { $count ->
        [0] No free post cell in reach.
        [one] 1 free post cell in reach.
       *[other] { $count } free post cells in reach.
    }
amerigo-board-good-black = Up to { $cannons ->
    [one] 1 cannon
   *[other] { $cannons } cannons
}, pirate strength { $strength }.
amerigo-board-good-red = { $size ->
        [0] Villages only.
        [one] Neutral tiles of 1 cell.
       *[other] Neutral tiles of up to { $size } cells.
    }
amerigo-board-good-brown = { $points } VP and a token in { $spaces ->
        [one] 1 space.
       *[other] { $spaces } spaces.
    }
amerigo-board-good-green = { $count ->
        [one] 1 tile in hand.
       *[other] { $count } tiles in hand.
    }
amerigo-board-good-yellow = { $count ->
        [0] None of the goods scores yet.
       *[other] A token for up to { $count } VP.
    }
amerigo-board-good-white = { $points } VP in { $spaces ->
        [one] 1 space.
       *[other] { $spaces } spaces.
    }
amerigo-board-useless = Nothing can be done with it now.
amerigo-board-field = Action field
amerigo-board-supply = Supply
amerigo-board-tower = In the tower
amerigo-board-pirates = among { $values } · { $least } to { $most } in the end
amerigo-board-central = { $phase } · Round { $round } of { $rounds }
amerigo-board-place = turn order: { $place }
amerigo-board-acted = has acted
amerigo-board-progress = Progress
amerigo-board-order = Order
amerigo-board-cannons = Cannons
amerigo-board-gold = Gold
amerigo-board-posts = { $left } left, { $placed } placed
amerigo-board-villages = In stock
amerigo-board-hand = Planned
amerigo-board-no-tokens = No progress tokens yet.
amerigo-board-each = { $points } each
amerigo-board-at = at { $points }
amerigo-board-coming-progress = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }: { $points } VP, a token
amerigo-board-coming-order = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }: { $points } VP
amerigo-board-track-end = at the end
amerigo-board-against = { $missing ->
        [0] enough: pirates { $strength }
       *[other] { $missing } too few: pirates { $strength }
    }
amerigo-board-room = { $room ->
        [0] full: more gold makes VP
       *[other] room for { $room } more
    }

## Words on progress tokens, beside their emblems: as short as can be.

amerigo-board-token-ap1 = +{ $count } AP
amerigo-board-token-ap2 = +{ $count } AP
amerigo-board-token-sail8 = once +8 AP
amerigo-board-token-pirates_plus2 = others +2
amerigo-board-token-pirates_half = half loss
amerigo-board-token-pirates_gold = win: 2 gold
amerigo-board-token-plan_two = two a plan
amerigo-board-token-swap_red_green = swapped
amerigo-board-token-to_front = once first
amerigo-board-token-gold3 = 3 gold
amerigo-board-token-gold5 = 5 gold
amerigo-board-token-post_gold = 1 a post
amerigo-board-token-gold_2to1 = 2 cubes: 1
amerigo-board-token-vp_cubes = VP a cube
amerigo-board-token-end_posts = VP a post
amerigo-board-token-end_7 = 7 VP
amerigo-board-token-end_gold = VP a gold

## Alt texts of sheets and central board.

amerigo-alt-sheets = To act: { $names }.
amerigo-alt-sheet = { $letter } { $name }: { $points } VP, gold { $gold }, cannons { $cannons }/{ $strength }, progress { $progress }, order { $order }, { $goods }, posts { $posts }, villages { $villages }{ $more }.
amerigo-alt-sheet-chests = , chests { $count }
amerigo-alt-sheet-hand = , planned { $tiles }
amerigo-alt-sheet-tokens = , tokens: { $tokens }
amerigo-alt-sheet-used = , used: { $tokens }
amerigo-alt-sheet-count = , tokens { $count }, used { $used }
amerigo-alt-board = { $name } (seat { $letter }), { $marks }: { $points } VP; gold { $gold } of { $most }; cannons { $cannons }, pirates { $strength }.
amerigo-alt-board-progress = Progress: space { $at } of { $length }, { $points } VP{ $next }.
amerigo-alt-board-order = Order track: space { $at } of { $length } ({ $colour }), { $points } VP{ $next }.
amerigo-alt-board-next = , next { $points } on { $space }
amerigo-alt-board-goods = Resources × tokens: { $goods }.
amerigo-alt-board-posts = Posts: { $left } in stock, { $placed } on the map. Chests: { $chests }.
amerigo-alt-board-villages = Villages in stock: { $tiles }.
amerigo-alt-board-hand = Planned: { $tiles }.
amerigo-alt-board-tokens = Progress tokens: { $tokens }.
amerigo-alt-board-used = Used: { $tokens }.
amerigo-alt-central-cubes = { $place } { $cubes }.
amerigo-alt-central-pirates = Pirates { $open }: { $strength }; { $hidden ->
        [0] all revealed
       *[other] { $hidden } face down among { $values }, { $least } to { $most } in the end
    }. Time token { $time }.
amerigo-alt-central-tokens = Progress tokens, left: { $left }; right: { $right }.
amerigo-alt-central-goods = Goods tokens: { $goods }.
amerigo-alt-central-neutral = Neutral tiles: { $tiles }.
amerigo-alt-central-order = Order track, top disc first: { $spaces }.
amerigo-alt-final = { $place } { $name }: { $points } VP ({ $parts }).
amerigo-alt-choice = { $name }: { $text }.
amerigo-alt-paid = , { $count } gold
amerigo-alt-scored = , +{ $count } VP
