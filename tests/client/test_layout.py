"""The cells of galleries: those that were read from the client's own code."""

from __future__ import annotations

import pytest

from render.art.page import SIZE
from tests.tools.client.layout import DESKTOP, PHONE, gallery
from tests.tools.client.paint import GAP, PAD, SECTION, TEXT, THUMBNAIL, Painter

CELLS = {
    2: [(273, 273)] * 2,
    3: [(364, 350), (182, 173), (182, 173)],
    4: [(273, 173)] * 4,
    5: [(273, 273)] * 2 + [(181, 181)] * 3,
    6: [(181, 181)] * 6,
    8: [(273, 273)] * 2 + [(181, 181)] * 6,
    9: [(181, 181)] * 9,
}


@pytest.mark.parametrize("count", CELLS)
def test_several_pictures_fill_cells_and_are_cropped(count: int) -> None:
    shown = gallery([(1100, 550)] * count)
    found = [(round(one.width), round(one.height)) for one in shown]
    for (width, height), wanted in zip(found, CELLS[count], strict=True):
        assert (width, height) == pytest.approx(wanted, abs=1)
    assert all(one.cropped for one in shown)
    assert max(one.x + one.width for one in shown) == pytest.approx(DESKTOP)


def test_a_lone_picture_is_shown_whole_and_largest_when_it_is_11_by_7() -> None:
    (desktop,), (phone,) = gallery([SIZE]), gallery([SIZE], PHONE)
    assert (desktop.width, desktop.height) == (550, 350)
    assert (round(phone.width), round(phone.height)) == (350, 223)
    (tall,) = gallery([(800, 936)], PHONE)
    assert (round(tall.width), round(tall.height)) == (190, 223)
    assert not (desktop.cropped or phone.cropped or tall.cropped)


def test_what_is_cropped_is_known() -> None:
    two = gallery([(1100, 550)] * 2)
    assert [one.seen for one in two] == [pytest.approx((0.5, 1.0))] * 2


def test_a_picture_beside_texts_leaves_them_less_width_and_is_seen_whole() -> None:
    said = {"type": TEXT, "content": "a word " * 30}
    thumbnail = {"type": 11, "media": {"url": "https://example.com/a.png"}}
    heights = {}
    for content in ("a word", said["content"]):
        section = {
            "type": SECTION,
            "components": [{**said, "content": content}],
            "accessory": thumbnail,
        }
        heights[content] = Painter(PHONE, {}).paint([section]).image.height
    assert heights["a word"] == THUMBNAIL + GAP + 3 * PAD
    assert heights[said["content"]] > Painter(PHONE, {}).paint([said]).image.height
