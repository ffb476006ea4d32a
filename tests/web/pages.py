"""A browser's view of the bot: requests by HTTP, and nothing of what is behind them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp
from yarl import URL

from bot.client.app import GamesBot
from bot.host.automation.thinking import NO_THINKERS, Thinkers
from bot.host.core.api import Bulletin, Person, Position, Posted, Table
from bot.host.core.moves.commit import write_state
from bot.host.servers.settings import Server
from bot.locales import Words
from bot.presenting.game import Game
from bot.store import Connection
from bot.web.pairing import cookie_name
from bot.web.service import serving
from tests.catalogue import CATALOGUE
from tests.cogs.harness import Harness
from tests.host.playing import GAME

PATIENCE = 60.0
"""Seconds until what never comes fails a test: machines may be busy."""


class Answer(NamedTuple):
    """An answer of the server."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def data(self) -> Any:
        return json.loads(self.body)


class Nowhere:
    """Takes the posts of tables that are looked at by their pages alone."""

    async def publish(self, bulletin: Bulletin) -> Posted | None:
        return None

    async def delete(self, place_id: int, message_id: int) -> None:
        """Delete nothing: no message was posted."""

    async def strip(self, place_id: int, message_id: int) -> None:
        """Strip nothing: no message was posted."""

    async def illustrate(self, bulletin: Bulletin, posted: Posted) -> None:
        """Add no picture: no message was posted."""


