# Leagues: founding, sign-up, divisions, standings, and what a season posts.

cmd-league = Ligas: temporadas con inscripción, divisiones y clasificación
name-league = liga
arg-league = La liga, si aquí hay varias
cmd-league-list = Las ligas de este servidor
name-league-list = lista

league-line = **{ $name }** · temporada { $number } · { $stage } · { $place }
league-stage = { $stage ->
    [signup] inscripción abierta
    [closed] inscripción cerrada
    [draft] se preparan las divisiones
    [running] en marcha
    [overtime] en prórroga
    [over] terminada
   *[cancelled] cancelada
}

## Why something is not possible

error-no-league = En este servidor todavía no hay ninguna liga. La organización funda una con /liga nueva.
error-which-league = ¿Qué liga? Elige una: { $leagues }.
error-unknown-league = En este servidor no existe esa liga.
error-not-organiser = Eso solo puede hacerlo la organización de esta liga: { $role ->
    [none] quienes administran el servidor
   *[other] { $role }
}.
error-wrong-stage = Eso no es posible en este momento de la temporada: { $stage ->
    [signup] la inscripción sigue abierta.
    [closed] la inscripción está cerrada.
    [draft] se preparan las divisiones.
    [running] está en marcha.
    [overtime] está en la prórroga.
    [over] ha terminado.
   *[cancelled] se canceló.
}
error-league-reason = Esto necesita un motivo que pueda leer todo el mundo. Indica uno.
error-league-change-reason = Ya se ha inscrito alguien, así que cada cambio necesita un motivo que pueda leer todo el mundo. Todavía no ha cambiado nada: envíalo otra vez con un motivo.{ $name ->
    [none] {""}
   *[other] {" "}Escribiste en “{ $name }”: { $value }
}
error-league-rules-changed = Las reglas cambiaron mientras las leías, así que no se ha guardado nada. Pulsa otra vez *Inscribirse* en la tarjeta para ver cómo son ahora.

## A season: its card and its rules

league-season = 🏆 { $name } · temporada { $number }
league-stage-now = Ahora: { $stage }
league-game = { $games ->
    [one] **{ $game }** · una partida por persona, en mesas de { $size }
   *[other] **{ $game }** · { $games } partidas por persona, en mesas de { $size }
}
league-form-cup = Copa: primero grupos, después mesas de ganadores.
league-form-ladder = Escalera: quien quiere una mesa la recibe con gente de un nivel parecido.
league-form-swiss = Torneo suizo: en cada ronda te toca con gente que va como tú, y con nadie dos veces mientras se pueda.
league-swiss-opening = { $opening ->
    [by_host] 🔁 La organización abre cada ronda cuando ha terminado la anterior
   *[automatic] 🔁 Una ronda se abre en cuanto termina la anterior. Si dura más que su parte del tiempo, sus relojes corren cuatro veces más deprisa y al final los bots de la casa acaban lo que quede
}
league-swiss-up = { $up ->
    [0] 🏆 Decide la clasificación tras la última ronda
   *[other] 🏆 Después, los { $up } primeros puestos juegan mesas de ganadores
}
league-swiss-ties = ⚖️ En caso de empate a puntos: primero los puntos de los rivales, después las mesas comunes, después los asientos más difíciles y al final el sorteo. Un descanso no cuenta como partida
league-pace = ⏳ { $pace }: { $about }
league-days = 📅 del { $first } al { $last }
league-until = ✍️ Inscripción hasta el { $until }
league-signed = { $places ->
    [0] { $count ->
        [0] 👥 Todavía no se ha inscrito nadie
        [one] 👥 1 jugador
       *[other] 👥 { $count } jugadores
    }
   *[other] 👥 { $count } de { $places } plazas ocupadas
}
league-entered = ⏱️ Incorporaciones tardías: { $count }
league-waiting = ⌛ En lista de espera: { $count }
league-alternates = 🔄 Suplentes: { $count }
league-by = Organización: { $who }
league-by-admins = quienes administran el servidor
league-organised = Organización: { $who } · Novedades en { $place }
league-own-rules = Reglas de la organización
league-at-once = { $most ->
    [one] 🪑 Una mesa a la vez
   *[other] 🪑 Como mucho { $most } mesas a la vez; gente nueva, { $newcomers }
}
league-points = 🏅 Puntos por puesto: { $points }; los puestos empatados se los reparten
league-points-other = -# En mesas de otro tamaño: { $points }
league-points-size = { $points } para { $size }
league-floor = { $form ->
    [ladder] 📏 Termina tú al menos { $least } mesas: quien tenga menos, se vaya o quede excluido va por debajo del resto y no puede ganar
   *[other] 📏 Termina tú al menos la mitad de tus mesas ({ $least } de { $games }): quien no lo haga, se vaya o quede excluido va por debajo del resto y no puede ni avanzar ni ganar
}
league-late = { $how ->
    [place] ⏱️ Después del sorteo todavía puedes entrar: ocupas la plaza de alguien que se fue, con sus mesas sin terminar. Las mesas que terminó siguen siendo suyas; el mínimo es el mismo para ti ({ $least ->
            [one] una mesa
           *[other] { $least } mesas
        })
    [round] ⏱️ Después del comienzo todavía puedes entrar: juegas desde la ronda siguiente. Los puntos cuentan por mesa; el mínimo es el mismo para ti ({ $least ->
            [one] una mesa
           *[other] { $least } mesas
        })
   *[fewer] ⏱️ Después del sorteo todavía puedes entrar: ocupas asientos sueltos de gente que se fue, uno tras otro, y juegas menos mesas. Los puntos cuentan por mesa; el mínimo es el mismo para ti ({ $least ->
            [one] una mesa
           *[other] { $least } mesas
        })
}
league-late-name-no = No
league-late-name-place = La plaza de alguien que se fue
league-late-name-fewer = Menos mesas, asientos sueltos
league-divisions = 🪜 Divisiones de unas { $size } personas: { $up ->
    [one] asciende una
   *[other] ascienden { $up }
}, { $down ->
    [one] desciende una
   *[other] descienden { $down }
}
league-budget = 🌴 Hasta { $vacation } días de vacaciones en la temporada; una mesa hace una pausa de { $pause } días como mucho
league-cards = ⚠️ Si haces esperar, abandonas o no empiezas: primero una advertencia, después tarjeta amarilla, después roja
league-rated = { $rated ->
    [yes] 📈 Las mesas cuentan para los ratings
   *[no] 📈 Las mesas no cuentan para los ratings
}
league-after-change = { $how ->
    [must_confirm] 📝 Si cambia una regla antes del sorteo, solo sigues dentro si lo confirmas; a quien no lo haga antes de que se preparen las divisiones se le da de baja, sin ninguna marca
   *[may_leave] 📝 Si cambia una regla antes del sorteo, puedes retirarte sin ninguna marca
}
league-coached = 🎓 Cuando termina la temporada, la clasificación muestra los errores por partida de cada persona según los cuenta el entrenador, si todas las que jugaron están de acuerdo; las páginas públicas muestran entonces también cuánta ventaja le veía a cada una, ronda a ronda. Nadie está obligado, y nadie se entera de quién no quiso
league-game-of-week = 🎲 Cada semana se muestra a todo el mundo la partida más reñida, con sus puntos de inflexión
league-delay = 🌐 Las páginas públicas muestran las mesas en juego con un retraso de { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}
league-wants-role = 🔑 Solo para { $role }
league-wants-finished = { $count ->
    [one] 🔑 Necesitas una mesa terminada en este servidor
   *[other] 🔑 Necesitas { $count } mesas terminadas en este servidor
}
league-wants-timeouts = { $count ->
    [0] 🔑 Sin tiempos agotados en los últimos 90 días
    [one] 🔑 Como mucho un tiempo agotado en los últimos 90 días
   *[other] 🔑 Como mucho { $count } tiempos agotados en los últimos 90 días
}
league-wants-approval = 🔑 La organización aprueba cada inscripción
league-wants-places = 🔑 { $count } plazas; después hay lista de espera
button-league-join = Inscribirse
button-league-late = Lista de espera
button-league-want = Quiero una mesa
league-want-on = 🎲 Esperas una mesa; se abre en cuanto la quiera suficiente gente.
league-want-off = Ya no esperas ninguna mesa.
league-form-name-season = Temporada con divisiones
league-form-name-cup = Copa
league-form-name-ladder = Escalera
league-form-name-swiss = Torneo suizo
league-opening-name-automatic = Por sí solas
league-opening-name-by_host = Las abre la organización
button-league-no-want = No esperar más
button-league-rules = Todas las reglas
button-hours-back = Continuar

