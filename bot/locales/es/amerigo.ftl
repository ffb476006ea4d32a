# Names: colors and their actions, goods, tiles, progress tokens; numbers of things.

amerigo-colour-blue = azul
amerigo-colour-black = negro
amerigo-colour-red = rojo
amerigo-colour-brown = marrón
amerigo-colour-green = verde
amerigo-colour-yellow = amarillo
amerigo-colour-white = blanco
amerigo-colour-any = cualquiera
amerigo-action-blue = Navegar
amerigo-action-black = Cargar cañones
amerigo-action-red = Planificar
amerigo-action-brown = Progreso
amerigo-action-green = Construir
amerigo-action-yellow = Comprar mercancías
amerigo-action-white = Orden de turno
amerigo-good-cotton = algodón
amerigo-good-tobacco = tabaco
amerigo-good-sugar = azúcar
amerigo-good-coconut = coco
amerigo-good-coffee = café
amerigo-tile-v = poblado { $shape }
amerigo-tile-n = loseta neutral { $shape }
amerigo-tiles-v = poblados { $shapes }
amerigo-tiles-n = losetas neutrales { $shapes }
amerigo-island = isla { $number }
amerigo-island-big = isla grande { $number }
amerigo-token-sail8 = +8 PA una vez: Navegar
amerigo-token-pirates_plus2 = piratas +2 para los demás
amerigo-token-pirates_half = mitad de daño de los piratas
amerigo-token-pirates_gold = 2 de oro por vencer a los piratas
amerigo-token-plan_two = dos losetas neutrales por plan
amerigo-token-swap_red_green = Planificar por Construir y al revés
amerigo-token-to_front = al frente una vez
amerigo-token-gold3 = 3 de oro una vez
amerigo-token-gold5 = 5 de oro una vez
amerigo-token-post_gold = 1 de oro por puesto
amerigo-token-gold_2to1 = tomar oro 2:1
amerigo-token-vp_cubes = 1 PV por cubo una vez
amerigo-token-end_posts = 1 PV por puesto al final
amerigo-token-end_7 = 7 PV al final
amerigo-token-end_gold = 1 PV por oro al final
amerigo-token-ap = +{ $count } PA: { $actions }
amerigo-token-about-sail8 = Una vez, al navegar: 8 PA más para los dos barcos.
amerigo-token-about-pirates_plus2 = Los piratas son 2 más fuertes para todos los demás jugadores.
amerigo-token-about-pirates_half = Si te vencen los piratas, solo pierdes la mitad de su fuerza en PV, redondeada hacia arriba.
amerigo-token-about-pirates_gold = Si rechazas a los piratas, recibes 2 de oro, incluso con fuerza 0.
amerigo-token-about-plan_two = Al planificar puedes tomar dos losetas neutrales, y pagas las dos.
amerigo-token-about-swap_red_green = Con cubos verdes pero no rojos puedes planificar; con rojos pero no verdes, construir.
amerigo-token-about-to_front = Una vez, con la acción blanca: pon tu disco sobre el que va delante.
amerigo-token-about-gold3 = Conviértela en 3 de oro, una vez, en cualquier decisión tuya.
amerigo-token-about-gold5 = Conviértela en 5 de oro, una vez, en cualquier decisión tuya.
amerigo-token-about-post_gold = 1 de oro por cada puesto que coloques desde ahora.
amerigo-token-about-gold_2to1 = Cuando tomas oro, es 1 por cada 2 cubos, redondeado hacia arriba.
amerigo-token-about-vp_cubes = Una vez, en lugar de una acción: 1 PV por cubo del campo de acción. Al final no vale nada.
amerigo-token-about-end_posts = Al final, 1 PV por cada puesto tuyo en el mapa.
amerigo-token-about-end_7 = Al final, 7 PV.
amerigo-token-about-end_gold = Al final, 1 PV más por cada oro de tu escala de oro.
amerigo-token-about-ap1 = Cada vez que eliges esta acción, tienes { $count } PA más.
amerigo-token-about-ap2 = Cada vez que eliges una de estas acciones, tienes { $count } PA más.
amerigo-chest = cofre del tesoro
amerigo-points = { $count } PV
amerigo-gold = { $count ->
    [0] nada de oro
   *[other] { $count } de oro
}
amerigo-cannons = { $cannons ->
    [one] { $cannons } cañón
   *[other] { $cannons } cañones
}
amerigo-cubes = { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
}
amerigo-steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
amerigo-goods-amount = { $count } { $good ->
    [cotton] algodón
    [tobacco] tabaco
    [sugar] azúcar
    [coffee] café
   *[coconut] { $count ->
        [one] coco
       *[other] cocos
    }
}

