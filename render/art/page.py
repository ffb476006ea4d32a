"""The size of all pictures; Discord shows a single 11:7 picture uncropped and at its largest."""

from __future__ import annotations

from typing import Final

SIZE: Final = (1100, 700)
WIDTH, HEIGHT = SIZE

COVER: Final = (1100, 400)
"""A cover is lower than a picture of a table: on a phone, buttons stay in sight below it."""

SMALLEST: Final = 31
"""The em of the smallest text: its capitals are 7 px high on a phone, 350 px wide."""

NAME: Final = 40
"""The em of players' names."""

KEY: Final = 44
"""The em of the most important texts: whose turn it is, phase, round, deciding numbers."""

MARGIN: Final = 12
GAP: Final = 6
