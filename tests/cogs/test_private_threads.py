"""Members of a private table get into its thread: at once, or as soon as Discord allows it.

Discord, Channel page, "Add Thread Member": not in an archived thread. Threads page: who may open
one again, and that a server has only so many active ones.
"""

from __future__ import annotations

import pytest
import simcord

from bot.host.core.api import Table
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_places import begun, forbid, members, said, told
from tests.strict import threads
from tests.strict.threads import Invitable

__all__ = ["drawn_once"]

MEMBERS = "/channels/*/thread-members/*"
THREADS = "/channels/*/threads"


async def private(harness: Harness) -> tuple[Table, simcord.ChannelHandle]:
    """Start a private table of Anna and Ben; return its thread, too."""
    table = await harness.started(2, where="private")
    (thread,) = harness.channel.threads
    assert table.thread_id == thread.id
    return table, thread


async def archive(
    harness: Harness, thread: simcord.ChannelHandle, closed: bool = True, locked: bool = False
) -> None:
    meta = harness.env.backend.channels[thread.id].thread_metadata
    assert meta is not None
    meta.archived, meta.locked = closed, locked
    harness.env.backend.announce_channel_update(thread.id)
    harness.env._mark_mutation()
    await harness.env.settle()


async def invited(harness: Harness, table: Table) -> str:
    """Invite Cleo as Anna, and return the answer."""
    anna, cleo = harness.people[0], harness.people[2]
    number = str(table.id)
    result = await anna.slash(harness.channel, "table invite", person=cleo, table=number)
    return texts(result.response)


async def watches(harness: Harness, table: Table) -> str:
    cleo = harness.people[2]
    result = await cleo.slash(harness.channel, "table watch", table=str(table.id))
    return texts(result.response)


def is_in(harness: Harness, thread: simcord.ChannelHandle, number: int = 2) -> bool:
    return harness.people[number].id in members(harness, thread)


@pytest.mark.parametrize("manages", [True, False])
async def test_who_is_invited_while_the_thread_sleeps_gets_in(
    harness: Harness, manages: bool
) -> None:
    forbid(harness, harness.channel, manage_threads=manages, manage_channels=False)
    table, thread = await private(harness)
    await archive(harness, thread)
    assert "closed" not in await invited(harness, table)
    assert is_in(harness, thread)


async def test_who_watches_while_the_thread_sleeps_gets_in(harness: Harness) -> None:
    table, thread = await private(harness)
    await invited(harness, table)
    harness.env.backend.remove_thread_member(thread.id, harness.people[2].id)
    await archive(harness, thread)
    assert await watches(harness, table) == "You are now watching Puerto Rico · table #1."
    assert is_in(harness, thread)


async def test_who_takes_a_seat_while_the_thread_sleeps_gets_in(harness: Harness) -> None:
    table, thread = await private(harness)
    await invited(harness, table)
    harness.env.backend.remove_thread_member(thread.id, harness.people[2].id)
    await harness.restart()
    await archive(harness, thread)
    await harness.people[0].slash(harness.channel, "table quit", table=str(table.id))
    cleo = harness.people[2]
    asked = await cleo.slash(harness.channel, "table substitute", seat="anna", table=str(table.id))
    await cleo.click(asked.response, custom_id=custom_ids(asked.response)[0])
    assert (await harness.position()).table.chair_of(cleo.id)
    assert is_in(harness, thread)


async def test_a_locked_thread_is_told_and_lets_in_once_it_opens(harness: Harness) -> None:
    forbid(harness, harness.channel, manage_threads=False)
    table, thread = await private(harness)
    await archive(harness, thread, locked=True)
    assert "closed right now" in await invited(harness, table)
    assert "closed right now" in await watches(harness, table)
    assert not is_in(harness, thread)
    await archive(harness, thread, closed=False)
    assert is_in(harness, thread)


REFUSALS = {
    (400, 30033): "is full",
    (400, 50083): "closed right now",
    (403, 50001): "try again with my next post",
    (503, 0): "try again with my next post",
}


@pytest.mark.parametrize(("refusal", "reason"), REFUSALS.items())
async def test_who_is_refused_for_now_gets_in_with_a_later_post(
    harness: Harness, refusal: tuple[int, int], reason: str
) -> None:
    """50083 after the thread was opened: it was archived again before we came."""
    table, thread = await private(harness)
    status, code = refusal
    harness.env.inject_error("PUT", MEMBERS, status=status, code=code, times=None)
    assert reason in await invited(harness, table)
    await harness.turn_anywhere()
    await harness.env.advance_time(60)
    assert "begins" not in texts(thread.last_message), "nobody else waits for that"
    assert not is_in(harness, thread)
    harness.env.backend.faults.clear()
    await harness.turn_anywhere()
    assert is_in(harness, thread)
    assert not any("permission" in one for one in told(harness.people[0]))


async def test_who_was_refused_gets_in_after_a_restart(harness: Harness) -> None:
    table, thread = await private(harness)
    harness.env.inject_error("PUT", MEMBERS, status=400, code=30033)
    await invited(harness, table)
    await harness.restart()
    assert not is_in(harness, thread)
    await harness.turn_anywhere()
    assert is_in(harness, thread)


