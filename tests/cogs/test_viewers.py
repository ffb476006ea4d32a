"""Boards as their viewers want them: one player, palette, size, language, words alone."""

from __future__ import annotations

import asyncio
from io import BytesIO

import pytest
import simcord
from PIL import Image

from bot.host.api import Bulletin, Position, Posted, Preferences
from bot.locales import LANGUAGES, Words
from cogs.posting.pictures import draw, look_of, of_post
from cogs.ui.kit import limits
from cogs.ui.kit.choices import PALETTE, SIZE
from cogs.ui.kit.draw_pool import Busy, DrawPool
from tests.catalogue import CATALOGUE, RENDERERS
from tests.cogs.harness import Harness, asks, components, texts

PUERTO_RICO = RENDERERS["puerto_rico"]
GALLERY = 12


def names(result: simcord.InteractionResult) -> list[str]:
    return [one.filename.partition(".")[0] for one in result.response.attachments]


async def width(result: simcord.InteractionResult) -> int:
    data = await result.response.attachments[0].read()
    return Image.open(BytesIO(data)).width


async def test_one_players_board(harness: Harness) -> None:
    await harness.started(2)
    anna = harness.people[0]
    table = await harness.table()
    found = await anna.autocomplete(harness.channel, "table board", "player", "be")
    assert [choice["name"] for choice in found] == ["ben"]
    for named in (found[0]["value"], "BEN"):
        shown = await anna.slash(harness.channel, "table board", player=named)
        assert names(shown) == [f"player-{'ab'[table.names.index('ben')]}"]
        assert "City of ben" in texts(shown.response)
        assert "anna" not in texts(shown.response)
    wrong = await anna.slash(harness.channel, "table board", player="zoe")
    assert "is not playing at this table. Players: " in texts(wrong.response)


async def test_the_whole_table_stands_alone_above_the_tiles(harness: Harness) -> None:
    await harness.started(2)
    shown = await harness.people[0].slash(harness.channel, "table board")
    galleries = [part for part in components(shown.response) if part["type"] == GALLERY]
    assert [len(gallery["items"]) for gallery in galleries] == [1, 3]
    assert names(shown) == ["table", "supply", "player-a", "player-b"]


async def test_size_palette_and_language_of_one_look(harness: Harness) -> None:
    await harness.started(2)
    anna = harness.people[0]
    usual = await anna.slash(harness.channel, "table board")
    phone = await anna.slash(harness.channel, "table board", size="phone")
    assert (await width(usual), await width(phone)) == (1600, 800)
    seen = {await usual.response.attachments[1].read()}
    for palette in [choice.value for choice in PALETTE[1:]]:
        shown = await anna.slash(harness.channel, "table board", palette=palette)
        seen.add(await shown.response.attachments[1].read())
    assert len(seen) == len(PALETTE)
    german = await anna.slash(harness.channel, "table board", language="de", text=True)
    position = await harness.position()
    chair = position.table.chair_of(anna.id)
    view = position.view(None if chair is None else chair.seat)
    lines = PUERTO_RICO.summary(view, Words("de", position.table.names))
    assert texts(german.response) == "\n".join(lines)
    assert not german.response.attachments


async def test_what_a_person_keeps(harness: Harness) -> None:
    await harness.started(2)
    anna, ben = harness.people[:2]
    first = await anna.slash(harness.channel, "me")
    assert "Night" in texts(first.response)
    said = await anna.slash(harness.channel, "me", palette="contrast", size="phone")
    assert "High contrast" in texts(said.response)
    assert await width(await anna.slash(harness.channel, "table board")) == 800
    assert await width(await anna.slash(harness.channel, "table board", size="full")) == 1600
    assert await width(await ben.slash(harness.channel, "table board")) == 1600
    german = await anna.slash(harness.channel, "me", language="de")
    assert "Hoher Kontrast" in texts(german.response)
    assert await harness.host.people.preferences(anna.id) == Preferences("de", "contrast", "phone")
    await harness.restart()
    assert await width(await anna.slash(harness.channel, "table board")) == 800
    post = await harness.post()
    assert Image.open(BytesIO(await post.attachments[0].read())).width == 1600


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_name(language: str) -> None:
    words = Words(language)
    keys = [f"palette-{choice.value}" for choice in PALETTE]
    keys += [f"size-{choice.value}" for choice in SIZE]
    assert all(len(words(key)) <= limits.CHOICE for key in keys)


