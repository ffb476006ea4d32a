# The rules in our own words: what a building does, what to mind, and entries by section.
# `puerto_rico-rules-<key>` is the text (of a building: at most 300 characters), `-fine` the
# small print of a building, `-title` the title of an entry. The index is `rulebook.toml`.

-production = In the craftsman phase each colonist here makes one { $good } of one occupied { $good } plantation.
-production-fine =
    - You get as many as the smaller of two numbers: occupied plantations, and colonists in all your buildings for that good (R-5.1).
    - The small and the large building add up; surplus colonists make nothing (R-5.1).
    - When the supply runs short you get what is left, in turn order (R-5.2).
-production-large = Its other circles may stay empty; each of them counts when the colonist ship is refilled.

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

puerto_rico-rules-small_market = When you sell to the trading house you earn 1 doubloon more.
puerto_rico-rules-small_market-fine =
    - Together with the large market it is 3 doubloons more (R-6.3).
    - Corn has a price of 0, but the bonus is paid for it too (R-6.3).
puerto_rico-rules-small_market-fine-buildings = - A sale over the trading post earns no market bonus (R-6.5).
puerto_rico-rules-hacienda = In the settler phase, before your regular pick, you may turn up the top face-down plantation and must then lay it on your island. Afterwards you pick as usual, if a space is left.
puerto_rico-rules-hacienda-fine =
    - The extra tile is never a quarry, unless the table has chosen otherwise (D-01).
    - The hospice sends nobody to the extra tile (Q-06).
    - No face-down tiles left: the discards are shuffled first; without any there is no extra tile (R-2.8).
puerto_rico-rules-hacienda-fine-buildings = - With the library it still works only once a phase (R-2.10).
puerto_rico-rules-construction_hut = In the settler phase you may take a quarry instead of an open plantation, even when you are not the settler.
puerto_rico-rules-construction_hut-fine =
    - It is one tile instead of the other: a settler with a hut still gets one quarry (Q-08).
    - No quarry is left in the supply: the hut does nothing (R-2.2).
puerto_rico-rules-construction_hut-fine-buildings = - Only settler, hut and library together make two quarries possible (R-2.10).
puerto_rico-rules-small_warehouse = At the end of the captain phase you keep all your goods of one kind, besides the single good that everybody may keep.
puerto_rico-rules-small_warehouse-fine =
    - With the large warehouse: three whole kinds and one single good (D-24).
    - It never protects goods from having to be loaded (R-7.13).
puerto_rico-rules-hospice = In the settler phase, when you take your regular tile, you may put a colonist from the supply on it at once.
puerto_rico-rules-hospice-fine =
    - When the supply is empty the colonist comes from the ship; is that empty too, there is none (R-2.7).
    - Works for a quarry as well, but not for the extra tile of the hacienda (R-2.7).
puerto_rico-rules-hospice-fine-buildings = - It sends nobody to the second tile of the library (R-2.10). If you lay the tile as forest, the person waits without a circle (R-2.9).
puerto_rico-rules-office = You may sell a kind to the trading house that lies there already.
puerto_rico-rules-office-fine =
    - A full trading house is closed to you too (R-6.2).
    - Several equal goods may come to lie there, one an office (R-6.2).
puerto_rico-rules-large_market = When you sell to the trading house you earn 2 doubloons more.
puerto_rico-rules-large_market-fine =
    - Together with the small market it is 3 doubloons more (R-6.3).
puerto_rico-rules-large_market-fine-buildings = - A sale over the trading post earns no market bonus (R-6.5).
puerto_rico-rules-large_warehouse = At the end of the captain phase you keep all your goods of two kinds, besides the single good that everybody may keep.
puerto_rico-rules-large_warehouse-fine =
    - With the small warehouse: three whole kinds and one single good (D-24).
    - It never protects goods from having to be loaded (R-7.13).
