"""Random games of any game, in which every position is checked: see `bot.engine.api.Rules`.

Every position is looked at cheaply; what is dear is checked at positions here and there.
"""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.catalogue.trial.broken import Leak, refusal, require
from bot.engine import batches
from bot.engine.api import Decision, Event, IllegalMove, NotYourDecision, Rules, Seat
from bot.engine.rng import Rng
from bot.host.core.game import Resample

LONGEST_GAME = 3000
"""Moves; the longest random games of the house need less than half."""
CLOSE_LOOKS = 0.004
"""The share of all positions that are checked in every way."""
MOST_LOOKS = 6
"""So many positions with a kind of decision, at most; the first one always is checked so."""
_FURTHER = 25
"""Moves that are played on with a copy, to find what it shares."""
_REPLAYED = 20
"""One of so many games is played again from its notation."""


def same(first: object, second: object, told: str) -> None:
    """Raise Broken with a sentence unless two values are equal."""
    require(first == second, told)


@dataclass
class RandomGame:
    """One random game: what was played so far."""

    rules: Rules[Any, Any, Any]
    seats: int
    options: Mapping[str, str]
    seed: int
    resample: Resample | None
    """Function that deals anew what a seat cannot see, None to look for no leaks."""
    random: Random = field(init=False)
    state: Any = field(init=False)
    played: list[tuple[Seat, str]] = field(default_factory=list)
    seen: dict[str, Any] = field(default_factory=dict)
    """Every move that was legal once, by its notation."""
    kinds: Counter[str] = field(default_factory=Counter)
    """The number of close looks at a kind of decision, in all games that share this."""

    def __post_init__(self) -> None:
        self.random = Random(self.seed)  # noqa: S311 (games that repeat by their seed)
        self.state = self.rules.setup(self.seats, self.options, self.seed)

    def finish(self, checks: bool = True) -> None:
        """Play to the end, looking closely at a few positions."""
        events: list[Event] = []
        while decisions := self.rules.pending(self.state):
            require(len(self.played) < LONGEST_GAME, f"no end after {LONGEST_GAME} moves")
            if checks:
                self.look(decisions)
            if checks and self.is_telling(decisions):
                self.look_closely(decisions)
            events = self.step(self.random.choice(decisions))
            if checks:
                self.check_events(events)
        told = "a dead end: nothing to decide, and no event closes the phase `end`"
        require(bool(events) and events[-1].closes == "end", told)

    def is_telling(self, decisions: Sequence[Decision[Any]]) -> bool:
        """Return whether to look closely: at the first of a kind of decision, then by lot."""
        kind = decisions[-1].kind
        looked = self.kinds[kind]
        telling = looked < MOST_LOOKS and self.random.random() < (CLOSE_LOOKS if looked else 1)
        self.kinds[kind] += telling
        return telling

    def step(self, decision: Decision[Any]) -> list[Event]:
        """Play a random move of a decision."""
        move = self.random.choice(decision.moves)
        text = self.rules.notate(move)
        self.seen.setdefault(text, move)
        self.played.append((decision.seat, text))
        return self.rules.apply(self.state, decision.seat, move)

    def check_events(self, events: Sequence[Event]) -> None:
        """Check what the last move has told: only some moves may reveal something hidden."""
        _, text = self.played[-1]
        may_reveal = text.startswith(self.rules.info.revealing)
        for event in events:
            if event.reveals and not may_reveal:
                require(False, f"{text!r} is not in `revealing`, and {event.kind!r} reveals")
            if not all(type(value) in (int, str) for value in event.data.values()):
                require(False, f"the event {event.kind!r} has data that are no int or str")

    def look(self, decisions: Sequence[Decision[Any]]) -> None:
        """Check every decision: sorted, distinct, never a single answer."""
        seats = [decision.seat for decision in decisions]
        same(seats, sorted(set(seats)), "decisions are not sorted by seat, or two of one seat")
        for decision in decisions:
            texts = [self.rules.notate(move) for move in decision.moves]
            if texts != sorted(set(texts)) or len(texts) < 2:
                told = f"moves of {decision.kind!r}: not sorted by notation, twice, or only one"
                require(False, told)

    def look_closely(self, decisions: Sequence[Decision[Any]]) -> None:
        """Check one position in every way that is too dear for all of them."""
        before = json.dumps(self.rules.dump(self.state))
        for decision in decisions:
            self.check_notation(decision)
            self.check_illegal_moves(decision)
            self.check_batch(decision)
        self.check_foreign_seats(decisions)
        same(json.dumps(self.rules.dump(self.state)), before, "a refused move left a trace")
        views = {seat: self.rules.view(self.state, seat) for seat in (*range(self.seats), None)}
        self.check_stored(before, views)
        self.check_clone(before, views)
        for seat, view in views.items():
            self.check_secrets(seat, view)

    def check_notation(self, decision: Decision[Any]) -> None:
        """Check that each move's notation is read as that move."""
        for move in decision.moves:
            text = self.rules.notate(move)
            found = tuple(self.rules.parse(text, decision))
            same(found, (move,), f"the notation {text!r} is read as something else")

    def check_illegal_moves(self, decision: Decision[Any]) -> None:
        """Check that moves of other positions are refused, with all that is legal."""
        legal = {self.rules.notate(move) for move in decision.moves}
        for text, move in self.seen.items():
            if text not in legal:
                told = f"the illegal move {text!r} was not refused"
                error = refusal(
                    IllegalMove, told, self.rules.apply, self.state, decision.seat, move
                )
                named = set(getattr(error, "legal", ()))
                same(named, legal, f"the refusal of {text!r} does not name all legal moves")

    def check_batch(self, decision: Decision[Any]) -> None:
        """Name what the rules took by themselves after a move: it changes nothing.

        What the seat may do now in the same words is an answer, and no name of it.
        """
        seat, move = decision.seat, decision.moves[-1]
        alone, named = self.rules.clone(self.state), self.rules.clone(self.state)
        self.rules.apply(alone, seat, move)
        forced = [taken for by, taken in self.rules.forced(alone) if by == seat]
        legal = [one for now in self.rules.pending(alone) if now.seat == seat for one in now.moves]
        done = [taken for taken in forced if taken not in legal]
        played = batches.play(self.rules, named, seat, (move, *done)).moves
        same(played, (move,), f"moves that are forced after {move} are played twice")
        told = f"moves that are forced after {move} change something if they are named"
        same(self.rules.dump(named), self.rules.dump(alone), told)

    def check_foreign_seats(self, decisions: Sequence[Decision[Any]]) -> None:
        """Check that nobody can move who is not asked."""
        move = decisions[0].moves[0]
        asked = {decision.seat for decision in decisions}
        for seat in {*range(-1, self.seats + 1)} - asked:
            told = f"seat {seat} is not asked, and may move"
            refusal(NotYourDecision, told, self.rules.apply, self.state, seat, move)

    def check_stored(self, text: str, views: Mapping[Seat | None, Any]) -> None:
        """Check that a stored state is the same when it is loaded."""
        stored = self.rules.load(json.loads(text), self.rules.schema)
        same(json.dumps(self.rules.dump(stored)), text, "a stored state is loaded as another one")
        pending = self.rules.pending(self.state)
        same(self.rules.pending(stored), pending, "a loaded state asks for something else")
        for seat, view in views.items():
            told = "a loaded state has another view"
            same(self.rules.view(stored, seat), view, told)

    def check_clone(self, before: str, views: Mapping[Seat | None, Any]) -> None:
        """Play the clone on and look at the original, then the other way round."""
        original, self.state = self.state, self.rules.clone(self.state)
        same(json.dumps(self.rules.dump(self.state)), before, "a clone differs from its state")
        second = self.rules.clone(original)
        seen = pickle.dumps(views)
        random = Random(1)  # noqa: S311
        for state, other in ((self.state, original), (original, self.state)):
            untouched = json.dumps(self.rules.dump(other))
            for _ in range(_FURTHER):
                if decisions := self.rules.pending(state):
                    decision = random.choice(decisions)
                    self.rules.apply(state, decision.seat, random.choice(decision.moves))
            same(
                json.dumps(self.rules.dump(other)), untouched, "a state shares data with its clone"
            )
        same(pickle.dumps(views), seen, "a state shares data with its views")
        self.state = second

    def check_secrets(self, seat: Seat | None, view: object) -> None:
        """Deal the hidden things anew: neither the view nor the legal moves may tell.

        Moves of a secret kind are offered to the seat that decides alone.
        """
        if self.resample is None:
            return
        other = self.resample(self.state, seat, Rng(self.random.getrandbits(63)))
        other = self.rules.load(self.rules.dump(other), self.rules.schema)
        who = "a spectator" if seat is None else f"seat {seat}"
        if self.rules.view(other, seat) != view:
            raise Leak(f"the view of {who} changes with what is hidden from it")
        if self.offered(other, seat) != self.offered(self.state, seat):
            raise Leak(f"the moves that are offered change with what is hidden from {who}")

    def offered(self, state: object, seat: Seat | None) -> list[Decision[Any]]:
        """Return the decisions as a seat knows them."""
        secret = self.rules.info.secret
        return [
            one._replace(moves=()) if one.kind in secret and one.seat != seat else one
            for one in self.rules.pending(state)
        ]

    def replay(self) -> Any:  # noqa: ANN401
        """Play the same moves again from their notation, and return the state."""
        state = self.rules.setup(self.seats, self.options, self.seed)
        for seat, text in self.played:
            decision = next(d for d in self.rules.pending(state) if d.seat == seat)
            (move,) = self.rules.parse(text, decision)
            self.rules.apply(state, seat, move)
        return state

    def __str__(self) -> str:
        """Return which game it is, and how far it has been played."""
        options = " ".join(f"{key}={choice}" for key, choice in self.options.items())
        last = "; ".join(f"{seat} {text}" for seat, text in self.played[-3:])
        told = f"{self.seats} players, options {options or 'as usual'}, seed {self.seed}"
        return f"{told}, after {len(self.played)} moves, the last: {last or 'none'}"


