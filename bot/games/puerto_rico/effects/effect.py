"""The difference that a move makes to a board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.games.puerto_rico import bonuses
from bot.games.puerto_rico.bonuses import Estate
from bot.games.puerto_rico.effects.board import estate, made, people, tiles
from bot.games.puerto_rico.pricing import LARGE, Discounts, total_off
from bot.games.puerto_rico.view import PlayerView, View

HIDDEN = "hidden"
"""A plantation that is still face down, among the tiles of an effect."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A player's gains after a move, at once and automatically; losses are negative."""

    doubloons: int = 0
    chips: int = 0
    """VP chips."""
    board: int = 0
    """VP on the board: printed ones, bonuses of occupied large buildings, nobles."""
    goods: Mapping[str, int] = field(default_factory=dict)
    tiles: Mapping[str, int] = field(default_factory=dict)
    """Tiles of the island by kind; `HIDDEN` is a face-down one."""
    colonists: int = 0
    nobles: int = 0
    makes: Mapping[str, int] = field(default_factory=dict)
    """Goods of each craftsman phase, from an endless supply."""
    saves: int = 0
    """The lowest column whose buildings get cheaper, 0 = none."""
    could_make: Mapping[str, int] = field(default_factory=dict)
    """Goods of each craftsman phase once the new tile or building is manned."""
    could_save: int = 0
    """The lowest column whose buildings get cheaper once the new tile is manned, 0 = none."""
    could_score: int = 0
    """VP on the board that the new large building scores once occupied, if nothing else changes."""
    missing: int = 0
    """Doubloons that must be paid in kind at the black market."""
    keeps: Mapping[str, int] = field(default_factory=dict)
    """Goods that are sure to be kept in the storing."""


def difference(view: View, before: PlayerView, after: PlayerView, chips: int = 0) -> Effect:
    """Return a board's gains over an earlier one, with `chips` more VP chips."""
    of_nobles = after.nobles - before.nobles
    return Effect(
        doubloons=after.doubloons - before.doubloons,
        chips=chips,
        board=_points(view, after, chips) - _points(view, before),
        goods=changes(before.goods, after.goods),
        tiles=changes(tiles(before), tiles(after)),
        colonists=people(after) - people(before) - of_nobles,
        nobles=of_nobles,
        makes=changes(made(before), made(after)),
        saves=_saves(view, before, after),
    )


def changes(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """Return the differences between numbers that differ."""
    if before == after:
        return {}
    change = {key: after.get(key, 0) - before.get(key, 0) for key in (*before, *after)}
    return {key: count for key, count in change.items() if count}


def _points(view: View, player: PlayerView, chips: int = 0) -> int:
    """Return the VP on a board; hidden chips count for nothing."""
    return sum(bonuses.board_points(counted(player, chips), view.with_nobles).values())


def counted(player: PlayerView, chips: int = 0) -> Estate:
    """Return the parts that large buildings count of a board, with `chips` more VP chips."""
    return estate(player, 0 if player.chips is None else player.chips + chips)


def _saves(view: View, before: PlayerView, after: PlayerView) -> int:
    boards = (Discounts.of(board, 0, view.options) for board in (before, after))
    old, new = map(total_off, boards)
    cheaper = (c for c in range(1, LARGE + 1) if new[c] > old[c])
    return next(cheaper, 0)
