"""Moves that surely reveal nothing hidden, recognised without carrying them out."""

from __future__ import annotations

from bot.games.puerto_rico.moves import BuyTile, DrawTile, Move, Plant, TakeRole, TurnOver
from bot.games.puerto_rico.phases.phase import current_phase
from bot.games.puerto_rico.phases.settler import SettlerTurn
from bot.games.puerto_rico.state import State


def shows_nothing(g: State, seat: int, move: Move) -> bool:
    """Return whether a move draws no tile, and a question comes before the next row is opened.

    The row opens when a settler phase ends, and no role is picked unasked. False = not known.
    """
    if isinstance(move, TakeRole):
        return move.role != "settler" or (bool(g.row) and not g.players[seat].island_full)
    phase = current_phase(g)
    if phase is None or isinstance(move, BuyTile | DrawTile | Plant | TurnOver):
        return False
    return phase.role != "settler" or _is_asked(g, seat)


def _is_asked(g: State, seat: int) -> bool:
    """Return whether another player's turn comes, with a tile to take or leave.

    The seat itself takes one tile at most before that.
    """
    coming = {step.seat for step in g.stack if isinstance(step, SettlerTurn)} - {seat}
    return len(g.row) > 1 and any(not g.players[one].island_full for one in coming)
