"""The rules of Magister Navis (2009), for 3 to 5 players, as the host uses them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.api import GameInfo
from bot.engine.codec import Codec
from bot.engine.game import KernelRules
from bot.games.magister_navis.data import BUILDINGS, SEATS
from bot.games.magister_navis.moves import GRAMMAR
from bot.games.magister_navis.options import ADJUSTABLE, OPTIONS, choose
from bot.games.magister_navis.phases.round import new_round
from bot.games.magister_navis.scoring import scores
from bot.games.magister_navis.state import STEPS, State, lay_out
from bot.games.magister_navis.visibility import view

INFO = GameInfo(
    key="magister_navis",
    seats=SEATS,
    options=OPTIONS,
    atoms=frozenset({"salary", "arrange", "discard"}),
    stepped=frozenset({"turn", "second"}),
    turns=frozenset({"turn"}),
    adjustable=ADJUSTABLE,
    renamable=tuple(f"building-{key}" for key in BUILDINGS),
)


def begin(seats: int, options: Mapping[str, str], seed: int) -> State:
    """Set up a table; the start player, seat 0, is asked for a building (section 1)."""
    state = lay_out(seats, choose(options), seed)
    state.stack.append(new_round(state))
    return state


RULES = KernelRules(INFO, begin, view, scores, GRAMMAR, State, Codec(STEPS))