puerto_rico-rules-factory = When you produce goods you earn 1, 2, 3 or 5 doubloons for 2, 3, 4 or 5 different kinds.
puerto_rico-rules-factory-fine =
    - Only kinds that you really got count; how many of each does not matter (R-5.4).
    - One kind alone earns nothing (R-5.4).
    - A popular variant swaps its cost with the university’s; the lobby offers it (Q-31).
puerto_rico-rules-university = When you build, you may put a colonist from the supply on the new building at once.
puerto_rico-rules-university-fine =
    - It is one colonist, however many circles the building has (R-4.5).
    - When the supply is empty the colonist comes from the ship (R-4.5).
    - It does nothing for itself: nobody worked in it while it was built (R-1.7).
puerto_rico-rules-university-fine-buildings = - A statue has no circle for anybody (R-4.5).
puerto_rico-rules-harbor = You score 1 VP more each time you load goods.
puerto_rico-rules-harbor-fine =
    - Every load counts, over the wharf too (R-7.8).
    - It is 1 VP a load, not a good or a kind (Q-04).
puerto_rico-rules-harbor-fine-buildings = - The small wharf counts too, the union hall does not: its goods are no load (R-7.9, R-7.11).
puerto_rico-rules-harbor-fine-nobles = - Goods of the royal supplier are no loads (R-7.12).
puerto_rico-rules-wharf = Once a captain phase, on your turn, you may ship all your goods of one kind without a cargo ship: they go to the supply and score 1 VP each.
puerto_rico-rules-wharf-fine =
    - Any kind, even one that lies on a cargo ship; all goods of it, however many (R-7.7, D-02).
    - It may replace a load that you would have to make, and may be kept until nothing fits the ships any more (R-7.5, R-7.7).
    - Its use is never forced (Q-03).
    - Harbor and the captain’s extra VP count (R-7.8, Q-38).
puerto_rico-rules-wharf-fine-buildings = - The lighthouse counts too (R-7.10).
puerto_rico-rules-guild_hall = At the end: 1 VP for each of your small and 2 VP for each of your large production buildings.
puerto_rico-rules-guild_hall-fine =
    - The production buildings need not be occupied, the guild hall must be (R-9.2, R-9.3).
    - Small: small indigo plant, small sugar mill (R-9.3).
puerto_rico-rules-guild_hall-fine-nobles = - The jeweler counts as large (R-9.3).
puerto_rico-rules-residence = At the end: 4 VP for up to 9 filled spaces of your island, 5 for 10, 6 for 11 and 7 for all 12.
puerto_rico-rules-residence-fine =
    - Plantations and quarries count, occupied or not (D-21, Q-19).
    - The residence itself must be occupied (R-9.2).
puerto_rico-rules-residence-fine-buildings = - Forests count as well (D-21, Q-19).
puerto_rico-rules-fortress = At the end: 1 VP for every three colonists on your board.
puerto_rico-rules-fortress-fine =
    - Everybody counts: in buildings, on tiles and without a circle (R-9.3).
    - The fortress itself must be occupied (R-9.2).
puerto_rico-rules-fortress-fine-nobles = - Nobles count too (Q-21).
puerto_rico-rules-customs_house = At the end: 1 VP for every four VP that you have in chips.
puerto_rico-rules-customs_house-fine =
    - VP noted on paper after the chips had run out count like chips (D-23).
    - VP of buildings do not count (R-9.3).
    - The customs house itself must be occupied (R-9.2).
puerto_rico-rules-city_hall = At the end: 1 VP for each of your beige buildings, this one included.
puerto_rico-rules-city_hall-fine =
    - Beige are all buildings but the production buildings (Q-20).
    - They need not be occupied, the city hall must be (R-9.2, R-9.3).
puerto_rico-rules-city_hall-fine-nobles = - The jeweler is not beige (Q-20).

## Buildings: New Buildings

