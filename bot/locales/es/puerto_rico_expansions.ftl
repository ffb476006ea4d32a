# Puerto Rico's expansions: options, questions, moves and events.

## Table options

puerto_rico-option-expansions = Expansiones
puerto_rico-option-expansions-about = Nuevos edificios añade 14 edificios; Los nobles añade 8 edificios y 20 nobles.
puerto_rico-option-expansions-none = ninguna
puerto_rico-option-expansions-buildings = Nuevos edificios
puerto_rico-option-expansions-nobles = Los nobles
puerto_rico-option-expansions-both = Nuevos edificios y Los nobles
puerto_rico-option-draft = Selección de edificios
puerto_rico-option-draft-about = ¿Qué 17 de los 31 edificios beige hay en la partida? El conjunto fijo tiene todos los nuevos.
puerto_rico-option-draft-draft = los eligen los jugadores
puerto_rico-option-draft-random = al azar
puerto_rico-option-draft-fixed = un conjunto fijo
puerto_rico-option-decline_points = PV de edificios
puerto_rico-option-decline_points-about = ¿Se pueden rechazar los PV de edificios como puerto o iglesia, para que las fichas duren más?
puerto_rico-option-decline_points-no = hay que tomarlos
puerto_rico-option-decline_points-yes = se pueden rechazar
puerto_rico-option-decline_extra_good = Mercancía extra del capataz
puerto_rico-option-decline_extra_good-about = ¿Puede el capataz dejar la mercancía extra en la reserva?
puerto_rico-option-decline_extra_good-no = hay que tomarla
puerto_rico-option-decline_extra_good-yes = se puede rechazar
puerto_rico-option-vp_exhaustion = La última ficha de PV
puerto_rico-option-vp_exhaustion-about = ¿La última ficha de PV termina la partida en cualquier fase, o solo en la del capitán?
puerto_rico-option-vp_exhaustion-any_phase = la termina en cualquier fase
puerto_rico-option-vp_exhaustion-captain_only = solo en la fase del capitán
puerto_rico-option-office_and_trading_post = Oficina y puesto comercial
puerto_rico-option-office_and_trading_post-about = ¿Pueden estar ambos? El reglamento aconseja jugar siempre con uno de ellos, nunca con los dos.
puerto_rico-option-office_and_trading_post-both = pueden estar ambos
puerto_rico-option-office_and_trading_post-not_both = como mucho uno de ellos
puerto_rico-option-office_and_trading_post-exactly_one = exactamente uno de ellos
puerto_rico-option-hacienda_and_forest_house = Hacienda y casa forestal
puerto_rico-option-hacienda_and_forest_house-about = ¿Pueden estar ambas en la misma partida? Juntas dan bosques baratos.
puerto_rico-option-hacienda_and_forest_house-both = pueden estar ambas
puerto_rico-option-hacienda_and_forest_house-not_both = solo una de ellas
puerto_rico-option-factory_and_specialty_factory = Fábrica y fábrica especial
puerto_rico-option-factory_and_specialty_factory-about = ¿Pueden estar ambas en la misma partida? Algunas reglas caseras permiten solo una.
puerto_rico-option-factory_and_specialty_factory-both = pueden estar ambas
puerto_rico-option-factory_and_specialty_factory-not_both = solo una de ellas
puerto_rico-option-villa_and_jeweler = Villa y joyería
puerto_rico-option-villa_and_jeweler-about = ¿Pueden estar ambas en la misma partida? Algunas reglas caseras permiten solo una.
puerto_rico-option-villa_and_jeweler-both = pueden estar ambas
puerto_rico-option-villa_and_jeweler-not_both = solo una de ellas
puerto_rico-option-library_2p = Biblioteca con 2 jugadores
puerto_rico-option-library_2p-about = Con tres personajes cada uno por ronda: ¿la biblioteca duplica todos?
puerto_rico-option-library_2p-every_role = duplica todos los personajes
puerto_rico-option-library_2p-once_a_round = duplica un personaje por ronda
puerto_rico-option-specialty_factory_corn = Fábrica especial: maíz
puerto_rico-option-specialty_factory_corn-about = ¿Puede ser el maíz el tipo que cuenta la fábrica especial?
puerto_rico-option-specialty_factory_corn-no = no cuenta nunca
puerto_rico-option-specialty_factory_corn-yes = cuenta como los demás tipos
puerto_rico-option-specialty_factory_privilege = Fábrica especial: privilegio
puerto_rico-option-specialty_factory_privilege-about = ¿Cuenta la mercancía extra del capataz para la fábrica especial?
puerto_rico-option-specialty_factory_privilege-yes = cuenta
puerto_rico-option-specialty_factory_privilege-no = no cuenta
puerto_rico-option-trading_post_full_house = Puesto comercial
puerto_rico-option-trading_post_full_house-about = ¿Puede vender ahí quien lo tiene mientras la casa de comercio está llena?
puerto_rico-option-trading_post_full_house-yes = puede vender con la casa de comercio llena
puerto_rico-option-trading_post_full_house-no = entonces no puede vender
puerto_rico-option-union_hall = Gremio
puerto_rico-option-union_hall-about = ¿Puntúa en tu primer turno en cualquier caso, o solo si entonces puedes cargar?
puerto_rico-option-union_hall-first_turn = puntúa en cualquier caso
puerto_rico-option-union_hall-needs_a_load = solo si puedes cargar
puerto_rico-option-small_wharf_minimum = Muelle pequeño: carga mínima
puerto_rico-option-small_wharf_minimum-about = ¿Cuántas mercancías debe cargar como mínimo un muelle pequeño?
puerto_rico-option-small_wharf_minimum-1 = 1, aunque no dé PV
puerto_rico-option-small_wharf_minimum-2 = 2
puerto_rico-option-small_wharf_bonus = Muelle pequeño: extra
puerto_rico-option-small_wharf_bonus-about = ¿Puerto y faro cuentan una carga mezclada una vez, o una por cada tipo?
puerto_rico-option-small_wharf_bonus-per_load = una vez por carga
puerto_rico-option-small_wharf_bonus-per_kind = una vez por cada tipo
puerto_rico-option-land_office_noble = Catastro con un noble
puerto_rico-option-land_office_noble-about = Quien lo usa para descartar una plantación, ¿recibe 1 doblón o lo paga?
puerto_rico-option-land_office_noble-earns = recibe 1 doblón
puerto_rico-option-land_office_noble-pays = paga 1 doblón
puerto_rico-option-nobles_from_supply = Nobles de la reserva
puerto_rico-option-nobles_from_supply-about = ¿El privilegio del alcalde, el hospicio y la universidad pueden dar un noble de la reserva?
puerto_rico-option-nobles_from_supply-no = solo colonos
puerto_rico-option-nobles_from_supply-yes = se puede tomar un noble
puerto_rico-option-decline_villa = Villa
puerto_rico-option-decline_villa-about = ¿Puede quien la tiene renunciar al noble que da?
puerto_rico-option-decline_villa-no = hay que tomar el noble
puerto_rico-option-decline_villa-yes = se puede rechazar el noble
puerto_rico-option-jeweler_copies_2p = Joyerías con 2 jugadores
puerto_rico-option-jeweler_copies_2p-about = De cada edificio beige hay una copia; de producción, dos. ¿Cuántas de la joyería?
puerto_rico-option-jeweler_copies_2p-2 = 2, como los de producción
puerto_rico-option-jeweler_copies_2p-1 = 1, como los beige

