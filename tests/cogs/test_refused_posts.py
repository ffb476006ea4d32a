"""Posts that Discord refuses are shown as what they are, never lost, and mislead nobody."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

import pytest

from bot.host.core.api import Bulletin
from bot.host.people.audience import Audience, Direct
from bot.store.core.connection import Connection, Row
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_places import told
from tests.cogs.wire import SENDING, Wire

__all__ = ["drawn_once"]


def refuse(harness: Harness, status: int, code: int, times: int | None = None) -> None:
    """Make Discord refuse what is sent to the table's channel.

    AutoMod's refusal (200000) is one to try, not one to expect: *Auto Moderation* does not say
    whether rules hold for bots, and the FAQ of Discord's support says that bots are exempt (quoted
    in UQComputingSociety/uqcsbot-discord #113). So SimCord's rules let bots pass.
    """
    path = f"/channels/{harness.channel.id}/messages"
    harness.env.inject_error("POST", path, status=status, code=code, times=times)


def allow(harness: Harness) -> None:
    harness.env.backend.faults.clear()


async def later(harness: Harness, seconds: float) -> None:
    """Pass the host's time at once, and the last half minute as it does for the bot."""
    harness.clock.ahead += timedelta(seconds=max(0.0, seconds - 30))
    await harness.env.advance_time(min(seconds, 30))


async def asks_what_is_open(harness: Harness) -> bool:
    """Return whether the table's post is the newest one, with buttons that work."""
    before, post = await harness.position(), await harness.post()
    newest = max(m.id for m in harness.channel.history() if any(map(_acts, custom_ids(m))))
    await harness.turn(harness.rng)
    return post.id == newest and (await harness.position()).version > before.version


def _acts(custom_id: str) -> bool:
    return custom_id.startswith(("mv:", "panel:", "sel:"))


@pytest.mark.parametrize(
    "refusals",
    [
        ((404, 10008), (400, 200000), (400, 50035), (401, 0)),
        ((403, 0), (400, 40004), (400, 20028), (400, 50024)),
        ((403, 40333), (400, 123_456), (400, 0), (400, 40058)),
    ],
)
async def test_a_question_that_was_refused_once_is_asked_within_a_minute(
    harness: Harness, refusals: Sequence[tuple[int, int]]
) -> None:
    """One table, one refusal after the other: each is over before the next."""
    await harness.started(2)
    for status, code in refusals:
        refuse(harness, status, code, times=1)
        await harness.turn_anywhere()
        assert not harness.env.backend.faults, (status, code)
        await harness.env.advance_time(60)
        assert await asks_what_is_open(harness), (status, code)


@pytest.mark.parametrize(
    "refusals",
    [
        ((401, 0), (400, 50024), (400, 123_456), (400, 40004)),
        ((400, 200000), (403, 40333), (503, 0)),
    ],
)
async def test_posts_that_were_refused_for_an_hour_come_within_a_minute_of_its_end(
    harness: Harness, refusals: Sequence[tuple[int, int]]
) -> None:
    """One table, one hour after the other."""
    await harness.started(2)
    for status, code in refusals:
        before = harness.channel.last_message.id
        refuse(harness, status, code)
        await harness.turn_anywhere()
        for _ in range(4):
            await later(harness, 900)
        assert harness.channel.last_message.id <= before, (status, code)
        allow(harness)
        if code == 50024:
            harness.env.backend.announce_channel_update(harness.channel.id)
            harness.env._mark_mutation()
        await harness.env.advance_time(60)
        assert harness.channel.last_message.id > before, (status, code)
        assert await asks_what_is_open(harness), (status, code)


async def test_what_is_wrong_with_a_post_in_every_form_is_recorded_and_its_question_asked(
    harness: Harness,
) -> None:
    """With its pictures, in words alone, and then by a post that says no more than it must."""
    await harness.started(2)
    refuse(harness, 400, 50035, times=2)
    await harness.turn_anywhere()
    post = await harness.post()
    assert "could not post what just happened" in texts(post)
    assert await asks_what_is_open(harness)


async def test_what_is_wrong_with_pictures_goes_without_them(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    refuse(harness, 413, 40005, times=1)
    await harness.started(2)
    post = await harness.post()
    assert "begins" in texts(post) and post.attachments == []
    assert caplog.text.count("'event': 'incident'") == 1
    assert told(harness.people[0]) == [], "no permission is missing"


async def test_a_question_whose_every_form_is_wrong_is_asked_once_it_is_accepted(
    harness: Harness,
) -> None:
    await harness.started(2)
    refuse(harness, 400, 50035)
    await harness.turn_anywhere()
    for _ in range(3):
        await later(harness, 1000)
    allow(harness)
    await later(harness, 1000)
    assert await asks_what_is_open(harness)


@pytest.mark.parametrize(
    ("status", "code", "said"),
    [(400, 200000, "AutoMod blocks what I post"), (400, 50024, "takes no messages")],
)
async def test_the_owner_is_told_once_why_posts_are_refused(
    harness: Harness, status: int, code: int, said: str
) -> None:
    await harness.started(2)
    anna = harness.people[0]
    for number in (1, 2):
        refuse(harness, status, code)
        await harness.turn_anywhere()
        await later(harness, 400)
        await later(harness, 400)
        assert len(told(anna)) == number
        assert said in told(anna)[-1] and "permission" not in told(anna)[-1]
        allow(harness)
        await later(harness, 1000)
        places = harness.host.servers.places
        assert await places.lacks(harness.channel.id) == set()
        harness.clock.ahead += timedelta(hours=1)


async def test_another_table_in_the_channel_is_not_told_of_what_automod_blocks(
    harness: Harness,
) -> None:
    first = await harness.started(2)
    await harness.started(2)
    refuse(harness, 400, 200000, times=1)
    await harness.turn_at(first.id)
    assert len(told(harness.people[0])) == 1
    await harness.turn_anywhere()
    assert await harness.host.servers.places.lacks(harness.channel.id) == {"automod"}
    await harness.env.advance_time(60)
    assert await harness.host.servers.places.lacks(harness.channel.id) == set()


@pytest.mark.parametrize("status", [401, 403])
async def test_what_nobody_on_the_server_can_mend_is_told_nobody(
    harness: Harness, status: int
) -> None:
    """A token that was replaced, and a page of Cloudflare's."""
    await harness.started(2)
    refuse(harness, status, 0)
    await harness.turn_anywhere()
    await harness.env.advance_time(60)
    assert told(harness.people[0]) == []


@pytest.mark.parametrize(
    ("code", "said"), [(160006, "as many active threads"), (200001, "blocks the title")]
)
async def test_why_no_private_thread_can_be_opened_is_told_as_what_it_is(
    harness: Harness, code: int, said: str
) -> None:
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="private")
    await ben.click(harness.channel.last_message, label="Join")
    path = f"/channels/{harness.channel.id}/threads"
    harness.env.inject_error("POST", path, status=400, code=code, times=None)
    await anna.slash(harness.channel, "table start")
    await harness.env.advance_time(90)
    (message,) = told(anna)
    assert said in message and "permission" not in message
    allow(harness)
    await harness.env.advance_time(60)
    (thread,) = harness.channel.threads
    assert "begins" in texts(thread.last_message)
    assert await harness.host.servers.places.lacks(harness.channel.id) == set()


