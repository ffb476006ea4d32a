# What admins see and do with /setup beside the settings: open tables, results, the audit log.

## Open tables

setup-tables = Mesas abiertas ({ $count }){ $pages ->
    [one] {""}
   *[other] {" "}· { $page } de { $pages }
}
setup-tables-none = No hay ninguna mesa abierta en este servidor.
setup-table-private = { $status ->
    [lobby] Privada, sin empezar · sin novedades desde { $last }
   *[other] Privada, en marcha · última jugada { $last }
}
setup-table-state = { $state ->
    [lobby] Sin empezar · { $seated ->
        [one] una persona
       *[other] { $seated } personas
    }
    [paused] En pausa · { $seated } en la mesa
    [waiting] Espera a { $waiting ->
        [one] una persona
       *[other] { $waiting } personas
    } · { $seated } en la mesa
   *[other] Les toca a los bots de la casa · { $seated } en la mesa
}{ $league ->
    [true] {" "}· liga
   *[false] {""}
}
setup-table-since = { $what ->
    [moved] Última jugada { $last } · jugada { $moves }
   *[other] Abierta { $last }
}
setup-table-kind = { $kind ->
    [private] privada
    [league] de una liga: decide su organización
    [lobby] sin empezar
   *[other] en marcha
}
setup-pick = Terminar una mesa …
setup-end-lost = { $kind ->
    [private] Si terminas esta mesa privada, acaba sin resultado. Si la partida ya había empezado, quienes juegan pueden retomarla durante una semana con /mesa retomar; después se pierde.
    [lobby] Si terminas esta mesa, no empezará nunca, y { $people ->
        [one] una persona pierde
       *[other] { $people } personas pierden
    } su asiento. Quien tenía uno puede volver a abrirla con /mesa renovar.
   *[other] Si terminas esta mesa, la partida de { $people ->
        [one] una persona
       *[other] { $people } personas
    } acaba tras { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    }: sin resultado, y no cuenta para ratings ni estadísticas. Quienes juegan pueden retomarla durante una semana con /mesa retomar; después se pierde.
} En la mesa se dirá que la terminaste tú.
setup-ended = { $table } ha terminado, y ya lo saben quienes jugaban.
button-setup-end = Terminar esta mesa
button-setup-back = Volver a la lista
lobby-call-closed = { $mentions }: { $name } gestiona este servidor y ha cerrado { $table } ([la mesa]({ $link })).

## Results

setup-results-done = { $count ->
    [0] Todavía no se ha terminado ninguna mesa pública en este servidor.
    [one] Los resultados de una mesa pública terminada, una línea por asiento.
   *[other] Los resultados de { $count } mesas públicas terminadas, una línea por asiento.
} { $private ->
    [0] Quien oculta su nombre en las estadísticas tampoco aparece aquí.
    [one] Quien oculta su nombre en las estadísticas tampoco aparece aquí; falta una mesa privada.
   *[other] Quien oculta su nombre en las estadísticas tampoco aparece aquí; faltan { $private } mesas privadas.
}
results-column = { $column ->
    [table] mesa
    [game] juego
    [options] opciones
    [opened] abierta (UTC)
    [ended] terminada (UTC)
    [rated] puntuable
    [league] liga
    [seats] asientos
    [moves] jugadas
    [seat] asiento
    [began] jugador al empezar
    [finisher] jugador al terminar
    [id] id
    [place] puesto
    [rank] puesto con bots de la casa
    [hints] pistas
   *[points] puntos
}
results-yes = sí
results-hidden = oculto

## The audit log

setup-audit-gone = Se borró el canal del registro de auditoría: elige otro con /ajustes auditoría.
setup-audit-lacks = No tengo el permiso “{ $permission }” en { $channel }, así que no puedo escribir nada en el registro de auditoría.
setup-audit-waiting = { $count ->
    [0] {""}
    [one] Hay una entrada en espera.
   *[other] Hay { $count } entradas en espera.
}
audit-on = 📋 { $who } eligió este canal para el registro de auditoría: aquí se informa de lo que se hace con /ajustes y /rescatar.
audit-off = { $channel ->
    [none] 📋 { $who } desactivó el registro de auditoría.
   *[other] 📋 { $who } trasladó el registro de auditoría a { $channel }.
}
audit-settings = ⚙️ { $who } cambió ajustes:
audit-open-post = 📌 { $who } puso en { $channel } un mensaje para abrir mesas y unirse a ellas.
audit-results = 📄 { $who } descargó todos los resultados ({ $count ->
    [one] una mesa
   *[other] { $count } mesas
}).
audit-resume = ▶️ { $who } terminó la pausa de { $table }.
audit-pace = ⏱️ { $who } cambió el ritmo de { $table } a { $pace }.
audit-house-bot = 🤖 { $who } puso a un bot de la casa a jugar en el asiento { $seat } de { $table }.
audit-end = 🏁 { $who } terminó { $table } sin resultado.
audit-end-private = 🏁 { $who } terminó { $table }, una mesa privada, sin resultado.

## Commands

cmd-setup-tables = Ver las mesas abiertas de este servidor y terminar una
cmd-setup-results = Descargar como CSV los resultados de todas las mesas públicas terminadas
cmd-setup-audit = Elegir el canal donde informo de lo que se hace con /ajustes y /rescatar
arg-setup-audit = El canal (nómbralo otra vez para desactivar el registro de auditoría)
arg-per-person = Cuántas mesas con otros puede tener una persona a la vez, 0 = sin límite
name-tables = mesas
name-results = resultados
name-audit = auditoría
name-per-person = por-persona
