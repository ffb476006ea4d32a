"""Pure rules for notifications: who gets them, by which means, and when.

`named` returns the people whom a post names, `audience` how each is notified, and `call_at` when.
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
"""Seconds within which two people must have moved for a table to be live."""
QUIET = 600.0
"""Seconds without a move after which a person who was there is called after all."""


class Policy(NamedTuple):
    """Settings ("thread", "dm", "both", "none") that result in a mention, or in a direct message.

    `key` names the text of the direct message. `asks` means that an answer is awaited: the message
    must not get lost, and is removed after the answer. `waits` means that sleeping people are left
    out; the asking code stores a notification for later (`calling.ask`, or `call` of
    `bot.host.lobby.calls`).
    """

    mentioned: frozenset[str]
    direct: frozenset[str]
    key: str = ""
    asks: bool = True
    waits: bool = False


_THREAD, _DIRECT = frozenset({"thread", "both"}), frozenset({"dm", "both"})


class Purpose(Enum):
    """Reasons to notify people, each with its policy."""

    TURN = Policy(_THREAD, _DIRECT, "dm-turn")
    """A move that the people must make."""
    QUESTION = Policy(_THREAD, _DIRECT, "dm-asked", waits=True)
    """A question other than for a move: a proposal, a vote, a ready check."""
    NOTICE = Policy(_THREAD, frozenset({"dm"}), "dm-asked")
    """An announcement that names the people."""
    ANNOUNCED = Policy(_THREAD, frozenset())
    """An announcement that names people, whom a direct message of its own notifies as well."""
    NEXT = Policy(frozenset({"thread"}), _DIRECT, "dm-next", asks=False)
    """The turn that probably comes next, for people who want to know of it."""
    PRIVATE = Policy(frozenset(), _DIRECT)
    """An announcement for the people alone."""


class Recipient(NamedTuple):
    """A person's notification settings, and whether they are awake now."""

    pings: str | None = None
    language: str | None = None
    heads_up: bool = False
    awake: bool = True


class Direct(NamedTuple):
    """A direct message to a person; `alone` means that nothing else notifies them."""

    user_id: int
    key: str
    language: str | None
    alone: bool
    asks: bool


class Audience(NamedTuple):
    """The people a post mentions, its direct messages, and who is mentioned as probably next."""

    mentions: tuple[int, ...] = ()
    direct: tuple[Direct, ...] = ()
    ahead: int | None = None


def named(
    asked: Mapping[int, int], mover: int | None, meant: Collection[int] | None
) -> dict[int, int]:
    """Return the people whom a post names, by seat.

    These are the people whom a notice is for; without a notice, they are everyone asked except the
    `mover`, who is looking at the table.
    """
    if meant is not None:
        return {seat: user_id for seat, user_id in asked.items() if user_id in meant}
    return {seat: user_id for seat, user_id in asked.items() if seat != mover}


def audience(
    purpose: Purpose, user_ids: Iterable[int], recipients: Mapping[int, Recipient]
) -> Audience:
    """Return the mentions and direct messages that notify people."""
    policy = purpose.value
    meant = [u for u in user_ids if recipients[u].awake or not policy.waits]
    return Audience(
        tuple(user_id for user_id in meant if _choice(recipients[user_id]) in policy.mentioned),
        tuple(
            Direct(
                user_id,
                policy.key,
                recipients[user_id].language,
                _alone(policy, choice),
                policy.asks,
            )
            for user_id in meant
            if (choice := _choice(recipients[user_id])) in policy.direct
        ),
    )


def with_next(told: Audience, user_id: int | None, recipients: Mapping[int, Recipient]) -> Audience:
    """Return the audience, extended by the person who is probably next, if any."""
    if user_id is None:
        return told
    mentions, direct, _ = audience(Purpose.NEXT, [user_id], recipients)
    return Audience(told.mentions, (*told.direct, *direct), next(iter(mentions), None))


def wants_ahead(recipients: Mapping[int, Recipient], asked: Collection[int]) -> frozenset[int]:
    """Return the people who want to know that they are next, except those already asked."""
    wanting = (u for u, one in recipients.items() if one.heads_up and one.awake)
    return frozenset(wanting) - {*asked}


def _choice(recipient: Recipient) -> str:
    return recipient.pings or "thread"


def _alone(policy: Policy, choice: str) -> bool:
    """Return whether only a direct message notifies a person of a question."""
    return policy.asks and choice not in policy.mentioned


class Moved(NamedTuple):
    """A move that a person made."""

    user_id: int
    at: float


class Occasion(NamedTuple):
    """Circumstances of a notification; `at` is the time at which the person was asked.

    `looking` means that their own move led to it, `live` that people are playing right now, and
    `alone` that no other person plays at the table.
    """

    at: float
    looking: bool = False
    live: bool = False
    alone: bool = False

    @property
    def since(self) -> float | None:
        """The time from which a notification makes sense, or None if it never does."""
        if self.looking and self.alone:
            return None
        return self.at + QUIET if self.looking or self.live else self.at


class Callee(NamedTuple):
    """A person to notify: their schedule, and their setting for pings (None = the default)."""

    schedule: Schedule
    pings: str | None = None


def call_at(occasion: Occasion, callee: Callee, now: float) -> float | None:
    """Return when to notify a person: `now`, a later time, or None for never."""
    since = occasion.since
    if since is None or callee.pings == "none":
        return None
    return next(counting(callee.schedule, max(since, now))).start


def is_live(moves: Iterable[Moved], now: float) -> bool:
    """Return whether two people moved within five minutes, with no ten-minute pause since."""
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
    """Return whether a person made the newest move of all people, less than a minute ago."""
    return bool(moves) and moves[-1].user_id == user_id and 0 <= now - moves[-1].at < JUST_NOW
