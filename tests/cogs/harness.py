"""People at the real bot: they press what they see, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import simcord
from discord import app_commands
from simcord.results import to_discord_message

from bot.client.app import GamesBot
from bot.engine.api import Decision, GameError
from bot.engine.rng import Rng
from bot.host.automation.thinking import NO_THINKERS, Thinkers
from bot.host.core.api import HostError, Position, Table
from bot.host.host import Host, utc_now
from bot.presenting.game import Game
from bot.runtime.database_url import Address
from bot.runtime.shard_range import ALL, ShardRange
from bot.workers.drawing.pool import WorkerPool
from tests.catalogue import CATALOGUE
from tests.cogs.drawing import draw_once
from tests.cogs.forward import Forward
from tests.cogs.starting import quick
from tests.empty_database import put_database
from tests.opening import without_threads

DECIDING = {
    *("mv", "sel", "step", "stepsel"),
    *("prplace", "prnoble", "prbefore", "prmix", "prmixall", "prcourt", "prpay"),
    *("mnsalary", "mndiscard"),
    *("now", "dr", "drsend"),
}
"""The verbs of buttons and menus that make moves, or lead to them step by step."""
MOST_STEPS = 12
OFTEN = 3
"""Times that each kind of decision is made in a whole game; all others go past Discord."""
LAST = 6
"""Moves before the end of a game; these are made, too."""
APART = 2
"""Moves between two looks whether a game nears its end."""
PATIENCE = 60.0
"""Seconds until a bot that does not come to rest fails a test: machines may be busy."""


class Clock:
    """The simulation's time, so that retries fall due when a test says so.

    `ahead` moves only the host's time, and at once.
    """

    env: simcord.Env | None = None
    ahead = timedelta()

    def __call__(self) -> datetime:
        return utc_now() if self.env is None else self.env.now() + self.ahead


@dataclass(repr=False)
class Harness:
    """The bot, its Discord and its people.

    It has no words of its own: asyncio asks three times a test for those of what a fixture returned
    (`signal.signal` puts the old handler into an error), and they were a megabyte.
    """

    env: simcord.Env
    host: Host
    path: Address
    clock: Clock
    channel: simcord.ChannelHandle
    people: list[simcord.MemberActor]
    games: Mapping[str, Game]
    asks_hours: bool = False
    rng: random.Random = field(default_factory=lambda: random.Random(1))

    @classmethod
    @asynccontextmanager
    async def open(
        cls,
        path: Address,
        locale: str = "en-US",
        games: Mapping[str, Game] = CATALOGUE,
        workers: WorkerPool | None = None,
        thinkers: Thinkers = NO_THINKERS,
        shards: int = 1,
        shard_range: ShardRange = ALL,
        asks_hours: bool = False,
    ) -> AsyncIterator[Harness]:
        """Start a bot; only where hours are what is tested are new players asked for theirs."""
        clock = Clock()
        if isinstance(path, Path):
            put_database(path)
        host = await without_threads(path, games, clock, thinkers, shard_range)
        bot = hasty(GamesBot(host, games, workers=workers, shards=shards), asks_hours)
        env = clock.env = simcord.Env(bot, check_errors=False, settle_timeout=PATIENCE)
        await env.start()
        guild = env.create_guild(
            preferred_locale=locale, shard_id=None if shard_range.is_all else shard_range.first
        )
        channel = guild.create_text_channel("games")
        names = ("anna", "ben", "cleo", "dora", "emil")
        people = [guild.add_member(env.create_user(name)) for name in names]
        harness = cls(env, host, path, clock, channel, people, games, asks_hours)
        try:
            yield harness
        finally:
            await env.shutdown()
            await harness.host.close()
        harness.assert_clean()

    def assert_clean(self) -> None:
        """Check that nothing but mistakes of players went wrong."""
        for error in self.env.errors:
            if isinstance(error, app_commands.CommandInvokeError):
                error = error.original
            assert isinstance(error, GameError | HostError), repr(error)

    async def restart(self, thinkers: Thinkers | None = None, shards: int = 1) -> None:
        """Stop the bot and start another one on the same file, by default with who thought."""
        old = self.host
        thinkers = self.host.automation.thinkers if thinkers is None else thinkers
        self.host = await without_threads(self.path, self.games, self.clock, thinkers)
        bot = hasty(GamesBot(self.host, self.games, shards=shards), self.asks_hours)
        await self.env.restart_bot(bot)
        await old.close()
        await self.env.settle()

    async def table(self) -> Table:
        """Return the newest table."""
        places = (self.channel, *self.channel.threads)
        tables = [table for place in places for table in await self.host.tables.at(place.id)]
        return max(tables, key=lambda table: table.id)

    async def position(self) -> Position:
        return await self.host.tables.position((await self.table()).id)

    async def started(
        self,
        people: int = 2,
        bots: int = 0,
        where: str = "here",
        game: str = "puerto_rico",
        **options: str,
    ) -> Table:
        """Open a table with the buttons of the card and start it."""
        owner = self.people[0]
        await owner.slash(self.channel, "table new", game=game, where=where)
        card, table = self.channel.last_message, await self.table()
        for option, choice in options.items():
            await owner.slash(self.channel, "table option", option=option, choice=choice)
        for person in self.people[1:people]:
            await person.click(card, custom_id=f"lobby:{table.id}:0")
        for _ in range(bots):
            await owner.click(card, custom_id=f"lobby:{table.id}:2")
        await owner.click(card, custom_id=f"lobby:{table.id}:5")
        return await self.table()

    async def whole_game(
        self,
        make: Callable[[], Awaitable[object]],
        often: int = OFTEN,
        by: str = "random",
        pictures: bool = False,
    ) -> Counter[str]:
        """Make every kind of decision a few times, and the last moves; return how often each.

        If no picture is judged, one of each kind is drawn: they took nearly half of a game.
        """
        if not pictures:
            draw_once(self.env.bot)
        made = Counter[str]()
        near = dict[int, bool]()

        def wanted(now: Position) -> bool:
            kinds = [decision.kind for decision in now.decisions]
            if any(made[kind] < often for kind in kinds):
                return True
            look = now.version // APART
            if look not in near:
                near[look] = nears_its_end(now)
            return near[look]

        while (position := await self.position()).decisions:
            if not wanted(position):
                position = await self.until(lambda now: not now.decisions or wanted(now), by)
            made.update({decision.kind for decision in position.decisions})
            if position.decisions:
                await make()
        return made

    async def until(
        self, wanted: Callable[[Position], bool], by: str = "random", apart: bool = False
    ) -> Position:
        """Play as a house bot does past Discord until the position is as wanted; then post it.

        One post tells of all moves, as after a wait for room in the channel, unless each phase is
        to have its post `apart`: its pictures took longer than its moves.
        """
        outbox = self.host.posting.outbox
        publisher, outbox.publisher = outbox.publisher, None
        table_id, forward = (await self.table()).id, Forward(self.host)
        while not wanted(position := await forward.position(table_id)):
            decision = self.rng.choice(position.decisions)
            move = position.rules.notate(self._chosen(position, decision, by))
            user_id = position.table.chairs[decision.seat].user_id or 0
            await forward.play(table_id, user_id, move)
        await forward.store()
        if not apart:
            outbox._wait_for_room(table_id, PATIENCE)
        outbox.publisher = publisher
        await outbox.resume()
        await self.env.settle()
        return position

    def _chosen(self, position: Position, decision: Decision[Any], by: str) -> Any:
        if by == "random":
            return self.rng.choice(decision.moves)
        bot = self.games[position.table.game].bots[by]
        rng = Rng(self.rng.getrandbits(60))
        return bot.choose(position.rules, position._state, decision, rng)[0]

    async def turn(self, rng: random.Random) -> simcord.InteractionResult:
        """Press things as one of the people who must act, until that makes a move."""
        before = await self.position()
        person, message = rng.choice(self.deciders(before)), await self.post()
        for _ in range(MOST_STEPS):
            result = await press_something(person, message, rng)
            message = result.response or message
            if (await self.position()).version > before.version:
                break
        return result

    async def turn_anywhere(self) -> simcord.InteractionResult:
        """Make a move at the newest table by a command."""
        return await self.turn_at((await self.table()).id)

    async def turn_at(self, table_id: int) -> simcord.InteractionResult:
        """Take the first legal move at a table by a command, as the first person who must act."""
        position = await self.host.tables.position(table_id)
        decision = position.decisions[0]
        move = position.rules.notate(decision.moves[0])
        person = self.deciders(position)[0]
        return await person.slash(self.channel, "play", move=move, table=str(table_id))

    def person(self, user_id: int) -> simcord.MemberActor:
        return next(person for person in self.people if person.id == user_id)

    def deciders(self, position: Position) -> list[simcord.MemberActor]:
        ids = [position.table.chairs[d.seat].user_id for d in position.decisions]
        return [self.person(user_id) for user_id in ids if user_id is not None]

    async def post(self) -> discord.Message:
        """Return the post that carries the table's buttons."""
        table = await self.table()
        assert table.post_id is not None
        message = self.env.backend.messages[table.place_id][table.post_id]
        return to_discord_message(self.env, message)


