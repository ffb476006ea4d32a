"""The discord.py client: loads the cogs, dispatches clicks, runs the background loops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from threading import Thread
from time import monotonic
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands, tasks

from bot.catalogue.drawing import warm_up_all
from bot.client.commands import CommandSync
from bot.client.emojis import EmojiSync
from bot.client.sharding import ShardedBot
from bot.client.subprocesses import pair_in_process, read_in_process, simulate_in_process
from bot.host.core.api import StalePrompt
from bot.host.core.cluster.connectivity import Connectivity
from bot.host.host import Host
from bot.presenting.game import Game
from bot.presenting.league.log_fetching import LogFetcher
from bot.runtime.log_events import logger, timed
from bot.runtime.shard_range import shard_of
from bot.runtime.version import version
from bot.store.core.errors import DiskFull
from bot.workers.drawing.pool import WorkerPool
from cogs.client import Client
from cogs.events import announce_expired
from cogs.posting.audit_posts import AuditPosts
from cogs.posting.cards import Cards
from cogs.posting.editor import CountedCalls, Editor
from cogs.posting.followed_posts import FollowedPosts
from cogs.posting.game_waits import WaitPosts
from cogs.posting.league_events import LeagueEvents
from cogs.posting.league_posts import LeaguePosts
from cogs.posting.lobbies import PageLobbies
from cogs.posting.lobby_calls import LobbyCalls
from cogs.posting.members import Members
from cogs.posting.notifications import Notifications
from cogs.posting.obstacles import Obstacles
from cogs.posting.open_posts import OpenPosts
from cogs.posting.posts import Offers
from cogs.posting.publisher import GamePublisher
from cogs.posting.restored import LookBack
from cogs.posting.sender import DiscordSender
from cogs.posting.way_posts import WayPosts
from cogs.requests.budget import Priority
from cogs.requests.throttle import LONGEST, Throttle, calling_as, throttle
from cogs.ui.context import Context
from cogs.ui.error_replies import answer_error, quiet_typing
from cogs.ui.gate import GatedTree, InteractionGate
from cogs.ui.interaction import Request
from cogs.ui.kit.layout import Action, written
from cogs.ui.kit.translation import FluentTranslator

COGS = (
    "cogs.commands.table.cog",
    "cogs.commands.find",
    "cogs.commands.menus",
    "cogs.commands.play",
    "cogs.games.atoms",
    "cogs.games.verb_commands",
    "cogs.commands.drafts",
    "cogs.commands.replay",
    "cogs.commands.me",
    "cogs.commands.calendar",
    "cogs.commands.ways",
    "cogs.commands.privacy",
    "cogs.commands.rules",
    "cogs.commands.hint",
    "cogs.commands.coach",
    "cogs.commands.myturns",
    "cogs.commands.web",
    "cogs.commands.catchup",
    "cogs.commands.log",
    "cogs.commands.sandbox",
    "cogs.commands.learn",
    "cogs.commands.help",
    "cogs.commands.note",
    "cogs.commands.setup.cog",
    "cogs.commands.table.absence",
    "cogs.commands.hours",
    "cogs.commands.rescue",
    "cogs.commands.league.cog",
    "cogs.commands.proposals",
    "cogs.commands.standing_orders",
    "cogs.commands.rating",
    "cogs.commands.stats",
    "cogs.commands.verify",
    "cogs.events",
)
SWEEP = 20.0
"""Seconds between two checks for unfinished posts and house bots' moves."""
TICK = 15.0
"""Seconds between two checks for due timers."""
TIDY = 600.0
"""Seconds between two checks for abandoned lobbies."""
UPKEEP = 60.0
"""Seconds between two checks of the database file."""
DRAIN = 17.0
"""Seconds allowed for work in progress when the bot stops; closing takes three more at most."""

_log = logging.getLogger(__name__)
_events = logger(__name__)


