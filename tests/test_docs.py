"""The README and the other pages are true: links, commands, settings, figures."""

from __future__ import annotations

import importlib
import re
import shlex
from pathlib import Path

import pytest
from PIL import Image

from bot.cli import parser
from bot.cli.compose import open_bot
from bot.client.app import GamesBot
from bot.locales import Words
from bot.runtime.settings import variables
from render.art.page import SIZE
from tests.catalogue import GAMES
from tests.languages import LANGUAGES
from tests.pages import (
    GUIDES,
    PAGES,
    ROOT,
    anchors,
    commands,
    links,
    paths,
    text,
    tracked,
)
from tests.tools.bench import Figure
from tests.tools.bench.__main__ import FORMER, former, save, table, topics
from tests.tools.structure import rooms


def name_of(page: Path) -> str:
    """Return the name of a page within the project."""
    return str(page.relative_to(ROOT))


TOOLS = {"mypy", "ruff"}
PLAYING = "\n".join(
    text(name)
    for name in (
        *("README.md", "docs/playing.md", "docs/leagues.md", "docs/fairness.md"),
        *("docs/privacy.md", "docs/browser.md"),
    )
)
"""Words that people on Discord read."""
GROUPS = set(re.findall(r"`/([a-z]+) \.\.\.`", PLAYING))
"""Groups of commands which the pages name as a whole."""
RUN_ELSEWHERE = {
    "docs/operating.md": "tests/operations/test_page.py runs every line",
    "docs/postgresql.md": "tests/operations/test_postgresql.py runs every line",
}
COVERED = {
    "docker compose up --build": "tests/operations/test_container.py reads what it reads",
    "pip install uv==0.13.9 && uv run bot": "tests/browser and tests/test_cli.py start the same",
    "pip install uv==0.13.9 && uv run pytest": "these tests",
    "pipx install uv==0.13.9": "pipx's own",
    "python3 -m venv ~/uv && ~/uv/bin/pip install uv==0.13.9": "Python's own",
    "py -m pip install uv==0.13.9": "for Windows",
    "py -m uv run bot": "for Windows",
    "env HATCH_BUILD_HOOK_ENABLE_MYPYC=true uv build --no-build-isolation": (
        "tests/house_bots/test_compiled.py"
    ),
    "mkdir -p out": "no command of ours",
    "uv build --wheel examples/hearts --out-dir out": "tests/examples builds it",
    "uv pip install out/boardgames_hearts-1.0-py3-none-any.whl": "tests/examples installs it",
    "uv run python -m tests.tools.pins --upgrade": "tests/test_pins.py; it needs the internet",
    "uv build": "tests/test_game_packages.py builds so",
    "uv sync": "uv's own",
    "uv sync --all-extras": "uv's own",
    "uvx pip-audit==2.10.1 --require-hashes --disable-pip --requirement .ci/requirements/bot.txt": (
        "it needs the internet"
    ),
    "uvx --from cyclonedx-bom==7.5.0 cyclonedx-py requirements --pyproject pyproject.toml"
    " --output-reproducible --output-file out/sbom.json .ci/requirements/bot.txt": (
        "it is fetched when it is run"
    ),
    "uv run bot": "tests/test_cli.py",
    "uv run bot --version": "tests/test_version.py",
    "uv run bot run": "tests/test_cli.py",
    "uv run python -m tests.tools.bench": "below; the figures take minutes",
    "uv run python -m tests.tools.chaos --kills 200 --seed 1": "tests/chaos kills less often",
    'uv run python -m tests.tools.ladder frozen "5 players" --processes 4 --json ladder.json': (
        "tests/ladder plays a few games"
    ),
    "uv run python -m tests.tools.ladder.greedy puerto_rico --to values.json": (
        "tests/ladder searches for a moment"
    ),
    "uv run python -m tests.tools.mutants --count 400 --seed 1": "tests/mutants kills fewer",
    "uv run python -m tests.tools.hostile --count 100000": "tests/hostile tries fewer",
    "uv run python -m tests.tools.pins": "tests/test_pins.py",
    "uv run python -m tests.tools.steps": "tests/test_steps.py",
    "uv run python -m tests.tools.surface": "tests/test_surface.py compares and stores the same",
    "uv run python -m tests.tools.structure": "tests/test_structure.py counts the same",
    "uv run python -m tests.tools.simulate --seeds 1000": "tests/simulate runs fewer seeds",
    "uv run python -m tests.tools.strangers": "tests/strangers plays the first days",
}
LINES = {line for page in GUIDES for line in commands(page) if name_of(page) not in RUN_ELSEWHERE}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for target in links(page):
        if not target.startswith("https://"):
            name, _, anchor = target.partition("#")
            place = page.parent / name if name else page
            assert place.exists(), target
            assert not anchor or anchor in anchors(place), target


@pytest.mark.parametrize("page", GUIDES, ids=name_of)
def test_the_files_that_a_page_names_are_there(page: Path) -> None:
    assert [name for name in paths(page) if not any(ROOT.glob(name.rstrip("/")))] == []


def test_the_picture_is_one_of_today() -> None:
    """A golden picture, which is compared with what is drawn now, at the size of posts."""
    (picture,) = (one for one in links(ROOT / "README.md") if one.endswith(".png"))
    assert Path(picture).parent.name == "golden"
    with Image.open(ROOT / picture) as image:
        assert image.size == SIZE


