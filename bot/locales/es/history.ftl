# What happened: /catchup, /log and earlier positions.

catchup-title = { $count ->
    [one] Una jugada
   *[other] { $count } jugadas
} desde la tuya, la primera { $since }
catchup-nothing = No ha pasado nada desde tu última jugada.
catchup-nothing-told = No ha pasado nada que valga la pena contar.
catchup-earlier = … y más antes de eso: /resumen extensión:Todo
catchup-more = … y { $count } más: /resumen extensión:Normal
catchup-note = 📝 Tu nota: { $note }
length-short = Corto: qué es distinto ahora
length-normal = Normal: qué pasó, por fases
length-all = Todo: cada jugada

board-then = Esta era la posición tras la jugada { $version } de { $newest }.

## Mistakes

error-no-such-round = Esa ronda todavía no ha empezado: la partida va por la ronda { $newest }.

## Commands

cmd-catchup = Ver qué ha pasado desde tu última jugada
cmd-log = Ver las jugadas de una ronda
arg-length = Con cuánto detalle
arg-picture = Añadir una imagen que señale lo que cambió
arg-round = La ronda
arg-log-player = Solo las jugadas de esta persona
arg-kind = Solo las jugadas de este tipo
arg-version = La posición tras este número de jugadas

name-catchup = resumen
name-length = extensión
name-picture = imagen
name-round = ronda
name-kind = tipo
name-version = versión

## Log

log-empty = Todavía no hay jugadas.
log-chosen = { $name } elige: { $move }.
log-undo = ↩️ { $name } lo deshace.
name-log = registro

## Catch-up

catchup-title-looked = { $count ->
    [one] Una jugada
   *[other] { $count } jugadas
} desde que miraste, la primera { $since }
catchup-title-newest = { $count ->
    [one] La última jugada
   *[other] Las últimas { $count } jugadas
}, la primera { $since }
catchup-nothing-new = Todavía no ha pasado nada.
