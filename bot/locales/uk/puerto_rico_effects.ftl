# Що хід дає зараз: коротко на кнопці (`effect`), реченням біля варіанта (`hint`).

puerto_rico-goods = { $count ->
    [one] { $count } товар
    [few] { $count } товари
    [many] { $count } товарів
   *[other] { $count } товарів
}
puerto_rico-effect-points = { $change } ПО
puerto_rico-effect-people = тобі +{ $count }
puerto_rico-effect-tiles = плантація
puerto_rico-effect-tiles-quarry = можна каменоломню
puerto_rico-effect-no-tiles = нема що брати
puerto_rico-effect-affordable = по кишені: { $count }
puerto_rico-effect-affordable-least = по кишені щонайменше { $count }
puerto_rico-effect-none-affordable = нічого по кишені
puerto_rico-effect-produced = +{ $goods }
puerto_rico-effect-none-produced = товарів немає
puerto_rico-effect-sale = { $good } за { $count }
puerto_rico-effect-house-full = дім повний
puerto_rico-effect-no-sale = нема що продати
puerto_rico-effect-load = { $goods }: { $points }
puerto_rico-effect-no-load = нема що вантажити
puerto_rico-effect-lose = −{ $goods }
puerto_rico-effect-have = у тебе { $count }
puerto_rico-effect-makes = дає { $goods }
puerto_rico-effect-makes-less = менше на { $goods }
puerto_rico-effect-saves = будівлі на 1 дешевші
puerto_rico-effect-works = тепер діє
puerto_rico-effect-nothing = нічого нового

puerto_rico-hint-tiles = Твій вибір перший: { $tiles }.
puerto_rico-hint-no-tiles = Тобі нема що взяти.
puerto_rico-hint-colonists = { $count ->
    [0] Ти нікого не отримуєш
    [one] Ти отримуєш { $count } колоніста
    [few] Ти отримуєш { $count } колоністів
    [many] Ти отримуєш { $count } колоністів
   *[other] Ти отримуєш { $count } колоністів
}; { $free ->
    [0] вільних кружків у тебе немає
    [one] у тебе { $free } вільний кружок
    [few] у тебе { $free } вільні кружки
    [many] у тебе { $free } вільних кружків
   *[other] у тебе { $free } вільних кружків
}.
puerto_rico-hint-people = { $count ->
    [0] Ти нікого не отримуєш
    [one] Ти отримуєш { $count } людину
    [few] Ти отримуєш { $count } людей
    [many] Ти отримуєш { $count } людей
   *[other] Ти отримуєш { $count } людей
}; { $free ->
    [0] вільних кружків у тебе немає
    [one] у тебе { $free } вільний кружок
    [few] у тебе { $free } вільні кружки
    [many] у тебе { $free } вільних кружків
   *[other] у тебе { $free } вільних кружків
}.
puerto_rico-hint-affordable = { $count ->
    [1] Ти можеш збудувати лише одну будівлю: { $building } ({ $price }).
    [one] Ти можеш збудувати одну з { $count } будівлі, найдорожча: { $building } ({ $price }).
    [few] Ти можеш збудувати одну з { $count } будівель, найдорожча: { $building } ({ $price }).
    [many] Ти можеш збудувати одну з { $count } будівель, найдорожча: { $building } ({ $price }).
   *[other] Ти можеш збудувати одну з { $count } будівель, найдорожча: { $building } ({ $price }).
}
puerto_rico-hint-affordable-least = Тобі вистачить щонайменше на { $count ->
    [one] { $count } будівлю
    [few] { $count } будівлі
    [many] { $count } будівель
   *[other] { $count } будівель
} або й більше, з чорним ринком.
puerto_rico-hint-none-affordable = Ти нічого не можеш збудувати.
puerto_rico-hint-produced = Ти виробляєш { $goods }.
puerto_rico-hint-none-produced = Ти нічого не виробляєш.
puerto_rico-hint-choice = { $count ->
    [one] Ти вибираєш ще { $count }.
    [few] Ти вибираєш ще { $count }.
    [many] Ти вибираєш ще { $count }.
   *[other] Ти вибираєш ще { $count }.
}
puerto_rico-hint-income = Ти отримуєш також { $gains }.
puerto_rico-hint-income-least = Ти отримуєш також щонайменше { $gains }.
puerto_rico-hint-gain = Ти отримуєш { $gains }.
puerto_rico-hint-sale = Твій найкращий продаж: { $good } за { $price }.
puerto_rico-hint-house-full = Торговий дім повний.
puerto_rico-hint-no-sale = Тобі нема що продати.
puerto_rico-hint-load = Найкраще перше завантаження: { $goods }, за це { $points }.
puerto_rico-hint-no-load = У тебе немає нічого для вантажних кораблів.
puerto_rico-hint-lose = Було б втрачено щонайменше { $goods }.

puerto_rico-hint-could-make = Коли зайнято: за фазу ремісника більше на { $goods }.
puerto_rico-hint-could-not-make = Товарів від цього поки не побільшало б.
puerto_rico-hint-could-save = Коли зайнято: будівлі { $column ->
    [1] коштують
   *[other] від колонки { $column } коштують
} на 1 дублон менше.
puerto_rico-hint-could-score = Коли зайнято: зараз це ще { $points }.
puerto_rico-hint-makes = За фазу ремісника більше на { $goods }.
puerto_rico-hint-makes-less = За фазу ремісника менше на { $goods }.
puerto_rico-hint-saves = Будівлі { $column ->
    [1] тепер коштують
   *[other] від колонки { $column } тепер коштують
} на 1 дублон менше.
puerto_rico-hint-have = У тебе { $count }.
puerto_rico-hint-left = Лишилося { $count }.
puerto_rico-hint-goes-to = Іде сюди: { $place }.
puerto_rico-hint-placed-later = Своїх людей ти розміщуєш пізніше в цій фазі.
puerto_rico-hint-unkept = Ще не збережено: { $goods }.
puerto_rico-hint-all-kept = Тоді збережено все.
puerto_rico-hint-losing = Ти втрачаєш { $goods }.
puerto_rico-hint-shipping = Відвантажує { $goods }, за це { $points }.
puerto_rico-hint-supplied = Ці товари не рахуються як завантаження.

puerto_rico-pass-draw = Ти не береш додаткової плантації.
puerto_rico-pass-settle = Ти не береш жетона.
puerto_rico-pass-colonist = Ти нікого не береш.
puerto_rico-pass-place = Інші твої люди лишаються без місця.
puerto_rico-pass-build = Ти нічого не будуєш.
puerto_rico-pass-produce = Ти лишаєш додатковий товар у запасі.
puerto_rico-pass-sell = Ти нічого не продаєш.
puerto_rico-pass-land = Ти не користуєшся земельною конторою.
puerto_rico-pass-load = Цього разу ти нічого не відвантажуєш.
puerto_rico-pass-supply = Ти більше не даєш товарів.
puerto_rico-pass-points = Ти не береш цих ПО.
puerto_rico-pass-discard = Ти лишаєш усі свої жетони.
puerto_rico-pass-guest = Твої гості лишаються, де вони є.
