# Magister Navis' commands, panels and standing orders.

## Panels

magister_navis-open-salary = Elegir mi salario
magister_navis-open-arrange = Ordenar mis cartas
magister_navis-open-discard = Descartar cartas
magister_navis-panel-salary = Elige { $count ->
    [one] el disco que vuelve
   *[other] los { $count } discos que vuelven
}
magister_navis-panel-discard = Elige { $count ->
    [one] una carta
   *[other] hasta { $count } cartas
}

## Commands

cmd-mn = Hacer una jugada en Magister Navis
cmd-mn-build = Construir un edificio
cmd-mn-pay = Recuperar un disco de un edificio, como salario o como acción
cmd-mn-ship = Navegar a una región
cmd-mn-occupy = Ocupar una ciudad vacía
cmd-mn-attack = Atacar la ciudad de otro jugador
cmd-mn-draw = Tomar la carta de arriba de un mazo
cmd-mn-activate = Activar un edificio sin su acción, si la mesa lo permite
cmd-mn-token = Gastar una ficha en una acción
cmd-mn-done = Saltar la segunda mitad de una acción doble
cmd-mn-pass = Pasar: no jugar más turnos en esta ronda
cmd-mn-arrange = Elegir la carta para el espacio de gobernador
cmd-mn-discard = Descartar una carta
arg-mn-building = El edificio
arg-mn-source = El edificio o la ficha que da la acción, si hay varios
arg-mn-region = La región
arg-mn-city = La ciudad
arg-mn-deck = El mazo, por su carta de arriba
arg-mn-governor = El gobernador, o nadie
arg-mn-card = La carta
arg-mn-token = La ficha
arg-mn-action = En qué se gasta

name-city = ciudad
name-deck = mazo
name-source = con-qué
name-governor = gobernador
name-card = carta
name-token = ficha
name-action = acción
name-occupy = ocupar
name-attack = atacar
name-activate = activar
name-arrange = ordenar
name-done = dejarlo
name-mn-ship = navegar
name-mn-draw = tomar-carta
name-mn-discard = descartar-carta

## Standing orders

magister_navis-order-build = Construir el primero de estos que pueda
magister_navis-order-salary = Salario: recuperar discos en este orden
magister_navis-decision-turn = jugar un turno
magister_navis-decision-build = construir
magister_navis-decision-salary = elegir mi salario
