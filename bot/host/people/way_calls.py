"""Calls by ways besides Discord: each once for a question, unless it was answered before.

A way that fails is tried again ever later, and switched off after several failures in a row. Each
way has a task of its own while it has calls to make, so that one that hangs delays no other.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple, Protocol, TypeAlias

from bot.host.core.api import HostError, PublishFailed
from bot.host.core.background.delivery import Delivery
from bot.host.core.background.worker import Background, KeyedWorker
from bot.host.core.limits import TooOften
from bot.host.core.registry import TableRegistry
from bot.host.people import calling
from bot.host.people.ways import CONFIRMABLE, UnknownWay, Way
from bot.store import Connection
from bot.store.people import limits, ways
from bot.store.people.ways import WayCallRow
from bot.store.turns.calls import CallRow

TEST: Final = "test"
"""The topic of a call that a person asked for to try a way."""
CONFIRM: Final = "confirm"
"""The topic of the only message to an address that its person has not confirmed yet."""
DIGEST: Final = "digest"
"""The topic of a call for several questions, which are its `parts`."""
MOST_FAILURES: Final = 5
"""Failures in a row after which a way is switched off."""
FIRST_DELAY, LONGEST_DELAY = 240.0, 3600.0
"""Minimum and maximum seconds between two tries, so that five failures take an hour."""
MOST_A_MINUTE: Final = 10
"""Maximum number of requests in a minute to a person's addresses."""
BEGINNINGS: Final = 4
"""Maximum number of calls that are begun at once: moves at tables do not wait for many."""
_MINUTE = 60.0


@dataclass(frozen=True, slots=True)
class WayCall:
    """A call by a way; `topic` is turn | vote | proposal, or one that has table 0.

    `mark` is the same at each try, and `number` is the seat, lapse or proposal.
    """

    mark: str
    way: Way
    topic: str
    at: float
    table_id: int = 0
    number: int = 0
    parts: tuple[WayCall, ...] = ()


class WayFailed(PublishFailed):
    """A way could not call; `fault` is the code of a text, and `gone` means: it never will.

    With `ours`, the operator's own server failed, which counts for no person's way.
    """

    def __init__(
        self, fault: str, retry_after: float = 0.0, *, gone: bool = False, ours: bool = False
    ) -> None:
        super().__init__(fault, max(retry_after, FIRST_DELAY), longest=LONGEST_DELAY)
        self.fault = fault
        self.gone = gone
        self.ours = ours


class UnconfirmedWay(HostError):
    """The way's address must be confirmed first."""

    code = "unconfirmed-way"


class WayPublisher(Protocol):
    """Sender of calls; `kinds` are those that the operator has set up."""

    @property
    def kinds(self) -> Collection[str]:
        """The kinds of ways that can call."""

    @property
    def typed(self) -> Collection[str]:
        """The kinds whose address is typed on Discord."""

    @property
    def confirms(self) -> Collection[str]:
        """The kinds whose address must be confirmed before it is called."""

    def check(self, kind: str, target: str, secret: str) -> tuple[str, str]:
        """Return an address and a secret that were typed, as they are stored. Raises HostError."""

    async def send(self, call: WayCall) -> None:
        """Make a call, unless nothing is asked any more. Raises WayFailed."""


class WayCalls(Background):
    """Service that makes the calls of people's ways; does nothing until `publisher` is set."""

    publisher: WayPublisher | None = None

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._worker = KeyedWorker(self._work)
        self._beginnings = asyncio.Semaphore(BEGINNINGS)

    async def look(self) -> None:
        """Start the calls that are due."""
        if self.publisher is None or not self.publisher.kinds:
            return
        now, publisher = self._registry.now(), self.publisher
        # A way belongs to no server, so only one process asks to confirm addresses.
        asked = publisher.confirms if self._registry.cluster.shard_range.has_rest else ()

        def find(connection: Connection) -> list[int]:
            found = ways.unconfirmed(connection, now, now - CONFIRMABLE, asked)
            return found + ways.ways_due(connection, now, publisher.kinds)

        due = await self._registry.database.read(find)
        for number, way_id in enumerate(due):
            if number % BEGINNINGS == 0:
                await asyncio.sleep(0)
            self._worker.run_soon(way_id)

    async def test(self, user_id: int, way_id: int) -> Way:
        """Send a test by a way, and return the way; one that works again counts as well.

        Raises UnknownWay, UnconfirmedWay, TooOften, WayFailed.
        """
        now, publisher = self._registry.now(), self.publisher

        def begin(connection: Connection) -> Way:
            way = ways.load(connection, way_id)
            if way is None or way.user_id != user_id:
                raise UnknownWay
            if way.confirmed_at is None:
                raise UnconfirmedWay
            if (until := _spend(connection, user_id, now)) > now:
                most = MOST_A_MINUTE
                raise TooOften(act="way-tests", most=most, until=f"<t:{until:.0f}:R>")
            return way

        way = await self._registry.database.write(begin)
        if publisher is None or way.kind not in publisher.kinds:
            raise WayFailed("off")
        await publisher.send(WayCall(_mark(), way, TEST, now))
        return await self._registry.database.write(lambda db: _tested(db, way, now))

    async def _work(self, way_id: int) -> None:
        while not self._worker.closed and await self._call_next(way_id):
            pass

    async def _call_next(self, way_id: int) -> bool:
        """Make a way's next call if one is due; return whether it was made."""
        now, publisher = self._registry.now(), self.publisher
        if publisher is None:
            return False

        def begin(connection: Connection) -> Delivery[None] | None:
            found = _begin(connection, way_id, now)
            return None if found is None else _Attempt(self._registry, publisher, found).delivery

        async with self._beginnings:
            item = await self._registry.database.write(begin)
        return item is not None and await item.run(self._registry)


