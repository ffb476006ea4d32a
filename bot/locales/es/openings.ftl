# Finding a table: the filter of /table list, and what people want to be told of.

list-none-fits = Ahora mismo no busca jugadores ninguna mesa que encaje. Pide un aviso para cuando la haya o abre una con /mesa nueva.
list-filtered = 🔎 { $wanted }
list-filter = **¿Qué mesas buscas?** Elige todo lo que quieras.
button-list-filter = Filtrar
button-list-show = Ver mesas
button-wish = Avísame
wanted-any = cualquier mesa
wanted-any-of = { $field ->
    [game] Cualquier juego
    [players] Cualquier número de jugadores
    [pace] Cualquier ritmo
    [language] Cualquier idioma
   *[expansions] Con o sin expansiones
}
wanted-players = { $count ->
    [one] un jugador
   *[other] { $count } jugadores
}
wanted-language = mensajes en { $language }
wanted-expansions = { $chosen ->
    [with] con expansiones
   *[without] sin expansiones
}
wish-done = 🔔 Te mencionaré una vez cuando en este servidor se abra una mesa, o quede libre un asiento en una en marcha, que encaje: { $wanted }. Esto acaba en { $days } días, o en cuanto tengas un asiento; nunca de noche (/horario). Lo ves en /yo.
wish-silent = Has desactivado los avisos, así que no te enterarías de nada: cámbialo con /yo avisos.
wish-drop = Dejar de buscar …
wish-dropped = 🔕 Ya no recibirás avisos de esas mesas.
me-wish = { $server ->
    [none] 🔔 Recibes avisos de: { $wanted } (hasta el { $until })
   *[other] 🔔 Recibes avisos de: { $wanted } en { $server } (hasta el { $until })
}
error-too-many-wishes = Ya recibes avisos de { $most } tipos de mesas. Quita antes uno con /yo.
lobby-call-wished = { $mentions }: { $status ->
    [lobby] { $table } encaja con lo que buscas y tiene un asiento libre ([ir a la mesa]({ $link })).
   *[running] { $table } encaja con lo que buscas y allí se puede ocupar un asiento con /mesa sustituir ([ir a la mesa]({ $link })).
}
list-expansions-with = con expansiones
list-expansions-without = sin expansiones
arg-list-players = Cuántas personas juegan en total
arg-list-pace = Solo mesas con este ritmo
arg-list-language = Solo mesas cuyos mensajes están en este idioma
arg-list-expansions = Con o sin expansiones
name-players = jugadores
name-expansions = expansiones
