"""Sheets with anything in them: what a league imports, and what an admin takes away."""

from __future__ import annotations

import csv
import io
import random

from bot.host.servers.settings import FinishedSeat, Results
from bot.leagues.history_csv import decoded, parse
from bot.locales import Words
from cogs.commands.setup.results import results_file
from tests.tools.hostile import Outcome
from tests.tools.hostile.interactions import NUMBERS, WORDS

PEOPLE = {"Anna": 1, "Ben": 2, "=cmd": 3, "<@4>": 4, "5": 5}
CELLS = (
    *("Anna", "ben", "<@4>", "5", "<@!4>", "=1+1", "@SUM(1)", "+1", "-1", "\t=1", "'=x", '"', '""'),
    *(
        "1",
        "2",
        "3/0",
        "1/3",
        "1,5",
        "1.5",
        "9" * 30,
        "-0",
        "person",
        "division",
        "platz",
        ";",
        ",",
    ),
)
FORMULA = ("=", "+", "@", "-", "\t", "\r", "\n", "＝", "＋", "－", "＠")


def written(rng: random.Random) -> bytes:
    """Return a file with some lines and cells, in an encoding that a program may have chosen."""
    delimiter, end = rng.choice(",;\t|"), rng.choice(("\n", "\r\n", "\r", ""))
    lines = ["person,division,place,points".replace(",", delimiter)] if rng.random() < 0.5 else []
    for _ in range(rng.randint(0, 8)):
        cells = rng.choices((*CELLS, *WORDS, *NUMBERS), k=rng.randint(0, 7))
        lines.append(delimiter.join(f'"{c}"' if rng.random() < 0.2 else c for c in cells))
    text = end.join(lines)
    data = text.encode(rng.choice(("utf-8", "utf-8-sig", "utf-16", "cp1252")), "replace")
    if rng.random() < 0.1:
        data += bytes(rng.randrange(256) for _ in range(rng.randint(1, 40)))
    return data


def tries(count: int, seed: int) -> Outcome:
    """Read and write sheets in turn."""
    rng, found = random.Random(seed), Outcome("CSV")
    for number in range(count):
        found.tried += 1
        try:
            if number % 2:
                _import(written(rng), found)
            else:
                _export(rng, found)
        except Exception as error:
            found.faults.append(repr(error))
    return found


def _import(data: bytes, found: Outcome) -> None:
    rows, bad = parse(decoded(data), PEOPLE)
    found.refused += bool(bad)
    if not rows and not bad:
        found.faults.append(f"{data!r}: nothing is said")
    people = [row.person for row in rows]
    if not {*people} <= {*PEOPLE.values()} or len({*people}) < len(people):
        found.faults.append(f"{data!r}: {people}")


def _export(rng: random.Random, found: Outcome) -> None:
    """Write people with hostile names, and read them as a program for sheets does."""
    names = rng.choices((*CELLS, *WORDS), k=rng.randint(1, 5))
    seats = [
        FinishedSeat(
            *(1, "amerigo", "{}", 0.0, 1.0, 0, None, len(names), 9, seat, name, 7, None),
            *(name, 7, None),
            *(seat, seat + 1, seat + 1, 0),
        )
        for seat, name in enumerate(names)
    ]
    data = results_file(Results(seats, (), 0), Words("en")).data.decode("utf-8-sig")
    lines = list(csv.reader(io.StringIO(data, newline="")))
    if len(lines) != 1 + len(names) or len({len(line) for line in lines}) > 1:
        found.faults.append(f"{names}: {len(lines)} lines")
    found.faults += [f"{names}: {c!r}" for line in lines for c in line if c.startswith(FORMULA)]
