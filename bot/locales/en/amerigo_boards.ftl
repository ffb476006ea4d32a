# Words printed on the boards of Amerigo, and their alt texts.

# The letters of the goods, as they stand on tokens and on the map.
amerigo-letter-cotton = C
amerigo-letter-tobacco = T
amerigo-letter-sugar = S
amerigo-letter-coconut = N
amerigo-letter-coffee = F

# --- the map and its pictures
amerigo-board-round = Round { $round }/{ $rounds }
amerigo-board-phase-start = Set-up
amerigo-board-phase-blue = Sail
amerigo-board-phase-black = Load cannons
amerigo-board-phase-red = Plan
amerigo-board-phase-brown = Progress
amerigo-board-phase-green = Build
amerigo-board-phase-yellow = Buy goods
amerigo-board-phase-white = Player order
amerigo-board-ap = { $count } AP
amerigo-board-next = Next:

# Alt texts of the pictures with the map: players by letter.
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

# --- islands from near
amerigo-board-island = Island { $number }
amerigo-board-part = Island { $number }: { $cells }
amerigo-board-covered = { $covered }/{ $size } covered
amerigo-board-big = Big island
amerigo-board-small = Small island
amerigo-board-resource = { $count } { $good }
amerigo-board-cotton = cotton
amerigo-board-tobacco = tobacco
amerigo-board-sugar = sugar
amerigo-board-coconut = coconut
amerigo-board-coffee = coffee
amerigo-alt-part = { $island }: { $covered }.
amerigo-alt-part-chest = A treasure chest lies here.
amerigo-alt-part-posts = Posts: { $posts }.
amerigo-alt-part-free-posts = Free post cells and their anchors: { $posts }.
amerigo-alt-part-resources = Resources: { $resources }.
amerigo-alt-part-tiles = Tiles: { $tiles }.
amerigo-alt-part-neutral = neutral
amerigo-alt-part-free = Free cells: { $cells }.