def check_game(game: RandomGame, audit: Callable[[Any], None] | None = None) -> None:
    """Play a game to its end and check the result; `audit` looks at the last state.

    The error has a note that says which game it is. Raises Broken, and what the game raises.
    """
    try:
        game.finish()
        check_scores(game)
        if audit is not None:
            audit(game.state)
        if game.seed % _REPLAYED == 0:
            told = "the same moves in notation lead to another state"
            same(game.rules.dump(game.replay()), game.rules.dump(game.state), told)
    except Exception as error:
        error.add_note(str(game))
        raise


def check_scores(game: RandomGame) -> None:
    """Check the result: a score for every seat, ranked by points and tie-break."""
    scores = game.rules.scores(game.state)
    same([score.seat for score in scores], [*range(game.seats)], "scores are not those by seat")
    order = [(-score.points, -score.tiebreak) for score in scores]
    ranks = [sorted(order).index(mine) + 1 for mine in order]
    same([score.rank for score in scores], ranks, "ranks do not follow points and tie-break")
    sums = [sum(line.points for line in score.lines) for score in scores]
    same(sums, [score.points for score in scores], "lines of a score do not add up to its points")


def check_end(game: RandomGame) -> None:
    """Check that after the end nothing can be done, and what is stored then is the same."""
    rules = game.rules
    for seat in range(game.seats):
        move = next(iter(game.seen.values()))
        told = f"seat {seat} may move after the end"
        refusal(NotYourDecision, told, rules.apply, game.state, seat, move)
    stored = rules.load(json.loads(json.dumps(rules.dump(game.state))), rules.schema)
    same(rules.pending(stored), (), "a stored game that is over asks for something")
    same(rules.view(stored, None), rules.view(game.state, None), "a stored end has another view")
    same(rules.scores(stored), rules.scores(game.state), "a stored end has other scores")


def check_info(rules: Rules[Any, Any, Any]) -> None:
    """Check what a game says of itself: distinct options of at least two choices, and bounds."""
    options = rules.info.options
    keys = [one.key for one in rules.info.settings]
    same(len(set(keys)), len(keys), "two options have the same key")
    for one in rules.info.adjustable:
        told = f"{one.key}: the usual number is not within its bounds, or these are equal"
        require(one.least <= one.usual <= one.most and one.least < one.most, told)
    told = "an option has fewer than two different choices, or one of them twice"
    for option in options:
        distinct = len(set(option.choices))
        require(distinct == len(option.choices) >= 2, f"{option.key}: {told}")
