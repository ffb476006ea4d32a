"""A plate is kept as its corners: put on a picture it is what was drawn as a whole before."""

from __future__ import annotations

from itertools import product

import pytest
from PIL import Image

from render.art.canvas import Canvas
from render.art.sprites import Pen, crisp, plate
from render.art.theme import theme

NIGHT = theme("night")


@pytest.mark.parametrize(
    ("line", "thick", "radius"), [("ink", 3, 14), ("ink", 2, 8), (None, 0, 20)]
)
def test_a_plate_is_the_box_drawn_whole(line: str | None, thick: int, radius: int) -> None:
    for width, height in product((9, 20, 40, 43, 61), (12, 41, 43, 80)):
        pen = Pen(width * 4, height * 4, NIGHT, wide=width)
        pen.box(0, 0, width - 0.25, height - 0.25, "paper", line, thick, radius)
        whole, ground = crisp(pen.image, 4), Image.new("RGB", (100, 100), "navy")
        ground.paste(whole, (7, 5), whole)
        found = plate(width, height, NIGHT, "paper", line, thick, radius)
        assert (found.width, found.height) == whole.size
        canvas = Canvas(Image.new("RGB", (100, 100), "navy"), NIGHT)
        canvas.sprite(found, 7, 5)
        assert canvas.image.tobytes() == ground.tobytes()
        assert found.image().tobytes() == whole.tobytes()


def test_a_large_plate_takes_the_memory_of_its_corners() -> None:
    parts = plate(1076, 660, NIGHT, "paper", "ink", 3, 14).parts
    assert sum(part.width * part.height for _, _, part in parts) == 4 * 15 * 15


def test_a_plate_may_reach_beyond_the_picture() -> None:
    canvas = Canvas(Image.new("RGB", (30, 30), "navy"), NIGHT)
    canvas.sprite(plate(50, 50, NIGHT, "paper", "ink", 3, 14), -20, 10)
    shown = [canvas.image.getpixel(spot) for spot in ((0, 29), (5, 12), (5, 9))]
    assert shown == [NIGHT["paper"], NIGHT["ink"], (0, 0, 128)]
