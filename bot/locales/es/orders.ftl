# Standing orders: moves that the bot makes for a player under conditions they set.

error-bad-order = { $reason ->
    [full] Ya tienes { $most } órdenes fijas en esta mesa, que es el límite. Termina antes una: /órdenes
    [gone] No tienes esa orden fija (ya no). Mira las activas con /órdenes
   *[unknown] Esa orden fija no es posible aquí. Elige una de la lista, con las preferencias y la duración que ofrece.
}

## Posts

post-by-order = Por orden fija: { $names }.
post-out-of-orders = Una orden fija ha terminado de forma inesperada: { $names }. El motivo está en /órdenes.

## Active orders

orders-title = Tus órdenes fijas
orders-none = No tienes órdenes activas.
orders-ended = Terminadas hace poco:
orders-new = Añadir una orden
orders-prefer = { $count ->
    [1] ¿Qué primero?
   *[other] ¿Y si eso no se puede?
}
orders-at-once = Haría esto ahora mismo: { $moves }.
orders-how-long = ¿Durante cuánto tiempo debe valer?
order-line = { $what } ({ $scope })
order-scope-once = una vez
order-scope-phase = una fase
order-scope-round = esta ronda
order-scope-always = hasta que la anules
order-fired = { $count ->
    [0] – todavía sin usar
    [one] – usada una vez
   *[other] – usada { $count } veces
}
order-ended = { $why ->
    [done] cumplida
    [cancelled] la terminaste tú
    [replaced] la cambiaste por otra
    [time] ha caducado
    [over] la partida ha terminado
    [left] el asiento cambió de manos
    [takeback] se deshizo una jugada
   *[unfit] no se pudo cumplir, así que decides tú
}
button-orders = Órdenes fijas
button-end-order = Terminar la { $number }

## The orders of any game

order-pass = Pasar: { $when }
order-only = Siempre que se pueda una sola cosa además de pasar, hacerla: { $when }
order-value-pass = pasar

## Commands

cmd-orders = Órdenes fijas: ver las activas o añadir una
arg-order = Qué debo hacer por ti
arg-prefer = Tus preferencias, la mejor primero, separadas por espacios
arg-scope = Durante cuánto tiempo vale

name-orders = órdenes
name-order = orden
name-prefer = preferencia
name-scope = alcance
