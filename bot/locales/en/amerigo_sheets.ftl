# --- sheets and central board

amerigo-board-ap = { $count } AP
amerigo-board-field = Action field
amerigo-board-supply = Supply
amerigo-board-tower = In the tower
amerigo-board-pirates = among { $values } · { $least } to { $most } in the end
amerigo-board-central = { $phase } · Round { $round } of { $rounds }
