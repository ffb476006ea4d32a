# The rules in our own words: what a thing does, what to mind, and entries by section.
# The text of a thing has at most 300 characters.

-navis-activate = Pon un disco de tu puerto en el círculo y
-navis-ship = pon otro en el siguiente espacio de la ruta de una región; recibes la ficha de ahí.
-navis-occupy = pon otro en una ciudad vacía de una región abierta donde tengas presencia; recibes su ficha.
-navis-attack = toma la ciudad de un rival en una región abierta donde tengas presencia: cuesta dos discos más, uno para la ciudad y otro que va a tu reserva.
-navis-draw = toma la carta de arriba de un mazo, si en su región abierta tienes al menos tantos discos como el número de la carta.
-navis-pay = devuelve a tu puerto el disco de otro edificio tuyo; ese edificio se puede usar otra vez.
-navis-ship-fine =
    - No hace falta presencia, y puedes navegar tanto a regiones cerradas como abiertas, pero nunca a Europa.
    - Junto a una ruta llena no hay ficha, pero el disco cuenta como presencia.
-navis-occupy-fine =
    - Tienes presencia si tienes un disco en una ciudad de la región, en su ruta o junto a ella; en Europa la tiene todo el mundo.
    - Las conexiones que completa la ciudad dan sus fichas al momento.
-navis-attack-fine =
    - No recibes la ficha de la ciudad; las conexiones funcionan como con una ciudad vacía.
    - El disco expulsado va a la reserva de su dueño.
-navis-draw-fine =
    - Cuentan los discos en ciudades, en la ruta y junto a ella.
    - Antes de pasar no hay límite de cartas.
-navis-pay-fine =
    - No puede liberarse a sí mismo.
    - Sin otro disco en tus edificios no hay nada que recuperar.
-navis-single-fine = - Nadie puede tener dos edificios de nivel 5.
-navis-no-circle-fine = - No tiene círculo: no se activa nada, y sus símbolos cuentan desde que se construye.
-navis-action-fine =
    - Se gasta como turno: no se activa ningún edificio, pero la acción cuesta sus discos.
    - Una ficha que acabas de recibir solo se puede usar en un turno posterior; las que no usas se conservan de ronda en ronda y no puntúan.

## Buildings

magister_navis-rules-residence = { -navis-activate } { -navis-occupy }
magister_navis-rules-residence-fine =
    { -navis-occupy-fine }
    - Está impresa en cada tablero y no ocupa ninguno de los siete espacios.
magister_navis-rules-market = { -navis-activate } { -navis-draw }
magister_navis-rules-market-fine = { -navis-draw-fine }
magister_navis-rules-shipyard = { -navis-activate } { -navis-ship }
magister_navis-rules-shipyard-fine = { -navis-ship-fine }
magister_navis-rules-workshop = No se activa nada: te sube la industria, así que puedes construir niveles más altos.
magister_navis-rules-workshop-fine = { -navis-no-circle-fine }
magister_navis-rules-bank = No se activa nada: te sube las finanzas, así que vuelven más discos como salario.
magister_navis-rules-bank-fine = { -navis-no-circle-fine }
magister_navis-rules-barracks = { -navis-activate } { -navis-attack }
magister_navis-rules-barracks-fine = { -navis-attack-fine }
magister_navis-rules-guild_hall = { -navis-activate } haz una de dos cosas: navegar a una región o tomar una carta.
magister_navis-rules-guild_hall-fine =
    { -navis-ship-fine }
    { -navis-draw-fine }
magister_navis-rules-dock = { -navis-activate } ocupa una ciudad o navega, o ambas cosas en cualquier orden; las dos en la misma región.
magister_navis-rules-dock-fine =
    - Tu presencia para la segunda mitad se comprueba después de la primera, así que puedes navegar antes.
    - { $dock_in_europe ->
        [no] En Europa, adonde no se puede navegar, no hacen nada.
        [usual] En Europa, adonde no se puede navegar, puedes solo ocupar.
       *[any] En Europa, adonde no se puede navegar, puedes solo ocupar, salvo que la mesa haya elegido otra cosa.
    }
    { -navis-ship-fine }
    { -navis-occupy-fine }
magister_navis-rules-fortress = { -navis-activate } haz una de dos cosas: ocupar una ciudad vacía o atacar la ciudad de un rival.
magister_navis-rules-fortress-fine =
    { -navis-occupy-fine }
    { -navis-attack-fine }
