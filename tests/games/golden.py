"""Golden files of a game: whole games in readable text, counts of move sequences, stored states.

`python -m tests.tools.golden_games puerto_rico` writes games and counts anew after a rule has
changed on purpose: read the difference before it is committed. States under `stored/` are never
written anew: `python -m tests.tools.golden_games puerto_rico --store` adds those of a new schema.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

from bot.engine.api import Decision, Event, Score
from tests.games import packed, perft

Pick = Callable[[Any], tuple[Decision[Any], Any]]
"""Picks the decision that is made next, and its move."""


STRIDE = 3
"""Moves from one position that is looked at closely to the next."""


def spread(rules: Any, g: Any, pick: Pick) -> Iterator[tuple[Any, Decision[Any], Any]]:
    """Yield every third position of a game with a move, which whoever looks at it plays."""
    for number in count():
        if not g.decisions:
            return
        decision, move = pick(g)
        if number % STRIDE:
            rules.apply(g, decision.seat, move)
        else:
            yield g, decision, move


def every_move(rules: Any, decision: Decision[Any]) -> str:
    """Write the legal moves."""
    return " | ".join(rules.notate(move) for move in decision.moves)


@dataclass(frozen=True)
class Golden:
    """A game's recordings, in a folder of its own.

    `games` are headers of games by name, `positions` are counted, `moments` say when a state is
    worth keeping for ever, and `options` with which options its table is set up.
    """

    rules: Any
    folder: Path
    games: Mapping[str, Mapping[str, Any]]
    positions: perft.Positions
    moments: Mapping[str, Callable[[Any], bool]]
    by_chance: Callable[[int], Pick]
    options: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    picks: Mapping[str, Callable[[int], Pick]] = field(default_factory=dict)
    """The ways to moments that no game by chance comes to."""
    legal: Callable[[Any, Decision[Any]], str] = every_move
    start: Callable[[Any], Sequence[str]] = lambda g: ()
    """The lines about a game's start."""
    ties: bool = False
    """True if tie-breaks and what becomes public are written."""

    @property
    def playthroughs(self) -> Path:
        return self.folder / "playthroughs"

    @property
    def perft(self) -> Path:
        return self.folder / "perft.txt"

    @property
    def stored(self) -> Path:
        return self.folder / "stored"

    @cached_property
    def states(self) -> list[str]:
        """Return the names of all stored states."""
        return packed.names(self.stored)

    def record(self, header: Mapping[str, Any], pick: Pick) -> list[str]:
        """Play a game to its end and write down everything about every move."""
        rules = self.rules
        g = rules.setup(header["seats"], header["options"], header["seed"])
        lines = [f"game {json.dumps(header)}", *self.start(g), f"  state {self._digest(g)}"]
        version = 0
        while g.decisions:
            decision, move = pick(g)
            version += 1
            lines.append(f"{version} seat {decision.seat} {decision.kind}")
            lines.append(f"  legal {self.legal(rules, decision)}")
            lines.append(f"  move {rules.notate(move)}")
            lines += [f"  {self._event(event)}" for event in rules.apply(g, decision.seat, move)]
            lines.append(f"  state {self._digest(g)}")
        return [*lines, *map(self._score, rules.scores(g))]

    def _event(self, event: Event) -> str:
        words = [f"{key}={value}" for key, value in event.data.items()]
        if event.closes:
            words.append(f"closes={event.closes}")
        if event.reveals and self.ties:
            words.append("reveals")
        return " ".join(["*", event.kind, *words])

    def _score(self, score: Score) -> str:
        parts = " ".join(f"{line.key}={line.points}" for line in score.lines)
        tie = f" tiebreak {score.tiebreak}" if self.ties else ""
        return f"seat {score.seat} rank {score.rank} points {score.points}{tie}: {parts}"

    def _digest(self, g: Any) -> str:
        """Return a fingerprint of the whole state."""
        text = json.dumps(self.rules.dump(g), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def as_written(self, lines: Sequence[str]) -> Pick:
        """Pick what a playthrough says."""
        moves = _written_moves(lines)

        def pick(g: Any) -> tuple[Decision[Any], Any]:
            seat, text = next(moves)
            decision = next(d for d in g.decisions if d.seat == seat)
            (move,) = self.rules.parse(text, decision)
            return decision, move

        return pick

    def write(self) -> None:
        """Write games and counts anew."""
        for name, header in self.games.items():
            lines = self.record(header, self.by_chance(header["seed"]))
            (self.playthroughs / f"{name}.txt").write_text("\n".join(lines) + "\n")
        perft.write(self.rules, self.positions, self.perft)

    def store(self) -> None:
        """Add the states that this schema lacks; never write an old one anew."""
        least, most = min(self.rules.info.seats), max(self.rules.info.seats)
        for number, name in enumerate(self.moments):
            stored = f"{self.rules.schema}-{name}"
            if not packed.path_of(self.stored, stored).exists():
                g = self._reach(name, least + number % (most - least + 1))
                data = {"schema": self.rules.schema, "state": self.rules.dump(g)}
                packed.write(self.stored, stored, data)

    def _reach(self, name: str, seats: int) -> Any:
        """Play random games until one is at that moment."""
        rules, options = self.rules, self.options.get(name, {})
        for seed in range(5000):
            pick = self.picks.get(name, self.by_chance)(seed)
            g = rules.setup(seats, options, seed)
            while g.decisions and not self.moments[name](g):
                decision, move = pick(g)
                rules.apply(g, decision.seat, move)
            if g.decisions:
                return g
        raise LookupError("no random game comes there")


def _written_moves(lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    seat = 0
    for line in lines:
        words = line.split()
        if words[1:2] == ["seat"]:
            seat = int(words[2])
        elif words[0] == "move":
            yield seat, " ".join(words[1:])


def golden(key: str) -> Golden:
    """Return what is recorded of a game."""
    name = f"tests.games.{key}.golden"
    assert find_spec(f"tests.games.{key}") and find_spec(name), f"{name} is missing"
    recorded: Golden = import_module(name).GOLDEN
    return recorded
