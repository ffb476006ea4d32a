"""A run of faults, one after the other, and how soon each was told and healed."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from bot.locales import Words
from tests.tools.chaos import oracles
from tests.tools.chaos.faults import FAULTS
from tests.tools.chaos.faults.case import OPENING, Case, Scene
from tests.tools.chaos.objects import DM, Message
from tests.tools.chaos.people import Club, Table
from tests.tools.chaos.stage import Stage

LASTS = 4.0
"""Seconds that a fault lasts."""
NOTICED = 45.0
"""Seconds that a permission is missing at most: until its owner knows, as soon as it matters."""
HEALS = 60.0
"""Seconds after its end within which all tables ask, and a move is possible, as before."""
LOOKS = 10.0
"""Seconds between two looks of people at a table that does not ask."""
FIRST_MOVES = 2
LAST_MOVES = 45
"""Moves after which another game begins: none ends in the midst of a fault."""


@dataclass
class Outcome:
    """The outcome of a fault.

    Seconds until a person was told, and until its table and all asked.
    """

    name: str
    told: float | None = None
    healed: float | None = None
    everywhere: float | None = None
    refused: Counter[str] = field(default_factory=Counter)
    """Requests that were refused while it lasted and healed, by status and code."""
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        seconds = (f"{_seconds(one):>7}" for one in (self.told, self.healed, self.everywhere))
        codes = " ".join(f"{code}:{count}" for code, count in sorted(self.refused.items()))
        return f"{self.name:<34}{' '.join(seconds)}  {codes} {self.wrong or ''}"


HEAD = f"{'fault':<34}{'told':>7} {'healed':>7} {'all ask':>7}  refused requests by code"


async def suffer(stage: Stage, club: Club, names: Sequence[str]) -> list[Outcome]:
    """Carry out faults one after the other, at tables of both games in turn.

    Prints when each was told and healed.
    """
    if names:
        await _open_all(club)
        print(HEAD, flush=True)
    outcomes = []
    for number, name in enumerate(names):
        case = FAULTS[name]
        fitting = [table for table in club.tables if table.where == case.where]
        scene = Scene(stage, club, fitting[number % len(fitting)])
        outcomes.append(await _happen(scene, name, case))
        print(outcomes[-1], flush=True)
    return outcomes


async def _open_all(club: Club) -> None:
    await club.stage.connected()
    await asyncio.gather(*(_open(club, table) for table in club.tables))
    await club.stage.rest(OPENING)


async def _open(club: Club, table: Table) -> None:
    scene, until = Scene(club.stage, club, table), time.monotonic() + OPENING
    while time.monotonic() < until and scene.newest[1] < FIRST_MOVES:
        await club.step(table)


async def _renew(scene: Scene) -> None:
    """Begin another game at a table where the one before may soon be over."""
    if scene.newest[1] >= LAST_MOVES:
        await scene.begin_another()
        await _open(scene.club, scene.table)


async def _happen(scene: Scene, name: str, case: Case) -> Outcome:
    """Carry out a fault, and return its outcome."""
    stage, club, outcome = scene.stage, scene.club, Outcome(name)
    await _renew(scene)
    await _until(lambda: scene.asks, HEALS)
    began, lies, logged = time.time(), len(club.figures.lies), len(stage.bot.log.read_text())
    refused = _by_code(stage)
    # What is not answered now is the fault's, not the bot's.
    stage.well = False
    async with case.happens(scene):
        until = time.monotonic() + (NOTICED if case.lacks else LASTS)
        while time.monotonic() < until and not _lacks_told(scene, case, began):
            await _try_a_move(scene)
            await asyncio.sleep(0.2)
    ended = time.time()
    await stage.server.gateway.wait_connected(HEALS)
    stage.well = True
    if case.heals:
        outcome.healed = await _healed(scene, ended)
        outcome.everywhere = await _all_ask(scene, ended)
    outcome.told = _told(scene, began)
    outcome.refused = _by_code(stage) - refused
    outcome.wrong = [*_wrong(outcome, case), *_not_named(scene, case, began, logged)]
    outcome.wrong += ["told falsely"] * (len(club.figures.lies) > lies)
    return outcome


def _wrong(outcome: Outcome, case: Case) -> Iterator[str]:
    if case.notice and outcome.told is None:
        yield "nobody is told"
    if case.heals and outcome.healed is None:
        yield "not healed within a minute"
    if case.heals and outcome.everywhere is None:
        yield "not every table asks within a minute"


def _by_code(stage: Stage) -> Counter[str]:
    """Return how many requests were refused so far, by status and code."""
    found: Counter[str] = Counter()
    for name, count in stage.server.refused.items():
        status, code = name.split()[:2]
        found["dropped" if status == "---" else f"{status}/{code}"] += count
    return found


async def _try_a_move(scene: Scene) -> bool:
    """Press what stands there; without a post look for the table by commands."""
    if not scene.stage.server.gateway.connected:
        return False
    return await scene.club.turn(scene.table)


async def _healed(scene: Scene, ended: float) -> float | None:
    """Return the seconds from the end of a fault until the table asks and takes a move."""
    looked = 0.0
    while time.time() < ended + HEALS:
        before = scene.newest[1]
        if scene.asks:
            asked = time.time()
            await _try_a_move(scene)
            if scene.newest[1] > before:
                return asked - ended
        elif time.time() > looked + LOOKS:
            looked = time.time()
            await _look(scene)
        await asyncio.sleep(0.2)
    return None


async def _all_ask(scene: Scene, ended: float) -> float | None:
    """Return the seconds from the end of a fault until every table asks its newest question."""
    while [*oracles.unasked(scene.stage, scene.club)]:
        if time.time() > ended + HEALS:
            return None
        await asyncio.sleep(0.2)
    return time.time() - ended


async def _look(scene: Scene) -> None:
    """Ask for what is true of a table, as people do when nothing comes.

    It is named: others may have been begun in the channel before.
    """
    people = [scene.stage.server.world.users[number] for number in scene.club.asked(scene.table)]
    for person in people[:1]:
        await scene.club.slash(
            person, scene.table.channel, "table board", text=True, table=f"{scene.table.id}"
        )


def _told(scene: Scene, began: float) -> float | None:
    """Return the seconds until somebody was told: directly, or where the table's card stands."""
    world = scene.stage.server.world
    channels = world.channels | world.gone

    def tells(message: Message) -> bool:
        channel = channels[message.channel_id]
        aside = channel.type == DM or (channel.id == scene.table.channel.id and not message.live())
        return message.at > began and (aside or message.answers is not None)

    found = next(filter(tells, world.record), None)
    return None if found is None else found.at - began


