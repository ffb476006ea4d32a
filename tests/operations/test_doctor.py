"""`bot doctor`: all is well where all is well, and each planted fault is found, it alone."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.http import Route

from bot import cli
from bot.catalogue.games import OWN
from bot.catalogue.packages import Package
from bot.host.core.game import Release
from bot.operations.doctor import remote, report, stored
from bot.operations.doctor.checks.computer import may_lose_commits
from bot.operations.doctor.examination import CHECKS, Result, examine, worst
from bot.operations.doctor.facts import UNLINKED, Program, gather
from bot.operations.doctor.findings import Level
from bot.operations.doctor.machine import Machine
from bot.runtime.outgoing.hosts import parse_hosts
from bot.runtime.settings import Settings
from bot.runtime.shard_range import ShardRange
from bot.store.opening.lock import hold
from bot.store.sharing import lease
from bot.store.sharing.lease import Process
from bot.store.upkeep import backups, checkup
from tests.empty_database import put_database
from tests.operations.little_discord import CHAT, GAMES, GUILD, THREAD, LittleDiscord

DAY, HOUR, MINUTE = 86400.0, 3600.0, 60.0
TABLE, SECRET = 7, "a.token.of.ours"


def entry(name: str, german: str, **more: Any) -> dict[str, Any]:
    texts = {"name": name, "description": f"The {name}"}
    german_texts = {"name_localizations": {"de": german}, "description_localizations": {"de": "D"}}
    return {"type": 1, **texts, **german_texts, **more}


COMMANDS = [
    entry("play", "spielen", options=[entry("move", "zug", type=3, required=True)]),
    entry("setup", "einrichten", default_member_permissions=32, contexts=[0], options=[]),
]


class SoundMachine(Machine):
    """A computer without a fault, as long as none is planted."""

    sqlite = (3, 53, 0)
    room = 10**11
    processors = 4
    memory = 10**10
    faulty_languages: Sequence[str] = ()
    closed: Path | None = None
    ahead = 0.0

    def now(self) -> float:
        return time.time() + self.ahead

    def free(self, folder: Path) -> int:
        return self.room

    def writable(self, path: Path) -> bool:
        return path != self.closed


@dataclass
class Stage:
    """A bot that runs well: its files, its database with one table, its server in Discord."""

    folder: Path
    patch: pytest.MonkeyPatch
    machine: SoundMachine = field(default_factory=SoundMachine)
    discord: LittleDiscord = field(default_factory=lambda: LittleDiscord(COMMANDS))
    program: Program = field(
        default_factory=lambda: Program(list(COMMANDS), (), discord.Intents(guilds=True))
    )
    guild_id: int | None = None
    doubts: tuple[str, ...] = ()
    runs: bool = True
    changed: dict[str, Any] = field(default_factory=dict)

    @property
    def database(self) -> Path:
        return self.folder / "games.sqlite"

    @property
    def backups(self) -> Path:
        return self.folder / "backups"

    @property
    def settings(self) -> Settings:
        given = {"database": self.database, "backup_folder": self.backups} | self.changed
        return Settings(**{"DISCORD_TOKEN": SECRET, **given})

    def sql(self, *statements: str) -> None:
        with closing(sqlite3.connect(self.database)) as connection, connection:
            for statement in statements:
                connection.execute(statement)

    def beat(self, age: float = 0.0, pulse: float = 0.0, host: str | None = None) -> None:
        """Set the age of the bot's last sign of life, and of its last tick."""
        now = time.time()
        process = Process("me", os.getpid(), host or os.uname().nodename, "1")
        with closing(sqlite3.connect(self.database)) as connection, connection:
            lease.take(connection, process, now - age)
            connection.execute("UPDATE lease SET since = 0")
            connection.execute("INSERT OR REPLACE INTO pulse VALUES (0, 1, ?, 1)", (now - pulse,))

    async def examined(self) -> list[Result]:
        async with self.discord.served(self.patch):
            facts = await gather(
                self.settings, self.guild_id, self.doubts, self.machine, lambda: self.program
            )
        return examine(facts)

    def examine(self) -> list[Result]:
        if not self.runs or not self.database.parent.is_dir():
            return asyncio.run(self.examined())
        with hold(self.database):
            return asyncio.run(self.examined())


