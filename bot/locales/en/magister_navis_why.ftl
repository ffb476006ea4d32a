# /why: what stands against a move (`magister_navis-why-<code>`), what it adds up to, and how
# moves are called that may be asked about.

magister_navis-why-not-asked = { common-why-waiting } (3).
magister_navis-why-passed = You have passed and take no more turns this round (7.1).

## When a move is made

magister_navis-why-when-build = You build once per round, on your turn at the beginning of the round (3, 4).
magister_navis-why-when-salary = You choose your salary after growth, if there are more discs on your buildings than you have payments (6).
magister_navis-why-when-pay = A payment is an action on your turn (7.1, 7.7).
magister_navis-why-when-ship = Shipping is an action on your turn (7.1, 7.2).
magister_navis-why-when-occupy = Occupying is an action on your turn (7.1, 7.4).
magister_navis-why-when-attack = An attack is an action on your turn (7.1, 7.6).
magister_navis-why-when-draw = You draw cards as an action on your turn (7.1, 7.8).
magister_navis-why-when-activate = You activate buildings on your turn in the action phase (7.1).
magister_navis-why-when-done = There is no second half of an action to skip (7.1).
magister_navis-why-when-pass = You pass on your turn in the action phase (7.1).
magister_navis-why-when-arrange = You arrange the governor space when you pass, if not all cards fit or it matters for scoring (7.10).
magister_navis-why-when-discard = You discard cards only when you pass with too many of them, never at will (7.1, 7.10).

## What gives an action

magister_navis-why-no-source = { $action }: you have no building or token that gives this action (7.1).
magister_navis-why-wrong-source = { $source } does not give this action: { $action } (7.1).
magister_navis-why-no-circle = { $building }: it has no circle, so there is never a disc on it (4).
magister_navis-why-circle-taken = { $building }: there is already a disc on its circle; a payment would free it (7.1).
magister_navis-why-harbor = This takes { magister_navis-discs } from your harbor, { $have ->
    [0] which is empty
   *[other] which has only { $have }
} (7.1).
magister_navis-why-empty-activation = At this table buildings may not be activated without their action (Q3).
magister_navis-why-dock-europe = { $building }: at this table it does nothing in Europe, where nobody can ship (Q5).
magister_navis-why-other-source = But you could do it with: { $source }.
magister_navis-why-second-source = You are using { $source }: its second half comes first (7.1).
magister_navis-why-second-action = The second half of { $source } is a different action: { $action } (7.1).
magister_navis-why-second-region = The second half must be in the same region: { $region } (7.1).
magister_navis-why-second-deck = The second card must come from the same deck: { $deck } (Q9).

## What an action aims at

magister_navis-why-no-track = { $region } has no shipping track, so nobody can ship there (7.2).
magister_navis-why-closed = { $region } is not open yet: { $spaces ->
    [one] { $spaces } space of its track is
   *[other] { $spaces } spaces of its track are
} free (7.3).
magister_navis-why-no-presence = { $region }: you have no disc there, neither in a city nor on or beside the track; ship there first (7.4).
magister_navis-why-city-own = { $city }: you already hold it.
magister_navis-why-city-taken = { $city }: { $seat } holds it; only an attack can take it (7.4, 7.6).
magister_navis-why-city-empty = { $city }: nobody holds it; you occupy an empty city instead of attacking it (7.4, 7.6).
magister_navis-why-deck-empty = { $deck }: there are no cards left (Q20).
magister_navis-why-slavery-gone = { $deck }: slavery was abolished, and its cards have left the game (7.9).
magister_navis-why-too-few-discs = { $card } requires { magister_navis-discs } in the region; you have { $have } (7.8).
magister_navis-why-not-activated = { $building }: there is no disc of yours on it (6, 7.7).
magister_navis-why-pays-itself = { $building }: the building that gives the payment cannot free itself (7.7).

## Building, passing, cards

magister_navis-why-not-for-sale = { $building }: it is printed on every board and cannot be built (1).
magister_navis-why-sold-out = { $building }: there are no copies left (4).
magister_navis-why-single-level = You already own { $building }, and nobody may have two buildings of level { $level } (4).
magister_navis-why-level = { $building } is level { $needed }; your industry of { $industry } allows level { $level } (4).
magister_navis-why-no-card = { $card }: you do not have this card.
magister_navis-why-on-space = { $card }: it is on the governor space; discard one of the other cards (7.10).
magister_navis-why-must-fill = At this table the governor space must be filled as long as you have a governor (Q4).
magister_navis-why-no-pass-build = Everyone must build something each round (4).
magister_navis-why-no-pass-salary = All payments are used; you only choose which discs come back (Q6).
magister_navis-why-no-pass-second = Skip the second half of your action first; you can pass on your next turn (7.1).
magister_navis-why-no-pass-arrange = You are already passing, but your cards must fit first (7.10).
magister_navis-why-no-pass-discard = You are already passing, but your cards must fit first (7.10).

## What it adds up to

magister_navis-why-sum-harbor = From your harbor: { $parts } = { magister_navis-discs }; you have { $have } there (7.1).
magister_navis-why-sum-presence = Your discs there: { $parts } = { $total }; the card requires { $have } (7.8).
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
magister_navis-why-move-done = Skip the second half
magister_navis-why-move-arrange = Onto the governor space: { $governor }
magister_navis-why-move-arrange-none = Leave the governor space empty
magister_navis-why-move-discard = Discard: { $card }
