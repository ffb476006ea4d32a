# Drafts: moves that are prepared, seen and changed before they are sent.

## Panel

draft-title = Tu borrador
draft-about = Solo lo ves tú, y no se hace nada hasta que lo envíes.
draft-closed = Lo que sigue no se puede saber todavía, así que el borrador acaba aquí. Una vez enviado, es definitivo.
draft-complete = Después de esto no tienes nada más que decidir por ahora.
draft-cleared = El borrador vuelve a estar vacío.
draft-dropped = Ya no es posible, y por eso ya no está en tu borrador: { $moves }
draft-take-one-back = Quitar una de ellas
button-draft = Preparar borrador
button-draft-send = Enviar
button-draft-send-final = Enviar: es definitivo
button-draft-back = Quitar la última
button-draft-clear = Vaciar

## Mistakes

error-draft-gone = Tu borrador se descartó porque ya no encaja con lo que se te pregunta: `{ $moves }`
error-draft-ends = No se puede añadir nada a tu borrador: acaba aquí.
error-draft-changed = Tu borrador ya no es aquel en el que pulsaste. Así está ahora.