puerto_rico-rules-aqueduct = When your large indigo plant produces, you get 1 indigo more; when your large sugar mill produces, 1 sugar more.
puerto_rico-rules-aqueduct-fine =
    - Both at once are possible; the supply must have the goods (R-5.5).
    - The large building produces first: any indigo made while it is occupied earns the extra one (Q-12).
    - The extra goods count for the specialty factory (Q-13).
puerto_rico-rules-forest_house = You may lay any plantation that you get face down as forest. Every two forests make each of your buildings 1 doubloon cheaper.
puerto_rico-rules-forest_house-fine =
    - Open, hacienda, library and land office tiles may become forest, quarries may not (R-2.9).
    - It is decided when the tile is laid, for the rest of the game; a forest has no circle (R-2.9).
    - The discount has no limit by column and holds even when the forest house is empty (R-4.8).
puerto_rico-rules-black_market = When you are short of doubloons for a building, you may give up to one person, one good and one VP chip as 1 doubloon each.
puerto_rico-rules-black_market-fine =
    - Exactly as many as are missing: you pay all your doubloons and end with 0 (R-4.9).
    - The person may come from anywhere but the black market itself (R-4.9).
    - More than three missing: you cannot build it (R-4.10).
    - An end of the game that has been triggered stays triggered (R-4.9).
puerto_rico-rules-storehouse = At the end of the captain phase you keep three single goods of any kinds, besides the single good that everybody may keep.
puerto_rico-rules-storehouse-fine =
    - It adds to the warehouses (R-7.13).
    - It never protects goods from having to be loaded (R-7.13).
puerto_rico-rules-guest_house = Has two circles. In any phase but the mayor’s, its guests may go to free circles of your buildings and tiles, where they work at once.
puerto_rico-rules-guest_house-fine =
    - Together or one by one, in different phases; they come back only in a mayor phase (R-10.1, R-10.2).
    - A guest catches what has not happened yet in the phase; what has passed is not made up for (R-10.3).
    - In the mayor phase its circles are filled like any others, and they count for the ship (Q-26).
puerto_rico-rules-trading_post = In the trader phase you may sell one good of any kind straight to the supply at list price, instead of selling to the trading house.
puerto_rico-rules-trading_post-fine =
    - Possible even when the trading house is full or holds that kind (R-6.5, Q-09).
    - The trader’s extra doubloon counts, the markets do not (R-6.5).
    - One sale a phase in all, here or there (R-6.5).
puerto_rico-rules-church = When you build something of column 2 or 3 you score 1 VP, of column 4 you score 2 VP.
puerto_rico-rules-church-fine =
    - Production buildings count too; column 1 brings nothing (R-4.7).
    - It does not count for itself (R-4.7).
puerto_rico-rules-small_wharf = Once a captain phase, on your turn, you may return any mix of your goods to the supply: 1 VP for every two.
puerto_rico-rules-small_wharf-fine =
    - At least one good; a single one is worth 0 VP, but it is a load (R-7.9, D-16).
    - Harbor, lighthouse and the captain’s extra VP count once for it (Q-04, Q-38).
    - It may replace a load that you would have to make (R-7.5).
    - With both wharves: one a turn, in any order (R-7.9).
puerto_rico-rules-lighthouse = You earn 1 doubloon each time you load goods. When you are captain you earn 1 doubloon more, once a phase.
puerto_rico-rules-lighthouse-fine =
    - Loads over the wharf and the small wharf count (R-7.10).
    - The captain’s doubloon comes even without any load; the library does not double it (D-20, Q-15).
puerto_rico-rules-specialty_factory = When you produce goods, take the kind (not corn) of which you got most: you earn one doubloon less than its number.
puerto_rico-rules-specialty_factory-fine =
    - Goods of the craftsman’s privilege and of the aqueduct count (R-5.6).
    - Corn never counts (D-12).
    - One good of the kind earns 0 (R-5.6).
