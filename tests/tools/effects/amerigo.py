"""The claims of Amerigo against what happens."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from bot.games.amerigo.data import GOODS
from bot.games.amerigo.effects import Effect, effect_of
from bot.games.amerigo.moves import AnyMove, Build
from bot.games.amerigo.phases.progress import Picking
from render.api import Label
from tests.catalogue import GAMES
from tests.games.amerigo.golden import by_chance
from tests.tools.effects.reading import amounts, labels, signed

GAME = "amerigo"
RULES = GAMES[GAME]
OPTIONS: tuple[Mapping[str, str], ...] = (
    {},
    {option.key: option.choices[-1] for option in RULES.info.options},
)
NAMES = {
    "cotton": "(?:cotton|Baumwolle)",
    "tobacco": "(?:tobacco|Tabak)",
    "sugar": "(?:sugar|Zucker)",
    "coconut": "(?:coconuts?|Kokosn[uü]sse?|Kokosnuss)",
    "coffee": "(?:coffee|Kaffee)",
    "chests": "(?:treasure chest|Schatztruhe)",
    "picks": "(?:progress tokens?|Fortschrittsmarker)",
}
AT_THE_END = re.compile(r"[^,]*(at the end|am Ende)[^,]*")
LATER = (*GOODS, "progress", "order")
"""Lines of the score: labels tell what they win at the end, but for what a tile covers."""


def positions(_: str, seats: int, options: Mapping[str, str], seed: int) -> Iterator[Any]:
    """Yield every position of a game by chance in which more happens than that ships sail."""
    state, pick = RULES.setup(seats, options, seed), by_chance(seed)
    while state.decisions:
        yield state
        decision, move = pick(state)
        RULES.apply(state, decision.seat, move)


def check(state: Any, seat: int, move: AnyMove) -> Effect:
    """Compare what a move is said to bring with what it brings at once."""
    after = state.clone()
    steps = after.stack.pop().choose(after, move)
    view, public = RULES.view(state, seat), RULES.view(state, None)
    real = _happened(state, after, seat, steps)
    for _, label in labels(GAME, move, view, public):
        _check_label(label, real, 0 if isinstance(move, Build) else real["later"])
    return effect_of(view, seat, move)


def _happened(state: Any, after: Any, seat: int, steps: Any) -> dict[str, int]:
    """Return what a seat has more after a move, and the tokens that must be taken next."""
    old, new = state.players[seat], after.players[seat]
    ends = [RULES.view(one, None).players[seat].score for one in (state, after)]
    picking = [step for step in steps if isinstance(step, Picking)] if new != old else []
    tokens = len(after.left) + len(after.right)
    found = {good: new.resources.get(good, 0) - old.resources.get(good, 0) for good in GOODS}
    return found | {
        "points": new.points - old.points,
        "gold": new.gold - old.gold,
        "chests": max(0, new.chests - old.chests),
        "picks": min(picking[0].picks, tokens) if picking and new.progress > old.progress else 0,
        "later": sum(ends[1][key] - ends[0][key] for key in LATER),
    }


def _check_label(label: Label, real: Mapping[str, int], later: int) -> None:
    ends, now = AT_THE_END.search(label.effect), AT_THE_END.sub("", label.effect)
    assert (signed(ends[0], "VP|SP") if ends else 0) == later, label
    assert (signed(now, "VP|SP") or 0) == real["points"], label
    assert (signed(now, "gold|Gold") or 0) == real["gold"], label
    told = amounts(now, NAMES)
    assert told == {key: real[key] for key in NAMES if real[key]}, (label, real)
