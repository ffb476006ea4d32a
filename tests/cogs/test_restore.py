"""A backup is restored beneath people who have played on: what they see, and what buttons do."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from simcord.results import to_discord_message

from bot.app import GamesBot
from bot.host.host import Host
from bot.store.lock import hold
from bot.store.upkeep.backups import back_up
from bot.store.upkeep.restoring import examine, restore
from tests.cogs.harness import DECIDING, Harness, custom_ids, texts

LIVE = {"panel", *DECIDING}


async def kill(harness: Harness) -> None:
    """End the bot as a power cut does, and keep what is on the disk."""
    await harness.env.settle()
    await harness.host.close()


async def revive(harness: Harness) -> None:
    harness.host = await Host.open(harness.path, harness.games, harness.clock)
    await harness.env.restart_bot(GamesBot(harness.host, harness.games))
    await harness.env.settle()


async def restored(harness: Harness, backup: Path) -> Path | None:
    """Kill the bot, restore the backup, start the bot."""
    await kill(harness)
    with hold(harness.path):
        kept = restore(examine(backup, harness.path), harness.path, harness.clock())
    await revive(harness)
    return kept


def at(harness: Harness, table_id: int, place_id: int | None = None) -> list[discord.Message]:
    """Return the messages of a place, the oldest first."""
    messages = harness.env.backend.messages[place_id or harness.channel.id]
    return [to_discord_message(harness.env, messages[key]) for key in sorted(messages)]


def live(messages: list[discord.Message]) -> list[int]:
    return [m.id for m in messages if any(one.split(":")[0] in LIVE for one in custom_ids(m))]


def told(messages: list[discord.Message]) -> list[str]:
    return [texts(m) for m in messages if "restored from a backup" in texts(m)]


async def finish(harness: Harness, table_id: int) -> None:
    while (await harness.host.tables.get(table_id)).status == "running":
        await harness.turn_at(table_id)


async def test_a_game_goes_on_where_the_backup_was(harness: Harness, tmp_path: Path) -> None:
    anna, ben, *_ = harness.people
    table = await harness.started(2, where="thread")
    for _ in range(4):
        await harness.turn_at(table.id)
    table = await harness.host.tables.get(table.id)
    backup = tmp_path / "backup.sqlite"
    back_up(harness.path, backup)
    version, known = table.version, {m.id for m in at(harness, table.id, table.place_id)}

    old = at(harness, table.id, table.place_id)
    for _ in range(6):
        await harness.turn_at(table.id)
    lost = [m for m in at(harness, table.id, table.place_id) if m.id not in known]
    lost_buttons = {(m.id, one) for m in lost for one in custom_ids(m)}
    assert lost_buttons
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    lobby, card = await harness.table(), harness.channel.last_message
    assert lobby.id != table.id

    kept = await restored(harness, backup)
    assert kept is not None

    messages = at(harness, table.id, table.place_id)
    assert len(told(messages)) == 1
    assert "6 moves" in told(messages)[0]
    now = await harness.host.tables.get(table.id)
    assert (now.version, now.status) == (version, "running")
    assert live(messages) == [now.post_id], "what is lost offers nothing any more"
    for person in (anna, ben):
        for message in lost:
            for one in [pair[1] for pair in lost_buttons if pair[0] == message.id]:
                if one.split(":")[0] in DECIDING:
                    await press(harness, person, message, one)
    assert (await harness.host.tables.get(table.id)).version == version
    answer = await anna.click(card, custom_id=f"lobby:{lobby.id}:0")
    assert "There is no such table" in texts(answer.response)

    await finish(harness, table.id)
    messages = at(harness, table.id, table.place_id)
    assert len(told(messages)) == 1
    again = await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    assert again.response is not None
    assert (await harness.table()).id > lobby.id
