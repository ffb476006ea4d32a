# Names: regions, cities, buildings, tokens, status values and lines of the score.

magister_navis-region-EU = Europa y el Mediterráneo
magister_navis-region-AF = África
magister_navis-region-SA = Sudamérica
magister_navis-region-CA = Caribe
magister_navis-region-NA = Norteamérica
magister_navis-region-IN = India
magister_navis-region-FE = Lejano Oriente

magister_navis-city-EU1 = Londres
magister_navis-city-EU2 = Danzig
magister_navis-city-EU3 = Lisboa
magister_navis-city-EU4 = Sevilla
magister_navis-city-EU5 = París
magister_navis-city-EU6 = Venecia
magister_navis-city-EU7 = Constantinopla
magister_navis-city-EU8 = Túnez
magister_navis-city-EU9 = Trípoli
magister_navis-city-EU10 = Alejandría
magister_navis-city-AF1 = Luanda
magister_navis-city-AF2 = Zanzíbar
magister_navis-city-SA1 = Lima
magister_navis-city-SA2 = Fortaleza
magister_navis-city-SA3 = Río de Janeiro
magister_navis-city-CA1 = Nasáu
magister_navis-city-CA2 = Santo Domingo
magister_navis-city-CA3 = San Juan
magister_navis-city-NA1 = Nueva Orleans
magister_navis-city-NA2 = Boston
magister_navis-city-NA3 = Montreal
magister_navis-city-IN1 = Karachi
magister_navis-city-IN2 = Madrás
magister_navis-city-IN3 = Calcuta
magister_navis-city-FE1 = Malaca
magister_navis-city-FE2 = Macao
magister_navis-city-FE3 = Pekín
magister_navis-city-FE4 = Osaka
magister_navis-city-FE5 = Batavia

magister_navis-building-residence = Casa colonial
magister_navis-building-market = Mercado
magister_navis-building-shipyard = Astillero
magister_navis-building-workshop = Taller
magister_navis-building-bank = Banco
magister_navis-building-barracks = Cuartel
magister_navis-building-guild_hall = Gremio
magister_navis-building-dock = Muelles
magister_navis-building-fortress = Fortaleza
magister_navis-building-theater = Teatro
magister_navis-building-cartographer = Cartógrafo
magister_navis-building-trade_office = Oficina comercial
magister_navis-building-university = Universidad
magister_navis-building-exchange = Bolsa
magister_navis-building-museum = Museo
magister_navis-building-parliament = Parlamento

magister_navis-status-industry = Industria
magister_navis-status-culture = Cultura
magister_navis-status-finance = Finanzas
magister_navis-status-politics = Política

magister_navis-token-industry = industria
magister_navis-token-culture = cultura
magister_navis-token-finance = finanzas
magister_navis-token-politics = política
magister_navis-token-ship_or_draw = navegar/tomar
magister_navis-token-occupy_or_draw = ocupar/tomar
magister_navis-token-payment = pago
magister_navis-token-attack = ataque

magister_navis-score-connections = conexiones
magister_navis-score-cities = ciudades
magister_navis-score-industry = industria
magister_navis-score-culture = cultura
magister_navis-score-finance = finanzas
magister_navis-score-politics = política
magister_navis-score-cards = cartas
magister_navis-score-governor = sin gobernador
magister_navis-score-buildings = edificios
magister_navis-score-harbor = puerto
magister_navis-score-slavery = esclavitud
magister_navis-score-player = **{ $place }** { $name }: { $points } de gloria ({ $parts })
magister_navis-score-now = { $name }: { $points } de gloria si la partida terminara ahora; { $secured } segura, { $open } abierta
magister_navis-score-parts = { $name } tiene segura { $secured }; todavía abierta: { $open }
magister_navis-score-note = La gloria segura ya no se puede perder: fichas y edificios. El resto está abierto.

# Short names of the decks, as their cards are called, and of the governors' cards.

