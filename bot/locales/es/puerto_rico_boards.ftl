# Names of things, the words printed on boards, and alt texts.

puerto_rico-good-corn = maíz
puerto_rico-good-indigo = añil
puerto_rico-good-sugar = azúcar
puerto_rico-good-tobacco = tabaco
puerto_rico-good-coffee = café

# One letter a good, printed beside its colour; all different.
puerto_rico-letter-corn = M
puerto_rico-letter-indigo = A
puerto_rico-letter-sugar = Z
puerto_rico-letter-tobacco = T
puerto_rico-letter-coffee = C

puerto_rico-tile-corn = plantación de maíz
puerto_rico-tile-indigo = plantación de añil
puerto_rico-tile-sugar = plantación de azúcar
puerto_rico-tile-tobacco = plantación de tabaco
puerto_rico-tile-coffee = plantación de café
puerto_rico-tile-quarry = cantera

puerto_rico-role-settler = Colonizador
puerto_rico-role-mayor = Alcalde
puerto_rico-role-builder = Constructor
puerto_rico-role-craftsman = Capataz
puerto_rico-role-trader = Mercader
puerto_rico-role-captain = Capitán
puerto_rico-role-prospector = Buscador
puerto_rico-role-prospector_1 = Buscador 1
puerto_rico-role-prospector_2 = Buscador 2

puerto_rico-board-round = Ronda { $round }
puerto_rico-board-phase-round = Elegir personaje
puerto_rico-board-phase-draft = Elegir edificios
puerto_rico-board-phase-draft-over = Edificios en juego
puerto_rico-board-phase-settler = Colonizador
puerto_rico-board-phase-mayor = Alcalde
puerto_rico-board-phase-builder = Constructor
puerto_rico-board-phase-craftsman = Capataz
puerto_rico-board-phase-trader = Mercader
puerto_rico-board-phase-captain = Capitán
puerto_rico-board-phase-prospector = Buscador
puerto_rico-board-last-round = ¡Última ronda!
puerto_rico-board-of = Tablero
puerto_rico-board-governor = Gobernador
puerto_rico-board-ending-colonists = Última ronda: no quedan colonos
puerto_rico-board-ending-city = Última ronda: ciudad llena
puerto_rico-board-ending-chips = Última ronda: no quedan fichas de PV
puerto_rico-board-hidden = ocultas

puerto_rico-alt-supply = { $acting }{ $phase }, ronda { $round }, { $title }. Gobernador: { $governor }.
puerto_rico-alt-acting = Turno: { $names }.{" "}
puerto_rico-alt-seats = Doblones/puntos: { $seats }.
puerto_rico-alt-roles = Personajes: { $roles }.
puerto_rico-alt-plantations = Plantaciones: { $tiles }; { $quarries ->
    [one] 1 cantera
   *[other] { $quarries } canteras
}, { $hidden } ocultas.
puerto_rico-alt-ship = Barco { $capacity }: { $load } { $good }
puerto_rico-alt-ship-empty = Barco { $capacity }: vacío
puerto_rico-alt-house = Comercio: { $goods }.
puerto_rico-alt-goods = Mercancías: { $goods }.
puerto_rico-alt-colonists = Colonos: { $supply } en reserva, { $ship } en el barco. Fichas de PV: { $chips }.
puerto_rico-alt-buildings = Edificios por precio: { $buildings }.
puerto_rico-alt-nobles = Nobles: { $supply } en reserva, { $ship } en el barco.
puerto_rico-alt-draft = Coste { $cost } ({ $count }/{ $spaces }): { $chosen }{ $open }.
puerto_rico-alt-draft-open = ; libres { $kinds }
puerto_rico-alt-player = { $name } (asiento { $letter }){ $marks }: { $doubloons ->
    [one] { $doubloons } doblón
   *[other] { $doubloons } doblones
}, fichas de PV { $chips }, { $points } PV en tablero.
puerto_rico-alt-my-goods = Mercancías: { $goods }.
puerto_rico-alt-island = Isla ({ $count } de 12; ocupadas/todas): { $tiles }.
puerto_rico-alt-city = Ciudad ({ $count } de 12; ocupados/círculos): { $buildings }.
puerto_rico-alt-windrose = Colonos sin sitio: { $count }.
puerto_rico-alt-my-nobles = Nobles: { $count }, sin sitio { $idle }.
puerto_rico-alt-of-them = {" "}({ $nobles } { $nobles ->
        [one] noble
       *[other] nobles
    })

