# The rules in our own words: what a thing does, what to mind, and entries by section.
# The text of a thing has at most 300 characters; `-ours` says what of it is our reconstruction.

-amerigo-mark-ours = reconstrucción nuestra

## Setup

amerigo-rules-map-title = El mapa
amerigo-rules-map = 9, 12 o 16 piezas cuadradas para 2, 3 o 4 jugadores, barajadas y giradas. Toda el agua está unida al marco, y dos islas no se tocan nunca, ni en una esquina.{ $map_checks ->
        [rulebook] { " " }Puede salir cualquier mapa así, también uno sin islas grandes.
        [usual] { " " }Además, el bot repite el reparto hasta que hay de una a cinco islas grandes y una casilla de puesto en cada isla.
       *[any] { " " }Además, el bot repite el reparto hasta que hay de una a cinco islas grandes y una casilla de puesto en cada isla; una mesa puede prescindir de eso.
    }
amerigo-rules-map-ours = El aspecto de las piezas es una reconstrucción nuestra.
amerigo-rules-cells-title = Casillas
amerigo-rules-cells = Tierra, agua, tierra con uno de cinco recursos, casillas de puesto (tierra) y anclas: el agua junto a cada casilla de puesto. Una isla de 20 o más casillas de tierra es grande y tiene un cofre del tesoro. Alrededor del mapa hay un marco de 12, 14 o 16 campos de agua, desde Z1 arriba a la izquierda en sentido horario.
amerigo-rules-supplies-title = Con qué empiezas
amerigo-rules-supplies = 12 puestos, 2 barcos fuera del mapa, 16 poblados, y 0, 1, 2 o 3 de oro por orden de turno. En tu hoja hay impresa una ficha de cada mercancía. 37 losetas neutrales están a la vista para todo el mundo.
amerigo-rules-supplies-ours = Cuántas losetas hay de cada forma es una reconstrucción nuestra.
amerigo-rules-stocks-title = Reservas ocultas
amerigo-rules-stocks = Seis fichas de pirata (0, 0, 1, 2, 3, 4): una sale de la partida sin verse, otra se revela. De 24 fichas de progreso, 8 están visibles. Fichas de mercancía: 30, 40 o 50, de las que 6, 8 o 10 están visibles. Los discos forman un montón al azar en la escala de orden.
amerigo-rules-stocks-ours = Para qué acciones dan PA extra nueve de las fichas de progreso es una reconstrucción nuestra.
amerigo-rules-openness-title = Qué está oculto
amerigo-rules-openness = Solo están ocultas las fichas de pirata boca abajo, el orden de las fichas de progreso y de mercancía que faltan por salir, y lo que hará la torre. Todo lo demás está a la vista, incluso cuántos cubos de cada color hay en la torre.

## A phase

amerigo-rules-phase-title = Rondas y fases
amerigo-rules-phase = Cinco rondas de siete fases: azul, negra, roja, marrón, verde, amarilla, blanca. En cada fase se echan a la torre los cubos de su color, y cada jugador actúa una vez. Después los cubos vuelven a la reserva. Si no hay cubos que echar, o no cae nada, la fase se salta.
amerigo-rules-tower-title = La torre de cubos
amerigo-rules-tower = Algunos de los cubos echados se quedan dentro, y caen algunos de veces anteriores.
amerigo-rules-tower-ours = { $tower ->
        [loose] En esta mesa los cubos están más sueltos cuantos más se echan: un modelo nuestro.
        [usual] Aquí cada cubo echado cae con una probabilidad de 2 de 3, y cada uno de dentro, de 1 de 3: es nuestra lectura de cómo lo hacen otros programas.
       *[any] Aquí cada cubo echado cae con una probabilidad de 2 de 3, y cada uno de dentro, de 1 de 3: es nuestra lectura de cómo lo hacen otros programas. Una mesa puede elegir otro modelo, también nuestro: “{ amerigo-option-tower-loose }”.
    }
amerigo-rules-points-title = Acciones y puntos de acción (PA)
amerigo-rules-points = Puedes elegir la acción de cualquier color del campo de acción. Tienes tantos puntos de acción (PA) como cubos tenga el color más frecuente, elijas la acción que elijas. Las fichas de PA extra se suman. Los PA que sobran se pierden.
amerigo-rules-order_of_play-title = Quién actúa primero
amerigo-rules-order_of_play = Actúa primero quien va más adelante en la escala de orden; en el mismo espacio, el disco de más arriba. El orden se fija al comienzo de la fase.
amerigo-rules-turn-title = Tu turno
amerigo-rules-turn = Haz una cosa: una acción disponible, tomar oro, o usar la ficha que puntúa los cubos. Varios jugadores pueden elegir la misma acción. Siempre puedes dejar PA sin usar.

