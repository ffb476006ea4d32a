# Standing orders: moves that the bot makes for a player under conditions they set.

error-bad-order = { $reason ->
    [full] You already have { $most } standing orders at this table, which is the limit. End one first: /orders
    [gone] You have no such standing order (any more). See your active ones with /orders
   *[unknown] That standing order is not possible here. Pick one from the list, with preferences and a duration that it offers.
}

## Posts

post-by-order = By standing order: { $names }.
post-out-of-orders = A standing order has ended unexpectedly: { $names }. See /orders for the reason.

## Active orders

orders-title = Your standing orders
orders-none = You have no active orders.
orders-ended = Recently ended:
orders-new = Add an order
orders-prefer = { $count ->
    [1] What first?
   *[other] And if that is not possible?
}
orders-at-once = It would do this at once: { $moves }.
orders-how-long = How long should it apply?
order-line = { $what } ({ $scope })
order-scope-once = once
order-scope-phase = one phase
order-scope-round = this round
order-scope-always = until cancelled
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
order-only = Take the only choice besides passing: { $when }
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
