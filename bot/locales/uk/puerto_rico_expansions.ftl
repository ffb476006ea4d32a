# Доповнення Пуерто-Ріко: опції, питання, ходи й події.

## Опції столу

puerto_rico-option-expansions = Доповнення
puerto_rico-option-expansions-about = «Нові будівлі» додають 14 будівель; «Шляхтичі» — 8 будівель і 20 шляхтичів.
puerto_rico-option-expansions-none = немає
puerto_rico-option-expansions-buildings = Нові будівлі
puerto_rico-option-expansions-nobles = Шляхтичі
puerto_rico-option-expansions-both = Нові будівлі та Шляхтичі
puerto_rico-option-draft = Вибір будівель
puerto_rico-option-draft-about = Які 17 із 31 бежевої будівлі є в грі? У сталому наборі — всі нові.
puerto_rico-option-draft-draft = вибирають гравці
puerto_rico-option-draft-random = навмання
puerto_rico-option-draft-fixed = сталий набір
puerto_rico-option-decline_points = ПО за будівлі
puerto_rico-option-decline_points-about = Чи можна відмовитися від ПО за гавань, церкву тощо, щоб жетонів вистачило на довше?
puerto_rico-option-decline_points-no = треба взяти
puerto_rico-option-decline_points-yes = можна відмовитися
puerto_rico-option-decline_extra_good = Додатковий товар ремісника
puerto_rico-option-decline_extra_good-about = Чи може ремісник лишити додатковий товар у запасі?
puerto_rico-option-decline_extra_good-no = треба взяти
puerto_rico-option-decline_extra_good-yes = можна відмовитися
puerto_rico-option-vp_exhaustion = Останній жетон ПО
puerto_rico-option-vp_exhaustion-about = Останній жетон ПО закінчує гру в будь-якій фазі чи лише у фазі капітана?
puerto_rico-option-vp_exhaustion-any_phase = закінчує в будь-якій фазі
puerto_rico-option-vp_exhaustion-captain_only = закінчує лише у фазі капітана
puerto_rico-option-office_and_trading_post = Контора і торговий пост
puerto_rico-option-office_and_trading_post-about = Чи можуть обидві бути в одній грі? Правила гри радять завжди грати з однією, ніколи з обома.
puerto_rico-option-office_and_trading_post-both = можуть бути обидві
puerto_rico-option-office_and_trading_post-not_both = щонайбільше одна з них
puerto_rico-option-office_and_trading_post-exactly_one = рівно одна з них
puerto_rico-option-hacienda_and_forest_house = Гасієнда і лісовий дім
puerto_rico-option-hacienda_and_forest_house-about = Чи можуть обидві бути в одній грі? Разом вони дають дешеві ліси.
puerto_rico-option-hacienda_and_forest_house-both = можуть бути обидві
puerto_rico-option-hacienda_and_forest_house-not_both = лише одна з них
puerto_rico-option-factory_and_specialty_factory = Мануфактура і профільна мануфактура
puerto_rico-option-factory_and_specialty_factory-about = Чи можуть обидві бути в одній грі? Деякі домашні правила дозволяють лише одну.
puerto_rico-option-factory_and_specialty_factory-both = можуть бути обидві
puerto_rico-option-factory_and_specialty_factory-not_both = лише одна з них
puerto_rico-option-villa_and_jeweler = Вілла і ювелір
puerto_rico-option-villa_and_jeweler-about = Чи можуть обидві бути в одній грі? Деякі домашні правила дозволяють лише одну.
puerto_rico-option-villa_and_jeweler-both = можуть бути обидві
puerto_rico-option-villa_and_jeweler-not_both = лише одна з них
puerto_rico-option-library_2p = Бібліотека вдвох
puerto_rico-option-library_2p-about = У кожного три ролі за раунд: чи подвоює бібліотека кожну з них?
puerto_rico-option-library_2p-every_role = подвоює кожну роль
puerto_rico-option-library_2p-once_a_round = подвоює одну роль за раунд
puerto_rico-option-specialty_factory_corn = Профільна мануфактура: кукурудза
puerto_rico-option-specialty_factory_corn-about = Чи може кукурудза бути видом, який рахує профільна мануфактура?
puerto_rico-option-specialty_factory_corn-no = ніколи не рахується
puerto_rico-option-specialty_factory_corn-yes = рахується, як будь-який вид
puerto_rico-option-specialty_factory_privilege = Профільна мануфактура: привілей
puerto_rico-option-specialty_factory_privilege-about = Чи рахується для профільної мануфактури додатковий товар ремісника?
puerto_rico-option-specialty_factory_privilege-yes = рахується
puerto_rico-option-specialty_factory_privilege-no = не рахується
puerto_rico-option-trading_post_full_house = Торговий пост
puerto_rico-option-trading_post_full_house-about = Чи може його власник продавати там, поки торговий дім повний?
puerto_rico-option-trading_post_full_house-yes = може, хоч торговий дім і повний
puerto_rico-option-trading_post_full_house-no = тоді не може
puerto_rico-option-union_hall = Дім спілки
puerto_rico-option-union_hall-about = Він дає ПО в першу чергу власника в будь-якому разі чи лише тоді, коли той може завантажити?
puerto_rico-option-union_hall-first_turn = дає в будь-якому разі
puerto_rico-option-union_hall-needs_a_load = лише коли можна завантажити
puerto_rico-option-small_wharf_minimum = Мала верф: найменший вантаж
puerto_rico-option-small_wharf_minimum-about = Скільки щонайменше товарів має відвантажити мала верф?
puerto_rico-option-small_wharf_minimum-1 = 1, хоч він і не дає ПО
puerto_rico-option-small_wharf_minimum-2 = 2
puerto_rico-option-small_wharf_bonus = Мала верф: надбавка
puerto_rico-option-small_wharf_bonus-about = Гавань і маяк рахують мішаний вантаж один раз чи окремо за кожен вид?
puerto_rico-option-small_wharf_bonus-per_load = раз за завантаження
puerto_rico-option-small_wharf_bonus-per_kind = раз за кожен вид
puerto_rico-option-land_office_noble = Земельна контора зі шляхтичем
puerto_rico-option-land_office_noble-about = Коли гравець скидає нею плантацію: він отримує 1 дублон чи платить його?
puerto_rico-option-land_office_noble-earns = отримує 1 дублон
puerto_rico-option-land_office_noble-pays = платить 1 дублон
puerto_rico-option-nobles_from_supply = Шляхтичі із запасу
puerto_rico-option-nobles_from_supply-about = Чи можуть привілей мера, притулок і університет дати шляхтича із запасу?
puerto_rico-option-nobles_from_supply-no = лише колоністів
puerto_rico-option-nobles_from_supply-yes = можна взяти шляхтича
puerto_rico-option-decline_villa = Вілла
puerto_rico-option-decline_villa-about = Чи може її власник обійтися без шляхтича, якого вона дає?
puerto_rico-option-decline_villa-no = шляхтича треба взяти
puerto_rico-option-decline_villa-yes = від шляхтича можна відмовитися
puerto_rico-option-jeweler_copies_2p = Ювеліри вдвох
puerto_rico-option-jeweler_copies_2p-about = Бежева будівля є в одному примірнику, виробнича будівля — у двох. Скільки ювелірів?
puerto_rico-option-jeweler_copies_2p-2 = 2, як виробничих будівель
puerto_rico-option-jeweler_copies_2p-1 = 1, як бежевих будівель

