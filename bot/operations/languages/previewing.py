"""A page with every message of a language: example values, where it appears, pictures of it."""

from __future__ import annotations

import ast as python
import re
from base64 import b64encode
from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from bot.locales import bundle, languages
from bot.locales.languages import SOURCE
from bot.operations.languages.comparing import PLURALS, compared
from bot.operations.languages.drawn import Shown, shown
from bot.operations.languages.sources import Fault, Message, Parts, Written, read
from bot.presenting.game import Game
from render.text.html import inert_template

_ROOT = Path(__file__).parents[3]
_PLACES = ("bot", "cogs", "render")
_KINDS = ("py", "html", "js")
_TOKEN = re.compile(r"[a-z_]\w*(?:-\w+)+-?|\w+-(?=[{\"'])")
"""Pattern of keys in sources, also of the beginnings of those that are put together."""
_NAMED = 4
"""Maximum number of places that are named for a message."""
_NUMBERS = (1, 2, 5)
_EXAMPLES = 8
"""Maximum number of examples of a message."""
_WIDE = 550
"""Width of a picture on the page in px, half of that in a post."""


class Example(NamedTuple):
    """A message with example values, in English and in the language."""

    values: str
    english: str
    own: str


class Told(NamedTuple):
    """A message on the page; it is missing if it has no examples of its own."""

    key: str
    place: str
    examples: Sequence[Example]
    where: Sequence[str]
    picture: int | None
    faults: Sequence[Fault]
    missing: bool


def page(code: str, games: Mapping[str, Game], files: Container[str] = ()) -> str:
    """Return the page as HTML, one file without scripts; the tables of `games` are drawn.

    It shows the messages of `files` alone, if any are named.
    """
    english, own = read(SOURCE), read(code)
    faults = defaultdict[str, list[Fault]](list)
    for fault in compared(code, english, own):
        faults[fault.key].append(fault)
    drawn = _needed(one for game in games.values() for one in shown(code, game))
    numbers = {key: number for number, one in enumerate(drawn, 1) for key in one.keys}
    places = _places()
    told = defaultdict[str, list[Told]](list)
    for key, message in english.messages.items():
        named = not files or message.path.name in files
        if named and not key.startswith("-"):
            examples = _examples(code, key, _parts(message, english), key in own.messages)
            told[message.path.name].append(
                Told(
                    key,
                    message.place,
                    [*islice(examples, _EXAMPLES)],
                    _where(key, places),
                    numbers.get(key),
                    faults[key],
                    key not in own.messages,
                )
            )
    return inert_template("bot/operations/languages/preview.html").render(
        language=languages()[code],
        files=told,
        pictures=[(one.where, _embedded(one)) for one in drawn],
    )


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


def _examples(code: str, key: str, parts: Parts, there: bool) -> Iterator[Example]:
    """Yield a message with example values: each choice that English makes, and some numbers."""
    for values in _values(parts):
        told = ", ".join(f"{name} = {value}" for name, value in values.items())
        yield Example(told, _said(SOURCE, key, values), _said(code, key, values) if there else "")


def _said(code: str, key: str, values: Mapping[str, str | int]) -> str:
    text, errors = bundle(code).format(key, dict(values))
    return text if text is not None and not errors else f"⚠ {errors[0] if errors else ''}"


def _parts(message: Message, english: Written) -> Parts:
    """Return the parts of a message with those of the messages that it refers to."""
    found, left = Parts(), [message]
    while left:
        one = left.pop()
        found.visit(one.entry)
        left += [english.messages[key] for key in one.parts.references if key[0] != "-"]
    return found


def _values(parts: Parts) -> Iterator[Mapping[str, str | int]]:
    usual: dict[str, str | int] = {name: f"‹{name}›" for name in sorted(parts.variables)}
    choices: dict[str, list[str | int]] = {}
    usual |= dict.fromkeys(sorted(parts.numbers), _NUMBERS[-1])
    for one in parts.selects:
        counts = bool({*one.keys} & PLURALS) or one.by in parts.numbers
        usual_key = f"‹{one.by}›" if one.default == "other" else one.default
        offered: list[str | int] = [*_NUMBERS] if counts else [*one.keys, usual_key]
        choices[one.by] = offered
        usual[one.by] = offered[-1]
    yield usual
    for by, offered in choices.items():
        yield from ({**usual, by: value} for value in offered[:-1])


def _places() -> Mapping[str, Sequence[str]]:
    """Return what the program's files are about, by the keys that they name."""
    found = defaultdict[str, list[str]](list)
    for place in _PLACES:
        for kind in _KINDS:
            for path in sorted((_ROOT / place).rglob(f"*.{kind}")):
                text = path.read_text(encoding="utf-8")
                about = _about(path, text)
                for key in {*_TOKEN.findall(text)}:
                    found[key].append(about)
    return found


def _about(path: Path, text: str) -> str:
    """Return what a file is about: the first line of its docstring, or its name."""
    if path.suffix == ".py":
        told = python.get_docstring(python.parse(text)) or ""
        return told.partition("\n")[0].replace("`", "") or path.name
    return path.name


def _where(key: str, places: Mapping[str, Sequence[str]]) -> Sequence[str]:
    """Return where a message appears; the ends of many keys are put to the same beginning."""
    begun = [key]
    while "-" in begun[-1].rstrip("-"):
        begun.append(begun[-1].rstrip("-").rpartition("-")[0] + "-")
    return next((places[one][:_NAMED] for one in begun if one in places), ())
