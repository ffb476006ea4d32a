"""Every shell line of the page "Running it for years", on a small machine that understands it.

`bot` is the real program on a real database. What is not ours (systemd, docker, scp) is checked
against our files: units, services, accounts, paths; and while the bot "runs", its database is held.
"""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import yaml

from bot import cli
from bot.host.core.api import Person
from bot.operations.service import NAME
from bot.runtime.database_url import DatabaseUrl
from bot.runtime.settings import load
from bot.store.core.errors import DatabaseInUse
from bot.store.opening.lock import hold
from bot.store.upkeep import incidents
from bot.store.upkeep.incidents import IncidentRow
from bot.store.upkeep.inspection import inspect
from tests.host.playing import GAME, open_host
from tests.operations.test_container import ACCOUNT

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/operating.md").read_text(encoding="utf-8")
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
PARTS = "Several processes"
"""The section that is for PostgreSQL alone."""
IN_WORDS = (
    "Pictures and memory",
    "Emojis",
    "Games of packages",
    "Versions",
    "Several servers",
    "When one machine is not enough",
    "Requests to other servers",
    "Web push",
    "Other notifications",
    "Calendars",
    "Email",
)
"""Sections without a command of their own; those of packages have their own page and tests."""
ENDS = {"health": {1}, "doctor": {1, 2}}
"""Exit codes beside 0 that are right here: nothing listens, and there is no network."""


def sections() -> dict[str, list[str]]:
    """Return the page's shell lines by heading, in order."""
    found: dict[str, list[str]] = {}
    for part in PAGE.split("\n## ")[1:]:
        blocks = re.findall(r"```sh\n(.*?)```", part, re.DOTALL)
        found[part.partition("\n")[0]] = [line for block in blocks for line in block.splitlines()]
    return found


class Machine:
    """A folder with the bot, and what a page may call there."""

    def __init__(
        self, folder: Path, capsys: pytest.CaptureFixture[str], go: Callable[[Path], None]
    ) -> None:
        self.folder = folder
        self.go = go
        self.root = folder.parent / "root"
        self.capsys = capsys
        self.running: dict[str, ExitStack] = {}
        composed = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
        self.services = set(composed["services"])
        self.programs: dict[str, Callable[[list[str], str], str]] = {
            "uv": self.uv,
            "env": self.env,
            "printf": self.printf,
            "sudo": self.run,
            "tee": self.tee,
            "systemctl": self.systemctl,
            "journalctl": self.journalctl,
            "docker": self.docker,
            "mkdir": self.mkdir,
            "chown": self.chown,
            "rm": self.rm,
            "git": self.git,
            "scp": self.scp,
        }

    def section(self, lines: list[str]) -> None:
        """Run a section; after `scp` it speaks of the other machine."""
        for line in lines:
            self.line(line)
            if line.startswith("scp "):
                self.go(self.folder.parent / shlex.split(line)[-1].replace(":", "/"))
        self.go(self.folder)

    def line(self, line: str) -> None:
        """Run one line of the page."""
        given = ""
        for part in line.split(" | "):
            given = self.run(shlex.split(part), given)

    def run(self, words: list[str], given: str = "") -> str:
        return self.programs[words[0]](words[1:], given)

    def uv(self, words: list[str], _given: str) -> str:
        assert words[:2] == ["run", "bot"]
        code = cli.main(words[2:])
        said = self.capsys.readouterr()
        assert code in ENDS.get(words[2], {0}), said.err
        assert "Traceback" not in said.err
        return said.out

    def tee(self, words: list[str], given: str) -> str:
        path = self.inside(words[0])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(given)
        return given

    def inside(self, name: str) -> Path:
        """Return a path of the machine, which the test keeps in a folder of its own."""
        return self.root / name.lstrip("/") if name.startswith("/") else self.folder / name

    def env(self, words: list[str], given: str) -> str:
        """Run something with a setting of its own."""
        name, _, value = words[0].partition("=")
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv(name, value)
            return self.run(words[1:], given)

    def printf(self, words: list[str], _given: str) -> str:
        (text,) = words
        return text.replace("\\n", "\n")

    def systemctl(self, words: list[str], _given: str) -> str:
        verb = words[0]
        if verb == "daemon-reload":
            return ""
        assert verb in ("start", "stop", "restart", "enable", "disable")
        assert verb not in ("enable", "disable") or words[1] == "--now"
        names = [word for word in words[1:] if word != "--now"]
        for name in names:
            self.stop(name)
        if verb not in ("stop", "disable"):
            for name in names:
                self.start(name)
        return ""

    def start(self, name: str) -> None:
        """Make a service hold what its bot does."""
        template = re.sub("@.+[.]", "@.", name)
        unit = self.inside(f"/etc/systemd/system/{template}").read_text()
        running = self.running[name] = ExitStack()
        with pytest.MonkeyPatch.context() as patch:
            for line in self.environment(unit, name):
                patch.setenv(*line.split("=", 1))
            settings = load()
        running.enter_context(hold(settings.database, shard_range=settings.shards))

    def environment(self, unit: str, name: str) -> list[str]:
        """Return what systemd sets for a service: the lines of the file that its unit names."""
        instance = name.partition("@")[2].removesuffix(".service")
        files = re.findall("^EnvironmentFile=(.+)$", unit, re.MULTILINE)
        assert len(files) == bool(instance)
        paths = [Path(file.replace("%i", instance)) for file in files]
        return [line for path in paths for line in path.read_text().split()]

    def stop(self, name: str) -> None:
        assert name in (NAME, *self.running) or name.startswith("boardgames@")
        self.running.pop(name, ExitStack()).close()

    def stop_all(self) -> None:
        for name in [*self.running]:
            self.stop(name)

    def journalctl(self, words: list[str], _given: str) -> str:
        assert words[:2] == ["--unit", NAME] and words[2:] in ([], ["--since", "today"])
        return ""

    def docker(self, words: list[str], _given: str) -> str:
        assert words[0] == "compose"
        verb, *rest = words[1:]
        assert (verb, [word for word in rest if word.startswith("--")]) in (
            ("up", ["--detach", "--build"]),
            ("logs", ["--follow"]),
            ("exec", []),
            ("run", ["--rm"]),
            ("stop", []),
            ("down", ["--volumes"]),
        )
        named = [word for word in rest if not word.startswith("--")]
        assert not named or named[0] in self.services
        if verb == "exec":
            assert named[1] == "bot"
            cli.parser().parse_args(named[2:])
        if verb == "run":
            cli.parser().parse_args(named[1:])
        return ""

    def mkdir(self, words: list[str], _given: str) -> str:
        assert words[0] == "-p"
        self.inside(words[1]).mkdir(exist_ok=True)
        return ""

    def chown(self, words: list[str], _given: str) -> str:
        assert words[0] == f"{ACCOUNT}:{ACCOUNT}" and self.inside(words[1]).is_dir()
        return ""

    def rm(self, words: list[str], _given: str) -> str:
        assert words[0] in ("-rf", f"/etc/systemd/system/{NAME}", "part-4.env")
        for word in (word for word in words if word != "-rf"):
            path = self.inside(word)
            for found in path.parent.glob(path.name):
                shutil.rmtree(found) if found.is_dir() else found.unlink()
        return ""

    def git(self, words: list[str], _given: str) -> str:
        assert words == ["pull"]
        return ""

    def scp(self, words: list[str], _given: str) -> str:
        *sources, target = words
        name, _, folder = target.partition(":")
        other = self.folder.parent / name / folder
        other.mkdir(parents=True)
        for source in sources:
            shutil.copy(self.inside(source), other)
        return ""