## Sailing (blue)

amerigo-rules-sailing-title = Navegar
amerigo-rules-sailing = Cada uno de tus dos barcos puede navegar tantos pasos como PA tengas, un barco tras otro. Un paso lleva a la siguiente casilla de agua o campo del marco, nunca en diagonal. La primera vez, los dos barcos empiezan gratis en campos del marco que elijas.
amerigo-rules-ends-title = Dónde puede parar un barco
amerigo-rules-ends = Un campo del marco admite cualquier cantidad de barcos, pero una casilla de agua, solo uno. Los barcos pueden pasar por donde haya otros. Un barco que ha acabado su movimiento no se mueve más en esta acción.
amerigo-rules-posting-title = Colocar un puesto
amerigo-rules-posting = Un barco que acaba su movimiento en un ancla puede colocar un puesto tuyo en la casilla de puesto de al lado, si no hay ahí puesto ni loseta. { $post_at_rest ->
        [no] Un barco que se queda donde está no puede.
        [usual] También puede un barco que se queda donde está.
       *[any] También puede un barco que se queda donde está, salvo que la mesa haya elegido otra cosa.
    }
amerigo-rules-discovery-title = Descubrir una isla
amerigo-rules-discovery = El primer puesto en una isla da 3 PV a su dueño. Los posteriores, de quien sean, no dan nada al momento, pero cada uno cuenta cuando se completa la isla. Puedes tener varios puestos en una isla.
amerigo-rules-bought_points-title = Comprar pasos
amerigo-rules-bought_points = { $bought_points ->
        [moving] Al navegar, cada oro que pagas es un paso más para el barco que se mueve, no para el otro.
        [usual] Al navegar, cada oro que pagas es un paso más para los dos barcos, pero un barco que ha acabado no se mueve otra vez.
       *[any] Al navegar, cada oro que pagas es un paso más para los dos barcos, pero un barco que ha acabado no se mueve otra vez. Una mesa puede elegir que cuente solo para el barco que se mueve.
    }

## Other actions

amerigo-rules-loading-title = Cargar cañones (negro)
amerigo-rules-loading = Cada PA es un cañón, hasta 12. Si sobran PA al final de la escala, recibes 2 de oro, se pierdan los que se pierdan.
amerigo-rules-planning-title = Planificar (rojo)
amerigo-rules-planning = Toma losetas para construir después: los poblados tuyos que quieras por 1 PA cada uno, y una loseta neutral por tantos PA como casillas tenga. Esperan junto a tu hoja el tiempo que quieras.
amerigo-rules-advancing-title = Progreso (marrón)
amerigo-rules-advancing = Cada PA es un paso en la escala de progreso, y algunos de sus espacios tienen PV. Al final cuenta el valor más alto que hayas alcanzado. Si sobran PA al final de la escala, recibes 2 de oro.
amerigo-rules-advancing-ours = La escala tiene 20 espacios, con PV en 4, 8, 12, 16 y 20: es una reconstrucción nuestra.
amerigo-rules-picking-title = Tomar fichas de progreso
amerigo-rules-picking = Por cada espacio con PV al que llegas o por el que pasas, tienes que tomar al momento una de las fichas de progreso visibles. Dos espacios así dan dos fichas. Si no hay ninguna visible, no recibes nada a cambio. Una ficha de PA extra no cuenta para la acción en la que la tomas.
amerigo-rules-buying-title = Comprar fichas de mercancía (amarillo)
amerigo-rules-buying = Compra las fichas de mercancía visibles cuyo coste (2, 3 o 4 PA) puedas pagar, tantas como quieras. No se reponen hasta la ronda siguiente.
amerigo-rules-buying-ours = Cuántas fichas tienen cada coste es una reconstrucción nuestra.
amerigo-rules-moving-title = Orden de turno (blanco)
amerigo-rules-moving = Con un cubo blanco en el campo de acción, avanza tu disco en la escala de orden, hasta un espacio por PA; en un espacio ocupado va encima. El orden nuevo vale desde la fase siguiente. Al final cuenta el valor más alto que hayas alcanzado ahí.
amerigo-rules-moving-ours = Los espacios y sus valores son una reconstrucción nuestra.
amerigo-rules-special-title = Acción especial (blanco)
amerigo-rules-special = Si tu disco está en un espacio de color y no hay cubos de ese color en el campo de acción, los cubos blancos cuentan para ti como de ese color: haz su acción con los PA de la fase. En el último espacio puedes elegir cualquier color.{ $special_bonus ->
        [no] { " " }Las fichas de PA extra no cuentan aquí.
        [usual] { " " }Las fichas de PA extra también cuentan aquí.
       *[any] { " " }Una mesa puede elegir que no cuenten las fichas de PA extra.
    }{ $wild_adds_up ->
        [yes] { " " }En el último espacio los cubos blancos se suman a los del color.
        [usual] { " " }Los cubos blancos no se suman a los del color.
       *[any] { " " }Una mesa puede sumarlos en el último.
    }