## Scores

amerigo-score-points = PV durante la partida
amerigo-score-overflow = oro que no cabe
amerigo-score-gold = oro
amerigo-score-cotton = algodón
amerigo-score-tobacco = tabaco
amerigo-score-sugar = azúcar
amerigo-score-coconut = coco
amerigo-score-coffee = café
amerigo-score-tokens = fichas de progreso
amerigo-score-progress = escala de progreso
amerigo-score-order = escala de orden
amerigo-score-player = **{ $place }** { $name }: { $points } PV ({ $parts })
amerigo-score-now = { $name }: { $points } PV si la partida terminara ahora; { $secured } seguros, { $open } abiertos
amerigo-score-parts = { $name } tiene seguros { $secured }; todavía abiertos: { $open }
amerigo-score-note = Los PV seguros ya no se pueden perder. Los abiertos todavía pueden irse: a los piratas o con el oro que se gasta.

## The game in the lobby

amerigo-title = Amerigo
amerigo-about = Descubre islas tras la estela de Américo Vespucio: navega, coloca puestos comerciales, construye poblados, reúne mercancías y mantén a raya a los piratas. Una torre de cubos decide qué acciones hay y cómo son de fuertes. De 2 a 4 jugadores, cinco rondas de siete fases.
amerigo-cover = Portada de Amerigo: islas con poblados y puestos comerciales en los colores de los jugadores, barcos que navegan entre ellas y, encima, el nombre del juego.
amerigo-round = Ronda { $round }
amerigo-option-special_bonus = Fichas de PA en la acción especial
amerigo-option-special_bonus-about = ¿Cuentan las fichas de PA extra también cuando los cubos blancos sustituyen a una acción?
amerigo-option-special_bonus-yes = cuentan
amerigo-option-special_bonus-no = no cuentan
amerigo-option-bought_points = PA comprados al navegar
amerigo-option-bought_points-about = ¿Los PA comprados con oro cuentan para los dos barcos o solo para el que se mueve?
amerigo-option-bought_points-both = para los dos barcos
amerigo-option-bought_points-moving = para el barco que se mueve
amerigo-option-gold_overflow = Oro por encima de 12
amerigo-option-gold_overflow-about = ¿El oro que ya no cabe puntúa siempre, o solo cuando tomas oro en lugar de una acción?
amerigo-option-gold_overflow-scores = siempre da 1 PV por cada uno
amerigo-option-gold_overflow-lost = solo al tomar oro
amerigo-option-post_at_rest = Puestos sin navegar
amerigo-option-post_at_rest-about = ¿Puede colocar un puesto un barco que se queda en su ancla?
amerigo-option-post_at_rest-yes = se permite
amerigo-option-post_at_rest-no = solo tras moverse
amerigo-option-map_checks = Islas
amerigo-option-map_checks-about = ¿Debe tener un mapa de una a cinco islas grandes, y una casilla de puesto en cada isla?
amerigo-option-map_checks-house = sí
amerigo-option-map_checks-rulebook = cualquier mapa según el reglamento
amerigo-option-wild_adds_up = Último espacio de la escala de orden
amerigo-option-wild_adds_up-about = ¿Los cubos blancos se suman ahí a los cubos del color en que se convierten?
amerigo-option-wild_adds_up-no = no se suman
amerigo-option-wild_adds_up-yes = se suman
amerigo-option-tower = Torre de cubos
amerigo-option-tower-about = ¿Con qué facilidad caen los cubos atascados? De la torre real se cuentan cosas distintas.
amerigo-option-tower-default = por igual
amerigo-option-tower-loose = más cuantos más se echan
amerigo-option-overshoot = PA comprados más allá de una escala
amerigo-option-overshoot-about = ¿Se puede comprar un PA más de los que caben en una escala, por los 2 de oro de su final?
amerigo-option-overshoot-no = no se permite
amerigo-option-overshoot-yes = se permite
amerigo-number-more_gold = Más oro
amerigo-number-more_gold-about = Oro que recibe cada jugador al empezar, además del habitual.
amerigo-number-more_discovery = Más PV por descubrir
amerigo-number-more_discovery-about = PV por el primer puesto comercial en una isla, además de los habituales.
amerigo-number-more_completed = Más PV por completar islas
amerigo-number-more_completed-about = PV para quien completa una isla, además de los habituales.
amerigo-final-turn = La jugada que acaba esta fase es definitiva: los cubos siguientes se echan al momento.

