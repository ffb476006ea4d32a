"""Nobody is called who sleeps: the line in the morning, its end, and asking for hours."""

from __future__ import annotations

from datetime import timedelta

import simcord

from bot.app import TIDY
from tests.cogs.parlour import Parlour, custom_ids, texts
from tests.cogs.test_calls import allowed, direct_messages


async def night(parlour: Parlour, pings: str = "thread") -> simcord.MemberActor:
    """Let somebody be asked who sleeps for two hours more."""
    await parlour.started(2)
    mover = parlour.deciders(await parlour.position())[0]
    sleeper = next(person for person in parlour.people[:2] if person is not mover)
    now = parlour.clock()
    wakes, sleeps = now + timedelta(hours=2), now - timedelta(hours=1)
    await sleeper.slash(
        parlour.channel, "hours", zone="UTC", wakes=f"{wakes:%H:%M}", sleeps=f"{sleeps:%H:%M}"
    )
    await sleeper.slash(parlour.channel, "me", pings=pings)
    await parlour.until(lambda now: now.version and parlour.deciders(now)[0] is sleeper)
    return sleeper


async def morning(parlour: Parlour) -> None:
    """Let two hours pass; the bot looks at its timers."""
    parlour.clock.ahead += timedelta(hours=2, minutes=1)
    await parlour.host.tick()
    await parlour.host.outbox.resume()
    await parlour.env.settle()


async def test_a_line_in_the_morning_calls_and_goes_with_the_move(parlour: Parlour) -> None:
    sleeper = await night(parlour)
    post = await parlour.post()
    assert allowed(parlour)[-1] == []
    await morning(parlour)
    line = parlour.channel.last_message
    assert f"/{post.id}" in texts(line)
    assert [person.id for person in line.mentions] == [sleeper.id]
    assert custom_ids(line) == []
    assert (await parlour.post()).id == post.id
    await parlour.turn_anywhere()
    assert line.id not in [message.id for message in parlour.channel.history()]


async def test_who_wants_direct_messages_is_called_so_in_the_morning(parlour: Parlour) -> None:
    sleeper = await night(parlour, pings="dm")
    assert direct_messages(parlour, sleeper) == []
    before = parlour.channel.last_message
    await morning(parlour)
    (said,) = direct_messages(parlour, sleeper)
    assert f"/{(await parlour.post()).id}" in said
    assert parlour.channel.last_message.id == before.id
    await parlour.turn_anywhere()
    assert direct_messages(parlour, sleeper) == [], "it goes with the move"


async def test_who_sits_down_says_in_three_taps_when_they_are_awake(parlour: Parlour) -> None:
    anna = parlour.people[0]
    opened = await anna.slash(parlour.channel, "table new", game="puerto_rico", where="here")
    (question,) = opened.followups
    assert "When are you awake" in texts(question)
    wakes = await anna.select(question, ["Europe/Berlin"], custom_id="hours-zone")
    (menu,) = custom_ids(wakes.response)
    sleeps = await anna.select(wakes.response, ["8"], custom_id=menu)
    (menu,) = custom_ids(sleeps.response)
    done = await anna.select(sleeps.response, ["22"], custom_id=menu)
    assert "You are awake from 8:00 to 22:00 (Europe/Berlin" in texts(done.response)
    again = await anna.slash(parlour.channel, "table new", game="puerto_rico", where="here")
    assert again.followups == []


async def test_who_says_later_is_reminded_once_and_then_left_alone(parlour: Parlour) -> None:
    anna = parlour.people[0]
    asked = []
    for _ in range(4):
        opened = await anna.slash(parlour.channel, "table new", game="puerto_rico", where="here")
        asked.append(len(opened.followups))
        await anna.slash(parlour.channel, "table leave", table=str((await parlour.table()).id))
    await parlour.restart()
    opened = await anna.slash(parlour.channel, "table new", game="puerto_rico", where="here")
    assert [*asked, len(opened.followups)] == [1, 1, 0, 0, 0]


async def sleeping(parlour: Parlour, person: simcord.MemberActor) -> None:
    """Let somebody sleep for two hours more."""
    now = parlour.clock()
    wakes, sleeps = now + timedelta(hours=2), now - timedelta(hours=1)
    await person.slash(
        parlour.channel, "hours", zone="UTC", wakes=f"{wakes:%H:%M}", sleeps=f"{sleeps:%H:%M}"
    )


