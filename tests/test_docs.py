"""What the README and the other pages say is true: links, commands, settings, figures."""

from __future__ import annotations

import importlib
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from bot.cli import parser
from bot.cli.compose import open_bot
from bot.client.app import GamesBot
from bot.locales import LANGUAGES, Words
from bot.runtime.settings import variables
from tests.bench import Figure
from tests.bench.__main__ import FORMER, former, save, table, topics
from tests.catalogue import GAMES

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = sorted(p for p in ROOT.rglob("*.md") if not {".venv", ".git"} & set(p.parts))
GROUPS = set(re.findall(r"`/([a-z]+) \.\.\.`", README))
"""A game's group of commands, which the README tells of as a whole."""
POSTGRESQL = "tests/operations/test_postgresql.py runs the whole section"
COVERED = {
    "pg_dump --format=custom --file=boardgames.dump postgresql:///boardgames": POSTGRESQL,
    "pg_restore --no-owner --exit-on-error --dbname=postgresql:///restored boardgames.dump": (
        POSTGRESQL
    ),
    "sudo -u postgres createdb --owner=bot boardgames": POSTGRESQL,
    "sudo -u postgres createdb --owner=bot restored": POSTGRESQL,
    "sudo -u postgres createuser bot": POSTGRESQL,
    "uv sync --extra postgresql": POSTGRESQL,
    "pip install uv && uv run bot": "tests/browser and tests/test_cli.py start the same program",
    "pip install uv && uv run pytest": "these tests",
    "uv run bot": "tests/test_cli.py",
    "uv run bot --version": "tests/test_version.py",
    "uv run bot run": "tests/test_cli.py",
    "uv run pytest": "these tests",
    "uv run python -m tests.bench": "below; the figures take minutes",
    "uv run python -m tests.chaos --faults": "tests/chaos lets fewer faults happen",
    "uv run python -m tests.chaos --thoughts 100": "tests/chaos kills fewer",
    "uv run python -m tests.chaos --kills 200 --seed 1": "tests/chaos kills less often",
    "uv run python -m tests.ladder": "tests/ladder plays a few games",
    'uv run python -m tests.ladder frozen "5 players" --processes 4 --json ladder.json': "the same",
    "uv run python -m tests.mutants --count 400 --seed 1": "tests/mutants kills fewer",
    "uv run python -m tests.hostile --count 100000": "tests/hostile tries fewer",
    "uv run python -m tests.pins": "tests/test_pins.py",
    "uv run python -m tests.steps": "tests/test_steps.py",
    "uv run python -m tests.structure": "tests/test_structure.py counts the same",
    "uv run python -m tests.simulate --seeds 1000": "tests/simulate runs fewer seeds",
    "uv run python -m tests.strangers": "tests/strangers plays the first days",
    "uv run python -m tests.strangers --games 100 --missed 0.25": "tests/strangers plays five",
}


def tracked() -> list[Path]:
    """Return the files of the project: what git knows, or everything beside caches."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    return [ROOT / name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


def commands_of(text: str) -> set[str]:
    """Return every shell line of a page, in code blocks and in tables."""
    blocks = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    lines = {line for block in blocks for line in block.splitlines() if line.strip()}
    return lines | set(re.findall(r"`((?:uv|pip) [^`]+)`", text))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        if not target.startswith("https://"):
            assert (page.parent / target).exists(), target


GUIDES = [page.read_text(encoding="utf-8") for page in sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("line", sorted(commands_of("\n".join((README, *GUIDES))) - COVERED.keys()))
def test_every_command_line_is_understood(line: str) -> None:
    words = shlex.split(line.replace("TABLE", "1").replace("FILE", "games.sqlite"))
    assert words[:3] == ["uv", "run", "bot"], f"nobody has tried: {line}"
    parser().parse_args(words[3:])


def test_every_setting_is_listed() -> None:
    assert [name for name in variables() if f"`{name}`" not in README] == []


def test_every_game_is_named() -> None:
    words = Words("en")
    assert [key for key in GAMES if words(f"{key}-title") not in README] == []


async def test_every_command_is_listed(tmp_path: Path) -> None:
    async with open_bot(tmp_path / "games.sqlite") as bot:
        known = await names(bot)
    told = set(re.findall(r"`/([a-z -]+)`", README))
    assert told - known == set(), "the README tells of commands that do not exist"
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
        assert callable(importlib.import_module(f"tests.bench.{topic}").figures)


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
    monkeypatch.setattr("tests.bench.__main__.FORMER", copy)
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
