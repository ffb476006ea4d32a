# Magister Navis: команди, панелі й постійні вказівки.

## Панелі

magister_navis-open-salary = Вибрати мою платню
magister_navis-open-arrange = Розкласти мої карти
magister_navis-open-discard = Скинути карти
magister_navis-panel-salary = Вибери { $count ->
    [1] диск, який повернеться
    [one] { $count } диск, який повернеться
    [few] { $count } диски, які повернуться
    [many] { $count } дисків, які повернуться
   *[other] { $count } дисків, які повернуться
}
magister_navis-panel-discard = Вибери { $count ->
    [1] карту
    [one] до { $count } карти
    [few] до { $count } карт
    [many] до { $count } карт
   *[other] до { $count } карт
}

## Команди

cmd-mn = Зробити хід у Magister Navis
cmd-mn-build = Збудувати будівлю
cmd-mn-pay = Повернути диск із будівлі, як платню або як дію
cmd-mn-ship = Плисти в регіон
cmd-mn-occupy = Зайняти порожнє місто
cmd-mn-attack = Атакувати місто іншого гравця
cmd-mn-draw = Узяти верхню карту колоди
cmd-mn-activate = Активувати будівлю без її дії, якщо стіл це дозволяє
cmd-mn-token = Витратити жетон на дію
cmd-mn-done = Пропустити другу половину подвійної дії
cmd-mn-pass = Пасувати: у цьому раунді більше не ходити
cmd-mn-arrange = Вибрати карту на місце губернатора
cmd-mn-discard = Скинути карту
arg-mn-building = Будівля
arg-mn-source = Будівля або жетон, що дає дію, якщо їх кілька
arg-mn-region = Регіон
arg-mn-city = Місто
arg-mn-deck = Колода, за її верхньою картою
arg-mn-governor = Губернатор або ніхто
arg-mn-card = Карта
arg-mn-token = Жетон
arg-mn-action = На що його витрачають

name-city = місто
name-deck = колода
name-source = джерело
name-governor = губернатор
name-card = карта
name-token = жетон
name-action = дія
name-occupy = зайняти
name-attack = атакувати
name-activate = активувати
name-arrange = розкласти
name-done = готово
name-mn-ship = плисти
name-mn-draw = узяти-карту
name-mn-discard = скинути

## Постійні вказівки

magister_navis-order-build = Збудувати перше з цього, що зможу
magister_navis-order-salary = Платня: повертати диски в такому порядку
magister_navis-decision-turn = черга ходити
magister_navis-decision-build = будівництво
magister_navis-decision-salary = вибір платні
