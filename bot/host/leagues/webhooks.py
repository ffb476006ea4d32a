"""Webhooks of leagues: the address to which a public league's events are sent, and their delivery.

Events are sent in order, each until it arrives, and again with the same id if it is unknown whether
it did. What an event says is read when it is sent.
"""

from __future__ import annotations

import json
import secrets
from base64 import b64encode
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple, Protocol
from urllib.parse import urlsplit

from bot.host.core.api import Person
from bot.host.core.background.delivery import Delivery
from bot.host.core.paces import DAY
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import LeagueError, Season
from bot.host.leagues.core import load_season, log_line, post
from bot.host.leagues.signup.founding import (
    check_reason,
    is_public,
    log_change,
    tell_change,
)
from bot.store import Connection
from bot.store.leagues import posts, webhooks
from bot.store.leagues.posts import LeaguePostRow
from bot.store.leagues.webhooks import WebhookRow

SECRET: Final = 32
"""Bytes of a secret; Standard Webhooks demands 24 to 64."""
GIVES_UP_DAYS: Final = 5
"""Days of failures after which a webhook is removed."""
_FEWEST_TRIES = 20
"""Tries after which a webhook may be removed: days in which the bot was down are no failures."""
OFF: Final = "webhook_off"
"""The kind of the log line and the post of a webhook that the bot removed."""


class NotPublic(LeagueError):
    """The pages of the league are not public, so no events are sent either."""

    code = "league-not-public"


@dataclass(frozen=True, slots=True)
class Event:
    """An event of a season for its webhook; `fixture` and `round` are None if it has none.

    `winners` says whether the round is one of a cup's winners.
    """

    id: str
    kind: str
    at: float
    season: Season
    fixture: int | None
    round: int | None
    winners: bool
    webhook: WebhookRow


class Receipt(NamedTuple):
    """The outcome of sending an event; `standings` is the digest of those it contains, if any.

    With `gone`, the receiver wants no more events.
    """

    standings: str | None = None
    gone: bool = False


class EventSender(Protocol):
    """Sender of events; implemented beside the feeds, whose shapes the events have."""

    async def send(self, event: Event) -> Receipt:
        """Send an event. Raises PublishFailed."""


class Webhooks:
    """Service for the webhooks of leagues."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def host_of(self, league_id: int) -> str | None:
        """Return the name of the host to which a league's events are sent, or None."""
        row = await self._registry.database.read(lambda db: webhooks.load(db, league_id))
        return None if row is None else _host(row.url)

    async def choose(self, season_id: int, by: Person, url: str, reason: str) -> bytes:
        """Send a league's events to an address from now on; return the new secret.

        After the first sign-up, this needs a reason and is announced, with the name of the host
        only. Raises NotPublic, ReasonNeeded, UnknownLeague.
        """
        now, secret = self._registry.now(), secrets.token_bytes(SECRET)

        def work(connection: Connection) -> bytes:
            season = load_season(connection, season_id)
            if not is_public(connection, season.league.id):
                raise NotPublic
            check_reason(connection, season, reason)
            before = webhooks.load(connection, season.league.id)
            webhooks.keep(connection, WebhookRow(season.league.id, url, secret, now))
            _tell(connection, season, by, reason, (before and before.url, url), now)
            return secret

        return await self._registry.write_in(season_id, work)

    async def remove(self, season_id: int, by: Person, reason: str) -> None:
        """Send no more events of a league. Raises ReasonNeeded, UnknownLeague."""
        now = self._registry.now()

        def work(connection: Connection) -> None:
            season = load_season(connection, season_id)
            before = webhooks.load(connection, season.league.id)
            if before is None:
                return
            check_reason(connection, season, reason)
            webhooks.remove(connection, season.league.id)
            _tell(connection, season, by, reason, (before.url, None), now)

        await self._registry.write_in(season_id, work)


def shown_secret(secret: bytes) -> str:
    """Return a secret in the form of Standard Webhooks ("Signature scheme")."""
    return f"whsec_{b64encode(secret).decode()}"


def _tell(
    connection: Connection,
    season: Season,
    by: Person,
    reason: str,
    urls: tuple[str | None, str | None],
    now: float,
) -> None:
    before, after = ("" if url is None else _host(url) for url in urls)
    changes = {"webhook": [before, after]}
    line = log_change(connection, season, by, reason, changes, now)
    tell_change(connection, season, by, reason, changes, line, now)


