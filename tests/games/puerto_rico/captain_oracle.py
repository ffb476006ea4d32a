"""The captain phase once more, straight from the rulebook's text and nothing else.

One generator: it yields a question (seat, its possible answers), gets the answer by `send`
and goes on. It has its own table, knows nothing of the engine's steps, and repeats its
bookkeeping rather than sharing it: what two independent readings agree on is likely right.

The text, in short: in turn order from the captain, each player loads goods of one kind on
one ship, as many as fit, a point a good; he must if he can, and must choose his ship so that
as many goods of the kind as possible go aboard. A kind has one ship, a ship one kind. The
wharf takes, once, all goods of a kind. When nobody can or will load any more, everybody
keeps one good, a small warehouse a kind, a large one two; full ships are emptied.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

Question = tuple[str, int, list[str]]
"""What is asked ("load" or "store"), whom, and what may be answered."""

KINDS = ("corn", "indigo", "sugar", "tobacco", "coffee")


@dataclass
class Desk:
    """One player: goods, occupied buildings of this phase, points."""

    goods: dict[str, int]
    buildings: frozenset[str]
    points: int = 0


@dataclass
class Harbor:
    """The whole table, as far as the captain is concerned."""

    desks: list[Desk]
    holds: dict[int, list[str]]
    """What lies on every ship, by capacity, one word a good."""
    supply: dict[str, int]
    chips: int
    captain: int
    wharf_used: set[int] = field(default_factory=set)
    end: bool = False


def captain_phase(h: Harbor) -> Generator[Question, str, None]:
    """Carry out the phase; questions with a single answer are not asked."""
    first_load = True
    silent = 0
    seat = h.captain
    while silent < len(h.desks):
        desk = h.desks[seat]

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

        answers = ship_loads + wharf_loads
        if wharf_loads and not ship_loads:
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
            if verb == "wharf":
                amount = desk.goods[kind]
                h.wharf_used.add(seat)
                h.supply[kind] += amount
            else:
                hold = h.holds[int(ship[0])]
                amount = min(desk.goods[kind], int(ship[0]) - len(hold))
                hold.extend([kind] * amount)
            desk.goods[kind] -= amount
            points = amount
            if "harbor" in desk.buildings:
                points += 1
            if seat == h.captain and first_load:
                points += 1
                first_load = False
            desk.points += points
            h.chips -= points
            if h.chips <= 0:
                h.end = True
        seat = (seat + 1) % len(h.desks)

    for step in range(len(h.desks)):
        yield from _store(h, (h.captain + step) % len(h.desks))

    for size, hold in h.holds.items():
        if len(hold) == size:
            for kind in hold:
                h.supply[kind] += 1
            hold.clear()


def _store(h: Harbor, seat: int) -> Generator[Question, str, None]:
    """Ask what to keep until nothing is left to choose, then give up the rest."""
    desk = h.desks[seat]
    whole = ("small_warehouse" in desk.buildings) + 2 * ("large_warehouse" in desk.buildings)
    single = 1
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
