"""Posts in the leagues' channels and threads: all that people can know of them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from tests.tools.chaos.objects import Channel, Message

HEADING = re.compile(r"🏆 (\w+) · season (\d+)")
KINDS = {
    "card": re.compile(r"^## 🏆"),
    "closed": re.compile(r"^✍️ Sign-up has closed: (one player|\d+ players)", re.M),
    "draft": re.compile(r"^👀 The draft of the divisions is ready", re.M),
    "divisions": re.compile(r"^🪜 The divisions:", re.M),
    "schedule": re.compile(r"^🎲 The season begins", re.M),
    "swiss": re.compile(r"^🔁 Round \d+ of \d+: (?:one table|\d+ tables)", re.M),
    "round": re.compile(r"^🏆 (?:One table decides|The next round has)", re.M),
    "weekly": re.compile(r"^📊 ", re.M),
    "changed": re.compile(r"^📝 ", re.M),
    "overtime": re.compile(r"^⏰ ", re.M),
    "over": re.compile(r"^🏁 The season is over", re.M),
    "entered": re.compile(r"^⏱️ ", re.M),
    "corrected": re.compile(r"^✏️ ", re.M),
    "disputed": re.compile(r"^⚖️ There is a dispute", re.M),
    "overdue": re.compile(r"^⚖️ Nobody has decided the dispute", re.M),
    "undrawn": re.compile(r"^🛑 The tables cannot be drawn", re.M),
}
"""Kinds of posts of a season by their first words; any other post is a surprise."""
_DIVISION = re.compile(
    r"^\*\*(?:(?:Division|Group) (\d+)|Ladder|Swiss event)\*\* · \d+\n(.*)$", re.M
)
_MARKED = re.compile(r"(\w+)(⬆️|⬇️|↗️|🌱|✋)?")
_PART = re.compile(r"^\*\*(?:Division|Group) (\d+)\*\*$")
_LINE = re.compile(r"^\d+\. (?:✅ )?(?:🤖 )?(\w+)(?: \d+)?, (?:🤖 )?(\w+)(?: \d+)?(?: ▶️)?$")
_ROW = re.compile(r"^(\d+)\. (\w+) · ([\d.]+) \((\d+) games?\)(.*)$", re.M)
_TABLE = re.compile(r"table #(\d+)$")
_TAKES = re.compile(r"^(\w+) takes (\d)\.$", re.M)
_LEFT = re.compile(r"take one or two of (\d+) pebbles|Pebbles left: (\d+)")
_SCORE = re.compile(r"^\*\*(?:\d+\.|–)\*\* (.+): (\d+) \(pebbles (\d+)", re.M)
_BOT = re.compile(r"House bot \(\w+, for (\w+)")
DIGEST = re.compile(r"SHA-256 is `([0-9a-f]{64})`")
LOT = re.compile(r"SHA-256 of `([0-9a-f]+):(\d+)`")
FIRST_DAY = re.compile(r"^📅 <t:(\d+):D>", re.M)
"""The noon of the first day."""
ROUND = re.compile(r"^🔁 Round (\d+) of", re.M)
COUNT = re.compile(r"\b(one|\d+) (?:player|table)", re.IGNORECASE)


@dataclass(frozen=True)
class Said:
    """An announcement in a league's channel; `kind` None = of no kind that we know."""

    league: str
    season: int
    kind: str | None
    message: Message


@dataclass(frozen=True)
class Placed:
    """A person in a division, and the mark that says why."""

    name: str
    division: int
    mark: str


@dataclass(frozen=True)
class Line:
    """A line of the standings; `below` says that they stand below those who played on."""

    place: int
    name: str
    points: Fraction
    games: int
    below: bool


