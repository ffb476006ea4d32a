"""The version that the bot prints, and the list of changes that tells what is in it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from bot import cli
from bot.cli.main import COMMANDS
from bot.runtime import version

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
CHANGES = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
HEADINGS = re.findall(r"^## (.+)$", CHANGES, re.MULTILINE)


def test_the_bot_prints_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"bot {PROJECT['version']}\n"


SLOW = ("discord", "PIL", "aiohttp")
NEEDLESS = {
    "--version": (*SLOW, "pydantic", "structlog", "sqlite3", "bot.host", "bot.catalogue.games"),
    "service": (*SLOW, "bot.catalogue.games"),
}


@pytest.mark.parametrize("word", NEEDLESS)
def test_a_word_loads_only_what_it_needs(word: str) -> None:
    program = (
        "import sys\nfrom contextlib import suppress\nfrom bot.cli import main\n"
        "with suppress(SystemExit):\n    main(sys.argv[1:])\n"
        "sys.stderr.write(' '.join(sys.modules))"
    )
    command = [sys.executable, "-c", program, word]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stderr.split()
    assert set(NEEDLESS[word]) & {*told} == set()


AS_REFUSED = """
import sys
import discord
from bot.cli import main
from bot.client.app import GamesBot

async def refuse(bot, token):
    for name in bot.wanted_extensions():
        await bot.load_extension(name)
    print(*sys.modules)
    raise discord.LoginFailure("as if the token were wrong")

GamesBot.start = refuse
sys.exit(main(["run", "--wait"]))
"""


def test_the_bot_of_discord_loads_nothing_of_the_local_table(tmp_path: Path) -> None:
    """SimCord plays Discord for the local table alone; a bot with a token never needs it."""
    settings = {**os.environ, "DISCORD_TOKEN": "no-token", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", AS_REFUSED]
    done = subprocess.run(command, cwd=tmp_path, env=settings, capture_output=True, text=True)
    loaded = done.stdout.split()
    assert done.returncode == cli.FAILED and "cogs.commands.learn" in loaded
    tops = {name.partition(".")[0] for name in loaded}
    assert tops.isdisjoint({"simcord", "tests"}) and "bot.preview" not in loaded


def test_help_tells_of_every_command_by_its_word() -> None:
    whole = cli.parser().format_help()
    assert [name for name in COMMANDS if f"\n    {name} " not in whole] == []


def test_a_program_that_is_not_installed_has_no_version(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", missing)
    assert version.version.__wrapped__() == version.UNKNOWN


def test_the_list_of_changes_begins_with_what_is_not_released() -> None:
    assert HEADINGS[0] == "Unreleased"
    assert all(re.fullmatch(r"\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)", head) for head in HEADINGS[1:])


def test_the_version_is_the_newest_release_or_on_the_way_to_the_next() -> None:
    released = HEADINGS[1].split()[0]
    number, _, development = PROJECT["version"].partition(".dev")
    as_number = [[int(part) for part in text.split(".")] for text in (number, released)]
    assert as_number[0] > as_number[1] if development else number == released