magister_navis-rules-theater = No se activa nada: te sube la cultura, así que recibes más discos como crecimiento.
magister_navis-rules-theater-fine = { -navis-no-circle-fine }
magister_navis-rules-cartographer = { -navis-activate } navega una o dos veces, las dos a la misma región.
magister_navis-rules-cartographer-fine =
    - Si solo queda un espacio, el segundo disco va junto a la ruta, sin ficha.
    { -navis-ship-fine }
magister_navis-rules-trade_office = { -navis-activate } toma una o dos cartas, las dos del mismo mazo.
magister_navis-rules-trade_office-fine =
    - También en Europa son las dos de un solo mazo, no una de cada uno.
    { -navis-draw-fine }
magister_navis-rules-university = No se activa nada: vale su gloria al final.
magister_navis-rules-university-fine = { -navis-no-circle-fine }
magister_navis-rules-exchange = { -navis-activate } { -navis-pay }
magister_navis-rules-exchange-fine =
    { -navis-pay-fine }
    { -navis-single-fine }
magister_navis-rules-museum = { -navis-activate } { -navis-pay }
magister_navis-rules-museum-fine =
    { -navis-pay-fine }
    { -navis-single-fine }
magister_navis-rules-parliament = { -navis-activate } { -navis-pay }
magister_navis-rules-parliament-fine =
    { -navis-pay-fine }
    { -navis-single-fine }

## Decks

magister_navis-rules-deck-fine =
    - La carta 1 está arriba cuando ya no está el gobernador; cada número pide esa cantidad de discos tuyos en la región.
    - Una carta descartada vuelve a su lugar en el mazo.
    - El gobernador solo se consigue al abrir la región, y sale de la partida cuando se descarta.
magister_navis-rules-EU = Primero cultura y política, después mucha gloria. Tus discos en ciudades europeas cuentan para este mazo y para el de esclavitud; la carta 0 no pide ninguno.
magister_navis-rules-EU-fine =
    - La primera vez que alguien toma la carta 5, se abole la esclavitud: todos los jugadores apartan sus cartas de esclavitud, y el mazo de estas sale de la partida.
    - Una carta descartada vuelve a su lugar en el mazo; tomar la carta 5 otra vez no tiene más efecto.
magister_navis-rules-SL = Industria y finanzas pronto, según tus discos en ciudades europeas; la carta 0 no pide ninguno. Quien tenga cartas cuando se abole la esclavitud pierde sus símbolos, y cada carta le cuesta 1 de gloria.
magister_navis-rules-SL-fine =
    - Puedes conservar una carta de esclavitud por encima del límite, pero nunca más de cinco cartas además del espacio de gobernador.
    - Una descartada se queda boca abajo junto a tu tablero y { $set_aside_penalty ->
        [if_abolished] cuesta 1 de gloria si se abole la esclavitud.
        [usual] también cuesta 1 de gloria.
       *[any] también cuesta 1 de gloria, salvo que la mesa las cuente solo tras la abolición.
    }
    - Si nunca se abole la esclavitud, las cartas que todavía tengas no cuestan nada.
magister_navis-rules-AF = Finanzas con algo de industria, después con gloria. El gobernador da finanzas y política.
magister_navis-rules-SA = Cultura en las primeras cartas, finanzas y gloria en las últimas. El gobernador da política.
magister_navis-rules-CA = Política, finanzas, e industria con mucha gloria en la última carta. El gobernador da cultura y política.
magister_navis-rules-NA = Industria, finanzas y cultura; la última carta es solo gloria. El gobernador da finanzas y política.
magister_navis-rules-IN = Cultura, finanzas y política, después con gloria. El gobernador da un poco de las tres.
magister_navis-rules-FE = Industria y finanzas; política y mucha gloria en la última carta. El gobernador da industria y cultura.

## Tokens

magister_navis-rules-token-fine =
    - Se queda en tu tablero para siempre; nadie te la puede quitar.
    - El valor cambia al momento; por encima de 15 el marcador no se mueve, pero el valor real cuenta igualmente.
magister_navis-rules-industry = Sube 1 tu industria: determina hasta qué nivel puedes construir.
magister_navis-rules-culture = Sube 1 tu cultura: determina cuántos discos recibes como crecimiento.
magister_navis-rules-finance = Sube 1 tus finanzas: determinan cuántos discos vuelven como salario.
magister_navis-rules-politics = Sube 1 tu política: determina cuántas cartas puedes conservar cuando pasas.
magister_navis-rules-ship_or_draw = Gástala para navegar a una región o tomar una carta, sin edificio.
magister_navis-rules-ship_or_draw-fine =
    { -navis-action-fine }
    { -navis-ship-fine }
    { -navis-draw-fine }