class _Begun(NamedTuple):
    """A call that is made now, and what is stored once it is made."""

    call: WayCall
    settle: Callable[[Connection, float], object]


def _begin(connection: Connection, way_id: int, now: float) -> _Begun | None:
    """Store that a way's next call is tried now, and return it.

    Calls that must wait for waking hours are planned for later.
    """
    way = ways.load(connection, way_id)
    if way is None:
        return None
    if way.confirmed_at is None:
        return _begin_asking(connection, way, now)
    if way.digest is None:
        return _begin_question(connection, way, now)
    return _begin_digest(connection, way, way.digest, now)


def _begin_question(connection: Connection, way: Way, now: float) -> _Begun | None:
    """Store that a way's next call for a question is tried now, and return it."""
    for row, planned in ways.calls_due(connection, way.id, now):
        due_at = calling.way_calls_at(connection, row, way, now)
        call = _planned(row, way.id, _mark()) if planned is None else planned
        if due_at is None:
            ways.put_call(connection, call._replace(sent_at=now))
        elif due_at > now:
            ways.put_call(connection, call._replace(due_at=due_at))
        elif _may_send(connection, way, now):
            call = call._replace(due_at=now, tried_at=call.tried_at or now)
            ways.put_call(connection, call)
            return _begun(_call(way, call.mark, row))
        else:
            break
    return None


def _begin_digest(connection: Connection, way: Way, hour: int, now: float) -> _Begun | None:
    """Store that a way's call of the day is tried now, for all that is asked; return it.

    It is made if a question is new since the last one. A call that was tried before keeps its mark,
    and what is asked since then waits for the next one.
    """
    mark, is_due = "", False
    for row, planned in ways.calls_due(connection, way.id, now):
        call = _planned(row, way.id, _mark()) if planned is None else planned
        due_at = calling.way_digest_at(connection, row, hour, now)
        if not calling.is_asked(connection, row):
            ways.put_call(connection, call._replace(sent_at=now))
        elif due_at > now:
            ways.put_call(connection, call._replace(due_at=due_at))
        else:
            is_due, mark = True, mark if call.tried_at is None else call.mark
    if not is_due or not _may_send(connection, way, now):
        return None
    pairs = ways.calls_open(connection, way.id, now)
    told = [pair for pair in pairs if calling.is_asked(connection, pair[0])]
    found = _of_digest(told, mark)
    mark = mark or _mark()
    for row, planned in found:
        if planned is None or planned.sent_at is None:
            tried_at = now if planned is None else planned.tried_at or now
            call = _planned(row, way.id, mark)
            ways.put_call(connection, call._replace(due_at=now, tried_at=tried_at))
    parts = tuple(_call(way, mark, row) for row, _ in found)
    return _begun(WayCall(mark, way, DIGEST, parts[0].at, parts=parts))


_Pairs: TypeAlias = list[tuple[CallRow, WayCallRow | None]]


def _of_digest(pairs: _Pairs, mark: str) -> _Pairs:
    """Return the calls of a digest: with a mark those that it had at its first try, else all."""
    if not mark:
        return pairs
    return [
        (row, sends)
        for row, sends in pairs
        if sends is not None and (sends.sent_at or sends.mark == mark)
    ]


def _call(way: Way, mark: str, row: CallRow) -> WayCall:
    return WayCall(mark, way, row.topic, row.since, row.game_id, row.number)


