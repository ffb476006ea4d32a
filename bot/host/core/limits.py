"""Rate limits per person, and their enforcement.

Actions that notify or disturb others are counted in the transaction that does them: neither two
simultaneous clicks nor a restart circumvent a limit, and a refused action leaves no trace.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.host.core.api import HostError
from bot.host.core.registry import TableRegistry
from bot.store import Connection
from bot.store.people import limits
from bot.store.servers import settings
from bot.store.tables import games

HOUR = 3600.0
DAY = 24 * HOUR


class Rate(NamedTuple):
    """Maximum number of actions of one kind within a time; `act` selects the error message."""

    act: str
    most: int
    within: float = HOUR


LOBBIES = 5
"""Maximum number of a person's tables on a server that have not started."""
LOBBIES_OF_MANAGERS = 25
"""Value of `LOBBIES` for people who may manage the server: enough for an evening of a league."""

NEWCOMERS = 2
"""Maximum number of tables at which a person sits with others before they have finished one on the
server, unless its admins choose another number."""

TABLES = Rate("tables", 30)
"""Tables that a person opens, including rematches; people who may manage the server are exempt."""
INVITES = Rate("invites", 20)
"""People whom a person invites."""
INVITES_OF_ONE = Rate("invited", 1)
"""Invitations of one person to one table, from all people together."""
RENEWALS = Rate("renewals", 1)
"""New cards of a lobby that is still open."""
PROPOSALS = Rate("proposals", 8)
"""Proposals of a person at one table that ask others."""
TAKEBACKS = Rate("takebacks", 10)
"""Own moves that a person takes back at one table with others: each calls the next player again."""
WANTS = Rate("wants", 1)
"""Searches for a person to take over another person's seat."""
QUITS = Rate("quits", 3)
"""Times that a person may give up a seat at one table and still come back."""
VACATIONS = Rate("vacations", 10)
"""Vacations that a person plans or ends: all their tables are notified."""
FILMS = Rate("films", 5)
"""Replays that a person shows publicly."""
MEMBERSHIPS = Rate("memberships", 60)
"""Times that a person's page asks Discord whether they may do something at a lobby."""
REPORTS = Rate("reports", 5)
"""Problems with posts that a person reports to the operator."""
CONFIRMATIONS = Rate("confirmations", 3, DAY)
"""Mails that ask whether an address is a person's own."""
CONFIRMATIONS_TO_ONE = Rate("confirmation", 1, DAY)
"""Such mails to one mailbox, for all people together."""
SANDBOXES = 3
"""Maximum number of sandboxes that a person has at a time."""
DRAWINGS = 2
"""Maximum number of private pictures, including films, drawn for one person at once."""


class TooManyLobbies(HostError):
    """The person already has the maximum number of lobbies here (`most`, `tables`)."""

    code = "too-many-lobbies"


class TooManyTables(HostError):
    """A newcomer to a server already sits at the maximum number of tables (`most`, `tables`).

    `who`: you | other (`name`).
    """

    code = "too-many-tables"


class NoMoreTables(TooManyTables):
    """A person already sits at as many tables as the server's admins allow."""

    code = "no-more-tables"


class TooOften(HostError):
    """An action was done the maximum number of times (`act`, `most`, `until`)."""

    code = "too-often"


class Limits:
    """Rate limits of actions for which only the cogs are responsible."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def spend(self, rate: Rate, *about: int) -> None:
        """Count an action that is about to be done. Raises TooOften."""
        now = self._registry.now()
        await self._registry.database.write(lambda db: spend(db, rate, now, *about))


def spend(connection: Connection, rate: Rate, now: float, *about: int) -> None:
    """Count an action by a person or at a table, done now. Raises TooOften."""
    bucket = ":".join((rate.act, *map(str, about)))
    done = limits.recent_times(connection, bucket, now - rate.within)
    if len(done) >= rate.most:
        until = f"<t:{done[-rate.most] + rate.within:.0f}:R>"
        raise TooOften(act=rate.act, most=rate.most, until=until)
    limits.add_recent(connection, bucket, now)


def check_lobbies(connection: Connection, guild_id: int, user_id: int, manages: bool) -> None:
    """Check that a person may have one more lobby. Raises TooManyLobbies."""
    most = LOBBIES_OF_MANAGERS if manages else LOBBIES
    own = games.lobbies(connection, guild_id, user_id)
    if len(own) >= most:
        raise TooManyLobbies(most=most, tables=_numbers(own))


def check_seats(
    connection: Connection, guild_id: int, user_id: int, table_id: int, name: str = ""
) -> None:
    """Check that a person may sit at one more table with others.

    Tables at which a person plays only with house bots do not count; those of leagues count only
    for newcomers. Raises TooManyTables, NoMoreTables.
    """
    decided = settings.load(connection, guild_id)
    who = "other" if name else "you"

    def others(leagues: bool) -> list[int]:
        sits = limits.sits_with_others(connection, guild_id, user_id, leagues)
        return [number for number in sits if number != table_id]

    most = decided.per_person or 0
    if most and len(sits := others(leagues=False)) >= most:
        raise NoMoreTables(most=most, tables=_numbers(sits), who=who, name=name)
    most = NEWCOMERS if decided.newcomers is None else decided.newcomers
    if most == 0 or len(sits := others(leagues=True)) < most:
        return
    if not limits.has_finished(connection, guild_id, user_id):
        raise TooManyTables(most=most, tables=_numbers(sits), who=who, name=name)


def _numbers(tables: Iterable[int]) -> str:
    return ", ".join(f"#{number}" for number in tables)
