# The rules in our own words: what a building does, what to mind, and entries by section.
# `puerto_rico-rules-<key>` is the text (of a building: at most 300 characters), `-fine` the
# small print of a building, `-title` the title of an entry. The index is `rulebook.toml`.

-production = In the craftsman phase, each colonist here processes one { $good } from one occupied { $good } plantation.
-production-fine =
    - You get the smaller of two numbers: your occupied plantations, and the colonists in all your buildings for that good.
    - The small and the large building add up; surplus colonists produce nothing.
    - When the supply runs short, you get what is left, in turn order.
-production-large = Its other circles may stay empty; each empty one counts when the colonist ship is refilled.

## Buildings: production

puerto_rico-rules-small_indigo_plant = { -production(good: "indigo") }
puerto_rico-rules-small_indigo_plant-fine = { -production-fine }
puerto_rico-rules-small_sugar_mill = { -production(good: "sugar") }
puerto_rico-rules-small_sugar_mill-fine = { -production-fine }
puerto_rico-rules-indigo_plant = { -production(good: "indigo") } { -production-large }
puerto_rico-rules-indigo_plant-fine = { -production-fine }
puerto_rico-rules-sugar_mill = { -production(good: "sugar") } { -production-large }
puerto_rico-rules-sugar_mill-fine = { -production-fine }
puerto_rico-rules-tobacco_storage = { -production(good: "tobacco") } { -production-large }
puerto_rico-rules-tobacco_storage-fine = { -production-fine }
puerto_rico-rules-coffee_roaster = { -production(good: "coffee") } { -production-large }
puerto_rico-rules-coffee_roaster-fine = { -production-fine }

## Buildings: base game

puerto_rico-rules-small_market = When you sell to the trading house, you get 1 extra doubloon.
puerto_rico-rules-small_market-fine =
    - Together with the large market, it is 3 extra doubloons.
    - Corn has a price of 0, but you get the bonus for it too.
puerto_rico-rules-small_market-fine-buildings = - A sale at the trading post earns no market bonus.
puerto_rico-rules-hacienda = In the settler phase, before your regular pick, you may turn up the top face-down plantation; you must then place it on your island. Then you pick as usual, if you have a space left.
puerto_rico-rules-hacienda-fine =
    - { $hacienda_quarry ->
        [yes] With an occupied construction hut, the extra tile may be a quarry.
        [usual] The extra tile is never a quarry.
       *[any] The extra tile is never a quarry, unless the table has chosen otherwise.
    }
    - The hospice does not work for the extra tile.
    - If there are no face-down tiles left, the discards are shuffled first; if there are none, there is no extra tile.
puerto_rico-rules-hacienda-fine-buildings = - Even with the library, it works only once per phase.
puerto_rico-rules-construction_hut = In the settler phase you may take a quarry instead of a face-up plantation, even if you are not the settler.
puerto_rico-rules-construction_hut-fine =
    - It replaces your pick: a settler with a hut still gets only one quarry.
    - If there are no quarries left in the supply, the hut does nothing.
puerto_rico-rules-construction_hut-fine-buildings = - Only the settler, the hut and the library together make two quarries possible.
puerto_rico-rules-small_warehouse = At the end of the captain phase you keep all your goods of one kind, in addition to the single good that everyone may keep.
puerto_rico-rules-small_warehouse-fine =
    - With the large warehouse: three whole kinds and one single good.
    - It never protects goods from having to be loaded.
puerto_rico-rules-hospice = In the settler phase, when you take your regular tile, you may place a colonist from the supply on it at once.
puerto_rico-rules-hospice-fine =
    - If the supply is empty, the colonist comes from the ship; if that is empty too, you get none.{ $nobles_from_supply ->
        [yes] { " " }Instead of a colonist it may be a noble.
       *[usual] { "" }
    }
    - It also works for a quarry, but not for the hacienda’s extra tile.
puerto_rico-rules-hospice-fine-buildings = - It does not work for the library’s second tile. If you place the tile as a forest, the person waits without a circle.
puerto_rico-rules-office = You may sell a kind of good that the trading house already has.
puerto_rico-rules-office-fine =
    - A full trading house is closed to you too.
    - The trading house can hold several identical goods this way.
