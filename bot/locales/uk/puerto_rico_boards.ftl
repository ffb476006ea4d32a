# Назви речей, слова на полях і описи картинок.
# Товари й жетони острова – малими літерами: вони стоять усередині речень.

puerto_rico-good-corn = кукурудза
puerto_rico-good-indigo = індиго
puerto_rico-good-sugar = цукор
puerto_rico-good-tobacco = тютюн
puerto_rico-good-coffee = кава

# Одна літера на товар, поруч із його кольором; усі різні.
puerto_rico-letter-corn = К
puerto_rico-letter-indigo = І
puerto_rico-letter-sugar = Ц
puerto_rico-letter-tobacco = Т
puerto_rico-letter-coffee = В

puerto_rico-tile-corn = плантація кукурудзи
puerto_rico-tile-indigo = плантація індиго
puerto_rico-tile-sugar = плантація цукру
puerto_rico-tile-tobacco = плантація тютюну
puerto_rico-tile-coffee = плантація кави
puerto_rico-tile-quarry = каменоломня

puerto_rico-role-settler = Поселенець
puerto_rico-role-mayor = Мер
puerto_rico-role-builder = Будівельник
puerto_rico-role-craftsman = Ремісник
puerto_rico-role-trader = Торговець
puerto_rico-role-captain = Капітан
puerto_rico-role-prospector = Старатель
puerto_rico-role-prospector_1 = Старатель 1
puerto_rico-role-prospector_2 = Старатель 2

puerto_rico-board-round = Раунд { $round }
puerto_rico-board-phase-round = Вибрати роль
puerto_rico-board-phase-draft = Вибрати будівлі
puerto_rico-board-phase-draft-over = Будівлі цієї гри
puerto_rico-board-phase-settler = Поселенець
puerto_rico-board-phase-mayor = Мер
puerto_rico-board-phase-builder = Будівельник
puerto_rico-board-phase-craftsman = Ремісник
puerto_rico-board-phase-trader = Торговець
puerto_rico-board-phase-captain = Капітан
puerto_rico-board-phase-prospector = Старатель
puerto_rico-board-last-round = Останній раунд!
puerto_rico-board-of = Поле
puerto_rico-board-governor = Губернатор
puerto_rico-board-ending-colonists = Останній раунд: колоністи скінчилися
puerto_rico-board-ending-city = Останній раунд: чиєсь місто заповнене
puerto_rico-board-ending-chips = Останній раунд: жетони ПО скінчилися
puerto_rico-board-hidden = приховано

puerto_rico-alt-supply = { $acting }{ $phase }, раунд { $round }, { $title }. Губернатор: { $governor }.
puerto_rico-alt-acting = Черга ходити: { $names }.{" "}
puerto_rico-alt-seats = Дублони/очки: { $seats }.
puerto_rico-alt-roles = Ролі: { $roles }.
puerto_rico-alt-plantations = Відкриті плантації: { $tiles }; каменоломень { $quarries }, закритих { $hidden }.
puerto_rico-alt-ship = Корабель на { $capacity }: { $load }, { $good }
puerto_rico-alt-ship-empty = Корабель на { $capacity }: порожній
puerto_rico-alt-house = Торговий дім: { $goods }.
puerto_rico-alt-goods = Запас товарів: { $goods }.
puerto_rico-alt-colonists = Колоністи: у запасі { $supply }, на кораблі { $ship }. Жетони ПО: { $chips }.
puerto_rico-alt-buildings = Будівлі, що лишилися, за ціною: { $buildings }.
puerto_rico-alt-nobles = Шляхтичі: у запасі { $supply }, на кораблі { $ship }.
puerto_rico-alt-draft = Ціна { $cost } ({ $count }/{ $spaces }): { $chosen }{ $open }.
puerto_rico-alt-draft-open = ; ще можливі { $kinds }
puerto_rico-alt-player = { $name } (місце { $letter }){ $marks }: { $doubloons ->
    [one] { $doubloons } дублон
    [few] { $doubloons } дублони
    [many] { $doubloons } дублонів
   *[other] { $doubloons } дублонів
}, жетони ПО { $chips }, { $points } ПО на полі.
puerto_rico-alt-my-goods = Товари: { $goods }.
puerto_rico-alt-island = Острів ({ $count } з 12; зайнято/усього): { $tiles }.
puerto_rico-alt-city = Місто ({ $count } з 12; зайнято/кружки): { $buildings }.
puerto_rico-alt-windrose = Колоністи без місця: { $count }.
puerto_rico-alt-my-nobles = Шляхтичі: { $count }, без місця { $idle }.
puerto_rico-alt-of-them = {" "}({ $nobles } { $nobles ->
        [one] шляхтич
        [few] шляхтичі
        [many] шляхтичів
       *[other] шляхтичів
    })

