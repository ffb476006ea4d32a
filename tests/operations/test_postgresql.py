"""The commands on a PostgreSQL database: what their page says of them, line by line, and bad input.

The server, its programs and the bot's are the real ones.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

import pytest

from bot import cli
from bot.catalogue.packages import GROUP
from bot.host import Host
from bot.runtime.database_url import Address, DatabaseUrl, address_of
from bot.store.opening.lock import hold
from bot.store.upkeep import incidents
from bot.store.upkeep.incidents import IncidentRow
from bot.store.upkeep.inspection import inspect
from bot.store.upkeep.transfer.layout import layout
from bot.store.upkeep.transfer.store_copy import copy_store, reading
from tests.catalogue import CATALOGUE
from tests.host.playing import choose
from tests.host.toy import TOYS
from tests.postgresql import LOCKED, PASSWORD, Server
from tests.store.test_stored import FILES

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/postgresql.md").read_text(encoding="utf-8")
ACCOUNT = "bot"
"""The account that runs the bot, as the page names it."""
INCIDENT = IncidentRow("3F9A17C2", 1.8e9, 1, 1, 0, "click", "1.0", "Traceback ...")
ANNA = 1
"""The person at the first table of a stored database."""


class Machine:
    """A folder with the bot, beside a server that has not heard of it."""

    def __init__(self, folder: Path, server: Server) -> None:
        self.folder = folder
        self.server = server

    def line(self, line: str) -> None:
        """Run one line of the page."""
        words, user = shlex.split(line), ACCOUNT
        if words[:2] == ["sudo", "-u"]:
            user, words = words[2], words[3:]
        if words[:3] == ["uv", "run", "bot"]:
            assert cli.main(words[3:]) == 0
        elif words[:2] == ["uv", "sync"]:
            project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
            assert words[2] == "--extra" and words[3] in project["optional-dependencies"]
        else:
            environment = os.environ | {"PGUSER": user}
            program = [str(self.server.bin / words[0]), *words[1:]]
            subprocess.run(program, cwd=self.folder, env=environment, check=True, timeout=60)


@pytest.fixture
def machine(tmp_path: Path, server: Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[Machine]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PGHOST", str(server.folder))
    monkeypatch.setenv("PGUSER", ACCOUNT)
    shutil.copy(FILES[-1], tmp_path / "boardgames.sqlite")
    yield Machine(tmp_path, server)
    for name in ("boardgames", "restored"):
        server.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
    server.execute(f"DROP ROLE IF EXISTS {ACCOUNT}")


def blocks(kind: str) -> list[str]:
    """Return the blocks of the page that are of a kind."""
    # What stands between two fences, and what stands outside, take turns.
    inside = [part.partition("\n") for part in re.split(r"^```", PAGE, flags=re.MULTILINE)[1::2]]
    return [text for told, _, text in inside if told == kind]


async def played_on(address: Address, moves: int = 10) -> int:
    """Play some moves at the first table of a stored database, and return its version."""
    host = await Host.open(address, {**CATALOGUE, **TOYS})
    try:
        for _ in range(moves):
            await host.tables.play(1, *choose(await host.tables.position(1)))
        return (await host.tables.position(1)).version
    finally:
        await host.close()


def test_the_page_is_true(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    """Copied over, played on, backed up, played on, restored, copied back, played on."""
    (moving, backing_up, restoring, going_back) = [block.splitlines() for block in blocks("sh")]
    (setting,) = blocks("")
    for line in moving:
        machine.line(line)
    (machine.folder / ".env").write_text(setting)
    live = address_of(setting.strip().partition("=")[2])
    version = asyncio.run(played_on(live))
    for line in backing_up:
        machine.line(line)
    lost = asyncio.run(played_on(live)) - version
    assert lost == 10
    capsys.readouterr()
    for line in restoring:
        machine.line(line)
    said = capsys.readouterr().out
    assert f"{live} holds 0 tables and 10 moves that the backup lacks" in said
    assert "Set BOT_DATABASE to it" in said
    restored = address_of("postgresql:///restored")
    assert asyncio.run(played_on(restored)) == version + 10
    for line in going_back:
        machine.line(line)
    (back,) = machine.folder.glob("games.sqlite")
    assert asyncio.run(played_on(back)) == version + 20
    assert inspect(back).problems == ()


def test_what_was_restored_gives_no_number_twice(
    database: DatabaseUrl, empty_database: DatabaseUrl, server: Server, tmp_path: Path
) -> None:
    """The database knows its last numbers from before, and erases again who was erased."""
    copy_store(Path(shutil.copy(FILES[-1], tmp_path / "from.sqlite")), database, lambda _: None)
    archive = tmp_path / "archive"
    run(server, "pg_dump", "--format=custom", f"--file={archive}", database.secret)
    asyncio.run(played_on(database))
    assert cli.main(["privacy", "erase", str(ANNA), "--yes", "--database", database.secret]) == 0
    run(server, "pg_restore", "--no-owner", f"--dbname={empty_database.secret}", str(archive))
    tables = layout(inspect(database).schema)
    words = ["restore", empty_database.secret, "--database", database.secret]
    assert cli.main(words) == cli.USAGE, "nobody can be asked"
    assert cli.main([*words, "--yes"]) == 0
    with reading(database) as now, reading(empty_database) as then:
        given = then.numbers(tables)
        assert all(given[name] >= last for name, last in now.numbers(tables).items())
        (epoch,) = then.connection.execute("SELECT min(epoch) FROM game").fetchone()
        assert epoch > 0
        for table in ("seat", "move", "person"):
            query = f"SELECT count(*) FROM {table} WHERE user_id = {ANNA}"
            assert then.connection.execute(query).fetchone() == (0,)


def run(server: Server, program: str, *words: str) -> None:
    subprocess.run([str(server.bin / program), *words], check=True, timeout=60)


@pytest.fixture
def live(database: DatabaseUrl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> DatabaseUrl:
    """The database that the settings name, with games and an incident.

    A package beside the bot has a game of the key `puerto_rico`.
    """
    monkeypatch.chdir(tmp_path)
    package = tmp_path / "boardgames_pr-0.1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: boardgames-pr\nVersion: 0.1\n")
    (package / "entry_points.txt").write_text(f"[{GROUP}]\npuerto_rico = pr:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    file = Path(shutil.copy(FILES[-1], "from.sqlite"))
    with closing(sqlite3.connect(file)) as connection:
        incidents.insert(connection, INCIDENT)
        connection.commit()
    copy_store(file, database, lambda _: None)
    monkeypatch.setenv("BOT_DATABASE", database.secret)
    return database


EVERY = {
    "incident": (["incident", INCIDENT.number], 0, "incident 3F9A17C2"),
    "backup": (["backup"], cli.USAGE, "pg_dump --format=custom"),
    "restore": (["restore", "backup.sqlite", "--yes"], cli.USAGE, "pg_restore --no-owner"),
    "upgrade": (["upgrade"], 0, "nothing to upgrade"),
    "upgrade --dry-run": (["upgrade", "--dry-run"], cli.USAGE, "pg_dump postgresql:"),
    "vacuum": (["vacuum"], 0, "PostgreSQL uses freed space again by itself (autovacuum)"),
    "privacy export": (["privacy", "export", "1"], 0, "is in boardgames-1.json"),
    "privacy erase": (["privacy", "erase", "1", "--yes"], 0, "1 is erased"),
    "game remove": (
        ["game", "remove", "boardgames-pr"],
        cli.FAILED,
        "Tables of puerto_rico are open: #",
    ),
    "export": (["export", "games.jsonl"], 0, "games.jsonl: 0 games."),
    "replay": (["replay", "1"], 0, "today's rules give the same"),
    "coach": (["coach", "1", "1"], cli.FAILED, "finished games"),
    "ratings recompute": (["ratings", "recompute"], 0, "the ratings came out the same"),
    "league key": (["league", "key"], 0, "Fingerprint: "),
    "league log export": (["league", "log", "export", "1"], 0, "is in league-1-season-1.jsonl"),
}
"""By command the words, the exit code and what is said; `preview` is tried by its own tests."""


def with_database(parser: argparse.ArgumentParser, name: str = "") -> Iterator[str]:
    """Yield the commands that can be told which database they are about."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for word, inner in action.choices.items():
                yield from with_database(inner, f"{name} {word}".strip())
        elif "--database" in action.option_strings:
            yield name


