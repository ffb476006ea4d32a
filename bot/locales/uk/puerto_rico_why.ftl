# /чому: що заважає ходу (`puerto_rico-why-<код>`), з чого складається сума і як звуться ходи,
# про які можна спитати.

puerto_rico-why-not-asked = { common-why-waiting } (правила гри: { puerto_rico-book-round }).

## Коли роблять хід

puerto_rico-why-when-role = Роль ти вибираєш, коли твоя черга брати карту, між двома фазами (правила гри: { puerto_rico-book-round }).
puerto_rico-why-when-draw = Додаткову плантацію ти витягаєш у фазі поселенця, перед своїм звичайним вибором (правила гри: { puerto_rico-book-buildings }).
puerto_rico-why-when-settle = Жетони беруть у фазі поселенця, у свою чергу (правила гри: { puerto_rico-book-settler }).
puerto_rico-why-when-colonist = Окремого колоніста дають привілей мера, притулок або університет, і лише в ту мить (правила гри: { puerto_rico-book-buildings }, { puerto_rico-book-mayor }).
puerto_rico-why-when-place = Людей розміщують лише у фазі мера (правила гри: { puerto_rico-book-mayor }).
puerto_rico-why-when-build = Будують у фазі будівельника, одну будівлю за свою чергу (правила гри: { puerto_rico-book-builder }).
puerto_rico-why-when-produce = Додатковий товар вибирає лише ремісник, після того як виробили всі (правила гри: { puerto_rico-book-craftsman }).
puerto_rico-why-when-sell = Товари продають у фазі торговця, один за свою чергу (правила гри: { puerto_rico-book-trader }).
puerto_rico-why-when-load = Товари завантажують у фазі капітана, у свою чергу (правила гри: { puerto_rico-book-captain }).
puerto_rico-why-when-wharf = Верф відвантажує товари у фазі капітана, у свою чергу (правила гри: { puerto_rico-book-buildings }).
puerto_rico-why-when-store = Товари зберігають наприкінці фази капітана, після всіх завантажень (правила гри: { puerto_rico-book-storage }).
puerto_rico-why-when-keep = Товари зберігають наприкінці фази капітана, після всіх завантажень (правила гри: { puerto_rico-book-storage }).
puerto_rico-why-when-draft = Будівлі вибирають перед першим раундом, по одній за свою чергу (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-forest = Плантація може стати лісом лише тоді, коли ти її береш (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-plant = Витягнуту плантацію викладають одразу (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-turn = Витягнуту плантацію викладають одразу (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-discard = Жетони скидають мисливським домом наприкінці фази поселенця або земельною конторою у свою чергу у фазі торговця (правила гри: { puerto_rico-book-nobles }).
puerto_rico-why-when-buy = Земельна контора купує у твою чергу у фазі торговця (правила гри: { puerto_rico-book-nobles }).
puerto_rico-why-when-noble = Шляхтича ти береш там, де можна взяти й колоніста з корабля (правила гри: { puerto_rico-book-nobles }).
puerto_rico-why-when-place_noble = Людей розміщують лише у фазі мера (правила гри: { puerto_rico-book-mayor }).
puerto_rico-why-when-pay_colonist = Чорний ринок платить, коли ти будуєш те, на що трохи не вистачає (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-pay_noble = Чорний ринок платить, коли ти будуєш те, на що трохи не вистачає (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-pay_good = Чорний ринок платить, коли ти будуєш те, на що трохи не вистачає (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-pay_point = Чорний ринок платить, коли ти будуєш те, на що трохи не вистачає (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-post = Торговий пост продає у твою чергу у фазі торговця (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-supply = Королівський постачальник дає товари в першу твою чергу у фазі капітана, перед завантаженням (правила гри: { puerto_rico-book-nobles }).
puerto_rico-why-when-small_wharf = Мала верф відвантажує товари у фазі капітана, у свою чергу (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-points = ПО за будівлю пропонують у ту мить, коли вона їх приносить.

## Що заважає

puerto_rico-why-unoccupied = { $building }: там ніхто не працює, тож вона нічого не робить (правила гри: { puerto_rico-book-beige }).
puerto_rico-why-role-absent = { $role }: коли гравців { $players }, цієї карти в грі немає (правила гри: { puerto_rico-book-preparation }).
puerto_rico-why-role-taken = { $role }: цю карту вже має { $seat }, тож у цьому раунді її більше немає (правила гри: { puerto_rico-book-roles }).
puerto_rico-why-island-full = Твій острів повний: на всіх клітинках ({ $spaces }) лежать жетони (правила гри: { puerto_rico-book-settler }).
puerto_rico-why-no-tiles = Плантацій більше немає: ні закритих, ні скинутих (правила гри: { puerto_rico-book-buildings }).
puerto_rico-why-tile-not-open = Серед відкритих такої немає: { $tile } (правила гри: { puerto_rico-book-settler }).
puerto_rico-why-no-quarries = Каменоломень більше немає (правила гри: { puerto_rico-book-settler }).
puerto_rico-why-quarry-right = Узяти каменоломню може лише поселенець або той, у кого зайнято будівельний цех (правила гри: { puerto_rico-book-settler }, { puerto_rico-book-buildings }).
puerto_rico-why-one-quarry = Свою єдину каменоломню цієї фази ти вже маєш ({ common-ruling }).
puerto_rico-why-no-colonists = Колоністів, яких можна взяти, більше немає (правила гри: { puerto_rico-book-buildings }).
puerto_rico-why-nobody-idle = Розміщувати тобі більше нікого.
puerto_rico-why-no-tile = На твоєму острові цього немає: { $tile }.
puerto_rico-why-circle-full = { $circle }: усі кружки зайнято (правила гри: { puerto_rico-book-mayor }).
puerto_rico-why-built-already = { $building }: вона в тебе вже є, а ту саму будівлю ніхто не будує двічі (правила гри: { puerto_rico-book-builder }).
puerto_rico-why-not-in-game = { $building }: у цій грі її немає.
puerto_rico-why-sold-out = { $building }: примірників більше немає (правила гри: { puerto_rico-book-builder }).
puerto_rico-why-too-dear = Ціна: { $price }, а в тебе { $have }; бракує: { $missing } (правила гри: { puerto_rico-book-builder }).
puerto_rico-why-city-full = Твоє місто повне (правила гри: { puerto_rico-book-builder }).
puerto_rico-why-no-pair = Великій будівлі потрібні дві клітинки; у тебе їх лишилося { $spaces } (правила гри: { puerto_rico-book-builder }).
puerto_rico-why-large-limit = У твоєму місті великих будівель може бути щонайбільше { $most } ({ common-ruling }).
puerto_rico-why-supply-empty = У запасі цього більше немає: { $good } (правила гри: { puerto_rico-book-craftsman }).
puerto_rico-why-not-produced = У цій фазі в тебе цього не вироблено: { $good } (правила гри: { puerto_rico-book-craftsman }).
puerto_rico-why-no-good = У тебе цього немає: { $good }.
puerto_rico-why-house-full = Торговий дім повний: зайнято всі місця ({ $stalls }) (правила гри: { puerto_rico-book-trader }).
puerto_rico-why-in-house = У торговому домі це вже є: { $good }; продати вид удруге можна лише із зайнятою конторою (правила гри: { puerto_rico-book-trader }).
puerto_rico-why-no-ship = Вантажного корабля на { $ship } у цій грі немає (правила гри: { puerto_rico-book-preparation }).
puerto_rico-why-on-other-ship = Цей вид ({ $good }) уже везе корабель { $ship }, а кожен вид пливе лише одним кораблем, навіть якщо той повний (правила гри: { puerto_rico-book-captain }).
puerto_rico-why-other-kind = Корабель { $ship } везе інше ({ $good }), а корабель бере лише один вид (правила гри: { puerto_rico-book-captain }).
puerto_rico-why-ship-full = Корабель { $ship } повний; цей вид ({ $good }) чекає до наступної фази (правила гри: { puerto_rico-book-captain }).
puerto_rico-why-larger-ship = Корабель { $ship } замалий: у тебе { $have } × { $good }, і на порожній корабель влізе більше (правила гри: { puerto_rico-book-captain }).
puerto_rico-why-wharf-used = Верф’ю в цій фазі вже скористалися (правила гри: { puerto_rico-book-buildings }).
puerto_rico-why-kept-already = Усе, що в тебе є з цього виду ({ $good }), уже збережено (правила гри: { puerto_rico-book-storage }).
puerto_rico-why-warehouses-full = Більше видів у твої склади не влізе (правила гри: { puerto_rico-book-storage }).
puerto_rico-why-singles-kept = Більше окремих товарів лишити не можна (правила гри: { puerto_rico-book-storage }).
puerto_rico-why-market-short = З тим, що в тебе є, чорний ринок замінить щонайбільше { $most }: одна людина, один товар, один жетон ПО (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-sold-already = Твій єдиний продаж цієї фази вже був (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-not-drafted = { $building }: її не вибирають; виробничі будівлі та будівлі шляхтичів і так є в грі (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-drafted-already = { $building }: її вже вибрано (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-draft-full = Усі місця для будівель із ціною { $cost } зайнято (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-draft-rival = { $building }: за цим столом грають лише з однією будівлею з її пари.
puerto_rico-why-draft-kept = За цим столом грають рівно з однією з цих двох: { $building }, { $rival }. Останнє місце з їхньою ціною — для неї.
puerto_rico-why-no-guest-colonist = У твоєму гостьовому домі немає колоніста (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-no-guest-noble = У твоєму гостьовому домі немає шляхтича (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-guests-mayor = У фазі мера гості не переходять (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-guest-home = Поза фазою мера ніхто не переходить у гостьовий дім (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-guest-later = Закінчи розпочате; гості зможуть перейти, коли ти знову вирішуватимеш (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-forest-quarry = Каменоломня не може стати лісом (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-discard-quarry = Каменоломні лишаються на острові (правила гри: { puerto_rico-book-nobles }).
puerto_rico-why-discard-forest = Земельна контора не бере лісів (правила гри: { puerto_rico-book-nobles }).
puerto_rico-why-no-nobles = У цю гру грають без шляхтичів.
puerto_rico-why-no-noble-aboard = На кораблі колоністів немає шляхтича (правила гри: { puerto_rico-book-nobles }).
puerto_rico-why-no-noble-idle = Шляхтича, якого можна розмістити, у тебе більше немає.
puerto_rico-why-noble-sources = Поки в запасі є колоністи, звідти ти отримуєш колоніста; шляхтичі бувають лише з корабля і від вілли ({ common-ruling }).
puerto_rico-why-villa-noble = Вілла дає шляхтича, поки вони є в запасі (правила гри: { puerto_rico-book-nobles }).
puerto_rico-why-villa-colonist = Шляхтичів у запасі більше немає, тож вілла дає колоніста (правила гри: { puerto_rico-book-nobles }).
puerto_rico-why-pay-own = Людину на самому чорному ринку віддати не можна (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-pay-nobody = { $place }: там немає нікого такого, кого можна віддати (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-pay-no-chips = У тебе немає жетонів ПО (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-paid-already = Щось таке вже віддано: щонайбільше одна людина, один товар і один жетон ПО (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-post-full = За цим столом торговий пост закрито, поки торговий дім повний.
puerto_rico-why-no-doubloon = У тебе немає дублона, якого це коштує (правила гри: { puerto_rico-book-nobles }).
puerto_rico-why-land-office-noble = У твоїй земельній конторі колоніст; скидати плантації може там лише шляхтич (правила гри: { puerto_rico-book-nobles }).
puerto_rico-why-land-office-colonist = У твоїй земельній конторі шляхтич; купувати плантації може там лише колоніст (правила гри: { puerto_rico-book-nobles }).
puerto_rico-why-land-office-used = Земельною конторою в цій фазі вже скористалися (правила гри: { puerto_rico-book-nobles }).
puerto_rico-why-supplied-already = { $good }: такий товар уже дано, а всі мають бути різні (правила гри: { puerto_rico-book-nobles }).
puerto_rico-why-small-wharf-least = За цим столом мала верф має відвантажити щонайменше товарів: { $least }.
puerto_rico-why-small-wharf-used = Малою верф’ю в цій фазі вже скористалися (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-no-pass-role = Роль треба взяти, навіть непотрібну (правила гри: { puerto_rico-book-roles }).
puerto_rico-why-no-pass-place = Поки є порожній кружок, ніхто не може лишитися без діла (правила гри: { puerto_rico-book-mayor }).
puerto_rico-why-no-pass-load = Ти можеш завантажити вантажний корабель, тож мусиш; натомість можна скористатися лише верф’ю (правила гри: { puerto_rico-book-captain }).
puerto_rico-why-no-pass-colonist = За цим столом додаткову людину мера треба взяти.
puerto_rico-why-no-pass-produce = Треба лише вибрати свій додатковий товар; він нічого не коштує (правила гри: { puerto_rico-book-craftsman }).
puerto_rico-why-no-pass-ship = Когось узяти треба; ти лише вибираєш, колоніста чи шляхтича (правила гри: { puerto_rico-book-nobles }).
puerto_rico-why-no-pass-draft = Кожну будівлю хтось має вибрати, і зараз твоя черга (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-no-pass-pay = Ти вже це будуєш: мусиш віддати, чого бракує (правила гри: { puerto_rico-book-new_buildings }).
puerto_rico-why-no-pass-lay = Витягнуту плантацію треба викласти, так чи так (правила гри: { puerto_rico-book-buildings }, { puerto_rico-book-new_buildings }).
puerto_rico-why-no-pass-small_wharf = За цим столом мала верф має відвантажити більше товарів.

## З чого складається сума

puerto_rico-why-sum-price = Ціна: { $parts } = { puerto_rico-doubloons }
puerto_rico-why-sum-sale = Виторг: { $parts } = { puerto_rico-doubloons }
puerto_rico-why-part-printed = надруковано
puerto_rico-why-part-chosen = за цим столом
puerto_rico-why-part-quarries = каменоломні
puerto_rico-why-part-builder = будівельник
puerto_rico-why-part-forests = ліси
puerto_rico-why-part-zoning_office = управа забудови
puerto_rico-why-part-list = звичайна ціна
puerto_rico-why-part-small_market = малий ринок
puerto_rico-why-part-large_market = великий ринок
puerto_rico-why-part-trader = торговець
puerto_rico-why-part-library = бібліотека

## Ходи, про які можна спитати

puerto_rico-why-move-role = Узяти роль { $role }
puerto_rico-why-move-draw = Витягти плантацію гасієндою
puerto_rico-why-move-settle = Узяти: { $tile }
puerto_rico-why-move-colonist = Узяти колоніста
puerto_rico-why-move-place = Розмістити тут: { $circle }
puerto_rico-why-move-produce = Вибрати як ремісник: { $good }
puerto_rico-why-move-sell = Продати: { $good }
puerto_rico-why-move-load = Завантажити на корабель { $ship }: { $good }
puerto_rico-why-move-wharf = Відвантажити через верф: { $good }
puerto_rico-why-move-store = Зберегти все: { $good }
puerto_rico-why-move-keep = Лишити 1 × { $good }
puerto_rico-why-move-draft = Вибрати для гри: { $building }
puerto_rico-why-move-guest = Пересунути гостя сюди: { $circle }
puerto_rico-why-move-guest_noble = Пересунути гостя-шляхтича сюди: { $circle }
puerto_rico-why-move-forest = Узяти як ліс: { $tile }
puerto_rico-why-move-plant = Викласти витягнуту плантацію горілиць
puerto_rico-why-move-turn = Викласти витягнуту плантацію як ліс
puerto_rico-why-move-discard = Скинути: { $land }
puerto_rico-why-move-buy = Купити плантацію через земельну контору
puerto_rico-why-move-noble = Узяти шляхтича
puerto_rico-why-move-place_noble = Розмістити шляхтича тут: { $circle }
puerto_rico-why-move-pay_colonist = Заплатити колоністом: { $place }
puerto_rico-why-move-pay_noble = Заплатити шляхтичем: { $place }
puerto_rico-why-move-pay_good = Заплатити товаром: 1 × { $good }
puerto_rico-why-move-pay_point = Заплатити жетоном ПО
puerto_rico-why-move-post = Продати на торговому пості: { $good }
puerto_rico-why-move-supply = Дати королівському двору: { $good }
puerto_rico-why-move-small_wharf = Відвантажити через малу верф: { $good }
puerto_rico-why-move-points = Узяти ПО за будівлю
