"""A crawl of the whole bot on a simulated Discord: commands, buttons, menus, forms and pages.

People run every command and press whatever they are sent, as long as it shows something new. They
do not know what any of it means.
"""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from random import Random
from typing import Any, NamedTuple, TypeAlias

import simcord
from simcord.actors import MemberActor
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import EPHEMERAL_FLAG, Message, User
from simcord.enums import ComponentType, OptionType
from simcord.interactions import command_leaves
from simcord.results import InteractionResult, ResponseMessage

from bot.client.app import GamesBot
from bot.host.core.api import HostError
from bot.preview.crawled_pages import Pages
from cogs.ui.screens.lobby import ACTIONS

Json: TypeAlias = Mapping[str, Any]

ROUNDS = 3
"""Number of times that people open tables, run all commands and press what comes of it."""
_PRESSES = 400
"""Maximum number of buttons and menus that are pressed in a round."""
_OFTEN = 8
"""Number of times that a person runs a command in a round."""
_FIRST, _MORE = 3, 2
"""Number of times that a command or a kind of button is tried, and how often more each time that
it shows something new."""
_MOVES = 90
"""Number of moves that are made in a round at all tables together."""
_CHOICES = 4
"""Number of options that are chosen for a table after the first round."""
_MOST_WAITING = 40
"""Maximum number of buttons of a kind that ever wait."""
_WAY = 4
"""Maximum number of steps of a way that are told."""
_SETTLE_SECONDS = 600.0
"""Maximum seconds for what somebody does and all that follows, on a busy computer."""
_PASSING = (timedelta(hours=7), timedelta(days=1), timedelta(days=4), timedelta(days=9))
"""Times that pass after the rounds, in which nobody moves."""
_TICK = 40.0
"""Seconds in which the bot notices what is due."""
_TYPED = ("2", "Anna", "2026-12-24", "12:30", "Europe/Berlin", "anna@example.org")
"""Texts that people type into forms and options, one after the other."""
_PAGES, _TEXTS = (".html",), (".txt", ".csv", ".md")
"""Endings of the names of files that people read."""
_LETTERS = "abcdefghilmnoprstuw"
_LEFT_OUT = frozenset({"league simulate", "language", "me-language"})
"""Commands, options and menus that nobody uses: a season takes a minute, and all is read in one
language."""
_ENDING = frozenset({
    *("table abandon", "table quit", "privacy erase", "league close", "propose abandon"),
})  # fmt: skip
"""Commands after which there is less to see: people use them in the last round."""
_OF_TABLE = re.compile(r"[a-z-]+:(\d{1,6})(?::|$)")
"""Pattern of custom ids whose first number is that of a table."""
_WORD = re.compile(r"[^\W\d_]{4,}")
_MOST_WORDS = 2000
"""Number of words that were read last, which people may type."""
_DIGITS = re.compile(r"\d+")
_VISIBLE = frozenset({"content", "label", "description", "placeholder", "title", "name", "url"})
"""Fields of posts and forms with texts that people see, and addresses."""
_REFUSED = (SetupError, BackendError)
"""Errors of what nobody could press or type on Discord, such as a button that is gone."""


class Step(NamedTuple):
    """A step of people, and the posts, forms, pages and texts that the bot sent then."""

    way: tuple[str, ...]
    sent: Sequence[Json] = ()
    pages: Sequence[str] = ()
    """The HTML of pages, and of files that are pages."""
    files: Sequence[str] = ()
    """The contents of text files."""


class _Press(NamedTuple):
    """A button or an entry of a menu that somebody may press."""

    who: MemberActor
    message: Message
    component: Json
    value: str | None
    way: tuple[str, ...]
    question: str
    """The question of the table to the person, "" for other buttons."""

    @property
    def kind(self) -> str:
        """The question, custom id and value without numbers."""
        told = f"{self.question} {self.component['custom_id']} {self.value or ''}"
        return _DIGITS.sub("#", told)

    @property
    def label(self) -> str:
        """The text on a button or menu."""
        return str(self.component.get("label") or self.component.get("placeholder") or "…")


