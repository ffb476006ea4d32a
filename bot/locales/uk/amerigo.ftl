# Назви: кольори та їхні дії, товари, плитки, жетони прогресу; кількості речей.

amerigo-colour-blue = синій
amerigo-colour-black = чорний
amerigo-colour-red = червоний
amerigo-colour-brown = коричневий
amerigo-colour-green = зелений
amerigo-colour-yellow = жовтий
amerigo-colour-white = білий
amerigo-colour-any = будь-який колір
amerigo-action-blue = Плисти
amerigo-action-black = Зарядити гармати
amerigo-action-red = Планувати
amerigo-action-brown = Прогрес
amerigo-action-green = Будувати
amerigo-action-yellow = Купити товари
amerigo-action-white = Черговість
amerigo-good-cotton = бавовна
amerigo-good-tobacco = тютюн
amerigo-good-sugar = цукор
amerigo-good-coconut = кокос
amerigo-good-coffee = кава
amerigo-tile-v = село { $shape }
amerigo-tile-n = нейтральна плитка { $shape }
amerigo-tiles-v = села { $shapes }
amerigo-tiles-n = нейтральні плитки { $shapes }
amerigo-island = острів { $number }
amerigo-island-big = великий острів { $number }
amerigo-token-sail8 = разово +8 ОД: плисти
amerigo-token-pirates_plus2 = пірати +2 для всіх інших
amerigo-token-pirates_half = половина збитків від піратів
amerigo-token-pirates_gold = 2 золота за перемогу над піратами
amerigo-token-plan_two = дві нейтральні плитки за раз
amerigo-token-swap_red_green = планувати замість будувати і навпаки
amerigo-token-to_front = разово наперед усіх
amerigo-token-gold3 = разово 3 золота
amerigo-token-gold5 = разово 5 золота
amerigo-token-post_gold = 1 золото за факторію
amerigo-token-gold_2to1 = золото 2:1
amerigo-token-vp_cubes = разово 1 ПО за кубик
amerigo-token-end_posts = 1 ПО за факторію наприкінці
amerigo-token-end_7 = 7 ПО наприкінці
amerigo-token-end_gold = 1 ПО за золото наприкінці
amerigo-token-ap = +{ $count } ОД: { $actions }
amerigo-token-about-sail8 = Один раз, коли ти пливеш: на 8 ОД більше для обох кораблів.
amerigo-token-about-pirates_plus2 = Пірати на 2 сильніші для всіх інших гравців.
amerigo-token-about-pirates_half = Якщо пірати тебе здолали, ти втрачаєш лише половину їхньої сили в ПО, з округленням угору.
amerigo-token-about-pirates_gold = Якщо ти відбиваєш піратів, то отримуєш 2 золота, навіть за сили 0.
amerigo-token-about-plan_two = Коли плануєш, можна взяти дві нейтральні плитки, заплативши за обидві.
amerigo-token-about-swap_red_green = Якщо є зелені кубики, а червоних немає, можна планувати; якщо навпаки — будувати.
amerigo-token-about-to_front = Один раз, білою дією: поклади свій диск на найпередніший.
amerigo-token-about-gold3 = Обміняй його на 3 золота, один раз, у будь-якому своєму рішенні.
amerigo-token-about-gold5 = Обміняй його на 5 золота, один раз, у будь-якому своєму рішенні.
amerigo-token-about-post_gold = 1 золото за кожну факторію, яку ти поставиш відтепер.
amerigo-token-about-gold_2to1 = Коли береш золото, це 1 за кожні 2 кубики, з округленням угору.
amerigo-token-about-vp_cubes = Один раз, замість дії: 1 ПО за кубик на полі дій. Наприкінці не вартий нічого.
amerigo-token-about-end_posts = Наприкінці 1 ПО за кожну твою факторію на карті.
amerigo-token-about-end_7 = Наприкінці 7 ПО.
amerigo-token-about-end_gold = Наприкінці ще 1 ПО за кожне золото на твоїй шкалі.
amerigo-token-about-ap1 = Щоразу, коли вибираєш цю дію, у тебе на { $count } ОД більше.
amerigo-token-about-ap2 = Щоразу, коли вибираєш одну з цих дій, у тебе на { $count } ОД більше.
amerigo-chest = скриня зі скарбами
amerigo-points = { $count } ПО
amerigo-gold = { $count ->
    [0] без золота
    [one] { $count } золото
    [few] { $count } золота
    [many] { $count } золота
   *[other] { $count } золота
}
amerigo-cannons = { $cannons ->
    [one] { $cannons } гармата
    [few] { $cannons } гармати
    [many] { $cannons } гармат
   *[other] { $cannons } гармат
}
amerigo-cubes = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
    [many] { $count } кубиків
   *[other] { $count } кубиків
}
amerigo-steps = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
    [many] { $count } кроків
   *[other] { $count } кроків
}
amerigo-goods-amount = { $count } × { $good ->
    [cotton] бавовна
    [tobacco] тютюн
    [sugar] цукор
    [coffee] кава
   *[coconut] { $count ->
       *[other] кокос
    }
}

