"""Charts: everything that is written can be read, whatever the names and however many lines."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from render.art.theme import palettes
from render.pictures.chart import LINES, ChartScene, Line, Section, draw, fitting, picture
from tests.render.legible import complaints

LONG = "Maximiliane Wolkenstein-Trostburg 🦜"


def lines(count: int, name: bool = True) -> Iterator[Line]:
    for number in range(count):
        mean, spread = 1300 - 60 * number, 90 + 45 * number
        label = f"{number + 1}. {LONG}" if name else f"Seat {number + 1}"
        value = f"{mean} ± {spread}"
        yield Line(label, value, mean - spread, mean + spread, mean, number == 2, name)


@pytest.mark.parametrize("palette", palettes())
@pytest.mark.parametrize("counts", [(1,), (LINES,), (3, 5), (0,), (2, 2, 2)])
def test_everything_can_be_read(palette: str, counts: tuple[int, ...]) -> None:
    sections = tuple(Section("By seat" if len(counts) > 1 else "", (*lines(n),)) for n in counts)
    scene = ChartScene(palette, "en", "Ratings · Magister Navis", fitting(*sections))
    assert complaints(draw(scene)) == set()


def test_lines_are_left_out_where_there_is_no_room() -> None:
    kept = fitting(Section("Places", (*lines(30),)), Section("Seats", (*lines(30),)))
    assert sum(1 + len(one.lines) for one in kept) == LINES
    assert [one.heading for one in kept] == ["Places", "Seats"]
    assert fitting(Section("Empty", ())) == ()


def test_the_alt_text_says_what_the_picture_shows() -> None:
    scene = ChartScene("night", "en", "Ratings", (Section("By seat", (*lines(2, name=False),)),))
    assert picture("chart", scene).alt == "Ratings. By seat: Seat 1: 1300 ± 90; Seat 2: 1240 ± 135"


def test_lines_without_a_scale_have_no_bars() -> None:
    flat = (Line("Tables", "12"), Line("Anna", "3"))
    scene = ChartScene("night", "en", "Tables", (Section("", flat),))
    assert complaints(draw(scene)) == set()
