# What a move brings now: short on a button (`effect`), in a sentence beside an option (`hint`).

magister_navis-effect-glory = { $change } glory
magister_navis-effect-industry = level { $change }
magister_navis-effect-culture = growth { $change }
magister_navis-effect-finance = payments { $change }
magister_navis-effect-politics = card limit { $change }
magister_navis-effect-discs = { $change } { $count ->
    [one] disc
   *[other] discs
}
magister_navis-effect-surplus = { $count ->
    [one] discard 1 card
   *[other] discard { $count } cards
}
magister_navis-hint-now = Now: { $gains }.
magister_navis-hint-growth = Then growth { $count }; { $back ->
    [0] no disc comes back
    [one] 1 disc comes back
   *[other] { $back } discs come back
}.
magister_navis-hint-growth-later = Growth and salary follow when everyone has built.
magister_navis-hint-growth-choose = Then growth { $count }; you choose { $back ->
    [one] the disc
   *[other] { $back } discs
} to come back.
magister_navis-hint-governor = The region opens: { $name } becomes its governor.
magister_navis-hint-breaks = { $count ->
    [one] Breaks a connection of { $name }.
   *[other] Breaks { $count } connections of { $name }.
}
magister_navis-hint-surplus = { $count ->
    [one] You must discard at least 1 card.
   *[other] You must discard at least { $count } cards.
}
magister_navis-hint-back = The disc comes back to your harbor.
magister_navis-hint-idle = It costs a disc and does nothing.
magister_navis-hint-done = You do not use the second action.
