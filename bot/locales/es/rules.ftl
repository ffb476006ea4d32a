# /rules and /why, for every game.

cmd-rules = Consultar las reglas: un edificio, una búsqueda o lo que te importa ahora
cmd-why = Por qué una jugada no es posible ahora, o qué cuesta y qué da
arg-rules-building = El nombre de un edificio (o carta): su ficha y lo que hace
arg-rules-search = Cualquier palabra, en tu idioma o en inglés
arg-why-move = Una jugada o un edificio: elige de la lista o escribe cualquier jugada
name-rules = reglas
name-why = por-qué
name-search = buscar

rules-now = Lo que te importa ahora:
rules-overview = Puedes consultarlo con /reglas buscar o /reglas edificio:
rules-see-also = Mira también: { $titles }
rules-more = … y más
rules-of-game = { $title } ({ $game })
error-no-rules = Para este juego todavía no hay nada que consultar.
error-rules-not-found = Nada en las reglas coincide con “{ $text }”.
rules-source = { $game }, reglamento: { $sections }

rules-section-start = Preparación
rules-section-round = La ronda
rules-section-end = Final y puntuación
rules-section-building = Edificios

why-legal = **{ $move }**: ahora puedes hacerlo.
why-illegal = **{ $move }**: ahora no es posible.
why-brings = Llevaría a esto:
