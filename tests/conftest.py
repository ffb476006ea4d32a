"""Shared by all tests: where the project is, and what a test may assume of the machine."""

from __future__ import annotations

import atexit
import gc
import importlib
import logging
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

from bot.runtime.database_url import Address, DatabaseUrl
from render.art import kept, palette, sprites
from tests import guard, languages
from tests.empty_database import put_database
from tests.machine import MACHINE, folders_alone, is_whole, needs_machine
from tests.postgresql import Server, programs, serving
from tests.strict.install import install
from tests.strict.record import RECORD
from tests.tools import pseudo

pytest_plugins = ("tests.repeating",)

ROOT = Path(__file__).resolve().parent.parent
ROOM = 2 << 30
"""Bytes of memory that must be free for the files of the tests: they need a tenth of it."""


def _keep_in_memory() -> None:
    """Keep the files of the tests in memory: thousands of databases wait for no disk.

    Whoever sets TMPDIR has them there. What fails leaves its files behind, all else does not.
    """
    memory = Path("/dev/shm")
    room = os.access(memory, os.W_OK) and shutil.disk_usage(memory).free
    if room > ROOM and "TMPDIR" not in os.environ:
        os.environ["TMPDIR"] = tempfile.tempdir = str(memory)


def _keep_bytecode() -> None:
    """Keep compiled modules for the next run where Python may not write beside the sources.

    Every bot loads its extensions anew, and many tests start programs: each would compile all.
    To compile the tests, whose assertions pytest rewrites, takes half of the time to collect them.
    """
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
        folder = _own_folder("bytecode")
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = folder
        sys.dont_write_bytecode = False


def _own_folder(name: str) -> str:
    """Return a folder beside other temporary files that belongs to this user and is kept.

    If somebody else made it, return a new one that is removed when the tests end.
    """
    user = getattr(os, "getuid", int)()
    folder = Path(tempfile.gettempdir(), f"{name}-{user}")
    with suppress(FileExistsError):
        folder.mkdir(mode=0o700)
    found = folder.lstat()
    if stat.S_ISDIR(found.st_mode) and found.st_uid == user:
        return str(folder)
    other = tempfile.mkdtemp(prefix=f"{name}-")
    atexit.register(shutil.rmtree, other, ignore_errors=True)
    return other


_keep_bytecode()
_keep_in_memory()

install()
guard.install()

