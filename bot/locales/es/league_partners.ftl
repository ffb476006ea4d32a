# Leagues: partner bots, on whose servers people sign up.

## What organisers see

button-league-partners = Bots asociados
league-partners-title = 🤝 Bots asociados de { $name }
league-partners-about = Otro bot puede recoger inscripciones para esta temporada en sus servidores. Invítalo aquí y da la dirección a alguien que gestione un servidor allí: la escribe en /ajustes liga. A cambio recibes de allí una dirección, que va aquí. Quien juegue tiene que ser miembro del servidor principal de esta liga, donde se abren todas las mesas.
league-partners-none = No hay ningún bot invitado.
league-partner-line = - { $name }: { $state ->
    [invited] invitado; nadie ha enviado todavía su dirección
    [proposed] su clave todavía no está aceptada
   *[accepted] { $signed ->
        [one] se inscribió allí { $signed } persona
       *[other] se inscribieron allí { $signed } personas
    }{ $refused ->
        [0] {""}
        [one] , { $refused } espera o fue rechazada
       *[other] , { $refused } esperan o fueron rechazadas
    }
}
league-partner-key = (clave { $fingerprint })
league-partner-trouble =   ⚠️ Sus inscripciones no se pueden leer desde el { $since }: { $what }
league-partner-unreached = en su dirección no hay nada utilizable.
button-league-partner-invite = Invitar a un bot
button-league-partner-address = Indicar una dirección
league-partner-name-title = Invitar a otro bot
league-partner-name-label = Nombre del bot o de la comunidad
league-partner-name-hint = Lo puede leer todo el mundo, como “Club de Lima”
league-partner-address-title = Dirección de un bot asociado
league-partner-address-label = La dirección que te dieron
league-partner-address-hint = https://…/entries.jsonl
league-partner-invited = 🤝 Dirección para { $name }:
    `{ $address }`
    Dásela solo a alguien que gestione un servidor con ese bot: allí la escribe en /ajustes liga. Contiene un secreto y solo se muestra ahora.
league-partner-sure = 🔑 { $name } firma con la clave **{ $fingerprint }**. Pregunta a la gente de allí, por otra vía que no sea esta dirección, si /ajustes liga les muestra la misma clave. Cuando la aceptes, ese bot envía quién se ha inscrito allí, y esas personas están en la temporada como si se hubieran inscrito aquí.
button-league-partner-yes = La clave es correcta
league-partner-accepted = ✅ { $name } es ahora un bot asociado: sus inscripciones se leen cada { $minutes ->
    [one] minuto
   *[other] { $minutes } minutos
}.
league-partner-end = Terminar una asociación …
league-partner-end-sure = ¿Terminar la asociación con { $name }? Su gente sigue dentro, pero allí ya no se podrá inscribir nadie, y las direcciones dejan de funcionar.
button-league-partner-end = Terminarla
league-partner-ended = 🚪 { $name } ya no es un bot asociado. Su gente sigue dentro.
error-league-partner = { $why ->
    [many] Esta temporada ya tiene { $most } bots asociados e invitaciones. Termina antes una.
    [stage] En esta temporada ya no se puede inscribir nadie, así que un bot asociado no serviría.
    [season] Esas inscripciones son de otra temporada.
    [taken] Ese bot ya es un bot asociado.
    [key] La clave ha cambiado desde que se mostró aquí. Indica la dirección otra vez y compara la clave de nuevo.
   *[unknown] Esas inscripciones no corresponden a ninguna invitación de esta temporada. Invita antes al bot y haz que indiquen allí su dirección.
}
error-league-partner-unreached = { $reason ->
    [off] No puedo consultar otros servidores: quien lleva este bot tiene que permitirlo (BOT_OUTGOING_HOSTS).
    [form] Esa no es una dirección de inscripciones de un bot asociado. Empieza por https:// y acaba en “entries.jsonl”.
    [scheme] Solo consulto direcciones que empiezan por https://.
    [host] No puedo consultar ese host: quien lleva este bot tiene que permitirlo (BOT_OUTGOING_HOSTS).
    [private] Esa dirección lleva a una red privada, que no consulto nunca.
    [gone] En esa dirección no hay ningún archivo de inscripciones. Pide que te envíen la más nueva.
   *[failed] Esa dirección no responde como debería. Compruébala o inténtalo más tarde.
}
error-league-partner-differs = El archivo de esa dirección tiene un fallo en la línea { NUMBER($line, useGrouping: 0) }.

## Posts and the log

league-post-partner_accepted = 🤝 Ahora la inscripción en esta temporada también es posible en los servidores de { $server }.
league-post-partner_problem = ⚠️ { $code ->
    [unreached] Las inscripciones de { $server } no están accesibles desde hace un día.
   *[other] Las inscripciones de { $server } tienen un fallo (línea { NUMBER($line, useGrouping: 0) }), así que no cuenta ninguna de las más nuevas.
} Su gente sigue dentro. Más en /liga pendientes → Servidores → Bots asociados.
league-post-partner_entered = 🤝 Tu inscripción en esta temporada está hecha: te inscribiste en un servidor de { $server }. Sus mesas se abren aquí. Si no fuiste tú, retírate con /liga inscribirse.
league-log-partner_invited = { $by } invitó a otro bot: { $server }
league-log-partner_accepted = { $by } aceptó las inscripciones de { $server }
league-log-partner_ended = { $by } terminó la asociación con { $server }
league-log-partner_entered = { $about } se inscribió en un servidor de { $server }
