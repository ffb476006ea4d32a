"""People at six tables: they read what stands there and press what they see.

Whose turn it is they look up in the database; a person would read it in the post.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

from bot.store.core.errors import StoreError
from tests.tools.chaos import clock
from tests.tools.chaos.hunger import Snapshot, hunger, look
from tests.tools.chaos.interactions import interaction_payload
from tests.tools.chaos.objects import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    DECIDING,
    MODAL_SUBMIT,
    PRIVATE_THREAD,
    Channel,
    Interaction,
    Message,
    User,
    snowflake,
)
from tests.tools.chaos.server import Server
from tests.tools.chaos.stage import Stage
from tests.tools.chaos.world import ANSWER_WITHIN

LATER = 15.0
"""Seconds until a person gives up on an answer that was promised."""
HUNGRY = 0.3
"""The share of a wait that may be the machine's: beyond it nobody knows who was slow."""
MOST_STEPS = 12
"""Presses until one must have made a move."""
JOIN, ADD_BOT, START = 0, 2, 5
"""The numbers of the lobby card's buttons."""
KINDS = (
    ("puerto_rico", "thread"),
    ("magister_navis", "private"),
    ("amerigo", "here"),
    ("amerigo", "thread"),
    ("puerto_rico", "private"),
    ("magister_navis", "here"),
)
"""The six tables: each game at two kinds of places."""
CHOOSING = DECIDING | {
    *("prplace", "prnoble", "prbefore", "prmix", "prmixall", "prcourt", "prpay"),
    *("mnsalary", "mndiscard"),
}
"""The verbs that lead to a move."""
DONE, BROKEN = "Done: ", "nothing was changed"
"""The bot's words that a move is stored, and that nothing was changed."""
STRING, INTEGER, BOOLEAN, USER = 3, 4, 5, 6
BUTTON, MENU = 2, 3
"""The types of components that are pressed and chosen from."""


class Acknowledged(NamedTuple):
    """A move of which a person was told that it is done."""

    table_id: int
    version: int
    user_id: int
    text: str


@dataclass
class Figures:
    """Counts of what people met."""

    clicks: int = 0
    moves: int = 0
    acknowledged: list[Acknowledged] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    lies: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    """Seconds until the first answer, Discord and the bot being well."""
    silent: list[str] = field(default_factory=list)
    """Clicks that nothing answered although bot and Discord were well."""
    starved: list[str] = field(default_factory=list)
    """The same where other work on this machine kept the bot, or us, from running meanwhile."""


@dataclass
class Table:
    """A table from the people's side; it is the newest one of its channel."""

    game: str
    where: str
    channel: Channel
    people: list[User]
    stale: list[tuple[Message, str]] = field(default_factory=list)
    id: int | None = None
    retired: bool = False
    """The people want another table in its place."""
    bots: int = 1
    level: str | None = None
    """The level of their play, None = as no house bot plays."""


