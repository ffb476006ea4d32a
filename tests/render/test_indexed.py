"""Pictures drawn in the numbers of their colours look as those drawn in the colours."""

from __future__ import annotations

import tomllib

import pytest
from PIL import ImageChops

from render.art.canvas import Box, Canvas
from render.art.kept import Kept
from render.art.page import SIZE
from render.art.palette import learned
from render.art.shapes import badge, medal
from render.art.sprites import sprite, sprites_of
from render.art.theme import palettes, theme
from render.art.widgets import Number, laid, number
from render.puerto_rico.art import palette_sheet
from tests.tools.palettes import SHEETS

NIGHT = palette_sheet.themes("night")
CARD = Box(40, 60, 500, 300)
ON_CARD, ON_GROUND, ON_THE_EDGE = (
    Box(60, 80, 200, 60),
    Box(700, 200, 200, 60),
    Box(500, 330, 200, 60),
)


def points(canvas: Canvas, box: Box, text: str) -> None:
    number(canvas, box, Number(medal, text), 44, 40)


def drawn(canvas: Canvas) -> Canvas:
    """Draw everything there is on one colour, on the ground, and across the edge of a paper."""
    for box in (ON_CARD, ON_GROUND, ON_THE_EDGE, ON_CARD.shifted(0, 100)):
        canvas.lit(box.inset(-6))
        canvas.plain(box, NIGHT["paper"], NIGHT["ink"], 9)
        canvas.part(points, box, "17")
        canvas.outline(box, "changed")
        canvas.frame(box.shifted(8, 70), "now", 6, 9)
        canvas.delta(-3, box.right, box.y - 20)
        canvas.text("Ångström", box.shifted(8, 70), 36, "on_table", name=True)
        canvas.sprite(sprite(badge, 46, 46, NIGHT, 2), box.right - 30, box.bottom - 20)
    return canvas


def test_a_picture_in_numbers_shows_and_says_what_one_in_colours_does() -> None:
    palette = palette_sheet.colors("night")
    plain, numbers = (drawn(laid(SIZE, colors, CARD)) for colors in (NIGHT, palette))
    stored = palette.stored(plain.image).convert("RGB")
    apart = ImageChops.difference(stored, numbers.image.convert("RGB")).convert("L").histogram()
    assert sum(apart[1:]) < 40, "but for edges on colours that the palette has not"
    assert sum(apart[17:]) == 0
    texts = [(one.text, one.ink, one.box, one.size, one.name) for one in plain.written]
    assert [(one.text, one.ink, one.box, one.size, one.name) for one in numbers.written] == texts
    again = drawn(laid(SIZE, palette, CARD))
    assert again.image.tobytes() == numbers.image.tobytes(), "kept parts are those drawn"


def test_no_theme_takes_the_room_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here one theme has the room that it has in a bot."""
    monkeypatch.setattr(sprites_of(theme("day"))._kind, "most", 8 << 20)
    night, day = (sprite(badge, 40, 40, theme(name), 0) for name in ("night", "day"))
    for side in range(400, 414):
        sprite(badge, side, side, theme("day"), 0)
    assert sprite(badge, 40, 40, theme("day"), 0) is not day
    assert sprite(badge, 40, 40, theme("night"), 0) is night


def test_what_was_not_used_for_longest_makes_room() -> None:
    kept = Kept[str](10)
    for key in "abc":
        kept.put(key, key.upper(), 3)
    assert kept.get("a") == "A"
    kept.put("d", "D", 4)
    assert [kept.get(key) for key in "abcd"] == ["A", None, "C", "D"]
    kept.put("e", "E", 11)
    assert len(kept) == 0


@pytest.mark.parametrize("file", SHEETS)
def test_the_stored_colours_are_those_of_the_art(file) -> None:
    """Learned in one palette, for that takes time; of the others those of the theme."""
    sheet, themes = SHEETS[file]
    stored = tomllib.loads(file.read_text(encoding="utf-8"))
    assert list(stored) == list(palettes())
    found = {
        name: [tuple(bytes.fromhex(one)) for one in text.split()] for name, text in stored.items()
    }
    assert found["night"] == learned(themes("night"), sheet(themes("night")))
    for name, colors in found.items():
        own = dict.fromkeys(themes(name)[key] for key in themes(name))
        assert (len(colors), colors[: len(own)]) == (256, list(own))