magister_navis-rules-occupy_or_draw = Gástala para ocupar una ciudad vacía o tomar una carta, sin edificio.
magister_navis-rules-occupy_or_draw-fine =
    { -navis-action-fine }
    { -navis-occupy-fine }
    { -navis-draw-fine }
magister_navis-rules-payment = Gástala para devolver a tu puerto el disco de cualquier edificio tuyo; ese edificio se puede usar otra vez.
magister_navis-rules-payment-fine =
    { -navis-action-fine }
    - Puede liberar cualquier edificio, porque no se activa ninguno.
magister_navis-rules-attack = Gástala para atacar la ciudad de un rival sin edificio: cuesta dos discos de tu puerto, uno para la ciudad y otro que va a tu reserva.
magister_navis-rules-attack-fine =
    { -navis-action-fine }
    { -navis-attack-fine }

## Set-up

magister_navis-rules-setup-title = Preparación
magister_navis-rules-setup = Las 95 fichas se colocan boca arriba al azar en los 40 espacios de ruta, 29 ciudades y 26 conexiones. Los mazos están boca arriba, con el gobernador encima; Europa y esclavitud empiezan con la carta 0. Copias de un edificio por nivel: 5, 4, 3, 2, 1. Tienes 30 discos, una casa colonial y siete espacios.
magister_navis-rules-openness-title = No hay nada oculto
magister_navis-rules-openness = Fichas, mazos, tableros, puertos y puntuación están a la vista. Solo son al azar el reparto de fichas y el jugador inicial; después no hay suerte. El juego es para 3 a 5 jugadores.

## Rounds

magister_navis-rules-round-title = Una ronda
magister_navis-rules-round = Siete rondas. { $preparation ->
        [by_phase] En cada una, empezando por el jugador inicial, todos construyen, después todos crecen y después todos cobran; luego se juega por turnos hasta que todos hayan pasado.
        [usual] En cada una, empezando por el jugador inicial, cada jugador construye, crece y cobra de una vez; luego se juega por turnos hasta que todos hayan pasado.
       *[any] En cada una, empezando por el jugador inicial, cada jugador construye, crece y cobra de una vez; luego se juega por turnos hasta que todos pasen. Una mesa puede elegir que todos construyan antes de crecer y crezcan antes de cobrar: el resultado es el mismo.
    } La corona pasa a la izquierda después de cada ronda.
magister_navis-rules-symbols-title = Símbolos y valores
magister_navis-rules-symbols = Tu industria, cultura, finanzas y política son la suma de los símbolos de tus fichas, edificios y cartas activas. Cambian al momento cuando ganas o pierdes algo de eso. Los símbolos de gloria solo cuentan al final.
magister_navis-rules-rewards-title = Qué dan las cuatro escalas
magister_navis-rules-rewards = Las cuatro tienen escalones en 2, 4, 7 y 10. Industria: nivel de edificio de 1 a 5. Cultura: crecimiento de 2 a 6. Finanzas: de 1 a 5 pagos. Política: límite de cartas de 1 a 5. Al final, cada escala vale 0, 2, 4, 7 y luego 10 de gloria, y 1 más por cada valor hasta 15.

## Build, growth, salary

magister_navis-rules-building-title = Construir
magister_navis-rules-building = En cada ronda tomas exactamente una loseta de un nivel que permita tu industria; sus símbolos cuentan al momento. Puedes tomar un tipo que ya tienes, pero solo un edificio de nivel 5. Si no queda nada de los niveles que puedes construir, eliges del nivel más bajo que haya.
magister_navis-rules-growth-title = Crecimiento
magister_navis-rules-growth = Tantos discos como permita tu cultura pasan de tu reserva a tu puerto; si quedan menos, todos. Ocurre automáticamente.
magister_navis-rules-salary-title = Salario
magister_navis-rules-salary = Tantos discos como permitan tus finanzas vuelven de tus edificios a tu puerto. Si hay más en tus edificios, eliges cuáles; si no, vuelven todos, y los pagos que sobran se pierden.

## Actions

magister_navis-rules-turn-title = Tu turno
magister_navis-rules-turn = Haz una de tres cosas: activa un edificio con un círculo libre, gasta una ficha de acción o pasa. Cuando pasas, ya no juegas más turnos en esta ronda. { $empty_activation ->
        [yes] Puedes activar un edificio sin su acción.
        [usual] No puedes activar un edificio sin su acción.
       *[any] Puedes activar un edificio sin su acción solo si la mesa lo ha elegido así.
    }
