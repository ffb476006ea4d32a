"""The rules of Amerigo (2013), for 2 to 4 players, as the host uses them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.api import GameInfo
from bot.engine.codec import Codec
from bot.engine.game import KernelRules
from bot.games.amerigo.data import SEATS, in_use
from bot.games.amerigo.moves import GRAMMAR
from bot.games.amerigo.options import ADJUSTABLE, OPTIONS, choose
from bot.games.amerigo.phases.round import Round, ends_final
from bot.games.amerigo.scoring import scores
from bot.games.amerigo.setup import lay_out
from bot.games.amerigo.state import STEPS, State
from bot.games.amerigo.visibility import view

REVEALING = tuple(GRAMMAR.verbs)
"""Verbs of the moves that may reveal something: all, since any move may be the last of a phase, and
the next throw follows immediately (R2.2)."""

INFO = GameInfo(
    key="amerigo",
    seats=SEATS,
    options=OPTIONS,
    stepped=frozenset({"turn", "sail", "plan", "build", "goods"}),
    revealing=REVEALING,
    drafted=frozenset({"turn", "sail", "plan", "build", "goods"}),
    draft_first=("build",),
    adjustable=ADJUSTABLE,
)


def begin(seats: int, options: Mapping[str, str], seed: int) -> State:
    """Set up a table with the data in use (Q40); the first cubes are thrown."""
    state = lay_out(in_use(), seats, choose(options), seed)
    state.stack.append(Round())
    return state


RULES = KernelRules(INFO, begin, view, scores, GRAMMAR, State, Codec(STEPS), ends_final=ends_final)
