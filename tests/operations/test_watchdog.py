"""The watchdog: a bot that can store nothing any more is started again, a slow one is not.

The real program runs, as a service manager starts it: it is told of the bot by sd_notify(3).
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest

from bot.cli.exits import DONE, FAILED
from bot.host import Host
from bot.store.core.errors import DiskFull, StoreError
from bot.store.sharing.lease import Process
from bot.store.upkeep import backups
from tests.catalogue import CATALOGUE
from tests.empty_database import put_database
from tests.tools.chaos.server import Server

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 180.0
BEAT = 0.2
SILENCE = 12 * BEAT
"""Seconds in which a bot that lives is heard of several times, on a busy machine too."""
HANGS = 37
"""Looks without a sign of life, 7.4 s of them: a busy machine may hold a bot up for five seconds.

SQLite waits 5 s for a locked file, so the bot is found in its second try, not between two of them.
"""
BOT = """
import sys, tests.tools.chaos.launch
from bot.cli import main
from bot.host.upkeep import lease
from bot.operations import watchdog

tests.tools.chaos.launch.point_at(int(sys.argv[1]))
lease.HEARTBEAT = watchdog.EVERY = {beat}
watchdog.MOST = int(sys.argv[2])
sys.exit(main(["run", "--wait"]))
"""
"""`bot run --wait`, unmodified but for where Discord is, and how fast its heart beats."""
ALIVE, READY = "WATCHDOG=1", "READY=1"
NEVER = 10**9


class Manager:
    """A service manager's socket, and what it heard so far."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(address.replace("@", "\0", 1) if address[0] == "@" else address)
        self._socket.setblocking(False)

    def close(self) -> None:
        self._socket.close()

    def heard(self) -> list[str]:
        """Return what came since the last time."""
        found: list[str] = []
        while True:
            try:
                found += self._socket.recv(4096).decode().split("\n")
            except BlockingIOError:
                return found

    async def hears(self, what: str) -> list[str]:
        """Wait for it; return all that came until then."""
        found: list[str] = []
        async with asyncio.timeout(PATIENCE):
            while what not in found:
                await asyncio.sleep(0.02)
                found += self.heard()
        return found

    async def silent(self) -> bool:
        """Return whether no sign of life comes in a time for several; one may be on its way."""
        for _ in range(2):
            self.heard()
            await asyncio.sleep(SILENCE)
            if not self.heard():
                return True
        return False


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[Manager]:
    with closing(Manager(str(tmp_path / "notify"))) as manager:
        yield manager


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return put_database(tmp_path / "games.sqlite")


@asynccontextmanager
async def discord() -> AsyncIterator[int]:
    server = Server()
    await server.start()
    try:
        yield server.port
    finally:
        await server.stop()


@contextmanager
def running(
    port: int, database: Path, manager: Manager | None, most: int = NEVER
) -> Iterator[subprocess.Popen[bytes]]:
    notified = {} if manager is None else {"NOTIFY_SOCKET": manager.address}
    settings = {
        "DISCORD_TOKEN": "chaos",
        "BOT_DATABASE": str(database),
        "BOT_DRAWING_PROCESSES": "0",
        "BOT_THINKERS": "0",
    }
    command = [sys.executable, "-c", BOT.format(beat=BEAT), str(port), str(most)]
    inherited = {name: value for name, value in os.environ.items() if name != "NOTIFY_SOCKET"}
    with database.with_suffix(".log").open("wb") as log:
        process = subprocess.Popen(
            command, cwd=ROOT, stderr=log, env={**inherited, **notified, **settings}
        )
    try:
        yield process
    finally:
        process.kill()
        process.wait(PATIENCE)


