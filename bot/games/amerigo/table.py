"""Protocols for a table, which states and views both implement.

The rules' helper functions, texts, pictures and house bots use them.
"""
# ruff: noqa: D102  # `state` and `view` document these members.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from bot.games.amerigo.data import Numbers
from bot.games.amerigo.map.geography import Geography
from bot.games.amerigo.options import Options


class Lies(Protocol):
    """A tile on the map; `owner` is None for a neutral tile."""

    @property
    def tile(self) -> str: ...

    @property
    def cell(self) -> str: ...

    @property
    def turn(self) -> int: ...

    @property
    def owner(self) -> int | None: ...


class Sheet(Protocol):
    """A player's sheet and supply."""

    @property
    def posts(self) -> int: ...

    @property
    def villages(self) -> Mapping[str, int]: ...

    @property
    def gold(self) -> int: ...

    @property
    def points(self) -> int: ...

    @property
    def cannons(self) -> int: ...

    @property
    def progress(self) -> int: ...

    @property
    def ships(self) -> tuple[str, ...]: ...

    @property
    def hand(self) -> Mapping[str, int]: ...

    @property
    def resources(self) -> Mapping[str, int]: ...

    @property
    def goods(self) -> Mapping[str, int]: ...

    @property
    def tokens(self) -> tuple[str, ...]: ...

    @property
    def used(self) -> tuple[str, ...]: ...

    @property
    def chests(self) -> int: ...


class Table(Protocol):
    """All public information about a table."""

    @property
    def options(self) -> Options: ...

    @property
    def numbers(self) -> Numbers: ...

    @property
    def players(self) -> Sequence[Sheet]: ...

    @property
    def geo(self) -> Geography: ...

    @property
    def posts(self) -> Mapping[str, int]: ...

    @property
    def tiles(self) -> Sequence[Lies]: ...

    @property
    def neutral(self) -> Mapping[str, int]: ...

    @property
    def order(self) -> tuple[tuple[int, ...], ...]: ...

    @property
    def action_field(self) -> Mapping[str, int]: ...

    @property
    def action_points(self) -> int: ...

    @property
    def goods(self) -> tuple[str, ...]: ...

    @property
    def left(self) -> tuple[str, ...]: ...

    @property
    def right(self) -> tuple[str, ...]: ...

    @property
    def pirates(self) -> tuple[int, ...]: ...

    @property
    def time(self) -> int: ...
