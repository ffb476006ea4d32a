"""Pictures for games of which only words and buttons are judged: one of each kind is drawn.

A module whose tests judge no picture imports `drawn_once`; one of its tests that does uses
`all_drawn`.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

import pytest

from bot.client.app import GamesBot
from render import jobs as drawing
from render.api import Picture
from render.jobs import CoverJob, Drawable, Drawer, Faces, Job

_DRAW = drawing._draw_here
_DRAWN: dict[Hashable, Picture] = {}
"""Pictures by kind, each of the test that asked first: drawing took a third of the tests' time."""


class DrawnOnce:
    """Draws each kind of picture for each kind of decision once, and shows it again later.

    That no position breaks a picture, and what each shows, is tested in `tests.render`.
    """

    def __init__(
        self,
        drawer: Drawer,
        anew: frozenset[str] = frozenset(),
        drawn: dict[Hashable, Picture] | None = None,
    ) -> None:
        """`anew` are kinds of pictures that are drawn each time, `drawn` those that there are."""
        self._drawer, self._anew = drawer, anew
        self._drawn = {} if drawn is None else drawn

    def __call__(self, jobs: Sequence[Drawable]) -> Sequence[Picture | None]:
        """Return a picture for each job."""
        return [self._picture(job) for job in jobs]

    def _picture(self, job: Drawable) -> Picture | None:
        if not isinstance(job, Job | CoverJob) or getattr(job, "kind", "") in self._anew:
            return self._drawer([job])[0]
        kind = _kind(job)
        if kind in self._drawn:
            return self._drawn[kind]
        (picture,) = self._drawer([job])
        if picture is not None:
            self._drawn[kind] = picture
        return picture


def _kind(job: Job | CoverJob) -> Hashable:
    if isinstance(job, CoverJob):
        return job
    decision = getattr(job.about, "decision", job.about)
    about = getattr(decision, "kind", decision)
    seat_or_part = about if isinstance(about, int | str) else None
    return job.game, job.kind, job.look.language, job.areas, seat_or_part


def draw_once(bot: GamesBot, *anew: str) -> None:
    """Have a bot draw one picture of each kind from now on, but those of some kinds each time."""
    publisher = bot.publisher
    bot.context.drawer = publisher._drawer = DrawnOnce(bot.context.drawer, frozenset(anew))


@pytest.fixture(autouse=True)
def drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw one picture of each kind for all tests of a process, before any bot starts."""
    monkeypatch.setattr(drawing, "_draw_here", _shared)


@pytest.fixture
def all_drawn(drawn_once: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw every picture in a test of such a module that judges what is in it."""
    monkeypatch.setattr(drawing, "_draw_here", _DRAW)


def _shared(faces: Faces, jobs: Sequence[Drawable]) -> Sequence[Picture | None]:
    return DrawnOnce(partial(_DRAW, faces), drawn=_DRAWN)(jobs)
