### Ways to be notified besides Discord.

## What a call says

way-title = { $topic ->
    [vote] Una votación: { $table }
    [proposal] Una propuesta: { $table }
    [here] ¿Estás? { $table }
   *[turn] Te toca: { $table }
}
way-vote = A alguien se le acabó el tiempo, y la mesa necesita tu voto.
way-proposal = Alguien de la mesa ha propuesto algo y necesita tu respuesta.
way-here = La mesa puede empezar en cuanto esté todo el mundo. Di en Discord que estás, o tu asiento pasa a otra persona.
way-until = Tu tiempo se acaba: { $until }
way-digest-title = { $count ->
    [one] Te espera una mesa
   *[other] Te esperan { $count } mesas
}
way-test-title = Prueba
way-test-text = Esto es una prueba. Cuando una mesa te espera, recibes un mensaje como este.
way-confirm-title = Confirma tu dirección
way-confirm-text = Alguien en Discord quiere recibir un correo en esta dirección cuando le espere un juego de mesa. Si eres tú, confírmala en 24 horas.

## Kinds

way-kind-webhook = webhook
way-kind-ntfy = ntfy
way-kind-gotify = Gotify
way-kind-push = aviso push
way-kind-mail = correo

## Mails

mail-name = Juegos de mesa
mail-confirm-link = Confírmala aquí:
mail-confirm-button = Confirmar
mail-confirm-not = Si no eres tú, no hagas nada: no llegan más correos y esta dirección se olvida al cabo de un día.
mail-on-discord = La mesa en Discord
mail-tables = Mis mesas en el navegador
mail-why = Este correo es de { $name }, un bot de Discord al que pediste estos correos.
mail-off = No más correos

## A way that was switched off

way-is-off = 📵 Ya no te aviso por { $kind }{ $name ->
    [none] { "" }
   *[other] { " " }({ $name })
}: { $why ->
    [gone] { $about ->
        [push] este navegador ha olvidado la página o ya no está vinculado contigo. *Avísame aquí* en *Mis mesas* lo vuelve a activar.
        [mail] el servidor de correo dice que esta dirección no existe.
       *[other] el otro lado no quiere más mensajes.
    }
   *[failing] falló cinco veces seguidas.
} Discord funciona como antes. Puedes cambiarlo con `/yo`, en *Formas de avisarte*.

## The screens

button-ways = Formas de avisarte
button-ways-all = Todas las formas
button-way-add = Añadir: { $kind }
button-way-test = Enviar una prueba
button-way-off = Desactivar
button-way-on = Activar
button-way-picture-on = Con imagen de la mesa
button-way-picture-off = Sin imagen
button-way-remove = Quitar
ways-title =
    ### Formas de avisarte
    Cuando una mesa te espera, también puedo avisarte en otros sitios. Lo que elegiste para Discord sigue igual; no aviso a nadie de noche, en vacaciones ni dos veces del mismo modo por una pregunta.
ways-off = Quien lleva este bot no ha preparado ninguna forma de avisarte fuera de Discord.
ways-none = Todavía no tienes ninguna.
ways-push = Un navegador o un teléfono: abre *Mis mesas* en un navegador en el que juegas y pulsa *Avísame aquí*.
ways-which = Cambiar o probar una forma
way-line = **{ $way }** · { $order }
    -# { $state }
