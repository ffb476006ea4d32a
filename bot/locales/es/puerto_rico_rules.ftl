# The rules in our own words: what a building does, what to mind, and entries by section.
# The text of a building has at most 300 characters.

-production = En la fase del capataz, cada colono de aquí procesa 1 { $good } de una plantación de { $good } ocupada.
-production-fine =
    - Recibes el menor de dos números: tus plantaciones ocupadas y los colonos de todos tus edificios de esa mercancía.
    - El edificio pequeño y el grande se suman; los colonos que sobran no producen nada.
    - Si la reserva no alcanza, recibes lo que quede, por orden de turno.
-production-large = Sus otros círculos pueden quedar vacíos; cada uno vacío cuenta al rellenar el barco de los colonos.

## Buildings: production

puerto_rico-rules-small_indigo_plant = { -production(good: "añil") }
puerto_rico-rules-small_indigo_plant-fine = { -production-fine }
puerto_rico-rules-small_sugar_mill = { -production(good: "azúcar") }
puerto_rico-rules-small_sugar_mill-fine = { -production-fine }
puerto_rico-rules-indigo_plant = { -production(good: "añil") } { -production-large }
puerto_rico-rules-indigo_plant-fine = { -production-fine }
puerto_rico-rules-sugar_mill = { -production(good: "azúcar") } { -production-large }
puerto_rico-rules-sugar_mill-fine = { -production-fine }
puerto_rico-rules-tobacco_storage = { -production(good: "tabaco") } { -production-large }
puerto_rico-rules-tobacco_storage-fine = { -production-fine }
puerto_rico-rules-coffee_roaster = { -production(good: "café") } { -production-large }
puerto_rico-rules-coffee_roaster-fine = { -production-fine }

## Buildings: base game

puerto_rico-rules-small_market = Cuando vendes a la casa de comercio, recibes 1 doblón extra.
puerto_rico-rules-small_market-fine =
    - Junto con el mercado grande son 3 doblones extra.
    - El maíz tiene un precio de 0, pero también recibes el extra por él.
puerto_rico-rules-small_market-fine-buildings = - Una venta en el puesto comercial no da el extra de los mercados.
puerto_rico-rules-hacienda = En la fase del colonizador, antes de tu elección normal, puedes descubrir la plantación oculta de arriba; entonces tienes que colocarla en tu isla. Después eliges como siempre, si te queda una casilla.
puerto_rico-rules-hacienda-fine =
    - { $hacienda_quarry ->
        [yes] Con una caseta de obras ocupada, la loseta extra puede ser una cantera.
        [usual] La loseta extra nunca es una cantera.
       *[any] La loseta extra nunca es una cantera, salvo que la mesa haya elegido otra cosa.
    }
    - El hospicio no funciona con la loseta extra.
    - Si no quedan losetas ocultas, antes se barajan las descartadas; si tampoco las hay, no hay loseta extra.
puerto_rico-rules-hacienda-fine-buildings = - Incluso con la biblioteca, funciona solo una vez por fase.
puerto_rico-rules-construction_hut = En la fase del colonizador puedes tomar una cantera en lugar de una plantación visible, aunque no seas el colonizador.
puerto_rico-rules-construction_hut-fine =
    - Sustituye tu elección: ni siquiera el colonizador con una caseta toma más de una cantera.
    - Si no quedan canteras en la reserva, la caseta no hace nada.
puerto_rico-rules-construction_hut-fine-buildings = - Solo el colonizador, la caseta y la biblioteca juntos permiten dos canteras.
puerto_rico-rules-small_warehouse = Al final de la fase del capitán conservas todas tus mercancías de un tipo, además de la mercancía suelta que puede conservar cualquiera.
puerto_rico-rules-small_warehouse-fine =
    - Con el almacén grande: tres tipos enteros y una mercancía suelta.
    - Nunca libra a las mercancías de tener que cargarse.
puerto_rico-rules-hospice = En la fase del colonizador, cuando tomas tu loseta normal, puedes colocar en ella al momento un colono de la reserva.
puerto_rico-rules-hospice-fine =
    - Si la reserva está vacía, el colono viene del barco; si también está vacío, no recibes ninguno.{ $nobles_from_supply ->
        [yes] { " " }En lugar de un colono puede ser un noble.
       *[usual] { "" }
    }
    - También funciona con una cantera, pero no con la loseta extra de la hacienda.
puerto_rico-rules-hospice-fine-buildings = - No funciona con la segunda loseta de la biblioteca. Si colocas la loseta como bosque, la persona espera sin círculo.
puerto_rico-rules-office = Puedes vender un tipo de mercancía que la casa de comercio ya tiene.
puerto_rico-rules-office-fine =
    - Una casa de comercio llena también está cerrada para ti.
    - Así puede haber varias mercancías iguales en la casa de comercio.
puerto_rico-rules-large_market = Cuando vendes a la casa de comercio, recibes 2 doblones extra.
puerto_rico-rules-large_market-fine =
    - Junto con el mercado pequeño son 3 doblones extra.
