"""Boards as their viewers want them: one player, palette, language, words alone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import simcord

from bot.host.core.api import Bulletin, Position, Posted, Preferences
from bot.locales import Words
from bot.presenting import limits
from bot.presenting.draw_pool import Busy, DrawPool
from bot.presenting.pictures import draw, look_of, of_post
from cogs.ui.kit.choices import PALETTE
from cogs.ui.kit.layout import layout
from cogs.ui.kit.screen import Button, Screen
from render.jobs import here
from tests.catalogue import CATALOGUE, RENDERERS
from tests.cogs.harness import Harness, asks, components, offering, texts
from tests.languages import LANGUAGES

PUERTO_RICO = RENDERERS["puerto_rico"]
GALLERY, MENU = 12, 3


def names(result: simcord.InteractionResult) -> list[str]:
    return [one.filename.partition(".")[0] for one in result.response.attachments]


def entries(message: Any) -> list[tuple[str, bool]]:
    """Return what the menu of pictures offers, and what of it is shown."""
    (menu,) = (part for part in components(message) if part["type"] == MENU)
    return [(one["label"], bool(one.get("default"))) for one in menu["options"]]


async def pick(person: simcord.MemberActor, message: Any, label: str) -> simcord.InteractionResult:
    (menu,) = (part for part in components(message) if part["type"] == MENU)
    value = next(one["value"] for one in menu["options"] if one["label"] == label)
    return await person.select(message, [value], custom_id=menu["custom_id"])


async def test_one_players_board(harness: Harness) -> None:
    await harness.started(2)
    anna = harness.people[0]
    table = await harness.table()
    found = await anna.autocomplete(harness.channel, "table board", "player", "be")
    assert [choice["name"] for choice in found] == ["ben"]
    for named in (found[0]["value"], "BEN"):
        shown = await anna.slash(harness.channel, "table board", player=named)
        assert names(shown) == [f"player-{'ab'[table.names.index('ben')]}"]
        assert "anna" not in texts(shown.response)
        told = await anna.click(shown.response, label="In words")
        assert "City of ben" in texts(told.response)
        assert "anna" not in texts(told.response)
    wrong = await anna.slash(harness.channel, "table board", player="zoe")
    assert "is not playing at this table. Players: " in texts(wrong.response)


async def test_one_board_is_shown_alone_ones_own_first(harness: Harness) -> None:
    await harness.started(3)
    table, post = await harness.table(), await harness.post()
    seats = {person.id: table.chair_of(person.id) for person in harness.people[:3]}
    for person in harness.people[:3]:
        chair = seats[person.id]
        assert chair is not None and chair.seat is not None
        for shown in (
            await person.click(post, label="Boards"),
            await person.slash(harness.channel, "table board"),
        ):
            assert shown.response.ephemeral
            assert names(shown) == [f"player-{'abc'[chair.seat]}"]
            assert [part["type"] for part in components(shown.response)][1] == GALLERY
            assert texts(shown.response) == ""
            first, *_ = offered = entries(shown.response)
            assert first == (f"{person.name}’s board", True)
            assert sum(chosen for _, chosen in offered) == 1
            assert {name for name, _ in offered[3:]} == {"All boards", "The table"}


async def test_the_menu_leads_to_every_other_picture_in_the_same_message(harness: Harness) -> None:
    await harness.started(2)
    anna = harness.people[0]
    shown = await anna.slash(harness.channel, "table board", palette="day", language="de")
    first, seen = shown.response.id, set()
    for label, _ in entries(shown.response):
        shown = await pick(anna, shown.response, label)
        assert (shown.response.id, len(names(shown))) == (first, 1)
        assert (label, True) in entries(shown.response)
        assert "Tafel" not in texts(shown.response)
        seen.add(*names(shown))
    assert seen == {"player-a", "player-b", "boards", "table"}
    (menu,) = (part for part in components(shown.response) if part["type"] == MENU)
    assert menu["custom_id"] == "look:1::day:de", "what was chosen once stays chosen"
    told = await anna.click(shown.response, label="In Worten")
    assert told.response.id == first
    assert not told.response.attachments
    assert "ben" in texts(told.response)
    back = await pick(anna, told.response, "Alle Spielpläne")
    assert names(back) == ["boards"]


async def test_who_has_no_seat_sees_the_table_first(harness: Harness) -> None:
    await harness.started(2)
    shown = await harness.people[3].click(await harness.post(), label="Boards")
    assert names(shown) == ["table"]
    assert len(entries(shown.response)) == 4


async def test_regions_are_in_the_menu(harness: Harness) -> None:
    await harness.started(3, game="magister_navis")
    anna = harness.people[0]
    shown = await anna.click(await harness.post(), label="Boards")
    assert len(entries(shown.response)) > 3 + 2 + 5
    near = await pick(anna, shown.response, "Far East")
    assert names(near) == ["region-fe"]
    told = await anna.click(near.response, label="In words")
    assert "Cities in Far East: Malacca (FE1)" in texts(told.response)
    assert "Lisbon" not in texts(told.response)


async def test_a_board_of_then_says_so(harness: Harness) -> None:
    await harness.started(2)
    anna = harness.people[0]
    post = await harness.post()
    person = harness.deciders(await harness.position())[0]
    await person.click(post, custom_id=offering(post, "Prospector"))
    shown = await anna.slash(harness.channel, "table board", version=0)
    assert "after move 0" in texts(shown.response)
    other = await pick(anna, shown.response, "All boards")
    assert "after move 0" in texts(other.response)
    now = await anna.click(await harness.post(), label="Boards")
    assert texts(now.response) == ""


FORGED = (
    *("look:1", "look:x:::", "look:1:0:plaid:", "look:1:0::x", "lookwords:1:::", "look:99:::"),
    *("look:1:99999::", "lookwords:1::::seat-9", "lookwords:1::::near-x", "boards:1:2", "boards:"),
)


async def test_forged_looks_are_answered(harness: Harness) -> None:
    await harness.started(2)
    anna = harness.people[0]
    place = harness.env.bot.get_partial_messageable(harness.channel.id)
    for custom_id in FORGED:
        view = layout(Screen(("forged",), rows=((Button(custom_id, "x"),),)))
        answer = await anna.click(await place.send(view=view), custom_id=custom_id)
        assert answer.response.ephemeral
        assert not answer.response.attachments, custom_id
        assert "incident" not in texts(answer.response), custom_id


async def test_a_look_in_a_language_that_is_gone_is_in_ones_own(harness: Harness) -> None:
    await harness.started(2)
    anna = harness.people[0]
    place = harness.env.bot.get_partial_messageable(harness.channel.id)
    view = layout(Screen(("old",), rows=((Button("look:1:0::xx", "x"),),)))
    answer = await anna.click(await place.send(view=view), custom_id="look:1:0::xx")
    assert answer.response.ephemeral and len(answer.response.attachments) == 1


async def test_palette_and_language_of_one_look(harness: Harness) -> None:
    await harness.started(2)
    anna = harness.people[0]
    usual = await anna.slash(harness.channel, "table board")
    seen = {await usual.response.attachments[0].read()}
    for palette in [choice.value for choice in PALETTE[1:]]:
        shown = await anna.slash(harness.channel, "table board", palette=palette)
        seen.add(await shown.response.attachments[0].read())
    assert len(seen) == len(PALETTE)
    german = await anna.slash(harness.channel, "table board", language="de", text=True)
    position = await harness.position()
    chair = position.table.chair_of(anna.id)
    view = position.view(None if chair is None else chair.seat)
    lines = PUERTO_RICO.summary(view, Words("de", position.table.names)).lines
    assert texts(german.response) == "\n".join(lines)
    assert not german.response.attachments


async def test_what_a_person_keeps(harness: Harness) -> None:
    await harness.started(2)
    anna = harness.people[0]
    first = await anna.slash(harness.channel, "me")
    assert "Night" in texts(first.response)
    usual = await anna.slash(harness.channel, "table board")
    said = await anna.slash(harness.channel, "me", palette="contrast")
    assert "High contrast" in texts(said.response)
    kept = await anna.slash(harness.channel, "table board")
    german = await anna.slash(harness.channel, "me", language="de")
    assert "Hoher Kontrast" in texts(german.response)
    assert await harness.host.people.preferences.get(anna.id) == Preferences("de", "contrast")
    await harness.restart()
    once = await anna.slash(harness.channel, "table board", language="en")
    pictures = [await one.response.attachments[0].read() for one in (usual, kept, once)]
    assert pictures[0] != pictures[1] == pictures[2]


@pytest.mark.sqlite
async def test_a_size_that_was_chosen_once_means_nothing(harness: Harness) -> None:
    await harness.started(2)
    anna = harness.people[0]
    usual = await anna.slash(harness.channel, "table board")

    def choose(connection: Any) -> None:
        row = (anna.id, "phone")
        connection.execute("INSERT OR REPLACE INTO person (user_id, size) VALUES (?, ?)", row)

    await harness.host._database.write(choose)
    assert await harness.host.people.preferences.get(anna.id) == Preferences()
    phone = await anna.slash(harness.channel, "table board")
    found = [await one.response.attachments[0].read() for one in (usual, phone)]
    assert found[0] == found[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_name(language: str) -> None:
    words = Words(language)
    keys = [f"palette-{choice.value}" for choice in PALETTE]
    assert all(len(words(key)) <= limits.CHOICE for key in keys)


async def test_words_alone_lose_nothing(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    await harness.started(2)
    position = await harness.until(asks("build"))
    fill = limits.fill
    monkeypatch.setattr("bot.presenting.limits.fill", lambda lines: fill(lines, 600))
    words = Words("en", position.table.names)
    lines = PUERTO_RICO.summary(position.view(None), words).lines
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
    publisher = harness.host.posting.outbox.publisher
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
    assert not any(line in told for line in changes), "the story has said so"


def _pictures(position: Position, since: Position | None) -> list[bytes]:
    words = Words("en", position.table.names)
    bulletin = Bulletin("1-1", "phase", None, position, (), True, None, since=since)
    assert look_of(position.table, words).palette == "night"
    drawn = draw(of_post(bulletin, PUERTO_RICO, words), here(CATALOGUE)) or ()
    return [picture.data for picture in drawn if picture is not None]