## Phases, as headlines

amerigo-phase-blue = Fase azul: navegar
amerigo-phase-black = Fase negra: cargar cañones
amerigo-phase-red = Fase roja: planificar
amerigo-phase-brown = Fase marrón: progreso
amerigo-phase-green = Fase verde: construir
amerigo-phase-yellow = Fase amarilla: comprar mercancías
amerigo-phase-white = Fase blanca: orden de turno
amerigo-phase-round = Atacan los piratas

## Questions

amerigo-ask-turn = { $name }, elige una acción ({ $points } PA, { amerigo-gold }).
amerigo-ask-sail = { $name }, navega con tus barcos ({ amerigo-left }).
amerigo-ask-sail-one = { $name }, navega con el barco { $ship } ({ amerigo-left }).
amerigo-ask-sail-post = { $name }, ¿colocas un puesto en la { $island }? ({ amerigo-left })
amerigo-ask-plan = { $name }, planifica losetas ({ amerigo-left }).
amerigo-ask-build = { $name }, construye tus losetas ({ amerigo-left }).
amerigo-ask-goods = { $name }, compra fichas de mercancía ({ amerigo-left }).
amerigo-ask-progress = { $name }, ¿sigues por la escala de progreso? ({ amerigo-left })
amerigo-ask-pick = { $name }, toma { $picks ->
    [one] una ficha de progreso
   *[other] { $picks } fichas de progreso, una tras otra
}.
amerigo-left = quedan { $points } PA, { amerigo-gold }

## Moves and their steps

