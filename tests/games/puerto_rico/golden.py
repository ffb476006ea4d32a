"""Golden files of Puerto Rico: what is recorded and counted, and which states are kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from bot.engine.api import Decision
from bot.games.puerto_rico.state import State
from tests.games.golden import Golden, Pick
from tests.games.puerto_rico.positions import RULES, Table, expanded

# Playthroughs -------------------------------------------------------------------------


def by_chance(seed: int) -> Pick:
    """Pick at random, but pass seldom: games in which something happens."""
    random = Random(seed)

    def pick(g: State) -> tuple[Decision[Any], Any]:
        decision = random.choice(g.decisions)
        weights = [1 if RULES.notate(move) == "pass" else 5 for move in decision.moves]
        return decision, random.choices(decision.moves, weights)[0]

    return pick


BUILDINGS = {"expansions": "buildings"}
NOBLES = {"expansions": "nobles"}
RANDOM = {"draft": "random"}
GAMES: dict[str, dict[str, Any]] = {
    "two_players": {"seats": 2, "seed": 2, "options": {}},
    "four_players": {
        "seats": 4,
        "seed": 4,
        "options": {"placing": "in_turn", "ask_storage": "always", "hacienda_quarry": "yes"},
    },
    "three_players_expansions": {"seats": 3, "seed": 3, "options": {"expansions": "both"}},
    "two_players_both": {
        "seats": 2,
        "seed": 6,
        "options": {"expansions": "both", "draft": "random"},
    },
    "two_players_buildings": {"seats": 2, "seed": 7, "options": BUILDINGS},
    "three_players_buildings": {"seats": 3, "seed": 8, "options": {**BUILDINGS, **RANDOM}},
    "two_players_nobles": {"seats": 2, "seed": 9, "options": NOBLES},
    "two_players_villa": {
        "seats": 2,
        "seed": 18,
        "options": {
            "expansions": "both",
            "draft": "random",
            "decline_villa": "yes",
            "office_and_trading_post": "exactly_one",
        },
    },
    "three_players_nobles": {"seats": 3, "seed": 10, "options": {**NOBLES, "placing": "in_turn"}},
}
"""Two games at least of the base game and of every expansion."""

# Perft --------------------------------------------------------------------------------


def mayor() -> State:
    """Two players place at the same time: three colonists on two kinds, two on two."""
    t = Table(2)
    t.board(0, island="2 corn 2 indigo", manned="", city="0 small_indigo_plant")
    t.board(1, island="1 corn 2 quarry", manned="1 quarry")
    return t.phase("mayor").g


def captain() -> State:
    """Three players load, two of them with a wharf."""
    t = Table(3)
    t.ships(None, "corn 3", None)
    t.board(0, goods="3 corn 2 sugar", city="1 wharf 1 harbor")
    t.board(1, goods="1 corn 6 indigo", city="1 small_warehouse")
    t.board(2, goods="2 sugar 3 coffee", city="1 wharf")
    return t.phase("captain").g


def builder() -> State:
    """Three players with money, quarries and a university."""
    t = Table(3)
    t.board(0, doubloons=9, island="2 quarry", city="1 university")
    t.board(1, doubloons=4)
    t.board(2, doubloons=3, island="1 quarry")
    return t.phase("builder").g


def settler() -> State:
    """Three players settle with hacienda, construction hut and hospice."""
    t = Table(3)
    t.board(0, city="1 hacienda 1 hospice")
    t.board(1, city="1 hacienda 1 construction_hut")
    return t.phase("settler").g


def mayor_of_nobles() -> State:
    """Two players share a ship with a noble; one has a library, the other a villa."""
    t = expanded(2)
    t.board(0, city="1 library 0 chapel")
    t.board(1, city="1 villa", island="1 corn", manned="")
    return t.phase("mayor").g


def villa() -> State:
    """Two villas may be declined; the last noble is there for one of them."""
    t = expanded(3, decline_villa="yes")
    t.g.nobles, t.g.colonist_ship, t.g.noble_ship = 1, 3, 0
    for seat in (1, 2):
        t.board(seat, city="1 villa", island="1 corn", manned="")
    return t.phase("mayor").g


def small_wharf() -> State:
    """Two players load; guests, union hall, royal supplier and small wharf come in between."""
    t = expanded(2)
    t.ships(None, "corn 2")
    t.board(0, city="1 small_wharf 1 union_hall", goods="2 corn 2 sugar")
    t.board(
        1,
        city="1 royal_supplier 1 guest_house 0 lighthouse",
        goods="1 corn 1 coffee 1 indigo",
        nobles="1 royal_supplier 1 guest_house",
    )
    return t.phase("captain").g


def black_market() -> State:
    """Two players build with a black market, a church and a zoning office, forests, a guest."""
    t = expanded(2)
    t.board(0, city="1 black_market 1 church", doubloons=3, goods="1 corn", chips=1, windrose=1)
    t.board(1, city="1 zoning_office 1 guest_house", island="1 quarry", manned="", doubloons=2)
    t.g.players[1].forests = ["corn", "corn"]
    return t.phase("builder").g


def forests() -> State:
    """Two players settle with forest house, hacienda, library, hospice and hunting lodge."""
    t = expanded(2)
    t.board(0, city="1 forest_house 1 hacienda 1 library")
    t.board(1, city="1 hunting_lodge 1 hospice", island="1 sugar")
    return t.phase("settler").g


def land_office() -> State:
    """Two players trade with a trading post, land offices and a guest."""
    t = expanded(2)
    t.board(0, city="1 trading_post 1 land_office", goods="1 corn 1 coffee", doubloons=1)
    t.board(1, city="1 land_office 1 guest_house", island="2 corn", nobles="1 land_office")
    t.g.players[1].goods["sugar"] = 1
    return t.phase("trader").g


POSITIONS: dict[str, tuple[Callable[[], State], int]] = {
    "start with 2 players": (lambda: RULES.setup(2, {}, 1), 5),
    "start with 3 players": (lambda: RULES.setup(3, {}, 1), 5),
    "start with 4 players": (lambda: RULES.setup(4, {}, 1), 4),
    "start with 5 players": (lambda: RULES.setup(5, {}, 1), 4),
    "start with New Buildings": (lambda: RULES.setup(3, {**BUILDINGS, "draft": "fixed"}, 1), 4),
    "start with Nobles": (lambda: RULES.setup(3, NOBLES, 1), 4),
    "draft of New Buildings": (lambda: RULES.setup(4, BUILDINGS, 1), 2),
    "mayor": (mayor, 7),
    "captain": (captain, 20),
    "builder": (builder, 4),
    "settler": (settler, 6),
    "draft": (lambda: RULES.setup(3, {"expansions": "both"}, 1), 2),
    "mayor of nobles": (mayor_of_nobles, 12),
    "small wharf": (small_wharf, 9),
    "black market": (black_market, 5),
    "forests": (forests, 5),
    "land office": (land_office, 8),
    "villa": (villa, 4),
}


# Stored states ------------------------------------------------------------------------

Moment = Callable[[State], bool]

BASE_MOMENTS: dict[str, Moment] = {
    "early": lambda g: g.round == 2,
    "middle": lambda g: g.round == 7 and len(g.taken) == 2,
    "placing": lambda g: g.round > 3 and _asks(g, "place", 2) and _begun(g),
    "loading": lambda g: g.round > 6 and _asks(g, "load", 1) and any(s.load for s in g.ships),
    "storing": lambda g: _asks(g, "store", 2),
    "late": lambda g: g.ending is not None,
}
EXPANDED_MOMENTS: dict[str, Moment] = {
    "draft": lambda g: _asks(g, "draft", 1) and len(g.stock) == 20,
    "ship": lambda g: g.round > 2 and _asks(g, "ship", 1) and g.noble_ship == 1,
    "nobles": lambda g: _asks(g, "place", 2) and _begun(g) and _nobles(g) > 3,
    "guests": lambda g: _asks(g, "guests", 1) and _nobles(g) > 1,
    "guests_in_between": lambda g: _asks(g, "load", 1) and _offers(g, "guest"),
    "lay": lambda g: _asks(g, "lay", 1),
    "discard": lambda g: _asks(g, "discard", 1),
    "pay": lambda g: _asks(g, "pay", 1),
    "deal": lambda g: _asks(g, "sell", 1) and (_offers(g, "buy") or _offers(g, "discard")),
    "small_wharf": lambda g: _asks(g, "small_wharf", 1),
    "supply": lambda g: _asks(g, "supply", 1),
    "forests": lambda g: g.ending is not None and any(p.forests for p in g.players),
    "villa": lambda g: _asks(g, "villa", 1),
}
MOMENTS = {**BASE_MOMENTS, **EXPANDED_MOMENTS}
"""The moments at which a state is worth keeping for ever."""

BOTH = {"expansions": "both"}
OPTIONS: dict[str, dict[str, str]] = dict.fromkeys(EXPANDED_MOMENTS, BOTH) | {
    "villa": {**BOTH, "decline_villa": "yes", "office_and_trading_post": "exactly_one"}
}
"""Options of a recorded table that differ from the defaults."""


def _asks(g: State, kind: str, seats: int) -> bool:
    return len(g.decisions) >= seats and g.decisions[0].kind == kind


def _begun(g: State) -> bool:
    return any(player.manned for player in g.players)


def _offers(g: State, verb: str) -> bool:
    return any(move.verb == verb for decision in g.decisions for move in decision.moves)


def _nobles(g: State) -> int:
    return sum(sum(player.nobles.values()) for player in g.players)


GOLDEN = Golden(
    RULES,
    Path(__file__).parent,
    GAMES,
    POSITIONS,
    MOMENTS,
    by_chance,
    OPTIONS,
    ties=True,
)