async def test_words_alone_lose_nothing(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    await harness.started(2)
    position = await harness.until(asks("build"))
    fill = limits.fill
    monkeypatch.setattr("cogs.ui.kit.limits.fill", lambda lines: fill(lines, 600))
    words = Words("en", position.table.names)
    lines = PUERTO_RICO.summary(position.view(None), words)
    stranger = harness.people[3]
    before = len(harness.channel.history(viewer=stranger))
    await stranger.slash(harness.channel, "table board", text=True)
    shown = harness.channel.history(viewer=stranger)[before:]
    assert len(shown) > 1
    assert "\n".join(map(texts, shown)) == "\n".join(lines)


def test_texts_are_filled_with_whole_lines() -> None:
    lines = ["a" * 40, "b" * 40, "c" * 40, "d" * 200]
    filled = list(limits.fill(lines, 100))
    assert filled[:2] == ["\n".join(lines[:2]), lines[2]]
    assert len(filled[2]) == 100
    assert list(limits.fill([], 100)) == []


async def test_who_finds_no_room_gets_words(harness: Harness) -> None:
    await harness.started(2)
    harness.env.bot.context.draw_pool = DrawPool(1, -1)
    shown = await harness.people[0].slash(harness.channel, "table board")
    assert "cannot be drawn right now" in texts(shown.response)
    assert "City of ben" in texts(shown.response)
    assert not shown.response.attachments


async def test_a_studio_turns_away_whoever_is_too_many() -> None:
    draw_pool = DrawPool(1, 1)
    async with draw_pool.place():
        task = asyncio.create_task(draw_pool.draw(int, "7"))
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await draw_pool.draw(int, "8")
    assert await task == 7
    assert await draw_pool.draw(int, "9") == 9


async def test_what_changed_is_outlined(harness: Harness) -> None:
    await harness.started(2)
    before = await harness.position()
    now = await harness.until(asks("build"))
    drawn = [_pictures(now, since) for since in (None, now, before)]
    assert drawn[0] == drawn[1] != drawn[2]


async def test_posts_after_a_phase_outline_what_changed(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await harness.started(2)
    seen: list[Bulletin] = []
    publisher = harness.host.outbox.publisher
    assert publisher is not None

    publish = publisher.publish

    async def watched(bulletin: Bulletin) -> Posted | None:
        seen.append(bulletin)
        return await publish(bulletin)

    monkeypatch.setattr(publisher, "publish", watched)
    while not any(bulletin.kind == "phase" for bulletin in seen):
        await harness.turn(harness.rng)
    last = seen[-1]
    assert last.since is not None
    assert last.since.version == 0
    posted = [await file.read() for file in (await harness.post()).attachments]
    assert posted == _pictures(last.position, last.since)
    words = Words("en", last.table.names)
    changes = PUERTO_RICO.changes(last.since.view(None), last.position.view(None), words)
    assert changes
    told = texts(await harness.post())
    assert all(f"-# {line}" in told for line in changes)


def _pictures(position: Position, since: Position | None) -> list[bytes]:
    words = Words("en", position.table.names)
    bulletin = Bulletin("1-1", "phase", None, position, (), True, None, since=since)
    assert look_of(position.table, words).palette == "night"
    drawn = draw(of_post(bulletin, PUERTO_RICO, words), CATALOGUE) or ()
    return [picture.data for picture in drawn if picture is not None]
