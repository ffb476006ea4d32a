# The almanac of a season: pictures, their alt texts, and a page to keep.

cmd-league-almanac = Repaso de una temporada: ganadores, récords, cara a cara
name-league-almanac = almanaque
name-season = temporada
arg-league-season = El número de la temporada (normal: la última que ha empezado)
arg-league-almanac-division = La división cuyo cara a cara quieres ver (normal: la tuya)
button-league-almanac = Mostrar en este canal
button-league-almanac-read = Almanaque
league-almanac-of = { $season }: almanaque
error-league-season = Esta liga no tiene esa temporada: la última es la temporada { $newest }.

league-almanac-season = Temporada { $number }
league-almanac-over = final
league-almanac-so-far = La temporada no ha terminado: así va por ahora.
league-almanac-cup = { $form ->
    [swiss] Torneo
   *[cup] Copa
}
league-almanac-cup-winner = { $form ->
    [swiss] Gana el torneo
   *[cup] Gana la copa
}
league-almanac-podium = Primeros puestos
league-almanac-firsts-season = Líder por división
league-almanac-firsts-cup = Líder por grupo
league-almanac-firsts-ladder = Primeros puestos
league-almanac-many = { $count } jugadores
league-almanac-tables = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
league-almanac-moves = { $count ->
    [one] { $shown } jugada
   *[other] { $shown } jugadas
}
league-almanac-median = duración mediana { $time }
league-almanac-days = { $count } días
league-almanac-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
league-almanac-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
league-almanac-by = { $points ->
    [0] empate
    [one] por { $points } punto
   *[other] por { $points } puntos
}

league-record-score = Más puntos
league-record-margin = Mayor ventaja
league-record-wins = Más victorias
league-record-streak = Mejor racha
league-record-opponents = Más rivales

league-almanac-extremes = Temporada { $season }: mesas más reñidas y largas
league-almanac-closest = Más reñidas
league-almanac-longest = Más largas
league-almanac-shortest = Más cortas
league-almanac-duels = Cara a cara: { $division }
league-almanac-ahead = 2:1 más por delante
league-almanac-behind = 1:2 más por detrás
league-almanac-level = 1:1 igualados
league-almanac-alt = { $season } de { $league } de un vistazo. { $figures }.
league-almanac-duels-alt = { $title }, { $league }. Cuántas veces acabó cada persona por delante de otra y cuántas por detrás.
league-almanac-duels-sums = Contra todos juntos:

league-almanac-records = Récords
league-almanac-record = Récord
league-almanac-standings = Clasificación
league-almanac-schedule = Mesas y resultados
league-almanac-head-to-head = Cara a cara
league-almanac-head-to-head-about = 2:1 significa: acabó dos veces por delante de la otra persona y una por detrás, en mesas que jugaron ambas.
league-almanac-result = Resultado
league-almanac-finished = Terminada
league-almanac-open = sin terminar
league-almanac-planned = sin empezar
league-almanac-of-part = { $part }: { $of }
league-almanac-number = N.º
league-almanac-place = Puesto
league-almanac-name = Nombre
league-almanac-value = Valor
league-almanac-holder = Quién
league-almanac-table = Mesa
league-almanac-length = Duración
league-almanac-margin = Ventaja
league-almanac-guest = suplente
league-almanac-for = por { $name }
league-almanac-scored = { $score } puntos en la partida, { $points } para la liga
league-almanac-bot = acabó un bot de la casa
league-almanac-bot-from = desde { $round }
league-almanac-nothing = Todavía no ha terminado ninguna mesa.
league-almanac-times = Horas en UTC.
league-almanac-seats = Asientos
league-almanac-seat = Asiento
league-almanac-played = Jugadas
league-almanac-won = Ganadas

## Cups: rounds of winners

league-bracket-round = Ronda { $number } de ganadores
league-bracket-final = Final
league-bracket-on = sigue
league-bracket-won = { $form ->
    [swiss] ha ganado el torneo
   *[cup] ha ganado la copa
}
league-bracket-alt = { $title } de { $league }.
league-bracket-table = Mesa { $number }: { $people }.
league-standings-first = La imagen muestra a las { $shown } primeras de { $count } personas; el archivo las tiene todas.
league-standings-on = sigue
league-standings-alt-on = { $sure ->
    [yes] sigue con seguridad
   *[no] sigue, tal como está
}
league-mine-on = { $prospect ->
    [sure] 🏆 Sigues jugando después de los grupos.
    [possible] 🏆 Todavía puedes seguir después de los grupos.
   *[out] 🏆 Esta copa acabó para ti en los grupos.
}
