# /why: what stands against a move (`amerigo-why-<code>`), what it adds up to, and how moves are
# called that may be asked about.

amerigo-why-not-asked = { common-why-waiting } (reglamento: { amerigo-book-course }).
amerigo-why-acted = Ya has actuado en esta fase (reglamento: { amerigo-book-course }).
amerigo-why-island = { $big ->
    [yes] { amerigo-island-big }
   *[no] { amerigo-island }
}

## When a move is made

amerigo-why-when-sail = Se navega en tu turno, como acción (reglamento: { amerigo-book-course }, { amerigo-book-sailing }).
amerigo-why-when-use = Esta ficha se usa en tu turno, al navegar ({ common-ruling }).
amerigo-why-when-post = Un puesto se coloca cuando un barco tuyo acaba de terminar su movimiento en un ancla (reglamento: { amerigo-book-sailing }).
amerigo-why-when-load = Los cañones se cargan en tu turno, como acción (reglamento: { amerigo-book-course }, { amerigo-book-loading }).
amerigo-why-when-take = Las losetas se planifican en tu turno, como acción (reglamento: { amerigo-book-course }, { amerigo-book-planning }).
amerigo-why-when-advance = Se avanza en la escala de progreso en tu turno, como acción (reglamento: { amerigo-book-course }, { amerigo-book-progress }).
amerigo-why-when-pick = Las fichas de progreso se toman al llegar a un espacio con PV de la escala de progreso o pasar por él (reglamento: { amerigo-book-progress }).
amerigo-why-when-build = Se construye en tu turno, como acción (reglamento: { amerigo-book-course }, { amerigo-book-building }).
amerigo-why-when-buy = Las fichas de mercancía se compran en tu turno, como acción (reglamento: { amerigo-book-course }, { amerigo-book-buying }).
amerigo-why-when-move = Se avanza en la escala de orden en tu turno, como acción (reglamento: { amerigo-book-course }, { amerigo-book-white }).
amerigo-why-when-front = Esta ficha se usa en tu turno, en lugar de avanzar en la escala de orden ({ common-ruling }).
amerigo-why-when-gold = El oro se toma en tu turno, en lugar de una acción (reglamento: { amerigo-book-course }, { amerigo-book-gold }).
amerigo-why-when-points = Esta ficha se usa en tu turno, en lugar de una acción.
amerigo-why-when-cash = Puedes recibir este oro en cualquier decisión tuya, pero no mientras tomas fichas de progreso (reglamento: { amerigo-book-gold }).

## Which action may be chosen

amerigo-why-colour-absent = En el campo de acción no hay ningún cubo de color { $colour } (reglamento: { amerigo-book-course }).
amerigo-why-special-no-white = Tampoco hay ningún cubo blanco, así que la acción especial también está cerrada (reglamento: { amerigo-book-white }).
amerigo-why-special-start = Los cubos blancos no sirven: tu disco sigue en el espacio de inicio de la escala de orden (reglamento: { amerigo-book-white }).
amerigo-why-special-other = Los cubos blancos no sirven: tu espacio de la escala de orden es de color { $colour } (reglamento: { amerigo-book-white }).
amerigo-why-swap-absent = Tu ficha para planificar y construir no sirve: la acción de color { $colour } tampoco está abierta para ti ({ common-ruling }).
amerigo-why-too-dear = Cuesta { $cost } PA. Tienes { $points } PA y { $gold } de oro: { $missing ->
    [one] te falta { $missing }
   *[other] te faltan { $missing }
} (reglamento: { amerigo-book-gold }).
amerigo-why-cash-first = Si antes canjeas un cofre o una ficha por oro, alcanza (reglamento: { amerigo-book-gold }).
amerigo-why-no-token = No tienes esta ficha: { $token }.
amerigo-why-token-used = Esta ficha está gastada: { $token }.

## Sailing and posts