puerto_rico-rules-library = Doubles the privilege of the role that you take: two colonists, 2 doubloons off, two extra goods, and so on.
puerto_rico-rules-library-fine =
    - Settler: after all others a second tile of the row; it is a quarry only with the construction hut; the hospice serves the first tile only (R-2.10).
    - Mayor: two colonists of the supply. Craftsman: two goods, equal or not, of kinds that you produced (R-3.11, R-5.7).
    - Builder 2 off, trader +2, captain +2 VP, prospector 2 doubloons (R-4.2, R-6.2, R-7.6, R-8.1).
    - Doubloons that lie on the card are not doubled (Q-15).
puerto_rico-rules-union_hall = On your first turn of the captain phase you score 1 VP for every two goods of one kind that you have. You keep the goods.
puerto_rico-rules-union_hall-fine =
    - Counted kind by kind: three corn and two indigo are 2 VP (R-7.11).
    - You need not load anything for it (D-15).
    - It comes before your royal supplier, so that goods count for both (Q-11).
puerto_rico-rules-statue = Is worth 8 VP by itself. It has no circle and no further effect.
puerto_rico-rules-statue-fine =
    - Nobody ever stands on it: neither the mayor’s people nor the university’s colonist (Q-28).
    - It counts as a beige building for the city hall (Q-20).
puerto_rico-rules-cloister = At the end: sets of three equal tiles on your island score 1 VP for one set, 3 for two, 6 for three and 10 for four.
puerto_rico-rules-cloister-fine =
    - Quarries and forests are kinds too; the tiles need not be occupied (R-9.3).
    - The cloister itself must be occupied (R-9.2).

## Buildings: Nobles

puerto_rico-rules-land_office = On your turn of the trader phase. With a colonist: pay 1 doubloon and lay the top face-down plantation on your island. With a noble: discard one of your plantations for 1 doubloon.
puerto_rico-rules-land_office-fine =
    - Once a phase, before or after your sale, also without one or when the house is full (Q-10).
    - Quarries and forests cannot be sold (Q-41).
    - Who stood on a discarded tile waits without a circle (R-6.6).
    - The bought plantation may become forest with the forest house (R-6.6).
puerto_rico-rules-chapel = In each craftsman phase it brings 1 doubloon with a colonist, 1 VP with a noble.
puerto_rico-rules-chapel-fine =
    - You need not produce anything (R-5.8).
    - Taking the last VP chip ends the game in any phase (D-22).
puerto_rico-rules-hunting_lodge = At the end of each settler phase. With a colonist: you may discard one plantation or forest. With a noble: 2 VP if your island has more empty spaces than every other.
puerto_rico-rules-hunting_lodge-fine =
    - Quarries stay; who stood on the tile waits without a circle (R-2.11).
    - It must be strictly more empty spaces; a tie brings nothing (R-2.11).
    - Several lodges act in turn order from the settler (Q-29).
puerto_rico-rules-zoning_office = With a colonist, buildings of columns 1 to 3 cost you 1 doubloon less. With a noble, buildings of column 4 cost you 2 doubloons less.
puerto_rico-rules-zoning_office-fine =
    - Never both, whoever stands here (R-4.11).
    - Production buildings get cheaper too (R-4.11).
    - A price never falls below 0 (D-33).
puerto_rico-rules-royal_supplier = On your first turn of the captain phase, before you load, you may give as many goods as you have nobles, all of different kinds: 1 VP each.
puerto_rico-rules-royal_supplier-fine =
    - It is no load: harbor, lighthouse and the captain’s extra VP do not count, and your turn goes on (R-7.12).
    - All your nobles count, wherever they are (R-5.8).
puerto_rico-rules-villa = In each mayor phase you get one noble more from the supply.
puerto_rico-rules-villa-fine =
    - It must be occupied when the phase begins; it comes before the ship is shared out (R-3.8).
    - No noble left: a colonist of the supply instead; none of those: nothing (R-3.8).
puerto_rico-rules-jeweler = In each craftsman phase you earn 1 doubloon for each of your nobles.
puerto_rico-rules-jeweler-fine =
    - Nobles count wherever they are on your board, also here (R-5.8).
    - It makes no goods and is no kind for the factory (R-5.8).
    - It is a large production building for the guild hall and not beige for the city hall (R-9.3, Q-20).
    - There are two of it, with two players as well (Q-25).
