"""What a page is told of a move is all that it shows otherwise, and only what its reader sees."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.web import news, stream
from bot.web.news import LARGEST, patch
from tests.web.pages import Pages, next_told


def patched(shown: Any, told: Any) -> Any:
    """Return what a page shows that was told what differs, as its script does."""
    now = shown | {key: told[key] for key in ("stamp", "mark", "status")}
    for key, value in told["patch"].items():
        if key == "log":
            oldest = value["entries"][-1]["stamp"]
            older = [one for one in shown["log"]["entries"] if one["stamp"] < oldest]
            now["log"] = {"entries": [*value["entries"], *older], "more": value["more"]}
        elif key == "changed":
            changed = {one["key"]: one for one in value}
            now["parts"] = [_part(part, changed.get(part["key"])) for part in shown["parts"]]
        else:
            now[key] = value
    return now


def _part(part: Any, changed: Any) -> Any:
    if changed is None:
        return part
    lines = [part["lines"][one] if isinstance(one, int) else one for one in changed["lines"]]
    return part | {"mark": changed["mark"], "lines": lines}


def compared(shown: Any) -> Any:
    """Return what must be the same: addresses follow from marks, times go by."""
    parts = [
        {key: part[key] for key in ("key", "title", "mark", "lines")} for part in shown["parts"]
    ]
    log = shown["log"]["entries"][:10]
    more = ("stamp", "status", "moves", "number", "state", "asked", "title", "pace")
    return {key: shown[key] for key in more} | {"parts": parts, "log": log}


@pytest.mark.parametrize("game", ["puerto_rico", "magister_navis", "amerigo"])
async def test_a_page_that_is_told_what_differs_shows_what_there_is(
    pages: Pages, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player and a spectator, move by move."""
    monkeypatch.setattr(stream, "CALM", 0.0)
    monkeypatch.setattr(news, "LARGEST", 1 << 16)
    await pages.harness.started(3, game=game)
    pages.harness.host.outbox.publisher = None
    for person in (0, 4):
        path = await pages.link(person)
        url = f"http://127.0.0.1:{pages.port}{path}/events?patches=1"
        async with pages.session.get(url) as line:
            first = await next_told(line)
            shown = await pages.now(path) | {"mark": first["mark"]}
            for _ in range(12):
                await pages.move(await pages.at_rest())
                now = await pages.now(path)
                while shown["stamp"] < now["stamp"]:
                    told = await next_told(line, largest=1 << 16)
                    assert told["from"] == shown["mark"] and told["patch"]
                    shown = patched(shown, told)
                assert compared(shown) == compared(now)


async def test_what_is_too_much_for_a_message_is_asked_for(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(news, "LARGEST", 300)
    await pages.opened()
    path = await pages.link()
    url = f"http://127.0.0.1:{pages.port}{path}/events?patches=1"
    async with pages.session.get(url) as line:
        await next_told(line)
        await pages.move(await pages.at_rest())
        told = await next_told(line)
    assert "patch" not in told and told["stamp"] == (await pages.now(path))["stamp"]


async def test_an_older_script_is_told_that_there_is_something_to_ask_for(pages: Pages) -> None:
    await pages.opened()
    path = await pages.link()
    async with pages.session.get(f"http://127.0.0.1:{pages.port}{path}/events") as line:
        await next_told(line)
        await pages.move(await pages.at_rest())
        told = await next_told(line)
    assert told.keys() == {"stamp", "status", "mark", "after"}
    now = await pages.now(path)
    assert (told["stamp"], told["status"]) == (now["stamp"], now["status"])


async def test_a_link_that_was_revoked_hears_no_more_moves(pages: Pages) -> None:
    await pages.opened()
    path = await pages.link()
    async with pages.session.get(f"http://127.0.0.1:{pages.port}{path}/events?patches=1") as line:
        await next_told(line)
        await pages.harness.host.links.revoke(pages.harness.people[0].id)
        await pages.move(await pages.at_rest())
        assert b"patch" not in (rest := await line.content.read())
        assert b"event: gone" in rest


def test_a_part_that_comes_or_goes_is_asked_for() -> None:
    part = {"key": "table", "title": "The table", "near": False, "mark": "a", "lines": ["b", "c"]}
    shown: Any = {"log": None, "mark": "1", "moves": 1, "parts": [part]}
    other = shown | {"parts": [part | {"lines": ["d", "b"]}]}
    found = patch(shown, other)
    assert found == {"moves": 1, "changed": [{"key": "table", "mark": "a", "lines": ["d", 0]}]}
    assert patch(shown, shown | {"parts": [part, part | {"key": "result"}]}) is None
    large = shown | {"parts": [part | {"lines": ["x" * LARGEST]}]}
    assert patch(shown, large) is None and len(json.dumps(large)) > LARGEST
