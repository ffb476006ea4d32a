# Amerigo’s commands and panels.

## Panels

amerigo-open-pick = Take a progress token

## Commands

cmd-am = Make a move in Amerigo
cmd-am-sail = Sail a ship to a space
cmd-am-post = Place a post where your ship has stopped
cmd-am-load = Load cannons
cmd-am-take = Plan a tile: take it from the supply
cmd-am-advance = Move up on the progress track
cmd-am-pick = Take an open progress token
cmd-am-build = Place a planned tile on an island
cmd-am-buy = Buy a goods token
cmd-am-move = Move forward on the order track
cmd-am-front = Put your disc on top of the one in front, with the token for it
cmd-am-use = Use a token once, for more action points
cmd-am-gold = Take gold instead of an action
cmd-am-points = Score the cubes instead of an action, with the token for it
cmd-am-cash = Turn a treasure chest or a token into gold
cmd-am-done = Leave the rest of your action points
arg-am-ship = The ship, 1 or 2
arg-am-cell = The space, such as D7; Z1 to Z16 are the frame
arg-am-points = How many action points
arg-am-tile = The tile, such as v3L (village) or n5U (neutral)
arg-am-turn = How far it is turned clockwise
arg-am-token = The token
arg-am-good = The good
arg-am-cost = What it costs
arg-am-what = The chest or the token

name-sail = sail
name-advance = advance
name-pick = pick
name-front = front
name-use = use
name-gold = gold
name-cash = cash
name-cell = cell
name-cost = cost
name-what = what
name-am-post = post
name-am-take = take
name-am-move = move
name-am-points = points
name-am-turn = turn
name-am-token = token
