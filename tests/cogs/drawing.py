"""Pictures for games of which only words and buttons are judged: one of each kind is drawn."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from bot.client.app import GamesBot
from render.api import Picture
from render.jobs import Drawable, Drawer, Job


class DrawnOnce:
    """Draws each kind of picture for each kind of decision once, and shows it again later.

    That no position breaks a picture, and what each shows, is tested in `tests.render`.
    """

    def __init__(self, drawer: Drawer, anew: frozenset[str] = frozenset()) -> None:
        """`anew` are kinds of pictures that are drawn each time."""
        self._drawer, self._anew = drawer, anew
        self._drawn: dict[Hashable, Picture | None] = {}

    def __call__(self, jobs: Sequence[Drawable]) -> Sequence[Picture | None]:
        """Return a picture for each job."""
        return [self._picture(job) for job in jobs]

    def _picture(self, job: Drawable) -> Picture | None:
        kind = _kind(job)
        if getattr(job, "kind", "") in self._anew:
            return self._drawer([job])[0]
        if kind not in self._drawn:
            (self._drawn[kind],) = self._drawer([job])
        return self._drawn[kind]


def _kind(job: Any) -> Hashable:
    if not isinstance(job, Job):
        return job  # type: ignore[no-any-return]
    decision = getattr(job.about, "decision", job.about)
    about = getattr(decision, "kind", decision)
    seat_or_part = about if isinstance(about, int | str) else None
    return job.game, job.kind, job.look.language, job.areas, seat_or_part


def draw_once(bot: GamesBot, *anew: str) -> None:
    """Have a bot draw one picture of each kind from now on, but those of some kinds each time."""
    publisher = bot.publisher
    bot.context.drawer = publisher._drawer = DrawnOnce(bot.context.drawer, frozenset(anew))
