# When somebody is away: clocks, reminders, votes, house bots, substitutes, vacations.

## Notices at the table

notice-called = ⏰ { $people }: la mesa espera. { $link }
notice-absence-call = ⏰ { $people }: la mesa te espera. Tienes hasta el { $until }.
notice-absence-again = ⏰ { $people }: la mesa te sigue esperando. Tienes hasta el { $until }.
notice-absence-dm = ⏰ La mesa te espera. Tienes hasta el { $until }.
notice-absence-out = ⌛ A { $name } se le acabó el tiempo. { $people }: ¿qué hacemos? Sin votos hasta el { $until }, un bot de la casa jugará por { $name }. La mesa solo termina si están de acuerdo todos.
notice-absence-alone = { $people }, solo quedas tú: sigues jugando contra bots de la casa hasta que alguien vuelva u ocupe un asiento. Si prefieres dejarlo: /mesa cancelar
notice-absence-standstill = 💤 Hace tiempo que nadie juega aquí, así que la mesa está en espera. Sigue en cuanto alguien juegue, vuelva u ocupe un asiento. Si nadie lo hace hasta el { $until }, se cierra.
notice-absence-taken-up = ▶️ { $name } retoma la partida.{ $count ->
    [0] {""}
   *[other] {" "}{ $people }: los bots de la casa juegan por ti hasta que vuelvas.
}
notice-absence-rescue = 🛟 { $name } gestiona este servidor e interviene.
notice-absence-caretaker = 🤖 { $name } no está: desde ahora un bot de la casa juega por { $name } y le devuelve el asiento en cuanto regrese. Hasta entonces, cualquiera puede ocuparlo.
notice-absence-left = 🚪 { $name } deja la mesa. Desde ahora un bot de la casa juega por { $name }; cualquiera puede ocupar el asiento.
notice-absence-wait = ⏳ La mesa da más tiempo a { $people }: el reloj vuelve a estar lleno.
notice-absence-goes-on = ▶️ La partida sigue; el bot de la casa continúa por { $name }.
notice-absence-end = 🏁 La mesa termina sin { $name }.
notice-absence-back = 👋 { $name } está de vuelta.
notice-absence-returned = 👋 { $name } está de vuelta y juega otra vez; el bot de la casa se retira.
notice-absence-substitute-seat = 🪑 { $name } ocupa el asiento de { $other }, con el reloj lleno.
notice-absence-returned-seat = 🪑 { $name } está de vuelta y juega otra vez en lugar de { $other }.
notice-absence-wants = 🪑 { $people }: { $name } está de vuelta y querría recuperar su asiento.
notice-absence-vacation = 🏖️ { $name } está de vacaciones desde el { $from } hasta el { $until }. Su reloj se para durante ese tiempo.
notice-absence-vacation-begins = 🏖️ { $name } está de vacaciones desde ahora hasta el { $until }. Su reloj se para durante ese tiempo.
notice-absence-vacation-over = 🏖️ { $name } ha vuelto de las vacaciones.
notice-absence-vacation-off = 🏖️ { $name } ha anulado las vacaciones previstas.
notice-absence-vacation-bot = 🏖️ { $name } está de vacaciones desde el { $from } hasta el { $until }. Mientras tanto, un bot de la casa juega por { $name } y le guarda el asiento.
notice-absence-vacation-played = 🏖️ { $name } está de vacaciones desde ahora: juega un bot de la casa y se retira cuando { $name } vuelva.
notice-absence-paused = ⏸️ La mesa hace una pausa: todos los relojes están parados hasta el { $until }, o hasta que acuerden seguir antes.
notice-absence-resumed = ▶️ La pausa ha terminado: los relojes vuelven a correr.{ $count ->
    [0] {""}
   *[other] {" "}{ $people }: te toca.
}
notice-absence-pace = ⏱️ El ritmo de la mesa es ahora: { $pace ->
    [live] en vivo
    [fast] rápido
    [standard] estándar
    [relaxed] relajado
   *[none] sin reloj
}.

button-vote-caretaker = Bot de la casa por { $name }
button-vote-wait = Más tiempo para { $name }
button-vote-end = Terminar la mesa
button-back = Soy { $name } y he vuelto
button-take = Sustituir a { $name }
button-sit = Ocupar el asiento
button-take-up = Retomar la partida
button-give = Devolver el asiento a { $name }

