"""Results of tables, compared with their games and with who made the decisions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import NamedTuple, Protocol

from bot.leagues.pairing import Pairing, Request
from bot.leagues.points import BOT, shares
from bot.leagues.seasonlog.bodies import Game, GameMove, Played, Result
from bot.leagues.seasonlog.differences import Wrong
from bot.leagues.seasonlog.ledger import Finished, Ledger, TableState


class Fault(NamedTuple):
    """A fault of a game: a code, and the number of the move or player, if any."""

    code: str
    at: int = 0


class Referee(Protocol):
    """A bot's knowledge of the rules of games."""

    def sizes(self, game: str) -> frozenset[int] | None:
        """Return the numbers of people at a table of a game, None if it is not known here."""

    def paired(self, request: Request) -> Pairing:
        """Return the tables of a request, as `pair` does. Raises CannotPair."""

    def fault(self, game: Game, options: Mapping[str, str]) -> Fault | None:
        """Deal and play a game with a season's options again; return what does not fit, or None."""


def finished(
    ledger: Ledger, result: Result, game: Game, referee: Referee | None
) -> tuple[Finished, ...]:
    """Return the results of a table's seats after checking its game. Raises Wrong.

    Without a referee the game is not played again: that was done before.
    """
    table, rules = ledger.table(result.table), ledger.rules
    if table.ended:
        raise Wrong("result-twice", found=table.number)
    if game.game != rules.game:
        raise Wrong("table-game", rules.game, game.game)
    if table.deal is None or game.hash != table.deal:
        raise Wrong("table-deal", table.deal or "-", game.hash)
    count = len(table.people)
    counts = (len(game.chairs), len(game.results), len(result.seats))
    if any(number != count for number in counts):
        raise Wrong("table-seats", count, next(one for one in counts if one != count))
    fault = None if referee is None else referee.fault(game, rules.options)
    if fault is not None:
        raise Wrong(f"game-{fault.code}", found=fault.at)
    kept = _kept(game.moves)
    return tuple(
        _finished(ledger, table, game, seat, played, kept)
        for seat, played in enumerate(result.seats)
    )


def _kept(moves: Sequence[GameMove]) -> list[tuple[int, GameMove]]:
    """Return the decisions that were not taken back, each with its number from 1."""
    kept: list[tuple[int, GameMove]] = []
    for number, move in enumerate(moves, 1):
        if move.back_to is None:
            kept.append((number, move))
        else:
            kept = [one for one in kept if one[0] <= move.back_to]
    return kept


def _finished(
    ledger: Ledger,
    table: TableState,
    game: Game,
    seat: int,
    played: Played,
    kept: Iterable[tuple[int, GameMove]],
) -> Finished:
    """Return the result of a seat. Raises Wrong."""
    own = [(number, move) for number, move in kept if move.player == seat + 1]
    decided = _decided(ledger, seat, played, [move for _, move in own])
    finisher = None if played.person is None else ledger.numbers[played.person]
    since = played.bot_from
    if since is not None and any(n > since and move.by == "player" for n, move in own):
        raise Wrong("result-bot", seat + 1, since)
    counted = shares(decided, finisher, ledger.numbers[table.people[seat]])
    told = game.results[seat]
    return Finished(
        played.person,
        told.rank,
        told.points,
        counted.decisions,
        counted.own,
        counted.by_bot,
        played.left,
        since,
    )


def _decided(ledger: Ledger, seat: int, played: Played, moves: Sequence[GameMove]) -> list[int]:
    """Return who made each decision of a seat, as numbers. Raises Wrong."""
    ledger.known(played.person, *(person for person, _ in played.deciders))
    count = sum(count for _, count in played.deciders)
    if count != len(moves):
        raise Wrong("result-decisions", len(moves), count)
    told = [*chain.from_iterable([person] * count for person, count in played.deciders)]
    for number, (person, move) in enumerate(zip(told, moves, strict=True), 1):
        if (person is None) != (move.by == "bot"):
            raise Wrong("result-decider", number, seat + 1)
    numbers = ledger.numbers
    return [BOT if person is None else numbers[person] for person in told]
