# What a move brings now: short on a button (`effect`), in a sentence beside an option (`hint`).

amerigo-effect-points = { $change } VP
amerigo-effect-gold = { $change } gold
amerigo-effect-later = { $change } VP at the end
amerigo-effect-chest = +1 treasure chest
amerigo-effect-picks = +{ $count } { $count ->
    [one] progress token
   *[other] progress tokens
}
amerigo-hint-now = Now: { $gains }.
amerigo-hint-completes = Completes { $island }.
amerigo-hint-others = { $name } gets { $count } VP.
