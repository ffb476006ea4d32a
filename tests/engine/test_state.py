"""Copies of states, and the answers of the kernel's part of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from bot.engine.api import Decision
from bot.engine.state import Copied, KernelState
from bot.engine.verbs import Verb


@dataclass(slots=True)
class Board(Copied):
    coins: int
    tiles: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Table(KernelState):
    heap: list[str]
    players: list[Board]
    printed: Mapping[str, int] = field(default_factory=dict)
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SmallStep(Verb):
    far: int


@dataclass(frozen=True, slots=True)
class Leap(Verb):
    verb: ClassVar[str] = "jump"


def table() -> Table:
    return Table(heap=["a"], players=[Board(3, {"mill": 1})], printed={"b": 1}, cards=("c",))


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    first = table()
    copy = first.clone()
    assert copy == first
    copy.heap.append("b")
    copy.players[0].coins = 0
    copy.players[0].tiles["mill"] = 2
    copy.players.append(Board(1))
    assert first == table()


def test_what_never_changes_is_shared() -> None:
    first = table()
    assert first.clone().printed is first.printed


def test_a_copy_keeps_the_open_decisions() -> None:
    first = table()
    first.decisions = (Decision(0, "go", (SmallStep(1), SmallStep(2))),)
    assert first.clone().open_moves(0) == ("small_step 1", "small_step 2")
    assert first.open_moves(1) == ()


def test_a_verb_is_the_name_of_its_class_unless_it_says_another() -> None:
    assert SmallStep(3).text == "small_step 3"
    assert Leap().text == "jump"
