"""Tables that a person may join: lobbies with free seats, and seats that a house bot plays."""

from __future__ import annotations

from bot.host import Host
from bot.host.core.api import Person
from tests.host.absence.tables import clocked, waited_for
from tests.host.conftest import ANNA, BOB, CARL, DORA, EVE, lobby, started

FRED = Person(106, "Fred")


async def listed(host: Host, person: Person, channel: int = 20) -> list[tuple[int, int, int]]:
    """Return the tables that a person may join, with free seats and seats of others."""
    found = await host.lobby.openings.of(1, channel, person.id)
    return [(opening.table.id, opening.free, len(opening.seats)) for opening in found]


async def test_a_lobby_is_listed_with_its_free_seats_until_it_is_full(host: Host) -> None:
    table = await lobby(host, BOB)
    assert await listed(host, DORA) == [(table.id, 2, 0)]
    assert await listed(host, BOB) == [], "who sits there already joins nothing"
    for person in (CARL, DORA):
        await host.lobby.join(table.id, person)
    assert await listed(host, EVE) == []


async def test_a_private_table_is_listed_for_its_guests(host: Host) -> None:
    table = await host.lobby.new(
        ANNA, "toy", guild_id=1, channel_id=20, where="here", language="en", private=True
    )
    await host.lobby.invitations.invite(table.id, ANNA.id, BOB)
    assert await listed(host, BOB) == [(table.id, 3, 0)]
    assert await listed(host, CARL) == []


async def test_nobody_is_shown_a_table_with_somebody_who_avoids_them(host: Host) -> None:
    table = await lobby(host, BOB)
    await host.people.avoid_lists.toggle_avoided(BOB.id, CARL)
    assert await listed(host, CARL) == []
    assert await listed(host, DORA) == [(table.id, 2, 0)]


async def test_a_seat_that_a_house_bot_plays_is_listed(host: Host) -> None:
    table = await clocked(host, BOB, CARL)
    assert await listed(host, EVE) == []
    late = await waited_for(host, table)
    await host.absence.leave(table.id, late.id)
    assert await listed(host, EVE) == [(table.id, 0, 1)]


async def test_who_avoids_the_absent_may_still_take_their_seat(host: Host) -> None:
    table = await clocked(host, BOB, CARL)
    late = await waited_for(host, table)
    await host.people.avoid_lists.toggle_avoided(late.id, EVE)
    await host.absence.leave(table.id, late.id)
    assert await listed(host, EVE) == [(table.id, 0, 1)]


async def test_this_channel_comes_first_then_lobbies_then_the_newest(host: Host) -> None:
    old, new = await lobby(host, BOB), await lobby(host, CARL)
    running = await started(host, DORA, FRED)
    await host.absence.leave(running.id, FRED.id)
    there = await host.lobby.new(BOB, "toy", guild_id=1, channel_id=30, where="here", language="en")
    order = [table_id for table_id, _, _ in await listed(host, EVE)]
    assert order == [new.id, old.id, running.id, there.id]
    assert (await listed(host, EVE, channel=30))[0][0] == there.id
