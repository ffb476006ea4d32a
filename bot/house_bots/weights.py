"""The weights of a game's heuristic: a record of numbers, and the file in which it is stored.

A file is JSON with one weight per line; `made` records how the weights were found:

    {"game": "puerto_rico", "made": {"command": "...", "seed": 1}, "weights": {"coin": 0.85, ...}}

A record is a frozen dataclass of floats; each is a magnitude, 0 or more.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from operator import mul
from pathlib import Path
from typing import Any, Generic, TypeVar

from bot.engine.rng import Rng
from bot.house_bots.api import Bot

W = TypeVar("W")


class BadWeights(Exception):
    """The error for an unusable file of weights; the message has file, line and field."""


@dataclass(frozen=True)
class Tuned(Generic[W]):
    """The weights of today's house bots: `usual` ones, and others for tables of some kinds.

    A game says by a key of what kind a table is: by number of players, by expansions.
    """

    usual: W
    kinds: Mapping[str, W] = field(default_factory=dict)

    def at(self, kind: str) -> W:
        """Return the weights for tables of a kind."""
        return self.kinds.get(kind, self.usual)


@dataclass(frozen=True, eq=False)
class Weighed(Generic[W]):
    """A house bot that plays with weights from any source.

    `mix` has the options of the tables at which it should play well; repeated options count more.
    """

    game: str
    record: type[W]
    bot: Callable[[W], Bot[Any, Any]]
    mix: tuple[Mapping[str, str], ...] = ({},)

    def keeps(self, name: str) -> bool:
        """Return whether weights with this name are shipped permanently with the module."""
        return bool(name) and _beside(self.record, name).is_file()

    def found(self, source: str) -> W:
        """Return the weights with a name (`2026`) or in a file. Raises BadWeights."""
        own = _beside(self.record, source)
        return read(own if own.is_file() else Path(source), self.record, self.game)


def read(file: Path | Traversable, cls: type[W], game: str) -> W:
    """Read the record in a file. Raises BadWeights."""
    return parse(text_of(file), str(file), cls, game)


def text_of(file: Path | Traversable) -> str:
    """Read the text of a file. Raises BadWeights."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadWeights(f"{file} cannot be read: {error}.") from error


def named(cls: type[W], game: str, name: str = "") -> W:
    """Read the record in `weights_NAME.json` next to its module, or in `weights.json` for "".

    Raises BadWeights.
    """
    return read(_beside(cls, name), cls, game)


def _beside(cls: type[Any], name: str) -> Traversable:
    folder = files(cls.__module__.rpartition(".")[0])
    return folder.joinpath(f"weights_{name}.json" if name else "weights.json")


def parse(text: str, name: str, cls: type[W], game: str) -> W:
    """Parse a record from the text of a file; `name` is for errors. Raises BadWeights."""
    return cls(**numbers(text, name, "weights", _names(cls), game))


def numbers(
    text: str, name: str, key: str, known: Sequence[str], game: str, least: float = 0.0
) -> dict[str, float]:
    """Return the numbers under a key in the text of a file, in the order of `known`.

    All of these keys must be present, and no others. Raises BadWeights.
    """
    try:
        data = json.loads(text, parse_int=_whole)
    except json.JSONDecodeError as error:
        raise BadWeights(f"{name}, line {error.lineno}: not JSON: {error.msg}.") from error
    noun = key.removesuffix("s")
    if not isinstance(data, dict) or not isinstance(found := data.get(key), dict):
        raise BadWeights(f'{name}, line 1: not a file of {noun}s: there is no "{key}".')
    check_game(data.get("game"), game, text, name, noun)
    wanted = set(known)
    for one, value in found.items():
        if one not in wanted:
            raise BadWeights(f"{name}, line {line_of(text, one)}: {game} has no {noun} {one!r}.")
        if (wrong := _wrong(value, least)) is not None:
            raise BadWeights(f"{name}, line {line_of(text, one)}: {one} is {value!r}, {wrong}.")
    for one in known:
        if one not in found:
            raise BadWeights(f"{name}, line {line_of(text, key)}: {one} is missing.")
    return {one: float(found[one]) for one in known}