## Signing up

league-hours = 🌙 Tus horas activas son de { $wakes } a { $sleeps } ({ $zone }): tus relojes solo corren entonces, y los avisos esperan hasta la mañana
league-hours-all = 🌙 Tus relojes corren todo el día ({ $zone }); se cambia con /horario
button-league-sign = Acepto: inscribirme
button-league-alternate = Ser suplente
button-league-no-alternate = Dejar de ser suplente
button-league-withdraw = Retirarse
league-entry = { $status ->
    [in] ✅ Tu inscripción está hecha.
    [waiting] ⌛ Estás en el puesto { $place } de la lista de espera.
    [asked] ⌛ Tu inscripción está hecha; falta que la apruebe la organización.
    [withdrawn] Te has retirado.
    [left] Has dejado esta temporada.
    [red] 🟥 Estás fuera de esta temporada por tarjeta roja.
   *[none] No te has inscrito para jugar.
}
league-too-late = La inscripción ha terminado. Todavía puedes ser suplente: cuando quede libre un asiento, puede que te pregunte.
league-entry-about = Hasta el sorteo de las mesas puedes cambiarlo cuando quieras o retirarte. Solo tú ves con quién no quieres jugar.
league-confirm-about = 📝 Las reglas han cambiado desde que las aceptaste. Solo sigues dentro si las confirmas antes del { $until }; si no te convencen, retírate, y no cuenta nada en tu contra.
league-change-reason = Motivo: { $reason }
league-more-changes = … y más: *Todas las reglas* en la tarjeta muestra lo que vale ahora
button-league-confirm = Confirmar los cambios
league-entry-late = En cuanto quede libre una plaza que encaje (quizá ya lo esté), es tuya y te lo digo. Hasta entonces puedes cambiarlo o retirarte. Solo tú ves con quién no quieres jugar.
league-chosen-at-once = { $count ->
    [one] 🪑 Una mesa a la vez
   *[other] 🪑 Hasta { $count } mesas a la vez
}
league-chosen-avoids = { $count ->
    [0] 🚫 Te parece bien jugar con cualquiera
    [one] 🚫 Hay una persona con la que no quieres jugar
   *[other] 🚫 Hay { $count } personas con las que no quieres jugar
}
league-chosen-alternate = { $on ->
    [yes] 🔄 Eres suplente: cuando quede libre un asiento, puede que te pregunte
   *[no] 🔄 No eres suplente
}
league-coach-answer = { $agrees ->
    [curves] 🎓 El entrenador puede contar tus errores cuando termine la temporada, y las páginas públicas pueden mostrar cuánta ventaja te veía, ronda a ronda
    [yes] 🎓 El entrenador puede contar tus errores cuando termine la temporada
   *[no] 🎓 El entrenador no puede contar tus errores, y las páginas públicas no pueden mostrar cuánta ventaja te veía
}
button-league-coach = El entrenador puede contar mis errores al final de la temporada
button-league-no-coach = El entrenador, mejor que no cuente mis errores
league-tables-at-once = { $count ->
    [one] Una mesa a la vez
   *[other] Hasta { $count } mesas a la vez
}
league-at-once-which = ¿Cuántas mesas a la vez?
league-avoid-which = ¿Con quién no quieres jugar? (como mucho { $most })

## Teams

