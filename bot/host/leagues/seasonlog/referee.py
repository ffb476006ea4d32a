"""The referee of season logs: games are dealt and played again by the rules of this bot."""

from __future__ import annotations

from collections.abc import Mapping

from cachetools import LRUCache

from bot.engine.options import valid
from bot.host.core.dealing import secret_of, seed_of
from bot.host.core.states import AnyRules
from bot.host.fairness.certificate import (
    Certificate,
    Checked,
    Move,
    Program,
    Result,
    compare,
    completed,
    played_again,
    rules_digest,
)
from bot.leagues.pairing import Pairing, Request, pair, recipe
from bot.leagues.seasonlog.bodies import Game
from bot.leagues.seasonlog.games import Fault
from bot.leagues.seasonlog.lines import sealed

MOST_KEPT = 20_000
"""Games whose check is remembered: a log that has grown is checked again from its first line."""

MOST_PAIRINGS = 200
"""Draws whose tables are remembered."""


class HostReferee:
    """A referee with the rules of the games that this bot has."""

    def __init__(self, games: Mapping[str, AnyRules]) -> None:
        self._games = games
        self._known: LRUCache[str, Fault | None] = LRUCache(MOST_KEPT)
        self._pairings: LRUCache[str, Pairing] = LRUCache(MOST_PAIRINGS)

    def sizes(self, game: str) -> frozenset[int] | None:
        """Return the numbers of people at a table of a game, None if it is not known here."""
        return frozenset(self._games[game].info.seats) if game in self._games else None

    def paired(self, request: Request) -> Pairing:
        """Return the tables of a request, which are searched for once. Raises CannotPair."""
        key = sealed(str(request.seed), recipe(request))
        if key not in self._pairings:
            self._pairings[key] = pair(request)
        return self._pairings[key]

    def fault(self, game: Game, options: Mapping[str, str]) -> Fault | None:
        """Deal and play a game with a season's options again; return what does not fit, or None."""
        rules = self._games[game.game]
        if valid(rules.info.options, options) != game.options:
            return Fault("options")
        key = sealed("", game.model_dump(mode="json"))
        if key not in self._known:
            self._known[key] = _fault(game, rules)
        return self._known[key]


def _fault(game: Game, rules: AnyRules) -> Fault | None:
    secret = secret_of(game.secret)
    if secret is None:
        return Fault("seed")
    faults = checked(game, str(seed_of(secret, ())), rules).faults
    return Fault(faults[0].code, faults[0].at) if faults else None


def checked(game: Game, seed: str, rules: AnyRules) -> Checked:
    """Return the check of a game's certificate, as `bot verify` makes it.

    The log has no digests of positions: those of the game as it is played again are taken.
    """
    bare = Certificate(
        program=Program(version="", schema=rules.schema, rules=rules_digest(rules)),
        table=0,
        game=game.game,
        players=len(game.chairs),
        options=game.options,
        seating=game.seating,
        chairs=game.chairs,
        hash=game.hash,
        secret=game.secret,
        salts=(),
        seed=seed,
        start=None,
        moves=tuple(
            Move(player=one.player, move=one.move, by=one.by, back_to=one.back_to, state=None)
            for one in game.moves
        ),
        ended="played",
        results=tuple(
            Result(player=player, points=one.points, tiebreak=one.tiebreak, rank=one.rank)
            for player, one in enumerate(game.results, 1)
        ),
    )
    replayed = played_again(bare, rules)
    return compare(completed(bare, replayed), rules, replayed)
