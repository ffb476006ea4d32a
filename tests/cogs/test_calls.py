"""Ways to call people: mentions, direct messages, nothing; and one short post a phase."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
import pytest
import simcord
from simcord.builders import UserHandle

from bot.engine.api import Event
from bot.host.core.api import Bulletin, Notice, Table
from cogs.posting.posts import Post
from cogs.posting.publisher import GamePublisher
from tests.catalogue import CATALOGUE
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, texts

__all__ = ["drawn_once"]


async def next_turn(harness: Harness, **settings: Any) -> tuple[simcord.MemberActor, Any]:
    """Ask a person who wants to be called in that way; return them and the post."""
    await harness.started(2)
    mover = harness.deciders(await harness.position())[0]
    called = next(person for person in harness.people[:2] if person is not mover)
    await called.slash(harness.channel, "me", **settings)
    await harness.until(lambda now: now.version and harness.deciders(now)[0] is called)
    return called, await harness.post()


def user(harness: Harness, person: simcord.MemberActor) -> UserHandle:
    """Return a person as the bot knows him outside of any server."""
    return UserHandle(harness.env, harness.env.backend.users[person.id])


def allowed(harness: Harness) -> list[list[str]]:
    """Return whom each message to the channel was allowed to call."""
    path = f"/channels/{harness.channel.id}/messages"
    sent = [r for r in harness.env.http_requests if r.method == "POST" and r.path == path]
    return [[str(n) for n in r.json["allowed_mentions"].get("users", [])] for r in sent]


def direct_messages(harness: Harness, person: simcord.MemberActor) -> list[str]:
    return [texts(message) for message in user(harness, person).dm_channel.history()]


@pytest.mark.parametrize(
    ("pings", "mentioned", "told"),
    [("thread", 1, 0), ("dm", 0, 1), ("both", 1, 1), ("none", 0, 0)],
)
async def test_everybody_is_called_as_wanted(
    harness: Harness, pings: str, mentioned: int, told: int
) -> None:
    called, post = await next_turn(harness, pings=pings)
    assert f"<@{called.id}>" in texts(post), "the question names the person in any case"
    assert allowed(harness)[-1] == [str(called.id)] * mentioned
    assert post.flags.suppress_notifications == (not mentioned)
    said = direct_messages(harness, called)
    assert len(said) == told
    assert all(f"{post.id}" in text and "is waiting for you" in text for text in said)


async def test_a_direct_message_goes_when_its_person_has_moved(harness: Harness) -> None:
    called, _ = await next_turn(harness, pings="both")
    assert len(direct_messages(harness, called)) == 1
    await harness.restart()
    await harness.turn_anywhere()
    assert direct_messages(harness, called) == []


async def test_who_cannot_be_told_directly_is_mentioned(harness: Harness) -> None:
    harness.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=5)
    called, _ = await next_turn(harness, pings="dm")
    closing = harness.channel.last_message
    assert "I could not send you a direct message" in texts(closing)
    assert [person.id for person in closing.mentions] == [called.id]


@pytest.mark.parametrize(
    ("pings", "mentioned", "told"),
    [("thread", 1, 0), ("dm", 0, 1), ("both", 1, 1), ("none", 0, 0)],
)
async def test_who_is_asked_by_a_proposal_is_called_as_wanted(
    harness: Harness, pings: str, mentioned: int, told: int
) -> None:
    await harness.started(2)
    anna, ben = harness.people[:2]
    await ben.slash(harness.channel, "me", pings=pings, language="de")
    await anna.slash(harness.channel, "propose pause")
    assert allowed(harness)[-1] == [str(ben.id)] * mentioned
    said = [text for text in direct_messages(harness, ben) if "braucht deine Antwort" in text]
    assert len(said) == told


async def test_nobody_waits_unheard_for_a_person_without_mentions(harness: Harness) -> None:
    """The first call of who has only direct messages is one, and in the own language."""
    table = await harness.started(2)
    late = harness.deciders(await harness.position())[0]
    await late.slash(harness.channel, "me", pings="dm", language="de")
    data = {"name": late.name, "until_at": 0}
    for topic, private in (("call", False), ("again", False), ("dm", True)):
        notice = Notice(f"absence-{topic}", data, (late.id,), asks=not private, private=private)
        position = await harness.position()
        bulletin = Bulletin(topic, "notice", None, position, (), True, None, notice=notice)
        await harness.env.bot.publisher.publish(bulletin)
    assert table.language == "en"
    called, again = direct_messages(harness, late)[-2:]
    assert "braucht deine Antwort" in called
    assert "Der Tisch wartet auf dich" in again


async def test_who_is_probably_next_is_told_once(harness: Harness) -> None:
    await harness.started(3)
    position = await harness.position()
    following = harness.person(position.table.chairs[1].user_id)
    await following.slash(harness.channel, "me", **{"heads-up": True})
    first = harness.deciders(position)[0]
    await first.slash(harness.channel, "pr role", role="builder")
    told = [m for m in harness.channel.history() if "probably next" in texts(m)]
    assert len(told) == 1
    assert following.id in [person.id for person in told[0].mentions]
    seat = await harness.host.automation.next_up.next_up(await harness.position())
    assert seat == 1
    await first.slash(harness.channel, "table takeback")
    await first.slash(harness.channel, "pr role", role="builder")
    told = [m for m in harness.channel.history() if "probably next" in texts(m)]
    assert len(told) == 1


async def test_a_heads_up_that_does_not_reach_its_person_disturbs_nobody(
    harness: Harness,
) -> None:
    await harness.started(3)
    position = await harness.position()
    following = harness.person(position.table.chairs[1].user_id)
    await following.slash(harness.channel, "me", pings="dm", **{"heads-up": True})
    harness.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=1)
    await harness.deciders(position)[0].slash(harness.channel, "pr role", role="builder")
    tried = [r for r in harness.env.http_requests if r.path == "/users/@me/channels"]
    assert len(tried) == 1
    said = [texts(message) for message in harness.channel.history()]
    assert not any(
        "not send you a direct message" in text or "probably next" in text for text in said
    )
    assert (await harness.table()).post_id == (await harness.post()).id


class Recorder:
    """A sender that keeps what it is given."""

    def __init__(self) -> None:
        self.sent: list[tuple[int, Post]] = []
        self.edits: list[tuple[int, Post]] = []

    async def place(self, table: Table) -> int:
        return table.place_id

    async def send(self, _place_id: int, post: Post) -> int:
        number = discord.utils.time_snowflake(discord.utils.utcnow()) + len(self.sent)
        self.sent.append((number, post))
        return number

    async def edit(self, _place_id: int, message_id: int, post: Post) -> bool:
        self.edits.append((message_id, post))
        return True


async def two_turns(harness: Harness, **second: Any) -> Recorder:
    """Publish two short posts of one phase, after each of which the mover is asked again."""
    await harness.started(2)
    position, sender = await harness.position(), Recorder()
    seat = position.decisions[0].seat
    publisher = GamePublisher(CATALOGUE, sender)
    first = Bulletin("1-1", "turn", None, position, (passed(0),), True, None, mover=seat)
    posted = await publisher.publish(first)
    assert posted is not None
    again = replace(first, key="1-2", events=(passed(1),), replaces=posted.message_id)
    await publisher.publish(replace(again, **second))
    return sender


def passed(seat: int) -> Event:
    return Event("passed", {"seat": seat, "phase": "trader"})


async def test_the_short_post_is_edited_while_nobody_must_be_called(harness: Harness) -> None:
    sender = await two_turns(harness)
    ((number, _),) = sender.sent
    ((edited, post),) = sender.edits
    assert edited == number
    names = (await harness.position()).table.names
    assert all(name in post.screen.texts[2] for name in names), "both moves are told"
    assert post.screen.rows
    assert len(sender.sent) == 1


async def test_who_must_be_called_is_called_by_a_line_for_an_edit_notifies_nobody(
    harness: Harness,
) -> None:
    sender = await two_turns(harness, mover=None)
    ((edited, post),) = sender.edits
    (first, _), (_, line) = sender.sent
    assert (edited, post.mentions) == (first, ())
    assert len(line.mentions) == 1
    place = f"{harness.channel.guild.id}/{harness.channel.id}"
    link = f"https://discord.com/channels/{place}/{first}"
    assert link in line.screen.texts[0], "it leads to the post"
    assert line.screen.rows == ()


async def test_what_is_old_is_posted_anew(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.presenting.limits.EDITABLE", timedelta(seconds=-1))
    sender = await two_turns(harness)
    assert sender.edits == []
    assert len(sender.sent) == 2


async def test_what_closes_a_phase_is_a_post_of_its_own(harness: Harness) -> None:
    sender = await two_turns(harness, kind="phase", phase="trader")
    assert sender.edits == []
    assert sender.sent[1][1].screen.pictures


async def test_turns_are_shown_in_direct_messages(harness: Harness) -> None:
    await harness.started(2)
    person = harness.deciders(await harness.position())[0]
    shown = await user(harness, person).slash("myturns")
    assert "One table is waiting for you" in texts(shown.response)
