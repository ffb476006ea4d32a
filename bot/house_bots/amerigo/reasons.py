"""Sentences for the parts of a score, with numbers from the position as arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bot.games.amerigo.building import tile_brings
from bot.games.amerigo.moves import AnyMove, Build, Buy, Pick, Sail
from bot.games.amerigo.raids import strength
from bot.house_bots.amerigo.table import Table
from bot.house_bots.api import Term

Facts: TypeAlias = dict[str, str | int]


def term_of(move: AnyMove, name: str, value: float, table: Table) -> Term:
    """Return a part of a move's score, with the arguments of its sentence."""
    if name not in _FACTS:
        return Term("", value, {})
    return Term(name, value, _FACTS[name](move, table))


def _none(_: AnyMove, __: Table) -> Facts:
    return {}


def _island(move: Sail, table: Table) -> Facts:
    geo = table.seen.geo
    post = geo.anchors[geo.cell(move.cell)]
    return {"island": geo.islands[geo.island_of[post]].number}


def _safety(_: AnyMove, table: Table) -> Facts:
    return {"count": table.me.cannons, "strength": strength(table.seen, table.seat)}


def _tile(move: Build, table: Table) -> Facts:
    brings = tile_brings(table.seen, table.seen.ground, move.tile, move.cell, move.turn)
    return {"count": brings.points, "island": brings.island.number}


def _goods(move: Buy, table: Table) -> Facts:
    return {"good": move.good, "count": table.me.resources.get(move.good, 0)}


def _token(move: Pick, _: Table) -> Facts:
    return {"token": move.token}


_FACTS: Mapping[str, Callable[[Any, Table], Facts]] = {
    "anchor": _island,
    "nearness": _none,
    "other-ship": _none,
    "gold": _none,
    "discovery": _none,
    "posts": _none,
    "land": _none,
    "safety": _safety,
    "overflow": _none,
    "plan": _none,
    "rest": _none,
    "progress": _none,
    "tokens": _none,
    "token": _token,
    "tile": _tile,
    "resources": _none,
    "completion": _tile,
    "closer": _tile,
    "goods": _goods,
    "order": _none,
    "cubes": _none,
    "taken": _none,
}
"""Functions that return the arguments of a part's sentence, by part. Parts without a sentence serve
only to sort moves."""