## Рахунок

amerigo-score-points = ПО під час гри
amerigo-score-overflow = золото понад шкалу
amerigo-score-gold = золото
amerigo-score-cotton = бавовна
amerigo-score-tobacco = тютюн
amerigo-score-sugar = цукор
amerigo-score-coconut = кокос
amerigo-score-coffee = кава
amerigo-score-tokens = жетони прогресу
amerigo-score-progress = шкала прогресу
amerigo-score-order = шкала черговості
amerigo-score-player = **{ $place }** { $name }: { $points } ПО ({ $parts })
amerigo-score-now = { $name }: { $points } ПО, якби гра закінчилася зараз; із них певних { $secured }, ще непевних { $open }
amerigo-score-parts = { $name }: певні ПО { $secured }; ще непевні: { $open }
amerigo-score-note = Певних ПО вже не втратити. Непевні ще можуть піти: піратам або разом із витраченим золотом.

## Гра в лобі

amerigo-title = Amerigo
amerigo-about = Відкривай острови слідом за Амеріго Веспуччі: плавай, став факторії, будуй села, збирай товари й відбивай піратів. Вежа для кубиків вирішує, які дії доступні й наскільки вони сильні. Для 2–4 гравців, п’ять раундів по сім фаз.
amerigo-cover = Обкладинка Amerigo: острови з селами й факторіями кольорів гравців, між ними пливуть кораблі, а над ними назва гри.
amerigo-round = Раунд { $round }
amerigo-option-special_bonus = Жетони ОД в особливій дії
amerigo-option-special_bonus-about = Чи рахуються жетони додаткових ОД, коли дію замінюють білі кубики?
amerigo-option-special_bonus-yes = рахуються
amerigo-option-special_bonus-no = не рахуються
amerigo-option-bought_points = Куплені ОД у плаванні
amerigo-option-bought_points-about = Чи рахуються ОД, куплені за золото, для обох кораблів чи лише для того, що пливе?
amerigo-option-bought_points-both = для обох кораблів
amerigo-option-bought_points-moving = для корабля, що пливе
amerigo-option-gold_overflow = Золото понад 12
amerigo-option-gold_overflow-about = Золото, якому бракує місця, дає ПО завжди чи лише коли його беруть замість дії?
amerigo-option-gold_overflow-scores = завжди по 1 ПО
amerigo-option-gold_overflow-lost = лише коли беруть золото
amerigo-option-post_at_rest = Факторії без плавання
amerigo-option-post_at_rest-about = Чи може корабель, що лишається на своєму якорі, поставити там факторію?
amerigo-option-post_at_rest-yes = можна
amerigo-option-post_at_rest-no = лише після плавання
amerigo-option-map_checks = Острови
amerigo-option-map_checks-about = Чи має карта мати від одного до п’яти великих островів і клітинку факторії на кожному?
amerigo-option-map_checks-house = так
amerigo-option-map_checks-rulebook = будь-яка карта за правилами гри
amerigo-option-wild_adds_up = Остання поділка шкали черговості
amerigo-option-wild_adds_up-about = Чи додаються там білі кубики до кубиків кольору, на який вони перетворюються?
amerigo-option-wild_adds_up-no = не додаються
amerigo-option-wild_adds_up-yes = додаються
amerigo-option-tower = Вежа для кубиків
amerigo-option-tower-about = Як легко випадають кубики, що застрягли у вежі? Про справжню кажуть по-різному.
amerigo-option-tower-default = рівномірно
amerigo-option-tower-loose = більше, коли більше кидають
amerigo-option-overshoot = ОД, куплені понад шкалу
amerigo-option-overshoot-about = Чи можна купити на одне ОД більше, ніж лишилося шкали, щоб отримати 2 золота в її кінці?
amerigo-option-overshoot-no = не можна
amerigo-option-overshoot-yes = можна
amerigo-number-more_gold = Більше золота
amerigo-number-more_gold-about = Золото, яке кожен отримує на початку понад звичайне.
amerigo-number-more_discovery = Більше ПО за відкриття
amerigo-number-more_discovery-about = ПО за першу факторію на острові понад звичайні.
amerigo-number-more_completed = Більше ПО за завершені острови
amerigo-number-more_completed-about = ПО для того, хто завершує острів, понад звичайні.
amerigo-final-turn = Хід, що закінчує цю фазу, назад не взяти: наступні кубики кидають одразу.

