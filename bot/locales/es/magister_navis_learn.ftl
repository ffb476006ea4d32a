# How to play Magister Navis: the cards, and the reasons of the house bot.

## Cards: `first_game.toml` has their order and pictures

magister_navis-learn-aim-title = El objetivo
magister_navis-learn-aim = Gana quien tenga más gloria tras siete rondas. La dan las ciudades y las conexiones entre ellas, las cuatro escalas de tu tablero, las cartas y algunos edificios.
magister_navis-learn-round-title = Una ronda
magister_navis-learn-round = Primero cada jugador construye un edificio y recibe discos: nuevos, como crecimiento, y los de tus edificios de vuelta, como salario. Después se juega por turnos, con una acción cada vez, hasta que todo el mundo haya pasado.
magister_navis-learn-tracks-title = Tus cuatro escalas
magister_navis-learn-tracks = La industria abre niveles de edificios más altos, la cultura da más discos nuevos, las finanzas devuelven más discos y la política te deja conservar más cartas. Suben con edificios, fichas y cartas, con un escalón en 2, 4, 7 y 10; al final, cada escala es también gloria.
magister_navis-learn-build-title = Construir
magister_navis-learn-build = En cada ronda tomas exactamente un edificio, hasta el nivel que permita tu industria. Los que tienen un círculo te dan una acción cada vez que pones un disco en él; los demás hacen subir tus escalas.
magister_navis-learn-salary-title = Crecimiento y salario
magister_navis-learn-salary = El crecimiento lleva discos de tu reserva a tu puerto; el salario devuelve discos de tus edificios, cuyos círculos quedan libres otra vez. Cada acción cuesta discos del puerto: uno para el círculo y a menudo otro más.
magister_navis-learn-ship-title = Navegar
magister_navis-learn-ship = Pon un disco en el siguiente espacio de la ruta de una región y toma la ficha de ahí. El último disco abre la región: su carta de gobernador va a quien tenga más discos en la ruta, y ya se pueden conseguir sus ciudades y cartas.
magister_navis-learn-occupy-title = Ocupar ciudades
magister_navis-learn-occupy = Pon un disco en una ciudad vacía y toma su ficha: en Europa, donde quieras; en otros sitios, en una región abierta donde ya tengas un disco. Dos ciudades tuyas enlazadas hacen una conexión, que da su ficha y, al final, 1 de gloria.
magister_navis-learn-attack-title = Atacar
magister_navis-learn-attack = Un ataque quita una ciudad a otro jugador por un disco más, sin ficha. La ciudad y sus conexiones cuentan entonces para ti, y tu rival recupera el disco en su reserva.
magister_navis-learn-draw-title = Cartas
magister_navis-learn-draw = Tomas la carta de arriba del mazo de una región abierta si tienes ahí tantos discos como su número; lo que muestra cuenta al momento. Cuando pasas, solo puedes conservar las cartas que permita tu política.

## The first game: `first_game.toml` has its goals