## Фаза як заголовок

puerto_rico-phase-draft = Вибір будівель

## Питання

puerto_rico-ask-draft = { $name }, вибери будівлю для цієї гри ({ $left ->
    [1] останнє місце
    [one] вільне { $left } місце
    [few] вільні { $left } місця
    [many] вільно { $left } місць
   *[other] вільно { $left } місць
}).
puerto_rico-ask-person-settler = { $name }, хочеш колоніста чи шляхтича на новий жетон (притулок)?
puerto_rico-ask-person-mayor = { $name }, хочеш як мер колоніста чи шляхтича?
puerto_rico-ask-person-builder = { $name }, хочеш колоніста чи шляхтича на нову будівлю (університет)?
puerto_rico-ask-villa = { $name }, береш шляхтича від вілли?
puerto_rico-ask-villa-colonist = { $name }, шляхтичів більше немає: береш колоніста від вілли?
puerto_rico-ask-ship-person = { $name }, візьми з корабля колоніста або шляхтича.
puerto_rico-ask-place-people = { $name }, розмісти своїх людей (лишилося: { $people }).
puerto_rico-ask-guests = { $name }, пересунеш зараз гостя?
puerto_rico-ask-guests-first = { $name }, тут нічого не зробити, якщо спершу не пересунути гостя. Пересунеш?
puerto_rico-ask-lay = { $name }, виклади витягнуту плантацію горілиць або долілиць, як ліс.
puerto_rico-ask-lay-known = { $name }, витягнуто: { $tile }. Викласти горілиць чи долілиць, як ліс?
puerto_rico-ask-discard = { $name }, скинеш жетон зі свого острова (мисливський дім)?
puerto_rico-ask-pay = { $name }, що віддаси на чорному ринку за свою будівлю?
puerto_rico-ask-supply = { $name }, які товари даси двору (королівський постачальник, на твоєму полі { $nobles })?
puerto_rico-ask-small_wharf = { $name }, які товари відвантажиш через малу верф? Пасуй, щоб відвантажити вже покладене.
puerto_rico-ask-points = { $name }, береш ПО за свою будівлю?
puerto_rico-ask-sell-post = { $name }, продай один товар на своєму торговому пості.
puerto_rico-ask-sell-land = { $name }, скористаєшся своєю земельною конторою?
puerto_rico-ask-sell-both = { $name }, продай один товар торговому дому або на своєму торговому пості.
puerto_rico-ask-sell-trade = { $name }, продай один товар і скористайся земельною конторою, у будь-якому порядку.

