from __future__ import annotations

import asyncio

import pytest

from bot.host import Host, limits
from bot.host.api import Person
from bot.host.limits import HOUR, TooManyLobbies, TooOften
from bot.host.servers import EnoughTables, Server
from tests.host.conftest import ANNA, BOB, CARL, Recorder, TestClock, lobby, open_host


def kinds(outcomes: list[object]) -> list[str]:
    return sorted(type(outcome).__name__ for outcome in outcomes)


async def test_what_is_opened_at_once_is_counted_one_by_one(host: Host) -> None:
    outcomes = await asyncio.gather(
        *(lobby(host) for _ in range(limits.LOBBIES + 3)), return_exceptions=True
    )
    assert kinds(outcomes) == ["Table"] * limits.LOBBIES + ["TooManyLobbies"] * 3
    assert len(await host.tables.open_tables()) == limits.LOBBIES


async def test_a_servers_limit_holds_for_all_that_opens_a_table(host: Host) -> None:
    await host.servers.decide(1, Server(most_open=2))
    first = await lobby(host)
    await host.tables.abandon(first.id, ANNA.id)
    outcomes = await asyncio.gather(*(lobby(host) for _ in range(4)), return_exceptions=True)
    assert kinds(outcomes) == ["EnoughTables"] * 2 + ["Table"] * 2
    with pytest.raises(EnoughTables):
        await host.lobby.renew(first.id, ANNA.id)
    assert len(await host.tables.open_tables()) == 2


async def test_a_lobby_that_was_given_up_needs_a_place_again(host: Host) -> None:
    old = await lobby(host)
    await host.tables.abandon(old.id, ANNA.id)
    for _ in range(limits.LOBBIES):
        await lobby(host)
    with pytest.raises(TooManyLobbies) as caught:
        await host.lobby.renew(old.id, ANNA.id)
    assert caught.value.args_ == {"most": limits.LOBBIES, "tables": "#2, #3, #4, #5, #6"}
    assert (await host.tables.get(old.id)).status == "abandoned"


async def test_invitations_at_once_call_once(host: Host) -> None:
    table = await lobby(host, BOB)
    outcomes = await asyncio.gather(
        *(host.manners.invite(table.id, by.id, CARL) for by in (ANNA, BOB, ANNA)),
        return_exceptions=True,
    )
    assert kinds(outcomes) == ["NoneType", "TooOften", "TooOften"]


async def test_an_hour_is_counted_over_a_restart(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await lobby(host)
    for number in range(limits.INVITES.most):
        await host.manners.invite(table.id, ANNA.id, Person(900 + number, "guest"))
        clock.pass_seconds(1)
    again = await open_host(host._database.path, clock, recorder)
    with pytest.raises(TooOften):
        await again.manners.invite(table.id, ANNA.id, CARL)
    assert CARL not in [guest.person for guest in await again.manners.guests(table.id)]
    clock.pass_seconds(HOUR - limits.INVITES.most + 0.5)
    await again.manners.invite(table.id, ANNA.id, CARL)
    with pytest.raises(TooOften):
        await again.manners.invite(table.id, ANNA.id, BOB)
    await again.close()
