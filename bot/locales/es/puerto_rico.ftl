# Puerto Rico: questions, moves, events, options and scores.

puerto_rico-title = Puerto Rico
puerto_rico-about = Coloniza, construye, produce, vende y embarca: ¿quién dará más prestigio a la isla?
puerto_rico-cover = Portada de Puerto Rico: hileras de cultivos ante colinas verdes, una ciudad portuaria de tejados rojos, un barco a vela, barriles en el muelle y el nombre del juego en un tablón de madera.
puerto_rico-round = Ronda { $round }

## Table options

puerto_rico-option-placing = Colocación de colonos
puerto_rico-option-placing-about = En la fase del alcalde, ¿coloca todo el mundo a la vez o por turnos?
puerto_rico-option-placing-together = todos a la vez (más rápido)
puerto_rico-option-placing-in_turn = por turnos (como está impreso)
puerto_rico-option-vp_chips_5p = Fichas de PV con 5 jugadores
puerto_rico-option-vp_chips_5p-about = La edición alemana tiene 126 fichas; la inglesa antigua, 122.
puerto_rico-option-vp_chips_5p-126 = 126
puerto_rico-option-vp_chips_5p-122 = 122
puerto_rico-option-hacienda_quarry = Hacienda y caseta de obras
puerto_rico-option-hacienda_quarry-about = ¿Puede la loseta extra de la hacienda ser una cantera para quien tiene una caseta de obras?
puerto_rico-option-hacienda_quarry-no = no, una plantación
puerto_rico-option-hacienda_quarry-yes = sí, o una cantera
puerto_rico-option-mayor_privilege_optional = Privilegio del alcalde
puerto_rico-option-mayor_privilege_optional-about = ¿Puede el alcalde rechazar el colono extra?
puerto_rico-option-mayor_privilege_optional-yes = se puede rechazar
puerto_rico-option-mayor_privilege_optional-no = hay que tomarlo
puerto_rico-option-must_fill_circles = Círculos vacíos
puerto_rico-option-must_fill_circles-about = ¿Hay que colocar los colonos mientras haya círculos vacíos?
puerto_rico-option-must_fill_circles-yes = hay que ocuparlos
puerto_rico-option-must_fill_circles-no = pueden quedar vacíos
puerto_rico-option-decline_ship_colonists = Colonos del barco
puerto_rico-option-decline_ship_colonists-about = ¿Se pueden rechazar los colonos del barco?
puerto_rico-option-decline_ship_colonists-no = hay que tomarlos
puerto_rico-option-decline_ship_colonists-yes = se pueden rechazar
puerto_rico-option-max_large_buildings = Edificios grandes en una ciudad
puerto_rico-option-max_large_buildings-about = En el tablero impreso caben cuatro; hay quien solo cuenta las 12 casillas.
puerto_rico-option-max_large_buildings-4 = como mucho 4
puerto_rico-option-max_large_buildings-6 = como mucho 6
puerto_rico-option-factory_university = Fábrica y universidad
puerto_rico-option-factory_university-about = Una variante popular intercambia sus costes.
puerto_rico-option-factory_university-7_8 = 7 y 8 doblones (como está impreso)
puerto_rico-option-factory_university-8_7 = 8 y 7 doblones
puerto_rico-option-ask_storage = Almacenar mercancías
puerto_rico-option-ask_storage-about = ¿Preguntar qué mercancías conservar solo si se perderían algunas, o siempre?
puerto_rico-option-ask_storage-when_needed = preguntar si hace falta
puerto_rico-option-ask_storage-always = preguntar siempre

## Phases, as headlines

puerto_rico-phase-round = Elección de personaje
puerto_rico-phase-settler = Fase del colonizador
puerto_rico-phase-mayor = Fase del alcalde
puerto_rico-phase-builder = Fase del constructor
puerto_rico-phase-craftsman = Fase del capataz
puerto_rico-phase-trader = Fase del mercader
puerto_rico-phase-captain = Fase del capitán
puerto_rico-phase-prospector = Buscador de oro

## Questions