magister_navis-deck-EU = Europa
magister_navis-deck-SL = Esclavitud
magister_navis-deck-AF = África
magister_navis-deck-SA = Sudamérica
magister_navis-deck-CA = Caribe
magister_navis-deck-NA = Norteamérica
magister_navis-deck-IN = India
magister_navis-deck-FE = Lejano Oriente
magister_navis-governor-AF = Gobernador de África
magister_navis-governor-SA = Gobernador de Sudamérica
magister_navis-governor-CA = Gobernador del Caribe
magister_navis-governor-NA = Gobernador de Norteamérica
magister_navis-governor-IN = Gobernador de la India
magister_navis-governor-FE = Gobernador del Lejano Oriente
magister_navis-governor-none = nadie
magister_navis-card = { $deck } { $value }
magister_navis-place = { $name } ({ $code })
magister_navis-link = { $first } – { $second }
magister_navis-token-of = ficha de { $token }
magister_navis-salary = salario
magister_navis-discs = { $count ->
    [0] ningún disco
    [one] { $count } disco
   *[other] { $count } discos
}
magister_navis-slavery_cards = { $count ->
    [one] { $count } carta de esclavitud
   *[other] { $count } cartas de esclavitud
}
magister_navis-glory = gloria

## The game in the lobby

magister_navis-title = Magister Navis
magister_navis-about = Surca los mares, abre siete regiones, ocupa ciudades y conéctalas: ¿quién ganará más gloria? De 3 a 5 jugadores, siete rondas. No hay nada oculto: fichas, cartas y puntuación están a la vista.
magister_navis-cover = Portada de Magister Navis: una vieja carta náutica con una rosa de los vientos; unos barcos parten de las ciudades de Europa hacia costas lejanas. Arriba a la izquierda, el nombre del juego.
magister_navis-round = Ronda { $round }

magister_navis-option-set_aside_penalty = Cartas de esclavitud apartadas
magister_navis-option-set_aside_penalty-about = ¿Cada una cuesta 1 de gloria al final, aunque nunca se haya abolido la esclavitud?
magister_navis-option-set_aside_penalty-always = siempre cuestan 1 de gloria
magister_navis-option-set_aside_penalty-if_abolished = solo tras la abolición
magister_navis-option-late_governor = Gobernador después de pasar
magister_navis-option-late_governor-about = Si alguien recibe un gobernador tras pasar, ¿cuándo deben volver a caber sus cartas en el límite?
magister_navis-option-late_governor-at_once = al momento
magister_navis-option-late_governor-next_pass = la próxima vez que pase
magister_navis-option-empty_activation = Activar sin acción
magister_navis-option-empty_activation-about = ¿Se puede activar un edificio sin su acción, solo para ganar tiempo?
magister_navis-option-empty_activation-no = no se permite
magister_navis-option-empty_activation-yes = se permite
magister_navis-option-governor_space = Espacio de gobernador
magister_navis-option-governor_space-about = ¿Puede quedar vacío el espacio de gobernador y descartarse otra carta en su lugar?
magister_navis-option-governor_space-free = puede quedar vacío
magister_navis-option-governor_space-must_fill = hay que llenarlo
magister_navis-option-dock_in_europe = Muelles en Europa
magister_navis-option-dock_in_europe-about = ¿Se pueden usar los muelles solo para ocupar en Europa, adonde no se puede navegar?
magister_navis-option-dock_in_europe-yes = se permite
magister_navis-option-dock_in_europe-no = no se permite
magister_navis-option-end_arrangement = Cartas al final
magister_navis-option-end_arrangement-about = Al final, ¿cuenta la mejor colocación de las cartas o la que hay?
magister_navis-option-end_arrangement-best = la mejor colocación
magister_navis-option-end_arrangement-as_laid = como están
magister_navis-option-preparation = Construir, crecer, cobrar
magister_navis-option-preparation-about = ¿Hace cada jugador las tres cosas seguidas, o todos acaban una antes de empezar la siguiente?
magister_navis-option-preparation-by_player = jugador por jugador
magister_navis-option-preparation-by_phase = fase por fase
magister_navis-number-more_discs = Más discos
magister_navis-number-more_discs-about = Discos en la reserva de cada jugador al empezar, además de los habituales; un número negativo quita algunos.
magister_navis-number-connection_glory = Gloria por conexión
magister_navis-number-connection_glory-about = Lo que vale cada conexión al final.