puerto_rico-rules-royal_garden = At the end: 1 VP more for each of your nobles.
puerto_rico-rules-royal_garden-fine =
    - That is besides the 1 VP that every noble is worth (R-9.2, R-9.3).
    - The royal garden must be occupied, by a colonist or a noble (R-9.2).

## Set-up

puerto_rico-rules-start-title = What everybody starts with
puerto_rico-rules-start = With 3, 4 or 5 players everybody gets 2, 3 or 4 doubloons. The first governor is drawn by lot. In seat order the players begin with one indigo plantation each, the last ones with corn: three players 2 indigo and 1 corn, four 2 and 2, five 3 and 2.
puerto_rico-rules-supply-title = What lies in the middle
puerto_rico-rules-supply = All 8 quarries and one open plantation more than players. VP chips: 75, 100 or 126 for 3, 4 or 5 players. Colonists: 55, 75 or 95, plus one a player on the ship. Cargo ships: 4-5-6, 5-6-7 or 6-7-8. Three players have no prospector, four have one, five have two.
puerto_rico-rules-secrets-title = Open and hidden
puerto_rico-rules-secrets = Doubloons, goods and boards are open to all. Only the VP chips of the others stay hidden until the end, and the order of the face-down plantations.

## The round

puerto_rico-rules-round-title = A round
puerto_rico-rules-round = The governor takes a role card and everybody carries that role out, beginning with who took it. Then the next player clockwise takes one of the cards left, and so on until all have had one. After that the cards go back and the governor moves on one seat.
puerto_rico-rules-picking-title = Choosing a role
puerto_rico-rules-picking = You must take a card, even a useless one. A card that was taken stays out for the round. Using the role is voluntary, except that goods must be loaded.
puerto_rico-rules-privilege-title = Action and privilege
puerto_rico-rules-privilege = The action of a role is for everybody, its privilege only for who took the card. The prospector has no action, only a privilege.
puerto_rico-rules-bonus-title = Doubloons on role cards
puerto_rico-rules-bonus = After each round every card that nobody took gets 1 doubloon, on top of what lies there. Who takes such a card gets the doubloons at once and may spend them in the same phase.
puerto_rico-rules-occupied-title = Buildings need people
puerto_rico-rules-occupied = A building works only while at least one person stands on it, and you need not use it. Its printed VP count in any case.

## Settler

puerto_rico-rules-settler-title = Settler phase
puerto_rico-rules-settler = In turn order everybody may take one open plantation. The settler may take a quarry instead; others only with a construction hut. Nobody has to take a tile.
puerto_rico-rules-quarries-title = Quarries
puerto_rico-rules-quarries = Every occupied quarry makes your buildings 1 doubloon cheaper, up to the number of the building’s column. There are 8 quarries (5 with two players); when they are gone, neither privilege nor construction hut brings one.
puerto_rico-rules-row-title = The row of plantations
puerto_rico-rules-row = After the phase the tiles that nobody took are discarded, and one more than players are turned up anew. If the pile runs out, the discards are shuffled; if that is not enough either, the row stays short.
puerto_rico-rules-island-title = The island
puerto_rico-rules-island = An island has 12 spaces; a full one takes no more tiles. It does not matter where a tile lies. Tiles stay for the rest of the game.
puerto_rico-rules-island-nobles = Only land office and hunting lodge remove tiles.
puerto_rico-rules-forests-title = Forests
puerto_rico-rules-forests = With an occupied forest house you may lay a plantation face down as forest. It has no circle and is never turned back. Every two forests save 1 doubloon on each building, whoever stands in the forest house.

## Mayor

