"""Variants: TOML files that change numbers and names of a game, as far as its author lets them.

    game = "puerto_rico"
    name = "Rich start"

    [numbers]
    more_doubloons = 5

    [names]
    building-harbor = "Great harbor"

A table keeps a variant among its choices: its name, each number as a text, and
each name that it changes.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from bot.engine.api import RENAMED, VARIANT, Adjustable, GameInfo, Renamable

MOST_BYTES = 20_000
"""Largest size of a file in bytes."""
MOST_FAULTS = 10
"""Maximum number of faults that are reported at once."""
_GAME, _NAME, _NUMBERS, _NAMES = "game", "name", "numbers", "names"
_KEYS = (_GAME, _NAME, _NUMBERS, _NAMES)
MOST_LEGAL = 300
"""Characters of the names that are said to be legal: a game may have many."""
_SHOWN = 40
"""Characters of a wrong value that are shown."""
_AT = re.compile(r"\(at line (\d+), column \d+\)$")


class Fault(NamedTuple):
    """A fault of a file: its line (0 = none in particular), and a message's key and arguments."""

    line: int
    code: str
    args: Mapping[str, str | int]


class BadVariant(ValueError):
    """The error for a file that is no variant, with its `faults`."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__(faults)
        self.faults = faults


class Variant(NamedTuple):
    """A named set of numbers and names of a game; what it leaves out stays as usual."""

    game: str
    name: str
    numbers: Mapping[str, int]
    names: Mapping[str, str] = MappingProxyType({})
    """Names by thing."""

    @property
    def choices(self) -> dict[str, str]:
        """Return the variant as choices of a table."""
        numbers = {key: str(one) for key, one in self.numbers.items()}
        names = {f"{RENAMED}{thing}": name for thing, name in self.names.items()}
        return {VARIANT.key: self.name, **numbers, **names}


def read(data: bytes, games: Mapping[str, GameInfo]) -> Variant:
    """Return the variant in a file for one of these games. Raises BadVariant."""
    text = _decoded(data)
    try:
        found = tomllib.loads(text)
        # Hexadecimal numbers are read at any length, but only some can be shown.
        repr(found)
    except (ValueError, RecursionError) as error:
        at = _AT.search(str(error))
        why = str(error) if at is None else str(error)[: at.start()].rstrip()
        raise BadVariant(_fault(int(at[1]) if at else 0, "toml", why=why)) from error
    faults = [*_faults(found, Lines(text), games)]
    if faults:
        raise BadVariant(*sorted(faults, key=lambda fault: fault.line)[:MOST_FAULTS])
    numbers, names = found.get(_NUMBERS, {}), found.get(_NAMES, {})
    return Variant(found[_GAME], found[_NAME].strip(), numbers, names)


def _decoded(data: bytes) -> str:
    if len(data) > MOST_BYTES:
        raise BadVariant(_fault(0, "size", most=MOST_BYTES // 1000))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadVariant(_fault(line, "text")) from error


class Lines:
    """The lines of a TOML file in which keys are set, 0 if that is not seen."""

    def __init__(self, text: str) -> None:
        self._at: dict[str, int] = {}
        table = ""
        for number, line in enumerate(map(str.strip, text.splitlines()), 1):
            # No pattern: a line of many spaces would keep one that backtracks busy for hours.
            key, sets, _ = line.partition("=")
            if line.startswith("["):
                table = _bare(line[1:].partition("]")[0])
                self._at.setdefault(table, number)
                table += "."
            elif sets:
                self._at.setdefault(table + _bare(key), number)

    def of(self, *keys: str) -> int:
        """Return the line of a key in a table or, if it is not seen, of the table."""
        path = ".".join(keys)
        return self._at.get(path) or self._at.get(keys[0], 0)


def _bare(key: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in key.split("."))


def _faults(
    found: Mapping[str, Any], lines: Lines, games: Mapping[str, GameInfo]
) -> Iterator[Fault]:
    for key in found.keys() - set(_KEYS):
        yield _fault(lines.of(key), "key", key=_short(key), legal=", ".join(_KEYS))
    name = found.get(_NAME)
    if not isinstance(name, str) or not name.strip() or not VARIANT.allows(name.strip()):
        yield _fault(lines.of(_NAME), "name", most=VARIANT.most)
    game = found.get(_GAME)
    changeable = [key for key, info in games.items() if info.adjustable or info.renamable]
    if not isinstance(game, str) or game not in changeable:
        legal = ", ".join(sorted(changeable)) or "-"
        yield _fault(lines.of(_GAME), "game", game=_short(game), legal=legal)
        return
    info = games[game]
    known = {number.key: number for number in info.adjustable}
    numbers, names = found.get(_NUMBERS, {}), found.get(_NAMES, {})
    yield from _of_numbers(numbers, known, lines)
    yield from _of_names(names, info.renamable, lines)
    if not names and isinstance(numbers, dict) and _are_usual(numbers, known):
        yield _fault(lines.of(_NUMBERS), "nothing", legal=_ranges(known))


def _are_usual(found: Mapping[str, object], known: Mapping[str, Adjustable]) -> bool:
    return all(key in known and known[key].usual == value for key, value in found.items())


def _ranges(known: Mapping[str, Adjustable]) -> str:
    return ", ".join(f"{key} ({one.least} … {one.most})" for key, one in known.items()) or "-"


def _of_names(found: object, known: Sequence[str], lines: Lines) -> Iterator[Fault]:
    legal = _short(", ".join(known) or "-", MOST_LEGAL)
    if not isinstance(found, dict):
        yield _fault(lines.of(_NAMES), "names", legal=legal)
        return
    for thing, name in found.items():
        if thing not in known:
            yield _fault(lines.of(_NAMES, thing), "thing", key=_short(thing), legal=legal)
        elif not isinstance(name, str) or not Renamable(thing).allows(name):
            most = Renamable(thing).most
            at = lines.of(_NAMES, thing)
            yield _fault(at, "called", key=thing, value=_short(name), most=most)


def _of_numbers(found: object, known: Mapping[str, Adjustable], lines: Lines) -> Iterator[Fault]:
    legal = _ranges(known)
    if not isinstance(found, dict):
        yield _fault(lines.of(_NUMBERS), "numbers", legal=legal)
        return
    for key, value in found.items():
        if key not in known:
            yield _fault(lines.of(_NUMBERS, key), "number", key=_short(key), legal=legal)
        elif type(value) is not int or not known[key].allows(str(value)):
            bounds = {"least": known[key].least, "most": known[key].most}
            shown = {"key": key, "value": _short(value)}
            yield _fault(lines.of(_NUMBERS, key), "bounds", **shown, **bounds)


def _fault(line: int, code: str, **args: str | int) -> Fault:
    return Fault(line, code, args)


def _short(value: object, most: int = _SHOWN) -> str:
    """Return a value of a file as one short line."""
    text = "".join(sign if sign.isprintable() else " " for sign in str(value))
    return text if len(text) <= most else f"{text[: most - 1]}…"
