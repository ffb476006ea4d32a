# The table: lobby, posts, panels, answers, commands.

table-title = { $game } · mesa #{ NUMBER($table, useGrouping: 0) }
table-is-over = La partida ha terminado.

## Lobby

card-chairs = Asientos (de { $least } a { $most }), { $seating ->
    [fixed] en este orden
   *[lot] se sortean al empezar
}
card-owner = Mesa de { $owner }
card-nobody = Nadie todavía
card-usual = { $others ->
    [0] { $count ->
        [one] La única opción tiene su valor habitual.
       *[other] Las { $count } opciones tienen su valor habitual.
    }
   *[other] { $count ->
        [one] La otra opción tiene su valor habitual.
       *[other] Las otras { $count } opciones tienen su valor habitual.
    }
}
card-running = La partida está en marcha: { $place }
card-over = La partida ha terminado: { $place }
card-abandoned = Esta mesa se canceló.
card-rematch = Es una revancha: { $count ->
    [one] { $names } puede
   *[other] { $names } pueden
} unirse de nuevo.
card-awaits = Antes de empezar, falta que confirmen con *Aquí estoy* (💤) en { $hours } horas activas: { $names }.
card-absentees = Si alguien no se presenta al empezar, su asiento pasa a { $absentees ->
    [wait] quien lo quiera; si no, la mesa espera
   *[bot] quien lo quiera; si no, a un bot de la casa
}.
button-join = Unirse
button-leave = Salir
button-add-bot = Añadir bot de la casa
button-remove-bot = Quitar bot de la casa
button-options = Opciones
button-start = Empezar
button-here = Aquí estoy
button-want = Entrar si hay sitio
button-absentees = Si alguien falta
button-takeback = Deshacer
button-rematch = Revancha
options-title = Opciones de la mesa

## Posts

post-start = { $game }: empieza la partida
post-phase = { $game }
post-end = { $game }: la partida ha terminado
post-undo = { $name } ha deshecho { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}.
post-take-up = Durante una semana, cualquiera que jugara aquí puede retomar la partida.
post-abandoned = { $game }: se ha cancelado la mesa
post-more = … y más: /registro

## Answers

done-join = Tienes un asiento.
done-leave = Has salido de la mesa.
done-add-bot = Un bot de la casa se ha sentado a la mesa.
done-remove-bot = Un bot de la casa se ha ido.
done-start = Empieza la partida.
done-here = ¡Qué bien que estés aquí!
done-asked = La partida empieza en cuanto todo el mundo confirme que está; ya hemos avisado a quienes faltan.
done-want = La mesa está llena. Si alguien no se presenta, el asiento es tuyo.
done-absentees = Guardado.
lobby-call-here = { $found ->
    [yes] { $mentions }: te he encontrado partida: { $table }, de { $players } jugadores. ¿Estás? Empieza en cuanto todo el mundo pulse el botón; quien no lo haga en { $hours } horas activas se queda fuera y busco a otra persona.
   *[no] { $mentions }: { $table } está a punto de empezar ([ir a la mesa]({ $link })). ¿Estás? Si no respondes en { $hours } horas activas, pierdes el asiento.
}
lobby-call-enough = { $mentions }: ya hay gente suficiente en { $table }. Puedes empezar ahora ([ir a la mesa]({ $link })).
lobby-call-free = { $mentions }: vuelve a haber un asiento libre en { $table }: alguien se fue o no se presentó ([ir a la mesa]({ $link })). Empieza sin esa persona o espera a que se una alguien.
done-option = Opción cambiada.
done-abandon = Mesa cancelada.
board-no-pictures = Ahora mismo no se pueden dibujar las imágenes, así que aquí va todo en palabras. Inténtalo otra vez dentro de un momento.
button-boards = Tableros
button-in-words = En palabras
look-which = Ver otra imagen
look-board = Tablero de { $name }
look-boards = Todos los tableros
look-table = La mesa

## Commands

cmd-table = Abrir mesas, unirse a ellas, verlas y gestionarlas
cmd-table-new = Abrir una mesa nueva
cmd-table-join = Ocupar un asiento antes de empezar (con la partida en marcha: sustituir)
cmd-table-leave = Salir antes de empezar (con la partida en marcha: abandonar)
cmd-table-add-bot = Añadir un bot de la casa
cmd-table-remove-bot = Quitar un bot de la casa
cmd-table-start = Empezar la partida
cmd-table-option = Cambiar una opción antes de empezar
cmd-table-board = Ver los tableros uno a uno, primero el tuyo
cmd-table-scores = Ver la puntuación
cmd-table-takeback = Deshacer tu última jugada (más, o de otra persona: /proponer deshacer)
cmd-table-abandon = Terminar una mesa sin resultado; si juegan varias personas, se pregunta a todas
arg-game = El juego
arg-where = Dónde se juega: en un hilo propio o aquí
arg-table = La mesa, si no es la de aquí
arg-option = La opción
arg-choice = El nuevo valor
arg-player = Ver solo el tablero de esta persona
arg-text = Solo palabras, sin imágenes
arg-region = Una región de cerca

## Names of commands and of their fields

