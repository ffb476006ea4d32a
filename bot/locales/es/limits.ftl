# How much one person may do at a time: what is refused, and until when.

## Refused

error-too-many-lobbies = Tienes { $most } mesas sin empezar, que es el límite de este servidor. Empieza antes una o sal de ella con /mesa salir: { $tables }.
error-too-many-drawings = Ya estoy dibujando { $most } imágenes para ti. Espera a que acaben o pide solo palabras.
error-too-many-sandboxes = Ya tienes { $most } ensayos: { $sandboxes }. Elimina uno: /ensayo cerrar
error-too-often = { $act ->
    [tables] Has abierto muchas mesas en la última hora. Podrás abrir la siguiente { $until }.
    [invites] Has invitado a mucha gente en la última hora. Podrás invitar a la siguiente persona { $until }.
    [invited] A esta persona ya se la invitó a esta mesa en la última hora. Podrás invitarla otra vez { $until }.
    [proposals] Has propuesto muchas cosas en esta mesa en la última hora. Podrás proponer algo otra vez { $until }.
    [takebacks] Has deshecho muchas jugadas en esta mesa en la última hora. Podrás volver a hacerlo { $until }; hasta entonces, pregunta a las demás personas: /proponer deshacer
    [wants] A quien tiene ahora el asiento ya se le preguntó en la última hora. Podrás preguntar otra vez { $until }.
    [quits] Has dejado un asiento de esta mesa varias veces en la última hora. Podrás volver a hacerlo { $until }.
    [vacations] Has cambiado tus vacaciones muchas veces en la última hora, y cada vez se avisó a todas las mesas. Podrás cambiarlas otra vez { $until }.
    [way-tests] Tus direcciones han recibido muchos mensajes en el último minuto. Podrás enviar la siguiente prueba { $until }.
    [confirmations] Hoy has añadido varias direcciones de correo. Podrás añadir la siguiente { $until }.
    [confirmation] Hoy ya se envió un correo a esta dirección: búscalo entre el spam. El siguiente podrá enviarse { $until }.
    [reports] Has avisado de varios mensajes en la última hora. Podrás avisar del siguiente { $until }.
    [films] Has mostrado varias películas a todo el mundo en la última hora. Podrás mostrar la siguiente { $until }; sin público:True puedes ver una ahora.
    [renewals] Una sala puede volver arriba como mucho una vez por hora; esta, { $until }. En cualquier caso sigue abierta una semana.
   *[other] Has hecho eso muchas veces en la última hora. Podrás volver a hacerlo { $until }.
}
