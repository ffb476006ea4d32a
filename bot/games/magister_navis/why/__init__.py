"""Reasons why a move is not legal now, and sums; see `bot.engine.explain`."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.explain import Explainer, Explainers, Reason, Reasons
from bot.games.magister_navis import moves
from bot.games.magister_navis.data import (
    BUILDINGS,
    CITIES,
    DECKS,
    GOVERNORS,
    REGIONS,
    SINGLE_LEVEL,
    START_BUILDING,
)
from bot.games.magister_navis.moves import GRAMMAR, NO_CARD, SALARY, Move, Pay
from bot.games.magister_navis.options import choose
from bot.games.magister_navis.why import actions
from bot.games.magister_navis.why.actions import Case

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
        yield Reason("harbor", {"count": 1, "have": 0})


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


EXPLAINERS: dict[str, Explainer[Case]] = {
    "build": Explainer(("build",), _build),
    SALARY: Explainer((SALARY,), _salary),
    **actions.EXPLAINERS,
    "activate": Explainer(("turn",), _activate),
    "done": Explainer(("second",)),
    "pass": Explainer(("turn",), _pass),
    "arrange": Explainer(("arrange",), _arrange),
    "discard": Explainer(("discard",), _discard),
}
"""Explainers by verb; a payment of the salary is a kind of its own."""


def _moment(move: Move) -> str:
    return SALARY if isinstance(move, Pay) and move.source == SALARY else move.verb


def _values(case: Case, moment: str, name: str) -> Iterable[str]:
    """Return the possible values of a field; for an action's source, those that the seat has."""
    values: dict[str, Iterable[str]] = {
        "building": [key for key in BUILDINGS if moment == "build" or key in case.built],
        "source": [SALARY] if moment == SALARY else case.sources(moment),
        "region": REGIONS,
        "city": CITIES,
        "deck": DECKS,
        "card": case.me.cards,
        "governor": (*GOVERNORS, NO_CARD),
    }
    return values[name]


WHY: Explainers[Case, Move] = Explainers(
    Case, choose, EXPLAINERS, {**GRAMMAR.verbs, SALARY: Pay}, _values, GRAMMAR.named, _moment
)