## Islands and tiles (green)

amerigo-rules-placing-title = Construir
amerigo-rules-placing = Coloca losetas planificadas en islas donde tengas un puesto: un poblado por 1 PA, una loseta neutral por tantos PA como casillas tenga. Cada loseta tiene que estar entera en tierra libre. Se pueden cubrir recursos y casillas de puesto libres; en una casilla de puesto cubierta no habrá nunca un puesto.
amerigo-rules-linking-title = Enlazar con tu puesto
amerigo-rules-linking = Cada loseta tiene que tocar por un lado un puesto tuyo, o estar enlazada con uno por una cadena sin huecos de poblados tuyos y losetas neutrales, las haya construido quien las haya construido. Los poblados y puestos de otros jugadores no enlazan. Las esquinas no cuentan.
amerigo-rules-scoring_tiles-title = Qué puntúa una loseta
amerigo-rules-scoring_tiles = Al momento: un poblado 1 PV, o 2 en una isla grande; una loseta neutral 2 PV por casilla, o 3 en una isla grande. También recibes cada recurso que cubre.
amerigo-rules-completing-title = Completar una isla
amerigo-rules-completing = Quien ocupa la última casilla, con una loseta o un puesto, recibe 3 PV, y en una isla grande toma el cofre. Después puntúa cada jugador con puestos ahí según su número de puestos, multiplicado por la ficha de tiempo: 5 en la ronda 1, hasta 1 en la ronda 5.
amerigo-rules-completing-ours = Un puesto cuenta 1, dos cuentan 3; para tres, cuatro y cinco o más puestos, 6, 10 y 15 son nuestra lectura.
amerigo-rules-chest-title = Cofres del tesoro
amerigo-rules-chest = Quien completa una isla grande recibe su cofre: 3 de oro, una vez, en cualquier decisión suya o al final de la partida. Mientras está en el mapa solo es un marcador.

## Gold

amerigo-rules-gold-title = Oro
amerigo-rules-gold = La escala acaba en 12. { $gold_overflow ->
        [lost] Del oro que no cabe, solo da 1 PV cada uno el que tomas en lugar de una acción; el resto se pierde.
        [usual] El oro que no cabe da 1 PV cada uno.
       *[any] El oro que no cabe da 1 PV cada uno, salvo que la mesa haya elegido que solo puntúe el oro tomado en lugar de una acción.
    } Al final, cada oro es 1 PV.
amerigo-rules-taking_gold-title = Tomar oro
amerigo-rules-taking_gold = En lugar de una acción puedes tomar en oro un tercio de todos los cubos del campo de acción, redondeado hacia arriba. Las fichas de PA extra no cuentan aquí.
amerigo-rules-paying-title = Pagar con oro
amerigo-rules-paying = En una acción, cada oro que pagas es un PA más, tantas veces como quieras. El bot lo paga con la jugada que lo necesita, y lo dice. { $overshoot ->
        [yes] Puedes comprar un PA más de los que caben en una escala, por el oro de su final.
        [usual] No puedes comprar PA solo para pasarte del final de una escala.
       *[any] No puedes comprar PA solo para pasarte del final de una escala, salvo que la mesa haya elegido que se puede comprar uno por el oro de ahí.
    }
amerigo-rules-track_end-title = El final de una escala
amerigo-rules-track_end = Cañones, progreso, orden: si tu disco llega al final y sobran PA, o ya estaba ahí, recibes 2 de oro, se pierdan los PA que se pierdan.

