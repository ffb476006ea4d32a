# Fair deals: the promise on the lobby card, salts, and /verify.

cmd-verify = Comprobar que una partida se reparte limpiamente; al terminar, con un certificado
name-verify = verificar
cmd-table-salt = Antes de empezar, añadir algo tuyo al reparto; sin texto, retirarlo
arg-salt = Cualquier texto; lo ve todo el mundo
name-salt = sal-reparto
card-deal = 🎲 Reparto limpio, /verificar: `{ $hash }`
button-deal = Reparto limpio
button-salt = Sal
button-verify = Verificar
salt-title = Tu sal para el reparto
salt-label = Lo que quieras
salt-about = Las cartas y losetas dependerán también de ella. La ve todo el mundo. Vacío: sin sal.
salt-added = Ahora el reparto depende de tu sal, tal como está aquí. Para tener certeza después, guárdala junto con este hash del secreto de la casa; `/verificar` debe mostrar ambos al final.
salt-removed = En el reparto no hay ninguna sal tuya. El hash del secreto de la casa sigue igual:
salt-erased = (eliminada)
post-deal = 🎲 Repartido a partir del secreto `{ $secret }`, cuyo hash era público antes de la primera jugada{ $salts ->
    [0] { "" }
    [one] , y de una sal
   *[other] , y de { $salts } sales
}.
verify-hidden = Esta partida se reparte a partir de un número secreto de la casa y de las sales de quienes juegan. El secreto se revela cuando termina la partida; hasta entonces, este hash compromete a la casa:
verify-unpromised = Esta partida se repartió antes de que el bot empezara a publicar hashes. No hay nada que comparar; cuando termine la partida, /verificar solo puede reproducirla.
verify-right = ✅ Todo encaja. La partida se repartió y se reprodujo ({ $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}) y llegó al mismo resultado.
verify-wrong = ❌ Algo no encaja. { $moves ->
    [one] Se reprodujo una jugada.
   *[other] Se reprodujeron { $moves } jugadas.
}
verify-hash = Hash: `{ $hash }`
verify-secret = Secreto: `{ $secret }`
verify-seed = Semilla de la partida: `{ $seed }`
verify-file = Compara el hash con el que viste antes de empezar. El archivo es el certificado: `bot verify` lo comprueba sin este bot, y docs/fairness.md en el proyecto explica cómo comprobar el hash sin nada de nuestro código.
verify-fault-hash = El secreto no es el que prometía el hash.
verify-fault-salt = La sal del jugador { $at } no es aquella cuyo SHA-256 se indica.
verify-fault-seed = El secreto y las sales dan otra semilla.
verify-fault-seats = El sorteo con esta semilla da otros asientos.
verify-fault-deal = La partida no se puede repartir: { $why }
verify-fault-start = Con esta semilla y estas opciones, la partida empieza de otra forma.
verify-fault-move = La jugada { $at } no es posible: { $why }
verify-fault-state = Tras la jugada { $at } la posición es distinta.
verify-fault-end = La partida no termina ahí, o no de esa forma.
verify-fault-result = El jugador { $at } tiene otro resultado.
verify-note-uncommitted = ℹ️ Antes de esta partida no se publicó ningún hash: el certificado muestra lo que se jugó, no que el reparto fuera limpio.
verify-note-erased = ℹ️ Alguien pidió que se eliminaran sus datos: de su sal solo queda el SHA-256, que es todo lo que necesita el reparto.
verify-note-other-rules = ⚠️ El certificado se hizo con otras reglas (versión { $why }). La diferencia puede venir de ahí: compruébalo con esa versión antes de pensar en juego sucio.
verify-note-other-rules-same = ℹ️ El certificado se hizo con otras reglas (versión { $why }), que no cambian nada en esta partida.
error-bad-salt = Una sal necesita entre 1 y { $most } caracteres visibles.
error-not-revealed = Esta partida todavía no ha terminado del todo, así que su secreto sigue oculto.
league-hashes = -# 🎲 El secreto de cada mesa ya está fijado: los hashes están en el archivo, y cada secreto llega con el resultado. `/verificar` los compara.
league-csv-hash = SHA-256 de su secreto
