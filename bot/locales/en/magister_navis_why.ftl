# /why: what stands against a move (`magister_navis-why-<code>`), what it adds up to, and how
# moves are called that may be asked about.

magister_navis-why-not-asked = It is not your turn: { $count ->
    [one] { $names } has
   *[other] { $names } have
} to decide (3).
magister_navis-why-passed = You have passed and have no further turn in this round (7.1).

## When a move is made

magister_navis-why-when-build = You build once a round, when it is your turn at its beginning (3, 4).
magister_navis-why-when-salary = You choose your salary after growth, if more discs lie on your buildings than you have payments (6).
magister_navis-why-when-pay = A payment is an action of your turn (7.1, 7.7).
magister_navis-why-when-ship = Shipping is an action of your turn (7.1, 7.2).
magister_navis-why-when-occupy = Occupying is an action of your turn (7.1, 7.4).
magister_navis-why-when-attack = An attack is an action of your turn (7.1, 7.6).
magister_navis-why-when-draw = Cards are drawn as an action of your turn (7.1, 7.8).
magister_navis-why-when-activate = Buildings are activated on your turn of the action phase (7.1).
magister_navis-why-when-done = There is no second half of an action to be left undone (7.1).
magister_navis-why-when-pass = You pass on your turn of the action phase (7.1).
magister_navis-why-when-arrange = The governor space is arranged when you pass, if not all cards fit or it matters for the scoring (7.10).
magister_navis-why-when-discard = Cards are given up when you pass and too many are there, never at will (7.1, 7.10).

## What gives an action

magister_navis-why-no-source = { $action }: you have no building and no token that gives it (7.1).
magister_navis-why-no-circle = { $building }: it has no circle, so no disc ever lies on it (4).
magister_navis-why-circle-taken = { $building }: a disc lies on the circle already; a payment would free it (7.1).
magister_navis-why-harbor = It takes { $needed ->
    [one] { $needed } disc
   *[other] { $needed } discs
} from your harbor, { $have ->
    [0] and it is empty
   *[other] and { $have } lie there
} (7.1).
magister_navis-why-empty-activation = At this table a building is not activated without its action (Q3).
magister_navis-why-dock-europe = { $building }: at this table it does nothing in Europe, where nobody ships (Q5).
magister_navis-why-other-source = But this would do it: { $source }.
magister_navis-why-second-source = You are using { $source }: its second half comes first (7.1).
magister_navis-why-second-action = The second half of { $source } is another action: { $action } (7.1).
magister_navis-why-second-region = The second half must be in the same region: { $region } (7.1).
magister_navis-why-second-deck = The second card must come from the same deck: { $deck } (Q9).

## What an action aims at

magister_navis-why-no-track = { $region } has no shipping track; nobody ships there (7.2).
magister_navis-why-closed = { $region } is not open yet: { $spaces ->
    [one] { $spaces } space of its track is
   *[other] { $spaces } spaces of its track are
} free (7.3).
magister_navis-why-no-presence = { $region }: you have no disc there, neither in a city nor on or beside the track; ship there first (7.4).
magister_navis-why-city-own = { $city }: it is yours already.
magister_navis-why-city-taken = { $city }: { $seat } holds it; only an attack takes it (7.4, 7.6).
magister_navis-why-city-empty = { $city }: nobody holds it; an empty city is occupied (7.4, 7.6).
magister_navis-why-deck-empty = { $deck }: no card is left (Q20).
magister_navis-why-slavery-gone = { $deck }: abolished, its cards have left the game (7.9).
magister_navis-why-too-few-discs = { $card } asks for { $needed ->
    [one] { $needed } disc
   *[other] { $needed } discs
} in the region, you have { $have } (7.8).
magister_navis-why-not-activated = { $building }: no disc of yours lies there (6, 7.7).
magister_navis-why-pays-itself = { $building }: the building that gives the payment cannot free itself (7.7).

## Building, passing, cards

magister_navis-why-not-for-sale = { $building }: it is printed on every board and cannot be built (1).
magister_navis-why-sold-out = { $building }: no copy is left (4).
magister_navis-why-single-level = You own { $building } already, and nobody has two buildings of level { $level } (4).
magister_navis-why-level = { $building } is of level { $needed }; your industry of { $industry } allows level { $level } (4).
magister_navis-why-no-card = { $card }: you do not have this card.
magister_navis-why-on-space = { $card }: it lies on the governor space; a card beside it must go (7.10).
magister_navis-why-must-fill = At this table the governor space must be filled while you have a governor (Q4).
magister_navis-why-no-pass-build = Everybody must build something in each round (4).
magister_navis-why-no-pass-salary = All payments are used; you only choose which discs come back (Q6).
magister_navis-why-no-pass-second = Leave the second half of your action first; you can pass on your next turn (7.1).
magister_navis-why-no-pass-arrange = You are passing; first your cards must fit (7.10).
magister_navis-why-no-pass-discard = You are passing; first your cards must fit (7.10).

## What it adds up to

magister_navis-why-sum-harbor = From your harbor: { $parts } = { $total ->
    [one] { $total } disc
   *[other] { $total } discs
}; { $have } there (7.1).
magister_navis-why-sum-presence = Your discs there: { $parts } = { $total }; the card asks for { $have } (7.8).
magister_navis-why-part-activate = circle
magister_navis-why-part-ship = ship
magister_navis-why-part-occupy = city
magister_navis-why-part-attack = attack
magister_navis-why-part-cities = cities
magister_navis-why-part-track = track

## Moves that may be asked about

magister_navis-why-move-pay-salary = Salary: { $building }
magister_navis-why-move-pay = Payment: { $building } · { $source }
magister_navis-why-move-ship = Ship: { $region } · { $source }
magister_navis-why-move-occupy = Occupy: { $city } · { $source }
magister_navis-why-move-attack = Attack: { $city } · { $source }
magister_navis-why-move-draw = Draw: { $deck } · { $source }
magister_navis-why-move-activate = Activate without action: { $building }
magister_navis-why-move-done = Leave the second half undone
magister_navis-why-move-arrange = Onto the governor space: { $governor }
magister_navis-why-move-arrange-none = Leave the governor space empty
magister_navis-why-move-discard = Give up: { $card }
