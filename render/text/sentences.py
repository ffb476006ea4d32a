"""Events in sentences, by a table with one message for each kind of event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.api import Event
from bot.locales import Words

Data: TypeAlias = Mapping[str, str | int]
Args: TypeAlias = dict[str, str | int]
Said: TypeAlias = tuple[str, Args]
"""Key of an event's message, and its arguments besides those in the data."""

Group: TypeAlias = Callable[[Sequence[Event]], Iterable[Event]]
"""Joins events that belong together to one."""


@dataclass(frozen=True, slots=True)
class Sentences:
    """Messages for the events of a game, as `render.api.Renderer` wants it.

    `told` returns by the kind of event the key of its message, and arguments besides its data; a
    kind that is not there has the message of its name. `named` returns the name of a value of the
    data, by the field it is in; `also` returns arguments that follow from the data of any event.
    `silent` kinds have no message.
    """

    game: str
    told: Mapping[str, Callable[[Data, Words], Said]]
    named: Callable[[str, str | int, Words], str | int]
    silent: frozenset[str]
    grouped: Group
    also: Callable[[Data, Words], Args] = lambda *_: {}

    def say(self, event: Event, words: Words) -> str:
        """Return an event as one sentence, "" if it is not worth reporting."""
        if event.kind in self.silent:
            return ""
        found = self.told.get(event.kind)
        key, more = found(event.data, words) if found else (event.kind, {})
        args = {field: self.named(field, value, words) for field, value in event.data.items()}
        args |= self.also(event.data, words) | more
        if "seat" in event.data:
            args["name"] = words.name(int(event.data["seat"]))
        return words.of(self.game, f"event-{key}", **args)

    def tell(self, events: Sequence[Event], words: Words) -> Sequence[str]:
        """Return events in sentences; those that belong together share one."""
        sentences = (self.say(event, words) for event in self.grouped(events))
        return [sentence for sentence in sentences if sentence]
