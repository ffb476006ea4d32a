"""The palettes of the pictures, read from `palettes.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from PIL import ImageColor

Color: TypeAlias = tuple[int, int, int]

_FILE = Path(__file__).with_name("palettes.toml")
_DEFAULT = "night"


class Style(NamedTuple):
    """The look of a game's pictures apart from colours: the background and the title lettering.

    `ground` draws the background below all cards, None means the sea of all games. Behind a title,
    its letters are repeated in the colour `title_shade`, shifted by each of `shades` (px).
    """

    ground: Callable[..., None] | None = None
    shades: Sequence[tuple[int, int]] = ()
    capitals: bool = False


PLAIN = Style()


class Theme:
    """One palette: colours by name, and the style of the pictures that use them."""

    __slots__ = ("_colors", "name", "style")

    def __init__(
        self,
        name: str,
        colors: dict[str, str],
        base: Theme | None = None,
        style: Style = PLAIN,
    ) -> None:
        self.name, self.style = name, style
        shared = {} if base is None else {key: base[key] for key in base}
        self._colors = shared | {key: _rgb(value) for key, value in colors.items()}

    def __getitem__(self, key: str) -> Color:
        return self._colors[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._colors)


@cache
def _tables() -> dict[str, dict[str, str]]:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))


def palettes() -> tuple[str, ...]:
    """Return the names of all palettes, the default first."""
    return tuple(_tables())


@cache
def theme(name: str) -> Theme:
    """Return a palette by name, or the default one if the name is unknown."""
    tables = _tables()
    name = name if name in tables else _DEFAULT
    return Theme(name, tables[name])


@cache
def extended(name: str, file: Path, style: Style) -> Theme:
    """Return a palette with a game's own colours from a file, which override the shared ones.

    The file has a table for each palette.
    """
    shared, own = theme(name), tomllib.loads(file.read_text(encoding="utf-8"))
    return Theme(shared.name, own[shared.name], shared, style)


def mix(first: Color, second: Color, share: float) -> Color:
    """Return the colour that is `share` of the way from the first to the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def _rgb(value: str) -> Color:
    red, green, blue = ImageColor.getrgb(value)[:3]
    return red, green, blue
