"""The difference that a move makes to a board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.games.puerto_rico import bonuses, production
from bot.games.puerto_rico.data import FOREST, GOODS
from bot.games.puerto_rico.options import Options
from bot.games.puerto_rico.pricing import LARGE, Discounts, total_off
from bot.games.puerto_rico.state import Player
from bot.games.puerto_rico.view import PlayerView, View

ENDLESS = dict.fromkeys(GOODS, 99)


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


def difference(view: View, me: PlayerView, before: Player, after: Player) -> Effect:
    """Return a board's gains over an earlier one; hidden chips count for no large building."""
    chips, nobles = after.chips - before.chips, after.noble_people - before.noble_people
    if me.chips is None:
        after.chips = before.chips
    return Effect(
        doubloons=after.doubloons - before.doubloons,
        chips=chips,
        board=_points(view, after) - _points(view, before),
        goods=changes(before.goods, after.goods),
        tiles=changes(_tiles(before), _tiles(after)),
        colonists=after.people - before.people - nobles,
        nobles=nobles,
        makes=changes(made(before), made(after)),
        saves=saves(before, after, view.options),
    )


def changes(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """Return the differences between numbers that differ."""
    if before == after:
        return {}
    change = {key: after.get(key, 0) - before.get(key, 0) for key in (*before, *after)}
    return {key: count for key, count in change.items() if count}


def made(player: Player) -> dict[str, int]:
    """Return the goods that a craftsman phase brings a board from an endless supply."""
    return production.harvest(player.manned, player.city, ENDLESS)


def _tiles(player: Player) -> dict[str, int]:
    return {**player.island, FOREST: player.forest_count}


def _points(view: View, player: Player) -> int:
    return sum(bonuses.board_points(player, view.with_nobles).values())


def saves(before: Player, after: Player, options: Options) -> int:
    """Return the lowest column whose buildings get cheaper, 0 = none."""
    old, new = (total_off(Discounts.of(board, 0, options)) for board in (before, after))
    return next((column for column in range(1, LARGE + 1) if new[column] > old[column]), 0)
