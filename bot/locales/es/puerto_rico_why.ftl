# /why: what stands against a move (`puerto_rico-why-<code>`), what it adds up to, and how
# moves are called that may be asked about.

puerto_rico-why-not-asked = { common-why-waiting } (reglamento: { puerto_rico-book-round }).

## When a move is made

puerto_rico-why-when-role = Un personaje se elige cuando te toca tomar una carta, entre dos fases (reglamento: { puerto_rico-book-round }).
puerto_rico-why-when-draw = Una plantación extra se saca en la fase del colonizador, antes de tu elección normal (reglamento: { puerto_rico-book-buildings }).
puerto_rico-why-when-settle = Las losetas se toman en la fase del colonizador, en tu turno (reglamento: { puerto_rico-book-settler }).
puerto_rico-why-when-colonist = Un colono suelto lo dan el privilegio del alcalde, el hospicio o la universidad, y solo en ese momento (reglamento: { puerto_rico-book-buildings }, { puerto_rico-book-mayor }).
puerto_rico-why-when-place = La gente se coloca solo en la fase del alcalde (reglamento: { puerto_rico-book-mayor }).
puerto_rico-why-when-build = Los edificios se construyen en la fase del constructor, uno por turno (reglamento: { puerto_rico-book-builder }).
puerto_rico-why-when-produce = Solo el capataz elige una mercancía extra, cuando todo el mundo ha producido (reglamento: { puerto_rico-book-craftsman }).
puerto_rico-why-when-sell = Las mercancías se venden en la fase del mercader, una por turno (reglamento: { puerto_rico-book-trader }).
puerto_rico-why-when-load = Las mercancías se cargan en la fase del capitán, en tu turno (reglamento: { puerto_rico-book-captain }).
puerto_rico-why-when-wharf = El muelle envía mercancías en la fase del capitán, en tu turno (reglamento: { puerto_rico-book-buildings }).
puerto_rico-why-when-store = Las mercancías se almacenan al final de la fase del capitán, después de toda la carga (reglamento: { puerto_rico-book-storage }).
puerto_rico-why-when-keep = Las mercancías se almacenan al final de la fase del capitán, después de toda la carga (reglamento: { puerto_rico-book-storage }).
puerto_rico-why-when-draft = Los edificios se seleccionan antes de la primera ronda, uno por turno (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-forest = Una plantación solo puede convertirse en bosque cuando la tomas (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-plant = Una plantación que se saca se coloca al momento (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-turn = Una plantación que se saca se coloca al momento (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-discard = Las losetas se descartan con el pabellón de caza al final de la fase del colonizador, o con el catastro en tu turno de la fase del mercader (reglamento: { puerto_rico-book-nobles }).
puerto_rico-why-when-buy = El catastro compra en tu turno de la fase del mercader (reglamento: { puerto_rico-book-nobles }).
puerto_rico-why-when-noble = Un noble se toma donde también podrías tomar un colono del barco (reglamento: { puerto_rico-book-nobles }).
puerto_rico-why-when-place_noble = La gente se coloca solo en la fase del alcalde (reglamento: { puerto_rico-book-mayor }).
puerto_rico-why-when-pay_colonist = El mercado negro paga cuando construyes algo para lo que te falta un poco (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-pay_noble = El mercado negro paga cuando construyes algo para lo que te falta un poco (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-pay_good = El mercado negro paga cuando construyes algo para lo que te falta un poco (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-pay_point = El mercado negro paga cuando construyes algo para lo que te falta un poco (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-post = El puesto comercial vende en tu turno de la fase del mercader (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-supply = El proveedor real entrega mercancías en tu primer turno de la fase del capitán, antes de cargar (reglamento: { puerto_rico-book-nobles }).
puerto_rico-why-when-small_wharf = El muelle pequeño envía mercancías en la fase del capitán, en tu turno (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-points = Los PV de un edificio se ofrecen en el momento en que los gana.

## What stands against it

puerto_rico-why-unoccupied = { $building }: ahí no trabaja nadie, así que no hace nada (reglamento: { puerto_rico-book-beige }).
puerto_rico-why-role-absent = { $role }: esta carta no se usa con { $players } jugadores (reglamento: { puerto_rico-book-preparation }).
puerto_rico-why-role-taken = { $role }: { $seat } ya ha tomado esta carta, así que queda fuera en esta ronda (reglamento: { puerto_rico-book-roles }).
puerto_rico-why-island-full = Tu isla está llena: las { $spaces } casillas tienen una loseta (reglamento: { puerto_rico-book-settler }).
puerto_rico-why-no-tiles = No quedan plantaciones, ni boca abajo ni descartadas (reglamento: { puerto_rico-book-buildings }).
puerto_rico-why-tile-not-open = No hay visible ninguna loseta así: { $tile } (reglamento: { puerto_rico-book-settler }).
puerto_rico-why-no-quarries = No quedan canteras (reglamento: { puerto_rico-book-settler }).
puerto_rico-why-quarry-right = Solo pueden tomar una cantera el colonizador y quien tenga una caseta de obras ocupada (reglamento: { puerto_rico-book-settler }, { puerto_rico-book-buildings }).
puerto_rico-why-one-quarry = En esta fase ya has tenido tu única cantera ({ common-ruling }).
puerto_rico-why-no-colonists = No quedan colonos que puedas tomar (reglamento: { puerto_rico-book-buildings }).
puerto_rico-why-nobody-idle = No te queda nadie por colocar.
puerto_rico-why-no-tile = En tu isla no tienes ninguna loseta así: { $tile }.
puerto_rico-why-circle-full = { $circle }: todos los círculos están ocupados (reglamento: { puerto_rico-book-mayor }).
puerto_rico-why-built-already = { $building }: ya lo tienes, y nadie construye dos veces el mismo edificio (reglamento: { puerto_rico-book-builder }).
puerto_rico-why-not-in-game = { $building }: no está en esta partida.
puerto_rico-why-sold-out = { $building }: no quedan copias (reglamento: { puerto_rico-book-builder }).
puerto_rico-why-too-dear = Cuesta { $price } y tienes { $have }: { $missing ->
    [one] te falta { $missing }
   *[other] te faltan { $missing }
} (reglamento: { puerto_rico-book-builder }).
puerto_rico-why-city-full = Tu ciudad está llena (reglamento: { puerto_rico-book-builder }).
puerto_rico-why-no-pair = Un edificio grande necesita dos casillas; { $spaces ->
    [0] no te queda ninguna
    [one] te queda { $spaces }
   *[other] te quedan { $spaces }
} (reglamento: { puerto_rico-book-builder }).
puerto_rico-why-large-limit = En tu ciudad no caben más de { $most } edificios grandes ({ common-ruling }).
puerto_rico-why-supply-empty = En la reserva no queda { $good } (reglamento: { puerto_rico-book-craftsman }).
puerto_rico-why-not-produced = En esta fase no has producido { $good } (reglamento: { puerto_rico-book-craftsman }).
puerto_rico-why-no-good = No tienes { $good }.
puerto_rico-why-house-full = La casa de comercio está llena: los { $stalls } puestos están ocupados (reglamento: { puerto_rico-book-trader }).
puerto_rico-why-in-house = La casa de comercio ya tiene { $good }; solo una oficina ocupada puede vender un tipo dos veces (reglamento: { puerto_rico-book-trader }).
puerto_rico-why-no-ship = En esta partida no hay ningún barco carguero de { $ship } espacios (reglamento: { puerto_rico-book-preparation }).
puerto_rico-why-on-other-ship = El barco { $ship } ya lleva { $good }, y un tipo va en un solo barco, aunque esté lleno (reglamento: { puerto_rico-book-captain }).
puerto_rico-why-other-kind = El barco { $ship } lleva { $good }, y un barco admite un solo tipo (reglamento: { puerto_rico-book-captain }).
puerto_rico-why-ship-full = El barco { $ship } está lleno; para tu { $good } habrá que esperar a la próxima fase (reglamento: { puerto_rico-book-captain }).
puerto_rico-why-larger-ship = El barco { $ship } es demasiado pequeño: tienes { $have } de { $good }, y en un barco vacío caben más (reglamento: { puerto_rico-book-captain }).
puerto_rico-why-wharf-used = Ya has usado el muelle en esta fase (reglamento: { puerto_rico-book-buildings }).
puerto_rico-why-kept-already = Ya conservas todo tu { $good } (reglamento: { puerto_rico-book-storage }).
puerto_rico-why-warehouses-full = En tus almacenes no caben más tipos (reglamento: { puerto_rico-book-storage }).
puerto_rico-why-singles-kept = No puedes conservar más mercancías sueltas (reglamento: { puerto_rico-book-storage }).
puerto_rico-why-market-short = Con lo que tienes, el mercado negro puede sustituir como mucho { $most }: una persona, una mercancía, una ficha de PV (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-sold-already = Ya has hecho tu única venta de esta fase (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-not-drafted = { $building }: no se selecciona; los edificios de producción y los de los nobles están siempre en la partida (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-drafted-already = { $building }: ya se ha elegido (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-draft-full = Todos los huecos para edificios de { $cost } están ocupados (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-draft-rival = { $building }: esta mesa juega con un solo edificio de su pareja.
puerto_rico-why-draft-kept = Esta mesa juega con exactamente uno de estos dos: { $building }, { $rival }. Se le guarda el último hueco de su coste.
puerto_rico-why-no-guest-colonist = En tu posada no hay ningún colono (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-no-guest-noble = En tu posada no hay ningún noble (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-guests-mayor = Los huéspedes no se mueven en una fase del alcalde (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-guest-home = Fuera de la fase del alcalde nadie entra en la posada (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-guest-later = Acaba lo que has empezado; los huéspedes pueden moverse en tu próxima decisión (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-forest-quarry = Una cantera no puede convertirse en bosque (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-discard-quarry = Las canteras se quedan en la isla (reglamento: { puerto_rico-book-nobles }).
puerto_rico-why-discard-forest = El catastro no quita bosques (reglamento: { puerto_rico-book-nobles }).
puerto_rico-why-no-nobles = Esta partida se juega sin nobles.
puerto_rico-why-no-noble-aboard = En el barco de los colonos no hay ningún noble (reglamento: { puerto_rico-book-nobles }).
puerto_rico-why-no-noble-idle = No te queda ningún noble por colocar.
puerto_rico-why-noble-sources = Mientras haya colonos en la reserva, de ahí recibes un colono; los nobles solo vienen del barco y de la villa ({ common-ruling }).
puerto_rico-why-villa-noble = La villa da un noble mientras queden en la reserva (reglamento: { puerto_rico-book-nobles }).
puerto_rico-why-villa-colonist = En la reserva no quedan nobles, así que la villa da un colono (reglamento: { puerto_rico-book-nobles }).
puerto_rico-why-pay-own = No se puede entregar a una persona que está en el propio mercado negro (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-pay-nobody = { $place }: ahí no hay nadie de ese tipo para entregar (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-pay-no-chips = No tienes fichas de PV (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-paid-already = Ya has entregado algo así: como mucho una persona, una mercancía y una ficha de PV (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-post-full = En esta mesa el puesto comercial está cerrado mientras la casa de comercio esté llena.
puerto_rico-why-no-doubloon = No tienes el doblón que cuesta (reglamento: { puerto_rico-book-nobles }).
puerto_rico-why-land-office-noble = En tu catastro hay un colono; solo un noble puede descartar ahí plantaciones (reglamento: { puerto_rico-book-nobles }).
puerto_rico-why-land-office-colonist = En tu catastro hay un noble; solo un colono puede comprar ahí plantaciones (reglamento: { puerto_rico-book-nobles }).
puerto_rico-why-land-office-used = Ya has usado el catastro en esta fase (reglamento: { puerto_rico-book-nobles }).
puerto_rico-why-supplied-already = { $good }: ya has entregado una, y todas las mercancías tienen que ser distintas (reglamento: { puerto_rico-book-nobles }).
puerto_rico-why-small-wharf-least = En esta mesa el muelle pequeño tiene que enviar al menos { $least } mercancías.
puerto_rico-why-small-wharf-used = Ya has usado el muelle pequeño en esta fase (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-no-pass-role = Tienes que tomar un personaje, aunque no te sirva (reglamento: { puerto_rico-book-roles }).
puerto_rico-why-no-pass-place = Nadie puede quedarse sin sitio mientras haya un círculo vacío (reglamento: { puerto_rico-book-mayor }).
puerto_rico-why-no-pass-load = Puedes cargar un barco carguero, así que tienes que hacerlo; en su lugar solo se puede usar un muelle (reglamento: { puerto_rico-book-captain }).
puerto_rico-why-no-pass-colonist = En esta mesa hay que tomar la persona extra del alcalde.
puerto_rico-why-no-pass-produce = Solo tienes que elegir tu mercancía extra; no te cuesta nada (reglamento: { puerto_rico-book-craftsman }).
puerto_rico-why-no-pass-ship = Tienes que tomar a alguien; solo eliges si colono o noble (reglamento: { puerto_rico-book-nobles }).
puerto_rico-why-no-pass-draft = Alguien tiene que elegir cada edificio, y te toca a ti (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-no-pass-pay = Ya lo estás construyendo: tienes que entregar lo que falta (reglamento: { puerto_rico-book-new_buildings }).
puerto_rico-why-no-pass-lay = La plantación que has sacado hay que colocarla, de una forma o de otra (reglamento: { puerto_rico-book-buildings }, { puerto_rico-book-new_buildings }).
puerto_rico-why-no-pass-small_wharf = En esta mesa el muelle pequeño tiene que enviar más mercancías.

## What it adds up to

puerto_rico-why-sum-price = Precio: { $parts } = { puerto_rico-doubloons }
puerto_rico-why-sum-sale = Ingresos: { $parts } = { puerto_rico-doubloons }
puerto_rico-why-part-printed = impreso
puerto_rico-why-part-chosen = en esta mesa
puerto_rico-why-part-quarries = canteras
puerto_rico-why-part-builder = constructor
puerto_rico-why-part-forests = bosques
puerto_rico-why-part-zoning_office = junta de obras
puerto_rico-why-part-list = precio de lista
puerto_rico-why-part-small_market = mercado pequeño
puerto_rico-why-part-large_market = mercado grande
puerto_rico-why-part-trader = mercader
puerto_rico-why-part-library = biblioteca

## Moves that may be asked about

puerto_rico-why-move-role = Tomar el personaje { $role }
puerto_rico-why-move-draw = Sacar una plantación con la hacienda
puerto_rico-why-move-settle = Tomar: { $tile }
puerto_rico-why-move-colonist = Tomar un colono
puerto_rico-why-move-place = Colocar en: { $circle }
puerto_rico-why-move-produce = Elegir { $good } como capataz
puerto_rico-why-move-sell = Vender { $good }
puerto_rico-why-move-load = Cargar { $good } en el barco { $ship }
puerto_rico-why-move-wharf = Enviar { $good } con el muelle
puerto_rico-why-move-store = Almacenar todo: { $good }
puerto_rico-why-move-keep = Conservar 1 { $good }
puerto_rico-why-move-draft = Seleccionar: { $building }
puerto_rico-why-move-guest = Mover un huésped a: { $circle }
puerto_rico-why-move-guest_noble = Mover un huésped noble a: { $circle }
puerto_rico-why-move-forest = Tomar como bosque: { $tile }
puerto_rico-why-move-plant = Colocar boca arriba la plantación sacada
puerto_rico-why-move-turn = Colocar como bosque la plantación sacada
puerto_rico-why-move-discard = Descartar: { $land }
puerto_rico-why-move-buy = Comprar una plantación con el catastro
puerto_rico-why-move-noble = Tomar un noble
puerto_rico-why-move-place_noble = Colocar un noble en: { $circle }
puerto_rico-why-move-pay_colonist = Pagar con un colono: { $place }
puerto_rico-why-move-pay_noble = Pagar con un noble: { $place }
puerto_rico-why-move-pay_good = Pagar con 1 { $good }
puerto_rico-why-move-pay_point = Pagar con una ficha de PV
puerto_rico-why-move-post = Vender { $good } en el puesto comercial
puerto_rico-why-move-supply = Entregar { $good } a la corte real
puerto_rico-why-move-small_wharf = Enviar { $good } con el muelle pequeño
puerto_rico-why-move-points = Tomar los PV de un edificio