## Фази як заголовки

amerigo-phase-blue = Синя фаза: плисти
amerigo-phase-black = Чорна фаза: зарядити гармати
amerigo-phase-red = Червона фаза: планувати
amerigo-phase-brown = Коричнева фаза: прогрес
amerigo-phase-green = Зелена фаза: будувати
amerigo-phase-yellow = Жовта фаза: купити товари
amerigo-phase-white = Біла фаза: черговість
amerigo-phase-round = Нападають пірати

## Питання

amerigo-ask-turn = { $name }, вибери дію ({ $points } ОД, { amerigo-gold }).
amerigo-ask-sail = { $name }, пливи своїми кораблями ({ amerigo-left }).
amerigo-ask-sail-one = { $name }, пливи кораблем { $ship } ({ amerigo-left }).
amerigo-ask-sail-post = { $name }, поставиш факторію тут: { $island }? ({ amerigo-left })
amerigo-ask-plan = { $name }, плануй плитки ({ amerigo-left }).
amerigo-ask-build = { $name }, будуй свої плитки ({ amerigo-left }).
amerigo-ask-goods = { $name }, купи жетони товарів ({ amerigo-left }).
amerigo-ask-progress = { $name }, далі за шкалою прогресу? ({ amerigo-left })
amerigo-ask-pick = { $name }, візьми { $picks ->
    [1] жетон прогресу
    [one] { $picks } жетон прогресу, один за одним
    [few] { $picks } жетони прогресу, один за одним
    [many] { $picks } жетонів прогресу, один за одним
   *[other] { $picks } жетонів прогресу, один за одним
}.
amerigo-left = лишилося { $points } ОД, { amerigo-gold }

## Ходи та їхні кроки

