"""Reasons why the bot cannot start, in one sentence each, with the right exit code."""

from __future__ import annotations

import json
import logging
import re
import subprocess
import sys
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from aiohttp import web
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot import cli
from bot.cli.compose import serve_discord
from bot.client.app import GamesBot
from bot.operations.discord_errors import FAULTS, explain
from bot.runtime.settings import Settings, load, variables
from tests.empty_database import put_database

ROOT = Path(__file__).parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789ab"
ID = "123456789012345678"
QUICK = ["selfplay", "puerto_rico"]
"""A command that needs nothing but settings."""
_LOGGED = re.compile(r"[\d-]+ [\d:]+ (INFO|WARNING) ")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An empty folder; and no handler of ours stays behind."""
    monkeypatch.chdir(tmp_path)
    root = logging.getLogger()
    handlers = root.handlers[:]
    yield
    root.handlers[:] = handlers


def sentence(capsys: pytest.CaptureFixture[str]) -> str:
    """Return the one line that was said in the end."""
    out, err = capsys.readouterr()
    assert not out and "Traceback" not in err, err
    lines = [line for line in err.splitlines() if not _LOGGED.match(line)]
    assert len(lines) == 1, err
    assert TOKEN not in err
    return lines[0]


@pytest.mark.parametrize(
    ("name", "value", "setting"),
    [
        ("DISCORD_TOKEN", TOKEN, "token"),
        ("BOT_DATABASE", "games.sqlite", "database"),
        ("BOT_PREVIEW_DATABASE", "local games.sqlite", "preview_database"),
        ("BOT_DATABASE", "postgresql://bot@db.example.org/games", "database"),
        ("BOT_BACKUP_FOLDER", "backups", "backup_folder"),
        ("BOT_AMERIGO_DATA", "data.toml", "amerigo_data"),
        ("BOT_BACKUP_KEEP", "9", "backup_keep"),
        ("BOT_DEV_GUILD", ID, "dev_guild"),
        ("BOT_LOG_LEVEL", "debug", "log_level"),
        ("BOT_WEB_URL", "https://games.example.org", "web_url"),
        ("BOT_WEB_HOST", "0.0.0.0", "web_host"),
        ("BOT_METRICS_HOST", "::1", "metrics_host"),
        ("BOT_WEB_PROXIES", "10.0.0.1,10.0.0.2", "web_proxies"),
        ("BOT_OUTGOING_HOSTS", "hooks.example.org,*.example.net:8443", "outgoing_hosts"),
        ("BOT_PUSH_CONTACT", "mailto:olga@example.org", "push_contact"),
        ("BOT_PUSH_CONTACT", "https://example.org/contact", "push_contact"),
        ("BOT_SMTP_HOST", "smtp.example.org", "smtp_host"),
        ("BOT_SMTP_USER", "olga", "smtp_user"),
        ("BOT_SMTP_FROM", "games@example.org", "smtp_from"),
        ("BOT_SMTP_SECURITY", "tls", "smtp_security"),
        ("BOT_BACKUP_FOLDER", "", "backup_folder"),
        ("BOT_DATABASE", "", "database"),
    ],
)
def test_a_line_of_windows_is_the_same_value(
    name: str, value: str, setting: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(name, value)
    plain = getattr(load(), setting)
    monkeypatch.setenv(name, f" {value}\r")
    assert getattr(load(), setting) == plain
    monkeypatch.delenv(name)
    (tmp_path / ".env").write_bytes(f"{name}='{value}\r'\r\n".encode())
    assert getattr(load(), setting) == plain


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("BOT_LOG_LEVEL", "loud", "allowed are DEBUG, INFO, WARNING, ERROR"),
        ("BOT_LOG_FORMAT", "xml", "allowed are text, json"),
        ("BOT_LANGUAGE", "klingon", "allowed is the code of a language"),
        ("BOT_EMOJIS", "maybe", "allowed are on, off"),
        ("BOT_DEV_GUILD", "my server", "allowed is the id of a server"),
        ("BOT_DEV_GUILD", "9" * 40, "allowed is the id of a server"),
        ("BOT_DEV_GUILD", TOKEN, "allowed is the id of a server"),
        ("BOT_PREVIEW_PORT", "99999", "allowed is a whole number from 0 to 65535"),
        ("BOT_BACKUP_KEEP", "0", "allowed is a whole number from 1 on"),
        ("BOT_KEEP_FINISHED", "a week", "allowed is a whole number from 1 on"),
        ("BOT_WEB_URL", "tables.example.org", "allowed is the address under which browsers"),
        ("BOT_WEB_URL", "https://games.example.org/?a=1", "allowed is the address under which"),
        ("BOT_WEB_URL", "https://[::1", "allowed is the address under which browsers"),
        ("BOT_WEB_PROXIES", "caddy", "allowed are addresses or networks of proxies"),
        ("BOT_OUTGOING_HOSTS", "10.0.0.1", "allowed are names of hosts"),
        ("BOT_OUTGOING_HOSTS", "http://hooks.example.org", "allowed are names of hosts"),
        ("BOT_PUSH_CONTACT", "olga@example.org", "allowed is an address under which operators"),
        ("BOT_PUSH_CONTACT", "mailto:Olga <olga@example.org>", "allowed is an address under which"),
        ("BOT_PUSH_CONTACT", "https://localhost", "allowed is an address under which operators"),
        ("BOT_SMTP_HOST", "smtp.example.org:587", "allowed is the name of a mail server"),
        ("BOT_SMTP_SECURITY", "ssl", "allowed are starttls, tls, none"),
        ("BOT_SMTP_SECURITY", "none", "allowed are starttls and tls; without"),
        ("BOT_SMTP_PORT", "0", "allowed is a whole number from 1 to 65535"),
        ("BOT_SMTP_FROM", "Olga <olga@example.org>", "allowed is the address that mails come from"),
        ("BOT_WEB_PORT", "https", "allowed is a whole number from 0 to 65535"),
    ],
)
@pytest.mark.parametrize("where", ["in the environment", "in .env"])
def test_a_wrong_setting_is_named_as_it_is_written(
    name: str,
    value: str,
    allowed: str,
    where: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if where == "in .env":
        Path(".env").write_text(f"{name}={value}\n")
    else:
        monkeypatch.setenv(name, value)
    assert cli.main(["run"]) == cli.USAGE
    said = sentence(capsys)
    assert f"{name} ({where}): {allowed}" in said and value not in said.replace(TOKEN, "")


def test_all_wrong_settings_are_named_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    Path(".env").write_text("BOT_LOG_LEVEL=loud\nBOT_PREVIEW_PORT=-1\nBOT_LANGUAGE=French\n")
    assert cli.main(["run"]) == cli.USAGE
    said = sentence(capsys)
    assert all(name in said for name in ("BOT_LOG_LEVEL", "BOT_PREVIEW_PORT", "BOT_LANGUAGE"))


def test_what_is_clear_is_taken_in_any_case(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("BOT_LOG_LEVEL=info\nBOT_LANGUAGE= DE \nbot_log_format=Json\n")
    settings = Settings()
    assert (settings.log_level, settings.language, settings.log_format) == ("INFO", "de", "json")


def test_a_mark_of_the_editor_hides_no_setting() -> None:
    Path(".env").write_bytes("\ufeffDISCORD_TOKEN=secret\r\nBOT_BACKUP_KEEP=3\r\n".encode())
    settings = Settings()
    assert (settings.token, settings.backup_keep) == ("secret", 3)


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("BOT_BACKUP_FOLDR", "BOT_BACKUP_FOLDER"),
        ("BOT_DATABSE", "BOT_DATABASE"),
        ("BOT_LOGLEVEL", "BOT_LOG_LEVEL"),
        ("BOT_TOKEN", "DISCORD_TOKEN"),
        ("BOT_PORT", "BOT_WEB_PORT"),
    ],
)
def test_a_misspelt_setting_gets_the_nearest_one(
    name: str,
    nearest: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """In our own file it is a mistake; in the environment it may be another program's."""
    said = f"{name} is no setting of this bot; the nearest is {nearest}."
    with monkeypatch.context() as patch:
        patch.setenv(name, "1")
        assert cli.main(QUICK) == 0
    assert caplog.messages == [f"Environment: {said}"]
    capsys.readouterr()
    Path(".env").write_text(f"{name}=1\nSOMETHING_ELSE=1\n")
    assert cli.main(QUICK) == cli.USAGE
    assert sentence(capsys).endswith(said)