league-teams = 👥 Equipos de hasta { $most }: la gente de un mismo equipo nunca coincide en una mesa
league-teams-about = -# Un equipo puntúa la media de todas las partidas de su gente. Si queda libre un asiento, se pregunta primero a su propio equipo; puede jugar ahí alguien de otro, pero no puntúa para ningún equipo.
league-teams-approval = -# Quien funda un equipo decide quién entra en él.
league-team-number = Equipo { $number }
league-team-none = Sin equipo todavía: { $people }
league-team-standings = Equipos
league-team-row = { $games ->
    [one] { $place }. { $team } · { $rate } por partida (1 partida, { $wins } ganadas, mejor jugador { $best })
   *[other] { $place }. { $team } · { $rate } por partida ({ $games } partidas, { $wins } ganadas, mejor jugador { $best })
}
league-team-first = La imagen muestra los primeros { $shown } de { $count ->
    [one] un equipo
   *[other] { $count } equipos
}; el archivo los tiene todos.
league-chosen-team = { $team ->
    [none] { $status ->
        [none] 👥 No estás en ningún equipo: como suplente puedes indicar uno
        [withdrawn] 👥 No estás en ningún equipo: como suplente puedes indicar uno
       *[other] 👥 Todavía no estás en ningún equipo: el borrador te pone en uno
    }
   *[other] { $status ->
        [none] 👥 Como suplente entras primero por { $team }
        [withdrawn] 👥 Como suplente entras primero por { $team }
       *[other] 👥 Juegas para { $team }
    }
}
league-team-waits = ⏳ Has pedido entrar en { $team }: decide { $founder }
league-team-waiting = ⏳ Quieren entrar en { $team }: { $names }. Decides tú
league-team-answer = { $lets ->
    [yes] ✅ { $name } juega ahora para { $team }.
   *[no] 🚫 { $name } no entra en { $team }.
}
league-post-team_asked = { $count ->
    [one] 👥 { $names } quiere entrar en tu equipo { $team }. Decides tú, aquí o con /liga inscribirse; sin respuesta, el borrador le busca un equipo.
   *[other] 👥 Estas personas quieren entrar en tu equipo { $team }: { $names }. Decides tú, aquí o con /liga inscribirse; sin respuesta, el borrador les busca un equipo.
}
league-post-team_asked-none = 👥 Ya nadie espera para entrar en tu equipo.
league-post-team_answered = { $answer ->
    [yes] 👥 Ahora juegas para { $team }: te han dejado entrar.
    [no] 👥 { $team } no te ha dejado entrar. Con /liga inscribirse puedes elegir otro equipo.
   *[late] 👥 Nadie respondió a tiempo si puedes entrar en { $team }. Juegas para { $other }.
}
league-post-team_unanswered = 👥 Se te preguntó si { $name } puede entrar en { $team }, y el plazo para responder ha pasado: { $name } juega para { $other }.
league-team-which = ¿Para qué equipo juegas?
league-team-draft = Sin equipo: decide el borrador
league-team-choice = { $free ->
    [0] { $team } (lleno)
    [one] { $team } (una plaza)
   *[other] { $team } ({ $free } plazas)
}
button-league-team-new = Fundar un equipo
league-team-form = Tu equipo
league-team-label = Nombre del equipo
league-team-hint = Como mucho { $most } caracteres; si ya existe, entras en él
league-post-teams = 👥 Los equipos:
league-draft-title-teams = 👀 Borrador de los equipos
league-post-draft-teams = 👀 El borrador está listo: todo el mundo tiene equipo. Se publica el { $first }; hasta entonces se puede cambiar de equipo.
league-draft-about-undivided = Esto solo lo ve la organización. Todo se publica al comienzo de la temporada, o ahora mismo con el botón.
league-draft-few-teams = { $count ->
    [one] ⚠️ Solo hay un equipo: nadie tiene con quién jugar. Todavía se pueden fundar equipos o cambiar de equipo con *Inscribirse* en la tarjeta.
   *[other] ⚠️ Solo hay { $count } equipos, así que las mesas tienen como mucho { $count } personas en lugar de { $size }. Todavía se pueden fundar equipos o cambiar de equipo con *Inscribirse* en la tarjeta; con menos personas por equipo salen más equipos (/liga configurar).
}
error-league-team = { $why ->
    [full] { $team } está lleno: un equipo tiene como mucho { $most } personas. { $free ->
        [none] Ningún otro equipo tiene plaza, pero puedes fundar uno.
       *[other] Tienen plaza: { $free }. O funda uno propio.
    }
    [long] El nombre de un equipo tiene como mucho { $most } caracteres.
    [empty] El nombre de un equipo necesita letras o cifras visibles.
    [founder] Solo quien fundó { $team } decide quién entra; si ya no está, quien entró primero.
    [answered] Ya nadie espera eso: se respondió, la persona cambió de idea o se sortearon las mesas.
    [entry] Antes inscríbete o hazte suplente: entonces puedes indicar un equipo.
    [drawn] Las mesas están sorteadas, así que { $team ->
        [none] ya no puedes entrar en un equipo.
       *[other] sigues en { $team }.
    }
   *[none] Esta temporada no tiene equipos.
}
error-league-team-sits = En esta mesa juega ahora alguien de { $team }, y la gente de un mismo equipo no coincide.

## Divisions, schedule, standings

