# Standing orders: moves that the bot makes for somebody on their conditions.

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

## Commands

cmd-orders = Standing orders: see your active ones, or add one
arg-order = What I should do for you
arg-prefer = Your preferences, best first, separated by spaces
arg-scope = How long it applies

name-orders = orders
name-order = order
name-prefer = prefer
name-scope = scope
