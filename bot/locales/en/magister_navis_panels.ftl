# Magister Navis' commands, panels and standing orders.

## Panels

magister_navis-open-salary = Choose my salary
magister_navis-open-arrange = Arrange my cards
magister_navis-open-discard = Discard cards
magister_navis-panel-salary = Choose the { $count ->
    [one] disc that comes
   *[other] { $count } discs that come
} back
magister_navis-panel-discard = Choose { $count ->
    [one] a card
   *[other] up to { $count } cards
}

## Commands

cmd-mn = Make a move in Magister Navis
cmd-mn-build = Build a building
cmd-mn-pay = Bring a disc back from a building, as salary or as an action
cmd-mn-ship = Ship to a region
cmd-mn-occupy = Occupy an empty city
cmd-mn-attack = Attack another player’s city
cmd-mn-draw = Draw the top card of a deck
cmd-mn-activate = Activate a building without its action, if the table allows it
cmd-mn-token = Spend a token for an action
cmd-mn-done = Skip the second half of a double action
cmd-mn-pass = Pass: take no more turns this round
cmd-mn-arrange = Choose the card for the governor space
cmd-mn-discard = Discard a card
arg-mn-building = The building
arg-mn-source = The building or token that gives the action, if there are several
arg-mn-region = The region
arg-mn-city = The city
arg-mn-deck = The deck, by its top card
arg-mn-governor = The governor, or nobody
arg-mn-card = The card
arg-mn-token = The token
arg-mn-action = What it is spent for

name-city = city
name-deck = deck
name-source = source
name-governor = governor
name-card = card
name-token = token
name-action = action
name-occupy = occupy
name-attack = attack
name-activate = activate
name-arrange = arrange
name-done = done
name-mn-ship = ship
name-mn-draw = draw
name-mn-discard = discard

## Standing orders

magister_navis-order-build = Build the first of these that I can
magister_navis-order-salary = Salary: bring back discs in this order
magister_navis-decision-turn = taking a turn
magister_navis-decision-build = building
magister_navis-decision-salary = choosing my salary