puerto_rico-rules-large_market-fine-buildings = - Una venta en el puesto comercial no da el extra de los mercados.
puerto_rico-rules-large_warehouse = Al final de la fase del capitán conservas todas tus mercancías de dos tipos, además de la mercancía suelta que puede conservar cualquiera.
puerto_rico-rules-large_warehouse-fine =
    - Con el almacén pequeño: tres tipos enteros y una mercancía suelta.
    - Nunca libra a las mercancías de tener que cargarse.
puerto_rico-rules-factory = Cuando produces mercancías, ganas 1, 2, 3 o 5 doblones por 2, 3, 4 o 5 tipos distintos.
puerto_rico-rules-factory-fine =
    - Solo cuentan los tipos que has recibido de verdad; no importa cuántas de cada uno.
    - Un solo tipo no da nada.
    - { $factory_university ->
        [other] En esta mesa cuesta 8 doblones, y la universidad 7.
       *[usual] Una variante popular intercambia su coste con el de la universidad; la sala la ofrece como opción.
    }
puerto_rico-rules-university = Cuando construyes, puedes colocar al momento un colono de la reserva en el edificio nuevo.
puerto_rico-rules-university-fine =
    - Es un solo colono, tenga los círculos que tenga el edificio.
    - Si la reserva está vacía, el colono viene del barco.
    - No funciona consigo misma: al construirse todavía estaba vacía.{ $factory_university ->
        [other] { " " }En esta mesa cuesta 7 doblones, y la fábrica 8.
       *[usual] { "" }
    }{ $nobles_from_supply ->
        [yes] { " " }En lugar de un colono puede ser un noble.
       *[usual] { "" }
    }
puerto_rico-rules-university-fine-buildings = - La estatua no tiene círculo.
puerto_rico-rules-harbor = Recibes 1 PV extra cada vez que cargas mercancías.
puerto_rico-rules-harbor-fine =
    - Cuenta cada carga, también las del muelle.
    - Es 1 PV por carga, no por mercancía{ $small_wharf_bonus ->
        [per_kind] .
       *[usual] { " " }ni por tipo.
    }
puerto_rico-rules-harbor-fine-buildings = - { $small_wharf_bonus ->
        [per_kind] El muelle pequeño cuenta una vez por cada tipo de una carga; el gremio no cuenta, porque sus mercancías no se cargan.
       *[usual] El muelle pequeño también cuenta; el gremio no, porque sus mercancías no se cargan.
    }
puerto_rico-rules-harbor-fine-nobles = - Las mercancías entregadas con el proveedor real no son cargas.
puerto_rico-rules-wharf = Una vez por fase del capitán, en tu turno, puedes enviar todas tus mercancías de un tipo sin barco carguero: van a la reserva y dan 1 PV cada una.
puerto_rico-rules-wharf-fine =
    - Cualquier tipo, incluso uno que ya esté en un barco carguero; siempre todas tus mercancías de ese tipo.
    - Puedes usarlo en lugar de una carga obligatoria, o guardarlo hasta que en los barcos ya no quepa nada.
    - Nunca tienes que usarlo.
    - Cuentan el puerto y el PV extra del capitán.
puerto_rico-rules-wharf-fine-buildings = - El faro también cuenta.
puerto_rico-rules-guild_hall = Al final: 1 PV por cada edificio de producción pequeño tuyo y 2 PV por cada uno grande.
puerto_rico-rules-guild_hall-fine =
    - Los edificios de producción no tienen que estar ocupados, pero la cofradía sí.
    - Los pequeños son la planta de añil pequeña y el ingenio pequeño.
puerto_rico-rules-guild_hall-fine-nobles = - La joyería cuenta como grande.
puerto_rico-rules-residence = Al final: 4 PV por hasta 9 casillas con loseta en tu isla, 5 por 10, 6 por 11 y 7 por las 12.
puerto_rico-rules-residence-fine =
    - Cuentan plantaciones y canteras, con o sin colono.
    - La propia residencia tiene que estar ocupada.
puerto_rico-rules-residence-fine-buildings = - Los bosques también cuentan.
puerto_rico-rules-fortress = Al final: 1 PV por cada tres colonos de tu tablero.
puerto_rico-rules-fortress-fine =
    - Cuentan todos: en edificios, en losetas y sin círculo.
    - La propia fortaleza tiene que estar ocupada.
puerto_rico-rules-fortress-fine-nobles = - Los nobles también cuentan.
puerto_rico-rules-customs_house = Al final: 1 PV por cada cuatro PV que tengas en fichas.
puerto_rico-rules-customs_house-fine =
    - Los PV anotados porque se acabaron las fichas cuentan como fichas.
    - Los PV de los edificios no cuentan.
    - La propia aduana tiene que estar ocupada.
puerto_rico-rules-city_hall = Al final: 1 PV por cada edificio beige tuyo, incluido este.
puerto_rico-rules-city_hall-fine =
    - Son beige todos los edificios menos los de producción.
    - No tienen que estar ocupados, pero el ayuntamiento sí.