class Club:
    """The people, and what they met at their tables."""

    NAMES: ClassVar[Sequence[str]] = ("anna", "ben", "cleo", "dora")

    def __init__(self, stage: Stage, rng: random.Random, tables: int = 6) -> None:
        self.stage, self.rng = stage, rng
        self.server: Server = stage.server
        world = self.server.world
        self.users = [world.add_user(name) for name in self.NAMES]
        self.figures = Figures()
        self.tables = [
            Table(game, where, world.add_channel(f"{game}-{where}"), rng.sample(self.users, 2))
            for game, where in KINDS[:tables]
        ]
        self.playing = True
        self._uncertain: Counter[tuple[int, int]] = Counter()

    async def play(self) -> None:
        """Play all tables beside each other until told to stop."""
        await asyncio.gather(*(self._keep_playing(table) for table in self.tables))

    async def _keep_playing(self, table: Table) -> None:
        while self.playing:
            if not self.server.gateway.connected:
                await asyncio.sleep(0.03)
                continue
            await self.step(table)
            await asyncio.sleep(self.rng.uniform(0.0, 0.15))

    async def step(self, table: Table) -> None:
        """Do the next thing at a table: open, join, start, move."""
        found = self.stage.one(
            "SELECT id, status FROM game WHERE channel_id = ? ORDER BY id DESC", table.channel.id
        )
        owner = table.people[0]
        if found is None or found[1] in ("over", "abandoned") or table.retired:
            table.retired = False
            await self.slash(owner, table.channel, "table new", game=table.game, where=table.where)
            return
        table.id = found[0]
        if found[1] == "lobby":
            await self._lobby(table, owner)
        else:
            await self.turn(table)

    async def _lobby(self, table: Table, owner: User) -> None:
        join = f"lobby:{table.id}:{JOIN}"
        cards = [m for m in table.channel.messages.values() if join in m.custom_ids]
        if not cards:
            table.retired = True
            return
        card = cards[-1]
        seated = self.stage.rows("SELECT user_id, bot FROM seat WHERE game_id = ?", table.id)
        here = {row[0] for row in seated}
        absent = [person for person in table.people if person.id not in here]
        bots = sum(row[1] is not None for row in seated)
        if absent:
            await self.click(absent[0], card, join)
        elif bots < table.bots and table.level is not None:
            await self.slash(owner, table.channel, "table add-bot", level=table.level)
        elif bots < table.bots:
            await self.click(owner, card, f"lobby:{table.id}:{ADD_BOT}")
        else:
            await self.click(owner, card, f"lobby:{table.id}:{START}")

    # A move ----------------------------------------------------------------------------

    def asked(self, table: Table) -> dict[int, int]:
        """Return by person the version at which was asked what the table waits for."""
        rows = self.stage.rows(
            "SELECT user_id, asked FROM seat WHERE game_id = ? AND asked IS NOT NULL"
            " AND user_id IS NOT NULL",
            table.id,
        )
        return dict(rows)

    def post(self, table: Table) -> Message | None:
        """Return the newest live post of a table."""
        live = [m for m in self.server.world.public_messages() if m.live(table.id)]
        return live[-1] if live else None

    def sees(self, person: User, channel_id: int) -> bool:
        channel = self.server.world.channels.get(channel_id)
        if channel is None:
            return False
        return channel.type != PRIVATE_THREAD or person.id in channel.members

    async def turn(self, table: Table) -> bool:
        """Press things as a person who must act until that makes a move; return whether it did."""
        asked, rng = self.asked(table), self.rng
        if not asked:
            await asyncio.sleep(0.1)
            return False
        person = self.server.world.users[rng.choice(sorted(asked))]
        if rng.random() < 0.08:
            person = rng.choice(self.users)
        if rng.random() < 0.08:
            await self._look_around(person, table)
        # Discord itself refuses a click on a button that is gone.
        table.stale = [old for old in table.stale if old[1] in old[0].custom_ids]
        if table.stale and rng.random() < 0.08:
            message, custom_id = rng.choice(table.stale)
            part = next(p for p in message.parts() if p.get("custom_id") == custom_id)
            await self.pressed(person, table, message, part)
        post = self.post(table)
        if post is None or not self.sees(person, post.channel_id):
            await asyncio.sleep(0.1)
            return False
        return await self._until_moved(person, table, post)

    async def _until_moved(self, person: User, table: Table, message: Message) -> bool:
        for _ in range(MOST_STEPS):
            usable = [p for p in message.parts() if _verb(p) in CHOOSING]
            if not usable:
                return False
            part = self.rng.choice(usable)
            before = len(self.figures.acknowledged)
            answer = await self.pressed(person, table, message, part)
            if len(self.figures.acknowledged) > before:
                return True
            if answer is None:
                return False
            message = answer
        return False

    async def pressed(
        self, person: User, table: Table, message: Message, part: dict[str, Any]
    ) -> Message | None:
        """Press or choose once or twice, hold the answer against the database, and return it.

        What an old button does is done at the table that it names, which may be the one before.
        """
        custom_id = part["custom_id"]
        table_id = int(custom_id.split(":")[1])
        table.stale = [*table.stale[-20:], (message, custom_id)]
        values = self._chosen(part) if part["type"] == MENU else None
        twice = 2 if self.rng.random() < 0.1 else 1
        before, life = await self._moves(table_id, person), self.stage.life
        given = await asyncio.gather(
            *(self.click(person, message, custom_id, values) for _ in range(twice))
        )
        await self._judge(table_id, person, before, given, life)
        answers = [one.said[-1] for one in given if one.said]
        return answers[0] if answers else None

    def _chosen(self, part: dict[str, Any]) -> list[str]:
        """Return options of a menu; Discord sends nothing else for one, old as it may be."""
        count = self.rng.randint(part.get("min_values", 1), part.get("max_values", 1))
        return self.rng.sample([option["value"] for option in part["options"]], count)

    async def _moves(self, table_id: int, person: User) -> list[tuple[int, str]]:
        """Return the moves of a person; where the database's server is away, once it is back."""
        while True:
            try:
                return self.stage.read(
                    "SELECT version, text FROM move WHERE game_id = ? AND user_id = ?"
                    " AND actor = 'user' ORDER BY version",
                    *(table_id, person.id),
                )
            except StoreError:
                await asyncio.sleep(0.1)

    async def _judge(
        self,
        table_id: int,
        person: User,
        before: list[tuple[int, str]],
        given: list[Interaction],
        life: int,
    ) -> None:
        """Hold what the person was told against what is stored."""
        figures, key = self.figures, (table_id, person.id)
        new = (await self._moves(table_id, person))[len(before) :]
        said = [one.words for one in given if one.words is not None]
        told = [text for text in said if text.startswith(DONE)]
        what = f"table {table_id}, {person.name}, {[*new]}, told {said}"
        if len(told) > len(new):
            figures.lost.append(what)
        if len(new) > 1 + self._uncertain[key]:
            figures.doubled.append(what)
        if new and any(BROKEN in text for text in said):
            figures.lies.append(what)
        if new:
            self._uncertain[key] = 0
        if any(one.words is None for one in given) or life != self.stage.life:
            self._uncertain[key] += 1
        if new and told:
            figures.acknowledged.append(Acknowledged(table_id, new[-1][0], person.id, new[-1][1]))
        figures.moves += len(new)

    async def _look_around(self, person: User, table: Table) -> None:
        post = self.post(table)
        channel = self.server.world.channels.get(post.channel_id if post else 0, table.channel)
        if not self.sees(person, channel.id):
            return
        name = self.rng.choice(("table board", "myturns", "log", "catchup", "table who", "me"))
        if name == "me":
            await self.suggestions(person, channel, "play", "move", "")
        else:
            await self.slash(person, channel, name)

    # Over the wire ---------------------------------------------------------------------

    async def click(
        self, person: User, message: Message, custom_id: str, values: list[str] | None = None
    ) -> Interaction:
        """Press a button, or choose from a menu."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON}
        if values is not None:
            data |= {"component_type": MENU, "values": values}
        world = self.server.world
        channel = world.channels.get(message.channel_id) or world.gone[message.channel_id]
        if message.deleted or custom_id not in message.custom_ids:
            return Interaction(snowflake(), "", person, channel, message, failed=True)
        return await self._interact(person, channel, COMPONENT, data, message)

    async def slash(self, person: User, channel: Channel, name: str, /, **args: Any) -> Interaction:
        """Use a command."""
        kinds = {str: STRING, int: INTEGER, bool: BOOLEAN, User: USER}
        people = {str(v.id): v for v in args.values() if isinstance(v, User)}
        values = {k: str(v.id) if isinstance(v, User) else v for k, v in args.items()}
        options = [{"type": kinds[type(v)], "name": k, "value": values[k]} for k, v in args.items()]
        data = self._command(name, options)
        data["resolved"] = {
            "users": {number: one.payload() for number, one in people.items()},
            "members": {number: one.member() for number, one in people.items()},
        }
        return await self._interact(person, channel, COMMAND, data, None)

    async def submit(self, asked: Interaction, text: str) -> Interaction:
        """Write something into the one line of a window that an interaction opened."""
        assert asked.modal is not None
        rows = [_filled(row, text) for row in asked.modal["components"]]
        data = {"custom_id": asked.modal["custom_id"], "components": rows}
        return await self._interact(asked.user, asked.channel, MODAL_SUBMIT, data, asked.source)

    async def suggestions(
        self, person: User, channel: Channel, name: str, option: str, typed: str
    ) -> Interaction:
        """Type into an option of a command."""
        options = [{"type": STRING, "name": option, "value": typed, "focused": True}]
        data = self._command(name, options)
        return await self._interact(person, channel, AUTOCOMPLETE, data, None)

    def _command(self, name: str, options: list[dict[str, Any]]) -> dict[str, Any]:
        first, *rest = name.split()
        for part in reversed(rest):
            options = [{"type": 1, "name": part, "options": options}]
        number = self.server.world.commands.get(first, 1)
        return {"id": str(number), "name": first, "type": 1, "options": options}

    async def _interact(
        self,
        person: User,
        channel: Channel,
        kind: int,
        data: dict[str, Any],
        source: Message | None,
    ) -> Interaction:
        number = snowflake()
        given = Interaction(number, f"token{number}", person, channel, source, kind)
        self.server.world.interactions[given.token] = given
        self.figures.clicks += 1
        life, well, ran = self.stage.life, self.stage.well, self._look()
        payload = interaction_payload(self.server, given, data)
        await self.server.gateway.dispatch("INTERACTION_CREATE", payload)
        until = given.at + ANSWER_WITHIN
        while not given.acknowledged and clock.now() < until and life == self.stage.life:
            await asyncio.sleep(0.01)
        given.failed = not given.acknowledged
        if given.acknowledged and well:
            self.figures.waits.append(clock.now() - given.at)
        while given.owed and clock.now() < given.at + LATER and life == self.stage.life:
            await asyncio.sleep(0.02)
        unanswered = given.failed or given.owed
        if unanswered and well and self.stage.well and life == self.stage.life:
            what, waited = data.get("custom_id") or str(data["name"]), clock.now() - given.at
            hungry = hunger(ran, self._look()) > waited * HUNGRY
            missed = self.figures.starved if hungry else self.figures.silent
            missed.append(f"{person.name}: {what} (type {kind})")
        return given

    def _look(self) -> Snapshot:
        """Return how much of the processors the bot had by now, and this process."""
        return look((self.stage.bot.pid, os.getpid()))


def _filled(row: dict[str, Any], text: str) -> dict[str, Any]:
    """Return a labelled line of a window with what was written; *Modal Submit Data*."""
    line = row["component"]
    filled = {"type": line["type"], "custom_id": line["custom_id"], "value": text}
    return {"type": row["type"], "component": filled}


def _verb(part: dict[str, Any]) -> str:
    return str(part.get("custom_id", "")).partition(":")[0]
