"""Cards of a person's tables for their page: which tables, in which order, with which texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from cachetools import LRUCache

from bot.host.core.api import HostError, Preferences, Table
from bot.host.links.service import Viewer
from bot.host.lobby.openings import Opening, OwnTable, Waited
from bot.host.lobby.wishes import ANY, Wanted
from bot.locales import Words
from bot.locales.markdown import unmarked
from bot.presenting.finals import verdict
from bot.presenting.table import Choice, asked_of, choices, players, title_of, urgency
from bot.web.log import newest
from bot.web.mine.doors import BUTTONS, offered
from bot.web.pictures import cover_sources, job_of, picture_mark
from bot.web.site import Seen, Site
from bot.web.version_cache import cached
from render.text.wording import commas

KEPT = 2048
"""Maximum number of entries in the cache of facts: one per position, player and preferences."""
MOST = 50
"""Maximum number of tables in a list."""


@dataclass(frozen=True)
class Asked:
    """A person who must act: the question in words, since when, and until when (None = no end)."""

    text: str
    since: datetime
    until: datetime | None


@dataclass(frozen=True)
class Card:
    """A table in a list; `address` and pictures are relative to the root of the pages.

    `discord` is the address of its post, "" = `address` leads there already. `last` is the last
    move or, if the game is over, the result. The picture of a game that has not started is its
    cover.
    """

    number: int
    title: str
    address: str
    discord: str
    dark: str = ""
    light: str = ""
    note: str = ""
    asked: tuple[Asked, ...] = ()
    last: tuple[str, ...] = ()
    ended: datetime | None = None
    doors: tuple[tuple[str, str], ...] = ()
    """Actions open to the reader before the game has started: their names, and button labels."""
    is_cover: bool = False


@dataclass(frozen=True)
class Lists:
    """All tables of a person; `waiting` is sorted by urgency, the others from new to old."""

    waiting: Sequence[Card]
    running: Sequence[Card]
    lobbies: Sequence[Card]
    over: Sequence[Card]
    wanted: Wanted
    filters: Mapping[str, Sequence[Choice]]
    """The choices by which open tables are filtered, empty if there is nothing to filter."""


@dataclass(frozen=True)
class _Facts:
    """Facts about a position for one of its players; they hold until the position changes.

    Pictures are the parts of their addresses after the link's token; questions are by seat.
    """

    dark: str
    light: str
    questions: dict[int, str]
    last: tuple[str, ...]


def urgent(tables: Iterable[OwnTable], user_id: int) -> list[OwnTable]:
    """Return the tables that wait for a person to act, most urgent first."""
    found = [
        (one, waited)
        for one in tables
        if one.table.left_at is None and (waited := one.waits_for(user_id)) is not None
    ]
    found.sort(key=lambda pair: (*urgency(pair[1].until, pair[1].since), pair[0].table.id))
    return [one for one, _ in found]


class Cards:
    """Builder of the lists of people's tables, with a cache."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._facts: LRUCache[object, _Facts] = LRUCache(KEPT)

    async def lists(self, user_id: int, chosen: Preferences, wanted: Wanted) -> Lists:
        """Return a person's tables as they are now, and the open ones that are wanted."""
        host = self._site.context.host
        own = await host.lobby.own_tables.of(user_id)
        waiting = urgent(own, user_id)
        ids = {one.table.id for one in waiting}
        running = [one for one in own if one.table.status == "running" and one.table.id not in ids]
        over = [one for one in own if one.table.status == "over"]
        over.sort(key=lambda one: one.table.ended_at or one.table.created_at, reverse=True)
        shown = [waiting[:MOST], running[:MOST], over[:MOST]]
        tokens = await host.links.tokens((one.table for some in shown for one in some), user_id)
        told = [
            [
                card
                for one in some
                if (token := tokens.get(one.table.id)) is not None
                and (card := await self._card(one, user_id, chosen, token)) is not None
            ]
            for some in shown
        ]
        words = Words(chosen.language)
        lobbies = [
            self._lobby(one.table, user_id, chosen, _seated(one.table, words))
            for one in own
            if one.table.status == "lobby"
        ]
        free = await host.lobby.own_tables.joinable(user_id)
        games = {key: self._site.context.rules(key).info for key in self._site.context.games}
        filters = choices(wanted, games, words) if free or wanted != ANY else {}
        fitting = [one for one in free if wanted.fits(one.table, games[one.table.game])]
        lobbies += [self._lobby(one.table, user_id, chosen, _free(one, words)) for one in fitting]
        return Lists(told[0], told[1], lobbies[:MOST], told[2], wanted, filters)

    def _lobby(self, table: Table, user_id: int, chosen: Preferences, note: str) -> Card:
        """Return the card of a table that has not started; it links to its post on Discord."""
        words = Words(chosen.language)
        dark, light = cover_sources(self._site, table.game, chosen, words)
        link = self._site.on_discord(table, table.card_id)
        names = offered(self._site, table, user_id) if table.left_at is None else []
        doors = tuple((name, words(BUTTONS[name])) for name in names)
        title = _title(table, words)
        return Card(table.id, title, link, "", dark, light, note, doors=doors, is_cover=True)

    async def _card(
        self, own: OwnTable, user_id: int, chosen: Preferences, token: str
    ) -> Card | None:
        """Return the card of a table, or None if its position can no longer be shown."""
        table, words = own.table, Words(chosen.language)
        chair = table.chair_of(user_id)
        seat = None if chair is None else chair.seat
        key = (table.id, table.stamp(table.version), table.status, seat, table.chairs, chosen)
        try:
            facts = await cached(self._facts, key, lambda: self._found(table, user_id, chosen))
        except HostError:
            return None
        return Card(
            number=table.id,
            title=_title(table, words),
            address=f"t/{token}",
            discord=self._site.on_discord(table, table.post_id),
            dark=f"t/{token}{facts.dark}",
            light=f"t/{token}{facts.light}",
            note=words("web-waits") if table.left_at is not None else "",
            asked=_asked(own.waited, facts, seat),
            last=facts.last,
            ended=table.ended_at,
        )

    async def _found(self, table: Table, user_id: int, chosen: Preferences) -> _Facts:
        """Return the facts of a table. Raises HostError if the viewer may no longer see it."""
        site = self._site
        await site.background.piece()
        chair = table.chair_of(user_id)
        viewer = Viewer(table, user_id, None if chair is None else chair.seat)
        seen = await site.looked(viewer, chosen)
        mark = picture_mark(site, await job_of(seen, "table", site))
        dark, light = seen.sources("table", mark)
        return _Facts(dark, light, _questions(seen), await self._last(seen))

    async def _last(self, seen: Seen) -> tuple[str, ...]:
        if seen.table.status == "over":
            finishers = await self._site.context.host.analysis.history.finishers(seen.table.id)
            return (unmarked(verdict(finishers, seen.words)),)
        entries = (await newest(self._site, seen, 1))["entries"]
        return tuple(line for one in entries for line in one["lines"])


def _questions(seen: Seen) -> dict[int, str]:
    """Return the questions of all seats by seat; the reader's own includes hidden information."""
    own, position = seen.viewer.seat, seen.position
    asked = {
        one.seat: asked_of(
            position, one.seat, seen.renderer, seen.words, own if one.seat == own else None
        )
        for one in position.decisions
    }
    return {seat: unmarked(text) for seat, text in asked.items()}


def _asked(waited: Iterable[Waited], facts: _Facts, own: int | None) -> tuple[Asked, ...]:
    """Return the people who must act; if the reader is one of them, only the reader."""
    found = [one for one in waited if one.seat in facts.questions]
    mine = [one for one in found if one.seat == own]
    return tuple(Asked(facts.questions[one.seat], one.since, one.until) for one in mine or found)


def _seated(table: Table, words: Words) -> str:
    names = unmarked(commas(players(table, words), words))
    return f"{words('web-mine-seated')} {words('web-mine-with', names=names)}"


def _free(opening: Opening, words: Words) -> str:
    """Return how many seats are free; no names, as the reader may have left the server."""
    return words("web-mine-free", count=opening.free)


def _title(table: Table, words: Words) -> str:
    return unmarked(title_of(table, words))