amerigo-do-ap = { $action } ({ $points } ОД)
amerigo-do-sail = Плисти кораблем { $ship } з { $cell } ({ $points } ОД)
amerigo-do-sail-off = Вивести корабель { $ship } на карту ({ $points } ОД)
amerigo-do-ship = Корабель { $ship } (на { $cell })
amerigo-do-ship-off = Корабель { $ship } (ще не на карті)
amerigo-do-island = { $island } (закрито клітинок: { $covered } з { $size })
amerigo-do-turn = { $glyph }, поворот { $turn }°
amerigo-do-anchor = { $cell } · { $island }
amerigo-do-unturned = { $glyph } без повороту
amerigo-do-across = { $glyph } упоперек
amerigo-do-upright = { $glyph } сторч
amerigo-do-letter = { $letter } · { $thing }
amerigo-do-turned = { $cell } { $turn }
amerigo-do-near = Море поблизу: { $island }
amerigo-do-near-n = Море поблизу: { $island }, північ
amerigo-do-near-m = Море поблизу: { $island }, середина
amerigo-do-near-s = Море поблизу: { $island }, південь
amerigo-menu-anchors = Якорі з вільною клітинкою факторії
amerigo-menu-frame = Моря на рамці
amerigo-menu-near = Море поблизу острова
amerigo-menu-other = Інші місця, за островами
amerigo-menu-water = Інші місця
amerigo-menu-villages = Села
amerigo-menu-neutral = Нейтральні плитки
amerigo-move-sail = Корабель { $ship } до { $cell }
amerigo-move-sail-stay = Корабель { $ship } лишається на { $cell }
amerigo-move-post = Поставити факторію: { $island }
amerigo-move-load = Зарядити { $points ->
    [one] { $points } гармату
    [few] { $points } гармати
    [many] { $points } гармат
   *[other] { $points } гармат
}
amerigo-move-load-end = Зарядити гармати, до { $end }
amerigo-move-take = Планувати: { $tile } ({ $cost } ОД)
amerigo-move-advance = Прогрес: { $points ->
    [one] { $points } поділка
    [few] { $points } поділки
    [many] { $points } поділок
   *[other] { $points } поділок
}
amerigo-move-advance-end = Прогрес: до кінця шкали
amerigo-move-build = Збудувати { $tile } на { $cell }
amerigo-move-buy = Купити { $good } за { $cost } ОД
amerigo-move-move = Шкала черговості: { $points ->
    [one] { $points } поділка вперед
    [few] { $points } поділки вперед
    [many] { $points } поділок уперед
   *[other] { $points } поділок уперед
}
amerigo-move-move-end = Шкала черговості: до кінця
amerigo-move-front = Шкала черговості: на найпередніший диск
amerigo-move-use = Використати жетон: { $token }
amerigo-move-gold = Узяти золото
amerigo-move-points = Отримати ПО за кубики
amerigo-move-cash = Обміняти жетон: { amerigo-gold }
amerigo-move-done = На цьому досить
amerigo-move-done-turn = Нічого не робити
amerigo-move-build-turned = Збудувати { $tile } на { $cell }: { $turned }
amerigo-move-cash-chest = Обміняти скриню зі скарбами
amerigo-step-load = { $points ->
    [one] { $points } гармата
    [few] { $points } гармати
    [many] { $points } гармат
   *[other] { $points } гармат
}
amerigo-step-load-end = До { $end } гармат
amerigo-step-spaces = { $points ->
    [one] { $points } поділка
    [few] { $points } поділки
    [many] { $points } поділок
   *[other] { $points } поділок
}
amerigo-step-end = До кінця шкали
amerigo-step-buy = { $good } за { $cost } ОД
amerigo-step-take = { $tile } ({ $cost } ОД)
amerigo-step-front = На найпередніший диск
amerigo-hint-anchor = Якір, { $island }: можна поставити факторію.
amerigo-hint-discover = Якір, { $island }: факторія там буде відкриттям ({ $points } ПО).
amerigo-hint-anchor-taken = Якір, { $island }; його клітинку факторії зайнято.
amerigo-hint-anchor-none = Якір, { $island }; факторій у тебе більше немає.
amerigo-hint-post = Тоді факторій у тебе лишиться { $posts }.
amerigo-hint-take = { $small } ПО, на великому острові { $big } ПО. Лишилося { $left }.
amerigo-hint-cost-gold = Коштує { $cost } ОД, із них золотом { $gold }.
amerigo-hint-gold = Коштує золота: { $gold }.
amerigo-hint-cannons = Тоді їх у тебе { $count }; сила піратів поки { $strength }.
amerigo-hint-progress = Ти досягаєш поділки { $space } з { $end }.
amerigo-hint-end = Це кінець шкали: зайві ОД пропадають.
amerigo-hint-cubes = На полі дій { amerigo-cubes }.
amerigo-hint-unused = { $points ->
    [one] { $points } ОД пропадає.
    [few] { $points } ОД пропадають.
    [many] { $points } ОД пропадають.
   *[other] { $points } ОД пропадають.
}
amerigo-hint-forfeit = Твоя черга в цій фазі закінчується.
amerigo-hint-steps = { amerigo-steps }.
amerigo-hint-near = { $count ->
    [one] { $count } досяжне місце
    [few] { $count } досяжні місця
    [many] { $count } досяжних місць
   *[other] { $count } досяжних місць
}, { $free ->
    [0] якорів із вільною клітинкою факторії немає
    [one] із них { $free } якір із вільною клітинкою факторії
    [few] із них { $free } якорі з вільною клітинкою факторії
    [many] із них { $free } якорів із вільною клітинкою факторії
   *[other] із них { $free } якорів із вільною клітинкою факторії
}.
amerigo-hint-frame = Поле рамки.
amerigo-hint-tile = { $small } ПО, на великому острові { $big } ПО.
amerigo-hint-on = Де: { $island }.
amerigo-hint-worth = Наприкінці гри варто { $points } ПО.
amerigo-hint-good = { $good }, як є зараз: жетонів { $tokens } × { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурси
    [many] { $resources } ресурсів
   *[other] { $resources } ресурсів
} = { $points } ПО.
amerigo-hint-order = Колір поділки — { $colour }; тоді твій номер у черзі ходу — { $place }.
amerigo-hint-order-any = Поділка рахується за будь-який колір; тоді твій номер у черзі ходу — { $place }.
amerigo-hint-spent = Жетон витрачається.
amerigo-hint-cost = Коштує { $cost } ОД.

