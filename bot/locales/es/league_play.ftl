# A league's tables while its season runs: who is away, alternates, and the end of the season.

## Notices at the table

notice-league-caretaker = 🤖 { $name } no está: desde ahora un bot de la casa juega por { $name } y le devuelve el asiento en cuanto regrese. Hasta entonces, la liga pregunta a sus suplentes.
notice-league-left = 🚪 { $name } ha dejado la mesa. Un bot de la casa juega por { $name } hasta que alguien de las suplencias de la liga ocupe el asiento.
notice-league-out = ⌛ A { $name } se le acabó el tiempo. { $people }: ¿qué hacemos? Sin votos hasta el { $until }, un bot de la casa jugará por { $name }.
notice-league-rescue = 🛟 { $name } organiza esta liga e interviene.
notice-league-ending = 📅 La temporada se acerca a su fin. Si esta partida sigue en marcha el { $until }, desde entonces sus relojes corren cuatro veces más deprisa; lo que no haya terminado el { $end } lo acaban los bots de la casa.
notice-league-overtime = ⏩ Es el último día de la temporada: desde ahora los relojes corren { $times } veces más deprisa, y si a alguien se le acaba el tiempo, juega al momento un bot de la casa. Lo que no haya terminado el { $until } lo acaban los bots de la casa.
notice-league-round-late = ⏩ El tiempo de esta ronda ha pasado: desde ahora los relojes corren { $times } veces más deprisa, y si a alguien se le acaba el tiempo, juega al momento un bot de la casa. Lo que no haya terminado el { $until } lo acaban los bots de la casa, porque todo el mundo espera la ronda siguiente.
notice-league-played-out = 🏁 Se acabó el tiempo: los bots de la casa juegan esta partida hasta el final. La puntuación final cuenta.

league-hasty-pace = Ritmo: { $pace }, { $times } veces más deprisa porque se acaba el tiempo · si se acaba el tiempo: juega al momento un bot de la casa
league-over-budget = ⚠️ En { $league }, las vacaciones { $days ->
    [0] no paran tus relojes
    [one] paran tus relojes un día por temporada
   *[other] paran tus relojes { $days } días por temporada
}: desde el { $from } hasta el { $until } un bot de la casa juega por ti y te guarda los asientos.

## Messages to one person

league-post-begin = ⏰ { $count ->
    [one] Esta mesa espera tu primera jugada: { $tables }
   *[other] Estas mesas esperan tu primera jugada: { $tables }
}
league-post-seat = 🪑 { $name } no puede seguir jugando { $table }. Eres suplente de la liga: ¿quieres ocupar el asiento, con el reloj lleno? Si no sé nada antes del { $until }, pregunto a otra persona suplente.
league-post-seat-planned = 🪑 { $name } no puede jugar la mesa { $number } de la liga, que todavía no ha empezado. Eres suplente de la liga: ¿quieres ocupar el asiento? Si no sé nada antes del { $until }, pregunto a otra persona suplente.
league-obstacle-table = 🛑 No puedo publicar en la mesa #{ NUMBER($table, useGrouping: 0) } ({ $place }): me falta el permiso “{ $permission }”. En cuanto lo tenga, la mesa sigue por sí sola.
league-obstacle-reason = 🛑 No puedo publicar en la mesa #{ NUMBER($table, useGrouping: 0) }: { $reason } Después, la mesa sigue por sí sola.
button-league-seat-yes = Ocupar el asiento
button-league-seat-no = No, gracias
league-seat-taken = El asiento es tuyo. ¡Gracias por la suplencia!
league-seat-planned = El asiento es tuyo. La mesa empieza por sí sola cuando todo el mundo esté libre.
league-seat-declined = De acuerdo, preguntaré a otra persona.

## Why something is not possible

error-league-decides = { $what ->
    [seat] Los asientos de una mesa de liga pasan a las suplencias de la liga; cualquier otra cosa la decide su organización.
    [over] Se acabó el tiempo: los bots de la casa juegan esta partida hasta el final.
    [out] Estás fuera de esta temporada: solo la organización puede readmitirte.
    [rescue] Esta mesa es de una liga: su organización interviene con /liga rescatar.
    [dispute] Una disputa para los relojes de esta mesa hasta que se decida: /liga disputa.
    [own] Juegas en esta mesa: tiene que hacerlo otra persona de la organización. Tu intento está en el registro.
   *[other] Esta mesa es de una liga: eso solo puede decidirlo la organización de la liga.
}
error-league-seat-taken = Ya no hace falta nadie para ese asiento.
error-league-no-table = Esa mesa no es de una liga: mira /rescatar.

## `/league rescue`

league-rescue-resume = Terminar la pausa
league-rescue-house-bot = Que un bot de la casa juegue por alguien
league-rescue-pace = Cambiar el ritmo
league-rescue-end = Terminar la mesa sin resultado
cmd-league-rescue = Para la organización: ayudar a una mesa de la liga donde la gente no responde
arg-league-rescue-action = Qué hacer
arg-league-rescue-player = La persona por la que debe jugar un bot de la casa
arg-league-rescue-pace = El nuevo ritmo