## Phases, as headlines

magister_navis-phase-prepare = Construcción, crecimiento y salario
magister_navis-phase-turn = Acciones
magister_navis-phase-action = Todo el mundo ha pasado

## Questions

magister_navis-ask-build = { $name }, construye un edificio (hasta el nivel { $level }).
magister_navis-ask-build-lowest = { $name }, construye un edificio (no queda ninguno de los niveles que puedes construir, así que eliges del más bajo).
magister_navis-ask-salary = { $name }, { $payments ->
    [one] elige el disco que vuelve
   *[other] elige los { $payments } discos que vuelven
}.
magister_navis-ask-turn = { $name }, juega tu turno o pasa (tienes { $harbor ->
    [0] cero discos
    [one] { $harbor } disco
   *[other] { $harbor } discos
} en tu puerto).
magister_navis-ask-second = { $name }, ¿usas { $source } una segunda vez?
magister_navis-ask-arrange = { $name }, ¿qué gobernador va en el espacio de gobernador?
magister_navis-ask-discard = { $name }, descarta { $surplus ->
    [one] una carta
   *[other] { $surplus } cartas
} (puedes conservar { $limit }{ $governor ->
    [0] {""}
   *[other] {" "}y el gobernador
}).

## Actions and moves

magister_navis-do-ship = Navegar
magister_navis-do-occupy = Ocupar
magister_navis-do-attack = Atacar
magister_navis-do-draw = Tomar carta
magister_navis-do-pay = Pago
magister_navis-also-ship = navegar
magister_navis-also-occupy = ocupar
magister_navis-also-attack = atacar
magister_navis-also-draw = tomar carta
magister_navis-also-pay = pago
magister_navis-either = { $first } o { $second }
magister_navis-both = { $first } y/o { $second }
magister_navis-twice = { $first } una o dos veces
magister_navis-action = { $action }: { $target } · { $source }
magister_navis-hint-level = Nivel { $level }. { $count ->
    [one] Queda { $count }
   *[other] Quedan { $count }
}.
magister_navis-hint-cost = Cuesta { magister_navis-discs } en total.
magister_navis-hint-token = La ficha sale de la partida. Cuesta { magister_navis-discs }.
magister_navis-hint-track = { $taken } de { $spaces } espacios ocupados; tienes { $own }.
magister_navis-hint-beside = Junto a la ruta llena: sin ficha, pero con presencia.
magister_navis-hint-glory = { $count } de gloria al final.
magister_navis-hint-links = Completa: { $links }.
magister_navis-hint-needs = Necesita { $value }; tienes { $own }.
magister_navis-hint-abolition = Abole la esclavitud.
magister_navis-hint-to-deck = Vuelve a su mazo.
magister_navis-hint-aside = Se queda boca abajo junto a tu tablero.
magister_navis-hint-away = Sale de la partida.
magister_navis-move-arrange = { $governor } al espacio
magister_navis-move-arrange-none = Dejar el espacio vacío
magister_navis-move-arrange-none-hint = Un espacio de gobernador vacío vale 3 de gloria al final.
magister_navis-move-activate = Activar sin acción: { $building }
magister_navis-move-done = Dejarlo así
magister_navis-move-pass-hint = Ya no juegas más turnos en esta ronda.

## Events

