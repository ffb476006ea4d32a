"""Golden files of Amerigo: what is recorded and counted, and which states are kept."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from bot.engine.api import Decision
from bot.games.amerigo.state import State
from tests.games import perft
from tests.games.amerigo.positions import RULES, Table
from tests.games.golden import Golden, Pick

WEIGHTS = {"done": 1, "gold": 2, "sail": 6, "build": 60, "post": 200, "take": 30}
"""The weight of all moves of a verb together when one is picked; 12 for the others."""


def by_chance(seed: int) -> Pick:
    """Pick a verb at random, seldom to do nothing: games in which something happens."""
    random = Random(seed)

    def pick(g: State) -> tuple[Decision[Any], Any]:
        decision = random.choice(g.decisions)
        verbs = list(dict.fromkeys(move.verb for move in decision.moves))
        (verb,) = random.choices(verbs, [WEIGHTS.get(verb, 12) for verb in verbs])
        return decision, random.choice([move for move in decision.moves if move.verb == verb])

    return pick


def by_builders(seed: int) -> Pick:
    """Plan and build kinds of tiles that nobody has yet, wherever that is possible."""
    by_chance_ = by_chance(seed)

    def pick(g: State) -> tuple[Decision[Any], Any]:
        (decision,) = g.decisions
        had = {lies.tile for lies in g.tiles}
        for verb in ("build", "take", "post"):
            for move in decision.moves:
                if move.verb == verb and getattr(move, "tile", "") not in had:
                    return decision, move
            had |= {tile for player in g.players for tile in player.hand}
        return by_chance_(g)

    return pick


# Playthroughs -------------------------------------------------------------------------


def legal(rules: Any, decision: Decision[Any]) -> str:
    """Write the legal moves: those of ships and tiles, which are many, by number and digest."""
    texts = [rules.notate(move) for move in decision.moves]
    many = [text for text in texts if text.startswith(("sail", "build"))]
    few = [text for text in texts if text not in many]
    found = hashlib.sha256(" ".join(many).encode()).hexdigest()[:8]
    return " | ".join([*few, *([f"{len(many)} to sail and build, {found}"] if many else [])])


GAMES: dict[str, dict[str, Any]] = {
    "two_players": {"seats": 2, "seed": 2, "options": {}},
    "four_players": {
        "seats": 4,
        "seed": 4,
        "options": {option.key: option.choices[-1] for option in RULES.info.options},
    },
}

# Perft --------------------------------------------------------------------------------


def sailing() -> State:
    """One player sails both ships, with gold, a chest and the token for 8 AP."""
    t = Table().sheet(0, gold=1, chests=1, tokens="sail8 post_gold", ships="F6 Z1")
    return t.posts(C2=1).field(blue=2, white=1).turn(0).g


def building() -> State:
    """One player builds tiles of every kind, or plans more with the token for it."""
    t = Table().posts(C2=0, C8=1, H8=0).sheet(0, gold=1, tokens="swap_red_green", hand="1 n2 1 v1")
    return t.tiles("v3L D9 0 1").field(green=3).turn(0).g


def progress() -> State:
    """All players act without the map; tokens are picked and turned into gold."""
    t = Table().sheet(0, progress=7, gold=1, tokens="to_front").sheet(1, progress=3, cannons=11)
    t.g.left, t.g.right = ("gold3", "end_7"), ("gold5",)
    t.g.goods = ("cotton 2", "cotton 3", "sugar 2", "sugar 2")
    return t.disc(0, 4).field(brown=2, black=1, yellow=3, white=1).turns().g


def overshooting() -> State:
    """Two players with gold before the ends of their tracks, one of them with a token for it."""
    t = Table(overshoot="yes").sheet(0, gold=2, cannons=11, progress=19)
    t.sheet(1, gold=1, cannons=12, progress=15)
    t.g.left, t.g.right = ("gold3", "end_7"), ("post_gold",)
    t.field(black=1, brown=1, white=1).disc(0, 18).disc(1, 17).turns()
    t.g.supply = dict.fromkeys(t.g.supply, 0)
    return t.g


POSITIONS: perft.Positions = {
    "start with 2 players": (lambda: RULES.setup(2, {}, 1), 1),
    "start with 3 players": (lambda: RULES.setup(3, {}, 1), 1),
    "start with 4 players": (lambda: RULES.setup(4, {}, 1), 1),
    "sailing": (sailing, 2),
    "building": (building, 3),
    "progress": (progress, 4),
    "overshooting": (overshooting, 4),
}

# Stored states ------------------------------------------------------------------------


def _asks(g: State, kind: str) -> bool:
    return any(decision.kind == kind for decision in g.decisions)


def _every_tile(g: State) -> bool:
    """Every kind of tile lies on the map."""
    return {lies.tile for lies in g.tiles} == {tile.key for tile in _kinds(g)}


def _kinds(g: State) -> Iterator[Any]:
    yield from g.numbers.villages
    yield from g.numbers.neutral


MOMENTS: dict[str, Callable[[State], bool]] = {
    "early": lambda g: g.round == 1 and g.phase == "black",
    "first_ship": lambda g: _asks(g, "sail") and len(g.stack[-1].moved) == 1,  # type: ignore[attr-defined]
    "stopped": lambda g: _asks(g, "sail") and g.stack[-1].ship > 0,  # type: ignore[attr-defined]
    "planning": lambda g: _asks(g, "plan") and g.stack[-1].neutral > 0,  # type: ignore[attr-defined]
    "building": lambda g: g.round > 2 and _asks(g, "build"),
    "buying": lambda g: g.round > 1 and _asks(g, "goods"),
    "picking": lambda g: _asks(g, "pick"),
    "going_on": lambda g: _asks(g, "progress"),
    "chest": lambda g: any(player.chests for player in g.players),
    "every_tile": _every_tile,
    "late": lambda g: g.round == 5 and g.phase == "white",
}
"""The moments at which a state is worth keeping for ever."""


GOLDEN = Golden(
    RULES,
    Path(__file__).parent,
    GAMES,
    POSITIONS,
    MOMENTS,
    by_chance,
    picks={"every_tile": by_builders},
    legal=legal,
    start=lambda g: [f"  map {row}" for row in g.rows],
)
