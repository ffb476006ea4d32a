# Leagues: servers that take part besides the league’s own.

## What organisers see

button-league-servers = Servidores
league-servers-title = 🌐 Servidores de { $name }
league-servers-about = Otro servidor entra con un código de aquí, que alguien que gestione ese servidor escribe en /ajustes liga. Su gente se inscribe allí, y las mesas se abren donde se haya inscrito la mayoría de quienes juegan en ellas, si todas esas personas pueden ver allí el canal de la liga; las demás se abren en el servidor principal (🏠), del que tiene que ser miembro quien juegue. Solo los permisos de este servidor hacen que alguien sea de la organización.
league-servers-off = Quitar un servidor …
button-league-code = Invitar a un servidor
button-league-no-code = Retirar el código
league-code = 🎟️ Código para un servidor: `{ $code }`
    Dáselo a alguien que gestione ese servidor. Allí se escribe /ajustes liga con este código y un canal. Funciona una vez, durante { $days } días; un código nuevo lo sustituye.
league-code-withdrawn = { $was ->
    [yes] 🚫 El código ya no funciona.
   *[no] No hay ningún código que retirar.
}
league-off-sure = ¿Quitar { $server } de esta liga? Su gente sigue dentro: las mesas que están en marcha allí se trasladan al servidor principal, y todas las demás se abren en otro sitio. Para volver necesita un código nuevo.
button-league-off = Quitarlo
league-off-done = 🚪 { $server } ya no participa. Su gente sigue dentro.
league-post-server_joined = 🌐 { $server } participa ahora en esta liga: también se puede inscribir la gente allí.
league-post-server_left = 🌐 { $server } ya no participa en esta liga{ $why ->
    [organiser] : lo quitó la organización
    [removed] : me expulsó
   *[admin] : se ha ido
}. Su gente sigue dentro, y las mesas que están en marcha allí se trasladan.
league-post-home_passed = 🏠 El servidor principal de la liga me expulsó: ahora lo es { $server }. Nadie queda fuera de la temporada, y las mesas en marcha se trasladan allí. Las nuevas se abren dentro de tres días, para que todo el mundo pueda unirse a { $server }{ $invite ->
    [none] {""}
   *[other] : { $invite }
}
notice-league-moved = 🚚 La mesa se ha trasladado al servidor principal de la liga: la partida continúa aquí. Mientras tanto no corrió ningún reloj.
league-log-server_invited = { $by } creó un código para otro servidor
league-log-server_uninvited = { $by } retiró el código para otro servidor
league-log-server_joined = { $server } se unió a la liga
league-log-server_left = { $server } ya no participa{ $why ->
    [organiser] : lo quitó { $by }
    [removed] : me expulsó
   *[admin] {""}
}
league-log-home_passed = { $server } es ahora el servidor principal de la liga, porque el anterior me expulsó
league-log-table_moved = La mesa se trasladó al servidor principal de la liga

## What people see

league-several-servers = 🌐 Participan varios servidores: una mesa se abre donde se inscribió la mayoría de quienes juegan en ella, si todas esas personas pueden ver allí el canal de la liga; si no, en el servidor principal de la liga
error-league-not-home = { $server ->
    [none] Para jugar en esta liga tienes que ser miembro de su servidor principal, que puede ver todo el mundo. Pide una invitación a su organización y pulsa el botón otra vez.
   *[other] Para jugar en esta liga tienes que ser miembro de su servidor principal, { $server }, que puede ver todo el mundo. { $invite ->
        [none] Pide una invitación a su organización
       *[other] Únete aquí: { $invite }
    }. Después pulsa el botón otra vez.
}
error-league-home-unknown = Ahora mismo no puedo comprobar si eres miembro del servidor principal de la liga. No ha cambiado nada: inténtalo otra vez dentro de un minuto.
error-league-only-at-home = { $server ->
    [none] El canal de la liga y el rol de su organización solo se pueden cambiar en su servidor principal.
   *[other] El canal de la liga y el rol de su organización solo se pueden cambiar en su servidor principal, { $server }.
}

## What admins of another server see