magister_navis-event-round = Ronda { $round }: empieza { $name }.
magister_navis-event-built = { $name } construye: { $building }.
magister_navis-event-built-grown = { $name } construye: { $building }. Crecimiento: { $discs }.
magister_navis-event-built-paid = { $name } construye: { $building }. Crecimiento: { $discs }. Vuelve de: { $buildings }.
magister_navis-event-grown = { $name } mueve { $discs ->
    [0] cero discos
    [one] { $discs } disco
   *[other] { $discs } discos
} de la reserva al puerto.
magister_navis-event-salaried = { $name } recupera { magister_navis-discs }: { $buildings }.
magister_navis-event-idled = { $name } activa { $building } sin su acción.
magister_navis-event-shipped = { $name } navega: { $region }, espacio { $space }, { $token } ({ $source }).
magister_navis-event-shipped-beside = { $name } navega: { $region }, junto a la ruta llena ({ $source }).
magister_navis-event-opened = ¡{ $region } se abre! { $name } recibe { $card } ({ $symbols }).
magister_navis-event-occupied = { $name } ocupa { $city }: { $token } ({ $source }).
magister_navis-event-attacked = { $name } quita { $city } a { $other } ({ $source }).
magister_navis-event-linked = { $name } conecta { $first } y { $second }: { $token }.
magister_navis-event-linked-again = { $name } conecta { $first } y { $second }.
magister_navis-event-unlinked = { $name } pierde la conexión { $first } – { $second }.
magister_navis-event-freed = { $name } recupera un disco: { $building } ({ $source }).
magister_navis-event-drawn = { $name } toma { $card }: { $symbols } ({ $source }).
magister_navis-event-abolished = { $name } abole la esclavitud: el mazo de esclavitud sale de la partida.
magister_navis-event-set_aside = { $name } aparta { magister_navis-slavery_cards }.
magister_navis-event-arranged = { $name } pone en el espacio de gobernador: { $card }.
magister_navis-event-arranged-none = { $name } deja vacío el espacio de gobernador.
magister_navis-event-discarded = { $name } descarta: { $card }.

## The position in words

magister_navis-summary-round = Ronda { $round } de { $rounds }, jugador inicial { $name }. { $stage }.
magister_navis-summary-passed = Han pasado: { $names }.
magister_navis-summary-offer = Edificios, con (los que quedan): { $buildings }.
magister_navis-summary-region-closed = { $region }: cerrada, { $taken } de { $spaces } espacios ocupados. Discos: { $discs }. Próximas fichas: { $tokens }.
magister_navis-summary-region-open = { $region }: abierta. Discos: { $discs }.
magister_navis-summary-cities = Ciudades de { $region }: { $cities }.
magister_navis-summary-deck = Cartas { $deck }: { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}, arriba { $card }: { $symbols }.
magister_navis-summary-deck-empty = Cartas { $deck }: ninguna.
magister_navis-summary-links = Conexiones sin dueño todavía: { $links }.
magister_navis-summary-held = Conexiones controladas: { $links }.
magister_navis-summary-abolished = La esclavitud está abolida.
magister_navis-summary-player = { $name }: { $points } de gloria ahora. { $status }.
magister_navis-summary-status = { $status } { $value } ({ $reward })
magister_navis-summary-reward-industry = nivel { $count }
magister_navis-summary-reward-culture = crecimiento { $count }
magister_navis-summary-reward-finance = { magister_navis-board-gives-finance }
magister_navis-summary-reward-politics = límite { $count }
magister_navis-summary-discs = Discos de { $name }: { $harbor } en el puerto, { $supply } en la reserva. Fichas de acción: { $tokens }.
magister_navis-summary-buildings = Edificios de { $name }: { $buildings }.
magister_navis-summary-active = con disco
magister_navis-summary-cards = Cartas de { $name } (límite { $limit }): { $cards }. Espacio de gobernador: { $governor }.
magister_navis-summary-set_aside = Apartadas por { $name }: { magister_navis-slavery_cards }.

## What has changed since the boards before

magister_navis-change-opened = abierta