puerto_rico-rules-mayor-title = Mayor phase
puerto_rico-rules-mayor = First the mayor may take one colonist from the supply. Then the colonists on the ship are handed out one by one, beginning with the mayor. Then everybody places, and last the ship is refilled.
puerto_rico-rules-placing-title = Placing people
puerto_rico-rules-placing = You may rearrange all your people. As long as you have a free circle, nobody may stay idle, but which circles stay empty is your choice. Outside the mayor phase nobody is moved.
puerto_rico-rules-refill-title = Refilling the colonist ship
puerto_rico-rules-refill = As many colonists come as there are empty circles on all buildings, at least one a player. Plantations and quarries do not count. Too few in the supply: the rest comes aboard, and it is the last round. Exactly enough is enough.

## Builder

puerto_rico-rules-builder-title = Builder phase
puerto_rico-rules-builder = In turn order everybody may build one building. You may have each building only once, and only while copies are left. The builder pays 1 doubloon less; without building he gets nothing for it.
puerto_rico-rules-price-title = What a building costs
puerto_rico-rules-price = Printed cost, less 1 for each occupied quarry (at most the column’s number), less 1 for the builder. Never below 0.
puerto_rico-rules-price-buildings = The library makes it 2 for the builder, and every two forests save 1.
puerto_rico-rules-price-nobles = The zoning office saves more.
puerto_rico-rules-city-title = Room in the city
puerto_rico-rules-city = A city has 12 spaces. A large building needs two of them, one below the other, and at most four fit unless the table has chosen otherwise. Small buildings move aside by themselves. Who fills the last space makes it the last round.

## Craftsman

puerto_rico-rules-craftsman-title = Craftsman phase
puerto_rico-rules-craftsman = In turn order everybody gets goods: of each kind as many as occupied plantations and colonists in matching buildings allow. Corn needs no building. If the supply runs short, who comes later gets less.
puerto_rico-rules-extra-title = The craftsman’s extra good
puerto_rico-rules-extra = After all have produced, the craftsman takes one more good of a kind that he has just produced, if the supply still has it. Who produced nothing gets nothing.

## Trader

puerto_rico-rules-trader-title = Trader phase
puerto_rico-rules-trader = In turn order everybody may sell one good. The prices: corn 0, indigo 1, sugar 2, tobacco 3, coffee 4 doubloons. The trader gets 1 doubloon more if he sells.
puerto_rico-rules-house-title = The trading house
puerto_rico-rules-house = It takes four goods, all of different kinds (the office may repeat one). When it is full nobody sells there any more, and it is emptied at the end of the phase. If it is not full, the goods stay.

## Captain

puerto_rico-rules-captain-title = Captain phase
puerto_rico-rules-captain = Round and round everybody loads goods until nobody can or wants to any more: on your turn one kind on one ship, 1 VP a good. If you can load on a cargo ship, you must; only a wharf may take its place.
puerto_rico-rules-ships-title = What may go on which ship
puerto_rico-rules-ships = A ship carries one kind, and a kind sails on one ship only, even when that is full. A kind aboard goes on its ship. A new kind goes on an empty ship: one that holds all your goods of it, or else the largest. You load as many as fit.
puerto_rico-rules-captains_point-title = The captain’s extra VP
puerto_rico-rules-captains_point = The captain scores 1 VP more for his first load of the phase, whatever kind of load it is. Without a load there is none.
puerto_rico-rules-storage-title = Storing goods
puerto_rico-rules-storage = When the loading is over, everybody keeps one single good. Small warehouse: one whole kind. Large warehouse: two whole kinds. It all adds up; the rest is lost. You choose what to keep. Full ships then sail.
puerto_rico-rules-storage-buildings = Storehouse: three single goods more.

## Prospector

puerto_rico-rules-prospector-title = Prospector
puerto_rico-rules-prospector = Who takes the card gets 1 doubloon and the doubloons on it. Nobody else does anything.
puerto_rico-rules-prospector-buildings = With the library it is 2 doubloons.

## End and scoring

