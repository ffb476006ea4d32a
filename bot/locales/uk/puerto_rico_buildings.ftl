# Будівлі всіх наборів: назви, скорочення і що вони роблять, одним реченням.

puerto_rico-building-small_indigo_plant = Мала індигова фабрика
puerto_rico-building-small_sugar_mill = Мала цукроварня
puerto_rico-building-indigo_plant = Індигова фабрика
puerto_rico-building-sugar_mill = Цукроварня
puerto_rico-building-tobacco_storage = Тютюновий склад
puerto_rico-building-coffee_roaster = Кавова обсмажувальня
puerto_rico-building-small_market = Малий ринок
puerto_rico-building-hacienda = Гасієнда
puerto_rico-building-construction_hut = Будівельний цех
puerto_rico-building-small_warehouse = Малий склад
puerto_rico-building-hospice = Притулок
puerto_rico-building-office = Контора
puerto_rico-building-large_market = Великий ринок
puerto_rico-building-large_warehouse = Великий склад
puerto_rico-building-factory = Мануфактура
puerto_rico-building-university = Університет
puerto_rico-building-harbor = Гавань
puerto_rico-building-wharf = Верф
puerto_rico-building-guild_hall = Дім гільдій
puerto_rico-building-residence = Резиденція
puerto_rico-building-fortress = Фортеця
puerto_rico-building-customs_house = Митниця
puerto_rico-building-city_hall = Ратуша
puerto_rico-building-aqueduct = Акведук
puerto_rico-building-forest_house = Лісовий дім
puerto_rico-building-black_market = Чорний ринок
puerto_rico-building-storehouse = Комора
puerto_rico-building-guest_house = Гостьовий дім
puerto_rico-building-trading_post = Торговий пост
puerto_rico-building-church = Церква
puerto_rico-building-small_wharf = Мала верф
puerto_rico-building-lighthouse = Маяк
puerto_rico-building-specialty_factory = Профільна мануфактура
puerto_rico-building-library = Бібліотека
puerto_rico-building-union_hall = Дім спілки
puerto_rico-building-statue = Статуя
puerto_rico-building-cloister = Монастир
puerto_rico-building-land_office = Земельна контора
puerto_rico-building-chapel = Каплиця
puerto_rico-building-hunting_lodge = Мисливський дім
puerto_rico-building-zoning_office = Управа забудови
puerto_rico-building-royal_supplier = Королівський постачальник
puerto_rico-building-villa = Вілла
puerto_rico-building-jeweler = Ювелір
puerto_rico-building-royal_garden = Королівський сад

# Дві літери на будівлю, усі різні: для описів картинок, де на назви немає місця.

puerto_rico-short-small_indigo_plant = МІ
puerto_rico-short-small_sugar_mill = МЦ
puerto_rico-short-indigo_plant = ІФ
puerto_rico-short-sugar_mill = ЦУ
puerto_rico-short-tobacco_storage = ТС
puerto_rico-short-coffee_roaster = КО
puerto_rico-short-small_market = МР
puerto_rico-short-hacienda = ГА
puerto_rico-short-construction_hut = БЦ
puerto_rico-short-small_warehouse = МС
puerto_rico-short-hospice = ПР
puerto_rico-short-office = КН
puerto_rico-short-large_market = ВР
puerto_rico-short-large_warehouse = ВС
puerto_rico-short-factory = МА
puerto_rico-short-university = УН
puerto_rico-short-harbor = ГВ
puerto_rico-short-wharf = ВЕ
puerto_rico-short-guild_hall = ДГ
puerto_rico-short-residence = РЕ
puerto_rico-short-fortress = ФО
puerto_rico-short-customs_house = МИ
puerto_rico-short-city_hall = РА
puerto_rico-short-aqueduct = АК
puerto_rico-short-forest_house = ЛД
puerto_rico-short-black_market = ЧР
puerto_rico-short-storehouse = КМ
puerto_rico-short-guest_house = ГД
puerto_rico-short-trading_post = ТП
puerto_rico-short-church = ЦЕ
puerto_rico-short-small_wharf = МВ
puerto_rico-short-lighthouse = МЯ
puerto_rico-short-specialty_factory = ПМ
puerto_rico-short-library = БІ
puerto_rico-short-union_hall = ДС
puerto_rico-short-statue = СТ
puerto_rico-short-cloister = МО
puerto_rico-short-land_office = ЗК
puerto_rico-short-chapel = КА
puerto_rico-short-hunting_lodge = МД
puerto_rico-short-zoning_office = УЗ
puerto_rico-short-royal_supplier = КП
puerto_rico-short-villa = ВІ
puerto_rico-short-jeweler = ЮВ
puerto_rico-short-royal_garden = КС

