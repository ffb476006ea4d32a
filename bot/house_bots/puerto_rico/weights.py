"""The weights of the heuristic bot of Puerto Rico: all the numbers that its ratings use."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bot.house_bots import weights

GAME = "puerto_rico"


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights, each a magnitude (0 or more); the code that uses them applies the signs."""

    # The pace of the game
    rounds_2: float
    """Rounds of a usual game of 2 players."""
    rounds_3: float
    """Rounds of a usual game of 3 players."""
    rounds_4: float
    """Rounds of a usual game of 4 players."""
    rounds_5: float
    """Rounds of a usual game of 5 players."""
    chips_pace: float
    """Share of the game that is left, for the share of chips that is left."""
    city_pace: float
    """Share of the game that is left, for the share of the fullest city that is free."""
    colonists_pace: float
    """Share of the game that is left, for the share of colonists that is left."""
    least_left: float
    """Least share of the game that is left before its end is announced."""
    ending_left: float
    """Share of the game that is left in the last round."""
    craftsman_rate: float
    """Craftsman phases a round."""
    trader_rate: float
    """Trader phases a round."""
    captain_rate: float
    """Captain phases a round."""
    builder_rate: float
    """Builder phases a round."""
    settler_rate: float
    """Settler phases a round."""
    mayor_rate: float
    """Mayor phases a round."""
    # Doubloons and goods
    coin: float
    """VP of a doubloon."""
    coin_fading: float
    """Reciprocal of the share of the game in which a doubloon loses its worth."""
    good: float
    """VP of a good of any kind: a place on a ship."""
    good_price: float
    """Share of the list price that a good brings in addition."""
    sell_least: float
    """VP that a sale must bring: the good could be shipped."""
    lost: float
    """VP of a good that rots: it might not have been shipped."""
    heap: float
    """Goods of a kind that are shipped in time."""
    heap_rest: float
    """Share of the worth of new goods if the heap is larger."""
    supplied_good: float
    """Share of a good's worth that is lost to the royal supplier."""
    small_load: float
    """VP of each good aboard the small wharf."""
    good_stranded: float
    """Share of a good's worth in the last round when the captain is gone."""
    coin_stranded: float
    """Share of a doubloon's worth in the last round when the builder is gone."""
    shipped: float
    """Share of its worth that a good loses when it is shipped."""
    load_cheap: float
    """Share of a good's worth by which a load of it is worse than one of nothing expensive."""
    load_after: float
    """Share of the captain phase's gain after a load that counts."""
    # Roles
    envy_2: float
    """Share of the others' mean gain that counts against a move, with 2 players."""
    envy_3: float
    """The same with 3 players."""
    envy_4: float
    """The same with 4 players."""
    envy_5: float
    """The same with 5 players."""
    follow: float
    """Share of the gain from the others' roles after the seat's own that counts."""
    own_settler: float
    """Share of the seat's own gain from a settler phase that counts."""
    own_mayor: float
    """The same for a mayor phase."""
    own_builder: float
    """The same for a builder phase."""
    own_craftsman: float
    """The same for a craftsman phase."""
    own_trader: float
    """The same for a trader phase."""
    own_captain: float
    """The same for a captain phase."""
    own_prospector: float
    """The same for a prospector."""
    others_settler: float
    """Share of the others' gain from a settler phase that counts."""
    others_mayor: float
    """The same for a mayor phase."""
    others_builder: float
    """The same for a builder phase."""
    others_craftsman: float
    """The same for a craftsman phase."""
    others_trader: float
    """The same for a trader phase."""
    others_captain: float
    """The same for a captain phase."""
    newcomer: float
    """VP of a colonist beyond the jobs there are."""
    idle: float
    """Doubloons lost with each person without a circle, for each empty building."""
    nobles_landing: float
    """VP of a noble to the mayor."""
    # Tiles
    corn: float
    """Share of a harvest of corn that counts."""
    indigo: float
    """The same for indigo."""
    sugar: float
    """The same for sugar."""
    tobacco: float
    """The same for tobacco."""
    coffee: float
    """The same for coffee."""
    tile_new_kind: float
    """Factor of a tile for a good that the player does not make yet."""
    tile_crowding: float
    """Share of a tile's worth that each further one of its kind has."""
    tile_ready: float
    """Share of a tile's harvest that counts if a circle of a plant waits for it."""
    tile_first: float
    """Share of a first tile's harvest that counts before its plant is built."""
    tile_more: float
    """Share of a further tile's harvest that counts without a free circle of a plant."""
    first_of_kind: float
    """Factor of a good in the jobs if it is the only one of its kind."""
    quarry_1: float
    """Share of the builder phases in which the first quarry saves a doubloon."""
    quarry_2: float
    """The same for the second quarry."""
    quarry_3: float
    """The same for the third quarry."""
    quarry_4: float
    """The same for the fourth quarry."""
    forest: float
    """Doubloons that a forest saves in a builder phase."""
    space: float
    """Share of the builder phases that are used, per free space of the city."""
    discard_least: float
    """VP that a doubloon must be worth to part with a tile for it."""
    discard_left: float
    """Most of the game, as a share, that may be left when a tile is parted with."""
    # Plants
    built: float
    """Share of a building's effect that counts: it must first be manned."""
    built_ending: float
    """The same in the last round."""
    built_too_late: float
    """The same in the last round when the mayor is gone."""
    large: float
    """VP of a large building beyond its points."""
    city_space: float
    """VP of each space of the city that a building takes."""
    plant: float
    """Share of a plant's harvest that counts."""
    plant_spare: float
    """Share of the harvest of a circle that has no tile yet."""
    plant_alone: float
    """Share of that if no tile at all waits for the plant."""
    plant_spare_room: float
    """Free spaces of the island beyond which such tiles are expected."""
    plant_new_kind: float
    """Factor of the harvest of a kind that the player has no plant for."""
    # Small and large violet buildings
    sales_dear: float
    """Share of the trader phases with a sale, if coffee, or sugar and anything dearer, are made."""
    sales_cheap: float
    """The same if only indigo is made."""
    sales_none: float
    """The same if nothing is made, or corn only."""
    small_market: float
    """Share of its doubloons that counts."""
    large_market: float
    """Doubloons of a sale."""
    office: float
    """Doubloons of a sale."""
    hacienda: float
    """VP of a settler phase."""
    hacienda_room: float
    """Free spaces of the island beyond which the hacienda counts."""
    construction_hut: float
    """Share of a quarry's worth."""
    small_warehouse: float
    """VP of a captain phase for each good made in a harvest."""
    large_warehouse: float
    """The same for the large warehouse."""
    hospice: float
    """VP of a settler phase."""
    hospice_room: float
    """Free spaces of the island beyond which the hospice counts."""
    university: float
    """VP of a builder phase."""
    university_room: float
    """Free spaces of the city beyond which the university counts."""
    factory: float
    """Share of its doubloons that counts."""
    factory_growth: float
    """Share of the game left, beyond which the factories expect to grow by a good."""
    harbor_kind: float
    """VP of a captain phase for each kind of goods made."""
    harbor_good: float
    """VP of a captain phase for each good made."""
    harbor_most: float
    """Most VP of a captain phase."""
    wharf_good: float
    """VP of a captain phase for each good made."""
    wharf_most: float
    """Most VP of a captain phase."""
    guild_hall: float
    """Share of its points that counts."""
    guild_hall_growth: float
    """Points of the guild hall still to come a round."""
    residence: float
    """Share of its points that counts."""
    fortress: float
    """Share of its points that counts."""
    fortress_growth: float
    """Colonists still to come a round."""
    customs_house: float
    """Share of its points that counts."""
    customs_chips: float
    """VP in chips of a player at the end of a usual game, if they are hidden."""
    customs_growth: float
    """VP in chips still to come a round."""
    city_hall: float
    """Share of its points that counts."""
    city_hall_growth: float
    """Violet buildings still to come a round."""
    # Buildings of the expansions
    aqueduct: float
    """Share of the harvests it adds that counts."""
    forest_house: float
    """Forests that it brings for each free space of the island."""
    forest_house_most: float
    """Most free spaces that count."""
    black_market: float
    """Doubloons of a builder phase."""
    storehouse: float
    """VP of a captain phase for each good made in a harvest."""
    guest_house: float
    """VP of a round."""
    guest_house_room: float
    """Free spaces of the city beyond which the guest house counts."""
    trading_post: float
    """Doubloons of a sale."""
    church: float
    """VP of a builder phase."""
    small_wharf_good: float
    """VP of a captain phase for each good made."""
    small_wharf_most: float
    """Most VP of a captain phase."""
    lighthouse: float
    """Doubloons of any captain phase."""
    lighthouse_kind: float
    """Doubloons of a captain phase for each kind of goods made."""
    lighthouse_most: float
    """Most doubloons of a captain phase."""
    specialty_growth: float
    """Doubloons of a craftsman phase that the specialty factory still grows by."""
    library: float
    """Doubloons of a round."""
    union_hall_pair: float
    """VP of a captain phase for each pair of goods made."""
    union_hall_good: float
    """VP of a captain phase for each good made."""
    union_hall_most: float
    """Most VP of a captain phase."""
    cloister: float
    """Share of its points that counts."""
    cloister_room: float
    """Free spaces of the island beyond which one more set of tiles is expected."""
    cloister_left: float
    """Share of the game left, beyond which one more set is expected."""
    land_office: float
    """Doubloons of a trader phase, or VP while there is room on the island."""
    land_office_room: float
    """Free spaces of the island beyond which a tile is bought with them."""
    chapel: float
    """Share of its doubloons that counts."""
    hunting_lodge: float
    """VP of a settler phase while the seat's island is the emptiest."""
    hunting_lodge_else: float
    """VP of a settler phase otherwise."""
    zoning_office: float
    """Doubloons that it saves in a builder phase."""
    royal_supplier: float
    """VP of a captain phase for each noble with a good."""
    villa: float
    """VP of each person that the villa brings."""
    jeweler: float
    """Share of its doubloons that counts."""
    royal_garden: float
    """Share of its points that counts."""
    nobles_growth: float
    """Nobles still to come a round."""
    # People
    guest_work: float
    """VP of a guest on a tile now."""
    pay_idle: float
    """VP of a colonist from the windrose."""
    pay_working: float
    """VP of a colonist from a circle."""
    pay_noble: float
    """VP of a noble beyond a colonist."""
    noble_chapel: float
    """Preference for a noble over a colonist in the chapel."""
    noble_hunting_lodge: float
    """The same for the hunting lodge."""
    noble_royal_garden: float
    """The same for the royal garden."""
    noble_jeweler: float
    """The same for the jeweler."""
    noble_zoning_rich: float
    """The same for the zoning office of a rich player."""
    noble_zoning_poor: float
    """Preference for a colonist over a noble in the zoning office of any other."""
    noble_land_office: float
    """Preference for a colonist over a noble in the land office."""
    noble_rich: float
    """Doubloons beyond which a player is rich."""
    # Wishes of the draft
    draft_steps: float
    """Steps between two wishes for each VP of difference."""


@cache
def named(name: str = "") -> Weights:
    """Return the weights with this name; "" means those of the current bots. Raises BadWeights."""
    return weights.named(Weights, GAME, name)