amerigo-why-ship-moved = El barco { $ship } ha acabado su movimiento; no se mueve más en esta acción (reglamento: { amerigo-book-sailing }).
amerigo-why-off-map = { $cell }: en este mapa no existe esa casilla.
amerigo-why-land = { $cell } es tierra, y los barcos nunca dejan el agua (reglamento: { amerigo-book-sailing }).
amerigo-why-ship-there = { $seat } tiene un barco en { $cell }; ahí solo puede parar un barco, pero puedes pasar (reglamento: { amerigo-book-sailing }).
amerigo-why-ship-own = Tu otro barco está en { $cell }; ahí solo puede parar un barco, pero puedes pasar (reglamento: { amerigo-book-sailing }).
amerigo-why-too-far = Está a { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}. Tienes { $points } PA y { $gold } de oro: { $missing ->
    [one] te falta { $missing }
   *[other] te faltan { $missing }
} (reglamento: { amerigo-book-sailing }, { amerigo-book-gold }).
amerigo-why-sail8-first = Con tu ficha de { $count } PA más llegarías más lejos ({ common-ruling }).
amerigo-why-stays = El barco { $ship } ya está en { $cell }. No tiene que moverse; quedarse es una jugada solo donde puedes colocar un puesto ({ common-ruling }).
amerigo-why-stays-table = En esta mesa solo puede colocar un puesto un barco que se ha movido.
amerigo-why-use-front = { $token }: se usa en lugar de avanzar en la escala de orden ({ common-ruling }).
amerigo-why-use-points = { $token }: se usa en lugar de una acción, para puntuar los cubos (reglamento: { amerigo-book-course }).
amerigo-why-use-cash = { $token }: no se usa para PA; se canjea por oro (reglamento: { amerigo-book-gold }).
amerigo-why-use-permanent = { $token }: cuenta por sí sola y nunca se gasta.
amerigo-why-use-end = { $token }: cuenta por sí sola al final de la partida (reglamento: { amerigo-book-end }).
amerigo-why-ships-done = Tus dos barcos han acabado sus movimientos ({ common-ruling }).
amerigo-why-ships-first = En tu primera acción de navegar, antes entran en juego los dos barcos (reglamento: { amerigo-book-sailing }).
amerigo-why-sail-first = Ningún barco tuyo ha acabado su movimiento en esta acción. Un barco que se queda en su ancla lo hace con “sail” a su propia casilla (reglamento: { amerigo-book-sailing }).
amerigo-why-no-anchor = { $cell } no es un ancla; solo ahí se puede colocar un puesto (reglamento: { amerigo-book-sailing }).
amerigo-why-post-own = En la casilla de puesto { $cell } ya está tu propio puesto (reglamento: { amerigo-book-sailing }).
amerigo-why-post-there = { $seat } tiene un puesto en la casilla de puesto { $cell } (reglamento: { amerigo-book-sailing }).
amerigo-why-post-built = La casilla de puesto { $cell } está bajo una loseta; ahí ya no puede haber un puesto (reglamento: { amerigo-book-building }).
amerigo-why-no-posts = No te quedan puestos ({ common-ruling }).

## Tiles

amerigo-why-no-such-tile = No existe esa loseta: { $tile }.
amerigo-why-no-villages = No te quedan más de estos en la reserva: { $tile } (reglamento: { amerigo-book-planning }).
amerigo-why-stack-empty = No quedan más de estas en la reserva: { $tile } (reglamento: { amerigo-book-map }).
amerigo-why-neutral-limit = En una acción solo puedes planificar { $count ->
    [one] { $count } loseta neutral
   *[other] { $count } losetas neutrales
} (reglamento: { amerigo-book-planning }).
amerigo-why-not-planned = No has planificado esta loseta: { $tile } (reglamento: { amerigo-book-building }).
amerigo-why-same-turn = Esta forma es igual a { $turn }°, y se escribe así ({ common-ruling }).
amerigo-why-sticks-out = { $tile } saldría del mapa (reglamento: { amerigo-book-building }).
amerigo-why-water = Cubriría agua: { $cell } (reglamento: { amerigo-book-building }).
amerigo-why-covers-post = Cubriría un puesto: { $cell } (reglamento: { amerigo-book-building }).
amerigo-why-covers-tile = Cubriría una casilla que ya tiene una loseta: { $cell } (reglamento: { amerigo-book-building }).
amerigo-why-no-post-here = No tienes ningún puesto en la { amerigo-why-island } (reglamento: { amerigo-book-building }).
amerigo-why-corner-only = Solo tocaría por una esquina lo que está enlazado con tus puestos en la { amerigo-why-island } (reglamento: { amerigo-book-building }).
amerigo-why-no-link = No estaría enlazada con ningún puesto tuyo en la { amerigo-why-island }; solo enlazan tus propios puestos y poblados y las losetas neutrales, por un lado (reglamento: { amerigo-book-building }).

## Tracks, tokens, goods

amerigo-why-all-points = Tienes { $points } PA y en la escala { $room ->
    [0] no queda ningún espacio
    [one] solo queda { $room } espacio
   *[other] solo quedan { $room } espacios
}: si vas a su final, gastas exactamente esos { $points } (reglamento: { amerigo-book-gold }).
amerigo-why-track-end = En la escala { $room ->
    [0] no queda ningún espacio
    [one] solo queda { $room } espacio
   *[other] solo quedan { $room } espacios
}, y más allá de su final no se pueden comprar PA (reglamento: { amerigo-book-gold }).
amerigo-why-one-beyond = En la escala { $room ->
    [0] no queda ningún espacio
    [one] solo queda { $room } espacio
   *[other] solo quedan { $room } espacios
}. Un PA comprado más allá de su final da los { $gold } de oro, y más no darían nada (reglamento: { amerigo-book-gold }).
amerigo-why-leader = Tu disco ya va delante ({ common-ruling }).
amerigo-why-token-own = Ya tienes esta ficha: { $token }.
amerigo-why-token-taken = { $seat } ha tomado esta ficha: { $token }.
amerigo-why-token-not-open = Esta ficha no está visible ahora: { $token } (reglamento: { amerigo-book-progress }).
amerigo-why-no-goods = No hay visible ninguna ficha de esta mercancía: { $good } (reglamento: { amerigo-book-buying }).
amerigo-why-other-cost = Ninguna ficha de esta mercancía cuesta { $cost } PA: { $good }. Están visibles las de { $costs } PA (reglamento: { amerigo-book-buying }).
amerigo-why-no-chest = No tienes ningún cofre del tesoro (reglamento: { amerigo-book-gold }).
amerigo-why-must-pick = Tienes que tomar una ficha de progreso (reglamento: { amerigo-book-progress }).

