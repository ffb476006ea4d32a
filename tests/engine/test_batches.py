"""Batches: what the rules took by themselves may be named, and need not be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.engine import batches, steps
from bot.engine.api import Decision, Event, IllegalMove, NotYourDecision
from bot.engine.steps import Choice, Step, Steps


@dataclass
class Bowl:
    """Stones of seat 0, and one of seat 1; each is eaten by its name."""

    stones: list[str]
    eaten: list[str] = field(default_factory=list)
    stack: list[Step] = field(default_factory=list)
    log: list[Event] = field(default_factory=list)
    decisions: tuple[Decision[Any], ...] = ()
    forced: list[tuple[int, str]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Eat(Choice[Bowl, str]):
    """Take one of the kinds of stones that are left, until seat 1 takes "mine"."""

    kind = "eat"
    seat: int

    def options(self, g: Bowl) -> Sequence[str]:
        return ("mine",) if self.seat else sorted(set(g.stones))

    def choose(self, g: Bowl, move: str) -> Steps:
        g.eaten.append(move)
        g.log.append(Event("eaten", {"seat": self.seat, "stone": move}))
        if not self.seat:
            g.stones.remove(move)
        return (self,) if g.stones else ()


class Rules:
    """As much of a game's rules as a batch needs."""

    def pending(self, g: Bowl) -> Sequence[Decision[str]]:
        return g.decisions

    def apply(self, g: Bowl, seat: int, move: str) -> list[Event]:
        return steps.apply(g, seat, move, str)

    def forced(self, g: Bowl) -> Sequence[tuple[int, str]]:
        return g.forced


def bowl(stones: str) -> Bowl:
    g = Bowl(stones.split(), stack=[Eat(1), Eat(0)])
    steps.run(g)
    return g


def carried(way: Any, g: Bowl, seat: int, batch: str) -> tuple[str, int]:
    """Carry a batch out; return what the seat chose, and how many events there were."""
    moves, events = way(Rules(), g, seat, batch.split())
    return " ".join(moves), len(events)


def test_the_kernel_notes_what_it_took_and_for_whom() -> None:
    g = bowl("a b b")
    assert (g.forced, len(g.decisions)) == ([], 1)
    Rules().apply(g, 0, "a")
    assert g.forced == [(0, "b"), (0, "b"), (1, "mine")]


def test_only_what_followed_the_last_move_counts_as_forced() -> None:
    g = bowl("a b c")
    Rules().apply(g, 0, "a")
    assert g.forced == []
    Rules().apply(g, 0, "b")
    assert g.forced == [(0, "c"), (1, "mine")]


@pytest.mark.parametrize("batch", ["a", "a b", "a b b"])
def test_a_batch_may_name_what_is_forced_or_leave_it_out(batch: str) -> None:
    g = bowl("a b b")
    assert carried(batches.play, g, 0, batch) == ("a", 4)
    assert g.eaten == ["a", "b", "b", "mine"]


@pytest.mark.parametrize("batch", ["a b b b", "a b mine", "a c", "a b a"])
def test_nothing_more_than_was_taken_may_be_named(batch: str) -> None:
    with pytest.raises(IllegalMove):
        carried(batches.play, bowl("a b b"), 0, batch)


def test_what_is_illegal_in_the_middle_tells_what_would_be_legal() -> None:
    with pytest.raises(IllegalMove) as caught:
        carried(batches.play, bowl("a b c"), 0, "a x b")
    assert caught.value.legal == ("b", "c")


def test_who_is_not_asked_has_no_batch() -> None:
    with pytest.raises(NotYourDecision):
        carried(batches.play, bowl("a b"), 1, "mine")


def test_what_was_played_is_repeated_move_by_move() -> None:
    assert carried(batches.repeat, bowl("a b c"), 0, "a b") == ("a b", 4)
    with pytest.raises(IllegalMove):
        carried(batches.repeat, bowl("a b b"), 0, "a b")
