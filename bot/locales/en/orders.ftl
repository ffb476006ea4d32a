# Standing orders: what a person has told the house to do.

error-bad-order = There is no such order here, or you have { $most } already.

## Posts

post-by-order = By standing order: { $names }.
post-out-of-orders = A standing order has ended unexpectedly: { $names }. What happened is on /orders.
