# What a move brings now: short on a button (`effect`), in a sentence beside an option (`hint`).

puerto_rico-goods = { $count ->
    [one] { $count } mercancía
   *[other] { $count } mercancías
}
puerto_rico-effect-points = { $change } PV
puerto_rico-effect-people = tú +{ $count }
puerto_rico-effect-tiles = plantación
puerto_rico-effect-tiles-quarry = cantera posible
puerto_rico-effect-no-tiles = nada que tomar
puerto_rico-effect-affordable = { $count } a tu alcance
puerto_rico-effect-affordable-least = al menos { $count } a tu alcance
puerto_rico-effect-none-affordable = nada a tu alcance
puerto_rico-effect-produced = +{ $goods }
puerto_rico-effect-none-produced = sin mercancías
puerto_rico-effect-sale = { $good } por { $count }
puerto_rico-effect-house-full = casa llena
puerto_rico-effect-no-sale = nada que vender
puerto_rico-effect-load = { $goods }: { $points }
puerto_rico-effect-no-load = nada que cargar
puerto_rico-effect-lose = −{ $goods }
puerto_rico-effect-have = tienes { $count }
puerto_rico-effect-makes = da { $goods }
puerto_rico-effect-makes-less = { $goods } menos
puerto_rico-effect-saves = construir 1 más barato
puerto_rico-effect-works = activo ya
puerto_rico-effect-nothing = nada nuevo

puerto_rico-hint-tiles = Eliges primero: { $tiles }.
puerto_rico-hint-no-tiles = No hay nada que puedas tomar.
puerto_rico-hint-colonists = Recibes { $count ->
    [0] cero colonos
    [one] { $count } colono
   *[other] { $count } colonos
}; { $free ->
    [0] no tienes ningún círculo libre
    [one] tienes { $free } círculo libre
   *[other] tienes { $free } círculos libres
}.
puerto_rico-hint-people = Recibes { $count ->
    [0] cero personas
    [one] { $count } persona
   *[other] { $count } personas
}; { $free ->
    [0] no tienes ningún círculo libre
    [one] tienes { $free } círculo libre
   *[other] tienes { $free } círculos libres
}.
puerto_rico-hint-affordable = { $count ->
    [one] Solo puedes construir un edificio: { $building } ({ $price }).
   *[other] Puedes construir uno de { $count } edificios; el más caro: { $building } ({ $price }).
}
puerto_rico-hint-affordable-least = Puedes pagar al menos { $count ->
    [one] 1 edificio
   *[other] { $count } edificios
}, o más con el mercado negro.
puerto_rico-hint-none-affordable = No puedes construir nada.
puerto_rico-hint-produced = Produces { $goods }.
puerto_rico-hint-none-produced = No produces nada.
puerto_rico-hint-choice = { $count ->
    [one] Eliges 1 más.
   *[other] Eliges { $count } más.
}
puerto_rico-hint-income = También recibes { $gains }.
puerto_rico-hint-income-least = También recibes al menos { $gains }.
puerto_rico-hint-gain = Recibes { $gains }.
puerto_rico-hint-sale = Tu mejor venta: { $good } por { $price }.
puerto_rico-hint-house-full = La casa de comercio está llena.
puerto_rico-hint-no-sale = No tienes nada que vender.
puerto_rico-hint-load = Mejor primera carga: { $goods } por { $points }.
puerto_rico-hint-no-load = No tienes nada para los barcos cargueros.
puerto_rico-hint-lose = Perderías al menos { $goods }.

puerto_rico-hint-could-make = Si se ocupa: { $goods } más por fase del capataz.
puerto_rico-hint-could-not-make = Todavía no daría más mercancías.
puerto_rico-hint-could-save = Si se ocupa: los edificios { $column ->
    [1] cuestan
   *[other] desde la columna { $column } cuestan
} 1 doblón menos.
puerto_rico-hint-could-score = Si se ocupa: { $points } más tal como están las cosas.
puerto_rico-hint-makes = { $goods } más por fase del capataz.
puerto_rico-hint-makes-less = { $goods } menos por fase del capataz.
puerto_rico-hint-saves = Los edificios { $column ->
    [1] cuestan ahora
   *[other] desde la columna { $column } cuestan ahora
} 1 doblón menos.
puerto_rico-hint-have = Tienes { $count }.
puerto_rico-hint-left = { $count ->
    [one] Queda { $count }
   *[other] Quedan { $count }
}.
puerto_rico-hint-goes-to = Va a: { $place }.
puerto_rico-hint-placed-later = Colocas a tu gente más tarde en esta fase.
puerto_rico-hint-unkept = Sin conservar todavía: { $goods }.
puerto_rico-hint-all-kept = Entonces se conserva todo.
puerto_rico-hint-losing = Pierdes { $goods }.
puerto_rico-hint-shipping = Envía { $goods } por { $points }.
puerto_rico-hint-supplied = Las mercancías no cuentan como carga.

puerto_rico-pass-draw = No tomas ninguna plantación extra.
puerto_rico-pass-settle = No tomas ninguna loseta.
puerto_rico-pass-colonist = No tomas a nadie.
puerto_rico-pass-place = El resto de tu gente se queda sin sitio.
puerto_rico-pass-build = No construyes nada.
puerto_rico-pass-produce = Dejas la mercancía extra.
puerto_rico-pass-sell = No vendes nada.
puerto_rico-pass-land = No usas el catastro.
puerto_rico-pass-load = No envías nada esta vez.
puerto_rico-pass-supply = No entregas más mercancías.
puerto_rico-pass-points = Dejas los PV.
puerto_rico-pass-discard = Conservas todas tus losetas.
puerto_rico-pass-guest = Tus huéspedes se quedan donde están.