league-division = { $form ->
    [cup] { $number ->
        [0] Mesas de ganadores
       *[other] Grupo { $number }
    }
    [swiss] { $number ->
        [0] Mesas de ganadores
       *[other] Torneo suizo
    }
    [ladder] Escalera
    [teams] Equipos
    [single] Clasificación
   *[other] División { $number }
}
league-marks = -# ⬆️ ascenso · ⬇️ descenso · ↗️ sube por alguien que se retiró · 🌱 nuevo · ✋ cambio de la organización · ⏱️ entrada tardía
league-somebody = alguien
league-row = { $games ->
    [one] { $place }. { $name } · { $points } (1 partida)
   *[other] { $place }. { $name } · { $points } ({ $games } partidas)
}
league-dissolves = 🪜 { $count ->
    [one] Quedan muy pocos jugadores para la división { $first }: se disuelve, y quienes siguen juegan en la división { $into } la próxima temporada
   *[other] Quedan muy pocos jugadores para las divisiones desde la { $first }: se disuelven, y quienes siguen juegan en la división { $into } la próxima temporada
}, salvo que se inscriba bastante gente nueva.
league-row-below = { $why ->
    [left] dejó la temporada
    [red] fuera
   *[few] muy pocas mesas terminadas
}
league-row-range = puestos { $best }–{ $worst } posibles
league-row-quality = errores por partida: { $mistakes } (−{ $lost } ± { $error })
league-quality-about = Errores por partida: jugadas que según el entrenador costaron con seguridad más de 1 { $unit }, y entre paréntesis lo que costaron en total, con el error estándar; de media en las partidas en las que la persona obtuvo un puesto.
league-quality-none = { $why ->
    [missing] No se muestran los errores por partida: no todas las personas que jugaron están de acuerdo.
    [pending] Los errores por partida llegan cuando el entrenador haya mirado todas las mesas: van { $done } de { $tables }.
   *[none] No se muestran los errores por partida: el entrenador no pudo valorar estas mesas.
}
button-league-form-0 = Imagen
button-league-form-1 = En palabras
button-league-form-2 = CSV
league-more = … y más
league-more-schedule = … y más: /liga calendario
league-more-standings = … y más: /liga clasificación
league-change = { $name }: { $before } → { $after }
league-founded = ✅ Fundada. La tarjeta de inscripción aparece en { $place }; hasta que se cierre la inscripción puedes cambiarlo todo con /liga configurar.
league-close-done = ✅ La liga está cerrada.
league-changed = ✅ Así queda ahora.
league-draft-title = 👀 Borrador de las divisiones
league-draft-about = Esto solo lo ve la organización. Elige a alguien para cambiarlo de división. Las divisiones se publican al comienzo de la temporada, o ahora mismo con el botón.
league-draft-published = Las divisiones están publicadas.
league-draft-who = ¿A quién cambiar?
league-draft-where = { $name }: ¿adónde?
league-draft-moved = ✅ { $name } está ahora en la división { $division }.
button-league-draft = Ver el borrador
button-league-publish = Publicar ya
button-league-mine = Mis mesas
button-league-standings = Clasificación
league-mine-none = No juegas en esta temporada.
league-mine-place = { $division }: vas en el puesto { $place } con { $points } puntos de { $games ->
    [one] una partida
   *[other] { $games } partidas
}.
league-mine-open = { $open ->
    [0] Todas tus mesas han terminado.
    [one] Una de tus mesas sigue abierta: puedes llegar hasta { $possible } puntos.
   *[other] { $open } de tus mesas siguen abiertas: puedes llegar hasta { $possible } puntos.
}
league-mine-range = { $best ->
    [same] Nada puede cambiar ya tu puesto.
   *[other] Todavía es posible: del puesto { $best } al { $worst }.
}
league-mine-up = { $prospect ->
    [sure] ⬆️ Tu ascenso es seguro.
    [possible] ⬆️ Todavía puedes ascender.
   *[out] ⬆️ El ascenso ya no es posible.
}
league-mine-down = { $prospect ->
    [sure] ⬇️ Vas a descender.
    [possible] ⬇️ Todavía puedes descender.
   *[out] ⬇️ Ya no puedes descender.
}
league-mine-playing = ▶️ { $place }: { $people }
league-mine-planned = 🕓 sin empezar: { $people }
league-mine-over = { $place ->
    [0] ✅ { $people }: { $points } puntos
   *[other] ✅ { $people }: puesto { $place }, { $points } puntos
}
league-schedule-none = Las mesas todavía no se han sorteado.

## What a season posts