def check_game(said: object, game: str, text: str, name: str, noun: str = "weight") -> None:
    """Check that a file is for this game. Raises BadWeights."""
    if said != game:
        line = line_of(text, "game")
        raise BadWeights(f"{name}, line {line}: game is {said!r}; these are {noun}s of {game!r}.")


def write(file: Path, record: object, game: str, made: Mapping[str, Any]) -> None:
    """Write a record so that `read` returns an equal one; the file is replaced atomically."""
    write_numbers(file, "weights", by_name(record), game, made)


def write_numbers(
    file: Path, key: str, found: Mapping[str, float], game: str, made: Mapping[str, Any]
) -> None:
    """Write numbers so that `numbers` can read them; the file is replaced atomically."""
    text = json.dumps({"game": game, "made": made, key: found}, indent=1)
    part = file.with_name(f"{file.name}.part")
    part.write_text(text + "\n", encoding="utf-8")
    part.replace(file)


def by_name(record: object) -> dict[str, float]:
    """Return the numbers of a record by field name."""
    data: Any = record
    return asdict(data)


def vector(record: object) -> list[float]:
    """Return the numbers of a record in the order of its fields."""
    kind: Any = type(record)
    return [getattr(record, name) for name in _kept_names(kind)]


def from_vector(cls: type[W], numbers: Sequence[float]) -> W:
    """Build a record from numbers in the order of its fields."""
    return cls(*numbers)


MOST_DIGITS = 100
"""Number of digits from which an integer is parsed as a float."""


def scaled(record: W, factors: Mapping[str, float], share: float) -> W:
    """Return weights with those that `factors` names multiplied by its numbers.

    `share` is how far: 0 = not at all, 1 = in full, above 1 = further.
    """
    data: Any = record
    found = {
        key: max(0.0, 1 + share * (by - 1)) * getattr(data, key) for key, by in factors.items()
    }
    scaled: W = replace(data, **found)
    return scaled


def factors_to(record: object, base: object) -> dict[str, float]:
    """Return the factors by which `scaled` makes a record of another one.

    Weights that are 0 in the other one stay so.
    """
    found = by_name(base)
    return {key: one / found[key] for key, one in by_name(record).items() if found[key]}


SPREAD = 0.3
"""Standard deviation of another player's weights around the tuned ones, as a share of them."""


def drawn(record: W, spread: float, rng: Rng) -> W:
    """Return random weights around a record.

    Each is multiplied by a factor with mean 1 and standard deviation `spread`. The factor is
    bell-shaped, computed from integers so that it is the same on any machine.
    """
    tuned = vector(record)
    factors = [_factor(spread, bits) for bits in rng.several(len(tuned), 1 << 48, "weights")]
    return from_vector(type(record), [*map(mul, tuned, factors)])


def another(record: W, rng: Rng) -> W:
    """Return the weights of another player who plays about as well as with a record."""
    return drawn(record, SPREAD, rng)


def _factor(spread: float, bits: int) -> float:
    # The sum of three uniform numbers in 0..1 has mean 1.5 and standard deviation 0.5.
    total = (bits >> 32) + (bits >> 16 & 0xFFFF) + (bits & 0xFFFF)
    return max(0.0, 1 + 2 * spread * (total / 0xFFFF - 1.5))


def _names(cls: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(cls))


_kept_names = cache(_names)


def _whole(digits: str) -> float:
    """Parse an integer, as a float if it has very many digits."""
    return int(digits) if len(digits) < MOST_DIGITS else float(digits)


def _wrong(value: object, least: float) -> str | None:
    """Return what is wrong with a number, or None if nothing is."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return "not a number"
    if not -sys.float_info.max <= value <= sys.float_info.max:
        return "not a finite number"
    return f"below {least:g}" if value < least else None


def line_of(text: str, key: str) -> int:
    """Return the line where a key last occurs, which is the occurrence that counts."""
    found = [match.start() for match in re.finditer(rf"{re.escape(json.dumps(key))}\s*:", text)]
    return text.count("\n", 0, found[-1]) + 1 if found else 1
