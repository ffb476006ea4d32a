"""Checks that a corrected copy of `data.toml` is playable; each fault is one line.

Only entries that are listed under `origin` may differ from our file. The checks include constraints
of the rulebook on them (totals, ascending tracks, one post cell for each anchor).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import chain, combinations, pairwise
from typing import Any

from bot.engine.rng import Rng
from bot.games.amerigo.map import drawing
from bot.games.amerigo.map.drawing import Layout

File = Mapping[str, Any]
Faults = Iterator[str]

MOST = 10_000
"""Largest number that a corrected file may contain."""
SIDES = range(3, 13)
DRAWS, WANTED = 60, 12
"""Number of maps drawn from corrected tiles, and how many of these maps must be legal."""
LONGEST_TRACK = 40
_BY_ACTION = {"ap2": 1, "ap1": 2}
"""Kinds of progress tokens that name actions, with the number of actions that each names."""
_FREE = "tiles"
"""The only table of the file in which the operator may choose the names of the entries."""


class BadDataFile(ValueError):
    """The error for a corrected data file that cannot be used, with a one-line message."""


def check(found: File, default: File) -> Faults:
    """Yield the faults, each with the entry and a sentence.

    Later checks may fail after the first fault, so callers should stop at it.
    """
    yield from _misshapen(found, default, "")
    yield from _untouchable(found, default)
    for rule in _RULES:
        yield from rule(found, default)


def corrected(found: File, default: File) -> set[str]:
    """Return the entries in which a file differs from ours, named as under `origin`."""
    names = [name for named in default["origin"].values() for name in named]
    return {name for name in names if _at(found, name) != _at(default, name)}


def possible_tokens(default: File) -> dict[str, str]:
    """Return every possible progress token with its kind.

    A token for extra AP names one action, or two in rondel order.
    """
    single = {key: key for key in default["token_kinds"] if key not in _BY_ACTION}
    return single | {
        "_".join((kind, *colours)): kind
        for kind, count in _BY_ACTION.items()
        for colours in combinations(default["colours"], count)
    }


def _at(found: File, name: str) -> object:
    value: Any = found
    for part in name.split("."):
        value = value[part]
    return value


def _misshapen(found: object, default: object, entry: str) -> Faults:
    """Yield the entries whose value has a different type from ours or is out of range."""
    if isinstance(default, dict):
        yield from _misshapen_table(found, default, entry)
    elif isinstance(default, list):
        yield from _misshapen_list(found, default, entry)
    elif isinstance(default, str):
        if not isinstance(found, str):
            yield f"{entry}: {_short(found)} is no text"
    elif isinstance(default, float):
        if not isinstance(found, (int, float)) or not _within(found):
            yield f"{entry}: {_short(found)} is no number from 0 to {MOST}"
    elif not isinstance(found, int) or not _within(found):
        yield f"{entry}: {_short(found)} is no whole number from 0 to {MOST}"


def _within(number: float) -> bool:
    return type(number) is not bool and 0 <= number <= MOST


def _misshapen_table(found: object, default: Mapping[str, Any], entry: str) -> Faults:
    if not isinstance(found, dict):
        yield f"{entry}: {_short(found)} is no table"
        return
    prefix = f"{entry}." if entry else ""
    if entry != _FREE:
        yield from (f"{prefix}{key}: this is missing" for key in default if key not in found)
        yield from (f"{prefix}{key}: there is no such entry" for key in found if key not in default)
    sample = next(iter(default.values()))
    for key, value in found.items():
        yield from _misshapen(value, default.get(key, sample), _named(entry, key))


def _named(entry: str, key: str) -> str:
    if entry == _FREE:
        return f"tile {key}"
    return f"{entry}.{key}" if entry else key


def _misshapen_list(found: object, default: list[Any], entry: str) -> Faults:
    if not isinstance(found, list):
        yield f"{entry}: {_short(found)} is no list"
        return
    if not found:
        yield f"{entry}: this list is empty"
    for number, item in enumerate(found, start=1):
        yield from _misshapen(item, default[0], f"{entry}, item {number}")
        if isinstance(default[0], list) and len(item) != len(default[0]):
            yield f"{entry}, item {number}: {len(default[0])} numbers belong here, not {len(item)}"


def _untouchable(found: File, default: File) -> Faults:
    """Yield the entries that differ from ours but must not be corrected."""
    free = {name for names in default["origin"].values() for name in names}
    for key, value in default.items():
        inner = value if isinstance(value, dict) else {}
        parts = [f"{key}.{part}" for part in inner] or [key]
        for name in parts if key not in free else ():
            if name not in free and _at(found, name) != _at(default, name):
                yield f"{name}: only what `origin` names can be corrected"


def _tokens_and_times(found: File, default: File) -> Faults:
    """Check that there is a time token per round, and one pirate token more (R1.7, R1.11)."""
    for entry in ("time", "pirates"):
        if len(found[entry]) != len(default[entry]):
            yield f"{entry}: there are {len(default[entry])} tokens, not {len(found[entry])}"
    if 0 in found["time"]:
        yield "time: a time token is worth 1 at least"


def _tile_stocks(found: File, default: File) -> Faults:
    """Check that there are 37 neutral tiles, and 16 villages per player (R1.8, R1.9)."""
    for entry in ("neutral", "villages"):
        count, wanted = (sum(one[entry]["count"].values()) for one in (found, default))
        if count != wanted:
            yield f"{entry}.count: there are {wanted} tiles, not {count}"


def _completion(found: File, default: File) -> Faults:
    """Check the completion factors; those for one and two posts are printed (R3.23)."""
    first, table = default["completion"][:2], found["completion"]
    if table[:2] != first:
        yield f"completion: it begins with {first[0]}, {first[1]}"
    if not _ascending(table):
        yield "completion: more posts must give more"


def _tracks(found: File, default: File) -> Faults:
    last = {"progress": found["progress"]["length"], "order": len(found["order"]["spaces"]) - 1}
    for track, end in last.items():
        spaces, points = zip(*found[track]["points"], strict=True)
        if not _ascending(spaces) or not _ascending(points):
            yield f"{track}.points: spaces and VP must ascend"
        if end > LONGEST_TRACK:
            yield f"{track}: a track has at most {LONGEST_TRACK} spaces, not {end}"
        if spaces[0] < 1 or spaces[-1] > end:
            yield f"{track}.points: the spaces lie from 1 to {end}"


def _order(found: File, default: File) -> Faults:
    """Check the order track: white first, any colour last, six colours between (R3.27)."""
    spaces, ours = found["order"]["spaces"], default["order"]["spaces"]
    if (spaces[0], spaces[-1]) != (ours[0], ours[-1]):
        yield f"order.spaces: the first is {ours[0]!r}, the last {ours[-1]!r}"
    for number, colour in enumerate(spaces[1:-1], start=2):
        if colour not in default["colours"][:-1]:
            yield f"order.spaces, item {number}: {_short(colour)} is none of the six colours"


def _goods(found: File, default: File) -> Faults:
    """Check that there are 30, 40 or 50 goods tokens (R1.13).

    Of each good's ten tokens, 3 cost 2, 4 cost 3, and 3 cost 4.
    """
    costs, ours = (one["goods_tokens"]["costs"] for one in (found, default))
    for seats, marked in ours.items():
        if len(costs[seats]) != len(marked):
            yield f"goods_tokens.costs.{seats}: {len(marked)} costs belong here"
    if Counter(chain(*costs.values())) != Counter(chain(*ours.values())):
        yield "goods_tokens.costs: of each good 3 tokens cost 2, 4 cost 3 and 3 cost 4"


def _tower(found: File, default: File) -> Faults:
    tower = found["tower"]
    for entry in ("thrown", "inside"):
        if len(tower[entry]) != 2 or not tower[entry][0] <= tower[entry][1] >= 1:
            yield f"tower.{entry}: a numerator and a denominator that is not smaller belong here"
    if not tower["thrown"][0]:
        yield "tower.thrown: no cube would ever fall out"


def _progress_tokens(found: File, default: File) -> Faults:
    """Check that there are 24 progress tokens, at least one of each kind (section 7)."""
    tokens, wanted = found["tokens"]["all"], len(default["tokens"]["all"])
    known = possible_tokens(default)
    if len(tokens) != wanted:
        yield f"tokens.all: there are {wanted} tokens, not {len(tokens)}"
    for number, token in enumerate(tokens, start=1):
        if token not in known:
            yield f"tokens.all, item {number}: there is no token {_short(token)}"
    kinds = {known[token] for token in tokens}
    yield from (
        f"tokens.all: {kind} is missing" for kind in default["token_kinds"] if kind not in kinds
    )


def _tiles(found: File, default: File) -> Faults:
    """Check that tiles are square, with anchors and post cells in pairs (R1.1, R1.4, Q39)."""
    side, count = found["map"]["side"], len(default["tiles"])
    if side not in SIDES:
        yield f"map.side: a tile has {SIDES[0]} to {SIDES[-1]} cells a side, not {side}"
    if len(found["tiles"]) < count:
        yield f"tiles: {count} tiles are needed, not {len(found['tiles'])}"
    for name, rows in found["tiles"].items():
        for cell, fault in drawing.tile_faults(rows, side):
            yield f"tile {name}{cell and f', cell {cell}'}: {fault}"


def _maps(found: File, default: File) -> Faults:
    """Check that enough maps drawn from these tiles are legal for every table to get one (R1.2)."""
    if not found["map"]["tries"]:
        yield "map.tries: at least one map must be drawn"
    if found["tiles"] == default["tiles"]:
        return
    laid = tuple(tuple(rows) for rows in found["tiles"].values())
    for seats, (rows, columns) in found["map"]["grid"].items():
        layout, rng = Layout(laid, rows, columns, found["chests"], DRAWS), Rng(int(seats))
        drawn = (drawing.arrange(rng, layout) for _ in range(DRAWS))
        sound = sum(next(drawing.faults(one, layout.chests), None) is None for one in drawn)
        if sound < WANTED:
            yield f"tiles: of {DRAWS} maps for {seats} players only {sound} are allowed "


def _ascending(values: Any) -> bool:  # noqa: ANN401
    return all(a < b for a, b in pairwise(values))


_RULES: tuple[Callable[[File, File], Faults], ...] = (
    _tokens_and_times,
    _tile_stocks,
    _completion,
    _order,
    _tracks,
    _goods,
    _tower,
    _progress_tokens,
    _tiles,
    _maps,
)


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