@dataclass
class Played:
    """A table as its thread tells it."""

    number: int
    thread: Channel
    begins: int = 0
    ends: int = 0
    heaps: frozenset[int] = frozenset()
    """Return the numbers of pebbles, by what is left after each post and what was taken before."""
    taken: Counter[str] = field(default_factory=Counter)
    """Pebbles by the name that was told to take them."""
    scores: dict[str, tuple[int, int]] = field(default_factory=dict)
    """By name, at the end, the points and the pebbles in them."""
    bots: frozenset[str] = frozenset()
    """For whom a house bot finished."""
    people: tuple[str, ...] = ()
    disputes: int = 0
    """Posts that somebody has raised a dispute."""
    decisions: int = 0
    """Posts that one has ended."""

    @property
    def is_over(self) -> bool:
        return self.ends > 0


def standing(channel: Channel) -> list[Message]:
    """Return what the bot has posted in a channel, answers to commands aside."""
    return [m for m in channel.messages.values() if not m.deleted and m.answers is None]


def announcements(places: Sequence[Channel]) -> Iterator[Said]:
    """Yield what was announced, the oldest first."""
    for place in places:
        for message in standing(place):
            text = message.texts
            kind = next((name for name, form in KINDS.items() if form.search(text)), None)
            head = HEADING.search(text)
            league, number = (head[1], int(head[2])) if head else ("", 0)
            yield Said(league, number, kind, message)


def count_of(text: str) -> int:
    """Return how many players or tables a sentence counts."""
    found = COUNT.search(text)
    assert found is not None, text
    return 1 if found[1].lower() == "one" else int(found[1])


def divisions(message: Message) -> list[Placed]:
    """Return who is where, by the post of the divisions."""
    return [
        Placed(name, int(number or 1), mark)
        for number, people in _DIVISION.findall(message.texts)
        for name, mark in _MARKED.findall(people)
    ]


def schedule(message: Message) -> list[tuple[int, frozenset[str]]]:
    """Return the tables of a schedule: their divisions and people."""
    found, division = [], 0
    for line in message.texts.splitlines():
        if part := _PART.match(line):
            division = int(part[1])
        elif table := _LINE.match(line):
            found.append((division, frozenset(table.groups())))
    return found


def lines(text: str) -> list[Line]:
    """Return the standings that a message tells in words."""
    return [
        Line(int(place), name, Fraction(points), int(games), bool(rest.strip()))
        for place, name, points, games, rest in _ROW.findall(text)
    ]


def mentioned(message: Message) -> list[int]:
    """Return whom a message names, in order."""
    return [int(user) for user in re.findall(r"<@(\d+)>", message.texts)]


def tables(threads: Sequence[Channel]) -> list[Played]:
    """Return the tables that were opened, by their threads."""
    return [_played(thread) for thread in threads if number_of(thread)]


def number_of(thread: Channel) -> int:
    """Return the number of a table by its thread's name, 0 = it is none's."""
    found = _TABLE.search(thread.name)
    return 0 if found is None else int(found[1])


def _played(thread: Channel) -> Played:
    found = Played(number_of(thread), thread)
    for message in standing(thread):
        text = message.texts
        found.begins += "the game begins" in text
        found.ends += "the game is over" in text
        found.disputes += "has raised a dispute about this table" in text
        found.decisions += "the dispute about this table" in text
        taken = sum(found.taken.values())
        found.heaps |= {taken + heap for heap in _heap(message)}
        for name, count in _TAKES.findall(text):
            found.taken[name] += int(count)
        for who, points, pebbles in _SCORE.findall(text):
            bot = _BOT.match(who)
            # Who came back after a house bot is told apart by their share of the moves.
            name = bot[1] if bot else who.partition(" (")[0]
            found.bots |= {name} if bot else frozenset()
            found.scores[name] = (int(points), int(pebbles))
    found.people = tuple(dict.fromkeys((*found.taken, *found.scores)))
    return found


def _heap(message: Message) -> set[int]:
    """Return how many pebbles lay there before the moves of a post, as it last said.

    The question of an older post, which says how many are left, has gone with its buttons.
    """
    for text in (message.texts, *reversed(message.earlier)):
        if left := _LEFT.findall(text):
            taken = sum(int(count) for _, count in _TAKES.findall(text))
            return {taken + int(one or other) for one, other in left}
    return set()
