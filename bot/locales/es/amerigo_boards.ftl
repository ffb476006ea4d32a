# Words printed on the boards of Amerigo, and their alt texts.

# --- the map and its pictures
amerigo-board-round = Ronda { $round }/{ $rounds }
amerigo-board-phase-blue = Navegar
amerigo-board-phase-black = Cañones
amerigo-board-phase-red = Planificar
amerigo-board-phase-brown = Progreso
amerigo-board-phase-green = Construir
amerigo-board-phase-yellow = Comprar
amerigo-board-phase-white = Orden
amerigo-board-ap = { $count } PA
amerigo-board-next = Luego:

# Alt texts of the pictures with the map: players by letter.
amerigo-alt-map-headline = { $count ->
        [0] { $phase }, ronda { $round } de { $rounds }.
       *[other] Turno: { $names } ({ $phase }, ronda { $round } de { $rounds }).
    }
amerigo-alt-map-player = { $letter } { $name }: { $points } PV, { $gold } de oro, { $cannons ->
    [one] 1 cañón
   *[other] { $cannons } cañones
}.
amerigo-alt-map-cubes = Cubos: { $cubes }; { $points } PA.
amerigo-alt-map-pirates = Piratas: { $strength }, { $hidden } ocultas.
amerigo-alt-map-next = Luego: { $phase }.
amerigo-alt-map-last = Luego: piratas.
amerigo-alt-map-ships = Barcos: { $ships }.
amerigo-alt-map-islands = Islas (ocupadas/tierra: puestos): { $islands }.
amerigo-alt-map-off = fuera del mapa

# --- islands from near
amerigo-board-part = { $island }: { $cells }
amerigo-board-covered = { $covered }/{ $size } ocupadas
amerigo-alt-part = { $island }: { $covered }.
amerigo-alt-part-chest = Aquí hay un cofre del tesoro.
amerigo-alt-part-posts = Puestos: { $posts }.
amerigo-alt-part-free-posts = Casillas de puesto libres y sus anclas: { $posts }.
amerigo-alt-part-resources = Recursos: { $resources }.
amerigo-alt-part-tiles = Losetas: { $tiles }.
amerigo-alt-part-neutral = neutral
amerigo-alt-part-free = Casillas libres: { $cells }.

# --- questions about the map, and drafts
amerigo-board-draft = Borrador
amerigo-alt-ask = { $name } ({ $letter }), { $action }: { $points } PA, { $gold } de oro.
amerigo-alt-ask-draft = { $name } ({ $letter }), borrador: { $tiles }; +{ $gained } PV. Quedan: { $points } PA, { $gold } de oro.
amerigo-alt-ask-post = Colocar un puesto en { $cell } (+{ $points } PV).
amerigo-alt-ask-anchors = Anclas con casilla de puesto libre (barco, PA, PV): { $cells }.
amerigo-alt-ask-sea = Otros sitios: { $cells }.
amerigo-alt-ask-tiles = Mejores sitios (PV): { $tiles }.
amerigo-alt-ask-cells = Casillas que se pueden ocupar: { $cells }.
amerigo-board-sail = Barco { $ship } · { $points } PA
amerigo-board-ask-place = { $tile } en { $island }
amerigo-alt-ask-pins = Letras: { $cells }.
amerigo-board-more = y { $count } más

# --- sheets and central board

amerigo-board-central-board = Tablero central
amerigo-board-ask-turn = Elige una acción
amerigo-board-ask-plan = Planificar: { $points } PA, { $gold } de oro
amerigo-board-ask-goods = Comprar: { $points } PA, { $gold } de oro
amerigo-board-ask-progress = Progreso: { $points } PA, { $gold } de oro
amerigo-board-ask-pick = { $count ->
        [one] Toma una ficha
       *[other] Toma { $count } fichas
    }
amerigo-board-good-blue = { $count ->
        [0] Sin casilla de puesto al alcance.
        [one] 1 casilla de puesto al alcance.
       *[other] { $count } casillas de puesto al alcance.
    }
amerigo-board-good-black = Hasta { $cannons ->
    [one] 1 cañón
   *[other] { $cannons } cañones
}; fuerza pirata { $strength }.
amerigo-board-good-red = { $size ->
        [0] Solo poblados.
        [one] Neutrales de 1 casilla.
       *[other] Neutrales de hasta { $size } casillas.
    }
amerigo-board-good-brown = { $points } PV y ficha en { $spaces ->
        [one] 1 espacio.
       *[other] { $spaces } espacios.
    }
amerigo-board-good-green = { $count ->
        [one] 1 loseta lista.
       *[other] { $count } losetas listas.
    }
amerigo-board-good-yellow = { $count ->
        [0] Nada puntúa todavía.
       *[other] Una ficha de hasta { $count } PV.
    }
amerigo-board-good-white = { $points } PV en { $spaces ->
        [one] 1 espacio.
       *[other] { $spaces } espacios.
    }
