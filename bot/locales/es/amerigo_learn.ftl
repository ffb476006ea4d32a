# How to play Amerigo: the cards. The reasons of the house bot are in their own block below.

## Cards: `first_game.toml` has their order and pictures

amerigo-learn-aim-title = El objetivo
amerigo-learn-aim = Gana quien tenga más puntos tras cinco rondas. Los dan descubrir y poblar islas, las mercancías que van con tus recursos, la escala de progreso, la escala de orden y el oro.
amerigo-learn-phase-title = Una fase
amerigo-learn-phase = Se echan a la torre cubos de un color; lo que cae, del color que sea, está disponible. En cada una de las siete fases de una ronda, cada jugador elige uno de esos colores y tiene tantos puntos de acción como cubos tenga el color más frecuente.
amerigo-learn-sail-title = Azul: navegar
amerigo-learn-sail = Tus dos barcos navegan hasta tantos pasos como puntos de acción tengas. Para en un ancla y coloca un puesto en la isla de al lado: el primero que llega recibe 3 puntos, y solo puedes construir donde tienes un puesto.
amerigo-learn-plan-title = Rojo: planificar
amerigo-learn-plan = Toma losetas para construir después: tus propios poblados cuestan 1 punto de acción cada uno, sean del tamaño que sean. Una loseta neutral cuesta tantos como casillas tenga, pero da muchos más puntos.
amerigo-learn-build-title = Verde: construir
amerigo-learn-build = Coloca tus losetas en tierra junto a tus puestos, o enlazadas con ellos. Cada una puntúa al momento, más en una isla grande, y da los recursos que cubre.
amerigo-learn-complete-title = Completar una isla
amerigo-learn-complete = Quien ocupa la última casilla de una isla recibe 3 puntos, y puntúan por sus puestos todas las personas que los tengan en ella: mucho en las primeras rondas, poco en la última. Dos puestos valen el triple que uno.
amerigo-learn-progress-title = Marrón: progreso
amerigo-learn-progress = Cada punto de acción es un paso en la escala de progreso. En cada espacio con puntos tomas una de las fichas visibles: más puntos de acción, oro, ayuda contra los piratas o puntos al final.
amerigo-learn-goods-title = Amarillo: mercancías
amerigo-learn-goods = Al final, cada recurso da 1 punto, y 1 más por cada ficha de mercancía de su tipo. Así que compra las fichas que van con lo que has cubierto.
amerigo-learn-pirates-title = Negro: cañones
amerigo-learn-pirates = Después de cada ronda llegan los piratas: necesitas tantos cañones como su fuerza, o pierdes todos los cañones y tantos puntos como esa fuerza. La fuerza crece de ronda en ronda; carga a tiempo.

## The first game: `first_game.toml` has its goals

amerigo-story-begin = Diriges una expedición a islas desconocidas. Gana quien tenga más puntos tras cinco rondas. Ocho pequeñas metas te llevan del primer desembarco a una isla propia, la número 12, en el sur.
amerigo-story-sail = Lleva un barco al ancla de M17
amerigo-story-sail-why = Han caído cubos de la torre, y eliges uno de sus colores. El azul navega. Tienes tantos puntos de acción como cubos tenga el color más frecuente, aquí 4, y cada barco tuyo puede ir así de lejos.
amerigo-story-sail-met = El barco está anclado junto a la isla 12.
amerigo-story-post = Coloca un puesto en la isla 12
amerigo-story-post-why = Un puesto es el comienzo de todo en una isla: solo puedes construir junto a tus puestos, o junto a lo que esté enlazado con ellos.
amerigo-story-post-met = El primer puesto en una isla vale 3 puntos. Ahora tu otro barco puede navegar y desembarcar en otro sitio.
amerigo-story-load = Carga 5 cañones
amerigo-story-load-why = El negro carga cañones. Después de cada ronda llegan los piratas: con muy pocos cañones los pierdes todos, y también puntos.
amerigo-story-load-met = Tienes 5 cañones, y los piratas todavía no son tan fuertes. También tras la última ronda llegan antes de contar los puntos.
amerigo-story-four = Planifica el poblado 4I, cuatro casillas en línea
amerigo-story-four-why = El rojo toma losetas para después. La isla 12 es pequeña: tu puesto y sitio para seis casillas, cuatro de ellas en línea.
amerigo-story-four-met = Un poblado tuyo cuesta 1 punto de acción, sea del tamaño que sea.
amerigo-story-two = Planifica el poblado 2, de dos casillas
amerigo-story-two-why = Con las cuatro en línea, llena la isla 12.
amerigo-story-two-met = Te quedan puntos de acción: toma lo que quieras para otras islas.
amerigo-story-advance = Avanza en la escala de progreso
amerigo-story-advance-why = El marrón da un paso por cada punto de acción. La escala da puntos al final y fichas por el camino.
amerigo-story-advance-met = Has ganado una ficha: se queda contigo y ayuda cada vez que llega su momento.
amerigo-story-build = Construye las cuatro en línea en N18
amerigo-story-build-why = El verde construye. Una loseta va en tierra junto a tu puesto y toma el recurso que cubre.
amerigo-story-build-met = Cada recurso es un punto al final, y más con fichas de mercancía de su tipo.
amerigo-story-complete = Completa la isla 12 con el poblado en O17
amerigo-story-complete-why = Quedan dos casillas libres. Quien ocupa la última hace puntuar la isla a todas las personas con puestos en ella, y ahí solo estás tú.
amerigo-story-complete-met = 3 puntos por completarla y 5 por tu puesto. En rondas posteriores las islas valen menos, así que date prisa.
amerigo-story-end = **Los puntos** vienen de las islas que descubres, pueblas y completas, de los recursos con fichas de mercancía de su tipo, de las escalas de progreso y de orden, y del oro. **La partida termina** tras cinco rondas. **Una buena jugada ahora:** mira qué color ofrece más puntos de acción, y desembarca o construye donde una isla esté casi llena.

## The house bot’s reasons: what a number in its count stands for

amerigo-term-unit = Los números entre paréntesis: puntos al final de la partida, según calcula el bot.
amerigo-term-anchor = un puesto en la isla { $island }
amerigo-term-nearness = más cerca de buenas anclas
amerigo-term-other-ship = lo que puede hacer el otro barco
amerigo-term-gold = el oro que toma
amerigo-term-discovery = el descubrimiento
amerigo-term-posts = el puesto, cuando se complete la isla
amerigo-term-land = tierra donde construir
amerigo-term-safety = { $count ->
    [0] todavía ningún cañón contra piratas de fuerza { $strength }
    [one] { $count } cañón hasta ahora contra piratas de fuerza { $strength }
   *[other] { $count } cañones hasta ahora contra piratas de fuerza { $strength }
}
amerigo-term-overflow = el oro por los puntos que sobran
amerigo-term-plan = lo que dará la loseta cuando se construya
amerigo-term-rest = lo que pagan los puntos que sobran
amerigo-term-progress = la escala de progreso
amerigo-term-tokens = fichas de progreso por el camino
amerigo-term-token = { $token }
amerigo-term-tile = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
} por la loseta
amerigo-term-resources = los recursos que cubre
amerigo-term-completion = la isla { $island } está completa
amerigo-term-closer = la isla { $island } se acerca a completarse
amerigo-term-goods = { $count ->
    [0] { $good }, que todavía no tienes
   *[other] lo que tienes de { $good }: { $count }
}
amerigo-term-order = tu lugar en la escala de orden
amerigo-term-cubes = los cubos
amerigo-term-taken = el oro tomado
