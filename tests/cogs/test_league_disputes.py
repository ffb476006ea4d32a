"""A dispute at a league's table, on the simulated Discord: from the command to the decision."""

from __future__ import annotations

from typing import Any

import simcord

from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_league import pass_days
from tests.cogs.test_league_play import begun, newest_direct
from tests.host.test_costs import statements

__all__ = ["drawn_once"]

STORY = "Ben and Cid *agreed* on every ship.\nI saw it."


def organiser(harness: Harness, name: str = "otto") -> tuple[Any, simcord.MemberActor]:
    guild = harness.channel.guild
    role = guild.create_role("organisers")
    return role, guild.add_member(harness.env.create_user(name), roles=[role])


def button(shown: Any, what: str) -> str:
    (found,) = [
        one for one in custom_ids(shown) if one.startswith("league-dispute:") and what in one
    ]
    return found


async def raised(harness: Harness, thread: Any) -> Any:
    """Raise a dispute as the first person, and return what they are shown."""
    anna = harness.people[0]
    asked = await anna.slash(thread, "league dispute")
    assert asked.modal is not None
    return (await anna.submit_modal(asked, {"line": STORY})).response


async def test_a_dispute_from_the_command_to_the_decision(harness: Harness) -> None:
    role, otto = organiser(harness)
    table = await begun(harness, role)
    ben, cid = harness.people[1:3]
    (thread,) = harness.channel.threads
    shown = await raised(harness, thread)
    assert "Raised by" in texts(shown)
    assert "> Ben and Cid \\*agreed\\* on every ship.\n> I saw it." in texts(shown)
    assert button(shown, ":withdraw:") and button(shown, ":state:")
    await pass_days(harness, 0.3)
    notice = thread.history()[-1]
    assert "has raised a dispute about this table" in texts(notice) and "agreed" not in texts(
        notice
    )
    call = harness.channel.history()[-1]
    assert f"<@&{role.id}>" in texts(call) and "There is a dispute at" in texts(call)
    assert "Somebody has raised a dispute" in texts(newest_direct(harness, ben))
    await both_sides(harness, notice, ben, cid)
    await it_is_decided(harness, call, otto)
    now = await harness.host.tables.get(table.id)
    assert now.paused_at is None
    assert "The organisers have upheld the dispute" in "".join(map(texts, thread.history()))
    said = texts((await otto.slash(harness.channel, "league log")).response)
    assert "upheld the dispute. Reason: Both \\*agree\\*, ben left." in said


async def both_sides(harness: Harness, notice: Any, *others: simcord.MemberActor) -> None:
    for person in others:
        looked = (await person.click(notice, custom_id=button(notice, ":look:"))).response
        assert "agreed" in texts(looked)
        asked = await person.click(looked, custom_id=button(looked, ":state:"))
        stated = (await person.submit_modal(asked, {"line": "We did not."})).response
        assert "We did not." in texts(stated)
    dora = harness.people[3]
    refused = (await dora.click(notice, custom_id=button(notice, ":look:"))).response
    assert "Only players of this table and organisers" in texts(refused)


async def it_is_decided(harness: Harness, call: Any, otto: simcord.MemberActor) -> None:
    looked = (await otto.click(call, custom_id=button(call, ":look:"))).response
    assert "is a correction of its own" in texts(looked)
    late = await otto.click(looked, custom_id=button(looked, ":dismissed:"))
    asked = await otto.click(looked, custom_id=button(looked, ":upheld:"))
    done = (await otto.submit_modal(asked, {"line": "Both *agree*, ben left."})).response
    assert "upheld it" in texts(done)
    again = (await otto.submit_modal(late, {"line": "On second thoughts."})).response
    assert "has ended meanwhile" in texts(again) and "On second thoughts." in texts(again)


async def test_it_may_be_withdrawn_and_is_refused_in_words(harness: Harness) -> None:
    role, otto = organiser(harness)
    await begun(harness, role)
    anna, ben = harness.people[:2]
    (thread,) = harness.channel.threads
    assert "There is no dispute at this table" in texts(
        (await otto.slash(thread, "league dispute")).response
    )
    assert "Name a table" in texts((await anna.slash(harness.channel, "league dispute")).response)
    shown = await raised(harness, thread)
    looked = (await otto.slash(thread, "league dispute")).response
    asked = await otto.click(looked, custom_id=button(looked, ":upheld:"))
    refused = (await otto.submit_modal(asked, {"line": "I know enough."})).response
    assert "Not everybody at the table" in texts(refused) and "I know enough." in texts(refused)
    said = texts((await ben.slash(thread, "propose resume")).response)
    assert "stops this table" in said, said
    gone = (await anna.click(shown, custom_id=button(shown, ":withdraw:"))).response
    assert "withdrew it" in texts(gone)
    asked = await anna.click(gone, custom_id=button(gone, ":raise:"))
    again = (await anna.submit_modal(asked, {"line": "Still."})).response
    assert "before. Talk to the organisers" in texts(again)


async def test_a_press_shows_what_the_host_returns_and_reads_no_dispute_again(
    harness: Harness,
) -> None:
    role, _ = organiser(harness)
    await begun(harness, role)
    anna = harness.people[0]
    (thread,) = harness.channel.threads
    shown = await raised(harness, thread)
    with statements(harness.host) as told:
        looked = (await anna.slash(thread, "league dispute")).response
    assert texts(looked) == texts(shown)
    assert read(told) == 1
    with statements(harness.host) as told:
        await anna.click(looked, custom_id=button(looked, ":withdraw:"))
    assert read(told) == 2, "whether it is open, and how it is then"


def read(told: list[str]) -> int:
    return sum("FROM dispute WHERE fixture_id" in text for text in told)