async def ended(process: subprocess.Popen[bytes]) -> int:
    return await asyncio.to_thread(process.wait, PATIENCE)


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Run another program that begins to write and does not end."""
    with closing(sqlite3.connect(database, timeout=PATIENCE)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.rollback()


async def test_a_bot_that_cannot_store_is_not_heard_of(manager: Manager, database: Path) -> None:
    async with discord() as port:
        with running(port, database, manager) as bot:
            assert ALIVE not in (await manager.hears(READY))[:-1], "ready with the first sign"
            await manager.hears(ALIVE)
            with locked(database):
                await asyncio.sleep(BEAT)
                assert await manager.silent()
                assert bot.poll() is None
            await manager.hears(ALIVE)
            bot.send_signal(signal.SIGTERM)
            assert await ended(bot) == DONE, database.with_suffix(".log").read_text()


async def test_a_manager_with_an_abstract_address(database: Path) -> None:
    address = f"@boardgames-{os.getpid()}"
    async with discord() as port:
        with closing(Manager(address)) as manager, running(port, database, manager):
            await manager.hears(READY)
            await manager.hears(ALIVE)


async def test_a_bot_that_waits_for_another_one_is_ready_and_alive(
    manager: Manager, database: Path, tmp_path: Path
) -> None:
    """Or the start of a machine would wait for its end."""
    async with discord() as port:
        with closing(Manager(str(tmp_path / "second"))) as second, running(port, database, manager):
            await manager.hears(READY)
            with running(port, database, second) as bot:
                await second.hears(READY)
                for _ in range(3):
                    await second.hears(ALIVE)
                bot.send_signal(signal.SIGTERM)
                assert await ended(bot) == DONE


async def test_a_bot_that_cannot_store_ends_where_nobody_watches_it(database: Path) -> None:
    """As in a container, which is started again then; the log says where it hung."""
    async with discord() as port:
        with running(port, database, None, most=HANGS) as bot:
            # For longer than it may hang.
            await asyncio.to_thread(_until_beats, database, HANGS + 1)
            assert bot.poll() is None, "a bot that lives does not end"
            with locked(database):
                assert await ended(bot) == FAILED
    said = database.with_suffix(".log").read_text()
    for what in ("hung", "most recent call first", "sqlite.py"):
        assert what in said, f"no {what} in {said}"


def _until_beats(database: Path, beats: int) -> None:
    deadline, asked = time.monotonic() + PATIENCE, "SELECT 1 FROM lease WHERE beats >= ?"
    with closing(sqlite3.connect(database)) as connection:
        while not connection.execute(asked, (beats,)).fetchone():
            assert time.monotonic() < deadline
            time.sleep(0.02)


async def test_a_backup_and_a_vacuum_beside_it_let_it_live(
    manager: Manager, database: Path, tmp_path: Path
) -> None:
    async with discord() as port:
        with running(port, database, manager, most=HANGS):
            await manager.hears(READY)
            await asyncio.to_thread(backups.back_up, database, tmp_path / "copy.sqlite")
            with closing(sqlite3.connect(database, PATIENCE, check_same_thread=False)) as other:
                await asyncio.to_thread(other.execute, "VACUUM")
            manager.heard()
            await manager.hears(ALIVE)


@asynccontextmanager
async def beating(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Host, list[float]]]:
    """A host that gives signs of life, and when somebody was told so."""
    monkeypatch.setattr("bot.host.upkeep.lease.HEARTBEAT", 0.02)
    host, told = await Host.open(database, CATALOGUE), list[float]()
    host.upkeep.lease.alive = lambda: told.append(time.monotonic())
    try:
        async with host.upkeep.lease.held_by(Process("me", os.getpid(), "here", "1")):
            yield host, told
    finally:
        await host.close()


class Held:
    """Work of half a second, for which others wait."""

    begun = ended = 0.0

    def __call__(self, _connection: object) -> None:
        self.begun = time.monotonic()
        time.sleep(0.5)
        self.ended = time.monotonic()

    def signs(self, told: list[float], after: float = 0.0) -> int:
        """Return how many signs came meanwhile, so many seconds after the beginning."""
        return len([at for at in told if self.begun + after < at < self.ended])


def more(told: list[float], signs: int) -> bool:
    """Wait, beside the event loop, for so many more signs; tell whether they came."""
    enough, deadline = len(told) + signs, time.monotonic() + PATIENCE
    while len(told) < enough and time.monotonic() < deadline:
        time.sleep(0.01)
    return len(told) >= enough


async def test_work_for_which_all_who_write_wait_is_no_hang(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file is rewritten, which may take minutes, after somebody was erased."""
    async with beating(database, monkeypatch) as (host, told):
        assert await host._database.apart(lambda _: more(told, 4))
        monkeypatch.setattr("bot.host.upkeep.lease.LONGEST", 0.1)
        held = Held()
        await host._database.apart(held)
        assert not held.signs(told, after=0.2), "it hangs there, too"


async def test_a_transaction_that_hangs_is_one(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with beating(database, monkeypatch) as (host, told):
        held = Held()
        await host._database.write(held)
        assert held.signs(told) <= 1, "of the heartbeat before, if at all"


@pytest.mark.parametrize(
    ("error", "alive"), [(DiskFull("full"), True), (StoreError("locked"), False)]
)
async def test_a_full_disk_is_no_hang(
    error: StoreError, alive: bool, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To start the bot again would not help, and take away what it can still answer."""

    refused = 0

    def refuse(*_: object) -> bool:
        nonlocal refused
        refused += 1
        raise error

    async def until(refusals: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while refused < refusals:
                await asyncio.sleep(0.01)

    async with beating(database, monkeypatch) as (_, told):
        with monkeypatch.context() as patch:
            patch.setattr("bot.store.sharing.lease.beat", refuse)
            await until(2)
            told.clear()
            await until(6)
            assert bool(told) == alive
