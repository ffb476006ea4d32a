"""People call themselves, and write, what they like: the playable page shows it as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.async_api import expect

from bot.locales.markdown import visible
from tests.catalogue import CATALOGUE
from tests.render.test_html import Reader
from tests.web.pages import Pages
from tests.web.windows import PHONE, Windows, drawn, violations

LONGEST = 200
NAMES = (
    "<b onload=alert(1)>zork</b>",
    "\"zork' &amp; </script><script>",
    "q\u202egnp \u2066zork\u2069",
    "**zork** `x` [a](https://zork.example) <@1>",
    "<i>zork" + "x" * (LONGEST - 7),
)
NOTE = "<img src=x onerror=alert(1)> \"'&amp; </script> **b**"


def strings(data: Any) -> Iterator[str]:
    """Yield all texts of JSON data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for one in data.values() if isinstance(data, dict) else data:
            yield from strings(one)


async def seated(pages: Pages, game: str, name: str) -> str:
    """Open a table at which all have a name; return the path of whoever is asked."""
    await pages.opened(3, game=game, name=name)
    position = await pages.at_rest()
    user_id = position.table.chairs[position.decisions[0].seat].user_id
    person = [one.id for one in pages.harness.people].index(user_id or 0)
    await pages.pair(person)
    return await pages.link(person)


@pytest.mark.parametrize("game", CATALOGUE)
async def test_names_in_questions_and_labels_are_text(pages: Pages, game: str) -> None:
    for name in NAMES:
        await _is_text(pages, game, name)


async def _is_text(pages: Pages, game: str, name: str) -> None:
    path = await seated(pages, game, name)
    asked = await pages.get(f"{path}/play")
    assert asked.headers["Content-Type"].startswith("application/json")
    assert visible(name) in asked.data["text"]
    page = Reader((await pages.get(path)).text)
    assert visible(name) in page.text
    assert not {"b", "i"} & {tag for tag, _ in page.tags}
    assert all("src" in attributes for tag, attributes in page.tags if tag == "script")
    done = await pages.post(
        f"{path}/play", {"done": "move", "stamp": asked.data["asked"], "index": 0}
    )
    assert done.status in (200, 422)
    for data in (asked.data, done.data, (await pages.get(f"{path}/since")).data):
        for text in strings(data):
            assert "\u202e" not in text and "\u2066" not in text
            assert "\\<" not in text and "\\*" not in text


async def test_a_note_is_the_text_that_was_written(pages: Pages) -> None:
    path = await seated(pages, "puerto_rico", "anna")
    kept = await pages.post(f"{path}/play", {"done": "note", "before": "", "text": NOTE})
    assert kept.status == 200
    assert (await pages.get(f"{path}/aids")).data["note"]["text"] == NOTE
    page = Reader((await pages.get(path)).text)
    assert not [one for one in page.tags if "onerror" in one[1]]


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("name", [NAMES[1], NAMES[4]], ids=["quotes", "long"])
async def test_a_hostile_name_harms_nobody_on_a_phone(windows: Windows, name: str) -> None:
    pages = windows.pages
    path = await seated(pages, "puerto_rico", name)
    (held, _, value) = pages.cookie.partition("=")
    pages.unpair()
    async with windows.open(path, PHONE, cookies={held: value}) as page:
        await drawn(page)
        await expect(page.locator("#turn-text")).to_contain_text(visible(name))
        assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        assert not await page.locator("#turn b, #turn i, #turn script").count()
        assert not await violations(page)
