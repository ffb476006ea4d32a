# /sandbox: private copies of positions.

## Panel

sandbox-title = Ensayo { NUMBER($number, useGrouping: 0) } · { $table } · desde la jugada { $version }
sandbox-about = Esto solo lo ves tú, y nada de lo que hagas aquí afecta a la mesa. La información oculta se repartió al azar. El ensayo se conserva hasta el { $until }.
sandbox-closed = El ensayo se ha eliminado.
button-try-back = Deshacer
button-try-again = Empezar de nuevo
button-try-bot = Que decida un bot
button-try-board = Imagen
button-try-close = Eliminar

## Mistakes

error-no-sandbox = No tienes ese ensayo (ya no). Abre uno con /ensayo abrir
error-no-sandbox-here = Aquí no hay nada que probar: la partida ha terminado, o las partes ocultas de este juego no se pueden repartir otra vez.

## Commands

cmd-sandbox = Probar jugadas en privado, sin afectar a la mesa
cmd-sandbox-open = Abrir una copia privada de una posición
cmd-sandbox-show = Continuar con un ensayo
cmd-sandbox-play = Probar una jugada en un ensayo
cmd-sandbox-close = Eliminar un ensayo
arg-alone = Jugar tú en todos los asientos
arg-sandbox = El ensayo, si no es el más reciente
name-sandbox = ensayo
name-open = abrir
name-show = mostrar
name-close = cerrar
name-alone = solitario