def _begun(call: WayCall) -> _Begun:
    settled = partial(_settled, way_id=call.way.id, mark=call.mark)
    return _Begun(call, settled)


def _settled(connection: Connection, now: float, way_id: int, mark: str) -> None:
    ways.settle_calls(connection, way_id, mark, now)


def _begin_asking(connection: Connection, way: Way, now: float) -> _Begun | None:
    """Return the message that asks to confirm an address, or forget one that nobody confirms."""
    if now - (way.made_at if way.sent_at is None else way.sent_at) >= CONFIRMABLE and way.told:
        ways.remove(connection, way.id)
        return None
    if way.since is None or way.sent_at is not None or not _may_send(connection, way, now):
        return None
    mark = f"confirm_{way.id}_{way.made_at:.0f}"
    return _Begun(WayCall(mark, way, CONFIRM, way.made_at), lambda _connection, _now: None)


def _may_send(connection: Connection, way: Way, now: float) -> bool:
    """Count a request of a way, unless its person's others have been too many; then it waits."""
    until = _spend(connection, way.user_id, now)
    if until > now:
        ways.change(connection, way.id, due_at=until)
    return until <= now


def _planned(row: CallRow, way_id: int, mark: str) -> WayCallRow:
    return WayCallRow(row.game_id, row.topic, row.number, row.user_id, way_id, mark, 0.0)


def _mark() -> str:
    return f"ask_{secrets.token_hex(12)}"


def _spend(connection: Connection, user_id: int, now: float) -> float:
    """Count a request to a person's address; return `now`, or when the next one is allowed."""
    bucket = f"ways:{user_id}"
    done = limits.recent_times(connection, bucket, now - _MINUTE)
    if len(done) >= MOST_A_MINUTE:
        return done[-MOST_A_MINUTE] + _MINUTE
    limits.add_recent(connection, bucket, now)
    return now


class _Attempt:
    """An attempt to make a call, which keeps why it failed until that is stored."""

    def __init__(self, registry: TableRegistry, publisher: WayPublisher, begun: _Begun) -> None:
        self._registry = registry
        self._publisher = publisher
        self._call, self._made = begun
        self._way = way = self._call.way
        self._failure = WayFailed("broken")
        self.delivery = Delivery(
            tries=way.failures,
            facts={"what": f"way {way.kind}", "table": self._call.table_id or None},
            send=self._send,
            settle=self._settle,
            put_off=self._put_off,
            counted="way",
            first_delay=FIRST_DELAY,
        )

    async def _send(self) -> None:
        try:
            await self._publisher.send(self._call)
        except WayFailed as error:
            self._failure = error
            raise

    def _settle(self, connection: Connection, _sent: None) -> None:
        now = self._registry.now()
        self._made(connection, now)
        if _is_still(connection, self._way):
            ways.change(connection, self._way.id, **_worked(now))

    def _put_off(self, connection: Connection, due_at: float | None) -> None:
        """Store when the way is tried again, or switch it off."""
        if not _is_still(connection, self._way):
            return
        now, failure, way = self._registry.now(), self._failure, self._way
        failures = way.failures + (not failure.ours)
        ways.change(
            connection,
            way.id,
            failures=failures,
            failing_since=way.failing_since or now,
            fault=failure.fault,
            due_at=now + LONGEST_DELAY if due_at is None else due_at,
        )
        if failure.gone or failures >= MOST_FAILURES:
            _switch_off(connection, way, "gone" if failure.gone else "failing", now)


def _is_still(connection: Connection, way: Way) -> bool:
    """Return whether a way is still on, with the same secret."""
    now = ways.load(connection, way.id)
    return now is not None and (now.secret, now.since) == (way.secret, way.since)


def _worked(now: float) -> dict[str, float | None]:
    """Return the columns of a way that has just worked."""
    return {"sent_at": now, "failures": 0, "failing_since": None, "fault": None, "due_at": 0.0}


def _tested(connection: Connection, way: Way, now: float) -> Way:
    """Store that a test has arrived; return the way as it is now."""
    if _is_still(connection, way):
        ways.change(connection, way.id, **_worked(now))
    return ways.load(connection, way.id) or way


def _switch_off(connection: Connection, way: Way, why: str, now: float) -> None:
    """Switch a way off, and have its person told when they are awake."""
    ways.drop_unsent(connection, way.id)
    due_at = calling.wakes_at(connection, way.user_id, now)
    telling = {"told": 0, "tries": 0, "tried_at": None, "due_at": due_at}
    ways.change(connection, way.id, since=None, off_why=why, **telling)
