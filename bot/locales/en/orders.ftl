# Standing orders: what a person has told the house to do.

error-bad-order = There is no such order here, or you have { $most } already.

## Posts

post-by-order = By standing order: { $names }.
post-out-of-orders = A standing order has ended unexpectedly: { $names }. What happened is on /orders.

## What is armed

orders-title = Your standing orders
orders-none = None is armed.
orders-ended = Ended lately:
orders-new = Give a new order
orders-prefer = { $count ->
    [1] What first?
   *[other] And then, if that is not possible?
}
orders-how-long = How long shall it count?
order-line = { $what } ({ $scope })
order-scope-once = once
order-scope-phase = one phase
order-scope-round = this round
order-scope-always = until I say otherwise
order-fired = { $count ->
    [0] – not followed yet
    [one] – followed once
   *[other] – followed { $count } times
}
order-ended = { $why ->
    [done] followed
    [cancelled] you ended it
    [replaced] you gave another one instead
    [time] its time is over
    [over] the game is over
    [left] the seat changed hands
    [takeback] a move was taken back
   *[unfit] it could not be followed, so you decide
}
button-orders = Standing orders
button-end-order = End no. { $number }

## The orders of any game

order-pass = Pass: { $when }
order-only = Do the only thing possible: { $when }
order-value-pass = pass

## The orders of Puerto Rico

puerto_rico-order-sell = Sell the first of these that I can
puerto_rico-order-ship = Load in this order, where most of it fits
puerto_rico-order-place = Place colonists like last time, new ones on
puerto_rico-order-role = Take the first of these roles that is left
puerto_rico-order-instead = If the first role is gone, take the second
puerto_rico-decision-guests = guest windows
puerto_rico-decision-draw = an extra tile (hacienda)
puerto_rico-decision-settle = taking a tile
puerto_rico-decision-discard = discarding a tile (hunting lodge)
puerto_rico-decision-build = building
puerto_rico-decision-sell = selling
puerto_rico-decision-load = loading
puerto_rico-decision-colonist = an extra colonist
puerto_rico-decision-place = placing colonists
puerto_rico-decision-role = choosing a role

## Commands

cmd-orders = Standing orders: show what is armed, or give a new one
arg-order = What the house shall do for you
arg-prefer = What it prefers, dearest first, with spaces between
arg-scope = How long it counts

name-orders = orders
name-order = order
name-prefer = prefer
name-scope = scope
