"""Many connections over real sockets, and when each may begin."""

from __future__ import annotations

import asyncio
import json
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from aiohttp import WSMsgType, web
from discord.gateway import DiscordWebSocket, KeepAliveHandler
from discord.http import Route
from yarl import URL

from bot.client.app import GamesBot
from bot.client.sharding import PAUSE, Advice, Identifying
from bot.host import Host
from bot.host.core.processes.shared import Sessions
from bot.operations.discord_errors import explain
from bot.runtime.database_url import DatabaseUrl
from bot.runtime.shard_range import ShardRange
from tests.catalogue import CATALOGUE
from tests.empty_database import put_database

ID = "1234567890"
SHARDS = 16
PATIENCE = 120.0


class Day:
    """A clock that sleeps by being set, and Discord's answers about sessions."""

    def __init__(self, *advices: Advice) -> None:
        self.now, self.advices, self.asked = 0.0, list(advices), 0

    async def ask(self) -> Advice:
        self.asked += 1
        return self.advices.pop(0) if len(self.advices) > 1 else self.advices[0]

    async def sleep(self, seconds: float) -> None:
        self.now += seconds

    def time(self) -> datetime:
        return datetime.fromtimestamp(self.now, UTC)

    def gate(self) -> Identifying:
        return Identifying(self.ask, self.sleep, lambda: self.now)


@pytest.mark.parametrize(("concurrency", "seconds"), [(1, 15 * PAUSE), (4, 3 * PAUSE), (16, 0)])
async def test_shards_of_one_bucket_begin_five_seconds_apart(
    concurrency: int, seconds: float
) -> None:
    day = Day(Advice(SHARDS, 1000, 0.0, concurrency))
    gate = day.gate()
    begun: dict[int, list[float]] = {}
    for shard_id in range(SHARDS):
        await gate.admit(shard_id)
        begun.setdefault(shard_id % concurrency, []).append(day.now)
    for times in begun.values():
        assert all(later - earlier >= PAUSE for earlier, later in pairwise(times))
    assert day.now <= seconds
    assert day.asked == 1


async def test_a_bot_alone_waits_for_nothing() -> None:
    day = Day(Advice(1, 999, 0.0, 1))
    await day.gate().admit(0)
    assert day.now == 0.0


async def test_sessions_that_are_used_up_are_waited_for_and_told(
    caplog: pytest.LogCaptureFixture,
) -> None:
    day = Day(Advice(2, 1, 60.0, 1), Advice(2, 0, 7200.0, 1), Advice(2, 1000, 86400.0, 1))
    gate = day.gate()
    await gate.admit(0)
    assert (day.now, caplog.text) == (0.0, "")
    await gate.admit(1)
    assert day.now >= 7200.0
    assert "begin no more sessions until" in caplog.text
    assert day.asked == 3


@pytest.mark.parametrize(("concurrency", "seconds"), [(1, 3 * PAUSE), (2, PAUSE)])
async def test_several_processes_stand_in_one_line_and_ask_discord_each_time(
    database: DatabaseUrl, concurrency: int, seconds: float
) -> None:
    day = Day(Advice(4, 1000, 0.0, concurrency))
    begun: dict[int, list[float]] = {}
    async with AsyncExitStack() as stack:
        hosts = [await Host.open(database, CATALOGUE, day.time) for _ in range(2)]
        for host in hosts:
            stack.push_async_callback(host.close)
        gates = [
            Identifying(day.ask, day.sleep, booking=Sessions(one._registry).book) for one in hosts
        ]
        for shard_id in range(4):
            await gates[shard_id % 2].admit(shard_id)
            begun.setdefault(shard_id % concurrency, []).append(day.now)
        # Whoever books and dies costs the next one a place.
        await Sessions(hosts[0]._registry).book(0, PAUSE)
        await gates[1].admit(0)
        begun[0].append(day.now - PAUSE)
    for times in begun.values():
        assert all(later - earlier >= PAUSE for earlier, later in pairwise(times))
    assert seconds <= begun[0][-2] < seconds + PAUSE
    assert day.asked == 5


