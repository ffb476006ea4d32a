# How to play Puerto Rico: the cards, and the reasons of the house bot.

## Cards: `first_game.toml` has their order and pictures

puerto_rico-learn-aim-title = El objetivo
puerto_rico-learn-aim = Gana quien tenga más puntos de victoria (PV) al final: los dan las mercancías que embarcas y tus edificios. La partida termina tras la ronda en la que una ciudad está llena, o se acaban los colonos o las fichas de PV.
puerto_rico-learn-round-title = Una ronda
puerto_rico-learn-round = Por turnos, empezando por el gobernador, cada jugador toma una carta de personaje; todo el mundo hace entonces su acción, y quien la tomó tiene un pequeño privilegio. Los personajes que no tomó nadie reciben 1 doblón cada uno, para quien los tome después.
puerto_rico-learn-settler-title = Colonizador
puerto_rico-learn-settler = Cada jugador toma una plantación para su isla; solo el colonizador puede tomar en su lugar una cantera. Una plantación cultiva una mercancía, y una cantera abarata los edificios 1 doblón, cuando trabaja ahí un colono.
puerto_rico-learn-mayor-title = Alcalde
puerto_rico-learn-mayor = Se reparten los colonos del barco, y el alcalde recibe uno más. Después cada jugador coloca los suyos: solo hacen algo las plantaciones y los edificios con un colono.
puerto_rico-learn-builder-title = Constructor
puerto_rico-learn-builder = Cada jugador puede construir un edificio; el constructor paga 1 doblón menos. Los edificios de producción convierten en mercancías lo que cultivan tus plantaciones, los demás tienen su propio efecto, y cada uno vale PV.
puerto_rico-learn-craftsman-title = Capataz
puerto_rico-learn-craftsman = Todo el mundo produce mercancías: para cada añil necesitas un colono en una plantación de añil y otro en una planta de añil; solo el maíz no necesita edificio. Después el capataz recibe una mercancía extra de un tipo que acaba de producir.
puerto_rico-learn-trader-title = Mercader
puerto_rico-learn-trader = Cada jugador puede vender una mercancía: el maíz da 0 doblones, el añil 1, el azúcar 2, el tabaco 3, el café 4, y el mercader recibe 1 más. La casa de comercio tiene cuatro puestos y no compra un tipo que ya tiene.
puerto_rico-learn-captain-title = Capitán
puerto_rico-learn-captain = Hay que cargar mercancías en los barcos mientras se pueda: cada una es 1 PV, y el capitán recibe 1 PV más. Cada barco admite un solo tipo, y de las mercancías que sobran solo puedes conservar una.
puerto_rico-learn-prospector-title = Buscador de oro
puerto_rico-learn-prospector = Quien toma este personaje recibe 1 doblón, y nadie más recibe nada. Con tres jugadores no está en la partida.

## The first game: `first_game.toml` has its goals

puerto_rico-story-begin = Gobiernas una colonia joven, con una plantación de añil, 2 doblones y nadie que trabaje para ti. Gana quien tenga más puntos de victoria (PV) al final. Diez pequeñas metas te llevan a tu primer cargamento.
puerto_rico-story-settler = Toma el colonizador
puerto_rico-story-settler-why = En cada ronda, cada jugador toma un personaje. Lo que ofrece lo puede hacer todo el mundo, primero quien lo tomó. El colonizador trae plantaciones nuevas, y a tu isla le hacen falta.
puerto_rico-story-settler-met = Ahora cada jugador elige una loseta, y tú primero.
puerto_rico-story-corn = Planta maíz en tu isla
puerto_rico-story-corn-why = El maíz es la mercancía más fácil: basta un colono en la plantación. Añil, azúcar, tabaco y café necesitan además un edificio.
puerto_rico-story-corn-met = Todavía no da nada, porque ahí no trabaja nadie.
puerto_rico-story-plant = Construye la planta de añil pequeña
puerto_rico-story-plant-why = Alguien tomó el constructor, así que tú también puedes construir. Por 1 doblón, esta planta convierte en mercancías lo que crece en tu plantación de añil.
puerto_rico-story-plant-met = Los edificios dan PV al final; este, 1. Y pueden terminar la partida: su última ronda es aquella en la que alguien llena las 12 casillas de su ciudad.
puerto_rico-story-colonist = Envía tu primer colono al maíz
puerto_rico-story-colonist-why = El alcalde te trae un colono. Un círculo sin colono no hace nada, y el maíz es la única mercancía que no necesita un segundo.
puerto_rico-story-colonist-met = Desde ahora tu maíz crece cada vez que alguien toma el capataz. Un día se acaban los colonos; eso también termina la partida.
puerto_rico-story-mayor = Toma el alcalde
puerto_rico-story-mayor-why = Tu plantación de añil y su planta siguen vacías. Cada jugador recibe un colono, y quien toma el alcalde recibe uno más.
puerto_rico-story-mayor-met = Cada personaje tiene un privilegio así para quien lo toma.
puerto_rico-story-pair = Pon colonos en maíz, añil y planta de añil
puerto_rico-story-pair-why = Toma el colono extra y coloca los tres: añil, planta, maíz. Una plantación de añil y una planta de añil solo producen juntas.
puerto_rico-story-pair-met = Ahora trabajan el maíz y el añil.
puerto_rico-story-craftsman = Toma el capataz
puerto_rico-story-craftsman-why = Todo el mundo produce aquello en lo que trabajan sus colonos. Toma este personaje cuando ganes más que los demás.
puerto_rico-story-craftsman-met = Has producido 1 maíz y 1 añil.
puerto_rico-story-second = Elige un segundo añil
puerto_rico-story-second-why = El capataz recibe una mercancía más de un tipo que acaba de producir. Dos del mismo tipo comparten barco.
puerto_rico-story-second-met = Esperan dos añiles. ¡Al puerto!
puerto_rico-story-captain = Toma el capitán
puerto_rico-story-captain-why = Una mercancía da 1 PV cuando está en un barco, y el capitán, 1 PV más. Hasta ahora nadie ha querido el capitán, así que hay 3 doblones en la carta: vienen con ella.
puerto_rico-story-captain-met = Cargas primero, y todos los barcos están vacíos.
puerto_rico-story-ship = Embarca los dos añiles antes de que se llene el puerto
puerto_rico-story-ship-why = Un barco admite un solo tipo. Lo que no cabe se echa a perder, menos una mercancía suelta: así que carga mientras haya sitio.
puerto_rico-story-ship-met = Eso ha dado 3 PV: 2 por el añil y 1 por el capitán. Cuando se acaban las fichas de PV, la partida está en su última ronda.
puerto_rico-story-end = **Los puntos** vienen de las mercancías que embarcas y de los edificios, sobre todo los grandes. **La partida termina** tras la ronda en la que una ciudad está llena, o se acaban los colonos o las fichas de PV. **Una buena jugada ahora:** gasta tus doblones en el edificio para otra plantación tuya y toma después el alcalde para ponerla a trabajar.

