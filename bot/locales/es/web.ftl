# Pages in the browser: the buttons that lead there, and the page itself.

button-web = Abrir en el navegador
button-web-go = Abrir la página
button-web-renew = Enlace nuevo
button-web-revoke = Anular enlace
button-web-all = Todos mis enlaces
button-web-revoke-all = Anular todos
web-link = **{ $table } en tu navegador**
    El enlace es solo tuyo: quien lo tenga ve lo que ves tú. Funciona hasta { $days } días después del final de la partida, o hasta que lo anules. { $plays ->
        [yes] Solo muestra: para hacer tus jugadas en la página, pulsa *Jugar en el navegador*.
       *[no] Las jugadas se hacen aquí, en Discord.
    }
web-link-spectator = **{ $table } en tu navegador**
    El enlace muestra lo que ve el público. Funciona hasta { $days } días después del final de la partida, o hasta que lo anules.
web-renewed = El enlace anterior ya no funciona. Este es el nuevo:
web-revoked = { $count ->
    [0] No había ningún enlace que anular.
    [one] El enlace queda anulado: quien lo abra ya no ve nada.
   *[other] { $count } enlaces quedan anulados: quien los abra ya no ve nada.
}
button-program = Que juegue un programa
button-program-end = Retirar la clave
program-drawn = **{ $table }: una clave para tu programa**
    `{ $token }`
    Quien la tenga ve lo que ves tú en esta mesa y puede jugar por ti. Solo se muestra una vez; una nueva la sustituye. En la mesa se avisa de que un programa juega por ti. Juega en { $address }
program-ended = { $was ->
    [yes] La clave ya no funciona. Ahora solo juegas tú.
   *[no] En esta mesa no había ninguna clave.
}
button-programs = { $programs ->
    [on] Programas: permitidos
   *[off] Programas: no
}
rematch-programs = 🤖 { $names }: la clave de un programa vale para una sola mesa. Para esta hay una nueva en *Abrir en el navegador* en cuanto empiece la partida{ $allowed ->
    [yes] .
   *[no] {" "}y si quien abrió la mesa permite programas en *Opciones*.
}
card-programs = 🤖 Aquí se puede hacer jugar a un programa; quien lo hace lleva una marca.
error-programs-off = { $why ->
    [league] En una liga no pueden jugar programas.
    [rated] En una mesa puntuable no pueden jugar programas.
   *[owner] Los programas solo pueden jugar donde quien abrió la mesa lo permitió en la sala.
}
error-no-pages = Este bot no muestra páginas en el navegador (ya no).
web-links = **Tus enlaces a mesas en el navegador** ({ $count })
web-links-none = No tienes enlaces a mesas en el navegador.
web-links-line = { $table }, creado el { $made }
web-which = Abrir una mesa en tu navegador

web-skip = Ir a los tableros
web-running = { "" }
web-over = La partida ha terminado.
web-abandoned = La partida se canceló.
web-waits = La mesa espera: el bot ya no está en su servidor.
web-then = Como estaba tras la jugada { $number } de { $moves }.
web-start = El comienzo de la partida.
web-result = Resultado
web-news = Jugadas
web-near = La mesa de cerca
web-clocks = Relojes
web-view = Aspecto de esta página
web-language = Idioma
web-languages = Idiomas
web-languages-foot = Lo que le falta a un idioma aparece en inglés.
web-palette = Colores
web-palette-system = Como mi dispositivo
web-words = En palabras
web-foot = Este enlace solo muestra: las jugadas se hacen en Discord o en un navegador que se vinculó allí. El enlace es solo tuyo; puedes anularlo allí.
web-left = quedan { $left }
web-lost = Se perdió la conexión. Reintentando …
web-offline = Sin red. Así estaba el { $at }. No se puede enviar nada.
web-app-name = Juegos de mesa
web-gone = Este enlace ya no funciona. Abre la página otra vez desde Discord.
web-zoom-in = Más grande
web-zoom-out = Más pequeño
web-zoom-reset = Imagen completa
web-close = Cerrar
web-older = Jugadas anteriores
web-go = Ver la jugada { $number }: { $lines }
web-course = Mirar atrás
web-slider = Jugada que se muestra
web-earlier = Una jugada atrás
web-later = Una jugada adelante
web-to-now = Ahora
web-to-now-new = Ahora: { $moves }{"\u00A0"}nuevas
web-move = Jugada { $number } de { $moves }
web-now = Ahora, tras la jugada { $moves }
web-changes = Qué cambió esta jugada
web-taken-back = La jugada que mirabas se deshizo.
web-film = La partida como película
web-film-back = Una imagen atrás
web-film-on = Una imagen adelante
web-play = Reproducir
web-pause = Pausa
web-begin = El comienzo
web-curve = Cómo vio el entrenador la partida de { $name }
web-frame = { $round }, { $phase }
web-frame-of = { $number }/{ $frames }: { $title }
web-rules = Reglas de lo que hay aquí
web-rules-hint = Toca cualquier cosa para leer su regla.
web-rule-failed = Ahora mismo no se puede obtener la regla. Inténtalo otra vez dentro de un minuto.

