"""Links to pages in the browser: for one person and table, for as long as they may look."""

from __future__ import annotations

import base64
import json
from pathlib import Path

import pytest

from bot.host import Host
from bot.host.core.api import Table, UnknownTable
from bot.host.links.service import LASTS_DAYS, number_of, token_of
from bot.store import Connection
from tests.host.conftest import (
    ANNA,
    BOB,
    CARL,
    DORA,
    Recorder,
    TestClock,
    lobby,
    open_host,
    started,
)

DAY = 86400.0


async def test_a_link_is_one_persons_and_stays_the_same(host: Host) -> None:
    table = await started(host, BOB)
    links = host.links
    tokens = [await links.token(table.id, person.id) for person in (ANNA, BOB, CARL)]
    assert len({*tokens}) == 3
    assert tokens[0] == await links.token(table.id, ANNA.id)
    viewers = [await links.opened(token) for token in tokens]
    seats = [None if one is None else one.seat for one in viewers]
    table = await host.tables.get(table.id)
    own = [table.chair_of(person.id) for person in (ANNA, BOB)]
    assert seats == [*(chair and chair.seat for chair in own), None]
    assert [one and one.table.id for one in viewers] == [table.id] * 3


async def test_it_works_after_a_restart_of_the_bot(
    host: Host, path: Path, clock: TestClock, recorder: Recorder
) -> None:
    table = await started(host, BOB)
    token = await host.links.token(table.id, ANNA.id)
    await host.close()
    other = await open_host(path, clock, recorder)
    assert await other.links.opened(token) is not None
    await other.close()


async def test_what_was_not_signed_is_refused_unread(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(host, BOB)
    token = await host.links.token(table.id, ANNA.id)
    reads: list[object] = []
    monkeypatch.setattr("bot.store.people.links.find", lambda *args: reads.append(args))
    flipped = ("B" if token[0] == "A" else "A") + token[1:]
    number = base64.urlsafe_b64decode(token)[:16]
    stranger = token_of(number, b"another key of thirty-two bytes.")
    for forged in ("", "x", token[:-1], token + "A", flipped, stranger, token.swapcase(), "ä" * 44):
        assert await host.links.opened(forged) is None, forged
    assert not reads
    key = await host._database.read(lambda db: db.execute("SELECT key FROM link_key").fetchone()[0])
    assert number_of(token, key) == number


async def test_nothing_is_opened_where_no_link_was_ever_made(host: Host) -> None:
    assert await host.links.opened(token_of(b"0" * 16, b"")) is None
    assert await host.links.of_user(ANNA.id) == []


async def test_a_revoked_link_is_dead_and_the_next_one_another(host: Host) -> None:
    table, woken = await started(host, BOB), list[int]()
    old, bobs = [await host.links.token(table.id, one.id) for one in (ANNA, BOB)]
    with host.links.onlookers.looking(table.id, lambda: woken.append(table.id)):
        assert await host.links.revoke(ANNA.id, table.id) == 1
        assert await host.links.revoke(ANNA.id, table.id) == 0
    assert woken == [table.id]
    assert await host.links.opened(old) is None
    new = await host.links.token(table.id, ANNA.id)
    assert new != old
    assert await host.links.opened(new) is not None
    assert await host.links.opened(bobs) is not None


async def test_all_links_are_listed_and_revoked_at_once(host: Host, clock: TestClock) -> None:
    tables = []
    for _ in range(2):
        tables.append(await started(host, BOB))
        await host.links.token(tables[-1].id, ANNA.id)
        clock.pass_seconds(60)
    await host.links.token(tables[0].id, BOB.id)
    found = await host.links.of_user(ANNA.id)
    assert [one.table.id for one in found] == [tables[1].id, tables[0].id]
    assert await host.links.revoke(ANNA.id) == 2
    assert await host.links.of_user(ANNA.id) == []
    assert len(await host.links.of_user(BOB.id)) == 1


async def test_it_expires_a_month_after_the_end(host: Host, clock: TestClock) -> None:
    table = await started(host, BOB)
    token = await host.links.token(table.id, ANNA.id)
    clock.pass_seconds(400 * DAY)
    assert await host.links.opened(token) is not None
    await host.absence.end(table.id, ANNA)
    clock.pass_seconds(LASTS_DAYS * DAY - 1)
    assert await host.links.opened(token) is not None
    await host.links.tidy()
    assert await _links(host) == 1
    clock.pass_seconds(2)
    assert await host.links.opened(token) is None
    assert await host.links.of_user(ANNA.id) == []
    with pytest.raises(UnknownTable):
        await host.links.token(table.id, ANNA.id)
    await host.links.tidy()
    assert await _links(host) == 0


async def test_there_is_no_page_of_a_lobby_or_of_no_table(host: Host) -> None:
    table = await lobby(host, BOB)
    for number in (table.id, table.id + 1, -1, 2**63):
        with pytest.raises(UnknownTable):
            await host.links.token(number, ANNA.id)
    assert await _links(host) == 0


async def private(host: Host) -> Table:
    table = await host.lobby.new(
        ANNA, "toy", guild_id=1, channel_id=20, where="here", language="en", private=True
    )
    for person in (BOB, CARL):
        await host.lobby.invitations.invite(table.id, ANNA.id, person)
    await host.lobby.join(table.id, BOB)
    await host.people.guests.watch(table.id, CARL)
    return await host.lobby.start(table.id, ANNA.id)


async def test_that_of_a_private_table_dies_with_the_guests_right(host: Host) -> None:
    table = await private(host)
    guests, players = [await host.links.token(table.id, one.id) for one in (CARL, BOB)]
    with pytest.raises(UnknownTable):
        await host.links.token(table.id, DORA.id)
    assert await host.links.opened(guests) is not None
    await host._database.write(_uninvite)
    assert await host.links.opened(guests) is None
    assert await host.links.of_user(CARL.id) == []
    assert await host.links.opened(players) is not None


async def test_who_gave_up_a_seat_sees_what_spectators_see(host: Host) -> None:
    for table, sees in ((await started(host, BOB), True), (await private(host), False)):
        token = await host.links.token(table.id, BOB.id)
        before = await host.links.opened(token)
        assert before is not None and before.seat is not None
        await host._database.write(
            lambda db, number=table.id: db.execute(
                "DELETE FROM guest WHERE game_id = ? AND user_id = ?", (number, BOB.id)
            )
        )
        await host.absence.leave(table.id, BOB.id)
        await host.absence.take(table.id, before.seat, DORA)
        after = await host.links.opened(token)
        assert (after is not None) == sees
        assert after is None or after.seat is None


async def test_erasing_a_person_kills_their_links(host: Host) -> None:
    table = await started(host, BOB)
    token, guests, bobs = [await host.links.token(table.id, one.id) for one in (ANNA, CARL, BOB)]
    exported = json.loads(await host.upkeep.privacy.export(ANNA.id))
    assert [row.keys() for row in exported["data"]["tables"]["link"]] == [
        {"game_id", "user_id", "made_at"}
    ]
    for person in (ANNA, CARL):
        await host.upkeep.privacy.erase(person.id, person.name)
    assert await host.links.opened(token) is None
    assert await host.links.opened(guests) is None
    assert await host.links.opened(bobs) is not None
    assert await _links(host) == 1


def _uninvite(connection: Connection) -> None:
    connection.execute("DELETE FROM guest WHERE user_id = ?", (CARL.id,))


async def _links(host: Host) -> int:
    return await host._database.read(
        lambda db: int(db.execute("SELECT count(*) FROM link").fetchone()[0])
    )