puerto_rico-rules-large_market = When you sell to the trading house, you get 2 extra doubloons.
puerto_rico-rules-large_market-fine =
    - Together with the small market, it is 3 extra doubloons.
puerto_rico-rules-large_market-fine-buildings = - A sale at the trading post earns no market bonus.
puerto_rico-rules-large_warehouse = At the end of the captain phase you keep all your goods of two kinds, in addition to the single good that everyone may keep.
puerto_rico-rules-large_warehouse-fine =
    - With the small warehouse: three whole kinds and one single good.
    - It never protects goods from having to be loaded.
puerto_rico-rules-factory = When you produce goods, you earn 1, 2, 3 or 5 doubloons for 2, 3, 4 or 5 different kinds.
puerto_rico-rules-factory-fine =
    - Only kinds that you actually received count; how many of each does not matter.
    - A single kind earns nothing.
    - { $factory_university ->
        [other] At this table it costs 8 doubloons, and the university 7.
       *[usual] A popular variant swaps its cost with the university’s; the lobby offers it as an option.
    }
puerto_rico-rules-university = When you build, you may place a colonist from the supply on the new building at once.
puerto_rico-rules-university-fine =
    - It is one colonist, no matter how many circles the building has.
    - If the supply is empty, the colonist comes from the ship.
    - It does not work for itself: it was still empty when it was built.{ $factory_university ->
        [other] { " " }At this table it costs 7 doubloons, and the factory 8.
       *[usual] { "" }
    }{ $nobles_from_supply ->
        [yes] { " " }Instead of a colonist it may be a noble.
       *[usual] { "" }
    }
puerto_rico-rules-university-fine-buildings = - The statue has no circle.
puerto_rico-rules-harbor = You score 1 extra VP each time you load goods.
puerto_rico-rules-harbor-fine =
    - Every load counts, including those with the wharf.
    - It is 1 VP per load, not per good{ $small_wharf_bonus ->
        [per_kind] .
       *[usual] { " " }or kind.
    }
puerto_rico-rules-harbor-fine-buildings = - { $small_wharf_bonus ->
        [per_kind] The small wharf counts once for each kind of a load; the union hall does not count, as its goods are not loaded.
       *[usual] The small wharf counts too; the union hall does not, as its goods are not loaded.
    }
puerto_rico-rules-harbor-fine-nobles = - Goods given by the royal supplier are not loads.
puerto_rico-rules-wharf = Once per captain phase, on your turn, you may ship all your goods of one kind without a cargo ship: they go to the supply and score 1 VP each.
puerto_rico-rules-wharf-fine =
    - Any kind, even one that is already on a cargo ship; always all your goods of it.
    - You may use it instead of a load that you would have to make, or save it until nothing fits on the ships any more.
    - You never have to use it.
    - The harbor and the captain’s extra VP count.
puerto_rico-rules-wharf-fine-buildings = - The lighthouse counts too.
puerto_rico-rules-guild_hall = At the end: 1 VP for each of your small and 2 VP for each of your large production buildings.
puerto_rico-rules-guild_hall-fine =
    - The production buildings need not be occupied, but the guild hall must be.
    - Small ones are the small indigo plant and the small sugar mill.
puerto_rico-rules-guild_hall-fine-nobles = - The jeweler counts as large.
puerto_rico-rules-residence = At the end: 4 VP for up to 9 filled spaces on your island, 5 for 10, 6 for 11 and 7 for all 12.
puerto_rico-rules-residence-fine =
    - Plantations and quarries count, occupied or not.
    - The residence itself must be occupied.
puerto_rico-rules-residence-fine-buildings = - Forests count too.
puerto_rico-rules-fortress = At the end: 1 VP for every three colonists on your board.
puerto_rico-rules-fortress-fine =
    - All of them count: in buildings, on tiles and without a circle.
    - The fortress itself must be occupied.
puerto_rico-rules-fortress-fine-nobles = - Nobles count too.
puerto_rico-rules-customs_house = At the end: 1 VP for every four VP that you have in chips.
puerto_rico-rules-customs_house-fine =
    - VP that were noted because the chips had run out count like chips.
    - VP on buildings do not count.
    - The customs house itself must be occupied.