puerto_rico-rules-city_hall-fine-nobles = - La joyería no es beige.

## Buildings: New Buildings

puerto_rico-rules-aqueduct = Cuando produce tu planta de añil (la grande), recibes 1 añil extra; cuando produce tu ingenio azucarero, 1 azúcar extra.
puerto_rico-rules-aqueduct-fine =
    - Puedes recibir ambas a la vez; la reserva tiene que tener las mercancías.
    - El edificio grande produce primero: si está ocupado, basta con producir algo de añil para recibir el extra.
    - Las mercancías extra cuentan para la fábrica especial.
puerto_rico-rules-forest_house = Puedes colocar boca abajo, como bosque, cualquier plantación que recibas. Cada dos bosques abaratan 1 doblón cada edificio tuyo.
puerto_rico-rules-forest_house-fine =
    - Pueden ser bosques las losetas visibles y las de la hacienda, la biblioteca y el catastro; las canteras no.
    - Lo decides al colocar la loseta, para el resto de la partida; un bosque no tiene círculo.
    - La rebaja no está limitada por la columna y vale aunque la casa forestal esté vacía.
puerto_rico-rules-black_market = Cuando te faltan doblones para un edificio, puedes entregar hasta una persona, una mercancía y una ficha de PV, cada una por valor de 1 doblón.
puerto_rico-rules-black_market-fine =
    - Entregas exactamente lo que te falta: pagas todos tus doblones y te quedas con 0.
    - La persona puede venir de cualquier sitio menos del propio mercado negro.
    - Si te faltan más de tres, no puedes construirlo.
    - Si el final de la partida ya se ha provocado, sigue provocado.
puerto_rico-rules-storehouse = Al final de la fase del capitán conservas tres mercancías sueltas de cualquier tipo, además de la mercancía suelta que puede conservar cualquiera.
puerto_rico-rules-storehouse-fine =
    - Se suma a los almacenes.
    - Nunca libra a las mercancías de tener que cargarse.
puerto_rico-rules-guest_house = Tiene dos círculos. En cualquier fase menos la del alcalde, sus huéspedes pueden ir a círculos libres de tus edificios y losetas, donde trabajan al momento.
puerto_rico-rules-guest_house-fine =
    - Juntos o uno a uno, en fases distintas; solo vuelven en una fase del alcalde.
    - Un huésped ayuda en lo que todavía no ha pasado en la fase; no se recupera nada.
    - En la fase del alcalde, sus círculos se ocupan como los demás, y cuentan para el barco de los colonos.
puerto_rico-rules-trading_post = En la fase del mercader puedes vender una mercancía de cualquier tipo directamente a la reserva, al precio de lista, en lugar de vender a la casa de comercio.
puerto_rico-rules-trading_post-fine =
    - { $trading_post_full_house ->
        [no] No mientras la casa de comercio esté llena, pero sí aunque ya tenga ese tipo.
       *[usual] Incluso si la casa de comercio está llena o ya tiene ese tipo.
    }
    - El doblón extra del mercader cuenta; los mercados, no.
    - Una sola venta por fase en total, allí o aquí.
puerto_rico-rules-church = Cuando construyes algo de la columna 2 o 3, recibes 1 PV; de la columna 4, 2 PV.
puerto_rico-rules-church-fine =
    - Los edificios de producción también cuentan; la columna 1 no da nada.
    - No cuenta para sí misma.
puerto_rico-rules-small_wharf = Una vez por fase del capitán, en tu turno, puedes devolver a la reserva cualquier combinación de tus mercancías: 1 PV por cada dos.
puerto_rico-rules-small_wharf-fine =
    - { $small_wharf_minimum ->
        [other] Al menos dos mercancías.
       *[usual] Al menos una mercancía; una sola vale 0 PV, pero es una carga.
    }
    - { $small_wharf_bonus ->
        [per_kind] El puerto y el faro cuentan una vez por cada tipo; el PV extra del capitán, una vez en total.
       *[usual] El puerto, el faro y el PV extra del capitán cuentan una vez por esa carga.
    }
    - Puedes usarlo en lugar de una carga obligatoria.
    - Con los dos muelles: uno por turno, en cualquier orden.
puerto_rico-rules-lighthouse = Ganas 1 doblón cada vez que cargas mercancías. Cuando eres el capitán, ganas 1 doblón extra, una vez por fase.
puerto_rico-rules-lighthouse-fine =
    - Cuentan las cargas con el muelle y con el muelle pequeño{ $small_wharf_bonus ->
        [per_kind] , en el muelle pequeño una vez por cada tipo.
       *[usual] .
    }
    - Recibes el doblón del capitán aunque no cargues nada; la biblioteca no lo duplica.
puerto_rico-rules-specialty_factory = Cuando produces mercancías, { $specialty_factory_corn ->
        [yes] mira el tipo del que más recibiste
       *[usual] mira el tipo (el maíz no) del que más recibiste
    }: ganas tantos doblones como mercancías de ese tipo recibiste, menos uno.
