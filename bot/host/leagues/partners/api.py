"""Data types and errors of partner bots, as used by the cogs and pages."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from typing import NamedTuple

from bot.host.leagues.api import LeagueError, Season
from bot.leagues.seasonlog.differences import Difference


class BadPartner(LeagueError):
    """Another bot cannot become a partner.

    `why` is many (`most` partners) | stage (nobody can sign up any more) | unknown (no such
    invitation) | season (the entries are for another season) | taken (that bot is a partner
    already) | key (the key has changed since it was shown).
    """

    code = "league-partner"


class PartnerUnreached(LeagueError):
    """Nothing usable is at the partner's address.

    `reason` is "off" (the operator allows no requests), or says why a request failed.
    """

    code = "league-partner-unreached"


class PartnerDiffers(LeagueError):
    """The partner's file has a fault, whose parts are those of a `Difference` (`line`, `what`)."""

    code = "league-partner-differs"

    @property
    def difference(self) -> Difference:
        """Return the fault."""
        told = self.args_
        return Difference(int(told["line"]), str(told["what"]), told["expected"], told["found"])


class Trouble(NamedTuple):
    """Since when a partner's entries cannot be read; `difference` None = nothing is reached."""

    since: datetime
    difference: Difference | None


@dataclass(frozen=True, slots=True)
class Partner:
    """A partner bot of a season, or an invitation that nobody has answered (`key` "").

    `trouble` says why its entries cannot be read now, None if they can.
    """

    id: int
    season: Season
    name: str
    key: str
    accepted: bool
    signed_up: int
    refused: int
    trouble: Trouble | None


def digest_of(token: str) -> bytes:
    """Return the digest of an invitation's token, which is all that is stored of it."""
    return sha256(token.encode()).digest()
