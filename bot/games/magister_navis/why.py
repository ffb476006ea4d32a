"""Explanations of why moves are not legal now, with sums; see `bot.engine.explain`.

`Case` has the queries of a position that all explanations use.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any

from bot.engine import explain
from bot.engine.explain import Explainer, Explainers, Reason, Reasons, Sum
from bot.games.magister_navis import moves
from bot.games.magister_navis.data import (
    BUILDINGS,
    CARDS,
    CITIES,
    COSTS,
    DECK_REGION,
    DECKS,
    GOVERNORS,
    REGIONS,
    SINGLE_LEVEL,
    SLAVERY,
    SOURCES,
    START_BUILDING,
    TOKENS,
)
from bot.games.magister_navis.moves import GRAMMAR, NO_CARD, SALARY, Action, Move, Pay, target_of
from bot.games.magister_navis.options import Options, choose
from bot.games.magister_navis.view import PlayerView, View


class Case(explain.Case[View, PlayerView, Move, Options]):
    """A seat's position: its view, its decision and the options of the table."""

    @property
    def unasked(self) -> str:
        """Return the reason code that explains why the seat has no decision now."""
        return "passed" if self.me.passed else "not-asked"

    @cached_property
    def built(self) -> Mapping[str, bool]:
        """Return the seat's buildings by kind, and whether one of the kind has a free circle."""
        kinds = {building.key for building in self.me.buildings}
        free = {building.key for building in self.me.buildings if not building.active}
        return {key: BUILDINGS[key].circle and key in free for key in kinds}

    @cached_property
    def activated(self) -> frozenset[str]:
        """Return the kinds of the seat's buildings with a disc."""
        return frozenset(building.key for building in self.me.buildings if building.active)

    @cached_property
    def begun(self) -> Action | None:
        """Return an example of a legal second half of a double action, or None.

        Its source, action and place are those that the second half must have.
        """
        actions = (move for move in self.legal if isinstance(move, Action))
        return next(actions, None) if self.kind == "second" else None

    def presence(self, region: str) -> int:
        """Return the seat's discs in a region."""
        return self.view.region[region].presence[self.seat]

    def sources(self, action: str) -> list[str]:
        """Return the seat's sources of an action, or one possible source if it has none."""
        give = [key for key, source in SOURCES.items() if action in source.actions]
        return [key for key in give if key in self.built or key in self.me.tokens] or give[:1]


# Sources ------------------------------------------------------------------------------


def _missing_source(case: Case, move: Action) -> Reasons:
    """Yield the reasons why the building or token does not give this action now (7.1)."""
    if move.source in SOURCES and move.verb not in SOURCES[move.source].actions:
        yield Reason("wrong-source", {"source": move.source, "action": move.verb})
    elif move.source in TOKENS:
        if move.source not in case.me.tokens:
            yield Reason("no-source", {"action": move.verb})
    elif move.source not in case.built:
        yield Reason("no-source", {"action": move.verb})
    else:
        yield from taken_circle(case, move.source)
    needed = needed_discs(move)
    if case.me.harbor < needed:
        yield Reason("harbor", {"count": needed, "have": case.me.harbor})


def taken_circle(case: Case, building: str) -> Reasons:
    """Yield the reason why a building cannot be activated (7.1).

    It has no circle, or a disc is on it.
    """
    if not BUILDINGS[building].circle:
        yield Reason("no-circle", {"building": building})
    elif not case.built[building]:
        yield Reason("circle-taken", {"building": building})


def needed_discs(move: Action) -> int:
    """Return the harbor discs that an action costs, including activating a building (7.1)."""
    return COSTS[move.verb] + (COSTS["activate"] if move.source in BUILDINGS else 0)


def _other_half(move: Action, begun: Action) -> Reasons:
    """Yield the reason why this is not the second half of the action begun (Q7, Q9)."""
    if move.source != begun.source:
        yield Reason("second-source", {"source": begun.source})
    elif move.verb != begun.verb:
        yield Reason("second-action", {"source": begun.source, "action": begun.verb})
    elif isinstance(move, moves.Draw) and move != begun:
        yield Reason("second-deck", {"deck": target_of(begun)})
    elif _place(move) != _place(begun):
        yield Reason("second-region", {"region": _place(begun)})


