"""Sentences for the parts of a score, with numbers from the position as arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from bot.games.puerto_rico.data import BUILDINGS, QUARRY
from bot.games.puerto_rico.effects.roles import Prospect, prospect_of
from bot.games.puerto_rico.moves import (
    Build,
    Keep,
    Load,
    Produce,
    Sell,
    Settle,
    Store,
    TakeColonist,
    TakeRole,
    Wharf,
)
from bot.games.puerto_rico.view import View
from bot.house_bots.puerto_rico.placing import Job
from bot.house_bots.puerto_rico.roles import best_building, best_tile
from bot.house_bots.puerto_rico.table import Table

Facts: TypeAlias = dict[str, str | int]
Told: TypeAlias = tuple[str, float, Facts]
"""The contents of a term: the name of its sentence, its value, and the sentence's arguments."""


def _coins(move: TakeRole, value: float, table: Table) -> Told:
    coins = next(role.doubloons for role in table.view.roles if role.key == move.role)
    return ("coins" if coins else ""), value, {"count": coins}


def _own(move: TakeRole, value: float, table: Table) -> Told:
    kind = move.role.partition("_")[0]
    assert isinstance(table.view, View), "reasons are told to people, who have views"
    facts = _OWN[kind](table, prospect_of(table.view, table.seat, move.role)) if value else {}
    return (f"own-{kind}" if facts else ""), value, facts


def _settler(table: Table, _: Prospect) -> Facts:
    return {"tile": best_tile(table.me, table)[1]}


def _builder(table: Table, _: Prospect) -> Facts:
    return {"building": best_building(table.me, table)[1]}


def _trader(_: Table, prospect: Prospect) -> Facts:
    return dict(zip(("good", "count"), prospect.sale or (), strict=False))


_OWN: Mapping[str, Callable[[Table, Prospect], Facts]] = {
    "settler": _settler,
    "mayor": lambda _, prospect: {"count": prospect.people},
    "builder": _builder,
    "craftsman": lambda _, p: {"count": sum(p.goods.values()) + p.choices},
    "trader": _trader,
    "captain": lambda table, _: {"count": sum(table.me.goods.values())},
    "prospector": lambda table, _: {"count": table.me.privilege},
}


def _signed(name: str, above: str, below: str) -> Callable[[object, float, object], Told]:
    """Return a function that picks a sentence by sign: helpful, harmful or, for 0, none."""

    def told(_: object, value: float, __: object) -> Told:
        return (f"{name}-{above if value > 0 else below}" if value else ""), value, {}

    return told


def _tile(move: Settle, value: float, table: Table) -> Told:
    return f"tile-{_use(move.tile, table)}", value, {"tile": move.tile}


def _use(tile: str, table: Table) -> str:
    """Return the use of a tile: quarry | corn | ready (a building is waiting) | first | more."""
    me = table.me
    if tile in (QUARRY, "corn"):
        return tile
    if me.board.capacity.get(tile, 0) > me.board.tiles.get(tile, 0):
        return "ready"
    return "more" if me.board.tiles.get(tile) else "first"


def told_jobs(jobs: Sequence[Job]) -> Iterator[Told]:
    """Yield the sentences on jobs: for one person, for two together, or if there is none."""
    if not jobs:
        yield "work-later", 0.0, {}
    for circles in dict.fromkeys(circles for _, circles in jobs):
        worth = [worth for worth, others in jobs if others == circles]
        name = "work-alone" if len(circles) == 1 else "work-pair"
        names = zip(("circle", "building"), circles, strict=False)
        yield name, sum(worth), {"count": len(worth), **dict(names)}


def _colonist(_: TakeColonist, value: float, table: Table) -> Told:
    free = sum(table.view.players[table.seat].free_circles().values())
    return "colonist", value, {"count": free - table.me.windrose}


def _printed(move: Build, value: float, _: Table) -> Told:
    return "printed", value, {"count": BUILDINGS[move.building].vp}


def _effect(move: Build, value: float, table: Table) -> Told:
    good = BUILDINGS[move.building].produces
    rounds = round(table.rounds)
    if good is None:
        return "effect", value, {"building": move.building, "rounds": rounds}
    waiting = table.me.board.tiles.get(good, 0) - table.me.board.capacity.get(good, 0)
    kind = "effect-plant" if waiting > 0 else "effect-plant-first"
    return kind, value, {"good": good, "count": max(0, waiting), "rounds": rounds}


def _extra(move: Build, value: float, _: Table) -> Told:
    spaces = BUILDINGS[move.building].spaces
    if not value:
        return "", value, {}
    return ("unique" if value > 0 and spaces > 1 else "space"), value, {"count": spaces}


def _price(move: Build, value: float, table: Table) -> Told:
    return "price", value, {"count": table.price_of(move.building)}


def _good(move: Produce, value: float, _: Table) -> Told:
    return "good", value, {"good": move.good}


def _sale(move: Sell, value: float, table: Table) -> Told:
    count = table.me.proceeds(move.good, table.view.role_taker == table.seat)
    return "sale", value, {"good": move.good, "count": count}


def _amount(move: Load, value: float, _: Table) -> Told:
    return "amount", value, {"count": round(value), "ship": move.ship}


def _cheap(move: Load, value: float, _: Table) -> Told:
    return "spent", value, {"good": move.good}


def _wharf(move: Wharf, value: float, table: Table) -> Told:
    return "amount", value, {"count": table.me.goods[move.good]}


def _stored(move: Store, value: float, table: Table) -> Told:
    return "kept", value, {"good": move.good, "count": table.me.goods[move.good]}


def _kept(move: Keep, value: float, _: Table) -> Told:
    return "kept", value, {"good": move.good, "count": 1}


TOLD: Mapping[str, Callable[[Any, float, Table], Told]] = {
    "coins": _coins,
    "own": _own,
    "others": _signed("others", "lose", "gain"),
    "follow": _signed("follow", "you", "others"),
    "tile": _tile,
    "colonist": _colonist,
    "printed": _printed,
    "effect": _effect,
    "extra": _extra,
    "price": _price,
    "good": _good,
    "sale": _sale,
    "amount": _amount,
    "cheap": _cheap,
    "after": _signed("after", "you", "others"),
    "wharf": _wharf,
    "stored": _stored,
    "kept": _kept,
}
"""Functions that return the contents of terms, by part of the score. Parts that are equal for all
moves, or that belong to an expansion, have none."""
