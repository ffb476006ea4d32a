# Hints in one's own decision, and the coach of finished games.

## Hints

hint-title = ### 💡 { $question }
hint-best = Yo elegiría **{ $move }**.
hint-second = { $how ->
    [clear] Muy por detrás: **{ $move }**, unos { $points } menos.
    [depends] O **{ $move }**: cuál es mejor depende de cómo sigan tú y las demás personas.
    [equal] Por lo que veo, **{ $move }** es igual de bueno.
    [level] **{ $move }** puede ser igual de bueno: la diferencia de { $points }{ $error } no es segura.
   *[behind] Lo siguiente mejor: **{ $move }**, unos { $points } menos{ $error }.
}
hint-swap = { $new } en lugar de { $old }
hint-count = { $count ->
    [one] Es tu primera pista en esta partida. Solo la ves tú, pero el resultado dice cuántas tuviste.
   *[other] Pistas hasta ahora: { $count }. Solo las ves tú, pero el resultado dice cuántas tuviste.
}
hint-thinking = 💭 Estoy jugando mentalmente las próximas rondas …
button-hint = Pista

## Hints at a table

button-hints = { $hints ->
    [on] Pistas: permitidas
   *[off] Pistas: no
}
options-hints-locked = { $why ->
    [league] 💡 Sin pistas: esta mesa es de una liga.
   *[rated] 💡 Sin pistas: esta mesa es puntuable.
}
card-hints = { $hints ->
    [on] 💡 Se permiten pistas: /pista
   *[off] 💡 Sin pistas
}
result-hints = { $count ->
    [one] 1 pista
   *[other] { $count } pistas
}

## Why a move is better

coach-option = { $kind ->
    [puerto_rico-role] El **{ $move }**
   *[other] **{ $move }**
}
coach-brings = { $who ->
    [you] { $how ->
        [did] { $option } te dio { $things }.
        [would] { $option } te habría dado { $things }.
       *[will] { $option } te da { $things }.
    }
   *[other] { $how ->
        [did] { $option } dio a { $name } { $things }.
        [would] { $option } habría dado a { $name } { $things }.
       *[will] { $option } da a { $name } { $things }.
    }
}
coach-costs = { $who ->
    [you] { $how ->
        [did] { $option } te costó { $things }.
        [would] { $option } te habría costado { $things }.
       *[will] { $option } te cuesta { $things }.
    }
   *[other] { $how ->
        [did] { $option } costó a { $name } { $things }.
        [would] { $option } habría costado a { $name } { $things }.
       *[will] { $option } cuesta a { $name } { $things }.
    }
}
coach-brings-and-costs = { $who ->
    [you] { $how ->
        [did] { $option } te dio { $things }, pero te costó { $costs }.
        [would] { $option } te habría dado { $things }, pero te habría costado { $costs }.
       *[will] { $option } te da { $things }, pero te cuesta { $costs }.
    }
   *[other] { $how ->
        [did] { $option } dio a { $name } { $things }, pero le costó { $costs }.
        [would] { $option } habría dado a { $name } { $things }, pero le habría costado { $costs }.
       *[will] { $option } da a { $name } { $things }, pero le cuesta { $costs }.
    }
}
coach-amount = { $exact ->
    [yes] { $points } { $thing }
   *[no] aprox. { $points } { $thing }
}
coach-why-line = Al final, con **{ $move }**: { $parts }.
coach-line = { $who ->
    [you] tú sacas
   *[other] { $name } saca
} { $points } { $more ->
    [yes] más
   *[no] menos
} ({ $line })
coach-error = {" "}(± { $error })
magister_navis-coach-points = { $points } de gloria
magister_navis-coach-unit = gloria
puerto_rico-holding-chips = { $count ->
    [one] ficha de PV
   *[other] fichas de PV
}
puerto_rico-holding-doubloons = { $count ->
    [one] doblón
   *[other] doblones
}
puerto_rico-holding-tiles = { $count ->
    [one] loseta de isla
   *[other] losetas de isla
}
puerto_rico-holding-people = { $count ->
    [one] colono
   *[other] colonos
}
puerto_rico-holding-buildings = { $count ->
    [one] edificio
   *[other] edificios
}
magister_navis-holding-discs = { $count ->
    [one] disco en el puerto
   *[other] discos en el puerto
}
magister_navis-holding-active = { $count ->
    [one] disco en un edificio
   *[other] discos en edificios
}
magister_navis-holding-cities = { $count ->
    [one] ciudad
   *[other] ciudades
}
magister_navis-holding-cards = { $count ->
    [one] carta
   *[other] cartas
}
magister_navis-holding-tokens = { $count ->
    [one] ficha
   *[other] fichas
}
magister_navis-holding-buildings = { $count ->
    [one] edificio
   *[other] edificios
}
amerigo-holding-points = PV
amerigo-holding-gold = oro
amerigo-holding-cannons = { $count ->
    [one] cañón
   *[other] cañones
}
amerigo-holding-posts = { $count ->
    [one] puesto
   *[other] puestos
}
amerigo-holding-tiles = { $count ->
    [one] loseta planificada
   *[other] losetas planificadas
}
amerigo-holding-resources = { $count ->
    [one] recurso
   *[other] recursos
}
amerigo-holding-goods = { $count ->
    [one] ficha de mercancía
   *[other] fichas de mercancía
}
amerigo-holding-tokens = { $count ->
    [one] ficha de progreso
   *[other] fichas de progreso
}

