# Пуерто-Ріко: команди, панелі, постійні вказівки і сторінки опцій.

## Сторінки опцій

puerto_rico-page-expansions = Доповнення
puerto_rico-page-base = Тлумачення базової гри
puerto_rico-page-buildings = Тлумачення нових будівель
puerto_rico-page-nobles = Тлумачення шляхтичів

## Панелі

puerto_rico-panel-nobles = Шляхтичі: вибери { $count } { $count ->
    [one] кружок
    [few] кружки
    [many] кружків
   *[other] кружків
}
puerto_rico-panel-colonists = Колоністи: вибери { $count } { $count ->
    [one] кружок
    [few] кружки
    [many] кружків
   *[other] кружків
}
puerto_rico-panel-mix = Вибери будь-які товари для малої верфі
puerto_rico-panel-mix-all = { $count ->
    [1] Єдиний товар
    [one] Усі товари ({ $count })
    [few] Усі товари ({ $count })
    [many] Усі товари ({ $count })
   *[other] Усі товари ({ $count })
}, { $points }
puerto_rico-panel-mix-hint = Якщо вибрати дві кількості одного виду, рахується більша.
puerto_rico-panel-supply = Вибери до { $count } { $count ->
    [one] товару
    [few] видів
    [many] видів
   *[other] видів
}
puerto_rico-panel-pay = { $count ->
    [1] Вибери одне, що ти віддаєш
    [one] Вибери { $count }, що ти віддаєш
    [few] Вибери { $count }, що ти віддаєш
    [many] Вибери { $count }, що ти віддаєш
   *[other] Вибери { $count }, що ти віддаєш
}
puerto_rico-open-draft = Вибрати будівлю для гри
puerto_rico-open-lay = Викласти плантацію
puerto_rico-open-pay = Заплатити на чорному ринку
puerto_rico-open-supply = Дати товари двору
puerto_rico-open-small_wharf = Завантажити малу верф
puerto_rico-open-place = Розмістити колоністів
puerto_rico-open-store = Зберегти товари
puerto_rico-open-build = Вибрати будівлю
pr-place = Вибери { $count } { $count ->
    [one] кружок
    [few] кружки
    [many] кружків
   *[other] кружків
}
pr-before = Як минулого разу

## Команди

cmd-pr-group-noble = Узяти, розмістити і пересунути шляхтичів
cmd-pr-group-pay = Заплатити на чорному ринку
cmd-pr-group-land = Плантації та ліси понад звичайний вибір
cmd-pr-draft = Вибрати будівлю для цієї гри
cmd-pr-guest = Вивести колоніста з гостьового дому
cmd-pr-guest_noble = Вивести шляхтича з гостьового дому
cmd-pr-forest = Узяти відкриту плантацію і викласти її як ліс
cmd-pr-plant = Викласти витягнуту плантацію горілиць
cmd-pr-turn = Викласти витягнуту плантацію долілиць, як ліс
cmd-pr-discard = Скинути жетон зі свого острова (мисливський дім, земельна контора)
cmd-pr-buy = Витягти плантацію через земельну контору
cmd-pr-noble = Узяти шляхтича
cmd-pr-place_noble = Розмістити шляхтича
cmd-pr-pay_colonist = Віддати колоніста
cmd-pr-pay_noble = Віддати шляхтича
cmd-pr-pay_good = Віддати товар
cmd-pr-pay_point = Віддати переможне очко
cmd-pr-post = Продати товар на своєму торговому пості
cmd-pr-supply = Дати товар двору (королівський постачальник)
cmd-pr-small_wharf = Покласти товар на малу верф
cmd-pr-points = Узяти ПО за будівлю
arg-pr-land = Плантація або ліс
arg-pr-place = Де ця людина
name-draft = вибір-будівель
name-guest = гість
name-land = земля
name-forest = ліс
name-plant = посадити
name-turn = перевернути
name-discard = скинути
name-buy = купити
name-noble = шляхтич
name-take = узяти
name-pay = заплатити
name-point = очко
name-post = торговий-пост
name-supply = двір
name-small_wharf = мала-верф
name-points = очки
cmd-pr = Зробити хід у Пуерто-Ріко
cmd-pr-role = Вибрати роль
cmd-pr-settle = Узяти плантацію або каменоломню
cmd-pr-draw = Витягти додаткову закриту плантацію (гасієнда)
cmd-pr-colonist = Узяти колоніста
cmd-pr-place = Розмістити колоніста
cmd-pr-build = Збудувати будівлю
cmd-pr-produce = Вибрати додатковий товар ремісника
cmd-pr-sell = Продати товар торговому дому
cmd-pr-load = Завантажити товари на вантажний корабель
cmd-pr-wharf = Відвантажити товари через верф
cmd-pr-store = Зберегти на складі всі товари одного виду
cmd-pr-keep = Лишити окремий товар
cmd-pr-pass = Пасувати
arg-pr-role = Роль
arg-pr-tile = Плантація або каменоломня
arg-pr-circle = Жетон або будівля
arg-pr-building = Будівля
arg-pr-good = Товар
arg-pr-ship = Корабель, за місткістю
name-role = роль
name-settle = освоїти
name-draw = витягти
name-colonist = колоніст
name-place = розмістити
name-build = збудувати
name-produce = виробити
name-sell = продати
name-load = завантажити
name-wharf = верф
name-store = зберегти
name-keep = лишити
name-pass = пас
name-tile = плитка
name-circle = кружок
name-building = будівля
name-good = товар
name-ship = корабель

## Постійні вказівки

puerto_rico-order-sell = Продати перше з цього, що зможу
puerto_rico-order-ship = Завантажувати в такому порядку, на корабель, куди влізе найбільше
puerto_rico-order-place = Розмістити колоністів як минулого разу, нових сюди
puerto_rico-order-role = Узяти першу з цих ролей, яка вільна
puerto_rico-order-instead = Якщо першої ролі вже немає, узяти другу
puerto_rico-decision-guests = переміщення гостей
puerto_rico-decision-draw = додатковий жетон (гасієнда)
puerto_rico-decision-settle = вибір жетона
puerto_rico-decision-discard = скидання жетона (мисливський дім)
puerto_rico-decision-build = будівництво
puerto_rico-decision-sell = продаж
puerto_rico-decision-load = завантаження
puerto_rico-decision-colonist = додатковий колоніст
puerto_rico-decision-villa = шляхтич від вілли
puerto_rico-decision-place = розміщення колоністів
puerto_rico-decision-role = вибір ролі