## Події

amerigo-event-thrown = У вежу: { $thrown } × { $colour }. Випадають { $cubes }: { $points } ОД.
amerigo-event-skipped = Жоден кубик не випадає з вежі: фазу ({ $colour }) пропущено.
amerigo-event-skipped-empty = Кубиків, які можна кинути ({ $colour }), немає: фазу пропущено.
amerigo-event-paid = {" "}(сплачено: { amerigo-gold })
amerigo-event-sailed = { $name } пливе кораблем { $ship } з { $start } до { $cell }{ $paid }.
amerigo-event-sailed-first = { $name } виводить корабель { $ship } і пливе до { $cell }{ $paid }.
amerigo-event-sailed-placed = { $name } ставить корабель { $ship } на { $cell }.
amerigo-event-sailed-stayed = { $name } лишає корабель { $ship } на { $cell }.
amerigo-event-used = { $name } використовує жетон: { $token }.
amerigo-event-posted = { $name } ставить факторію: { $island } ({ $cell }).{ $more }
amerigo-event-posted-first = { $name } відкриває { $island }, з факторією на { $cell }: { $points } ПО.{ $more }
amerigo-event-loaded = { $name } заряджає гармати, тепер їх { $cannons }{ $paid }.{ $more }
amerigo-event-planned = { $name } планує: { $tiles }{ $paid }.
amerigo-event-advanced = { $name } просувається за шкалою прогресу до поділки { $space }{ $paid }.{ $more }
amerigo-event-picked = { $name } бере жетон прогресу: { $token }.
amerigo-event-built = { $name } будує: { $tile }, { $island } ({ $cell }){ $paid }; за це: { $gains }.{ $more }
amerigo-event-collected = { $name } отримує { $goods }.
amerigo-event-completed = { $name } завершує { $island }: { $points } ПО.
amerigo-event-completed-chest = { $name } завершує { $island }: { $points } ПО і скриня зі скарбами.
amerigo-event-counted = { $name } отримує { $points } ПО за факторії: { $island } ({ $posts }).
amerigo-event-bought = { $name } купує товари: { $goods }{ $paid }.
amerigo-event-moved = { $name } переходить на поділку { $space } шкали черговості{ $paid }: тепер { $place ->
    [1] перший номер
   *[other] номер { $place }
} у черзі ходу.{ $more }
amerigo-event-front = { $name } виходить уперед на шкалі черговості (поділка { $space }).
amerigo-event-gold = { $name } бере золото: { $gold }.
amerigo-event-gold-points = { $name } бере золото ({ $gold }) і { $points } ПО за те, чому на шкалі бракує місця.
amerigo-event-points = { $name } отримує { $points } ПО за кубики на полі дій.
amerigo-event-forfeited = { $name } нічого не робить.
amerigo-event-cashed = { $name } обмінює жетон на золото: { $gold }.
amerigo-event-cashed-points = { $name } обмінює жетон на золото ({ $gold }) і { $points } ПО за те, чому на шкалі бракує місця.
amerigo-event-gained = { $name } отримує золото: { $gold } ({ $source }).
amerigo-event-gained-points = { $name } отримує золото ({ $gold }) і { $points } ПО за те, чому на шкалі бракує місця ({ $source }).
amerigo-event-raided = Пірати (сила { $strength }): { $name } втрачає { $points } ПО і { $cannons ->
    [1] останню гармату
    [one] усі гармати ({ $cannons })
    [few] усі гармати ({ $cannons })
    [many] усі гармати ({ $cannons })
   *[other] усі гармати ({ $cannons })
}.{ $more }
amerigo-event-raided-helpless = Пірати (сила { $strength }): { $name } не має гармат і втрачає { $points } ПО.{ $more }
amerigo-event-raided-repelled = Пірати (сила { $strength }): { $name } відбиває їх ({ amerigo-cannons }).{ $more }
amerigo-event-raided-nothing = { $name }: пірати не приходять.{ $more }
amerigo-event-pirate = Відкрито жетон піратів: { $pirate }. Тепер сила піратів { $strength }.
amerigo-event-tokens = Нові жетони прогресу: { $tokens }.
amerigo-event-goods = Нові жетони товарів: { $goods }.
amerigo-event-round = Починається раунд { $round }; жетон часу вартий { $time }.
amerigo-event-raided-poor = Пірати (сила { $strength }): { $name } втрачає { $cannons ->
    [1] останню гармату
    [one] усі гармати ({ $cannons })
    [few] усі гармати ({ $cannons })
    [many] усі гармати ({ $cannons })
   *[other] усі гармати ({ $cannons })
}; ПО, які можна втратити, немає.{ $more }
amerigo-event-raided-bare = Пірати (сила { $strength }): { $name } не має ні гармат, ні ПО, які можна втратити.{ $more }
amerigo-event-cashed-chest = { $name } обмінює скриню зі скарбами на золото: { $gold }.
amerigo-event-cashed-chest-points = { $name } обмінює скриню зі скарбами на золото ({ $gold }) і { $points } ПО за те, чому на шкалі бракує місця.
amerigo-more-completed = { $island } завершено: { $points } ПО за останню клітинку.
amerigo-more-completed-chest = { $island } завершено: { $points } ПО за останню клітинку і скриня зі скарбами.
amerigo-more-counted = За факторії там: { $players }.
amerigo-more-gained = Це дає золото: { $gold }.
amerigo-more-gained-points = Це дає золото ({ $gold }) і { $points } ПО за те, чому бракує місця.
amerigo-more-picked = { $count ->
    [1] Новий жетон
    [one] Нові жетони
    [few] Нові жетони
    [many] Нові жетони
   *[other] Нові жетони
}: { $tokens }.
amerigo-source-cannons = кінець шкали гармат
amerigo-source-progress = кінець шкали прогресу
amerigo-source-order = кінець шкали черговості
amerigo-source-post_gold = жетон
amerigo-source-pirates_gold = жетон