## Answers

vote-counted = Voto anotado: { $choice ->
    [caretaker] juega un bot de la casa.
    [wait] la mesa espera más.
   *[end] la mesa termina.
} Puedes cambiarlo hasta que hayan votado todos.
vote-decided = Queda decidido: { $choice ->
    [caretaker] juega un bot de la casa.
    [wait] la mesa espera más.
   *[end] la mesa termina.
}
back-done = ¡Hola de nuevo! Has recuperado tu asiento.
back-asked = Ahora tiene tu asiento otra persona. Le he pedido que te lo devuelva.
take-sure = Ocuparías el asiento de { $name } en { $table } hasta el final de la partida, con este reloj: { $pace }. Verás lo que solo puede ver ese asiento.
take-done = Ahora tienes el asiento de { $name }. Aquí están la posición, lo último que pasó y lo que tienes que decidir.
take-recent = Lo último que pasó
take-up-done = La partida sigue. Los bots de la casa juegan por las demás personas hasta que vuelvan.
give-done = { $name } ha recuperado el asiento. Gracias por la suplencia.
quit-done = Has dejado la mesa. Un bot de la casa juega por ti; con /mesa retomar puedes volver mientras nadie ocupe el asiento.
pace-done = El ritmo de la mesa es ahora: { $pace }

error-nothing-to-vote = Eso ya está resuelto.
error-too-late = Esa partida terminó hace más de { $days } días, así que ya no se puede retomar. Abre una mesa nueva con /mesa nueva.
error-on-vacation = { $name } está de vacaciones: un bot de la casa le guarda el asiento hasta que vuelva.
error-not-away-yet = Es demasiado pronto para eso: espera a que pasen { $hours } horas activas sin jugada.
error-bad-pause = Una pausa puede durar de 1 a { $most } días.
error-not-away = { $who ->
    [you] No faltas: nadie juega por ti en tu asiento.
    [bot] En ese asiento no juega ninguna persona: elige a alguien de la lista.
   *[player] La persona de ese asiento no falta. Asientos que puedes ocupar: /mesa lista
}
error-bad-hours = { $reason ->
    [zone] No conozco esa zona horaria. Elige una de la lista, por ejemplo Europe/Madrid.
    [clock] No entiendo esa hora. Escríbela como 8, 8:30 o 22:00.
   *[short] Tus horas activas deben sumar al menos { $hours } horas al día, porque otras personas te esperan.
}
error-bad-vacation = { $reason ->
    [budget] Eso son más vacaciones de las que te quedan: { $days } { $days ->
        [one] día
       *[other] días
    } (en doce meses cualesquiera).
    [date] No entiendo esa fecha. Escríbela como 2026-12-24 o 24/12/2026.
   *[past] Ese día ya pasó. Elige hoy o un día posterior.
}

## Hours and vacations

hours-now = Tus horas activas son de { $wakes } a { $sleeps } ({ $zone }, donde ahora son las { $now }). Tus relojes solo corren en esas horas.
hours-all-day = Tus relojes corren todo el día ({ $zone }, donde ahora son las { $now }).
hours-unset = No sé cuándo duermes, así que tus relojes corren todo el día. Indica tu horario con las opciones de este comando.
hours-ask = 🌙 ¿Cuándo estás en pie? Tres toques y nadie te despierta de noche: tus relojes se paran y los avisos esperan a que te levantes.
hours-zone-which = 1 de 3: ¿qué hora es donde estás?
hours-wakes-which = 2 de 3: ¿desde qué hora puedes jugar?
hours-sleeps-which = 3 de 3: ¿hasta qué hora puedes jugar?
hours-later = Entonces te aviso al momento, también de noche. Puedes indicar tu horario cuando quieras con /horario.
button-hours-later = Más tarde
vacation-planned = Desde el { $from } hasta el { $until }
vacation-with-bot = 🤖 Un bot de la casa juega por ti.
vacation-hint = Si no quieres que te esperen, elige bot-de-la-casa: juega por ti y te guarda el asiento.
vacation-none = No tienes vacaciones previstas.
vacation-left = Te { $days ->
    [one] queda un día
   *[other] quedan { $days } días
} de vacaciones (en doce meses cualesquiera). Durante tus vacaciones, tus relojes están parados en todas las mesas.

