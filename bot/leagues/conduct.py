"""Cards for people who keep a table waiting: first a warning, then yellow, then red."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Literal, TypeAlias

Card: TypeAlias = Literal["warning", "yellow", "red"]
Kind: TypeAlias = Literal["timeout", "left", "no_start"]

CARDS: tuple[Card, ...] = ("warning", "yellow", "red")
HEED = 24 * 3600
"""Seconds after an event during which further events count as the same absence. Without this
limit, a day's absence could bring a person from the warning to the red card before they read any
message."""
_MOST_CARRIED = CARDS.index("yellow") + 1
"""Maximum number of events that count from the previous season: after a red card, which ends one
season, a person begins the next with a yellow card."""


@dataclass(frozen=True, slots=True)
class Event:
    """An occasion on which a person kept a table waiting.

    `at` is in seconds, and `season` is the season's number within the league. An organiser has
    cancelled the event if `forgiven` is true.
    """

    id: int
    person: int
    kind: Kind
    season: int
    at: float
    fixture: int | None = None
    forgiven: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """An event and the card it brought; if `card` is None, `why` is forgiven or absence."""

    event: Event
    card: Card | None
    why: str | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A person's conduct in a season; `carried` is the card they had at its start."""

    person: int
    carried: Card | None
    steps: tuple[Step, ...]

    @property
    def card(self) -> Card | None:
        """Return the person's current card."""
        return next((step.card for step in reversed(self.steps) if step.card), self.carried)

    @property
    def out(self) -> bool:
        """Return whether the person is out of the season."""
        return self.card == "red"

    def at_once(self, tables: int) -> int:
        """Return how many tables the person may play at a time: with a yellow card, one fewer."""
        return max(1, tables - (self.card == "yellow"))


def record(person: int, events: Iterable[Event], season: int) -> Record:
    """Return a person's record for a season, to which events of the previous season carry over."""
    own = sorted((one for one in events if one.person == person), key=_when)
    counted = [
        one for one, why in _judged(one for one in own if one.season == season - 1) if not why
    ]
    level = carried = min(len(counted), _MOST_CARRIED)
    steps = []
    for event, why in _judged(one for one in own if one.season == season):
        level += why is None
        steps.append(Step(event, None if why else _card(level), why))
    return Record(person, _card(carried), tuple(steps))


def records(events: Iterable[Event], season: int) -> Mapping[int, Record]:
    """Return the records by person, without people who have no events and no card."""
    ordered = sorted(events, key=lambda one: one.person)
    grouped = groupby(ordered, key=lambda one: one.person)
    found = {person: record(person, list(own), season) for person, own in grouped}
    return {person: one for person, one in found.items() if one.steps or one.carried}


def _when(event: Event) -> tuple[float, int]:
    return event.at, event.id


def _judged(events: Iterable[Event]) -> Iterable[tuple[Event, str | None]]:
    """Yield each event with the reason why it does not count, or None if it counts."""
    last: float | None = None
    for event in events:
        if event.forgiven:
            yield event, "forgiven"
        elif last is not None and event.at < last + HEED:
            yield event, "absence"
        else:
            last = event.at
            yield event, None


def _card(level: int) -> Card | None:
    return CARDS[min(level, len(CARDS)) - 1] if level else None
