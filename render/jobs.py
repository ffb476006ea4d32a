"""Pictures as jobs: plain values that any thread or process can draw with its own caches."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol, TypeAlias

from render.api import CloseUps, Cover, Look, Picture, Renderer
from render.art.encoding import spotlit
from render.art.theme import theme
from render.guides.guide import Guide
from render.guides.rulebook import Entry


class Face(Protocol):
    """The presentation of a game: its renderer, close-ups, cover and guide."""

    @property
    def renderer(self) -> Renderer[Any, Any]:
        """The renderer of the game."""

    @property
    def close_ups(self) -> CloseUps[Any] | None:
        """The renderer of close-ups of the table's parts, None if there is none."""

    @property
    def cover(self) -> Cover | None:
        """The function that draws the game's cover, None if there is none."""

    @property
    def guide(self) -> Guide | None:
        """The guide to the game's rules, None if there is none."""


Faces: TypeAlias = Mapping[str, Face]
"""Presentations of the games, by the games' keys."""


class Drawable(Protocol):
    """A picture to draw, as a value that can be pickled."""

    @property
    def title(self) -> str:
        """The name of the picture in the log."""

    def draw(self, faces: Faces) -> Picture | None:
        """Return the drawn picture, None if there is nothing to see. Slow: call it in a thread."""


Drawer: TypeAlias = Callable[[Sequence[Drawable]], Sequence[Picture | None]]
"""Function that draws a picture for each job, in this process or in another one.

Slow: call it in a thread.
"""


def here(faces: Faces) -> Drawer:
    """Return a function that draws pictures in this process."""
    return partial(_draw_here, faces)


def apart(faces: Faces, games: Container[str], elsewhere: Drawer) -> Drawer:
    """Return a function that draws pictures elsewhere, except those of some games.

    The renderers of these games ask processes of their own.
    """

    def draw(jobs: Sequence[Drawable]) -> Sequence[Picture | None]:
        own = any(isinstance(job, Job | CoverJob) and job.game in games for job in jobs)
        return _draw_here(faces, jobs) if own else elsewhere(jobs)

    return draw


def _draw_here(faces: Faces, jobs: Sequence[Drawable]) -> Sequence[Picture | None]:
    return tuple(job.draw(faces) for job in jobs)


@dataclass(frozen=True, slots=True)
class Job:
    """A picture of a position.

    `kind` is table | boards | board | question | asked | choices | draft | result | points | part.
    `about` is its subject apart from the view: a seat, a decision, a draft, the scores, the points
    of each round, or the key of a part. The picture keeps its areas, which have rules to look up,
    only if `areas` is true.
    """

    game: str
    kind: str
    view: Any
    look: Look
    since: Any = None
    about: Any = None
    areas: bool = False
    spot: tuple[str, ...] = ()
    """Things or rules to highlight; the rest of the picture is dimmed."""

    @property
    def title(self) -> str:
        """The title of the table that the picture shows."""
        return self.look.title

    def mark(self, faces: Faces) -> str:
        """Return a digest of the picture without drawing it, for the kinds in _MARK."""
        return _MARK[self.kind](faces[self.game], self)

    def draw(self, faces: Faces) -> Picture | None:
        """Return the drawn picture, None if there is nothing to see. Slow: call it in a thread."""
        picture = _DRAW[self.kind](faces[self.game], self)
        if picture is not None and self.spot:
            picture = _spotlit(picture, self.spot, self.look)
        if picture is None or self.areas or not picture.areas:
            return picture
        return replace(picture, areas=())


@dataclass(frozen=True, slots=True)
class CoverJob:
    """The cover of a game, as a picture to draw."""

    game: str
    look: Look

    @property
    def title(self) -> str:
        """The key of the game."""
        return self.game

    def draw(self, faces: Faces) -> Picture | None:
        """Return the cover, None if the game has none. Slow: call it in a thread."""
        cover = faces[self.game].cover
        return None if cover is None else cover(self.look)


