from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta

import pytest

from bot.host import Host
from bot.host.core.api import Bulletin, Person, Posted, Table
from bot.host.servers.settings import Server
from bot.runtime.database_url import Address
from tests.host.toy import TOYS
from tests.opening import without_threads

ANNA, BOB, CARL, DORA, EVE = (
    Person(3000 + number, name)
    for number, name in enumerate(("Anna", "Bob", "Carl", "Dora", "Eve"))
)
"""Python keeps one object of each small number: their ids are larger, as those of Discord are."""


class TestClock:
    """Time that passes only when a test says so."""

    __test__ = False

    def __init__(self) -> None:
        self.time = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def pass_seconds(self, seconds: float) -> None:
        self.time += timedelta(seconds=seconds)


class Recorder:
    """A publisher that keeps bulletins; `failures` are raised first, one a post."""

    def __init__(self) -> None:
        self.posts: list[Bulletin] = []
        self.failures: list[Exception] = []
        self.stripped: list[int] = []
        self.illustrated: list[int] = []
        self.deleted: list[int] = []

    async def publish(self, bulletin: Bulletin) -> Posted | None:
        if self.failures:
            raise self.failures.pop(0)
        self.posts.append(bulletin)
        return Posted(bulletin.table.place_id, 5000 + len(self.posts))

    async def strip(self, place_id: int, message_id: int) -> None:
        self.stripped.append(message_id)

    async def delete(self, place_id: int, message_id: int) -> None:
        self.deleted.append(message_id)

    async def illustrate(self, bulletin: Bulletin, posted: Posted) -> None:
        self.illustrated.append(posted.message_id)

    @property
    def kinds(self) -> list[str]:
        return [post.kind for post in self.posts]


@pytest.fixture
def clock() -> TestClock:
    return TestClock()


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


@pytest.fixture
def path(store: Address) -> Address:
    return store


@pytest.fixture
async def host(path: Address, clock: TestClock, recorder: Recorder) -> AsyncIterator[Host]:
    host = await open_host(path, clock, recorder)
    yield host
    await host.close()


async def open_host(path: Address, clock: TestClock, recorder: Recorder | None) -> Host:
    host = await without_threads(path, TOYS, clock)
    host.posting.outbox.publisher = recorder
    # Everybody is new here, and at more tables than newcomers may be: see test_limits.
    await host.servers.settings.decide(1, Server(newcomers=0))
    return host


async def settle(host: Host) -> None:
    """Wait until orders, bots, proposals and posts have come to rest."""
    await host.automation.orders.settled()
    await host.automation.house_bots.settled()
    await host.proposals.settled()
    await host.posting.outbox.resume()


async def lobby(host: Host, *others: Person, owner: Person = ANNA, **options: str) -> Table:
    table = await host.lobby.new(
        owner,
        "toy",
        guild_id=1,
        channel_id=20,
        where="here",
        language="en",
        options=options,
    )
    for person in others:
        table = await host.lobby.join(table.id, person)
    return table


async def started(host: Host, *others: Person, bots: int = 0, **options: str) -> Table:
    table = await lobby(host, *others, **options)
    for _ in range(bots):
        table = await host.lobby.add_bot(table.id, ANNA.id, "first")
    return await host.lobby.start(table.id, ANNA.id)


def user(table: Table, seat: int) -> int:
    """Return who sits there."""
    user_id = table.chairs[seat].user_id
    assert user_id is not None
    return user_id


async def fill_all(host: Host, table: Table) -> None:
    for chair in table.chairs:
        if chair.user_id is not None:
            await host.tables.play(table.id, chair.user_id, "fill left; fill left; fill right")
