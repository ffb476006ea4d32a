# Пуерто-Ріко: питання, ходи, події, опції та рахунок.

puerto_rico-title = Пуерто-Ріко
puerto_rico-about = Освоюй землю, будуй, виробляй, продавай і відвантажуй: хто принесе острову найбільше слави?
puerto_rico-cover = Обкладинка Пуерто-Ріко: ряди посівів на тлі зелених пагорбів, портове місто з червоними дахами, вітрильник, бочки на причалі й назва гри на дерев’яній дошці.
puerto_rico-round = Раунд { $round }

## Опції столу

puerto_rico-option-placing = Розміщення колоністів
puerto_rico-option-placing-about = У фазі мера всі гравці розміщують одночасно чи за порядком ходу?
puerto_rico-option-placing-together = усі одночасно (швидше)
puerto_rico-option-placing-in_turn = за порядком ходу (як надруковано)
puerto_rico-option-vp_chips_5p = Жетони ПО для 5 гравців
puerto_rico-option-vp_chips_5p-about = У німецькому виданні 126 жетонів, у давнішому англійському 122.
puerto_rico-option-vp_chips_5p-126 = 126
puerto_rico-option-vp_chips_5p-122 = 122
puerto_rico-option-hacienda_quarry = Гасієнда і будівельний цех
puerto_rico-option-hacienda_quarry-about = Чи може додатковий жетон гасієнди бути каменоломнею для власника будівельного цеху?
puerto_rico-option-hacienda_quarry-no = ні, лише плантація
puerto_rico-option-hacienda_quarry-yes = так, і каменоломня
puerto_rico-option-mayor_privilege_optional = Привілей мера
puerto_rico-option-mayor_privilege_optional-about = Чи може мер відмовитися від додаткового колоніста?
puerto_rico-option-mayor_privilege_optional-yes = можна відмовитися
puerto_rico-option-mayor_privilege_optional-no = треба взяти
puerto_rico-option-must_fill_circles = Порожні кружки
puerto_rico-option-must_fill_circles-about = Чи треба розміщувати колоністів, поки є порожні кружки?
puerto_rico-option-must_fill_circles-yes = треба заповнити
puerto_rico-option-must_fill_circles-no = можуть лишатися порожніми
puerto_rico-option-decline_ship_colonists = Колоністи з корабля
puerto_rico-option-decline_ship_colonists-about = Чи може гравець відмовитися від колоністів із корабля?
puerto_rico-option-decline_ship_colonists-no = треба взяти
puerto_rico-option-decline_ship_colonists-yes = можна відмовитися
puerto_rico-option-max_large_buildings = Великі будівлі в місті
puerto_rico-option-max_large_buildings-about = На надруковане поле влазить чотири; дехто рахує лише 12 клітинок.
puerto_rico-option-max_large_buildings-4 = щонайбільше 4
puerto_rico-option-max_large_buildings-6 = щонайбільше 6
puerto_rico-option-factory_university = Мануфактура й університет
puerto_rico-option-factory_university-about = Поширений варіант міняє їхні ціни місцями.
puerto_rico-option-factory_university-7_8 = 7 і 8 дублонів (як надруковано)
puerto_rico-option-factory_university-8_7 = 8 і 7 дублонів
puerto_rico-option-ask_storage = Зберігання товарів
puerto_rico-option-ask_storage-about = Питати, які товари лишити, лише якщо якісь буде втрачено, чи завжди?
puerto_rico-option-ask_storage-when_needed = питати за потреби
puerto_rico-option-ask_storage-always = питати завжди
puerto_rico-number-more_doubloons = Більше дублонів
puerto_rico-number-more_doubloons-about = Дублони, які кожен отримує на початку понад звичайні.
puerto_rico-number-more_colonists = Більше колоністів
puerto_rico-number-more_colonists-about = Колоністи в запасі понад звичайних; від’ємне число забирає стільки.
puerto_rico-number-more_chips = Більше жетонів ПО
puerto_rico-number-more_chips-about = Жетони ПО в запасі понад звичайні; від’ємне число забирає стільки.

## Фази як заголовки

puerto_rico-phase-round = Вибір ролі
puerto_rico-phase-settler = Фаза поселенця
puerto_rico-phase-mayor = Фаза мера
puerto_rico-phase-builder = Фаза будівельника
puerto_rico-phase-craftsman = Фаза ремісника
puerto_rico-phase-trader = Фаза торговця
puerto_rico-phase-captain = Фаза капітана
puerto_rico-phase-prospector = Старатель