puerto_rico-rules-city_hall = At the end: 1 VP for each of your beige buildings, including this one.
puerto_rico-rules-city_hall-fine =
    - All buildings except the production buildings are beige.
    - They need not be occupied, but the city hall must be.
puerto_rico-rules-city_hall-fine-nobles = - The jeweler is not beige.

## Buildings: New Buildings

puerto_rico-rules-aqueduct = When your large indigo plant produces, you get 1 extra indigo; when your large sugar mill produces, 1 extra sugar.
puerto_rico-rules-aqueduct-fine =
    - You can get both at once; the supply must have the goods.
    - The large building produces first: if it is occupied, producing any indigo earns the extra one.
    - The extra goods count for the specialty factory.
puerto_rico-rules-forest_house = You may place any plantation that you get face down as a forest. Every two forests make each of your buildings 1 doubloon cheaper.
puerto_rico-rules-forest_house-fine =
    - Tiles on display and those from the hacienda, library and land office may become forests; quarries may not.
    - You decide when you place the tile, for the rest of the game; a forest has no circle.
    - The discount is not limited by the column, and it applies even when the forest house is empty.
puerto_rico-rules-black_market = When you are short of doubloons for a building, you may give up to one person, one good and one VP chip, each worth 1 doubloon.
puerto_rico-rules-black_market-fine =
    - You give exactly as many as you are short: you pay all your doubloons and end up with 0.
    - The person may come from anywhere except the black market itself.
    - If you are more than three short, you cannot build it.
    - If the end of the game has been triggered, it stays triggered.
puerto_rico-rules-storehouse = At the end of the captain phase you keep three single goods of any kind, in addition to the single good that everyone may keep.
puerto_rico-rules-storehouse-fine =
    - It adds to the warehouses.
    - It never protects goods from having to be loaded.
puerto_rico-rules-guest_house = Has two circles. In any phase except the mayor’s, its guests may move to free circles on your buildings and tiles, where they work at once.
puerto_rico-rules-guest_house-fine =
    - Together or one by one, in different phases; they come back only in a mayor phase.
    - A guest helps with whatever has not happened yet in the phase; nothing is made up for.
    - In the mayor phase its circles are filled like any others, and they count for the colonist ship.
puerto_rico-rules-trading_post = In the trader phase you may sell one good of any kind directly to the supply at list price, instead of selling to the trading house.
puerto_rico-rules-trading_post-fine =
    - { $trading_post_full_house ->
        [no] Not while the trading house is full, but even if it already has that kind.
       *[usual] Even when the trading house is full or already has that kind.
    }
    - The trader’s extra doubloon counts, the markets do not.
    - One sale per phase in all, here or there.
puerto_rico-rules-church = When you build something in column 2 or 3, you score 1 VP; in column 4, you score 2 VP.
puerto_rico-rules-church-fine =
    - Production buildings count too; column 1 scores nothing.
    - It does not count for itself.
puerto_rico-rules-small_wharf = Once per captain phase, on your turn, you may return any mix of your goods to the supply: 1 VP for every two.
puerto_rico-rules-small_wharf-fine =
    - { $small_wharf_minimum ->
        [other] At least two goods.
       *[usual] At least one good; a single one is worth 0 VP, but it is a load.
    }
    - { $small_wharf_bonus ->
        [per_kind] The harbor and the lighthouse count once for each kind, the captain’s extra VP once in all.
       *[usual] The harbor, the lighthouse and the captain’s extra VP count once for it.
    }
    - You may use it instead of a load that you would have to make.
    - With both wharves: one per turn, in any order.
puerto_rico-rules-lighthouse = You earn 1 doubloon each time you load goods. When you are the captain, you earn 1 extra doubloon, once per phase.
puerto_rico-rules-lighthouse-fine =
    - Loads with the wharf and the small wharf count{ $small_wharf_bonus ->
        [per_kind] , on the small wharf once for each kind.
       *[usual] .
    }
    - You get the captain’s doubloon even if you load nothing; the library does not double it.
puerto_rico-rules-specialty_factory = When you produce goods, { $specialty_factory_corn ->
        [yes] look at the kind you got most of
       *[usual] look at the kind (not corn) you got most of
    }: you earn one doubloon less than you got goods of it.