puerto_rico-rules-specialty_factory-fine =
    - { $specialty_factory_privilege ->
        [no] Cuentan las mercancías del acueducto, pero no las del privilegio del capataz.
       *[usual] Cuentan las mercancías del privilegio del capataz y del acueducto.
    }
    - { $specialty_factory_corn ->
        [yes] El maíz cuenta como los demás tipos.
       *[usual] El maíz no cuenta nunca.
    }
    - Una sola mercancía del tipo da 0.
puerto_rico-rules-library = Duplica el privilegio del personaje que tomas: dos colonos, 2 doblones menos, dos mercancías extra, etc.
puerto_rico-rules-library-fine =
    - Colonizador: una segunda loseta visible después de todos los demás; una cantera solo con la caseta de obras; el hospicio funciona solo con la primera loseta.
    - Alcalde: dos colonos de la reserva. Capataz: dos mercancías, iguales o distintas, de tipos que produjiste.
    - Constructor 2 menos, mercader +2, capitán +2 PV, buscador de oro 2 doblones.
    - Los doblones de la carta de personaje no se duplican.{ $library_2p ->
        [once_a_round] { " " }Duplica solo un personaje por ronda.
       *[usual] { "" }
    }
puerto_rico-rules-union_hall = En tu primer turno de la fase del capitán, recibes 1 PV por cada dos mercancías de un mismo tipo que tengas. Conservas las mercancías.
puerto_rico-rules-union_hall-fine =
    - Cada tipo se cuenta por separado: tres maíces y dos añiles son 2 PV.
    - { $union_hall ->
        [needs_a_load] Solo puntúa si en ese turno puedes cargar mercancías.
       *[usual] No hace falta que cargues nada.
    }
    - Va antes de tu proveedor real, así que las mercancías pueden contar para ambos.
puerto_rico-rules-statue = Vale 8 PV. No tiene círculo ni ningún otro efecto.
puerto_rico-rules-statue-fine =
    - Nunca hay nadie en ella, ni en la fase del alcalde ni por la universidad.
    - Cuenta como edificio beige para el ayuntamiento.
puerto_rico-rules-cloister = Al final: los tríos de losetas iguales de tu isla dan 1 PV por un trío, 3 por dos, 6 por tres y 10 por cuatro.
puerto_rico-rules-cloister-fine =
    - Canteras y bosques también son tipos; las losetas no tienen que estar ocupadas.
    - El propio monasterio tiene que estar ocupado.

## Buildings: Nobles

puerto_rico-rules-land_office = En tu turno de la fase del mercader. Con un colono: paga 1 doblón y coloca en tu isla la plantación oculta de arriba. { $land_office_noble ->
        [pays] Con un noble: paga 1 doblón y descarta una plantación tuya.
       *[usual] Con un noble: descarta una plantación tuya y recibe 1 doblón.
    }
puerto_rico-rules-land_office-fine =
    - Una vez por fase, antes o después de tu venta, aunque no vendas nada o la casa de comercio esté llena.
    - Canteras y bosques no se pueden descartar.
    - Quien esté en una loseta descartada espera sin círculo.
    - Con la casa forestal, la plantación que compras puede ser un bosque.
puerto_rico-rules-chapel = En cada fase del capataz te da 1 doblón con un colono, o 1 PV con un noble.
puerto_rico-rules-chapel-fine =
    - No hace falta que produzcas nada.
    - { $vp_exhaustion ->
        [captain_only] Tomar aquí la última ficha de PV no termina la partida: solo lo hace una fase del capitán.
       *[usual] Tomar la última ficha de PV termina la partida en cualquier fase.
    }
puerto_rico-rules-hunting_lodge = Al final de cada fase del colonizador. Con un colono: puedes descartar una plantación o un bosque. Con un noble: 2 PV si tu isla tiene más casillas vacías que ninguna otra.
puerto_rico-rules-hunting_lodge-fine =
    - Las canteras se quedan; quien esté en la loseta espera sin círculo.
    - Tienes que tener más casillas vacías que nadie; un empate no da nada.
    - Varios pabellones actúan por orden de turno desde el colonizador.
puerto_rico-rules-zoning_office = Con un colono, los edificios de las columnas 1 a 3 te cuestan 1 doblón menos. Con un noble, los de la columna 4 te cuestan 2 doblones menos.
puerto_rico-rules-zoning_office-fine =
    - Nunca ambas cosas: depende de quién esté aquí.
    - Los edificios de producción también se abaratan.
    - Un precio nunca baja de 0.
puerto_rico-rules-royal_supplier = En tu primer turno de la fase del capitán, antes de cargar, puedes entregar hasta tantas mercancías como nobles tengas, todas de tipos distintos: 1 PV cada una.
puerto_rico-rules-royal_supplier-fine =
    - No es una carga: no cuentan el puerto, el faro ni el PV extra del capitán, y tu turno sigue.
    - Cuentan todos tus nobles, estén donde estén.
