# /why: what stands against a move (`magister_navis-why-<code>`), what it adds up to, and how
# moves are called that may be asked about.

magister_navis-why-not-asked = { common-why-waiting } (rulebook: { magister_navis-book-course }).
magister_navis-why-passed = You have passed and take no more turns this round (rulebook: { magister_navis-book-actions }).

## When a move is made

magister_navis-why-when-build = You build once per round, on your turn at the beginning of the round (rulebook: { magister_navis-book-course }, { magister_navis-book-build }).
magister_navis-why-when-salary = You choose your salary after growth, if there are more discs on your buildings than you have payments (rulebook: { magister_navis-book-salary }).
magister_navis-why-when-pay = A payment is an action on your turn (rulebook: { magister_navis-book-actions }, { magister_navis-book-payment }).
magister_navis-why-when-ship = Shipping is an action on your turn (rulebook: { magister_navis-book-actions }, { magister_navis-book-shipping }).
magister_navis-why-when-occupy = Occupying is an action on your turn (rulebook: { magister_navis-book-actions }, { magister_navis-book-occupying }).
magister_navis-why-when-attack = An attack is an action on your turn (rulebook: { magister_navis-book-actions }, { magister_navis-book-attack }).
magister_navis-why-when-draw = You draw cards as an action on your turn (rulebook: { magister_navis-book-actions }, { magister_navis-book-drawing }).
magister_navis-why-when-activate = You activate buildings on your turn in the action phase (rulebook: { magister_navis-book-actions }).
magister_navis-why-when-done = There is no second half of an action to skip (rulebook: { magister_navis-book-actions }).
magister_navis-why-when-pass = You pass on your turn in the action phase (rulebook: { magister_navis-book-actions }).
magister_navis-why-when-arrange = You arrange the governor space when you pass, if not all cards fit or it matters for scoring (rulebook: { magister_navis-book-passing }).
magister_navis-why-when-discard = You discard cards only when you pass with too many of them, never at will (rulebook: { magister_navis-book-actions }, { magister_navis-book-passing }).

## What gives an action

magister_navis-why-no-source = { $action }: you have no building or token that gives this action (rulebook: { magister_navis-book-actions }).
magister_navis-why-wrong-source = { $source } does not give this action: { $action } (rulebook: { magister_navis-book-actions }).
magister_navis-why-no-circle = { $building }: it has no circle, so there is never a disc on it (rulebook: { magister_navis-book-build }).
magister_navis-why-circle-taken = { $building }: there is already a disc on its circle; a payment would free it (rulebook: { magister_navis-book-actions }).
magister_navis-why-harbor = This takes { magister_navis-discs } from your harbor, { $have ->
    [0] which is empty
   *[other] which has only { $have }
} (rulebook: { magister_navis-book-actions }).
magister_navis-why-empty-activation = At this table buildings may not be activated without their action.
magister_navis-why-dock-europe = { $building }: at this table it does nothing in Europe, where nobody can ship.
magister_navis-why-other-source = But you could do it with: { $source }.
magister_navis-why-second-source = You are using { $source }: its second half comes first (rulebook: { magister_navis-book-actions }).
magister_navis-why-second-action = The second half of { $source } is a different action: { $action } (rulebook: { magister_navis-book-actions }).
magister_navis-why-second-region = The second half must be in the same region: { $region } (rulebook: { magister_navis-book-actions }).
magister_navis-why-second-deck = The second card must come from the same deck: { $deck } ({ common-ruling }).

## What an action aims at

magister_navis-why-no-track = { $region } has no shipping track, so nobody can ship there (rulebook: { magister_navis-book-shipping }).
magister_navis-why-closed = { $region } is not open yet: { $spaces ->
    [one] { $spaces } space of its track is
   *[other] { $spaces } spaces of its track are
} free (rulebook: { magister_navis-book-opening }).
magister_navis-why-no-presence = { $region }: you have no disc there, neither in a city nor on or beside the track; ship there first (rulebook: { magister_navis-book-occupying }).
magister_navis-why-city-own = { $city }: you already hold it.
magister_navis-why-city-taken = { $city }: { $seat } holds it; only an attack can take it (rulebook: { magister_navis-book-occupying }, { magister_navis-book-attack }).
magister_navis-why-city-empty = { $city }: nobody holds it; you occupy an empty city instead of attacking it (rulebook: { magister_navis-book-occupying }, { magister_navis-book-attack }).
magister_navis-why-deck-empty = { $deck }: there are no cards left ({ common-ruling }).
magister_navis-why-slavery-gone = { $deck }: slavery was abolished, and its cards have left the game (rulebook: { magister_navis-book-abolition }).
magister_navis-why-too-few-discs = { $card } requires { magister_navis-discs } in the region; you have { $have } (rulebook: { magister_navis-book-drawing }).
magister_navis-why-not-activated = { $building }: there is no disc of yours on it (rulebook: { magister_navis-book-salary }, { magister_navis-book-payment }).
magister_navis-why-pays-itself = { $building }: the building that gives the payment cannot free itself (rulebook: { magister_navis-book-payment }).

## Building, passing, cards

magister_navis-why-not-for-sale = { $building }: it is printed on every board and cannot be built (rulebook: { magister_navis-book-preparation }).
magister_navis-why-sold-out = { $building }: there are no copies left (rulebook: { magister_navis-book-build }).
magister_navis-why-single-level = You already own { $building }, and nobody may have two buildings of level { $level } (rulebook: { magister_navis-book-build }).
magister_navis-why-level = { $building } is level { $needed }; your industry of { $industry } allows level { $level } (rulebook: { magister_navis-book-build }).
magister_navis-why-no-card = { $card }: you do not have this card.
magister_navis-why-on-space = { $card }: it is on the governor space; discard one of the other cards (rulebook: { magister_navis-book-passing }).
magister_navis-why-must-fill = At this table the governor space must be filled as long as you have a governor.
magister_navis-why-no-pass-build = Everyone must build something each round (rulebook: { magister_navis-book-build }).
magister_navis-why-no-pass-salary = All payments are used; you only choose which discs come back ({ common-ruling }).
magister_navis-why-no-pass-second = Skip the second half of your action first; you can pass on your next turn (rulebook: { magister_navis-book-actions }).
magister_navis-why-no-pass-arrange = You are already passing, but your cards must fit first (rulebook: { magister_navis-book-passing }).
magister_navis-why-no-pass-discard = You are already passing, but your cards must fit first (rulebook: { magister_navis-book-passing }).

## What it adds up to

magister_navis-why-sum-harbor = From your harbor: { $parts } = { magister_navis-discs }; you have { $have } there.
magister_navis-why-sum-presence = Your discs there: { $parts } = { $total }; the card requires { $have }.
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