puerto_rico-rules-end-title = When the game ends
puerto_rico-rules-end = The round is played to its end when the colonist ship cannot be filled, somebody has filled the last space of a city, or the last VP chip is taken. VP earned after that are noted and count.
puerto_rico-rules-end-nobles = With nobles the colonist ship ends nothing.
puerto_rico-rules-score-title = Scoring
puerto_rico-rules-score = VP chips, the printed VP of all your buildings and the bonus of your occupied large buildings.
puerto_rico-rules-score-nobles = Each noble is 1 VP more.
puerto_rico-rules-large-title = The bonus of large buildings
puerto_rico-rules-large = Only when occupied. Guild hall: 1 or 2 a production building. Residence: 4 to 7 for the island. Fortress: 1 a three people. Customs house: 1 a four VP in chips. City hall: 1 a beige building.
puerto_rico-rules-large-buildings = Cloister: 1, 3, 6, 10 for sets of three tiles.
puerto_rico-rules-large-nobles = Royal garden: 1 a noble.
puerto_rico-rules-tie-title = Ties
puerto_rico-rules-tie = Equal points: doubloons and goods count, each good as 1 doubloon. Still equal: the victory is shared.

## Guests

puerto_rico-rules-guests-title = Guests
puerto_rico-rules-guests = People on the guest house may go to free circles of your board at the start of a phase, at your decisions and at its end, but not in a mayor phase. They work at once and stay until the next mayor phase. Nobody goes back before.
puerto_rico-rules-guests_when-title = What a guest can still catch
puerto_rico-rules-guests_when = All that has not happened yet: the next load for harbor or wharf, your own production, sale or building, the storing. A library doubles a privilege that has not been taken. At the end of the last phase a guest may still occupy a large building.

## Draft

puerto_rico-rules-draft-title = Drafting the buildings
puerto_rico-rules-draft = Before the game, in turn order from the start player, everybody chooses one kind of beige building a turn until 17 are chosen. Production buildings are always there. By cost there is room for: 1 of 1, 2 of 2, 1 of 3, 1 of 4, 2 of 5, 1 of 6, 1 of 7, 2 of 8, 1 of 9 and 5 of 10.
puerto_rico-rules-draft_room-title = What can still be drafted
puerto_rico-rules-draft_room = A building can be chosen while a space of its cost is free. What is left over goes back to the box. The buildings of the nobles are not drafted: all 8 come on top.

## Nobles

puerto_rico-rules-nobles-title = Nobles
puerto_rico-rules-nobles = A noble can stand wherever a colonist can and is worth 1 VP at the end. One noble takes the place of a colonist on the ship, at the start and at every refill, while there are any. Who takes somebody from the ship chooses, while both are aboard.
puerto_rico-rules-noble_effects-title = Colonist or noble on a building
puerto_rico-rules-noble_effects = Some buildings do one thing for a colonist and another for a noble. You get the effect of who stands there, never the other one.
puerto_rico-rules-noble_sources-title = Where nobles come from
puerto_rico-rules-noble_sources = From the ship and the villa only. The mayor’s privilege, hospice and university bring colonists of the supply; if hospice or university have to take from the ship, you may choose who.
puerto_rico-rules-noble_end-title = Nobles and the end
puerto_rico-rules-noble_end = With nobles in play running out of people does not end the game, and all 100 colonists take part.

## Two players

puerto_rico-rules-two_start-title = Two players: set-up
puerto_rico-rules-two_start = 3 doubloons each; the governor has indigo, the other corn. Three tiles of each kind are taken out (5 quarries stay), 3 lie open. 65 VP, 40 colonists and 2 on the ship, ships of 4 and 6, two fewer of each good. One copy of each beige, two of each production building.
puerto_rico-rules-two_round-title = Two players: the round
puerto_rico-rules-two_round = You take turns until each has had three roles; the seventh card gets a doubloon. A card can be taken once a round. When the end is triggered, all six picks are still played.

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
    [one] 1 space of the city
   *[other] { $count } spaces of the city
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
