# Leagues: corrections, the log, why something was decided, conduct, imports and exports.

## Corrections

league-kind = { $what ->
    [result] un resultado
    [seat] un asiento
    [deadline] un plazo
    [points] puntos
    [player] un jugador
    [team] un equipo
    [division] una división
    [card] una tarjeta
    [annul] lo que cuenta
    [ban] quién puede jugar en la liga
    [second] una confirmación
    [undo] la revocación de una corrección
    [import] una importación
    [approve] una aprobación
    [rescue] una intervención en una mesa
    [dispute] una disputa
    [partner] un bot asociado
   *[other] una corrección
}
league-kind-result = Resultado de una mesa
league-kind-seat = Asiento en una mesa
league-kind-deadline = Plazo de una mesa o último día
league-kind-points = Puntos de liga
league-kind-player = Jugador en una mesa, o fuera de la temporada o readmitido
league-kind-team = Equipo de un jugador, o nombre de un equipo
league-kind-division = División
league-kind-card = Levantar una tarjeta
league-kind-ban = Fuera de la liga para siempre
league-kind-annul = Anular una mesa, o todas las mesas terminadas de un jugador
league-corrected = ✅ La corrección #{ NUMBER($number, useGrouping: 0) } vale, y todo el mundo puede leerla en /liga registro. Para revocarla: /liga revocar.
league-correction-waits = 🛑 Esto te afecta a ti o a una mesa tuya, así que no puedes decidirlo por tu cuenta. Está en el registro como corrección #{ NUMBER($number, useGrouping: 0) } y vale en cuanto otra persona de la organización la confirme con /liga confirmar.
league-annul-title = Qué cambiaría la corrección #{ NUMBER($number, useGrouping: 0) }
league-annul-table = { $table ->
    [0] La mesa { $number } de la temporada
   *[other] La mesa #{ NUMBER($table, useGrouping: 0) }
} no contaría para nadie: { $names }
league-annul-moves = { $name }, división { $division }: el puesto { $before } pasa a ser el { $place }
league-annul-none = No cambia ningún puesto.
league-annul-about = Todavía no ha cambiado nada. La corrección vale cuando la confirmes aquí, u otra persona de la organización con /liga confirmar. Los ratings y las mesas en juego se quedan como están.
button-league-annul = Confirmar
league-seconded = ✅ La corrección #{ NUMBER($number, useGrouping: 0) } vale ahora.
league-undone = ↩️ La corrección #{ NUMBER($number, useGrouping: 0) } se ha revocado.
league-correction-about = { $what ->
    [team] : { $other } → { $team }
   *[other] { $value ->
        [none] {""}
       *[other] : { $value }
    }
}
league-post-corrected = ✏️ { $by } { $what ->
    [ban] excluyó a { $about } de la liga para siempre
   *[other] { league-corrected-what }{ $table ->
        [0] {""}
       *[other] {" "}en la mesa #{ NUMBER($table, useGrouping: 0) }
    }{ $about ->
        [none] {""}
       *[other] {" "}({ $about })
    }
}{ league-correction-about } · #{ NUMBER($number, useGrouping: 0) }. Motivo: { $reason }
league-corrected-what = { $what ->
    [annul] anuló lo jugado
   *[other] corrigió { league-kind }
}
league-post-undone = ↩️ { $by } revocó la corrección #{ NUMBER($number, useGrouping: 0) }. Motivo: { $reason }
league-post-team_changed = 👥 { $by } { $team ->
    [none] te ha sacado del equipo { $other }. /liga inscribirse muestra tu inscripción.
   *[other] te ha puesto en el equipo { $team }.
} Motivo: { $reason }
league-post-team_renamed = 👥 { $by } ha cambiado el nombre de tu equipo { $other }: ahora se llama { $team }. Motivo: { $reason }
error-league = Eso no es posible en esta liga.
error-league-correction = { $what ->
    [kind] No hay ninguna corrección “{ $value }”. Elige una de la lista.
    [table] Indica una mesa de esta temporada.
    [person] Indica un jugador.
    [other] Indica también quién juega en su lugar.
    [number] Da como valor un número del 1 al { $value }.
    [scores] Da como valor los puntos de los { $value } asientos por orden, por ejemplo 31 28 28 22. Si decidió un desempate, añade los puestos: 31/1 28/3 28/2 22/4.
    [points] Da como valor los puntos de liga, de 0 a { $value }, por ejemplo 6, 2.5 o 7/3.
    [hours] Da como valor el tiempo extra, por ejemplo 24h o 2d, como mucho { $value } horas.
    [day] “{ $value }” no es un día. Escríbelo como 2026-12-24.
    [before-first-day] El último día no puede ser anterior al primero, { $value }.
    [rule] Antes del sorteo, el último día es una regla de la temporada. Cámbialo con /liga configurar.
    [ended] El último día ha pasado: ahora solo las propias mesas pueden recibir más tiempo.
    [not-over] Esta mesa todavía no ha terminado.
    [not-playing] Esta mesa no se está jugando.
    [playing] Mientras se juega una mesa, no se pueden intercambiar sus asientos. Para reemplazar a alguien, elige “Jugador”.
    [over] Esta mesa ha terminado. Para decidir para quién cuenta un asiento, elige “Asiento”.
    [not-there] { $value ->
        [none] Ese jugador no tiene asiento ahí.
       *[other] { $value } no tiene asiento ahí.
    }
    [there] { $value } ya tiene un asiento ahí.
    [not-in] { $value } no juega en esta temporada.
    [excluded] { $value } tiene una exclusión de esta temporada. Para que vuelva a jugar, revoca antes la exclusión (/liga corregir, “Jugador” sin mesa).
    [later] La corrección #{ $value } se basa en esta. Revoca antes aquella.
    [annulled] Esta mesa está anulada. Revoca antes esa corrección: /liga por-qué muestra su número.
    [banned] Esta persona tiene una exclusión de la liga. Para que vuelva a jugar, revoca antes la corrección #{ $value } (/liga revocar).
    [no-table] { $value } no ha terminado ninguna mesa de esta temporada que cuente.
    [winners] La ronda siguiente de una copa sale de sus mesas de ganadores, así que no se puede anular ninguna. Corrige mejor el resultado o los puntos.
    [team] Indica el jugador y el equipo al que pasa (ninguno lo saca del suyo). Para cambiar el nombre de un equipo, indícalo como equipo y su nombre nuevo como valor.
    [team-drawn] { $value } ya tiene mesas en esta temporada, así que sigue en el mismo equipo.
    [team-needed] { $value } juega, y desde el borrador todo el mundo tiene equipo. Indica a qué equipo pasa; un nombre nuevo funda uno.
    [team-unknown] En esta temporada no hay ningún equipo “{ $value }”. Elige uno de la lista.
    [team-taken] Ya hay un equipo { $value }. Elige otro nombre.
    [team-same] { $value ->
        [none] Ese jugador no está en ningún equipo.
       *[other] Eso no cambia nada: el equipo ya es { $value }.
    }
    [no-card] { $value } no tiene ninguna tarjeta que levantar.
   *[event] No hay ningún incidente { $value } que trajera una tarjeta. /liga tarjetas muestra los números.
}
error-league-unknown-correction = Esta liga no tiene ninguna corrección #{ NUMBER($number, useGrouping: 0) }.
error-league-nothing-to-do = La corrección #{ NUMBER($number, useGrouping: 0) } no necesita nada más: se ha revocado o ya vale.
error-league-own-table = La corrección #{ NUMBER($number, useGrouping: 0) } te afecta a ti o a una mesa tuya, o la hiciste tú: tiene que hacerlo otra persona de la organización. Tu intento está en el registro.

