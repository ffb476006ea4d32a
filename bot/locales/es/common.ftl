# What every game says in the same words.

common-nothing = nada
common-amount = { $count } { $thing }
common-counted = { $count } × { $thing }
common-detailed = { $thing }: { $details }
common-parts = { $part }; { $more }
common-commas = { $part }, { $more }
common-noted = { $thing } ({ $note })
common-phase-end = La partida ha terminado
common-move-pass = Pasar
common-event-passed = { $name } pasa.
common-event-over = La partida ha terminado.
common-summary-acting = Turno de: { $names }.
common-change-new = nuevo: { $things }
common-change-gone = ya no está: { $things }
common-coach-points = { $points } PV
common-coach-unit = PV
common-score-item = { $part } { $points }
common-quoted = “{ $text }”
common-board-line = { $name }: { $parts }
common-cards-hidden = { $count ->
    [one] una carta boca abajo
   *[other] { $count } cartas boca abajo
}
common-card = { $rank ->
    [j] jota
    [q] reina
    [k] rey
    [a] as
   *[other] { $rank }
} de { $suit ->
    [c] tréboles
    [d] diamantes
    [s] picas
   *[h] corazones
}
common-card-index = { $rank ->
    [j] J
    [q] Q
    [k] K
    [a] A
   *[other] { $rank }
}
common-score-player = **{ $place }** { $name }: { $points } ({ $parts })

## Boards, and their alt texts

common-board-phase-end = Fin
common-board-won = ¡Gana { $names }!
common-board-behind-bot = Mejor humano: { $names }
common-board-shared = Victoria compartida: { $names }
common-board-points = { $unit }, ronda a ronda
common-board-start = Inicio
common-board-tie-break = desempate { $count }
common-board-to-act = turno
common-alt-question = Turno de { $name }. { $question }.
common-alt-final = { $place } { $name }: { $points } ({ $parts }).
common-alt-points = { $name }, desde el inicio: { $points }.
common-alt-points-since = { $name }, desde { $round }: { $points }.
common-alt-more = { $count } más
common-alt-in-words = Todo en palabras: /mesa tablero texto:True
common-alt-none = ninguno

## Why a move is not legal

common-why-over = La partida ha terminado.
common-why-waiting = No es tu turno: { $count ->
    [one] { $names } tiene
   *[other] { $names } tienen
} que decidir
common-why-now = Ahora se te pregunta otra cosa: { $question }
common-why-rules = Las reglas no lo permiten ahora.
common-why-no-building = { $building }: no lo tienes.
common-why-part = { $amount } ({ $name })
common-why-move-build = Construir: { $building }
common-why-move-pass = Pasar

common-ruling = decisión nuestra donde el reglamento no dice nada
