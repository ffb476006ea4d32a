"""The promises of every game to the house, on random legal play: see `bot.engine.api.Rules`.

Every position is looked at cheaply; what is dear is checked at positions here and there.
CONFORMANCE_SEEDS sets the number of games of every box, base or expansions (default 3); every
other choice of an option is tried in half of that, but at least 4, spread over the numbers of
players.
"""

from __future__ import annotations

import json
import math
import os
import pickle
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from random import Random
from typing import Any, TypeAlias

import pytest

from bot.engine import batches
from bot.engine.api import Decision, Event, IllegalMove, NotYourDecision, Rules, Seat
from bot.engine.rng import Rng
from tests.catalogue import GAMES, RESAMPLES
from tests.games.amerigo.test_conservation import check_pieces
from tests.games.puerto_rico.test_conservation import check_totals

LONGEST_GAME = 3000
"""Moves; the longest random games need less than half."""

CLOSE_LOOKS = 0.004
"""The share of all positions that are checked in every way."""

MOST_LOOKS = 6
"""So many positions with a kind of decision, at most; the first one always is checked so."""


BOXES: dict[str, list[dict[str, str]]] = {
    "puerto_rico": [{"expansions": box} for box in ("none", "buildings", "nobles", "both")],
}
"""The expansions that games are played with; the other games have one box."""

AUDITS: dict[str, Callable[[Any], None]] = {
    "puerto_rico": check_totals,
    "amerigo": check_pieces,
}
"""Checks of a game's own at the end of every game: nothing was lost or made."""


def boxes(key: str) -> list[dict[str, str]]:
    """Return the option sets of a game's boxes."""
    return BOXES.get(key, [{}])


Change: TypeAlias = tuple[tuple[str, str], ...]
"""Options and their choices that differ from the default."""

TOGETHER = 3
"""Choices of options that are tried in the same games.

That everybody says the same of each alone, and of every two, is tested in `tests.options`.
"""

FEWEST = 4
"""Games of choices at least: one with each box of Puerto Rico, and each number of players."""


def changes(rules: Rules[Any, Any, Any], seats: int) -> Iterator[dict[str, str]]:
    """Yield every other choice of one option, and all options changed."""
    fixed = {option for box in boxes(rules.info.key) for option in box}
    options = [
        option
        for option in rules.info.options
        if option.key not in fixed and (option.seats is None or seats in option.seats)
    ]
    for option in options:
        yield from ({option.key: choice} for choice in option.choices[1:])
    yield {option.key: option.choices[-1] for option in options}


def cases_of_boxes() -> Iterator[Any]:
    """Yield each box of a game with each number of players."""
    for key, rules in GAMES.items():
        for seats in rules.info.seats:
            for box in boxes(key):
                yield pytest.param(key, seats, box, id=_name(key, box, seats))


def cases_of_changes() -> Iterator[Any]:
    """Yield a few changes of options each with the numbers of players who may choose them."""
    for key, rules in GAMES.items():
        alike: dict[tuple[int, ...], list[Change]] = {}
        for change, numbers in who_may(rules).items():
            alike.setdefault(tuple(numbers), []).append(change)
        for numbers, found in alike.items():
            for options in map(dict, together(found)):
                yield pytest.param(key, options, numbers, id=_name(key, options, *numbers))


def who_may(rules: Rules[Any, Any, Any]) -> dict[Change, list[int]]:
    """Return all changes with the numbers of players who may choose them."""
    tables: dict[Change, list[int]] = {}
    for seats in rules.info.seats:
        for change in changes(rules, seats):
            tables.setdefault(tuple(change.items()), []).append(seats)
    return tables


def together(found: Sequence[Change]) -> Iterator[Change]:
    """Yield some single changes each: not those of one option, nor neighbours in the list."""
    single = [change for change in found if len(change) == 1]
    apart = math.ceil(len(single) / TOGETHER)
    for first in range(apart):
        joined = tuple(chain.from_iterable(single[first::apart]))
        assert len(dict(joined)) == len(joined), "two choices of one option"
        yield joined
    yield from (change for change in found if len(change) > 1)


def _name(key: str, options: dict[str, str], *seats: int) -> str:
    named = [f"{option}={choice}" for option, choice in options.items()]
    if len(named) > TOGETHER:
        named = ["all changed"]
    return "-".join([key, *map(str, seats), *named])


