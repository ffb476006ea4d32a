# Where tables live: posts that are gone, threads and channels that are gone, missing permissions.

notice-asked-again = 🔁 El mensaje con la pregunta pendiente se borró. Aquí está otra vez.
notice-refused = 🔁 No pude publicar lo que acaba de pasar aquí; está en /registro. La partida sigue:
notice-thread-gone = 🧵 El hilo de esta mesa se borró. La partida continúa en este.
notice-moved = 🚚 La mesa se ha trasladado: la partida continúa aquí.
notice-game-back = 🧩 El juego de esta mesa vuelve a estar instalado: la partida sigue y los relojes corren.

## Told to its people directly

hindered = ⚠️ { $table }: no tengo el permiso “{ $permission }” en { $place }. { $what ->
    [attach_files] Hasta que lo tenga, mis mensajes de allí no llevan imágenes.
    [read_message_history] Hasta que lo tenga, los botones de mensajes anteriores se quedan ahí y algunos mensajes pueden llegar tarde.
   *[other] Hasta que lo tenga, no puedo publicar allí. Puedes seguir jugando con comandos y no se pierde nada.
}
hindered-reason = ⚠️ { $table }: { $reason } { $what ->
    [people_full] El resto puede seguir jugando allí.
    [add_people] El resto puede seguir jugando allí.
    [uploads] Hasta entonces, mis mensajes de allí no llevan imágenes.
   *[other] Hasta entonces, no puedo publicar. Puedes seguir jugando con comandos y no se pierde nada.
}
reason = { $what ->
    [locked] El hilo { $place } está bloqueado y no puedo desbloquearlo. Desbloquéalo o dame el permiso “Gestionar hilos”.
    [threads_full] Este servidor tiene tantos hilos activos como permite Discord, así que no se puede abrir ninguno en { $place }. Archiva alguno que nadie necesite.
    [people_full] El hilo { $place } tiene tantas personas como permite Discord, así que no cabe todo el mundo. Quita a alguien que solo observe.
    [automod] AutoMod bloquea lo que publico en { $place }. Haz que sus reglas tengan una excepción para mí o para ese canal.
    [automod_title] AutoMod bloquea el título de un hilo que abro en { $place }. Haz que sus reglas tengan una excepción para mí o para ese canal.
    [uploads] Discord no deja que nadie suba archivos a este servidor en este momento, así que tampoco puedo yo en { $place }.
    [add_people] No puedo añadir personas al hilo privado { $place }. Dame el permiso “Gestionar hilos”.
    [no_threads] { $place } es un tipo de canal sin hilos privados. Conviértelo otra vez en canal de texto.
   *[channel_type] { $place } es un tipo de canal que no admite mensajes, como un foro. Conviértelo otra vez en canal de texto.
}
hindered-gone = ⚠️ Se borró el canal de { $table }. La mesa está en pausa y no se pierde nada: usa /mesa trasladar mesa: { NUMBER($id, useGrouping: 0) } en otro canal para continuar allí.
permission = { $name ->
    [view_channel] Ver canal
   *[send_messages] Enviar mensajes
    [send_messages_in_threads] Enviar mensajes en hilos
    [create_public_threads] Crear hilos públicos
    [create_private_threads] Crear hilos privados
    [attach_files] Adjuntar archivos
    [read_message_history] Leer el historial de mensajes
    [embed_links] Insertar enlaces
    [manage_threads] Gestionar hilos
    [create_events] Crear eventos
}

## Commands and what goes wrong

cmd-table-move = Continuar aquí una mesa cuyo canal se borró
name-table-move = trasladar
error-no-place = El canal de esta mesa se borró. No se pierde nada: alguien de la partida usa /mesa trasladar mesa: { NUMBER($table, useGrouping: 0) } en otro canal, y la mesa sigue allí.
error-has-place = Esta mesa no necesita trasladarse: está en { $place }.