## Pirates and preparation

amerigo-rules-pirates-title = Los piratas
amerigo-rules-pirates = Después de la fase blanca atacan las fichas de pirata reveladas. Con al menos tantos cañones como su suma, pierdes esa cantidad de cañones y conservas el resto. Con menos, pierdes todos los cañones y tantos PV como la suma entera, pero nunca bajas de 0.
amerigo-rules-preparation-title = Entre dos rondas
amerigo-rules-preparation = Se revela otra ficha de pirata. Las fichas de progreso de la derecha salen de la partida, las de la izquierda pasan a la derecha, y llegan cuatro nuevas a la izquierda. Las fichas de mercancía que quedan se cambian por el siguiente montón. La ficha de tiempo baja 1.

## End and scoring

amerigo-rules-end-title = El final
amerigo-rules-end = Después de la quinta ronda los piratas atacan otra vez. Los cofres y las fichas de oro sin usar se convierten en oro, hasta donde quepa; el resto es 1 PV cada uno. Después, cada oro de la escala es 1 PV.
amerigo-rules-goods_scoring-title = Mercancías y recursos
amerigo-rules-goods_scoring = Por cada mercancía: tus recursos por (tus fichas de mercancía más la impresa), en PV. No importa lo que costó una ficha de mercancía.
amerigo-rules-tracks_scoring-title = Escalas y fichas
amerigo-rules-tracks_scoring = Cuentan tres cosas: el valor más alto que hayas alcanzado en la escala de progreso, el de la escala de orden, y las fichas de progreso para la puntuación final.
amerigo-rules-winner-title = Quién gana
amerigo-rules-winner = Gana quien tenga más puntos de victoria (PV); en caso de empate, quien vaya más adelante en la escala de orden, primero el disco de más arriba.

## Tiles

amerigo-rules-tile-fine =
    - Va en tierra libre de una isla donde tengas un puesto, enlazada con un puesto tuyo.
    - Las losetas planificadas esperan el tiempo que quieras.
amerigo-rules-tile-fine-ours = - Cuántas hay de esta forma es una reconstrucción nuestra.
-amerigo-village = Un poblado tuyo: 1 PA para planificarlo, 1 para construirlo, sea del tamaño que sea. Da 1 PV, 2 en una isla grande.
amerigo-rules-v1 = { -amerigo-village } Cubre 1 casilla.
amerigo-rules-v2 = { -amerigo-village } Cubre 2 casillas.
amerigo-rules-v3I = { -amerigo-village } Cubre 3 casillas en línea.
amerigo-rules-v3L = { -amerigo-village } Cubre 3 casillas en esquina.
amerigo-rules-v4I = { -amerigo-village } Cubre 4 casillas en línea.
amerigo-rules-v4O = { -amerigo-village } Cubre un cuadrado de 4 casillas.
amerigo-rules-n1 = Neutral, 1 casilla: 1 PA para planificarla, 1 para construirla. Da 2 PV, 3 en una isla grande, y enlaza a quien tenga un puesto al lado.
amerigo-rules-n2 = Neutral, 2 casillas: 2 PA para planificarla, 2 para construirla. Da 4 PV, 6 en una isla grande, y enlaza a quien tenga un puesto al lado.
amerigo-rules-n3I = Neutral, 3 casillas en línea: 3 PA para planificarla, 3 para construirla. Da 6 PV, 9 en una isla grande, y enlaza a quien tenga un puesto al lado.
amerigo-rules-n3L = Neutral, 3 casillas en esquina: 3 PA para planificarla, 3 para construirla. Da 6 PV, 9 en una isla grande, y enlaza a quien tenga un puesto al lado.
amerigo-rules-n4I = Neutral, 4 casillas en línea: 4 PA para planificarla, 4 para construirla. Da 8 PV, 12 en una isla grande, y enlaza a quien tenga un puesto al lado.
amerigo-rules-n4O = Neutral, un cuadrado de 4 casillas: 4 PA para planificarla, 4 para construirla. Da 8 PV, 12 en una isla grande, y enlaza a quien tenga un puesto al lado.
amerigo-rules-n5U = Neutral, 5 casillas en U: 5 PA para planificarla, 5 para construirla. Da 10 PV, 15 en una isla grande, y enlaza a quien tenga un puesto al lado.
amerigo-rules-n6R = Neutral, 6 casillas en dos filas: 6 PA para planificarla, 6 para construirla. Da 12 PV, 18 en una isla grande, y enlaza a quien tenga un puesto al lado.