def hasty(bot: GamesBot, asks_hours: bool = False) -> GamesBot:
    """Make a bot edit cards at once, as tests look at once."""
    bot.cards.apart = 0.0
    bot.context.asks_hours = asks_hours
    return quick(bot)


def nears_its_end(position: Position) -> bool:
    """Return whether some moves, drawn by lot, end a game; they are not made."""
    rules, rng = position.rules, random.Random(1)
    state = rules.clone(position._state)
    for _ in range(LAST):
        if not (decisions := rules.pending(state)):
            return True
        decision = rng.choice(decisions)
        rules.apply(state, decision.seat, rng.choice(decision.moves))
    return not rules.pending(state)


def components(message: Any) -> Iterator[dict[str, Any]]:
    """Yield every component of a message, nested ones included."""
    roots = [c if isinstance(c, dict) else c.to_dict() for c in message.components]
    while roots:
        component = roots.pop(0)
        yield component
        roots = list(component.get("components", [])) + roots


def offering(message: Any, move: str) -> str:
    """Return the custom_id of the button of a move, whatever it says that the move brings."""
    found = (c for c in components(message) if c.get("label", "").partition(" · ")[0] == move)
    return str(next(found)["custom_id"])


def asks(kind: str, count: int = 2) -> Callable[[Position], bool]:
    """Return whether the first decision is of that kind, with at least so many moves."""

    def wanted(position: Position) -> bool:
        first = position.decisions[0]
        return first.kind == kind and len(first.moves) >= count

    return wanted


def told(result: simcord.InteractionResult) -> simcord.ResponseMessage:
    """Return what the person alone was answered, which may follow what was done to a post."""
    answers = (result.response, *result.followups)
    return next(one for one in answers if one is not None and one.ephemeral)


def texts(message: Any) -> str:
    return "\n".join(c["content"] for c in components(message) if c["type"] == 10)


def custom_ids(message: Any) -> list[str]:
    return [c["custom_id"] for c in components(message) if "custom_id" in c]


async def press_something(
    person: simcord.MemberActor, message: Any, rng: random.Random
) -> simcord.InteractionResult:
    """Press a random button or pick random entries of a random menu of a decision."""
    usable = [
        c
        for c in components(message)
        if c.get("custom_id", "").split(":")[0] in {"panel", *DECIDING}
    ]
    chosen = rng.choice(usable)
    if chosen["type"] == 2:
        return await person.click(message, custom_id=chosen["custom_id"])
    count = rng.randint(chosen.get("min_values", 1), chosen.get("max_values", 1))
    values = [option["value"] for option in chosen["options"]]
    return await person.select(message, rng.sample(values, count), custom_id=chosen["custom_id"])
