# Standing orders: what a person has told the house to do.

error-bad-order = There is no such order here, or you have { $most } already.
