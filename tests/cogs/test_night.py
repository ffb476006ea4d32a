"""Nobody is called who sleeps: the line in the morning, its end, and asking for hours."""

from __future__ import annotations

from datetime import timedelta

import simcord

from tests.cogs.parlour import Parlour, custom_ids, texts
from tests.cogs.test_calls import allowed, whispers


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
    assert whispers(parlour, sleeper) == []
    before = parlour.channel.last_message
    await morning(parlour)
    (said,) = whispers(parlour, sleeper)
    assert f"/{(await parlour.post()).id}" in said
    assert parlour.channel.last_message.id == before.id


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
