"""The games' drawings as emojis of the application: uploaded once, shown wherever there is one."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
import pytest
from PIL import Image

from bot.client import emojis
from bot.client.app import GamesBot
from bot.client.emojis import KEPT, OURS, EmojiSync
from bot.presenting import limits
from bot.presenting.game import Game
from bot.runtime.shard_range import ShardRange
from cogs.commands import catchup
from tests.catalogue import CATALOGUE
from tests.cogs.harness import Harness, components, hasty, texts
from tests.strict.record import RECORD
from tests.strict.world import emojis_of

ROUTE = "/applications/*/emojis"
COLOURS = {"corn": "yellow", "indigo": "blue", "captain": "red"}
SIGN = re.compile(r"<:(\w+):(\d+)>")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Upload without pauses, also after a refusal."""
    monkeypatch.setattr(emojis, "PAUSE", 0.0)
    monkeypatch.setattr(emojis, "LATER", 0.0)


def few(**changes: str) -> Mapping[str, Game]:
    """Return the games with three drawings, some of another colour."""

    def drawn() -> Iterator[tuple[str, Image.Image]]:
        for key, colour in {**COLOURS, **changes}.items():
            yield f"puerto_rico-{key}", Image.new("RGBA", (128, 128), colour)

    return {"puerto_rico": replace(CATALOGUE["puerto_rico"], emojis=drawn)}


async def synced(harness: Harness, games: Mapping[str, Game]) -> None:
    """Compare the drawings with Discord's emojis, as a start does."""
    bot = harness.env.bot
    bot.emoji_sync = EmojiSync(bot, games, wanted=True)
    await run(bot.emoji_sync)


async def run(sync: EmojiSync) -> None:
    sync.start()
    if sync._task is not None:
        with suppress(asyncio.CancelledError):
            await sync._task


def names(harness: Harness) -> list[str]:
    return [one.name for one in harness.env.backend.application_emojis.values()]


def calls(harness: Harness, method: str) -> int:
    """Return how often a method of the emojis' routes was called."""
    log = harness.env.http_requests
    return sum(one.method == method and "/emojis" in one.path for one in log)


async def test_buttons_and_texts_have_the_emojis_of_the_application(harness: Harness) -> None:
    await synced(harness, CATALOGUE)
    assert len(names(harness)) > 150
    assert all(OURS.fullmatch(name) for name in names(harness))
    await harness.started(3)
    known, seen, told = emojis_of(harness.env.backend), set(), set()
    for _ in range(8):
        for part in components(await harness.post()):
            for one in (part, *part.get("options", ())):
                seen.add(int((one.get("emoji") or {}).get("id") or 0))
                assert "<:" not in f"{one.get('label')} {one.get('description')}"
            told |= {int(found[2]) for found in SIGN.finditer(part.get("content", ""))}
            assert all("<:" not in item["description"] for item in part.get("items", ()))
        await harness.turn(harness.rng)
    assert told <= known.keys()
    assert min(len(told), len(seen - {0})) > 5


