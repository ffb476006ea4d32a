"""Reports of the pairing of a season: what it reached, and for whom."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from bot.host.core.dealing import hash_of
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import OVER, PLAYED
from bot.host.leagues.core import load_season, lot_of
from bot.host.leagues.pairing.drafting import PAIRING
from bot.leagues.pairing import Report, Share
from bot.store import Connection
from bot.store.leagues import records
from bot.store.tables import seeds


class DivisionPaired(NamedTuple):
    """A division as it was paired; `short` are those who have one game fewer.

    Of a Swiss event it is the newest `round`, with its byes, and `again` pairs who had met before.
    """

    division: int
    report: Report
    short: tuple[int, ...]
    round: int | None = None
    again: int = 0


class Pairings:
    """Reader of how seasons were paired."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def of(self, season_id: int) -> list[DivisionPaired]:
        """Return the divisions of a season, none before it is paired."""
        return await self._registry.database.read(lambda db: pairings_of(db, season_id))

    async def proof(self, season_id: int) -> str | None:
        """Return what anyone needs to compute the tables again, as JSON; None = not public.

        Divisions in which a person need not meet another are left out.
        """
        return await self._registry.database.read(lambda db: proof_of(db, season_id))

    async def hashes(self, season_id: int) -> dict[int, str]:
        """Return the hash of the secret of each table's deal, by table of the schedule."""
        found = await self._registry.database.read(lambda db: seeds.of_season(db, season_id))
        return {number: hash_of(secret) for number, secret in found}


def pairings_of(connection: Connection, season_id: int) -> list[DivisionPaired]:
    """Return the divisions of a season, or the newest round; none before it is paired."""
    told = [json.loads(one) for one in records.told(connection, season_id, PAIRING)]
    found = {int(one["division"]): one for one in told}
    return [
        DivisionPaired(
            division,
            _report(one["report"]),
            tuple(one["short"]),
            one.get("round"),
            one.get("again", 0),
        )
        for division, one in sorted(found.items())
    ]


def proof_of(connection: Connection, season_id: int) -> str | None:
    """Return seed, salt and the recipes of a season as JSON, None = there are none."""
    found = [json.loads(told) for told in records.told(connection, season_id, PAIRING)]
    public = [one for one in found if one["recipe"]]
    recipes = {str(one["division"]): one["recipe"] for one in public if "round" not in one}
    rounds = {str(one["round"]): one["recipe"] for one in public if "round" in one}
    season = load_season(connection, season_id)
    if not public or season.stage not in (*PLAYED, OVER):
        return None
    lot = lot_of(connection, season)
    parts = {"rounds": rounds} if rounds else {"divisions": recipes}
    return json.dumps({"seed": str(lot.seed), "salt": lot.salt, **parts})


def _report(data: Mapping[str, Any]) -> Report:
    """Return a stored report; JSON has only strings as keys."""
    people = {int(person): _share(share) for person, share in data["people"].items()}
    return Report(**{**data, "meetings": _numbered(data["meetings"]), "people": people})


def _share(data: Mapping[str, Any]) -> Share:
    return Share(data["games"], tuple(data["seats"]), _numbered(data["opponents"]))


def _numbered(data: Mapping[str, int]) -> dict[int, int]:
    return {int(key): value for key, value in data.items()}
