"""Discord's refusals, sorted once for everything that calls it: who can mend each, and how.

Numbers and meanings are those of the page *Opcodes and Status Codes*, section JSON, where no other
source stands beside a row. A code says more than a status: closed direct messages are refused with
400 or 403, depending on the route (issue 1905 of Discord's documentation).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

import aiohttp
import discord


class Sort(Enum):
    """Fate of a call that was refused."""

    NEVER = "never"
    """This person, message or place takes it no more."""
    LATER = "later"
    """It passes, or somebody can mend it."""
    OURS = "ours"
    """Refused because it is wrong in itself: a mistake of ours."""


class Refusal(NamedTuple):
    """A refusal by its name; one that people on the server can mend is `told` to them."""

    name: str
    sort: Sort
    told: bool = False


NO_CHANNEL = Refusal("no_channel", Sort.NEVER)
NO_MESSAGE = Refusal("no_message", Sort.NEVER)
"""Also the answer to a message whose nonce one had that was deleted since (pull request 6647)."""
NO_PERSON = Refusal("no_person", Sort.NEVER)
NO_ROLE = Refusal("no_role", Sort.NEVER)
CLOSED = Refusal("closed", Sort.NEVER)
"""Somebody takes no direct messages from us."""
NOT_OUR_MESSAGE = Refusal("not_our_message", Sort.NEVER)
HAS_THREAD = Refusal("has_thread", Sort.NEVER)
TOO_LATE = Refusal("too_late", Sort.NEVER)
"""An interaction is over: its token lasts fifteen minutes, three seconds without an answer."""
ANSWERED = Refusal("answered", Sort.NEVER)

PERMISSION = Refusal("permission", Sort.LATER, told=True)
ARCHIVED = Refusal("archived", Sort.LATER, told=True)
LOCKED = Refusal("locked", Sort.LATER, told=True)
THREADS_FULL = Refusal("threads_full", Sort.LATER, told=True)
PEOPLE_FULL = Refusal("people_full", Sort.LATER, told=True)
AUTOMOD = Refusal("automod", Sort.LATER, told=True)
TITLE = Refusal("automod_title", Sort.LATER, told=True)
CHANNEL_TYPE = Refusal("channel_type", Sort.LATER, told=True)
UPLOADS = Refusal("uploads", Sort.LATER, told=True)
"""Discord lets nobody upload files to a server for now."""
DIRECTS_TOO_FAST = Refusal("directs_too_fast", Sort.LATER)
PACE = Refusal("pace", Sort.LATER)
ACCOUNT = Refusal("account", Sort.LATER)
"""All that this program calls is refused: the operator must look after its account or address."""
BROKEN = Refusal("broken", Sort.LATER)
"""Discord itself has a fault, or says that it cannot do this now."""
NO_SERVER = Refusal("no_server", Sort.LATER)
"""During an outage; also of one that we left, of which an event tells."""
UNKNOWN = Refusal("unknown", Sort.LATER)
NO_ANSWER = Refusal("no_answer", Sort.LATER)

PAYLOAD = Refusal("payload", Sort.OURS)

NO_THREADS, ADDING = "no_threads", "add_people"
"""Obstacles to private threads: a channel has none, or we may not let people into one."""
_TOLD = (LOCKED, THREADS_FULL, PEOPLE_FULL, AUTOMOD, TITLE, CHANNEL_TYPE, UPLOADS)
REASONS = frozenset({NO_THREADS, ADDING, *(one.name for one in _TOLD)})
"""Obstacles with a sentence of their own; of others people are told which permission lacks."""
CLOSED_THREAD = (ARCHIVED, LOCKED)
BY_EVENT = (PERMISSION, *CLOSED_THREAD, CHANNEL_TYPE)
"""Refusals of whose end an event tells."""
REFUSED = (discord.HTTPException, discord.RateLimited)
"""Errors of a refused call: one that would have to wait too long is no HTTP error."""
ERRORS = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Errors of a call that is refused, or not answered."""