name-table = mesa
name-new = nueva
name-join = unirse
name-leave = salir
name-add-bot = añadir-bot
name-remove-bot = quitar-bot
name-start = empezar
name-option = opción
name-choice = elección
name-board = tablero
name-scores = puntuación
name-takeback = deshacer
name-abandon = cancelar
name-game = juego
name-where = dónde
name-thread = hilo
name-here = aquí
name-player = jugador
name-text = texto
name-region = región

## Guests and seats

card-invited = Solo con invitación: /mesa invitar
card-private = La partida se juega en un hilo privado.
card-expired = Nadie ha pasado por aquí en una semana, así que esta mesa se cerró. { $owner }, con un toque se vuelve a abrir.
button-renew = Mantener abierta
invitation = { $guest }: { $name } te invita a { $table } ({ $place }).
done-watch = Ahora observas { $table }.
done-unwatch = Ya no observas { $table }.
not-in-thread = { $why ->
    [no_person] -# No está en este servidor y no puede ver { $place }.
    [archived] -# { $place } está cerrado ahora mismo: entrarás en cuanto se abra otra vez.
    [locked] -# { $place } está cerrado ahora mismo: entrarás en cuanto se abra otra vez.
    [people_full] -# { $place } está lleno, Discord admite 1000 personas: entrarás con uno de mis próximos mensajes cuando haya sitio.
    [no_channel] -# El hilo se borró: entrarás en el próximo.
   *[other] -# No puedo añadirte a { $place } ahora mismo: lo intentaré otra vez con mi próximo mensaje allí.
}
done-replace = El asiento es ahora de { $name }.
done-swap = El orden de los asientos es ahora: { $names }.
done-lots = Los asientos se sortearán otra vez.
who-plays = Juegan ({ $count }): { $names }
who-watches = Observan ({ $count }): { $names }
who-invited = Con invitación ({ $count }): { $names }
who-more = y { $count } más
joining-open = Cualquiera
joining-invited = Solo con invitación
error-not-welcome = { $who ->
    [invited] A esta mesa solo se entra con invitación. Alguien de la mesa puede invitarte: /mesa invitar
    [avoids] En esta mesa hay alguien de tu lista de personas que evitas (mira /yo).
   *[avoided] No puedes unirte a esta mesa.
}
error-no-table-here = { $why ->
    [posts] Este canal contiene publicaciones, pero no mensajes, así que no puede haber una mesa aquí. Usa el comando dentro de una publicación o en un canal de texto.
    [locked] Este hilo está bloqueado y no puedo escribir en él. Usa el comando en su canal o pide que lo desbloqueen.
    [threads] Este canal no puede tener hilos. Elige dónde:aquí o abre la mesa en un canal de texto.
   *[channel] Aquí no se pueden publicar mensajes. Usa el comando en un canal de texto.
}
error-no-private-threads = { $why ->
    [channel] Este canal no puede tener hilos privados, y esta mesa necesita uno. Ábrela en un canal de texto o elige dónde:hilo.
   *[forbidden] No tengo permiso para crear hilos privados aquí, y esta mesa necesita uno. Dame el permiso Crear hilos privados o elige dónde:hilo.
}
cmd-table-invite = Invitar a alguien a jugar u observar
cmd-table-watch = Observar una mesa o dejar de hacerlo
cmd-table-who = Ver quién juega, quién observa y quién tiene invitación
cmd-table-replace = Antes de empezar, dar un asiento a otra persona (con la partida en marcha: sustituir)
cmd-table-swap = Antes de empezar, intercambiar dos asientos; sin nombres: sortear otra vez
cmd-table-renew = Mantener abierta una mesa otra semana antes de empezar
arg-person = La persona
arg-stop = Dejar de observar
arg-replaced = Quién deja el asiento
arg-first = La primera persona
arg-second = La persona con la que intercambia
arg-joining = Quién puede unirse
name-invite = invitar
name-watch = observar
name-who = quién
name-replace = reemplazar
name-swap = intercambiar
name-renew = renovar
name-person = persona
name-stop = parar
name-first = primero
name-second = segundo
name-joining = acceso
name-private = privado
card-marks = ⏱️ decisiones tomadas a tiempo, entre las últimas que otras personas esperaban
card-no-check = No se pregunta a nadie si está: la partida empieza al pulsar *Empezar*.
check-menu = { $hours ->
    [0] Antes de empezar: no preguntar a nadie
   *[other] Antes de empezar: { $hours } horas activas para decir “Aquí estoy”
}
check-about = Quien haya estado aquí en la última hora no tiene que responder
check-none-about = La partida empieza cuando pulsas “Empezar”
lobby-call-seat = { $mentions }: quedó libre un asiento en { $table } y es tuyo ([la mesa]({ $link })).
lobby-call-invited = { $mentions }: { $name } te invita a { $table } ([la mesa]({ $link })).
lobby-call-vote = { $mentions }: hace falta tu respuesta en { $table } ([la pregunta]({ $link })).

seat-of-nobody = Jugador

notice-options-lapsed = ⚙️ Algunas opciones ya no existen y han pasado al valor habitual: { $what }
