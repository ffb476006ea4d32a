"""A page with every message of a language: example values, where it appears, pictures of it."""

from __future__ import annotations

import asyncio
import re
from base64 import b64encode
from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from io import BytesIO
from itertools import islice, repeat
from typing import NamedTuple

from PIL import Image

from bot.locales import languages
from bot.locales.languages import SOURCE
from bot.operations.languages.comparing import compared
from bot.operations.languages.drawn import Shown, shown
from bot.operations.languages.examples import all_parts, texts
from bot.operations.languages.places import places
from bot.operations.languages.sources import Fault, Message, Written, read
from bot.operations.languages.surroundings import Collector, Crawl, Surroundings
from bot.presenting.game import Game
from render.text.html import inert_template

_MARKED = re.compile(r"\*\*(?P<b>.+?)\*\*|\*(?P<i>[^*\s][^*]*)\*|`(?P<code>[^`]+)`")
"""Pattern of the markdown of texts."""
_EXAMPLES = 8
"""Maximum number of examples of a message."""
_WIDE = 550
"""Width of a picture on the page in px, half of that in a post."""


class Piece(NamedTuple):
    """A part of a text, as Discord shows it: b (bold), i, code or "" (plain)."""

    tag: str
    text: str


class Example(NamedTuple):
    """A message with example values, in English and in the language."""

    values: str
    english: Sequence[Piece]
    own: Sequence[Piece]


class Told(NamedTuple):
    """A message on the page; it is missing if it has no examples of its own.

    `look` is what it is on Discord, such as "button": the page shows it like that.
    """

    key: str
    place: str
    examples: Sequence[Example]
    look: str
    where: Sequence[str]
    picture: int | None
    surroundings: int | None
    faults: Sequence[Fault]
    missing: bool


_WHERE = {
    "post": "in posts and forms",
    "picture": "in pictures",
    "command": "in commands",
    "page": "on pages",
    "file": "in files",
}


class Preview(NamedTuple):
    """The page as HTML, how many messages it has, and how many stand anywhere and in what."""

    html: str
    messages: int
    anywhere: int
    shares: Mapping[str, int]

    @property
    def summary(self) -> str:
        """The numbers in a sentence."""
        told = f"{self.messages:,} messages."
        parts = [f"{self.shares[kind]:,} {where}" for kind, where in _WHERE.items()]
        if self.anywhere:
            told += f" {self.anywhere:,} stand where people see them: {', '.join(parts)}"
            told += " (some in a picture as well)."
        return told


def preview(
    code: str, games: Mapping[str, Game], files: Container[str] = (), crawl: Crawl | None = None
) -> Preview:
    """Return the page, one file without scripts.

    The tables of `games` are drawn, and what a `crawl` of the bot comes to is shown. The page has
    the messages of `files` alone, if any are named.
    """
    english, own = read(SOURCE), read(code)
    faults = defaultdict[str, list[Fault]](list)
    for fault in compared(code, english, own):
        faults[fault.key].append(fault)
    collector = Collector(code, own)
    if crawl is not None:
        collector.add_commands()
        asyncio.run(collector.collect(crawl))
    tables = (one for game in games.values() for one in shown(code, game))
    drawn = _needed([*collector.drawings, *tables])
    numbers = _numbers(one.keys for one in drawn)
    places_of = _numbers(one.keys for one in collector.surroundings)
    told = defaultdict[str, list[Told]](list)
    for key, message in english.messages.items():
        named = not files or message.path.name in files
        if named and not key.startswith("-"):
            examples = _examples(code, message, english, key in own.messages)
            found = places(key)
            told[message.path.name].append(
                Told(
                    key,
                    message.place,
                    [*islice(examples, _EXAMPLES)],
                    found[0].what,
                    [*(one.what for one in found), *message.about],
                    numbers.get(key),
                    places_of.get(key),
                    faults[key],
                    key not in own.messages,
                )
            )
    every = [one for messages in told.values() for one in messages]
    html = inert_template("bot/operations/languages/preview.html").render(
        language=languages()[code],
        files=told,
        pictures=[(one.where, _embedded(one)) for one in drawn],
        surroundings=collector.surroundings,
    )
    anywhere = sum(one.picture is not None or one.surroundings is not None for one in every)
    return Preview(html, len(every), anywhere, _shares(every, collector.surroundings))


def _numbers(found: Iterable[frozenset[str]]) -> Mapping[str, int]:
    """Return the number, from 1, of the first picture or other thing that each message is in."""
    numbers: dict[str, int] = {}
    for number, keys in enumerate(found, 1):
        numbers = dict.fromkeys(keys, number) | numbers
    return numbers


def _shares(every: Sequence[Told], surroundings: Sequence[Surroundings]) -> Mapping[str, int]:
    """Return how many messages stand in what."""
    found = Counter(
        surroundings[one.surroundings - 1].kind for one in every if one.surroundings is not None
    )
    found["picture"] = sum(one.picture is not None for one in every)
    return found


def _needed(found: Iterable[Shown]) -> list[Shown]:
    """Return few pictures that have all messages of all of them, each for those it has alone."""
    left, kept = [*found], list[Shown]()
    while left:
        best = max(left, key=lambda one: len(one.keys))
        if not best.keys:
            break
        kept.append(best)
        left = [one._replace(keys=one.keys - best.keys) for one in left if one is not best]
    return kept


def _embedded(one: Shown) -> str:
    """Return a picture as a URL with its data, half as wide as in a post."""
    with Image.open(BytesIO(one.picture.data)) as image:
        small = image.convert("RGB")
        small.thumbnail((_WIDE, 2 * _WIDE))
        packed = BytesIO()
        small.save(packed, "webp", quality=70)
    return f"data:image/webp;base64,{b64encode(packed.getvalue()).decode()}"


def _examples(code: str, message: Message, english: Written, there: bool) -> Iterator[Example]:
    parts, missing = all_parts(message, english), repeat(("", ""))
    own = texts(code, message.key, parts) if there else missing
    for (values, source), (_, text) in zip(texts(SOURCE, message.key, parts), own, strict=False):
        yield Example(values, _pieces(source), _pieces(text))


def _pieces(text: str) -> Sequence[Piece]:
    """Return the parts of a text with markdown."""
    found, end = list[Piece](), 0
    for one in _MARKED.finditer(text):
        found += (
            Piece("", text[end : one.start()]),
            Piece(one.lastgroup or "", one[one.lastgroup or 0]),
        )
        end = one.end()
    return [part for part in (*found, Piece("", text[end:])) if part.text]
