"""Browsers in which a person plays: paired once with a code, for as long as the person wants it."""

from __future__ import annotations

import asyncio
import json
from datetime import timedelta
from hashlib import sha256
from pathlib import Path

import pytest

from bot.host import Host
from bot.host.links.pairings import CODE_LASTS, DEVICE, MOST, Offered, Paired
from tests.host.conftest import ANNA, BOB, Recorder, TestClock, open_host, started

DAY = 86400.0
LAPTOP, PHONE = "Firefox on Linux", "Chrome on Android"


async def paired(host: Host, device: str = LAPTOP, user: int = 0) -> str:
    """Pair a browser with Anna, or Bob; return its secret."""
    code = await host.pairings.code((ANNA, BOB)[user])
    new = await host.pairings.pair(code, device)
    assert new is not None
    return new.secret


async def rows(host: Host, table: str) -> int:
    return await host._database.read(
        lambda db: int(db.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
    )


async def test_a_code_pairs_one_browser_with_its_person(host: Host) -> None:
    table = await started(host, BOB)
    code = await host.pairings.code(ANNA, table.id)
    for _ in range(3):
        assert await host.pairings.offered(code) == Offered(ANNA, table.id), "it changes nothing"
    assert await rows(host, "pairing") == 0
    new = await host.pairings.pair(code, PHONE)
    assert new is not None and (new.user_id, new.table_id) == (ANNA.id, table.id)
    assert await host.pairings.offered(code) is None
    assert await host.pairings.pair(code, PHONE) is None
    found = await host.pairings.person(new.secret)
    assert found is not None and (found.user_id, found.device) == (ANNA.id, PHONE)
    assert [found] == await host.pairings.of_user(ANNA.id)
    assert await host.pairings.of_user(BOB.id) == []


async def test_two_browsers_at_once_are_not_both_paired(host: Host) -> None:
    code = await host.pairings.code(ANNA)
    made = await asyncio.gather(*(host.pairings.pair(code, LAPTOP) for _ in range(5)))
    assert [one is not None for one in made].count(True) == 1
    assert await rows(host, "pairing") == 1


async def test_a_code_ends_after_five_minutes_and_by_the_next_one(
    host: Host, clock: TestClock
) -> None:
    old = await host.pairings.code(ANNA)
    bobs = await host.pairings.code(BOB)
    new = await host.pairings.code(ANNA)
    assert await host.pairings.offered(old) is None
    assert await host.pairings.pair(old, LAPTOP) is None
    clock.pass_seconds(CODE_LASTS.total_seconds() - 1)
    for code in (bobs, new):
        assert await host.pairings.offered(code) is not None
    clock.pass_seconds(1)
    assert await host.pairings.offered(bobs) is None
    assert await host.pairings.pair(new, LAPTOP) is None
    await host.pairings.tidy()
    assert await rows(host, "pairing_code") == 0
    assert await rows(host, "pairing") == 0


async def test_the_database_holds_digests_alone(host: Host) -> None:
    code, secret = await host.pairings.code(BOB), await paired(host)
    for table, text in (("pairing_code", code), ("pairing", secret)):
        query = f"SELECT * FROM {table}"
        (row,) = await host._database.read(lambda db, query=query: db.execute(query).fetchall())
        assert sha256(text.encode()).digest() in row and text not in row


async def test_what_is_no_secret_of_ours_is_refused_unread(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = await paired(host)
    code = await host.pairings.code(ANNA)
    flipped = ("B" if secret[0] == "A" else "A") + secret[1:]
    for forged in (flipped, code, "A" * 43, "A" * 22):
        assert await host.pairings.person(forged) is None, forged
        assert forged == code or await host.pairings.offered(forged) is None
    (row,) = await host.pairings.of_user(ANNA.id)
    assert await host.pairings.person(row.mark) is None, "what a button says opens nothing"

    async def read(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(host._database, "read", read)
    for malformed in ("", "x", secret[:-1], secret + "A", "ä" * 43, "\udcff" * 43, "A" * 42 + "\n"):
        assert await host.pairings.person(malformed) is None
        assert await host.pairings.offered(malformed) is None


async def test_it_works_after_a_restart_of_the_bot(
    host: Host, path: Path, clock: TestClock, recorder: Recorder
) -> None:
    secret = await paired(host)
    await host.close()
    other = await open_host(path, clock, recorder)
    assert await other.pairings.person(secret) is not None
    await other.close()


async def test_a_use_is_stored_once_a_day(host: Host, clock: TestClock) -> None:
    secret = await paired(host)

    async def used() -> Paired:
        found = await host.pairings.person(secret)
        assert found is not None
        return found

    made_at = (await used()).made_at
    clock.pass_seconds(DAY - 1)
    assert (await used()).used_at == made_at
    assert (await host.pairings.of_user(ANNA.id))[0].used_at == made_at
    clock.pass_seconds(2)
    assert (await used()).used_at == made_at, "that of the use before"
    assert (await used()).used_at == made_at + timedelta(seconds=DAY + 1)


async def test_it_ends_after_ninety_days_without_use(host: Host, clock: TestClock) -> None:
    secret, unused = await paired(host), await paired(host, PHONE)
    for _ in range(2):
        clock.pass_seconds(90 * DAY - 1)
        assert await host.pairings.person(secret) is not None
    assert await host.pairings.person(unused) is None
    assert [one.device for one in await host.pairings.of_user(ANNA.id)] == [LAPTOP]
    await host.pairings.tidy()
    assert await rows(host, "pairing") == 1
    clock.pass_seconds(90 * DAY)
    assert await host.pairings.person(secret) is None
    await host.pairings.tidy()
    assert await rows(host, "pairing") == 0


async def test_one_more_than_ten_ends_the_one_unused_longest(host: Host, clock: TestClock) -> None:
    found = []
    for number in range(MOST):
        found.append(await paired(host, f"{number}"))
        clock.pass_seconds(2 * DAY)
    assert await host.pairings.person(found[0]) is not None
    bobs = await paired(host, user=1)
    await paired(host, "one more")
    alive = [await host.pairings.person(secret) is not None for secret in found]
    assert alive == [True, False, *[True] * (MOST - 2)]
    assert len(await host.pairings.of_user(ANNA.id)) == MOST
    assert await host.pairings.person(bobs) is not None


async def test_a_browser_that_is_paired_again_has_one_pairing(host: Host) -> None:
    """Its former secret is overwritten there, also if it was that of another person."""
    former = await paired(host, user=1)
    code = await host.pairings.code(ANNA)
    new = await host.pairings.pair(code, LAPTOP, former)
    assert new is not None and await host.pairings.person(former) is None
    assert await host.pairings.of_user(BOB.id) == []
    # A code that does not work ends nothing.
    assert await host.pairings.pair(code, LAPTOP, new.secret) is None
    assert await host.pairings.person(new.secret) is not None


async def test_browsers_are_ended_one_by_one_and_all_at_once(host: Host) -> None:
    table, woken = await started(host, BOB), list[int]()
    await host.links.token(table.id, ANNA.id)
    first, second, third = [await paired(host, name) for name in ("a", "b", "c")]
    bobs = await paired(host, user=1)
    marks = {one.device: one.mark for one in await host.pairings.of_user(ANNA.id)}
    before = host.links.revoked
    with host.links.onlookers.looking(table.id, lambda: woken.append(table.id)):
        assert await host.pairings.revoke(ANNA.id, marks["a"]) == 1
        assert await host.pairings.revoke(ANNA.id, marks["a"]) == 0
        assert await host.pairings.revoke(BOB.id, marks["b"]) == 0, "it is not theirs"
        assert woken == [table.id] and host.links.revoked > before
        await host.pairings.end(second)
        await host.pairings.end(second)
        assert woken == [table.id] * 2
    assert await host.pairings.person(first) is await host.pairings.person(second) is None
    assert await host.pairings.person(third) is not None
    code = await host.pairings.code(ANNA)
    assert await host.pairings.revoke(ANNA.id) == 1
    assert await host.pairings.offered(code) is None, "nor does it begin again by a code of before"
    assert await host.pairings.person(third) is None
    assert await host.pairings.person(bobs) is not None


async def test_erasing_a_person_ends_their_browsers(host: Host) -> None:
    table = await started(host, BOB)
    secret, bobs = await paired(host, "Anna's"), await paired(host, user=1)
    code = await host.pairings.code(ANNA, table.id)
    exported = json.loads(await host.upkeep.privacy.export(ANNA.id))["data"]
    (row,) = exported["settings"]["pairing"]
    assert row.keys() == {"user_id", "device", "made_at", "used_at"} and row["device"] == "Anna's"
    (offer,) = exported["tables"]["pairing_code"]
    assert offer.keys() == {"user_id", "name", "game_id", "expires_at"}
    await host.upkeep.privacy.erase(ANNA.id, ANNA.name)
    assert await host.pairings.person(secret) is None
    assert await host.pairings.pair(code, LAPTOP) is None
    assert await host.pairings.person(bobs) is not None


async def test_the_name_of_a_browser_is_short(host: Host) -> None:
    await paired(host, "x" * 1000)
    assert (await host.pairings.of_user(ANNA.id))[0].device == "x" * DEVICE
