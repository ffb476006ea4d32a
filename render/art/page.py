"""The size of all pictures; Discord shows a single 11:7 picture uncropped and at its largest."""

from __future__ import annotations

from typing import Final

SIZE: Final = (1100, 700)
WIDTH, HEIGHT = SIZE

COVER: Final = (1100, 400)
"""Size of a cover, low enough that on a phone the buttons below it stay in sight."""

SMALLEST: Final = 31
"""Em in px of the smallest text; on a phone 350 px wide, its capitals are 7 px high."""

NAME: Final = 40
"""Em in px of players' names."""

KEY: Final = 44
"""Em in px of the most important texts: whose turn it is, phase, round, deciding numbers."""

MARGIN: Final = 12
GAP: Final = 6
