"""Events of Puerto Rico, one short sentence each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from bot.engine.api import Event
from bot.locales import Words
from render.puerto_rico.text.terms import (
    WINDROSE,
    amount,
    called,
    doubloons,
    goods_list,
    people,
    people_gained,
    places_list,
    points,
)
from render.text.wording import Data, Said, Sentences, listed

Joined: TypeAlias = dict[str, str | int]
NOBLE = "noble:"
"""Prefix of a circle's name for the number of nobles among its people."""

Join: TypeAlias = Callable[[Joined, Event], Joined]
"""Adds one more event to the data of the joined one."""


def joined(events: Sequence[Event]) -> Iterator[Event]:
    """Yield the events in order, those of one player about one thing joined to one.

    Other players' events of the same thing may stand between: people come from the ship by turns.
    """
    waiting: dict[tuple[str, int], Joined] = {}
    for event in events:
        topic = _TOPICS.get(event.kind)
        if topic is None or not _fits(event):
            yield from _told(waiting)
            yield event
        else:
            if any(other != topic for other, _ in waiting):
                yield from _told(waiting)
            seat = int(event.data["seat"])
            waiting[topic, seat] = _JOINS[topic](waiting.get((topic, seat), {"seat": seat}), event)
    yield from _told(waiting)


def _told(waiting: dict[tuple[str, int], Joined]) -> Iterator[Event]:
    """Yield the waiting data as events, and clear it."""
    for (topic, _), data in waiting.items():
        yield Event(topic, data)
    waiting.clear()


def _fits(event: Event) -> bool:
    """Return whether the event can be joined: a noble only if it came from the ship."""
    return event.kind != "noble" or event.data["source"] == "ship"


def _people(data: Joined, event: Event) -> Joined:
    more = {"noble": {"nobles": 1}}.get(event.kind, event.data)
    return {
        **data,
        "colonists": int(data.get("colonists", 0)) + int(more.get("colonists", 0)),
        "nobles": int(data.get("nobles", 0)) + int(more.get("nobles", 0)),
    }


def _counted(field: str) -> Join:
    """Count the values of a field, each under its own name."""

    def join(data: Joined, event: Event) -> Joined:
        value = str(event.data[field])
        return {**data, value: int(data.get(value, 0)) + 1}

    return join


def _placed_together(data: Joined, event: Event) -> Joined:
    if event.kind == "placed":
        return {**data, **event.data}
    nobles = {f"{NOBLE}{key}": count for key, count in event.data.items() if key != "seat"}
    return {**data, **nobles}


_TOPICS: Mapping[str, str] = {
    "ship_shared": "ship_shared",
    "noble": "ship_shared",
    "placed": "placed",
    "nobles_placed": "placed",
    "guest": "guest",
    "paid": "paid",
    "supplied": "supplied",
}
"""The kinds that are joined, and the kind of the event that results."""

_JOINS: Mapping[str, Join] = {
    "ship_shared": _people,
    "placed": _placed_together,
    "guest": _counted("circle"),
    "paid": _counted("what"),
    "supplied": _counted("good"),
}


_PASSING_TOLD = frozenset({"builder", "craftsman", "trader", "captain"})
_NOT_PLACES = frozenset({"seat", WINDROSE, "reshuffled", "points"})


def _counts(data: Data) -> dict[str, int]:
    return {
        key: int(count)
        for key, count in data.items()
        if key not in _NOT_PLACES and not key.startswith(NOBLE)
    }


def _role(data: Data, words: Words) -> Said:
    paid = int(data["doubloons"])
    return ("role-paid" if paid else "role"), {"doubloons": doubloons(paid, words)}


def _passed(data: Data, _: Words) -> Said:
    phase = str(data["phase"])
    return (f"passed-{phase}" if phase in _PASSING_TOLD else "passed"), {}


def _row(data: Data, words: Words) -> Said:
    tiles = _counts(data)
    if not any(tiles.values()):
        return "row-empty", {}
    key = "row-shuffled" if data["reshuffled"] else "row"
    return key, {"tiles": places_list(tiles, words)}


def _colonist(data: Data, _: Words) -> Said:
    return f"colonist-{data['source']}", {}


def _ship_shared(data: Data, words: Words) -> Said:
    if nobles := int(data.get("nobles", 0)):
        people = people_gained(int(data["colonists"]), nobles, words)
        return "ship_people", {"people": people}
    return "ship_shared", {"count": data["colonists"]}


def _placed(data: Data, words: Words) -> Said:
    """Return the message with the places of people, and of the nobles joined to the event."""
    circles, idle = _counts(data), int(data[WINDROSE])
    nobles = {key.removeprefix(NOBLE): int(n) for key, n in data.items() if key.startswith(NOBLE)}
    idle_nobles = nobles.pop(WINDROSE, 0)
    args: dict[str, str | int] = {
        "circles": places_list(circles, words),
        "nobles": places_list(nobles, words),
        "colonists": people(idle - idle_nobles, idle_nobles, words),
    }
    if idle and not any(circles.values()):
        return "placed-none", args
    key = "placed-nobles" if nobles else "placed"
    return (f"{key}-rest" if idle else key), args