## Disputes

notice-league-disputed = ⚖️ { $name } ha planteado una disputa sobre esta mesa. Todos los relojes se paran hasta que decida la organización, como mucho hasta el { $until }. Se puede seguir jugando. Cada persona de la mesa puede dar su versión abajo o con /liga disputa; solo la leen la mesa y la organización.
notice-league-dispute-closed = ⚖️ { $outcome ->
    [upheld] La organización ha aceptado la disputa sobre esta mesa.
    [dismissed] La organización ha desestimado la disputa sobre esta mesa.
   *[withdrawn] La disputa sobre esta mesa se retiró.
}{ $reason ->
    [none] {""}
   *[other] {" "}Motivo: { $reason }
}
league-post-disputed = ⚖️ Hay una disputa en { $table }. Sus relojes están parados hasta que se decida, como mucho hasta el { $until }. La organización lee ambas versiones y decide aquí o con /liga disputa.
league-post-heard = ⚖️ Alguien ha planteado una disputa en { $table }. Da tu versión si quieres: solo la leen la mesa y la organización. Se decide antes del { $until }, y hasta entonces no corre ningún reloj.
league-post-dispute_overdue = ⚖️ Nadie ha decidido a tiempo la disputa en { $table }, así que la partida sigue. Todavía se puede decidir aquí o con /liga disputa.
button-league-dispute = Ambas versiones
button-league-dispute-raise = Plantear una disputa
button-league-dispute-state = Dar mi versión
button-league-dispute-withdraw = Retirar
button-league-dispute-upheld = Aceptar
button-league-dispute-dismissed = Desestimar
league-dispute-title = ⚖️ Disputa en la mesa #{ NUMBER($table, useGrouping: 0) }
league-dispute-raised = La planteó { $name } el { $at }
league-dispute-side = **{ $name }**, el { $at }:
league-dispute-silent = Faltan por dar su versión: { $names }. Se puede desestimar ya, y aceptar sin esas personas desde el { $at }.
league-dispute-due = Si nadie ha decidido antes del { $until }, la partida sigue.
league-dispute-then = Lo que resulte de tu decisión, otro resultado o una mesa que no cuenta, es una corrección aparte: /liga corregir.
league-dispute-ended = { $outcome ->
    [upheld] ✅ { $by } la aceptó.
    [dismissed] 🚫 { $by } la desestimó.
   *[withdrawn] ↩️ { $by } la retiró.
}{ $reason ->
    [none] {""}
   *[other] {" "}Motivo: { $reason }
}
league-dispute-form = { $what ->
    [raise] Plantear una disputa
    [state] Tu versión
    [upheld] Aceptar la disputa
   *[dismissed] Desestimar la disputa
}
league-dispute-label = { $what ->
    [raise] ¿Qué pasó?
    [state] ¿Cómo lo ves tú?
   *[other] ¿Por qué?
}
league-dispute-hint = { $what ->
    [raise] Los relojes de la mesa se paran. Solo lo leen la mesa y la organización.
    [state] Solo lo leen la mesa y la organización; puedes cambiarlo hasta que decidan.
   *[other] Lo puede leer todo el mundo.
}
error-league-dispute = { $what ->
    [table] Indica una mesa de la liga que haya empezado o usa esto en su hilo.
    [none] En esta mesa no hay ninguna disputa; solo puede plantear una quien juega en ella.
    [season] La temporada de esta mesa no se está jugando, así que no se puede plantear nada. La organización todavía puede corregir un resultado.
    [player] Eso solo pueden hacerlo quienes juegan en esta mesa.
    [reader] Una disputa solo la leen quienes juegan en esta mesa y la organización de la liga.
    [open] En esta mesa ya hay una disputa: da tu versión con /liga disputa.
    [again] Ya planteaste antes una disputa en esta mesa. Habla con la organización si hay algo nuevo.
    [closed] Esta disputa ha terminado mientras tanto: /liga disputa muestra cómo.
    [words] Escribe algo, por favor: otras personas tienen que saber de qué se trata.
    [not-yours] Una disputa solo puede retirarla quien la planteó.
    [own] Juegas en esta mesa: tiene que decidir otra persona de la organización. Tu intento está en el registro.
   *[unheard] No todas las personas de la mesa han dado su versión. Se puede aceptar sin ellas desde el <t:{ NUMBER($until, useGrouping: 0) }:f>; desestimar, ya.
}

