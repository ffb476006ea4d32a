"""What a browser needs to install the pages: a manifest, icons, a worker of each version."""

from __future__ import annotations

import gzip
import json
from io import BytesIO

import pytest
from PIL import Image

from bot.web import layout
from bot.web.install import worker
from bot.web.layout import assets
from tests.languages import LANGUAGES
from tests.web.pages import Pages, bot_of

MOST = 60 << 10
"""Bytes of all scripts of pages together, gzipped."""
DARKEST, LIGHTEST = 40, 220


async def test_the_manifest_has_the_name_of_the_bot(pages: Pages) -> None:
    user = bot_of(pages.harness).user
    for language in LANGUAGES:
        answer = await pages.get(f"/manifest.webmanifest?language={language}")
        assert answer.status == 200
        assert answer.headers["Content-Type"].startswith("application/manifest+json")
        told = answer.data
        assert user is not None and told["name"] == told["short_name"] == user.name
        assert (told["display"], told["start_url"], told["scope"]) == ("standalone", "tables", "./")
        assert told["lang"] == language


async def test_a_bot_without_a_name_yet_has_a_manifest(pages: Pages) -> None:
    bot_of(pages.harness).context.name = ""
    assert (await pages.get("/manifest.webmanifest?language=de")).data["name"] == "Brettspiele"
    gone = await pages.get("/manifest.webmanifest?language=xx")
    assert gone.data["lang"] == "en", "an address may be older than a language that is gone"
    assert (await pages.get("/manifest.webmanifest?language=klingon")).status == 404


async def test_every_icon_is_a_picture_of_its_size(pages: Pages) -> None:
    icons = (await pages.get("/manifest.webmanifest")).data["icons"]
    assert {(one["sizes"], one["purpose"]) for one in icons} == {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for one in icons:
        answer = await pages.get(f"/{one['src']}")
        assert answer.headers["Content-Type"] == one["type"] == "image/png"
        image = Image.open(BytesIO(answer.body)).convert("RGBA")
        assert "x".join(map(str, image.size)) == one["sizes"]
        corner, middle = image.getpixel((0, 0)), image.getpixel((image.width // 2,) * 2)
        assert isinstance(corner, tuple) and isinstance(middle, tuple)
        # A maskable one has no corners of its own, and the pawn is where no mask cuts.
        assert corner[3] == (255 if one["purpose"] == "maskable" else 0)
        assert min(middle[:3]) > LIGHTEST
    assert (await pages.get("/icons/icon-64.png")).status == 404


async def test_a_maskable_icon_keeps_off_its_edges(pages: Pages) -> None:
    """A mask leaves at least a circle of 80 % (Web Application Manifest, "Icon masks")."""
    image = Image.open(BytesIO((await pages.get("/icons/icon-mask.png")).body))
    image = image.convert("RGBA").convert("L")
    half = image.width / 2
    seen = [
        (x - half) ** 2 + (y - half) ** 2
        for x in range(0, image.width, 4)
        for y in range(0, image.height, 4)
        if int(str(image.getpixel((x, y)))) > DARKEST + 20
    ]
    assert seen and max(seen) < (0.8 * half) ** 2


async def test_the_worker_is_another_one_for_other_files(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = await pages.get("/sw.js")
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert answer.headers["Cache-Control"] == "no-cache"
    files = json.loads(answer.text.partition("=")[2].partition(";")[0])
    assert files == [one.name for one in assets().values()]
    for name in files:
        assert (await pages.get(f"/static/{name}")).status == 200
    monkeypatch.setattr(layout, "text_of", lambda _: "changed")
    layout.assets.cache_clear()
    worker.cache_clear()
    try:
        assert (await pages.get("/sw.js")).body != answer.body
    finally:
        layout.assets.cache_clear()
        worker.cache_clear()


async def test_every_answer_names_the_version_of_the_scripts(pages: Pages) -> None:
    await pages.opened(2)
    path = await pages.link()
    page, data, lost = [await pages.get(one) for one in (path, f"{path}/now", "/t/x")]
    assert {one.headers["X-Version"] for one in (page, data, lost)} == {layout.version()}
    assert f'data-version="{layout.version()}"' in page.text


async def test_the_policy_allows_a_manifest_and_a_worker_of_ours_and_no_more(pages: Pages) -> None:
    rules = dict(
        rule.strip().split(" ", 1)
        for rule in (await pages.get("/sw.js")).headers["Content-Security-Policy"].split(";")
    )
    assert rules == {
        "default-src": "'none'",
        **dict.fromkeys(("img-src", "style-src", "script-src", "connect-src"), "'self'"),
        **dict.fromkeys(("manifest-src", "worker-src"), "'self'"),
        **dict.fromkeys(("base-uri", "form-action", "frame-ancestors"), "'none'"),
    }


def test_all_scripts_together_stay_small() -> None:
    scripts = [one.data for name, one in assets().items() if name.endswith(".js")]
    assert sum(len(gzip.compress(one)) for one in (*scripts, worker())) <= MOST