amerigo-do-ap = { $action } ({ $points } PA)
amerigo-do-sail = Mover el barco { $ship } desde { $cell } ({ $points } PA)
amerigo-do-sail-off = Llevar el barco { $ship } al mapa ({ $points } PA)
amerigo-do-ship = Barco { $ship } (en { $cell })
amerigo-do-ship-off = Barco { $ship } (todavía fuera del mapa)
amerigo-do-island = { $island } ({ $covered } de { $size } casillas ocupadas)
amerigo-do-turn = { $glyph } girada { $turn }°
amerigo-do-anchor = { $cell } · { $island }
amerigo-do-unturned = { $glyph } sin girar
amerigo-do-across = { $glyph } en horizontal
amerigo-do-upright = { $glyph } en vertical
amerigo-do-letter = { $letter } · { $thing }
amerigo-do-turned = { $cell } { $turn }
amerigo-do-near = Mar junto a la { $island }
amerigo-do-near-n = Mar junto a la { $island }, norte
amerigo-do-near-m = Mar junto a la { $island }, centro
amerigo-do-near-s = Mar junto a la { $island }, sur
amerigo-menu-anchors = Anclas con casilla de puesto libre
amerigo-menu-frame = Zonas de mar del marco
amerigo-menu-near = Mar junto a una isla
amerigo-menu-other = Otros sitios, por isla
amerigo-menu-water = Otros sitios
amerigo-menu-villages = Poblados
amerigo-menu-neutral = Losetas neutrales
amerigo-move-sail = Barco { $ship } a { $cell }
amerigo-move-sail-stay = El barco { $ship } se queda en { $cell }
amerigo-move-post = Colocar un puesto en la { $island }
amerigo-move-load = Cargar { $points ->
    [one] { $points } cañón
   *[other] { $points } cañones
}
amerigo-move-load-end = Cargar hasta { $end } cañones
amerigo-move-take = Planificar: { $tile } ({ $cost } PA)
amerigo-move-advance = Progreso: { $points ->
    [one] { $points } espacio
   *[other] { $points } espacios
}
amerigo-move-advance-end = Progreso: hasta el final de la escala
amerigo-move-build = Construir { $tile } en { $cell }
amerigo-move-buy = Comprar { $good } por { $cost } PA
amerigo-move-move = Escala de orden: { $points ->
    [one] { $points } espacio adelante
   *[other] { $points } espacios adelante
}
amerigo-move-move-end = Escala de orden: hasta el final
amerigo-move-front = Escala de orden: sobre el disco de delante
amerigo-move-use = Usar la ficha: { $token }
amerigo-move-gold = Tomar oro
amerigo-move-points = Puntuar los cubos
amerigo-move-cash = Canjear la ficha por { amerigo-gold }
amerigo-move-done = Dejarlo así
amerigo-move-done-turn = No hacer nada
amerigo-move-build-turned = Construir { $tile } en { $cell }: { $turned }
amerigo-move-cash-chest = Canjear un cofre del tesoro
amerigo-step-load = { $points ->
    [one] { $points } cañón
   *[other] { $points } cañones
}
amerigo-step-load-end = Hasta { $end } cañones
amerigo-step-spaces = { $points ->
    [one] { $points } espacio
   *[other] { $points } espacios
}
amerigo-step-end = Hasta el final de la escala
amerigo-step-buy = { $good } por { $cost } PA
amerigo-step-take = { $tile } ({ $cost } PA)
amerigo-step-front = Sobre el disco de delante
amerigo-hint-anchor = Ancla de la { $island }: puedes colocar un puesto.
amerigo-hint-discover = Ancla de la { $island }: un puesto ahí es un descubrimiento ({ $points } PV).
amerigo-hint-anchor-taken = Ancla de la { $island }; su casilla de puesto está ocupada.
amerigo-hint-anchor-none = Ancla de la { $island }; no te quedan puestos.
amerigo-hint-post = Después { $posts ->
    [0] no te queda ninguno
    [one] te queda { $posts }
   *[other] te quedan { $posts }
}.
amerigo-hint-take = { $small } PV, en una isla grande { $big } PV. { $left ->
    [one] Queda { $left }
   *[other] Quedan { $left }
}.
amerigo-hint-cost-gold = Cuesta { $cost } PA, de ellos { $gold } en oro.
amerigo-hint-gold = Cuesta { $gold } de oro.
amerigo-hint-cannons = Después tienes { $count }; los piratas tienen por ahora fuerza { $strength }.
amerigo-hint-progress = Llegas al espacio { $space } de { $end }.
amerigo-hint-end = Es el final de la escala: los PA que sobran se pierden.
amerigo-hint-cubes = { amerigo-cubes } en el campo de acción.
amerigo-hint-unused = { $points ->
    [one] Se pierde { $points } PA.
   *[other] Se pierden { $points } PA.
}
amerigo-hint-forfeit = Tu turno en esta fase acaba.
amerigo-hint-steps = { amerigo-steps }.
amerigo-hint-near = { $count ->
    [one] { $count } sitio a tu alcance
   *[other] { $count } sitios a tu alcance
}, { $free ->
    [0] ningún ancla con casilla de puesto libre
    [one] uno de ellos un ancla con casilla de puesto libre
   *[other] { $free } de ellos anclas con casilla de puesto libre
}.
amerigo-hint-frame = Un campo del marco.
amerigo-hint-tile = { $small } PV, en una isla grande { $big } PV.
amerigo-hint-on = En la { $island }.
amerigo-hint-worth = Vale { $points } PV al final de la partida.
amerigo-hint-good = { $good }, tal como está: { $tokens ->
    [one] { $tokens } ficha
   *[other] { $tokens } fichas
} × { $resources ->
    [one] { $resources } recurso
   *[other] { $resources } recursos
} = { $points } PV.
amerigo-hint-order = El espacio es de color { $colour }; entonces vas en el lugar { $place } del orden de turno.
amerigo-hint-order-any = El espacio vale para cualquier color; entonces vas en el lugar { $place } del orden de turno.
amerigo-hint-spent = La ficha se gasta.
amerigo-hint-cost = Cuesta { $cost } PA.

## Events

