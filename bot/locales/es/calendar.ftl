### A person's private calendar.

## What stands in it

calendar-title = { $bot }: mis plazos
calendar-deadline = { $topic ->
    [vote] Acaba la votación: { $table }
    [proposal] Acaba la propuesta: { $table }
   *[turn] Se acaba tu tiempo: { $table }
}
calendar-vacation = { $bot ->
    [yes] Vacaciones, un bot de la casa juega por ti
   *[no] Vacaciones de tus mesas
}

## The screens

button-calendar = Mi calendario
button-calendar-draw = Crear una dirección
button-calendar-renew = Dirección nueva
button-calendar-off = Desactivar
calendar-about =
    ### Mi calendario
    Un calendario suscrito a tu dirección privada muestra cuándo se acaba tu tiempo, hasta cuándo tienes que votar, tus vacaciones y los días de las ligas en las que juegas. No tiene alarmas.
calendar-none = Todavía no tienes ninguna dirección.
calendar-on = Está activado. La dirección se creó el { $made } y no se vuelve a mostrar a nadie. Si la has perdido, crea una nueva: entonces la anterior ya no lleva a ningún sitio.
calendar-drawn =
    Esta es tu dirección. Solo la muestro esta vez:
    ```
    { $address }
    ```
    Quien la conozca puede leer tu calendario. Una dirección anterior ya no lleva a ningún sitio.
calendar-how =
    - **Google**, en un navegador: *Otros calendarios*, *+*, *Desde URL*. Google lo lee solo cada varias horas, a veces una vez al día.
    - **iPhone, iPad**: Calendario, *Calendarios*, *Añadir calendario*, *Añadir suscripción a calendario*. **Mac**: *Archivo*, *Nueva suscripción a calendario*.
    - **Outlook**, en un navegador: *Agregar calendario*, *Suscribirse desde la web*.
calendar-off = Tu calendario está desactivado: la dirección ya no lleva a ningún sitio.