## The house bot’s reasons: what a number in its count stands for

puerto_rico-term-unit = Los números entre paréntesis: PV al final de la partida, según calcula el bot.
puerto_rico-term-coins = { $count ->
    [one] el doblón de la carta
   *[other] los { $count } doblones de la carta
}
puerto_rico-term-own-settler = una loseta nueva para ti, en el mejor caso: { $tile }
puerto_rico-term-own-mayor = { $count ->
    [one] { $count } colono nuevo para ti
   *[other] { $count } colonos nuevos para ti
}
puerto_rico-term-own-builder = un edificio que puedes pagar, en el mejor caso: { $building }
puerto_rico-term-own-craftsman = { $count ->
    [one] { $count } mercancía que produces
   *[other] { $count } mercancías que produces
}
puerto_rico-term-own-trader = { $good } por { $count ->
    [one] { $count } doblón
   *[other] { $count } doblones
}
puerto_rico-term-own-captain = { $count ->
    [one] { $count } mercancía tuya para los barcos
   *[other] { $count } mercancías tuyas para los barcos
}
puerto_rico-term-own-prospector = { $count ->
    [one] { $count } doblón para ti
   *[other] { $count } doblones para ti
}
puerto_rico-term-others-gain = lo que ganan los demás con ello
puerto_rico-term-others-lose = lo que pierden los demás con ello
puerto_rico-term-follow-you = lo que te darían esta ronda los personajes que se tomen después
puerto_rico-term-follow-others = lo que darían esta ronda a los demás los personajes que se tomen después
puerto_rico-term-tile-quarry = edificios más baratos, cuando trabaje un colono en la cantera
puerto_rico-term-tile-corn = mercancías sin ningún edificio, como solo las da el maíz
puerto_rico-term-tile-ready = mercancías, porque tu edificio tiene un círculo libre para esta plantación
puerto_rico-term-tile-first = mercancías de un tipo nuevo, cuando tengas su edificio
puerto_rico-term-tile-more = otra plantación de un tipo que ya tienes
puerto_rico-term-work-alone = { $count ->
    [one] { $circle } en marcha
   *[other] { $count } × { $circle } en marcha
}
puerto_rico-term-work-pair = { $count ->
    [one] { $circle } y { $building }, que producen juntos
   *[other] { $count } veces { $circle } y { $building }, que producen juntos
}
puerto_rico-term-work-later = poco todavía, porque una plantación y su edificio solo producen cuando ambos tienen un colono
puerto_rico-term-colonist = { $count ->
    [0] un colono más, aunque todos tus círculos están ocupados
    [one] un colono más para tu último círculo libre
   *[other] un colono más para tus { $count } círculos libres
}
puerto_rico-term-printed = { $count } PV impresos en él
puerto_rico-term-effect = su efecto en las aproximadamente { $rounds } rondas que vienen
puerto_rico-term-effect-plant = mercancías de { $count ->
    [one] tu plantación de { $good }
   *[other] tus { $count } plantaciones de { $good }
} en las aproximadamente { $rounds } rondas que vienen
puerto_rico-term-effect-plant-first = { $good }, cuando tengas una plantación
puerto_rico-term-unique = un edificio grande, y solo hay uno de cada
puerto_rico-term-space = { $count ->
    [one] la casilla que ocupa en tu ciudad
   *[other] las { $count } casillas que ocupa en tu ciudad
}
puerto_rico-term-price = { $count ->
    [one] el precio de { $count } doblón
   *[other] el precio de { $count } doblones
}
puerto_rico-term-good = { $good } para vender o embarcar
puerto_rico-term-sale = { $count ->
    [0] ningún doblón
    [one] { $count } doblón
   *[other] { $count } doblones
} por { $good }
puerto_rico-term-amount = { $count ->
    [one] { $count } mercancía a bordo
   *[other] { $count } mercancías a bordo
}, 1 PV cada una
puerto_rico-term-spent = lo que habría valido después: { $good }
puerto_rico-term-after-you = lo que todavía podrás cargar en esta fase
puerto_rico-term-after-others = lo que entonces podrán cargar los demás, o lo que perderás
puerto_rico-term-kept = { $count } { $good } conservado para después
