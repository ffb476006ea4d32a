# Seasons of other bots that a server follows by their signed logs.

## What everybody sees

following-run = 🛰️ La lleva otro bot (huella de su clave: { $key } …). Este servidor sigue la temporada.
following-game = **{ $game }** · { $people ->
    [0] antes del sorteo no se nombra a nadie
    [one] un jugador
   *[other] { $people } jugadores
}
following-division = **{ $name }** · { $people }
following-divisions-more = … y { $count ->
    [one] una división más
   *[other] { $count } divisiones más
}
following-player = Jugador { NUMBER($number, useGrouping: 0) }
following-round = { $round ->
    [none] **Últimas mesas** · { $count }
    [winners] **Mesas de ganadores** · { $count }
   *[other] **Ronda { $round }** · { $count ->
        [one] una mesa
       *[other] { $count } mesas
    }
}
following-table = { NUMBER($number, useGrouping: 0) }. { $people }{ $over ->
    [yes] { " " }✅
   *[no] {""}
}
following-more = …
following-winner = 🥇 Gana { $name }.
following-over = 🏁 La temporada ha terminado.
following-computed = 🔁 { $lines ->
    [one] Calculado aquí otra vez a partir de una línea firmada
   *[other] Calculado aquí otra vez a partir de { $lines } líneas firmadas
}, el { $at }.
following-fault = ⚠️ Desde el { $since } el registro de allí no encaja: { $what } { $lines ->
    [one] Así estaban las cosas en la línea 1.
   *[other] Así estaban las cosas en la línea { NUMBER($lines, useGrouping: 0) }.
}
following-slow = comprobarlo lleva demasiado tiempo.
following-silent = 📡 El registro no está accesible desde el { $since }: así estaban las cosas antes.
following-ended = 📭 El registro no está en su dirección desde el { $since }. Ya no lo busco; así estaban las cosas.
following-stopped = 🛰️ Este servidor ya no sigue esta temporada.
following-post-round = 📣 { $round ->
    [none] Se han sorteado mesas nuevas: { $count }.
    [winners] Se han sorteado las mesas de ganadores: { $count }.
   *[other] Se ha sorteado la ronda { $round }: { $count ->
        [one] una mesa
       *[other] { $count } mesas
    }.
}
following-post-moved = 🚚 La tarjeta está ahora en { $place }.
following-post-gone = 📭 El registro de la temporada no está en su dirección desde hace una semana, así que ya no lo busco. Su tarjeta se queda como está. Quien gestiona este servidor puede indicar otra dirección en /ajustes liga.
following-post-fault = ⚠️ El registro de esta temporada de otro bot ya no encaja: { $what }
    La tarjeta en { $place } muestra cómo estaban las cosas en la línea { NUMBER($lines, useGrouping: 0) }. Pregunta a quien lleva el otro bot; yo sigo mirando, y la tarjeta se actualiza en cuanto el registro vuelva a encajar.

## What admins see

following-ask = 🛰️ ¿Seguir esta temporada de otro bot?
following-ask-checked = ✅ { $lines ->
    [one] Una línea firmada: todo encaja.
   *[other] { $lines } líneas firmadas: todo encaja, y se reprodujeron las jugadas de todas las mesas terminadas.
}
following-ask-key = 🔑 Huella de su clave: `{ $fingerprint }`
    Compárala con la organización de allí por otra vía que no sea esta dirección, como una llamada o un mensaje. Solo así sabes que el registro es suyo.
