# Statistics of finished tables: /stats player, /stats game, /stats server.

cmd-stats = Estadísticas de las mesas públicas terminadas de este servidor
cmd-stats-player = Las mesas de una persona: puestos, puntos por asiento, resultados contra otros
cmd-stats-game = Las mesas de un juego: asientos, opciones y qué se eligió según el puesto
cmd-stats-server = Qué se ha jugado en este servidor
arg-stats-player = De quién son las estadísticas, si no son las tuyas
arg-stats-game = Solo mesas de este juego
arg-csv = Adjuntar las tablas como archivo CSV
name-server = servidor
name-csv = csv

stats-of-player = Estadísticas de { $name } · { $game }
stats-of-game = Estadísticas · { $game }
stats-of-server = Estadísticas de este servidor
stats-none = Aquí todavía no se ha terminado ninguna mesa pública.
stats-tables = { $count ->
    [one] una mesa
   *[other] { $count } mesas
}
stats-won = { $count ->
    [one] { $count } ganada
   *[other] { $count } ganadas
}
stats-thinking = una decisión tarda { $time } (mediana, últimas mesas)
stats-places = Puestos
stats-place = puesto { $place }: { $count }×
stats-place-name = Puesto { $place }
stats-by-seat = Media de puntos por asiento
stats-seat = asiento { $seat } { $points } ({ $count }×)
stats-against = Contra otras personas
stats-opponent = { $name }: { $count ->
    [one] una mesa
   *[other] { $count } mesas
}, { $ahead } por delante, { $level } en empate, { $behind } por detrás
stats-balance = Contra otros: por delante : por detrás (empates)
stats-percent = { $percent } %
stats-seats = Asientos
stats-seat-effect = { $size } jugadores, asiento { $seat }: { $points } puntos, { $percent } % de las victorias ({ $count } mesas)
stats-seat-name = Asiento { $seat }
stats-wins = Parte de las victorias, { $size } jugadores ({ $count } mesas)
stats-options = Opciones
stats-option-effect = { $option }: { $choice } – { $points } puntos, quien gana { $best } ({ $count } mesas)
stats-too-few = -# Los asientos y las opciones se comparan a partir de { $enough } mesas.
stats-bots = Personas contra bots de la casa
stats-bots-level = { $size } jugadores, { $level }: personas por delante del bot de la casa en el { $percent } % ({ $low }–{ $high } %) de { $count ->
    [one] una mesa
   *[other] { $count } mesas
}{ $few ->
    [yes] , todavía muy pocas para juzgar
   *[no] { "" }
}
stats-bots-none = Todavía no cuenta ninguna mesa contra los bots de la casa de hoy.
stats-bots-earlier = Contra bots de la casa anteriores, de antes de su último cambio o de una versión que no se conoce:
stats-bots-about = Una mesa cuenta si terminó según las reglas, todo el mundo estuvo de acuerdo (estudio en /yo), no se sustituyó a nadie ni hubo pistas y los bots de la casa fuertes tuvieron tiempo de pensar. Un empate cuenta la mitad. Entre paréntesis: dónde está el valor real con un 95 % de certeza.
stats-newest = { $count ->
    [one] una mesa
   *[other] últimas { $count } mesas
}, por puesto final
stats-share = puesto { $place }: { $percent } %
stats-thing = { $name } { $count }×: { $shares }
stats-winners = { $what }: parte de quienes ganan
stats-expected = esperado: { $percent } %
stats-equal = esperado con el mismo nivel
stats-games = Mesas por juego
stats-people = Más mesas

puerto_rico-counted-role = Personajes elegidos
puerto_rico-counted-built = Edificios construidos
magister_navis-counted-built = Edificios construidos
magister_navis-counted-opened = Gobernadores
amerigo-counted-picked = Fichas de progreso tomadas
amerigo-counted-built = Losetas construidas
