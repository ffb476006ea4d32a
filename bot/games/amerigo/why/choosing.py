"""Reasons against an action, its cost, and lack of a token (R2.4, R3.27, R4.3).

Everything here is shared by the moves of several actions.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.explain import Reason, Reasons, Sum
from bot.games.amerigo.actions import SWAPPED, special_colours
from bot.games.amerigo.data import WHITE
from bot.games.amerigo.gold import income, missing, reserve, within_reach
from bot.games.amerigo.tokens import SWAP_RED_GREEN
from bot.games.amerigo.why.case import Case


def closed(case: Case, colour: str) -> Reasons:
    """Say why an action cannot be chosen: no cube, no white cube, the own space (R2.4, R3.27)."""
    if case.begun is not None or colour in case.open:
        return
    yield Reason("colour-absent", {"colour": colour})
    if colour == WHITE:
        return
    yield from _no_special(case)
    if SWAP_RED_GREEN in case.me.tokens and colour in SWAPPED:
        yield Reason("swap-absent", {"colour": SWAPPED[colour]})


def _no_special(case: Case) -> Reasons:
    """Say why white cubes do not help (R3.27)."""
    shown = special_colours(case.view, case.seat)
    if not case.view.action_field.get(WHITE):
        yield Reason("special-no-white")
    elif not shown:
        yield Reason("special-start")
    else:
        yield Reason("special-other", {"colour": shown[0]})


def dear(case: Case, colour: str, cost: int) -> Reasons:
    """Say that AP and gold are not enough, and how more gold could be had (R4.3, R4.5)."""
    if colour not in case.open:
        return
    points, gold = case.open[colour], case.me.gold
    short = missing(cost, points + gold)
    if not short:
        return
    yield Reason("too-dear", {"cost": cost, "points": points, "gold": gold, "missing": short})
    yield from _cash_first(case, short)


def _cash_first(case: Case, short: int) -> Reasons:
    """Say that chests and tokens would bring the missing gold, if they would."""
    numbers = case.view.numbers
    if reserve(numbers, case.me) and within_reach(numbers, case.me) - case.me.gold >= short:
        yield Reason("cash-first", {"missing": short})


def no_token(case: Case, token: str) -> Reasons:
    """Say that a token is not there, or used up."""
    if token in case.me.used:
        yield Reason("token-used", {"token": token})
    elif token not in case.me.tokens:
        yield Reason("no-token", {"token": token})


def cost_of(case: Case, colour: str, cost: int, kind: str = "cost") -> Iterator[Sum]:
    """Yield the cost of a move in AP and gold, if that can be paid."""
    points = case.open.get(colour)
    if points is None or cost > points + case.me.gold:
        return
    paid = missing(cost, points)
    yield added(kind, {"ap": cost - paid, "gold": paid}, points)


def gold_got(
    case: Case, kind: str, gold: int, taking: bool = False, paid: int = 0
) -> Iterator[Sum]:
    """Yield the gold from a move once it is paid, and the part that does not fit (R4.1)."""
    got = income(case.view, case.me.gold - paid, gold, taking)
    yield Sum(kind, (), gold)
    if got.gold < gold:
        yield Sum("no-room", (), gold - got.gold, got.points)


def added(kind: str, parts: dict[str, int], have: int = 0) -> Sum:
    """Return a sum of the parts that are not 0."""
    told = tuple((name, amount) for name, amount in parts.items() if amount)
    return Sum(kind, told, sum(parts.values()), have)
