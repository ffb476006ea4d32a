"""Pictures as jobs: plain values that any thread or process can carry out, with its own caches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from render.api import CloseUps, Look, Picture, Renderer


class Face(Protocol):
    """What draws a game."""

    @property
    def renderer(self) -> Renderer[Any, Any]:
        """Return what shows the game."""

    @property
    def close_ups(self) -> CloseUps[Any] | None:
        """Return what shows parts of it from near, None = nothing does."""


@dataclass(frozen=True, slots=True)
class Job:
    """A picture to draw; it can be pickled.

    `kind` is table | boards | board | question | asked | draft | result | part. `about` is what
    this one shows beside the view: a seat, a decision, a draft, the scores, or the key of a part.
    """

    game: str
    kind: str
    view: Any
    look: Look
    since: Any = None
    about: Any = None


def carry_out(job: Job, faces: Mapping[str, Face]) -> Picture | None:
    """Draw a picture, None where there is nothing to see. Slow: call off the loop."""
    return _DRAW[job.kind](faces[job.game], job)


def _table(face: Face, job: Job) -> Picture:
    return face.renderer.overview(job.view, job.look, job.since)


def _boards(face: Face, job: Job) -> Picture:
    return face.renderer.boards(job.view, job.look, job.since)


def _board(face: Face, job: Job) -> Picture:
    return face.renderer.board(job.view, job.look, job.about)


def _question(face: Face, job: Job) -> Picture | None:
    return face.renderer.question(job.about, job.view, job.look)


def _asked(face: Face, job: Job) -> Picture:
    """Draw the question where the table is not in sight: that may be the table itself."""
    return _question(face, job) or _table(face, job)


def _draft(face: Face, job: Job) -> Picture:
    return face.renderer.draft(job.about, job.look)


def _result(face: Face, job: Job) -> Picture:
    return face.renderer.result(job.view, job.about, job.look)


def _part(face: Face, job: Job) -> Picture | None:
    if face.close_ups is None:
        return None
    return face.close_ups.draw(job.view, job.look, job.about, job.since)


_DRAW: Mapping[str, Callable[[Face, Job], Picture | None]] = {
    "table": _table,
    "boards": _boards,
    "board": _board,
    "question": _question,
    "asked": _asked,
    "draft": _draft,
    "result": _result,
    "part": _part,
}
