"""Charts: everything that is written can be read, whatever the names and however many lines."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PIL import ImageChops

from bot.catalogue.trial.legible import complaints
from render.art.canvas import Canvas
from render.art.theme import palettes, theme
from render.pictures.chart import LINES, SHARE, ChartScene, Line, Section, draw, fitting, picture

EDGE = 2
"""Pixels of the edge of a bar."""
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


def test_no_section_has_a_bar_alone() -> None:
    alone = Section("Games", (*lines(1),))
    assert fitting(alone) == ()
    assert [one.heading for one in fitting(alone, Section("People", (*lines(2),)))] == ["People"]
    crowded = [Section(f"Kind {number}", (*lines(9),)) for number in range(6)]
    assert [len(one.lines) for one in fitting(*crowded)] == [3, 3, 2]


def bars(canvas: Canvas) -> list[tuple[int, int]]:
    """Return the first and last column of each bar, from above."""
    house = bytes(theme("night")["house"])
    image, found = canvas.image.convert("RGB"), []
    wide, pixels = image.width, image.tobytes()
    before: tuple[int, int] | None = None
    for y in range(image.height):
        line = pixels[3 * y * wide : 3 * (y + 1) * wide]
        row = [x for x in range(wide) if line[3 * x : 3 * x + 3] == house]
        here = (row[0], row[-1]) if row else None
        if here and before is None:
            found.append((0, 0))
        if here:
            found[-1] = max(found[-1], here, key=lambda one: one[1] - one[0])
        before = here
    return found


def shares(label: str, *some: float) -> Section:
    told = tuple(Line(f"{label} {one}", f"{one:.0%}", 0, one) for one in some)
    return Section(label, told, SHARE)


def test_equal_things_have_one_scale() -> None:
    """A share ends at the same place in each section, and on every chart."""
    sections = shares("Roles", 0.4, 0.2), shares("Large buildings of the city", 0.2, 0.1)
    first, second, third, fourth = bars(draw(ChartScene("night", "en", "Shares", sections)))
    assert second == third
    assert {one[0] for one in (first, second, third, fourth)} == {first[0]}
    long = bars(draw(ChartScene("night", "en", "Shares", (shares("Roles", 0.2, 0.1),))))
    full = bars(draw(ChartScene("night", "en", "Shares", (shares("Roles", 0.9, 0.2),))))
    assert long[0] == full[1]
    counts = [
        (Line("A", "8", 0, 8), Line("B", "2", 0, 2)),
        (Line("C", "4", 0, 4), Line("D", "2", 0, 2)),
    ]
    drawn = bars(
        draw(ChartScene("night", "en", "Tables", tuple(Section("of", one) for one in counts)))
    )
    assert drawn[1] == drawn[3] != drawn[2]


def test_things_of_different_units_have_scales_of_their_own() -> None:
    points = Section("Closest", (Line("A", "1", 0, 1), Line("B", "2", 0, 2)), "points")
    times = Section("Longest", (Line("A", "9 h", 0, 9), Line("B", "18 h", 0, 18)), "seconds")
    drawn = bars(draw(ChartScene("night", "en", "Extremes", (points, times))))
    assert drawn[:2] == drawn[2:]


def test_a_stroke_shows_the_expected_share_and_says_so() -> None:
    told = tuple(Line(name, "30%", 0, 0.3, expected=0.5) for name in "AB")
    plain = tuple(Line(name, "30%", 0, 0.3) for name in "AB")
    scene = ChartScene("night", "en", "Shares", (Section("Roles", told, SHARE, "expected: 50%"),))
    canvas = draw(scene)
    assert complaints(canvas) == set()
    assert "expected: 50%" in {one.text for one in canvas.written}
    assert scene.alt == "Shares. Roles (expected: 50%): A: 30%; B: 30%"
    without = draw(
        ChartScene("night", "en", "Shares", (Section("Roles", plain, SHARE, "expected: 50%"),))
    )
    left, top, right, bottom = ImageChops.difference(
        canvas.image.convert("RGB"), without.image.convert("RGB")
    ).getbbox() or (0, 0, 0, 0)
    (start, end), _ = bars(canvas)
    start, end = start - EDGE, end + 1 + EDGE
    half = start + (end - start) * 0.5 / 0.3
    assert left <= half <= right and right - left < 8, "one line through both rows"
    assert bottom - top > 100


def test_the_alt_text_says_what_the_picture_shows() -> None:
    scene = ChartScene("night", "en", "Ratings", (Section("By seat", (*lines(2, name=False),)),))
    assert picture("chart", scene).alt == "Ratings. By seat: Seat 1: 1300 ± 90; Seat 2: 1240 ± 135"


def test_lines_without_a_scale_have_no_bars() -> None:
    flat = (Line("Tables", "12"), Line("Anna", "3"))
    scene = ChartScene("night", "en", "Tables", (Section("", flat),))
    assert complaints(draw(scene)) == set()