@dataclass
class Game:
    """One random game: what was played so far."""

    rules: Rules[Any, Any, Any]
    seats: int
    options: dict[str, str]
    seed: int
    random: Random = field(init=False)
    state: Any = field(init=False)
    played: list[tuple[Seat, str]] = field(default_factory=list)
    seen: dict[str, Any] = field(default_factory=dict)
    """Every move that was legal once, by its notation."""
    kinds: Counter[str] = field(default_factory=Counter)
    """The number of close looks at a kind of decision, in all games that share this."""

    def __post_init__(self) -> None:
        self.random = Random(self.seed)
        self.state = self.rules.setup(self.seats, self.options, self.seed)

    def finish(self, checks: bool = True) -> None:
        """Play to the end, looking closely at a few positions."""
        events: list[Event] = []
        while decisions := self.rules.pending(self.state):
            assert len(self.played) < LONGEST_GAME, "endless"
            if checks:
                self.look(decisions)
            if checks and self.is_telling(decisions):
                self.look_closely(decisions)
            events = self.step(self.random.choice(decisions))
        assert events[-1].closes == "end", "a dead end: nothing to decide, and not over"

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
        self.seen.setdefault(self.rules.notate(move), move)
        self.played.append((decision.seat, self.rules.notate(move)))
        events = self.rules.apply(self.state, decision.seat, move)
        may_reveal = self.rules.notate(move).startswith(self.rules.info.revealing)
        for event in events:
            assert may_reveal or not event.reveals, (move, event)
            assert all(type(value) in (int, str) for value in event.data.values()), event
        return events

    def look(self, decisions: Any) -> None:
        """Check every decision: sorted, distinct, never a single answer."""
        seats = [decision.seat for decision in decisions]
        assert seats == sorted(set(seats))
        for decision in decisions:
            texts = [self.rules.notate(move) for move in decision.moves]
            assert texts == sorted(set(texts))
            assert len(texts) >= 2, "a forced move was not taken"

    def look_closely(self, decisions: Any) -> None:
        """Check one position in every way that is too dear for all of them."""
        before = json.dumps(self.rules.dump(self.state))
        for decision in decisions:
            self.check_notation(decision)
            self.check_illegal_moves(decision)
            self.check_batch(decision)
        self.check_foreign_seats(decisions)
        assert json.dumps(self.rules.dump(self.state)) == before, "a refused move left a trace"
        views = {seat: self.rules.view(self.state, seat) for seat in (*range(self.seats), None)}
        self.check_stored(before, views)
        self.check_clone(before, views)
        for seat, view in views.items():
            self.check_secrets(seat, view)

    def check_notation(self, decision: Decision[Any]) -> None:
        for move in decision.moves:
            assert tuple(self.rules.parse(self.rules.notate(move), decision)) == (move,)

    def check_illegal_moves(self, decision: Decision[Any]) -> None:
        legal = {self.rules.notate(move) for move in decision.moves}
        for text, move in self.seen.items():
            if text not in legal:
                with pytest.raises(IllegalMove) as caught:
                    self.rules.apply(self.state, decision.seat, move)
                assert set(caught.value.legal) == legal

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
        assert batches.play(self.rules, named, seat, (move, *done)).moves == (move,)
        assert self.rules.dump(named) == self.rules.dump(alone)

    def check_foreign_seats(self, decisions: Any) -> None:
        move = decisions[0].moves[0]
        for seat in {*range(-1, self.seats + 1)} - {decision.seat for decision in decisions}:
            with pytest.raises(NotYourDecision):
                self.rules.apply(self.state, seat, move)

    def check_stored(self, text: str, views: Mapping[Seat | None, Any]) -> None:
        stored = self.rules.load(json.loads(text), self.rules.schema)
        assert json.dumps(self.rules.dump(stored)) == text
        assert self.rules.pending(stored) == self.rules.pending(self.state)
        for seat, view in views.items():
            assert self.rules.view(stored, seat) == view

    def check_clone(self, before: str, views: Mapping[Seat | None, Any]) -> None:
        """Play the clone on and look at the original, then the other way round."""
        original, self.state = self.state, self.rules.clone(self.state)
        assert json.dumps(self.rules.dump(self.state)) == before
        second = self.rules.clone(original)
        seen = pickle.dumps(views)
        random = Random(1)
        for state, other in ((self.state, original), (original, self.state)):
            untouched = json.dumps(self.rules.dump(other))
            for _ in range(25):
                if decisions := self.rules.pending(state):
                    decision = random.choice(decisions)
                    self.rules.apply(state, decision.seat, random.choice(decision.moves))
            assert json.dumps(self.rules.dump(other)) == untouched, "shared with a clone"
        assert pickle.dumps(views) == seen, "shared with a view"
        self.state = second

    def check_secrets(self, seat: Seat | None, view: Any) -> None:
        """Deal the hidden things anew: neither the view nor the legal moves may tell."""
        other = RESAMPLES[self.rules.info.key](self.state, seat, Rng(self.random.getrandbits(63)))
        other = self.rules.load(self.rules.dump(other), self.rules.schema)
        assert self.rules.view(other, seat) == view
        assert self.rules.pending(other) == self.rules.pending(self.state)

    def replay(self) -> Any:
        """Play the same moves again from their notation."""
        state = self.rules.setup(self.seats, self.options, self.seed)
        for seat, text in self.played:
            decision = next(d for d in self.rules.pending(state) if d.seat == seat)
            (move,) = self.rules.parse(text, decision)
            self.rules.apply(state, seat, move)
        return state