@pytest.fixture(scope="module")
def sound_files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of a bot that runs well, made once."""
    folder = tmp_path_factory.mktemp("sound")
    (folder / ".env").touch(0o600)
    stage = Stage(folder, pytest.MonkeyPatch())
    put_database(stage.database)
    stage.sql(
        "INSERT INTO game (id, key, status, options, seed, guild_id, channel_id, lives, thread_id,"
        f" owner_id, language, version, created_at) VALUES ({TABLE}, 'puerto_rico', 'running',"
        f" '{{}}', 1, {GUILD}, {GAMES}, 'thread', {THREAD}, 5, 'en', 3, 0)",
        f"INSERT INTO server (guild_id, channels) VALUES ({GUILD}, '[{GAMES}, {CHAT}]')",
    )
    stage.beat()
    stage.backups.mkdir()
    backups.back_up(stage.database, backups.nightly(stage.backups, date(2026, 1, 1)))
    return folder


@pytest.fixture
def stage(sound_files: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Stage:
    shutil.copytree(sound_files, tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    stage = Stage(tmp_path, monkeypatch)
    stage.beat()
    return stage


def found(results: list[Result]) -> list[tuple[str, str, Level]]:
    return [
        (result.check, finding.code, finding.level)
        for result in results
        for finding in result.findings or ()
    ]


def test_all_is_well(stage: Stage) -> None:
    results = stage.examine()
    assert found(results) == []
    assert [result.check for result in results if result.findings is None] == []
    assert worst(results) is Level.OK
    assert report.as_text(results, 40).endswith("All is well.")


Plant = Callable[[Stage], object]
W, E, OK = Level.WARNING, Level.ERROR, Level.OK


def change(**settings: Any) -> Plant:
    return lambda stage: stage.changed.update(settings)


def way(kind: str, count: int, failing: int = 0) -> Plant:
    """Store ways to be called, of which the first ones fail."""

    def plant(stage: Stage) -> None:
        for number in range(count):
            since = 1.8e9 if number < failing else "NULL"
            stage.sql(
                "INSERT INTO way (user_id, kind, target, secret, name, made_at, since,"
                f" failing_since) VALUES (5, '{kind}', '{number}', '', '', 0, 0, {since})"
            )

    return plant


def machine(name: str, value: object) -> Plant:
    return lambda stage: setattr(stage.machine, name, value)


def reached_network(stage: Stage) -> None:
    """Have a package installed, and a system that does not keep it from the network."""
    stage.machine.packages = (Package("sticks", "boardgames-sticks", "0.1", OWN["amerigo"]),)
    stage.machine.uncontained = lambda _: ["network"]


def sql(*statements: str) -> Plant:
    return lambda stage: stage.sql(*statements)


def remote_is(**values: object) -> Plant:
    return lambda stage: [setattr(stage.discord, name, value) for name, value in values.items()]


def refused(path: str, status: int) -> Plant:
    return lambda stage: stage.discord.statuses.update({path: status})


def application(**values: object) -> Plant:
    return lambda stage: stage.discord.application.update(values)


def content(text: bytes) -> Plant:
    return lambda stage: stage.database.write_bytes(text)


def mode(name: str) -> Plant:
    return lambda stage: (stage.folder / name).chmod(0o644)


def stopped(stage: Stage) -> None:
    stage.runs = False


def damage(stage: Stage) -> None:
    """Overwrite a page of the table of tables, which every look at the file does not read."""
    with closing(sqlite3.connect(stage.database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'vacation_by_user'"
        ).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with stage.database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)


def old_schema(stage: Stage) -> None:
    stage.sql("PRAGMA user_version = 3")


def aged_backup(stage: Stage) -> None:
    (backup,) = stage.backups.iterdir()
    os.utime(backup, (time.time() - 3 * DAY,) * 2)


def no_backup(stage: Stage) -> None:
    for backup in stage.backups.iterdir():
        backup.unlink()


def cut_backup(stage: Stage) -> None:
    (backup,) = stage.backups.iterdir()
    backup.write_bytes(b"")


def moved(name: str) -> Plant:
    def plant(stage: Stage) -> None:
        stage.changed["database"] = stage.folder / name / "games.sqlite"

    return plant


def elsewhere(stage: Stage) -> None:
    stage.runs = False
    stage.beat(host="another-computer")


def post(status: str, due: float, tried: str = "NULL") -> Plant:
    return sql(
        "INSERT INTO outbox (game_id, version, kind, quiet, status, tries, due_at, tried_at)"
        f" VALUES ({TABLE}, 3, 'turn', 0, '{status}', 1, {due}, {tried})"
    )


NOW = "unixepoch()"
LEAGUE = (
    "INSERT INTO league (id, guild_id, name, channel_id, language, founder_id, created_at)"
    f" VALUES (1, {GUILD}, 'L', {GAMES}, 'en', 5, 0)"
)
SEASON = (
    "INSERT INTO season (league_id, number, stage, settings, seed, signup_ends_at, starts_at,"
    f" ends_at, due_at) VALUES (1, 1, 'running', '{{}}', '1', 0, 0, 0, {NOW} - 900)"
)
LEAGUE_POST = (
    "INSERT INTO league_post (league_id, kind, mark, data, status, due_at)"
    f" VALUES (1, 'card', 'm', '{{}}', 'due', {NOW} - 900)"
)


def follow(channel_id: int) -> str:
    """Return the statement by which a server follows a season of another bot in a channel."""
    return (
        "INSERT INTO followed (id, guild_id, channel_id, language, url, stage, added_by, added_at,"
        " key, mark, etag, lines, read_at, summary)"
        f" VALUES (1, {GUILD}, {channel_id}, 'en', '', 'followed', 5, 0, '', '', '', 0, 0, '{{}}')"
    )


FOLLOWED_POST = (
    "INSERT INTO followed_post (followed_id, kind, mark, data, status, due_at)"
    f" VALUES (1, 'card', 'm', '{{}}', 'due', {NOW} - 900)"
)


def too_long(stage: Stage) -> None:
    """A German description of 101 characters, in a command and as Discord has it."""
    for held in (stage.program.commands, stage.discord.commands):
        held[0] = {**held[0], "description_localizations": {"de": "x" * 101}}  # type: ignore[index]


def outdated(stage: Stage) -> None:
    stage.discord.commands[0]["options"][0]["description_localizations"] = {"de": "Alt"}


def everywhere(stage: Stage) -> None:
    stage.discord.commands[0]["contexts"] = [0, 1, 2]
    stage.discord.commands[0]["integration_types"] = [0, 1]


def surplus(stage: Stage) -> None:
    stage.discord.commands.append({**stage.discord.commands[0], "name": "ping"})


def twice(stage: Stage) -> None:
    stage.discord.guild_commands = list(stage.discord.commands)


def for_development(stage: Stage) -> None:
    """As it should be: the commands of the server for development, and nowhere else."""
    stage.changed["dev_guild"] = GUILD
    stage.discord.guild_commands, stage.discord.commands = stage.discord.commands, []


def both(*plants: Plant) -> Plant:
    return lambda stage: [plant(stage) for plant in plants]


def without(stage: Stage) -> None:
    stage.discord.commands.pop()


def asks_for_members(stage: Stage) -> None:
    stage.program = Program(stage.program.commands, (), discord.Intents(guilds=True, members=True))


def asked_for(guild_id: int) -> Plant:
    return lambda stage: setattr(stage, "guild_id", guild_id)


def denied(channel: int, name: str) -> Plant:
    return lambda stage: stage.discord.deny(channel, name)


def nowhere(stage: Stage) -> None:
    """No table and no channel is chosen, and in none there is enough."""
    stage.sql("DELETE FROM game", "DELETE FROM server")
    for channel in (GAMES, CHAT):
        stage.discord.deny(channel, "attach_files")


def locked(stage: Stage) -> None:
    stage.discord.thread["thread_metadata"] = {"locked": True}


def no_channel(stage: Stage) -> None:
    stage.discord.channels = [one for one in stage.discord.channels if one["id"] != str(CHAT)]


def lost_channel(stage: Stage) -> None:
    stage.sql("UPDATE server SET channels = '[]'")
    stage.discord.channels = [one for one in stage.discord.channels if one["id"] != str(GAMES)]


def time_out(stage: Stage) -> None:
    stage.discord.member["communication_disabled_until"] = "2999-01-01T00:00:00+00:00"


def change_release(stage: Stage) -> None:
    """Have the table played with a later version of a package than there is."""
    stage.sql("UPDATE game SET package = 'boardgames-pr', package_version = '1.2'")
    stage.machine.releases = {"puerto_rico": Release("boardgames-pr", "1.1")}


PUSH = change(
    push_contact="mailto:olga@example.org",
    web_url="https://games.example.org",
    web_port=0,
    outgoing_hosts=parse_hosts("*"),
)
UNREACHABLE = ("discord", "discord-unreachable", E)
TIMER = f"INSERT INTO timer VALUES ('clock', {TABLE}, 0, {NOW} - 900)"
FAULTS: dict[str, tuple[Plant, tuple[str, str, Level]]] = {
    "a misspelt name": (
        lambda stage: setattr(stage, "doubts", ("Environment: BOT_DATABSE is no setting.",)),
        ("settings", "settings-unknown", W),
    ),
    "a package that cannot be loaded": (
        machine("packages", (Package("sticks", "boardgames-sticks", "0.1", None, "no"),)),
        ("games", "game-left-out", W),
    ),
    "a package that reaches the network": (
        reached_network,
        ("packages", "game-uncontained", OK),
    ),
    "a language that is badly described": (
        machine("faulty_languages", ("fr/language.toml: the name is missing",)),
        ("languages", "language-left-out", W),
    ),
    "an old SQLite": (machine("sqlite", (3, 40, 1)), ("sqlite", "sqlite-race", OK)),
    "little memory": (machine("memory", 10**9), ("drawing", "drawing-memory", W)),
    "more processes than processors": (
        change(drawing_processes=5),
        ("drawing", "drawing-processes", W),
    ),
    "pages that anybody can read on their way": (
        # Any free port: another bot may have the usual one.
        change(web_url="http://games.example.org", web_port=0),
        ("pages", "pages-unencrypted", W),
    ),
    "web push without pages": (
        change(push_contact="mailto:olga@example.org", outgoing_hosts=parse_hosts("*")),
        ("push", "push-without-pages", W),
    ),
    "web push that reaches no iPhone": (
        change(
            push_contact="mailto:olga@example.org",
            web_url="https://games.example.org",
            web_port=0,
            outgoing_hosts=parse_hosts(
                "fcm.googleapis.com,updates.push.services.mozilla.com,*.notify.windows.com"
            ),
        ),
        ("push", "push-services-closed", W),
    ),
    "a mail server without an address that mails come from": (
        change(smtp_host="127.0.0.1", web_url="https://games.example.org", web_port=0),
        ("mail", "mail-incomplete", W),
    ),
    "mails without pages": (
        change(smtp_host="smtp.example.org", smtp_from="games@example.org"),
        ("mail", "mail-without-pages", W),
    ),
    "a mail server that does not answer": (
        change(
            smtp_host="127.0.0.1",
            # Nothing listens at the port of a multiplexer that nobody uses.
            smtp_port=1,
            smtp_security="none",
            smtp_from="games@example.org",
            web_url="https://games.example.org",
            web_port=0,
        ),
        ("mail", "mail-unreachable", E),
    ),
    "ways to addresses that may not be called": (
        way("ntfy", 1),
        ("ways", "ways-closed", W),
    ),
    "most ways of a kind fail": (
        lambda stage: (
            way("webhook", 4, failing=3)(stage),
            change(outgoing_hosts=parse_hosts("*"))(stage),
        ),
        ("ways", "ways-failing", W),
    ),
    "a damaged key of web push": (
        lambda stage: (
            PUSH(stage),
            stage.sql("INSERT INTO push_key VALUES (1, zeroblob(32))"),
        ),
        ("push-key", "push-key-damaged", E),
    ),
    "more thinkers than processors": (
        change(thinkers=8),
        ("thinking", "thinking-processes", W),
    ),
    "little memory for a bot that draws by itself": (
        lambda stage: (change(drawing_processes=0)(stage), machine("memory", 220 * 10**6)(stage)),
        ("drawing", "drawing-memory", W),
    ),
    "no memory to think": (
        lambda stage: (change(drawing_processes=0)(stage), machine("memory", 250_000_000)(stage)),
        ("thinking", "thinking-memory", W),
    ),
    "a folder that is missing": (moved("nowhere"), ("files", "folder-missing", E)),
    "a file of another account": (
        lambda stage: setattr(stage.machine, "closed", stage.database),
        ("files", "not-writable", E),
    ),
    "a folder of another account": (
        lambda stage: setattr(stage.machine, "closed", stage.folder),
        ("files", "not-writable", E),
    ),
    "an open database": (mode("games.sqlite"), ("files", "readable-by-others", W)),
    "an open .env": (mode(".env"), ("files", "readable-by-others", W)),
    "little room": (machine("room", 100_000_000), ("disk", "disk-low", W)),
    "no room": (machine("room", 1_000_000), ("disk", "disk-full", E)),
    "no database": (moved("backups"), ("database", "database-missing", W)),
    "an empty file": (content(b""), ("database", "database-unusable", E)),
    "some text": (content(b"my notes\n" * 500), ("database", "database-unusable", E)),
    "another program's": (sql("PRAGMA application_id = 5"), ("database", "database-unusable", E)),
    "a newer version's": (sql("PRAGMA user_version = 999"), ("database", "database-unusable", E)),
    "a damaged page": (damage, ("integrity", "integrity", E)),
    "an older schema": (old_schema, ("schema", "schema-old", W)),
    "no folder for backups": (change(backup_folder=None), ("backup", "backup-off", W)),
    "a missing folder for backups": (
        change(backup_folder=Path("nowhere")),
        ("backup", "backup-folder", E),
    ),
    "a closed folder for backups": (
        lambda stage: setattr(stage.machine, "closed", stage.backups),
        ("backup", "backup-folder", E),
    ),
    "an old backup": (aged_backup, ("backup", "backup-old", W)),
    "no backup": (no_backup, ("backup", "backup-old", W)),
    "an empty backup": (cut_backup, ("backup", "backup-unusable", E)),
    "no bot": (stopped, ("lease", "bot-stopped", W)),
    "a bot that hangs": (lambda stage: stage.beat(300.0), ("lease", "lease-silent", E)),
    "a bot without Discord": (lambda stage: stage.beat(pulse=900.0), ("lease", "not-linked", E)),
    "a bot on another computer": (elsewhere, ("lease", "lease-elsewhere", E)),
    "a post that is late": (post("due", time.time() - 900), ("posts", "posts-overdue", W)),
    "a post that is tried in vain": (
        post("due", time.time() + 900, f"{NOW} - 7200"),
        ("posts", "posts-overdue", W),
    ),
    "a league's post that is late": (sql(LEAGUE, LEAGUE_POST), ("posts", "posts-overdue", W)),
    "a followed season's post that is late": (
        sql(follow(GAMES), FOLLOWED_POST),
        ("posts", "posts-overdue", W),
    ),
    "a post that is given up": (post("failed", 0.0), ("posts", "posts-given-up", E)),
    "a game that is not there": (
        sql("UPDATE game SET key = 'gone'"),
        ("waiting", "game-missing", W),
    ),
    "a package that is too old": (
        change_release,
        ("waiting", "game-older", W),
    ),
    "a package that failed": (
        sql(f"INSERT INTO game_wait (game_id, due_at) VALUES ({TABLE}, 0)"),
        ("waiting", "game-failing", W),
    ),
    "strong house bots without time": (
        sql("UPDATE game SET strong_missed = 6"),
        ("searches", "thinking-less", W),
    ),
    "a timer that is late": (sql(TIMER), ("timers", "timers-overdue", E)),
    **{
        f"a {kind} that nothing knows any more": (plant, ("lapsed", f"lapsed-{kind}", W))
        for kind, plant in {
            "zone": sql("INSERT INTO person_hours VALUES (5, 'Europe/Gone', 0, 0)"),
            "palette": sql("INSERT INTO person (user_id, palette) VALUES (5, 'gone')"),
            "language": sql("INSERT INTO person (user_id, language) VALUES (5, 'tlh')"),
            "pace": sql("UPDATE game SET pace = 'glacial'"),
            "options": sql("""UPDATE game SET options = '{"gone": "yes"}'"""),
            "level": sql(
                "INSERT INTO seat (game_id, chair, name, bot)"
                f" VALUES ({TABLE}, 0, 'Leonor', 'godlike')"
            ),
        }.items()
    },
    "a season that is late": (sql(LEAGUE, SEASON), ("timers", "timers-overdue", E)),
    "a German text that is too long": (too_long, ("limits", "command-limits", E)),
    "no token": (change(DISCORD_TOKEN=None), ("token", "token-missing", E)),
    "a token in two lines": (change(DISCORD_TOKEN="a b\nc"), ("token", "token-refused", E)),
    "a token of yesterday": (refused("*", 401), ("token", "token-refused", E)),
    "an outage of Discord": (refused("*", 503), UNREACHABLE),
    "an outage in the middle": (refused(f"/guilds/{GUILD}/channels", 500), UNREACHABLE),
    "a page to log in": (remote_is(page="<html>Log in</html>"), UNREACHABLE),
    "a Discord that says nothing": (remote_is(silent=True), UNREACHABLE),
    "too many calls": (refused("*", 429), ("discord", "discord-limited", W)),
    "a clock that is late": (remote_is(ahead=120.0), ("clock", "clock", W)),
    "a clock that is early": (remote_is(ahead=-HOUR), ("clock", "clock", E)),
    "an address for interactions": (
        application(interactions_endpoint_url="https://example.org"),
        ("application", "application-endpoint", E),
    ),
    "a code grant": (
        application(bot_require_code_grant=True),
        ("application", "application-code-grant", E),
    ),
    "no servers": (
        application(integration_types_config={}),
        ("application", "application-guild-install", E),
    ),
    "people who install it for themselves": (
        application(integration_types_config={"0": {}, "1": {}}),
        ("application", "application-user-install", W),
    ),
    "an intent too many": (application(flags=1 << 19), ("intents", "intents-unneeded", W)),
    "an intent too few": (asks_for_members, ("intents", "intents-lacking", E)),
    "a command that is missing": (without, ("commands", "commands-missing", E)),
    "an old command": (outdated, ("commands", "commands-outdated", W)),
    "a command that is offered elsewhere": (everywhere, ("commands", "commands-outdated", W)),
    "a foreign command": (surplus, ("commands", "commands-foreign", W)),
    "commands twice": (twice, ("commands", "commands-twice", W)),
    "no commands for development": (
        both(for_development, remote_is(guild_commands=[])),
        ("commands", "commands-missing", E),
    ),
    "a server without the bot": (asked_for(99), ("servers", "server-absent", E)),
    "no such server for development": (
        change(dev_guild=99),
        ("servers", "dev-guild-absent", E),
    ),
    **{
        f"no {name}": (denied(GAMES, name), ("permissions", f"permission-{name}", level))
        for name, level in {
            "view_channel": E,
            "send_messages": E,
            "send_messages_in_threads": E,
            "read_message_history": E,
            "create_public_threads": W,
            "create_private_threads": W,
            "attach_files": W,
            "embed_links": W,
        }.items()
    },
    "no pictures in a chosen channel": (
        denied(CHAT, "attach_files"),
        ("permissions", "permission-attach_files", W),
    ),
    "dates of a league that are no events": (
        sql(f"INSERT INTO league_calendar VALUES (1, {GUILD}, 1, 0, 0, NULL)"),
        ("permissions", "permission-create_events", W),
    ),
    "no pictures anywhere": (nowhere, ("permissions", "permission-attach_files", W)),
    "a locked thread": (locked, ("permissions", "thread-locked", E)),
    "a thread without the bot": (
        refused(f"/channels/{THREAD}", 403),
        ("permissions", "thread-closed", E),
    ),
    "a deleted thread": (
        refused(f"/channels/{THREAD}", 404),
        ("permissions", "thread-gone", W),
    ),
    "a chosen channel that is gone": (no_channel, ("permissions", "channel-gone", W)),
    "the channel of a followed season that is gone": (
        sql(follow(4711)),
        ("permissions", "channel-gone", W),
    ),
    "a table's channel that is gone": (lost_channel, ("permissions", "channel-gone", E)),
    "a time-out": (time_out, ("permissions", "time-out", E)),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_is_found_and_only_that_one(fault: str, stage: Stage) -> None:
    plant, expected = FAULTS[fault]
    plant(stage)
    if stage.discord.silent:
        stage.patch.setattr(remote, "PATIENCE", 0.05)
    results = stage.examine()
    assert found(results) == [expected], report.as_text(results, 80)
    for result in results:
        for finding in result.findings or ():
            assert finding.what and finding.where and finding.do
            assert SECRET not in repr(finding)


def test_commands_for_development_are_on_one_server_alone(stage: Stage) -> None:
    for_development(stage)
    assert found(stage.examine()) == []


@pytest.mark.parametrize("age", [30.0, 900.0])
def test_a_bot_that_has_just_started_gets_its_time(stage: Stage, age: float) -> None:
    stage.beat(pulse=2 * HOUR)
    post("due", time.time() - HOUR)(stage)
    stage.sql(TIMER, f"UPDATE lease SET since = {time.time() - age}")
    codes = [code for _, code, _ in found(stage.examine())]
    assert codes == (["not-linked"] if age > UNLINKED else [])


def told(stage: Stage, code: str) -> str:
    results = stage.examine()
    assert [one for _, one, _ in found(results)] == [code]
    (finding,) = [one for result in results for one in result.findings or ()]
    return finding.what


def pulses(stage: Stage, *ages: float) -> None:
    """Set for each shard the seconds since it was linked."""
    stage.sql("DELETE FROM pulse")
    for shard, age in enumerate(ages):
        stage.sql(f"INSERT INTO pulse VALUES ({shard}, {len(ages)}, {time.time() - age}, 1)")


def test_shards_that_have_no_link_are_named(stage: Stage) -> None:
    pulses(stage, 0.0, HOUR, 0.0, HOUR)
    said = told(stage, "shards-not-linked")
    assert "Without a link: shards 1, 3." in said and f"process {os.getpid()}" in said


def share(stage: Stage, *parts: tuple[str, float]) -> None:
    """Give shards to processes, with the seconds since their last sign of life."""
    with closing(sqlite3.connect(stage.database)) as connection, connection:
        for number, (text, age) in enumerate(parts):
            shard_range, process = (
                ShardRange.parse(text),
                Process(f"p{number}", number, "there", "1"),
            )
            lease.take(connection, process, time.time() - age, shard_range)
        connection.execute("UPDATE lease SET since = 0")


def test_processes_that_share_the_shards(stage: Stage) -> None:
    pulses(stage, 0.0, 0.0, 0.0, 0.0)
    share(stage, ("0-1/4", 0.0), ("2-3/4", 5.0))
    assert found(stage.examine()) == []
    share(stage, ("2-3/4", 300.0))
    assert "process 0 on there) holds the database" in told(stage, "lease-silent")
    share(stage, ("2-3/4", 0.0))
    pulses(stage, 0.0, 0.0, 0.0, HOUR)
    assert "Without a link: shard 3." in told(stage, "shards-not-linked")
    stage.sql("UPDATE lease SET ended_at = beat_at WHERE shard > 1")
    assert "Of 4 shards no process has shards 2, 3:" in told(stage, "shards-unserved")
    stage.sql("DELETE FROM lease WHERE shard > 1")
    assert "Of 4 shards no process has shards 2, 3:" in told(stage, "shards-unserved")


def test_a_post_that_got_out_after_all(stage: Stage) -> None:
    post("failed", 0.0)(stage)
    post("done", 0.0)(stage)
    assert found(stage.examine()) == []


def test_a_server_that_is_asked_for_is_looked_at_alone(stage: Stage) -> None:
    stage.patch.setattr(remote, "MOST_SERVERS", 0)
    assert found(stage.examine()) == [("servers", "servers-left-out", OK)]
    assert not any("/channels" in path for path in stage.discord.asked)
    stage.guild_id = GUILD
    stage.discord.deny(GAMES, "attach_files")
    assert [code for _, code, _ in found(stage.examine())] == ["permission-attach_files"]


def test_a_large_file_is_read_as_far_as_time_allows(stage: Stage) -> None:
    stage.patch.setattr(stored, "PATIENCE", -1.0)
    stage.patch.setattr(checkup, "_STEPS", 1)
    assert found(stage.examine()) == [("integrity", "integrity-unfinished", OK)]
    assert worst(stage.examine()) is Level.OK


@pytest.mark.parametrize(
    ("version", "may"),
    [
        *(((3, 6, 23), False), ((3, 7, 0), True), ((3, 40, 1), True), ((3, 44, 5), True)),
        *(((3, 44, 6), False), ((3, 45, 0), True), ((3, 50, 6), True), ((3, 50, 7), False)),
        *(((3, 51, 0), True), ((3, 51, 2), True), ((3, 51, 3), False), ((3, 53, 0), False)),
    ],
)
def test_versions_of_sqlite(version: tuple[int, ...], may: bool) -> None:
    assert may_lose_commits(version) == may


def test_the_sqlite_of_the_system_is_no_fault(stage: Stage) -> None:
    """An operator cannot change it, and the bot has one connection that writes."""
    stage.machine.sqlite = (3, 40, 1)
    results = stage.examine()
    assert found(results) == [("sqlite", "sqlite-race", OK)]
    assert worst(results) is Level.OK
    assert report.as_text(results, 80).endswith("All is well.")


def test_nothing_is_changed(stage: Stage) -> None:
    """Not even a checkpoint, and no lock where none was."""
    stage.runs = False
    held = {path: path.read_bytes() for path in stage.folder.rglob("*") if path.is_file()}
    stage.examine()
    found_then = {path: path.read_bytes() for path in stage.folder.rglob("*") if path.is_file()}
    assert {p: b for p, b in found_then.items() if not p.name.endswith("-shm")} == held


def test_the_command_as_somebody_types_it(stage: Stage, capsys: pytest.CaptureFixture[str]) -> None:
    """The real program and the real machine; Discord is out of reach, and a setting is misspelt."""
    stage.patch.setattr(Route, "BASE", "http://127.0.0.1:9")
    for name, value in {
        "DISCORD_TOKEN": SECRET,
        "BOT_DATABASE": str(stage.database),
        "BOT_BACKUP_FOLDER": str(stage.backups),
        "BOT_DATABSE": "x",
    }.items():
        stage.patch.setenv(name, value)
    with hold(stage.database):
        assert cli.main(["doctor", "--json"]) == 2
    printed = capsys.readouterr()
    told = json.loads(printed.out)
    assert list(told) == ["format", "version", "exit", "checks", "findings"] and not printed.err
    assert list(told["checks"]) == [check.name for check in CHECKS]
    assert {told["checks"][name] for name in ("limits", "files", "integrity", "backup")} == {"ok"}
    assert {told["checks"][name] for name in ("commands", "permissions", "clock")} == {"unknown"}
    codes = {finding["code"] for finding in told["findings"]}
    assert (
        {"settings-unknown", "discord-unreachable"}
        <= codes
        <= {
            *(
                "settings-unknown",
                "discord-unreachable",
                "sqlite-race",
                "disk-low",
                "drawing-memory",
            )
        }
    )
    assert all(
        set(one) == {"check", "code", "level", "what", "where", "do"} for one in told["findings"]
    )
    assert SECRET not in printed.out


def test_the_smallest_machine_is_told_of(stage: Stage) -> None:
    stage.machine.processors, stage.machine.memory = 1, 512 << 20
    (found,) = next(one for one in stage.examine() if one.check == "drawing").findings or ()
    assert (found.code, found.level) == ("drawing-alone", Level.OK)
    assert "draws by itself" in found.what and "67 MB of pictures" in found.what


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [("BOT_LANGUAGE", "klingon", "BOT_LANGUAGE"), ("BOT_AMERIGO_DATA", "no.toml", "no.toml")],
)
def test_settings_that_cannot_be_used(
    stage: Stage, capsys: pytest.CaptureFixture[str], name: str, value: str, says: str
) -> None:
    stage.patch.setenv(name, value)
    stage.patch.setenv("COLUMNS", "44")
    assert cli.main(["doctor"]) == 2
    printed = capsys.readouterr()
    assert says in printed.out and "1 error." in printed.out and not printed.err
    assert "Not checked: sqlite, files" in printed.out
    assert max(map(len, printed.out.splitlines())) <= 44
