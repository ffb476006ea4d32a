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
