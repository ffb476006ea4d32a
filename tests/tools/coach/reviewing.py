"""Games of mixed players, and what the coach says of one seat's moves."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from bot.engine import batches
from bot.engine.api import Decision, Rules
from bot.engine.rng import Rng
from bot.host.core.game import HostedGame
from bot.house_bots.api import Bot
from bot.house_bots.coach import MomentJob, Verdict, promising
from bot.house_bots.playouts import never
from bot.house_bots.searcher import Searcher
from tests.tools.ladder.players import player

SEAT = 0
"""The reviewed seat."""
SLIPS = 15
"""How many of a hundred moves of a careless player are random ones."""

Game: TypeAlias = Searcher[Any, Any, Any]


class Turn(NamedTuple):
    """A decision of the reviewed seat, and what it plays."""

    number: int
    state: Any
    decision: Decision[Any]
    moves: tuple[Any, ...]


@dataclass(frozen=True)
class Careless:
    """Plays as another player does, except that of a hundred moves so many are random."""

    usual: Bot[Any, Any]
    slips: int = SLIPS

    def choose(
        self, rules: Rules[Any, Any, Any], state: Any, decision: Decision[Any], rng: Rng
    ) -> Sequence[Any]:
        if rng.below(100, "slips") < self.slips:
            return (decision.moves[rng.below(len(decision.moves), "slip")],)
        return self.usual.choose(rules, state, decision, rng)


KINDS = ("easy", "sensible", "drawn", "careless")


def seated(game: HostedGame, number: int, rng: Rng) -> list[tuple[str, Bot[Any, Any]]]:
    """Return the players of a game by seat: the reviewed one by turns, the others by lot."""
    sizes, kinds = game.rules.info.seats, len(KINDS)
    size = sizes[(number + number // kinds) % len(sizes)]
    others = [KINDS[rng.below(kinds, "kind")] for _ in range(size - 1)]
    return [(kind, _bot(game, kind, rng)) for kind in (KINDS[number % kinds], *others)]


def _bot(game: HostedGame, kind: str, rng: Rng) -> Bot[Any, Any]:
    if kind == "careless":
        return Careless(player(game, "drawn", rng))
    return player(game, kind, rng)


def turns(searcher: Game, bots: Sequence[Bot[Any, Any]], seed: int) -> Iterator[Turn]:
    """Yield the searched decisions of the reviewed seat in a game."""
    rules, rng = searcher.rules, Rng(seed)
    state, number = rules.setup(len(bots), {}, seed), 0
    while pending := rules.pending(state):
        decision = pending[0]
        moves = tuple(bots[decision.seat].choose(rules, state, decision, rng))
        if decision.seat == SEAT and decision.kind in searcher.judged:
            number += 1
            yield Turn(number, rules.clone(state), decision, moves)
        batches.play(rules, state, decision.seat, moves)


def judged(searcher: Game, asked: Sequence[tuple[Turn, str]], seed: int) -> list[Verdict]:
    """Return what the coach says of moves."""
    known = {searcher.rules.info.key: searcher}
    jobs = [_job(searcher, turn, played, seed) for turn, played in asked]
    verdicts = [job.run(known, never) for job in jobs]
    for at in promising(verdicts):
        verdicts[at] = jobs[at].measuring(verdicts[at]).run(known, never)
    return verdicts


def _job(searcher: Game, turn: Turn, played: str, seed: int) -> MomentJob:
    rules = searcher.rules
    dealt = json.dumps(rules.dump(searcher.resample(turn.state, SEAT, Rng(seed))))
    known = (rules.info.key, dealt, SEAT, turn.number, played, seed)
    return MomentJob(*known, 0.0, searcher.reviewed)
