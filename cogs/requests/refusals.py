"""Discord's refusals, classified in one place for all callers: who can fix each, and how.

Numbers and meanings are those of the page *Opcodes and Status Codes*, section JSON, unless a row
names another source. A code is more specific than a status: closed direct messages are refused with
400 or 403, depending on the route (issue 1905 of Discord's documentation).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

import aiohttp
import discord


class Sort(Enum):
    """Prospects of a refused call."""

    NEVER = "never"
    """This person, message or place will never take it."""
    LATER = "later"
    """The refusal passes, or people can mend it."""
    OURS = "ours"
    """The call itself is faulty: the bot's mistake."""


class Refusal(NamedTuple):
    """A named refusal; if people on the server can fix its cause, they are `told`."""

    name: str
    sort: Sort
    told: bool = False


NO_CHANNEL = Refusal("no_channel", Sort.NEVER)
NO_MESSAGE = Refusal("no_message", Sort.NEVER)
"""Also returned for a new message whose nonce a deleted message had (pull request 6647)."""
NO_PERSON = Refusal("no_person", Sort.NEVER)
NO_ROLE = Refusal("no_role", Sort.NEVER)
NO_EVENT = Refusal("no_event", Sort.NEVER)
"""A scheduled event was removed, or is over."""
CLOSED = Refusal("closed", Sort.NEVER)
"""The person takes no direct messages from the bot."""
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
EVENTS_FULL = Refusal("events_full", Sort.LATER)
"""The server has its 100 scheduled events."""
EMOJIS_FULL = Refusal("emojis_full", Sort.LATER)
"""The application has its 2,000 emojis."""
AUTOMOD = Refusal("automod", Sort.LATER, told=True)
TITLE = Refusal("automod_title", Sort.LATER, told=True)
CHANNEL_TYPE = Refusal("channel_type", Sort.LATER, told=True)
UPLOADS = Refusal("uploads", Sort.LATER, told=True)
"""Discord allows no uploads to a server for now."""
DIRECTS_TOO_FAST = Refusal("directs_too_fast", Sort.LATER)
PACE = Refusal("pace", Sort.LATER)
ACCOUNT = Refusal("account", Sort.LATER)
"""All calls of this program are refused: the operator must check its account or address."""
BROKEN = Refusal("broken", Sort.LATER)
"""Discord itself has a fault, or cannot do this now."""
NO_SERVER = Refusal("no_server", Sort.LATER)
"""During an outage; also a server that the bot has left, which an event reports."""
UNKNOWN = Refusal("unknown", Sort.LATER)
NO_ANSWER = Refusal("no_answer", Sort.LATER)

PAYLOAD = Refusal("payload", Sort.OURS)

NO_THREADS, ADDING = "no_threads", "add_people"
"""Obstacles to private threads: a channel has none, or the bot may not add people to one."""
_TOLD = (LOCKED, THREADS_FULL, PEOPLE_FULL, AUTOMOD, TITLE, CHANNEL_TYPE, UPLOADS)
REASONS = frozenset({NO_THREADS, ADDING, *(one.name for one in _TOLD)})
"""Obstacles with a sentence of their own; for others the text names the missing permission."""
CLOSED_THREAD = (ARCHIVED, LOCKED)
BY_EVENT = (PERMISSION, *CLOSED_THREAD, CHANNEL_TYPE)
"""Refusals whose end an event reports."""
REFUSED = (discord.HTTPException, discord.RateLimited)
"""Errors of a refused call: a wait that would be too long is not an HTTP error."""
ERRORS = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Errors of a call that is refused, or not answered."""

_CODES: Mapping[Refusal, tuple[int, ...]] = {
    NO_CHANNEL: (10003,),
    NO_MESSAGE: (10008,),
    # 50033: a recipient who does not exist (any more).
    NO_PERSON: (10007, 10013, 50033),
    NO_ROLE: (10011,),
    # 180000: a finished event cannot be updated.
    NO_EVENT: (10070, 180000),
    # 20009: they do not take content that the filter deems explicit; 50278: no server in common.
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
    EMOJIS_FULL: (30008,),
    EVENTS_FULL: (30038,),
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
    # Discord names a code; a page by Cloudflare has none.
    403: ACCOUNT,
    405: PAYLOAD,
    413: PAYLOAD,
    429: PACE,
}
"""Meaning of a status without a code."""
_FAULT = 500
"""Statuses from this one on are faults of Discord itself."""


_UNAUTHORIZED = 401
_HIDDEN = 50001
"""The missing permission is that to see the place at all."""


def is_hidden(error: BaseException) -> bool:
    """Return whether a call was refused because the bot may not see the place."""
    return isinstance(error, discord.HTTPException) and error.code == _HIDDEN


def is_token_gone(error: discord.HTTPException) -> bool:
    """Return whether a call was refused because the token is no longer valid."""
    return error.status == _UNAUTHORIZED


def of(error: BaseException) -> Refusal:
    """Return the refusal that an error represents; an unknown refusal may be temporary."""
    if isinstance(error, discord.RateLimited):
        return PACE
    if not isinstance(error, discord.HTTPException):
        return NO_ANSWER
    if error.status >= _FAULT:
        return BROKEN
    known = _BY_CODE.get(error.code)
    return known or (UNKNOWN if error.code else _BY_STATUS.get(error.status, UNKNOWN))


def wait(error: BaseException) -> float:
    """Return the seconds that Discord or discord.py asks to wait; 0 = none."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if of(error) is not PACE or not isinstance(error, discord.HTTPException):
        return 0.0
    try:
        return max(0.0, float(error.response.headers.get("Retry-After", 0.0)))
    except ValueError:
        return 0.0
