"""Services used by both the Discord cogs and the web pages: host, games and drawing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol
from urllib.parse import urlsplit

from bot.engine.api import Rules
from bot.host.core.api import HostError, MissingGame, Person, Table, UnknownGame
from bot.host.host import Host
from bot.host.proposals.service import Proposal
from bot.locales import add_words
from bot.presenting.draw_pool import DrawPool
from bot.presenting.game import Game
from bot.presenting.moves.gate import Gate
from bot.runtime.listening import is_loopback
from bot.runtime.outgoing.client import OutgoingClient
from bot.workers.drawing.pool import WorkerPool
from render.api import Picture, Renderer
from render.jobs import CoverJob, Drawer, apart, here

DRAWERS = 2
"""Number of threads that draw if there are no drawing processes; one of them draws only posts."""
WAITING = 120
"""Maximum number of posts, and of private boards, that may wait to be drawn: each queue is less
than two seconds of work."""

PAGES_WAITING = 200
"""Maximum number of pictures for pages in the browser that may wait to be drawn."""


class NotThere(HostError):
    """The person is not on the table's server, or cannot use its channel."""

    code = "not-there"


class OnlyOnDiscord(HostError):
    """Only Discord can tell whether the person may do this, and it cannot be reached now."""

    code = "only-on-discord"


class Lobbies(Protocol):
    """The lobbies of this process on Discord; implemented in the cogs."""

    async def person(self, table: Table, user_id: int) -> Person:
        """Return a person with their name on the table's server.

        Raises NotThere, OnlyOnDiscord.
        """

    async def show(self, table: Table) -> None:
        """Update a lobby's card, and send the notifications that the change makes due."""


class Votes(Protocol):
    """The posts of proposals on Discord; implemented in the cogs."""

    def show(self, proposal: Proposal) -> None:
        """Update the votes shown under a proposal's question soon; failures are only logged."""


@dataclass(slots=True)
class Services:
    """Services for showing tables and leagues, on Discord and in the browser; one per bot."""

    host: Host
    games: Mapping[str, Game]
    version: str = "?"
    """Version of the program that is running."""
    name: str = ""
    """Name of the bot on Discord, "" before it has logged in."""
    web_url: str | None = None
    """Address of the pages in the browser, None if there are none."""
    chat_url: str | None = None
    """Origin of the local table's chat, which shows a page in a frame next to it, None if no page
    may be shown in a frame."""
    push_key: str | None = None
    """Public key by which browsers ask for notifications (VAPID), None if they get none."""
    programs: bool = False
    """True if people may let programs of theirs play by the pages."""
    lobbies: Lobbies | None = None
    """The lobbies on Discord, None before the bot has logged in."""
    votes: Votes | None = None
    """The posts of proposals on Discord, None before the bot has logged in."""
    gate: Gate = field(default_factory=Gate)
    """Gate that counts the requests under way, shared by Discord and the pages."""
    outgoing: OutgoingClient = field(default_factory=lambda: OutgoingClient(()))
    """Client for requests to addresses that people chose; by default it allows none."""
    searched: frozenset[str] = frozenset()
    """Keys of the games that have hints and reviews."""
    covers: dict[CoverJob, Picture] = field(default_factory=dict)
    """Cache of the games' covers, which are few but are shown often."""
    workers: WorkerPool | None = None
    """Processes that draw, None if this process draws."""
    drawer: Drawer = field(init=False)
    """Function that draws, in this process or another."""
    post_pool: DrawPool = field(init=False)
    """Pool for the pictures of posts."""
    draw_pool: DrawPool = field(init=False)
    """Pool for the pictures of private boards."""
    page_pool: DrawPool = field(init=False)
    """Pool for the pictures of onlookers' pages: one at a time, after posts and answers."""
    player_pool: DrawPool = field(init=False)
    """Pool for pictures that a player on a page waits for: one at a time, parallel to posts."""

    def __post_init__(self) -> None:
        for game in self.games.values():
            if game.words is not None:
                add_words(game.words)
        at_once = DRAWERS if self.workers is None else self.workers.most
        self.drawer = here(self.games) if self.workers is None else self.workers.draw
        if alone := {key for key, game in self.games.items() if game.apart}:
            self.drawer = apart(self.games, alone, self.drawer)
        self.post_pool = DrawPool(at_once, WAITING)
        self.draw_pool = DrawPool(max(1, at_once - 1), WAITING, inside=self.post_pool)
        self.page_pool = DrawPool(1, PAGES_WAITING, inside=self.draw_pool)
        self.player_pool = DrawPool(1, PAGES_WAITING)

    @property
    def can_pair(self) -> bool:
        """Whether people may play in a browser, which requires that a browser's secret is safe.

        This means that the pages are served by https, or only on this computer.
        """
        address = urlsplit(self.web_url or "")
        return address.scheme == "https" or is_loopback(address.hostname or "")

    def renderer(self, game: str) -> Renderer[Any, Any]:
        """Return the renderer of a table's game. Raises MissingGame."""
        return self.game(game).renderer

    def game(self, game: str) -> Game:
        """Return the record of a table's game. Raises MissingGame."""
        if game not in self.games:
            raise MissingGame(game=game)
        return self.games[game]

    def rules(self, game: str) -> Rules[Any, Any, Any]:
        """Return a game's rules. Raises UnknownGame."""
        if game not in self.games:
            raise UnknownGame(game=game)
        return self.games[game].rules