magister_navis-rules-cost-title = Qué cuesta una acción
magister_navis-rules-cost = Discos de tu puerto, incluido el del círculo: navegar 2, ocupar 2, atacar 3, tomar carta 1, pago 1. Con una ficha: 1, 1, 2, 0, 0. La segunda mitad de una acción doble cuesta su propio disco (tomar otra carta, ninguno), pero ninguna otra activación.
magister_navis-rules-spending-title = Fichas de acción
magister_navis-rules-spending = Gasta una en lugar de activar un edificio; sale de la partida. Una ficha que acabas de recibir no se puede usar en el mismo turno. Las fichas nunca se intercambian y se conservan de ronda en ronda.
magister_navis-rules-halves-title = La segunda mitad de una acción
magister_navis-rules-halves = Los muelles, el cartógrafo y la oficina comercial pueden actuar dos veces: en la misma región o, con la oficina comercial, del mismo mazo. La segunda mitad es voluntaria y depende de la posición después de la primera.
magister_navis-rules-presence-title = Presencia y regiones abiertas
magister_navis-rules-presence = Para ocupar, atacar o tomar carta, la región tiene que estar abierta, y necesitas discos ahí: en una ciudad, en la ruta o junto a ella. Europa está abierta desde el comienzo, y para ocupar o atacar ahí nadie necesita un disco.
magister_navis-rules-shipping-title = Navegar
magister_navis-rules-shipping = En la ruta de una región, pon un disco en el espacio libre más alejado del mazo y toma la ficha de ahí. Junto a una ruta llena no recibes ficha, pero sí presencia. Puedes navegar a cualquier sitio menos a Europa.
magister_navis-rules-opening-title = Abrir una región
magister_navis-rules-opening = Ocupar el último espacio de una ruta abre la región al momento. Su gobernador va a quien tenga más discos en la ruta; si hay empate, a quien tenga su último disco más cerca del mazo. No se puede rechazar.
magister_navis-rules-occupying-title = Ocupar una ciudad
magister_navis-rules-occupying = Pon un disco en una ciudad vacía de una región abierta donde tengas presencia y toma su ficha. A la vez recibes las fichas de las conexiones que completa.
magister_navis-rules-connecting-title = Conexiones
magister_navis-rules-connecting = Controlas una conexión mientras tengas sus dos ciudades. La primera persona que lo consigue toma su ficha y la conserva. Al final, cada conexión que controlas vale 1 de gloria.
magister_navis-rules-attacking-title = Atacar una ciudad
magister_navis-rules-attacking = En una región abierta donde tengas presencia (en Europa, siempre): un disco de tu puerto va a tu reserva y otro ocupa en una ciudad el lugar del disco de un rival, que va a la reserva de ese jugador. No tomas ficha de ciudad.
magister_navis-rules-paying-title = Pagos
magister_navis-rules-paying = Un pago devuelve a tu puerto el disco de un edificio tuyo, así que puedes usar ese edificio otra vez en esta ronda. El edificio que da el pago no puede liberarse a sí mismo.
magister_navis-rules-drawing-title = Tomar cartas
magister_navis-rules-drawing = Toma la carta de arriba de un mazo de una región abierta si tienes ahí al menos tantos discos como su número. Las cartas 0 no piden disco. Los símbolos cuentan al momento. Antes de pasar no hay límite. De un mazo vacío no se puede tomar.
magister_navis-rules-abolition-title = Abolición de la esclavitud
magister_navis-rules-abolition = Cuando alguien toma por primera vez la carta 5 de Europa, todos los jugadores, también los que han pasado, ponen sus cartas de esclavitud boca abajo junto a su tablero y pierden los símbolos. El mazo de esclavitud sale de la partida.

## Passing and cards

magister_navis-rules-passing-title = Pasar
magister_navis-rules-passing = Cuando pasas, tus cartas tienen que caber al momento en el límite, y ya no juegas más turnos en esta ronda. Si no tienes otra cosa que hacer, pasas automáticamente; solo se te pregunta por tus cartas.
magister_navis-rules-limit-title = El límite de cartas
magister_navis-rules-limit = La política determina cuántas cartas puedes conservar. Se añade una carta de esclavitud, pero nunca más de cinco cartas en total, y un gobernador en el espacio de gobernador no cuenta para ninguno de los dos límites. La política que descartas baja el límite al momento.
magister_navis-rules-governor_space-title = El espacio de gobernador
magister_navis-rules-governor_space = { $governor_space ->
        [must_fill] Tiene que haber ahí un gobernador mientras tengas uno; decides cuál antes de descartar cartas. Un espacio vacío vale 3 de gloria al final.
       *[usual] Decides qué gobernador va ahí, si va alguno, antes de descartar cartas. Un espacio vacío vale 3 de gloria al final; { $end_arrangement ->
        [as_laid] tus cartas cuentan como están.
        [usual] entonces cuenta para ti la mejor colocación que quepa.
       *[any] normalmente cuenta entonces para ti la mejor colocación que quepa.
    }
    }