## Styles of play

coach-style = { $whose ->
    [rival] Si { $rival } juega { $style }, **{ $move }** es mejor por unos { $points }.
    [others] Si las demás personas juegan { $style }, **{ $move }** es mejor por unos { $points }.
   *[own] { $who ->
        [you] Si sigues jugando { $style }, **{ $move }** es mejor por unos { $points }.
       *[other] Si { $name } sigue jugando { $style }, **{ $move }** es mejor por unos { $points }.
    }
}
puerto_rico-style-usual = como es habitual
puerto_rico-style-shippers = para embarcar
puerto_rico-style-builders = para conseguir doblones y edificios
puerto_rico-style-loners = para ganar algo rápido
puerto_rico-style-beginners = { $whose ->
    [others] como principiantes
   *[own] como principiante
}
puerto_rico-style-first = como los primeros bots de la casa
puerto_rico-style-any = de forma poco habitual
magister_navis-style-usual = como es habitual
magister_navis-style-builders = para avanzar en las escalas y construir
magister_navis-style-conquerors = para conseguir regiones y ciudades
magister_navis-style-loners = para ganar algo rápido
magister_navis-style-beginners = { $whose ->
    [others] como principiantes
   *[own] como principiante
}
magister_navis-style-any = de forma poco habitual
amerigo-style-usual = como es habitual
amerigo-style-builders = para conseguir puestos e islas
amerigo-style-traders = para conseguir oro y mercancías
amerigo-style-loners = para ganar algo rápido
amerigo-style-beginners = { $whose ->
    [others] como principiantes
   *[own] como principiante
}
amerigo-style-any = de forma poco habitual

## A review

coach-title = ### 🎓 { $table } · { $name }
coach-about = { $judged ->
    [one] Una decisión analizada
   *[other] { $judged } decisiones analizadas
}{ $clear ->
    [0] .
    [one] ; una de ellas era clara.
   *[other] ; { $clear } de ellas eran claras.
}
coach-costly = **{ $count ->
    [one] Esta jugada fue la que más costó
   *[other] Estas jugadas fueron las que más costaron
}**
coach-costly-line = { $number }. **−{ $points }** · { $round }: { $played } en lugar de { $other }
coach-flawless = { $who ->
    [you] **Tan bien como se podía:** ninguna de tus jugadas fue claramente peor que otra.
   *[other] **Tan bien como se podía:** ninguna jugada de { $name } fue claramente peor que otra.
}
coach-good = **Bien jugado**
coach-good-line = ⭐ **+{ $points }** · { $round }: { $played } en lugar de { $other }
coach-depends = **Depende de cómo jueguen los demás o de cómo siguió**
coach-depends-line = ⚖️ { $round }: { $played } o { $other }
coach-turning-points = **Puntos de inflexión: la ventaja esperada, de una ronda a la siguiente**
coach-turning-point = { $way ->
    [up] 📈
   *[down] 📉
} { $since } → { $round }: { $before } → **{ $after }**
coach-entry = { $kind ->
    [costly] { $number }. −{ $points } · { $round }: { $played }
    [depends] { $round }: { $played } o { $other }
   *[best] +{ $points } · { $round }: { $played }
}
coach-fair = El entrenador juzga solo por lo que se podía saber entonces, no por lo que se repartió después. Solo llama error a una jugada si lo es con varias formas de seguir jugando; la gente puede jugar de otra distinta.
coach-private = Esto solo lo ves tú.
coach-is-shared = Compartido: otras personas pueden leerlo con /entrenador.
coach-theirs = { $name } ha compartido este análisis.
coach-margins = **Ventaja esperada en { $unit }, ronda a ronda, con el error estándar**
coach-which = Ir a un momento

