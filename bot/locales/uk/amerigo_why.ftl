# /чому: що заважає ходу (`amerigo-why-<код>`), з чого складається сума і як звуться ходи, про які
# можна спитати.

amerigo-why-not-asked = { common-why-waiting } (правила гри: { amerigo-book-course }).
amerigo-why-acted = Твій хід у цій фазі вже був (правила гри: { amerigo-book-course }).
amerigo-why-island = { $big ->
    [yes] { amerigo-island-big }
   *[no] { amerigo-island }
}

## Коли роблять хід

amerigo-why-when-sail = Пливуть у свою чергу, як її дію (правила гри: { amerigo-book-course }, { amerigo-book-sailing }).
amerigo-why-when-use = Цей жетон використовують у свою чергу, коли пливуть ({ common-ruling }).
amerigo-why-when-post = Факторію ставлять, коли твій корабель щойно закінчив рух на якорі (правила гри: { amerigo-book-sailing }).
amerigo-why-when-load = Гармати заряджають у свою чергу, як її дію (правила гри: { amerigo-book-course }, { amerigo-book-loading }).
amerigo-why-when-take = Плитки планують у свою чергу, як її дію (правила гри: { amerigo-book-course }, { amerigo-book-planning }).
amerigo-why-when-advance = За шкалою прогресу просуваються у свою чергу, як її дію (правила гри: { amerigo-book-course }, { amerigo-book-progress }).
amerigo-why-when-pick = Жетони прогресу беруть, коли займають або минають поділку з ПО на шкалі прогресу (правила гри: { amerigo-book-progress }).
amerigo-why-when-build = Будують у свою чергу, як її дію (правила гри: { amerigo-book-course }, { amerigo-book-building }).
amerigo-why-when-buy = Жетони товарів купують у свою чергу, як її дію (правила гри: { amerigo-book-course }, { amerigo-book-buying }).
amerigo-why-when-move = За шкалою черговості просуваються у свою чергу, як її дію (правила гри: { amerigo-book-course }, { amerigo-book-white }).
amerigo-why-when-front = Цей жетон використовують у свою чергу, замість просуватися за шкалою черговості ({ common-ruling }).
amerigo-why-when-gold = Золото беруть у свою чергу, замість дії (правила гри: { amerigo-book-course }, { amerigo-book-gold }).
amerigo-why-when-points = Цей жетон використовують у свою чергу, замість дії.
amerigo-why-when-cash = Це золото можна отримати в будь-якому своєму рішенні, але не тоді, коли береш жетони прогресу (правила гри: { amerigo-book-gold }).

## Яку дію можна вибрати

amerigo-why-colour-absent = На полі дій немає такого кубика: { $colour } (правила гри: { amerigo-book-course }).
amerigo-why-special-no-white = Білого кубика теж немає, тож і особлива дія недоступна (правила гри: { amerigo-book-white }).
amerigo-why-special-start = Білі кубики не допоможуть: твій диск ще на початковій поділці шкали черговості (правила гри: { amerigo-book-white }).
amerigo-why-special-other = Білі кубики не допоможуть: колір твоєї поділки на шкалі черговості — { $colour } (правила гри: { amerigo-book-white }).
amerigo-why-swap-absent = Твій жетон для планування й будівництва не допоможе: дія цього кольору ({ $colour }) тобі теж недоступна ({ common-ruling }).
amerigo-why-too-dear = Потрібно { $cost } ОД. У тебе { $points } ОД, золото { $gold }: бракує { $missing } (правила гри: { amerigo-book-gold }).
amerigo-why-cash-first = Якщо спершу обміняти скриню чи жетон на золото, вистачить (правила гри: { amerigo-book-gold }).
amerigo-why-no-token = Такого жетона в тебе немає: { $token }.
amerigo-why-token-used = Цей жетон витрачено: { $token }.

## Плавання і факторії