## Progress tokens

amerigo-more-fine =
    - Cuenta desde tu próxima acción, no para aquella en la que la tomaste.
    - Varias fichas así se suman.
    - { $special_bonus ->
        [no] No cuenta para la acción especial.
        [usual] También cuenta para la acción especial.
       *[any] También cuenta para la acción especial, salvo que la mesa haya elegido otra cosa.
    }
-amerigo-more-ours = - Para qué acciones son estas fichas es una { -amerigo-mark-ours }.
-amerigo-gold-fine = - Puedes usarla en cualquier decisión tuya, incluso en la acción en la que la tomaste.
-amerigo-end-fine = - Solo puntúa al final de la partida.
amerigo-rules-ap2_blue = Tienes 2 PA más cada vez que navegas.
amerigo-rules-ap2_blue-fine = { amerigo-more-fine }
amerigo-rules-ap2_blue-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap2_black = Tienes 2 PA más cada vez que cargas cañones.
amerigo-rules-ap2_black-fine = { amerigo-more-fine }
amerigo-rules-ap2_black-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap2_red = Tienes 2 PA más cada vez que planificas.
amerigo-rules-ap2_red-fine = { amerigo-more-fine }
amerigo-rules-ap2_red-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap2_brown = Tienes 2 PA más cada vez que eliges progreso.
amerigo-rules-ap2_brown-fine = { amerigo-more-fine }
amerigo-rules-ap2_brown-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap2_green = Tienes 2 PA más cada vez que construyes.
amerigo-rules-ap2_green-fine = { amerigo-more-fine }
amerigo-rules-ap2_green-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap2_yellow = Tienes 2 PA más cada vez que compras fichas de mercancía.
amerigo-rules-ap2_yellow-fine = { amerigo-more-fine }
amerigo-rules-ap2_yellow-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap1_blue_black = Tienes 1 PA más cada vez que navegas o cargas cañones.
amerigo-rules-ap1_blue_black-fine = { amerigo-more-fine }
amerigo-rules-ap1_blue_black-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap1_red_brown = Tienes 1 PA más cada vez que planificas o eliges progreso.
amerigo-rules-ap1_red_brown-fine = { amerigo-more-fine }
amerigo-rules-ap1_red_brown-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap1_green_yellow = Tienes 1 PA más cada vez que construyes o compras fichas de mercancía.
amerigo-rules-ap1_green_yellow-fine = { amerigo-more-fine }
amerigo-rules-ap1_green_yellow-fine-ours = { -amerigo-more-ours }
amerigo-rules-sail8 = Una vez: 8 PA más para los dos barcos en una acción de navegar.
amerigo-rules-sail8-fine = - Úsala en cualquier momento hasta que acabe tu segundo barco; un barco que ha acabado se queda donde está.
amerigo-rules-pirates_plus2 = Los piratas son 2 más fuertes para todos los demás jugadores.
amerigo-rules-pirates_plus2-fine = - Cuenta al final de cada ronda; las mitades se toman de la fuerza aumentada.
amerigo-rules-pirates_half = Si no puedes rechazar del todo a los piratas, solo pierdes la mitad de su fuerza en PV, redondeada hacia arriba.
amerigo-rules-pirates_half-fine = - Pierdes igualmente todos tus cañones.
amerigo-rules-pirates_gold = Cada vez que rechazas del todo a los piratas, recibes 2 de oro.
amerigo-rules-pirates_gold-fine = - Incluso si su fuerza es 0.
amerigo-rules-plan_two = Puedes tomar dos losetas neutrales en una acción de planificar.
amerigo-rules-plan_two-fine = - Las dos se pagan con PA como siempre.
amerigo-rules-swap_red_green = Con cubos verdes pero no rojos en el campo de acción puedes planificar; con rojos pero no verdes puedes construir.
amerigo-rules-swap_red_green-fine =
    - Bastan cubos blancos que cuenten para ti como verdes o rojos.
    - Las fichas de PA extra cuentan para la acción que haces de verdad.
amerigo-rules-to_front = Una vez, en lugar de avanzar en la escala de orden: pon tu disco sobre el de quien va delante.
amerigo-rules-to_front-fine =
    - Necesitas un cubo blanco en el campo de acción, pero ningún PA.
    - No la puede usar quien va delante, y no abre ninguna acción especial en el espacio de inicio.
