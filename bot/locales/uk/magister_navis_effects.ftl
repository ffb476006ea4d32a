# Що хід дає зараз: коротко на кнопці (`effect`), реченням біля варіанта (`hint`).

magister_navis-effect-glory = { $change } слави
magister_navis-effect-industry = рівень { $change }
magister_navis-effect-culture = приріст { $change }
magister_navis-effect-finance = виплати { $change }
magister_navis-effect-politics = межа карт { $change }
magister_navis-effect-discs = { $change } { $count ->
    [one] диск
    [few] диски
    [many] дисків
   *[other] дисків
}
magister_navis-effect-surplus = { $count ->
    [one] скинути { $count } карту
    [few] скинути { $count } карти
    [many] скинути { $count } карт
   *[other] скинути { $count } карт
}
magister_navis-hint-now = Зараз: { $gains }.
magister_navis-hint-growth = Потім приріст { $count }; { $back ->
    [0] жоден диск не повертається
    [one] повертається { $back } диск
    [few] повертаються { $back } диски
    [many] повертаються { $back } дисків
   *[other] повертаються { $back } дисків
}.
magister_navis-hint-growth-later = Приріст і платня — коли збудують усі.
magister_navis-hint-growth-choose = Потім приріст { $count }; ти вибираєш { $back ->
    [1] диск, який повернеться
    [one] { $back } диск, який повернеться
    [few] { $back } диски, які повернуться
    [many] { $back } дисків, які повернуться
   *[other] { $back } дисків, які повернуться
}.
magister_navis-hint-governor = Регіон відкривається: губернатором стає { $name }.
magister_navis-hint-breaks = { $count ->
    [1] Розриває сполучення, яке має { $name }.
    [one] Розриває { $count } сполучення, які має { $name }.
    [few] Розриває { $count } сполучення, які має { $name }.
    [many] Розриває { $count } сполучень, які має { $name }.
   *[other] Розриває { $count } сполучень, які має { $name }.
}
magister_navis-hint-surplus = { $count ->
    [one] Доведеться скинути щонайменше { $count } карту.
    [few] Доведеться скинути щонайменше { $count } карти.
    [many] Доведеться скинути щонайменше { $count } карт.
   *[other] Доведеться скинути щонайменше { $count } карт.
}
magister_navis-hint-back = Диск повертається у твою гавань.
magister_navis-hint-idle = Це коштує диска і нічого не робить.
magister_navis-hint-done = Другою дією ти не користуєшся.
