"""Why a move is not legal now, and what it adds up to, read from what its seat may see.

Nothing here decides what is legal; the open decision does. A reason is a code and the names
that belong in its sentence: `magister_navis-why-<code>` of the Fluent files, with the rule's id.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple

from bot.games.magister_navis import moves
from bot.games.magister_navis.data import (
    BUILDINGS,
    CARDS,
    CITIES,
    DECKS,
    REGIONS,
    SINGLE_LEVEL,
    START_BUILDING,
)
from bot.games.magister_navis.moves import NO_CARD, SALARY, Action, Move, Pay
from bot.games.magister_navis.why import actions
from bot.games.magister_navis.why.case import Case, Reason, Reasons, Sum

__all__ = ["Case", "Explanation", "Reason", "Sum", "askable", "explain"]


class Explanation(NamedTuple):
    """What there is to say about a move: it is legal when nothing stands against it."""

    legal: bool
    against: tuple[Reason, ...]
    sums: tuple[Sum, ...]


def explain(case: Case, move: Move) -> Explanation:
    """Say what stands against a move now, and what it adds up to."""
    if isinstance(move, Action) and move.source != SALARY:
        against, sums = actions.action(case, move), tuple(actions.sums(case, move))
    else:
        against, sums = _AGAINST[type(move)](case, move), ()
    if move in case.legal:
        return Explanation(True, (), sums)
    found = (*_untimely(case, move), *against)
    return Explanation(False, found or (Reason("rules"),), sums)


def _untimely(case: Case, move: Move) -> Reasons:
    """Say when such a move is made, unless it is asked for now."""
    if case.view.over:
        yield Reason("over")
        return
    moment = SALARY if isinstance(move, Pay) and move.source == SALARY else move.verb
    if case.kind not in _MOMENTS[moment]:
        yield Reason(f"when-{moment}")
        if case.decision:
            yield Reason("now")
    if case.decision is None:
        yield Reason("passed" if case.me.passed else "not-asked")


_MOMENTS: Mapping[str, tuple[str, ...]] = {
    "build": ("build",),
    SALARY: (SALARY,),
    "pay": ("turn",),
    "ship": ("turn", "second"),
    "occupy": ("turn", "second"),
    "attack": ("turn",),
    "draw": ("turn", "second"),
    "activate": ("turn",),
    "done": ("second",),
    "pass": ("turn",),
    "arrange": ("arrange",),
    "discard": ("discard",),
}
"""The decisions in which a move is made."""


# Everything but actions ---------------------------------------------------------------


def _build(case: Case, move: moves.Build) -> Reasons:
    """Say why a building cannot be taken (section 4)."""
    building = BUILDINGS[move.building]
    left = case.view.offer.get(move.building, 0)
    own = [one.key for one in case.me.buildings if BUILDINGS[one.key].level == SINGLE_LEVEL]
    if move.building == START_BUILDING:
        yield Reason("not-for-sale", {"building": move.building})
        return
    if not left:
        yield Reason("sold-out", {"building": move.building})
    if own and building.level == SINGLE_LEVEL:
        yield Reason("single-level", {"building": own[0], "level": SINGLE_LEVEL})
    industry = case.me.status["industry"]
    if building.level > industry.reward:
        args = {"needed": building.level, "level": industry.reward, "industry": industry.value}
        yield Reason("level", {"building": move.building, **args})


def _salary(case: Case, move: Pay) -> Reasons:
    yield from actions.idle_building(case, move.building)


def _activate(case: Case, move: moves.Activate) -> Reasons:
    """Say why a building cannot be activated without its action (Q3)."""
    if not case.options.empty_activation:
        yield Reason("empty-activation")
    if move.building in case.built:
        yield from actions.taken_circle(case, move.building)
    else:
        yield Reason("no-building", {"building": move.building})
    if not case.me.harbor:
        yield Reason("harbor", {"needed": 1, "have": 0})


def _pass(case: Case, _: moves.Pass) -> Reasons:
    if case.kind:
        yield Reason(f"no-pass-{case.kind}")


def _arrange(case: Case, move: moves.Arrange) -> Reasons:
    """Say why that cannot lie on the governor space (7.10, Q4)."""
    if move.governor == NO_CARD:
        if not case.options.governor_space_free:
            yield Reason("must-fill")
    elif move.governor not in case.me.cards:
        yield Reason("no-card", {"card": move.governor})


def _discard(case: Case, move: moves.Discard) -> Reasons:
    """Say why a card cannot be given up (7.10)."""
    if move.card not in case.me.cards:
        yield Reason("no-card", {"card": move.card})
    elif case.kind == "discard" and move.card == case.me.governor:
        yield Reason("on-space", {"card": move.card})


def _nothing(_: Case, __: Move) -> Reasons:
    yield from ()


_AGAINST: Mapping[type, Callable[[Case, Any], Reasons]] = {
    moves.Build: _build,
    moves.Pay: _salary,
    moves.Activate: _activate,
    moves.Done: _nothing,
    moves.Pass: _pass,
    moves.Arrange: _arrange,
    moves.Discard: _discard,
}


# What may be asked --------------------------------------------------------------------


def askable(case: Case) -> list[Move]:
    """Return all moves that may be asked about: legal ones, those of this decision, the rest.

    An action is asked about with what the seat has for it.
    """
    verbs = sorted(_EVERY, key=lambda verb: case.kind not in _MOMENTS[verb])
    every = (move for verb in verbs for move in _EVERY[verb](case))
    return list(dict.fromkeys((*case.legal, *every)))


def _actions(kind: Callable[[str, str], Move], verb: str, targets: tuple[str, ...]) -> _Asked:
    def moves_of(case: Case) -> Iterator[Move]:
        for target, source in product(targets, case.sources(verb)):
            yield kind(target, source)

    return moves_of


def _payments(case: Case) -> Iterator[Move]:
    built = [key for key in BUILDINGS if key in case.built]
    for building, source in product(built, case.sources("pay")):
        yield Pay(building, source)


def _salaries(case: Case) -> Iterator[Move]:
    yield from (Pay(key, SALARY) for key in BUILDINGS if key in case.built)


def _builds(_: Case) -> Iterator[Move]:
    yield from (moves.Build(key) for key in BUILDINGS)


def _activations(case: Case) -> Iterator[Move]:
    yield from (moves.Activate(key) for key in BUILDINGS if key in case.built)


def _arrangements(_: Case) -> Iterator[Move]:
    governors = [key for key, card in CARDS.items() if card.governor]
    yield from (moves.Arrange(card) for card in (*governors, NO_CARD))


def _discards(case: Case) -> Iterator[Move]:
    yield from (moves.Discard(card) for card in case.me.cards)


_Asked = Callable[[Case], Iterator[Move]]

_EVERY: Mapping[str, _Asked] = {
    "build": _builds,
    SALARY: _salaries,
    "ship": _actions(moves.Ship, "ship", (*REGIONS,)),
    "occupy": _actions(moves.Occupy, "occupy", (*CITIES,)),
    "attack": _actions(moves.Attack, "attack", (*CITIES,)),
    "draw": _actions(moves.Draw, "draw", (*DECKS,)),
    "pay": _payments,
    "activate": _activations,
    "done": lambda _: iter((moves.Done(),)),
    "pass": lambda _: iter((moves.Pass(),)),
    "arrange": _arrangements,
    "discard": _discards,
}
"""Every move of a kind that makes sense to ask about, possible or not."""