def _nobles_placed(data: Data, words: Words) -> Said:
    return "nobles_placed", {"circles": places_list(_counts(data), words)}


def _ship_refilled(data: Data, words: Words) -> Said:
    short = "-short" if data["missing"] else ""
    args: dict[str, str | int] = {"count": data["colonists"]}
    if nobles := int(data.get("nobles", 0)):
        args["people"] = people_gained(int(data["colonists"]), nobles, words)
        return f"ship_refilled-people{short}", args
    return f"ship_refilled{short}", args


def _built(data: Data, words: Words) -> Said:
    return "built", {"price": doubloons(int(data["price"]), words)}


def _produced(data: Data, words: Words) -> Said:
    goods = _counts(data)
    if not any(goods.values()):
        return "produced-nothing", {}
    return "produced", {"goods": goods_list(goods, words)}


def _extra(data: Data, words: Words) -> Said:
    return "extra", {"goods": amount(str(data["good"]), 1, words)}


def _income(data: Data, words: Words) -> Said:
    return "income", {"doubloons": doubloons(int(data["doubloons"]), words)}


def _sold(data: Data, words: Words) -> Said:
    goods = amount(str(data["good"]), 1, words)
    return "sold", {"goods": goods, "doubloons": doubloons(int(data["doubloons"]), words)}


def _shipped(data: Data, words: Words) -> dict[str, str | int]:
    return {
        "goods": amount(str(data["good"]), int(data["amount"]), words),
        "points": points(int(data["points"]), words),
    }


def _loaded(data: Data, words: Words) -> Said:
    return "loaded", _shipped(data, words)


def _wharfed(data: Data, words: Words) -> Said:
    return "wharfed", _shipped(data, words)


def _stored(data: Data, words: Words) -> Said:
    kept = {key: int(count) for key, count in data.items() if key not in ("seat", "lost")}
    args: dict[str, str | int] = {"goods": goods_list(kept, words)}
    if not data["lost"]:
        return "stored", args
    return ("stored-lost" if any(kept.values()) else "stored-all-lost"), args


def _guest(data: Data, words: Words) -> Said:
    """Return the message for one guest, or several joined, whose circles are counted."""
    circles = {str(data["circle"]): 1} if "circle" in data else _counts(data)
    return "guest", {"count": sum(circles.values()), "circles": places_list(circles, words)}


def _noble(data: Data, words: Words) -> Said:
    if data["source"] == "ship":
        return "ship_people", {"people": people_gained(0, 1, words)}
    return ("noble" if data["circle"] == WINDROSE else "noble-circle"), {}


def _points(data: Data, words: Words) -> Said:
    return "points", {"points": points(int(data["points"]), words)}


def _paid(data: Data, words: Words) -> Said:
    """Return the message for one thing, or several joined, which are counted."""
    things = {str(data["what"]): 1} if "what" in data else _counts(data)
    return "paid", {"things": listed((_thing(t, n, words) for t, n in things.items()), words)}


def _thing(what: str, count: int, words: Words) -> str:
    if what in ("colonist", "noble"):
        return words(f"puerto_rico-got-{what}s", count=count)
    return points(count, words) if what == "point" else amount(what, count, words)


def _post(data: Data, words: Words) -> Said:
    goods = amount(str(data["good"]), 1, words)
    return "post", {"goods": goods, "doubloons": doubloons(int(data["doubloons"]), words)}


def _supplied(data: Data, words: Words) -> Said:
    """Return the message for one good, or several joined, each for 1 VP (R-7.12)."""
    goods = {str(data["good"]): 1} if "good" in data else _counts(data)
    return "supplied", {
        "goods": goods_list(goods, words),
        "points": points(sum(goods.values()), words),
    }


def _small_wharfed(data: Data, words: Words) -> Said:
    return "small_wharfed", {
        "goods": goods_list(_counts(data), words),
        "points": points(int(data["points"]), words),
    }


def _ending(data: Data, _: Words) -> Said:
    return f"ending-{data['reason']}", {}


SENTENCES = Sentences(
    "puerto_rico",
    {
        "role": _role,
        "passed": _passed,
        "row": _row,
        "colonist": _colonist,
        "ship_shared": _ship_shared,
        "placed": _placed,
        "ship_refilled": _ship_refilled,
        "built": _built,
        "produced": _produced,
        "extra": _extra,
        "income": _income,
        "sold": _sold,
        "loaded": _loaded,
        "wharfed": _wharfed,
        "stored": _stored,
        "guest": _guest,
        "noble": _noble,
        "nobles_placed": _nobles_placed,
        "points": _points,
        "paid": _paid,
        "post": _post,
        "supplied": _supplied,
        "small_wharfed": _small_wharfed,
        "ending": _ending,
    },
    called,
    frozenset({"phase_over"}),
    joined,
)
