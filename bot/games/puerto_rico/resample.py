"""Resample the parts hidden from a seat: nothing that it sees distinguishes the two states.

The hidden parts are sorted before they are dealt: their real order does not affect the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.api import Seat
from bot.engine.rng import Rng
from bot.games.puerto_rico.phases.settler import LayTile
from bot.games.puerto_rico.state import Player, State


def resample(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return a copy in which the hidden parts may lie differently, as far as a seat can tell."""
    copy = state.clone()
    copy.seed = rng.below(1 << 63, "seed")
    others = [player for other, player in enumerate(copy.players) if other != seat]
    _deal_tiles(copy, seat, others, rng)
    _deal_chips(others, rng)
    return copy


def _deal_tiles(g: State, seat: Seat | None, others: Sequence[Player], rng: Rng) -> None:
    """Shuffle the face-down tiles, the others' forests and the tiles just drawn (R-2.9)."""
    drawn = [step for step in g.stack if isinstance(step, LayTile) and step.seat != seat]
    tiles = g.face_down + [tile for player in others for tile in player.forests]
    tiles += [step.tile for step in drawn]
    tiles.sort()
    rng.shuffle(tiles, "face down")
    for step in drawn:
        g.stack[g.stack.index(step)] = replace(step, tile=tiles.pop())
    for player in others:
        player.forests = [tiles.pop() for _ in player.forests]
    g.face_down = tiles


def _deal_chips(others: Sequence[Player], rng: Rng) -> None:
    """Deal the others' VP chips again; their sum is known, because the supply is.

    A player with any chips keeps one: the moves offered at the black market show that (R-4.9).
    """
    owners = [player for player in others if player.chips]
    left = sum(player.chips - 1 for player in owners)
    for player in owners[:-1]:
        more = rng.below(left + 1, "chips")
        player.chips = 1 + more
        left -= more
    if owners:
        owners[-1].chips = 1 + left