## Позиція словами

amerigo-summary-round = Раунд { $round } з { $rounds }, жетон часу { $time }. { $phase }.
amerigo-summary-order = Черга ходу: { $names }.
amerigo-summary-acted = У цій фазі вже ходили: { $names }.
amerigo-summary-turn = { $name }: { $action }, лишилося { $points } ОД.
amerigo-summary-field = Поле дій: { $cubes } ({ $points } ОД на кожну дію).
amerigo-summary-supply = Запас: { $cubes }. У вежі: { $inside }.
amerigo-summary-pirates = Пірати: сила { $strength } ({ $open }). Закритих { $hidden }, із таких: { $unseen }.
amerigo-summary-pirates-all = Пірати: сила { $strength } ({ $open }).
amerigo-summary-tokens = Жетони прогресу, ліворуч: { $left }. Праворуч: { $right }.
amerigo-summary-tokens-unseen = Наступні жетони прогресу: { $tokens }.
amerigo-summary-goods = Жетони товарів із ціною: { $goods }.
amerigo-summary-goods-unseen = Наступні жетони товарів: { $goods }.
amerigo-summary-neutral = Лишилося нейтральних плиток: { $tiles }.
amerigo-summary-track = Шкала черговості від початку черги: { $spaces }.
amerigo-summary-space = поділка { $space } ({ $colour }): { $names }
amerigo-summary-island = { $island }: закрито клітинок { $covered } з { $size }{ $state }. Вільні: { $free }.
amerigo-summary-island-complete = { $island }: завершено, клітинок { $size }.
amerigo-summary-chest = , скриня зі скарбами
amerigo-summary-discovered = , відкрито
amerigo-summary-undiscovered = , не відкрито
amerigo-summary-resources = Ресурси: { $resources }.
amerigo-summary-anchors = Вільні клітинки факторій, з (якорем): { $anchors }.
amerigo-summary-posts = Факторії: { $posts }.
amerigo-summary-tiles = Плитки: { $tiles }.
amerigo-summary-tile = { $tile } { $cell }
amerigo-summary-tile-turned = { $tile } { $cell }/{ $turn }°
amerigo-summary-player = { $name }: { $points } ПО, золото { $gold }, { amerigo-cannons }. Прогрес { $progress } з { $length } ({ $reached } ПО), шкала черговості { $order } ({ $order_reached } ПО), { $place ->
    [1] перший номер
   *[other] номер { $place }
} у черзі ходу.
amerigo-summary-ships = Кораблі, { $name }: { $ships }. Факторій поставлено { $placed }, лишилося { $posts }.
amerigo-summary-off = не на карті
amerigo-summary-hand = Заплановані плитки, { $name }: { $hand }. Лишилося сіл: { $villages }.
amerigo-summary-have = Ресурси, { $name }: { $resources }. Жетони товарів, разом із надрукованими: { $goods }.
amerigo-summary-own-tokens = Жетони прогресу, { $name }: { $tokens }.
amerigo-summary-used = Витрачено, { $name }: { $tokens }.
amerigo-summary-chests = Скрині зі скарбами, { $name }: { $count }.

## Що змінилося від попередніх полів

amerigo-change-map = Карта
amerigo-change-post = факторія на { $cell } ({ $name })
amerigo-change-tile = { $tile } на { $cell } ({ $name })
amerigo-change-tile-neutral = { $tile } на { $cell }
amerigo-change-island = { $island } завершено
amerigo-change-field = Поле дій
amerigo-change-pirates = Пірати
amerigo-change-strength = сила { $strength }
amerigo-change-tokens = Жетони прогресу
amerigo-change-goods = Жетони товарів
amerigo-change-points = { $change } ПО
amerigo-change-gold = золото { $change }
amerigo-change-cannons = { $change } { $count ->
    [one] гармата
    [few] гармати
    [many] гармат
   *[other] гармат
}
amerigo-change-progress = прогрес { $change }
amerigo-change-order = шкала черговості { $change }
amerigo-change-ship = корабель { $ship } на { $cell }
amerigo-change-chests = { $change } { $count ->
    [one] скриня зі скарбами
    [few] скрині зі скарбами
    [many] скринь зі скарбами
   *[other] скринь зі скарбами
}
amerigo-change-resource = { $thing } (ресурс)
amerigo-change-good = { $thing } (жетон товару)
