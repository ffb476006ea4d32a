"""Lists, numbers, names, labels and sentences, built from the texts of any game.

Events become sentences by a table with one message for each kind of event.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol, TypeAlias, TypeVar

from babel.lists import format_list
from babel.numbers import format_decimal

from bot.engine.api import Event
from bot.engine.verbs import Verb
from bot.locales import Words
from bot.locales.markdown import shortened, visible


class Player(Protocol):
    """The facts about a person or a house bot in a scene."""

    @property
    def name(self) -> str:
        """The player's name."""

    @property
    def bot(self) -> str:
        """The kind of a house bot, "" for a person."""


PERSON = "none"
"""Level that stands for a person in messages."""


def player_name(player: Player, words: Words, most: int | None = None) -> str:
    """Return a player's name, cut to `most` letters; a house bot's includes its level."""
    return words(
        "house-bot-named", name=shortened(visible(player.name), most), level=player.bot or PERSON
    )


def mark_of(player: Player, words: Words) -> str:
    """Return the level of a house bot in words, "" for a person."""
    return words("house-bot-mark", level=player.bot or PERSON)


Data: TypeAlias = Mapping[str, str | int]
Args: TypeAlias = dict[str, str | int]
Said: TypeAlias = tuple[str, Args]
"""Key of an event's message, and the message's arguments in addition to the event's data."""

Group: TypeAlias = Callable[[Sequence[Event]], Iterable[Event]]
"""Function that merges events that belong together."""


@dataclass(frozen=True, slots=True)
class Sentences:
    """Messages for the events of a game, as `render.api.Renderer` needs them.

    `told` maps a kind of event to a function that returns the key of its message and arguments in
    addition to the event's data; a kind that is missing uses the message with its own name. `named`
    returns the name of a value of the data, given its field; `also` returns arguments derived from
    the data of any event. Kinds in `silent` have no message.
    """

    game: str
    told: Mapping[str, Callable[[Data, Words], Said]]
    named: Callable[[str, str | int, Words], str | int]
    silent: frozenset[str]
    grouped: Group
    also: Callable[[Data, Words], Args] = lambda *_: {}

    def _say(self, event: Event, words: Words) -> str:
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
        """Return events as sentences; events that belong together share one."""
        sentences = (self._say(event, words) for event in self.grouped(events))
        return [sentence for sentence in sentences if sentence]


HINT = 100
"""Maximum number of characters of an option's hint."""

P_co = TypeVar("P_co", bound="Acting", covariant=True)

ALT = 1024
"""Maximum number of characters that Discord allows in the alt text of a picture."""

_LISTS = 4096
"""Maximum number of lists in the cache, which take about a megabyte."""


class Acting(Protocol):
    """A player of any game, as a view shows them."""

    @property
    def acting(self) -> bool:
        """Whether this player must decide."""

    @property
    def seat(self) -> int:
        """The player's seat."""


class Seated(Protocol[P_co]):
    """A view of any game, as a player or spectator sees it."""

    @property
    def seat(self) -> int | None:
        """The seat of the view, None for a spectator's."""

    @property
    def players(self) -> Sequence[P_co]:
        """The players by seat."""


def actor(view: Seated[P_co]) -> P_co:
    """Return the player whose moves are offered: the reader if they must act, else one who must."""
    acting = [player for player in view.players if player.acting]
    own = (player for player in acting if player.seat == view.seat)
    return next(own, acting[0] if acting else view.players[view.seat or 0])


def named(game: str, kind: str, drawing: str = "") -> Callable[[str, Words], str]:
    """Return a function that names things of a kind by the text `<game>-<kind>-<key>`.

    If the things have drawings, `drawing` is the pattern of the drawings' names, such as
    "amerigo-token-{}".
    """
    if not drawing:
        return lambda key, words: words(f"{game}-{kind}-{key}")
    return lambda key, words: words.signed(drawing.format(key), words(f"{game}-{kind}-{key}"))


def detailed(thing: str, parts: Iterable[str], words: Words) -> Iterator[str]:
    """Yield a thing with its details, or nothing if there are no details."""
    if text := commas(parts, words):
        yield described(thing, text, words)