class GamesBot(ShardedBot, Client):
    """A Discord client without privileged intents, for an open host that it does not close.

    It has `shards` shards, None = as many as Discord recommends; it connects those that belong to
    the host. With `emojis`, the games' drawings become emojis of the application.
    """

    def __init__(
        self,
        host: Host,
        games: Mapping[str, Game],
        dev_guild: int | None = None,
        workers: WorkerPool | None = None,
        shards: int | None = 1,
        emojis: bool = False,
    ) -> None:
        shard_range = host.cluster.shard_range
        super().__init__(
            shard_count=shards,
            shard_ids=cast("list[int]", shard_range.part),
            max_ratelimit_timeout=LONGEST,
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            help_command=None,
            tree_cls=GatedTree,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.gate = InteractionGate()
        self.throttle = Throttle(share=shard_range.share)
        throttle(self.http, self.throttle)
        host.core.incidents.program = version()
        self.context = Context(
            host,
            games,
            version(),
            gate=self.gate,
            workers=workers,
            searched=_searched(host, games),
        )
        self.context.simulator.play = simulate_in_process
        host.leagues.season_runner.pairer = pair_in_process
        host.leagues.following.reader = read_in_process
        host.leagues.following.fetcher = host.leagues.partners.fetcher = LogFetcher(self.context)
        self.handlers = {}
        self.obstacles = Obstacles(self, self.context)
        self.editor = Editor(self, self.context)
        self.cards = Cards(self, self.context)
        self.members = Members(self, self.context, self.obstacles)
        self.sender = DiscordSender(
            self, self.context, self.obstacles, self.editor, self.cards, self.members
        )
        self.publisher = GamePublisher(
            self.context.games,
            self.sender,
            self.context.post_pool,
            Notifications(host),
            self.context.drawer,
            self._offers,
            CountedCalls(self.throttle, self.editor),
        )
        self.lobby_calls = LobbyCalls(self.context, self.sender, self.publisher)
        self.league_posts = LeaguePosts(self, self.context, self.sender, self.cards)
        self.followed_posts = FollowedPosts(self, self.context, self.sender)
        self.look_back = LookBack(self, self.context, self.sender)
        host.connectivity = Connectivity.at_start(shards or 1, shard_range)
        self.booking = host.cluster.booking
        self._ticked: float | None = None
        self._warming: Thread | None = None
        self._played: list[str] = []
        self.when_loaded: Callable[[], object] | None = None
        """Function called in another thread after loading objects that stay until the end."""
        self.command_sync = CommandSync(self, dev_guild)
        self.emoji_sync = EmojiSync(self, games, emojis)

    async def setup_hook(self) -> None:
        """Load the cogs, then start to handle clicks, commands and posts."""
        await self.tree.set_translator(FluentTranslator())
        self.tree.error(self._command_failed)
        logging.getLogger("discord.app_commands.tree").addFilter(quiet_typing)
        self.add_dynamic_items(Action)
        for name in self.wanted_extensions():
            await self.load_extension(name)
        host = self.context.host
        self.context.name = "" if self.user is None else self.user.name
        self.sender.began = host.now()
        host.posting.outbox.publisher = host.posting.outbox.room = self.publisher
        host.leagues.outbox.publisher = self.league_posts
        host.leagues.season_runner.members = self.league_posts
        host.leagues.calendars.publisher = LeagueEvents(self)
        host.leagues.following.outbox.publisher = self.followed_posts
        self.context.lobbies = PageLobbies(self, self.cards, self.lobby_calls)
        host.servers.audit.publisher = AuditPosts(self, self.context, self.sender)
        host.upkeep.missing_games.publisher = WaitPosts(self.sender)
        host.servers.presets.publisher = OpenPosts(self, self.context)
        host.people.way_words.publisher = WayPosts(self.context, self.sender)
        host.cluster.receive(self.take_over)
        self._played = await host.tables.running_games()
        shard_range = host.cluster.shard_range
        host.connectivity = Connectivity.at_start(await self.settle_shards(), shard_range)
        if shard_range.has_rest:
            await self.command_sync.run()

    def wanted_extensions(self) -> tuple[str, ...]:
        """Return the extensions to load: those of every bot, and each game's own commands."""
        own = (game.cog for game in self.context.games.values())
        return (*COGS, *filter(None, own))

    async def on_shard_ready(self, shard_id: int) -> None:
        """Resume work that was in progress when the bot stopped, with a sweep right away.

        No shard waits for another one: the tables on its servers go on.
        """
        if self._warming is None:
            self._warming = Thread(target=self._warm_up, name="warm-up", daemon=True)
            self._warming.start()
        self.emoji_sync.start()
        known = self.context.host.connectivity.known
        self._link(shard_id)
        if self.when_loaded is not None and 1 <= len(known) < len(
            self.context.host.connectivity.known
        ):
            # The servers of another shard are loaded, and stay in memory like the earlier ones.
            await asyncio.to_thread(self.when_loaded)
        await self.compare_guilds()
        for loop in self._loops():
            if not loop.is_running():
                loop.start()
        if shard_id not in known:
            await self._show_cards(shard_id)

    async def _show_cards(self, shard_id: int) -> None:
        """Update the cards of seasons whose edit was in progress when the bot was killed."""
        try:
            await self.league_posts.show_cards(shard_id)
        except Exception:
            _log.exception("cards of seasons stay as they are until something happens there")

    async def compare_guilds(self) -> None:
        """Pause tables on servers that removed the bot, and resume those where it is back.

        A ready shard has reported all its servers, including the unavailable ones.
        """
        self._look_for_outages()
        try:
            await self.context.host.servers.departures.compare([guild.id for guild in self.guilds])
        except Exception:
            _log.exception("who removed the bot is not known; the next look comes in %s s", TIDY)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Resume a server's tables if the bot was there before, and sync commands."""
        _events.info("server_joined", guild=guild.id, servers=len(self.guilds))
        await self.compare_guilds()
        await self.command_sync.sync_one(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Pause the server's tables."""
        _events.info("server_left", guild=guild.id, servers=len(self.guilds))
        await self.compare_guilds()

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Stop the clocks of a server while an outage keeps players from moving there."""
        _events.info("server_unavailable", guild=guild.id)
        await self.compare_guilds()

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Restart the clocks of a server; the outage counts for no player."""
        _events.info("server_available", guild=guild.id)
        await self.compare_guilds()

    def _look_for_outages(self) -> None:
        """Note which servers of connected shards are unavailable.

        A shard that is still connecting has not reported any of its servers yet (Gateway Events,
        "Guild Delete").
        """
        connectivity = self.context.host.connectivity
        away = (guild.id for guild in self.guilds if guild.unavailable)
        linked = frozenset(
            one for one in away if shard_of(one, connectivity.shards) in connectivity.linked
        )
        self.context.host.connectivity = connectivity._replace(away=linked)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Note that a shard is connected again."""
        self._link(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Stop the clocks on the servers of a disconnected shard: no player can move there."""
        connectivity = self.context.host.connectivity
        if shard_id in connectivity.linked:
            _events.info("gateway_lost", shard=self._named(shard_id))
        self.context.host.connectivity = connectivity.cut(shard_id)

    async def on_resumed(self) -> None:
        """Note that the only shard is connected again; for several, see `on_shard_resumed`."""
        if self.context.host.connectivity.shards == 1:
            await self.on_shard_resumed(0)

    async def on_disconnect(self) -> None:
        """Note that the only shard is disconnected; for several, see `on_shard_disconnect`."""
        if self.context.host.connectivity.shards == 1:
            await self.on_shard_disconnect(0)

    @property
    def linked(self) -> bool:
        """Return whether all shards are connected to Discord."""
        return not self.missing_shards

    @property
    def missing_shards(self) -> Sequence[int]:
        """Return those of our shards that are not connected to Discord."""
        return self.context.host.connectivity.missing

    def _link(self, shard_id: int) -> None:
        """Store that a shard is connected, and log it if that is new."""
        connectivity = self.context.host.connectivity
        if shard_id not in connectivity.linked:
            name = "gateway_back" if shard_id in connectivity.known else "ready"
            servers = sum(
                shard_of(guild.id, connectivity.shards) == shard_id for guild in self.guilds
            )
            _events.info(name, servers=servers, shard=self._named(shard_id))
        self.context.host.connectivity = connectivity.link(shard_id)
        self._look_for_outages()

    def _named(self, shard_id: int) -> int | None:
        """Return the shard's id for the log, or None if there is only one shard."""
        return None if self.context.host.connectivity.shards == 1 else shard_id

    @tasks.loop(seconds=TICK)
    async def tick(self) -> None:
        """Do all work that is due; if ticks are late, the host assumes that the bot was asleep."""
        if self.context.host.connectivity.linked:
            failed = "the timers failed; the next look comes in %s s"
            await self._in_background("tick", self._tick, failed, TICK)

    async def _tick(self) -> None:
        await self.context.host.tick()
        await self.lobby_calls.send_due()
        self._ticked = monotonic()

    @property
    def tick_age(self) -> float | None:
        """Return the seconds since all due work was last done, None before the first time."""
        return None if self._ticked is None else monotonic() - self._ticked

    @tasks.loop(seconds=SWEEP)
    async def sweep(self) -> None:
        """Resume work left behind by a restart or a full disk."""
        failed = "the sweep failed; the next one comes in %s s"
        await self._in_background("sweep", self.context.host.resume, failed, SWEEP)

    @tasks.loop(seconds=SWEEP)
    async def restored(self) -> None:
        """Check tables after a restore; if that fails, nothing is posted until it works."""
        failed = "restored tables wait; the next look comes in %s s"
        await self._in_background("restored", self.look_back.look, failed, SWEEP)

    @tasks.loop(seconds=TIDY)
    async def tidy(self) -> None:
        """Clean up expired lobbies, links and pairings; pause tables on servers that are lost."""
        failed = "forgotten lobbies stay; the next look comes in %s s"
        await self._in_background("tidy", self._tidy, failed, TIDY)

    async def _tidy(self) -> None:
        self.emoji_sync.start()
        await self.compare_guilds()
        await announce_expired(self)
        await self.context.host.links.tidy()
        await self.context.host.pairings.tidy()
        await self.context.host.programs.tidy()
        await self.lobby_calls.send_due()

    @tasks.loop(seconds=UPKEEP)
    async def upkeep(self) -> None:
        """Maintain the database file, and make the backups."""
        failed = "the upkeep failed; the next one comes in %s s"
        await self._in_background("upkeep", self.context.host.upkeep.file.look, failed, UPKEEP)

    async def _in_background(
        self, name: str, work: Callable[[], Awaitable[object]], failed: str, seconds: float
    ) -> None:
        """Do a loop's work unless the bot is stopping; log errors, so that the loop goes on."""
        if self.gate.shut:
            return
        with self.gate.under_way(), timed(name):
            try:
                await work()
            except DiskFull as error:
                # Tracebacks would fill the disk further.
                _log.error(f"{failed}: %s", seconds, error)
            except Exception:
                _log.exception(failed, seconds)

    def _loops(self) -> tuple[tasks.Loop[Any], ...]:
        """Return the loops that run in the background as long as the bot does."""
        return (self.restored, self.tick, self.sweep, self.tidy, self.upkeep)

    async def drain(self) -> None:
        """Begin no more work; finish and post work in progress, within `DRAIN` seconds."""
        self.gate.shut = True
        _events.info("stopping")
        try:
            async with asyncio.timeout(DRAIN):
                await self.context.host.drain(self.gate.idle())
                await self.cards.settled()
                # People who were turned away meanwhile also get their answer.
                await self.gate.idle()
        except TimeoutError:
            _log.warning("not all has ended within %s s; the rest goes on after the start", DRAIN)

    async def close(self) -> None:
        """Stop the loops, then the connection."""
        for loop in self._loops():
            loop.cancel()
        self.emoji_sync.stop()
        await super().close()

    def _warm_up(self) -> None:
        """Warm up the drawing in the background before the first post.

        Each game takes half a second and up to 40 MiB, so a bot that draws in its own process warms
        up only the games being played.
        """
        if self.context.workers is None:
            games = self.context.games.items()
            warm_up_all({key: game for key, game in games if key in self._played})
        else:
            self.context.workers.start()
        if self.when_loaded is not None:
            self.when_loaded()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Handle a submitted form like a click; no form is kept in memory."""
        if interaction.type is discord.InteractionType.modal_submit:
            data: Mapping[str, object] = interaction.data or {}
            verb, _, args = str(data.get("custom_id", "")).partition(":")
            await self.click(interaction, verb, args, written(data))

    async def click(
        self,
        interaction: discord.Interaction,
        verb: str,
        args: str,
        values: tuple[str, ...],
    ) -> None:
        """Run the verb's handler; answer the click even if the handler fails."""
        with self.gate.under_way(), calling_as(Priority.ANSWER):
            if await self.gate.admits(interaction):
                await self._handle(interaction, verb, args, values)

    async def _handle(
        self, interaction: discord.Interaction, verb: str, args: str, values: tuple[str, ...]
    ) -> None:
        request = await Request.of(interaction)
        try:
            handler = self.handlers.get(verb)
            if handler is None:
                raise StalePrompt
            await handler(request, args, values)
        except Exception as error:
            await answer_error(request, error)
        self.dispatch("table_visited", request)

    def _offers(self, game: str) -> Offers:
        """Return the extras that a game's posts offer."""
        pages = self.context.web_url is not None
        return Offers(game in self.context.searched, pages, self.context.emojis.signs)

    async def _command_failed(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            return
        request = await Request.of(interaction)
        await answer_error(request, error)
        self.dispatch("table_visited", request)


def _searched(host: Host, games: Mapping[str, Game]) -> frozenset[str]:
    """Return the keys of the games whose positions can be searched for people."""
    offered = host.automation.thinkers.offered
    return frozenset(key for key, game in games.items() if offered and game.searcher is not None)
