"""A backup is restored beneath people who have played on: what they see, and what buttons do."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterable
from datetime import timedelta
from pathlib import Path

import discord
import pytest
import simcord
from discord import ui
from simcord.results import to_discord_message

from bot.client.app import GamesBot
from bot.host.core.api import Table
from bot.store.opening.lock import hold
from bot.store.upkeep.backups import back_up
from bot.store.upkeep.restore.from_file import examine, restore
from cogs.posting.restored import LookBack
from render.api import Picture
from render.renderer import GameRenderer
from tests.cogs.harness import DECIDING, Harness, custom_ids, hasty, texts
from tests.cogs.test_delivery import reborn, rest
from tests.cogs.test_league import founded, manager, pass_days, posted, sign
from tests.cogs.test_night import morning, night
from tests.cogs.test_places import forbid
from tests.cogs.wire import Wire
from tests.opening import without_threads

LIVE = {"panel", *DECIDING}


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw tiny pictures: their content does not matter here."""
    for name in ("overview", "boards", "question"):
        picture = Picture(f"{name}.png", (1, 1), b"a picture", name)
        monkeypatch.setattr(GameRenderer, name, lambda *_, it=picture: it)
    monkeypatch.setattr("bot.client.app.warm_up_all", lambda _: None)


async def restored(harness: Harness, backup: Path) -> Path | None:
    """Kill the bot, restore the backup, start the bot."""
    await harness.env.settle()
    await harness.host.close()
    with hold(harness.path):
        kept = restore(examine(backup, harness.path), harness.path, harness.clock()).kept
    harness.host = await without_threads(harness.path, harness.games, harness.clock)
    await harness.env.restart_bot(hasty(GamesBot(harness.host, harness.games)))
    await harness.env.settle()
    return kept


def backed_up(harness: Harness, name: str = "backup.sqlite") -> Path:
    path = harness.path.with_name(name)
    back_up(harness.path, path)
    return path


def at(harness: Harness, place_id: int) -> list[discord.Message]:
    """Return the messages of a place that everybody sees, the oldest first."""
    stored = harness.env.backend.messages[place_id]
    messages = [to_discord_message(harness.env, stored[key]) for key in sorted(stored)]
    return [message for message in messages if not message.flags.ephemeral]


def live(messages: list[discord.Message]) -> list[int]:
    return [m.id for m in messages if any(one.split(":")[0] in LIVE for one in custom_ids(m))]


def told(messages: list[discord.Message]) -> list[str]:
    return [texts(m) for m in messages if "restored from a backup" in texts(m)]


async def moved(harness: Harness, table: Table, times: int) -> Table:
    for _ in range(times):
        await harness.turn_at(table.id)
    return await harness.host.tables.get(table.id)


async def forged(
    harness: Harness, person: simcord.MemberActor, custom_id: str
) -> simcord.InteractionResult:
    """Click what somebody still sees, though the message has lost it."""
    raw = ui.View(timeout=None)
    raw.add_item(ui.Button(custom_id=custom_id, label="late"))
    late = await harness.env.bot.get_channel(harness.channel.id).send(view=raw)
    return await person.click(late, custom_id=custom_id)


def moves(ids: Iterable[str], table_id: int) -> list[str]:
    """Return the custom_ids of buttons that make the first moves of the decisions in these."""
    found = {one.split(":")[2] for one in ids if one.split(":")[0] in DECIDING}
    return sorted(f"mv:{table_id}:{stamp}:{index}" for stamp in found for index in (0, 1))