@dataclass
class Pages:
    """The pages of a bot with a table, asked by somebody at an address of their own."""

    harness: Harness
    port: int
    session: aiohttp.ClientSession
    server: AsyncExitStack
    cookie: str = ""
    """The header of a browser that is paired with somebody, "" = it is not."""

    @classmethod
    @asynccontextmanager
    async def open(
        cls,
        path: Path,
        thinkers: Thinkers = NO_THINKERS,
        games: Mapping[str, Game] = CATALOGUE,
    ) -> AsyncIterator[Pages]:
        async with (
            Harness.open(path, thinkers=thinkers, games=games) as harness,
            AsyncExitStack() as server,
            aiohttp.ClientSession() as session,
        ):
            port = await server.enter_async_context(
                serving(bot_of(harness).context, "127.0.0.1", 0)
            )
            bot_of(harness).context.web_url = f"http://127.0.0.1:{port}"
            yield cls(harness, port, session, server)

    @asynccontextmanager
    async def restarting(self) -> AsyncIterator[None]:
        """Start the bot anew on the same file; its pages are at the same place afterwards."""
        publisher = self.harness.host.posting.outbox.publisher
        await self.server.aclose()
        await self.harness.restart()
        self.harness.host.posting.outbox.publisher = publisher
        yield
        bot = bot_of(self.harness)
        await self.server.enter_async_context(serving(bot.context, "127.0.0.1", self.port))

    async def get(self, path: str, method: str = "GET", **headers: str) -> Answer:
        """Ask for an address as it is written."""
        url = URL(f"http://127.0.0.1:{self.port}{path}", encoded=True)
        headers = {**({"Cookie": self.cookie} if self.cookie else {}), **headers}
        async with self.session.request(method, url, headers=headers) as answer:
            return Answer(answer.status, answer.headers, await answer.read())

    async def post(
        self, path: str, body: object = None, method: str = "POST", **headers: str | None
    ) -> Answer:
        """Send JSON, or bytes, as a script of ours does; a header of None is left out."""
        home = f"http://127.0.0.1:{self.port}"
        usual: dict[str, str | None] = {
            "Origin": home,
            "Content-Type": "application/json",
            "Sec-Fetch-Site": "same-origin",
        }
        usual |= {"Cookie": self.cookie} if self.cookie else {}
        sent = usual | {name.replace("_", "-"): value for name, value in headers.items()}
        async with self.session.request(
            method,
            URL(f"{home}{path}", encoded=True),
            data=body if isinstance(body, bytes) else json.dumps(body).encode(),
            headers={name: value for name, value in sent.items() if value is not None},
            skip_auto_headers=("Content-Type",),
        ) as answer:
            return Answer(answer.status, answer.headers, await answer.read())

    async def link(self, person: int = 0) -> str:
        """Return the path of a person's page at the newest table."""
        table = await self.harness.table()
        token = await self.harness.host.links.token(table.id, self.harness.people[person].id)
        return f"/t/{token}"

    async def pair(self, person: int = 0) -> dict[str, str]:
        """Let a person play in this browser, and return its cookies."""
        one = self.harness.people[person]
        pairings = self.harness.host.pairings
        new = await pairings.pair(await pairings.code(Person(one.id, one.name)), "a browser")
        assert new is not None
        name = cookie_name(bot_of(self.harness).context)
        self.cookie = f"{name}={new.secret}"
        return {name: new.secret}

    def unpair(self) -> None:
        """Forget who plays in this browser."""
        self.cookie = ""

    def words(self, position: Position) -> Words:
        """Return the messages of a page."""
        return Words("en", position.table.names)

    async def now(self, path: str) -> Any:
        answer = await self.get(f"{path}/now")
        assert answer.status == 200
        return answer.data

    async def opened(
        self,
        people: int = 2,
        bots: int = 0,
        name: str = "",
        game: str = GAME,
        options: Mapping[str, str] | None = None,
        programs: bool = False,
    ) -> Table:
        """Start a table past Discord, where nothing is posted of it; all may have one name.

        Its game is the same whatever tests this bot has had before: a run shares them out anew.
        """
        self.harness.rng.seed(1)
        host, guild = self.harness.host, bot_of(self.harness).guilds[0]
        await host.servers.settings.decide(guild.id, Server(newcomers=0))
        host.posting.outbox.publisher = Nowhere()
        sitting = [Person(one.id, name or one.name) for one in self.harness.people[:people]]
        owner = sitting[0]
        table = await host.lobby.new(
            owner,
            game,
            guild_id=guild.id,
            channel_id=self.harness.channel.id,
            where="here",
            language="en",
            manages=True,
        )
        for key, value in (options or {}).items():
            await host.lobby.set_option(table.id, owner.id, key, value)
        if programs:
            await host.lobby.set_programs(table.id, owner.id, True)
        for person in sitting[1:]:
            await host.lobby.join(table.id, person)
        for _ in range(bots):
            await host.lobby.add_bot(table.id, owner.id)
        return await host.lobby.start(table.id, owner.id)

    async def played(self, wanted: Callable[[Position], bool]) -> Position:
        """Play past Discord until the position is as wanted."""
        self.harness.host.posting.outbox.publisher = None
        while not wanted(position := await self.at_rest()):
            await self.move(position)
        return position

    async def ended(self) -> Position:
        """Play the last moves of a game from where people are asked, past all between."""
        now = await self.at_rest()
        rules, last, rng = now.rules, now._state, self.harness.rng
        state = rules.clone(last)
        while decisions := rules.pending(state):
            if all(now.table.chairs[one.seat].user_id for one in decisions):
                last = rules.clone(state)
            decision = rng.choice(decisions)
            rules.apply(state, decision.seat, rng.choice(decision.moves))
        await put(self, replace(now, _state=last))
        return await self.played(lambda now: not now.decisions)

    async def at_rest(self) -> Position:
        """Return the newest table once house bots have moved."""
        await self.harness.host.automation.house_bots.settled()
        return await self.harness.position()

    async def move(self, position: Position) -> None:
        decision = self.harness.rng.choice(position.decisions)
        move = position.rules.notate(self.harness.rng.choice(decision.moves))
        user_id = position.table.chairs[decision.seat].user_id or 0
        await self.harness.host.tables.play(position.table.id, user_id, move)


def bot_of(harness: Harness) -> GamesBot:
    bot = harness.env.bot
    assert isinstance(bot, GamesBot)
    return bot


async def put(pages: Pages, position: Position) -> None:
    """Store a position in place of the one that is stored."""
    where = (position.table.id, position.version)

    def work(connection: Connection) -> None:
        connection.execute("DELETE FROM snapshot WHERE game_id = ? AND version = ?", where)
        write_state(connection, position)

    await pages.harness.host._database.write(work)
    pages.harness.host.tables._registry.forget(position.table.id)


async def next_told(stream: aiohttp.ClientResponse, largest: int = 2048) -> Any:
    """Return the data of the next event that tells of a change: it is a small one."""
    size = 0
    while not (line := await stream.content.readline()).startswith(b'data: {"stamp"'):
        assert line, "the stream has ended"
        size = len(line) + (size if line != b"\n" else 0)
    assert size + len(line) <= largest
    return json.loads(line.removeprefix(b"data: "))
