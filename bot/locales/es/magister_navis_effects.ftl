# What a move brings now: short on a button (`effect`), in a sentence beside an option (`hint`).

magister_navis-effect-glory = { $change } de gloria
magister_navis-effect-industry = nivel { $change }
magister_navis-effect-culture = crecimiento { $change }
magister_navis-effect-finance = pagos { $change }
magister_navis-effect-politics = límite de cartas { $change }
magister_navis-effect-discs = { $change } { $count ->
    [one] disco
   *[other] discos
}
magister_navis-effect-surplus = { $count ->
    [one] descartar 1 carta
   *[other] descartar { $count } cartas
}
magister_navis-hint-now = Ahora: { $gains }.
magister_navis-hint-growth = Después, crecimiento { $count }; { $back ->
    [0] no vuelve ningún disco
    [one] vuelve 1 disco
   *[other] vuelven { $back } discos
}.
magister_navis-hint-growth-later = El crecimiento y el salario llegan cuando todo el mundo haya construido.
magister_navis-hint-growth-choose = Después, crecimiento { $count }; eliges { $back ->
    [one] el disco que vuelve
   *[other] los { $back } discos que vuelven
}.
magister_navis-hint-governor = La región se abre: { $name } recibe su carta de gobernador.
magister_navis-hint-breaks = { $count ->
    [one] Rompe una conexión de { $name }.
   *[other] Rompe { $count } conexiones de { $name }.
}
magister_navis-hint-surplus = { $count ->
    [one] Tienes que descartar al menos 1 carta.
   *[other] Tienes que descartar al menos { $count } cartas.
}
magister_navis-hint-back = El disco vuelve a tu puerto.
magister_navis-hint-idle = Cuesta un disco y no hace nada.
magister_navis-hint-done = No usas la segunda acción.
