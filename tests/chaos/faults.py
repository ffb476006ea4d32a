"""Faults by name: each is on for some seconds, then people see how soon the table asks again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass

from bot.locales import Words
from tests.chaos import oracles
from tests.chaos.objects import DM, Channel, Message
from tests.chaos.people import Club, Table
from tests.chaos.routes import Call, Dropped, Fault, TooMany
from tests.chaos.stage import Stage
from tests.strict.refusal import Refused

LASTS = 4.0
"""Seconds that a fault lasts."""
NOTICED = 45.0
"""Seconds that a permission is missing at most: until its owner knows, as soon as it matters."""
HEALS = 60.0
"""Seconds after its end within which a move must be possible again, at the next question."""
LOOKS = 10.0
"""Seconds between two looks of people at a table that does not ask."""
FIRST_MOVES = 2
LAST_MOVES = 45
"""Moves after which another game begins: none ends in the midst of a fault."""
OPENING = 120.0
"""Seconds within which six tables must be open and rest; machines may be busy."""


@dataclass
class Scene:
    """A table to which something happens."""

    stage: Stage
    club: Club
    table: Table

    @property
    def place(self) -> Channel:
        """Return the table's thread, or its channel."""
        row = self.stage.one("SELECT thread_id, channel_id FROM game WHERE id = ?", self.table.id)
        return self.stage.server.world.channels[row[0] or row[1]]

    @property
    def asks(self) -> bool:
        """Return whether the table's live post asks what it waits for now."""
        asked = self.club.asked(self.table)
        return oracles.is_asked(self.club.post(self.table), self.table.id, asked)


Manager = Callable[[Scene], AbstractAsyncContextManager[None]]


@dataclass(frozen=True)
class Case:
    """A fault; `notice` = somebody must be told, `heals` = it can be played again afterwards.

    Of a permission that is missing (`lacks`) the log and the table's owner are told by name.
    """

    happens: Manager
    where: str = "thread"
    notice: bool = False
    heals: bool = True
    lacks: str = ""


FAULTS: dict[str, Case] = {}


def fault(
    name: str,
    where: str = "thread",
    notice: bool = False,
    heals: bool = True,
    lacks: str = "",
) -> Callable[[Callable[[Scene], AsyncIterator[None]]], Manager]:
    """Register a fault: what happens until `yield`, and how it ends."""

    def decorate(happens: Callable[[Scene], AsyncIterator[None]]) -> Manager:
        manager = asynccontextmanager(happens)
        FAULTS[name] = Case(manager, where, notice, heals, lacks)
        return manager

    return decorate


class Requests(Fault):
    """An error at every request that changes something, before or after the work is done."""

    def __init__(self, error: Callable[[], Exception], early: bool, only: str = "") -> None:
        self._error, self._early, self._only = error, early, only

    async def before(self, call: Call) -> None:
        if self._early and call.method != "GET" and self._only in call.template:
            raise self._error()

    async def after(self, call: Call) -> None:
        if not self._early and call.method != "GET" and self._only in call.template:
            raise self._error()


class Slow(Fault):
    """Every answer takes its time."""

    async def after(self, call: Call) -> None:
        await asyncio.sleep(1.5)


def _requests(name: str, make: Callable[[], Fault]) -> None:
    @fault(name)
    async def happens(scene: Scene) -> AsyncIterator[None]:
        made = make()
        scene.stage.server.faults.append(made)
        yield
        scene.stage.server.faults.remove(made)


_requests("dropped-before", lambda: Requests(Dropped, early=True))
_requests("dropped-after", lambda: Requests(Dropped, early=False))
_requests("error-500", lambda: Requests(lambda: Refused(500, 0, "error"), early=True))
_requests("error-500-after", lambda: Requests(lambda: Refused(500, 0, "error"), early=False))
_requests("error-503", lambda: Requests(lambda: Refused(503, 0, "unavailable"), early=True))
_requests("rate-limit", lambda: Requests(lambda: TooMany(1.0, "shared"), early=True))
_requests("slow-answers", Slow)
_requests("answer-lost", lambda: Requests(Dropped, early=False, only="callback"))
_requests(
    "unknown-interaction",
    lambda: Requests(lambda: Refused(404, 10062, "Unknown interaction"), True, "callback"),
)


def _permission(name: str, lacks: str, *denied: str) -> None:
    @fault(name, where="here", notice=True, lacks=lacks)
    async def happens(scene: Scene) -> AsyncIterator[None]:
        channel = scene.table.channel
        channel.denied.update(denied)
        await scene.stage.server.change_channel(channel)
        yield
        channel.denied.difference_update(denied)
        await scene.stage.server.change_channel(channel)


