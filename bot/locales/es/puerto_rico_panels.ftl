# Puerto Rico's commands, panels, standing orders, and pages of options.

## Pages of the options

puerto_rico-page-expansions = Expansiones
puerto_rico-page-base = Detalles del juego base
puerto_rico-page-buildings = Detalles de Nuevos edificios
puerto_rico-page-nobles = Detalles de Los nobles

## Panels

puerto_rico-panel-nobles = Nobles: elige { $count } { $count ->
    [one] círculo
   *[other] círculos
}
puerto_rico-panel-colonists = Colonos: elige { $count } { $count ->
    [one] círculo
   *[other] círculos
}
puerto_rico-panel-mix = Elige mercancías para el muelle pequeño
puerto_rico-panel-mix-all = { $count ->
    [one] La única mercancía
   *[other] Las { $count } mercancías
}, { $points }
puerto_rico-panel-mix-hint = Si eliges dos cantidades de un tipo, cuenta la mayor.
puerto_rico-panel-supply = Elige hasta { $count } { $count ->
    [one] mercancía
   *[other] tipos
}
puerto_rico-panel-pay = Elige { $count ->
    [one] lo único que entregas
   *[other] las { $count } cosas que entregas
}
puerto_rico-open-draft = Elegir un edificio para la partida
puerto_rico-open-lay = Colocar la plantación
puerto_rico-open-pay = Pagar en el mercado negro
puerto_rico-open-supply = Entregar mercancías a la corte
puerto_rico-open-small_wharf = Cargar el muelle pequeño
puerto_rico-open-place = Colocar colonos
puerto_rico-open-store = Almacenar mercancías
puerto_rico-open-build = Elegir un edificio
pr-place = Elige { $count } { $count ->
    [one] círculo
   *[other] círculos
}
pr-before = Como la última vez

## Commands

cmd-pr-group-noble = Tomar, colocar y mover nobles
cmd-pr-group-pay = Pagar en el mercado negro
cmd-pr-group-land = Plantaciones y bosques más allá de la elección habitual
cmd-pr-draft = Elegir un edificio para esta partida
cmd-pr-guest = Sacar un colono de la posada
cmd-pr-guest_noble = Sacar un noble de la posada
cmd-pr-forest = Tomar una plantación visible y colocarla como bosque
cmd-pr-plant = Colocar boca arriba la plantación que has sacado
cmd-pr-turn = Colocar boca abajo, como bosque, la plantación que has sacado
cmd-pr-discard = Descartar una loseta de tu isla (pabellón de caza, catastro)
cmd-pr-buy = Sacar una plantación con el catastro
cmd-pr-noble = Tomar un noble
cmd-pr-place_noble = Colocar un noble
cmd-pr-pay_colonist = Entregar un colono
cmd-pr-pay_noble = Entregar un noble
cmd-pr-pay_good = Entregar una mercancía
cmd-pr-pay_point = Entregar un punto de victoria
cmd-pr-post = Vender una mercancía en tu puesto comercial
cmd-pr-supply = Entregar una mercancía a la corte (proveedor real)
cmd-pr-small_wharf = Poner una mercancía en el muelle pequeño
cmd-pr-points = Tomar los PV de un edificio
arg-pr-land = La plantación o el bosque
arg-pr-place = Dónde está la persona
name-draft = selección
name-guest = huésped
name-land = terreno
name-forest = bosque
name-plant = plantar
name-turn = voltear
name-discard = descartar
name-buy = comprar
name-noble = noble
name-take = tomar
name-pay = pagar
name-point = punto
name-post = puesto
name-supply = corte
name-small_wharf = muelle-pequeño
name-points = puntos
cmd-pr = Hacer una jugada en Puerto Rico
cmd-pr-role = Elegir un personaje
cmd-pr-settle = Tomar una plantación o una cantera
cmd-pr-draw = Sacar una plantación extra de las ocultas (hacienda)
cmd-pr-colonist = Tomar un colono
cmd-pr-place = Colocar un colono
cmd-pr-build = Construir un edificio
cmd-pr-produce = Elegir la mercancía extra del capataz
cmd-pr-sell = Vender una mercancía a la casa de comercio
cmd-pr-load = Cargar mercancías en un barco carguero
cmd-pr-wharf = Enviar mercancías con el muelle
cmd-pr-store = Conservar en un almacén todas las mercancías de un tipo
cmd-pr-keep = Conservar una mercancía suelta
cmd-pr-pass = Pasar
arg-pr-role = El personaje
arg-pr-tile = La plantación o la cantera
arg-pr-circle = La loseta o el edificio
arg-pr-building = El edificio
arg-pr-good = La mercancía
arg-pr-ship = El barco, por su capacidad
name-role = personaje
name-settle = colonizar
name-draw = sacar
name-colonist = colono
name-place = colocar
name-build = construir
name-produce = producir
name-sell = vender
name-load = cargar
name-wharf = muelle
name-store = almacenar
name-keep = conservar
name-pass = pasar
name-tile = loseta
name-circle = círculo
name-building = edificio
name-good = mercancía
name-ship = barco

## Standing orders

puerto_rico-order-sell = Vender la primera de estas que pueda
puerto_rico-order-ship = Cargar en este orden, en el barco que admita más
puerto_rico-order-place = Colocar los colonos como la última vez, los nuevos en
puerto_rico-order-role = Tomar el primero de estos personajes que esté libre
puerto_rico-order-instead = Si el primer personaje no está, tomar el segundo
puerto_rico-decision-guests = mover huéspedes
puerto_rico-decision-draw = sacar una loseta extra (hacienda)
puerto_rico-decision-settle = tomar una loseta
puerto_rico-decision-discard = descartar una loseta (pabellón de caza)
puerto_rico-decision-build = construir
puerto_rico-decision-sell = vender
puerto_rico-decision-load = cargar
puerto_rico-decision-colonist = tomar un colono extra
puerto_rico-decision-villa = tomar el noble de la villa
puerto_rico-decision-place = colocar colonos
puerto_rico-decision-role = elegir un personaje
