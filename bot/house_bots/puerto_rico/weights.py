"""The weights of the heuristic bot of Puerto Rico: all the numbers that its ratings use."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bot.games.puerto_rico.data import SETUPS
from bot.games.puerto_rico.options import Options
from bot.house_bots import weights
from bot.house_bots.weights import Tuned

GAME = "puerto_rico"


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights, each a magnitude (0 or more); the code that uses them applies the signs."""

    # The pace of the game
    rounds_2: float
    """Number of rounds in a typical game with 2 players."""
    rounds_3: float
    """Number of rounds in a typical game with 3 players."""
    rounds_4: float
    """Number of rounds in a typical game with 4 players."""
    rounds_5: float
    """Number of rounds in a typical game with 5 players."""
    chips_pace: float
    """Factor that converts the share of the VP chips left into a share of the game left."""
    city_pace: float
    """Factor that converts the free share of the fullest city into a share of the game left."""
    colonists_pace: float
    """Factor that converts the share of the colonists left into a share of the game left."""
    least_left: float
    """Minimum share of the game that is left until its end is announced."""
    ending_left: float
    """Share of the game that is left in the last round."""
    craftsman_rate: float
    """Number of craftsman phases per round."""
    trader_rate: float
    """Number of trader phases per round."""
    captain_rate: float
    """Number of captain phases per round."""
    builder_rate: float
    """Number of builder phases per round."""
    settler_rate: float
    """Number of settler phases per round."""
    mayor_rate: float
    """Number of mayor phases per round."""
    # Doubloons and goods
    coin: float
    """VP of a doubloon."""
    coin_fading: float
    """Reciprocal of the share of the game left below which a doubloon loses its worth in
    proportion."""
    good: float
    """VP of any good, whatever its kind, since it can be shipped."""
    good_price: float
    """Share of a good's list price, in doubloons, that is added to its worth."""
    sell_least: float
    """VP deducted from the proceeds of a sale, as the good could be shipped instead."""
    lost: float
    """VP lost with each good that rots, which might not have been shipped anyway."""
    heap: float
    """Number of goods of a kind up to which new ones count in full, as they can be shipped before
    they rot."""
    heap_rest: float
    """Share of new goods' worth that is counted if the player then has more of the kind than
    `heap`."""
    supplied_good: float
    """Share of a good's worth that is lost when it goes to the royal supplier."""
    small_load: float
    """VP of each good in a load over the small wharf."""
    good_stranded: float
    """Share of a good's worth that remains in the last round after the captain phase."""
    coin_stranded: float
    """Share of a doubloon's worth that remains in the last round after the builder phase."""
    shipped: float
    """Share of a good's worth that is deducted when the good is shipped."""
    load_cheap: float
    """Share of a good's worth that is deducted from the rating of loading it, so that cheap goods
    go first."""
    load_after: float
    """Share of the gain from the rest of the captain phase that is counted for a load."""
    # Roles
    envy_2: float
    """Share of the others' mean gain that counts against a move in a game with 2 players."""
    envy_3: float
    """Share of the others' mean gain that counts against a move in a game with 3 players."""
    envy_4: float
    """Share of the others' mean gain that counts against a move in a game with 4 players."""
    envy_5: float
    """Share of the others' mean gain that counts against a move in a game with 5 players."""
    follow: float
    """Share of the bot's gain from the roles taken after its own in the round that is counted."""
    own_settler: float
    """Share of the seat's own gain from a settler phase that is counted."""
    own_mayor: float
    """Share of the seat's own gain from a mayor phase that is counted."""
    own_builder: float
    """Share of the seat's own gain from a builder phase that is counted."""
    own_craftsman: float
    """Share of the seat's own gain from a craftsman phase that is counted."""
    own_trader: float
    """Share of the seat's own gain from a trader phase that is counted."""
    own_captain: float
    """Share of the seat's own gain from a captain phase that is counted."""
    own_prospector: float
    """Share of the seat's own gain from a prospector that is counted."""
    others_settler: float
    """Share of the others' gain from a settler phase that is counted."""
    others_mayor: float
    """Share of the others' gain from a mayor phase that is counted."""
    others_builder: float
    """Share of the others' gain from a builder phase that is counted."""
    others_craftsman: float
    """Share of the others' gain from a craftsman phase that is counted."""
    others_trader: float
    """Share of the others' gain from a trader phase that is counted."""
    others_captain: float
    """Share of the others' gain from a captain phase that is counted."""
    newcomer: float
    """VP of each new person in a mayor phase, in addition to the gain from their work."""
    idle: float
    """Doubloons lost for each person without a circle for whom a building stands empty."""
    nobles_landing: float
    """VP of each noble on the ship to the player who takes the mayor."""
    # Tiles
    corn: float
    """Share of the worth of corn harvests that is counted."""
    indigo: float
    """Share of the worth of indigo harvests that is counted."""
    sugar: float
    """Share of the worth of sugar harvests that is counted."""
    tobacco: float
    """Share of the worth of tobacco harvests that is counted."""
    coffee: float
    """Share of the worth of coffee harvests that is counted."""
    tile_new_kind: float
    """Factor applied to a tile's worth if the player's board would not produce its good yet."""
    tile_crowding: float
    """Factor applied to a tile's worth for each tile of its kind that the player already has."""
    tile_ready: float
    """Share of a tile's harvest that is counted if a plant has a circle for the tile."""
    tile_first: float
    """Share of the harvest of the first tile of its kind that is counted before there is a plant
    for it."""
    tile_more: float
    """Share of the harvest of a further tile of its kind that is counted if no plant has a circle
    for it."""
    first_of_kind: float
    """Factor applied to the harvest of the first good of its kind when people are assigned to
    circles."""
    quarry_1: float
    """Share of the builder phases in which the first quarry saves a doubloon."""
    quarry_2: float
    """Share of the builder phases in which the second quarry saves a doubloon."""
    quarry_3: float
    """Share of the builder phases in which the third quarry saves a doubloon."""
    quarry_4: float
    """Share of the builder phases in which the fourth quarry saves a doubloon."""
    forest: float
    """Doubloons that a forest saves per builder phase."""
    space: float
    """Share of the builder phases that a player can use, per free space of the city."""
    discard_least: float
    """VP that a doubloon must be worth for a tile to be discarded in exchange."""
    discard_left: float
    """Share of the game left below which a tile may be discarded for a doubloon."""
    # Plants
    built: float
    """Share of a building's effect that is counted, as the building must first be manned."""
    built_ending: float
    """Share of a building's effect that is counted in the last round, before the mayor phase is
    over."""
    built_too_late: float
    """Share of a building's effect that is counted in the last round after the mayor phase."""
    large: float
    """VP of a large building in addition to its points and effect."""
    city_space: float
    """VP deducted for each city space that a building fills."""
    plant: float
    """Share of a plant's harvest that is counted."""
    plant_spare: float
    """Share of the harvest of a plant's circle that is counted if there is no tile for the circle
    yet."""
    plant_alone: float
    """Factor applied to the harvest of a plant's circles without tiles if no tile at all waits for
    the plant."""
    plant_spare_room: float
    """Number of free island spaces above which a plant's circles without tiles count."""
    plant_new_kind: float
    """Factor applied to a plant's harvest if the player has no circle yet to process its good."""
    # Small and large beige buildings
    sales_dear: float
    """Share of the trader phases with a sale, if a good with a list price of 2 or more is
    produced."""
    sales_cheap: float
    """Share of the trader phases with a sale, if no produced good has a list price above 1, as with
    indigo."""
    sales_none: float
    """Share of the trader phases with a sale, if nothing or only corn is produced."""
    small_market: float
    """Doubloons that the small market adds to a sale."""
    large_market: float
    """Doubloons that the large market adds to a sale."""
    office: float
    """Doubloons that the office is worth per sale."""
    hacienda: float
    """VP of the hacienda per settler phase."""
    hacienda_room: float
    """Number of free island spaces above which the hacienda is worth something."""
    construction_hut: float
    """Worth of the construction hut as a share of one more quarry's worth."""
    small_warehouse: float
    """VP of the small warehouse per captain phase, for each good that a manned board would
    produce."""
    large_warehouse: float
    """VP of the large warehouse per captain phase, for each good that a manned board would
    produce."""
    hospice: float
    """VP of the hospice per settler phase."""
    hospice_room: float
    """Number of free island spaces above which the hospice is worth something."""
    university: float
    """VP of the university per builder phase."""
    university_room: float
    """Number of free city spaces above which the university is worth something."""
    factory: float
    """Share of the factory's doubloons that is counted."""
    factory_growth: float
    """Share of the game left above which factories are expected to get one more kind or piece of
    goods."""
    harbor_kind: float
    """VP of the harbor per captain phase, for each kind of good that a manned board would
    produce."""
    harbor_good: float
    """VP of the harbor per captain phase, for each good that a manned board would produce."""
    harbor_most: float
    """Maximum VP of the harbor per captain phase."""
    wharf_good: float
    """VP of the wharf per captain phase, for each good that a manned board would produce."""
    wharf_most: float
    """Maximum VP of the wharf per captain phase."""
    guild_hall: float
    """Share of the guild hall's points that is counted."""
    guild_hall_growth: float
    """Number of points that the guild hall is expected to gain per round."""
    residence: float
    """Share of the residence's points that is counted."""
    fortress: float
    """Share of the fortress's points that is counted."""
    fortress_growth: float
    """Number of people that a player is expected to gain per round, for the fortress."""
    customs_house: float
    """Share of the customs house's points that is counted."""
    customs_chips: float
    """VP in chips that a player is assumed to have at the end of a game if chips are hidden."""
    customs_growth: float
    """VP in chips that a player is expected to gain per round, for the customs house."""
    city_hall: float
    """Share of the city hall's points that is counted."""
    city_hall_growth: float
    """Number of beige buildings that a player is expected to build per round, for the city hall."""
    # Buildings of the expansions
    aqueduct: float
    """Share of the aqueduct's additional harvests that is counted."""
    forest_house: float
    """Number of forests that the forest house brings for each free island space."""
    forest_house_most: float
    """Maximum number of free island spaces that count for the forest house."""
    black_market: float
    """Doubloons that the black market is worth per builder phase."""
    storehouse: float
    """VP of the storehouse per captain phase, for each of up to three goods that a manned board
    would produce."""
    guest_house: float
    """VP of the guest house per round."""
    guest_house_room: float
    """Number of free city spaces above which the guest house is worth something."""
    trading_post: float
    """Doubloons that the trading post is worth per sale."""
    church: float
    """VP of the church per builder phase."""
    small_wharf_good: float
    """VP of the small wharf per captain phase, for each good that a manned board would produce."""
    small_wharf_most: float
    """Maximum VP of the small wharf per captain phase."""
    lighthouse: float
    """Doubloons from the lighthouse per captain phase, whatever is produced."""
    lighthouse_kind: float
    """Doubloons from the lighthouse per captain phase, for each kind of good that a manned board
    would produce."""
    lighthouse_most: float
    """Maximum doubloons from the lighthouse per captain phase."""
    specialty_growth: float
    """Doubloons per craftsman phase that the specialty factory is still expected to add."""
    library: float
    """Doubloons that the library is worth per round."""
    union_hall_pair: float
    """VP of the union hall per captain phase, for each pair of equal goods that a manned board
    would produce."""
    union_hall_good: float
    """VP of the union hall per captain phase, for each good that a manned board would produce."""
    union_hall_most: float
    """Maximum VP of the union hall per captain phase."""
    cloister: float
    """Share of the cloister's points that is counted."""
    cloister_room: float
    """Number of free island spaces above which one more set of tiles is expected for the
    cloister."""
    cloister_left: float
    """Share of the game left above which one more set of tiles is expected for the cloister."""
    land_office: float
    """Worth of the land office per trader phase, in VP while the island has room, else in
    doubloons."""
    land_office_room: float
    """Number of free island spaces above which the land office's worth is in VP."""
    chapel: float
    """Doubloons that the chapel is worth per craftsman phase."""
    hunting_lodge: float
    """VP of the hunting lodge per settler phase while the seat's island is the emptiest."""
    hunting_lodge_else: float
    """VP of the hunting lodge per settler phase while the seat's island is not the emptiest."""
    zoning_office: float
    """Doubloons that the zoning office saves per builder phase."""
    royal_supplier: float
    """VP of the royal supplier per captain phase, for each noble with a kind of good to supply."""
    villa: float
    """VP of the person that the villa brings in a mayor phase."""
    jeweler: float
    """Share of the jeweler's doubloons that is counted."""
    royal_garden: float
    """Share of the royal garden's points that is counted."""
    nobles_growth: float
    """Number of nobles that a player is expected to gain per round."""
    # People
    guest_work: float
    """VP of moving a guest to a useful tile now."""
    pay_idle: float
    """VP lost by paying with a person from the windrose."""
    pay_working: float
    """VP lost by paying with a person from a circle."""
    pay_noble: float
    """Additional VP lost by paying with a noble instead of a colonist."""
    noble_chapel: float
    """Preference for a noble over a colonist in the chapel."""
    noble_hunting_lodge: float
    """Preference for a noble over a colonist in the hunting lodge."""
    noble_royal_garden: float
    """Preference for a noble over a colonist in the royal garden."""
    noble_jeweler: float
    """Preference for a noble over a colonist in the jeweler."""
    noble_zoning_rich: float
    """Preference for a noble over a colonist in the zoning office of a rich player."""
    noble_zoning_poor: float
    """Preference for a colonist over a noble in the zoning office of a player who is not rich."""
    noble_land_office: float
    """Preference for a colonist over a noble in the land office."""
    noble_rich: float
    """Number of doubloons above which a player counts as rich."""
    # Wishes of the draft
    draft_steps: float
    """Number of rating steps in the draft per VP; ratings are rounded to whole steps."""


ALL_KINDS = tuple(f"{n}_{which}" for n in SETUPS for which in ("none", "buildings", "nobles"))
"""All kinds of tables."""

KINDS = tuple(kind for kind in ALL_KINDS if not kind.endswith("_buildings"))
"""Kinds of tables with weights of their own, each in `weights_KIND.json`."""


def kind_of(seats: int, options: Options) -> str:
    """Return the kind of a table: number of players, and the expansion that matters most.

    With the nobles, the new buildings make little difference to how one should play.
    """
    which = "nobles" if options.nobles else "buildings" if options.new_buildings else "none"
    return f"{seats}_{which}"


@cache
def tuned() -> Tuned[Weights]:
    """Return the weights of the current bots at all kinds of tables. Raises BadWeights."""
    return Tuned(named(), {kind: named(kind) for kind in KINDS})


@cache
def named(name: str = "") -> Weights:
    """Return the weights with this name; "" means those of the current bots. Raises BadWeights."""
    return weights.named(Weights, GAME, name)