puerto_rico-rules-villa = En cada fase del alcalde recibes un noble extra de la reserva.
puerto_rico-rules-villa-fine =
    - Tiene que estar ocupada cuando empieza la fase; va antes de repartir el barco.
    - Si no quedan nobles, recibes un colono de la reserva; si tampoco quedan, nada.
    - { $decline_villa ->
        [yes] Puedes rechazarlo.
        [usual] No puedes rechazarlo.
       *[any] Solo puedes rechazarlo si la mesa lo ha elegido así.
    }
puerto_rico-rules-jeweler = En cada fase del capataz ganas 1 doblón por cada noble tuyo.
puerto_rico-rules-jeweler-fine =
    - Los nobles cuentan en cualquier sitio de tu tablero, también aquí.
    - No hace mercancías ni cuenta como tipo para la fábrica.
    - Es un edificio de producción grande para la cofradía y no es beige para el ayuntamiento.
    - { $jeweler_copies_2p ->
        [other] Solo hay una copia.
       *[usual] Hay dos copias, también con dos jugadores.
    }
puerto_rico-rules-royal_garden = Al final: 1 PV extra por cada noble tuyo.
puerto_rico-rules-royal_garden-fine =
    - Se añade al 1 PV que vale cada noble.
    - El jardín real tiene que estar ocupado, por un colono o un noble.

## Set-up

puerto_rico-rules-start-title = Con qué empieza cada jugador
puerto_rico-rules-start = Con 3, 4 o 5 jugadores, cada uno recibe 2, 3 o 4 doblones. El primer gobernador se sortea. Por orden de asiento, los primeros empiezan con una plantación de añil y los últimos con una de maíz: 2 añil y 1 maíz con tres jugadores, 2 y 2 con cuatro, 3 y 2 con cinco.
puerto_rico-rules-supply-title = Qué hay en el centro
puerto_rico-rules-supply = Las 8 canteras y una plantación visible más que jugadores. Fichas de PV: 75, 100 o { $vp_chips_5p ->
        [other] 122
       *[usual] 126
    } con 3, 4 o 5 jugadores. Colonos: 55, 75 o 95, más uno por jugador en el barco. Barcos cargueros: 4-5-6, 5-6-7 o 6-7-8. Con tres jugadores no hay buscador de oro; con cuatro, uno; con cinco, dos.
puerto_rico-rules-secrets-title = Información abierta y oculta
puerto_rico-rules-secrets = Doblones, mercancías y tableros están a la vista. Solo quedan ocultas hasta el final las fichas de PV de las demás personas, y el orden de las plantaciones boca abajo.

## The round

puerto_rico-rules-round-title = Una ronda
puerto_rico-rules-round = El gobernador toma una carta de personaje y todo el mundo hace la acción de ese personaje, empezando por quien la tomó. Después toma una de las cartas restantes el siguiente jugador en sentido horario, y así hasta que todos hayan tenido una. Luego se devuelven las cartas y la de gobernador pasa al asiento siguiente.
puerto_rico-rules-picking-title = Elegir un personaje
puerto_rico-rules-picking = Tienes que tomar una carta, aunque no te sirva. Una carta tomada queda fuera el resto de la ronda. Usar el personaje es voluntario, salvo que las mercancías hay que cargarlas.
puerto_rico-rules-privilege-title = Acción y privilegio
puerto_rico-rules-privilege = La acción de un personaje es para todo el mundo; su privilegio, solo para quien tomó la carta. El buscador de oro no tiene acción, solo privilegio.
puerto_rico-rules-bonus-title = Doblones en las cartas de personaje
puerto_rico-rules-bonus = Después de cada ronda, cada carta que no tomó nadie recibe 1 doblón, además de los que ya tenga. Quien toma una carta así recibe los doblones al momento y puede gastarlos en la misma fase.
puerto_rico-rules-occupied-title = Los edificios necesitan gente
puerto_rico-rules-occupied = Un edificio solo funciona mientras haya al menos una persona en él, y nunca tienes que usarlo. Sus PV impresos cuentan siempre.

## Settler

puerto_rico-rules-settler-title = Fase del colonizador
puerto_rico-rules-settler = Por orden de turno, cada jugador puede tomar una plantación visible. El colonizador puede tomar en su lugar una cantera; los demás, solo con una caseta de obras. Nadie tiene que tomar una loseta.
puerto_rico-rules-quarries-title = Canteras
puerto_rico-rules-quarries = Cada cantera ocupada abarata tus edificios 1 doblón, hasta el número de la columna del edificio. Hay 8 canteras (5 con dos jugadores); cuando se acaban, ni el privilegio ni la caseta de obras dan ninguna.
puerto_rico-rules-row-title = Las plantaciones visibles
puerto_rico-rules-row = Después de la fase se descartan las losetas que no tomó nadie y se descubre una más que jugadores. Si se acaba el montón, se barajan las descartadas; si ni así alcanzan, hay menos losetas visibles.
puerto_rico-rules-island-title = La isla
puerto_rico-rules-island = Una isla tiene 12 casillas; en una isla llena no caben más losetas. No importa dónde esté una loseta. Las losetas se quedan el resto de la partida.
puerto_rico-rules-island-nobles = Solo el catastro y el pabellón de caza quitan losetas.
puerto_rico-rules-forests-title = Bosques
puerto_rico-rules-forests = Con una casa forestal ocupada puedes colocar una plantación boca abajo, como bosque. No tiene círculo y nunca se vuelve a girar. Cada dos bosques ahorran 1 doblón en cada edificio, esté quien esté en la casa forestal.

