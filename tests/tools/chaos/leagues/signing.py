"""Signing up for seasons by the buttons of their cards, and what people were told of it."""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Iterator
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import TypeAlias

from bot.locales import Words
from tests.tools.chaos import clock
from tests.tools.chaos.leagues.reading import KINDS, standing
from tests.tools.chaos.objects import Channel, Message, User
from tests.tools.chaos.people import Club

IN, OUT, LATE, UNSURE = "in", "withdrawn", "waiting", "unsure"
"""The last answer about a player's entry; unsure = none came."""
CHANGES = 0.25
"""The probability of withdrawing from a season after signing up, and coming back."""
HELPS = 0.5
"""The probability of being an alternate."""
WANTS = 2
"""Tables of a ladder that somebody wants."""
WORDS = Words("en")
SAYS = {
    status: WORDS("league-entry", status=status, place=0).partition("0")[0]
    for status in (IN, OUT, LATE)
}
"""How a panel begins to say how an entry stands."""
_CARD = re.compile(r"league-rules:(\d+)")
Errand: TypeAlias = partial[Awaitable[None]]


@dataclass
class Entry:
    """A person's entry for a season as they know it, and what they still mean to do."""

    changes: int
    wants: int
    helps: bool
    status: str | None = None
    was: frozenset[str] = frozenset({OUT})
    """States that the entry may have, by all attempts since the last answer."""
    since: float = inf
    """Time of the last answer, in seconds since 1970; infinite = none came."""
    asked: int = 0
    """The number of times they asked for a table of a ladder."""
    late: bool = False
    """They have signed up once the tables were drawn."""

    @classmethod
    def drawn(cls, rng: random.Random) -> Entry:
        return cls(int(rng.random() < CHANGES), WANTS, rng.random() < HELPS)

    def told(self, status: str | None, tried: str) -> None:
        """Record what they were told after they `tried` something, None = nothing."""
        if status is not None:
            self.since = clock.now()
            # From the waiting list one may move up.
            self.status, self.was = status, frozenset((status, IN) if status == LATE else (status,))
        else:
            self.status, self.was = UNSURE, self.was | {tried}


def _signs(panel: Message, season: int) -> str | None:
    """Return the custom_id that signs up; it ends with the newest change that is shown."""
    signs = f"league-sign:{season}:"
    return next((one for one in panel.custom_ids if one.startswith(signs)), None)


class SignUps:
    """Clicks of people on the cards of seasons; `entries` are by season and person."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self.entries: dict[tuple[int, int], Entry] = {}

    def errands(self, user: User, place: Channel) -> Iterator[Errand]:
        """Yield what somebody would do by the card in a league's channel."""
        card, season = card_of(place)
        if card is None:
            return
        entry = self.entries.setdefault((season, user.id), Entry.drawn(self._club.rng))
        joins = label(card, f"league-join:{season}") == WORDS("button-league-join")
        if joins and not is_drawn(place):
            yield from self._early(user, card, season, entry)
        elif entry.status == UNSURE:
            yield partial(self._look_up, user, card, season)
        if f"league-want:{season}" in card.custom_ids and entry.wants and entry.status == IN:
            yield partial(self._want, user, card, season)

    def late(self, user: User, place: Channel) -> Iterator[Errand]:
        """Yield what somebody does who has not signed up before the tables were drawn."""
        card, season = card_of(place)
        if card is not None:
            entry = self.entries.setdefault((season, user.id), Entry(0, 0, False, late=True))
            if entry.status not in (IN, LATE):
                yield partial(self._sign, user, card, season)

    def _early(self, user: User, card: Message, season: int, entry: Entry) -> Iterator[Errand]:
        """Yield what somebody does as long as sign-up is open: they play in the end."""
        if entry.status != IN:
            yield partial(self._sign, user, card, season)
        elif entry.changes:
            yield partial(self._withdraw, user, card, season)
        elif entry.helps:
            yield partial(self._offer_help, user, card, season)

    async def _panel(self, user: User, card: Message, season: int) -> Message | None:
        given = await self._club.click(user, card, f"league-join:{season}")
        return given.said[-1] if given.said else None

    async def _pressed(self, user: User, panel: Message, custom_id: str) -> Message | None:
        given = await self._club.click(user, panel, custom_id)
        return given.said[-1] if given.said else None

    async def _sign(self, user: User, card: Message, season: int) -> None:
        """Press Sign up and accept the rules, unless one is in already."""
        panel = await self._panel(user, card, season)
        if panel is not None and (custom_id := _signs(panel, season)) is not None:
            panel = await self._pressed(user, panel, custom_id)
        self.entries[season, user.id].told(status_of(panel), IN)

    async def _look_up(self, user: User, card: Message, season: int) -> None:
        """Look how one's entry stands, once sign-up has closed: who is late waits for a place."""
        panel = await self._panel(user, card, season)
        status = status_of(panel)
        if panel is not None and status is None:
            status = LATE if _signs(panel, season) is None else OUT
        if status is not None:
            self.entries[season, user.id].told(status, status)

    async def _withdraw(self, user: User, card: Message, season: int) -> None:
        panel, custom_id = await self._panel(user, card, season), f"league-withdraw:{season}"
        if panel is not None and custom_id in panel.custom_ids:
            entry, panel = (
                self.entries[season, user.id],
                await self._pressed(user, panel, custom_id),
            )
            entry.told(status_of(panel), OUT)
            entry.changes -= 1

    async def _offer_help(self, user: User, card: Message, season: int) -> None:
        """Become an alternate, unless one is."""
        panel, custom_id = await self._panel(user, card, season), f"league-alternate:{season}"
        if panel is None or custom_id not in panel.custom_ids:
            return
        if label(panel, custom_id) == WORDS("button-league-alternate"):
            panel = await self._pressed(user, panel, custom_id)
        self.entries[season, user.id].helps = panel is None

    async def _want(self, user: User, card: Message, season: int) -> None:
        """Want a table of a ladder; one that nobody answered may count or not."""
        entry = self.entries[season, user.id]
        entry.asked += 1
        if await self._pressed(user, card, f"league-want:{season}") is not None:
            entry.wants -= 1


def card_of(place: Channel) -> tuple[Message | None, int]:
    """Return the newest card of a channel, None = one enters by it no more, and its season."""
    for message in reversed(place.messages.values()):
        for custom_id in message.custom_ids if not message.deleted else ():
            if found := _CARD.fullmatch(custom_id):
                season = int(found[1])
                enters = f"league-join:{season}" in message.custom_ids
                return (message if enters else None), season
    return None, 0


def is_drawn(place: Channel) -> bool:
    """Return whether the tables of a channel's newest season are drawn, and late entry is open."""
    for message in reversed(standing(place)):
        if _CARD.search(" ".join(message.custom_ids)):
            return False
        if KINDS["schedule"].search(message.texts):
            return True
    return False


def label(message: Message, custom_id: str) -> str:
    """Return what stands on a button."""
    return next(str(p.get("label")) for p in message.parts() if p.get("custom_id") == custom_id)


def status_of(panel: Message | None) -> str | None:
    """Return what a panel says of one's entry, None = nothing."""
    said = "" if panel is None else panel.texts
    return next((status for status, text in SAYS.items() if text in said), None)
