# What went wrong, as private sentences; `error-<code>`.

error-old-command = Tu aplicación de Discord todavía muestra una versión antigua de este comando. Reinicia la aplicación y vuelve a elegir el comando.
error-game = Eso no es posible ahora mismo. No ha cambiado nada.
error-incident = Algo ha fallado por nuestra parte y no ha cambiado nada (incidente { $number }).
error-incident-after = Algo ha fallado por nuestra parte, pero puede que tu acción haya contado: `/mesa tablero` muestra la posición actual (incidente { $number }).
error-discord-busy = Discord me está frenando ahora mismo. Inténtalo otra vez dentro de unos minutos.
error-bad-notation = No conozco la jugada “{ $text }”.
error-ambiguous-move = “{ $text }” podría ser varias jugadas.
error-illegal-move = Esa jugada no es válida ahora mismo.
error-illegal-later = “{ $text }” no es válida después de “{ $after }”.
error-turn-over = Ahí ya no tienes nada que decidir.
error-turn-over-later = Después de “{ $after }” ya no tienes nada que decidir, así que “{ $text }” no es válida ahí.
error-of-batch = Era la jugada { $number } de las que enviaste juntas: o se hacen todas o ninguna, así que no ha cambiado nada.
error-no-move = No has dicho ninguna jugada. Elige una de la lista.
error-too-long = Eso es demasiado largo para una jugada (como mucho { $limit } caracteres).
error-bad-option = Este juego no tiene ninguna opción “{ $option }”. Elige una de la lista.
error-bad-text = Ese texto contiene un carácter invisible que no se puede guardar (NUL). Escríbelo en lugar de pegarlo: no ha cambiado nada.
error-bad-choice = “{ $choice }” no es un valor de esta opción. Elige uno de la lista.
error-bad-seats = Este juego es para { $least } a { $most } jugadores, no para { $seats }.
error-not-your-decision = No es tu turno. La mesa espera a { $waiting }.
error-not-there = Según Discord, ya no perteneces al servidor de esta mesa o ya no puedes hacer nada en su canal.
error-only-on-discord = Desde aquí no se le puede preguntar ahora a Discord si tienes permiso: usa los botones de la mesa en Discord.
error-unknown-table = No existe esa mesa. /mesa lista muestra a cuáles puedes unirte; /misturnos, dónde estás jugando.
error-unknown-version = Esta mesa no tiene esa posición.
error-unknown-game = Aquí no hay ningún juego llamado “{ $game }”.
error-missing-game = El juego de esta mesa (`{ $game }`) no está instalado aquí en este momento. No se pierde nada: una mesa en juego espera con los relojes parados, y todo sigue en cuanto vuelva el juego.
error-older-game = Esta mesa se jugó con la versión { $played } de su juego (`{ $game }`), y aquí solo está instalada la versión { $version } en este momento. No se pierde nada: una mesa en juego espera con los relojes parados, y todo sigue en cuanto vuelva la versión más nueva.
error-failing-game = El juego de esta mesa (`{ $game }`) ha fallado: incidente { $number }. No se pierde nada: una mesa en juego espera con los relojes parados, y todo sigue cuando el bot se inicie otra vez. Quien lleva el bot puede consultar el incidente.
error-failing-package = El paquete de un juego (`{ $package }`) ha fallado: incidente { $number }. No se pierde nada, y puede que vuelva a funcionar cuando el bot se inicie otra vez. Quien lleva el bot puede consultar el incidente.
error-not-seated = No tienes asiento en esta mesa. /mesa lista muestra los asientos que puedes ocupar.
error-not-allowed = { $who ->
    [owner] Eso solo puede hacerlo quien abrió la mesa.
    [all] Eso tiene que decidirlo toda la mesa: /proponer cancelar
    [asked] A esto solo pueden responder las personas a las que se preguntó.
    [proposer] Esto solo puede retirarlo quien lo propuso.
    [voter] Esto lo deciden solo las otras personas de la mesa.
   *[player] Eso solo pueden hacerlo quienes juegan en esta mesa.
}
error-wrong-status = { $status ->
    [lobby] La partida todavía no ha empezado.
    [running] La partida ya está en marcha.
    [over] La partida ha terminado.
   *[abandoned] Esta mesa se canceló.
}
error-table-full = Los { $seats } asientos están ocupados.
error-already-seated = Ya tienes un asiento en esta mesa.
error-too-few-players = El juego necesita al menos { $seats } jugadores.
error-no-house-bot = En esta mesa no hay ningún bot de la casa que quitar.
error-elsewhere = De esa mesa se ocupa otra parte del bot que ahora no responde. Inténtalo otra vez dentro de un momento: no ha cambiado nada.
error-elsewhere-after = De esa mesa se ocupa otra parte del bot que ahora no responde, pero puede que tu acción haya contado: `/mesa tablero` muestra la posición actual.
error-stale-prompt = Esa pregunta ya no es la actual. Así están las cosas ahora:
error-nothing-to-take-back = { $reason ->
    [nothing] No tienes nada que deshacer: todavía no has jugado.
    [moved] Desde entonces ha jugado otra persona: solo puedes deshacer tu jugada si las demás están de acuerdo.
   *[revealed] Tu jugada reveló información oculta: solo puedes deshacerla si las demás personas están de acuerdo.
}
error-unknown-player = “{ $player }” no juega en esta mesa. Juegan: { $names }.
error-unknown-region = No hay ninguna vista de cerca de “{ $region }”. Hay: { $names }.
error-busy = Ahora mismo se están dibujando muchas imágenes. Inténtalo otra vez dentro de un momento.
one-moment = Un momento: el bot se está reiniciando. No ha cambiado nada; inténtalo otra vez dentro de un minuto.
not-on-server = No estoy en este servidor, así que no puedo publicar aquí. Antes tiene que añadirme quien gestiona el servidor. No ha cambiado nada.
no-server = Esto solo funciona en un servidor en el que yo esté, no en mensajes directos. No ha cambiado nada.
error-which-table = ¿Qué mesa? Elige una: { $tables }.
error-no-table = Aquí no hay ninguna mesa que encaje. Di cuál, o abre una con /mesa nueva.
error-damaged-state = La posición guardada está dañada, así que no puedo mostrarla ni seguir jugando. No ha cambiado nada. Quien lleva este bot encontrará el motivo en su registro y puede restaurar una copia de seguridad.
error-host = Eso no es posible ahora mismo. No ha cambiado nada.
error-not-full = Todavía hay un asiento libre: pulsa *Unirse*.
error-hints-off = { $why ->
    [league] En una liga no hay pistas.
    [rated] En una mesa puntuable no hay pistas.
    [owner] Quien abrió esta mesa ha desactivado las pistas.
   *[people] No hay pistas cuando juegan varias personas, salvo que quien abrió la mesa las activara en la sala.
}
error-no-thinking = El bot funciona sin procesos de cálculo, así que aquí no hay pistas ni análisis.
error-no-coach = Para este juego no hay pistas ni análisis.
error-thinking-broke = El cálculo se interrumpió y no se ha contado nada. Inténtalo otra vez; quien lleva este bot encontrará el motivo en su registro.
error-restarting = Un momento: el bot se está reiniciando y este cálculo tiene que empezar de nuevo. Vuelve a preguntar dentro de un minuto.
error-not-finished = { $status ->
    [lobby] El entrenador analiza partidas terminadas; esta todavía no ha empezado.
    [running] El entrenador analiza partidas terminadas; esta sigue en marcha.
   *[abandoned] El entrenador analiza partidas jugadas hasta el final; esta se canceló.
}
error-not-shared = { $name } no ha compartido el análisis de esas jugadas. Puedes pedir el análisis de las tuyas.
error-nothing-to-review = { $who ->
    [seat] En ese asiento solo jugó un bot de la casa, así que no hay nada que analizar.
   *[own] No hiciste ninguna jugada en esta partida, así que no hay nada tuyo que analizar.
}
error-too-old = Las reglas del bot han cambiado desde que se jugó esta partida, y ya no se puede reproducir más allá de la jugada { NUMBER($version, useGrouping: 0) }. Por eso el entrenador no puede valorarla.