def _place(move: Action) -> str:
    """Return the region of an action's target."""
    aim = target_of(move)
    return CITIES[aim].region if aim in CITIES else DECK_REGION.get(aim, aim)


def _dock_in_europe(case: Case, move: Action) -> Reasons:
    """Yield the reason if the table does not allow occupying in Europe with a dock (Q5).

    No ships sail to Europe.
    """
    if case.options.dock_in_europe or not isinstance(move, moves.Occupy):
        return
    if SOURCES[move.source].again and not REGIONS[_place(move)].track:
        yield Reason("dock-europe", {"building": move.source})


def _another_way(case: Case, move: Action) -> Reasons:
    """Yield another source that gives the same action, if there is one."""
    for other in case.legal:
        same = isinstance(other, Action) and other.verb == move.verb
        if same and target_of(other) == target_of(move):  # type: ignore[arg-type]
            yield Reason("other-source", {"source": str(getattr(other, "source", ""))})
            return


# Targets ------------------------------------------------------------------------------


def _ship(_: Case, move: moves.Ship) -> Reasons:
    if not REGIONS[move.region].track:
        yield Reason("no-track", {"region": move.region})


def _closed(case: Case, region: str) -> Reasons:
    """Yield the reason if a region is not open yet (7.3)."""
    seen = case.view.region[region]
    if not seen.open:
        yield Reason("closed", {"region": region, "spaces": seen.track.count(None)})


def _reach(case: Case, region: str) -> Reasons:
    """Yield the reasons why the seat cannot place a disc in a region (7.4).

    The region is closed, or the seat is not present.
    """
    yield from _closed(case, region)
    if REGIONS[region].track and not case.presence(region):
        yield Reason("no-presence", {"region": region})


def _occupy(case: Case, move: moves.Occupy) -> Reasons:
    yield from _reach(case, CITIES[move.city].region)
    owner = case.view.city[move.city].owner
    if owner == case.seat:
        yield Reason("city-own", {"city": move.city})
    elif owner is not None:
        yield Reason("city-taken", {"city": move.city, "seat": owner})


def _attack(case: Case, move: moves.Attack) -> Reasons:
    yield from _reach(case, CITIES[move.city].region)
    owner = case.view.city[move.city].owner
    if owner is None:
        yield Reason("city-empty", {"city": move.city})
    elif owner == case.seat:
        yield Reason("city-own", {"city": move.city})


def _draw(case: Case, move: moves.Draw) -> Reasons:
    """Yield the reasons why the top card cannot be drawn (7.8, 7.9, Q20)."""
    region, cards = DECK_REGION[move.deck], case.view.deck[move.deck].cards
    yield from _closed(case, region)
    if not cards:
        gone = move.deck == SLAVERY and case.view.abolished
        yield Reason("slavery-gone" if gone else "deck-empty", {"deck": move.deck})
        return
    needed, have = _asked_for(case, move.deck), case.presence(region)
    if have < needed:
        yield Reason("too-few-discs", {"card": cards[0], "count": needed, "have": have})


def _asked_for(case: Case, deck: str) -> int:
    """Return the discs that the top card of a deck requires; a governor requires none."""
    cards = case.view.deck[deck].cards
    return (CARDS[cards[0]].value or 0) if cards else 0


def _pay(case: Case, move: moves.Pay) -> Reasons:
    """Yield the reasons why no disc can be returned from a building (7.7)."""
    yield from idle_building(case, move.building)
    if move.building == move.source and move.building not in case.activated:
        yield Reason("pays-itself", {"building": move.building})


def idle_building(case: Case, building: str) -> Reasons:
    """Yield the reason why no disc is on a building: not owned, or not activated."""
    if building not in case.built:
        yield Reason("no-building", {"building": building})
    elif building not in case.activated:
        circle = BUILDINGS[building].circle
        yield Reason("not-activated" if circle else "no-circle", {"building": building})


# Sums ---------------------------------------------------------------------------------


