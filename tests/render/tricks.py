"""Jobs with which a drawing process is tried: some go wrong there, and none of them here.

Nothing is loaded beforehand: a process is to start in a blink.
"""

from __future__ import annotations

import logging
import os
import signal
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from render.api import Picture
    from render.jobs import Faces


@dataclass(frozen=True)
class Trick:
    """Its picture holds the number of the process that drew it."""

    what: str = ""
    number: int = 0
    home: int = field(default_factory=os.getpid)

    @property
    def title(self) -> str:
        return self.what

    def draw(self, faces: Faces) -> Picture | None:
        from render.api import Picture

        if os.getpid() != self.home:
            self._act()
        return Picture("trick.png", (1, 1), str(os.getpid()).encode())

    def _act(self) -> None:
        match self.what:
            case "killed":
                os.kill(os.getpid(), signal.SIGKILL)
            case "broken":
                os.kill(os.getpid(), signal.SIGABRT)
            case "hangs":
                time.sleep(1000)
            case "raises":
                raise ValueError("no such colour")
            case "tells":
                logging.getLogger("render.tricks").warning("red is %s", "missing")


def catalogue() -> Faces:
    """Load what draws the games, as a process does; nothing is drawn beforehand."""
    from tests.catalogue import CATALOGUE

    return CATALOGUE


def nothing() -> Faces:
    """Tricks need no game."""
    return {}


def never() -> Faces:
    raise LookupError("the catalogue is gone")