puerto_rico-ask-role = { $name }, elige un personaje.
puerto_rico-ask-draw = { $name }, ¿quieres una plantación extra de las ocultas (hacienda)?
puerto_rico-ask-settle = { $name }, elige una loseta para tu isla.
puerto_rico-ask-colonist-settler = { $name }, ¿quieres un colono en la loseta nueva (hospicio)?
puerto_rico-ask-colonist-mayor = { $name }, ¿quieres el colono extra del alcalde?
puerto_rico-ask-colonist-builder = { $name }, ¿quieres un colono en el edificio nuevo (universidad)?
puerto_rico-ask-ship = { $name }, ¿tomas un colono del barco?
puerto_rico-ask-place = { $name }, coloca tus colonos ({ $colonists ->
    [one] queda { $colonists }
   *[other] quedan { $colonists }
}).
puerto_rico-ask-build = { $name }, construye un edificio (tienes { $doubloons ->
    [one] { $doubloons } doblón
   *[other] { $doubloons } doblones
}).
puerto_rico-ask-produce = { $name }, elige tu mercancía extra.
puerto_rico-ask-sell = { $name }, vende una mercancía a la casa de comercio.
puerto_rico-ask-load = { $name }, carga mercancías.
puerto_rico-ask-store = { $name }, elige qué mercancías conservar.

## Moves

puerto_rico-doubloons = { $count ->
    [one] { $count } doblón
   *[other] { $count } doblones
}
puerto_rico-points = { $count } PV
puerto_rico-colonists = { $count ->
    [one] { $count } colono
   *[other] { $count } colonos
}
puerto_rico-priced = { $thing }, { $price }
puerto_rico-bonus = { $thing } (+{ $count })
puerto_rico-manned = { $people } de { $circles } círculos ocupados
puerto_rico-move-draw = Sacar una plantación
puerto_rico-move-colonist = Tomar un colono
puerto_rico-move-load = { $goods } → barco { $ship }
puerto_rico-move-load-hint = Tienes { $have }; en el barco { $room ->
    [one] cabe { $room }
   *[other] caben { $room }
}.
puerto_rico-move-wharf = { $goods } → muelle
puerto_rico-move-wharf-hint = Una vez por fase, todas las mercancías de un tipo.
puerto_rico-move-store = Almacén: { $goods }
puerto_rico-move-keep = Conservar { $goods }

## Events

puerto_rico-event-round = Ronda { $round }: { $name } tiene la carta de gobernador.
puerto_rico-event-role = { $name } toma el personaje { $role }.
puerto_rico-event-role-paid = { $name } toma el personaje { $role } y { $doubloons }.
puerto_rico-event-passed-builder = { $name } no construye nada.
puerto_rico-event-passed-trader = { $name } no vende nada.
puerto_rico-event-passed-craftsman = { $name } no toma ninguna mercancía extra.
puerto_rico-event-passed-captain = { $name } no carga más mercancías.
puerto_rico-event-drawn = { $name } saca con la hacienda: { $tile }.
puerto_rico-event-settled = { $name } toma: { $tile }.
puerto_rico-event-row = Plantaciones nuevas: { $tiles }.
puerto_rico-event-row-shuffled = Se barajaron las plantaciones descartadas. Plantaciones nuevas: { $tiles }.
puerto_rico-event-row-empty = No quedan plantaciones que descubrir.
puerto_rico-event-colonist-hospice = { $name } recibe un colono del hospicio: { $circle }.
puerto_rico-event-colonist-university = { $name } recibe un colono de la universidad: { $circle }.
puerto_rico-event-peopled = { $name } { $parts }.
puerto_rico-people-got = recibe { $people } del barco
puerto_rico-people-got-mayor = recibe el colono extra del alcalde
puerto_rico-people-got-as-mayor = recibe { $people } (uno como alcalde)
puerto_rico-people-placed = ocupa { $circles }
puerto_rico-people-nobles = tiene nobles en { $circles }
puerto_rico-people-idle = tiene { $people } sin sitio
puerto_rico-people-none = no tiene colonos
puerto_rico-event-declined = { $name } rechaza un colono.
puerto_rico-event-ship_refilled = El barco de los colonos trae { $count ->
    [one] { $count } colono
   *[other] { $count } colonos
}.
puerto_rico-event-ship_refilled-short = El barco de los colonos trae { $count ->
    [one] { $count } colono
   *[other] { $count } colonos
}; { $missing ->
    [one] falta { $missing }
   *[other] faltan { $missing }
}.
puerto_rico-event-built = { $name } construye: { $building } ({ $price }).
puerto_rico-event-produced = { $name } produce { $goods }.
puerto_rico-event-produced-nothing = { $name } no produce nada.
puerto_rico-event-extra = { $name } recibe { $goods } extra como capataz.
puerto_rico-event-income = { $name } recibe { $doubloons } ({ $source }).
puerto_rico-event-sold = { $name } vende { $goods } por { $doubloons }.
puerto_rico-event-house_emptied = La casa de comercio está llena y se vacía.
puerto_rico-event-loaded = { $name } carga { $goods } en el barco { $ship }: { $points }.
puerto_rico-event-wharfed = { $name } envía { $goods } con el muelle: { $points }.
puerto_rico-event-stored = { $name } conserva { $goods }.
puerto_rico-event-stored-lost = { $name } conserva { $goods } y pierde { $lost ->
    [one] { $lost } mercancía
   *[other] { $lost } mercancías
}.
puerto_rico-event-stored-all-lost = { $name } pierde { $lost ->
    [one] { $lost } mercancía
   *[other] { $lost } mercancías
}.
puerto_rico-event-sailed = El barco { $ship } zarpa lleno de { $good }.
puerto_rico-event-ending-colonists = No quedan colonos: esta es la última ronda.
puerto_rico-event-ending-city = Hay una ciudad llena: esta es la última ronda.
puerto_rico-event-ending-chips = No quedan fichas de PV: esta es la última ronda.

