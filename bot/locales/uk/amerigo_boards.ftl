# Слова на полях Amerigo і описи картинок.

# --- карта і її картинки
amerigo-board-round = Раунд { $round }/{ $rounds }
amerigo-board-phase-blue = Плисти
amerigo-board-phase-black = Зарядити гармати
amerigo-board-phase-red = Планувати
amerigo-board-phase-brown = Прогрес
amerigo-board-phase-green = Будувати
amerigo-board-phase-yellow = Купити товари
amerigo-board-phase-white = Черговість
amerigo-board-ap = { $count } ОД
amerigo-board-next = Далі:

# Описи картинок із картою: гравці літерами.
amerigo-alt-map-headline = { $count ->
        [0] { $phase }, раунд { $round } з { $rounds }.
       *[other] Черга ходити: { $names } ({ $phase }, раунд { $round } з { $rounds }).
    }
amerigo-alt-map-player = { $letter } { $name }: { $points } ПО, золото { $gold }, гармат { $cannons }.
amerigo-alt-map-cubes = Кубики: { $cubes }; { $points } ОД.
amerigo-alt-map-pirates = Пірати: { $strength }, закритих { $hidden }.
amerigo-alt-map-next = Далі: { $phase }.
amerigo-alt-map-last = Далі: пірати.
amerigo-alt-map-ships = Кораблі: { $ships }.
amerigo-alt-map-islands = Острови (закрито/суша: факторії): { $islands }.
amerigo-alt-map-off = поза картою

# --- острови зблизька
amerigo-board-part = { $island }: { $cells }
amerigo-board-covered = закрито { $covered }/{ $size }
amerigo-alt-part = { $island }: { $covered }.
amerigo-alt-part-chest = Тут лежить скриня зі скарбами.
amerigo-alt-part-posts = Факторії: { $posts }.
amerigo-alt-part-free-posts = Вільні клітинки факторій та їхні якорі: { $posts }.
amerigo-alt-part-resources = Ресурси: { $resources }.
amerigo-alt-part-tiles = Плитки: { $tiles }.
amerigo-alt-part-neutral = нейтральна
amerigo-alt-part-free = Вільні клітинки: { $cells }.

# --- питання про карту і чернетки
amerigo-board-draft = Чернетка
amerigo-alt-ask = { $name } ({ $letter }), { $action }: { $points } ОД, золото { $gold }.
amerigo-alt-ask-draft = { $name } ({ $letter }), чернетка: { $tiles }; +{ $gained } ПО. Лишилося: { $points } ОД, золото { $gold }.
amerigo-alt-ask-post = Поставити факторію на { $cell } (+{ $points } ПО).
amerigo-alt-ask-anchors = Якорі з вільною клітинкою факторії (корабель, ОД, ПО): { $cells }.
amerigo-alt-ask-sea = Інші місця: { $cells }.
amerigo-alt-ask-tiles = Найкращі місця (ПО): { $tiles }.
amerigo-alt-ask-cells = Клітинки, які можна закрити: { $cells }.
amerigo-board-sail = Корабель { $ship } · { $points } ОД
amerigo-board-ask-place = { $tile }, { $island }
amerigo-alt-ask-pins = Літери: { $cells }.
amerigo-board-more = і ще { $count }

# --- планшети і центральне поле

amerigo-board-central-board = Центральне поле
amerigo-board-ask-turn = Вибрати дію
amerigo-board-ask-plan = Планувати: { $points } ОД, золото { $gold }
amerigo-board-ask-goods = Купити: { $points } ОД, золото { $gold }
amerigo-board-ask-progress = Прогрес: { $points } ОД, золото { $gold }
amerigo-board-ask-pick = { $count ->
        [1] Узяти жетон
        [one] Узяти { $count } жетон
        [few] Узяти { $count } жетони
        [many] Узяти { $count } жетонів
       *[other] Узяти { $count } жетонів
    }
amerigo-board-good-blue = { $count ->
        [0] Вільних клітинок факторій поблизу немає.
        [one] Досяжна { $count } вільна клітинка факторії.
        [few] Досяжні { $count } вільні клітинки факторій.
        [many] Досяжно { $count } вільних клітинок факторій.
       *[other] Досяжно { $count } вільних клітинок факторій.
    }
amerigo-board-good-black = До { $cannons ->
    [one] { $cannons } гармати
    [few] { $cannons } гармат
    [many] { $cannons } гармат
   *[other] { $cannons } гармат
}, сила піратів { $strength }.
amerigo-board-good-red = { $size ->
        [0] Лише села.
        [one] Нейтральні плитки до { $size } клітинки.
        [few] Нейтральні плитки до { $size } клітинок.
        [many] Нейтральні плитки до { $size } клітинок.
       *[other] Нейтральні плитки до { $size } клітинок.
    }
amerigo-board-good-brown = { $points } ПО і жетон через { $spaces ->
        [one] { $spaces } поділку.
        [few] { $spaces } поділки.
        [many] { $spaces } поділок.
       *[other] { $spaces } поділок.
    }
amerigo-board-good-green = { $count ->
        [one] У тебе { $count } плитка.
        [few] У тебе { $count } плитки.
        [many] У тебе { $count } плиток.
       *[other] У тебе { $count } плиток.
    }
amerigo-board-good-yellow = { $count ->
        [0] Жоден товар ще не дає ПО.
        [one] Жетон дає до { $count } ПО.
        [few] Жетон дає до { $count } ПО.
        [many] Жетон дає до { $count } ПО.
       *[other] Жетон дає до { $count } ПО.
    }
