# Servers: what admins decide with /setup, and servers that the bot was removed from.

error-server-left = Quitaron el bot del servidor de esta mesa, así que la partida está en espera y no corre ningún reloj. Para continuar, invita al bot de nuevo antes del { $until }.
notice-restored = ⏪ Hubo que restaurar los datos del bot a partir de una copia de seguridad del { $backup }. { $lost ->
    [0] Lo que pasara después en esta mesa se ha perdido
    [one] Se ha perdido una jugada hecha después en esta mesa
   *[other] Se han perdido { $lost } jugadas hechas después en esta mesa
}: la partida continúa desde la posición de entonces. Mientras tanto no corrió ningún reloj.
notice-strong-missed = 🤖 Los bots de la casa fuertes no pueden calcular aquí en este momento, así que juegan como los sensatos.
notice-strong-less = 🤖 Los bots de la casa fuertes tienen aquí tiempo para menos de la mitad de su cálculo en este momento, así que juegan algo peor.
notice-program = 🤖 { $name } hace jugar aquí a un programa.
notice-server-back = 🔌 El bot ha vuelto a este servidor: la partida continúa. Mientras tanto no corrió ningún reloj.

## Settings

setup-title = Mesas en este servidor
setup-language = { $language ->
    [none] Idioma de las mesas nuevas: el del servidor
   *[other] Idioma de las mesas nuevas: { $name }
}
setup-pace = Ritmo de las mesas nuevas: { $pace }
setup-pace-unset = el habitual
setup-pace-none = sin reloj
setup-pace-live = en vivo (minutos)
setup-pace-fast = rápido (12 horas por jugada)
setup-pace-standard = estándar (24 horas por jugada)
setup-pace-relaxed = relajado (72 horas por jugada)
setup-per-person = { $most ->
    [0] Mesas por persona: sin límite
   *[other] Mesas por persona: como mucho { $most } con otros a la vez
}
setup-audit = { $channel ->
    [none] Registro de auditoría: ninguno
   *[other] Registro de auditoría: { $channel }
}
setup-limit = { $limit ->
    [0] Mesas abiertas: sin límite
   *[other] Mesas abiertas: como mucho { $limit }
}
setup-channels = Se pueden abrir mesas en: { $channels }
setup-roles = Pueden abrir mesas: { $roles }
setup-all = todos
setup-about = Cámbialos con /ajustes cambiar. Nombra un canal o un rol otra vez para quitarlo; 0 quita un límite. El registro de auditoría se fija con /ajustes auditoría.
error-not-here = En este servidor solo se pueden abrir mesas en { $channels }.
error-role-needed = En este servidor solo pueden abrir mesas estos roles: { $roles }.
error-enough-tables = { $most ->
    [one] Este servidor permite una sola mesa abierta, y ya hay una. Termínala antes.
   *[other] Este servidor permite como mucho { $most } mesas abiertas, y ya las hay. Termina antes una.
}
error-not-admin = Necesitas el permiso Gestionar servidor.
cmd-setup = Ajustes de las mesas de este servidor
cmd-setup-show = Ver los ajustes de este servidor
cmd-setup-change = Cambiar ajustes de este servidor y verlos todos
cmd-setup-open-post = Poner un mensaje permanente para abrir mesas y unirse a ellas
name-change = cambiar
arg-setup-language = Idioma de las mesas nuevas y para miembros cuyo idioma no hablo
arg-setup-pace = Ritmo de las mesas nuevas
arg-setup-role = Un rol que puede abrir mesas (nómbralo otra vez para quitarlo)
arg-limit = Cuántas mesas pueden estar abiertas a la vez, 0 = sin límite
arg-channel = Un canal para mesas (nómbralo otra vez para quitarlo)
name-setup = ajustes
name-pace = ritmo
name-limit = límite
name-channel = canal
setup-newcomers = { $most ->
    [0] Gente nueva: sin límite
    [one] Gente nueva: como mucho una mesa hasta terminar una partida
   *[other] Gente nueva: como mucho { $most } mesas hasta terminar una partida
}
error-too-many-tables = { $who ->
    [you] Acabas de llegar: hasta que termines una partida con otros en este servidor, puedes estar como mucho en { $most ->
        [one] una mesa
       *[other] { $most } mesas
    } con otros, y ya lo estás: { $tables }. Termina antes una partida o sal con /mesa salir de una mesa sin empezar.
   *[other] { $name } acaba de llegar y ya está en { $most ->
        [one] una mesa
       *[other] { $most } mesas
    }, el límite para gente nueva. Antes tiene que terminar una partida.
}
error-no-more-tables = { $who ->
    [you] En este servidor cada persona puede estar como mucho en { $most ->
        [one] una mesa
       *[other] { $most } mesas
    } con otros a la vez, y ya lo estás: { $tables }. Termina antes una partida o sal con /mesa salir de una mesa sin empezar.
   *[other] { $name } ya está aquí en { $most ->
        [one] una mesa
       *[other] { $most } mesas
    }, el límite para cada persona. Antes tiene que terminar una partida.
}
arg-newcomers = Mesas para gente nueva antes de terminar su primera partida aquí (normal: 2), 0 = sin límite
name-newcomers = nuevos
