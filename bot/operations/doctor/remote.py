"""Discord's data on the bot, fetched within a few seconds, or the reason why it is missing.

`Rest` calls Discord's REST API without retries, and records the server's time: discord.py's own
client repeats failed calls for up to half a minute and hides the headers.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from typing import Any, TypeAlias, cast

import aiohttp
from discord.http import Route

from bot.runtime.version import version

Payload: TypeAlias = Mapping[str, Any]

AT_ONCE = 5
"""Maximum number of concurrent calls: a bot that runs at the same time shares Discord's limits."""
HALF_A_SECOND = 0.5
"""Average error in seconds of the header `Date`, which has whole seconds, rounded down."""


class Refused(Exception):
    """Discord answered with a status other than 200."""

    def __init__(self, status: int) -> None:
        super().__init__(f"status {status}")
        self.status = status


class Rest:
    """REST calls by one bot; `ahead` is how far this computer's clock is ahead of Discord's."""

    def __init__(self, session: aiohttp.ClientSession, token: str) -> None:
        self._session = session
        self._headers = {
            "Authorization": f"Bot {token}",
            "User-Agent": f"DiscordBot (bot doctor, {version()})",
        }
        self._places = asyncio.Semaphore(AT_ONCE)
        self.ahead: float | None = None

    async def one(self, path: str) -> Payload:
        """Fetch an object. Raises Refused, aiohttp.ClientError, ValueError (no JSON)."""
        return cast(Payload, await self._get(path, {}))

    async def all(self, path: str, params: Mapping[str, str] | None = None) -> Sequence[Payload]:
        """Fetch a list of objects. Raises Refused, aiohttp.ClientError, ValueError (no JSON)."""
        return cast(Sequence[Payload], await self._get(path, params or {}))

    async def _get(self, path: str, params: Mapping[str, str]) -> object:
        async with self._places:
            asked = time.time()
            url = Route.BASE + path
            async with self._session.get(url, params=params, headers=self._headers) as answer:
                self._compare(answer.headers.get("Date"), (asked + time.time()) / 2)
                if answer.status == 200:
                    return await answer.json(content_type=None)
                raise Refused(answer.status)

    def _compare(self, date: str | None, now: float) -> None:
        if date is not None:
            self.ahead = now - parsedate_to_datetime(date).timestamp() - HALF_A_SECOND


PATIENCE = 2.0
"""Seconds within which all answers from Discord must arrive."""
MOST_SERVERS = 8
"""Maximum number of servers checked, with five calls each.

A bot that runs at the same time shares the limit of fifty calls a second.
"""
MOST_THREADS = 20
"""Maximum number of threads fetched one by one, because they have long been inactive."""
_PAGE = 200
UNAUTHORIZED, FORBIDDEN, GONE = 401, 403, 404
_LIKE_A_TOKEN = re.compile(r"[!-~]+")
"""Pattern of a value that can be sent in a header."""
_LOCALIZED = {"with_localizations": "true"}


@dataclass(frozen=True)
class Guild:
    """A server as Discord shows it to the bot.

    Of the requested threads, those in `gone` no longer exist, and those in `closed` are hidden from
    the bot.
    """

    data: Payload
    member: Payload
    channels: Mapping[int, Payload]
    threads: Mapping[int, Payload]
    commands: Sequence[Payload]
    gone: frozenset[int] = frozenset()
    closed: frozenset[int] = frozenset()

    @property
    def id(self) -> int:
        """Return the server's id."""
        return int(self.data["id"])

    @property
    def name(self) -> str:
        """Return the server's name."""
        return str(self.data["name"])


@dataclass
class Remote:
    """All of Discord's answers; `failure` says why the rest is missing, "" = it is complete.

    `status` is that of the failed request, 0 = no answer.
    """

    failure: str = ""
    status: int = 0
    ahead: float | None = None
    application: Payload | None = None
    commands: Sequence[Payload] = ()
    guild_ids: frozenset[int] | None = None
    guilds: list[Guild] = field(default_factory=list)


@dataclass(frozen=True)
class Wanted:
    """Servers to look at: the given one, or else the most important ones, with their threads."""

    guild_id: int | None
    important: Sequence[int] = ()
    threads: Mapping[int, Collection[int]] = field(default_factory=dict)

    def chosen(self, known: Collection[int]) -> list[int]:
        """Return the servers to look at, most important first."""
        if self.guild_id is not None:
            return [self.guild_id] if self.guild_id in known else []
        wanted = dict.fromkeys((*self.important, *sorted(known)))
        return [guild_id for guild_id in wanted if guild_id in known][:MOST_SERVERS]