@pytest.mark.sqlite
async def test_a_game_goes_on_where_the_backup_was(harness: Harness) -> None:
    anna, ben, *_ = harness.people
    table = await moved(harness, await harness.started(2, where="thread"), 4)
    backup = backed_up(harness)
    before = {message.id for message in at(harness, table.place_id)}
    await moved(harness, table, 4)
    await ben.slash(harness.channel, "propose pause", table=str(table.id))
    lost = [m for m in at(harness, table.place_id) if m.id not in before]
    lost_ids = {one for message in lost for one in custom_ids(message)}
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    lobby, card = await harness.table(), harness.channel.last_message

    assert await restored(harness, backup) is not None
    now, messages = await harness.host.tables.get(table.id), at(harness, table.place_id)
    assert (now.version, now.status) == (table.version, "running")
    (said,) = told(messages)
    assert "4 moves" in said
    assert live(messages) == [now.post_id], "what is lost offers nothing any more"
    assert not any(one.startswith("vote:") for m in messages for one in custom_ids(m))

    (vote,) = [one for one in lost_ids if one.startswith("vote:") and one.endswith(":0")]
    answer = await forged(harness, anna, vote)
    assert "no such proposal" in texts(answer.response)
    answer = await anna.click(card, custom_id=f"lobby:{lobby.id}:0")
    assert "no such table" in texts(answer.response)
    last = table.version + 4
    for version in range(table.version, last + 1):
        # Each lost question was asked at a version that comes again.
        (person,) = harness.deciders(await harness.host.tables.position(table.id))
        for verb in ("mv", "undo", "step", "now") if version == last else ("mv",):
            end = {"undo": "", "step": ":1:0"}.get(verb, ":0")
            answer = await forged(harness, person, f"{verb}:{table.id}:{last}{end}")
            assert "out of date" in texts(answer.response), verb
        assert (await moved(harness, table, 0)).version == version
        await moved(harness, table, 1)

    await ben.slash(harness.channel, "propose end", table=str(table.id))
    ids = {one: m for m in at(harness, table.place_id) for one in custom_ids(m)}
    (agree,) = [one for one in ids if one.startswith("vote:") and one.endswith(":0")]
    assert agree not in lost_ids
    await anna.click(ids[agree], custom_id=agree)
    messages = at(harness, table.place_id)
    assert (await harness.host.tables.get(table.id)).status == "over"
    assert len(told(messages)) == 1
    assert live(messages) == []
    told_at = max(m.id for m in messages if told([m]))
    new = [texts(m) for m in messages if m.id > told_at]
    assert len(set(new)) == len(new) == 7, "four moves, the question, the answer, the end"
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    assert (await harness.table()).id > lobby.id


@pytest.mark.sqlite
async def test_who_lost_nothing_is_told_nothing_and_posts_stay_single(harness: Harness) -> None:
    table = await moved(harness, await harness.started(2), 3)
    await harness.host.absence.change_pace(table.id, "live")
    outbox = harness.host.posting.outbox
    publisher, outbox.publisher = outbox.publisher, None
    await moved(harness, table, 1)
    backup = backed_up(harness)
    outbox.publisher = publisher
    await outbox.resume()
    await harness.env.settle()
    before = [(m.id, texts(m)) for m in at(harness, table.place_id)]
    times = await harness.host.absence.times(table.id)
    harness.clock.ahead += timedelta(days=3)

    await restored(harness, backup)
    await harness.host.tick()
    for now, then in zip(await harness.host.absence.times(table.id), times, strict=True):
        assert abs(now.left - then.left) < 120, "nobody could play, so no clock ran"
    after = at(harness, table.place_id)
    assert [(m.id, texts(m)) for m in after] == before
    now = await harness.host.tables.get(table.id)
    assert live(after) == [now.post_id]
    assert await harness.host.upkeep.restores.waiting() == []
    person = harness.deciders(await harness.position())[0]
    button = next(one for one in custom_ids(after[-1]) if one.split(":")[0] in DECIDING)
    await person.click(after[-1], custom_id=button)
    assert (await harness.table()).version >= now.version


@pytest.mark.sqlite
async def test_a_restore_is_undone(harness: Harness) -> None:
    """The second announcement says that the first restore is lost."""
    table = await moved(harness, await harness.started(2), 2)
    backup = backed_up(harness)
    table = await moved(harness, table, 3)
    kept = await restored(harness, backup)
    assert kept is not None
    await moved(harness, table, 1)
    mine = custom_ids(await harness.post())
    await restored(harness, kept)
    messages = at(harness, table.place_id)
    now = await harness.host.tables.get(table.id)
    assert now.version == table.version
    assert len(told(messages)) == 2
    assert live(messages) == [now.post_id]
    for one in moves(mine, table.id):
        for person in harness.people[:2]:
            assert "out of date" in texts((await forged(harness, person, one)).response)
    assert (await moved(harness, table, 1)).version == table.version + 1


@pytest.mark.sqlite
async def test_a_place_that_cannot_be_read_holds_up_nobody(harness: Harness) -> None:
    """A place gone for good is no obstacle; one that fails now is read later, and told once."""
    table = await moved(harness, await harness.started(2, where="thread"), 2)
    other = await harness.started(2, where="here")
    backup = backed_up(harness)
    await moved(harness, table, 2)
    harness.env.inject_error("GET", f"/channels/{table.place_id}/messages", status=403, code=50001)
    broken = f"/channels/{other.place_id}/messages"
    harness.env.inject_error("GET", broken, status=500, times=None)
    await restored(harness, backup)
    assert len(told(at(harness, table.place_id))) == 1
    assert await harness.host.upkeep.restores.waiting() == [other.id]
    before = [custom_ids(m) for m in at(harness, other.place_id)]
    await moved(harness, other, 1)
    shown = [custom_ids(m) for m in at(harness, other.place_id)]
    assert shown == before, "nothing is posted before the look"
    harness.env.backend.faults.clear()
    await harness.env.bot.look_back.look()
    await harness.host.posting.outbox.resume()
    assert await harness.host.upkeep.restores.waiting() == []
    assert [custom_ids(m) for m in at(harness, other.place_id)] != before
    assert told(at(harness, other.place_id)) == []