# Чим відрізняється від попередніх полів; $change зі знаком: +2.
puerto_rico-change-row = Плантації
puerto_rico-change-ships = Кораблі
puerto_rico-change-house = Торговий дім
puerto_rico-change-goods = Запас товарів
puerto_rico-change-stock = Будівлі
puerto_rico-change-supply = Запас
puerto_rico-change-chosen = вибрано: { $things }
puerto_rico-change-sailed = корабель { $ship } порожній
puerto_rico-change-ship = корабель { $ship }: { $goods }
puerto_rico-change-doubloons =
    { $count ->
        [one] { $change } дублон
        [few] { $change } дублони
        [many] { $change } дублонів
       *[other] { $change } дублонів
    }
puerto_rico-change-chips =
    { $count ->
        [one] { $change } жетон ПО
        [few] { $change } жетони ПО
        [many] { $change } жетонів ПО
       *[other] { $change } жетонів ПО
    }
puerto_rico-change-points = { $change } ПО на полі
puerto_rico-change-colonists =
    { $count ->
        [one] { $change } колоніст
        [few] { $change } колоністи
        [many] { $change } колоністів
       *[other] { $change } колоністів
    }
puerto_rico-change-on-ship = { $change } на кораблі колоністів
puerto_rico-change-nobles =
    { $count ->
        [one] { $change } шляхтич
        [few] { $change } шляхтичі
        [many] { $change } шляхтичів
       *[other] { $change } шляхтичів
    }
puerto_rico-change-nobles-on-ship =
    { $count ->
        [one] { $change } шляхтич на кораблі колоністів
        [few] { $change } шляхтичі на кораблі колоністів
        [many] { $change } шляхтичів на кораблі колоністів
       *[other] { $change } шляхтичів на кораблі колоністів
    }
puerto_rico-change-quarries =
    { $count ->
        [one] { $change } каменоломня
        [few] { $change } каменоломні
        [many] { $change } каменоломень
       *[other] { $change } каменоломень
    }
puerto_rico-change-hidden = { $change } закритих

puerto_rico-alt-line = { $name }: { $doubloons ->
    [one] { $doubloons } дублон
    [few] { $doubloons } дублони
    [many] { $doubloons } дублонів
   *[other] { $doubloons } дублонів
}, { $points } ПО; { $goods }; острів { $tiles }/12, місто { $spaces }/12.
puerto_rico-alt-final = { $place } { $name }: { $points } ПО ({ $parts }; дод. показник { $tiebreak }).

puerto_rico-board-legend-chips = жетони ПО
puerto_rico-board-legend-buildings = надруковано на будівлях
puerto_rico-board-legend-nobles = шляхтичі

# Про що когось питають, як заголовок його картинки; коротко.
puerto_rico-question-role = Вибрати роль
puerto_rico-question-build = Будівельник · { $count ->
    [one] { $count } дублон
    [few] { $count } дублони
    [many] { $count } дублонів
   *[other] { $count } дублонів
}
puerto_rico-question-settle = Поселенець · узяти жетон
puerto_rico-question-lay = Викласти жетон
puerto_rico-question-produce = Ремісник · ще один товар
puerto_rico-question-sell = Торговець · продати товар
puerto_rico-question-load = Капітан · завантажити корабель
puerto_rico-question-small_wharf = Мала верф · завантажити товари
puerto_rico-question-supply = Королівський постачальник · до { $count }
puerto_rico-question-store = Капітан · зберегти товари
puerto_rico-question-draft = Вибрати будівлю
puerto_rico-question-place = Мер · розмістити { $count }
puerto_rico-question-guests = Гостьовий дім · пересунути гостя
puerto_rico-question-discard = Мисливський дім · скинути жетон
puerto_rico-question-pay = Чорний ринок · заплатити { $count }
puerto_rico-question-own = у тебе { $count }
puerto_rico-question-post = { $good }, власний пост
puerto_rico-question-buy = Купити плантацію
puerto_rico-question-onto = { $count } на корабель { $ship }
puerto_rico-question-wharf = { $count } через верф
puerto_rico-question-small-wharf = будь-які товари, 1 ПО за кожні два
puerto_rico-alt-board = { $name }: { $doubloons ->
    [one] { $doubloons } дублон
    [few] { $doubloons } дублони
    [many] { $doubloons } дублонів
   *[other] { $doubloons } дублонів
}, { $points } ПО; товари: { $goods }; жетони острова: { $tiles }; будівлі: { $buildings }.