amerigo-board-useless = Ahora no sirve de nada.
amerigo-board-field = Acciones
amerigo-board-supply = Reserva
amerigo-board-tower = En la torre
amerigo-board-pirates = de { $values } · de { $least } a { $most } al final
amerigo-board-central = { $phase } · Ronda { $round } de { $rounds }
amerigo-board-place = orden: { $place }
amerigo-board-acted = ya actuó
amerigo-board-progress = Progreso
amerigo-board-order = Orden
amerigo-board-cannons = Cañones
amerigo-board-gold = Oro
amerigo-board-posts = quedan { $left }, colocados { $placed }
amerigo-board-villages = Reserva
amerigo-board-hand = Plan
amerigo-board-no-tokens = Aún sin fichas de progreso.
amerigo-board-each = { $points } c/u
amerigo-board-at = a { $points }
amerigo-board-coming-progress = { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }: { $points } PV, ficha
amerigo-board-coming-order = { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }: { $points } PV
amerigo-board-track-end = al final
amerigo-board-against = { $missing ->
        [0] basta: piratas { $strength }
        [one] falta { $missing }: piratas { $strength }
       *[other] faltan { $missing }: piratas { $strength }
    }
amerigo-board-room = { $room ->
        [0] lleno: más oro da PV
        [one] cabe { $room } más
       *[other] caben { $room } más
    }

# Words on progress tokens, beside their emblems: as short as can be.
amerigo-board-token-ap1 = +{ $count } PA
amerigo-board-token-ap2 = +{ $count } PA
amerigo-board-token-sail8 = 1 vez +8
amerigo-board-token-pirates_plus2 = otros +2
amerigo-board-token-pirates_half = mitad
amerigo-board-token-pirates_gold = gana 2 oro
amerigo-board-token-plan_two = dos/plan
amerigo-board-token-swap_red_green = cambio
amerigo-board-token-to_front = al frente
amerigo-board-token-gold3 = 3 oro
amerigo-board-token-gold5 = 5 oro
amerigo-board-token-post_gold = 1/puesto
amerigo-board-token-gold_2to1 = 2 cubos: 1
amerigo-board-token-vp_cubes = PV/cubo
amerigo-board-token-end_posts = PV/puesto
amerigo-board-token-end_7 = 7 PV
amerigo-board-token-end_gold = PV/oro

# Alt texts of sheets and central board.
amerigo-alt-sheets = Turno: { $names }.
amerigo-alt-sheet = { $letter } { $name }: { $points } PV, oro { $gold }, cañones { $cannons }/{ $strength }, progreso { $progress }, orden { $order }, { $goods }, puestos { $posts }, poblados { $villages }{ $more }.
amerigo-alt-sheet-chests = , cofres { $count }
amerigo-alt-sheet-hand = , planificado { $tiles }
amerigo-alt-sheet-tokens = , fichas: { $tokens }
amerigo-alt-sheet-used = , usadas: { $tokens }
amerigo-alt-sheet-count = , fichas { $count }, usadas { $used }
amerigo-alt-board = { $name } (asiento { $letter }), { $marks }: { $points } PV; oro { $gold } de { $most }; cañones { $cannons }, piratas { $strength }.
amerigo-alt-board-progress = Progreso: espacio { $at } de { $length }, { $points } PV{ $next }.
amerigo-alt-board-order = Escala de orden: espacio { $at } de { $length } ({ $colour }), { $points } PV{ $next }.
amerigo-alt-board-next = , siguiente { $points } en { $space }
amerigo-alt-board-goods = Recursos × fichas: { $goods }.
amerigo-alt-board-posts = Puestos: { $left } en reserva, { $placed } en el mapa. Cofres: { $chests }.
amerigo-alt-board-villages = Poblados en reserva: { $tiles }.
amerigo-alt-board-hand = Planificado: { $tiles }.
amerigo-alt-board-tokens = Fichas de progreso: { $tokens }.
amerigo-alt-board-used = Usadas: { $tokens }.
amerigo-alt-central-cubes = { $place } { $cubes }.
amerigo-alt-central-pirates = Piratas { $open }: { $strength }; { $hidden ->
        [0] todas reveladas
       *[other] { $hidden } boca abajo entre { $values }, de { $least } a { $most } al final
    }. Ficha de tiempo { $time }.
amerigo-alt-central-tokens = Fichas de progreso, izquierda: { $left }; derecha: { $right }.
amerigo-alt-central-goods = Fichas de mercancía: { $goods }.
amerigo-alt-central-neutral = Losetas neutrales: { $tiles }.
amerigo-alt-central-order = Escala de orden, primero el disco de arriba: { $spaces }.
amerigo-alt-final = { $place } { $name }: { $points } PV ({ $parts }).
amerigo-alt-choice = { $name }: { $text }.
amerigo-alt-paid = , { $count } de oro
amerigo-alt-scored = , +{ $count } PV
