# The permanent post for opening and joining tables without slash commands.

open-post = ## Juegos de mesa en { $server }
    Las partidas duran días o semanas: juegas cuando tienes tiempo y recibes un aviso cuando te toca.
button-open-table = Abrir una mesa
button-open-list = Unirse a una mesa
button-my-turns = Mis turnos
open-which = **¿Dónde quieres jugar?** Después elige un juego: la mesa se abre al momento. Todo lo demás se puede cambiar en su tarjeta.
open-where-thread = En un hilo
open-where-private = En un hilo privado
open-where-here = En este canal
open-game = Elige un juego
open-players = { $least }–{ $most } jugadores
open-post-done = El mensaje está en { $channel }.
error-cannot-post-there = No puedo publicar en { $channel }. Necesito estos permisos allí: Ver canal y Enviar mensajes.
arg-open-post = El canal del mensaje
name-open-post = mensaje-de-mesas

## Presets

open-presets = O empieza con una plantilla de este servidor, con todo ya elegido: { $names }.
error-unknown-preset = { $names ->
    [none] Este servidor no tiene plantillas. Elige un juego.
   *[other] Este servidor no tiene la plantilla “{ $preset }” (ya no). Tiene: { $names }.
}
error-preset-of-other = Esta plantilla es de otro juego. Deja el juego sin elegir o elige otra plantilla.
error-bad-preset = { $why ->
    [name] Una plantilla necesita un nombre de { $most } caracteres como mucho.
   *[full] Un servidor puede tener como mucho { $most } plantillas. Quita antes una.
}
presets-title = Plantillas para mesas nuevas
presets-none = Todavía no hay plantillas.
presets-facts = { $pace } · { $where } · { $options ->
    [0] opciones habituales
    [one] una opción cambiada
   *[other] { $options } opciones cambiadas
}{ $bots ->
    [0] { "" }
    [one] { " · un bot de la casa" }
   *[other] { " · " }{ $bots } bots de la casa
}{ $rated ->
    [yes] { " · puntuable" }
   *[no] { "" }
}{ $invited ->
    [yes] { " · con invitación" }
   *[no] { "" }
}{ $programs ->
    [yes] { " · programas permitidos" }
   *[no] { "" }
}
presets-about = Para hacer una, abre una mesa, elige todo en su tarjeta y usa allí /ajustes plantillas con un nombre (el mismo nombre otra vez la reemplaza). Cualquiera abre mesas con /mesa nueva plantilla o con los botones del mensaje permanente, que muestra las primeras { $most }.
presets-drop = Quitar una plantilla …
audit-preset = ⭐ { $who } guardó la plantilla “{ $name }” ({ $game }).
audit-preset-removed = ⭐ { $who } quitó la plantilla “{ $name }” ({ $game }).
cmd-setup-presets = Crear una plantilla a partir de una mesa, ver todas o quitar una
arg-preset = Una plantilla de este servidor: la mesa empieza con todo lo que indica
arg-preset-name = El nombre de la plantilla (sin nombre, se ven todas)
arg-preset-table = La mesa de la que se toma todo (si no se dice: la de este canal)
name-presets = plantillas
name-preset = plantilla