puerto_rico-rules-specialty_factory-fine =
    - { $specialty_factory_privilege ->
        [no] Goods from the aqueduct count, those from the craftsman’s privilege do not.
       *[usual] Goods from the craftsman’s privilege and the aqueduct count.
    }
    - { $specialty_factory_corn ->
        [yes] Corn counts like any other kind.
       *[usual] Corn never counts.
    }
    - A single good of the kind earns 0.
puerto_rico-rules-library = Doubles the privilege of the role you take: two colonists, 2 doubloons off, two extra goods, and so on.
puerto_rico-rules-library-fine =
    - Settler: a second tile from the display after everyone else; a quarry only with the construction hut; the hospice works for the first tile only.
    - Mayor: two colonists from the supply. Craftsman: two goods, the same or different, of kinds that you produced.
    - Builder 2 off, trader +2, captain +2 VP, prospector 2 doubloons.
    - Doubloons on the role card are not doubled.{ $library_2p ->
        [once_a_round] { " " }It doubles only one role per round.
       *[usual] { "" }
    }
puerto_rico-rules-union_hall = On your first turn in the captain phase, you score 1 VP for every two goods of one kind that you have. You keep the goods.
puerto_rico-rules-union_hall-fine =
    - Each kind is counted separately: three corn and two indigo are 2 VP.
    - { $union_hall ->
        [needs_a_load] It scores only if you can load goods on that turn.
       *[usual] You do not need to load anything for it.
    }
    - It comes before your royal supplier, so goods can count for both.
puerto_rico-rules-statue = Worth 8 VP. It has no circle and no other effect.
puerto_rico-rules-statue-fine =
    - Nobody ever stands on it, neither in the mayor phase nor through the university.
    - It counts as a beige building for the city hall.
puerto_rico-rules-cloister = At the end: sets of three identical tiles on your island score 1 VP for one set, 3 for two, 6 for three and 10 for four.
puerto_rico-rules-cloister-fine =
    - Quarries and forests are kinds too; the tiles need not be occupied.
    - The cloister itself must be occupied.

## Buildings: Nobles

puerto_rico-rules-land_office = On your turn in the trader phase. With a colonist: pay 1 doubloon and place the top face-down plantation on your island. { $land_office_noble ->
        [pays] With a noble: pay 1 doubloon and discard one of your plantations.
       *[usual] With a noble: discard one of your plantations and get 1 doubloon.
    }
puerto_rico-rules-land_office-fine =
    - Once per phase, before or after your sale, even if you sell nothing or the trading house is full.
    - Quarries and forests cannot be discarded.
    - Anyone on a discarded tile waits without a circle.
    - With the forest house, the plantation you buy may become a forest.
puerto_rico-rules-chapel = In each craftsman phase it brings you 1 doubloon with a colonist, or 1 VP with a noble.
puerto_rico-rules-chapel-fine =
    - You do not need to produce anything.
    - { $vp_exhaustion ->
        [captain_only] Taking the last VP chip here does not end the game: only a captain phase does.
       *[usual] Taking the last VP chip ends the game in any phase.
    }
puerto_rico-rules-hunting_lodge = At the end of each settler phase. With a colonist: you may discard one plantation or forest. With a noble: 2 VP if your island has more empty spaces than any other.
puerto_rico-rules-hunting_lodge-fine =
    - Quarries stay; anyone on the tile waits without a circle.
    - You need strictly more empty spaces; a tie scores nothing.
    - Several lodges act in turn order from the settler.
puerto_rico-rules-zoning_office = With a colonist, buildings of columns 1 to 3 cost you 1 doubloon less. With a noble, buildings of column 4 cost you 2 doubloons less.
puerto_rico-rules-zoning_office-fine =
    - Never both: it depends on who stands here.
    - Production buildings get cheaper too.
    - A price never falls below 0.
puerto_rico-rules-royal_supplier = On your first turn in the captain phase, before you load, you may give up one good for each noble that you have, all of different kinds: 1 VP each.
puerto_rico-rules-royal_supplier-fine =
    - It is not a load: the harbor, the lighthouse and the captain’s extra VP do not count, and your turn goes on.
    - All your nobles count, wherever they are.
