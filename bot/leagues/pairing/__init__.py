"""Pairing of divisions: opponents, seats and starts: `pair` and the commitment to its seed."""

from bot.leagues.pairing.commitment import commitment, recipe, request_of, verify
from bot.leagues.pairing.pair import pair
from bot.leagues.pairing.request import CannotPair, Pairing, Report, Request, Share, report

__all__ = [
    "CannotPair",
    "Pairing",
    "Report",
    "Request",
    "Share",
    "commitment",
    "pair",
    "recipe",
    "report",
    "request_of",
    "verify",
]