def test_every_command_that_takes_a_database_is_tried_here() -> None:
    assert set(with_database(cli.parser())) == {*EVERY, "preview"} - {"upgrade --dry-run"}


@pytest.mark.parametrize("name", EVERY)
def test_every_command_does_its_part_or_says_what_does(
    live: DatabaseUrl, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words, code, told = EVERY[name]
    assert cli.main(words) == code, capsys.readouterr()
    said = capsys.readouterr()
    assert told in said.out + said.err
    assert code != cli.USAGE or (str(live) in said.err and said.err.count("\n") == 1)


@pytest.mark.parametrize("words", [["vacuum"], ["ratings", "recompute"], ["upgrade"]])
def test_what_changes_the_database_waits_for_no_bot(
    live: DatabaseUrl, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with hold(live):
        assert cli.main(words) == cli.IN_USE
    assert "Stop the bot first" in capsys.readouterr().err


def test_the_doctor_looks_at_what_is_there(
    live: DatabaseUrl, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BOT_BACKUP_FOLDER", "nights")
    cli.main(["doctor", "--json"])
    told = json.loads(capsys.readouterr().out)
    codes = {one["code"]: one["level"] for one in told["findings"]}
    assert codes["backup-elsewhere"] == "warning" and codes["integrity-elsewhere"] == "note"
    assert {told["checks"][name] for name in ("sqlite", "files", "disk", "database")} == {"ok"}
    assert told["checks"]["schema"] == "ok"
    monkeypatch.setenv("BOT_DATABASE", "postgresql:///nowhere?host=/nowhere")
    assert cli.main(["doctor"]) == 2
    assert "cannot be reached" in " ".join(capsys.readouterr().out.split())


def test_a_unit_for_a_server_writes_nowhere(
    live: DatabaseUrl, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["service", "--user", "bot"]) == 0
    unit = capsys.readouterr().out
    assert "ReadWritePaths" not in unit and str(live) not in unit
    assert "After=network-online.target postgresql.service\n" in unit


ASKED = {
    "copy from": lambda url: ["store", "copy", url, "to.sqlite"],
    "copy to": lambda url: ["store", "copy", "from.sqlite", url],
    "upgrade": lambda url: ["upgrade", "--database", url],
    "vacuum": lambda url: ["vacuum", "--database", url],
    "export": lambda url: ["privacy", "export", "1", "--database", url],
    "incident": lambda url: ["incident", "3F9A17C2", "--database", url],
    "restore": lambda url: ["restore", url, "--yes", "--database", url],
}
"""Commands about a database, each in its own way."""


def bad(server: Server) -> dict[str, tuple[str, str]]:
    """Return addresses of no use, and what is said of them."""
    word = quote(PASSWORD, safe="")
    return {
        "no host": (f"postgresql://bot:{word}@127.0.0.1:1/games", "cannot be reached"),
        "unknown host": (f"postgresql://bot:{word}@nowhere.invalid/games", "cannot be reached"),
        "wrong password": (
            server.url("postgres", f"{LOCKED}:{word}x").secret,
            "password authentication failed",
        ),
        "no such database": (server.url("nowhere", f"{LOCKED}:{word}").secret, "does not exist"),
        "another program's": (server.url("foreign", f"{LOCKED}:{word}").secret, "another program"),
        "a newer schema": (server.url("newer", f"{LOCKED}:{word}").secret, "newer version"),
    }


BAD = [
    "no host", "unknown host", "wrong password", "no such database", "another program's",
    "a newer schema",
]  # fmt: skip


@pytest.fixture(scope="module")
def bad_databases(server: Server) -> Iterator[dict[str, tuple[str, str]]]:
    foreign, newer = server.empty(), server.database()
    server.rename(foreign, "foreign")
    server.rename(newer, "newer")
    server.execute("CREATE TABLE theirs (id int)", "foreign")
    server.execute("UPDATE schema_version SET version = 1000", "newer")
    yield bad(server)
    for name in ("foreign", "newer"):
        server.drop(server.url(name))


@pytest.mark.parametrize("name", ASKED)
@pytest.mark.parametrize("what", BAD)
def test_bad_input_is_answered_in_a_sentence_without_a_password(
    bad_databases: dict[str, tuple[str, str]],
    what: str,
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copy(FILES[-1], "from.sqlite")
    before = sorted(tmp_path.glob("*.sqlite"))
    url, told = bad_databases[what]
    assert cli.main(ASKED[name](url)) == cli.FAILED
    said = capsys.readouterr()
    assert told in said.err and said.err.count("\n") == 1 and not said.out
    assert_no_password(said.out + said.err)
    assert sorted(tmp_path.glob("*.sqlite")) == before


def assert_no_password(text: str) -> None:
    assert PASSWORD not in text and quote(PASSWORD, safe="") not in text and "s3cret" not in text


def test_what_is_no_address_is_refused_without_its_password(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The password's `@` and `/` were not written as they have to be."""
    monkeypatch.chdir(tmp_path)
    url = f"postgresql://bot:{PASSWORD}@host/games"
    for words in (["store", "copy", url, "x"], ["vacuum", "--database", url], ["restore", url]):
        with pytest.raises(SystemExit) as refused:
            cli.main(words)
        assert refused.value.code == cli.USAGE
    monkeypatch.setenv("BOT_DATABASE", url)
    assert cli.main(["doctor"]) == 2
    assert cli.main(["vacuum"]) == cli.USAGE
    said = capsys.readouterr()
    assert "%40" in said.err
    assert_no_password(said.out + said.err)


@pytest.mark.parametrize("name", ASKED)
def test_without_the_driver_it_says_how_to_get_it(
    name: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copy(FILES[-1], "from.sqlite")
    monkeypatch.setitem(sys.modules, "psycopg", None)
    word = quote(PASSWORD, safe="")
    assert cli.main(ASKED[name](f"postgresql://bot:{word}@host/games")) == cli.FAILED
    said = capsys.readouterr()
    assert "uv sync --extra postgresql" in said.err and said.err.count("\n") == 1
    assert_no_password(said.out + said.err)
