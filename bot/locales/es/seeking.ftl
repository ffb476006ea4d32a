# Find me a game: the bot brings people together and opens their table.

button-seek = Búscame partida
seek-title = Búscame partida
seek-about = Elige a qué jugarías. En cuanto haya bastante gente de este servidor que encaje, abro una mesa, pregunto a cada persona si está (nunca de noche) y empiezo. Dos personas encajan si coinciden en sus horas activas tres horas al día (/horario).
seek-choose = { $field ->
    [games] ¿Qué juegos?
    [counts] ¿Cuántos jugadores?
   *[pace] ¿Qué ritmo?
}
button-near = { $near ->
    [yes] Solo gente de un nivel como el mío
   *[no] Gente de cualquier nivel
}
button-seek-go = Búscame partida
button-seek-look = Mirar otra vez
button-seek-stop = Dejar de buscar
seek-since = 🧭 **Buscas desde { $since }.** Por qué esperas:
seek-found = { $names ->
    [none] 🎲 **{ $table }** en { $place } está a punto de empezar.
   *[other] 🎲 **Encontrada: { $table }** en { $place }. Empieza en cuanto todo el mundo pulse *Aquí estoy*; faltan: { $names }.
}
seek-why-alone = { $game }: nadie más lo espera.
seek-why-pace = { $game }: { $people ->
    [one] espera una persona
   *[other] esperan { $people } personas
}, pero con otro ritmo.
seek-why-strength = { $game }: { $people ->
    [one] espera una persona
   *[other] esperan { $people } personas
}, pero no de un nivel parecido.
seek-why-hours = { $game }: { $people ->
    [one] espera una persona
   *[other] esperan { $people } personas
}, pero sus horarios { $hours ->
    [0] apenas coinciden con el tuyo.
   *[other] solo coinciden con el tuyo { $hours } h al día.
}
seek-why-few = { $game }: { $people ->
    [one] espera una persona contigo
   *[other] esperan { $people } personas contigo
}, y { $missing ->
    [one] hace falta una más.
   *[other] hacen falta { $missing } más.
}
seek-why-counts = { $game }: { $people ->
    [one] espera una persona, pero quiere
   *[other] esperan { $people } personas, pero quieren
} otro número de jugadores.
seek-why-others = { $game }: { $people ->
    [one] espera una persona
   *[other] esperan { $people } personas
}, pero no encajan todas entre sí.
seek-why-limit = Ya estás en todas las mesas que se permiten por persona en este servidor.
seek-why-room = Este servidor tiene todas las mesas abiertas que permite.
error-nothing-sought = Ninguno de estos juegos admite ese número de jugadores. Elige otros juegos u otros números.
cmd-find = Búscame partida: reúno a la gente y abro la mesa
name-find = buscar-partida