## The log

league-log-title = 📜 Registro de { $name }
league-log-none = Todavía no ha pasado nada.
league-log-older = Más antiguo
league-log-line = <t:{ NUMBER($at, useGrouping: 0) }:d> { $text }{ $table ->
    [0] {""}
   *[other] {" "}· mesa #{ NUMBER($table, useGrouping: 0) }
}{ $private ->
    [yes] {" "}🔒
   *[no] {""}
}
league-log-opened = Inscripción abierta
league-log-changed = { $by } cambió las reglas.{ $reason ->
    [none] {""}
   *[other] {" "}Motivo: { $reason }
}
league-log-league_closed = { $by } cerró la liga. Motivo: { $reason }
league-log-league_changed = { $by } cambió la liga.{ $reason ->
    [none] {""}
   *[other] {" "}Motivo: { $reason }
}
league-log-webhook_off = { $why ->
    [gone] Ya no se envían sucesos: quien los recibe no quiere ninguno
   *[failing] Ya no se envían sucesos: no llegó ninguno en varios días
}
league-log-role_gone = Se borró el rol de la organización
league-log-founder_gone = { $name ->
    [none] La liga ya no tiene a nadie al frente
   *[other] { $name }, al frente de la liga, ya no está en el servidor
}
league-log-handed_over = { $by } cedió la liga a { $name }. Motivo: { $reason }
league-log-closed = Inscripción cerrada
league-log-signed = { $name } se inscribió
league-log-reminded_to_confirm = { $count ->
    [one] Se recordó a una persona que confirme las reglas nuevas
   *[other] Se recordó a { $count } personas que confirmen las reglas nuevas
}
league-log-confirmed = { $name } confirmó las reglas nuevas
league-log-team_asked = { $name } quiere jugar para { $team }
league-log-team_refused = { $by } no ha dejado entrar a { $name } en { $team }
league-log-team = { $team ->
    [none] { $name } no indicó ningún equipo
   *[other] { $name } juega para { $team }
}
league-log-withdrew = { $name } se retiró
league-log-alternate = { $name } cambió si hace suplencias
league-log-admitted = { $by } aprobó a { $name }
league-log-refused = { $by } no aprobó a { $name }
league-log-dropped = { $name } quedó fuera antes de jugar una mesa: { $why ->
    [gone] ya no está en el servidor
    [role] no tiene el rol
    [finished] muy pocas mesas terminadas
    [unconfirmed] no confirmó las reglas nuevas
   *[timeouts] demasiados tiempos agotados
}
league-log-moved_up_list = { $name } salió de la lista de espera
league-log-entered = { $what ->
    [place] Incorporación tardía: { $name } ocupó la plaza de { $other } en la división { $division }, con { $count ->
        [one] una mesa
       *[other] { $count } mesas
    }
    [round] Incorporación tardía: { $name }, desde la ronda siguiente
    [fewer] Incorporación tardía en la división { $division }: { $name } ocupó un asiento de { $other }
   *[seat] { $name }, con incorporación tardía, ocupó un asiento más en la división { $division }, de { $other }
}
league-log-drafted = Divisiones preparadas
league-log-moved = { $by } pasó a { $name } a la división { $division }
league-log-published = { $by } publicó las divisiones
league-log-pairing = { $round ->
    [0] Sorteadas las mesas de la división { $division }
   *[other] Sorteada la ronda { $round }
}
league-log-round_opened = { $by } abrió la ronda { $round }
league-log-paired = Calendario publicado, semilla revelada
league-log-matched = Se formó una mesa de la escalera
league-log-round = Sorteada la ronda siguiente
league-log-started = Mesa abierta
league-log-finished = Mesa terminada
league-log-void = Mesa cancelada: { $why ->
    [late] no llegó a empezar
   *[other] no se pudo jugar
}
league-log-reminded = Se recordó a { $name } que empiece
league-log-asked = Se preguntó a { $name } si ocupa un asiento
league-log-declined = { $name } rechazó un asiento
league-log-substituted = { $name } ocupó un asiento
league-log-over_budget = Las vacaciones de { $name } superan lo que permite la temporada: juega un bot de la casa
league-log-left = { $name } dejó la temporada
league-log-taken_out = { $name } está fuera de la temporada{ $status ->
    [red] {" "}(tarjeta roja)
   *[other] {""}
}
league-log-taken_in = { $name } vuelve a estar en la temporada
league-log-conduct = { $name }: { league-card }, por { league-event }
league-log-rescued = { $by } intervino como organización: { $what ->
    [resume] la pausa terminó
    [pace] se cambió el ritmo
    [house-bot] un bot de la casa juega por alguien
   *[end] la mesa se terminó sin resultado
}. Motivo: { $reason }
league-log-obstacle = Algo impide que siga la temporada: { $what }
league-log-ending = Se avisó a todas las mesas del final de la temporada
league-log-overtime = Prórroga: los relojes corren más deprisa
league-log-over = Temporada terminada
league-log-imported = { $count ->
    [one] { $by } importó la última temporada: 1 persona
   *[other] { $by } importó la última temporada: { $count } personas
}
league-log-corrected = { $by } { $what ->
    [ban] excluyó a { $name } de la liga para siempre (#{ NUMBER($number, useGrouping: 0) })
   *[other] { league-corrected-what } (#{ NUMBER($number, useGrouping: 0) }){ $name ->
        [none] {""}
       *[other] {" "}de { $name }
    }
}{ league-correction-about }. Motivo: { $reason }
league-log-correction_waits = { $by } quiere corregir { league-kind } (#{ NUMBER($number, useGrouping: 0) }) que le afecta{ league-correction-about }; tiene que confirmarlo otra persona de la organización. Motivo: { $reason }
league-log-correction_planned = { $by } miró qué cambiaría una anulación (#{ NUMBER($number, useGrouping: 0) }){ $name ->
    [none] {""}
   *[other] {" "}para { $name }
}{ league-correction-about }; vale cuando se confirme. Motivo: { $reason }
league-log-seconded = { $by } confirmó la corrección #{ NUMBER($number, useGrouping: 0) }
league-log-undone = { $by } revocó la corrección #{ NUMBER($number, useGrouping: 0) }. Motivo: { $reason }
league-log-disputed = { $by } planteó una disputa
league-log-dispute_closed = { $what ->
    [upheld] { $by } aceptó la disputa
    [dismissed] { $by } desestimó la disputa
   *[withdrawn] { $by } retiró la disputa
}{ $reason ->
    [none] {""}
   *[other] . Motivo: { $reason }
}
league-log-dispute_overdue = Nadie decidió la disputa a tiempo: la partida sigue
league-log-attempt = Rechazado: { $by } intentó decidir algo ({ league-kind }), { $why ->
    [own] pero le afecta
   *[role] pero no es de la organización
}

## Why

league-why-title = 🔎 Por qué es así
league-why-table = Mesa { $number } de la temporada, división { $division }. Su gente se sorteó de modo que cada persona juegue las partidas prometidas y las parejas coincidan de la forma más pareja posible; después contaron los asientos, las horas activas y las mesas de la temporada pasada, en este orden.
league-why-meetings = Coincidencias de una pareja en esta división, de media: { $low ->
    [same] { $high }
   *[other] de { $low } a { $high }
}; de las parejas de esta mesa: { $least ->
    [same] { $most }
   *[other] de { $least } a { $most }
}.
league-why-seat = { $name }: aquí el asiento { $seat }; cada asiento en la temporada: { $counts }
league-why-seed = -# Los sorteos salieron del número { $seed } con la sal { $salt }.
league-why-award = { $table ->
    [0] {""}
   *[other] Mesa #{ NUMBER($table, useGrouping: 0) } ·{" "}
}{ $name }: { $points } puntos, { $why ->
    [place] puesto { $place }
    [left] porque dejó el asiento o acabó una persona suplente
    [bot] porque un bot de la casa tomó más de un tercio de las decisiones
    [few] porque una suplencia necesita un tercio de las decisiones para puntuar
   *[corrected] corregido por la organización
}
league-why-correction = ✏️ Corrección #{ NUMBER($number, useGrouping: 0) }: { $reason }
league-why-unknown = Esta persona no juega en esta temporada.
league-why-division = { $name } juega en la división { $division }: { $why ->
    [stayed] se mantuvo ahí
    [promoted] ascendió
    [relegated] descendió
    [new] juega por primera vez
    [moved-up] subió por alguien que se retiró
    [by-hand] lo decidió la organización
    [late] incorporación tardía
   *[other] según el sorteo
}.
league-why-round = Mesa { $number } del torneo, en la ronda { $round }: su gente tenía { $least ->
    [same] { $most }
   *[other] de { $least } a { $most }
} puntos por partida. { $again ->
    [0] Aquí nadie había coincidido antes.
    [one] Una pareja había coincidido antes: no era posible, o no se encontró, ninguna ronda con menos.
   *[other] { $again } parejas habían coincidido antes: no era posible, o no se encontró, ninguna ronda con menos.
}
league-why-exchange = Con { $other } aquí y { $name } en la otra mesa: { $why ->
    [team] coincidiría gente de un mismo equipo.
    [met] { $met ->
        [one] coincidiría de nuevo una pareja más
       *[other] las coincidencias repetidas pesarían { $met } más
    }{ $gap ->
        [less] , aunque la gente iría más igualada
       *[more] {""}
    }.
    [gap] coincide de nuevo el mismo número de parejas, pero la gente iría menos igualada.
    [larger] la gente va igual de igualada, pero las mesas más grandes se repartirían peor.
   *[other] igual de bueno, salvo por las horas activas de la gente o por el sorteo.
}
league-why-team = { $place ->
    [0] { $name } está en el equipo { $team }.
   *[other] { $name } está en el equipo { $team }, que va en el puesto { $place } con { $points } puntos por partida.
}
league-why-bye = { $name } tuvo descanso en la ronda { $round }: las mesas no cuadraban, y los descansos van a quien ha tenido menos, y de esas personas a las peor clasificadas.
league-why-joined = { $name } entró después del comienzo y juega menos rondas.
league-why-late = { $name } entró después del sorteo, por { $other }. Las mesas que ocupó cuentan si las termina; quien tenía antes el asiento no recibe nada. Una mesa donde tomó menos de un tercio de las decisiones no cuenta como partida suya.
league-why-place = { $name } está en el puesto { $place }: { $why ->
    [first] nadie va mejor.
    [points] { $own } puntos por partida; { $other }, por encima, tiene { $others }.
    [wins] en empate a puntos con { $other }, por encima, pero { $own } victorias frente a { $others }.
    [seconds] en empate a puntos y victorias con { $other }, por encima, pero { $own } segundos puestos frente a { $others }.
    [common] en empate con { $other }, por encima, hasta los segundos puestos, pero le fue peor en las mesas comunes ({ $own } frente a { $others }).
    [share] en empate con { $other }, por encima, hasta las mesas comunes, pero con una parte menor de las puntuaciones ganadoras ({ $own } frente a { $others }).
    [opponents] en empate a puntos con { $other }, por encima, pero con rivales de { $own } puntos por partida frente a { $others }.
    [head] en empate a puntos y rivales con { $other }, por encima, pero le fue peor en las mesas comunes ({ $own } frente a { $others }).
    [seats] en empate hasta las mesas comunes con { $other }, por encima, que tuvo los asientos más difíciles: dieron { $others } puntos por partida de media en este torneo, frente a { $own }.
    [left] dejó la temporada y va por debajo de quienes siguieron jugando.
    [red] tiene una exclusión y va por debajo de quienes siguieron jugando.
    [few] ha terminado muy pocas mesas en persona y va por debajo de quienes tienen suficientes.
    [guest] una suplencia de fuera no quita aquí el puesto a nadie.
   *[lot] en empate en todo con { $other }, por encima, así que decidió el sorteo.
}

## Conduct

league-card = { $card ->
    [warning] 🗣️ advertencia
    [yellow] 🟨 tarjeta amarilla
    [red] 🟥 tarjeta roja
   *[none] sin tarjeta
}
league-event = { $event ->
    [timeout] agotar el tiempo
    [left] dejar un asiento
   *[no-start] no empezar a jugar
}
league-record-title = 🗒️ Conducta de { $name }
league-record-all = Todas las personas con tarjeta
league-record-none = Nada: todo en orden.
league-record-about = -# Incidentes según la regla: una advertencia, después amarilla (una mesa menos a la vez), después roja (fuera de la temporada). Solo pasan a la temporada siguiente.
league-why-holder = { $name }: { league-card }{ $count ->
    [0] {""}
    [one] {" "}(1 incidente)
   *[other] {" "}({ $count } incidentes)
}
league-why-carried = De la temporada pasada: { league-card }
league-why-event = <t:{ NUMBER($at, useGrouping: 0) }:d> { league-event }{ $table ->
    [0] {""}
   *[other] {" "}en la mesa #{ NUMBER($table, useGrouping: 0) }
}: { $reason ->
    [forgiven] levantado por la organización
    [absence] la misma ausencia, sin otra tarjeta
   *[none] { league-card } (incidente { NUMBER($number, useGrouping: 0) })
}
league-post-conduct = { $card ->
    [warning] 🗣️ Hiciste esperar a una mesa ({ league-event }{ $table ->
        [0] {""}
       *[other] , mesa #{ NUMBER($table, useGrouping: 0) }
    }). Esto es una advertencia; lo siguiente es tarjeta amarilla. ¿Vas a estar fuera? /vacaciones para tus relojes. /liga tarjetas muestra tu historial.
    [yellow] 🟨 Tarjeta amarilla por { league-event }: desde ahora juegas una mesa menos a la vez. Lo siguiente es la roja, y quedarías fuera de la temporada. /liga tarjetas muestra tu historial.
   *[red] 🟥 Tarjeta roja por { league-event }: estás fuera de esta temporada, y se pregunta a suplentes por tus asientos. /liga tarjetas muestra tu historial; si es un error, habla con la organización.
}

## What waits for a human

league-todo-title = ☑️ Pendiente en { $name }
league-todo-none = No te espera nada: la temporada marcha por sí sola.
league-todo-role = El rol de la organización ya no existe: elige otro con /liga configurar organización
league-role-silent = El rol { $role } no se puede mencionar, así que, al avisar a la organización, menciono a quien está al frente: permite que cualquiera lo mencione (Ajustes del servidor, Roles) o elige otro con /liga configurar organización.
league-todo-founder = La liga no tiene a nadie al frente ni un rol de organización: nombra a alguien con /liga ceder o elige un rol con /liga configurar organización
league-todo-round = La ronda { $number } espera a que se abra: lo hace el botón bajo esta lista
league-todo-asked = { $name } quiere jugar: /liga aprobar
league-todo-second = La corrección #{ NUMBER($number, useGrouping: 0) } { $what ->
    [annul] espera a que se confirme (/liga confirmar) o se revoque (/liga revocar)
   *[other] necesita a otra persona de la organización: /liga confirmar
}
league-todo-table = No puedo publicar en la mesa #{ NUMBER($table, useGrouping: 0) }: me falta el permiso “{ $permission }” en { $place }
league-todo-gone = La mesa #{ NUMBER($table, useGrouping: 0) } ha perdido su canal: /mesa trasladar
league-todo-dispute = Una disputa en la mesa #{ NUMBER($table, useGrouping: 0) } espera una decisión: /liga disputa
league-todo-no-result = La mesa #{ NUMBER($table, useGrouping: 0) } acabó sin resultado: /liga corregir, “Resultado”
league-todo-posts = { $count ->
    [one] No se pudo publicar un mensaje. Comprueba mis permisos en el canal de la liga.
   *[other] No se pudieron publicar { $count } mensajes. Comprueba mis permisos en el canal de la liga.
}
league-approve-none = Nadie espera aprobación.
league-approve-about = Estas personas quieren jugar. ¿Las admites?
league-approve-more = … y { $count } más
league-approve-done = { $status ->
    [in] ✅ { $name } juega.
    [waiting] ⌛ { $name } está en la lista de espera.
   *[withdrawn] 🚫 { $name } no juega.
}
button-league-admit = { $name }: sí
button-league-refuse = no

## Files

league-import-good = { $count ->
    [one] 👀 Se puede leer una persona. Todavía no se ha guardado nada.
   *[other] 👀 Se pueden leer { $count } personas. Todavía no se ha guardado nada.
}
league-import-line = División { $division }: { $names }
league-import-bad = { $count ->
    [one] 🛑 No se puede aceptar una línea, así que no se puede guardar nada:
   *[other] 🛑 No se pueden aceptar { $count } líneas, así que no se puede guardar nada:
}
league-import-fault = Línea { NUMBER($line, useGrouping: 0) }: { $reason ->
    [empty] el archivo está vacío
    [lines] el archivo es demasiado grande: como mucho { $value } líneas
    [unreadable] no se puede leer como CSV
    [column] falta la columna “{ $value }”
    [cells] tiene { $value } celdas; se esperan persona, división, puesto, puntos y quizá un rating
    [formula] no se aceptan fórmulas: { $value }
    [unknown] aquí no conozco a nadie “{ $value }”; una mención o un ID sirve siempre
    [several] ¿cuál de quienes se llaman “{ $value }”? Lo dice una mención o un ID: { $people }
    [twice] la misma persona que en la línea { $value }
    [division] “{ $value }” no es una división
    [place] “{ $value }” no es un puesto
    [points] “{ $value }” no es un número de puntos
   *[rating] “{ $value }” no es un rating
}
league-import-passed = -# Línea { NUMBER($line, useGrouping: 0) }: { $reason ->
    [nobody] “{ $value }” no tiene ID aquí (eliminado): se omite
    [unplaced] sin puesto (una suplencia o una suma): se omite
   *[away] { $value } no está en este servidor; se guarda igualmente
}
league-import-about = -# Columnas: persona, división, puesto, puntos y quizá rating. Una persona es un nombre, una mención o un ID.
league-imported = { $count ->
    [one] ✅ Guardado: una persona. De ahí salen las divisiones de la primera temporada.
   *[other] ✅ Guardado: { $count } personas. De ahí salen las divisiones de la primera temporada.
}
button-league-import = Guardar
league-export-done = 📄 Aquí está. Las celdas que una hoja de cálculo podría tomar por fórmulas van protegidas.
league-export-results = Resultados de todas las mesas
league-export-log = El registro
league-export-signed = Registro firmado de la temporada, para otros bots
league-export-signed-done = 📄 El registro firmado de la temporada. Otro bot calcula otra vez todo lo que contiene con `bot league log verify` y dice lo primero que no encaja. Está firmado con la clave `{ $fingerprint }` (huella): dásela a otras personas por otra vía que no sea el archivo.
league-column = { $column ->
    [division] División
    [place] Puesto
    [person] Persona
    [points] Puntos
    [table] Mesa
    [finished] Terminada
    [seat] Asiento
    [finisher] Terminó
    [rank] Puesto en la mesa
    [score] Puntuación
    [why] Por qué
    [bot_from] Bot de la casa desde la ronda
    [at] Hora
    [kind] Qué
    [by] Quién
    [about] Sobre quién
   *[text] Texto
}