## What it adds up to

amerigo-why-sum-cost = Cuesta: { $parts } = { $total } PA; tienes { $have } PA.
amerigo-why-sum-steps = Pasos: { $parts } = { $total }; tienes { $have } PA.
amerigo-why-sum-use = Pasos para cada barco: { $parts } = { $total }.
amerigo-why-sum-points = Al momento: { $parts } = { $total } PV.
amerigo-why-sum-posts = Por completar la isla: { $parts } × { $have } (ficha de tiempo) = { $total } PV.
amerigo-why-sum-chest = Tomas el cofre del tesoro, que vale { $total } de oro.
amerigo-why-sum-resources = Recibes recursos: { $parts }.
amerigo-why-sum-worth = Una vez construida, da { $total } PV, en una isla grande { $have } PV.
amerigo-why-sum-gold-got = Da { $total } de oro.
amerigo-why-sum-track-gold = Sobran PA al final de la escala: eso da { $total } de oro.
amerigo-why-sum-no-room = De ello, { $count ->
    [one] no cabe en la escala { $total } de oro
   *[other] no caben en la escala { $total } de oro
}: son { $have } PV (reglamento: { amerigo-book-gold }).
amerigo-why-sum-gold = { $parts } ÷ { $have }, redondeado hacia arriba = { $total } de oro.
amerigo-why-sum-cannons = Cañones: { $parts } = { $total }; los piratas tienen por ahora fuerza { $have }.
amerigo-why-sum-progress = Escala de progreso: { $parts } = espacio { $total }; al final son { $have } PV.
amerigo-why-sum-picks = Llegas a { $count ->
    [one] { $count } espacio con PV o pasas por él, y tomas una ficha
   *[other] { $count } espacios con PV o pasas por ellos, y tomas fichas
} (reglamento: { amerigo-book-progress }).
amerigo-why-sum-order = Escala de orden: { $parts } = espacio { $total }; al final son { $have } PV.
amerigo-why-sum-good = Tal como está, una ficha más de esta mercancía vale { $total } PV al final, 1 por cada recurso tuyo.
amerigo-why-part-ap = PA
amerigo-why-part-gold = oro
amerigo-why-part-token = ficha
amerigo-why-part-tile-small = loseta en una isla pequeña
amerigo-why-part-tile-big = loseta en una isla grande
amerigo-why-part-discovery = descubrimiento
amerigo-why-part-completed = última casilla de la isla
amerigo-why-part-posts = tus puestos ahí
amerigo-why-part-factor = por tus puestos
amerigo-why-part-cotton = algodón
amerigo-why-part-tobacco = tabaco
amerigo-why-part-sugar = azúcar
amerigo-why-part-coconut = coco
amerigo-why-part-coffee = café
amerigo-why-part-before = hasta ahora
amerigo-why-part-loaded = cargados
amerigo-why-part-moved = avanzados
amerigo-why-part-cubes = cubos

## Moves that may be asked about

amerigo-why-move-post = Colocar un puesto
amerigo-why-move-take = Planificar { $tile }
amerigo-why-move-build = Construir { $tile } en { $cell }
amerigo-why-move-build-turned = Construir { $tile } en { $cell }, girada { $turn }°
amerigo-why-move-pick = Tomar una ficha de progreso: { $token }
amerigo-why-move-buy = Comprar { $good } por { $cost } PA
amerigo-why-move-cash = Canjear: { $what }
amerigo-why-move-points = Puntuar los cubos con tu ficha

## Cards of tiles and tokens

amerigo-card-cost = { $plan } PA para planificar, { $build } PA para construir
amerigo-card-turns = Giros: { $turns }
amerigo-card-worth = { $small } PV, en una isla grande { $big } PV
amerigo-card-village-count = { $count } por jugador
amerigo-card-neutral-count = { $count } en la partida
amerigo-card-permanent = Cuenta desde ahora
amerigo-card-once = Una vez
amerigo-card-end = Al final de la partida
amerigo-card-more = { $action }: +{ $count } PA
amerigo-card-tokens = { $count } en la partida
amerigo-card-alt = { $name } ({ $other }). { $facts }. { $text }