league-post-closed = { $count ->
    [one] ✍️ La inscripción está cerrada: un jugador. Las mesas se sortean el { $first }.
   *[other] ✍️ La inscripción está cerrada: { $count } jugadores. Las mesas se sortean el { $first }.
}
league-post-digest = -# Todos los sorteos de esta temporada salen de un número secreto que ya está fijado; su SHA-256 es `{ $digest }`. El número llega con las mesas, para que cualquiera pueda comprobarlo.
league-post-draft = 👀 El borrador de las divisiones está listo. Se publican el { $first }; hasta entonces la organización puede cambiar a gente de división.
league-post-divisions = 🪜 Las divisiones:
league-post-schedule = { $count ->
    [0] 🎲 Empieza la temporada. Sus mesas se abren una tras otra, y recibes un aviso donde te toque.
    [one] 🎲 Empieza la temporada con una mesa. Se abre por sí sola; allí recibirás un aviso.
   *[other] 🎲 Empieza la temporada: { $count } mesas. Se abren por sí solas, y recibes un aviso donde te toque.
}
league-post-seed = -# Los sorteos salieron del número `{ $seed }`. Cualquiera puede comprobarlo: el SHA-256 de `{ $salt }:{ $seed }` se publicó al cerrarse la inscripción.
league-pairing-again = -# 🔁 Con el archivo JSON, `bot league pair` calcula otra vez las mismas mesas.
league-post-changed = 📝 { $by } ha cambiado las reglas.{ $reason ->
    [none] {""}
   *[other] {" "}Motivo: { $reason }
}
league-post-changed-leave = ¿No te convence? Hasta que empiece la temporada, el { $first }, puedes retirarte, y no cuenta nada en tu contra. Después, aquello con lo que se sortean las mesas se queda como está.
league-post-changed-confirm = Quien se haya inscrito debe confirmarlo antes del { $until }: pulsa *Mi inscripción* y lee qué ha cambiado. A quien no lo haga se le da de baja, y no cuenta nada en su contra; también puede retirarse por su cuenta.
league-post-confirm = 📝 Las reglas de esta temporada han cambiado desde que te inscribiste. Solo sigues dentro si las confirmas antes del { $until }: pulsa *Mi inscripción*. Si no te convencen, retírate ahí, y no cuenta nada en tu contra.
button-league-entry = Mi inscripción
league-post-over = 🏁 La temporada ha terminado. Clasificación final:
league-post-overtime = ⏰ Es el último día. En las mesas sin terminar, los relojes corren ahora cuatro veces más deprisa; si a alguien se le acaba el tiempo, juega al momento un bot de la casa. Una semana después del último día, los bots de la casa acaban lo que quede.
league-post-weekly = { $done ->
    [0] 📊 Esta semana no ha terminado ninguna mesa
    [one] 📊 Esta semana ha terminado una mesa
   *[other] 📊 Esta semana han terminado { $done } mesas
}, { $left ->
    [0] no queda ninguna.
    [one] queda una.
   *[other] quedan { $left }.
}
league-swiss-round = Ronda { $round }
league-swiss-again = { $count ->
    [0] 🤝 nadie coincide de nuevo
    [one] 🤝 una pareja coincide de nuevo
   *[other] 🤝 { $count } parejas coinciden de nuevo
}
league-swiss-bye = 💤 Descanso: { $people }
league-post-swiss_round = { $tables ->
    [one] 🔁 Ronda { $round } de { $rounds }: una mesa
   *[other] 🔁 Ronda { $round } de { $rounds }: { $tables } mesas
}
league-post-swiss_round-until = ⏳ Esta ronda tiene tiempo hasta el { $until }. Después sus relojes corren cuatro veces más deprisa y los bots de la casa acaban lo que quede.
league-post-round_wanted = { $round ->
    [1] 🔔 ¿Está todo el mundo? Participan { $count } personas. Pulsa el botón para abrir la primera ronda.
   *[other] 🔔 Todas las mesas han terminado. Participan { $count } personas. Pulsa el botón para abrir la ronda siguiente.
}
button-league-next-round = Abrir la ronda siguiente
league-round-opened = 🔁 Se sortea la ronda { $round }; sus mesas se abren dentro de un momento.
error-league-no-round = { $why ->
    [drawn] La ronda { $round } ya se abrió: el botón bajo el mensaje más nuevo abre la siguiente.
    [open] { $tables ->
        [0] La ronda { $round } no es la siguiente.
        [one] Todavía se juega una mesa de la última ronda. Cuando termine, puedes abrir la ronda { $round }; /liga rescatar termina una mesa parada.
       *[other] Todavía se juegan { $tables } mesas de la última ronda. Cuando terminen, puedes abrir la ronda { $round }; /liga rescatar termina una mesa parada.
    }
   *[stage] Esta temporada no tiene ahora ninguna ronda que abrir.
}
league-post-moved_up = 🎉 Sales de la lista de espera: juegas esta temporada.
league-post-place = 🎉 Estás dentro, en la división { $division }: { $what ->
    [place] ocupas la plaza de { $other }, con { $count ->
        [one] una mesa
       *[other] { $count } mesas
    }.
    [round] juegas desde la ronda siguiente.
   *[fewer] ocupas un asiento de { $other } y recibes más según queden libres.
} /liga mis-mesas muestra tus mesas.
league-post-entered = { $what ->
    [place] ⏱️ Incorporación tardía: { $person } ocupa la plaza de { $other } en la división { $division }, con { $count ->
        [one] una mesa
       *[other] { $count } mesas
    }.
    [round] ⏱️ Incorporación tardía: { $person } juega desde la ronda siguiente.
    [fewer] ⏱️ Incorporación tardía en la división { $division }: { $person } ocupa un asiento de { $other }.
   *[seat] ⏱️ { $person }, con incorporación tardía, ocupa un asiento más en la división { $division }, de { $other }.
} Los puestos que todavía son posibles allí se cuentan de nuevo desde ahora.
league-post-dropped = Al final no estás en esta temporada: { $why ->
    [role] ya no tienes el rol que pide.
    [finished] tienes muy pocas mesas terminadas en este servidor.
    [timeouts] has agotado el tiempo demasiadas veces.
    [unconfirmed] no confirmaste a tiempo las reglas nuevas. No cuenta nada en tu contra, y puedes apuntarte a la lista de espera.
   *[gone] no estabas en el servidor cuando miré.
}
league-post-admitted = 🎉 La organización te ha admitido: juegas esta temporada.
league-post-refused = La organización no te ha admitido en esta temporada.
league-post-unheard = Tengo novedades de la liga para ti, pero no admites mensajes directos míos. /liga mis-mesas y /liga tarjetas te dicen cómo vas.
league-post-role_gone = ⚠️ Se ha borrado el rol de la organización. Hasta que se elija otro con /liga configurar organización, { $founder ->
    [none] organiza esta liga quien tenga el permiso Gestionar servidor.
   *[other] organizan esta liga { $founder } y quien tenga el permiso Gestionar servidor.
}
league-post-founder_gone = 👋 Quien fundó esta liga ya no está aquí. { $role ->
    [none] Ahora la organiza quien tenga el permiso Gestionar servidor
   *[other] La organizan { $role } y quien tenga el permiso Gestionar servidor
}; con /liga ceder se puede nombrar a otra persona al frente.
league-post-handed_over = 🤝 { $by } ha cedido la liga: desde ahora está al frente { $about }. Motivo: { $reason }
league-post-founder = 🤝 { $by } te ha cedido esta liga: desde ahora estás al frente y la organizas. Qué significa está en /liga mostrar y /liga pendientes; si no la quieres, cédela con /liga ceder.
league-post-moved = ➡️ Esta liga está ahora en { $place }.
league-handed-over = ✅ La liga está cedida.
league-post-league_closed = { $last ->
    [yes] 🏁 { $by } ha cerrado la liga: esta temporada se juega hasta el final y es la última. Motivo: { $reason }
   *[no] 🏁 { $by } ha cerrado la liga, y esta temporada no se juega. Motivo: { $reason }
}
league-post-round = { $tables ->
    [one] 🏆 Una mesa decide la ronda siguiente: { $people }
   *[other] 🏆 La ronda siguiente tiene { $tables } mesas: { $people }
}
league-obstacle-gone = 🛑 No puedo publicar nada y no puede empezar ninguna mesa: el canal de la liga ya no existe. Elige otro con /liga configurar canal; lo pendiente se publicará allí.
league-obstacle-view_channel = 🛑 No puedo publicar nada y no puede empezar ninguna mesa: no veo { $place }. En cuanto lo vea, todo sigue por sí solo; o elige otro canal con /liga configurar canal.
league-obstacle-send_messages = 🛑 No puedo publicar nada y no puede empezar ninguna mesa: no tengo permiso para escribir en { $place }. En cuanto lo tenga, todo sigue por sí solo; o elige otro canal con /liga configurar canal.
league-obstacle-permission = 🛑 No puede empezar ninguna mesa en { $place }: me falta el permiso “{ $permission }”. En cuanto lo tenga, todo sigue por sí solo.
league-obstacle-game = 🛑 No puede empezar ninguna mesa: el juego de esta temporada no está instalado o su paquete falla. Quien lleva el bot encontrará el motivo en su registro. En cuanto vuelva a funcionar, todo sigue por sí solo.
league-obstacle-people = 🛑 No se pueden sortear las mesas: una división tiene muy pocos jugadores para una mesa ({ $count }). Junta divisiones o cambia a alguien con /liga borrador; la temporada espera en borrador.
league-obstacle-avoid = { $count ->
    [one] 🛑 No se pueden sortear las mesas: son demasiadas las personas con las que una no debe coincidir. Junta divisiones o cambia a alguien con /liga borrador; la temporada espera en borrador.
   *[other] 🛑 No se pueden sortear las mesas: { $count } personas no deben coincidir entre sí. Junta divisiones o cambia a alguien con /liga borrador; la temporada espera en borrador.
}
league-obstacle-teams = { $count ->
    [one] 🛑 No se pueden sortear las mesas: solo hay un equipo, y la gente de un mismo equipo no debe coincidir. Hacen falta más equipos: se indica uno con *Inscribirse* en la tarjeta o /liga inscribirse, y /liga configurar cambia cuánta gente tiene un equipo. Después la temporada sigue por sí sola.
   *[other] 🛑 No se pueden sortear las mesas: con estos { $count } equipos tendría que coincidir gente de un mismo equipo. Ayudan más equipos o equipos más pequeños: se cambia de equipo con *Inscribirse* en la tarjeta o /liga inscribirse, y /liga configurar cambia cuánta gente tiene un equipo o una mesa. Después la temporada sigue por sí sola.
}
league-obstacle-sizes = 🛑 No se pueden sortear las mesas: { $count } jugadores no se pueden dividir en mesas de este juego. Junta divisiones o cambia a alguien con /liga borrador; la temporada espera en borrador.
league-obstacle-at_once = { $count ->
    [one] 🛑 No se pueden sortear las mesas: hay una persona que no puede jugar ninguna mesa en este momento. Sácala de la temporada o levanta su tarjeta; la temporada espera en borrador.
   *[other] 🛑 No se pueden sortear las mesas: { $count } personas no pueden jugar ninguna mesa en este momento. Sácalas de la temporada o levanta sus tarjetas; la temporada espera en borrador.
}

