"""What tracks, cannons and tokens are worth, in VP until the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.amerigo.data import Track, token
from bot.games.amerigo.raids import strength
from bot.games.amerigo.tracks import turn_order
from bot.players.amerigo.table import POINT, Table

ON_THE_WAY = 0.8
"""How much of a VP space counts on the way to it, while there are rounds to get there."""

EARLIER = 0.35
"""What acting one place earlier is worth in a round."""

USES = {"blue": 0.7, "black": 0.7, "red": 1.3, "brown": 0.9, "green": 1.4, "yellow": 0.7}
"""How often a round an action is chosen."""


def along(track: Track, space: int, left: float, more: float = 0.0) -> float:
    """Return what a space is worth: the VP reached, and a part of the next ones.

    `more` is what each VP space brings beside its VP.
    """
    share = ON_THE_WAY * min(1.0, 0.2 + left)
    before, reached, passed = 0, 0, 0
    for at, points in track.points:
        if space < at:
            part = (space - before) / (at - before)
            return reached + passed * more + share * part * (points - reached + more)
        before, reached, passed = at, points, passed + 1
    return reached + passed * more


def best_token(table: Table) -> float:
    """Return what the best of the open progress tokens is worth."""
    return max((of_token(one, table) for one in (*table.view.left, *table.view.right)), default=0.0)


def of_token(key: str, table: Table) -> float:
    """Return what a progress token is worth."""
    found, left = token(key), table.left
    if found.actions:
        return found.amount * POINT * sum(USES[one] for one in found.actions) * left * 0.9
    return _TOKENS[key](table)


def safety(cannons: int, table: Table) -> float:
    """Return the VP that so many cannons save in this round and the next ones.

    Fewer than the pirates' strength are of use only while there is time to load the rest.
    """
    total, have = 0.0, float(cannons)
    known = strength(table.view, table.seat)
    unseen = table.view.pirates_unseen
    mean = sum(unseen) / len(unseen) if unseen else 0.0
    for ahead in range(table.view.numbers.rounds - table.view.round + 1):
        needed = known + mean * ahead
        loss = needed if ahead else min(needed, table.me.points + 8)
        if have >= needed:
            total += loss * 0.85**ahead
            have -= needed
            continue
        time = min(1.0, 0.12 * table.phases_left + 0.5 * (ahead > 0))
        share = float((have / needed) ** 1.3 * time * 0.8**ahead)
        return total + loss * share
    return total + 0.05 * have


def of_place(space: int, on_top_of: int, table: Table) -> float:
    """Return what a space on the order track is worth, with so many discs behind it."""
    track = along(table.view.numbers.order, space, table.left)
    return track + EARLIER * on_top_of * min(2.0, table.left)


def behind(space: int, table: Table) -> int:
    """Return how many others would act later if the own disc came to a space now."""
    ahead = sum(
        len([seat for seat in discs if seat != table.seat])
        for at, discs in enumerate(table.view.order)
        if at > space
    )
    return len(table.view.players) - 1 - ahead


def present_place(table: Table) -> float:
    """Return what the own disc's place is worth now."""
    order = turn_order(table.view.order)
    later = len(order) - 1 - order.index(table.seat)
    return of_place(table.me.order, later, table)


def _per_round(amount: float) -> Callable[[Table], float]:
    return lambda table: amount * table.left


_TOKENS: Mapping[str, Callable[[Table], float]] = {
    "sail8": lambda table: 3.0 if table.left >= 1 else 0.5,
    "pirates_plus2": _per_round(0.9),
    "pirates_half": _per_round(1.3),
    "pirates_gold": _per_round(1.5),
    "plan_two": _per_round(1.8),
    "swap_red_green": _per_round(1.2),
    "to_front": lambda table: 3.0 if table.left >= 1 else 1.0,
    "gold3": lambda table: 3 * table.gold,
    "gold5": lambda table: 5 * table.gold,
    "post_gold": lambda table: min(table.me.posts, 2.0 * table.left) * table.gold,
    "gold_2to1": _per_round(1.4),
    "vp_cubes": lambda table: 7.0 - 1.5 * POINT if table.left >= 0.15 else 0.0,
    "end_posts": lambda table: table.me.placed + min(table.me.posts, 1.6 * table.left),
    "end_7": lambda _: 7.0,
    "end_gold": lambda table: min(12.0, table.me.gold + 1.5 + 0.8 * table.left),
}