def _host(url: str) -> str:
    """Return the name of an address's host: the rest may be a secret of the receiver."""
    return urlsplit(url).hostname or ""


class EventOutbox:
    """Sender of queued events; does nothing until `publisher` is set."""

    publisher: EventSender | None = None

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def leagues_due(self) -> list[int]:
        """Return the leagues of which an event is due."""
        if self.publisher is None:
            return []
        now = self._registry.now()
        return await self._registry.database.read(lambda db: webhooks.leagues_due(db, now))

    async def send_next(self, league_id: int) -> bool:
        """Try to send a league's oldest event if it is due; return whether it was sent.

        Only one call at a time may run for the same league.
        """
        now = self._registry.now()

        def work(connection: Connection) -> Delivery[Receipt] | None:
            row = webhooks.next_event(connection, league_id, now)
            return None if row is None else self._begin(connection, row, now)

        item = await self._registry.database.write(work)
        return item is not None and await item.run(self._registry)

    def _begin(
        self, connection: Connection, row: LeaguePostRow, now: float
    ) -> Delivery[Receipt] | None:
        """Store that an attempt to send an event begins, and return the delivery.

        An event is dropped if its league has no webhook or is not public any more.
        """
        assert self.publisher is not None
        webhook = webhooks.load(connection, row.league_id)
        if webhook is None or row.season_id is None or not is_public(connection, row.league_id):
            posts.settle(connection, row.id, None, None)
            return None
        posts.begin(connection, row.id, now)
        event = _event(connection, row, row.season_id, webhook)
        return Delivery(
            tries=row.tries,
            facts={"what": "league event", "league": row.league_id, "season": row.season_id},
            send=partial(self.publisher.send, event),
            settle=lambda db, sent: self._settle(db, row, webhook, sent),
            put_off=lambda db, due_at: self._put_off(db, row, webhook, due_at),
            counted="webhook",
        )

    def _put_off(
        self, connection: Connection, row: LeaguePostRow, webhook: WebhookRow, due_at: float | None
    ) -> None:
        """Store when to try an event again, or remove a webhook that has failed for too long."""
        now = self._registry.now()
        # A restore marks posts as tried that were not.
        since = row.tried_at if row.tries and row.tried_at is not None else now
        if now - since < GIVES_UP_DAYS * DAY or row.tries < _FEWEST_TRIES:
            posts.put_off(connection, row.id, due_at)
        else:
            _remove(connection, row, webhook, "failing", now)

    def _settle(
        self, connection: Connection, row: LeaguePostRow, webhook: WebhookRow, sent: Receipt
    ) -> None:
        posts.settle(connection, row.id, None, None)
        if sent.gone:
            _remove(connection, row, webhook, "gone", self._registry.now())
        elif sent.standings is not None and _is_still(connection, webhook):
            webhooks.set_standings(connection, row.league_id, sent.standings)


def _event(
    connection: Connection, row: LeaguePostRow, season_id: int, webhook: WebhookRow
) -> Event:
    data = json.loads(row.data)
    return Event(
        id=row.mark,
        kind=data["event"],
        at=data["at"],
        season=load_season(connection, season_id),
        fixture=data.get("fixture"),
        round=data.get("round"),
        winners=bool(data.get("winners")),
        webhook=webhook,
    )


def _is_still(connection: Connection, webhook: WebhookRow) -> bool:
    """Return whether a league still has the same webhook."""
    known = webhooks.load(connection, webhook.league_id)
    return known is not None and known.secret == webhook.secret


def _remove(
    connection: Connection, row: LeaguePostRow, webhook: WebhookRow, why: str, now: float
) -> None:
    """Remove a webhook, and notify the organisers, unless they have changed it meanwhile."""
    if not _is_still(connection, webhook):
        return
    webhooks.remove(connection, row.league_id)
    season = load_season(connection, row.season_id or 0)
    line = log_line(connection, season, OFF, now, why=why)
    data = {"why": why, "days": GIVES_UP_DAYS, "host": _host(webhook.url)}
    post(connection, season, OFF, now, mark=str(line), data=data)