def invited(parlour: Parlour) -> list[int]:
    """Return whom the newest answer that all can read was allowed to call."""
    answers = [r.json for r in parlour.env.http_requests if r.path.endswith("/callback")]
    return [int(n) for n in answers[-1]["data"]["allowed_mentions"].get("users", [])]


async def tidied(parlour: Parlour, hours: float) -> None:
    """Let time pass until lobbies have called whom they must call."""
    parlour.clock.ahead += timedelta(hours=hours)
    await parlour.env.advance_time(TIDY + 1)


async def test_an_invitation_calls_in_the_morning(parlour: Parlour) -> None:
    anna, ben, cleo = parlour.people[:3]
    await anna.slash(parlour.channel, "table new", game="puerto_rico", where="here")
    await sleeping(parlour, ben)
    await anna.slash(parlour.channel, "table invite", person=ben)
    invitation = parlour.channel.last_message
    assert "invites you" in texts(invitation)
    assert invited(parlour) == []
    await tidied(parlour, 1)
    assert parlour.channel.last_message.id == invitation.id
    await tidied(parlour, 1.1)
    call = parlour.channel.last_message
    assert [person.id for person in call.mentions] == [ben.id]
    assert "anna invites you" in texts(call)
    await anna.slash(parlour.channel, "table invite", person=cleo)
    invitation = parlour.channel.last_message
    assert invited(parlour) == [cleo.id], "who is awake is called at once"
    await tidied(parlour, 3)
    assert parlour.channel.last_message.id == invitation.id, "and only once"
    await ben.click(call, label="Join")
    assert (await parlour.table()).chair_of(ben.id)


async def test_who_has_joined_is_not_invited_in_the_morning(parlour: Parlour) -> None:
    anna, ben = parlour.people[:2]
    await anna.slash(parlour.channel, "table new", game="puerto_rico", where="here")
    await sleeping(parlour, ben)
    await anna.slash(parlour.channel, "table invite", person=ben)
    invitation = parlour.channel.last_message
    await ben.click(invitation, label="Join")
    await tidied(parlour, 3)
    said = [texts(message) for message in parlour.channel.history()]
    assert not any("invites you" in text for text in said), "the invitation became the card"


async def test_a_guest_is_invited_as_they_want_to_be_called(parlour: Parlour) -> None:
    anna, ben, cleo = parlour.people[:3]
    await anna.slash(parlour.channel, "table new", game="puerto_rico", where="here")
    await ben.slash(parlour.channel, "me", pings="dm")
    await cleo.slash(parlour.channel, "me", pings="none")
    for guest in (ben, cleo):
        await anna.slash(parlour.channel, "table invite", person=guest)
        assert invited(parlour) == []
    assert len(direct_messages(parlour, ben)) == 1
    invitation = parlour.channel.last_message
    await tidied(parlour, 3)
    assert parlour.channel.last_message.id == invitation.id
    assert direct_messages(parlour, cleo) == []


async def test_a_proposal_of_a_lobby_calls_in_the_morning(parlour: Parlour) -> None:
    anna, ben = parlour.people[:2]
    await anna.slash(parlour.channel, "table new", game="puerto_rico", where="here")
    card, table = parlour.channel.last_message, await parlour.table()
    await ben.click(card, custom_id=f"lobby:{table.id}:0")
    await sleeping(parlour, ben)
    await anna.slash(parlour.channel, "propose option", option="expansions", choice="nobles")
    question = parlour.channel.last_message
    assert allowed(parlour)[-1] == []
    await tidied(parlour, 2.1)
    call = parlour.channel.last_message
    assert [person.id for person in call.mentions] == [ben.id]
    assert f"/{question.id}" in texts(call)


async def test_who_says_later_is_reminded_once_in_their_first_game(parlour: Parlour) -> None:
    await parlour.started(2)
    reminded = []
    for hours in (1, 25, 2, 2):
        parlour.clock.ahead += timedelta(hours=hours)
        mover = parlour.deciders(await parlour.position())[0]
        done = await mover.slash(parlour.channel, "table scores")
        reminded.append(["When are you awake" in texts(more) for more in done.followups])
    assert reminded == [[], [True], [], []]
