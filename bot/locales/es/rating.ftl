# Ratings: /rating show and /rating why, and whether a table is rated.

cmd-rating = El nivel de la gente, según los resultados de las mesas puntuables
cmd-rating-show = Ratings en este servidor, de todos o de una persona
arg-rating-game = Ratings solo de este juego; si no, de todos los juegos juntos
arg-rating-player = Ver todos los ratings de esta persona
arg-rated = Si el resultado cuenta para los ratings (normal: no)
name-rating = rating
name-rated = puntuable

button-rated = { $rated ->
    [yes] Puntuable: cuenta
   *[no] No puntuable
}
card-rated = 📈 Puntuable: el resultado cuenta para los ratings

rating-all = todos los juegos
rating-title = Ratings · { $scope }
rating-none = Aquí todavía no tiene rating nadie. Una mesa es puntuable si quien la abre lo dice antes de empezar: /mesa nueva puntuable:True, u *Opciones* en su tarjeta.
rating-somebody = (sin nombre)
rating-value = { NUMBER($points, useGrouping: 0) } ± { $within }
rating-line = { NUMBER($place, useGrouping: 0) }. **{ $name }** { $value } · { $count ->
    [one] una mesa
   *[other] { $count } mesas
}
rating-provisional = { $line } · provisional
rating-scope = { $scope }: **{ $value }** · { $count ->
    [one] una mesa
   *[other] { $count } mesas
}
rating-of = Ratings de { $name }
rating-unrated = { $name } no ha terminado aquí ninguna mesa puntuable.
rating-about = Todo el mundo empieza en 1000. El nivel real está dentro del ± del número 19 de cada 20 veces; con menos de { $enough } mesas, un rating es provisional.
rating-more = … y { $count } más
error-stats-hidden = Esta persona mantiene ocultas sus estadísticas.

cmd-rating-why = Qué movió un rating: tus últimas mesas, o a todos en una mesa
arg-rating-table = El número de una mesa: qué hizo con el rating de cada persona
arg-rating-whose = De quién es el rating, si no es el tuyo
why-of = Qué movió el rating de { $name } · { $scope }
why-at = Qué hizo la mesa { $table } con los ratings
why-line = **{ $head }** · { $place ->
    [0] se fue
   *[other] puesto { $place } de { $people } personas
}: { $before } → { $after } (**{ $change }**)
why-won = por delante de { $name } { $change } ({ $percent } % esperado)
why-tied = en empate con { $name } { $change } ({ $percent } % esperado)
why-lost = por detrás de { $name } { $change } ({ $percent } % esperado)
why-about = Se compara a cada persona con cada una de las demás de la mesa; los bots de la casa no cuentan. Cuanto menos se esperaba algo, más mueve un rating, y un rating incierto se mueve más. Quien se va queda último contra todos; las demás personas se comparan sin un asiento que acabó un bot de la casa.
error-not-rated = { $reason ->
    [bots] Esa mesa no contó: los bots de la casa acabaron más de un asiento.
    [few] Esa mesa no contó: no había dos personas que comparar.
   *[none] Esa mesa no es puntuable o todavía no ha terminado.
}

cmd-rating-forecast = Las opciones de cada persona, cuando los pronósticos aciertan más que el azar
name-forecast = pronóstico
forecast-title = Pronóstico · { $table }
forecast-line = { $name }: **{ $percent } %** de ganar
forecast-none = Todavía no hay pronóstico: tiene que superar a las dos formas simples de adivinar en al menos { $enough } mesas puntuables de este juego. Se comprueba cada noche.
forecast-losses = Log-loss en { $count ->
    [one] una mesa
   *[other] { $count } mesas
} (menos es mejor): este pronóstico { $loss } · todos iguales { $equal } · solo por asiento { $seat }

arg-stats = Si tu nombre está en las estadísticas y ratings que ven otras personas
name-stats = estadísticas
stats-shown = Mostrar mi nombre
stats-hidden = Ocultar mi nombre
me-stats = { $stats ->
    [hidden] 📊 En estadísticas y ratings las demás personas no ven tu nombre.
   *[shown] 📊 Tu nombre está en estadísticas y ratings (estadísticas:Ocultar mi nombre lo quita).
}
arg-study = Si tus partidas pueden contar frente a los bots de la casa y publicarse sin nombres
name-study = estudio
me-study = { $agrees ->
    [yes] 🔬 Tus partidas terminadas en mesas públicas cuentan para saber cuántas veces se gana a los bots de la casa, y pueden publicarse sin nombres, si toda la mesa está de acuerdo (estudio:False las quita).
   *[no] 🔬 Tus partidas terminadas no se cuentan contra bots de la casa ni se publican (estudio:True lo permite, sin nombres y solo si toda la mesa está de acuerdo).
}
