# House bots, and how well they play.

house-bot-level = { $level ->
    [easy] Fácil
    [strong] Fuerte
    [sensible] Sensato
   *[other] { $level }
}
house-bot-level-about = { $level ->
    [easy] Juega como quien empieza: abarca demasiado y no ve lo que harán los demás
    [strong] Prueba adónde lleva cada opción y puede pensar durante { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }
   *[sensible] Juega por experiencia, sin titubear
}
house-bot = { $level ->
    [easy] Bot de la casa fácil
    [sensible] Bot de la casa sensato
    [strong] Bot de la casa fuerte
   *[none] Bot de la casa
}
house-bot-named = { $level ->
    [easy] { $name } (fácil)
    [sensible] { $name } (sensato)
    [strong] { $name } (fuerte)
    [strong-less] { $name } (fuerte) (aquí piensa menos)
    [program] { $name } (programa)
   *[none] { $name }
}
house-bot-mark = { $level ->
    [easy] fácil
    [sensible] sensato
    [strong] fuerte
   *[none] { "" }
}
house-bot-menu = { $level ->
    [easy] { $name }: Fácil
    [sensible] { $name }: Sensato
    [strong] { $name }: Fuerte
   *[none] { $name }: ¿Qué nivel?
}
house-bots-here = 🤖 Bots de la casa: { $names }
arg-level = Lo bien que juega (si no se dice: sensato)
name-level = nivel
error-unknown-level = { $level ->
    [easy] Fácil
    [sensible] Sensato
    [strong] Fuerte
   *[other] “{ $level }”
} no es un nivel de los bots de la casa aquí. { $levels ->
    [easy-sensible-strong] Elige fácil, sensato o fuerte.
    [easy-sensible] Elige fácil o sensato.
    [sensible-strong] Elige sensato o fuerte.
    [sensible] Todos son sensatos.
   *[other] Hay: { $levels }.
}
error-house-bot-gone = { $name } ya no está en esta mesa. La tarjeta muestra quién está.