def _lacks_told(scene: Scene, case: Case, began: float) -> list[Message]:
    """Return the direct messages that name the channel and the permission to the table's owner."""
    if not case.lacks:
        return []
    world = scene.stage.server.world
    (owner,) = scene.stage.one("SELECT owner_id FROM game WHERE id = ?", scene.table.id)
    direct = {c.id for c in world.channels.values() if c.type == DM and owner in c.members}
    names = (f"<#{scene.place.id}>", Words("en")("permission", name=case.lacks))
    return [
        message
        for message in world.record
        if message.at > began
        and message.channel_id in direct
        and all(name in message.texts for name in names)
    ]


def _not_named(scene: Scene, case: Case, began: float, logged: int) -> Iterator[str]:
    """Yield where a permission that lacks, and its channel, are not named, or more than once."""
    if not case.lacks:
        return
    directly = len(_lacks_told(scene, case, began))
    if directly != 1:
        yield f"{directly} messages to the owner name channel and permission"
    marks = (f"'table': {scene.table.id},", f"'channel': {scene.place.id},", f"'{case.lacks}'")
    lines = scene.stage.bot.log.read_text()[logged:].splitlines()
    missing = [line for line in lines if "'permission_missing'" in line]
    in_log = sum(all(mark in line for mark in marks) for line in missing)
    if in_log != 1:
        yield f"{in_log} lines of the log name channel and permission"


async def _until(wanted: Callable[[], bool], seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until and not wanted():
        await asyncio.sleep(0.1)


def _seconds(value: float | None) -> str:
    return "-" if value is None else f"{value:.1f} s"