## Commands

cmd-league-correct = Corregir algo, con un motivo
cmd-league-dispute = Plantear una disputa en una mesa o leer una
cmd-league-undo = Revocar una corrección
cmd-league-second = Confirmar la corrección de otra persona de la organización
cmd-league-log = Qué se decidió, quién y por qué
cmd-league-why = Por qué esta mesa, este asiento, este puesto, esta advertencia
cmd-league-todo = Lo que tiene que hacer una persona
cmd-league-record = Advertencias y tarjetas
cmd-league-import = Traer una temporada anterior (CSV)
cmd-league-export = Descargar resultados, clasificación o el registro
cmd-league-approve = Admitir a quienes se han inscrito
name-correct = corregir
name-dispute = disputa
name-undo = revocar
name-league-second = confirmar
name-todo = pendientes
name-record = tarjetas
name-import = importar
name-export = exportar
name-approve = aprobar
name-number = número
name-instead = reemplazo
name-team = equipo
name-file = archivo
arg-league-kind = Qué se corrige
arg-league-why = Por qué; lo puede leer todo el mundo
arg-league-table = La mesa
arg-league-player = El jugador
arg-league-instead = Quién juega en su lugar
arg-league-team = El equipo al que pasa el jugador, o al que se le cambia el nombre
arg-league-new = Puntos, puesto, tiempo, día o nombre nuevo
arg-league-number = Número de la corrección
arg-league-file = Persona, división, puesto, puntos, rating
arg-league-export = Qué