@pytest.mark.sqlite
async def test_a_hidden_history_is_no_empty_channel(harness: Harness) -> None:
    """Discord shows an empty list then, without a refusal (Message page, Get Channel Messages)."""
    table = await moved(harness, await harness.started(2, where="here"), 2)
    backup = backed_up(harness)
    await moved(harness, table, 2)
    forbid(harness, harness.channel, read_message_history=False)
    await restored(harness, backup)
    assert len(told(at(harness, table.place_id))) == 1


@pytest.mark.sqlite
async def test_a_lobby_shows_who_is_there_again(harness: Harness) -> None:
    anna, ben, *_ = harness.people
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="thread")
    table, card = await harness.table(), harness.channel.last_message
    await ben.click(card, custom_id=f"lobby:{table.id}:0")
    backup = backed_up(harness)
    await anna.click(card, custom_id=f"lobby:{table.id}:5")
    started = await moved(harness, table, 2)
    assert started.thread_id == card.id
    await restored(harness, backup)
    (card,) = [m for m in at(harness, harness.channel.id) if m.id == card.id]
    assert f"lobby:{table.id}:5" in custom_ids(card)
    await anna.click(card, custom_id=f"lobby:{table.id}:5")
    again = await harness.table()
    assert (again.status, again.thread_id) == ("running", card.id)
    stamps = {one.split(":")[2] for one in moves(custom_ids(await harness.post()), table.id)}
    assert all(int(stamp) > 1000 for stamp in stamps), "none that the lost game had"


@pytest.mark.sqlite
async def test_killed_while_a_table_is_looked_at_it_is_told_once(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    wire = Wire(monkeypatch)
    table = await moved(harness, await harness.started(2), 1)
    backup = backed_up(harness)
    await moved(harness, table, 2)
    with monkeypatch.context() as patch:
        patch.setattr(LookBack, "look", lambda _: asyncio.sleep(0))
        await restored(harness, backup)
    for number in itertools.count(1):
        bot = harness.env.bot
        struck = await wire.strike(bot.look_back.look, ("kill", "die")[number % 2], number)
        await reborn(harness)
        if not struck:
            break
    await rest(harness)
    assert number > 4
    messages = at(harness, table.place_id)
    assert len(told(messages)) == 1
    assert live(messages) == [(await harness.table()).post_id]


@pytest.mark.sqlite
async def test_a_proposal_that_was_decided_since_is_asked_again(harness: Harness) -> None:
    table = await moved(harness, await harness.started(2), 1)
    anna, ben, *_ = harness.people
    await ben.slash(harness.channel, "propose pause", table=str(table.id))
    asking = at(harness, table.place_id)[-1]
    (decline,) = [one for one in custom_ids(asking) if one.startswith("vote:") and one[-1] == "1"]
    backup = backed_up(harness)
    await restored(harness, backup)
    assert [m.id for m in at(harness, table.place_id)][-1] == asking.id, "nothing was decided"
    await anna.click(asking, custom_id=decline)
    await restored(harness, backup)
    messages = at(harness, table.place_id)
    votes = [one for m in messages for one in custom_ids(m) if one.startswith("vote:")]
    assert told(messages) == []
    assert len({one.split(":")[1] for one in votes}) == 1
    assert decline not in votes
    (again,) = [one for one in votes if one.endswith(":1")]
    await anna.click(messages[-1], custom_id=again)
    assert "declined" in texts(at(harness, table.place_id)[-1])


@pytest.mark.sqlite
async def test_what_a_league_decides_once_more_is_not_posted_twice(harness: Harness) -> None:
    """A person signed up after the backup: the post that counted them is put right."""
    await founded(harness, manager(harness))
    for person in harness.people[:3]:
        await sign(harness, person)
    backup = backed_up(harness)
    await sign(harness, harness.people[3])
    await pass_days(harness, 9.1, step=9.1)
    before = [m.id for m in at(harness, harness.channel.id)]
    assert "Sign-up has closed: 4 players" in texts(posted(harness, "Sign-up has closed"))
    await restored(harness, backup)
    await pass_days(harness, 0.1)
    assert [m.id for m in at(harness, harness.channel.id)] == before
    assert "Sign-up has closed: 3 players" in texts(posted(harness, "Sign-up has closed"))


@pytest.mark.sqlite
async def test_who_was_called_since_the_backup_is_not_called_again(harness: Harness) -> None:
    sleeper = await night(harness)
    backup = backed_up(harness)
    await morning(harness)
    before = at(harness, harness.channel.id)
    assert [person.id for person in before[-1].mentions] == [sleeper.id]
    await restored(harness, backup)
    await morning(harness)
    assert [m.id for m in at(harness, harness.channel.id)] == [m.id for m in before]
