"""Names, numbers and lists in the reader's language, as sentences of Puerto Rico need them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.puerto_rico.data import BUILDINGS, GOODS
from bot.locales import Words
from render.text.wording import counted, listed, named

WINDROSE = "windrose"
"""Place of people without a circle, in addition to the names of tiles and buildings."""


FOREST = "forest"
"""Name of a plantation that lies face down."""


def role_kind(role: str) -> str:
    """Return the role without its number: the two prospectors do the same."""
    return role.partition("_")[0]


def goods_list(goods: Mapping[str, int], words: Words) -> str:
    """Return goods with their numbers: "2 corn and 1 sugar"."""
    return listed((amount(good, goods[good], words) for good in GOODS if goods.get(good)), words)


def amount(good: str, count: int, words: Words) -> str:
    """Return a number of goods: "2 corn"."""
    return words("common-amount", count=count, thing=words(f"puerto_rico-good-{good}"))


def doubloons(count: int, words: Words) -> str:
    """Return a sum of money: "1 doubloon"."""
    return words("puerto_rico-doubloons", count=count)


def points(count: int, words: Words) -> str:
    """Return victory points: "7 VP"."""
    return words("puerto_rico-points", count=count)


def colonists(count: int, words: Words) -> str:
    """Return a number of colonists."""
    return words("puerto_rico-colonists", count=count)


def nobles(count: int, words: Words) -> str:
    """Return a number of nobles."""
    return words("puerto_rico-nobles", count=count)


def people(count: int, of_nobles: int, words: Words) -> str:
    """Return colonists and nobles, if there are any: "2 colonists and 1 noble"."""
    numbers = {"colonists": count, "nobles": of_nobles}
    return listed(
        (words(f"puerto_rico-{kind}", count=n) for kind, n in numbers.items() if n), words
    )


def people_gained(count: int, of_nobles: int, words: Words) -> str:
    """Return colonists and nobles as a player gets them: the German accusative."""
    numbers = {"got-colonists": count, "got-nobles": of_nobles}
    return listed(
        (words(f"puerto_rico-{kind}", count=n) for kind, n in numbers.items() if n), words
    )


def place_name(circle: str, words: Words) -> str:
    """Return the tile or building that holds a circle, or the words for the windrose."""
    if circle == WINDROSE:
        return words("puerto_rico-place-windrose")
    return words(f"puerto_rico-{'building' if circle in BUILDINGS else 'tile'}-{circle}")


def places_list(circles: Mapping[str, int], words: Words) -> str:
    """Return tiles and buildings with their numbers: "2 × corn plantation and Harbor"."""
    return counted(((place_name(circle, words), n) for circle, n in circles.items()), words)


def source_name(source: str, words: Words) -> str:
    """Return the building or role that something came from; the ship has no name."""
    key = f"puerto_rico-{'building' if source in BUILDINGS else 'role'}-{source}"
    return words(key) if words.has(key) else source


def called(field: str, value: str | int, words: Words) -> str | int:
    """Return the name of a value, by the field it is in; numbers and the like stay."""
    return _NAMES[field](str(value), words) if field in _NAMES else value


_NAMES: Mapping[str, Callable[[str, Words], str]] = {
    "building": place_name,
    "circle": place_name,
    "place": place_name,
    "tile": place_name,
    "land": place_name,
    "good": named("puerto_rico", "good"),
    "role": named("puerto_rico", "role"),
    "source": source_name,
}
"""Functions that name the values of fields of moves and events, and of arguments of reasons."""
