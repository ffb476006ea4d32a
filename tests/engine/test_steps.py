"""The kernel on toy steps: questions, scripts, branches, forced moves and mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.engine.api import Decision, Event, IllegalMove, NotYourDecision
from bot.engine.codec import Codec, encode
from bot.engine.steps import Choice, Registry, Script, Step, Steps, Together, apply, run, step

STEPS = Registry()


@dataclass
class Toy:
    """A table of nothing but notes."""

    notes: list[str] = field(default_factory=list)
    stack: list[Step] = field(default_factory=list)
    log: list[Event] = field(default_factory=list, metadata={"stored": False})
    decisions: tuple[Decision[Any], ...] = field(default=(), metadata={"stored": False})
    forced: list[tuple[int, str]] = field(default_factory=list, metadata={"stored": False})

    def note(self, text: str) -> None:
        self.notes.append(text)
        self.log.append(Event("note", {"text": text}))


@STEPS.add
@dataclass(frozen=True, slots=True)
class Ask(Choice[Toy, str]):
    """A question: whatever is chosen is noted; `more` is how often it is asked again."""

    kind = "ask"
    seat: int
    moves: tuple[str, ...] = ("no", "yes")
    more: int = 0

    def options(self, g: Toy) -> Sequence[str]:
        return self.moves

    def choose(self, g: Toy, move: str) -> Steps:
        g.note(f"{self.seat} {move}")
        return (Ask(self.seat, self.moves, self.more - 1),) if self.more else ()


@STEPS.add
@dataclass(frozen=True, slots=True)
class Skipped(Choice[Toy, str]):
    """A question without answers that leaves a question in its place."""

    kind = "skipped"
    seat: int

    def options(self, g: Toy) -> Sequence[str]:
        return ()

    def choose(self, g: Toy, move: str) -> Steps:
        raise AssertionError("never asked")

    def skip(self, g: Toy) -> Steps:
        return (Ask(self.seat),)


@STEPS.add
@dataclass(frozen=True, slots=True)
class Silent(Choice[Toy, str]):
    """A question without answers that does not mind."""

    kind = "silent"
    seat: int

    def options(self, g: Toy) -> Sequence[str]:
        return ()


@STEPS.add
@dataclass(frozen=True, slots=True)
class Tale(Script[Toy]):
    """Says one, asks both seats in turn, says three."""

    at: int = 0

    def one(self, g: Toy) -> Steps:
        g.note("one")
        return ()

    def two(self, g: Toy) -> Steps:
        return [Ask(0), Ask(1)]

    def three(self, g: Toy) -> Steps:
        g.note("three")
        return ()

    parts = (one, two, three)


@STEPS.add
@dataclass(frozen=True, slots=True)
class Rounds(Script[Toy]):
    """Pushes itself again until it has run dry."""

    left: int
    at: int = 0

    def again(self, g: Toy) -> Steps:
        g.note(f"round {self.left}")
        return (Rounds(self.left - 1),) if self.left else ()

    parts = (again,)


@STEPS.add
@dataclass(frozen=True, slots=True)
class Fork(Script[Toy]):
    """Asks some seats at the same time, in the middle of a branch or of a stack."""

    seats: tuple[int, ...]
    at: int = 0

    def fork(self, g: Toy) -> Steps:
        return (Together(tuple((Ask(seat),) for seat in self.seats)),)

    def end(self, g: Toy) -> Steps:
        g.note(f"joined {self.seats}")
        return ()

    parts = (fork, end)


def table(*steps: Step) -> Toy:
    """A table that carries these steps out, the first one first."""
    toy = Toy(stack=list(reversed(steps)))
    run(toy)
    return toy


def play(g: Toy, seat: int, move: str) -> list[str]:
    """Play a move; return what it made the table note."""
    return [str(event.data["text"]) for event in apply(g, seat, move, str)]


def asked(g: Toy) -> list[int]:
    """Return the seats that must decide, in the order the host is told them.

    A stored table asks the same: every look at the decisions looks at that as well.
    """
    copy = Codec(STEPS).decode(Toy, encode(g))
    run(copy)
    assert (copy.decisions, copy.stack, copy.log) == (g.decisions, g.stack, [])
    return [decision.seat for decision in g.decisions]


def test_an_empty_stack_is_over():
    assert asked(table()) == []


def test_a_choice_waits_for_its_seat():
    g = table(Ask(1))
    assert g.decisions == (Decision(1, "ask", ("no", "yes")),)
    assert g.notes == []


def test_a_choice_is_replaced_by_what_it_returns():
    g = table(Ask(0, more=1), Ask(1))
    assert play(g, 0, "yes") == ["0 yes"]
    assert asked(g) == [0]
    assert play(g, 0, "no") == ["0 no"]
    assert asked(g) == [1]
    play(g, 1, "no")
    assert (asked(g), g.stack) == ([], [])


def test_a_forced_move_is_taken_and_leaves_its_event():
    g = table(Ask(0), Ask(1, moves=("only",), more=2), Ask(2))
    assert play(g, 0, "no") == ["0 no", "1 only", "1 only", "1 only"]
    assert asked(g) == [2]


def test_a_choice_without_options_is_skipped():
    g = table(Silent(2), Skipped(1))
    assert asked(g) == [1]


def test_a_choice_that_forgot_its_methods_says_so():
    with pytest.raises(NotImplementedError):
        Choice.options(Ask(0), Toy())
    with pytest.raises(NotImplementedError):
        Choice.choose(Ask(0), Toy(), "no")


def test_a_script_runs_its_parts_in_order():
    g = table(Tale())
    assert (asked(g), g.notes) == ([0], ["one"])
    play(g, 0, "yes")
    assert asked(g) == [1]
    assert play(g, 1, "yes") == ["1 yes", "three"]
    assert asked(g) == []


def test_a_script_may_push_itself_without_growing_the_stack():
    g = table(Rounds(1000), Ask(0))
    assert len(g.notes) == 1001
    assert g.stack == [Ask(0)]


def test_a_foreign_seat_is_refused():
    g = table(Ask(1))
    for seat in (0, 2, -1):
        with pytest.raises(NotYourDecision) as caught:
            apply(g, seat, "yes", str)
        assert caught.value.code == "not-your-decision"
    assert (g.notes, asked(g)) == ([], [1])


def test_nobody_can_move_when_it_is_over():
    with pytest.raises(NotYourDecision):
        apply(table(), 0, "yes", str)


def test_an_illegal_move_names_what_is_legal_and_changes_nothing():
    g = table(Together(((Ask(0),), (Ask(1),))))
    before = encode(g)
    with pytest.raises(IllegalMove) as caught:
        apply(g, 1, "perhaps", str)
    assert (caught.value.code, caught.value.legal) == ("illegal-move", ("no", "yes"))
    assert encode(g) == before
    assert asked(g) == [0, 1]


def test_branches_are_asked_at_once_and_by_seat():
    g = table(Together(((Ask(2),), (Ask(0),), (Ask(1),))), Ask(0))
    assert asked(g) == [0, 1, 2]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_branches_are_answered_in_any_order(order: tuple[int, ...]):
    g = table(Together(((Ask(0),), (Ask(1),), (Ask(2),))), Ask(3))
    for seat in order:
        assert seat in asked(g)
        assert play(g, seat, "yes") == [f"{seat} yes"]
        assert seat not in asked(g)
    assert asked(g) == [3]


def test_a_branch_is_a_stack_of_its_own():
    """Its top is its last step; the others keep their decisions meanwhile."""
    g = table(Together(((Ask(0), Ask(1, more=1)), (Ask(2),))))
    assert asked(g) == [1, 2]
    play(g, 1, "no")
    assert asked(g) == [1, 2]
    play(g, 1, "no")
    assert asked(g) == [0, 2]
    play(g, 2, "no")
    assert asked(g) == [0]
    play(g, 0, "no")
    assert asked(g) == []


def test_branches_without_a_question_join_at_once():
    g = table(Together(((Silent(0),), (Ask(1, moves=("only",)),), ())), Ask(2))
    assert (asked(g), g.notes) == ([2], ["1 only"])


def test_some_branches_may_be_done_before_anybody_is_asked():
    g = table(Together(((Ask(1, moves=("only",)),), (Ask(0),))), Ask(2))
    assert (asked(g), g.notes) == ([0], ["1 only"])
    play(g, 0, "yes")
    assert asked(g) == [2]


def test_what_follows_the_last_branch_belongs_to_its_move():
    g = table(Together(((Ask(0),), (Ask(1),))), Tale())
    play(g, 0, "no")
    assert play(g, 1, "yes") == ["1 yes", "one"]


def test_a_script_may_fork():
    g = table(Fork((0, 1)), Ask(2))
    play(g, 1, "yes")
    assert play(g, 0, "no") == ["0 no", "joined (0, 1)"]
    assert asked(g) == [2]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0), (0, 2, 1)])
def test_a_branch_may_fork_again(order: tuple[int, ...]):
    g = table(Together(((Fork((0, 1)),), (Ask(2),))), Ask(3))
    assert asked(g) == [0, 1, 2]
    for seat in order:
        play(g, seat, "yes")
        assert seat not in asked(g)
    assert asked(g) == [3]
    assert g.notes.count("joined (0, 1)") == 1


def test_a_branch_goes_on_after_its_own_fork_has_joined():
    g = table(Together(((Ask(4), Fork((0, 1))), (Ask(2), Fork((3,))))))
    assert asked(g) == [0, 1, 3]
    play(g, 3, "no")
    play(g, 0, "no")
    assert play(g, 1, "no") == ["1 no", "joined (0, 1)"]
    assert asked(g) == [2, 4]


@step(Registry())
class Walk(Script[Toy]):
    """A step as the games make theirs."""

    to: str
    at: int = 0

    def first(self, g: Toy) -> Steps:
        return (Ask(0),)

    def last(self, g: Toy) -> Steps:
        g.note(self.to)
        return ()

    parts = (first, last)


def test_a_step_is_a_value_that_its_copies_share():
    """Going on with one copy of a table leaves the steps of the other as they are."""
    start = Walk("home")
    assert (start, hash(start)) == (Walk("home"), hash(Walk("home")))
    g, other = table(start), table(start)
    assert g.stack == other.stack == [Walk("home", at=1), Ask(0)]
    assert play(g, 0, "yes") == ["0 yes", "home"]
    assert (start, other.stack) == (Walk("home"), [Walk("home", at=1), Ask(0)])


def test_a_registry_knows_its_steps_by_name():
    assert STEPS.steps["Ask"] is Ask
    assert Registry().steps == {"Together": Together}
