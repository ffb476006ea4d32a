"""Events of a public league, sent to its webhook in the shapes of the feeds: see `docs/feeds.md`.

They are signed as Standard Webhooks 1.0.0 says.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bot.host.core.api import PublishFailed
from bot.host.leagues.pages import SHOWN
from bot.host.leagues.webhooks import Event, Receipt
from bot.presenting.services import Services
from bot.runtime.outgoing.client import RequestFailed
from bot.runtime.outgoing.hosts import AddressRefused
from bot.runtime.outgoing.signature import signed
from bot.web.league.feeds import FEEDS, Source, head, moment
from bot.web.league.reading import seats_of
from bot.web.responses import mark_of, packed
from bot.web.site import Site

_FIRST, _LONGEST = 30.0, 3600.0
"""Minimum and maximum seconds between two tries, unless the receiver demands more."""
_GONE = 410
"""Status of a receiver that wants no more events (Standard Webhooks, "Delivery success")."""

_Data: TypeAlias = dict[str, Any]


class WebhookSender:
    """Sender of events to the addresses that leagues' organisers chose."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._site = Site(services)

    async def send(self, event: Event) -> Receipt:
        """Send an event, unless what it is about has gone or is known. Raises PublishFailed."""
        source = await self._source(event)
        told = None if source is None else await asyncio.to_thread(DATA[event.kind], source, event)
        if source is None or told is None:
            return Receipt()
        standings = mark_of(packed([event.season.number, told])) if "divisions" in told else None
        if event.kind == "standings.changed" and standings == event.webhook.standings:
            return Receipt(standings)
        body = {**head(source), "id": event.id, "type": event.kind, "timestamp": moment(event.at)}
        gone = await self._post(event, packed({**body, "data": told}))
        return Receipt(standings, gone)

    async def _source(self, event: Event) -> Source | None:
        """Return the season's data as its feeds show it, or None if they are not public."""
        leagues, season = self._services.host.leagues, event.season
        token = await leagues.pages.token(season.league.id)
        if token is None or self._services.web_url is None:
            return None
        known = await leagues.founding.seasons(season.league.id)
        results = await leagues.results.of(season.id) if season.stage in SHOWN else None
        seats = await seats_of(self._site, season, results)
        return Source(season, known, results, await leagues.pages.aliases(token), seats)

    async def _post(self, event: Event, body: bytes) -> bool:
        """Send a body, and return whether its receiver wants no more. Raises PublishFailed."""
        at = int(self._services.host.now().timestamp())
        headers = signed(event.id, at, body, event.webhook.secret)
        try:
            answer = await self._services.outgoing.post(event.webhook.url, body, headers)
        except AddressRefused as error:
            raise PublishFailed(f"address refused: {error.why}", _FIRST, longest=_LONGEST) from None
        except RequestFailed as error:
            raise PublishFailed(error.reason, _FIRST, longest=_LONGEST) from None
        if answer.is_success or answer.status == _GONE:
            return answer.status == _GONE
        wait = max(_FIRST, answer.retry_after)
        raise PublishFailed(f"status {answer.status}", wait, longest=_LONGEST)


def _nothing(_source: Source, _event: Event) -> _Data:
    return {}


def _standings(source: Source, _event: Event) -> _Data:
    return FEEDS["standings"](source)


def _draw(source: Source, _event: Event) -> _Data:
    return FEEDS["tables"](source)


def _round(source: Source, event: Event) -> _Data | None:
    """Return the tables of a round of a Swiss event, or of winners, which are counted apart."""
    results = source.results
    if results is None or event.round is None:
        return None
    rounds = dict(enumerate(results.rounds, 1)) if event.winners else results.swiss
    wanted = rounds.get(event.round, ())
    tables = [one for one in FEEDS["tables"](source)["tables"] if one["id"] in wanted]
    return {"round": event.round, "winners": event.winners, "tables": tables}


def _table(source: Source, event: Event) -> _Data | None:
    tables = (one for one in FEEDS["tables"](source)["tables"] if one["id"] == event.fixture)
    found = next(tables, None)
    return None if found is None else {"table": found}


def _result(source: Source, event: Event) -> _Data | None:
    found = _result_of(source, event.fixture)
    return None if found is None else {"result": found}


def _correction(source: Source, event: Event) -> _Data:
    return {"result": _result_of(source, event.fixture)}


def _result_of(source: Source, fixture: int | None) -> _Data | None:
    results = FEEDS["results"](source)["results"]
    return next((one for one in results if one["id"] == fixture), None)


DATA: Mapping[str, Callable[[Source, Event], _Data | None]] = {
    "signup.opened": _nothing,
    "signup.closed": _nothing,
    "draw.published": _draw,
    "round.published": _round,
    "table.started": _table,
    "table.finished": _result,
    "correction.made": _correction,
    "standings.changed": _standings,
    "season.over": _standings,
}
"""The data of each kind of event; None = what it was about has gone, and nothing is sent."""