## Playing in the browser

button-web-play = Jugar en el navegador
button-web-pair = Vincular un navegador
button-web-unpair = Desvincular { $device }
button-web-unpair-all = Desvincular todos
web-pair-link = **{ $table }: jugar en tu navegador**
    Este enlace vincula contigo un navegador para que puedas hacer allí tus jugadas. Funciona una vez, durante { $minutes } minutos; no se lo des a nadie. *Todos mis enlaces* muestra tus navegadores y los desvincula.
web-browsers = **Navegadores en los que juegas** ({ $count })
web-browsers-line = { $device }, vinculado el { $made }, usado por última vez el { $used }
web-unpaired = { $count ->
    [0] Este navegador no está vinculado contigo (ya no).
    [one] Este navegador ya no está vinculado: allí no se hacen jugadas por ti.
   *[other] { $count } navegadores ya no están vinculados: allí no se hacen jugadas por ti.
}
web-pair-title = Jugar en este navegador
web-pair-about = Este navegador ({ $device }) podrá hacer tus jugadas en todas tus mesas. Hazlo solo en un dispositivo tuyo. Puedes desvincularlo en Discord, en “Todos mis enlaces”; tras 90 días sin uso ocurre por sí solo.
web-pair-play = Jugar como { $name } en este dispositivo
web-pair-script = El botón necesita JavaScript. Sin él puedes seguir aquí tu mesa y hacer tus jugadas en Discord.
web-pair-device = { $browser } en { $system }
web-pair-browser = Navegador
web-pair-foot = ¿No eres tú? Cierra esta página: no ha cambiado nada.
web-pair-gone = Este enlace ya no funciona. Pulsa otra vez “Jugar en el navegador” en Discord.
web-pair-failed = No ha funcionado. Inténtalo otra vez dentro de un momento.

## The pages of the links in mails

web-mail-confirm-title = Correos cuando te toca
web-mail-confirm-about = ¿Es { $address } tu dirección, y quieres recibir ahí un correo cuando una mesa te espera en Discord?
web-mail-confirm-press = Sí, confirmar
web-mail-confirm-done = { $address } queda confirmada. Desde ahora llega un correo cuando una mesa te espera. Para cambiarlo, usa /yo en Discord, en “Formas de avisarte”.
web-mail-off-title = No más correos
web-mail-off-about = { $address } recibe un correo cuando una mesa te espera en Discord.
web-mail-off-press = No enviar más correos
web-mail-off-done = { $address } ya no recibe correos. Para volver a activarlos, usa /yo en Discord, en “Formas de avisarte”.
web-mail-foot = ¿No eres tú? Cierra esta página: no ha cambiado nada.
web-mail-script = El botón necesita JavaScript. Sin él, usa /yo en Discord, en “Formas de avisarte”.
web-mail-gone = Este enlace ya no funciona.
web-mail-failed = No ha funcionado. Inténtalo otra vez dentro de un momento.

# Moves from the page
web-play-send = Enviar
web-play-send-draft = Enviar todo
web-play-send-final = Enviar todo: es definitivo
web-play-over = Empezar de nuevo
web-play-draft-add = Preparar antes
web-play-draft-back = Quitar la última
web-play-takeback = Deshacer mi última jugada
web-play-question = Pregunta
web-play-next = Siguiente mesa que me espera
web-play-whole = Imagen completa
web-back-asked = Estás mirando atrás. Ahora se te pregunta: { $title }
web-back-to-now = Volver al presente
web-play-list = Jugadas en lista ({ $moves })
web-play-unpaired = Este navegador ya no puede jugar aquí: ya no está vinculado, o tu asiento es de otra persona. Pulsa Jugar en el navegador en Discord para vincularlo otra vez; no se ha perdido nada.
web-play-too-fast = Demasiado rápido. Inténtalo otra vez dentro de un momento; no se ha enviado nada.
web-play-pick = Toca el tablero o elige aquí.
web-play-place = Toca o arrastra para moverla. Con teclado: el tablero, después las flechas, R para girarla, Intro para enviar.
web-play-turn = Girar
web-play-draft-more = Añadir
web-play-changed-meanwhile = La mesa ha avanzado. Esto es lo que se pregunta ahora.
web-play-not-sent = No se ha enviado nada. Inténtalo otra vez dentro de un momento.
web-play-perhaps = De esta mesa se ocupa otra parte del bot, que no respondió. Puede que lo enviado haya contado: esta página muestra lo que vale ahora.
web-play-lost = Se perdió la conexión. En cuanto vuelva, verás si llegó.
web-play-arrived = Eso llegó: solo se perdió la respuesta.
web-play-not-arrived = Eso no llegó. Puedes enviarlo otra vez.

