"""Batches: what the rules took by themselves may be named, and need not be."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.engine import batches, steps
from bot.engine.api import AmbiguousMove, BadNotation, Decision, Event, IllegalMove, NotYourDecision
from bot.engine.steps import Choice, Step, Steps

STONES = {"a", "b", "bb", "c", "x", "egg", "bean", "bread", "butter", "mine"}


@dataclass
class Bowl:
    """Stones of seat 0, and one of seat 1; each is eaten by its name.

    Of the stones in `fixed` the first one must be eaten before there is a choice of the others.
    """

    stones: list[str]
    fixed: list[str] = field(default_factory=list)
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
        return ("mine",) if self.seat else g.fixed[:1] or sorted(set(g.stones))

    def choose(self, g: Bowl, move: str) -> Steps:
        g.eaten.append(move)
        g.log.append(Event("eaten", {"seat": self.seat, "stone": move}, reveals=move == "egg"))
        if not self.seat:
            (g.fixed if g.fixed else g.stones).remove(move)
        return (self,) if g.stones else ()


class Rules:
    """As much of a game's rules as a batch needs."""

    def pending(self, g: Bowl) -> Sequence[Decision[str]]:
        return g.decisions

    def apply(self, g: Bowl, seat: int, move: str) -> list[Event]:
        return steps.apply(g, seat, move, str)

    def foregone(self, g: Bowl, seat: int) -> Sequence[str]:
        return ()

    def forced(self, g: Bowl) -> Sequence[tuple[int, str]]:
        return g.forced

    def clone(self, g: Bowl) -> Bowl:
        return deepcopy(g)

    def notate(self, move: str) -> str:
        return move

    def parse(self, text: str, decision: Decision[str]) -> Sequence[str]:
        """Read stones by how they begin; later ones of a batch by their whole names."""
        words = [word.strip() for word in text.split(";")]
        found = [one for one in decision.moves if one.startswith(words[0])]
        if not words[0].isalpha() or not STONES.issuperset(words[1:]):
            raise BadNotation("bad-notation", legal=decision.moves, text=text)
        if len(found) != 1:
            kind = AmbiguousMove if found else IllegalMove
            raise kind("ambiguous-move" if found else "illegal-move", legal=found, text=text)
        return [*found, *words[1:]]


def bowl(stones: str, fixed: str = "") -> Bowl:
    g = Bowl(stones.split(), stack=[Eat(1), Eat(0)])
    steps.run(g)
    g.fixed = fixed.split()
    return g


def carried(way: Any, g: Bowl, seat: int, batch: str) -> tuple[str, int]:
    """Carry a batch out; return what the seat chose, and how many events there were."""
    named: Any = batch if way is batches.typed else batch.split()
    moves, events = way(Rules(), g, seat, named)
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


WAYS = [(batches.play, " "), (batches.typed, "; ")]


@pytest.mark.parametrize(("way", "between"), WAYS)
def test_what_answers_the_next_question_is_made_though_its_like_was_forced(
    way: Any, between: str
) -> None:
    """Seat 0 eats b, the bowl forces a on it, and its next question offers a: that is answered."""
    g = bowl("a b c", fixed="b a")
    assert carried(way, g, 0, between.join("ba")) == ("b a", 3)
    assert g.eaten == ["b", "a", "a"]
    g = bowl("a b c", fixed="b a")
    assert carried(way, g, 0, between.join("baa")) == ("b a", 3), "both of them were eaten"
    assert g.eaten == ["b", "a", "a"]


@pytest.mark.parametrize("batch", ["a; bean; bean", "a; be; bea", "a; bean", "a"])
def test_typed_moves_name_what_was_forced_by_its_beginning_or_not_at_all(batch: str) -> None:
    assert carried(batches.typed, bowl("a bean bean"), 0, batch) == ("a", 4)


def test_words_are_read_at_the_question_that_they_answer() -> None:
    """Bread and butter are both there at first; once bread is gone, b is butter."""
    assert carried(batches.typed, bowl("bread butter egg"), 0, "br; b")[0] == "bread butter"


@pytest.mark.parametrize(
    ("batch", "kind", "code", "legal"),
    [
        ("a; x; b", IllegalMove, "illegal-later", ("b", "bb", "c")),
        ("a; ?; b", BadNotation, "bad-notation", ("b", "bb", "c")),
        ("a; b; c; bb; a", IllegalMove, "turn-over-later", ()),
    ],
)
def test_the_move_that_cannot_be_made_is_named(
    batch: str, kind: Any, code: str, legal: tuple[str, ...]
) -> None:
    with pytest.raises(kind) as caught:
        batches.typed(Rules(), bowl("a b bb c"), 0, batch)
    error = caught.value
    words = batch.split("; ")
    number = int(error.args_["number"])
    assert (error.code, error.legal) == (code, legal)
    assert (error.args_["text"], error.args_["after"]) == (words[number - 1], words[number - 2])


def test_of_long_words_an_error_tells_the_beginning() -> None:
    with pytest.raises(BadNotation) as caught:
        batches.typed(Rules(), bowl("a b c"), 0, f"a; {'?' * 900}")
    assert caught.value.args_["text"] == "?" * batches.SHOWN


def test_what_is_legal_after_something_hidden_was_shown_is_not_told() -> None:
    for way, batch in ((batches.play, "egg x"), (batches.typed, "egg; x")):
        with pytest.raises(IllegalMove) as caught:
            carried(way, bowl("egg b c"), 0, batch)
        assert caught.value.legal == ()


def test_the_first_move_is_refused_as_if_it_were_alone() -> None:
    for text in ("x; a", "x"):
        with pytest.raises(IllegalMove) as caught:
            batches.typed(Rules(), bowl("a b c"), 0, text)
        assert caught.value.code == "illegal-move"
    with pytest.raises(NotYourDecision):
        batches.typed(Rules(), bowl("a b c"), 1, "mine")
    with pytest.raises(BadNotation) as too_long:
        batches.typed(Rules(), bowl("a b c"), 0, "a;" * 1000)
    assert too_long.value.code == "too-long"
