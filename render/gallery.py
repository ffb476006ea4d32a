"""Pictures that are drawn once per scene, with scenes as the keys of the caches."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from hashlib import blake2b
from typing import Any, Generic, NamedTuple, ParamSpec, Protocol, TypeAlias, TypeVar

from bot.locales import Words
from render.api import Look, Picture
from render.art.canvas import Canvas
from render.art.encoding import encoded
from render.art.indexed import Indexed
from render.art.kept import keeping, scene_bytes
from render.art.page import COVER
from render.art.palette import Palette
from render.art.sprites import Drawing
from render.art.theme import Theme
from render.art.widgets import Lettering, lettered, painted
from render.scenes import LETTERS, Scene

P = ParamSpec("P")
S = TypeVar("S", bound=Scene)
S_contra = TypeVar("S_contra", bound=Scene, contravariant=True)

Drawn: TypeAlias = Callable[[S, S | None], Canvas]
"""Function that draws a scene and outlines the differences from an earlier one."""


class Kept(Protocol[S_contra]):
    """Returns the picture of a scene, from the cache if it was drawn before."""

    def __call__(self, scene: S_contra, before: S_contra | None = None, /) -> Picture:
        """Return the picture; differences from `before` are outlined."""


class Sketch(NamedTuple):
    """A picture that is not drawn yet: the function that draws it, and all of its data.

    Within a game, the scene alone determines the kind of picture, except for the picture of all
    boards, which may share its scene with the table's.
    """

    kept: Callable[[Any, Any], Picture]
    scene: Scene | tuple[Scene, ...]
    before: Scene | tuple[Scene | None, ...] | None = None


class Showing(Generic[P]):
    """A kind of picture: a call draws it; `mark` returns a digest without drawing it."""

    def __init__(self, sketch: Callable[P, Sketch]) -> None:
        self._sketch = sketch

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Picture:
        """Return the picture."""
        kept, scene, before = self._sketch(*args, **kwargs)
        return kept(scene, before)

    def mark(self, *args: P.args, **kwargs: P.kwargs) -> str:
        """Return a digest of everything the picture depends on; it differs between pictures."""
        _, scene, before = self._sketch(*args, **kwargs)
        whole = json.dumps((scene, before), default=_plain, separators=(",", ":"))
        return blake2b(whole.encode(), digest_size=9).hexdigest()


def _plain(value: Any) -> object:  # noqa: ANN401 (the interface of json)
    """Return a part of a scene as JSON values, which are the same in every process."""
    if isinstance(value, frozenset):
        return sorted(value)
    return type(value).__name__, *(getattr(value, one.name) for one in fields(value))


class Board(Protocol):
    """The scene of a player's board."""

    @property
    def seat(self) -> int:
        """The seat of the board's owner."""


def of_seat(scene: Board) -> str:
    """Return the file name of the picture of a player's board."""
    return f"player-{LETTERS[scene.seat].lower()}"


def before(make: Callable[..., S], since: object | None, *args: object) -> S | None:
    """Return the scene of an earlier position, None if no position is given."""
    return None if since is None else make(since, *args)


_watchers: list[list[Canvas]] = []


@contextmanager
def watched() -> Iterator[list[Canvas]]:
    """Yield a list that gets each canvas which becomes a picture meanwhile, for whoever reads it.

    A picture that is cached is not drawn, and so its canvas is not there again.
    """
    drawn: list[Canvas] = []
    _watchers.append(drawn)
    try:
        yield drawn
    finally:
        _watchers.remove(drawn)


def finished(canvas: Canvas) -> None:
    """Give a canvas that becomes a picture to those who watch."""
    for drawn in _watchers:
        drawn.append(canvas)


@dataclass(frozen=True, slots=True)
class Gallery:
    """Encodes one game's pictures as files, in the palette of each theme."""

    palette: Callable[[Theme], Palette]

    def picture(
        self,
        name: str | Callable[[S], str],
        draw: Drawn[S],
        alt: Callable[[S, Words], str],
    ) -> Kept[S]:
        """Return a function that draws scenes as files of a given name, and caches them."""

        @keeping(scene_bytes)
        def drawn(scene: S, then: S | None = None) -> Picture:
            called = name if isinstance(name, str) else name(scene)
            return self.encoded(called, draw(scene, then), alt(scene, scene.words))

        return drawn

    def encoded(self, name: str, canvas: Canvas, alt: str) -> Picture:
        """Return a drawn picture as a file."""
        finished(canvas)
        image = canvas.image
        if not isinstance(canvas, Indexed):
            image = self.palette(canvas.theme).stored(image)
        suffix, data = encoded(image)
        return Picture(f"{name}.{suffix}", image.size, data, alt, tuple(canvas.areas))


class GameCover:
    """A game's cover: a drawing with the game's name on it."""

    def __init__(
        self,
        gallery: Gallery,
        game: str,
        colors: Callable[[str], Theme],
        drawing: Drawing,
        name: Lettering,
    ) -> None:
        self._game, self._colors, self._drawing, self._name = game, colors, drawing, name
        self._kept: Kept[Scene] = gallery.picture(f"{game}-cover", self.draw, self._told)

    def __call__(self, look: Look) -> Picture:
        """Return the cover in the reader's palette and language."""
        return self._kept(Scene(look.palette, look.language))

    def draw(self, scene: Scene, _: Scene | None = None) -> Canvas:
        """Draw the cover, which is slow, and return the canvas."""
        canvas = painted(self._drawing, COVER, self._colors(scene.palette))
        lettered(canvas, scene.words(f"{self._game}-title"), self._name)
        return canvas

    def _told(self, _: Scene, words: Words) -> str:
        return words(f"{self._game}-cover")