def test_known_settings_raise_no_doubt(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    Path(".env").write_text("".join(f"{name}=\n" for name in variables()))
    monkeypatch.setenv("BOT_BACKUP_KEEP", "3")
    assert cli.main(QUICK) == 0
    assert not capsys.readouterr().err and not caplog.messages


@pytest.mark.parametrize("data", [b"\xff\xfeD\x00I\x00", b"BOT_DATABASE=\xe4.sqlite\n"])
def test_a_file_that_is_no_text(data: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    Path(".env").write_bytes(data)
    assert cli.main(["run"]) == cli.USAGE
    assert f"{Path('.env').absolute()} cannot be read" in sentence(capsys)


@pytest.mark.parametrize("file", [None, "BOT_LANGUAGE=en\n"])
def test_without_a_token_it_says_where_it_looked(
    file: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    if file is not None:
        Path(".env").write_text(file)
    # A folder cannot be the database: nothing is served.
    Path("tables").mkdir()
    assert cli.main(["preview", "--database", "tables"]) == cli.FAILED
    first = capsys.readouterr().out.splitlines()[0]
    assert first.startswith("This is the local table on this computer, not Discord.")
    where = "nor in" if file else "and no file"
    assert f"no DISCORD_TOKEN in the environment, {where} {Path('.env').absolute()}." in first


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        (".", "is a folder: the database is a file"),
        ("missing/games.sqlite", "folder missing for the database does not exist"),
        ("readonly.sqlite", "this user must be allowed"),
        ("n" * 300, "cannot be used: file name too long"),
    ],
)
def test_a_place_where_no_database_can_be(
    path: str, reason: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # A link to where nobody may write, root neither.
    Path("readonly.sqlite").symlink_to("/sys/kernel/games.sqlite")
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("BOT_DATABASE", path)
    assert cli.main([]) == cli.FAILED
    assert reason in sentence(capsys).lower()


def test_a_line_that_is_no_setting_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    Path(".env").write_text("# mine\n\nBOT_LANGUAGE=de\nwhat is this?\nexport A='b # c'\n")
    assert cli.main(["run"]) == cli.USAGE
    assert sentence(capsys).startswith(f"{Path('.env').absolute()}: line 4 cannot be read")


def closed(code: int) -> discord.ConnectionClosed:
    socket: Any = SimpleNamespace(close_code=code)
    return discord.ConnectionClosed(socket, shard_id=None, code=code)


def answered(status: int, text: str = "") -> discord.HTTPException:
    kinds = {403: discord.Forbidden, 503: discord.DiscordServerError}
    response: Any = SimpleNamespace(status=status, reason="")
    return kinds.get(status, discord.HTTPException)(response, text)


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (closed(4004), "(4004): it does not accept the token in DISCORD_TOKEN any more"),
        (closed(4011), "(4011): the bot is on too many servers"),
        (closed(4012), "Install a newer version"),
        (discord.PrivilegedIntentsRequired(None), "(4014): the application may not use an intent"),
        (closed(4999), "closed the connection (4999)"),
        (answered(429), "asks this computer to wait"),
        (discord.RateLimited(3600.0), "asks this computer to wait"),
        (answered(503, "<html>\nupstream\n</html>"), "itself has a fault right now (503)"),
        (answered(403, "Missing\nAccess"), "refuses a request"),
        (discord.GatewayNotFound(), "refuses a request"),
        (TimeoutError(), "cannot be reached (TimeoutError)"),
        (ConnectionResetError(104, "reset"), "cannot be reached"),
    ],
)
def test_discord_does_not_let_the_bot_in(
    error: Exception, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def refuse(_bot: GamesBot, _token: str) -> None:
        raise error

    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setattr(GamesBot, "start", refuse)
    assert cli.main(["run"]) == cli.FAILED
    assert told in sentence(capsys)


@pytest.mark.parametrize("token", ["zwei\nzeilen", "tökén", "a b"])
def test_what_can_be_no_token_is_not_sent(
    token: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    assert cli.main(["run"]) == cli.FAILED
    assert "does not accept the token" in sentence(capsys)
    assert not Path("boardgames.sqlite").exists()


class Door:
    """A server in Discord's place that lets the bot in as far as the test says."""

    def __init__(self, login: int, close: int) -> None:
        self.login, self.close = login, close

    async def rest(self, request: web.Request) -> web.Response:
        if self.login != 200:
            return web.Response(text="<html>\nno\n</html>", status=self.login)
        url = f"ws://{request.host}/ws"
        limit = {"total": 9, "remaining": 9, "reset_after": 0, "max_concurrency": 1}
        owner = {"id": ID, "username": "owner", "discriminator": "0", "avatar": None}
        answers: dict[str, Any] = {
            "/users/@me": {**owner, "username": "bot"},
            "/oauth2/applications/@me": {
                "id": ID,
                "name": "bot",
                "description": "",
                "icon": None,
                "owner": owner,
                "bot_public": True,
                "bot_require_code_grant": False,
                "verify_key": "",
            },
            "/gateway/bot": {"url": url, "shards": 1, "session_start_limit": limit},
        }
        body = json.dumps(answers.get(request.path, [])).encode()
        return web.Response(body=body, content_type="application/json")

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41250}, "t": None, "s": None})
        await socket.receive()
        await socket.close(code=self.close)
        return socket


