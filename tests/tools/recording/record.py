"""Plays the scripts, each in a process of its own, and writes their journals."""

from __future__ import annotations

import asyncio
import tempfile
import time
import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from tests.tools.recording.journal import Journal
from tests.tools.recording.people import People
from tests.tools.recording.pictures import Pictures
from tests.tools.recording.scripts import Script
from tests.tools.recording.stage import Stage, fix_lots

WORKERS = 2


def record_all(scripts: Sequence[Script], folder: Path) -> Iterator[tuple[str, float]]:
    """Record the scripts; yield the name of each and the seconds it took."""
    folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(WORKERS, mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(_recorded, script, folder) for script in scripts]
        yield from (job.result() for job in jobs)


def _recorded(script: Script, folder: Path) -> tuple[str, float]:
    fix_lots()
    began = time.monotonic()
    asyncio.run(record(script, folder))
    return script.name, time.monotonic() - began


async def record(script: Script, folder: Path) -> None:
    """Play one script and write its journal, in which the bot's own mistakes are, too."""
    journal: Journal | None = None
    with tempfile.TemporaryDirectory() as place:
        try:
            async with Stage.open(Path(place) / "games.sqlite3", script.locale) as stage:
                journal = Journal(stage.env, Pictures(folder / "pictures"))
                await script.play(People(stage, journal, script.name))
        except Exception:
            if journal is None:
                raise
            journal.outcome(f"the script ended early: {traceback.format_exc(limit=-3)}")
    journal.write(folder / f"{script.name}.txt")