# Що вони роблять, підказкою біля назви.

puerto_rico-about-production = Переробляє товар ({ $good }): по одному на колоніста.
puerto_rico-about-small_market = 1 дублон більше за кожен продаж.
puerto_rico-about-hacienda = Додаткова закрита плантація у фазі поселенця.
puerto_rico-about-construction_hut = Каменоломня замість плантації у фазі поселенця.
puerto_rico-about-small_warehouse = Зберігає всі товари одного виду.
puerto_rico-about-hospice = Колоніст із кожним новим жетоном острова.
puerto_rico-about-office = Продає види, які в торговому домі вже є.
puerto_rico-about-large_market = 2 дублони більше за кожен продаж.
puerto_rico-about-large_warehouse = Зберігає всі товари двох видів.
puerto_rico-about-factory = 1, 2, 3 або 5 дублонів за вироблені 2, 3, 4 або 5 видів.
puerto_rico-about-university = Колоніст із кожною новою будівлею.
puerto_rico-about-harbor = 1 ПО більше за кожне завантаження.
puerto_rico-about-wharf = Раз за фазу капітана: відвантажує всі товари одного виду без корабля.
puerto_rico-about-guild_hall = 1 ПО за кожну малу, 2 ПО за кожну велику виробничу будівлю.
puerto_rico-about-residence = Від 4 до 7 ПО за заповнені клітинки острова.
puerto_rico-about-fortress = 1 ПО за кожних 3 колоністів.
puerto_rico-about-customs_house = 1 ПО за кожні 4 ПО жетонами.
puerto_rico-about-city_hall = 1 ПО за кожну бежеву будівлю.
puerto_rico-about-aqueduct = На 1 індиго і 1 цукор більше з великих виробничих будівель.
puerto_rico-about-forest_house = Плантації можуть ставати лісами: кожні 2 знижують ціни будівель на 1 дублон.
puerto_rico-about-black_market = За будівлі можна платити ще й колоністом, товаром і жетоном ПО.
puerto_rico-about-storehouse = Зберігає ще 3 окремі товари.
puerto_rico-about-guest_house = Двоє гостей, які йдуть працювати майже в будь-якій фазі.
puerto_rico-about-trading_post = Продає один товар без торгового дому.
puerto_rico-about-church = 1 або 2 ПО за кожну будівлю, починаючи з колонки 2.
puerto_rico-about-small_wharf = Раз за фазу капітана: будь-які товари, 1 ПО за кожні два.
puerto_rico-about-lighthouse = 1 дублон за кожне завантаження і ще 1, коли ти капітан.
puerto_rico-about-specialty_factory = Дублони за багато товарів одного виду.
puerto_rico-about-library = Подвоює привілей твоєї ролі.
puerto_rico-about-union_hall = 1 ПО за кожну пару однакових товарів перед завантаженням.
puerto_rico-about-statue = 8 ПО і більше нічого.
puerto_rico-about-cloister = 1, 3, 6 або 10 ПО за 1–4 трійки однакових жетонів острова.
puerto_rico-about-land_office = У фазі торговця купує (колоніст) або скидає (шляхтич) плантацію.
puerto_rico-about-chapel = 1 дублон (колоніст) або 1 ПО (шляхтич) у кожній фазі ремісника.
puerto_rico-about-hunting_lodge = Скидає жетон (колоніст) або 2 ПО за найпорожніший острів (шляхтич).
puerto_rico-about-zoning_office = Малі будівлі на 1 дешевші (колоніст), великі на 2 (шляхтич).
puerto_rico-about-royal_supplier = Перед завантаженням: за кожного шляхтича інший товар, по 1 ПО.
puerto_rico-about-villa = Один додатковий шляхтич у кожній фазі мера.
puerto_rico-about-jeweler = 1 дублон за кожного твого шляхтича в кожній фазі ремісника.
puerto_rico-about-royal_garden = Ще 1 ПО за кожного твого шляхтича.

# Що ще додають доповнення.

puerto_rico-tile-forest = ліс
puerto_rico-nobles = { $count ->
    [one] { $count } шляхтич
    [few] { $count } шляхтичі
    [many] { $count } шляхтичів
   *[other] { $count } шляхтичів
}
puerto_rico-score-cloister = монастир
puerto_rico-score-statue = статуя
puerto_rico-score-royal_garden = королівський сад
puerto_rico-score-nobles = шляхтичі