magister_navis-story-begin = Diriges una potencia naval de Europa. Gana quien tenga más gloria tras siete rondas. Nueve pequeñas metas llevan tus barcos a África, hasta que esa región esté abierta.
magister_navis-story-shipyard = Construye un astillero
magister_navis-story-shipyard-why = Cada ronda empieza con un edificio nuevo para cada jugador. El círculo de un astillero envía barcos.
magister_navis-story-shipyard-met = Después llegaron 2 discos a tu puerto: pagan todo lo que haces.
magister_navis-story-tunis = Ocupa Túnez (EU8)
magister_navis-story-tunis-why = Una acción cuesta un disco para el círculo de un edificio, aquí la casa colonial, y esta, otro para la ciudad. Túnez es la más cercana a África, y su ficha es tuya.
magister_navis-story-tunis-met = Cada ciudad es gloria al final. Sin discos pasas, y la ronda acaba cuando todo el mundo ha pasado.
magister_navis-story-workshop = Construye un taller
magister_navis-story-workshop-why = La industria decide qué edificios puedes elegir. Los dos símbolos del taller te llevan al nivel 2.
magister_navis-story-workshop-met = Llegaron discos nuevos, y como salario volvió el de la casa colonial: su círculo está libre otra vez.
magister_navis-story-first = Envía un primer barco a África
magister_navis-story-first-why = Tu disco va al siguiente espacio de la ruta de la región, y la ficha de ahí es tuya. Cuando estén ocupados los 6 espacios, África se abre.
magister_navis-story-first-met = La ficha subió una de tus cuatro escalas. Al final, cada escala es también gloria.
magister_navis-story-bank = Construye un banco
magister_navis-story-bank-why = Un disco en un círculo lo bloquea hasta que el salario lo devuelve. El banco sube las finanzas, y las finanzas son salario.
magister_navis-story-bank-met = Desde ahora el salario puede devolver dos discos por ronda.
magister_navis-story-second = Envía un segundo barco a África
magister_navis-story-second-why = Quien tenga más discos en la ruta cuando se abra África se queda con su carta de gobernador. Y en este espacio hay una ficha que es una acción por sí misma.
magister_navis-story-second-met = Los demás también navegan: queda un espacio de África.
magister_navis-story-paris = Ocupa París (EU5) con tu ficha
magister_navis-story-paris-why = La ficha sustituye al círculo, así que solo pagas el disco para la ciudad.
magister_navis-story-paris-met = Mira las líneas: si los dos extremos son tuyos, tienes una conexión. Da su ficha y 1 de gloria al final.
magister_navis-story-open = Abre África con su último barco
magister_navis-story-open-why = Queda un espacio, y con él tendrías tres discos en la ruta, más que nadie.
magister_navis-story-open-met = ¡La carta de gobernador de África es tuya! Desde ahora pueden conseguir sus ciudades y cartas quienes tengan ahí un disco.
magister_navis-story-luanda = Ocupa Luanda (AF1) y enlázala con Túnez
magister_navis-story-luanda-why = Tienes discos en África, así que puedes tomar sus ciudades. Túnez (EU8) está al otro extremo de la línea.
magister_navis-story-luanda-met = Una conexión entre dos continentes: su ficha ahora y 1 de gloria al final.
magister_navis-story-end = **La gloria** viene de ciudades y conexiones, de tus cuatro escalas, de las cartas y de algunos edificios. **La partida termina** tras siete rondas. **Una buena jugada ahora:** construye un mercado y toma con él cartas de África; cuando pases, tu política dice cuántas puedes conservar.

## The house bot’s reasons: what a number in its count stands for

magister_navis-term-unit = Los números entre paréntesis: gloria al final de la partida, según calcula el bot.
magister_navis-term-token = la ficha { $token }
magister_navis-term-presence = { $count ->
    [one] tu primer disco en { $region }
   *[other] entonces { $count } discos tuyos en { $region }
}
magister_navis-term-governor = { $count ->
    [one] { $count } disco tuyo en la ruta
   *[other] { $count } discos tuyos en la ruta
}, donde quien tenga más gana la carta de gobernador
magister_navis-term-city = { $count } de gloria por la ciudad
magister_navis-term-links = { $count ->
    [one] una conexión con tu ciudad vecina
   *[other] { $count } conexiones con tus ciudades
}
magister_navis-term-links-later = { $count ->
    [0] conexiones difíciles de conseguir
    [one] una conexión que todavía es posible
   *[other] { $count } conexiones que todavía son posibles
}
magister_navis-term-rival = { $count } de gloria que pierde { $other }
magister_navis-term-card = la carta { $card }
magister_navis-term-cards = tu tablero con las cartas que conservas
magister_navis-term-again = { $building }, que puedes usar otra vez
magister_navis-term-discs = { $count ->
    [one] { $count } disco gastado
   *[other] { $count } discos gastados
}
magister_navis-term-source = { $source }, en uso desde ahora
magister_navis-term-source-token = { $source }, que se gasta
magister_navis-term-track-industry = la industria, que sube a { $reached }
magister_navis-term-track-culture = la cultura, que sube a { $reached }
magister_navis-term-track-finance = las finanzas, que suben a { $reached }
magister_navis-term-track-politics = la política, que sube a { $reached }
magister_navis-term-track-glory = { $count } de gloria
magister_navis-term-uses = { $rounds ->
    [0] su acción en esta última ronda
    [one] su acción en 1 ronda más
   *[other] su acción en hasta { $rounds } rondas
}