async def test_accounts_have_the_emojis_unless_they_cost_a_line(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await synced(harness, few(settler="green"))
    await harness.started(3)
    await harness.until(lambda position: position.version >= 4)

    async def told(command: str) -> str:
        return texts((await harness.people[3].slash(harness.channel, command)).response)

    signed = [await told(command) for command in ("log", "catchup")]
    assert all(SIGN.search(one) for one in signed), signed
    plain = [re.sub(f"{SIGN.pattern} ", "", one) for one in signed]
    monkeypatch.setattr(limits, "TEXT", len(signed[0]) - 1)
    # Between the headline and what is asked; a deal may have few emojis there.
    account = "\n".join(plain[1].splitlines()[1:-1])
    monkeypatch.setattr(catchup, "NORMAL_TEXT", len(account) + 1)
    assert [await told(command) for command in ("log", "catchup")] == plain


async def test_without_emojis_all_is_as_it_was(harness: Harness) -> None:
    await harness.started(2)
    await harness.turn(harness.rng)
    assert calls(harness, "GET") == calls(harness, "POST") == 0
    shown = str([message.components for message in harness.channel.history()])
    assert "<:" not in shown


async def test_a_bot_with_the_setting_uploads_at_its_start(harness: Harness) -> None:
    await harness.env.restart_bot(hasty(GamesBot(harness.host, few(), emojis=True)))
    await harness.env.settle()
    assert len(names(harness)) == 3
    assert harness.env.bot.context.emojis.signs.keys() == {f"puerto_rico-{key}" for key in COLOURS}


async def test_a_second_start_uploads_nothing(harness: Harness) -> None:
    await synced(harness, few())
    await synced(harness, few())
    assert (len(names(harness)), calls(harness, "POST"), calls(harness, "GET")) == (3, 3, 2)


async def test_a_drawing_that_changes_is_uploaded_and_the_old_one_goes_later(
    harness: Harness,
) -> None:
    await synced(harness, few())
    old = names(harness)
    await synced(harness, few(corn="orange"))
    assert len(names(harness)) == 4
    signs = harness.env.bot.context.emojis.signs
    assert old[0] not in signs["puerto_rico-corn"]
    harness.clock.ahead += KEPT + timedelta(hours=1)
    await synced(harness, few(corn="orange"))
    assert len(names(harness)) == 3
    assert old[0] not in names(harness)


async def test_what_people_uploaded_stays_whatever_its_name(harness: Harness) -> None:
    backend = harness.env.backend
    await synced(harness, few())
    backend.create_application_emoji("logo")
    by_hand = backend.create_application_emoji("bg_corn_00000000")
    by_hand.user_id = harness.people[0].id
    ours = backend.create_application_emoji("bg_corn_00000001")
    harness.clock.ahead += KEPT + timedelta(hours=1)
    await synced(harness, few())
    assert {"logo", by_hand.name} < set(names(harness))
    assert ours.name not in names(harness)


async def test_a_process_killed_meanwhile_goes_on_at_its_next_start(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot, create = harness.env.bot, harness.env.bot.create_application_emoji

    async def killed(**kwargs: Any) -> discord.Emoji:
        if len(names(harness)) == 2:
            bot.emoji_sync.stop()
            await asyncio.sleep(0)
        return await create(**kwargs)

    bot.create_application_emoji = killed
    await synced(harness, few())
    assert len(names(harness)) == 2
    bot.create_application_emoji = create
    await synced(harness, few())
    assert len(set(names(harness))) == len(names(harness)) == 3


@pytest.mark.parametrize(
    ("status", "code", "tries"), [(403, 50013, 1), (400, 30008, 1), (400, 50035, 3), (401, 0, 1)]
)
async def test_a_refused_upload_hinders_nothing(
    harness: Harness, status: int, code: int, tries: int
) -> None:
    harness.env.inject_error("POST", ROUTE, status=status, code=code, times=None)
    await synced(harness, few())
    assert calls(harness, "POST") == tries
    await harness.started(2)
    await harness.turn(harness.rng)
    assert "<:" not in str([message.components for message in harness.channel.history()])


async def test_an_upload_that_is_too_fast_is_tried_again(harness: Harness) -> None:
    harness.env.inject_error("POST", ROUTE, status=429, code=0, times=2)
    await synced(harness, few())
    assert len(names(harness)) == 3


async def test_what_discord_does_not_answer_is_tried_again_later(harness: Harness) -> None:
    harness.env.inject_error("GET", ROUTE, status=500, code=0, times=9)
    await synced(harness, few())
    assert names(harness) == []
    harness.env.backend.faults.clear()
    await run(harness.env.bot.emoji_sync)
    assert len(names(harness)) == 3


async def test_only_one_of_several_processes_uploads(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ShardRange, "has_rest", False)
    await synced(harness, few())
    assert names(harness) == []
    monkeypatch.setattr(ShardRange, "has_rest", True)
    await run(EmojiSync(harness.env.bot, few(), wanted=True))
    harness.env.bot.context.emojis.signs = {}
    monkeypatch.setattr(ShardRange, "has_rest", False)
    await run(harness.env.bot.emoji_sync)
    assert len(harness.env.bot.context.emojis.signs) == len(names(harness)) == 3


@pytest.mark.provokes("the emojis are gone that the bot still knows")
async def test_emojis_removed_by_hand_are_unicodes_from_then_on(harness: Harness) -> None:
    await synced(harness, few())
    await harness.started(2)
    harness.env.backend.application_emojis.clear()
    for _ in range(3):
        await harness.turn(harness.rng)
    assert RECORD.taken()
    assert harness.env.bot.context.emojis.signs == {}
    assert any(one.get("custom_id") for one in components(await harness.post()))


@pytest.mark.provokes("the emojis are gone that the bot still knows")
async def test_a_private_panel_is_shown_although_its_emojis_are_gone(harness: Harness) -> None:
    await synced(harness, few(quarry="grey", colonist="brown"))
    await harness.started(2)
    await harness.until(lambda now: now.decisions[0].kind == "place")
    harness.env.backend.application_emojis.clear()
    position = await harness.position()
    person = harness.deciders(position)[0]
    shown = await person.click(
        await harness.post(), custom_id=f"panel:{position.table.id}:{position.version}"
    )
    assert shown.response is not None
    assert RECORD.taken()