## Phase, as a headline

puerto_rico-phase-draft = Selección de edificios

## Questions

puerto_rico-ask-draft = { $name }, elige un edificio para esta partida ({ $left ->
    [one] el último hueco
   *[other] { $left } huecos libres
}).
puerto_rico-ask-person-settler = { $name }, ¿quieres un colono o un noble para la loseta nueva (hospicio)?
puerto_rico-ask-person-mayor = { $name }, ¿quieres un colono o un noble como alcalde?
puerto_rico-ask-person-builder = { $name }, ¿quieres un colono o un noble en el edificio nuevo (universidad)?
puerto_rico-ask-villa = { $name }, ¿tomas el noble de la villa?
puerto_rico-ask-villa-colonist = { $name }, no quedan nobles: ¿tomas un colono de la villa?
puerto_rico-ask-ship-person = { $name }, toma un colono o un noble del barco.
puerto_rico-ask-place-people = { $name }, coloca a tu gente ({ $people ->
    [one] queda { $people }
   *[other] quedan { $people }
}).
puerto_rico-ask-guests = { $name }, ¿mueves ahora un huésped?
puerto_rico-ask-guests-first = { $name }, aquí no puedes hacer nada si antes no mueves un huésped. ¿Mueves uno?
puerto_rico-ask-lay = { $name }, coloca la plantación que has sacado boca arriba, o boca abajo como bosque.
puerto_rico-ask-lay-known = { $name }, has sacado: { $tile }. ¿La colocas boca arriba, o boca abajo como bosque?
puerto_rico-ask-discard = { $name }, ¿descartas una loseta de tu isla (pabellón de caza)?
puerto_rico-ask-pay = { $name }, ¿qué entregas en el mercado negro por tu edificio?
puerto_rico-ask-supply = { $name }, ¿qué mercancías entregas a la corte (proveedor real, { $nobles } en tu tablero)?
puerto_rico-ask-small_wharf = { $name }, ¿qué mercancías envías con el muelle pequeño? Pasa para enviar lo cargado.
puerto_rico-ask-points = { $name }, ¿tomas los PV por tu edificio?
puerto_rico-ask-sell-post = { $name }, vende una mercancía en tu puesto comercial.
puerto_rico-ask-sell-land = { $name }, ¿usas tu catastro?
puerto_rico-ask-sell-both = { $name }, vende una mercancía a la casa de comercio o en tu puesto comercial.
puerto_rico-ask-sell-trade = { $name }, vende una mercancía y usa tu catastro, en el orden que quieras.