amerigo-why-ship-moved = Корабель { $ship } закінчив рух; у цій дії він більше не пливе (правила гри: { amerigo-book-sailing }).
amerigo-why-off-map = { $cell }: такої клітинки на цій карті немає.
amerigo-why-land = { $cell } — суша, а кораблі ніколи не покидають води (правила гри: { amerigo-book-sailing }).
amerigo-why-ship-there = На { $cell } уже стоїть корабель, його має { $seat }; зупинитися там може лише один корабель, але пропливти можна (правила гри: { amerigo-book-sailing }).
amerigo-why-ship-own = На { $cell } стоїть твій другий корабель; зупинитися там може лише один корабель, але пропливти можна (правила гри: { amerigo-book-sailing }).
amerigo-why-too-far = Туди { $count ->
    [one] { $count } крок
    [few] { $count } кроки
    [many] { $count } кроків
   *[other] { $count } кроків
}. У тебе { $points } ОД, золото { $gold }: бракує { $missing } (правила гри: { amerigo-book-sailing }, { amerigo-book-gold }).
amerigo-why-sail8-first = З твоїм жетоном на { $count } ОД більше можна пропливти далі ({ common-ruling }).
amerigo-why-stays = Корабель { $ship } уже на { $cell }. Плисти він не мусить; лишитися — це хід, лише якщо там можна поставити факторію ({ common-ruling }).
amerigo-why-stays-table = За цим столом факторію може поставити лише корабель, що плив.
amerigo-why-use-front = { $token }: його використовують замість просуватися за шкалою черговості ({ common-ruling }).
amerigo-why-use-points = { $token }: його використовують замість дії, щоб отримати ПО за кубики (правила гри: { amerigo-book-course }).
amerigo-why-use-cash = { $token }: його не використовують для ОД, а обмінюють на золото (правила гри: { amerigo-book-gold }).
amerigo-why-use-permanent = { $token }: він рахується сам і ніколи не витрачається.
amerigo-why-use-end = { $token }: він рахується сам, наприкінці гри (правила гри: { amerigo-book-end }).
amerigo-why-ships-done = Обидва твої кораблі закінчили рух ({ common-ruling }).
amerigo-why-ships-first = У твоїй першій дії плавання спершу на карту виходять обидва кораблі (правила гри: { amerigo-book-sailing }).
amerigo-why-sail-first = Жоден твій корабель у цій дії ще не закінчив руху. Щоб корабель лишився на своєму якорі, відправ його ходом «sail» на його ж клітинку (правила гри: { amerigo-book-sailing }).
amerigo-why-no-anchor = { $cell } — не якір; факторію можна поставити лише там (правила гри: { amerigo-book-sailing }).
amerigo-why-post-own = На клітинці факторії { $cell } уже твоя факторія (правила гри: { amerigo-book-sailing }).
amerigo-why-post-there = На клітинці факторії { $cell } уже є факторія, її має { $seat } (правила гри: { amerigo-book-sailing }).
amerigo-why-post-built = Клітинка факторії { $cell } лежить під плиткою; факторії там уже не буде (правила гри: { amerigo-book-building }).
amerigo-why-no-posts = Факторій у тебе більше немає ({ common-ruling }).

## Плитки