## Fields of /league set

league-none = ninguno
league-yes = sí
league-no = no
league-field-first_day = Primer día
league-field-last_day = Último día
league-field-signup_until = Último día de inscripción
league-field-form = Formato
league-field-game = Juego
league-field-options = Opciones
league-field-size = Tamaño de mesa
league-field-games = Partidas por persona
league-field-at_once = Mesas a la vez
league-field-newcomer_at_once = Mesas a la vez para gente nueva
league-field-pace = Ritmo
league-field-division_size = Tamaño de división
league-field-up = Cuántos ascienden
league-field-down = Cuántos descienden
league-field-rated = Cuenta para los ratings
league-field-late = Incorporación tardía
league-field-opening = Cómo se abren las rondas
league-field-coached = El entrenador cuenta errores
league-field-game_of_week = Mostrar la partida más reñida de cada semana
league-field-delay = Retraso de las mesas públicas en jugadas
league-field-team_size = Personas por equipo
league-field-team_approval = Quien funda un equipo decide quién entra
league-field-points = Puntos por puesto
league-field-rules = Reglas de la organización
league-field-open_tables = Mesas abiertas a la vez
league-field-vacation_days = Días de vacaciones
league-field-pause_days = Pausa más larga en días
league-field-after_change = Tras un cambio de las reglas
league-after-change-may_leave = se permite retirarse
league-after-change-must_confirm = hay que confirmar
league-field-role = Condición: rol
league-field-finished = Condición: mesas terminadas
league-field-timeouts = Condición: tiempos agotados en 90 días
league-field-approval = Condición: aprobación
league-field-places = Condición: plazas
league-field-channel_id = Canal
league-field-role_id = Rol de la organización
league-field-public = Páginas públicas en el navegador
league-field-webhook = Adónde se envían los sucesos
league-field-conditions = Condiciones