async def test_a_message_that_was_deleted_before_its_answer_came_is_sent_anew(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its nonce stays spent for some minutes: under it Discord makes no message."""
    wire = Wire(monkeypatch)
    await harness.started(2)
    publisher, harness.host.posting.outbox.publisher = harness.host.posting.outbox.publisher, None
    await harness.turn_anywhere()
    harness.host.posting.outbox.publisher = publisher
    assert await wire.strike(harness.host.posting.outbox.resume, "lose", only=SENDING)
    backend = harness.env.backend
    backend.delete_message(harness.channel.id, harness.channel.last_message.id)
    refuse(harness, 404, 10008, times=1)
    await harness.env.advance_time(60)
    assert await asks_what_is_open(harness)


async def test_each_call_about_one_message_gets_out_and_each_once(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message was edited between two calls, which Discord tells apart by their nonces."""
    wire = Wire(monkeypatch)
    wire.remembers = True
    table, anna = await harness.started(2), harness.people[0]
    direct = Audience(direct=(Direct(anna.id, "dm-turn", None, alone=True, asks=True),))
    about = (harness.channel.id, table.post_id)
    for key, number in (("1-7", 1), ("1-8", 2), ("1-8", 2)):
        position = await harness.position()
        bulletin = Bulletin(key, "turn", None, position, (), current=True, replaces=None)
        await harness.env.bot.publisher._send_directs(table, direct, about, None, bulletin)
        assert len(told(anna)) == number


async def test_a_proposal_whose_question_was_refused_is_asked_later(harness: Harness) -> None:
    table = await harness.started(3)
    refuse(harness, 400, 50035)
    await harness.people[0].slash(harness.channel, "propose pause", table=str(table.id))
    await harness.env.advance_time(60)
    allow(harness)
    await harness.env.advance_time(60)
    asking = [m for m in harness.channel.history() if any("vote:" in i for i in custom_ids(m))]
    assert len(asking) == 1


async def test_during_an_outage_of_a_server_nothing_counts_as_deleted(harness: Harness) -> None:
    table = await harness.started(2)
    guild = harness.env.bot.get_guild(table.guild_id)
    assert guild is not None
    guild.unavailable = True
    harness.env.inject_error("*", "/channels/*", status=404, code=10003, times=None)
    harness.env.inject_error("*", "/channels/*/messages", status=404, code=10003, times=None)
    await harness.turn_anywhere()
    await harness.env.advance_time(60)
    assert (await harness.host.tables.get(table.id)).paused_at is None
    allow(harness)
    guild.unavailable = False
    await harness.env.advance_time(60)
    assert told(harness.people[0]) == []
    assert await asks_what_is_open(harness)


@pytest.mark.parametrize("relapses", [0, 1])
async def test_a_crash_before_a_notice_is_stored_does_not_send_it_twice(
    harness: Harness, relapses: int
) -> None:
    """Discord knows the notice by its nonce, which is another one after a relapse."""
    await harness.started(2)
    anna = harness.people[0]
    for _ in range(relapses):
        refuse(harness, 400, 50024)
        await harness.turn_anywhere()
        allow(harness)
        await later(harness, 1000)
    before = await hindrances(harness)
    refuse(harness, 400, 50024)
    await harness.turn_anywhere()
    told_of = await hindrances(harness)
    assert len(told(anna)) == relapses + 1
    await harness.host._database.write(lambda db: store(db, before))
    await harness.restart()
    await later(harness, 60)
    assert [row[:3] for row in await hindrances(harness)] == [row[:3] for row in told_of]
    assert len(told(anna)) == relapses + 1


async def hindrances(harness: Harness) -> list[Row]:
    """Return what is stored about obstacles."""
    return await harness.host._database.read(
        lambda db: db.execute("SELECT game_id, place_id, what, at FROM hindrance").fetchall()
    )


def store(connection: Connection, rows: list[Row]) -> None:
    """Store these rows about obstacles alone."""
    connection.execute("DELETE FROM hindrance")
    for row in rows:
        connection.execute("INSERT INTO hindrance VALUES (?, ?, ?, ?)", tuple(row))
