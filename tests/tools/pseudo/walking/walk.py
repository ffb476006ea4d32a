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
from tests.tools.pseudo.walking.judging import ENGLISH, Judge
from tests.tools.pseudo.walking.record import MESSAGE, VERB, Record
from tests.tools.pseudo.walking.sayings import Sayings

_OWN = {
    "tests/cogs/test_delivered_twice.py": "draws pictures of its own",
    "tests/cogs/test_delivery.py": "draws pictures of its own",
    "tests/cogs/test_files.py": "draws pictures of its own",
    "tests/cogs/test_half_translated.py": "speaks a language of which half is there",
    "tests/cogs/test_missing_game.py": "plays a game that has no words any more",
    "tests/cogs/test_names.py": "has people and leagues with names of any kind",
    "tests/cogs/test_variants.py": "has variants of a game that is gone",
    "tests/cogs/test_viewers.py": "has people whose names are English words",
    "tests/web/test_aids.py": "has notes that were written past Discord",
    "tests/web/test_calendar.py": "has people and leagues with names of any kind",
    "tests/web/test_meanwhile.py": "reads German with times that the page fills in",
    "tests/web/test_pairing.py": "has browsers with names of any kind",
}
"""Files of tests with texts of their own, in which English is no fault, each with the reason."""


@dataclass
class Walk:
    """Record of a walk in a language: texts that were met, and faults."""

    sayings: Sayings
    judge: Judge
    record: Record = field(default_factory=Record)
    place: str = ""
    """The test that is walked through."""
    may_be_refused: bool = False

    def judged(self, where: str, text: str) -> None:
        """Judge a text."""
        for fault in self.judge.faults(text):
            if not (fault.startswith(ENGLISH) and self.place.startswith((*_OWN,))):
                self.found(f"{fault} | {where}: {text}")

    def found(self, fault: str) -> None:
        """Record a fault."""
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
        elsewhere.listen_to_cuts(patch, sayings, lambda text: walk.found(f"cut: {text}"))
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
