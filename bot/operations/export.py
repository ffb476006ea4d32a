"""Export of whole games for study: one JSON object a line, without names, ids and times.

Only tables count whose people have all agreed (`bot.store.ratings.studied`), and only games that
today's rules play to the same result, so that whoever reads a line can replay it. All that was
hidden follows from the seed, as it does from the certificate that each player can have.
"""

from __future__ import annotations

import json
import secrets
from collections import defaultdict
from collections.abc import Mapping
from typing import NamedTuple, TypedDict

from bot.engine.api import GameError
from bot.host.core.game import HostedGame
from bot.host.core.registry import AnyRules
from bot.host.core.states import Step, steps_again
from bot.store import Connection
from bot.store.ratings import studied
from bot.store.tables import finishers, games, moves

FORMAT = 1
"""Version of the format; it changes when a value changes its meaning or goes away."""
_PSEUDONYM = 6
"""Random bytes of a pseudonym, which is drawn anew for each export."""


class Seat(TypedDict):
    """Player of a seat: a `person` under a pseudonym, or a house bot of a `level`."""

    person: str | None
    level: str | None


class Move(TypedDict):
    """A move of a seat, in notation; several in a row have semicolons between them."""

    seat: int
    move: str


class Result(TypedDict):
    """A seat's final result; equal ranks share a place."""

    points: int
    tiebreak: int
    rank: int


class Game(TypedDict):
    """A whole game: seats and results are by seat, moves in order, without those taken back."""

    format: int
    game: str
    options: dict[str, str]
    seed: str
    seats: list[Seat]
    moves: list[Move]
    results: list[Result]


class Exported(NamedTuple):
    """The exported games as lines, and the number of those that today's rules play otherwise."""

    lines: tuple[str, ...]
    left_out: int


def export(connection: Connection, hosted: Mapping[str, HostedGame]) -> Exported:
    """Return all games that may be published, in an order that says nothing of when they were."""
    people: dict[int, str] = defaultdict(lambda: secrets.token_hex(_PSEUDONYM))
    found = [_game(connection, number, people) for number in studied.tables(connection)]
    same = [one for one in found if one["game"] in hosted and _is_same(one, hosted)]
    lines = sorted(json.dumps(one, separators=(",", ":"), ensure_ascii=False) for one in same)
    secrets.SystemRandom().shuffle(lines)
    return Exported(tuple(lines), len(found) - len(same))


def replayed(game: Game, rules: AnyRules) -> list[Result]:
    """Return the results of an exported game as played again. Raises GameError."""
    state = rules.setup(len(game["seats"]), game["options"], int(game["seed"]))
    steps = [Step(one["seat"], one["move"]) for one in game["moves"]]
    for now, _events in steps_again(rules, state, steps):
        state = now
    if rules.pending(state):
        raise GameError("game")
    return [
        Result(points=one.points, tiebreak=one.tiebreak, rank=one.rank)
        for one in rules.scores(state)
    ]


def _is_same(game: Game, hosted: Mapping[str, HostedGame]) -> bool:
    try:
        return replayed(game, hosted[game["game"]].rules) == game["results"]
    except Exception:
        # Rules that have changed may fail in any way on an old game.
        return False


def _game(connection: Connection, game_id: int, people: dict[int, str]) -> Game:
    row = games.reload(connection, game_id).game
    gone = moves.undone(connection, game_id, 0, row.version)
    return Game(
        format=FORMAT,
        game=row.key,
        options=json.loads(row.options),
        seed=str(row.seed),
        seats=_seats(connection, game_id, people),
        moves=[
            Move(seat=one.seat, move=one.text)
            for one in moves.everything(connection, game_id)
            if one.restores is None and one.version not in gone
        ],
        results=[
            Result(points=one.points, tiebreak=one.tiebreak, rank=one.rank)
            for one in moves.results(connection, game_id)
        ],
    )


def _seats(connection: Connection, game_id: int, people: dict[int, str]) -> list[Seat]:
    return [
        Seat(person=None if one.user_id is None else people[one.user_id], level=one.bot)
        for one in finishers.load(connection, game_id)
    ]


def parsed(line: str) -> Game:
    """Return the game of a line. Raises ValueError if the line has another format."""
    game: Game = json.loads(line)
    if game.get("format") != FORMAT:
        raise ValueError(f"format {game.get('format')}")
    return game
