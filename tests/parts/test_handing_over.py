"""A click that comes to one process of the operating system, about a table that another one has."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from discord.utils import time_snowflake

from bot.host.core.api import Person
from bot.locales import Words
from bot.runtime.database_url import DatabaseUrl
from bot.store.postgres.session import Session
from bot.store.postgres.sharing import is_owned
from tests.host.playing import open_host, open_table
from tests.operations.test_shards import ID, SHARDS, Sockets, served, until
from tests.postgresql import Server, name_of
from tests.test_one_bot import Running, started
from tests.tools.chaos.taps import free_port

SHARD = SHARDS // 2
"""The first one of the second process."""
DEFERRED = (5, 6)
"""Types of a first answer that says only that one will come."""
NOTHING = {"type": DEFERRED[0]}
"""Stands for the answer to a click before one has come: the person sees the bot think."""
ELSEWHERE = Words("en")("error-elsewhere")
MAY_COUNT = Words("en")("error-elsewhere-after")
LATE = (ELSEWHERE, MAY_COUNT, Words("en")("error-stale-prompt"))
"""Beginnings of answers where the owner is too busy to take a click in time, or to answer it.

That it took one in time and moved, but was too late to say so, makes the next click out of date.
"""
PERHAPS, NOT_TAKEN, STALE = 202, 422, 409
"""The same of pages, by status."""
_MESSAGE: dict[str, Any] = {
    "id": "6",
    "channel_id": "5",
    "author": {"id": ID, "username": "bot", "discriminator": "0", "avatar": None},
    "type": 0,
    "flags": 0,
    "timestamp": "2026-01-01T00:00:00+00:00",
    "edited_timestamp": None,
    "content": "",
    "tts": False,
    "mentions": [],
    "mention_roles": [],
    "mention_everyone": False,
    "pinned": False,
    "attachments": [],
    "embeds": [],
    "components": [],
}
TAKEN = {"code": 40060, "message": "Interaction has already been acknowledged."}


class Clicked(Sockets):
    """Discord that brings direct messages to shard 0, and takes the first answer to each click.

    Nobody may post there.
    """

    def __init__(self) -> None:
        super().__init__()
        self.answers: dict[str, Any] = {}
        """By the number of a click; a deferral makes room for what follows it."""
        self.refused: list[str] = []

    async def rest(self, request: web.Request) -> web.Response:
        if request.method == "POST" and request.path.endswith("/messages"):
            return answered({}, status=403)
        if request.path.startswith("/webhooks/") and request.method in ("POST", "PATCH"):
            number = request.path.split("/")[3]
            self.answers[number] = await said(request)
            return answered({**_MESSAGE, "id": number})
        if not request.path.endswith("/callback"):
            return await super().rest(request)
        number, answer = request.path.split("/")[2], await said(request)
        if number in self.answers:
            self.refused.append(number)
            return answered(TAKEN, status=400)
        self.answers[number] = answer
        return answered({"interaction": {"id": number, "type": 3}})

    async def click(self, user_id: int, custom_id: str) -> str:
        """Click a button of the bot's direct message; return the click's number."""
        number, now = str(time_snowflake(datetime.now(UTC))), datetime.now(UTC).isoformat()
        person = {"id": str(user_id), "username": "anna", "discriminator": "0", "avatar": None}
        button = {"type": 2, "style": 2, "label": "press", "custom_id": custom_id}
        row = {"type": 1, "components": [button]}
        message = {**_MESSAGE, "timestamp": now, "components": [row]}
        payload = {
            "id": number,
            "application_id": ID,
            "type": 3,
            "token": number,
            "version": 1,
            "channel_id": "5",
            "channel": {"id": "5", "type": 1},
            "user": person,
            "message": message,
            "locale": "en-US",
            "entitlements": [],
            "context": 1,
            "authorizing_integration_owners": {},
            "app_permissions": "0",
            "attachment_size_limit": 0,
            "data": {"custom_id": custom_id, "component_type": 2},
        }
        await self.say(self.sockets[0], "INTERACTION_CREATE", payload, 2)
        return number

    async def text(self, number: str) -> str:
        """Return all that the answer to a click says, once it says something."""
        await until(lambda: self.answers.get(number, NOTHING).get("type") not in DEFERRED)
        return "\n".join(contents(self.answers[number]))


def answered(data: Any, status: int = 200) -> web.Response:
    """Return an answer as Discord sends it: discord.py reads no JSON whose charset is named."""
    body = json.dumps(data).encode()
    return web.Response(body=body, status=status, content_type="application/json")


async def said(request: web.Request) -> Any:
    """Return an answer, with pictures or without."""
    if request.content_type == "application/json":
        return await request.json()
    form = await request.post()
    return json.loads(str(form["payload_json"]))


def contents(part: Any) -> Iterator[str]:
    """Yield the texts in an answer, however deep."""
    if isinstance(part, dict):
        if isinstance(part.get("content"), str):
            yield part["content"]
        part = [*part.values()]
    for one in part if isinstance(part, list) else ():
        yield from contents(one)


async def put_table(database: DatabaseUrl) -> tuple[int, int, list[str]]:
    """Start a table of the second process; return it, who is up, and buttons of two moves."""
    host = await open_host(database)
    table = await open_table(host, seats=3, guild_id=SHARD << 22)
    position = await host.tables.position(table.id)
    await host.close()
    seat = position.decisions[0].seat
    buttons = [f"mv:{table.id}:{position.asked[seat]}:{index}" for index in range(2)]
    return table.id, position.table.chairs[seat].user_id or 0, buttons


async def put_browsers(database: DatabaseUrl, table_id: int) -> dict[int, tuple[str, str]]:
    """Pair a browser with everybody; return its cookie, and the path of their page at a table."""
    host, browsers = await open_host(database), dict[int, tuple[str, str]]()
    for chair in (await host.tables.get(table_id)).chairs:
        person = Person(chair.user_id or 0, chair.name)
        new = await host.pairings.pair(await host.pairings.code(person), "a browser")
        assert new is not None
        path = f"/t/{await host.links.token(table_id, person.id)}"
        browsers[person.id] = f"play={new.secret}", path
    await host.close()
    return browsers


class Stored:
    """The stored state of a table, read beside the processes that change it."""

    def __init__(self, server: Server, database: DatabaseUrl, table_id: int) -> None:
        self._server, self._name, self._table_id = server, name_of(database), table_id

    @property
    def version(self) -> int:
        """Return how many moves were made."""
        asked = f"SELECT version FROM game WHERE id = {self._table_id}"
        return int(str(self._server.execute(asked, self._name)[0][0]))

    @property
    def question(self) -> tuple[int, int]:
        """Return who is asked, and since which version."""
        asked = "SELECT user_id, asked FROM seat WHERE asked IS NOT NULL AND game_id ="
        rows = self._server.execute(f"{asked} {self._table_id} ORDER BY seat", self._name)
        return int(str(rows[0][0])), int(str(rows[0][1]))


async def test_the_owner_answers_and_when_it_is_killed_who_clicks_hears_so_at_once(
    server: Server, database: DatabaseUrl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, person, buttons = await put_table(database)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("BOT_DATABASE", database.secret)
    for name in ("BOT_DRAWING_PROCESSES", "BOT_THINKERS"):
        monkeypatch.setenv(name, "0")
    stored, uncertain, discord = Stored(server, database, table_id), 0, Clicked()
    async with served(discord, monkeypatch) as port:
        with ExitStack() as stack:

            def start(name: str, part: str) -> Running:
                monkeypatch.setenv("BOT_SHARDS", part)
                given = ("-m", "tests.parts.connecting", port)
                return stack.enter_context(started(tmp_path / f"{name}.sqlite", *given))

            first = start("first", f"0-{SHARD - 1}/{SHARDS}")
            second = start("second", f"{SHARD}-{SHARDS - 1}/{SHARDS}")
            await until(lambda: discord.identified == dict.fromkeys(range(SHARDS), 1))
            number = await discord.click(person, buttons[0])
            while "Done" not in (text := await discord.text(number)):
                assert text.startswith(LATE), f"{text}\n{second.log.read_text()}"
                uncertain += text == MAY_COUNT
                asked, stamp = stored.question
                number = await discord.click(asked, f"mv:{table_id}:{stamp}:0")
            made = stored.version
            assert 1 <= made <= 1 + uncertain
            await until(lambda: number in discord.refused)
            late = first.log.read_text().count("did not take")
            second.kill()
            with closing(Session(database)) as session:
                await until(lambda: not is_owned(session, SHARD))
            number = await discord.click(person, buttons[1])
            assert await discord.text(number) == ELSEWHERE
            waited = first.log.read_text().count("did not take")
            assert waited == late, "nobody was waited for"
            assert stored.version == made


async def test_a_move_from_a_page_is_made_by_an_owner_that_has_no_pages(
    server: Server, database: DatabaseUrl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, _, _ = await put_table(database)
    browsers = await put_browsers(database, table_id)
    stored, uncertain = Stored(server, database, table_id), 0
    home = f"http://127.0.0.1:{free_port()}"
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("BOT_DATABASE", database.secret)
    for name in ("BOT_DRAWING_PROCESSES", "BOT_THINKERS"):
        monkeypatch.setenv(name, "0")

    async def move(
        session: aiohttp.ClientSession, person: int, stamp: int, index: int
    ) -> tuple[int, Any]:
        what, (cookie, path) = {"done": "move", "stamp": stamp, "index": index}, browsers[person]
        headers = {"Origin": home, "Cookie": cookie}
        async with session.post(f"{home}{path}/play", json=what, headers=headers) as answer:
            return answer.status, await answer.json()

    discord = Clicked()
    async with served(discord, monkeypatch) as port, aiohttp.ClientSession() as session:
        with ExitStack() as stack:

            def start(name: str, part: str) -> Running:
                monkeypatch.setenv("BOT_SHARDS", part)
                given = ("-m", "tests.parts.connecting", port)
                return stack.enter_context(started(tmp_path / f"{name}.sqlite", *given))

            second = start("second", f"{SHARD}-{SHARDS - 1}/{SHARDS}")
            monkeypatch.setenv("BOT_WEB_URL", home)
            monkeypatch.setenv("BOT_WEB_PORT", home.rpartition(":")[2])
            start("first", f"0-{SHARD - 1}/{SHARDS}")
            await until(lambda: discord.identified == dict.fromkeys(range(SHARDS), 1))
            asked = stored.question
            while (found := await move(session, *asked, 0))[0] != 200:
                status, now = found
                assert status in (PERHAPS, NOT_TAKEN) or (status == STALE and uncertain), now
                assert status != NOT_TAKEN or now["said"] == ELSEWHERE
                uncertain += status == PERHAPS
                asked = stored.question
            assert found[1]["said"].startswith("Done"), second.log.read_text()
            made = stored.version
            assert 1 <= made <= 1 + uncertain
            second.kill()
            with closing(Session(database)) as other:
                await until(lambda: not is_owned(other, SHARD))
            status, now = await move(session, *asked, 1)
            assert (status, now["said"]) == (NOT_TAKEN, ELSEWHERE)
    assert stored.version == made
