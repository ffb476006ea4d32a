"""The imports that each room may have, checked on every import in the sources."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

from tests.tools.structure import import_statements, statements

ROOT = Path(__file__).resolve().parent.parent
OURS = ("bot", "cogs", "render")
IMPURE = {"asyncio", "discord", "sqlite3", "aiosqlite", "PIL", "time", "logging", "random"}
PURE = ("bot.engine", "bot.games")
READERS = ("render", "cogs", "bot.house_bots")
STATE_PARTS = {"state", "phases", "buildings", "rules"}
# A playout reads its own deal of what is hidden, never a table; views of people are not touched.
PLAYED_OUT = {"searcher", "playout_view", "playout"}

# What each room may import of our own; the longest prefix of a module's name is its room.
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "bot.engine": (),
    "bot.games": ("bot.engine",),
    "bot.house_bots": ("bot.games", "bot.engine"),
    "bot.leagues": ("bot.engine.rng",),
    "bot.ratings": ("bot.engine.rng",),
    "bot.locales": (),
    # What every process needs, and none of what it is there for.
    "bot.runtime": (),
    "bot.store": (
        "bot.engine",
        "bot.runtime.log_events",
        "bot.runtime.database_url",
        "bot.runtime.shard_range",
    ),
    "bot.host": (
        "bot.store",
        "bot.leagues",
        "bot.ratings",
        "bot.games",
        "bot.house_bots",
        "bot.engine",
        "bot.locales",
        "bot.runtime.log_events",
        "bot.runtime.redaction",
        "bot.runtime.database_url",
        "bot.runtime.shard_range",
    ),
    "bot.simulation": ("bot.host", "bot.store", "bot.leagues", "bot.house_bots", "bot.engine"),
    # What explains moves gets views, and is as pure as the interface of the games beside it.
    "render": (
        "bot.games",
        "bot.engine.api",
        "bot.engine.explain",
        "bot.engine.latest",
        "bot.engine.verbs",
        "bot.leagues",
        "bot.locales",
    ),
    # Child processes know nothing of what is done in them; those that think know no table.
    "bot.workers.processes": (),
    "bot.workers.drawing": ("bot.workers.processes", "render"),
    "bot.workers.thinking": (
        "bot.workers.processes",
        "bot.house_bots.searcher",
        "bot.host.automation.thinking",
    ),
    "bot.workers": (),
    # What Discord and the pages in the browser show alike; it knows neither.
    "bot.presenting": (
        "render",
        "bot.workers.drawing",
        "bot.host",
        "bot.leagues",
        "bot.engine.api",
        "bot.locales",
        "bot.runtime.listening",
        "bot.runtime.log_events",
        "bot.runtime.outgoing",
    ),
    "cogs": (
        "render",
        "bot.presenting",
        "bot.workers.drawing",
        "bot.host",
        "bot.leagues",
        "bot.ratings",
        "bot.simulation",
        "bot.games",
        "bot.engine.api",
        "bot.locales",
        "bot.runtime",
    ),
    # The only room that names the games.
    "bot.catalogue": (
        "render",
        "bot.presenting",
        "bot.workers",
        "bot.host",
        "bot.games",
        "bot.house_bots",
        "bot.engine",
        "bot.locales",
        "bot.runtime.settings",
    ),
    "bot.client": (
        "cogs",
        "bot.presenting",
        "bot.catalogue",
        "bot.workers",
        "bot.simulation",
        "bot.host",
        "bot.leagues",
        "bot.store.core.errors",
        "bot.runtime",
    ),
    "bot.web": (
        "render",
        "bot.presenting",
        "bot.host",
        "bot.engine.api",
        "bot.store",
        "bot.leagues",
        "bot.locales",
        "bot.runtime",
    ),
    "bot.operations": (
        "cogs",
        "render",
        "bot.presenting",
        "bot.client",
        "bot.catalogue",
        "bot.workers",
        "bot.host",
        "bot.store",
        "bot.engine",
        "bot.locales",
        "bot.runtime",
    ),
    "bot.preview": ("cogs", "bot.presenting", "bot.client", "bot.host", "bot.runtime"),
    # Commands put everything together.
    "bot.cli": ("bot", "cogs"),
    "bot.__main__": ("bot.cli", "bot.operations", "bot.runtime"),
}

# What nobody of that layer may reach for, whoever it belongs to.
NEVER: dict[str, set[str]] = {
    "bot.engine": IMPURE,
    "bot.games": IMPURE,
    "bot.house_bots": IMPURE - {"random"},
    "bot.leagues": IMPURE,
    "bot.ratings": IMPURE,
    "bot.store": {"discord", "PIL"},
    # sqlite3 itself only names the type of the connection that the store's functions take.
    "bot.host": {"discord", "PIL", "aiosqlite"},
    "bot.workers.processes": {"discord", "PIL", "sqlite3", "aiosqlite", "asyncio"},
    "bot.workers.thinking": {"discord", "PIL", "sqlite3", "aiosqlite"},
    "bot.simulation": {"discord", "PIL", "aiosqlite"},
    "render": {"discord", "sqlite3", "aiosqlite"},
    "bot.presenting": {"discord", "PIL", "sqlite3", "aiosqlite"},
    "bot.web": {"discord", "PIL", "aiosqlite"},
    "cogs": {"sqlite3", "aiosqlite"},
}


def modules() -> Iterator[tuple[str, Path]]:
    for top in OURS:
        for path in sorted((ROOT / top).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def package_of(name: str, path: Path) -> str:
    return name if path.name == "__init__.py" else name.rpartition(".")[0]


@cache
def is_module(name: str) -> bool:
    path = ROOT.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


@cache
def imported(name: str, path: Path) -> tuple[str, ...]:
    """Return the full names of the modules that a file imports, at any depth, read once."""
    text = path.read_text(encoding="utf-8")
    types_alone = within(name, "cogs") and "TYPE_CHECKING" in text
    found = [*statements(ast.parse(text))] if types_alone else import_statements(text)
    return tuple(imports(name, path, found))


def imports(name: str, path: Path, found: Sequence[ast.stmt]) -> Iterator[str]:
    """Yield what these statements of a file import."""
    names_only = {id(inner) for node in found for inner in type_only(node)}
    for node in found:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            # The app loads the cogs; they may name its type, which runs nothing.
            if id(node) in names_only and within(name, "cogs") and node.module == "bot.client.app":
                continue
            base = node.module or ""
            if node.level:
                above = package_of(name, path).split(".")[: -(node.level - 1) or None]
                base = ".".join([*above, base]).rstrip(".")
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                yield inner if is_module(inner) else base


def type_only(node: ast.AST) -> list[ast.ImportFrom]:
    if (
        isinstance(node, ast.If)
        and isinstance(node.test, ast.Name)
        and node.test.id == "TYPE_CHECKING"
    ):
        return [inner for inner in node.body if isinstance(inner, ast.ImportFrom)]
    return []


def layer_of(name: str) -> str:
    return max((key for key in MAY_IMPORT if within(name, key)), key=len)


def within(name: str, prefix: str) -> bool:
    return name == prefix or name.startswith(prefix + ".")


def faults(name: str, target: str) -> Iterator[str]:
    layer, top = layer_of(name), target.partition(".")[0]
    if top in OURS and not any(within(target, allowed) for allowed in (layer, *MAY_IMPORT[layer])):
        yield f"{name} imports {target}: not an arrow of {layer}"
    if top in NEVER.get(layer, ()):
        yield f"{name} imports {target}: never in {layer}"
    if layer in PURE and top not in OURS and top not in sys.stdlib_module_names:
        yield f"{name} imports {target}: only the standard library in {layer}"
    parts = set(target.split("."))
    reads = layer in READERS and not (
        layer == "bot.house_bots" and PLAYED_OUT & set(name.split("."))
    )
    if reads and within(target, "bot.games") and STATE_PARTS & parts:
        yield f"{name} imports {target}: a game is known by its view and its moves"


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_imports_follow_the_arrows(room: str) -> None:
    found = [(name, path) for name, path in modules() if within(name, room)]
    targets = ((name, target) for name, path in found for target in imported(name, path))
    assert [fault for name, target in targets for fault in faults(name, target)] == []


def test_every_room_is_named() -> None:
    inner = {".".join(name.split(".")[:2]) for name, _ in modules() if name.startswith("bot.")}
    assert inner | {"cogs", "render"} <= MAY_IMPORT.keys()


@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("bot.games.puerto_rico.rules", "asyncio"),
        ("bot.games.puerto_rico.rules", "pydantic"),
        ("bot.engine.steps", "bot.games"),
        ("bot.host.core.tables", "cogs.commands.table.cog"),
        ("bot.host.core.tables", "render.api"),
        ("render.puerto_rico.gallery", "discord"),
        ("render.puerto_rico.gallery", "bot.games.puerto_rico.state"),
        ("cogs.commands.table.cog", "bot.store.core.database"),
        ("cogs.games.puerto_rico", "bot.games.puerto_rico.state"),
        ("bot.house_bots.sensible", "bot.host.core.tables"),
        ("bot.runtime.logs", "bot.store.core.errors"),
        ("bot.web.site", "bot.cli.compose"),
        ("bot.web.site", "cogs.ui.context"),
        ("bot.presenting.finals", "cogs.ui.context"),
        ("bot.client.app", "bot.web.service"),
    ],
)
def test_a_wrong_arrow_is_found(name: str, target: str) -> None:
    assert list(faults(name, target))


def test_the_local_table_alone_needs_a_simulated_discord() -> None:
    """So `bot run` does without: the command of the local table loads it when it is called."""
    found = {
        name
        for name, path in modules()
        if any(within(target, "simcord") for target in imported(name, path))
    }
    assert {name for name in found if not within(name, "bot.preview")} == {
        "bot.cli.commands.preview"
    }


def test_sql_stays_in_the_store() -> None:
    outside = (path for name, path in modules() if not within(name, "bot.store"))
    assert [path for path in outside if runs_sql(path.read_text(encoding="utf-8"))] == []
    assert runs_sql((ROOT / "bot/store/turns/clocks.py").read_text(encoding="utf-8"))


def runs_sql(text: str) -> bool:
    """Return whether a source calls a method that runs a statement."""
    runs = {"execute", "executemany", "executescript"}
    nodes = ast.walk(ast.parse(text)) if any(one in text for one in runs) else ()
    called = (node.func for node in nodes if isinstance(node, ast.Call))
    return any(isinstance(one, ast.Attribute) and one.attr in runs for one in called)


def test_every_import_form_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "sample.py"
    path.write_text(
        "import a.b\nfrom bot.engine import api\nfrom bot.engine.api import Seat\n"
        "def f():\n    from . import view\n    from ..engine import rng\n"
    )
    found = set(imported("bot.games.sample", path))
    assert found == {"a.b", "bot.engine.api", "bot.games", "bot.engine.rng"}


def test_files_stay_small() -> None:
    lines = {name: len(path.read_text("utf-8").splitlines()) for name, path in modules()}
    assert {name: count for name, count in lines.items() if count >= 600} == {}


def test_pages_in_the_browser_load_nothing_of_discord() -> None:
    program = "import sys, bot.web.service; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert loaded & {"cogs", "discord"} == set()