def test_every_room_has_its_tests() -> None:
    page = text("CONTRIBUTING.md")
    table = page.partition("| Changed | Run |")[2].partition("\n\n")[0]
    firsts = re.findall(r"^\| (.+?) \|", table, re.MULTILINE)
    rooms = {
        f"{top}/{path.name}"
        for top in ("bot", "cogs", "render")
        for path in (ROOT / top).iterdir()
        if (path / "__init__.py").exists()
    }
    named = {name for first in firsts for name in re.findall("`([^`]+)`", first)}
    modules = {name for name in named if name.endswith(".py")}
    assert named - modules == rooms
    assert all((ROOT / name).is_file() for name in modules)


@pytest.mark.parametrize(("number", "name"), [(0, ""), (1, "bot.host.core")])
def test_a_drawing_of_rooms_shows_arrows_that_are_there(number: int, name: str) -> None:
    drawing = text("docs/architecture.md").split("```mermaid\n")[number + 1].partition("```")[0]
    named = dict(re.findall(r'^ +(\w+)\["([\w.]+)', drawing, re.MULTILINE))
    drawn = rooms()[name]
    assert sorted(named.values()) == sorted(drawn.arrows)
    for room, targets in re.findall(r"^ +(\w+)\[.+\] --> (.+)$", drawing, re.MULTILINE):
        assert {named[one] for one in targets.split(" & ")} <= drawn.arrows[named[room]], room


def test_the_glossary_is_short() -> None:
    glossary = text("docs/architecture.md").partition("\n## Glossary\n")[2].partition("\n## ")[0]
    assert 20 < len(glossary.strip().splitlines()) <= 40


def test_the_readme_is_short_and_leads_to_every_page() -> None:
    readme = ROOT / "README.md"
    assert readme.stat().st_size <= 8192
    led = {(ROOT / target.partition("#")[0]).resolve() for target in links(readme)}
    assert set(GUIDES) - {readme} <= led


@pytest.mark.parametrize("line", sorted(LINES - COVERED.keys()))
def test_every_command_line_is_understood(line: str) -> None:
    words = shlex.split(line.replace("TABLE", "1").replace("FILE", "games.sqlite"))
    assert words[:2] == ["uv", "run"], f"nobody has tried: {line}"
    if words[2] == "pytest":
        named = [word.partition("::")[0] for word in words[3:] if word.startswith("tests")]
        assert all((ROOT / name).exists() for name in named), line
    elif words[2] == "python":
        assert is_tool(words[4]), line
    elif words[2] not in TOOLS:
        assert words[2] == "bot", f"nobody has tried: {line}"
        parser().parse_args(words[3:])


def is_tool(name: str) -> bool:
    """Return whether `python -m` finds a module of ours."""
    path = ROOT.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or (path / "__main__.py").exists()


def test_every_setting_is_listed() -> None:
    page = text("docs/command-line.md")
    assert [name for name in variables() if f"`{name}`" not in page] == []


def test_every_game_is_named() -> None:
    words, readme = Words("en"), text("README.md")
    assert [key for key in GAMES if words(f"{key}-title") not in readme] == []


async def test_every_command_is_listed(tmp_path: Path) -> None:
    async with open_bot(tmp_path / "games.sqlite") as bot:
        known = await names(bot)
    told = set(re.findall(r"`/([a-z -]+)`", PLAYING))
    assert told - known == set(), "the pages tell of commands that do not exist"
    assert {name for name in known - told if name.split()[0] not in GROUPS} == set()


async def names(bot: GamesBot) -> set[str]:
    for name in bot.wanted_extensions():
        await bot.load_extension(name)
    found = {command.qualified_name for command in bot.tree.walk_commands()}
    groups = {name.rpartition(" ")[0] for name in found}
    return found - groups


def test_every_benchmark_has_figures() -> None:
    assert topics()
    for topic in topics():
        assert callable(importlib.import_module(f"tests.tools.bench.{topic}").figures)


def test_figures_print_as_one_table_beside_what_they_were() -> None:
    fast, slow = Figure("a move", 1.5, "ms", "<= 2"), Figure("games", 12345.6, "games/s", ">= 2e4")
    head, _, first, second = table([fast, slow], {"a move": 3}).splitlines()
    assert head.split() == ["figure", "before", "measured", "target"]
    assert first.split() == ["a", "move", "3", "1.5", "ms", "<=", "2", "ms"]
    assert "12,346 games/s" in second and second.endswith("MISSED")


def test_figures_can_be_kept_to_be_compared_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "former.json"
    copy.write_text(FORMER.read_text(encoding="utf-8"), encoding="utf-8")
    kept = former()
    monkeypatch.setattr("tests.tools.bench.__main__.FORMER", copy)
    save([Figure("a move", 1.23456, "ms")])
    assert former() == kept | {"a move": 1.235}


def test_both_languages_have_the_same_files() -> None:
    folders = [ROOT / "bot" / "locales" / language for language in LANGUAGES]
    assert len({tuple(sorted(p.name for p in folder.glob("*.ftl"))) for folder in folders}) == 1


FORBIDDEN = [
    re.compile(pattern)
    for pattern in (
        r"pypi\.org|pythonhosted|index-url|extra-index",
        r"/(?:home|root|Users|work)/\w",
        # `/league todo` is a command.
        r"\bTODO\b|\bFIXME\b|(?i:#\s*(?:todo|fixme)\b)",
    )
]


def test_nothing_of_one_machine_is_in_the_project() -> None:
    found = []
    for path in tracked():
        if path.suffix in (".png", ".ttf", ".sqlite") or path == Path(__file__).resolve():
            continue
        text = path.read_text(encoding="utf-8", errors="replace")
        found += [f"{path.relative_to(ROOT)}: {m[0]}" for p in FORBIDDEN if (m := p.search(text))]
    assert found == []


def test_the_lock_file_stays_out() -> None:
    assert "uv.lock" in (ROOT / ".gitignore").read_text().split()
    assert ROOT / "uv.lock" not in tracked()
