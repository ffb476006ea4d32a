# How to play: cards to leaf through, and the guided first rounds.

## Cards

button-learn = Cómo se juega
button-learn-before = Atrás
button-learn-next = Siguiente
learn-card = ### { $title }
    -# Ficha { $page } de { $of }
learn-which = ¿Qué juego te gustaría aprender?
button-lesson-begin = Probar: dos rondas
button-lesson-story = Jugar tu primera partida
button-lesson-go-on = Seguir ({ $round })
button-lesson-anew = Empezar de nuevo

## The guided rounds

learn-title = ### 🎓 { $game }: tu primera partida · { $round } de { $rounds }
learn-about = Esto solo lo ves tú y nada puede salir mal: deshaz lo que quieras. Déjalo cuando quieras; /aprender te trae de vuelta.
learn-story-title = ### 🎓 { $game }: tu primera partida · meta { $goal } de { $of }
learn-story-free = Primero viene una elección que es solo tuya.
learn-story-lost = ⚠️ Tal como ha ido la partida, esta meta ya no se puede alcanzar. No se pierde nada: vuelve adonde todavía era posible, que no cuesta nada, o salta la meta.
learn-story-met = 🏁 **{ $goal }:** ¡conseguido! { $met }
learn-story-astray = ↪️ Puedes hacerlo, y esto es lo que ha resultado. Tu meta sigue pendiente: **{ $goal }**. Deshaz la jugada, que no cuesta nada, o sigue jugando.
learn-story-end = 🎉 **Has alcanzado { $goals } de { $of } metas.**
learn-hint = 💡 Un bot de la casa elegiría **{ $move }**.
learn-hint-why = Lo que más cuenta: { $reasons }.
learn-reason = { $reason } ({ $points })
learn-second = Segunda opción: **{ $move }** ({ $points } menos).
learn-second-level = Igual de bueno: **{ $move }**.
learn-brought = **Para ti:** { $changes }
learn-nothing = Por ahora no ha cambiado nada en tu tablero.
learn-you = tú
learn-same = Un bot de la casa habría hecho lo mismo.
learn-other = Un bot de la casa habría elegido **{ $move }**.
learn-other-rated = Un bot de la casa habría elegido **{ $move }**: según sus cuentas, son { $points } más.
learn-other-level = Un bot de la casa habría elegido **{ $move }**; según sus cuentas, tu elección es igual de buena.
learn-other-why = Lo que más cuenta a favor de tu elección: { $reasons }.
learn-end = 🎉 **Estas han sido tus dos rondas de { $game }.** La partida sigue así; ya sabes lo suficiente para una de verdad.
    Abre una mesa con `/mesa nueva` o mira con `/mesa lista` a cuáles puedes unirte. Los bots de la casa ocupan los asientos libres, `/reglas` responde preguntas y `/por-qué` explica cualquier jugada.
button-lesson-follow = Hacer como el bot
button-lesson-show = Hazlo por mí
button-lesson-rewind = Volver a donde se podía
button-lesson-skip = Saltar esta meta
button-open-easy = Mesa real con bots fáciles
button-lesson-back = Deshacer
button-lesson-table = La mesa
button-lesson-cards = Cómo se juega

## Mistakes

error-no-lesson = Este juego no tiene introducción. Sus reglas están en /reglas.

## Commands

cmd-learn = Aprender un juego: fichas para hojear y después una primera partida guiada
arg-learn-game = El juego, si no es el que se juega aquí
name-learn = aprender
