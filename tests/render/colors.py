"""Distances between colours, as WCAG and people with colour deficiencies see them."""

from __future__ import annotations

import warnings
from itertools import combinations

import numpy as np
from PIL import Image

from bot.catalogue.trial.legible import contrast
from render.art.theme import Color

with warnings.catch_warnings():
    # Its docstrings have escapes that Python warns of when it compiles them.
    warnings.simplefilter("ignore")
    from colorspacious import cspace_convert

__all__ = ["SIGHTS", "contrast", "nearest", "pixels"]

SIGHTS = (None, "protanomaly", "deuteranomaly", "tritanomaly")
"""Usual sight, and the three deficiencies; their full severity is protanopia and so on."""


_MOST = 1 << 16
"""Colours of a picture at most: Pillow's table of so many more takes longer than the counting."""


def pixels(image: Image.Image, color: Color) -> int:
    """Return how many pixels of a picture have this very colour."""
    counted = image.convert("RGB").getcolors(_MOST)
    assert counted is not None, "there are more colours"
    return sum(number for number, found in counted if found == color)


def nearest(colors: list[Color], sight: str | None) -> float:
    """The smallest distance of two of the colours (CAM02-UCS) as somebody sees them.

    Machado, Oliveira and Fernandes (2009) at severity 100.
    """
    seen = np.array(colors) / 255
    if sight is not None:
        space = {"name": "sRGB1+CVD", "cvd_type": sight, "severity": 100}
        seen = np.clip(cspace_convert(seen, space, "sRGB1"), 0, 1)
    points = cspace_convert(seen, "sRGB1", "CAM02-UCS")
    return min(float(np.linalg.norm(a - b)) for a, b in combinations(points, 2))
