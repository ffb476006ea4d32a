"""The public surface for packages: complete, named in its page, and changed by additions alone."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from bot.catalogue import api
from tests.conftest import ROOT
from tests.pages import text
from tests.pebbles import FILES
from tests.tools import surface

OURS = {"bot", "cogs", "render", "tests"}
EXAMPLES = {
    **{name: source for name, source in FILES.items() if name.endswith(".py")},
    **{
        str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
        for path in sorted((ROOT / "examples").rglob("*.py"))
    },
}
"""The modules of the packages that the project shows, by their paths."""


def private(source: str) -> list[str]:
    """Return what a module imports of the bot besides the public surface."""
    return [
        found
        for node in ast.walk(ast.parse(source))
        for found in _imported(node)
        if found.partition(".")[0] in OURS
        and found.removeprefix(f"{api.__name__}.") not in api.__all__
    ]


def _imported(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_package_imports_nothing_but_the_surface(name: str) -> None:
    assert private(EXAMPLES[name]) == []


@pytest.mark.parametrize(
    "line",
    [
        "from bot.engine.api import Seat",
        "import render.art.canvas",
        "from bot.catalogue import api",
        "from bot.catalogue.api import annotations",
        "def f():\n    from cogs.ui import context",
    ],
)
def test_a_private_name_is_found(line: str) -> None:
    assert private(line)


def test_the_surface_is_what_is_stored() -> None:
    told = "run `uv run python -m tests.tools.surface`: it stores additions, and refuses the rest"
    assert surface.stored() == (api.API, surface.lines()), told


def test_every_name_is_in_the_page_and_no_other() -> None:
    table = text("docs/game-packages.md").partition("## What there is")[2].partition("\n\nNames")[0]
    assert sorted(set(re.findall(r"`(\w+)`", table))) == sorted(api.__all__)


def test_the_surface_loads_no_game_and_no_discord() -> None:
    program = f"import sys, {api.__name__}; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert not {name for name in loaded if name.startswith("bot.games.")}
    assert loaded & {"bot.catalogue.games", "cogs", "discord", "sqlite3"} == set()


BEFORE = "Bot (protocol)|Bot.choose(a)|Box(x, y)|Box.x|Seat|chosen(a, b=)|keyed(* k=)"


@pytest.mark.parametrize(
    "after",
    [
        BEFORE,
        BEFORE + "|new(a)|Box.y|Rules (protocol)|Rules.setup(a)",
        BEFORE.replace("Box(x, y)", "Box(x, y, z=)"),
        BEFORE.replace("* k=", "* j=, * k="),
    ],
)
def test_additions_are_no_change(after: str) -> None:
    assert surface.breaking(BEFORE.split("|"), after.split("|")) == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("|Box.x", "", ["- Box.x"]),
        ("Box(x, y)", "Box(x, y, z)", ["- Box(x, y)", "+ Box(x, y, z)"]),
        ("Box(x, y)", "Box(y, x)", ["- Box(x, y)", "+ Box(y, x)"]),
        ("chosen(a, b=)", "chosen(a, c=, b=)", ["- chosen(a, b=)", "+ chosen(a, c=, b=)"]),
        ("* k=", "* k", ["- keyed(* k=)", "+ keyed(* k)"]),
        ("Bot.choose(a)", "Bot.choose(a)|Bot.more()", ["+ Bot.more()"]),
        ("Bot.choose(a)", "Bot.choose", ["- Bot.choose(a)", "+ Bot.choose"]),
    ],
)
def test_what_breaks_packages_is_named(old: str, new: str, told: list[str]) -> None:
    after = BEFORE.replace(old, new)
    assert surface.breaking(BEFORE.split("|"), after.split("|")) == told


def test_what_breaks_packages_is_stored_with_another_number_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(surface, "FILE", tmp_path / "surface.txt")
    assert surface.main([]) == 0
    smaller = ModuleType("smaller")
    smaller.__dict__.update(vars(api), __all__=[name for name in api.__all__ if name != "Game"])
    monkeypatch.setattr(surface, "lines", lambda: sorted(_lines_of(smaller)))
    before = surface.FILE.read_text()
    assert surface.main([]) == 1
    assert "- Game(" in capsys.readouterr().err
    assert surface.FILE.read_text() == before
    monkeypatch.setattr(api, "API", 2)
    assert surface.main([]) == 0
    assert surface.stored()[0] == 2


_lines_of = surface.lines