magister_navis-rules-discarding-title = Descartar cartas
magister_navis-rules-discarding = Una a una, y no más de las necesarias. Las cartas de una región vuelven a su lugar en el mazo, los gobernadores salen de la partida, las cartas de esclavitud se quedan boca abajo junto a tu tablero y { $set_aside_penalty ->
        [if_abolished] cuestan 1 de gloria cada una si se abole la esclavitud.
        [usual] cuestan 1 de gloria cada una.
       *[any] normalmente cuestan 1 de gloria cada una.
    }
magister_navis-rules-late_governor-title = Un gobernador después de pasar
magister_navis-rules-late_governor = Si recibes un gobernador después de haber pasado, { $late_governor ->
        [next_pass] tus cartas tienen que caber la próxima vez que pases.
        [usual] tus cartas tienen que caber al momento.
       *[any] tus cartas tienen que caber al momento, salvo que la mesa haya elegido esperar a la próxima vez que pases.
    }

## End and scoring

magister_navis-rules-end-title = Final de la partida
magister_navis-rules-end = La partida termina tras la séptima ronda, cuando todo el mundo ha pasado.
magister_navis-rules-score-title = Puntuación
magister_navis-rules-score = 1 por cada conexión, 1 o 2 por cada ciudad, la gloria de tus cuatro escalas, de cartas y de universidades; 3 si no hay gobernador en su espacio; 1 por cada tres discos en el puerto; −1 por cada carta de esclavitud apartada{ $set_aside_penalty ->
        [if_abolished] , si se abolió la esclavitud.
       *[usual] .
    } Las fichas sin usar, la reserva y los discos en edificios no puntúan.
magister_navis-rules-winner-title = Quién gana
magister_navis-rules-winner = Gana quien tenga más gloria; en caso de empate, se comparte la victoria.

## What is printed on a card

magister_navis-card-level = { $level ->
    [0] En cada tablero
   *[other] Nivel { $level }
}
magister_navis-card-copies = { $count ->
    [one] 1 copia
   *[other] { $count } copias
}
magister_navis-card-circle = { $circle ->
    [yes] Se puede activar
   *[no] No se activa nada
}
magister_navis-card-discs = { $action }: { $count ->
    [0] ningún disco
    [one] 1 disco
   *[other] { $count } discos
}
magister_navis-card-halves = Ambas mitades: { magister_navis-discs }
magister_navis-card-tokens = { $count ->
    [one] 1 ficha en la partida
   *[other] { $count } fichas en la partida
}
magister_navis-card-token = Ficha de comercio
magister_navis-card-row = carta { $value } (por { $value ->
    [0] ningún disco
    [one] { $value } disco
   *[other] { $value } discos
}): { $symbols }
magister_navis-card-row-governor = el gobernador: { $symbols }
magister_navis-card-alt = { $name } ({ $other }). { $facts }. { $text }

## Sections

rules-section-rounds = Rondas
rules-section-prepare = Construir, crecer, cobrar
rules-section-actions = Acciones
rules-section-passing = Pasar y cartas
rules-section-deck = Mazos
rules-section-token = Fichas

## The sections of the rulebook: sources of rules

magister_navis-book-preparation = Preparación
magister_navis-book-symbols = Los símbolos
magister_navis-book-course = Desarrollo
magister_navis-book-build = Fase 1: Construcción
magister_navis-book-growth = Fase 2: Crecimiento
magister_navis-book-salary = Fase 3: Salario
magister_navis-book-actions = Realizar acciones
magister_navis-book-shipping = Navegar
magister_navis-book-opening = Abrir una región
magister_navis-book-occupying = Ocupar
magister_navis-book-connections = Controlar conexiones
magister_navis-book-attack = Ataque
magister_navis-book-payment = Pago
magister_navis-book-drawing = Tomar cartas
magister_navis-book-abolition = Abolición de la esclavitud
magister_navis-book-passing = Pasar y descartar
magister_navis-book-end = Final de la partida
