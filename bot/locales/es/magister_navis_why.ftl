# /why: what stands against a move (`magister_navis-why-<code>`), what it adds up to, and how
# moves are called that may be asked about.

magister_navis-why-not-asked = { common-why-waiting } (reglamento: { magister_navis-book-course }).
magister_navis-why-passed = Has pasado y ya no juegas más turnos en esta ronda (reglamento: { magister_navis-book-actions }).

## When a move is made

magister_navis-why-when-build = Se construye una vez por ronda, en tu turno al comienzo de la ronda (reglamento: { magister_navis-book-course }, { magister_navis-book-build }).
magister_navis-why-when-salary = El salario se elige después del crecimiento, si hay más discos en tus edificios que pagos tienes (reglamento: { magister_navis-book-salary }).
magister_navis-why-when-pay = Un pago es una acción en tu turno (reglamento: { magister_navis-book-actions }, { magister_navis-book-payment }).
magister_navis-why-when-ship = Navegar es una acción en tu turno (reglamento: { magister_navis-book-actions }, { magister_navis-book-shipping }).
magister_navis-why-when-occupy = Ocupar es una acción en tu turno (reglamento: { magister_navis-book-actions }, { magister_navis-book-occupying }).
magister_navis-why-when-attack = Un ataque es una acción en tu turno (reglamento: { magister_navis-book-actions }, { magister_navis-book-attack }).
magister_navis-why-when-draw = Tomar cartas es una acción en tu turno (reglamento: { magister_navis-book-actions }, { magister_navis-book-drawing }).
magister_navis-why-when-activate = Los edificios se activan en tu turno de la fase de acciones (reglamento: { magister_navis-book-actions }).
magister_navis-why-when-done = No hay ninguna segunda mitad de una acción que saltar (reglamento: { magister_navis-book-actions }).
magister_navis-why-when-pass = Se pasa en tu turno de la fase de acciones (reglamento: { magister_navis-book-actions }).
magister_navis-why-when-arrange = El espacio de gobernador se ordena cuando pasas, si no caben todas las cartas o importa para la puntuación (reglamento: { magister_navis-book-passing }).
magister_navis-why-when-discard = Las cartas se descartan solo cuando pasas con demasiadas, nunca por gusto (reglamento: { magister_navis-book-actions }, { magister_navis-book-passing }).

## What gives an action

magister_navis-why-no-source = { $action }: no tienes ningún edificio ni ficha que dé esta acción (reglamento: { magister_navis-book-actions }).
magister_navis-why-wrong-source = { $source } no da esta acción: { $action } (reglamento: { magister_navis-book-actions }).
magister_navis-why-no-circle = { $building }: no tiene círculo, así que nunca hay un disco en él (reglamento: { magister_navis-book-build }).
magister_navis-why-circle-taken = { $building }: ya hay un disco en su círculo; un pago lo liberaría (reglamento: { magister_navis-book-actions }).
magister_navis-why-harbor = Esto cuesta { magister_navis-discs } de tu puerto, { $have ->
    [0] que está vacío
   *[other] que solo tiene { $have }
} (reglamento: { magister_navis-book-actions }).
magister_navis-why-empty-activation = En esta mesa los edificios no se pueden activar sin su acción.
magister_navis-why-dock-europe = { $building }: en esta mesa no hacen nada en Europa, adonde no se puede navegar.
magister_navis-why-other-source = Pero podrías hacerlo con: { $source }.
magister_navis-why-second-source = Estás usando { $source }: antes viene su segunda mitad (reglamento: { magister_navis-book-actions }).
magister_navis-why-second-action = La segunda mitad de { $source } es otra acción: { $action } (reglamento: { magister_navis-book-actions }).
magister_navis-why-second-region = La segunda mitad tiene que ser en la misma región: { $region } (reglamento: { magister_navis-book-actions }).
magister_navis-why-second-deck = La segunda carta tiene que ser del mismo mazo: { $deck } ({ common-ruling }).

## What an action aims at

