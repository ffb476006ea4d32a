# Amerigo's standing orders.

amerigo-order-load = Cargar cañones hasta la fuerza conocida de los piratas
amerigo-order-post = Colocar un puesto donde un barco mío pare en un ancla
amerigo-order-along = Con todos los puntos de acción, lo primero de esto que pueda
amerigo-order-buy = Comprar estas mercancías con mis puntos de acción ({ $when })
amerigo-order-front = Pasar al frente del orden de turno, si puedo
amerigo-order-cash = Canjear un cofre o una ficha por oro cuando no tenga
amerigo-track-cannons = cañones
amerigo-track-progress = progreso
amerigo-track-order = orden de turno
amerigo-track-gold = tomar oro
amerigo-decision-turn = elegir una acción
amerigo-decision-sail = navegar
amerigo-decision-goods = comprar mercancías