@pytest.mark.parametrize(("shards", "told"), [(SHARDS, 0), (SHARDS // 2, 1)])
async def test_a_number_of_shards_that_is_too_small_by_now_is_told(
    database: DatabaseUrl,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    shards: int,
    told: int,
) -> None:
    async with served(Sockets(), monkeypatch):
        host = await Host.open(database, CATALOGUE, shard_range=ShardRange(0, 0, shards))
        bot = GamesBot(host, CATALOGUE, shards=shards)
        await bot.login("token")
        assert (await bot.identifying.advice()).shards == SHARDS
        await bot.close()
        await host.close()
    assert caplog.text.count(f"divides {shards} shards, and Discord recommends {SHARDS}") == told


async def test_a_shard_may_wait_for_its_turn_longer_than_to_connect(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await Host.open(put_database(tmp_path / "games.db"), CATALOGUE)
    bot = GamesBot(host, CATALOGUE, shards=SHARDS)
    seen: list[float | None] = []
    async with asyncio.timeout(PATIENCE) as limit:
        bot._limits[1] = limit

        async def admit(shard_id: int) -> None:
            seen.append(limit.when())

        monkeypatch.setattr(bot.identifying, "admit", admit)
        await bot.before_identify_hook(1)
        assert seen == [None] and limit.when() is not None
    await host.close()


class Sockets:
    """Discord with sixteen shards: each has a server, and a session that can be resumed."""

    def __init__(self) -> None:
        self.identified: Counter[int] = Counter()
        self.resumed: Counter[int] = Counter()
        self.refusals: Counter[int] = Counter()
        self.sockets: dict[int, web.WebSocketResponse] = {}
        self.gateway_status = 200
        self.synced = 0
        """The number of times the commands were sent to it."""

    async def rest(self, request: web.Request) -> web.Response:
        owner = {"id": ID, "username": "owner", "discriminator": "0", "avatar": None}
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": SHARDS}
        application = {"id": ID, "name": "bot", "description": "", "icon": None, "owner": owner}
        more = {"bot_public": True, "bot_require_code_grant": False, "verify_key": ""}
        answers: dict[str, Any] = {
            "/users/@me": {**owner, "username": "bot"},
            "/oauth2/applications/@me": {**application, **more},
            "/gateway/bot": {"url": "ws://x", "shards": SHARDS, "session_start_limit": limit},
        }
        self.synced += request.method == "PUT" and request.path.endswith("/commands")
        status = self.gateway_status if request.path == "/gateway/bot" else 200
        body = json.dumps(answers.get(request.path, [])).encode()
        return web.Response(body=body, status=status, content_type="application/json")

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41250}, "t": None, "s": None})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self.take(socket, json.loads(message.data))
        return socket

    async def take(self, socket: web.WebSocketResponse, frame: dict[str, Any]) -> None:
        if frame["op"] == 1:
            await socket.send_json({"op": 11})
        elif frame["op"] == 2:
            await self.identify(socket, *frame["d"]["shard"])
        elif frame["op"] == 6 and frame["d"]["session_id"] is None:
            await socket.send_json({"op": 9, "d": False})
        elif frame["op"] == 6:
            shard_id = int(frame["d"]["session_id"])
            self.resumed[shard_id] += 1
            self.sockets[shard_id] = socket
            await self.say(socket, "RESUMED", {}, 3)

    async def identify(self, socket: web.WebSocketResponse, shard_id: int, shards: int) -> None:
        assert shards == SHARDS
        self.identified[shard_id] += 1
        if self.refusals[shard_id] > 0:
            self.refusals[shard_id] -= 1
            await socket.close(code=4000)
            return
        self.sockets[shard_id] = socket
        guild = {"id": str(shard_id << 22), "unavailable": True}
        user = {"id": ID, "username": "bot", "discriminator": "0", "avatar": None}
        facts = {"v": 10, "session_id": str(shard_id), "shard": [shard_id, shards]}
        application = {"id": ID, "flags": 0}
        ready = {**facts, "user": user, "guilds": [guild], "application": application}
        await self.say(socket, "READY", {**ready, "resume_gateway_url": ""}, 1)

    async def say(
        self, socket: web.WebSocketResponse, name: str, data: dict[str, Any], number: int
    ) -> None:
        await socket.send_json({"op": 0, "t": name, "s": number, "d": data})


@asynccontextmanager
async def served(sockets: Sockets, patch: pytest.MonkeyPatch) -> AsyncIterator[int]:
    """Serve it for this process, and yield the port for others."""
    app = web.Application()
    app.router.add_get("/ws", sockets.gateway)
    app.router.add_route("*", "/{path:.*}", sockets.rest)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    patch.setattr(Route, "BASE", f"http://127.0.0.1:{port}")
    patch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(f"ws://127.0.0.1:{port}/ws"))
    # A shard that was refused at once comes again under the same name.
    patch.setattr("bot.client.sharding.PAUSE", 0.0)
    try:
        yield port
    finally:
        await runner.cleanup()