# What is different from the boards before; $change is signed: +2.
puerto_rico-change-row = Plantaciones
puerto_rico-change-ships = Barcos
puerto_rico-change-house = Comercio
puerto_rico-change-goods = Mercancías
puerto_rico-change-stock = Edificios
puerto_rico-change-supply = Reserva
puerto_rico-change-chosen = elegido: { $things }
puerto_rico-change-sailed = barco { $ship } vacío
puerto_rico-change-ship = barco { $ship } con { $goods }
puerto_rico-change-doubloons =
    { $count ->
        [one] { $change } doblón
       *[other] { $change } doblones
    }
puerto_rico-change-chips =
    { $count ->
        [one] { $change } ficha de PV
       *[other] { $change } fichas de PV
    }
puerto_rico-change-points = { $change } PV en el tablero
puerto_rico-change-colonists =
    { $count ->
        [one] { $change } colono
       *[other] { $change } colonos
    }
puerto_rico-change-on-ship = { $change } en el barco de los colonos
puerto_rico-change-nobles =
    { $count ->
        [one] { $change } noble
       *[other] { $change } nobles
    }
puerto_rico-change-nobles-on-ship =
    { $count ->
        [one] { $change } noble en el barco de los colonos
       *[other] { $change } nobles en el barco de los colonos
    }
puerto_rico-change-quarries =
    { $count ->
        [one] { $change } cantera
       *[other] { $change } canteras
    }
puerto_rico-change-hidden = { $change } boca abajo

puerto_rico-alt-line = { $name }: { $doubloons ->
    [one] { $doubloons } doblón
   *[other] { $doubloons } doblones
}, { $points } PV; { $goods }; isla { $tiles }/12, ciudad { $spaces }/12.
puerto_rico-alt-final = { $place } { $name }: { $points } PV ({ $parts }; desempate { $tiebreak }).

puerto_rico-board-legend-chips = fichas
puerto_rico-board-legend-buildings = en edificios
puerto_rico-board-legend-nobles = nobles

# What somebody is asked, as the title of its picture; short, in the base form.
puerto_rico-question-role = Elegir personaje
puerto_rico-question-build = Constructor · { $count ->
    [one] { $count } doblón
   *[other] { $count } doblones
}
puerto_rico-question-settle = Colonizador · tomar loseta
puerto_rico-question-lay = Poner loseta
puerto_rico-question-produce = Capataz · mercancía extra
puerto_rico-question-sell = Mercader · vender una
puerto_rico-question-load = Capitán · cargar barco
puerto_rico-question-small_wharf = Muelle pequeño · cargar
puerto_rico-question-supply = Proveedor real · hasta { $count }
puerto_rico-question-store = Capitán · almacenar
puerto_rico-question-draft = Elegir edificio
puerto_rico-question-place = Alcalde · { $count } por colocar
puerto_rico-question-guests = Posada · mover huésped
puerto_rico-question-discard = Pabellón de caza · descartar
puerto_rico-question-pay = Mercado negro · { $count } por pagar
puerto_rico-question-own = tienes { $count }
puerto_rico-question-post = { $good }, puesto propio
puerto_rico-question-buy = Comprar plantación
puerto_rico-question-onto = { $count } al barco { $ship }
puerto_rico-question-wharf = { $count } por el muelle
puerto_rico-question-small-wharf = mercancías, 1 PV por cada dos
puerto_rico-alt-board = { $name }: { $doubloons ->
    [one] { $doubloons } doblón
   *[other] { $doubloons } doblones
}, { $points } PV; mercancías: { $goods }; losetas: { $tiles }; edificios: { $buildings }.