puerto_rico-rules-villa = In each mayor phase you get one extra noble from the supply.
puerto_rico-rules-villa-fine =
    - It must be occupied when the phase begins; it comes before the ship is shared out.
    - If there are no nobles left, you get a colonist from the supply; if there are none of those either, nothing.
    - { $decline_villa ->
        [yes] You may decline.
        [usual] You may not decline.
       *[any] You may decline only where the table has chosen that.
    }
puerto_rico-rules-jeweler = In each craftsman phase you earn 1 doubloon for each of your nobles.
puerto_rico-rules-jeweler-fine =
    - Nobles count wherever they are on your board, including here.
    - It makes no goods and does not count as a kind for the factory.
    - It is a large production building for the guild hall and not beige for the city hall.
    - { $jeweler_copies_2p ->
        [other] There is only one copy of it.
       *[usual] There are two copies of it, with two players as well.
    }
puerto_rico-rules-royal_garden = At the end: 1 extra VP for each of your nobles.
puerto_rico-rules-royal_garden-fine =
    - This is in addition to the 1 VP that every noble is worth.
    - The royal garden must be occupied, by a colonist or a noble.

## Set-up

puerto_rico-rules-start-title = What everyone starts with
puerto_rico-rules-start = With 3, 4 or 5 players, everyone gets 2, 3 or 4 doubloons. The first governor is drawn by lot. In seating order, the first players begin with one indigo plantation each and the last ones with corn: 2 indigo and 1 corn with three players, 2 and 2 with four, 3 and 2 with five.
puerto_rico-rules-supply-title = What lies in the middle
puerto_rico-rules-supply = All 8 quarries, and one more face-up plantation than there are players. VP chips: 75, 100 or { $vp_chips_5p ->
        [other] 122
       *[usual] 126
    } for 3, 4 or 5 players. Colonists: 55, 75 or 95, plus one per player on the ship. Cargo ships: 4-5-6, 5-6-7 or 6-7-8. There is no prospector with three players, one with four, two with five.
puerto_rico-rules-secrets-title = Open and hidden information
puerto_rico-rules-secrets = Doubloons, goods and boards are open to all. Only the other players’ VP chips stay hidden until the end, and the order of the face-down plantations.

## The round

puerto_rico-rules-round-title = A round
puerto_rico-rules-round = The governor takes a role card and everyone carries out that role, beginning with the player who took it. Then the next player clockwise takes one of the remaining cards, and so on until everyone has had one. After that the cards are returned and the governor card moves on one seat.
puerto_rico-rules-picking-title = Choosing a role
puerto_rico-rules-picking = You must take a card, even a useless one. A card that has been taken is out for the rest of the round. Using the role is voluntary, except that goods must be loaded.
puerto_rico-rules-privilege-title = Action and privilege
puerto_rico-rules-privilege = A role’s action is for everyone; its privilege is only for the player who took the card. The prospector has no action, only a privilege.
puerto_rico-rules-bonus-title = Doubloons on role cards
puerto_rico-rules-bonus = After each round, every card that nobody took gets 1 doubloon, on top of any already there. Whoever takes such a card gets the doubloons at once and may spend them in the same phase.
puerto_rico-rules-occupied-title = Buildings need people
puerto_rico-rules-occupied = A building works only while at least one person stands on it, and you never have to use it. Its printed VP always count.

## Settler

puerto_rico-rules-settler-title = Settler phase
puerto_rico-rules-settler = In turn order, everyone may take one face-up plantation. The settler may take a quarry instead; other players may do so only with a construction hut. Nobody has to take a tile.
puerto_rico-rules-quarries-title = Quarries
puerto_rico-rules-quarries = Every occupied quarry makes your buildings 1 doubloon cheaper, up to the number of the building’s column. There are 8 quarries (5 with two players); when they are gone, neither the privilege nor the construction hut brings one.
puerto_rico-rules-row-title = The plantations on display
puerto_rico-rules-row = After the phase, the tiles that nobody took are discarded, and one more than there are players are turned up. If the pile runs out, the discards are shuffled; if even that is not enough, there are fewer tiles on display.
puerto_rico-rules-island-title = The island
puerto_rico-rules-island = An island has 12 spaces; a full island takes no more tiles. It does not matter where a tile lies. Tiles stay for the rest of the game.
puerto_rico-rules-island-nobles = Only the land office and the hunting lodge remove tiles.
puerto_rico-rules-forests-title = Forests
puerto_rico-rules-forests = With an occupied forest house you may place a plantation face down as a forest. It has no circle and is never turned back. Every two forests save 1 doubloon on each building, no matter who stands in the forest house.

