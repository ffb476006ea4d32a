# Слова на полях Magister Navis і описи картинок.

magister_navis-board-round = Раунд { $round }/{ $rounds }
magister_navis-board-phase-prepare = Будівництво, приріст, платня
magister_navis-board-phase-action = Дії
magister_navis-board-build = Будувати до рівня { $level }
magister_navis-board-ask-salary = Платня: { $count ->
        [one] повернеться { $count } диск
        [few] повернуться { $count } диски
        [many] повернуться { $count } дисків
       *[other] повернуться { $count } дисків
    }
magister_navis-board-ask-turn = Виплата: один диск назад
magister_navis-board-ask-arrange = Який губернатор?
magister_navis-board-ask-discard = Скинути карт: { $count }
magister_navis-board-open = відкрито
magister_navis-board-closed = закрито
magister_navis-board-passed = пас

magister_navis-board-start = перший гравець
magister_navis-board-points = слава зараз
magister_navis-board-harbor = гавань
magister_navis-board-supply = запас
magister_navis-board-cities = { $count ->
    [one] місто
    [few] міста
    [many] міст
   *[other] міст
}
magister_navis-board-connections = { $count ->
    [one] сполучення
    [few] сполучення
    [many] сполучень
   *[other] сполучень
}

# Що дає шкала, на широкій картинці й біля її числа.
magister_navis-board-gives-industry = Будувати до рівня { $count }
magister_navis-board-gives-culture = Приріст { $count }
magister_navis-board-gives-finance = { $count ->
        [one] { $count } виплата
        [few] { $count } виплати
        [many] { $count } виплат
       *[other] { $count } виплат
    }
magister_navis-board-gives-politics = Межа карт { $count }
magister_navis-board-short-industry = рівень
magister_navis-board-short-culture = приріст
magister_navis-board-short-finance = платня
magister_navis-board-short-politics = карти

# Описи картинок: гравці літерами, карти й міста кодами.
magister_navis-alt-headline = { $count ->
        [0] { $phase }, раунд { $round } з { $rounds }.
       *[other] Черга ходити: { $names } ({ $phase }, раунд { $round } з { $rounds }).
    }
magister_navis-alt-seat = { $letter } { $name }{ $marks }: { $points } слави, індустрія { $industry }, культура { $culture }, фінанси { $finance }, політика { $politics }, гавань { $harbor }, запас { $supply }, міста { $cities }, сполучення { $connections }, карти { $cards }/{ $limit }{ $free }{ $used }.
magister_navis-alt-seat-free = ; вільні { $buildings }
magister_navis-alt-seat-used = ; зайняті { $buildings }
magister_navis-alt-track = { $region }: { $discs }.
magister_navis-alt-cities = Міста: { $cities }.
magister_navis-alt-links = Сполучення: { $links }.
magister_navis-alt-tops = Верхні карти: { $cards }.
magister_navis-alt-player = { $name } (місце { $letter }){ $marks }: зараз { $points } слави; гавань { $harbor }, запас { $supply }.
magister_navis-alt-status = { $status } { $value }: { $gives }, слава { $glory }.
magister_navis-alt-buildings = Будівлі: { $buildings }.
magister_navis-alt-used = зайнято
magister_navis-alt-tokens = Жетони: { $tokens }.
magister_navis-alt-hand = Карт { $count }, межа { $limit }: { $cards }.
magister_navis-alt-governor = (на місці губернатора)
magister_navis-alt-aside = Відкладено: { magister_navis-slavery_cards }.
magister_navis-alt-region = { $region } ({ $state }), диски { $presence }.
magister_navis-alt-waiting = Жетони на шляху: { $tokens }.
magister_navis-alt-cards = Карти: { $cards }.
magister_navis-alt-final = { $place } { $name }: { $points } слави ({ $parts }).