error-bad-setting = { $field ->
    [day] { $name }: “{ $value }” no es un día. Escríbelo como 2026-12-24.
    [number] { $name }: “{ $value }” no es un número.
    [yes] { $name }: “{ $value }” no es ni sí ni no.
    [role] { $name }: “{ $value }” no es un rol. Menciona uno o escribe no.
    [field] No hay nada llamado “{ $value }” que configurar. Elige de la lista.
    [fixed] Las mesas están sorteadas: “{ $value }” ya no se puede cambiar.
    [coached] Ya se ha inscrito alguien: si el entrenador cuenta errores se queda como está en esta temporada.
    [size] Este juego no se juega en mesas de { $value }, sino de { $allowed }.
    [points_count] Puntos { $value }: una mesa tiene { $allowed } puestos, así que indica esa cantidad de números.
    [points_rise] Puntos { $value }: no deben subir con el puesto.
    [points_negative] Puntos { $value }: ninguno puede ser negativo.
    [moves] Ascenderían o descenderían { $value }, pero una división solo tiene { $allowed }.
    [first_day] Primer día { $value }: la inscripción ya habría terminado. Elige uno posterior.
    [closing] Inscripción hasta { $value }: ese día ya pasó. Elige uno posterior.
    [notice] El último día { $value } está demasiado cerca: a las mesas se les avisa una semana antes. El primer día posible es { $allowed }.
    [last_day] El último día { $value } es anterior al primero, { $allowed }.
    [signup_until] Inscripción hasta { $value } es demasiado tarde: debe cerrarse el { $allowed } como muy tarde, dos días antes del primer día.
    [too_short] El último día { $value } es demasiado pronto: una mesa a este ritmo dura unos { $days } días. El primero que bastaría es { $allowed }.
    [after_change] Aquí no hay “{ $value }”. Elige: `{ $allowed }`.
    [promised] La gente se inscribió con la promesa de que se le pide confirmar cada cambio. Eso se mantiene en esta temporada.
    [leave] Quien se ha inscrito puede retirarse tras un cambio, y necesita para ello un día antes del sorteo de las mesas. Elige antes un primer día posterior: { $allowed } o después.
    [confirm] Quien se ha inscrito tiene que confirmar un cambio, y necesita para ello dos días antes de que se preparen las divisiones. Elige antes un primer día posterior: { $allowed } o después.
    [form] No hay ningún formato “{ $value }”. Elige: `{ $allowed }`.
    [division] No hay ninguna división { $value }. Elige una de { $allowed }.
    [delay] Retraso de las mesas públicas: { $value } jugadas no es posible; sí lo es { $allowed }; 0 significa sin retraso.
    [team_size] Personas por equipo: { $value } no es posible; sí lo es { $allowed }; 0 significa que no hay equipos.
    [team_form] { $value ->
        [ladder] Una escalera no puede tener equipos: sus mesas se forman según las pide la gente. Elige una temporada o un torneo suizo, o sin equipos (0).
       *[cup] Una copa no puede tener equipos: la gente de grupos distintos no coincide. Elige una temporada o un torneo suizo, o sin equipos (0).
    }
    [opening] Las rondas no se pueden abrir “{ $value }”. Elige: `{ $allowed }`.
    [late] No hay incorporación tardía “{ $value }”. Elige: `{ $allowed }`.
    [late_form] { $value ->
        [swiss] Quien entra tarde en un torneo suizo juega desde la ronda siguiente: elige “Menos mesas”.
        [ladder] Una escalera no necesita incorporación tardía: está abierta a todo el mundo hasta su último día.
       *[cup] Una copa no tiene incorporación tardía: sus rondas salen de los grupos tal como se sortearon. Solo puede tenerla una temporada con divisiones.
    }
    [pace] No hay ningún ritmo “{ $value }”. Elige: `{ $allowed }`.
    [games] Partidas por persona: { $value } no es posible; sí lo es { $allowed }.
    [at_once] Mesas a la vez: { $value } no es posible; sí lo es { $allowed }.
    [newcomer_at_once] Mesas a la vez para gente nueva: { $value } no es posible; sí lo es { $allowed }.
    [division_size] Tamaño de división: { $value } no es posible; sí lo es { $allowed }.
    [up] Cuántos ascienden o siguen: { $value } no es posible; sí lo es { $allowed }.
    [down] Cuántos descienden: { $value } no es posible; sí lo es { $allowed }.
    [open_tables] Mesas abiertas a la vez: { $value } no es posible; sí lo es { $allowed }.
    [vacation_days] Días de vacaciones: { $value } no es posible; sí lo es { $allowed }.
    [pause_days] Pausa más larga en días: { $value } no es posible; sí lo es { $allowed }.
   *[other] { $value } no es posible; sí lo es { $allowed }.
}
league-webhook-secret = 🔑 Desde ahora los sucesos de la liga se envían a esta dirección. Van firmados con el secreto `{ $secret }`, que no se vuelve a mostrar a nadie: guárdalo donde se reciben los sucesos. Quien fije la dirección otra vez recibe un secreto nuevo, y este deja de valer.
league-webhook-to = 📡 Los sucesos de esta liga se envían a { $host }, con lo que muestran sus páginas públicas.
error-league-webhook = { $why ->
    [off] Este bot no envía sucesos: quien lo lleva no ha permitido ningún host para ello. No ha cambiado nada.
    [form] Esa no es una dirección web a la que se puedan enviar sucesos. Es algo como https://hooks.example.org/league, sin nombre de usuario, espacios ni #. No ha cambiado nada.
    [scheme] Los sucesos solo se envían por https: la dirección tiene que empezar por https://. No ha cambiado nada.
    [private] Los sucesos solo se envían a direcciones públicas de internet. No ha cambiado nada.
   *[host] Quien lleva este bot no ha permitido este host, o este puerto suyo, para los sucesos. Pídele que lo añada o elige otra dirección. No ha cambiado nada.
}
error-league-not-public = Los sucesos dicen lo que muestran las páginas públicas, y esta liga no las tiene. Actívalas antes con /liga configurar público.
league-post-game_of_week = 🎲 **Partida de la semana:** { $table } fue la más reñida. { $won }. { $margin ->
    [0] El primer y el segundo puesto tuvieron los mismos puntos.
    [one] Entre el primer y el segundo puesto hubo un solo punto.
   *[other] Entre el primer y el segundo puesto hubo { $margin } puntos.
}
league-turning-point = **{ $number } · { $round }** · { $what } Puntos: { $points }. { $lead }
league-turning-point-taken = { $names } se pone en cabeza, con { $by ->
    [one] 1 punto
   *[other] { $by } puntos
} de ventaja.
league-turning-point-kept = { $names } va en cabeza ahora por { $by ->
    [one] 1 punto
   *[other] { $by } puntos
} (antes { $before }).
league-turning-point-level = Empate: { $names }.
league-turning-points = -# Puntos como si la partida hubiera terminado en ese momento.
league-post-webhook_off = { $why ->
    [gone] 📡 { $host } ya no quiere sucesos de esta liga, así que no se envía ninguno desde ahora.
   *[failing] 📡 Los sucesos de esta liga no llegan a { $host } desde hace { $days } días, así que no se envía ninguno desde ahora.
} En cuanto vuelva a funcionar, la organización puede fijar la dirección de nuevo con /liga configurar webhook.
error-league-not-handed-over = { $why ->
    [rights] Solo puede ceder esta liga quien está al frente o alguien con el permiso Gestionar servidor.
    [founder] Esta persona ya está al frente.
   *[person] Solo puede estar al frente alguien de este servidor, y no un bot.
}
error-league-name-taken = Aquí ya hay una liga llamada “{ $name }”. Elige otro nombre.
error-league-no-season-log = { $why ->
    [size] El registro firmado de esta temporada es demasiado grande para un archivo en Discord. Quien lleva el bot lo obtiene con `bot league log export`.
   *[deals] Esta temporada no tiene registro firmado: sus mesas se repartieron antes de que el bot empezara a publicar hashes.
}
error-league-no-hours = Dime antes cuáles son tus horas activas: pulsa *Inscribirse* en la tarjeta o usa /horario.
error-league-condition = { $condition ->
    [role] Esta temporada es solo para { $needed }.
    [finished] Esta temporada pide { $needed ->
        [one] una mesa terminada
       *[other] { $needed } mesas terminadas
    } en este servidor; tienes { $have }.
   *[timeouts] Esta temporada permite { $needed ->
        [one] un tiempo agotado
       *[other] { $needed } tiempos agotados
    } en los últimos 90 días; tienes { $have }.
}
error-league-avoids = { $most ->
    [one] En una liga puede haber una persona con la que no quieras jugar.
   *[other] En una liga puede haber como mucho { $most } personas con las que no quieras jugar.
}
error-league-not-entered = No juegas en esta escalera.
error-league-excluded = { $why ->
    [card] Tienes tarjeta roja: estás fuera de esta temporada. La organización puede levantarla con /liga corregir.
    [left] Has dejado esta temporada: solo la organización puede readmitirte, con /liga corregir.
    [league] Se te ha excluido de esta liga: no puedes inscribirte ni jugar por otra persona, tampoco en temporadas posteriores. La organización puede revocarlo con /liga revocar.
   *[organiser] Se te ha excluido de esta temporada: no puedes inscribirte ni jugar por otra persona. La organización puede revocarlo con /liga corregir. En la próxima temporada puedes inscribirte.
}
error-league-enough = { $most ->
    [one] Ya juegas una mesa, que es tu límite.
   *[other] Ya juegas { $most } mesas, que es tu límite.
}
error-league-published = Las divisiones están publicadas. Cambia a la gente con /liga corregir, con un motivo.
error-league-channel = { $what ->
    [gone] Una liga necesita un canal de texto; { $place } no lo es.
   *[other] En { $place } me falta el permiso “{ $permission }”, que una liga necesita. Dámelo e inténtalo otra vez.
}
error-league-closed = Esta liga ya está cerrada.
error-not-entrant = <@{ $person }> no juega en esta temporada.

