"""Limits of packages, tried by some that break them, and processes that break down."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from bot.catalogue.apart.pool import BRIEF, MOST_DEATHS
from bot.catalogue.apart.process import PackageProcess
from bot.catalogue.apart.records import uncontained
from bot.engine.api import plain_values
from bot.host.core.game import PackageFailed
from bot.presenting.game import Game
from tests.apart.strangers import KEY, found, install, pool_of, stranger
from tests.conftest import ROOT

PATIENCE = 30.0
TRIES = """
import ctypes, json, os, socket, sqlite3
from pathlib import Path

TARGET = (Path(__file__).parent / "target.txt").read_text()
BOT = %d


def mounted():
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.mount(b"none", b"/tmp", b"tmpfs", 0, None):
        raise OSError(ctypes.get_errno(), "mount")


def sent():
    socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b"x", ("192.0.2.1", 53))


def known():
    if not {*os.environ} - {"LC_CTYPE"}:
        raise OSError("no environment")


TRIED = {
    "environment": known,
    "read": lambda: Path(TARGET).read_text(),
    "write": lambda: Path(TARGET).write_text("x"),
    "new file": lambda: (Path(__file__).parent / "new").write_text("x"),
    "delete": lambda: os.unlink(TARGET),
    "list": lambda: os.listdir(Path(TARGET).parent),
    "run": lambda: os.execv("/bin/sh", ["sh", "-c", "exit 3"]),
    "connect": lambda: socket.create_connection(("127.0.0.1", 9), 1),
    "send": sent,
    "environment of the bot": lambda: Path(f"/proc/{os.getppid()}/environ").read_text(),
    "mount": mounted,
    "memory": lambda: len(bytearray(400 << 20)),
    "database": lambda: sqlite3.connect(TARGET).execute("CREATE TABLE mine (a)"),
    "bot": lambda: os.kill(BOT, 0),
}
done = []
for name, do in TRIED.items():
    try:
        do()
    except (OSError, MemoryError, sqlite3.Error):
        continue
    done.append(name)
raise RuntimeError(json.dumps(done))
"""


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Game]:
    with stranger(tmp_path) as game:
        yield game


def test_this_system_has_all_limits(game: Game) -> None:
    assert uncontained(game) == []


def test_a_package_gets_at_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    target = tmp_path / "bot/games.sqlite"
    target.parent.mkdir()
    target.write_text("stored")
    site = install(tmp_path, "tries", target, text=TRIES % os.getpid())
    with found(site) as one:
        assert one.game is None
        assert json.loads(one.error.partition("RuntimeError: ")[2]) == []
    assert target.read_text() == "stored"


def test_a_view_tells_nothing_of_the_position_that_it_is_made_of(game: Game) -> None:
    """Programs get all that a view holds: the values of the package's own, for that seat."""
    state = game.rules.setup(2, {}, 1)
    for seat in (0, 1, None):
        view = game.rules.view(state, seat)
        told = plain_values(view)
        assert [*told] == ["round", "heap", "players", "acting"]
        assert [bool(one["sign"]) for one in told["players"]] == [seat == 0, seat == 1]
        assert "sign" not in repr(view) + repr(state)


NO_NAMESPACES = """
import os, sys
from pathlib import Path
from bot.catalogue.apart import sandbox
sandbox.NAMESPACES = -1
life, held = os.pipe()
contained = sandbox.enter([Path(sys.prefix), Path(sys.base_prefix)], life)
try:
    told = Path(sys.argv[1]).read_text()
except PermissionError:
    told = "refused"
print([name for name, kept in contained._asdict().items() if kept], told, flush=True)
os.close(held)
__import__("time").sleep(60)
"""