## Питання

puerto_rico-ask-role = { $name }, вибери роль.
puerto_rico-ask-draw = { $name }, хочеш додаткову закриту плантацію (гасієнда)?
puerto_rico-ask-settle = { $name }, вибери жетон для свого острова.
puerto_rico-ask-colonist-settler = { $name }, хочеш колоніста на новий жетон (притулок)?
puerto_rico-ask-colonist-mayor = { $name }, хочеш додаткового колоніста мера?
puerto_rico-ask-colonist-builder = { $name }, хочеш колоніста на нову будівлю (університет)?
puerto_rico-ask-ship = { $name }, береш колоніста з корабля?
puerto_rico-ask-place = { $name }, розмісти своїх колоністів (лишилося { $colonists }).
puerto_rico-ask-build = { $name }, збудуй будівлю (у тебе { $doubloons ->
    [one] { $doubloons } дублон
    [few] { $doubloons } дублони
    [many] { $doubloons } дублонів
   *[other] { $doubloons } дублонів
}).
puerto_rico-ask-produce = { $name }, вибери свій додатковий товар.
puerto_rico-ask-sell = { $name }, продай один товар торговому дому.
puerto_rico-ask-load = { $name }, завантаж товари.
puerto_rico-ask-store = { $name }, вибери, які товари лишити.

## Ходи

puerto_rico-doubloons = { $count ->
    [one] { $count } дублон
    [few] { $count } дублони
    [many] { $count } дублонів
   *[other] { $count } дублонів
}
puerto_rico-points = { $count } ПО
puerto_rico-colonists = { $count ->
    [one] { $count } колоніст
    [few] { $count } колоністи
    [many] { $count } колоністів
   *[other] { $count } колоністів
}
puerto_rico-priced = { $thing }, { $price }
puerto_rico-bonus = { $thing } (+{ $count })
puerto_rico-manned = зайнято кружків: { $people } з { $circles }
puerto_rico-move-draw = Витягти плантацію
puerto_rico-move-colonist = Узяти колоніста
puerto_rico-move-load = { $goods } → корабель { $ship }
puerto_rico-move-load-hint = У тебе { $have }; на кораблі місця на { $room }.
puerto_rico-move-wharf = { $goods } → верф
puerto_rico-move-wharf-hint = Раз за фазу, усі товари одного виду.
puerto_rico-move-store = Склад: { $goods }
puerto_rico-move-keep = Лишити { $goods }

## Події

puerto_rico-event-round = Раунд { $round }: губернатор { $name }.
puerto_rico-event-role = { $name } бере роль { $role }.
puerto_rico-event-role-paid = { $name } бере роль { $role } і { $doubloons }.
puerto_rico-event-passed-builder = { $name } нічого не будує.
puerto_rico-event-passed-trader = { $name } нічого не продає.
puerto_rico-event-passed-craftsman = { $name } не бере додаткового товару.
puerto_rico-event-passed-captain = { $name } більше не завантажує товарів.
puerto_rico-event-drawn = { $name } витягає завдяки гасієнді: { $tile }.
puerto_rico-event-settled = { $name } бере: { $tile }.
puerto_rico-event-row = Нові плантації: { $tiles }.
puerto_rico-event-row-shuffled = Скинуті плантації перемішано. Нові плантації: { $tiles }.
puerto_rico-event-row-empty = Плантацій, які можна відкрити, більше немає.
puerto_rico-event-colonist-hospice = { $name } отримує колоніста від притулку: { $circle }.
puerto_rico-event-colonist-university = { $name } отримує колоніста від університету: { $circle }.
puerto_rico-event-peopled = { $name } { $parts }.
puerto_rico-people-got = отримує { $people } з корабля
puerto_rico-people-got-mayor = отримує додаткового колоніста мера
puerto_rico-people-got-as-mayor = отримує { $people } (одного як мер)
puerto_rico-people-placed = займає: { $circles }
puerto_rico-people-nobles = має шляхтичів тут: { $circles }
puerto_rico-people-idle = має { $people } без місця
puerto_rico-people-none = не має колоністів
puerto_rico-event-declined = { $name } відмовляється від колоніста.
puerto_rico-event-ship_refilled = Корабель колоністів привозить { $count ->
    [one] { $count } колоніста
    [few] { $count } колоністів
    [many] { $count } колоністів
   *[other] { $count } колоністів
}.
puerto_rico-event-ship_refilled-short = Корабель колоністів привозить { $count ->
    [one] { $count } колоніста
    [few] { $count } колоністів
    [many] { $count } колоністів
   *[other] { $count } колоністів
}; бракує { $missing }.
puerto_rico-event-built = { $name } будує: { $building } ({ $price }).
puerto_rico-event-produced = { $name } виробляє { $goods }.
puerto_rico-event-produced-nothing = { $name } нічого не виробляє.
puerto_rico-event-extra = { $name } отримує { $goods } додатково як ремісник.
puerto_rico-event-income = { $name } отримує { $doubloons } ({ $source }).
puerto_rico-event-sold = { $name } продає { $goods } за { $doubloons }.
puerto_rico-event-house_emptied = Торговий дім повний, його звільнено.
puerto_rico-event-loaded = { $name } завантажує { $goods } на корабель { $ship }: { $points }.
puerto_rico-event-wharfed = { $name } відвантажує { $goods } через верф: { $points }.
puerto_rico-event-stored = { $name } лишає { $goods }.
puerto_rico-event-stored-lost = { $name } лишає { $goods } і втрачає { $lost ->
    [one] { $lost } товар
    [few] { $lost } товари
    [many] { $lost } товарів
   *[other] { $lost } товарів
}.
puerto_rico-event-stored-all-lost = { $name } втрачає { $lost ->
    [one] { $lost } товар
    [few] { $lost } товари
    [many] { $lost } товарів
   *[other] { $lost } товарів
}.
puerto_rico-event-sailed = Корабель { $ship } відпливає повний; вантаж: { $good }.
puerto_rico-event-ending-colonists = Колоністи скінчилися: це останній раунд.
puerto_rico-event-ending-city = Чиєсь місто заповнене: це останній раунд.
puerto_rico-event-ending-chips = Жетони ПО скінчилися: це останній раунд.

