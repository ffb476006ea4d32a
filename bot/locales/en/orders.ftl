# Standing orders: what a person has told the house to do.

error-bad-order = There is no such standing order here, or you already have the maximum of { $most }.

## Posts

post-by-order = By standing order: { $names }.
post-out-of-orders = A standing order has ended unexpectedly: { $names }. See /orders for the reason.

## What is armed

orders-title = Your standing orders
orders-none = You have no active orders.
orders-ended = Recently ended:
orders-new = Add an order
orders-prefer = { $count ->
    [1] What first?
   *[other] And if that is not possible?
}
orders-how-long = How long should it apply?
order-line = { $what } ({ $scope })
order-scope-once = once
order-scope-phase = one phase
order-scope-round = this round
order-scope-always = until I say otherwise
order-fired = { $count ->
    [0] – not used yet
    [one] – used once
   *[other] – used { $count } times
}
order-ended = { $why ->
    [done] carried out
    [cancelled] you ended it
    [replaced] you replaced it with another
    [time] it has expired
    [over] the game is over
    [left] the seat changed hands
    [takeback] a move was taken back
   *[unfit] it could not be carried out, so the decision is yours
}
button-orders = Standing orders
button-end-order = End no. { $number }

## The orders of any game

order-pass = Pass: { $when }
order-only = Make the only possible move: { $when }
order-value-pass = pass

## The orders of Puerto Rico

puerto_rico-order-sell = Sell the first of these that I can
puerto_rico-order-ship = Load in this order, on the ship that takes the most
puerto_rico-order-place = Place colonists as last time, new ones on
puerto_rico-order-role = Take the first of these roles that is available
puerto_rico-order-instead = If the first role is gone, take the second
puerto_rico-decision-guests = moving guests
puerto_rico-decision-draw = drawing an extra tile (hacienda)
puerto_rico-decision-settle = taking a tile
puerto_rico-decision-discard = discarding a tile (hunting lodge)
puerto_rico-decision-build = building
puerto_rico-decision-sell = selling
puerto_rico-decision-load = loading
puerto_rico-decision-colonist = taking an extra colonist
puerto_rico-decision-place = placing colonists
puerto_rico-decision-role = choosing a role

## Commands

cmd-orders = Standing orders: see your active ones, or add one
arg-order = What I should do for you
arg-prefer = Your preferences, best first, separated by spaces
arg-scope = How long it applies

name-orders = orders
name-order = order
name-prefer = prefer
name-scope = scope
