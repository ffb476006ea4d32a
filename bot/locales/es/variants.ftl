# Variants: other numbers for a game, from files that admins add with /setup variants.

cmd-setup-variants = Añadir desde un archivo una variante de un juego, ver todas o quitar una
arg-variant-file = El archivo (.toml); lo mejor es partir de un modelo
arg-variant-template = Un juego: recibes un archivo para él que dice qué puedes cambiar
arg-variant = Una variante de este servidor: el juego con otros números o nombres
name-variants = variantes
name-variant = variante
name-template = modelo
variant-game = { $game } ({ $variant })
variant-number = **{ $number }**: { $value } (habitual: { $usual })
variant-name = **{ $name }**: lo habitual es { $usual }
variants-title = Variantes
variants-none = Todavía no hay variantes.
variants-about = Una variante es un juego con otros números o nombres. Para añadir una, pide un archivo con /ajustes variantes modelo, cámbialo, ponle un nombre y envíalo con /ajustes variantes archivo; un archivo con el mismo juego y nombre reemplaza una variante. Las mesas la juegan con /mesa nueva variante o con *Opciones* en la tarjeta. La conservan tal como era al elegirla y no son puntuables. Un servidor puede tener como mucho { $most }.
variant-lapsed = ⚠️ Ya no es posible: el juego ha desaparecido o ha cambiado. Envía un archivo nuevo o quita la variante.
variant-less = ⚠️ Queda fuera porque el juego ya no lo permite: { $what }. Las mesas juegan la variante sin eso hasta que envíes un archivo nuevo.
variants-drop = Quitar una variante …
variant-none = Sin variante
variant-none-about = El juego según sus reglas
variant-menu = Variante: { $variant }
variant-entry = El juego con cambios, no puntuable
variant-bad = ❌ Este archivo no se puede usar:
variant-line = Línea { $line }: { $fault }
variant-fault-size = Un archivo tiene como mucho { $most } kB.
variant-fault-text = Esto no es texto (UTF-8).
variant-fault-toml = Esto no es TOML: { $why }.
variant-fault-key = Aquí no hay “{ $key }”, solo: { $legal }.
variant-fault-name = Necesita un nombre de { $most } caracteres como mucho: name = "…"
variant-fault-game = “{ $game }” no es un juego que pueda tener variantes. Los posibles son: { $legal }.
variant-fault-numbers = Faltan los números: bajo una línea [numbers], una línea para cada uno. Hay: { $legal }.
variant-fault-number = No hay ningún número “{ $key }”. Hay: { $legal }.
variant-fault-bounds = { $key } no puede ser { $value }: tiene que ser un número entero de { $least } a { $most }.
variant-fault-nothing = Nada es distinto del juego habitual. Bajo una línea [numbers] puede haber: { $legal }.
variant-fault-names = Los nombres van bajo una línea [names], una línea para cada uno. Puede haber: { $legal }.
variant-fault-thing = No hay ningún nombre “{ $key }” que cambiar. Hay: { $legal }.
variant-fault-called = { $key } no se puede llamar “{ $value }”: un nombre puede tener letras, cifras, espacios, guiones y apóstrofos, y { $most } caracteres como mucho.
variant-template-name = Mi variante
variant-template-names = Otros nombres, de { $most } caracteres como mucho; quita el # de los que cambies
variant-template-number = { $number }: de { $least } a { $most }
variant-template-sent = Cambia lo que quieras en este archivo ({ $game }), ponle un nombre propio y envíalo con /ajustes variantes archivo. Puedes quitar las líneas que no cambies.
variant-nothing-adjustable = { $game } no tiene nada que se pueda cambiar.
error-unknown-variant = { $names ->
    [none] Este servidor no tiene variantes que encajen aquí.
   *[other] Este servidor no tiene la variante “{ $variant }” (ya no). Tiene: { $names }.
}
error-which-game = Aquí varios juegos tienen una variante “{ $variant }”: indica también el juego.
error-too-many-variants = Un servidor puede tener como mucho { $most } variantes. Quita antes una.
error-variant-unrated = Una mesa con una variante no puede ser puntuable: su resultado no se puede comparar con otros.
audit-variant = 🧪 { $who } guardó la variante “{ $name }” ({ $game }).
audit-variant-removed = 🧪 { $who } quitó la variante “{ $name }” ({ $game }).
rules-variant = Esta mesa juega la variante “{ $variant }”. Lo que cambia respecto a las reglas:
verify-variant = Variante: { $variant }
stats-variants = Variantes, que aquí no cuentan
