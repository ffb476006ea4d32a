"""The numbers from `data.toml`, or from a corrected copy, as typed records.

A game keeps the `Numbers` with which it began (Q40); the rest of `Data` is used only to set up a
table.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any

from bot.engine.data import load, record
from bot.games.amerigo.corrections import BadDataFile as BadDataFile
from bot.games.amerigo.corrections import check, corrected, possible_tokens
from bot.games.amerigo.map.drawing import Layout
from bot.games.amerigo.map.placing import SIZES

_FILE = load(__package__)

SEATS = range(2, 5)
COLOURS: tuple[str, ...] = tuple(_FILE["colours"])
"""Colours of the rondel, in the order of the phases (R2.1)."""
WHITE = "white"
ANY = "any"
"""The "colour" of the last space of the order track, which stands for any colour."""
GOODS: tuple[str, ...] = tuple(_FILE["goods"])
TOKENS: tuple[str, ...] = tuple(possible_tokens(_FILE))
"""Every possible progress token, including those of a corrected file."""
VILLAGE, NEUTRAL = "v", "n"
"""First letters of the names of village tiles and neutral tiles; the shape follows."""

Steps = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Tile:
    """A kind of tile: its count, the AP to plan and build it, its VP on small and big islands."""

    key: str
    count: int
    plan: int
    build: int
    small: int
    big: int

    @property
    def shape(self) -> str:
        """Return the shape without the letter for the owner: "3L" for "v3L"."""
        return self.key[1:]

    @property
    def size(self) -> int:
        """Return the number of cells that the tile covers."""
        return SIZES[self.shape]


@dataclass(frozen=True, slots=True)
class Token:
    """A kind of progress token; `actions` are the colours for which it gives extra AP."""

    key: str
    timing: str
    """Time at which the token's rule applies: "permanent", "once" or "end"."""
    amount: int
    actions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Track:
    """A track that has VP on some of its spaces; space 0 is the start."""

    length: int
    points: Steps
    """Spaces with VP, in ascending order: the space and its VP."""

    def reached(self, space: int) -> int:
        """Return the highest VP value at or before a space (R3.14, R3.28)."""
        return max((points for at, points in self.points if at <= space), default=0)

    def passed(self, before: int, after: int) -> int:
        """Return how many VP spaces a move reaches or passes (R3.13)."""
        return sum(before < at <= after for at, _ in self.points)


@dataclass(frozen=True, slots=True)
class Tower:
    """The numbers of the cube tower.

    Chances are pairs of numerator and denominator; `loose` is in 1/10,000.
    """

    cubes: int
    """Number of cubes of each colour."""
    thrown: tuple[int, int]
    inside: tuple[int, int]
    loose: int


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers that a running game depends on; they are stored with it and are hashable."""

    rounds: int
    posts: int
    ships: int
    start_gold: tuple[int, ...]
    """Gold at the start by place in the first turn order (R1.15)."""
    gold_track: int
    """Number of the gold track's last space."""
    cannon_track: int
    """Number of the cannon track's last space."""
    overflow_gold: int
    """Gold for each AP left over at the end of a track (R4.4)."""
    cubes_per_gold: int
    chest_gold: int
    chests: int
    discovery: int
    """VP for the first post on an island (R3.6)."""
    completed: int
    """VP of the player who fills an island's last cell (R3.22)."""
    completion: tuple[int, ...]
    time: tuple[int, ...]
    """Values of the time tokens by round (R1.7)."""
    pirates: tuple[int, ...]
    """Values of all pirate tokens, one of which is removed from the game (R1.11)."""
    open_tokens: int
    """Number of progress tokens that lie open in each area (R1.12)."""
    progress: Track
    order: Track
    order_spaces: tuple[str, ...]
    """Colours of the order track's spaces; the first is "white" and the last is "any"."""
    neutral: tuple[Tile, ...]
    villages: tuple[Tile, ...]
    tower: Tower
    reconstructed: tuple[str, ...]
    """Entries whose numbers are inferred or our own, and that the operator has not corrected."""
    _kinds: Mapping[str, Tile] = field(
        init=False, repr=False, compare=False, metadata={"stored": False}
    )

    def __post_init__(self) -> None:
        kinds = {kind.key: kind for kind in (*self.villages, *self.neutral)}
        object.__setattr__(self, "_kinds", kinds)

    def tile(self, key: str) -> Tile:
        """Return a kind of tile by key: "v3L" is a village, "n5U" neutral. Raises KeyError."""
        return self._kinds[key]

    def time_token(self, round: int) -> int:
        """Return the value of a round's time token; rounds count from 1 (R1.7)."""
        return self.time[round - 1]

    def completion_factor(self, posts: int) -> int:
        """Return the factor for the time token by number of posts (R3.23, Q12)."""
        return self.completion[min(posts, len(self.completion)) - 1] if posts else 0