def test_where_namespaces_are_forbidden_the_other_limits_are_kept(tmp_path: Path) -> None:
    """Containers usually forbid them; the process ends with the bot there, too."""
    file = tmp_path / "database"
    file.write_text("stored")
    done = subprocess.run(
        (sys.executable, "-c", NO_NAMESPACES, str(file)),
        cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    assert done.stdout == "['files', 'memory'] refused\n", done.stdout + done.stderr


WINDOWS = """
import os, select, sys
sys.modules["resource"] = None
del select.poll, os.killpg, os.fork
from bot.catalogue.games import GAMES, PACKAGES
from bot.cli import compose
print(len(GAMES), [one.error for one in PACKAGES])
"""


@pytest.mark.parametrize(
    ("trusted", "told"),
    [
        (
            "",
            "3 ['ValueError: this system cannot run it in a process of its own: it is loaded",
        ),
        (KEY, "4 ['']"),
    ],
)
def test_a_system_without_the_means_loads_only_what_is_trusted(
    tmp_path: Path, trusted: str, told: str
) -> None:
    path = os.pathsep.join((str(install(tmp_path)), str(ROOT)))
    environment = {**os.environ, "PYTHONPATH": path, "BOT_TRUSTED_PACKAGES": trusted}
    done = subprocess.run(
        (sys.executable, "-c", WINDOWS),
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.stdout.startswith(told), done.stdout + done.stderr


def test_a_process_ends_with_the_bot(game: Game) -> None:
    """It is closed by the system when the bot is killed: nothing else need be done."""
    (process,) = [one for one in pool_of(game)._known if one.is_ready][:1]
    assert isinstance(process, PackageProcess)
    process._send(json.dumps(["setup", [2, {}, 1]]).encode())
    process._life.close()
    until = time.monotonic() + PATIENCE
    while process.runs and time.monotonic() < until:
        time.sleep(0.01)
    assert not process.runs


async def test_the_event_loop_waits_for_no_more_than_a_second(tmp_path: Path) -> None:
    with ExitStack() as held:
        game = await asyncio.to_thread(held.enter_context, stranger(tmp_path, "loops"))
        state = game.rules.setup(2, {"heap": "30"}, 1)
        with pytest.raises(PackageFailed, match=f"no answer in {BRIEF:g} s"):
            game.rules.apply(state, 0, game.rules.pending(state)[0].moves[0])


def test_a_package_that_always_breaks_down_is_not_started_for_ever(tmp_path: Path) -> None:
    with stranger(tmp_path, "exits") as game:
        rules, pool = game.rules, pool_of(game)
        state = rules.setup(2, {"heap": "30"}, 1)
        move = rules.pending(state)[0].moves[0]
        told = []
        for _ in range(MOST_DEATHS + 2):
            with pytest.raises(PackageFailed) as failed:
                rules.apply(state, 0, move)
            told.append(failed.value.what)
        assert ["ended with 0" in one for one in told[:MOST_DEATHS]] == [True] * MOST_DEATHS
        assert told[-1].startswith("cannot be started"), told
        assert pool.running == 0
        pool._rest_until = 0.0
        assert rules.setup(2, {}, 1).decisions, "after a while it is tried again"


def test_calls_at_the_same_time_do_not_disturb_each_other(game: Game) -> None:
    rules = game.rules

    def play(seed: int) -> list[int]:
        state = rules.setup(2, {}, seed)
        while pending := rules.pending(state):
            rules.apply(state, pending[0].seat, pending[0].moves[0])
        return [score.points for score in rules.scores(state)]

    with ThreadPoolExecutor(4) as threads:
        assert [*threads.map(play, range(4))] == [play(seed) for seed in range(4)]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("raise SystemExit('bye')", "SystemExit: bye"),
        ("import os; os._exit(3)", "ended with 3"),
        ("GAME = {}", "TypeError: tries:GAME is no bot.presenting.game.Game"),
    ],
)
def test_a_package_that_cannot_be_loaded_is_left_out(tmp_path: Path, text: str, why: str) -> None:
    with found(install(tmp_path, "tries", text=text)) as one:
        assert one.game is None
        assert one.error.startswith("ValueError: cannot be started: ") and why in one.error