## Moves

puerto_rico-stock = Tienes { $goods }.
puerto_rico-place-windrose = sin sitio
puerto_rico-menu-guest = Mover un huésped
puerto_rico-menu-small_wharf = Muelle pequeño …
puerto_rico-menu-draft-small = Elegir un edificio pequeño
puerto_rico-menu-draft-large = Elegir un edificio grande
puerto_rico-move-guest = Huésped → { $place }
puerto_rico-move-guest_noble = Huésped noble → { $place }
puerto_rico-move-forest = { $tile } como bosque
puerto_rico-move-forest-hint = Queda boca abajo; cada dos bosques te ahorran 1 doblón al construir.
puerto_rico-move-plant = Colocarla boca arriba
puerto_rico-move-plant-known = Boca arriba: { $tile }
puerto_rico-move-turn = Boca abajo como bosque
puerto_rico-move-discard = Descartar: { $land }
puerto_rico-move-buy = Sacar y colocar una plantación, { $price }
puerto_rico-move-noble = Tomar un noble
puerto_rico-move-place_noble = Noble → { $place }
puerto_rico-move-pay_colonist = Entregar un colono ({ $place })
puerto_rico-move-pay_noble = Entregar un noble ({ $place })
puerto_rico-move-pay_good = Entregar { $goods }
puerto_rico-move-pay_point = Entregar { $points }
puerto_rico-move-post = { $good } en el puesto comercial, { $price }
puerto_rico-move-post-hint = Tu única venta en esta fase; los mercados no añaden nada.
puerto_rico-move-supply = { $goods } → corte, { $points }
puerto_rico-move-small_wharf = { $goods } → muelle pequeño
puerto_rico-move-small_wharf-hint = Una vez por fase: cualquier mercancía, 1 PV por cada dos.
puerto_rico-move-pay-short = { $doubloons ->
    [one] Te falta { $doubloons }
   *[other] Te faltan { $doubloons }
}: mercado negro.
puerto_rico-move-points = Tomar los PV

## Events

puerto_rico-got-colonists = { $count ->
    [one] { $count } colono
   *[other] { $count } colonos
}
puerto_rico-got-nobles = { $count ->
    [one] { $count } noble
   *[other] { $count } nobles
}
puerto_rico-event-drafted = { $name } elige para esta partida: { $building }.
puerto_rico-event-guest = { $name } mueve { $count ->
    [one] un huésped
   *[other] { $count } huéspedes
}: { $circles }.
puerto_rico-event-looked = { $name } mira la plantación de arriba ({ $source }).
puerto_rico-event-forest = { $name } coloca un bosque.
puerto_rico-event-discarded = { $name } descarta: { $tile } ({ $source }).
puerto_rico-event-bought = { $name } compra con el catastro: { $tile }.
puerto_rico-event-noble = { $name } recibe un noble ({ $source }).
puerto_rico-event-noble-circle = { $name } recibe un noble ({ $source }): { $circle }.
puerto_rico-event-colonist-villa = { $name } recibe un colono de la villa, porque no quedan nobles.
puerto_rico-event-points = { $name } recibe { $points } ({ $source }).
puerto_rico-event-paid = { $name } entrega en el mercado negro: { $things }.
puerto_rico-event-post = { $name } vende { $goods } en el puesto comercial por { $doubloons }.
puerto_rico-event-supplied = { $name } entrega { $goods } a la corte: { $points }.
puerto_rico-event-small_wharfed = { $name } envía { $goods } con el muelle pequeño: { $points }.
puerto_rico-event-ship_refilled-people = El barco de los colonos trae { $people }.
puerto_rico-event-ship_refilled-people-short = El barco de los colonos trae { $people }; { $missing ->
    [one] falta { $missing }
   *[other] faltan { $missing }
}.

## The position in words

puerto_rico-summary-draft = Selección de edificios, coste { $cost } ({ $chosen } de { $spaces }): { $buildings }; libres: { $open }.
puerto_rico-summary-nobles = Nobles: { $ship } en el barco, { $supply } en la reserva.
puerto_rico-summary-player-nobles = Nobles de { $name } ({ $count }): { $circles }.
