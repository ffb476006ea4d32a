# /help by situation, /table list, and what to do instead.

help-turn = **Me toca**
    `/misturnos` – todas las mesas que te esperan, con un botón para ir a cada una
    `/jugar` – cualquier jugada válida; los botones del último mensaje hacen lo mismo
help-news = **¿Qué ha pasado?**
    `/resumen` – lo que pasó desde tu última jugada, con una imagen
    `/registro` – lo que pasó en una ronda
help-away = **Voy a estar fuera**
    `/vacaciones` – días libres: tus relojes se paran o un bot de la casa juega por ti
    `/mesa abandonar` – dejar tu asiento del todo
help-stuck = **No sé seguir**
    `/por-qué` – por qué una jugada no es posible
    `/reglas` – consultar algo
help-organise = **Quiero organizar una partida**
    `/mesa lista` – a qué puedes unirte aquí
    `/mesa nueva` – abrir una mesa
help-more = -# Escribe / para ver todos los comandos.
cmd-help = Los comandos más útiles, según la situación
name-help = ayuda

cmd-table-list = A qué puedes unirte aquí: asientos libres y asientos por ocupar
name-list = lista
list-title = A qué puedes unirte
list-empty = Aquí ninguna mesa busca jugadores. Abre una con /mesa nueva.
list-free = { $count ->
    [one] Un asiento libre
   *[other] { $count } asientos libres
} · por ahora: { $names }
list-seats = La partida está en marcha: { $names }. { $count ->
    [one] Puedes sustituir a { $away }.
   *[other] Puedes sustituir a una de estas personas: { $away }.
}
list-more = … y { $count } más
button-join-table = Unirse a #{ NUMBER($table, useGrouping: 0) }
button-take-at = #{ NUMBER($table, useGrouping: 0) }: sustituir a { $name }
button-list = ¿A qué puedo unirme?
button-help = Ayuda
button-quit = Dejar mi asiento

instead-quit = La partida está en marcha. Para dejar tu asiento usa /mesa abandonar: juega en él un bot de la casa hasta que alguien lo ocupe. Si solo vas a faltar unos días, es mejor /vacaciones.
instead-leave = Esta partida todavía no ha empezado. Para salir de ella: /mesa salir
instead-join = Esta partida todavía no ha empezado. Para ocupar un asiento: /mesa unirse
instead-substitute = La partida está en marcha. { $count ->
    [0] Podrás ocupar un asiento en cuanto un bot de la casa juegue por alguien: /mesa sustituir. Para observar: /mesa observar
   *[other] Puedes sustituir a alguien que falta: /mesa sustituir
}
instead-replace = La partida está en marcha: un asiento cambia de manos cuando quien juega lo deja (/mesa abandonar) y otra persona lo ocupa (/mesa sustituir).
instead-takeback = No ha pasado nada desde tu última jugada, así que puedes deshacerla sin preguntar a nadie: usa /mesa deshacer o el botón de aquí.
instead-abandon = Esta partida no ha empezado. { $owner ->
    [yes] Para cerrar la mesa: /mesa cancelar
   *[other] La mesa puede cerrarla quien la abrió. Para dejar tu asiento: /mesa salir
}
