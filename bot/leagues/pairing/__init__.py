"""Pairing of a division: opponents, seats, starting order, and the commitment to a seed."""

from bot.leagues.pairing.commitment import commitment, recipe, request_of, verify
from bot.leagues.pairing.pair import check_teams, pair
from bot.leagues.pairing.request import CannotPair, Pairing, Report, Request, Share, report

__all__ = [
    "CannotPair",
    "Pairing",
    "Report",
    "Request",
    "Share",
    "check_teams",
    "commitment",
    "pair",
    "recipe",
    "report",
    "request_of",
    "verify",
]
