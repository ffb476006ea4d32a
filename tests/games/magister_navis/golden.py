"""Golden files of Magister Navis: what is recorded and counted, and which states are kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from bot.engine.api import Decision
from bot.engine.steps import Step
from bot.games.magister_navis.phases.prepare import PaySalary
from bot.games.magister_navis.state import State
from tests.games import perft
from tests.games.golden import Golden, Pick
from tests.games.magister_navis.positions import RULES, Table

WEIGHTS = {"pass": 1, "draw": 60}
"""The weight of a verb when a move is picked; 12 for the others."""


def by_chance(seed: int) -> Pick:
    """Pick at random, but pass seldom and draw often: games in which something happens."""
    random = Random(seed)

    def pick(g: State) -> tuple[Decision[Any], Any]:
        decision = random.choice(g.decisions)
        weights = [WEIGHTS.get(move.verb, 12) for move in decision.moves]
        return decision, random.choices(decision.moves, weights)[0]

    return pick


# Playthroughs -------------------------------------------------------------------------


GAMES: dict[str, dict[str, Any]] = {
    "three_players": {"seats": 3, "seed": 3, "options": {}},
    "five_players": {
        "seats": 5,
        "seed": 5,
        "options": {"empty_activation": "yes", "end_arrangement": "as_laid"},
    },
    "four_players": {"seats": 4, "seed": 4, "options": {"preparation": "by_phase"}},
}

# Perft --------------------------------------------------------------------------------


def actions() -> State:
    """Two players act with buildings and tokens: ship, occupy, attack and draw."""
    t = Table()
    t.track("AF", "0 1 1", tokens="politics").track("EU", "2 0 1 2 0 1 2")
    t.board(0, built="1 shipyard 1 guild_hall", tokens="1 occupy_or_draw", harbor=4)
    t.board(1, built="1 barracks", tokens="1 attack", harbor=4)
    return t.turns().g


def preparation() -> State:
    """One player builds, grows and is paid with more discs out than come back."""
    t = Table()
    t.board(
        0,
        built="1 shipyard 1 market 1 workshop",
        active="2 shipyard 1 market 1 workshop",
        tokens="2 finance 1 industry",
    )
    return t.visit(0).g


def phases() -> State:
    """Three players build, all grow, two choose their salary."""
    t = Table(preparation="by_phase")
    for seat in (0, 2):
        t.board(seat, built="1 market 1 shipyard 1 bank", active="1 market 1 shipyard")
        t.g.players[seat].active["residence"] = 1
    return t.rounds().g


def passing() -> State:
    """One player has more cards than may be kept, two of them governors."""
    t = Table()
    t.track("AF", "0 0 0 1 1 1").track("IN", "0 0 1 1 2 2")
    t.board(0, cards="AF-G IN-G SA-1 NA-1 SL-1", governor="AF-G", harbor=2)
    return t.turn(0).g


POSITIONS: perft.Positions = {
    "start with 3 players": (lambda: RULES.setup(3, {}, 1), 5),
    "start with 4 players": (lambda: RULES.setup(4, {}, 1), 5),
    "start with 5 players": (lambda: RULES.setup(5, {}, 1), 6),
    "actions": (actions, 4),
    "preparation": (preparation, 5),
    "phases": (phases, 8),
    "passing": (passing, 4),
}

# Stored states ------------------------------------------------------------------------


def _asks(g: State, kind: str) -> bool:
    return any(decision.kind == kind for decision in g.decisions)


def _asks_earlier(g: State) -> bool:
    """Return whether a player who passed before is a governor now and has too many cards."""
    cards = _asks(g, "arrange") or _asks(g, "discard")
    return cards and g.decisions[0].seat in g.passed[:-1]


def _is_salary(step: Step) -> bool:
    return isinstance(step, PaySalary)


def _half_paid(g: State) -> bool:
    return bool(getattr(g.stack[-1], "paid", ()))


MOMENTS: dict[str, Callable[[State], bool]] = {
    "early": lambda g: g.round == 2 and _asks(g, "build"),
    "action": lambda g: g.round == 5 and len(g.passed) == 2 and _asks(g, "turn"),
    "salary": lambda g: _asks(g, "salary") and _half_paid(g),
    "second": lambda g: _asks(g, "second"),
    "arrange": lambda g: _asks(g, "arrange"),
    "discard": lambda g: g.round > 3 and _asks(g, "discard"),
    "late_governor": _asks_earlier,
    "abolished": lambda g: g.abolished and any(p.set_aside for p in g.players),
    "late": lambda g: g.round == 7 and _asks(g, "turn"),
    "phases": lambda g: _asks(g, "salary") and sum(_is_salary(step) for step in g.stack) > 1,
}
"""The moments at which a state is worth keeping for ever."""

OPTIONS: dict[str, dict[str, str]] = {"phases": {"preparation": "by_phase"}}
"""Options of a recorded table that differ from the defaults."""


GOLDEN = Golden(
    RULES,
    Path(__file__).parent,
    GAMES,
    POSITIONS,
    MOMENTS,
    by_chance,
    OPTIONS,
)
