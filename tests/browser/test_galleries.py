"""Galleries of the local table stand as those of Discord's real client do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import simcord
from PIL import Image
from playwright.sync_api import Page, sync_playwright

from bot.preview.page import GALLERIES, STYLES
from render.art.page import SIZE
from tests.browser.test_local_table import QUIET
from tests.tools.client.layout import DESKTOP, PHONE, gallery

STATIC = Path(simcord.__file__).parent / "preview" / "static"
MOST = 10
FIGURE = (
    '<figure class="gallery-item"><button class="media-lightbox-trigger">'
    '<img class="gallery-image" src="{src}" width="1100" height="700"></button></figure>'
)
BOXES = "all => all.map(one => {const b = one.getBoundingClientRect(); return [b.width, b.height]})"


@pytest.fixture
def page(chromium: str, tmp_path: Path) -> Iterator[Page]:
    Image.new("RGB", SIZE, "red").save(tmp_path / "picture.png")
    styles = STATIC.joinpath(STYLES.removeprefix("/")).read_text(encoding="utf-8")
    styles += GALLERIES.read_text(encoding="utf-8")
    bodies = (
        f'<div style="width: {width}px">'
        + "".join(
            f'<div class="component-gallery">{FIGURE.format(src="picture.png") * count}</div>'
            for count in range(1, MOST + 1)
        )
        + "</div>"
        for width in (DESKTOP, PHONE)
    )
    (tmp_path / "page.html").write_text(f"<style>{styles}</style>{''.join(bodies)}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        page = browser.new_page(viewport={"width": 900, "height": 900})
        page.goto((tmp_path / "page.html").as_uri())
        yield page
        browser.close()


def test_pictures_have_the_cells_of_the_real_client(page: Page) -> None:
    galleries = page.locator(".component-gallery").all()
    for number, box in enumerate(galleries):
        width, count = (DESKTOP, PHONE)[number // MOST], number % MOST + 1
        found = box.locator("img").evaluate_all(BOXES)
        for seen, cell in zip(found, gallery([SIZE] * count, width), strict=True):
            assert seen == pytest.approx((cell.width, cell.height), abs=2.5), (count, width)
