"""The game on trial, and positions of random games at which texts and pictures are looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import cycle, islice
from typing import Any, NamedTuple

from bot.catalogue.trial.games import RandomGame, check_end, check_game
from bot.catalogue.trial.options import changes, who_may
from bot.engine.api import Decision, Event
from bot.locales import complete
from bot.locales.languages import SOURCE
from bot.presenting.game import Game

_OF_A_KIND = 3
"""Positions with a kind of decision that are looked at, for each number of players and choices."""
_TOGETHER = 20
"""Games of which each kind of decision is looked at closely a few times."""
_CHANGED = 2
"""Tables with other choices than the default ones, for each number of players."""


class Moment(NamedTuple):
    """A position of a random game: the open decisions, none at its end, and how it came about."""

    seats: int
    state: Any
    decisions: tuple[Decision[Any], ...]
    happened: tuple[Event, ...]
    """Events since the moment before, of which the texts are told."""
    before: Any
    """A spectator's view of the position before the last move."""


class Played(NamedTuple):
    """Random games with all checks: how many went well, and what ended them early."""

    games: int
    moves: int
    close: int
    """Positions that were checked in every way."""
    error: Exception | None


@dataclass(frozen=True)
class Trial:
    """A game on trial, and how many random games are played of it."""

    game: Game
    games: int
    chosen: tuple[str, ...] = ()
    """Languages of the texts and pictures that are looked at, () = those that the game has."""

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that are looked at: English, and complete ones that the game has, too."""
        folder = self.game.words
        if self.chosen or folder is None:
            return self.chosen or complete()
        return tuple(one for one in complete() if one == SOURCE or any(folder.glob(f"{one}/*.ftl")))

    def random_game(self, seats: int, options: dict[str, str], seed: int) -> RandomGame:
        """Return a random game that has not begun."""
        return RandomGame(self.game.rules, seats, options, seed, self.game.resample)

    @cached_property
    def played(self) -> Played:
        """Random games of all numbers of players, every second one with other choices."""
        kinds, moves, close, done = Counter[str](), 0, 0, 0
        for seed, (seats, options) in enumerate(islice(self._tables(), self.games)):
            one = self.random_game(seats, options, seed)
            one.kinds = kinds = Counter() if seed % _TOGETHER == 0 else kinds
            before = kinds.total()
            try:
                check_game(one)
                check_end(one)
            # Whatever a game raises is what is wrong with it.
            except Exception as error:
                return Played(done, moves, close, error)
            done, moves = done + 1, moves + len(one.played)
            close += kinds.total() - before
        return Played(done, moves, close, None)

    def _tables(self) -> Iterator[tuple[int, dict[str, str]]]:
        """Yield numbers of players and choices, without end."""
        usual = cycle(self.game.rules.info.seats)
        for number, (change, seats) in enumerate(cycle(who_may(self.game.rules).items())):
            yield next(usual), {}
            yield seats[number % len(seats)], dict(change)

    @cached_property
    def moments(self) -> Sequence[Moment]:
        """The first positions of every kind of decision, and the end, of some random games."""
        rules = self.game.rules
        return tuple(
            moment
            for seats in rules.info.seats
            for options in ({}, *islice(changes(rules, seats), _CHANGED))
            for moment in self._of(self.random_game(seats, options, seats))
        )

    def _of(self, played: RandomGame) -> Iterator[Moment]:
        rules, kinds, happened = self.game.rules, Counter[str](), list[Event]()
        before = rules.view(played.state, None)
        while decisions := tuple(rules.pending(played.state)):
            kind = decisions[-1].kind
            if kinds[kind] < _OF_A_KIND:
                kinds[kind] += 1
                state = rules.clone(played.state)
                yield Moment(played.seats, state, decisions, tuple(happened), before)
                happened = []
            before = rules.view(played.state, None)
            happened += played.step(played.random.choice(decisions))
        yield Moment(played.seats, played.state, (), tuple(happened), before)
