# Що хід дає зараз: коротко на кнопці (`effect`), реченням біля варіанта (`hint`).

amerigo-effect-points = { $change } ПО
amerigo-effect-gold = золото { $change }
amerigo-effect-later = { $change } ПО наприкінці
amerigo-effect-chest = +1 скриня зі скарбами
amerigo-effect-picks = +{ $count } { $count ->
    [one] жетон прогресу
    [few] жетони прогресу
    [many] жетонів прогресу
   *[other] жетонів прогресу
}
amerigo-hint-now = Зараз: { $gains }.
amerigo-hint-completes = Завершує { $island }.
amerigo-hint-others = { $name } отримує { $count } ПО.