@asynccontextmanager
async def running(path: Path) -> AsyncIterator[GamesBot]:
    host = await Host.open(put_database(path), CATALOGUE)
    bot = GamesBot(host, CATALOGUE, shards=None)
    bot._connection.guild_ready_timeout = 0.05
    playing = asyncio.create_task(bot.start("token"))
    try:
        yield bot
    finally:
        await bot.close()
        with suppress(asyncio.CancelledError):
            await playing
        await host.close()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def test_all_shards_begin_though_one_is_refused_and_one_that_is_cut_off_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sockets = Sockets()
    sockets.refusals[3] = 1
    async with served(sockets, monkeypatch), running(tmp_path / "games.db") as bot:
        await until(lambda: bot.linked)
        assert bot.context.host.connectivity.shards == SHARDS
        assert {guild.id >> 22 for guild in bot.guilds} == {*range(SHARDS)}
        assert sockets.identified == {shard: 1 + (shard == 3) for shard in range(SHARDS)}
        lost: list[int] = []
        bot.add_listener(_noted(lost), "on_shard_disconnect")
        await sockets.sockets[5].close(code=4000)
        await until(lambda: sockets.resumed[5] == 1 and bot.linked)
        assert lost == [5]
        assert sockets.identified[5] == 1


async def test_a_shard_that_cannot_come_back_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the library the pause before a shard's next try is every shard's."""
    sockets = Sockets()
    async with served(sockets, monkeypatch), running(tmp_path / "games.db") as bot:
        await until(lambda: bot.linked)
        begun = asyncio.Event()

        async def never(shard_id: int) -> None:
            if shard_id == 2:
                begun.set()
                await asyncio.Event().wait()

        monkeypatch.setattr(bot.identifying, "admit", never)
        shard = bot.get_shard(2)
        assert shard is not None
        shard._parent.ws.session_id = None
        await sockets.sockets[2].send_json({"op": 9, "d": False})
        await asyncio.wait_for(begun.wait(), PATIENCE)
        await sockets.sockets[7].close(code=4000)
        await until(lambda: sockets.resumed[7] == 1 and bot.missing_shards == [2])
    assert not [one for one in threading.enumerate() if is_kept_alive(one)], "all are given up"


async def test_where_discord_does_not_say_how_many_the_bot_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sockets = Sockets()
    sockets.gateway_status = 403
    async with served(sockets, monkeypatch):
        host = await Host.open(put_database(tmp_path / "games.db"), CATALOGUE)
        bot = GamesBot(host, CATALOGUE, shards=None)
        with pytest.raises(Exception) as caught:
            await bot.start("token")
        await bot.close()
        await host.close()
    assert "403" in explain(caught.value)


def is_kept_alive(thread: threading.Thread) -> bool:
    return isinstance(thread, KeepAliveHandler) and not thread._stop_ev.is_set()


def _noted(lost: list[int]) -> Callable[[int], Any]:
    async def note(shard_id: int) -> None:
        lost.append(shard_id)

    return note