amerigo-event-thrown = A la torre: { $thrown } × { $colour }. Salen { $cubes }: { $points } PA.
amerigo-event-skipped = No cae ningún cubo de la torre: se salta la fase de color { $colour }.
amerigo-event-skipped-empty = No hay ningún cubo de color { $colour } que echar: se salta la fase.
amerigo-event-paid = {" "}(paga { amerigo-gold })
amerigo-event-sailed = { $name } lleva el barco { $ship } de { $start } a { $cell }{ $paid }.
amerigo-event-sailed-first = { $name } zarpa con el barco { $ship } y navega a { $cell }{ $paid }.
amerigo-event-sailed-placed = { $name } coloca el barco { $ship } en { $cell }.
amerigo-event-sailed-stayed = { $name } deja el barco { $ship } en { $cell }.
amerigo-event-used = { $name } usa una ficha: { $token }.
amerigo-event-posted = { $name } coloca un puesto en la { $island } ({ $cell }).{ $more }
amerigo-event-posted-first = { $name } descubre la { $island } con un puesto en { $cell }: { $points } PV.{ $more }
amerigo-event-loaded = { $name } carga cañones y tiene ahora { $cannons }{ $paid }.{ $more }
amerigo-event-planned = { $name } planifica { $tiles }{ $paid }.
amerigo-event-advanced = { $name } avanza en el progreso hasta el espacio { $space }{ $paid }.{ $more }
amerigo-event-picked = { $name } toma una ficha de progreso: { $token }.
amerigo-event-built = { $name } construye { $tile } en la { $island } ({ $cell }){ $paid }: { $gains }.{ $more }
amerigo-event-collected = { $name } recibe { $goods }.
amerigo-event-completed = { $name } completa la { $island }: { $points } PV.
amerigo-event-completed-chest = { $name } completa la { $island }: { $points } PV y el cofre del tesoro.
amerigo-event-counted = { $name } recibe { $points } PV por puestos en la { $island } ({ $posts }).
amerigo-event-bought = { $name } compra mercancías: { $goods }{ $paid }.
amerigo-event-moved = { $name } avanza al espacio { $space } de la escala de orden{ $paid }: ahora va en el { $place ->
    [1] primer lugar
   *[other] lugar { $place }
} del orden de turno.{ $more }
amerigo-event-front = { $name } pasa al frente de la escala de orden (espacio { $space }).
amerigo-event-gold = { $name } toma { $gold } de oro.
amerigo-event-gold-points = { $name } toma { $gold } de oro, y { $points } PV por lo que no cabe en la escala.
amerigo-event-points = { $name } recibe { $points } PV por los cubos del campo de acción.
amerigo-event-forfeited = { $name } no hace nada.
amerigo-event-cashed = { $name } canjea una ficha por { $gold } de oro.
amerigo-event-cashed-points = { $name } canjea una ficha por { $gold } de oro, y { $points } PV por lo que no cabe en la escala.
amerigo-event-gained = { $name } recibe { $gold } de oro ({ $source }).
amerigo-event-gained-points = { $name } recibe { $gold } de oro y { $points } PV por lo que no cabe en la escala ({ $source }).
amerigo-event-raided = Piratas (fuerza { $strength }): { $name } pierde { $points } PV y { $cannons ->
    [one] el último cañón
   *[other] los { $cannons } cañones
}.{ $more }
amerigo-event-raided-helpless = Piratas (fuerza { $strength }): { $name } no tiene cañones y pierde { $points } PV.{ $more }
amerigo-event-raided-repelled = Piratas (fuerza { $strength }): { $name } los rechaza con { amerigo-cannons }.{ $more }
amerigo-event-raided-nothing = Para { $name } no vienen piratas.{ $more }
amerigo-event-pirate = Se revela una ficha de pirata: { $pirate }. La fuerza de los piratas es ahora { $strength }.
amerigo-event-tokens = Fichas de progreso nuevas: { $tokens }.
amerigo-event-goods = Fichas de mercancía nuevas: { $goods }.
amerigo-event-round = Empieza la ronda { $round }; la ficha de tiempo vale { $time }.
amerigo-event-raided-poor = Piratas (fuerza { $strength }): { $name } pierde { $cannons ->
    [one] el último cañón
   *[other] los { $cannons } cañones
}; no había PV que perder.{ $more }
amerigo-event-raided-bare = Piratas (fuerza { $strength }): { $name } no tiene ni cañones ni PV que perder.{ $more }
amerigo-event-cashed-chest = { $name } canjea un cofre del tesoro por { $gold } de oro.
amerigo-event-cashed-chest-points = { $name } canjea un cofre del tesoro por { $gold } de oro, y { $points } PV por lo que no cabe en la escala.
amerigo-more-completed = La { $island } está completa: { $points } PV por la última casilla.
amerigo-more-completed-chest = La { $island } está completa: { $points } PV por la última casilla, y el cofre del tesoro.
amerigo-more-counted = Por los puestos de ahí: { $players }.
amerigo-more-gained = Eso da { $gold } de oro.
amerigo-more-gained-points = Eso da { $gold } de oro y { $points } PV por lo que no cabe.
amerigo-more-picked = { $count ->
    [one] Ficha nueva
   *[other] Fichas nuevas
}: { $tokens }.
amerigo-source-cannons = final de la escala de cañones
amerigo-source-progress = final de la escala de progreso
amerigo-source-order = final de la escala de orden
amerigo-source-post_gold = ficha
amerigo-source-pirates_gold = ficha