class Crawl:
    """A small server with its people, and what they have not pressed yet.

    `found` returns how many different messages have been shown by all steps that were yielded.
    """

    def __init__(self, bot: GamesBot, language: str, found: Callable[[], int]) -> None:
        self.ahead = timedelta()
        self._found = found
        self._env = simcord.Env(bot, check_errors=False, settle_timeout=_SETTLE_SECONDS)
        self._host, self._language = bot.context.host, language
        self._pages = Pages(language)
        self._random = Random(1)  # noqa: S311
        self._waiting = deque[_Press]()
        self._queued, self._tried, self._fruits = Counter[str](), Counter[str](), Counter[str]()
        self._words: list[str] = []
        self._requests = self._newest = self._typed = 0

    def now(self) -> datetime:
        """Return the time on the server."""
        return self._env.now() + self.ahead

    async def enter(self, guild_id: int, channel_id: int, people: Mapping[int, str]) -> None:
        """Connect the bot to a server with these people, the first of whom owns it."""
        env, backend = self._env, self._env.backend
        await env.start()
        for number, name in people.items():
            backend.users[number] = User(id=number, name=name)
            await self._host.people.preferences.keep(number, language=self._language)
        owner, *others = (simcord.UserHandle(env, backend.users[number]) for number in people)
        guild = env.create_guild("Server", id=guild_id, owner=owner)
        self._people = [MemberActor(env, guild, owner), *map(guild.add_member, others)]
        snowflake = backend.snowflake
        backend.snowflake = lambda: channel_id  # type: ignore[method-assign]
        self._channel = guild.create_text_channel("games")
        backend.snowflake = snowflake  # type: ignore[method-assign]
        await env.settle()
        self._sent()

    async def leave(self) -> None:
        """Disconnect the bot."""
        await self._env.shutdown()

    async def steps(self, games: Sequence[str]) -> AsyncIterator[Step]:
        """Yield what people see if they try everything at tables of these games."""
        for number in range(ROUNDS):
            for game in games:
                async for step in self._open(game, number):
                    yield step
            async for step in self._play(_MOVES):
                yield step
            for who in self._people[:2]:
                async for step in self._run_all(who, number + 1 == ROUNDS):
                    yield step
            async for step in self._press_all():
                yield step
            async for kind, html in self._pages.open():
                yield Step((kind,), pages=(html,))
        for passing in _PASSING:
            self.ahead += passing
            await self._env.advance_time(_TICK)
            yield await self.posted(f"{passing} later")
        async for step in self._press_all():
            yield step

    # What the bot sends -------------------------------------------------------------------

    def _sent(self) -> Sequence[Json]:
        """Return the posts and forms that were sent since the last call."""
        requests = self._env.http_requests
        new = requests[self._requests :]
        self._requests = len(requests)
        bodies = [one.json for one in new if isinstance(one.json, dict)]
        for text in (text for body in bodies for text in texts(body)):
            self._pages.find(text)
            self._words += _WORD.findall(text)
        self._words = self._words[-_MOST_WORDS:]
        return bodies

    async def posted(self, *way: str) -> Step:
        """Return what was sent, and have people press what is below new public posts."""
        found = [one for posts in self._env.backend.messages.values() for one in posts.values()]
        new = [one for one in found if one.id > self._newest]
        self._newest = max((one.id for one in found), default=0)
        for message in new:
            if not message.flags & EPHEMERAL_FLAG:
                await self._offer(message, way)
        return Step(way, self._sent(), self._files(new, _PAGES), self._files(new, _TEXTS))

    def _files(self, messages: Sequence[Message], kinds: tuple[str, ...]) -> Sequence[str]:
        """Return the contents of files of some kinds below messages."""
        return [
            (self._env.backend.cdn.get(one["url"]) or b"").decode()
            for message in messages
            for one in message.attachments
            if one["filename"].endswith(kinds)
        ]

    async def _offer(
        self, message: Message, way: tuple[str, ...], who: MemberActor | None = None
    ) -> None:
        """Have a person press what is below a message; if it is public, one who is asked."""
        for component in leaves(message.components):
            custom_id = component.get("custom_id", "")
            if not custom_id or custom_id.partition(":")[0] in _LEFT_OUT:
                continue
            asked, question = await self._asked(custom_id)
            values = [one["value"] for one in component.get("options") or ()] or [None]
            for value in values:
                press = _Press(who or asked, message, component, value, way, question)
                self._queued[press.kind] += 1
                if self._queued[press.kind] <= _MOST_WAITING:
                    self._waiting.append(press)

    async def _asked(self, custom_id: str) -> tuple[MemberActor, str]:
        """Return who is asked at the table of a button, and what; anybody if nobody is."""
        anybody, table = self._random.choice(self._people[:4]), _OF_TABLE.match(custom_id)
        if table is None:
            return anybody, ""
        try:
            position = await self._host.tables.position(int(table[1]))
        except HostError:
            return anybody, ""
        for who in self._people:
            if (decision := position.user_decision(who.id)) is not None:
                return who, f"{position.table.game} {decision.kind}"
        return anybody, position.table.game

    # What people do -----------------------------------------------------------------------

    async def _done(
        self, kind: str, who: MemberActor, deed: Awaitable[InteractionResult], *way: str
    ) -> AsyncIterator[Step]:
        """Yield what comes of something that a person does, also if it opens a form."""
        self._tried[kind] += 1
        try:
            result = await deed
            way = way[-_WAY:]
            before = self._found()
            yield await self.posted(*way)
            self._fruits[kind] += self._found() > before
            for answer in filter(None, (result.response, *result.followups)):
                await self._offer(answer._message, way, who)
            if result.modal is not None:
                inputs = [one for one in leaves(result.modal["components"]) if "custom_id" in one]
                typed = {
                    one["custom_id"]: self._type(one)
                    for one in inputs
                    if one["type"] == ComponentType.TEXT_INPUT
                }
                form = who.submit_modal(result, typed)
                async for step in self._done(kind, who, form, *way, "…"):
                    yield step
        except _REFUSED:
            return

    def _is_worth(self, kind: str) -> bool:
        return self._tried[kind] < _FIRST + _MORE * self._fruits[kind]

    def _type(self, asked: Json) -> str:
        self._typed += 1
        text = _TYPED[self._typed % len(_TYPED)]
        if self._words and self._random.random() < 0.5:
            text = self._random.choice(self._words)
        return text.ljust(asked.get("min_length") or 0, "!")[: asked.get("max_length")]

    async def _press_all(self) -> AsyncIterator[Step]:
        """Press what waits, so far as it is worth it."""
        presses = 0
        while self._waiting and presses < _PRESSES:
            press = self._waiting.popleft()
            if self._is_worth(press.kind):
                presses += 1
                deed = self._pressed(press)
                async for step in self._done(press.kind, press.who, deed, *press.way, press.label):
                    yield step

    async def _pressed(self, press: _Press) -> InteractionResult:
        message, custom_id = ResponseMessage(self._env, press.message), press.component["custom_id"]
        if press.component["type"] == ComponentType.BUTTON:
            return await press.who.click(message, custom_id=custom_id)
        chosen = self._random.choice(self._people) if press.value is None else press.value
        return await press.who.select(message, [chosen], custom_id=custom_id)

    async def _run_all(self, who: MemberActor, is_last: bool) -> AsyncIterator[Step]:
        """Run every command that a person sees, so far as it is worth it."""
        visible = self._env.backend.visible_commands(user_id=who.id, channel_id=self._channel.id)
        found = [one for command in visible for one in command_leaves(command)]
        for path, leaf in found:
            name = " ".join(path)
            kind = f"/{name} {who.id}"
            left_out = _LEFT_OUT if is_last else _LEFT_OUT | _ENDING
            tried = 0
            while name not in left_out and self._is_worth(kind) and tried < _OFTEN:
                tried += 1
                async for step in self._done(kind, who, self._run(who, name, leaf), f"/{name}"):
                    yield step

    async def _run(self, who: MemberActor, name: str, leaf: Json) -> InteractionResult:
        """Run a command, half of the times with options that it does not need."""
        values: dict[str, Any] = {}
        whole = self._random.random() < 0.5
        for option in leaf.get("options") or ():
            if (whole or option.get("required")) and option["name"] not in _LEFT_OUT:
                offered = option.get("choices")
                if option.get("autocomplete"):
                    begun = self._random.choice(["", "", *_LETTERS])
                    typing = self._channel, name, option["name"], begun
                    offered = await who.autocomplete(*typing, **values)
                values[option["name"]] = (
                    self._random.choice(offered)["value"] if offered else self._value(option)
                )
        given = {key: value for key, value in values.items() if value is not None}
        return await who.slash(self._channel, name, **given)

    def _value(self, option: Json) -> object:
        """Return a value for an option without choices, None if people have none."""
        match option["type"]:
            case OptionType.STRING:
                return self._type(option)
            case OptionType.INTEGER | OptionType.NUMBER:
                return max(option.get("min_value") or 1, 1)
            case OptionType.BOOLEAN:
                return True
            case OptionType.USER:
                return self._random.choice(self._people)
            case OptionType.CHANNEL:
                return self._channel
        return None

    async def _open(self, game: str, number: int) -> AsyncIterator[Step]:
        """Start a table with three people and a house bot; after the first round, with options."""
        owner, *others = self._people
        opened = owner.slash(self._channel, "table new", game=game, where="here")
        async for step in self._done("open", owner, opened, "/table new"):
            yield step
        tables = self._host.tables
        table = max(await tables.at(self._channel.id), key=lambda one: one.id)
        for _ in range(_CHOICES if number else 0):
            name = "table option"
            chosen = {"table": str(table.id)}
            for option in ("option", "choice"):
                offered = await owner.autocomplete(self._channel, name, option, "", **chosen)
                if offered:
                    chosen[option] = self._random.choice(offered)["value"]
            deed = owner.slash(self._channel, name, **chosen)
            async for step in self._done(name, owner, deed, f"/{name}"):
                yield step
        posts = self._env.backend.messages[self._channel.id]
        card = ResponseMessage(self._env, posts[table.card_id or 0])
        if not number:
            opened = owner.slash(self._channel, "table new", game=game, where="here")
            async for step in self._done("open", owner, opened, "/table new"):
                yield step
        joined = ((one, "join") for one in others[:2])
        for who, action in (*joined, (owner, "add-bot"), (owner, "start")):
            deed = who.click(card, custom_id=f"lobby:{table.id}:{ACTIONS.index(action)}")
            async for step in self._done("start", who, deed, "/table new", action):
                yield step

    async def _play(self, most: int) -> AsyncIterator[Step]:
        """Make random moves at the running tables."""
        tables = self._host.tables
        for _ in range(most):
            running = [one for one in await tables.at(self._channel.id) if one.status == "running"]
            if not running:
                return
            position = await tables.position(self._random.choice(running).id)
            for who in self._people:
                if (decision := position.user_decision(who.id)) is not None:
                    asked = position.asked[decision.seat]
                    index = self._random.randrange(len(decision.moves))
                    with suppress(HostError):
                        await tables.play_index(position.table.id, who.id, asked, index)
                    await self._env.settle()
                    yield await self.posted(f"{position.table.game}: {decision.kind}")
                    break


def leaves(components: Sequence[Json]) -> Iterator[Json]:
    """Yield all components of a post or form, those inside others as well."""
    for one in components:
        yield one
        inner = [one[name] for name in ("component", "accessory") if one.get(name)]
        yield from leaves([*(one.get("components") or ()), *inner])


def texts(body: object) -> Iterator[str]:
    """Yield the texts of a post or form that people see, and addresses."""
    if isinstance(body, dict):
        for key, value in body.items():
            if not isinstance(value, str):
                yield from texts(value)
            elif key in _VISIBLE:
                yield value
    elif isinstance(body, list):
        for one in body:
            yield from texts(one)