PERSON = 123456789012345678
INCIDENT = "3F9A17C2"


@pytest.fixture
def machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Machine]:
    folder = tmp_path / "boardgames-here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    (folder / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nBOT_METRICS_PORT=9\n")
    asyncio.run(played(folder / "boardgames.sqlite"))
    machine = Machine(folder, capsys, monkeypatch.chdir)
    with ExitStack() as stack:
        stack.callback(machine.stop_all)
        yield machine


async def played(path: Path) -> None:
    """Make a database with a running table, and a mistake that somebody was told of."""
    host = await open_host(path)
    table = await host.lobby.new(
        Person(PERSON, "Anna"), GAME, guild_id=1, channel_id=2, where="here", language="en"
    )
    for _ in range(2):
        await host.lobby.add_bot(table.id, PERSON, "sensible")
    await host.lobby.start(table.id, PERSON)
    broken = IncidentRow(INCIDENT, 1.8e9, 1, table.id, 0, "click", "1.0", "Traceback ...")
    await host._database.write(lambda db: incidents.insert(db, broken))
    await host.close()


def test_every_section_works_as_it_is_written(machine: Machine) -> None:
    told = sections()
    for heading, lines in told.items():
        if heading != PARTS:
            machine.section(lines)
    assert len(told) > 10 and all(told[heading] for heading in told if heading not in IN_WORDS)
    assert not list(machine.folder.glob("boardgames.sqlite*")), "it was removed"
    left = machine.folder.parent / "new-machine" / "boardgames"
    assert inspect(left / "boardgames.sqlite").tables == 1


def test_several_processes_start_and_change_their_parts(
    machine: Machine, database: DatabaseUrl
) -> None:
    told = sections()
    for line in told["Start and stop"][1:4]:
        machine.line(line)
    with (machine.folder / ".env").open("a") as file:
        file.write(f"BOT_DATABASE={database.secret}\n")
    machine.section(told[PARTS])
    assert [*machine.running] == [f"boardgames@{number}.service" for number in (1, 2, 3)]
    for lines in (told[PARTS][:1], ["printf 'BOT_SHARDS=3/16' | tee part-5.env"]):
        machine.section(lines)
    with pytest.raises(DatabaseInUse, match="shard 3 by"):
        machine.line("sudo systemctl start boardgames@5.service")


def test_a_restore_beside_a_running_bot_is_refused(machine: Machine) -> None:
    """The order on the page matters: the machine of this test can refuse."""
    for line in sections()["Start and stop"][1:4]:
        machine.line(line)
    machine.line("uv run bot backup before-the-party.sqlite")
    with pytest.raises(AssertionError, match="is in use"):
        machine.line("uv run bot restore before-the-party.sqlite --yes")