magister_navis-why-no-track = { $region } no tiene ruta, así que nadie puede navegar allí (reglamento: { magister_navis-book-shipping }).
magister_navis-why-closed = { $region } no está abierta todavía: { $spaces ->
    [one] queda libre { $spaces } espacio de su ruta
   *[other] quedan libres { $spaces } espacios de su ruta
} (reglamento: { magister_navis-book-opening }).
magister_navis-why-no-presence = { $region }: no tienes ningún disco ahí, ni en una ciudad ni en la ruta o junto a ella; antes navega allí (reglamento: { magister_navis-book-occupying }).
magister_navis-why-city-own = { $city }: ya la tienes.
magister_navis-why-city-taken = { $city }: la tiene { $seat }; solo se puede tomar con un ataque (reglamento: { magister_navis-book-occupying }, { magister_navis-book-attack }).
magister_navis-why-city-empty = { $city }: no la tiene nadie; una ciudad vacía se ocupa en lugar de atacarla (reglamento: { magister_navis-book-occupying }, { magister_navis-book-attack }).
magister_navis-why-deck-empty = { $deck }: no quedan cartas ({ common-ruling }).
magister_navis-why-slavery-gone = { $deck }: la esclavitud se abolió, y sus cartas han salido de la partida (reglamento: { magister_navis-book-abolition }).
magister_navis-why-too-few-discs = { $card } pide { magister_navis-discs } en la región; tienes { $have } (reglamento: { magister_navis-book-drawing }).
magister_navis-why-not-activated = { $building }: no hay ningún disco tuyo en él (reglamento: { magister_navis-book-salary }, { magister_navis-book-payment }).
magister_navis-why-pays-itself = { $building }: el edificio que da el pago no puede liberarse a sí mismo (reglamento: { magister_navis-book-payment }).

## Building, passing, cards

magister_navis-why-not-for-sale = { $building }: está en cada tablero y no se puede construir (reglamento: { magister_navis-book-preparation }).
magister_navis-why-sold-out = { $building }: no quedan copias (reglamento: { magister_navis-book-build }).
magister_navis-why-single-level = Ya tienes { $building }, y nadie puede tener dos edificios de nivel { $level } (reglamento: { magister_navis-book-build }).
magister_navis-why-level = { $building } es de nivel { $needed }; tu industria de { $industry } permite el nivel { $level } (reglamento: { magister_navis-book-build }).
magister_navis-why-no-card = { $card }: no tienes esta carta.
magister_navis-why-on-space = { $card }: está en el espacio de gobernador; descarta otra carta (reglamento: { magister_navis-book-passing }).
magister_navis-why-must-fill = En esta mesa hay que llenar el espacio de gobernador mientras tengas un gobernador.
magister_navis-why-no-pass-build = En cada ronda hay que construir algo (reglamento: { magister_navis-book-build }).
magister_navis-why-no-pass-salary = Se usan todos los pagos; solo eliges qué discos vuelven ({ common-ruling }).
magister_navis-why-no-pass-second = Antes salta la segunda mitad de tu acción; puedes pasar en tu próximo turno (reglamento: { magister_navis-book-actions }).
magister_navis-why-no-pass-arrange = Ya estás pasando, pero antes tienen que caber tus cartas (reglamento: { magister_navis-book-passing }).
magister_navis-why-no-pass-discard = Ya estás pasando, pero antes tienen que caber tus cartas (reglamento: { magister_navis-book-passing }).

## What it adds up to

magister_navis-why-sum-harbor = De tu puerto: { $parts } = { magister_navis-discs }; ahí tienes { $have }.
magister_navis-why-sum-presence = Tus discos ahí: { $parts } = { $total }; la carta pide { $have }.
magister_navis-why-part-activate = círculo
magister_navis-why-part-ship = navegar
magister_navis-why-part-occupy = ciudad
magister_navis-why-part-attack = ataque
magister_navis-why-part-cities = ciudades
magister_navis-why-part-track = ruta

## Moves that may be asked about

magister_navis-why-move-pay-salary = Salario: { $building }
magister_navis-why-move-pay = Pago: { $building } · { $source }
magister_navis-why-move-ship = Navegar: { $region } · { $source }
magister_navis-why-move-occupy = Ocupar: { $city } · { $source }
magister_navis-why-move-attack = Atacar: { $city } · { $source }
magister_navis-why-move-draw = Tomar carta: { $deck } · { $source }
magister_navis-why-move-done = Saltar la segunda mitad
magister_navis-why-move-arrange = Al espacio de gobernador: { $governor }
magister_navis-why-move-arrange-none = Dejar vacío el espacio de gobernador
magister_navis-why-move-discard = Descartar: { $card }
