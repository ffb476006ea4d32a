"""Commands, posts, forms, pages and pictures of the whole bot, and the messages that are in them.

They are what people see who try everything on a server of the bot (`Crawl`).
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from io import BytesIO
from typing import Any, NamedTuple, Protocol, TypeAlias

from markupsafe import Markup

from bot.catalogue.trial.legible import complaints
from bot.locales import hearing, languages
from bot.operations.doctor.facts import load_program
from bot.operations.languages import marking
from bot.operations.languages.drawn import Shown, quoted
from bot.operations.languages.marking import Marker
from bot.operations.languages.sources import Fault, Written
from bot.presenting import limits
from render.api import Picture
from render.art.canvas import Canvas
from render.art.encoding import encoded
from render.art.indexed import Indexed
from render.art.page import COVER
from render.gallery import watched

_LEAST = 2
"""Minimum number of characters of a message that is looked for in a text."""
Said: TypeAlias = Collection[tuple[str, str]]
"""Messages by key, each with a text that it has become."""


class Step(Protocol):
    """A step of people, and the posts, forms, pages and text files that came of it."""

    @property
    def way(self) -> tuple[str, ...]:
        """The names of the things that people did one after the other to come here."""

    @property
    def sent(self) -> Sequence[Mapping[str, Any]]:
        """The posts and forms that the bot sent to Discord, as JSON."""

    @property
    def pages(self) -> Sequence[str]:
        """The HTML of pages."""

    @property
    def files(self) -> Sequence[str]:
        """The contents of text files."""


Crawl: TypeAlias = Callable[[str, Callable[[], int]], AsyncIterator[Step]]
"""Function that yields the steps of people who try everything in a language.

Its second argument returns how many messages have been found by all steps before.
"""


class Surroundings(NamedTuple):
    """A command, post, form or page in which messages are marked, and how people came there."""

    kind: str
    way: str
    html: Markup
    keys: frozenset[str]


class Collector:
    """Collects the few surroundings that have all messages of all steps, and what is cut there."""

    def __init__(self, code: str, own: Written) -> None:
        self.surroundings: list[Surroundings] = []
        self.drawings: list[Shown] = []
        self._code, self._own = code, own
        self._faults: dict[tuple[str, str], Fault] = {}
        self._placed: set[str] = set()
        self._drawn: set[str] = set()

    @property
    def faults(self) -> Sequence[Fault]:
        """The texts that are cut, or cannot be read in pictures, each fault once."""
        return [*self._faults.values()]

    def count(self) -> int:
        """Return the number of messages that stand anywhere."""
        return len(self._placed | self._drawn)

    async def collect(self, crawl: Crawl) -> None:
        """Collect what the steps of a crawl show. Takes a minute."""
        said: dict[tuple[str, str], None] = {}
        with (
            hearing(lambda key, text: said.setdefault((key, text))),
            limits.cutting() as cuts,
            watched() as canvases,
        ):
            async for step in crawl(self._code, self.count):
                heard = [one for one in [*said] if len(one[1]) >= _LEAST]
                self._read(step, heard, cuts, canvases)
                for one in (said, cuts, canvases):
                    one.clear()

    def add_commands(self) -> None:
        """Add the commands of the program, as Discord shows them in the language."""
        locale = next(iter(languages()[self._code].discord), "")
        said = [
            (one.key, one.text.strip())
            for one in self._own.messages.values()
            if one.key.startswith(("name-", "cmd-", "arg-"))
        ]
        for one in load_program().commands:
            self._add("command", f"/{one['name']}", said, partial(marking.command, one, locale))

    def _read(
        self, step: Step, said: Said, cuts: Sequence[limits.Cut], canvases: Sequence[Canvas]
    ) -> None:
        way = " › ".join(step.way)
        for cut in cuts:
            shown = f"{cut.text[: cut.most]!r}"
            self._note(way, said, f"{len(cut.text)} characters, and {cut.most} fit: {shown}")
        for body in step.sent:
            if self._has_more(said, "\n".join(_texts(body))):
                self._add("post", way, said, partial(marking.post, body))
        for html in step.pages:
            self._add("page", way, said, partial(marking.page, html))
        for text in step.files:
            self._add("file", way, said, partial(marking.file, text))
        for canvas in canvases:
            self._look(way, said, canvas)

    def _has_more(self, said: Said, told: str) -> bool:
        return any(key not in self._placed and text in told for key, text in said)

    def _add(self, kind: str, way: str, said: Said, shown: Callable[[Marker], Markup]) -> None:
        """Keep a command, post or page if it has messages that are in none before."""
        marker = Marker(len(self.surroundings) + 1, said)
        html = shown(marker)
        if not self._placed.issuperset(marker.found):
            self._placed |= marker.found.keys()
            self.surroundings.append(Surroundings(kind, way, html, frozenset(marker.found)))

    def _look(self, way: str, said: Said, canvas: Canvas) -> None:
        """Judge a picture, and keep it if it has messages that are in none before."""
        if canvas.image.size != COVER:
            for fault in sorted(complaints(canvas, is_posted=False)):
                self._note(f"picture, {way}", said, fault)
        written = " ".join(one.text for one in canvas.written).casefold()
        keys = {key for key, text in said if text.casefold() in written}
        if not self._drawn.issuperset(keys):
            self._drawn |= keys
            picture = Picture("", canvas.image.size, _encoded(canvas), "")
            self.drawings.append(Shown(way, picture, frozenset(keys)))

    def _note(self, where: str, said: Said, fault: str) -> None:
        """Note a fault at the message that is quoted in it, if one is.

        It is a hint if the message has variables: what is put in may be long in any language.
        """
        message = self._own.messages.get(quoted(fault, said))
        if message is not None:
            is_hint = bool(message.parts.variables)
            told = Fault(message.place, message.key, f"{where}: {fault}", is_hint)
            self._faults.setdefault((message.key, fault), told)


def _encoded(canvas: Canvas) -> bytes:
    if isinstance(canvas, Indexed):
        return encoded(canvas.image)[1]
    file = BytesIO()
    canvas.image.save(file, "webp", quality=90)
    return file.getvalue()


def _texts(body: object) -> Iterator[str]:
    if isinstance(body, str):
        yield body
    elif isinstance(body, Mapping):
        for one in body.values():
            yield from _texts(one)
    elif isinstance(body, list):
        for one in body:
            yield from _texts(one)
