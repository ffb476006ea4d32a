"""How people are called: mentions, direct messages, nothing; and one short post a phase."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
import pytest
import simcord
from simcord.builders import UserHandle

from bot.engine.api import Event
from bot.games.puerto_rico import events
from bot.host.api import Bulletin, Notice, Table
from cogs.posting.posts import Post
from cogs.posting.publisher import GamePublisher
from tests.catalogue import CATALOGUE
from tests.cogs.parlour import Parlour, texts


async def next_turn(parlour: Parlour, **settings: Any) -> tuple[simcord.MemberActor, Any]:
    """Let somebody who wants to be called so be asked; return him and the post."""
    await parlour.started(2)
    mover = parlour.deciders(await parlour.position())[0]
    called = next(person for person in parlour.people[:2] if person is not mover)
    await called.slash(parlour.channel, "me", **settings)
    await parlour.until(lambda now: now.version and parlour.deciders(now)[0] is called)
    return called, await parlour.post()


def user(parlour: Parlour, person: simcord.MemberActor) -> UserHandle:
    """Return a person as the bot knows him outside of any server."""
    return UserHandle(parlour.env, parlour.env.backend.users[person.id])


def allowed(parlour: Parlour) -> list[list[str]]:
    """Return whom each message to the channel was allowed to call."""
    path = f"/channels/{parlour.channel.id}/messages"
    sent = [r for r in parlour.env.http_requests if r.method == "POST" and r.path == path]
    return [[str(n) for n in r.json["allowed_mentions"].get("users", [])] for r in sent]


def whispers(parlour: Parlour, person: simcord.MemberActor) -> list[str]:
    return [texts(message) for message in user(parlour, person).dm_channel.history()]


@pytest.mark.parametrize(
    ("pings", "mentioned", "told"),
    [("thread", 1, 0), ("dm", 0, 1), ("both", 1, 1), ("none", 0, 0)],
)
async def test_everybody_is_called_as_wanted(
    parlour: Parlour, pings: str, mentioned: int, told: int
) -> None:
    called, post = await next_turn(parlour, pings=pings)
    assert f"<@{called.id}>" in texts(post), "the question names the person in any case"
    assert allowed(parlour)[-1] == [str(called.id)] * mentioned
    assert post.flags.suppress_notifications == (not mentioned)
    said = whispers(parlour, called)
    assert len(said) == told
    assert all(f"{post.id}" in text and "is waiting for you" in text for text in said)


async def test_a_direct_message_goes_when_its_person_has_moved(parlour: Parlour) -> None:
    called, _ = await next_turn(parlour, pings="both")
    assert len(whispers(parlour, called)) == 1
    await parlour.restart()
    await parlour.turn_anywhere()
    assert whispers(parlour, called) == []


async def test_who_cannot_be_told_directly_is_mentioned(parlour: Parlour) -> None:
    parlour.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=5)
    called, _ = await next_turn(parlour, pings="dm")
    closing = parlour.channel.last_message
    assert "I could not send you a direct message" in texts(closing)
    assert [person.id for person in closing.mentions] == [called.id]


@pytest.mark.parametrize(
    ("pings", "mentioned", "told"),
    [("thread", 1, 0), ("dm", 0, 1), ("both", 1, 1), ("none", 0, 0)],
)
async def test_who_is_asked_by_a_proposal_is_called_as_wanted(
    parlour: Parlour, pings: str, mentioned: int, told: int
) -> None:
    await parlour.started(2)
    anna, ben = parlour.people[:2]
    await ben.slash(parlour.channel, "me", pings=pings, language="de")
    await anna.slash(parlour.channel, "propose pause")
    assert allowed(parlour)[-1] == [str(ben.id)] * mentioned
    said = [text for text in whispers(parlour, ben) if "braucht deine Antwort" in text]
    assert len(said) == told


async def test_nobody_waits_unheard_for_a_person_without_mentions(parlour: Parlour) -> None:
    """The first call of who has only direct messages is one, and in the own language."""
    table = await parlour.started(2)
    late = parlour.deciders(await parlour.position())[0]
    await late.slash(parlour.channel, "me", pings="dm", language="de")
    data = {"name": late.name, "until_at": 0}
    for topic, private in (("call", False), ("again", False), ("dm", True)):
        notice = Notice(f"absence-{topic}", data, (late.id,), asks=not private, private=private)
        position = await parlour.position()
        bulletin = Bulletin(topic, "notice", None, position, (), True, None, notice=notice)
        await parlour.env.bot.publisher.publish(bulletin)
    assert table.language == "en"
    called, again = whispers(parlour, late)[-2:]
    assert "braucht deine Antwort" in called
    assert "Der Tisch wartet auf dich" in again


async def test_who_is_probably_next_is_told_once(parlour: Parlour) -> None:
    await parlour.started(3)
    position = await parlour.position()
    following = parlour.person(position.table.chairs[1].user_id)
    await following.slash(parlour.channel, "me", **{"heads-up": True})
    first = parlour.deciders(position)[0]
    await first.slash(parlour.channel, "pr role", role="builder")
    told = [m for m in parlour.channel.history() if "probably next" in texts(m)]
    assert len(told) == 1
    assert following.id in [person.id for person in told[0].mentions]
    seat = await parlour.host.next_up.next_up(await parlour.position())
    assert seat == 1
    await first.slash(parlour.channel, "table takeback")
    await first.slash(parlour.channel, "pr role", role="builder")
    told = [m for m in parlour.channel.history() if "probably next" in texts(m)]
    assert len(told) == 1


async def test_a_heads_up_that_does_not_reach_its_person_disturbs_nobody(
    parlour: Parlour,
) -> None:
    await parlour.started(3)
    position = await parlour.position()
    following = parlour.person(position.table.chairs[1].user_id)
    await following.slash(parlour.channel, "me", pings="dm", **{"heads-up": True})
    parlour.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=1)
    await parlour.deciders(position)[0].slash(parlour.channel, "pr role", role="builder")
    tried = [r for r in parlour.env.http_requests if r.path == "/users/@me/channels"]
    assert len(tried) == 1
    said = [texts(message) for message in parlour.channel.history()]
    assert not any(
        "not send you a direct message" in text or "probably next" in text for text in said
    )
    assert (await parlour.table()).post_id == (await parlour.post()).id


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


async def two_turns(parlour: Parlour, **second: Any) -> Recorder:
    """Publish two short posts of one phase, after each of which the mover is asked again."""
    await parlour.started(2)
    position, sender = await parlour.position(), Recorder()
    seat = position.decisions[0].seat
    publisher = GamePublisher(CATALOGUE, sender)
    first = Bulletin("1-1", "turn", None, position, (passed(0),), True, None, mover=seat)
    posted = await publisher.publish(first)
    assert posted is not None
    again = replace(first, key="1-2", events=(passed(1),), replaces=posted.message_id)
    await publisher.publish(replace(again, **second))
    return sender


def passed(seat: int) -> Event:
    return events.passed(seat, "trader")


async def test_the_short_post_is_edited_while_nobody_must_be_called(parlour: Parlour) -> None:
    sender = await two_turns(parlour)
    ((number, _),) = sender.sent
    ((edited, post),) = sender.edits
    assert edited == number
    names = (await parlour.position()).table.names
    assert all(name in post.screen.texts[2] for name in names), "both moves are told"
    assert post.screen.rows
    assert len(sender.sent) == 1


async def test_who_must_be_called_gets_a_new_post(parlour: Parlour) -> None:
    sender = await two_turns(parlour, mover=None)
    assert sender.edits == []
    (first, _), (second, post) = sender.sent
    assert len(post.mentions) == 1
    assert first != second


async def test_what_is_old_is_posted_anew(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.ui.kit.limits.EDITABLE", timedelta(seconds=-1))
    sender = await two_turns(parlour)
    assert sender.edits == []
    assert len(sender.sent) == 2


async def test_what_closes_a_phase_is_a_post_of_its_own(parlour: Parlour) -> None:
    sender = await two_turns(parlour, kind="phase", phase="trader")
    assert sender.edits == []
    assert sender.sent[1][1].screen.pictures


async def test_turns_are_shown_in_direct_messages(parlour: Parlour) -> None:
    await parlour.started(2)
    person = parlour.deciders(await parlour.position())[0]
    shown = await user(parlour, person).slash("myturns")
    assert "One table is waiting for you" in texts(shown.response)
