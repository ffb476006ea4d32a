# Personal settings and views: /me, notes, turns, direct messages.

## Settings

me-pings = Cuando te toca, recibes { $pings }.
me-heads-up = { $notified ->
    [yes] También te aviso cuando es probable que te toque enseguida.
   *[no] No te aviso cuando es probable que te toque enseguida.
}
me-avoids = En tu lista de personas que evitas: { $names } (solo la ves tú).
me-now = Te respondo en español. Colores de las imágenes que solo ves tú: { $palette }.
me-mark = { $decisions ->
    [0] En las salas de este servidor todavía no aparece nada junto a tu nombre.
   *[other] De { $decisions ->
        [one] 1 decisión
       *[other] tus últimas { $decisions } decisiones
    } en este servidor tomaste { $answered } en persona y a tiempo; { $shown ->
        [yes] en las salas aparece ⏱️ { $answered }/{ $decisions } junto a tu nombre.
       *[no] en las salas todavía no aparece nada junto a tu nombre.
    }
} La marca aparece tras { $enough } decisiones y cuenta las últimas { $window }. Una decisión que toma por ti un bot de la casa porque se agotó el tiempo cuenta como perdida; no cuentan las vacaciones, las mesas privadas ni las partidas solo contra bots de la casa.
palette-night = Noche
palette-day = Día
palette-contrast = Alto contraste
palette-clear = Para daltónicos
pings-thread = una mención en el hilo
pings-dm = un mensaje directo
pings-both = una mención y un mensaje directo
pings-none = ningún aviso en Discord
cmd-me = Ver y cambiar tus ajustes: idioma, avisos, colores de las imágenes
arg-language = El idioma
arg-palette = Colores de las imágenes
arg-pings = Cómo te aviso cuando te toca
arg-heads-up = Avisar también cuando es probable que te toque enseguida
arg-avoid = Alguien con quien no quieres jugar; nómbralo otra vez para quitarlo
name-me = yo
name-language = idioma
name-palette = paleta
name-pings = avisos
name-heads-up = preaviso
name-avoid = evitar
error-avoids-enough = Tu lista de personas que evitas puede tener como mucho { $most } personas.

## Notes

note-now =
    📝 Esto solo lo ves tú:
    { $note }
note-empty = No tienes ninguna nota en esta mesa. Escribe una con /nota texto
error-note-too-long = Una nota puede tener como mucho { $most } caracteres. Empieza de nuevo con /nota borrar:True
error-note-changed = Mientras tanto, tu nota se cambió en otro sitio. Mira las dos y guarda otra vez.
cmd-note = Tu nota privada en una mesa
arg-note = Una línea para añadir a tu nota
arg-clear = Borrar antes la nota anterior
name-note = nota
name-clear = borrar

## Turns

turns-none = Ninguna mesa te espera.
turns-title = { $count ->
    [one] Te espera una mesa
   *[other] Te esperan { $count } mesas
}
turns-since = te toca desde { $since }
turns-due = el tiempo se acaba: { $due }
turns-play = Jugar en #{ NUMBER($table, useGrouping: 0) }
button-before = Anterior
button-after = Siguiente
cmd-myturns = Ver todas las mesas que te esperan, en todos los servidores
name-myturns = misturnos

## Direct messages and pings

dm-turn =
    { $table } te espera: { $link }
dm-next =
    Es probable que te toque enseguida en { $table }: { $link }
dm-asked =
    { $table } necesita tu respuesta: { $link }
dm-asked-closed = { $mention }, aquí hace falta tu respuesta. (No pude enviarte un mensaje directo.)
dm-turn-closed = { $mention }, te toca. (No pude enviarte un mensaje directo.)
post-next = { $mention }, es probable que te toque enseguida.

lapsed-zone = ⚠️ Aquí ya no se conoce tu zona horaria “{ $zone }”. Hasta que elijas otra con `/horario`, tus horas cuentan en UTC.
lapsed-palette = ⚠️ La paleta que elegiste ya no existe: ves la habitual. En `/yo` están las demás.
lapsed-language = ⚠️ El idioma que elegiste ya no existe: vale el de tu Discord. En `/yo` están los demás.

button-languages = Idiomas
me-language = 🌐 { $name }: { $state }. Lo que falta aparece en inglés.
me-language-menu = Idioma
language-share = traducido al { $percent } %
language-unread = sin revisar todavía por hablantes nativos
language-host = Todo menos los juegos
language-part = { $done } de { $all } textos, { $percent } %