# Aids to a turn, on the page
web-aids = Más para tu turno
web-aids-failed = Ahora mismo no se puede mostrar. Ciérralo y ábrelo otra vez.
web-aids-since = Desde tu última jugada
web-aids-earlier = … y más antes de eso; mira las jugadas abajo.
web-aids-outline = Mostrar lo que cambió
web-aids-note = Nota privada
web-aids-note-about = Esto solo lo ves tú.
web-aids-note-now = Mientras tanto, tu nota dice:
web-aids-note-keep = Guardar nota
web-aids-note-kept = Tu nota está guardada.
web-aids-votes = Propuestas
web-aids-votes-none = Ahora mismo no hay propuestas.
web-aids-propose-what = ¿Qué quieres proponer?
web-aids-propose = Proponer
web-aids-ask-back = Pedir permiso para deshacer mi última jugada
web-aids-order-kind = Qué debo hacer por ti
web-aids-order-arm = Añadir orden
web-aids-order-armed = La orden está activa.
web-aids-order-ended = La orden ha terminado.
web-aids-commands = Tus horas activas y tus vacaciones se indican en Discord: /horario y /vacaciones

## The page of a person

web-mine = Mis mesas
web-mine-unpaired = Este navegador no sabe quién eres: pulsa “Abrir en el navegador” bajo un mensaje de tu mesa en Discord, después “Jugar en el navegador”, y abre aquí el enlace.
web-mine-learn = Aprender un juego
web-lesson-name = Principiante
web-lesson-title = Aprender { $game }
web-lesson-about = Aquí nada puede salir mal: deshaz lo que quieras. Es la misma lección que en Discord, y puedes dejarla y seguir cuando quieras.
web-lesson-open = Para una mesa de verdad contra bots fáciles, ve a Discord: al final de esta lección hay allí un botón que la abre.
web-mine-waiting = { $count ->
    [0] Te esperan
    [one] Te espera una mesa
   *[other] Te esperan { $count } mesas
}
web-mine-running = Otras partidas en marcha ({ $count })
web-mine-lobbies = Sin empezar ({ $count })
web-mine-over = Terminadas en los últimos 30 días ({ $count })
web-mine-since = pendiente desde el { $since }
web-mine-ended = terminó el { $ended }
web-mine-seated = Tienes un asiento.
web-mine-with = En la mesa: { $names }
web-mine-fill = Empezar con bots de la casa
web-mine-free = { $count ->
    [one] Un asiento libre.
   *[other] { $count } asientos libres.
}
web-mine-discord = En Discord
web-mine-discord-of = { $table } en Discord
web-mine-news = Ha cambiado a quién le toca.
web-mine-unpair = No jugar más en este navegador
web-mine-filter = Mesas a las que unirse: { $wanted }
web-mine-failed = Algo ha fallado. Inténtalo otra vez.
web-mine-foot = Esta página no la ve nadie más que tú.
web-mine-link = Copia en Discord el enlace de “Vincular un navegador” y pégalo aquí:
web-mine-link-go = Continuar

# Notifications of a browser
web-push = Avísame aquí
web-push-about = Este navegador puede avisarte cuando se te pregunta algo, aunque esta página esté cerrada: en qué mesa, qué y hasta cuándo. Mientras duermes o estás de vacaciones no llega nada.
web-push-on = Avísame aquí
web-push-off = No me avises más aquí
web-push-is-on = Este navegador te avisa.
web-push-is-off = Este navegador no te avisa de nada por ahora.
web-push-denied = Este navegador no deja que esta página te avise. Permítelo en los ajustes del navegador para este sitio y abre la página otra vez.
web-push-unable = Este navegador no puede mostrar avisos de una página.
web-push-home-screen = En un iPhone o iPad esto solo funciona desde la pantalla de inicio: toca Compartir, después Añadir a pantalla de inicio, y abre la página desde allí.
web-push-failed = No ha funcionado. Inténtalo otra vez dentro de un momento.
web-push-script = Esto necesita JavaScript.
web-push-service = Quien lleva este bot no ha permitido el servicio de avisos de este navegador: { $host }

# Ways to be notified
web-ways-add = Otras formas se añaden con /yo en Discord, en “Formas de avisarte”.
web-ways-wait = Avisarme, si todavía hace falta,
web-ways-after = { $hours ->
    [0] al momento
    [one] tras { $hours } hora activa
   *[other] tras { $hours } horas activas
}
web-ways-save = Guardar
web-ways-changed = Guardado.

## Pages of leagues