## Позиція словами

puerto_rico-summary-round = Раунд { $round }, губернатор { $name }. { $phase }.
puerto_rico-summary-ending-colonists = Це останній раунд: колоністи скінчилися.
puerto_rico-summary-ending-city = Це останній раунд: чиєсь місто заповнене.
puerto_rico-summary-ending-chips = Це останній раунд: жетони ПО скінчилися.
puerto_rico-summary-roles = Вільні ролі: { $roles }.
puerto_rico-summary-taken = Узяті ролі: { $roles }.
puerto_rico-summary-row = Плантації: { $tiles }; каменоломень: { $quarries }; закритих: { $face_down }; скинутих: { $discards }.
puerto_rico-summary-ship = Корабель { $capacity }: { $load } з { $capacity }, { $good }
puerto_rico-summary-ship-empty = Корабель { $capacity }: порожній
puerto_rico-summary-ships = Вантажні кораблі: { $ships }.
puerto_rico-summary-house = Торговий дім ({ $count } з { $stalls }): { $goods }.
puerto_rico-summary-goods = Запас товарів: { $goods }.
puerto_rico-summary-colonists = Колоністи: на кораблі { $ship }, у запасі { $supply }. Жетони ПО: { $chips }.
puerto_rico-summary-stock = Будівлі, з ціною і (скільки лишилося): { $buildings }.
puerto_rico-summary-stock-item = { $building } { $cost } ({ $left })
puerto_rico-summary-player = { $name }: { $doubloons }; товари: { $goods }; { $points } на полі, { $chips } жетонами.
puerto_rico-summary-player-hidden = { $name }: { $doubloons }; товари: { $goods }; { $points } на полі.
puerto_rico-summary-island = Острів, { $name } ({ $count } з { $spaces }): { $tiles }.
puerto_rico-summary-city = Місто, { $name } ({ $count } з { $spaces }): { $buildings }.
puerto_rico-summary-tiles = { $count } × { $tile } (зайнято: { $people })
puerto_rico-summary-building = { $building } ({ $people }/{ $circles })
puerto_rico-summary-windrose = { $name }, без кружка: { $colonists }.

## Рахунок

puerto_rico-score-chips = жетони
puerto_rico-score-buildings = будівлі
puerto_rico-score-guild_hall = дім гільдій
puerto_rico-score-residence = резиденція
puerto_rico-score-fortress = фортеця
puerto_rico-score-customs_house = митниця
puerto_rico-score-city_hall = ратуша
puerto_rico-score-player = **{ $place }** { $name }: { $points } ({ $parts }); дод. показник { $tiebreak }
puerto_rico-score-board = { $name }: { $points } на полі
puerto_rico-score-hidden = Жетони ПО приховано до кінця гри, а з ними й очки за митницю.