## Mayor

puerto_rico-rules-mayor-title = Mayor phase
puerto_rico-rules-mayor = First the mayor { $mayor_privilege_optional ->
        [no] must
       *[usual] may
    } take one { $nobles_from_supply ->
        [yes] colonist or noble
       *[usual] colonist
    } from the supply. Then the colonists on the ship are handed out one by one, beginning with the mayor{ $decline_ship_colonists ->
        [yes] ; you may refuse them, and they go back to the supply.
       *[usual] .
    } Then everyone places their colonists, and finally the ship is refilled.
puerto_rico-rules-placing-title = Placing people
puerto_rico-rules-placing = You may rearrange all your people{ $placing ->
        [in_turn] , in turn order.
       *[usual] , all players at the same time.
    } { $must_fill_circles ->
        [no] People may stay without a circle even if one is free.
       *[usual] As long as you have a free circle, nobody may stay idle, but you choose which circles stay empty.
    } Outside the mayor phase nobody is moved.
puerto_rico-rules-refill-title = Refilling the colonist ship
puerto_rico-rules-refill = As many colonists come as there are empty circles on all buildings, at least one per player. Plantations and quarries do not count. If the supply has too few, the rest come aboard, and it is the last round. If it has exactly enough, the game goes on.

## Builder

puerto_rico-rules-builder-title = Builder phase
puerto_rico-rules-builder = In turn order, everyone may build one building. You may have each building only once, and only while there are copies left. The builder pays 1 doubloon less, but gets nothing for not building.
puerto_rico-rules-price-title = What a building costs
puerto_rico-rules-price = The building’s cost, minus 1 for each occupied quarry (at most the column’s number), minus 1 for the builder. Never below 0.
puerto_rico-rules-price-buildings = With the library it is minus 2 for the builder, and every two forests save 1.
puerto_rico-rules-price-nobles = The zoning office saves more.
puerto_rico-rules-city-title = Room in the city
puerto_rico-rules-city = A city has 12 spaces. A large building needs two of them, one below the other, { $max_large_buildings ->
        [other] and at most six fit.
        [usual] and at most four fit.
       *[any] and at most four fit unless the table has chosen otherwise.
    } Small buildings are moved aside automatically. Filling the last space of a city makes this the last round.

## Craftsman

puerto_rico-rules-craftsman-title = Craftsman phase
puerto_rico-rules-craftsman = In turn order, everyone gets goods: of each kind as many as their occupied plantations and the colonists in matching buildings allow. Corn needs no building. If the supply runs short, later players get less.
puerto_rico-rules-extra-title = The craftsman’s extra good
puerto_rico-rules-extra = After everyone has produced, the craftsman { $decline_extra_good ->
        [yes] may take
       *[usual] takes
    } one extra good of a kind they have just produced, if the supply still has it. A craftsman who produced nothing gets nothing.

## Trader

puerto_rico-rules-trader-title = Trader phase
puerto_rico-rules-trader = In turn order, everyone may sell one good. The prices: corn 0, indigo 1, sugar 2, tobacco 3, coffee 4 doubloons. The trader gets 1 extra doubloon for a sale.
puerto_rico-rules-house-title = The trading house
puerto_rico-rules-house = It takes four goods, all of different kinds (the office may repeat one). When it is full, nobody can sell there any more, and it is emptied at the end of the phase. If it is not full, the goods stay.

## Captain