# Property tests: the same examples every time, however slow the machine is.
settings.register_profile(
    "steady",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("steady")


def _constants() -> object:
    """Return no numbers and words of modules that happen to be loaded.

    They made the examples others in a part of the suite than in the whole. To read them took each
    process 14 s.
    """
    return providers._local_constants


providers._get_local_constants = _constants


def pytest_sessionstart(session: pytest.Session) -> None:
    """Import all tests from the end in every second worker, and collect them as usual.

    The workers start together: each finds half of the bytecode made by the other.
    """
    worker = os.environ.get("PYTEST_XDIST_WORKER", "gw0")
    if session.config.args_source is pytest.Config.ArgsSource.TESTPATHS and worker[-1] in "13579":
        for path in sorted(Path(__file__).parent.rglob("test_*.py"), reverse=True):
            if not _left_out(session.config, path):
                with suppress(Exception):
                    importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Import nothing of which the machine needs all: browsers alone took seconds."""
    return True if _left_out(config, collection_path) else None


def _left_out(config: pytest.Config, path: Path) -> bool:
    """Return whether a folder or file has nothing but tests that this run leaves out."""
    leaves = config.option.markexpr == f"not {MACHINE}" and path.is_relative_to(ROOT)
    return leaves and is_whole(path.relative_to(ROOT))


_IMPORTED: dict[str, ModuleType] = {}
"""Modules of commands as the tests have imported them."""
SEARCHES = (10_000, 10, 10)
"""Python's thresholds of searches for garbage, the first one 700 by default."""


def pytest_collection_finish() -> None:
    """Keep what all tests share out of every search for garbage, and search less often.

    A bot on its simulated Discord makes so much that searches took a twelfth of its tests.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SEARCHES)
    _keep_drawings()
    _IMPORTED.update((name, one) for name, one in sys.modules.items() if name.startswith("cogs."))


@pytest.hookimpl(trylast=True)
def pytest_unconfigure() -> None:
    """Look for garbage once, then leave all that is left to the end of the process.

    pytest looks five times, and Python frees each object before it ends: 7 s after the last test.
    """
    gc.collect()
    gc.freeze()


DRAWN, OF_ONE_PALETTE = 256 << 20, 24 << 20
"""Bytes of drawn things that tests keep, twice what a bot keeps, and of each kind of them."""


def _keep_drawings() -> None:
    """Keep more drawn things than a bot does, for tests draw in all palettes of all games.

    A tenth of the time of pictures went into drawing again what had made room.
    """
    sprites._MOST = palette._MOST = OF_ONE_PALETTE
    kept.BUDGET.resize(DRAWN)


ENGINES = ("sqlite", "postgres")
BOTH = (
    *("tests/store", "tests/host"),
    *("tests/cogs/test_commands.py", "tests/cogs/test_takebacks.py"),
)
"""Files run on both engines; `--engine postgres` runs all that needs a store there."""
LONG = (
    *("tests/host/absence/test_calling.py", "tests/host/absence/test_fairness.py"),
    *("tests/host/absence/test_leaving.py", "tests/host/absence/test_votes.py"),
    *("tests/host/absence/test_waiting.py", "tests/host/leagues/test_deciding.py"),
    *("tests/host/leagues/test_drafts.py", "tests/host/leagues/test_ends.py"),
    *("tests/host/leagues/test_estimates.py", "tests/host/leagues/test_exclusion.py"),
    *("tests/host/leagues/test_forms.py", "tests/host/leagues/test_organising.py"),
    *("tests/host/leagues/test_starting.py", "tests/host/leagues/test_substitutes.py"),
    *("tests/host/test_coaching_kills.py", "tests/host/test_orders.py"),
    *("tests/host/test_puerto_rico.py", "tests/host/test_set_back.py"),
    *("tests/host/test_strong_bots.py", "tests/host/test_thinking_time.py"),
)
"""Those of them that wait for `--engine postgres`: half of the time, many rounds of the same.

Of 1,178 statements that the tests of the host send to PostgreSQL, six of the bot's come from
these alone; `tests/store/test_statements.py` sends all there are.
"""


PROVOKES = "provokes"
"""Marks a test whose bot sends what Discord documents as malformed, with the reason for it."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--engine", choices=ENGINES, help="the one engine for all tests of the store")
    parser.addoption("--languages", help="languages to read in place of English and German")
    parser.addoption("--shuffle", type=int, metavar="SEED", help="another order of all tests")


def pytest_configure(config: pytest.Config) -> None:
    if named := config.getoption("--languages"):
        languages.LANGUAGES = tuple(named.split(","))
        pseudo.know(languages.LANGUAGES)
    config.addinivalue_line("markers", "sqlite: what SQLite alone does")
    config.addinivalue_line("markers", f"{MACHINE}: needs other processes, programs or real time")
    config.addinivalue_line("markers", f"{PROVOKES}(reason): sends Discord what it must refuse")
    if not (config.option.markexpr or config.getoption("engine")) and folders_alone(config.args):
        config.option.markexpr = f"not {MACHINE}"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what needs the machine before pytest chooses by marks; shuffle on request."""
    for test in filter(needs_machine, items):
        test.add_marker(MACHINE)
    if (seed := config.getoption("--shuffle")) is not None:
        _shuffle(items, Random(seed))


def _shuffle(items: list[pytest.Item], random: Random) -> None:
    """Draw lots for the files, and in each for its tests: what a file shares is made once."""
    files = dict.fromkeys(item.path for item in items)
    lots = {path: random.random() for path in files}
    items.sort(key=lambda item: (lots[item.path], random.random()))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what needs a store on both engines where it says most, elsewhere on SQLite."""
    if "store" not in metafunc.fixturenames:
        return
    chosen, mark = metafunc.config.getoption("engine"), metafunc.definition.get_closest_marker
    path = metafunc.definition.path.relative_to(ROOT).as_posix()
    both = path.startswith(BOTH) and path not in LONG
    engines = (chosen,) if chosen else ENGINES if both else ENGINES[:1]
    if engines != ENGINES[:1] and not mark("sqlite"):
        metafunc.parametrize("store", engines, indirect=True)