_CODES: Mapping[Refusal, tuple[int, ...]] = {
    NO_CHANNEL: (10003,),
    NO_MESSAGE: (10008,),
    # 50033: a recipient who is nobody (any more).
    NO_PERSON: (10007, 10013, 50033),
    NO_ROLE: (10011,),
    # 20009: they do not take what the filter deems explicit; 50278: no server in common.
    CLOSED: (20009, 50007, 50278),
    NOT_OUR_MESSAGE: (50003, 50005, 50021),
    HAS_THREAD: (160004,),
    TOO_LATE: (10015, 10062, 40094, 50027),
    ANSWERED: (40060,),
    PERMISSION: (50001, 50013, 160002),
    ARCHIVED: (50083,),
    LOCKED: (160005,),
    THREADS_FULL: (160006, 160007),
    PEOPLE_FULL: (30033,),
    AUTOMOD: (200000, 240000),
    TITLE: (20031, 200001),
    # 40058: a forum takes no messages, only threads; 40067: nor those without a tag.
    CHANNEL_TYPE: (40058, 40067, 50008, 50024),
    UPLOADS: (400001,),
    # With status 403, as bots in the field report; *User*, Create DM, says that too many opened
    # at once are limited, or blocked.
    DIRECTS_TOO_FAST: (40003,),
    # 20016: slow mode; 20022 and 30046: edits of announcements, and of messages older than an hour.
    PACE: (20016, 20022, 20028, 20029, 30046, 40062),
    # 20026: flagged as spam, so that no new direct messages are opened (issue 2669); 40001, 40012
    # and 50014: the token; 40002, 50178 and 60003: the account is not verified; 40333: Cloudflare.
    ACCOUNT: (20026, 40001, 40002, 40012, 40333, 50014, 50178, 60003),
    NO_SERVER: (10004,),
    BROKEN: (40004, 40006, 50095, 110000, 110001, 130000),
    PAYLOAD: (
        *(10014, 30015, 40005, 50002, 50006, 50028, 50035, 50041, 50045, 50046, 50068, 50080),
        *(50081, 50109, 50110, 50123, 50138, 50146, 50151),
    ),
}
_BY_CODE = {code: refusal for refusal, codes in _CODES.items() for code in codes}

_BY_STATUS: Mapping[int, Refusal] = {
    401: ACCOUNT,
    # Discord names a code; a page of Cloudflare's has none.
    403: ACCOUNT,
    405: PAYLOAD,
    413: PAYLOAD,
    429: PACE,
}
"""Meaning of a status where there is no code."""
_FAULT = 500
"""From this status on Discord itself has a fault."""


_UNAUTHORIZED = 401
_HIDDEN = 50001
"""Which permission lacks: to see the place at all."""


def is_hidden(error: BaseException) -> bool:
    """Return whether a call was refused because we may not see the place."""
    return isinstance(error, discord.HTTPException) and error.code == _HIDDEN


def is_token_gone(error: discord.HTTPException) -> bool:
    """Return whether a call was refused because the token is no more."""
    return error.status == _UNAUTHORIZED


def of(error: BaseException) -> Refusal:
    """Return which refusal an error is; what we do not know may pass."""
    if isinstance(error, discord.RateLimited):
        return PACE
    if not isinstance(error, discord.HTTPException):
        return NO_ANSWER
    if error.status >= _FAULT:
        return BROKEN
    known = _BY_CODE.get(error.code)
    return known or (UNKNOWN if error.code else _BY_STATUS.get(error.status, UNKNOWN))


def wait(error: BaseException) -> float:
    """Return for how many seconds Discord, or the library for it, asks to wait; 0 = for none."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if of(error) is not PACE or not isinstance(error, discord.HTTPException):
        return 0.0
    try:
        return max(0.0, float(error.response.headers.get("Retry-After", 0.0)))
    except ValueError:
        return 0.0
