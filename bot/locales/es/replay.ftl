# /replay: a game as a film.

## Film

replay-progress = Preparo tu película: { $count } imágenes por ahora …
replay-about = { $table }: { $count } { $count ->
    [one] imagen
   *[other] imágenes
}, una por fase: la mesa y todos los tableros por turnos
error-no-such-rounds = Todavía no se ha jugado ninguna fase de esas rondas: la partida va por la ronda { $newest }.
error-replay-too-long = Esta película es demasiado grande para Discord. Elige menos rondas.

## Commands

cmd-replay = Ver una partida como película: la mesa y todos los tableros, una imagen por fase
arg-from = La primera ronda
arg-to = La última ronda
arg-public = Mostrarla a todo el mundo aquí
name-replay = película
name-from = desde
name-to = hasta
name-public = público
