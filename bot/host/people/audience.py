"""Who is notified of what, how, and when: now, later or never. Pure.

Who is named by a post is `named`; how each of them is notified, `audience`; when, `call_at`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import Enum
from operator import attrgetter
from typing import NamedTuple

from bot.host.people.hours import Schedule, counting

JUST_NOW = 60.0
"""Seconds after a move during which its player still looks at the table."""
LIVELY = 300.0
"""Seconds within which two people move at a table that is live."""
QUIET = 600.0
"""Seconds without a move after which somebody who was there is called all the same."""


class Way(NamedTuple):
    """How people are notified of something, by their choice of "thread", "dm", "both" or "none".

    `key` names the text of the direct message. `asks` tells that an answer is awaited, so that
    the message goes when it has come, and that it must not get lost. Of what `waits`, who sleeps
    hears later.
    """

    mentioned: frozenset[str]
    direct: frozenset[str]
    key: str = ""
    asks: bool = True
    waits: bool = False


_THREAD, _DIRECT = frozenset({"thread", "both"}), frozenset({"dm", "both"})


class Purpose(Enum):
    """What people are notified of."""

    TURN = Way(_THREAD, _DIRECT, "dm-turn")
    """They must move."""
    QUESTION = Way(_THREAD, _DIRECT, "dm-asked", waits=True)
    """They are asked something other than a move: a proposal, a vote, whether they are there."""
    NOTICE = Way(_THREAD, frozenset({"dm"}), "dm-asked")
    """An announcement names them."""
    ANNOUNCED = Way(_THREAD, frozenset())
    """An announcement names them of which a direct message of its own tells, too."""
    NEXT = Way(frozenset({"thread"}), _DIRECT, "dm-next", asks=False)
    """They are probably next and want to know."""
    PRIVATE = Way(frozenset(), _DIRECT)
    """An announcement is for them alone."""


class Recipient(NamedTuple):
    """How a person wants to be notified, and whether they may be now."""

    pings: str | None = None
    language: str | None = None
    heads_up: bool = False
    awake: bool = True


class Direct(NamedTuple):
    """A direct message: to whom, its text's key, and whether nothing else notifies them."""

    user_id: int
    key: str
    language: str | None
    alone: bool
    asks: bool = True


class Audience(NamedTuple):
    """Whom a post mentions, who gets a direct message, and who is mentioned as probably next."""

    mentions: tuple[int, ...] = ()
    direct: tuple[Direct, ...] = ()
    ahead: int | None = None


def named(
    asked: Mapping[int, int], mover: int | None, meant: Collection[int] | None
) -> dict[int, int]:
    """Return which people, by seat, a post asks by name.

    These are the ones that a notice means; without one, all but who is looking: the `mover`.
    """
    if meant is not None:
        return {seat: user_id for seat, user_id in asked.items() if user_id in meant}
    return {seat: user_id for seat, user_id in asked.items() if seat != mover}


def audience(
    purpose: Purpose, user_ids: Iterable[int], recipients: Mapping[int, Recipient]
) -> Audience:
    """Return how these people are notified."""
    way = purpose.value
    meant = [u for u in user_ids if recipients[u].awake or not way.waits]
    return Audience(
        tuple(user_id for user_id in meant if _choice(recipients[user_id]) in way.mentioned),
        tuple(
            Direct(user_id, way.key, recipients[user_id].language, _alone(way, choice), way.asks)
            for user_id in meant
            if (choice := _choice(recipients[user_id])) in way.direct
        ),
    )


def with_next(told: Audience, user_id: int | None, recipients: Mapping[int, Recipient]) -> Audience:
    """Return an audience and whoever is probably next, if anybody."""
    if user_id is None:
        return told
    mentions, direct, _ = audience(Purpose.NEXT, [user_id], recipients)
    return Audience(told.mentions, (*told.direct, *direct), next(iter(mentions), None))


def wants_ahead(recipients: Mapping[int, Recipient], asked: Collection[int]) -> frozenset[int]:
    """Return who would hear now that they are next: not who is asked already."""
    wanting = (u for u, one in recipients.items() if one.heads_up and one.awake)
    return frozenset(wanting) - {*asked}


def _choice(recipient: Recipient) -> str:
    return recipient.pings or "thread"


def _alone(way: Way, choice: str) -> bool:
    """Return whether a direct message is all that somebody hears of what is asked."""
    return way.asks and choice not in way.mentioned


class Moved(NamedTuple):
    """A move that a person made."""

    user_id: int
    at: float


class Occasion(NamedTuple):
    """Why somebody is to be called: since when they are asked, and whether they are there.

    `looking`: their own move led to it; `live`: people are playing right now; `alone`: nobody
    else plays at the table.
    """

    at: float
    looking: bool = False
    live: bool = False
    alone: bool = False

    @property
    def since(self) -> float | None:
        """Return from when on the call makes sense, None = it never does."""
        if self.looking and self.alone:
            return None
        return self.at + QUIET if self.looking or self.live else self.at


class Callee(NamedTuple):
    """When a person has time, and how they want to be called (None = as usual)."""

    schedule: Schedule
    pings: str | None = None


def call_at(occasion: Occasion, callee: Callee, now: float) -> float | None:
    """Return when to call: `now`, a later moment, or None = never."""
    since = occasion.since
    if since is None or callee.pings == "none":
        return None
    return next(counting(callee.schedule, max(since, now))).start


def is_live(moves: Iterable[Moved], now: float) -> bool:
    """Return whether two people moved within five minutes, and nobody paused for ten since then."""
    # The clock may have been set back since a move.
    past = [move for move in moves if move.at <= now]
    later, at = None, now
    for move in sorted(past, key=attrgetter("at"), reverse=True):
        if at - move.at >= QUIET:
            return False
        if later not in (None, move.user_id) and at - move.at <= LIVELY:
            return True
        later, at = move.user_id, move.at
    return False


def is_looking(moves: Sequence[Moved], user_id: int, now: float) -> bool:
    """Return whether the newest move of a person is this one's, and just made."""
    return bool(moves) and moves[-1].user_id == user_id and 0 <= now - moves[-1].at < JUST_NOW