button-league-pages = Abrir en el navegador
web-league-standings = Clasificación
web-league-schedule = Calendario
web-league-almanac = Almanaque
web-league-parts = Páginas de esta temporada
web-league-seasons = Temporadas
web-league-skip = Ir al contenido
web-league-picture = { $title } como imagen; la tabla de al lado dice lo mismo
web-league-until = { $stage ->
    [signup] inscripción hasta el
    [running] hasta el
    [overtime] los bots de la casa acaban lo que quede desde el
   *[other] empieza el
}
web-league-news = Hay novedades: la página se ha actualizado.
web-league-gone = Esta página ya no es pública.
web-league-late = Esta página muestra la mesa con un retraso de { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.
web-league-foot = La organización ha hecho pública esta página: quien tenga el enlace puede leerla. Todo se juega en Discord.

## The local table: chat and page beside each other

local-views = Vistas
local-chat = Chat
local-page = Tablero

## The chat of the local table

local-chat-messages = Mensajes
local-chat-viewing = Ver como
local-chat-refresh = Actualizar vista previa
local-chat-capture = Capturar
local-chat-inspector = Inspector
local-chat-more = Más
local-chat-end = Terminar la vista previa
local-chat-search-messages = Buscar mensajes
local-chat-find = Buscar un mensaje
local-chat-search = Buscar
local-chat-previous = Anterior
local-chat-next = Siguiente
local-chat-jump = Ir al ID de mensaje
local-chat-id = ID de mensaje autorizado
local-chat-focus = Ir al mensaje
local-chat-conversation = Conversación
local-chat-earlier = Cargar mensajes anteriores
local-chat-newer = Mensajes más nuevos
local-chat-latest = Mensajes nuevos · ir al último
local-chat-none = No hay mensajes en este canal.
local-chat-message = Mensaje
local-chat-send = Enviar
local-chat-done = Acción completada
local-chat-updated = Vista previa actualizada
local-chat-size = Tamaño actualizado
local-chat-refresh-short = Recargar
local-chat-inspect = Detalles
local-chat-completing = Acción en curso…
local-chat-updating-results = Actualizando resultados…
local-chat-updating-options = Actualizando opciones…
local-chat-sending = Enviando mensaje…
local-chat-switching = Cambiando de vista…
local-chat-opening = Abriendo mensaje…
local-chat-updating = Actualizando vista previa…
local-chat-resizing = Actualizando tamaño…
local-chat-loading = Cargando conversación…
local-chat-loading-preview = Cargando vista previa…
local-chat-retrying = Conexión interrumpida; se intenta de nuevo…
local-chat-ended = Sesión de vista previa terminada.
local-chat-uncertain = No se sabe si la acción se ha hecho. No se repetirá.
local-chat-not-completed = La acción no se ha realizado.

## The calendar and the overlay of a league

web-calendar-signup = { $league }, temporada { $season }: último día para inscribirse
web-calendar-first = { $league }, temporada { $season }: primer día
web-calendar-last = { $form ->
    [knockout] { $league }, temporada { $season }: último día, también de la final; desde ahora los relojes corren más deprisa
   *[usual] { $league }, temporada { $season }: último día, desde ahora los relojes corren más deprisa
}
web-calendar-end = { $league }, temporada { $season }: los bots de la casa acaban lo que queda
web-calendar-round = { $league }, temporada { $season }: acaba la ronda { $round }, desde ahora los relojes corren más deprisa
web-overlay = Rótulo
web-overlay-tables = En juego
web-overlay-no-tables = Ahora mismo no hay ninguna mesa en juego.
web-overlay-results = Últimos resultados
web-overlay-no-results = Todavía no ha terminado ninguna mesa.
web-overlay-moves = le toca
web-overlay-part = { $part }, { $page } de { $pages }

## What is still open in a division

web-league-chance-first = { $sure ->
    [yes] Primer puesto seguro:
   *[no] Aún puede ser primero:
}
web-league-chance-up = { $form ->
    [cup] { $sure ->
        [yes] Sigue con seguridad:
       *[no] Aún puede seguir:
    }
    [swiss] { $sure ->
        [yes] Sigue con seguridad:
       *[no] Aún puede seguir:
    }
   *[other] { $sure ->
        [yes] Ascenso seguro:
       *[no] Aún puede ascender:
    }
}
web-league-chance-down = { $sure ->
    [yes] Descenso seguro:
   *[no] Aún puede descender:
}
web-league-chance-all = todos

## A link that imports a table's result into an app

web-league-bg-stats = { $table } a BG Stats

web-refused-not-found = No se ha encontrado. Puede que un enlace haya caducado: abre la página de nuevo desde Discord.
web-refused-too-many = Demasiadas solicitudes. Inténtalo de nuevo en un minuto.
web-refused-unsure = Algo ha salido mal. Comprueba si ya se ha hecho antes de volver a intentarlo.
web-refused-later = Algo ha salido mal. Inténtalo de nuevo en un minuto.