async def look(token: str, wanted: Wanted) -> Remote:
    """Fetch everything from Discord, as far as it answers in time."""
    if not _LIKE_A_TOKEN.fullmatch(token.strip()):
        return Remote("it would not read the token", UNAUTHORIZED)
    found = Remote()
    async with aiohttp.ClientSession() as session:
        rest = Rest(session, token.strip())
        try:
            async with asyncio.timeout(PATIENCE):
                await _ask(rest, wanted, found)
        except TimeoutError:
            found.failure = f"it has not answered within {PATIENCE:g} s"
        except Refused as refused:
            found.failure, found.status = f"it answers with status {refused.status}", refused.status
        except (ValueError, LookupError, TypeError):
            found.failure = "something else answers in its place"
        except (aiohttp.ClientError, OSError) as error:
            found.failure = str(error) or type(error).__name__
        found.ahead = rest.ahead
    return found


async def _ask(rest: Rest, wanted: Wanted, found: Remote) -> None:
    """Fill in Discord's answers. Raises Refused, aiohttp.ClientError, OSError, ValueError."""
    application, user = await asyncio.gather(rest.one("/applications/@me"), rest.one("/users/@me"))
    found.application, told = application, f"/applications/{application['id']}"
    found.commands, known = await asyncio.gather(
        rest.all(f"{told}/commands", _LOCALIZED), _guild_ids(rest)
    )
    found.guild_ids = known

    async def add(guild_id: int) -> None:
        threads = wanted.threads.get(guild_id, ())
        commands = rest.all(f"{told}/guilds/{guild_id}/commands", _LOCALIZED)
        try:
            guild = await _guild(rest, guild_id, str(user["id"]), commands, threads)
        except Refused as refused:
            # The server has just removed the bot.
            if refused.status not in (FORBIDDEN, GONE):
                raise
        else:
            found.guilds.append(guild)

    await asyncio.gather(*map(add, wanted.chosen(known)))


async def _guild_ids(rest: Rest) -> frozenset[int]:
    ids: list[int] = []
    while True:
        after = str(max(ids, default=0))
        page = await rest.all("/users/@me/guilds", {"limit": str(_PAGE), "after": after})
        ids += [int(guild["id"]) for guild in page]
        if len(page) < _PAGE:
            return frozenset(ids)


async def _guild(
    rest: Rest,
    guild_id: int,
    user_id: str,
    commands: Awaitable[Sequence[Payload]],
    threads: Collection[int],
) -> Guild:
    """Fetch one server, with the bot's membership, the channels, threads and commands there."""
    base = f"/guilds/{guild_id}"
    data, member, channels, active, told = await asyncio.gather(
        rest.one(base),
        rest.one(f"{base}/members/{user_id}"),
        rest.all(f"{base}/channels"),
        rest.one(f"{base}/threads/active"),
        commands,
    )
    shown = _by_id(active["threads"])
    asleep = await _asleep(rest, [i for i in threads if i not in shown])
    archived = {i: thread for i, thread in asleep.items() if not isinstance(thread, int)}
    gone = frozenset(i for i, status in asleep.items() if status == GONE)
    closed = frozenset(asleep.keys() - archived.keys() - gone)
    return Guild(data, member, _by_id(channels), {**shown, **archived}, told, gone, closed)


async def _asleep(rest: Rest, thread_ids: Sequence[int]) -> Mapping[int, Payload | int]:
    """Return archived threads by id; for a refused one, the status of the refusal."""
    asked = thread_ids[:MOST_THREADS]
    answers = await asyncio.gather(*(_thread(rest, thread_id) for thread_id in asked))
    return dict(zip(asked, answers, strict=True))


async def _thread(rest: Rest, thread_id: int) -> Payload | int:
    """Fetch a thread, or return the status if the bot cannot see it."""
    try:
        return await rest.one(f"/channels/{thread_id}")
    except Refused as refused:
        if refused.status not in (FORBIDDEN, GONE):
            raise
        return refused.status


def _by_id(entries: Sequence[Payload]) -> dict[int, Payload]:
    return {int(entry["id"]): entry for entry in entries}