def seeds() -> int:
    """Return the number of games of one box."""
    return int(os.environ.get("CONFORMANCE_SEEDS", 3))


@pytest.mark.parametrize(("key", "seats", "box"), [*cases_of_boxes()])
def test_random_games(key: str, seats: int, box: dict[str, str]):
    kinds = Counter[str]()
    for seed in range(seeds()):
        check_game(Game(GAMES[key], seats, box, seed, kinds=kinds))


@pytest.mark.parametrize(("key", "change", "tables"), [*cases_of_changes()])
def test_random_games_of_every_option(key: str, change: dict[str, str], tables: tuple[int, ...]):
    """The boxes take turns, so that every choice is tried with each of them."""
    number, kinds = max(FEWEST, seeds() // 2), Counter[str]()
    for seed in range(number):
        seats, box = tables[seed * len(tables) // number], boxes(key)[seed % len(boxes(key))]
        check_game(Game(GAMES[key], seats, {**box, **change}, seed, kinds=kinds))


def check_game(game: Game) -> None:
    """Play a game to its end and check the result."""
    try:
        game.finish()
        check_scores(game)
        AUDITS.get(game.rules.info.key, lambda state: None)(game.state)
    except Exception as error:
        error.add_note(f"{game.options}, seed {game.seed}, {len(game.played)} moves")
        error.add_note(f"the last: {game.played[-3:]}")
        raise
    if game.seed % 20 == 0:
        assert game.rules.dump(game.replay()) == game.rules.dump(game.state), game.seed


def check_scores(game: Game) -> None:
    """Check the result: a score for every seat, ranked by points and tie-break."""
    scores = game.rules.scores(game.state)
    assert [score.seat for score in scores] == list(range(game.seats))
    order = [(-score.points, -score.tiebreak) for score in scores]
    assert [score.rank for score in scores] == [sorted(order).index(mine) + 1 for mine in order]
    assert all(sum(line.points for line in score.lines) == score.points for score in scores)


@pytest.mark.parametrize("key", GAMES)
def test_nothing_can_be_done_after_the_end(key: str):
    rules = GAMES[key]
    game = Game(rules, rules.info.seats[0], {}, 1)
    game.finish(checks=False)
    for seat in range(game.seats):
        with pytest.raises(NotYourDecision):
            rules.apply(game.state, seat, next(iter(game.seen.values())))
    stored = rules.load(json.loads(json.dumps(rules.dump(game.state))), rules.schema)
    assert rules.pending(stored) == ()
    assert rules.view(stored, None) == rules.view(game.state, None)
    assert rules.scores(stored) == rules.scores(game.state)


@pytest.mark.parametrize("key", GAMES)
def test_seeds_and_seats_make_different_games(key: str):
    rules = GAMES[key]
    tables = {
        json.dumps(rules.dump(rules.setup(seats, {}, seed)))
        for seats in rules.info.seats
        for seed in range(10)
    }
    assert len(tables) == 10 * len(rules.info.seats)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_says_who_it_is(key: str):
    rules = GAMES[key]
    assert rules.info.key == key
    assert key in RESAMPLES
    assert len({option.key for option in rules.info.options}) == len(rules.info.options)
    assert all(len(set(option.choices)) >= 2 for option in rules.info.options)