_permission("no-send", "send_messages", "send", "send_in_threads")
_permission("no-view", "view_channel", "view")
_permission("no-files", "attach_files", "attach")
_permission("no-history", "read_message_history", "history")


@fault("thread-deleted", notice=True)
async def thread_deleted(scene: Scene) -> AsyncIterator[None]:
    await scene.stage.server.delete_channel(scene.place)
    yield


@fault("private-thread-deleted", where="private", notice=True)
async def private_thread_deleted(scene: Scene) -> AsyncIterator[None]:
    await scene.stage.server.delete_channel(scene.place)
    yield


@fault("thread-archived")
async def thread_archived(scene: Scene) -> AsyncIterator[None]:
    place = scene.place
    place.archived = True
    await scene.stage.server.change_channel(place)
    yield


@fault("thread-locked", where="private", notice=True)
async def thread_locked(scene: Scene) -> AsyncIterator[None]:
    place, server = scene.place, scene.stage.server
    place.archived = place.locked = True
    await server.change_channel(place)
    yield
    place.archived = place.locked = False
    await server.change_channel(place)


@fault("post-deleted", where="here")
async def post_deleted(scene: Scene) -> AsyncIterator[None]:
    post = scene.club.post(scene.table)
    assert post is not None
    post.deleted = True
    yield


@fault("gateway-cut")
async def gateway_cut(scene: Scene) -> AsyncIterator[None]:
    scene.stage.server.gateway.cut()
    yield


@fault("gateway-reconnect")
async def gateway_reconnect(scene: Scene) -> AsyncIterator[None]:
    await scene.stage.server.gateway.ask_to_reconnect()
    yield


@fault("gateway-invalid-session")
async def gateway_invalid(scene: Scene) -> AsyncIterator[None]:
    await scene.stage.server.gateway.invalidate()
    yield


@fault("gateway-down")
async def gateway_down(scene: Scene) -> AsyncIterator[None]:
    gateway = scene.stage.server.gateway
    gateway.refusing = True
    gateway.cut()
    yield
    gateway.refusing = False


@fault("guild-unavailable")
async def guild_unavailable(scene: Scene) -> AsyncIterator[None]:
    server = scene.stage.server
    server.world.unavailable = True
    lost = {"id": str(server.world.guild_id), "unavailable": True}
    await server.gateway.dispatch("GUILD_DELETE", lost)
    yield
    server.world.unavailable = False
    await server.gateway.guild_is_there()


@fault("guild-removed", notice=True)
async def guild_removed(scene: Scene) -> AsyncIterator[None]:
    server = scene.stage.server
    server.world.joined = False
    await server.gateway.dispatch("GUILD_DELETE", {"id": str(server.world.guild_id)})
    yield
    server.world.joined = True
    await server.gateway.dispatch("GUILD_CREATE", server.world.guild())


@fault("channel-deleted", where="here", notice=True, heals=False)
async def channel_deleted(scene: Scene) -> AsyncIterator[None]:
    await scene.stage.server.delete_channel(scene.table.channel)
    yield


# The run -------------------------------------------------------------------------------


async def suffer(stage: Stage, club: Club, names: Sequence[str]) -> list[str]:
    """Let faults happen one after the other, at tables of both games in turn; return what is wrong.

    Prints when each was told and healed.
    """
    late: list[str] = []
    if names:
        await _open_all(club)
    for number, name in enumerate(names):
        case = FAULTS[name]
        fitting = [table for table in club.tables if table.where == case.where]
        scene = Scene(stage, club, fitting[number % len(fitting)])
        said, wrong = await _happen(scene, case)
        late += [f"{name}: {one}" for one in wrong]
        print(f"{name:<34}{said} {wrong or ''}", flush=True)
    return late


async def _open_all(club: Club) -> None:
    await club.stage.connected()
    await asyncio.gather(*(_open(club, table) for table in club.tables))
    await club.stage.rest(OPENING)


async def _open(club: Club, table: Table) -> None:
    until = time.monotonic() + OPENING
    while time.monotonic() < until and _version(club.stage, table) < FIRST_MOVES:
        await club.step(table)


def _version(stage: Stage, table: Table) -> int:
    return _newest(stage, table)[1]


def _newest(stage: Stage, table: Table) -> tuple[int, int]:
    """Return a table's number and how many moves it has seen."""
    row = stage.one(
        "SELECT id, version FROM game WHERE channel_id = ? ORDER BY id DESC", table.channel.id
    )
    return (0, 0) if row is None else (int(row[0]), int(row[1]))