setup-league-title = 🌐 Este servidor participa en estas ligas de otros servidores:
setup-league-none = Este servidor no participa en ninguna liga de otro servidor. Para unirte a una, pide un código a su organización (/liga pendientes, “Servidores”) y usa /ajustes liga con el código y un canal. Para seguir una temporada que lleva otro bot, indica la dirección de su registro firmado en lugar de un código.
setup-league-joined = ✅ Este servidor participa ahora en { $name }. Sus mensajes y mesas van a { $place }.
setup-league-left = 🚪 Este servidor ya no participa en { $name }. Su gente sigue dentro.
setup-league-sure = ¿Dejar { $name }? La gente de este servidor sigue dentro, y las mesas que están en marcha aquí se trasladan al servidor principal de la liga. Para volver necesitas un código nuevo.
button-setup-league = Dejar { $name }
button-setup-league-leave = Dejar la liga
error-league-no-channel = Elige también un canal: ahí publica y juega la liga.
error-league-invitation = { $why ->
    [home] Ese código es para otros servidores: la liga es de este.
    [joined] Este servidor ya participa en esa liga.
   *[unknown] Ese código no funciona: puede estar mal escrito, usado, retirado o tener más de una semana. Pide uno nuevo a la organización de la liga.
}
audit-league-joined = 🌐 { $who } hizo que este servidor se una a la liga { $league }.
audit-league-left = 🌐 { $who } hizo que este servidor deje la liga { $league }.
cmd-setup-league = Unirse a ligas de otros servidores, dejarlas, o seguir una temporada de otro bot
arg-setup-league-code = El código de la organización o la dirección del registro de otro bot (vacío: ver todo)
name-code = código

## Dates as events of a server

league-event-signup = { $league }: acaba la inscripción
league-event-signup-about = La inscripción en la temporada { $season } de { $league } acaba al final de este evento.
league-event-round = { $league }: acaba { $round }
league-event-round-about = Al final de este evento acaba el tiempo de { $round } en la temporada { $season } de { $league }: desde entonces los relojes corren más deprisa.
league-event-last = { $form ->
    [knockout] { $league }: la final
   *[usual] { $league }: acaba la temporada
}
league-event-last-about = { $form ->
    [knockout] La final de la temporada { $season } de { $league } debería haber terminado al final de este evento.
   *[usual] El último día de la temporada { $season } de { $league } acaba al final de este evento.
}
setup-league-dates = 🗓️ Las fechas de una liga como eventos de este servidor (inscripción, rondas, último día):
setup-league-dates-line = { $name }: { $state ->
    [on] activado
    [create_events] activado, pero me falta el permiso “Crear eventos”
    [full] activado, pero este servidor tiene 100 eventos, el máximo que permite Discord
   *[off] desactivado
}
setup-league-dates-which = Activar o desactivar los eventos de una liga …
setup-league-dates-switch = { $on ->
    [yes] Activar
   *[no] Desactivar
}: { $name }
setup-league-dates-on = ✅ Las fechas de { $name } pasan a ser eventos de este servidor. Discord solo avisa a quien le interesa.
setup-league-dates-off = ✅ Los eventos de { $name } se han quitado de este servidor.
audit-league-dates-on = 🗓️ { $who } activó los eventos de la liga { $league }.
audit-league-dates-off = 🗓️ { $who } desactivó los eventos de la liga { $league }.
league-log-events_on = { $by } activó los eventos para las fechas de la liga
league-log-events_off = { $by } desactivó los eventos para las fechas de la liga
league-log-event_removed = Alguien quitó o terminó un evento de una fecha de la liga; no se crea otra vez
league-post-events_problem = { $why ->
    [full] 🗓️ No puedo programar las fechas de la liga como eventos{ $server ->
        [none] {""}
       *[other] { " " }en { $server }
    }: el servidor tiene 100 eventos, el máximo que permite Discord. En cuanto haya sitio, sigo por mi cuenta.
   *[create_events] 🗓️ No puedo programar las fechas de la liga como eventos{ $server ->
        [none] {""}
       *[other] { " " }en { $server }
    }: me falta el permiso “Crear eventos”. En cuanto lo tenga, sigo por mi cuenta; /ajustes liga desactiva los eventos.
}
league-todo-events = { $why ->
    [full] Las fechas de la liga todavía no son eventos: un servidor tiene 100 eventos, el máximo que permite Discord
   *[create_events] Las fechas de la liga todavía no son eventos: me falta el permiso “Crear eventos” en un servidor
}
