# --- sheets and central board

amerigo-board-ap = { $count } AP
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
amerigo-board-posts = { $left } in stock, { $placed } on the map
amerigo-board-villages = In stock
amerigo-board-hand = Planned
amerigo-board-used = Used.
amerigo-board-no-tokens = No progress tokens yet.