## The position in words

puerto_rico-summary-round = Ronda { $round }, gobernador { $name }. { $phase }.
puerto_rico-summary-ending-colonists = Esta es la última ronda: no quedan colonos.
puerto_rico-summary-ending-city = Esta es la última ronda: hay una ciudad llena.
puerto_rico-summary-ending-chips = Esta es la última ronda: no quedan fichas de PV.
puerto_rico-summary-roles = Personajes libres: { $roles }.
puerto_rico-summary-taken = Personajes tomados: { $roles }.
puerto_rico-summary-row = Plantaciones: { $tiles }; canteras: { $quarries }; boca abajo: { $face_down }; descartadas: { $discards }.
puerto_rico-summary-ship = Barco { $capacity }: { $load } de { $capacity } { $good }
puerto_rico-summary-ship-empty = Barco { $capacity }: vacío
puerto_rico-summary-ships = Barcos cargueros: { $ships }.
puerto_rico-summary-house = Casa de comercio ({ $count } de { $stalls }): { $goods }.
puerto_rico-summary-goods = Reserva de mercancías: { $goods }.
puerto_rico-summary-colonists = Colonos: { $ship } en el barco, { $supply } en la reserva. Fichas de PV: { $chips }.
puerto_rico-summary-stock = Edificios, con coste y (los que quedan): { $buildings }.
puerto_rico-summary-stock-item = { $building } { $cost } ({ $left })
puerto_rico-summary-player = { $name }: { $doubloons }; mercancías: { $goods }; { $points } en el tablero, { $chips } en fichas.
puerto_rico-summary-player-hidden = { $name }: { $doubloons }; mercancías: { $goods }; { $points } en el tablero.
puerto_rico-summary-island = Isla de { $name } ({ $count } de { $spaces }): { $tiles }.
puerto_rico-summary-city = Ciudad de { $name } ({ $count } de { $spaces }): { $buildings }.
puerto_rico-summary-tiles = { $count } × { $tile } (ocupadas: { $people })
puerto_rico-summary-building = { $building } ({ $people }/{ $circles })
puerto_rico-summary-windrose = { $name } tiene { $colonists } sin círculo.

## Scores

puerto_rico-score-chips = fichas
puerto_rico-score-buildings = edificios
puerto_rico-score-guild_hall = cofradía
puerto_rico-score-residence = residencia
puerto_rico-score-fortress = fortaleza
puerto_rico-score-customs_house = aduana
puerto_rico-score-city_hall = ayuntamiento
puerto_rico-score-player = **{ $place }** { $name }: { $points } ({ $parts }); desempate { $tiebreak }
puerto_rico-score-board = { $name }: { $points } en el tablero
puerto_rico-score-hidden = Las fichas de PV siguen ocultas hasta que termine la partida, y también los puntos de la aduana.

## Numbers of variants

puerto_rico-number-more_doubloons = Más doblones
puerto_rico-number-more_doubloons-about = Doblones que recibe cada jugador al empezar, además de los habituales.
puerto_rico-number-more_colonists = Más colonos
puerto_rico-number-more_colonists-about = Colonos en la reserva, además de los habituales; un número negativo quita algunos.
puerto_rico-number-more_chips = Más fichas de PV
puerto_rico-number-more_chips-about = Fichas de PV en la reserva, además de las habituales; un número negativo quita algunas.
