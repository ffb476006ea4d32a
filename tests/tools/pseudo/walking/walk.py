"""A walk: the bot speaks a language, and what it sends is judged, recorded and put into English."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pytest

from bot.client.app import GamesBot
from bot.locales import bundle
from tests.strict import record as strict
from tests.tools.pseudo.walking import discord_side, elsewhere
from tests.tools.pseudo.walking.brought import (
    OWN_LANGUAGES,
    OWN_LIMITS,
    are_brought,
    without_listed,
)
from tests.tools.pseudo.walking.judging import Judge
from tests.tools.pseudo.walking.record import MESSAGE, VERB, Record
from tests.tools.pseudo.walking.sayings import Sayings


@dataclass
class Walk:
    """Record of a walk in a language: texts that were met, and faults."""

    sayings: Sayings
    judge: Judge
    record: Record = field(default_factory=Record)
    place: str = ""
    """The test that is walked through."""
    may_be_refused: bool = False

    def begin(self, test: str) -> bool:
        """Begin a test, given by its id, and return whether it is the first of its file.

        What people typed counts until the next file.
        """
        is_first = self.place.partition("::")[0] != test.partition("::")[0]
        if is_first:
            self.judge.begin()
        self.place = test
        return is_first

    def judged(self, where: str, text: str) -> None:
        """Judge a text."""
        if self.judge.is_cut(text):
            self.cut(f"cut | {where}: {text}")
        left = self.judge.english(text)
        left = left and self.judge.english(without_listed(text, self.place))
        if left and not are_brought(left, self.place):
            self.found(f"in English: {' '.join(left)} | {where}: {text}")

    def cut(self, fault: str) -> None:
        """Record that a text is cut, unless by a limit of the test."""
        if self.place.partition("::")[0] not in OWN_LIMITS:
            self.found(fault)

    def found(self, fault: str) -> None:
        """Record a fault; what is said is none if the test speaks a language of its own."""
        if fault.startswith("refused") or self.place.partition("::")[0] not in OWN_LANGUAGES:
            self.record.faults.setdefault(fault, self.place)

    def said(self) -> None:
        """Record which messages have been said."""
        self.record.list(
            MESSAGE, *(one for one in bundle(self.sayings.code).names if one[0] != "-")
        )
        for key in self.sayings.keys:
            self.record.meet(MESSAGE, key)


@contextmanager
def walking(code: str) -> Iterator[Walk]:
    """Walk in a language that the bot knows."""
    sayings = Sayings(code)
    walk = Walk(sayings, Judge(sayings))
    with pytest.MonkeyPatch.context() as patch:
        sayings.listen(patch)
        discord_side.listen_to_bot(patch, sayings, walk.judged, walk.record)
        discord_side.listen_to_people(patch, walk.judge.hear, walk.record)
        elsewhere.listen_to_pages(patch, sayings, walk.judged, walk.record)
        elsewhere.listen_to_calls(patch, sayings, walk.judged, walk.record)
        elsewhere.listen_to_pictures(patch, lambda fault: walk.found(f"picture: {fault}"))
        elsewhere.listen_to_cuts(patch, sayings, lambda text: walk.cut(f"cut: {text}"))
        _listen_to_refusals(patch, walk)
        _list_verbs(patch, walk.record)
        yield walk


def _listen_to_refusals(patch: pytest.MonkeyPatch, walk: Walk) -> None:
    noted = strict.RECORD.note

    def note(request: str, reason: str) -> None:
        if not walk.may_be_refused:
            walk.found(f"refused: {request}: {reason}")
        noted(request, reason)

    patch.setattr(strict.RECORD, "note", note)


def _list_verbs(patch: pytest.MonkeyPatch, record: Record) -> None:
    """List what the first bot handles, once it has started."""
    begun = GamesBot.setup_hook

    async def begin(bot: GamesBot) -> None:
        await begun(bot)
        record.list(VERB, *bot.handlers)

    patch.setattr(GamesBot, "setup_hook", begin)
