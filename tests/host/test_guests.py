"""Guests and spectators of a table."""

from __future__ import annotations

from bot.host import Host
from bot.host.people.guests import Guest
from tests.host.conftest import BOB, CARL, started


async def test_guests_are_listed_with_what_they_are(host: Host) -> None:
    table = await started(host, BOB)
    assert await host.guests.of_table(table.id) == []
    await host.guests.watch(table.id, CARL)
    assert await host.guests.of_table(table.id) == [Guest(CARL, watches=True, invited=False)]