@pytest.fixture
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Address]:
    """A database in which nothing is stored, on the engine that the test is for."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield put_database(tmp_path / "bot.db")
    else:
        server: Server = request.getfixturevalue("postgres_server")
        with server.lent() as url:
            yield url


@pytest.fixture
def copied(
    request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Callable[[Address], Address]]:
    """Copies a database that nobody uses, to wherever its engine has room."""
    made: list[DatabaseUrl] = []

    def copy(address: Address) -> Address:
        if isinstance(address, Path):
            return Path(shutil.copy(address, tmp_path / f"copy-{len(list(tmp_path.iterdir()))}.db"))
        made.append(server().copy(address))
        return made[-1]

    def server() -> Server:
        found: Server = request.getfixturevalue("postgres_server")
        return found

    yield copy
    for url in made:
        server().drop(url)


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


def tool(*names: str) -> str:
    """Return where a program is; without it skip, but never in the project's own checks."""
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None and os.environ.get("CI") == "true":
        pytest.fail(f"this test needs {names[0]}")
    if found is None:
        pytest.skip(f"no {names[0]} on this machine")
    return found


@pytest.fixture(scope="session")
def chromium() -> str:
    return tool("chromium", "chromium-browser")


@pytest.fixture(scope="session")
def uv() -> str:
    return tool("uv")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    """A PostgreSQL server for this worker alone."""
    found = programs()
    with serving(found or Path(tool("initdb")).parent) as server:
        yield server


@pytest.fixture(scope="session")
def server(postgres_server: Server) -> Server:
    """The same, where no test nearby calls something else a server."""
    return postgres_server


@pytest.fixture
def database(postgres_server: Server) -> Iterator[DatabaseUrl]:
    """A database there, of today's schema, in which nothing is stored."""
    url = postgres_server.database()
    yield url
    postgres_server.drop(url)


@pytest.fixture
def empty_database(postgres_server: Server) -> Iterator[DatabaseUrl]:
    """A database there without a table."""
    url = postgres_server.empty()
    yield url
    postgres_server.drop(url)


@pytest.fixture(autouse=True)
def clean_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test sees the token or the settings of whoever runs it."""
    for name in [n for n in os.environ if n.startswith("BOT_")] + ["DISCORD_TOKEN"]:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(autouse=True)
def same_modules() -> Iterator[None]:
    """Put back modules that a bot has loaded anew, as discord.py loads extensions.

    A test that changes a constant of such a module would change it for no bot otherwise.
    """
    yield
    sys.modules.update(_IMPORTED)


@pytest.fixture(autouse=True)
def clean_loggers() -> Iterator[None]:
    """No test hears less because another one ran a command, which quietens discord.py."""
    library = logging.getLogger("discord")
    before = library.level
    yield
    library.setLevel(before)


@pytest.fixture(autouse=True)
def without_the_machine(request: pytest.FixtureRequest) -> Iterator[None]:
    """No test that is not listed starts a process or waits for real time."""
    guard.GUARD.open = request.node.get_closest_marker(MACHINE) is not None
    yield
    guard.GUARD.open, tried = True, guard.GUARD.taken()
    assert not tried


@pytest.fixture(autouse=True)
def documented(request: pytest.FixtureRequest) -> Iterator[None]:
    """No test passes whose bot sent what Discord documents as malformed."""
    RECORD.taken()
    yield
    refused, provoked = RECORD.taken(), request.node.get_closest_marker(PROVOKES)
    assert provoked or not refused, refused