amerigo-why-no-such-tile = Такої плитки немає: { $tile }.
amerigo-why-no-villages = У твоєму запасі таких більше немає: { $tile } (правила гри: { amerigo-book-planning }).
amerigo-why-stack-empty = У запасі таких більше немає: { $tile } (правила гри: { amerigo-book-map }).
amerigo-why-neutral-limit = За одну дію можна запланувати лише { $count ->
    [one] { $count } нейтральну плитку
    [few] { $count } нейтральні плитки
    [many] { $count } нейтральних плиток
   *[other] { $count } нейтральних плиток
} (правила гри: { amerigo-book-planning }).
amerigo-why-not-planned = Цієї плитки в тебе не заплановано: { $tile } (правила гри: { amerigo-book-building }).
amerigo-why-same-turn = За { $turn }° ця фігура така сама, тож пишуть саме так ({ common-ruling }).
amerigo-why-sticks-out = { $tile }: виступала б за карту (правила гри: { amerigo-book-building }).
amerigo-why-water = Це закрило б воду: { $cell } (правила гри: { amerigo-book-building }).
amerigo-why-covers-post = Це закрило б факторію: { $cell } (правила гри: { amerigo-book-building }).
amerigo-why-covers-tile = Це закрило б клітинку, де вже є плитка: { $cell } (правила гри: { amerigo-book-building }).
amerigo-why-no-post-here = Твоєї факторії тут немає: { amerigo-why-island } (правила гри: { amerigo-book-building }).
amerigo-why-corner-only = Із твоїми факторіями там ({ amerigo-why-island }) і тим, що з ними сполучено, плитка стикалася б лише кутом (правила гри: { amerigo-book-building }).
amerigo-why-no-link = Із жодною твоєю факторією там ({ amerigo-why-island }) це не було б сполучено; сполучають лише твої факторії і села та нейтральні плитки, вздовж ребра (правила гри: { amerigo-book-building }).

## Шкали, жетони, товари

amerigo-why-all-points = У тебе { $points } ОД, а на шкалі { $room ->
    [0] поділок не лишилося
    [one] лишилася тільки { $room } поділка
    [few] лишилося тільки { $room } поділки
    [many] лишилося тільки { $room } поділок
   *[other] лишилося тільки { $room } поділок
}: якщо йти до кінця, витрачаються рівно всі { $points } (правила гри: { amerigo-book-gold }).
amerigo-why-track-end = На шкалі { $room ->
    [0] поділок не лишилося
    [one] лишилася тільки { $room } поділка
    [few] лишилося тільки { $room } поділки
    [many] лишилося тільки { $room } поділок
   *[other] лишилося тільки { $room } поділок
}, а ОД понад її кінець купити не можна (правила гри: { amerigo-book-gold }).
amerigo-why-one-beyond = На шкалі { $room ->
    [0] поділок не лишилося
    [one] лишилася тільки { $room } поділка
    [few] лишилося тільки { $room } поділки
    [many] лишилося тільки { $room } поділок
   *[other] лишилося тільки { $room } поділок
}. Одне куплене ОД понад її кінець дає золото ({ $gold }), а більше їх не дало б нічого (правила гри: { amerigo-book-gold }).
amerigo-why-leader = Твій диск уже попереду ({ common-ruling }).
amerigo-why-token-own = Цей жетон у тебе вже є: { $token }.
amerigo-why-token-taken = Цей жетон уже має { $seat }: { $token }.
amerigo-why-token-not-open = Цього жетона зараз немає серед відкритих: { $token } (правила гри: { amerigo-book-progress }).
amerigo-why-no-goods = Жетона цього товару серед відкритих немає: { $good } (правила гри: { amerigo-book-buying }).
amerigo-why-other-cost = Жетона цього товару за { $cost } ОД немає: { $good }. Відкриті ті, що за { $costs } ОД (правила гри: { amerigo-book-buying }).
amerigo-why-no-chest = У тебе немає скрині зі скарбами (правила гри: { amerigo-book-gold }).
amerigo-why-must-pick = Жетон прогресу треба взяти (правила гри: { amerigo-book-progress }).

## З чого складається сума

