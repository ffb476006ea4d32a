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
    people_gained,
    places_list,
    points,
)
from render.text.wording import Data, Said, Sentences, listed

Joined: TypeAlias = dict[str, str | int]
NOBLE = "noble:"
"""Prefix of a circle's name in the key for the number of nobles among its people."""
GOT = "got:"
"""Prefix of a kind of people in the key for the number that a player got before placing them."""
AS_MAYOR = f"{GOT}as_mayor"

Join: TypeAlias = Callable[[Joined, Event], Joined]
"""Function that merges one more event into the data of a merged event."""


def joined(events: Sequence[Event]) -> Iterator[Event]:
    """Yield the events in order, merging those of one player about one topic.

    Other players' events on the same topic may come in between, as when people come from the ship
    in turn.
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
    """Yield the merged events that are waiting, and clear them."""
    for (topic, _), data in waiting.items():
        yield Event(topic, data)
    waiting.clear()


_SOURCES = {"noble": "ship", "colonist": "mayor"}
"""Source from which people must come for their event to be merged, by the event's kind."""


def _fits(event: Event) -> bool:
    """Return whether the event can be merged."""
    return event.kind not in _SOURCES or event.data["source"] == _SOURCES[event.kind]


def _peopled(data: Joined, event: Event) -> Joined:
    """Count the people that a player got, and merge the places that they occupy."""
    if event.kind == "placed":
        return {**data, **event.data}
    if event.kind == "nobles_placed":
        nobles = {f"{NOBLE}{key}": count for key, count in event.data.items() if key != "seat"}
        return {**data, **nobles}
    got = {"noble": {"nobles": 1}, "colonist": {"colonists": 1, "as_mayor": 1}}
    more = got.get(event.kind, event.data)
    kinds = ("colonists", "nobles", "as_mayor")
    sums = {
        f"{GOT}{kind}": int(data.get(f"{GOT}{kind}", 0)) + int(more.get(kind, 0)) for kind in kinds
    }
    return {**data, **sums}


def _counted(field: str) -> Join:
    """Return a function that counts the values of a field, each under its own name."""

    def join(data: Joined, event: Event) -> Joined:
        value = str(event.data[field])
        return {**data, value: int(data.get(value, 0)) + 1}

    return join


_TOPICS: Mapping[str, str] = {
    "colonist": "peopled",
    "ship_shared": "peopled",
    "noble": "peopled",
    "placed": "peopled",
    "nobles_placed": "peopled",
    "guest": "guest",
    "paid": "paid",
    "supplied": "supplied",
}
"""Kind of the merged event that results, by the kind of an event that can be merged."""

_JOINS: Mapping[str, Join] = {
    "peopled": _peopled,
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
        if key not in _NOT_PLACES and not key.startswith((NOBLE, GOT))
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


def _people_and_places(data: Data, words: Words) -> Said:
    """Return the message for the people that a player got, and where all of them are."""
    colonists, nobles = int(data.get(f"{GOT}colonists", 0)), int(data.get(f"{GOT}nobles", 0))
    got = "got" if colonists + nobles else ""
    if data.get(AS_MAYOR):
        got = "got-mayor" if colonists + nobles == 1 else "got-as-mayor"
    people = people_gained(colonists, nobles, words)
    parts = [words(f"puerto_rico-people-{got}", people=people)] if got else []
    if not got or WINDROSE in data:
        parts += _places(data, words)
    return "peopled", {"parts": listed(parts, words)}


def _places(data: Data, words: Words) -> list[str]:
    """Return the places of people, of nobles among them, and the people without a place."""
    nobles = {key.removeprefix(NOBLE): int(n) for key, n in data.items() if key.startswith(NOBLE)}
    idle, idle_nobles = int(data.get(WINDROSE, 0)), nobles.pop(WINDROSE, 0)
    places = {"placed": _counts(data), "nobles": nobles}
    told = [
        words(f"puerto_rico-people-{key}", circles=places_list(circles, words))
        for key, circles in places.items()
        if any(circles.values())
    ]
    if idle:
        people = people_gained(idle - idle_nobles, idle_nobles, words)
        told.append(words("puerto_rico-people-idle", people=people))
    return told or [words("puerto_rico-people-none")]


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
    """Return the message for one guest, or for several merged ones counted by circle."""
    circles = {str(data["circle"]): 1} if "circle" in data else _counts(data)
    return "guest", {"count": sum(circles.values()), "circles": places_list(circles, words)}


def _noble(data: Data, words: Words) -> Said:
    return ("noble" if data["circle"] == WINDROSE else "noble-circle"), {}


def _points(data: Data, words: Words) -> Said:
    return "points", {"points": points(int(data["points"]), words)}


def _paid(data: Data, words: Words) -> Said:
    """Return the message for one thing, or for several merged ones, which are counted."""
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
    """Return the message for one good, or for several merged ones, each for 1 VP (R-7.12)."""
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
        "peopled": _people_and_places,
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
