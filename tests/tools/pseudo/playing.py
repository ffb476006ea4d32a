"""Whole games on a simulated Discord in a language, with all that people ask for on the way."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bot.locales import languages
from tests.catalogue import CATALOGUE
from tests.strict.install import install
from tests.strict.record import RECORD
from tests.tools.pseudo.walking.walk import walking
from tests.tools.recording.record import record
from tests.tools.recording.scripts import Script

STRETCHES = ((0, 6), (30, 6))
"""Moves that are skipped and then pressed, before the game is played to its end."""
_CUT = "…"


def scripts(code: str, stretches: tuple[tuple[int, int], ...] = STRETCHES) -> Iterator[Script]:
    """Yield a script of each game, played on a server of the language."""
    locale = languages()[code].discord[0]
    for game in CATALOGUE:
        yield Script(f"{game}-{code}", game, locale, stretches=stretches, asks=True)


def faults(code: str) -> Iterator[str]:
    """Yield what went wrong in games of a language, each once: requests, pictures, commands."""
    install()
    for script in scripts(code):
        found = dict.fromkeys(played(script, code))
        yield from (f"{script.game}: {one}" for one in found)


def played(script: Script, code: str) -> Iterator[str]:
    """Play a script in a language, and yield what went wrong."""
    RECORD.taken()
    with tempfile.TemporaryDirectory() as place, walking(code) as walk:
        folder = Path(place)
        asyncio.run(record(script, folder))
        lines = (folder / f"{script.name}.txt").read_text("utf-8").splitlines()
    yield from walk.record.faults
    yield from RECORD.taken()
    yield from (line for line in lines if line.startswith("-- ") and "ended early" in line)
    yield from (line.strip() for line in lines if _is_cut(line))


def _is_cut(line: str) -> bool:
    """Return whether a line of the journal is of a button or an entry whose label is cut."""
    return "label=" in line and line.rstrip().endswith((_CUT, f"{_CUT}'", f'{_CUT}"'))
