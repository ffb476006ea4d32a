"""Upcasts of older stored data: one function for each schema, to the next one."""

from __future__ import annotations

from typing import cast

from bot.engine.api import Json
from bot.engine.codec import Upcasts

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
