"""The captain phase once more, straight from the rulebook's text and nothing else.

One generator: it yields a question (seat, its possible answers), gets the answer by `send`
and goes on. It has its own table, knows nothing of the engine's steps, and repeats its
bookkeeping rather than sharing it: what two independent readings agree on is likely right.

The text, in short: in turn order from the captain, each player loads goods of one kind on
one ship, as many as fit, a point a good; he must if he can, and must choose his ship so that
as many goods of the kind as possible go aboard. A kind has one ship, a ship one kind. The
wharf takes, once, all goods of a kind. When nobody can or will load any more, everybody
keeps one good, a small warehouse a kind, a large one two; full ships are emptied.

The expansions: a union hall scores a point for every two equal goods when it is first its
owner's turn, then a royal supplier gives goods of different kinds, as many as there are
nobles, for a point each; the small wharf takes, once, any goods for a point each two; a
lighthouse earns a doubloon a load and its captain one more; a library doubles the captain's
point; a storehouse keeps three goods more.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

Question = tuple[str, int, list[str]]
"""The question ("load" or "store"), the seat that is asked, and its answers."""

KINDS = ("corn", "indigo", "sugar", "tobacco", "coffee")


@dataclass
class Desk:
    """One player: goods, occupied buildings of this phase, points."""

    goods: dict[str, int]
    buildings: frozenset[str]
    points: int = 0
    nobles: int = 0
    doubloons: int = 0


@dataclass
class Harbor:
    """The whole table, as far as the captain is concerned."""

    desks: list[Desk]
    holds: dict[int, list[str]]
    """Return the load of every ship, by capacity, one word a good."""
    supply: dict[str, int]
    chips: int
    captain: int
    wharf_used: set[int] = field(default_factory=set)
    small_wharf_used: set[int] = field(default_factory=set)
    end: bool = False


def captain_phase(h: Harbor) -> Generator[Question, str, None]:
    """Carry out the phase; questions with a single answer are not asked."""
    first_load = True
    silent = 0
    seat = h.captain
    had_a_turn = set()
    if "lighthouse" in h.desks[h.captain].buildings:
        h.desks[h.captain].doubloons += 1
    while silent < len(h.desks):
        desk = h.desks[seat]
        if seat not in had_a_turn:
            had_a_turn.add(seat)
            yield from _first_turn(h, seat)

        ship_loads = []
        for kind in KINDS:
            have = desk.goods[kind]
            if have == 0:
                continue
            carriers = [size for size in h.holds if kind in h.holds[size]]
            sizes = carriers or [size for size in h.holds if not h.holds[size]]
            amounts = {size: min(have, size - len(h.holds[size])) for size in sizes}
            greatest = max(amounts.values(), default=0)
            for size, amount in amounts.items():
                if amount > 0 and amount == greatest:
                    ship_loads.append(f"load {kind} {size}")

        wharf_loads = []
        if "wharf" in desk.buildings and seat not in h.wharf_used:
            wharf_loads = [f"wharf {kind}" for kind in KINDS if desk.goods[kind] > 0]

        small_wharf_loads = []
        if "small_wharf" in desk.buildings and seat not in h.small_wharf_used:
            small_wharf_loads = [f"small_wharf {kind}" for kind in KINDS if desk.goods[kind] > 0]

        answers = ship_loads + wharf_loads + small_wharf_loads
        if (wharf_loads or small_wharf_loads) and not ship_loads:
            answers.append("pass")
        if not answers:
            answer = "pass"
        elif len(answers) == 1:
            answer = answers[0]
        else:
            answer = yield "load", seat, sorted(answers)

        if answer == "pass":
            silent += 1
        else:
            silent = 0
            verb, kind, *ship = answer.split()
            if verb == "small_wharf":
                h.small_wharf_used.add(seat)
                points = yield from _fill_small_wharf(h, seat, kind)
            elif verb == "wharf":
                points = desk.goods[kind]
                h.wharf_used.add(seat)
                h.supply[kind] += points
                desk.goods[kind] = 0
            else:
                hold = h.holds[int(ship[0])]
                points = min(desk.goods[kind], int(ship[0]) - len(hold))
                hold.extend([kind] * points)
                desk.goods[kind] -= points
            if "harbor" in desk.buildings:
                points += 1
            if "lighthouse" in desk.buildings:
                desk.doubloons += 1
            if seat == h.captain and first_load:
                points += 2 if "library" in desk.buildings else 1
                first_load = False
            _score(h, seat, points)
        seat = (seat + 1) % len(h.desks)

    for step in range(len(h.desks)):
        yield from _store(h, (h.captain + step) % len(h.desks))

    for size, hold in h.holds.items():
        if len(hold) == size:
            for kind in hold:
                h.supply[kind] += 1
            hold.clear()


def _score(h: Harbor, seat: int, points: int) -> None:
    h.desks[seat].points += points
    h.chips -= points
    if h.chips <= 0:
        h.end = True


def _first_turn(h: Harbor, seat: int) -> Generator[Question, str, None]:
    """Score the union hall, then ask what the royal supplier gives."""
    desk = h.desks[seat]
    if "union_hall" in desk.buildings:
        points = sum(desk.goods[kind] // 2 for kind in KINDS)
        if points:
            _score(h, seat, points)
    given: list[str] = []
    while "royal_supplier" in desk.buildings and len(given) < desk.nobles:
        kinds = [kind for kind in KINDS if desk.goods[kind] > 0 and kind not in given]
        if not kinds:
            break
        answer = yield "supply", seat, sorted(["pass", *(f"supply {kind}" for kind in kinds)])
        if answer == "pass":
            break
        kind = answer.split()[1]
        given.append(kind)
        desk.goods[kind] -= 1
        h.supply[kind] += 1
        _score(h, seat, 1)


def _fill_small_wharf(h: Harbor, seat: int, kind: str) -> Generator[Question, str, int]:
    """Put goods on the small wharf one by one; return its points without any bonus."""
    desk = h.desks[seat]
    number = 0
    while True:
        desk.goods[kind] -= 1
        h.supply[kind] += 1
        number += 1
        kinds = [k for k in KINDS if desk.goods[k] > 0]
        if not kinds:
            return number // 2
        answers = sorted(["pass", *(f"small_wharf {k}" for k in kinds)])
        answer = yield "small_wharf", seat, answers
        if answer == "pass":
            return number // 2
        kind = answer.split()[1]


def _store(h: Harbor, seat: int) -> Generator[Question, str, None]:
    """Ask what to keep until nothing is left to choose, then give up the rest."""
    desk = h.desks[seat]
    whole = ("small_warehouse" in desk.buildings) + 2 * ("large_warehouse" in desk.buildings)
    single = 4 if "storehouse" in desk.buildings else 1
    loose = {kind: count for kind, count in desk.goods.items() if count > 0}
    kept = dict.fromkeys(KINDS, 0)
    while loose:
        if can_keep_all(loose, whole, single):
            for kind, count in loose.items():
                kept[kind] += count
            break
        if len(loose) == 1:
            # Only the number can differ, and nobody gives up more than he must.
            ((kind, count),) = loose.items()
            kept[kind] += min(count, single)
            break
        answers = [f"store {kind}" for kind in loose if whole] + [
            f"keep {kind}" for kind in loose if single
        ]
        if not answers:
            break
        answer = yield "store", seat, sorted([*answers, "pass"])
        if answer == "pass":
            break
        verb, kind = answer.split()
        if verb == "store":
            kept[kind] += loose.pop(kind)
            whole -= 1
        else:
            kept[kind] += 1
            loose[kind] -= 1
            single -= 1
            if loose[kind] == 0:
                del loose[kind]
    for kind in KINDS:
        h.supply[kind] += desk.goods[kind] - kept[kind]
        desk.goods[kind] = kept[kind]


def can_keep_all(loose: dict[str, int], whole: int, single: int) -> bool:
    """Try every way of giving the warehouses to kinds."""
    if sum(loose.values()) <= single:
        return True
    return whole > 0 and any(
        can_keep_all({k: n for k, n in loose.items() if k != kind}, whole - 1, single)
        for kind in loose
    )
