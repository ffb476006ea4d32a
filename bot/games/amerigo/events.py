"""What happened, for readers: one constructor a kind of event.

Cubes, goods and tokens are counted in keys of their own ("blue": 2), so that every event is one
flat mapping of scalars. `paid` is the gold paid for AP that lacked; islands are numbered from 1.
`render/amerigo` turns each kind into a sentence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.engine.api import Event, Seat

NONE = "none"
"""The start of a ship that comes on the map."""


def thrown(colour: str, cubes: int, points: int, fell: Mapping[str, int]) -> Event:
    """So many cubes of the phase's colour were thrown; what fell out gives AP (R2.2, R2.4)."""
    return Event(
        "thrown", {"colour": colour, "thrown": cubes, "points": points, **fell}, reveals=True
    )


def skipped(colour: str, cubes: int) -> Event:
    """The phase is skipped: no cubes to throw, or none fell out (R2.3)."""
    return Event("skipped", {"colour": colour, "thrown": cubes}, reveals=cubes > 0)


def sailed(seat: Seat, ship: int, start: str, cell: str, steps: int, paid: int) -> Event:
    """A ship has ended its move; without a step it stays, or comes on the map."""
    way = {"start": start or NONE, "cell": cell}
    return Event("sailed", {"seat": seat, "ship": ship, **way, "steps": steps, "paid": paid})


def used(seat: Seat, token: str) -> Event:
    """A token for one use was turned face down for what follows."""
    return Event("used", {"seat": seat, "token": token})


def posted(seat: Seat, cell: str, island: int, points: int) -> Event:
    """A post was placed; `points` are for the discovery of its island (R3.6)."""
    return Event("posted", {"seat": seat, "cell": cell, "island": island, "points": points})


def loaded(seat: Seat, points: int, cannons: int, paid: int) -> Event:
    """So many AP loaded cannons up to that space (R3.8)."""
    return Event("loaded", {"seat": seat, "points": points, "cannons": cannons, "paid": paid})


def planned(seat: Seat, tile: str, paid: int) -> Event:
    """A tile was taken from the supply (R3.9, R3.10)."""
    return Event("planned", {"seat": seat, "tile": tile, "paid": paid})


def advanced(seat: Seat, points: int, space: int, paid: int) -> Event:
    """So many AP moved the progress disc to that space (R3.12)."""
    return Event("advanced", {"seat": seat, "points": points, "space": space, "paid": paid})


def picked(seat: Seat, token: str) -> Event:
    """A progress token was taken (R3.13)."""
    return Event("picked", {"seat": seat, "token": token})


def built(
    seat: Seat, tile: str, cell: str, turn: int, island: int, points: int, paid: int
) -> Event:
    """A tile was placed and scored (R3.19)."""
    where: dict[str, str | int] = {"cell": cell, "turn": turn, "island": island}
    return Event("built", {"seat": seat, "tile": tile, **where, "points": points, "paid": paid})


def collected(seat: Seat, goods: Mapping[str, int]) -> Event:
    """Resources under a new tile went to its player (R3.18)."""
    return Event("collected", {"seat": seat, **goods})


def completed(seat: Seat, island: int, points: int, chest: bool) -> Event:
    """A player filled the last cell of an island (R3.22)."""
    data = {"seat": seat, "island": island, "points": points, "chest": int(chest)}
    return Event("completed", data)


def counted(seat: Seat, island: int, posts: int, time: int, points: int) -> Event:
    """A player's posts on a completed island scored (R3.23)."""
    data = {"seat": seat, "island": island, "posts": posts, "time": time, "points": points}
    return Event("counted", data)


def bought(seat: Seat, good: str, cost: int, paid: int) -> Event:
    """A goods token was bought (R3.24)."""
    return Event("bought", {"seat": seat, "good": good, "cost": cost, "paid": paid})


def moved(seat: Seat, points: int, space: int, place: int, paid: int) -> Event:
    """So many AP moved the disc on the order track; `place` is the new one, from 1 (R3.26)."""
    data = {"seat": seat, "points": points, "space": space, "place": place, "paid": paid}
    return Event("moved", data)


def to_front(seat: Seat, space: int) -> Event:
    """The token put the disc on top of the leader's (Q35)."""
    return Event("front", {"seat": seat, "space": space})


def gold_taken(seat: Seat, cubes: int, gold: int, points: int) -> Event:
    """Gold was taken instead of an action; what did not fit scored (R4.1, R4.2)."""
    return Event("gold", {"seat": seat, "cubes": cubes, "gold": gold, "points": points})


def points_taken(seat: Seat, points: int) -> Event:
    """The cubes were scored instead of an action, with the token for it."""
    return Event("points", {"seat": seat, "points": points})


def forfeited(seat: Seat) -> Event:
    """A player left all action points (R2.6, Q27)."""
    return Event("forfeited", {"seat": seat})


def cashed(seat: Seat, what: str, gold: int, points: int) -> Event:
    """A treasure chest or a token was turned into gold (R4.5, R4.6)."""
    return Event("cashed", {"seat": seat, "what": what, "gold": gold, "points": points})


def gained(seat: Seat, source: str, gold: int, points: int) -> Event:
    """Gold came by itself.

    `source` is the end of a track, "cannons", "progress" or "order" (R4.4), or a token.
    """
    return Event("gained", {"seat": seat, "source": source, "gold": gold, "points": points})


def raided(seat: Seat, strength: int, repelled: bool, cannons: int, points: int) -> Event:
    """The pirates attacked: a player lost so many cannons and VP (R5.2)."""
    lost = {"cannons": cannons, "points": points}
    data = {"seat": seat, "strength": strength, "repelled": int(repelled), **lost}
    return Event("raided", data)


def pirate_revealed(pirate: int, strength: int) -> Event:
    """One more pirate token lies open: all together are so strong (R5.4)."""
    return Event("pirate", {"pirate": pirate, "strength": strength}, reveals=True)


def tokens_laid(tokens: Sequence[str], discarded: int) -> Event:
    """New progress tokens lie in the left area; the right one's old ones are gone (R5.4)."""
    return Event("tokens", {"discarded": discarded, **dict.fromkeys(tokens, 1)}, reveals=True)


def goods_laid(goods: Sequence[str], discarded: int) -> Event:
    """The next stack of goods tokens lies open, counted as "cotton_3"; old ones are gone."""
    counts = Counter(token.replace(" ", "_") for token in goods)
    return Event("goods", {"discarded": discarded, **counts}, reveals=True)


def phase_over(colour: str, number: int) -> Event:
    """Everybody has acted in this phase."""
    return Event("phase_over", {"colour": colour, "round": number}, closes=colour)


def round_begins(number: int, time: int) -> Event:
    """All is prepared for a round, whose time token is worth so much (R5.4)."""
    return Event("round", {"round": number, "time": time}, closes="round")


def game_over() -> Event:
    """The last pirates have attacked (R6.1)."""
    return Event("over", {}, closes="end")