way-order = { $hours ->
    [0] al momento
    [one] si no has respondido tras { $hours } hora activa
   *[other] si no has respondido tras { $hours } horas activas
}
way-each = un mensaje por cada pregunta
way-daily = una vez al día, desde las { $hour }
way-plan = Cuando una mesa te espera, te aviso así: { $steps }.
way-plan-discord = { $pings ->
    [none] no en Discord
   *[other] en Discord al momento
}
way-plan-step = { $hours ->
    [0] { $way } al momento
    [one] { $way } tras { $hours } hora activa
   *[other] { $way } tras { $hours } horas activas
}
way-plan-daily = { $way } una vez al día, desde las { $hour }
way-state-new = Activa; todavía no se ha enviado nada.
way-state-off = Desactivada.
way-state-unconfirmed = Falta que confirmes la dirección.
way-state-unavailable = Quien lleva este bot ya no ofrece esta forma.
way-state-sent = Última entrega: { $sent }.
way-state-opened = Última entrega: { $sent }; abierta: { $opened }.
way-state-failing = Falla desde el { $since }: { $fault }.
way-state-switched-off = { $why ->
    [gone] { $about ->
        [mail] La desactivé porque el servidor de correo dice que esta dirección no existe.
       *[other] La desactivé porque el otro lado no quiere más mensajes.
    }
   *[failing] La desactivé tras cinco fallos seguidos.
}
way-fault = { $fault ->
    [status] el otro lado respondió con el estado { $detail }
    [unreachable] no se pudo contactar o no respondió en cinco segundos
    [address] { $detail ->
        [private] el nombre lleva a una dirección que no está en la internet pública
       *[other] quien lleva este bot no permite esta dirección
    }
    [unpaired] el navegador ya no está vinculado contigo
    [off] quien lleva este bot ya no ofrece esta forma
    [mail] { $detail ->
        [tls] el servidor de correo del bot no demuestra quién es
        [login] el servidor de correo del bot no lo deja entrar
        [sender] el servidor de correo del bot no acepta sus correos
        [later] un servidor de correo quiere el correo más tarde
        [lost] el correo se envió, pero el servidor de correo del bot no dijo si lo aceptó
        [content] el servidor de correo del bot rechazó el correo
        [recipient] el servidor de correo de esta dirección rechazó el correo
        [unknown] el servidor de correo dice que esta dirección no existe
       *[unreachable] el servidor de correo del bot no responde
    }
   *[broken] cometí un error que está en el registro del bot
}
way-added = { $secret ->
    [none] Desde ahora te aviso también de esta forma. Envía una prueba para ver si llega.
   *[other] Desde ahora te aviso también de esta forma. Las peticiones van firmadas con el secreto `{ $secret }`, que no se vuelve a mostrar a nadie.
}
way-asked = 📨 Envío un correo a { $address }. Pulsa su botón en 24 horas y te avisaré ahí. Si no llega, mira entre el spam.
way-tested = 📨 La prueba se entregó.
way-test-failed = La prueba no se entregó: { $fault }.
way-removed = La he quitado; ahí ya no se envía nada.
way-form-title = Una forma nueva: { $kind }
way-form-address = Dirección
way-form-address-webhook = Recibe un JSON firmado por POST, para un programa tuyo.
way-form-address-ntfy = Tu servidor y tema, como https://ntfy.sh/mi-tema-secreto
way-form-address-mail = Como ana@example.org. Recibes un correo para confirmarla.
way-form-address-gotify = Tu servidor, como https://push.example.org
way-form-token = Clave
way-form-token-ntfy = Solo para un tema con control de acceso; si no, déjalo vacío.
way-form-token-gotify = La de una aplicación, en “Apps” de Gotify.

## Mistakes

error-unknown-way = Esta forma de avisarte se quitó.
error-unconfirmed-way = Todavía no has confirmado esta dirección: pulsa el botón del correo que llegó allí.
error-too-many-ways = Puedes tener como mucho { $most } formas de avisarte. Quita antes una.
error-bad-way = { $why ->
    [off] Este bot no avisa a direcciones: quien lo lleva no ha permitido ninguna.
    [scheme] La dirección debe empezar por https://
    [host] Quien lleva este bot no ha permitido direcciones de este servidor.
    [private] Esta dirección no está en la internet pública, así que no aviso ahí.
    [topic] Una dirección de ntfy es un servidor y un tema, como https://ntfy.sh/mi-tema-secreto
    [query] La dirección debe acabar antes del signo de interrogación; la clave va en su propio campo.
    [mail] Esta no es una dirección de correo que pueda usar. Es algo como ana@example.org, sin un nombre delante.
    [token] Falta la clave o no puede ser una. En Gotify está en “Apps”; en ntfy, en “Account”.
   *[form] Esta no es una dirección a la que pueda avisar. Es algo como https://example.org/turns
}