def _sums(case: Case, move: Action) -> Iterator[Sum]:
    """Yield the harbor discs that an action costs, and the presence that a card requires."""
    parts = {"activate": COSTS["activate"] if move.source in BUILDINGS else 0}
    if case.begun is not None:
        parts = {}
    parts[move.verb] = COSTS[move.verb]
    if any(parts.values()):
        yield _sum("harbor", parts, case.me.harbor)
    if isinstance(move, moves.Draw) and (needed := _asked_for(case, move.deck)):
        region = DECK_REGION[move.deck]
        cities = sum(case.view.city[city].owner == case.seat for city in REGIONS[region].cities)
        found = {"cities": cities, "track": case.presence(region) - cities}
        yield _sum("presence", found, needed)


def _sum(kind: str, parts: Mapping[str, int], have: int) -> Sum:
    told = tuple((name, amount) for name, amount in parts.items() if amount)
    return Sum(kind, told, sum(parts.values()), have)


def _action(aim: Callable[[Case, Any], Reasons]) -> Callable[[Case, Any], Reasons]:
    """Return a function that yields the reasons against an action, even as a second half."""

    def against(case: Case, move: Action) -> Reasons:
        if case.begun is not None:
            yield from _other_half(move, case.begun)
        else:
            yield from _missing_source(case, move)
        yield from _dock_in_europe(case, move)
        yield from aim(case, move)
        yield from _another_way(case, move)

    return against


_TURN, _BOTH = ("turn",), ("turn", "second")

ACTIONS: dict[str, Explainer[Case]] = {
    "ship": Explainer(_BOTH, _action(_ship), _sums),
    "occupy": Explainer(_BOTH, _action(_occupy), _sums),
    "attack": Explainer(_TURN, _action(_attack), _sums),
    "draw": Explainer(_BOTH, _action(_draw), _sums),
    "pay": Explainer(_TURN, _action(_pay), _sums),
}


# Moves other than actions -------------------------------------------------------------


def _build(case: Case, move: moves.Build) -> Reasons:
    """Yield the reasons why a building cannot be taken (section 4)."""
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
    yield from idle_building(case, move.building)


def _activate(case: Case, move: moves.Activate) -> Reasons:
    """Yield the reasons why a building cannot be activated without its action (Q3)."""
    if not case.options.empty_activation:
        yield Reason("empty-activation")
    if move.building in case.built:
        yield from taken_circle(case, move.building)
    else:
        yield Reason("no-building", {"building": move.building})
    if not case.me.harbor:
        yield Reason("harbor", {"count": 1, "have": 0})


def _pass(case: Case, _: moves.Pass) -> Reasons:
    if case.kind:
        yield Reason(f"no-pass-{case.kind}")


def _arrange(case: Case, move: moves.Arrange) -> Reasons:
    """Yield the reason why a card cannot be put on the governor space (7.10, Q4)."""
    if move.governor == NO_CARD:
        if not case.options.governor_space_free:
            yield Reason("must-fill")
    elif move.governor not in case.me.cards:
        yield Reason("no-card", {"card": move.governor})


def _discard(case: Case, move: moves.Discard) -> Reasons:
    """Yield the reason why a card cannot be discarded (7.10)."""
    if move.card not in case.me.cards:
        yield Reason("no-card", {"card": move.card})
    elif case.kind == "discard" and move.card == case.me.governor:
        yield Reason("on-space", {"card": move.card})


EXPLAINERS: dict[str, Explainer[Case]] = {
    "build": Explainer(("build",), _build),
    SALARY: Explainer((SALARY,), _salary),
    **ACTIONS,
    "activate": Explainer(("turn",), _activate),
    "done": Explainer(("second",)),
    "pass": Explainer(("turn",), _pass),
    "arrange": Explainer(("arrange",), _arrange),
    "discard": Explainer(("discard",), _discard),
}
"""Explainers by verb; payments of the salary have their own."""


def _moment(move: Move) -> str:
    return SALARY if isinstance(move, Pay) and move.source == SALARY else move.verb


def _values(case: Case, moment: str, name: str) -> Iterable[str]:
    """Return the values of a field that are worth listing.

    An action's sources are those that the seat has.
    """
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
