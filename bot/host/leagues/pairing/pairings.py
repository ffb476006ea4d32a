"""Reports on the pairing of a season."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from bot.host.core.dealing import hash_of
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import OVER, PLAYED
from bot.host.leagues.core import load_season, lot_of
from bot.host.leagues.pairing.drafting import logged_pairings
from bot.leagues.pairing import Report, Share
from bot.store import Connection
from bot.store.tables import seeds


class DivisionPaired(NamedTuple):
    """A division's pairing report; `short` lists the people who have one game fewer.

    For a Swiss event it is the report of the newest `round`: `short` lists the people with a bye,
    and `again` is the number of pairs who had met before.
    """

    division: int
    report: Report
    short: tuple[int, ...]
    round: int | None = None
    again: int = 0


class Pairings:
    """Reader of the pairing reports of seasons."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def of(self, season_id: int) -> list[DivisionPaired]:
        """Return the pairing reports of a season's divisions; empty before the pairing."""
        return await self._registry.database.read(lambda db: pairings_of(db, season_id))

    async def proof(self, season_id: int) -> str | None:
        """Return the data that anyone needs to reproduce the pairing, as JSON; None if not public.

        Divisions in which a person avoids another are omitted.
        """
        return await self._registry.database.read(lambda db: proof_of(db, season_id))

    async def hashes(self, season_id: int) -> dict[int, str]:
        """Return the hash of the secret behind each table's deal, by the number of its fixture."""
        found = await self._registry.database.read(lambda db: seeds.of_season(db, season_id))
        return {number: hash_of(secret) for number, secret in found}


def pairings_of(connection: Connection, season_id: int) -> list[DivisionPaired]:
    """Return the reports of a season's divisions, or of its newest round; empty before pairing."""
    found = {int(one["division"]): one for one in logged_pairings(connection, season_id)}
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
    """Return the seed, salt and pairing inputs of a season as JSON, or None if there are none."""
    public = [one for one in logged_pairings(connection, season_id) if one["recipe"]]
    recipes = {str(one["division"]): one["recipe"] for one in public if "round" not in one}
    rounds = {str(one["round"]): one["recipe"] for one in public if "round" in one}
    season = load_season(connection, season_id)
    if not public or season.stage not in (*PLAYED, OVER):
        return None
    lot = lot_of(connection, season)
    parts = {"rounds": rounds} if rounds else {"divisions": recipes}
    return json.dumps({"seed": str(lot.seed), "salt": lot.salt, **parts})


def _report(data: Mapping[str, Any]) -> Report:
    """Convert a stored report, whose keys JSON has turned into strings."""
    people = {int(person): _share(share) for person, share in data["people"].items()}
    return Report(**{**data, "meetings": _numbered(data["meetings"]), "people": people})


def _share(data: Mapping[str, Any]) -> Share:
    return Share(data["games"], tuple(data["seats"]), _numbered(data["opponents"]))


def _numbered(data: Mapping[str, int]) -> dict[int, int]:
    return {int(key): value for key, value in data.items()}