@pytest.mark.parametrize("refusal", [(400, 30033), (503, 0)])
async def test_who_is_asked_gets_in_by_themselves_once_that_is_possible(
    harness: Harness, refusal: tuple[int, int]
) -> None:
    """A person outside cannot read the question: no move of theirs brings the next post."""
    status, code = refusal
    harness.env.inject_error("PUT", MEMBERS, status=status, code=code, times=None)
    await begun(harness, "private")
    await harness.env.advance_time(150)
    (thread,) = harness.channel.threads
    assert not is_in(harness, thread, 0)
    await harness.restart()
    await harness.env.advance_time(30)
    harness.env.backend.faults.clear()
    await harness.env.advance_time(60)
    assert is_in(harness, thread, 0) and is_in(harness, thread, 1)
    assert "begins" in texts(thread.last_message)
    assert len(told(harness.people[0])) == (code == 30033)


async def test_who_is_not_on_the_server_is_told_of_and_not_tried_again(harness: Harness) -> None:
    table, _ = await private(harness)
    harness.env.inject_error("PUT", MEMBERS, status=404, code=10007, times=None)
    assert "not on this server" in await invited(harness, table)
    count = len(adding(harness))
    await harness.turn_anywhere()
    assert len(adding(harness)) == count


async def test_who_is_invited_to_a_deleted_thread_gets_into_the_next(harness: Harness) -> None:
    table, thread = await private(harness)
    harness.env.backend.delete_channel(thread.id)
    await invited(harness, table)
    await harness.env.settle()
    await harness.env.advance_time(30)
    (other,) = harness.channel.threads
    assert other.id != thread.id
    assert is_in(harness, other)


def adding(harness: Harness) -> list[str]:
    requests = harness.env.backend.http_requests
    return [one.path for one in requests if one.method == "PUT" and "thread-members" in one.path]


async def test_posts_add_nobody_who_is_in(harness: Harness) -> None:
    await private(harness)
    count = len(adding(harness))
    for _ in range(5):
        await harness.turn_anywhere()
    assert len(adding(harness)) == count == 2


@pytest.mark.parametrize("manages", [True, False])
@pytest.mark.parametrize("creator_may", [True, False])
async def test_people_get_in_whether_or_not_creators_count_as_moderators(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, creator_may: bool, manages: bool
) -> None:
    monkeypatch.setattr(Invitable, "creator_may", creator_may)
    forbid(harness, harness.channel, manage_threads=manages)
    table, thread = await private(harness)
    await invited(harness, table)
    assert {person.id for person in harness.people[:3]} <= members(harness, thread)
    meta = harness.env.backend.channels[thread.id].thread_metadata
    assert meta is not None
    assert meta.invitable is not manages, "who moderates need not let members add anybody"


async def test_a_thread_that_lets_nobody_in_is_told_until_it_does(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread is from when we had MANAGE_THREADS, or of an earlier version."""
    monkeypatch.setattr(Invitable, "creator_may", False)
    forbid(harness, harness.channel, manage_threads=True)
    table, thread = await private(harness)
    forbid(harness, harness.channel, manage_threads=False)
    assert "try again with my next post" in await invited(harness, table)
    for _ in range(3):
        await harness.turn_anywhere()
    (message,) = told(harness.people[0])
    assert "add people" in message and "Manage Threads" in message
    forbid(harness, harness.channel, manage_threads=True)
    await harness.turn_anywhere()
    assert is_in(harness, thread)


async def test_a_thread_of_ours_is_made_invitable_where_that_lets_people_in(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Invitable, "creator_may", False)
    monkeypatch.setattr(threads, "_CREATORS", threads._CREATORS | {"invitable"})
    forbid(harness, harness.channel, manage_threads=True)
    table, thread = await private(harness)
    forbid(harness, harness.channel, manage_threads=False)
    await invited(harness, table)
    assert is_in(harness, thread)


async def test_who_watches_a_public_table_does_not_wake_its_thread(harness: Harness) -> None:
    table = await harness.started(2, where="thread")
    (thread,) = harness.channel.threads
    await archive(harness, thread)
    assert await watches(harness, table) == "You are now watching Puerto Rico · table #1."
    meta = harness.env.backend.channels[thread.id].thread_metadata
    assert meta is not None and meta.archived


async def test_too_many_threads_are_told_as_what_they_are(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threads, "MOST_ACTIVE", 0)
    await harness.started(2, where="private")
    assert harness.channel.threads == []
    assert "begins" not in said(harness)
    await harness.env.advance_time(60)
    (message,) = told(harness.people[0])
    assert "as many active threads as Discord allows" in message
    assert "ermission" not in message
    monkeypatch.setattr(threads, "MOST_ACTIVE", 1000)
    await harness.env.advance_time(60)
    (thread,) = harness.channel.threads
    assert "begins" in texts(thread.last_message)


async def test_too_many_threads_leave_a_public_table_in_its_channel(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threads, "MOST_ACTIVE", 0)
    await harness.started(2, where="thread")
    assert "begins" in said(harness)
    assert told(harness.people[0]) == []


@pytest.mark.parametrize(
    ("code", "reason"), [(200001, "AutoMod"), (50024, "has no private threads")]
)
async def test_other_reasons_are_no_missing_permission(
    harness: Harness, code: int, reason: str
) -> None:
    harness.env.inject_error("POST", THREADS, status=400, code=code, times=2)
    await harness.started(2, where="private")
    (message,) = told(harness.people[0])
    assert reason in message
    assert "ermission" not in message
    harness.env.backend.faults.clear()
    await harness.env.advance_time(120)
    (thread,) = harness.channel.threads
    assert "begins" in texts(thread.last_message)
