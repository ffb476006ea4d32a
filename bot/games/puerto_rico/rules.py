"""The rules of Puerto Rico (2002), both expansions, for 2 to 5 players, as the host uses them.

This includes a quick check for moves that certainly reveal nothing hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from bot.engine.api import GameInfo, Json
from bot.engine.codec import Codec, Upcasts
from bot.engine.game import KernelRules
from bot.games.puerto_rico.data import BUILDINGS, SETUPS
from bot.games.puerto_rico.moves import GRAMMAR, BuyTile, DrawTile, Move, Plant, TakeRole, TurnOver
from bot.games.puerto_rico.options import ADJUSTABLE, OPTIONS, choose
from bot.games.puerto_rico.phases.draft import BuildingDraft
from bot.games.puerto_rico.phases.phase import current_phase
from bot.games.puerto_rico.phases.round import Round
from bot.games.puerto_rico.phases.settler import SettlerTurn
from bot.games.puerto_rico.scoring import scores
from bot.games.puerto_rico.setup import lay_out
from bot.games.puerto_rico.state import STEPS, State
from bot.games.puerto_rico.visibility import view


def shows_nothing(g: State, seat: int, move: Move) -> bool:
    """Return whether a move certainly reveals nothing; False if that is not known.

    That is, it draws no tile, and a question follows before the next row is opened. The row opens
    when a settler phase ends, and no player takes a role without being asked.
    """
    if isinstance(move, TakeRole):
        return move.role != "settler" or (bool(g.row) and not g.players[seat].island_full)
    phase = current_phase(g)
    if phase is None or isinstance(move, BuyTile | DrawTile | Plant | TurnOver):
        return False
    return phase.role != "settler" or _is_asked(g, seat)


def _is_asked(g: State, seat: int) -> bool:
    """Return whether another player's turn is still to come with a tile to take or leave.

    Before that, the seat itself takes at most one tile.
    """
    coming = {step.seat for step in g.stack if isinstance(step, SettlerTurn)} - {seat}
    return len(g.row) > 1 and any(not g.players[one].island_full for one in coming)


REVEALING = (
    *("role settler", "draw", "settle", "forest", "pass"),
    *("colonist", "noble", "points", "guest", "discard", "buy", "plant", "turn"),
)
"""Beginnings of moves that start, continue or end the settler phase, or buy a tile.

These may reveal tiles. Only face-down plantations are hidden; the end of the phase opens the next
row (R-2.3)."""

INFO = GameInfo(
    key="puerto_rico",
    seats=range(min(SETUPS), max(SETUPS) + 1),
    options=OPTIONS,
    atoms=frozenset({"place", "store", "pay", "small_wharf", "supply"}),
    secret=frozenset({"lay"}),
    drafted=frozenset({"place"}),
    revealing=REVEALING,
    adjustable=ADJUSTABLE,
    renamable=tuple(f"building-{key}" for key in BUILDINGS),
)


def begin(seats: int, options: Mapping[str, str], seed: int) -> State:
    """Set up a table; the first governor is asked for a role, or for a building (R-0, R-12.1)."""
    state = lay_out(seats, choose(options), seed)
    state.stack.append(Round())
    if state.options.new_buildings and state.options.draft == "draft":
        state.stack.append(BuildingDraft(state.governor))
    return state


SCHEMA = 3

_PARTS_OF_1 = {
    "Settler": (1, 4, 6),
    "Mayor": (0, 2, 3, 4, 5),
    "Builder": (1, 3),
    "Craftsman": (1, 3),
    "Trader": (1, 3, 4),
    "Captain": (1, 3, 4, 5),
    "Prospector": (1, 3),
}
"""Positions in schema 2 of the parts that each phase had in schema 1; schema 2 added windows for
guests."""


def _from_1(data: Json) -> Json:
    """Renumber the parts of the phases on the stack, since schema 2 adds windows for guests."""
    return {**data, "stack": [_renumbered(step) for step in data["stack"]]}


def _renumbered(step: Json) -> Json:
    name, fields = cast(tuple[str, dict[str, Json]], step)
    if name not in _PARTS_OF_1 or fields["at"] == 0:
        return step
    return [name, {**fields, "at": _PARTS_OF_1[name][fields["at"]]}]


def _from_2(data: Json) -> Json:
    """Continue settler phases at the new row if hunting lodges were being asked.

    In schema 3, the last window comes before the hunting lodges.
    """
    return {**data, "stack": [_after_lodges(step) for step in data["stack"]]}


def _after_lodges(step: Json) -> Json:
    name, fields = cast(tuple[str, dict[str, Json]], step)
    return [name, {**fields, "at": 5}] if name == "Settler" and fields["at"] == 4 else step


UPCASTS: Upcasts = {1: _from_1, 2: _from_2}
"""Upcasts of older stored shapes: one function per schema, from it to the next."""


RULES = KernelRules(
    INFO,
    begin,
    view,
    scores,
    GRAMMAR,
    State,
    Codec(STEPS),
    SCHEMA,
    UPCASTS,
    shows_nothing_by=shows_nothing,
)
