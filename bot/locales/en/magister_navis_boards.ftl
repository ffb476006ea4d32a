# Words printed on the boards of Magister Navis, and their alt texts.

magister_navis-board-round = Round { $round } of { $rounds }
magister_navis-board-phase-prepare = Build, growth, salary
magister_navis-board-phase-action = Actions
magister_navis-board-build = Build up to level { $level }
magister_navis-board-ask-salary = Salary: { $count ->
        [one] 1 disc comes back
       *[other] { $count } discs come back
    }
magister_navis-board-ask-turn = Payment: one disc back
magister_navis-board-ask-arrange = Which governor?
magister_navis-board-ask-discard = Cards to discard: { $count }
magister_navis-board-open = open
magister_navis-board-closed = closed
magister_navis-board-passed = passed

magister_navis-board-start = start player
magister_navis-board-points = glory now
magister_navis-board-harbor = harbor
magister_navis-board-supply = supply
magister_navis-board-cities = { $count ->
    [one] city
   *[other] cities
}
magister_navis-board-connections = { $count ->
    [one] connection
   *[other] connections
}

## What a track gives, in a wide picture and beside its number.

magister_navis-board-gives-industry = Builds up to level { $count }
magister_navis-board-gives-culture = Growth { $count }
magister_navis-board-gives-finance = { $count ->
        [one] { $count } payment
       *[other] { $count } payments
    }
magister_navis-board-gives-politics = Card limit { $count }
magister_navis-board-short-industry = level
magister_navis-board-short-culture = growth
magister_navis-board-short-finance = pay
magister_navis-board-short-politics = cards

## Alt texts: players by letter, cards and cities by code.

magister_navis-alt-headline = { $count ->
        [0] { $phase }, round { $round } of { $rounds }.
       *[other] To act: { $names } ({ $phase }, round { $round } of { $rounds }).
    }
magister_navis-alt-seat = { $letter } { $name }{ $marks }: { $points } glory, industry { $industry }, culture { $culture }, finance { $finance }, politics { $politics }, harbor { $harbor }, supply { $supply }, cities { $cities }, connections { $connections }, cards { $cards }/{ $limit }{ $free }{ $used }.
magister_navis-alt-seat-free = ; free { $buildings }
magister_navis-alt-seat-used = ; used { $buildings }
magister_navis-alt-track = { $region }: { $discs }.
magister_navis-alt-cities = Cities: { $cities }.
magister_navis-alt-links = Connections: { $links }.
magister_navis-alt-tops = Top cards: { $cards }.
magister_navis-alt-player = { $name } (seat { $letter }){ $marks }: { $points } glory now; harbor { $harbor }, supply { $supply }.
magister_navis-alt-status = { $status } { $value }: { $gives }, glory { $glory }.
magister_navis-alt-buildings = Buildings: { $buildings }.
magister_navis-alt-used = in use
magister_navis-alt-tokens = Tokens: { $tokens }.
magister_navis-alt-hand = Cards { $count }, limit { $limit }: { $cards }.
magister_navis-alt-governor = (on the governor space)
magister_navis-alt-aside = { magister_navis-slavery_cards } set aside.
magister_navis-alt-region = { $region } ({ $state }), discs { $presence }.
magister_navis-alt-waiting = Tokens on the track: { $tokens }.
magister_navis-alt-cards = Cards: { $cards }.
magister_navis-alt-final = { $place } { $name }: { $points } glory ({ $parts }).