amerigo-why-sum-cost = Потрібно: { $parts } = { $total } ОД; у тебе { $have } ОД.
amerigo-why-sum-steps = Кроки: { $parts } = { $total }; у тебе { $have } ОД.
amerigo-why-sum-use = Кроків на кожен корабель: { $parts } = { $total }.
amerigo-why-sum-points = Одразу: { $parts } = { $total } ПО.
amerigo-why-sum-posts = За завершення острова: { $parts } × { $have } (жетон часу) = { $total } ПО.
amerigo-why-sum-chest = Ти береш скриню зі скарбами, варту золота: { $total }.
amerigo-why-sum-resources = Ти отримуєш ресурси: { $parts }.
amerigo-why-sum-worth = Коли її збудовано, вона дає { $total } ПО, на великому острові { $have } ПО.
amerigo-why-sum-gold-got = Це дає золото: { $total }.
amerigo-why-sum-track-gold = У кінці шкали ОД лишаються: це дає золото: { $total }.
amerigo-why-sum-no-room = { $count ->
    [one] Із цього золота не влазить на шкалу { $total }
    [few] Із цього золота не влазить на шкалу { $total }
    [many] Із цього золота не влазить на шкалу { $total }
   *[other] Із цього золота не влазить на шкалу { $total }
}: це { $have } ПО (правила гри: { amerigo-book-gold }).
amerigo-why-sum-gold = { $parts } ÷ { $have }, з округленням угору = золото { $total }.
amerigo-why-sum-cannons = Гармати: { $parts } = { $total }; сила піратів поки { $have }.
amerigo-why-sum-progress = Шкала прогресу: { $parts } = поділка { $total }; наприкінці це { $have } ПО.
amerigo-why-sum-picks = Ти займаєш або минаєш { $count ->
    [1] поділку з ПО, за яку береш жетон
    [one] { $count } поділку з ПО, за які береш жетони
    [few] { $count } поділки з ПО, за які береш жетони
    [many] { $count } поділок із ПО, за які береш жетони
   *[other] { $count } поділок із ПО, за які береш жетони
} (правила гри: { amerigo-book-progress }).
amerigo-why-sum-order = Шкала черговості: { $parts } = поділка { $total }; наприкінці це { $have } ПО.
amerigo-why-sum-good = Як є зараз, ще один жетон цього товару вартий наприкінці { $total } ПО, по 1 за кожен твій ресурс.
amerigo-why-part-ap = ОД
amerigo-why-part-gold = золото
amerigo-why-part-token = жетон
amerigo-why-part-tile-small = плитка на малому острові
amerigo-why-part-tile-big = плитка на великому острові
amerigo-why-part-discovery = відкриття
amerigo-why-part-completed = остання клітинка острова
amerigo-why-part-posts = твої факторії там
amerigo-why-part-factor = за твої факторії
amerigo-why-part-cotton = бавовна
amerigo-why-part-tobacco = тютюн
amerigo-why-part-sugar = цукор
amerigo-why-part-coconut = кокос
amerigo-why-part-coffee = кава
amerigo-why-part-before = досі
amerigo-why-part-loaded = заряджено
amerigo-why-part-moved = просунуто
amerigo-why-part-cubes = кубики

## Ходи, про які можна спитати

amerigo-why-move-post = Поставити факторію
amerigo-why-move-take = Запланувати: { $tile }
amerigo-why-move-build = Збудувати на { $cell }: { $tile }
amerigo-why-move-build-turned = Збудувати на { $cell }: { $tile }, поворот { $turn }°
amerigo-why-move-pick = Узяти жетон прогресу: { $token }
amerigo-why-move-buy = Купити за { $cost } ОД: { $good }
amerigo-why-move-cash = Обміняти: { $what }
amerigo-why-move-points = Отримати ПО за кубики твоїм жетоном

## Картки плиток і жетонів

amerigo-card-cost = Запланувати: { $plan } ОД, збудувати: { $build } ОД
amerigo-card-turns = Повороти: { $turns }
amerigo-card-worth = { $small } ПО, на великому острові { $big } ПО
amerigo-card-village-count = по { $count } на гравця
amerigo-card-neutral-count = у грі { $count }
amerigo-card-permanent = Рахується відтепер
amerigo-card-once = Один раз
amerigo-card-end = Наприкінці гри
amerigo-card-more = { $action }: +{ $count } ОД
amerigo-card-tokens = у грі { $count }
amerigo-card-alt = { $name } ({ $other }). { $facts }. { $text }