## Mayor

puerto_rico-rules-mayor-title = Fase del alcalde
puerto_rico-rules-mayor = Primero el alcalde { $mayor_privilege_optional ->
        [no] tiene que tomar
       *[usual] puede tomar
    } un { $nobles_from_supply ->
        [yes] colono o noble
       *[usual] colono
    } de la reserva. Después los colonos del barco se reparten uno a uno, empezando por el alcalde{ $decline_ship_colonists ->
        [yes] ; puedes rechazarlos, y vuelven a la reserva.
       *[usual] .
    } Luego cada jugador coloca sus colonos, y al final se rellena el barco.
puerto_rico-rules-placing-title = Colocar a la gente
puerto_rico-rules-placing = Puedes recolocar a toda tu gente{ $placing ->
        [in_turn] , por orden de turno.
       *[usual] , todos los jugadores a la vez.
    } { $must_fill_circles ->
        [no] Puede quedar gente sin círculo aunque haya uno libre.
       *[usual] Mientras tengas un círculo libre, nadie puede quedarse sin sitio, pero eliges qué círculos quedan vacíos.
    } Fuera de la fase del alcalde no se mueve a nadie.
puerto_rico-rules-refill-title = Rellenar el barco de los colonos
puerto_rico-rules-refill = Llegan tantos colonos como círculos vacíos hay en todos los edificios, y al menos uno por jugador. Plantaciones y canteras no cuentan. Si la reserva no alcanza, suben los que queden y es la última ronda. Si alcanza justo, la partida sigue.

## Builder

puerto_rico-rules-builder-title = Fase del constructor
puerto_rico-rules-builder = Por orden de turno, cada jugador puede construir un edificio. De cada edificio puedes tener solo uno, y solo mientras queden copias. El constructor paga 1 doblón menos, pero no recibe nada si no construye.
puerto_rico-rules-price-title = Cuánto cuesta un edificio
puerto_rico-rules-price = El coste del edificio, menos 1 por cada cantera ocupada (como mucho el número de la columna), menos 1 para el constructor. Nunca menos de 0.
puerto_rico-rules-price-buildings = Con la biblioteca es menos 2 para el constructor, y cada dos bosques ahorran 1.
puerto_rico-rules-price-nobles = La junta de obras ahorra más.
puerto_rico-rules-city-title = Sitio en la ciudad
puerto_rico-rules-city = Una ciudad tiene 12 casillas. Un edificio grande necesita dos, una debajo de otra, { $max_large_buildings ->
        [other] y caben como mucho seis.
        [usual] y caben como mucho cuatro.
       *[any] y caben como mucho cuatro, salvo que la mesa haya elegido otra cosa.
    } Los edificios pequeños se apartan solos. Llenar la última casilla de una ciudad hace que esta sea la última ronda.

## Craftsman

puerto_rico-rules-craftsman-title = Fase del capataz
puerto_rico-rules-craftsman = Por orden de turno, cada jugador recibe mercancías: de cada tipo, tantas como permitan sus plantaciones ocupadas y los colonos de los edificios correspondientes. El maíz no necesita edificio. Si la reserva no alcanza, los últimos reciben menos.
puerto_rico-rules-extra-title = La mercancía extra del capataz
puerto_rico-rules-extra = Cuando todo el mundo ha producido, el capataz { $decline_extra_good ->
        [yes] puede tomar
       *[usual] toma
    } una mercancía extra de un tipo que acaba de producir, si queda en la reserva. Un capataz que no produjo nada no recibe nada.

## Trader

puerto_rico-rules-trader-title = Fase del mercader
puerto_rico-rules-trader = Por orden de turno, cada jugador puede vender una mercancía. Los precios: maíz 0, añil 1, azúcar 2, tabaco 3, café 4 doblones. El mercader recibe 1 doblón extra por una venta.
puerto_rico-rules-house-title = La casa de comercio
puerto_rico-rules-house = Caben cuatro mercancías, todas de tipos distintos (la oficina puede repetir uno). Cuando está llena, ya no se puede vender allí, y se vacía al final de la fase. Si no está llena, las mercancías se quedan.

## Captain

