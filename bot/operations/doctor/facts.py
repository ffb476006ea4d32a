"""Facts for the checks, gathered once: files, database, program, Discord."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import discord

from bot.catalogue.games import GAMES
from bot.client.app import GamesBot
from bot.host.core.registry import TableRegistry
from bot.host.host import Host, utc_now
from bot.operations.doctor import listeners, remote, stored
from bot.operations.doctor.listeners import Refused
from bot.operations.doctor.machine import Machine
from bot.operations.doctor.remote import Remote, Wanted
from bot.operations.doctor.stored import Stored
from bot.runtime.database_url import Address
from bot.runtime.settings import Settings
from bot.store.core.errors import StoreError
from bot.store.opening.lock import is_held
from bot.store.opening.sqlite import open_fleeting
from bot.store.sharing.lease import LeaseRow
from bot.store.upkeep.checkup import PlaceRow
from cogs.requests.translations import drop_faulty
from cogs.ui.kit.translation import FluentTranslator, commands_data

if TYPE_CHECKING:
    from bot.runtime.outgoing.smtp import MailFailed


@dataclass(frozen=True)
class Program:
    """The commands and intents with which this version of the bot connects to Discord."""

    commands: Sequence[Mapping[str, Any]]
    dropped: Sequence[str]
    """Sentences about the translations that Discord would refuse, which it is not told."""
    intents: discord.Intents


def load_program() -> Program:
    """Build a bot that never connects, on a temporary database, and return its facts."""
    return asyncio.run(_built())


async def _built() -> Program:
    with TemporaryDirectory() as folder:
        database = open_fleeting(Path(folder) / "nothing.sqlite")
        rules = {key: game.rules for key, game in GAMES.items()}
        host = Host(TableRegistry(database, rules, utc_now), GAMES)
        try:
            return await _look_at(GamesBot(host, GAMES))
        finally:
            await host.close()


async def _look_at(bot: GamesBot) -> Program:
    await bot.tree.set_translator(FluentTranslator())
    for name in bot.wanted_extensions():
        await bot.load_extension(name)
    told = await commands_data(bot.tree)
    return Program(told, tuple(drop_faulty(told)), bot.intents)


UNLINKED = 180.0
"""Seconds without a tick, which is due every fifteen, after which Discord counts as out of reach.

A bot that has just started gets the same time.
"""


@dataclass(frozen=True)
class Facts:
    """All facts for the checks; None = not available."""

    settings: Settings
    machine: Machine
    guild_id: int | None
    doubts: Sequence[str]
    """Sentences about environment variables that resemble settings."""
    held: bool
    """True if a bot is using the database."""
    stored: Stored | None
    damage: Sequence[str] | None
    """Faults in the database file, if it is one; None = it is too large to be read in time."""
    program: Program | None
    remote: Remote | None
    refused: Sequence[Refused] = ()
    """Addresses where the bot is configured to listen, but cannot listen now."""
    mail: MailFailed | None = None
    """Why the mail server would take no mails; None = it would, or none is configured."""

    @property
    def file(self) -> Path | None:
        """Return the file of the database, or None if it is on a server."""
        database = self.settings.database
        return database if isinstance(database, Path) else None

    @property
    def folder(self) -> Path:
        """Return the folder that must exist for the database: that of its file.

        For a database on a server, it is the current folder.
        """
        return Path() if self.file is None else self.file.absolute().parent

    @property
    def where(self) -> str:
        """Return the address of the database as people should see it."""
        return str(self.settings.database if self.file is None else self.file.absolute())

    @property
    def lease(self) -> LeaseRow | None:
        """Return the current or last holder of the database."""
        return None if self.stored is None else self.stored.lease

    @property
    def parts(self) -> Mapping[int, LeaseRow]:
        """Return the holder of each shard if several processes share the bot, else nothing."""
        return {} if self.stored is None else self.stored.parts

    @property
    def started(self) -> float:
        """Return how many seconds ago the running bot started, by its own clock."""
        return self.machine.now() - (self.lease.since if self.lease is not None else 0.0)

    @property
    def linked(self) -> bool:
        """Return whether the tables' clocks run, which they do while Discord is connected."""
        return self.machine.now() - self._latest_pulse < UNLINKED

    @property
    def missing_shards(self) -> Sequence[int]:
        """Return the shards that are disconnected while others are connected."""
        pulses = () if self.stored is None else self.stored.pulses
        return [pulse.shard for pulse in pulses if self._latest_pulse - pulse.at > UNLINKED]

    @property
    def _latest_pulse(self) -> float:
        pulses = () if self.stored is None else self.stored.pulses
        return max((pulse.at for pulse in pulses), default=0.0)

    @property
    def at_work(self) -> bool:
        """Return whether a bot has been running for long enough to have done overdue work."""
        return self.held and self.linked and self.started > UNLINKED


async def gather(
    settings: Settings,
    guild_id: int | None = None,
    doubts: Sequence[str] = (),
    machine: Machine | None = None,
    load: Callable[[], Program] = load_program,
) -> Facts:
    """Gather all facts concurrently, without changing anything."""
    machine = machine or Machine()
    loading = asyncio.ensure_future(asyncio.to_thread(_loaded, load))
    found = await asyncio.to_thread(stored.read, settings.database, machine)
    wrong, seen, refused, mail = await asyncio.gather(
        asyncio.to_thread(_damage, settings.database, found),
        _look(settings, _wanted(guild_id, settings.dev_guild, found)),
        listeners.refused(settings),
        _mail(settings),
    )
    held = await asyncio.to_thread(_is_held, settings.database)
    return Facts(
        settings, machine, guild_id, doubts, held, found, wrong, await loading, seen, refused, mail
    )


async def _mail(settings: Settings) -> MailFailed | None:
    if settings.mail_server is None or settings.web_url is None:
        return None
    # Most bots send no mails, and do without what this loads.
    from bot.runtime.outgoing.smtp import Mailer, MailFailed

    try:
        await Mailer(settings.mail_server).check()
    except MailFailed as error:
        return error
    return None


def _is_held(database: Address) -> bool:
    """Return whether a bot runs on the database; if its lock was never created, none does."""
    try:
        return not _was_never_locked(database) and is_held(database)
    except StoreError:
        return False


def _was_never_locked(database: Address) -> bool:
    """Return whether trying the lock would create a file that does not exist yet."""
    if not isinstance(database, Path):
        return False
    real = database.resolve()
    return not real.with_name(f"{real.name}.lock").exists()


def _damage(database: Address, found: Stored | None) -> Sequence[str] | None:
    if found is None or found.refusal or not isinstance(database, Path):
        return ()
    return stored.damage(database)


async def _look(settings: Settings, wanted: Wanted) -> Remote | None:
    return None if settings.token is None else await remote.look(settings.token, wanted)


def _loaded(load: Callable[[], Program]) -> Program | None:
    """Return the program's facts, or None if there is no room for its temporary files."""
    try:
        return load()
    except (OSError, StoreError, sqlite3.Error):
        return None


def _wanted(guild_id: int | None, dev_guild: int | None, found: Stored | None) -> Wanted:
    places = found.places if found is not None else ()
    busiest = found.busiest if found is not None else ()
    first = [guild for guild in (dev_guild,) if guild is not None]
    return Wanted(guild_id, (*first, *busiest), _threads(places))


def _threads(places: Iterable[PlaceRow]) -> Mapping[int, list[int]]:
    """Return the threads of tables by server."""
    threads: dict[int, list[int]] = {}
    for place in places:
        if place.thread_id is not None:
            threads.setdefault(place.guild_id, []).append(place.thread_id)
    return threads