puerto_rico-rules-captain-title = Captain phase
puerto_rico-rules-captain = Round after round, everyone loads goods until nobody can or wants to any more: on your turn one kind onto one ship, 1 VP per good. If you can load a cargo ship, you must; only a wharf can be used instead.
puerto_rico-rules-ships-title = What may go on which ship
puerto_rico-rules-ships = A ship carries one kind, and a kind goes on one ship only, even when that one is full. A kind already aboard goes on its ship. A new kind goes on an empty ship: one that holds all your goods of it, or else the largest. You load as many as fit.
puerto_rico-rules-captains_point-title = The captain’s extra VP
puerto_rico-rules-captains_point = The captain scores 1 extra VP for their first load of the phase, whatever kind of load it is. Without a load there is no extra VP.
puerto_rico-rules-storage-title = Storing goods
puerto_rico-rules-storage = When the loading is over, everyone keeps one single good. Small warehouse: one whole kind. Large warehouse: two whole kinds. It all adds up; the rest is lost. You choose what to keep{ $ask_storage ->
        [always] ; the bot asks even if everything fits.
       *[usual] .
    } Then the full ships sail.
puerto_rico-rules-storage-buildings = Storehouse: three extra single goods.

## Prospector

puerto_rico-rules-prospector-title = Prospector
puerto_rico-rules-prospector = Whoever takes the card gets 1 doubloon and the doubloons on it. Nobody else does anything.
puerto_rico-rules-prospector-buildings = With the library it is 2 doubloons.

## End and scoring

puerto_rico-rules-end-title = When the game ends
puerto_rico-rules-end = The round is played to its end when the colonist ship cannot be filled, somebody has filled the last space of their city, { $vp_exhaustion ->
        [captain_only] or the last VP chip has been taken in a captain phase.
       *[usual] or the last VP chip has been taken.
    } VP earned after that are noted and count.{ $decline_points ->
        [yes] { " " }VP that a building such as the harbor brings may be declined.
       *[usual] { "" }
    }
puerto_rico-rules-end-nobles = With nobles, the colonist ship does not end the game.
puerto_rico-rules-score-title = Scoring
puerto_rico-rules-score = VP chips, the printed VP on all your buildings and the bonuses of your occupied large buildings.
puerto_rico-rules-score-nobles = Each noble is worth 1 VP.
puerto_rico-rules-large-title = Bonuses of large buildings
puerto_rico-rules-large = Only when occupied. Guild hall: 1 or 2 VP per production building. Residence: 4 to 7 VP for the island. Fortress: 1 VP per three people. Customs house: 1 VP per four VP in chips. City hall: 1 VP per beige building.
puerto_rico-rules-large-buildings = Cloister: 1, 3, 6 or 10 VP for sets of three tiles.
puerto_rico-rules-large-nobles = Royal garden: 1 VP per noble.
puerto_rico-rules-tie-title = Ties
puerto_rico-rules-tie = If points are equal, doubloons and goods count, each good as 1 doubloon. If that is equal too, the victory is shared.

## Guests

puerto_rico-rules-guests-title = Guests
puerto_rico-rules-guests = People in the guest house may move to free circles on your board at the start of a phase, at your decisions and at its end, but not in a mayor phase. They work at once and stay until the next mayor phase. Nobody goes back before that.
puerto_rico-rules-guests_when-title = What a guest can still help with
puerto_rico-rules-guests_when = Whatever has not happened yet: the next load for the harbor or wharf, your own production, sale or building, storing goods. A library doubles a privilege that has not been used yet. At the end of the last phase a guest may still occupy a large building.

## Draft

puerto_rico-rules-draft-title = Drafting the buildings
puerto_rico-rules-draft = { $draft ->
        [random] Before the game, 17 of the 31 beige buildings are drawn by lot.
        [fixed] 17 of the 31 beige buildings are in the game: a fixed set with all the new ones.
       *[usual] Before the game, in turn order from the start player, everyone chooses one beige building per turn until 17 are chosen.
    } Production buildings are always in the game. The spaces by cost: one of 1, two of 2, one of 3, one of 4, two of 5, one of 6, one of 7, two of 8, one of 9 and five of 10.
puerto_rico-rules-draft_room-title = What can still be drafted
puerto_rico-rules-draft_room = A building can be chosen while there is a free space of its cost. Those left over go back to the box. The buildings of the nobles are not drafted: all 8 are added.{ $office_and_trading_post ->
        [not_both] { " " }Of office and trading post at most one is in the game.
        [exactly_one] { " " }Of office and trading post exactly one is in the game: the last space of their cost is kept for it.
        [usual] { "" }
       *[any] { " " }Where the table plays with exactly one of office and trading post, the last space that could take one of them is kept for it.
    }{ $hacienda_and_forest_house ->
        [not_both] { " " }Of hacienda and forest house at most one is in the game.
       *[usual] { "" }
    }{ $factory_and_specialty_factory ->
        [not_both] { " " }Of factory and specialty factory at most one is in the game.
       *[usual] { "" }
    }

