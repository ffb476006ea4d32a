"""What happened in Puerto Rico, one short sentence an event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from bot.engine.api import Event
from bot.games.puerto_rico.data import BUILDINGS
from bot.locales import Words
from render.puerto_rico.terms import (
    amount,
    colonists,
    doubloons,
    goods_list,
    place_name,
    places_list,
    points,
)

Data: TypeAlias = Mapping[str, str | int]
Said: TypeAlias = tuple[str, dict[str, str | int]]
"""Which message tells the event, and its arguments beside the player's name."""

_PASSING_TOLD = frozenset({"builder", "trader", "captain"})
_NOT_PLACES = frozenset({"seat", "windrose", "reshuffled"})


def say(event: Event, words: Words) -> str:
    """Return what happened as one sentence, "" when it is not worth telling."""
    if event.kind == "phase_over":
        return ""
    key, args = _SAID[event.kind](event.data, words)
    if "seat" in event.data:
        args["name"] = words.name(int(event.data["seat"]))
    return words(f"puerto_rico-event-{key}", **args)


def _counts(data: Data) -> dict[str, int]:
    return {key: int(count) for key, count in data.items() if key not in _NOT_PLACES}


def _round(data: Data, _: Words) -> Said:
    return "round", {"round": data["round"]}


def _role(data: Data, words: Words) -> Said:
    role = words(f"puerto_rico-role-{data['role']}")
    paid = int(data["doubloons"])
    return ("role-paid" if paid else "role"), {"role": role, "doubloons": doubloons(paid, words)}


def _passed(data: Data, _: Words) -> Said:
    phase = str(data["phase"])
    return (f"passed-{phase}" if phase in _PASSING_TOLD else "passed"), {}


def _drawn(data: Data, words: Words) -> Said:
    return "drawn", {"tile": place_name(str(data["tile"]), words)}


def _settled(data: Data, words: Words) -> Said:
    return "settled", {"tile": place_name(str(data["tile"]), words)}


def _row(data: Data, words: Words) -> Said:
    tiles = _counts(data)
    if not any(tiles.values()):
        return "row-empty", {}
    key = "row-shuffled" if data["reshuffled"] else "row"
    return key, {"tiles": places_list(tiles, words)}


def _colonist(data: Data, words: Words) -> Said:
    source, circle = str(data["source"]), str(data["circle"])
    if circle == "windrose":
        return f"colonist-{source}", {}
    return f"colonist-{source}", {"circle": place_name(circle, words)}


def _ship_shared(data: Data, _: Words) -> Said:
    return "ship_shared", {"count": data["colonists"]}


def _declined(_: Data, __: Words) -> Said:
    return "declined", {}


def _placed(data: Data, words: Words) -> Said:
    circles, idle = _counts(data), int(data["windrose"])
    args: dict[str, str | int] = {
        "circles": places_list(circles, words),
        "colonists": colonists(idle, words),
    }
    if idle and not any(circles.values()):
        return "placed-none", args
    return ("placed-rest" if idle else "placed"), args


def _ship_refilled(data: Data, _: Words) -> Said:
    key = "ship_refilled-short" if data["missing"] else "ship_refilled"
    return key, {"count": data["colonists"], "missing": data["missing"]}


def _built(data: Data, words: Words) -> Said:
    building = place_name(str(data["building"]), words)
    return "built", {"building": building, "price": doubloons(int(data["price"]), words)}


def _produced(data: Data, words: Words) -> Said:
    goods = _counts(data)
    if not any(goods.values()):
        return "produced-nothing", {}
    return "produced", {"goods": goods_list(goods, words)}


def _extra(data: Data, words: Words) -> Said:
    return "extra", {"goods": amount(str(data["good"]), 1, words)}


def _income(data: Data, words: Words) -> Said:
    source = str(data["source"])
    kind = "building" if source in BUILDINGS else "role"
    return "income", {
        "source": words(f"puerto_rico-{kind}-{source}"),
        "doubloons": doubloons(int(data["doubloons"]), words),
    }


def _sold(data: Data, words: Words) -> Said:
    goods = amount(str(data["good"]), 1, words)
    return "sold", {"goods": goods, "doubloons": doubloons(int(data["doubloons"]), words)}


def _house_emptied(_: Data, __: Words) -> Said:
    return "house_emptied", {}


def _shipped(data: Data, words: Words) -> dict[str, str | int]:
    return {
        "goods": amount(str(data["good"]), int(data["amount"]), words),
        "points": points(int(data["points"]), words),
    }


def _loaded(data: Data, words: Words) -> Said:
    return "loaded", {"ship": data["ship"], **_shipped(data, words)}


def _wharfed(data: Data, words: Words) -> Said:
    return "wharfed", _shipped(data, words)


def _stored(data: Data, words: Words) -> Said:
    kept = {key: int(count) for key, count in data.items() if key not in ("seat", "lost")}
    args: dict[str, str | int] = {"goods": goods_list(kept, words), "lost": data["lost"]}
    if not data["lost"]:
        return "stored", args
    return ("stored-lost" if any(kept.values()) else "stored-all-lost"), args


def _sailed(data: Data, words: Words) -> Said:
    return "sailed", {"ship": data["ship"], "good": words(f"puerto_rico-good-{data['good']}")}


def _ending(data: Data, _: Words) -> Said:
    return f"ending-{data['reason']}", {}


def _over(_: Data, __: Words) -> Said:
    return "over", {}


_SAID: Mapping[str, Callable[[Data, Words], Said]] = {
    "round": _round,
    "role": _role,
    "passed": _passed,
    "drawn": _drawn,
    "settled": _settled,
    "row": _row,
    "colonist": _colonist,
    "ship_shared": _ship_shared,
    "declined": _declined,
    "placed": _placed,
    "ship_refilled": _ship_refilled,
    "built": _built,
    "produced": _produced,
    "extra": _extra,
    "income": _income,
    "sold": _sold,
    "house_emptied": _house_emptied,
    "loaded": _loaded,
    "wharfed": _wharfed,
    "stored": _stored,
    "sailed": _sailed,
    "ending": _ending,
    "over": _over,
}