async def _renew(scene: Scene) -> None:
    """Begin another game at a table where the one before may soon be over."""
    before, moves = _newest(scene.stage, scene.table)
    if moves < LAST_MOVES:
        return
    until = time.monotonic() + OPENING
    while time.monotonic() < until and _newest(scene.stage, scene.table)[0] == before:
        scene.table.retired = True
        await scene.club.step(scene.table)
    await _open(scene.club, scene.table)


async def _happen(scene: Scene, case: Case) -> tuple[str, list[str]]:
    """Let a fault happen; return the seconds until it was told and healed, and what is wrong."""
    stage, club = scene.stage, scene.club
    await _renew(scene)
    await _until(lambda: scene.asks, HEALS)
    began, lies, logged = time.time(), len(club.figures.lies), len(stage.bot.log.read_text())
    # What is not answered now is the fault's, not the bot's.
    stage.well = False
    async with case.happens(scene):
        until = time.monotonic() + (NOTICED if case.lacks else LASTS)
        while time.monotonic() < until and not _lacks_told(scene, case, began):
            await _try_a_move(scene)
            await asyncio.sleep(0.2)
    ended = time.time()
    await stage.server.gateway.wait_connected(HEALS)
    stage.well = True
    healed = await _healed(scene, ended) if case.heals else None
    told = _told(scene, began)
    wrong = ["told falsely"] if len(club.figures.lies) > lies else []
    wrong += ["nobody is told"] if case.notice and told is None else []
    wrong += [*_not_named(scene, case, began, logged)] if case.lacks else []
    wrong += ["not healed within a minute"] if case.heals and healed is None else []
    return f"told {_seconds(told)}, healed {_seconds(healed)}", wrong


async def _try_a_move(scene: Scene) -> bool:
    """Press what stands there; without a post look for the table by commands."""
    if not scene.stage.server.gateway.connected:
        return False
    return await scene.club.turn(scene.table)


async def _healed(scene: Scene, ended: float) -> float | None:
    """Return the seconds from the end of a fault until the table asks and takes a move."""
    looked = 0.0
    while time.time() < ended + HEALS:
        before = _version(scene.stage, scene.table)
        if scene.asks:
            asked = time.time()
            await _try_a_move(scene)
            if _version(scene.stage, scene.table) > before:
                return asked - ended
        elif time.time() > looked + LOOKS:
            looked = time.time()
            await _look(scene)
        await asyncio.sleep(0.2)
    return None


async def _look(scene: Scene) -> None:
    """Ask for what is true, as people do when nothing comes."""
    people = [scene.stage.server.world.users[number] for number in scene.club.asked(scene.table)]
    for person in people[:1]:
        await scene.club.slash(person, scene.table.channel, "table board", text=True)


def _told(scene: Scene, began: float) -> float | None:
    """Return the seconds until somebody was told: directly, or where the table's card stands."""
    world = scene.stage.server.world
    channels = world.channels | world.gone

    def tells(message: Message) -> bool:
        channel = channels[message.channel_id]
        aside = channel.type == DM or (channel.id == scene.table.channel.id and not message.live())
        return message.at > began and (aside or message.answers is not None)

    found = next(filter(tells, world.record), None)
    return None if found is None else found.at - began


def _lacks_told(scene: Scene, case: Case, began: float) -> list[Message]:
    """Return the direct messages that name the channel and the permission to the table's owner."""
    if not case.lacks:
        return []
    world = scene.stage.server.world
    (owner,) = scene.stage.one("SELECT owner_id FROM game WHERE id = ?", scene.table.id)
    direct = {c.id for c in world.channels.values() if c.type == DM and owner in c.members}
    names = (f"<#{scene.place.id}>", Words("en")("permission", name=case.lacks))
    return [
        message
        for message in world.record
        if message.at > began
        and message.channel_id in direct
        and all(name in message.texts for name in names)
    ]


def _not_named(scene: Scene, case: Case, began: float, logged: int) -> Iterator[str]:
    """Yield where channel and permission are not named, or more than once."""
    directly = len(_lacks_told(scene, case, began))
    if directly != 1:
        yield f"{directly} messages to the owner name channel and permission"
    what = f"table {scene.table.id}: channel {scene.place.id} lacks the permission {case.lacks}"
    in_log = scene.stage.bot.log.read_text()[logged:].count(what)
    if in_log != 1:
        yield f"{in_log} lines of the log name channel and permission"


async def _until(wanted: Callable[[], bool], seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until and not wanted():
        await asyncio.sleep(0.1)


def _seconds(value: float | None) -> str:
    return "-" if value is None else f"{value:.1f} s"
