# Words printed on the boards of Magister Navis, and their alt texts.

magister_navis-board-round = Ronda { $round } de { $rounds }
magister_navis-board-phase-prepare = Construir y cobrar
magister_navis-board-phase-action = Acciones
magister_navis-board-build = Obra hasta nivel { $level }
magister_navis-board-ask-salary = Salario: { $count ->
        [one] vuelve 1 disco
       *[other] vuelven { $count } discos
    }
magister_navis-board-ask-turn = Pago: vuelve un disco
magister_navis-board-ask-arrange = ¿Qué gobernador?
magister_navis-board-ask-discard = Descartar cartas: { $count }
magister_navis-board-open = abierta
magister_navis-board-closed = cerrada
magister_navis-board-passed = ha pasado

magister_navis-board-start = empieza
magister_navis-board-points = gloria ahora
magister_navis-board-harbor = puerto
magister_navis-board-supply = reserva
magister_navis-board-cities = { $count ->
    [one] ciudad
   *[other] ciudades
}
magister_navis-board-connections = { $count ->
    [one] conexión
   *[other] conexiones
}

# What a track gives, in a wide picture and beside its number.
magister_navis-board-gives-industry = Obra hasta nivel { $count }
magister_navis-board-gives-culture = Crecimiento { $count }
magister_navis-board-gives-finance = { $count ->
        [one] { $count } pago
       *[other] { $count } pagos
    }
magister_navis-board-gives-politics = Límite cartas { $count }
magister_navis-board-short-industry = nivel
magister_navis-board-short-culture = crecer
magister_navis-board-short-finance = pagos
magister_navis-board-short-politics = cartas

# Alt texts: players by letter, cards and cities by code.
magister_navis-alt-headline = { $count ->
        [0] { $phase }, ronda { $round } de { $rounds }.
       *[other] Turno: { $names } ({ $phase }, ronda { $round } de { $rounds }).
    }
magister_navis-alt-seat = { $letter } { $name }{ $marks }: { $points } de gloria, industria { $industry }, cultura { $culture }, finanzas { $finance }, política { $politics }, puerto { $harbor }, reserva { $supply }, ciudades { $cities }, conexiones { $connections }, cartas { $cards }/{ $limit }{ $free }{ $used }.
magister_navis-alt-seat-free = ; libres { $buildings }
magister_navis-alt-seat-used = ; en uso { $buildings }
magister_navis-alt-track = { $region }: { $discs }.
magister_navis-alt-cities = Ciudades: { $cities }.
magister_navis-alt-links = Conexiones: { $links }.
magister_navis-alt-tops = Cartas de arriba: { $cards }.
magister_navis-alt-player = { $name } (asiento { $letter }){ $marks }: { $points } de gloria ahora; puerto { $harbor }, reserva { $supply }.
magister_navis-alt-status = { $status } { $value }: { $gives }, gloria { $glory }.
magister_navis-alt-buildings = Edificios: { $buildings }.
magister_navis-alt-used = en uso
magister_navis-alt-tokens = Fichas: { $tokens }.
magister_navis-alt-hand = Cartas { $count }, límite { $limit }: { $cards }.
magister_navis-alt-governor = (en el espacio de gobernador)
magister_navis-alt-aside = { magister_navis-slavery_cards } aparte.
magister_navis-alt-region = { $region } ({ $state }), discos { $presence }.
magister_navis-alt-waiting = Fichas en la ruta: { $tokens }.
magister_navis-alt-cards = Cartas: { $cards }.
magister_navis-alt-final = { $place } { $name }: { $points } de gloria ({ $parts }).
