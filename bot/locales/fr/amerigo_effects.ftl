amerigo-effect-points = { $change } PV
amerigo-effect-gold = { $change } or
amerigo-effect-later = { $change } PV à la fin
amerigo-effect-chest = +1 coffre au trésor
amerigo-effect-picks = +{ $count } { $count ->
    [one] jeton Progrès
   *[other] jetons Progrès
}
amerigo-hint-now = Maintenant : { $gains }.
amerigo-hint-completes = Termine : { $island }.
amerigo-hint-others = { $name } reçoit { $count } PV.
