"""A sleeping person is not called: the line in the morning, its end, and asking for hours."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest
import simcord

from bot.client.app import TIDY
from bot.host.core.api import Publisher
from bot.runtime.database_url import Address
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_absence import pass_hours
from tests.cogs.test_calls import allowed, direct_messages, next_turn

__all__ = ["drawn_once"]


@pytest.fixture
async def asking(store: Address) -> AsyncIterator[Harness]:
    """A bot that asks new players for their hours."""
    async with Harness.open(store, asks_hours=True) as opened:
        yield opened


async def night(harness: Harness, pings: str = "thread") -> simcord.MemberActor:
    """Ask a person who sleeps for two hours more."""
    await harness.started(2)
    mover = harness.deciders(await harness.position())[0]
    sleeper = next(person for person in harness.people[:2] if person is not mover)
    now = harness.clock()
    wakes, sleeps = now + timedelta(hours=2), now - timedelta(hours=1)
    await sleeper.slash(
        harness.channel, "hours", zone="UTC", wakes=f"{wakes:%H:%M}", sleeps=f"{sleeps:%H:%M}"
    )
    await sleeper.slash(harness.channel, "me", pings=pings)
    await harness.until(lambda now: now.version and harness.deciders(now)[0] is sleeper)
    return sleeper


async def morning(harness: Harness) -> None:
    """Pass two hours; the bot looks at its timers."""
    harness.clock.ahead += timedelta(hours=2, minutes=1)
    await harness.host.tick()
    await harness.host.posting.outbox.resume()
    await harness.env.settle()


async def test_a_line_in_the_morning_calls_and_goes_with_the_move(harness: Harness) -> None:
    sleeper = await night(harness)
    post = await harness.post()
    assert allowed(harness)[-1] == []
    await morning(harness)
    line = harness.channel.last_message
    assert f"/{post.id}" in texts(line)
    assert [person.id for person in line.mentions] == [sleeper.id]
    assert custom_ids(line) == []
    assert (await harness.post()).id == post.id
    await harness.turn_anywhere()
    assert line.id not in [message.id for message in harness.channel.history()]


async def test_who_wants_direct_messages_is_called_so_in_the_morning(harness: Harness) -> None:
    sleeper = await night(harness, pings="dm")
    assert direct_messages(harness, sleeper) == []
    before = harness.channel.last_message
    await morning(harness)
    (said,) = direct_messages(harness, sleeper)
    assert f"/{(await harness.post()).id}" in said
    assert harness.channel.last_message.id == before.id
    await harness.turn_anywhere()
    assert direct_messages(harness, sleeper) == [], "it goes with the move"


async def reminded_late(harness: Harness) -> tuple[simcord.MemberActor, list[str]]:
    """Pass 33 hours in which no post gets out; return who must move, and their direct messages.

    Their last reminder, which is a direct message too, is due by then.
    """
    called, _ = await next_turn(harness, pings="dm")
    harness.host.posting.outbox.publisher = None
    await pass_hours(harness, 33)
    return called, direct_messages(harness, called)


async def posted_at_last(harness: Harness, publisher: Publisher | None) -> None:
    """Post what is due, and expect the reminder in the channel."""
    harness.host.posting.outbox.publisher = publisher
    await harness.host.posting.outbox.resume()
    await harness.env.settle()
    said = [texts(message) for message in harness.channel.history()]
    assert any("still waiting for you" in text for text in said)


async def test_a_direct_reminder_that_comes_late_waits_for_the_morning(harness: Harness) -> None:
    publisher = harness.host.posting.outbox.publisher
    sleeper, before = await reminded_late(harness)
    await sleeping(harness, sleeper)
    await posted_at_last(harness, publisher)
    assert direct_messages(harness, sleeper) == before
    await morning(harness)
    (said,) = direct_messages(harness, sleeper)
    assert "is waiting for you" in said
    await harness.turn_anywhere()
    assert direct_messages(harness, sleeper) == [], "it goes with the move"


async def test_a_direct_reminder_that_comes_late_is_not_for_who_has_moved(
    harness: Harness,
) -> None:
    publisher = harness.host.posting.outbox.publisher
    mover, _ = await reminded_late(harness)
    position = await harness.position()
    while decision := position.user_decision(mover.id):
        move = position.rules.notate(decision.moves[0])
        await harness.host.tables.play(position.table.id, mover.id, move)
        position = await harness.position()
    await posted_at_last(harness, publisher)
    assert not any("You have until" in text for text in direct_messages(harness, mover))


async def test_who_sits_down_says_in_three_taps_when_they_are_awake(asking: Harness) -> None:
    harness = asking
    anna = harness.people[0]
    opened = await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    (question,) = opened.followups
    assert "When are you awake" in texts(question)
    wakes = await anna.select(question, ["Europe/Berlin"], custom_id="hours-zone")
    (menu,) = custom_ids(wakes.response)
    sleeps = await anna.select(wakes.response, ["8"], custom_id=menu)
    (menu,) = custom_ids(sleeps.response)
    done = await anna.select(sleeps.response, ["22"], custom_id=menu)
    assert "You are awake from 8:00 to 22:00 (Europe/Berlin" in texts(done.response)
    again = await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    assert again.followups == []


async def test_who_says_later_is_reminded_once_and_then_left_alone(asking: Harness) -> None:
    harness = asking
    anna = harness.people[0]
    asked = []
    for _ in range(4):
        opened = await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
        asked.append(len(opened.followups))
        await anna.slash(harness.channel, "table leave", table=str((await harness.table()).id))
    await harness.restart()
    opened = await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    assert [*asked, len(opened.followups)] == [1, 1, 0, 0, 0]


async def sleeping(harness: Harness, person: simcord.MemberActor) -> None:
    """Make a person sleep for two hours more."""
    now = harness.clock()
    wakes, sleeps = now + timedelta(hours=2), now - timedelta(hours=1)
    await person.slash(
        harness.channel, "hours", zone="UTC", wakes=f"{wakes:%H:%M}", sleeps=f"{sleeps:%H:%M}"
    )


def invited(harness: Harness) -> list[int]:
    """Return whom the newest answer that all can read was allowed to call."""
    answers = [r.json for r in harness.env.http_requests if r.path.endswith("/callback")]
    return [int(n) for n in answers[-1]["data"]["allowed_mentions"].get("users", [])]


async def tidied(harness: Harness, hours: float) -> None:
    """Pass time until lobbies have called the people whom they must call."""
    harness.clock.ahead += timedelta(hours=hours)
    await harness.env.advance_time(TIDY + 1)


async def test_an_invitation_calls_in_the_morning(harness: Harness) -> None:
    anna, ben, cleo = harness.people[:3]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    await sleeping(harness, ben)
    await anna.slash(harness.channel, "table invite", person=ben)
    invitation = harness.channel.last_message
    assert "invites you" in texts(invitation)
    assert invited(harness) == []
    await tidied(harness, 1)
    assert harness.channel.last_message.id == invitation.id
    await tidied(harness, 1.1)
    call = harness.channel.last_message
    assert [person.id for person in call.mentions] == [ben.id]
    assert "anna invites you" in texts(call)
    await anna.slash(harness.channel, "table invite", person=cleo)
    invitation = harness.channel.last_message
    assert invited(harness) == [cleo.id], "who is awake is called at once"
    await tidied(harness, 3)
    assert harness.channel.last_message.id == invitation.id, "and only once"
    await ben.click(call, label="Join")
    assert (await harness.table()).chair_of(ben.id)


async def test_who_has_joined_is_not_invited_in_the_morning(harness: Harness) -> None:
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    await sleeping(harness, ben)
    await anna.slash(harness.channel, "table invite", person=ben)
    invitation = harness.channel.last_message
    await ben.click(invitation, label="Join")
    await tidied(harness, 3)
    said = [texts(message) for message in harness.channel.history()]
    assert not any("invites you" in text for text in said), "the invitation became the card"


async def test_a_guest_is_invited_as_they_want_to_be_called(harness: Harness) -> None:
    anna, ben, cleo = harness.people[:3]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    await ben.slash(harness.channel, "me", pings="dm")
    await cleo.slash(harness.channel, "me", pings="none")
    for guest in (ben, cleo):
        await anna.slash(harness.channel, "table invite", person=guest)
        assert invited(harness) == []
    assert len(direct_messages(harness, ben)) == 1
    invitation = harness.channel.last_message
    await tidied(harness, 3)
    assert harness.channel.last_message.id == invitation.id
    assert direct_messages(harness, cleo) == []


async def test_a_proposal_of_a_lobby_calls_in_the_morning(harness: Harness) -> None:
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    card, table = harness.channel.last_message, await harness.table()
    await ben.click(card, custom_id=f"lobby:{table.id}:0")
    await sleeping(harness, ben)
    await anna.slash(harness.channel, "propose option", option="expansions", choice="nobles")
    question = harness.channel.last_message
    assert allowed(harness)[-1] == []
    await tidied(harness, 2.1)
    call = harness.channel.last_message
    assert [person.id for person in call.mentions] == [ben.id]
    assert f"/{question.id}" in texts(call)


async def test_who_says_later_is_reminded_once_in_their_first_game(asking: Harness) -> None:
    harness = asking
    await harness.started(2)
    reminded = []
    for hours in (1, 25, 2, 2):
        harness.clock.ahead += timedelta(hours=hours)
        mover = harness.deciders(await harness.position())[0]
        done = await mover.slash(harness.channel, "table scores")
        reminded.append(["When are you awake" in texts(more) for more in done.followups])
    assert reminded == [[], [True], [], []]
