"""Pictures without a position, as jobs: charts, pictures of leagues, and the coach's curve."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from render.api import Picture
from render.jobs import Faces
from render.league import bracket, standings
from render.league.almanac import duels, glance
from render.league.almanac.scenes import DuelsScene, GlanceScene
from render.league.scenes import StandingsScene
from render.pictures import chart, curve
from render.pictures.curve import CurveScene
from render.scenes import Scene


@dataclass(frozen=True, slots=True)
class Sheet:
    """A scene to draw, and its file name without the suffix."""

    name: str
    scene: Scene

    @property
    def title(self) -> str:
        """The name of the picture in the log."""
        return self.name

    def draw(self, _faces: Faces) -> Picture:
        """Return the drawn picture. Slow: call it in a thread."""
        picture = _DRAW[type(self.scene)](self.scene)
        return replace(picture, name=f"{self.name}.{picture.name.rpartition('.')[2]}")


_DRAW: Mapping[type[Scene], Callable[[Any], Picture]] = {
    chart.ChartScene: partial(chart.picture, "chart"),
    bracket.BracketScene: bracket.picture,
    StandingsScene: standings.picture,
    GlanceScene: glance.picture,
    DuelsScene: duels.picture,
    CurveScene: curve.picture,
}
