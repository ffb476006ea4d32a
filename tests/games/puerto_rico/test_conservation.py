"""Audit of every move of random games: nothing appears or vanishes."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.engine.api import Event
from bot.games.puerto_rico.data import BUILDINGS, GOODS, SETUPS, TILES
from bot.games.puerto_rico.phases.settler import LayTile
from bot.games.puerto_rico.state import Player, State
from tests.catalogue import GAMES

RULES = GAMES["puerto_rico"]
DRAFTS = ("draft", "random", "fixed")
EXPANSIONS = ("buildings", "nobles", "both")
"""Kinds of draft take turns over them and the numbers of players."""
IN_HAND = {"pay", "small_wharf", "lay"}
"""Questions before whose answer something has left its place and is not told yet."""


def tiles(g: State) -> Counter[str]:
    """Count all plantations and quarries, wherever they lie, under forests too."""
    found = Counter(g.row) + Counter(g.face_down) + Counter(g.discards)
    found["quarry"] = g.quarries
    for player in g.players:
        found.update(player.island)
        found.update(player.forests)
    found.update(step.tile for step in g.stack if isinstance(step, LayTile))
    return found


def goods(g: State) -> Counter[str]:
    """Count all goods: supply, players, ships, trading house."""
    found = Counter(g.goods) + Counter(g.trading_house)
    for player in g.players:
        found.update(player.goods)
    for ship in g.ships:
        if ship.good is not None:
            found[ship.good] += ship.load
    return found


def nobles_of(player: Player) -> int:
    return sum(player.nobles.values())


def colonists(g: State) -> int:
    """Count all colonists, without the nobles."""
    return g.colonists + g.colonist_ship + sum(p.people - nobles_of(p) for p in g.players)


def nobles(g: State) -> int:
    """Count all nobles."""
    return g.nobles + g.noble_ship + sum(map(nobles_of, g.players))


def buildings(g: State) -> Counter[str]:
    """Count all buildings."""
    return Counter(g.stock) + Counter(key for player in g.players for key in player.city)


def check_totals(g: State) -> None:
    """Compare everything on the table with what was in the box."""
    setup = SETUPS[g.seats]
    assert tiles(g) == {kind: count - setup.tiles_removed for kind, count in TILES.items()}
    assert goods(g) == setup.goods
    everybody = 100 if g.options.nobles else setup.colonists + setup.colonist_ship
    everybody += g.options.more_colonists
    assert (colonists(g), nobles(g)) == (everybody, 20 if g.options.nobles else 0)
    check_buildings(g)
    pool = g.options.vp_chips_5p if g.seats == 5 else setup.chips
    pool += g.options.more_chips
    assert g.chips + sum(player.chips for player in g.players) == pool
    assert g.chips > 0 or g.ending is not None


def check_buildings(g: State) -> None:
    """Look whether all copies are there of all kinds in play, and how many are in the box."""
    in_play = {key: one for key, one in BUILDINGS.items() if key in g.stock}
    expected = {key: g.setup.copies[one.kind] for key, one in in_play.items()}
    if "jeweler" in in_play:
        expected["jeweler"] = g.options.copies_2p["jeweler"] if g.seats == 2 else 2
    assert buildings(g) == expected
    if not g.decisions or g.decisions[0].kind != "draft":
        of = Counter(building.set for building in in_play.values())
        assert of["base"] + of["buildings"] == 23
        assert g.options.new_buildings or of["base"] == 23
        barred = ("villa", "jeweler") in g.options.pairs
        assert of["nobles"] == (8 - barred if g.options.nobles else 0)


def check_board(player: Player) -> None:
    """Look for what no board can hold."""
    assert sum(player.island.values()) + len(player.forests) <= 12
    assert player.city_spaces_left >= 0
    assert min(player.doubloons, player.windrose, player.chips) >= 0
    assert set(player.goods) == set(GOODS)
    assert min(player.goods.values()) >= 0
    assert all(0 <= people <= BUILDINGS[key].circles for key, people in player.city.items())
    assert all(count > 0 for count in player.island.values())
    assert all(0 < people <= player.island[kind] for kind, people in player.manned.items())
    assert all(noble > 0 for noble in player.nobles.values())
    assert all(player.colonists_at(circle) >= 0 for circle in player.nobles)
    assert set(player.nobles) <= {*player.manned, *player.city, "windrose"}


def check_supply(g: State) -> None:
    """Look for what no supply, ship or house can hold."""
    assert min(g.colonists, g.colonist_ship, g.quarries, g.nobles, g.noble_ship) >= 0
    assert min(*g.goods.values(), *g.stock.values(), *g.roles.values()) >= 0
    assert len(g.row) <= g.setup.row
    assert len(g.trading_house) <= 4
    aboard = [ship.good for ship in g.ships if ship.good is not None]
    assert len(aboard) == len(set(aboard))
    for ship in g.ships:
        assert 0 <= ship.load <= ship.capacity
        assert (ship.good is None) == (ship.load == 0)
    assert g.over == (not g.decisions)


# What the events say ------------------------------------------------------------------


def booked(events: list[Event]) -> Counter[tuple[str, int]]:
    """Add up what the events say that every player gained or paid."""
    books: Counter[tuple[str, int]] = Counter()
    for kind, data, *_ in events:
        what = dict(data)
        seat = int(what.get("seat", -1))
        for thing, number in ENTRIES.get(kind, lambda data: {})(what).items():
            books[thing, seat] += number
    # A tile of the land office that was looked at is paid for then, and told when it is laid.
    for kind, data, *_ in events:
        if kind == "looked" and data["source"] == "land_office":
            bought = any(k == "bought" and d["seat"] == data["seat"] for k, d, *_ in events)
            books["doubloons", int(data["seat"])] -= not bought
    return books


def _goods(data: dict[str, str | int]) -> int:
    return sum(int(data.get(good, 0)) for good in GOODS)


def _paid(data: dict[str, str | int]) -> dict[str, int]:
    """Book a thing that stands for a doubloon at the black market."""
    thing = {"colonist": "people", "noble": "people", "point": "chips"}.get(
        str(data["what"]), "goods"
    )
    return {"doubloons": 1, thing: -1} | ({"nobles": -1} if data["what"] == "noble" else {})


def _shipped(data: dict[str, str | int]) -> dict[str, int]:
    return {"chips": int(data["points"]), "goods": -int(data["amount"])}


def _discarded(data: dict[str, str | int]) -> dict[str, int]:
    return {"tiles": -1, "doubloons": int(data["source"] == "land_office")}


ENTRIES = {
    "role": lambda data: {"doubloons": data["doubloons"]},
    "income": lambda data: {"doubloons": data["doubloons"]},
    "sold": lambda data: {"doubloons": data["doubloons"], "goods": -1},
    "post": lambda data: {"doubloons": data["doubloons"], "goods": -1},
    "built": lambda data: {"doubloons": -data["price"]},
    "paid": _paid,
    "loaded": _shipped,
    "wharfed": _shipped,
    "small_wharfed": lambda data: {"chips": data["points"], "goods": -_goods(data)},
    "supplied": lambda data: {"chips": 1, "goods": -1},
    "points": lambda data: {"chips": data["points"]},
    "colonist": lambda data: {"people": 1},
    "noble": lambda data: {"people": 1, "nobles": 1},
    "ship_shared": lambda data: {"people": data["colonists"]},
    "drawn": lambda data: {"tiles": 1},
    "settled": lambda data: {"tiles": 1},
    "forest": lambda data: {"tiles": 1},
    "bought": lambda data: {"tiles": 1, "doubloons": -1},
    "discarded": _discarded,
    "produced": lambda data: {"goods": _goods(data)},
    "extra": lambda data: {"goods": 1},
    "stored": lambda data: {"goods": -data["lost"]},
}
"""The gains and payments of its seat that an event reports."""


def holdings(g: State) -> Counter[tuple[str, int]]:
    """Count what every player has."""
    found: Counter[tuple[str, int]] = Counter()
    for seat, player in enumerate(g.players):
        found["doubloons", seat] = player.doubloons
        found["chips", seat] = player.chips
        found["people", seat] = player.people
        found["nobles", seat] = nobles_of(player)
        found["tiles", seat] = player.island_filled
        found["goods", seat] = sum(player.goods.values())
    return found


@pytest.mark.parametrize("placing", ["together", "in_turn"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_is_accounted_for(seats: int, placing: str):
    """After every move: all tokens are there, no board or supply is impossible, and every
    doubloon, VP, colonist, tile and good that a player gained or lost was told in an event
    with its amount; doubloons on role cards come one a card and round, and leave by events."""
    audit(seats, {"placing": placing}, 0)


@pytest.mark.parametrize("expansions", EXPANSIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_is_accounted_for_in_the_expansions(seats: int, expansions: str):
    """The same with forests, nobles, things paid at the black market and the buildings that a
    draft left in the box."""
    draft = DRAFTS[(EXPANSIONS.index(expansions) + seats) % 3]
    audit(seats, {"expansions": expansions, "draft": draft}, 1)


def audit(seats: int, options: dict[str, str], seed: int) -> None:
    """Play a random game and check it after every move, placements in a row together."""
    random = Random(seed)
    g = RULES.setup(seats, options, seed)
    told: list[Event] = []
    before = holdings(g)
    while g.decisions:
        cards, number = g.roles.copy(), g.round
        decision = random.choice(g.decisions)
        events = RULES.apply(g, decision.seat, random.choice(decision.moves))
        told += events
        check_cards(g, cards, events, g.round - number)
        if {one.kind for one in (decision, *g.decisions)} == {"place"}:
            # Most moves of random games; what they lose is missed when all is placed.
            continue
        check_totals(g)
        check_supply(g)
        for player in g.players:
            check_board(player)
        if not IN_HAND & {decision.kind for decision in g.decisions}:
            change = holdings(g)
            change.subtract(before)
            assert +change == +booked(told), f"seed {seed}: {told}"
            assert -change == -booked(told), f"seed {seed}: {told}"
            told, before = [], holdings(g)


def test_random_games_do_all_that_is_booked():
    """No entry holds only because its event never happens."""
    seen: Counter[str] = Counter()
    for seed in range(12):
        random = Random(seed)
        g = RULES.setup(4, ({}, {"expansions": "both", "draft": "fixed"})[seed % 2], seed)
        while g.decisions:
            decision = random.choice(g.decisions)
            events = RULES.apply(g, decision.seat, random.choice(decision.moves))
            seen.update(event.kind for event in events)
    assert set(ENTRIES) <= set(seen)
    assert {"guest", "looked"} <= set(seen)


def check_cards(g: State, before: dict[str, int], events: list[Event], rounds: int) -> None:
    """Check the doubloons on the role cards: who took them, what a new round added."""
    taken = sum(int(event.data["doubloons"]) for event in events if event.kind == "role")
    added = (len(g.roles) - g.seats * g.setup.picks) * rounds
    assert sum(g.roles.values()) == sum(before.values()) - taken + added


@pytest.mark.parametrize("expansions", ["none", "buildings"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_for_every_reason(seats: int, expansions: str):
    """R-9.1: random games run out of colonists, and of chips where there are few."""
    reasons = set()
    for seed in range(40 if expansions == "none" else 20):
        random = Random(seed)
        g = RULES.setup(seats, {"expansions": expansions, "draft": "random"}, seed)
        g.chips = random.choice([10, 200])
        while g.decisions:
            decision = random.choice(g.decisions)
            RULES.apply(g, decision.seat, random.choice(decision.moves))
        reasons.add(g.ending)
        if reasons >= {"chips", "colonists"}:
            return
    raise AssertionError(reasons)


@pytest.mark.parametrize("expansions", ["nobles", "both"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_with_nobles_end_for_chips_or_cities(seats: int, expansions: str):
    """R-3.10: no kind of people ends them."""
    reasons = set()
    for seed in range(8):
        random = Random(seed)
        g = RULES.setup(seats, {"expansions": expansions, "draft": "random"}, seed)
        g.chips = random.choice([10, 200])
        while g.decisions:
            decision = random.choice(g.decisions)
            RULES.apply(g, decision.seat, random.choice(decision.moves))
        reasons.add(g.ending)
    assert "chips" in reasons
    assert reasons <= {"chips", "city"}