## Clocks

clock-until = { $names } { $count ->
    [one] tiene
   *[other] tienen
} hasta el { $until }
clock-paused = ⏸️ La mesa está en pausa desde el { $since } hasta el { $until }.
clock-stopped = ⏸️ La mesa está en pausa desde el { $since }.
clock-runs = ⏳ { $name }: le quedan { $left }, hasta el { $until }
clock-still = ▫️ { $name }: le quedan { $left }, con el reloj parado
clock-vacation = 🏖️ { $name }: le quedan { $left }, de vacaciones hasta el { $until }
clock-kept = 🏖️ { $name } está de vacaciones: juega un bot de la casa.
clock-away = 🤖 { $name } no está: juega un bot de la casa.
time-days = { $count } d
time-hours = { $count } h
time-minutes = { $count } min

pace-none = Sin reloj
pace-none-about = Sin límite de tiempo
pace-live = En vivo
pace-live-about = 10 minutos por decisión, más una reserva de 20 minutos
pace-fast = Rápido
pace-fast-about = 12 horas activas por decisión, más una reserva de 6 horas
pace-standard = Estándar
pace-standard-about = 24 horas activas por decisión, más una reserva de 12 horas
pace-relaxed = Relajado
pace-relaxed-about = 72 horas activas por decisión, más una reserva de 24 horas
pace-which = Elige un ritmo
timeout-vote = Votan los demás
timeout-owner = Decide quien abrió la mesa
timeout-caretaker = Juega un bot de la casa
timeout-menu = Si se acaba el tiempo: { $timeout }
timeout-which = ¿Qué pasa si a alguien se le acaba el tiempo?
card-pace = Ritmo: { $pace } · si se acaba el tiempo: { $timeout }
card-pace-none = Ritmo: { $pace }

rescue-done = Hecho. La mesa ya tiene el aviso.

## Commands

cmd-rescue = Ayudar a una mesa donde la gente no responde
cmd-rescue-resume = Terminar la pausa de una mesa
cmd-rescue-pace = Cambiar el ritmo de una mesa
cmd-rescue-house-bot = Hacer que un bot de la casa juegue por alguien hasta que vuelva
cmd-rescue-end = Terminar una mesa sin resultado; se puede retomar durante una semana
arg-rescue-seat = La persona por la que debe jugar un bot de la casa
name-rescue = rescatar
name-house-bot = bot-de-la-casa

cmd-table-pace = Fijar el ritmo de la mesa y qué pasa si a alguien se le acaba el tiempo
cmd-table-clock = Ver los relojes de todos
cmd-table-back = Volver a un asiento en el que juega por ti un bot de la casa
cmd-table-substitute = Ocupar el asiento de alguien que falta en una partida en marcha
cmd-table-quit = Dejar tu asiento: juega en él un bot de la casa hasta que alguien lo ocupe
cmd-hours = Indicar tus horas activas: tus relojes solo corren en ellas
cmd-vacation = Tomarte días libres: tus relojes se paran
arg-pace = El ritmo: cuánto tiempo tiene cada persona
arg-timeout = Qué pasa si a alguien se le acaba el tiempo
arg-seat = La persona que falta
arg-zone = Tu zona horaria, como Europe/Madrid
arg-wakes = La hora desde la que puedes jugar, como 8:00
arg-sleeps = La hora hasta la que puedes jugar, como 22:30
arg-days = Cuántos días
arg-vacation-from = El primer día, como 2026-12-24; si no se dice, hoy
arg-vacation-bot = Que un bot de la casa juegue por ti y te guarde el asiento
arg-vacation-stop = Terminar tus vacaciones y anular las previstas
name-timeout = fin-de-tiempo
name-clock = reloj
name-back = retomar
name-substitute = sustituir
name-quit = abandonar
name-seat = asiento
name-hours = horario
name-zone = zona
name-wakes = despierta
name-sleeps = duerme
name-vacation = vacaciones
name-days = días
