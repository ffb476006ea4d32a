# What a move brings now: short on a button (`effect`), in a sentence beside an option (`hint`).

amerigo-effect-points = { $change } PV
amerigo-effect-gold = { $change } de oro
amerigo-effect-later = { $change } PV al final
amerigo-effect-chest = +1 cofre del tesoro
amerigo-effect-picks = +{ $count } { $count ->
    [one] ficha de progreso
   *[other] fichas de progreso
}
amerigo-hint-now = Ahora: { $gains }.
amerigo-hint-completes = Completa la { $island }.
amerigo-hint-others = { $name } recibe { $count } PV.