puerto_rico-rules-captain-title = Fase del capitán
puerto_rico-rules-captain = Vuelta tras vuelta, todo el mundo carga mercancías hasta que nadie pueda o quiera más: en tu turno, un tipo en un barco, 1 PV por mercancía. Si puedes cargar un barco carguero, tienes que hacerlo; en su lugar solo se puede usar un muelle.
puerto_rico-rules-ships-title = Qué puede ir en cada barco
puerto_rico-rules-ships = Un barco lleva un tipo, y un tipo va en un solo barco, aunque esté lleno. Un tipo que ya está a bordo va en su barco. Un tipo nuevo va en un barco vacío: uno donde quepan todas tus mercancías de ese tipo o, si no, el más grande. Cargas todas las que quepan.
puerto_rico-rules-captains_point-title = El PV extra del capitán
puerto_rico-rules-captains_point = El capitán recibe 1 PV extra por su primera carga de la fase, sea del tipo que sea. Sin carga no hay PV extra.
puerto_rico-rules-storage-title = Almacenar mercancías
puerto_rico-rules-storage = Cuando acaba la carga, cada jugador conserva una mercancía suelta. Almacén pequeño: un tipo entero. Almacén grande: dos tipos enteros. Todo se suma; el resto se pierde. Eliges qué conservar{ $ask_storage ->
        [always] ; el bot pregunta aunque quepa todo.
       *[usual] .
    } Después zarpan los barcos llenos.
puerto_rico-rules-storage-buildings = Depósito: tres mercancías sueltas más.

## Prospector

puerto_rico-rules-prospector-title = Buscador de oro
puerto_rico-rules-prospector = Quien toma la carta recibe 1 doblón y los doblones que haya en ella. Nadie más hace nada.
puerto_rico-rules-prospector-buildings = Con la biblioteca son 2 doblones.

## End and scoring

puerto_rico-rules-end-title = Cuándo termina la partida
puerto_rico-rules-end = La ronda se juega hasta el final cuando no se puede llenar el barco de los colonos, alguien ha llenado la última casilla de su ciudad { $vp_exhaustion ->
        [captain_only] o se ha tomado la última ficha de PV en una fase del capitán.
       *[usual] o se ha tomado la última ficha de PV.
    } Los PV ganados después se anotan y cuentan.{ $decline_points ->
        [yes] { " " }Los PV que da un edificio como el puerto se pueden rechazar.
       *[usual] { "" }
    }
puerto_rico-rules-end-nobles = Con nobles, el barco de los colonos no termina la partida.
puerto_rico-rules-score-title = Puntuación
puerto_rico-rules-score = Las fichas de PV, los PV impresos de todos tus edificios y los extras de tus edificios grandes ocupados.
puerto_rico-rules-score-nobles = Cada noble vale 1 PV.
puerto_rico-rules-large-title = Extras de los edificios grandes
puerto_rico-rules-large = Solo si están ocupados. Cofradía: 1 o 2 PV por edificio de producción. Residencia: de 4 a 7 PV por la isla. Fortaleza: 1 PV por cada tres personas. Aduana: 1 PV por cada cuatro PV en fichas. Ayuntamiento: 1 PV por edificio beige.
puerto_rico-rules-large-buildings = Monasterio: 1, 3, 6 o 10 PV por tríos de losetas.
puerto_rico-rules-large-nobles = Jardín real: 1 PV por noble.
puerto_rico-rules-tie-title = Empates
puerto_rico-rules-tie = Si hay empate a puntos, cuentan los doblones y las mercancías, cada mercancía como 1 doblón. Si también hay empate, se comparte la victoria.

## Guests

puerto_rico-rules-guests-title = Huéspedes
puerto_rico-rules-guests = La gente de la posada puede ir a círculos libres de tu tablero al comienzo de una fase, en tus decisiones y a su final, pero no en una fase del alcalde. Trabaja al momento y se queda hasta la siguiente fase del alcalde. Nadie vuelve antes.
puerto_rico-rules-guests_when-title = En qué puede ayudar todavía un huésped
puerto_rico-rules-guests_when = En lo que todavía no ha pasado: la siguiente carga para el puerto o el muelle, tu propia producción, venta o construcción, almacenar mercancías. Una biblioteca duplica un privilegio que aún no se ha usado. Al final de la última fase un huésped todavía puede ocupar un edificio grande.

## Draft

puerto_rico-rules-draft-title = Selección de los edificios
puerto_rico-rules-draft = { $draft ->
        [random] Antes de la partida se sortean 17 de los 31 edificios beige.
        [fixed] En la partida hay 17 de los 31 edificios beige: un conjunto fijo con todos los nuevos.
       *[usual] Antes de la partida, por orden de turno desde el jugador inicial, cada jugador elige un edificio beige por turno hasta que haya 17.
    } Los edificios de producción están siempre. Los huecos por coste: uno de 1, dos de 2, uno de 3, uno de 4, dos de 5, uno de 6, uno de 7, dos de 8, uno de 9 y cinco de 10.
