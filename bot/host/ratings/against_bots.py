"""How often people beat house bots, by level and number of players."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import fmean

from bot.host.core.registry import TableRegistry
from bot.house_bots.levels import LEVELS
from bot.house_bots.statistics import wilson
from bot.ratings.statistics import ENOUGH
from bot.store import Connection
from bot.store.ratings import studied
from bot.store.ratings.studied import FinishRow
from bot.store.tables.games import Played


@dataclass(frozen=True, slots=True)
class AgainstLevel:
    """How often people were placed before house bots of a level, at tables with `size` seats.

    `earlier`: at tables that did not begin against today's house bots, as far as that is known.
    `share` is the mean over the tables, each of which counts once: of all pairs of a person and a
    house bot of that level there, the share in which the person is ahead, a draw counting half. So
    several people or bots at one table do not make the 95 % interval from `low` to `high` narrower.
    """

    size: int
    level: str
    tables: int
    share: float
    low: float
    high: float
    earlier: bool = False

    @property
    def few(self) -> bool:
        """Return whether these are too few tables to judge the level."""
        return self.tables < ENOUGH


class AgainstBots:
    """Service that reads how people did against house bots on a server."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def of(self, guild_id: int, game: str, size: int) -> tuple[AgainstLevel, ...]:
        """Return how people did at a game's tables with so many seats, as `of_game` does."""
        now = self._registry.played_now(game)
        found = await self._registry.database.read(lambda db: of_game(db, guild_id, now))
        return tuple(one for one in found if one.size == size)


def of_game(connection: Connection, guild_id: int, now: Played) -> tuple[AgainstLevel, ...]:
    """Return how people did at the tables of a game, which is played so `now`.

    Today's house bots come first, then the number of seats counts, then the level, weakest first.
    """
    return against_levels(studied.against_bots(connection, guild_id, now.key), *now[1:])


def against_levels(
    rows: Iterable[FinishRow], package: str = "", version: str = ""
) -> tuple[AgainstLevel, ...]:
    """Return how people did, in that order; `rows` are grouped by table."""
    shares: dict[tuple[bool, int, str], list[float]] = defaultdict(list)
    for _, table in groupby(rows, key=lambda row: row.game_id):
        seats = tuple(table)
        earlier = (seats[0].package, seats[0].version) != (package, version)
        for level, pairs in _pairs(seats):
            shares[earlier, len(seats), level].append(fmean(pairs))
    return tuple(
        AgainstLevel(
            size, level, len(found), fmean(found), *wilson(sum(found), len(found)), earlier
        )
        for (earlier, size, level), found in sorted(shares.items(), key=_order)
    )


def _pairs(seats: Sequence[FinishRow]) -> Iterator[tuple[str, list[float]]]:
    """Yield each level with the outcomes for people: 1 = ahead of a bot, 0.5 = level with it."""
    people = [row.rank for row in seats if row.bot is None]
    for level in LEVELS if people else ():
        bots = [row.rank for row in seats if row.bot == level]
        if bots:
            yield level, [_outcome(person, bot) for person in people for bot in bots]


def _outcome(person: int, bot: int) -> float:
    return 0.5 if person == bot else float(person < bot)


def _order(one: tuple[tuple[bool, int, str], list[float]]) -> tuple[bool, int, int]:
    (earlier, size, level), _ = one
    return earlier, size, LEVELS.index(level)