## Ходи

puerto_rico-stock = У тебе { $goods }.
puerto_rico-place-windrose = без місця
puerto_rico-menu-guest = Пересунути гостя
puerto_rico-menu-small_wharf = Мала верф …
puerto_rico-menu-draft-small = Вибрати малу будівлю
puerto_rico-menu-draft-large = Вибрати велику будівлю
puerto_rico-move-guest = Гість → { $place }
puerto_rico-move-guest_noble = Гість-шляхтич → { $place }
puerto_rico-move-forest = { $tile } як ліс
puerto_rico-move-forest-hint = Лежить долілиць; кожні два ліси знижують ціну будівлі на 1 дублон.
puerto_rico-move-plant = Викласти горілиць
puerto_rico-move-plant-known = Горілиць: { $tile }
puerto_rico-move-turn = Долілиць, як ліс
puerto_rico-move-discard = Скинути: { $land }
puerto_rico-move-buy = Витягти й викласти плантацію, { $price }
puerto_rico-move-noble = Узяти шляхтича
puerto_rico-move-place_noble = Шляхтич → { $place }
puerto_rico-move-pay_colonist = Віддати колоніста ({ $place })
puerto_rico-move-pay_noble = Віддати шляхтича ({ $place })
puerto_rico-move-pay_good = Віддати { $goods }
puerto_rico-move-pay_point = Віддати { $points }
puerto_rico-move-post = { $good } на торговому пості, { $price }
puerto_rico-move-post-hint = Твій єдиний продаж у цій фазі; ринки нічого не додають.
puerto_rico-move-supply = { $goods } → двір, { $points }
puerto_rico-move-small_wharf = { $goods } → мала верф
puerto_rico-move-small_wharf-hint = Раз за фазу: будь-які товари, 1 ПО за кожні два.
puerto_rico-move-pay-short = Тобі бракує: { $doubloons }. Чорний ринок.
puerto_rico-move-points = Узяти ПО

## Події

puerto_rico-got-colonists = { $count ->
    [one] { $count } колоніста
    [few] { $count } колоністів
    [many] { $count } колоністів
   *[other] { $count } колоністів
}
puerto_rico-got-nobles = { $count ->
    [one] { $count } шляхтича
    [few] { $count } шляхтичів
    [many] { $count } шляхтичів
   *[other] { $count } шляхтичів
}
puerto_rico-event-drafted = { $name } вибирає для цієї гри: { $building }.
puerto_rico-event-guest = { $name } пересуває { $count ->
    [1] гостя
    [one] { $count } гостя
    [few] { $count } гостей
    [many] { $count } гостей
   *[other] { $count } гостей
}: { $circles }.
puerto_rico-event-looked = { $name } дивиться верхню плантацію ({ $source }).
puerto_rico-event-forest = { $name } викладає ліс.
puerto_rico-event-discarded = { $name } скидає: { $tile } ({ $source }).
puerto_rico-event-bought = { $name } купує через земельну контору: { $tile }.
puerto_rico-event-noble = { $name } отримує шляхтича ({ $source }).
puerto_rico-event-noble-circle = { $name } отримує шляхтича ({ $source }): { $circle }.
puerto_rico-event-colonist-villa = { $name } отримує від вілли колоніста, бо шляхтичів більше немає.
puerto_rico-event-points = { $name } отримує { $points } ({ $source }).
puerto_rico-event-paid = { $name } віддає на чорному ринку: { $things }.
puerto_rico-event-post = { $name } продає на торговому пості { $goods } за { $doubloons }.
puerto_rico-event-supplied = { $name } дає двору { $goods }: { $points }.
puerto_rico-event-small_wharfed = { $name } відвантажує через малу верф { $goods }: { $points }.
puerto_rico-event-ship_refilled-people = Корабель колоністів привозить { $people }.
puerto_rico-event-ship_refilled-people-short = Корабель колоністів привозить { $people }; бракує { $missing }.

## Позиція словами

puerto_rico-summary-draft = Вибір будівель, ціна { $cost } ({ $chosen } з { $spaces }): { $buildings }; ще можливі: { $open }.
puerto_rico-summary-nobles = Шляхтичі: на кораблі { $ship }, у запасі { $supply }.
puerto_rico-summary-player-nobles = Шляхтичі, { $name } ({ $count }): { $circles }.