amerigo-board-good-white = { $points } ПО через { $spaces ->
        [one] { $spaces } поділку.
        [few] { $spaces } поділки.
        [many] { $spaces } поділок.
       *[other] { $spaces } поділок.
    }
amerigo-board-useless = Зараз нею нічого не зробити.
amerigo-board-field = Поле дій
amerigo-board-supply = Запас
amerigo-board-tower = У вежі
amerigo-board-pirates = серед { $values } · у підсумку { $least }–{ $most }
amerigo-board-central = { $phase } · Раунд { $round } з { $rounds }
amerigo-board-place = у черзі: { $place }
amerigo-board-acted = хід зроблено
amerigo-board-progress = Прогрес
amerigo-board-order = Черга
amerigo-board-cannons = Гармати
amerigo-board-gold = Золото
amerigo-board-posts = лишилося { $left }, поставлено { $placed }
amerigo-board-villages = У запасі
amerigo-board-hand = Заплановано
amerigo-board-no-tokens = Жетонів прогресу ще немає.
amerigo-board-each = по { $points }
amerigo-board-at = на { $points }
amerigo-board-coming-progress = { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
        [many] { $steps } кроків
       *[other] { $steps } кроків
    }: { $points } ПО, жетон
amerigo-board-coming-order = { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
        [many] { $steps } кроків
       *[other] { $steps } кроків
    }: { $points } ПО
amerigo-board-track-end = у кінці
amerigo-board-against = { $missing ->
        [0] досить: пірати { $strength }
       *[other] бракує { $missing }: пірати { $strength }
    }
amerigo-board-room = { $room ->
        [0] повно: далі золото дає ПО
       *[other] місця ще на { $room }
    }

# Слова на жетонах прогресу, біля їхніх знаків: якнайкоротше.
amerigo-board-token-ap1 = +{ $count } ОД
amerigo-board-token-ap2 = +{ $count } ОД
amerigo-board-token-sail8 = раз +8 ОД
amerigo-board-token-pirates_plus2 = іншим +2
amerigo-board-token-pirates_half = пів збитків
amerigo-board-token-pirates_gold = бій: 2 золота
amerigo-board-token-plan_two = дві за раз
amerigo-board-token-swap_red_green = навпаки
amerigo-board-token-to_front = наперед
amerigo-board-token-gold3 = 3 золота
amerigo-board-token-gold5 = 5 золота
amerigo-board-token-post_gold = факторія: 1
amerigo-board-token-gold_2to1 = 2 кубики: 1
amerigo-board-token-vp_cubes = кубик: ПО
amerigo-board-token-end_posts = факторія: ПО
amerigo-board-token-end_7 = 7 ПО
amerigo-board-token-end_gold = золото: ПО

# Описи планшетів і центрального поля.
amerigo-alt-sheets = Черга ходити: { $names }.
amerigo-alt-sheet = { $letter } { $name }: { $points } ПО, золото { $gold }, гармати { $cannons }/{ $strength }, прогрес { $progress }, черговість { $order }, { $goods }, факторії { $posts }, села { $villages }{ $more }.
amerigo-alt-sheet-chests = , скрині { $count }
amerigo-alt-sheet-hand = , заплановано { $tiles }
amerigo-alt-sheet-tokens = , жетони: { $tokens }
amerigo-alt-sheet-used = , витрачено: { $tokens }
amerigo-alt-sheet-count = , жетони { $count }, витрачено { $used }
amerigo-alt-board = { $name } (місце { $letter }), { $marks }: { $points } ПО; золото { $gold } з { $most }; гармати { $cannons }, пірати { $strength }.
amerigo-alt-board-progress = Прогрес: поділка { $at } з { $length }, { $points } ПО{ $next }.
amerigo-alt-board-order = Шкала черговості: поділка { $at } з { $length } ({ $colour }), { $points } ПО{ $next }.
amerigo-alt-board-next = , далі { $points } на { $space }
amerigo-alt-board-goods = Ресурси × жетони: { $goods }.
amerigo-alt-board-posts = Факторії: у запасі { $left }, на карті { $placed }. Скрині: { $chests }.
amerigo-alt-board-villages = Села в запасі: { $tiles }.
amerigo-alt-board-hand = Заплановано: { $tiles }.
amerigo-alt-board-tokens = Жетони прогресу: { $tokens }.
amerigo-alt-board-used = Витрачено: { $tokens }.
amerigo-alt-central-cubes = { $place } { $cubes }.
amerigo-alt-central-pirates = Пірати { $open }: { $strength }; { $hidden ->
        [0] усі відкрито
       *[other] закритих { $hidden } серед { $values }, у підсумку { $least }–{ $most }
    }. Жетон часу { $time }.
amerigo-alt-central-tokens = Жетони прогресу, ліворуч: { $left }; праворуч: { $right }.
amerigo-alt-central-goods = Жетони товарів: { $goods }.
amerigo-alt-central-neutral = Нейтральні плитки: { $tiles }.
amerigo-alt-central-order = Шкала черговості, верхній диск першим: { $spaces }.
amerigo-alt-final = { $place } { $name }: { $points } ПО ({ $parts }).
amerigo-alt-choice = { $name }: { $text }.
amerigo-alt-paid = , золото { $count }
amerigo-alt-scored = , +{ $count } ПО
