# Proposals to the table, and what becomes of them.

error-nothing-to-propose = No hay nada que votar: ya es así, o aquí no viene al caso.
error-proposed-already = Esto ya se ha propuesto, y la mesa todavía no ha decidido.
error-decided = { $outcome ->
    [agreed] La mesa ya lo ha aceptado.
    [declined] La mesa ya lo ha rechazado.
    [expired] El plazo para esto ha pasado.
    [withdrawn] Esta propuesta se retiró.
    [overtaken] Esto ya no viene al caso: la partida ha avanzado o ha terminado.
   *[unknown] No existe esa propuesta.
}

## The question and the answer, in the table's thread

proposal-asks = { $name } propone: { $what }.
proposal-takeback = deshacer todo desde la jugada { $first }
proposal-pause = parar todos los relojes durante { $days ->
    [one] un día
   *[other] { $days } días
}
proposal-away = que un bot de la casa juegue por { $name }, que lleva días sin jugar
proposal-away-details = { $person }, cualquier jugada tuya anula esta propuesta.
proposal-resume = poner en marcha los relojes
proposal-pace = cambiar el ritmo: { $pace }
proposal-abandon = terminar la partida sin resultado
proposal-end = terminar la partida ahora, con los puntos que hay
proposal-swap = { $name } y { $other } intercambian asientos
proposal-option = cambiar una opción: { $option } – { $choice }
proposal-until = Abierta hasta el { $until }.
proposal-needs = { $needed ->
    [one] Hace falta { $needed }
   *[other] Hacen falta { $needed }
} de { $count ->
    [one] { $count } voto
   *[other] { $count } votos
}.
proposal-agree = { $names }: { $count ->
    [one] ¿estás de acuerdo?
   *[other] ¿están de acuerdo?
}
proposal-outcome = { $outcome ->
    [agreed] Aceptado, como propuso { $name }: { $what }.
    [declined] La propuesta de { $name } se rechazó: { $what }.
    [expired] La propuesta de { $name } ha caducado: { $what }.
    [withdrawn] { $name } retira la propuesta: { $what }.
   *[overtaken] La propuesta de { $name } ya no viene al caso: { $what }.
}
button-agree = Aceptar
button-decline = Rechazar
button-withdraw = Retirar
button-ask-back = Preguntar a los demás
done-vote = Tu voto está anotado.
done-propose = { $decided ->
    [no] Ya se ha preguntado a las demás personas.
    [agreed] Hecho: no hacía falta preguntar a nadie.
   *[other] Llegó demasiado tarde.
}

## Commands

cmd-propose = Proponer algo para que lo decida toda la mesa
cmd-propose-takeback = Proponer deshacer una jugada y todo lo posterior (tu última: /mesa deshacer)
cmd-propose-pause = Proponer parar todos los relojes
cmd-propose-away = Proponer que un bot de la casa juegue por alguien que ha dejado de jugar
cmd-propose-resume = Proponer poner en marcha los relojes
cmd-propose-pace = Proponer otro ritmo
cmd-propose-abandon = Proponer terminar la partida sin resultado
cmd-propose-end = Proponer terminar la partida ahora, con los puntos que hay
cmd-propose-swap = Proponer un intercambio de asientos con otra persona
cmd-propose-option = Proponer otro valor para una opción, antes de empezar
arg-propose-move = La primera jugada que deshacer; si no se dice, la última tuya
arg-propose-days = Cuántos días puede durar la pausa
arg-propose-absentee = Quién ha dejado de jugar
arg-propose-pace = El ritmo
arg-propose-player = Con quién intercambiar
arg-propose-option = La opción
arg-propose-choice = El nuevo valor
name-propose = proponer
name-away = ausente
name-pause = pausa
name-resume = reanudar
name-end = terminar