puerto_rico-rules-draft_room-title = Qué se puede elegir todavía
puerto_rico-rules-draft_room = Un edificio se puede elegir mientras haya un hueco libre de su coste. Los que sobran vuelven a la caja. Los edificios de los nobles no se eligen: se añaden los 8.{ $office_and_trading_post ->
        [not_both] { " " }De oficina y puesto comercial hay como mucho uno en la partida.
        [exactly_one] { " " }De oficina y puesto comercial hay exactamente uno en la partida: se le guarda el último hueco de su coste.
        [usual] { "" }
       *[any] { " " }Si la mesa juega con exactamente uno de oficina y puesto comercial, se le guarda el último hueco donde cabría uno de ellos.
    }{ $hacienda_and_forest_house ->
        [not_both] { " " }De hacienda y casa forestal hay como mucho una en la partida.
       *[usual] { "" }
    }{ $factory_and_specialty_factory ->
        [not_both] { " " }De fábrica y fábrica especial hay como mucho una en la partida.
       *[usual] { "" }
    }

## Nobles

puerto_rico-rules-nobles-title = Nobles
puerto_rico-rules-nobles = Un noble puede estar donde puede estar un colono y vale 1 PV al final. Al comienzo y cada vez que se rellena el barco, un noble sustituye a un colono, mientras queden. Quien toma a alguien del barco puede elegir mientras haya de ambos a bordo.
puerto_rico-rules-noble_effects-title = Colono o noble en un edificio
puerto_rico-rules-noble_effects = Algunos edificios hacen una cosa con un colono y otra con un noble. Obtienes el efecto de quien esté ahí, nunca el otro.
puerto_rico-rules-noble_sources-title = De dónde vienen los nobles
puerto_rico-rules-noble_sources = { $nobles_from_supply ->
        [yes] Del barco y de la villa; también el privilegio del alcalde, el hospicio y la universidad pueden dar uno de la reserva.
       *[usual] Solo del barco y de la villa. El privilegio del alcalde, el hospicio y la universidad dan colonos de la reserva; si el hospicio o la universidad tienen que tomar del barco, puedes elegir.
    }{ $villa_and_jeweler ->
        [not_both] { " " }De villa y joyería hay solo una en la partida.
       *[usual] { "" }
    }
puerto_rico-rules-noble_end-title = Los nobles y el final de la partida
puerto_rico-rules-noble_end = Con nobles en juego, que se acabe la gente no termina la partida, y se usan los 100 colonos.

## Two players

puerto_rico-rules-two_start-title = Dos jugadores: preparación
puerto_rico-rules-two_start = 3 doblones cada uno; el gobernador tiene añil, el otro jugador maíz. Se quitan tres losetas de cada tipo (quedan 5 canteras); 3 están visibles. 65 PV, 40 colonos y 2 en el barco, barcos de 4 y 6, dos mercancías menos de cada tipo. Una copia de cada edificio beige, dos de cada edificio de producción.
puerto_rico-rules-two_round-title = Dos jugadores: la ronda
puerto_rico-rules-two_round = Se juega por turnos hasta que cada uno haya tenido tres personajes; la séptima carta recibe un doblón. Cada carta se puede tomar solo una vez por ronda. Cuando se provoca el final, se juegan igualmente las seis elecciones.

## What is printed on a card

puerto_rico-card-circles = { $count ->
    [0] sin círculo
    [one] círculo
   *[other] círculos
}
puerto_rico-card-column = { $column ->
    [1] Columna 1: hasta 1 cantera
   *[other] Columna { $column }: hasta { $column } canteras
}
puerto_rico-card-spaces = { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
}
puerto_rico-card-copies = { $count ->
    [one] 1 copia
   *[other] { $count } copias
}
puerto_rico-card-copies-two = { $copies }, { $two } con dos jugadores
puerto_rico-card-set-base = Juego base
puerto_rico-card-set-buildings = Nuevos edificios
puerto_rico-card-set-nobles = Los nobles
puerto_rico-card-alt = { $name } ({ $other }), { $set }: cuesta { $cost }, { $points }; { $count ->
    [0] sin círculo
    [one] 1 círculo
   *[other] { $count } círculos
}; columna { $column }; { $spaces }; { $copies }. { $text }

## Sections

rules-section-settler = Colonizador
rules-section-mayor = Alcalde
rules-section-builder = Constructor
rules-section-craftsman = Capataz
rules-section-trader = Mercader
rules-section-captain = Capitán
rules-section-prospector = Buscador de oro
rules-section-guests = Huéspedes
rules-section-draft = Selección
rules-section-nobles = Nobles
rules-section-two = Dos jugadores

## The sections of the rulebook: sources of rules

puerto_rico-book-preparation = Preparación
puerto_rico-book-round = Desarrollo
puerto_rico-book-roles = Los personajes
puerto_rico-book-beige = Los edificios beige
puerto_rico-book-settler = El colonizador
puerto_rico-book-mayor = El alcalde
puerto_rico-book-builder = El constructor
puerto_rico-book-craftsman = El capataz
puerto_rico-book-trader = El mercader
puerto_rico-book-captain = El capitán
puerto_rico-book-storage = Almacenar mercancías
puerto_rico-book-prospector = El buscador de oro
puerto_rico-book-end = Final de la partida
puerto_rico-book-buildings = Los edificios
puerto_rico-book-new_buildings = Primera expansión
puerto_rico-book-nobles = Segunda expansión
puerto_rico-book-two = El juego para dos