def described(thing: str, details: str, words: Words) -> str:
    """Return a thing with its details, if there are any: "Market: draw"."""
    return words("common-detailed", thing=thing, details=details) if details else thing


def parted(parts: Iterable[str], words: Words) -> str:
    """Return parts that have commas of their own one after the other: "Anna, Bob; Carl, Dora"."""
    return words("common-parts", part="", more="").join(parts)


def commas(items: Iterable[str], words: Words) -> str:
    """Return items one after the other, with no "and": "2 corn, 1 sugar", "" if there are none."""
    return words("common-commas", part="", more="").join(items)


def noted(thing: str, note: str | int, words: Words) -> str:
    """Return a thing followed by a note, if there is one: "Market (3)"."""
    return words("common-noted", thing=thing, note=note) if note else thing


def listed(items: Iterable[str], words: Words) -> str:
    """Return the items as a list in the reader's language, "nothing" if there are none."""
    found = tuple(items)
    return _listed(found, words.locale) if found else words("common-nothing")


@lru_cache(maxsize=_LISTS)
def _listed(items: tuple[str, ...], locale: str) -> str:
    """Return a list from a cache, because boards repeat lists and Babel is slow."""
    return str(format_list(items, locale=locale))


def counted(things: Iterable[tuple[str, int]], words: Words) -> str:
    """Return names with their numbers as a list: "2 × Market and Shipyard"."""
    return listed(
        (
            words("common-counted", count=count, thing=name) if count > 1 else name
            for name, count in things
            if count
        ),
        words,
    )


def moved(then: Counter[str], now: Counter[str], words: Words) -> Iterator[str]:
    """Yield sentences about the things, counted by name, that were added and removed."""
    for key, things in (("new", now - then), ("gone", then - now)):
        if things:
            yield words(f"common-change-{key}", things=counted(things.items(), words))


def amount(count: int, thing: str, words: Words) -> str:
    """Return an amount of something uncountable: "2 corn"."""
    return words("common-amount", count=count, thing=thing)


def within(sentences: Iterable[str], limit: int) -> str:
    """Return as many of the sentences as fit, but at least the first."""
    text = ""
    for sentence in sentences:
        more = f"{text} {sentence}".strip()
        text = more if len(more) <= limit or not text else text
    return text


def fitting(texts: Iterable[str], limit: int = ALT) -> str:
    """Return the first text that is short enough, or else the last one."""
    text = ""
    for text in texts:
        if len(text) <= limit:
            break
    return text


def round_name(game: str, number: int | str, words: Words) -> str:
    """Return the name of a round in the game's own words."""
    return words(f"{game}-round", round=number)


def signed(change: int) -> str:
    """Return a difference with its sign."""
    return f"+{change}" if change > 0 else f"−{-change}"


def decimal(value: float, words: Words, digits: int = 1) -> str:
    """Return a number in the language's format, with a real minus sign."""
    pattern = f"0.{'0' * digits}"
    return str(format_decimal(value, pattern, locale=words.locale)).replace("-", "−")


def margin(value: float, words: Words) -> str:
    """Return a difference in VP with its sign, or without one if it rounds to zero."""
    shown = decimal(abs(value), words)
    return shown if shown == decimal(0, words) else f"{'+' if value > 0 else '−'}{shown}"


def enumerated(items: Iterable[str], words: Words) -> str:
    """Return the items as a list for an alt text, "none" if there are none."""
    return commas(items, words) or words("common-alt-none")


def joined(*sentences: str) -> str:
    """Return sentences as an alt text, cut to Discord's limit; empty sentences are left out."""
    text = " ".join(sentence for sentence in sentences if sentence)
    return text if len(text) <= ALT else text[: ALT - 1] + "…"


def plain(
    game: str,
    move: Verb,
    named: Callable[[str, str | int, Words], str | int],
    words: Words,
    variant: str = "",
) -> tuple[str, str]:
    """Return a move's text, `<game>-move-<verb>`, and its hint, `-hint`, "" if it has none.

    Their arguments are the names of the things that the move names.
    """
    key = f"move-{move.verb}{variant}"
    args = {field: named(field, value, words) for field, value in move.values.items()}
    hint = words.found(game, f"{key}-hint")
    return words.of(game, key, **args), words(hint, **args) if words.has(hint) else ""