amerigo-rules-gold3 = Una vez: 3 de oro.
amerigo-rules-gold3-fine =
    { -amerigo-gold-fine }
    - Si no se usa, se convierte en oro al final.
amerigo-rules-gold5 = Una vez: 5 de oro.
amerigo-rules-gold5-fine =
    { -amerigo-gold-fine }
    - Si no se usa, se convierte en oro al final.
amerigo-rules-post_gold = Recibes 1 de oro por cada puesto que coloques desde ahora.
amerigo-rules-post_gold-fine = - Los puestos colocados antes de tomarla no cuentan.
amerigo-rules-gold_2to1 = Cuando tomas oro en lugar de una acción, recibes en oro la mitad de los cubos, redondeada hacia arriba, no un tercio.
amerigo-rules-gold_2to1-fine = - Dura hasta el final de la partida.
amerigo-rules-vp_cubes = Una vez, en lugar de una acción: 1 PV por cada cubo del campo de acción.
amerigo-rules-vp_cubes-fine = - Al final de la partida no vale nada.
amerigo-rules-end_posts = Al final: 1 PV por cada puesto tuyo en el mapa.
amerigo-rules-end_posts-fine = { -amerigo-end-fine }
amerigo-rules-end_7 = Al final: 7 PV.
amerigo-rules-end_7-fine = { -amerigo-end-fine }
amerigo-rules-end_gold = Al final: 1 PV más por cada oro de tu escala, como mucho 12.
amerigo-rules-end_gold-fine =
    { -amerigo-end-fine }
    - Antes se convierten en oro los cofres y las fichas de oro.

## Sections

rules-section-sailing = Navegar
rules-section-islands = Islas y losetas
rules-section-gold = Oro
rules-section-pirates = Piratas
rules-section-tile = Losetas
rules-section-progress_tokens = Fichas de progreso

## Names of tiles and tokens

amerigo-tile-v1 = Poblado 1
amerigo-tile-v2 = Poblado 2
amerigo-tile-v3I = Poblado 3I
amerigo-tile-v3L = Poblado 3L
amerigo-tile-v4I = Poblado 4I
amerigo-tile-v4O = Poblado 4O
amerigo-tile-n1 = Loseta neutral 1
amerigo-tile-n2 = Loseta neutral 2
amerigo-tile-n3I = Loseta neutral 3I
amerigo-tile-n3L = Loseta neutral 3L
amerigo-tile-n4I = Loseta neutral 4I
amerigo-tile-n4O = Loseta neutral 4O
amerigo-tile-n5U = Loseta neutral 5U
amerigo-tile-n6R = Loseta neutral 6R
amerigo-token-ap2_blue = +2 PA: { amerigo-action-blue }
amerigo-token-ap2_black = +2 PA: { amerigo-action-black }
amerigo-token-ap2_red = +2 PA: { amerigo-action-red }
amerigo-token-ap2_brown = +2 PA: { amerigo-action-brown }
amerigo-token-ap2_green = +2 PA: { amerigo-action-green }
amerigo-token-ap2_yellow = +2 PA: { amerigo-action-yellow }
amerigo-token-ap1_blue_black = +1 PA: { amerigo-action-blue } / { amerigo-action-black }
amerigo-token-ap1_red_brown = +1 PA: { amerigo-action-red } / { amerigo-action-brown }
amerigo-token-ap1_green_yellow = +1 PA: { amerigo-action-green } / { amerigo-action-yellow }

## The sections of the rulebook: sources of rules

amerigo-book-map = Montar las islas
amerigo-book-players = Qué recibe cada jugador
amerigo-book-board = El tablero central
amerigo-book-tower = La torre de cubos
amerigo-book-course = Desarrollo
amerigo-book-sailing = Azul: navegar
amerigo-book-loading = Negro: cargar cañones
amerigo-book-planning = Rojo: planificar
amerigo-book-progress = Marrón: progreso
amerigo-book-building = Verde: construir
amerigo-book-completing = Completar una isla
amerigo-book-buying = Amarillo: comprar fichas de mercancía
amerigo-book-white = Blanco: orden de turno, acción especial
amerigo-book-gold = Oro
amerigo-book-round_end = Final de una ronda
amerigo-book-end = Final de la partida
amerigo-book-tokens = Las fichas de progreso
