"""The secrets of people's calendars: only digests are stored, and they go with their person."""

from __future__ import annotations

import json
from hashlib import sha256

from bot.host import Host
from tests.host.conftest import ANNA, BOB, TestClock


async def test_another_address_ends_the_one_before(host: Host, clock: TestClock) -> None:
    assert await host.calendars.made_at(ANNA.id) is None
    first, bobs = await host.calendars.draw(ANNA.id), await host.calendars.draw(BOB.id)
    second = await host.calendars.draw(ANNA.id)
    assert await host.calendars.person(first) is None
    assert await host.calendars.person(second) == ANNA.id
    assert await host.calendars.person(bobs) == BOB.id
    assert await host.calendars.made_at(ANNA.id) == clock()
    for text in ("", "x", second[:-1], f"{second}A", "ä" * 43, first):
        assert await host.calendars.person(text) is None


async def test_only_the_digest_is_stored_and_it_is_erased_with_the_person(host: Host) -> None:
    secret = await host.calendars.draw(ANNA.id)
    rows = await host._database.read(
        lambda db: db.execute("SELECT digest FROM calendar").fetchall()
    )
    assert [bytes(row[0]) for row in rows] == [sha256(secret.encode()).digest()]
    exported = json.loads(await host.upkeep.privacy.export(ANNA.id))["data"]
    (row,) = exported["settings"]["calendar"]
    assert row.keys() == {"user_id", "made_at"}
    await host.upkeep.privacy.erase(ANNA.id, ANNA.name)
    assert await host.calendars.person(secret) is None