## Nobles

puerto_rico-rules-nobles-title = Nobles
puerto_rico-rules-nobles = A noble can stand wherever a colonist can and is worth 1 VP at the end. At the start and at every refill, one noble replaces a colonist on the ship, as long as there are any. A player taking somebody from the ship may choose while both are aboard.
puerto_rico-rules-noble_effects-title = Colonist or noble on a building
puerto_rico-rules-noble_effects = Some buildings do one thing for a colonist and another for a noble. You get the effect for whoever stands there, never the other one.
puerto_rico-rules-noble_sources-title = Where nobles come from
puerto_rico-rules-noble_sources = { $nobles_from_supply ->
        [yes] From the ship and the villa; the mayor’s privilege, the hospice and the university may bring one from the supply, too.
       *[usual] Only from the ship and the villa. The mayor’s privilege, the hospice and the university bring colonists from the supply; if the hospice or the university has to take from the ship, you may choose.
    }{ $villa_and_jeweler ->
        [not_both] { " " }Of villa and jeweler only one is in the game.
       *[usual] { "" }
    }
puerto_rico-rules-noble_end-title = Nobles and the end of the game
puerto_rico-rules-noble_end = With nobles in play, running out of people does not end the game, and all 100 colonists are used.

## Two players

puerto_rico-rules-two_start-title = Two players: setup
puerto_rico-rules-two_start = 3 doubloons each; the governor has indigo, the other player corn. Three tiles of each kind are removed (5 quarries remain), 3 are on display. 65 VP, 40 colonists and 2 on the ship, ships of 4 and 6, two fewer of each good. One copy of each beige building, two of each production building.
puerto_rico-rules-two_round-title = Two players: the round
puerto_rico-rules-two_round = You take turns until each of you has had three roles; the seventh card gets a doubloon. Each card can be taken only once per round. When the end is triggered, all six picks are still played.

## What is printed on a card

puerto_rico-card-circles = { $count ->
    [0] no circle
    [one] circle
   *[other] circles
}
puerto_rico-card-column = { $column ->
    [1] Column 1: up to 1 quarry
   *[other] Column { $column }: up to { $column } quarries
}
puerto_rico-card-spaces = { $count ->
    [one] 1 city space
   *[other] { $count } city spaces
}
puerto_rico-card-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
puerto_rico-card-copies-two = { $copies }, { $two } with two players
puerto_rico-card-set-base = Base game
puerto_rico-card-set-buildings = New Buildings
puerto_rico-card-set-nobles = Nobles
puerto_rico-card-alt = { $name } ({ $other }), { $set }: costs { $cost }, { $points }; { $count ->
    [0] no circle
    [one] 1 circle
   *[other] { $count } circles
}; column { $column }; { $spaces }; { $copies }. { $text }

## Sections

rules-section-settler = Settler
rules-section-mayor = Mayor
rules-section-builder = Builder
rules-section-craftsman = Craftsman
rules-section-trader = Trader
rules-section-captain = Captain
rules-section-prospector = Prospector
rules-section-guests = Guests
rules-section-draft = Draft
rules-section-nobles = Nobles
rules-section-two = Two players

## The sections of the rulebook: sources of rules

puerto_rico-book-preparation = Preparation
puerto_rico-book-round = Playing the game
puerto_rico-book-roles = The roles
puerto_rico-book-beige = The beige buildings
puerto_rico-book-settler = The settler
puerto_rico-book-mayor = The mayor
puerto_rico-book-builder = The builder
puerto_rico-book-craftsman = The craftsman
puerto_rico-book-trader = The trader
puerto_rico-book-captain = The captain
puerto_rico-book-storage = Storing goods
puerto_rico-book-prospector = The prospector
puerto_rico-book-end = Game end
puerto_rico-book-buildings = The buildings
puerto_rico-book-new_buildings = First expansion
puerto_rico-book-nobles = Second expansion
puerto_rico-book-two = The game for two
