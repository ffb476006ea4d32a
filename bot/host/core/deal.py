"""What everybody may know of what a game is dealt from."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DealSalt:
    """What somebody added to a deal; `seat` is known from the start on, `user_id` until then.

    Without a `text` they were erased.
    """

    name: str
    text: str | None
    user_id: int | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """What everybody may know of what a game is dealt from; `secret` once it is over for good."""

    hash: str
    salts: tuple[DealSalt, ...] = ()
    secret: str | None = None