## Commands

cmd-league-new = Fundar una liga
cmd-league-set = Cambiar las reglas de una temporada
cmd-league-hand-over = Poner a otra persona al frente de una liga
cmd-league-close = Cerrar una liga: ninguna temporada más
cmd-league-show = Todo sobre una temporada
cmd-league-join = Inscribirte, cambiar tu inscripción o retirarte
cmd-league-draft = El borrador de las divisiones, para la organización
cmd-league-standings = La clasificación, como imagen, en palabras y como CSV
cmd-league-mine = Tus mesas y lo que todavía es posible
cmd-league-schedule = Todas las mesas de una temporada
name-league-show = mostrar
name-league-join = inscribirse
name-league-draft = borrador
name-division = división
name-standings = clasificación
name-mine = mis-mesas
name-schedule = calendario
name-set = configurar
name-hand-over = ceder
name-games = partidas
name-size = tamaño
name-name = nombre
name-form = formato
name-late = tardía
name-opening = apertura
name-team-size = tamaño-equipo
name-first-day = primer-día
name-last-day = último-día
name-at-once = a-la-vez
name-division-size = tamaño-división
name-up = ascensos
name-down = descensos
name-organisers = organización
name-webhook = webhook
name-value = valor
name-reason = motivo
arg-league-name = Su nombre
arg-league-first-day = Primer día, como 2026-12-01
arg-league-last-day = Último día
arg-league-form = Temporada, copa, escalera o torneo suizo
arg-league-size = Personas por mesa (normal: 4)
arg-league-games = Partidas por persona (normal: 4)
arg-league-at-once = Mesas a la vez por persona (normal: 2)
arg-league-division-size = Personas por división (normal: 8)
arg-league-up = Cuántos ascienden (normal: 2)
arg-league-down = Cuántos descienden (normal: 2)
arg-league-late-people = Cuántas personas más llegan después del sorteo
arg-league-opening = Cómo se abren las rondas de un torneo suizo (normal: por sí solas)
arg-league-team-size = Personas por equipo como mucho; nunca coinciden en una mesa (normal: 0, sin equipos)
arg-league-late = Qué recibe quien se inscribe después del sorteo (normal: nada)
arg-league-rated = Si cuenta para los ratings
arg-league-channel = Dónde publica y juega la liga
arg-league-organisers = El rol de la organización
arg-league-public = Si cualquiera con el enlace puede leer clasificación, calendario y almanaque
arg-league-webhook = Dirección web que recibe los sucesos de la liga pública; un guion deja de enviarlos
arg-league-person = Quién pasa a estar al frente
arg-league-what = Qué cambiar
arg-league-value = El nuevo valor
arg-league-reason = Por qué; hace falta si ya se ha inscrito alguien
arg-league-division = Qué división
arg-league-text = En palabras en lugar de imagen

## A season tried out beforehand

cmd-league-simulate = Probar la próxima temporada con personas simuladas
name-league-simulate = simular
arg-league-people = Cuántas personas; normalmente, las que se han inscrito
name-people = personas
name-divisions = divisiones
name-absence = ausencia
arg-league-divisions = En cuántas divisiones van
arg-league-absence = Cuántas de cada cien desaparecen, van lentas o se van
league-simulated = 🔮 **{ $name }**, prueba con { $people } personas simuladas, de las que un { $absence } % aprox. desaparece, va lento o se va:
league-simulated-days = 📅 Las { $tables } mesas terminan en { $days ->
    [one] un día
   *[other] { $days } días
}.
league-simulated-people = ⏳ Tiempos agotados: { $timeouts } · asientos ocupados por suplentes: { $substitutes } · asientos acabados por bots de la casa: { $bots }
league-simulated-balance = 🪜 División { $division } ({ $people }): dos personas cualesquiera coinciden { $often }×, los asientos se diferencian en { $seats } como mucho
league-simulated-late = ⏱️ Personas que llegaron después del sorteo: { $late }, de las que { $entered } tuvieron plaza
league-simulated-coming = 🪜 Quedan muy pocas personas para { $divisions } divisiones: si no se inscribe nadie nuevo, la próxima temporada tiene { $coming }, y quien esté por debajo juega en la división { $coming }
league-simulated-work = { $count ->
    [0] ✅ No habría tenido que intervenir nadie.
    [one] ⚠️ Alguien habría tenido que intervenir una vez.
   *[other] ⚠️ Alguien habría tenido que intervenir { $count } veces.
}
error-league-simulating = Ahora mismo se está probando otra temporada. Inténtalo otra vez dentro de unos minutos.
error-league-plan = { $field ->
    [people] Una temporada así se puede probar con { $least } a { $most } personas, no con { $value }.
    [divisions] Con esa cantidad de personas salen de { $least } a { $most } divisiones, no { $value }.
    [late] Después del sorteo pueden llegar de { $least } a { $most } personas, no { $value }.
    [form] Solo se pueden probar temporadas y torneos suizos, no copas ni escaleras.
   *[absence] Puede faltar de { $least } a { $most }, no { $value }.
}