@dataclass(frozen=True, slots=True)
class CardJob:
    """The card of a thing from a game's rules, as a picture to draw."""

    thing: Entry
    look: Look
    options: Mapping[str, str] | None = None
    """Options of the table for which the card is drawn, None if it is for no table."""

    @property
    def title(self) -> str:
        """The key of the thing that the card shows."""
        return self.thing.key

    def draw(self, faces: Faces) -> Picture | None:
        """Return the card, None if the game has no rules to look up. Slow: call it in a thread."""
        guide = faces[self.thing.game].guide
        return None if guide is None else guide.card(self.thing, self.look, self.options)


def _spotlit(picture: Picture, spot: tuple[str, ...], look: Look) -> Picture:
    """Return a picture dimmed except for some things, or unchanged if it has none of them."""
    found = [area.box for area in picture.areas if {area.thing, area.rule} & {*spot}]
    if not found:
        return picture
    boxes = [box for box in found if not any(_lies_in(box, other) for other in found)]
    colors = theme(look.palette)
    kind, data = spotlit(picture.data, boxes, colors["now"], colors["on_now"])
    return replace(picture, name=f"{picture.name.rpartition('.')[0]}.{kind}", data=data)


def _lies_in(box: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    """Return whether a box is inside another one and not equal to it."""
    left, top = other[0] <= box[0], other[1] <= box[1]
    right, low = (box[n] + box[n + 2] <= other[n] + other[n + 2] for n in (0, 1))
    return box != other and left and top and right and low


def _table(face: Face, job: Job) -> Picture:
    return face.renderer.overview(job.view, job.look, job.since)


def _boards(face: Face, job: Job) -> Picture:
    return face.renderer.boards(job.view, job.look, job.since)


def _board(face: Face, job: Job) -> Picture:
    return face.renderer.board(job.view, job.look, job.about, job.since)


def _question(face: Face, job: Job) -> Picture | None:
    return face.renderer.question(job.about, job.view, job.look)


def _asked(face: Face, job: Job) -> Picture:
    """Draw the question for a place without a table; the table itself may show the question."""
    return _question(face, job) or _table(face, job)


def _choices(face: Face, job: Job) -> Picture:
    """Draw the question for a page; the table itself may show the question."""
    return face.renderer.choices(job.about, job.view, job.look) or _table(face, job)


def _draft(face: Face, job: Job) -> Picture:
    return face.renderer.draft(job.about, job.look)


def _result(face: Face, job: Job) -> Picture:
    return face.renderer.result(job.view, job.about, job.look)


def _points(face: Face, job: Job) -> Picture | None:
    draw_points = face.renderer.points
    return None if draw_points is None else draw_points(dict(job.about), job.look)


def _part(face: Face, job: Job) -> Picture | None:
    if face.close_ups is None:
        return None
    return face.close_ups.draw(job.view, job.look, job.about, job.since)


def _boards_mark(face: Face, job: Job) -> str:
    """Return the digest of all boards; its prefix tells them from a table with the same scene."""
    return f"boards-{face.renderer.boards.mark(job.view, job.look, job.since)}"


def _part_mark(face: Face, job: Job) -> str:
    if face.close_ups is None:
        return ""
    return face.close_ups.draw.mark(job.view, job.look, job.about, job.since)


_DRAW: Mapping[str, Callable[[Face, Job], Picture | None]] = {
    "table": _table,
    "boards": _boards,
    "board": _board,
    "question": _question,
    "asked": _asked,
    "choices": _choices,
    "draft": _draft,
    "result": _result,
    "points": _points,
    "part": _part,
}

_MARK: Mapping[str, Callable[[Face, Job], str]] = {
    "table": lambda face, job: face.renderer.overview.mark(job.view, job.look, job.since),
    "boards": _boards_mark,
    "board": lambda face, job: face.renderer.board.mark(job.view, job.look, job.about, job.since),
    "result": lambda face, job: face.renderer.result.mark(job.view, job.about, job.look),
    "part": _part_mark,
}
