# Commands in the menus of messages and people.

menu-happened = Qué pasó aquí
menu-hint = Mi pista
menu-report = Avisar de un problema aquí
menu-invite = Invitar a mi mesa
menu-record = Nuestro historial
menu-happened-title = { $table }, hasta este mensaje
menu-nothing-yet = Nadie había jugado todavía.
menu-not-begun = { $table } todavía no ha empezado: no ha pasado nada.
menu-then = Los tableros en ese momento: /mesa tablero versión:{ NUMBER($version, useGrouping: 0) }. La mesa va ahora por la jugada { NUMBER($now, useGrouping: 0) }; lo que es nuevo para ti: /resumen
menu-reported = Gracias, queda anotado. Dale el número **{ $number }** a quien lleva este bot y dile qué está mal: con él encuentra cuándo y en qué mesa fue, y nada de lo que hayan escrito tú u otras personas.
menu-invite-where = ¿A qué mesa invitas a { $name }?
menu-record-title = Tú y { $name }
menu-record-none = En este servidor todavía no hay ninguna partida terminada en común.
menu-record-line = { $game ->
    [all] **Todos los juegos**
   *[other] { $game }
}: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
} en común; quedaste por delante { $ahead ->
    [one] una vez
   *[other] { $ahead } veces
}, en empate { $level ->
    [one] una vez
   *[other] { $level } veces
}, por detrás { $behind ->
    [one] una vez
   *[other] { $behind } veces
}.
error-not-our-post = { $why ->
    [other] Este mensaje no lo escribí yo, así que no sé nada de él. Elige un mensaje mío sobre una mesa.
   *[none] Este mensaje mío no trata de ninguna mesa que yo conozca aquí. Elige uno que trate de una.
}
error-no-table-of-mine = No estás en ninguna mesa abierta de este servidor a la que esta persona pueda venir. Abre antes una con /mesa nueva.
error-not-a-player = { $who ->
    [bot] Esto es un bot, no una persona: los bots de la casa se sientan con /mesa añadir-bot.
   *[you] Eres tú. Elige a otra persona.
}
