"""Guests and spectators of a table."""

from __future__ import annotations

import pytest

from bot.host import Host
from bot.host.core.api import NotAllowed, Table
from bot.host.people.guests import Guest, NotWelcome
from tests.host.conftest import ANNA, BOB, CARL, TestClock, lobby, started


async def test_guests_are_listed_with_what_they_are(host: Host) -> None:
    table = await started(host, BOB)
    assert await host.people.guests.of_table(table.id) == []
    await host.people.guests.watch(table.id, CARL)
    assert await host.people.guests.of_table(table.id) == [Guest(CARL, watches=True, invited=False)]


async def private(host: Host) -> Table:
    return await host.lobby.new(
        ANNA, "toy", guild_id=1, channel_id=20, where="here", language="en", private=True
    )


async def test_a_private_table_is_seen_by_those_who_belong_to_it(host: Host) -> None:
    table, public = await private(host), await lobby(host)
    see = host.people.guests.may_see
    assert [await see(table, person.id) for person in (ANNA, BOB, CARL)] == [True, False, False]
    assert await see(public, BOB.id)
    await host.lobby.invitations.invite(table.id, ANNA.id, BOB)
    assert [await see(table, person.id) for person in (ANNA, BOB, CARL)] == [True, True, False]
    with pytest.raises(NotWelcome) as caught:
        await host.people.guests.watch(table.id, CARL)
    assert caught.value.args_ == {"who": "invited"}
    await host.people.guests.watch(table.id, BOB)
    assert await host.people.guests.of_table(table.id) == [Guest(BOB, watches=True, invited=True)]
    await host.people.guests.watch(table.id, BOB, watches=False)
    assert await host.people.guests.of_table(table.id) == [Guest(BOB, watches=False, invited=True)]


async def test_who_was_invited_is_called_unless_a_post_did(host: Host, clock: TestClock) -> None:
    table = await private(host)
    with pytest.raises(NotAllowed) as caught:
        await host.lobby.invitations.invite(table.id, BOB.id, CARL)
    assert caught.value.args_ == {"who": "player"}
    for guest in (BOB, CARL):
        await host.lobby.invitations.invite(table.id, ANNA.id, guest)
    await host.lobby.invitations.called(table.id, BOB.id)
    clock.pass_seconds(600)
    calls = [(call.user_id, call.kind) for call in await host.lobby.due_calls()]
    assert calls == [(CARL.id, "invited")]