coach-moment = **Momento { $number } de { $count } · { $round }**
coach-moment-good = **⭐ Bien jugado · { $round }**
coach-moment-depends = **⚖️ Depende de cómo siga la partida · { $round }**
coach-played = { $who ->
    [you] Elegiste **{ $move }**.
   *[other] { $name } eligió **{ $move }**.
}
coach-better = Mejor: **{ $move }**.
coach-cost = Costó unos **{ $points }**{ $error }.
coach-next-best = Lo siguiente mejor: **{ $move }**, **{ $points }** menos{ $error }.
coach-best-opponent = { $opponents ->
    [1] rival
   *[other] mejor rival
}
coach-stood = { $who ->
    [you] { $side ->
        [ahead] Con la mejor jugada, podías esperar acabar { $points } por delante del { coach-best-opponent }.
        [behind] Con la mejor jugada, tenías que contar con acabar { $points } por detrás del { coach-best-opponent }.
       *[level] Con la mejor jugada, podías esperar un empate con el { coach-best-opponent }.
    }
   *[other] { $side ->
        [ahead] Con la mejor jugada, { $name } podía esperar acabar { $points } por delante del { coach-best-opponent }.
        [behind] Con la mejor jugada, { $name } tenía que contar con acabar { $points } por detrás del { coach-best-opponent }.
       *[level] Con la mejor jugada, { $name } podía esperar un empate con el { coach-best-opponent }.
    }
}
coach-then = **La mesa en ese momento, en palabras**

coach-progress = 🎓 { $step ->
    [queued] Antes viene el análisis que pediste primero …
    [decisions] Miro la decisión { $number } de { $total } …
   *[moments] Para asegurarme: momento destacado { $number } de { $total } …
}
coach-meanwhile = No tienes que esperar: usa /entrenador más tarde y verás el análisis o cuánto lleva.

button-coach = Entrenador
button-coach-overview = Resumen
button-coach-before = Atrás
button-coach-next = Siguiente
button-coach-try = Probarlo
button-coach-picture = Imagen
button-coach-share = { $shared ->
    [yes] Dejar de compartir
   *[no] Compartir con todos
}

error-no-finished-table = Todavía no has terminado ninguna partida. El entrenador analiza partidas terminadas; durante una partida, /pista ayuda con tus propias decisiones.

## Commands

cmd-hint = Ver las dos mejores opciones para tu decisión y por qué
cmd-coach = Analizar una partida terminada: las jugadas que más te costaron y qué era mejor
arg-coach-table = La partida terminada, si no es tu última
arg-coach-player = De quién es el análisis, si no es el tuyo: tiene que estar compartido
name-hint = pista
name-coach = entrenador

## The picture: expected margin by round

coach-curve-title = Ventaja esperada en { $unit }
coach-curve-range = ventaja, error estándar
coach-curve-costly = costó más
coach-curve-good = bien jugado
coach-curve-alt = Por cuántos { $unit } se esperaba que ganara { $name } (bajo 0: perdiera), ronda a ronda, con el error estándar:
coach-curve-spot = { $round }: { $margin }
coach-curve-mark = { $number ->
    [0] Bien jugado
   *[other] Momento { $number }
} ({ $round })
