"""Pictures that a package draws in processes of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from bot.catalogue.apart import values
from bot.catalogue.apart.pool import PackagePool
from bot.catalogue.apart.values import View, told_scores
from bot.engine.api import Json, Score
from render.api import Look, Picture


@dataclass(frozen=True)
class _Drawn:
    pool: PackagePool
    kind: str

    def _draw(self, view: View, look: Look, about: Json, since: View | None) -> Picture:
        return self.pool.call(values.picture_of, "draw", *self._told(view, look, about, since))

    def _mark(self, view: View, look: Look, about: Json, since: View | None) -> str:
        return self.pool.call(values.text, "mark", *self._told(view, look, about, since))

    def _told(self, view: View, look: Look, about: Json, since: View | None) -> Sequence[Json]:
        before = None if since is None else since.told
        return self.kind, view.told, asdict(look), about, before


class DrawnOverview(_Drawn):
    """Draws the table or all boards, or returns the picture's digest."""

    def __call__(self, view: View, look: Look, since: View | None = None, /) -> Picture:
        """Return the picture; differences from `since` are marked."""
        return self._draw(view, look, None, since)

    def mark(self, view: View, look: Look, since: View | None = None, /) -> str:
        """Return the picture's digest."""
        return self._mark(view, look, None, since)


class DrawnDetail(_Drawn):
    """Draws a player's board or a close-up, or returns the picture's digest."""

    def __call__(
        self, view: View, look: Look, about: int | str, since: View | None = None, /
    ) -> Picture:
        """Return the picture; differences from `since` are marked."""
        return self._draw(view, look, about, since)

    def mark(self, view: View, look: Look, about: int | str, since: View | None = None, /) -> str:
        """Return the picture's digest."""
        return self._mark(view, look, about, since)


class DrawnResult(_Drawn):
    """Draws the final scores, or returns the picture's digest."""

    def __call__(self, view: View, scores: Sequence[Score], look: Look, /) -> Picture:
        """Return the picture, with the winner at the top."""
        return self._draw(view, look, told_scores(scores), None)

    def mark(self, view: View, scores: Sequence[Score], look: Look, /) -> str:
        """Return the picture's digest."""
        return self._mark(view, look, told_scores(scores), None)
