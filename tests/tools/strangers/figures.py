"""Results of a game of strangers, and what must not have happened in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import inf
from typing import NamedTuple

from bot.host.core.paces import HOUR, MINUTE
from tests.tools.strangers.people import Stranger

MOST_LIVE_PINGS = 4
MISSING = "buttons that were missing"
LIVELY, QUIET = 5 * MINUTE, 10 * MINUTE
"""Seconds within which two people move at a live table, and without a move after which it is not.
"""


class Ping(NamedTuple):
    """A ring of a person's telephone."""

    at: float
    user_id: int
    what: str


class Moved(NamedTuple):
    at: float
    user_id: int


@dataclass
class Ledger:
    """The calls that went out to Discord."""

    pings: list[Ping] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)


@dataclass
class Outcome:
    """The outcome of a game; `ending` is finished | agreed | deserted | never dealt | dead: why.

    `missed` are decisions that somebody who was away should have made, `waited` those for which
    a time had to run out first, and `questions` are asked of people who are not looking.
    `started_without` are people who were not there as the cards were dealt and had not been heard
    of, `vanished` those who went away just then.
    """

    seed: int
    pace: str
    ending: str
    days: float
    ledger: Ledger
    decisions: int
    waited: int
    questions: int
    missed: int
    started_without: int
    vanished: int
    night: list[Ping]
    night_unset: list[Ping]
    vacation: list[Ping]
    live_peak: int

    @property
    def dead(self) -> bool:
        return self.ending.startswith("dead")

    @property
    def violations(self) -> list[str]:
        """Return what must not be, in a few words each."""
        found = {
            self.ending: self.dead,
            f"{len(self.night)} pings by night {_kinds(self.night)}": self.night,
            f"{len(self.vacation)} pings in a vacation {_kinds(self.vacation)}": self.vacation,
            f"started without {self.started_without}": self.started_without,
            f"{self.live_peak} pings in a live hour": self.live_peak > MOST_LIVE_PINGS,
            MISSING: self.ledger.counts[MISSING],
        }
        return [words for words, there in found.items() if there]


def pings_at_rest(
    pings: Iterable[Ping], people: Mapping[int, Stranger]
) -> tuple[list[Ping], list[Ping], list[Ping]]:
    """Return the pings by night of who told their hours, of who did not, and in a vacation."""
    night, unset, vacation = [], [], []
    for ping in pings:
        who = people[ping.user_id]
        if who.on_vacation(ping.at):
            vacation.append(ping)
        elif who.sleeps(ping.at):
            (night if who.tells_hours else unset).append(ping)
    return night, unset, vacation


def live_peak(moves: Sequence[Moved], pings: Sequence[Ping]) -> int:
    """Return the most pings within an hour in which the table was live all the time.

    It is since two people moved within five minutes, until nobody moves for ten.
    """
    begin, most = inf, 0
    for before, move in pairwise(moves):
        gap = move.at - before.at
        if gap >= QUIET:
            begin = inf
        elif gap <= LIVELY and move.user_id != before.user_id:
            begin = min(begin, move.at)
        if move.at - HOUR >= begin:
            most = max(most, sum(move.at - HOUR <= ping.at < move.at for ping in pings))
    return most


def table_of(outcomes: Sequence[Outcome]) -> str:
    """Return the figures of many games as lines, then what must not have been, by seed."""
    endings = Counter(outcome.ending.split(":")[0] for outcome in outcomes)
    pings = sum(len(outcome.ledger.pings) for outcome in outcomes)
    decisions = max(1, sum(outcome.decisions for outcome in outcomes))
    days = sorted(outcome.days for outcome in outcomes)
    rows = {
        "games": f"{len(outcomes)} ({', '.join(f'{k} {n}' for k, n in endings.most_common())})",
        "simulated days, median and most": f"{days[len(days) // 2]:.1f}, {days[-1]:.1f}",
        "decisions": str(decisions),
        "decisions of people who were away": _share(sum(o.missed for o in outcomes), decisions),
        "decisions that waited for a time-out": _share(sum(o.waited for o in outcomes), decisions),
        "pings": str(pings),
        "pings by night": _share(sum(len(o.night) for o in outcomes), pings),
        "pings by night, hours unknown": _share(sum(len(o.night_unset) for o in outcomes), pings),
        "pings in a vacation": _share(sum(len(o.vacation) for o in outcomes), pings),
        "tables started with somebody absent": str(sum(o.started_without > 0 for o in outcomes)),
        "people who vanished right before": str(sum(o.vanished for o in outcomes)),
        "most pings in a live hour": str(max(o.live_peak for o in outcomes)),
    }
    rows |= {key: str(n) for key, n in sum((o.ledger.counts for o in outcomes), Counter()).items()}
    wrong = [f"  seed {o.seed} ({o.pace}): {'; '.join(o.violations)}" for o in outcomes]
    listed = [line for line, o in zip(wrong, outcomes, strict=True) if o.violations]
    lines = [f"{name:<40} {value}" for name, value in rows.items()]
    return "\n".join([*lines, *(["must not be:", *listed] if listed else [])])


def _kinds(pings: Iterable[Ping]) -> str:
    return ", ".join(f"{what} {n}" for what, n in Counter(p.what for p in pings).most_common())


def _share(part: int, whole: int) -> str:
    return f"{part} ({100 * part / max(1, whole):.1f} %)"