following-ask-place = Su tarjeta irá a { $place }. Busco novedades cada cuarto de hora y lo calculo todo otra vez.
button-setup-follow = Seguir
setup-follow-done = ✅ Este servidor sigue ahora { $name }. Su tarjeta irá a { $place }.
setup-follow-title = 🛰️ Sigue estas temporadas de otros bots:
setup-follow-row = { $name } ({ $host }, { $place }) · huella de su clave: `{ $fingerprint }`
setup-follow-sure = ¿Dejar de seguir { $name }? Su tarjeta lo dirá, y se borra lo guardado de la temporada.
button-setup-unfollow = Dejar de seguir { $name }
button-setup-unfollow-now = Dejar de seguir
setup-follow-stopped = 🛰️ Este servidor ya no sigue { $name }.
setup-follow-refused = ❌ El registro de esa dirección no encaja, así que no ha cambiado nada. { $what }
error-league-cannot-follow = { $why ->
    [off] Este bot no puede consultar otros servidores: quien lo lleva tiene que permitir el host de esa dirección (`BOT_OUTGOING_HOSTS`).
    [form] Esa no es una dirección que se pueda consultar. Empieza por https:// y acaba con el nombre del registro, como log.jsonl.
    [scheme] Solo se permiten direcciones que empiezan por https://.
    [host] Quien lleva este bot tiene que permitir antes el host de esa dirección (`BOT_OUTGOING_HOSTS`).
    [private] Esa dirección no pertenece a la internet pública.
    [gone] En esa dirección no hay ningún registro. Pide la correcta a la organización de allí.
    [slow] Comprobar ese registro lleva demasiado tiempo, así que este bot no puede seguir la temporada.
    [broken] Ese registro no se pudo comprobar. No ha cambiado nada: inténtalo otra vez dentro de unos minutos.
    [own] Esa temporada la lleva este mismo bot: para participar, pide un código a la organización de la liga (/liga pendientes, “Servidores”).
    [most] Este servidor ya sigue { $most } temporadas. Deja antes de seguir una.
    [unknown] Este servidor ya no sigue esa temporada, o la pregunta es de hace más de una hora: indica la dirección otra vez.
   *[failed] El servidor de esa dirección no dio ningún registro, o uno mayor de lo permitido. No ha cambiado nada: inténtalo más tarde o pregunta a la organización de allí.
}
audit-league-followed = 🛰️ { $who } hizo que este servidor siga la temporada { $league } de otro bot.
audit-league-unfollowed = 🛰️ { $who } hizo que este servidor deje de seguir la temporada { $league } de otro bot.

## Signing up here

follow-entry-days = 📅 del { $first } al { $last }
follow-entry-about = 🛰️ Esta temporada la lleva otro bot. Al inscribirte, este bot le envía tu nombre, tu ID de Discord y tus horas activas en cuanto su organización nos haya aceptado. Todas las mesas se abren en el servidor de ese bot: tienes que ser miembro allí, y si no lo eres recibes una invitación.
follow-entry-state = { $state ->
    [sent] 📨 Tu inscripción está anotada aquí. El otro bot la lee en menos de un cuarto de hora, y entonces te digo el resultado.
    [in] ✅ Estás en la temporada.
    [waits] { $why ->
        [join] 🚪 Todavía no estás en el servidor donde se abren las mesas. Únete{ $invite ->
            [none] : pide una invitación a su organización
           *[other] : { $invite }
        }. Entonces estarás dentro.
        [approval] ⏳ Falta que te admita la organización.
       *[place] ⏳ Todas las plazas están ocupadas: estás en la lista de espera.
    }
    [refused] 🛑 No estás en la temporada: { $why ->
        [hours] tus horas activas suman menos de ocho horas al día, o allí no conocen tu zona horaria. Indícalas con /horario e inscríbete otra vez.
        [rules] las reglas han cambiado desde que las leíste. Inscríbete otra vez.
        [excluded] su organización te ha excluido.
        [stage] la inscripción ha terminado.
        [role] es solo para personas con cierto rol en su servidor.
        [finished] todavía no has terminado bastantes mesas allí.
        [timeouts] allí se te acabó el tiempo demasiadas veces.
       *[other] el otro bot la ha rechazado.
    }
   *[out] 🚪 No estás en la temporada.
}
button-follow-again = Mirar otra vez
button-follow-leave = Retirarse
follow-partner-address = 🤝 Aquí se podrá inscribir la gente en cuanto la organización de allí haya aceptado esta dirección:
    `{ $address }`
    Dásela solo a ella: la indica en /liga pendientes → Servidores → Bots asociados. Te pedirá la clave de este bot: `{ $fingerprint }`
    La dirección contiene un secreto y solo se muestra ahora. Si pulsas el botón otra vez, se crea una nueva que la sustituye.
button-setup-partner = Inscripción en { $name }
error-league-cannot-enter = { $why ->
    [invitation] La organización de esa temporada no ha invitado a este bot: nadie puede inscribirse aquí.
    [drawn] Las mesas están sorteadas. Para salir ahora, usa los comandos del otro bot en el servidor donde juegas.
   *[closed] La inscripción en esta temporada ha terminado.
}