## The position in words

amerigo-summary-round = Ronda { $round } de { $rounds }, ficha de tiempo { $time }. { $phase }.
amerigo-summary-order = Orden de turno: { $names }.
amerigo-summary-acted = Ya han actuado en esta fase: { $names }.
amerigo-summary-turn = { $name }: { $action }, quedan { $points } PA.
amerigo-summary-field = Campo de acción: { $cubes } ({ $points } PA por acción).
amerigo-summary-supply = Reserva: { $cubes }. En la torre: { $inside }.
amerigo-summary-pirates = Piratas: fuerza { $strength } ({ $open }). { $hidden } boca abajo, de { $unseen }.
amerigo-summary-pirates-all = Piratas: fuerza { $strength } ({ $open }).
amerigo-summary-tokens = Fichas de progreso, izquierda: { $left }. Derecha: { $right }.
amerigo-summary-tokens-unseen = Fichas de progreso por salir: { $tokens }.
amerigo-summary-goods = Fichas de mercancía con su coste: { $goods }.
amerigo-summary-goods-unseen = Fichas de mercancía por salir: { $goods }.
amerigo-summary-neutral = Losetas neutrales que quedan: { $tiles }.
amerigo-summary-track = Escala de orden desde delante: { $spaces }.
amerigo-summary-space = espacio { $space } ({ $colour }): { $names }
amerigo-summary-island = { $island }: { $covered } de { $size } casillas ocupadas{ $state }. Libres: { $free }.
amerigo-summary-island-complete = { $island }: completa, { $size } casillas.
amerigo-summary-chest = , cofre del tesoro
amerigo-summary-discovered = , descubierta
amerigo-summary-undiscovered = , sin descubrir
amerigo-summary-resources = Recursos: { $resources }.
amerigo-summary-anchors = Casillas de puesto libres, con (ancla): { $anchors }.
amerigo-summary-posts = Puestos: { $posts }.
amerigo-summary-tiles = Losetas: { $tiles }.
amerigo-summary-tile = { $tile } { $cell }
amerigo-summary-tile-turned = { $tile } { $cell }/{ $turn }°
amerigo-summary-player = { $name }: { $points } PV, { $gold } de oro, { amerigo-cannons }. Progreso { $progress } de { $length } ({ $reached } PV), escala de orden { $order } ({ $order_reached } PV), { $place ->
    [1] primer lugar
   *[other] lugar { $place }
} del orden de turno.
amerigo-summary-ships = Barcos de { $name }: { $ships }. Puestos colocados: { $placed }; en la reserva: { $posts }.
amerigo-summary-off = fuera del mapa
amerigo-summary-hand = Losetas planificadas de { $name }: { $hand }. Poblados que quedan: { $villages }.
amerigo-summary-have = Recursos de { $name }: { $resources }. Fichas de mercancía, con las impresas: { $goods }.
amerigo-summary-own-tokens = Fichas de progreso de { $name }: { $tokens }.
amerigo-summary-used = Usadas por { $name }: { $tokens }.
amerigo-summary-chests = Cofres del tesoro de { $name }: { $count }.

## What has changed since the boards before

amerigo-change-map = Mapa
amerigo-change-post = puesto en { $cell } ({ $name })
amerigo-change-tile = { $tile } en { $cell } ({ $name })
amerigo-change-tile-neutral = { $tile } en { $cell }
amerigo-change-island = { $island } completa
amerigo-change-field = Campo de acción
amerigo-change-pirates = Piratas
amerigo-change-strength = fuerza { $strength }
amerigo-change-tokens = Fichas de progreso
amerigo-change-goods = Fichas de mercancía
amerigo-change-points = { $change } PV
amerigo-change-gold = { $change } de oro
amerigo-change-cannons = { $change } { $count ->
    [one] cañón
   *[other] cañones
}
amerigo-change-progress = progreso { $change }
amerigo-change-order = escala de orden { $change }
amerigo-change-ship = barco { $ship } en { $cell }
amerigo-change-chests = { $change } { $count ->
    [one] cofre del tesoro
   *[other] cofres del tesoro
}
amerigo-change-resource = { $thing } (recurso)
amerigo-change-good = { $thing } (ficha de mercancía)
