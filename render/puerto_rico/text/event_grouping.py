"""Events of Puerto Rico that belong together, joined to one: single sentences would be a list."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from bot.engine.api import Event

Data: TypeAlias = dict[str, str | int]
NOBLE = "noble:"
"""Prefix of a circle's name for the number of nobles among its people."""

Join: TypeAlias = Callable[[Data, Event], Data]
"""Adds one more event to the data of the joined one."""


def joined(events: Sequence[Event]) -> Iterator[Event]:
    """Yield the events in order, those of one player about one thing joined to one.

    Other players' events of the same thing may stand between: people come from the ship by turns.
    """
    waiting: dict[tuple[str, int], Data] = {}
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


def _told(waiting: dict[tuple[str, int], Data]) -> Iterator[Event]:
    """Yield the waiting data as events, and clear it."""
    for (topic, _), data in waiting.items():
        yield Event(topic, data)
    waiting.clear()


def _fits(event: Event) -> bool:
    """Return whether the event can be joined: a noble only if it came from the ship."""
    return event.kind != "noble" or event.data["source"] == "ship"


def _people(data: Data, event: Event) -> Data:
    more = {"noble": {"nobles": 1}}.get(event.kind, event.data)
    return {
        **data,
        "colonists": int(data.get("colonists", 0)) + int(more.get("colonists", 0)),
        "nobles": int(data.get("nobles", 0)) + int(more.get("nobles", 0)),
    }


def _counted(field: str) -> Join:
    """Count the values of a field, each under its own name."""

    def join(data: Data, event: Event) -> Data:
        value = str(event.data[field])
        return {**data, value: int(data.get(value, 0)) + 1}

    return join


def _placed(data: Data, event: Event) -> Data:
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
    "placed": _placed,
    "guest": _counted("circle"),
    "paid": _counted("what"),
    "supplied": _counted("good"),
}