@dataclass(frozen=True, slots=True)
class Data:
    """The complete contents of the data file.

    `origins` has the origin of each entry that is not printed: "sourced" elsewhere, "inferred", our
    own ("house"), or "corrected" by the operator.
    """

    numbers: Numbers
    side: int
    tiles: Mapping[str, tuple[str, ...]]
    """Island tiles by name."""
    grids: Mapping[str, tuple[int, int]]
    """Numbers of rows and columns of island tiles, by number of players (R1.1)."""
    tries: int
    tokens: tuple[str, ...]
    """All possible progress tokens."""
    goods_fields: Mapping[str, int]
    """Number of open goods tokens by number of players (R1.13)."""
    goods_costs: Mapping[str, tuple[int, ...]]
    """Costs of each good's tokens, by the smallest number of players for which they are used."""
    tower_figures: Mapping[str, Mapping[str, float]]
    """Means per phase with each model of the tower: cubes, AP, colours and so on."""
    origins: Mapping[str, str]

    def layout(self, seats: int) -> Layout:
        """Return the layout of the map for a number of players."""
        rows, columns = self.grids[str(seats)]
        return Layout(tuple(self.tiles.values()), rows, columns, self.numbers.chests, self.tries)

    def goods_tokens(self, seats: int) -> list[str]:
        """Return the goods tokens of a game, as "cotton 3", by good and cost (R1.13)."""
        costs = sorted(
            c for n, marked in self.goods_costs.items() if int(n) <= seats for c in marked
        )
        return [f"{good} {cost}" for good in GOODS for cost in costs]

    def open_goods(self, seats: int) -> int:
        """Return the number of open goods tokens, which is also that in each hidden stack."""
        return self.goods_fields[str(seats)]

    def origin(self, entry: str) -> str:
        """Return the origin of an entry, by default "printed"."""
        return self.origins.get(entry, "printed")


LONGEST = 200
"""Maximum number of characters in a line that reports a fault of a file."""

_used: list[Data] = []


def in_use() -> Data:
    """Return the data for new tables: ours, or the operator's corrected copy (Q40)."""
    return _used[-1] if _used else DATA


def use(data: Data) -> None:
    """Use other data for new tables; tables that have begun keep theirs."""
    _used[:] = [data]


def read(path: Path) -> Data:
    """Read and check a corrected copy of the data file. Raises BadDataFile."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadDataFile(f"{path} cannot be read: {error.strerror}.") from error
    except (ValueError, RecursionError) as error:
        raise BadDataFile(f"{path}: {_line(error)}") from error
    fault = next(check(found, _FILE), None)
    if fault is not None:
        raise BadDataFile(f"{path}: {_line(fault)}")
    return _data(found)


@cache
def token(key: str) -> Token:
    """Return a progress token by its key; its effect is as printed. Raises KeyError."""
    kind, _, actions = key.partition("_")
    if kind in ("ap1", "ap2"):
        return Token(key, **_FILE["token_kinds"][kind], actions=tuple(actions.split("_")))
    return Token(key, **_FILE["token_kinds"][key])


def _line(text: object) -> str:
    """Return a text as one line without characters that could control a terminal."""
    shown = "".join(sign if sign.isprintable() else " " for sign in str(text))
    return " ".join(shown.split())[:LONGEST]


def _data(found: Mapping[str, Any]) -> Data:
    origins = _origins(found)
    return record(
        Data,
        {
            "numbers": _numbers(found, origins),
            "side": found["map"]["side"],
            "tiles": found["tiles"],
            "grids": found["map"]["grid"],
            "tries": found["map"]["tries"],
            "tokens": found["tokens"]["all"],
            "goods_fields": found["goods_tokens"]["fields"],
            "goods_costs": found["goods_tokens"]["costs"],
            "tower_figures": found["tower_figures"],
            "origins": origins,
        },
    )


def _origins(found: Mapping[str, Any]) -> dict[str, str]:
    ours = {entry: origin for origin, named in _FILE["origin"].items() for entry in named}
    return ours | dict.fromkeys(corrected(found, _FILE), "corrected")


def _numbers(found: Mapping[str, Any], origins: Mapping[str, str]) -> dict[str, Any]:
    same = {name: found[name] for name in _AS_THEY_ARE}
    doubtful = [entry for entry, origin in origins.items() if origin in ("inferred", "house")]
    return same | {
        "open_tokens": found["tokens"]["open"],
        "progress": found["progress"],
        "order": {
            "length": len(found["order"]["spaces"]) - 1,
            "points": found["order"]["points"],
        },
        "order_spaces": found["order"]["spaces"],
        "neutral": list(_kinds(NEUTRAL, found["neutral"])),
        "villages": list(_kinds(VILLAGE, found["villages"])),
        "tower": found["tower"],
        "reconstructed": sorted(doubtful),
    }


def _kinds(whose: str, table: Mapping[str, Mapping[str, int]]) -> Iterator[dict[str, Any]]:
    for shape in table["count"]:
        yield {"key": whose + shape} | {column: by[shape] for column, by in table.items()}


_AS_THEY_ARE = [f.name for f in fields(Numbers) if not isinstance(_FILE.get(f.name, {}), dict)]
DATA = _data(_FILE)
"""The numbers of our own data file, without an operator's corrections."""