@pytest.mark.parametrize(
    ("login", "close", "told"),
    [
        (401, 0, "does not accept the token"),
        (429, 0, "asks this computer to wait"),
        (503, 0, "itself has a fault right now (503)"),
        (200, 4004, "closed the connection (4004)"),
        (200, 4014, "closed the connection (4014)"),
        (200, 0, "cannot be reached"),
    ],
)
async def test_over_the_wire(
    login: int, close: int, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    door, app = Door(login, close), web.Application()
    app.router.add_get("/ws", door.gateway)
    app.router.add_route("*", "/{path:.*}", door.rest)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{port}")
    gateway = URL(f"ws://127.0.0.1:{port if close else 1}/ws")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
    settings = Settings(database=put_database(tmp_path / "games.sqlite"), DISCORD_TOKEN=TOKEN)
    try:
        with pytest.raises(FAULTS) as caught:
            await serve_discord(settings)
    finally:
        await runner.cleanup()
    assert told in explain(caught.value)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["preview", "--port", "mine"], "a port is a number from 0 to 65535"),
        (["preview", "--port", "-1"], "a port is a number from 0 to 65535"),
    ],
)
def test_a_number_that_is_none(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        cli.main(words)
    assert capsys.readouterr().err.endswith(f": {said}\n")


MISTAKES = (
    ("weights", "coin", None, "{whole}: coin is missing."),
    ("weights", "coin", '"cion": 1', "{line}: puerto_rico has no weight 'cion'."),
    ("weights", "coin", '"coin": 1e999', "{line}: coin is inf, not a finite number."),
    ("weights", "coin", '"coin": -1.5', "{line}: coin is -1.5, below 0."),
    ("weights", "game", '"game": "go"', "2: game is 'go'; these are weights of 'puerto_rico'."),
    ("value", "turn", None, "{whole}: turn is missing."),
    ("value", "turn", '"trun": 1', "{line}: puerto_rico has no value 'trun'."),
    ("value", "turn", '"turn": NaN', "{line}: turn is nan, not a finite number."),
    ("value", "spread", '"spread": -4', "{line}: spread is -4, not above 0."),
    ("value", "game", '"game": "go"', "2: game is 'go'; these are values of 'puerto_rico'."),
)
"""The kind of a house bot's file, a field, what stands there instead, and what the bot says."""

STARTS = """
import json, sys
from pathlib import Path
from bot.__main__ import main

sys.argv[1:] = ["run"]
for files in json.load(sys.stdin):
    for file, text in files.items():
        Path(file).write_text(text)
    assert main() == 2, "no service manager is to try again"
"""
"""Starts the bot with one state of the files after the other; what a start imported stays."""


def test_a_mistake_in_a_file_of_a_house_bot_keeps_the_bot_from_starting(tmp_path: Path) -> None:
    own = Path("bot/house_bots/puerto_rico")
    files = {"weights": own / "weights.json", "value": own / "value_3_none.json"}
    linked(tmp_path, own, [file.name for file in files.values()])
    texts = {kind: (ROOT / file).read_text() for kind, file in files.items()}
    states, said = [], []
    for kind, field, instead, sentence in MISTAKES:
        lines = texts[kind].splitlines()
        line, whole = (_line(lines, one) for one in (field, kind))
        lines[line - 1 : line] = [] if instead is None else [f"{instead},"]
        state = {**texts, kind: "\n".join(lines)}
        states.append({str(file): state[one] for one, file in files.items()})
        said.append(f"{files[kind]}, line {sentence.format(line=line, whole=whole)}")
    command = [sys.executable, "-c", STARTS]
    feed = json.dumps(states)
    done = subprocess.run(command, input=feed, capture_output=True, text=True, cwd=tmp_path)
    assert done.stderr.replace(f"{tmp_path}/", "").splitlines() == said
    assert (done.stdout, done.returncode) == ("", 0)


def _line(lines: Sequence[str], field: str) -> int:
    """Return on which line a field stands, from 1."""
    return 1 + next(n for n, line in enumerate(lines) if f'"{field}": ' in line)


def linked(folder: Path, own: Path, but: Collection[str]) -> None:
    """Lay out the bot under a folder, as links to what it is made of, but for some files."""
    here = Path()
    for part in own.parts:
        here /= part
        (folder / here).mkdir()
        for path in (ROOT / here).iterdir():
            if path.name not in (*own.parts, *but):
                (folder / here / path.name).symlink_to(path)
