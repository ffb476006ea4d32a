"""The data of the lines of a season's log, by kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.leagues.seasonlog.differences import Wrong
from bot.leagues.seasonlog.lines import Line, written

Digest: TypeAlias = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Sealed: TypeAlias = Digest | None
"""The digest of a text or of a game that stands in `open`; None = there is none."""
Pseudonym: TypeAlias = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
"""A person: the first half of a salted SHA-256 of their id on Discord."""
_Text: TypeAlias = Annotated[str, Field(max_length=4000)]
_Number: TypeAlias = Annotated[str, Field(pattern=r"^[0-9]{1,20}$")]
_Points: TypeAlias = Annotated[str, Field(pattern=r"^[0-9]{1,9}(/[1-9][0-9]{0,8})?$")]
_Count: TypeAlias = Annotated[int, Field(ge=0, le=1_000_000)]
_Table: TypeAlias = Annotated[int, Field(ge=1, le=100_000)]
_Seat: TypeAlias = Annotated[int, Field(ge=0, le=98)]


class Part(BaseModel):
    """A part of the data of a line."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Body(Part):
    """The data of a line of one kind; `SEALED` are the fields whose values stand in `open`."""

    SEALED: ClassVar[tuple[str, ...]] = ()


class Season(Body):
    """The season: always the first line; `key` is the public key with which all are signed."""

    SEALED = ("name",)
    format: Literal["board game season log 1"] = "board game season log 1"
    name: Sealed
    season: _Table
    key: Digest
    people: Digest
    """The SHA-256 of the secret salt of all pseudonyms."""


class Rules(Body):
    """The rules from here on; `words` are the organisers' own, `reason` is that of a change."""

    SEALED = ("words", "reason")
    settings: dict[str, Any]
    words: Sealed
    reason: Sealed


class Commitment(Body):
    """The digest of the seed of all draws, fixed when sign-up closes."""

    digest: Digest


class Seed(Body):
    """The seed, revealed with the first draw."""

    seed: _Number
    salt: Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]


class Person(Body):
    """A new person; `after` is who comes before them in the order of accounts, None = nobody."""

    SEALED = ("name",)
    person: Pseudonym
    after: Pseudonym | None
    name: Sealed


class Renamed(Body):
    """A new name of a person."""

    SEALED = ("name",)
    person: Pseudonym
    name: Sealed


class Entry(Body):
    """A person's place in the season; `team` is the member by whom the team is known."""

    person: Pseudonym
    status: Literal["in", "left", "red"]
    division: _Count | None
    team: Pseudonym | None
    late: bool


class Planned(Part):
    """A table that was drawn, with its people by seat and the digest of its deal, if fixed yet."""

    table: _Table
    wave: _Count
    people: Annotated[tuple[Pseudonym, ...], Field(min_length=2, max_length=16)]
    deal: Sealed


class Recipe(Part):
    """The input of a draw that does not follow from the log."""

    people: tuple[Pseudonym, ...]
    sizes: tuple[_Count, ...]
    at_once: tuple[_Count, ...]
    before: tuple[tuple[Pseudonym, ...], ...]
    hours: tuple[_Count, ...]
    teams: tuple[tuple[Pseudonym, ...], ...]


class Draw(Body):
    """The tables of a division or a round; `resting` have a bye, or a game less.

    `recipe` is None if people avoid each other: then nobody else can draw the tables again.
    """

    division: _Count
    round: _Table | None
    recipe: Recipe | None
    resting: tuple[Pseudonym, ...]
    tables: tuple[Planned, ...]


class Winners(Body):
    """The tables of a round of winners."""

    tables: tuple[Planned, ...]


class Match(Body):
    """A table of a ladder: who wanted one is known to its bot alone."""

    tables: tuple[Planned, ...]


class Deal(Body):
    """The digest of the deal of a table, if it was fixed after the draw."""

    table: _Table
    deal: Digest


class Holding(Part):
    """A person who has, or had, a seat."""

    person: Pseudonym
    late: bool


class Seats(Body):
    """The seats of a table that is not over, if they changed since the draw.

    `people` had them at the start, or have them; `lines` are by seat all who ever had it.
    """

    table: _Table
    people: tuple[Pseudonym, ...]
    lines: tuple[Annotated[tuple[Holding, ...], Field(min_length=1)], ...]


class Played(Part):
    """A seat of a table that is over: who finished it, and who made its decisions, in order."""

    person: Pseudonym | None
    deciders: tuple[tuple[Pseudonym | None, _Count], ...]
    """Runs of decisions of one person, None = a house bot, each with their number."""
    left: bool
    bot_from: _Count | None


class Result(Body):
    """A table that is over: its game stands in `open`, with the seed of its deal and all moves."""

    SEALED = ("game",)
    table: _Table
    game: Digest
    seats: tuple[Played, ...]


class Void(Body):
    """A table that ended without a result."""

    table: _Table


class Effect(Part):
    """The effect of a correction; fields that it does not change are None."""

    scores: tuple[int, ...] | None = None
    ranks: tuple[_Count, ...] | None = None
    person: Pseudonym | None = None
    seat: _Seat | None = None
    swapped: _Seat | None = None
    points: _Points | None = None
    tables: tuple[_Table, ...] | None = None


class Correction(Body):
    """An organiser's correction from when it counts, with its reason."""

    SEALED = ("reason",)
    number: _Table
    what: _Text
    table: _Table | None
    effect: Effect
    reason: Sealed


class Undone(Body):
    """A correction that counts no more, with the reason."""

    SEALED = ("reason",)
    number: _Table
    reason: Sealed


class Over(Body):
    """The end of the season."""


class Standing(Part):
    """A line of the standings; a guest only played as a substitute there."""

    person: Pseudonym
    points: _Points
    games: _Count
    below: Literal["left", "red", "few"] | None
    guest: bool


class Standings(Body):
    """The standings from all lines before, by division, best first; the winner of a knockout."""

    divisions: tuple[tuple[_Count, tuple[Standing, ...]], ...]
    winner: Pseudonym | None


class GameMove(Part):
    """A move of a game, or a takeback to the position after `back_to` moves.

    `by` is bot also for a house bot that plays for a person, and order for their standing order.
    """

    player: Annotated[int, Field(ge=1, le=99)]
    move: _Text
    by: Literal["player", "bot", "order", "takeback"]
    back_to: _Count | None


class GameResult(Part):
    """A player's result, by seat."""

    points: int
    tiebreak: int
    rank: _Count


class Game(Part):
    """A game that is over, from its deal to its result: what its certificate has, too."""

    game: _Text
    options: dict[str, _Text]
    seating: Literal["lot", "fixed"]
    chairs: tuple[_Seat, ...]
    hash: Digest
    secret: _Text
    moves: Annotated[tuple[GameMove, ...], Field(max_length=100_000)]
    results: tuple[GameResult, ...]


BODIES: Mapping[str, type[Body]] = {
    "season": Season,
    "rules": Rules,
    "commitment": Commitment,
    "seed": Seed,
    "person": Person,
    "renamed": Renamed,
    "entry": Entry,
    "draw": Draw,
    "winners": Winners,
    "match": Match,
    "deal": Deal,
    "seats": Seats,
    "result": Result,
    "void": Void,
    "correction": Correction,
    "undone": Undone,
    "over": Over,
    "standings": Standings,
}
"""The kinds of lines."""
KINDS: Mapping[type[Body], str] = {body: kind for kind, body in BODIES.items()}
_TEXTS = ("name", "words", "reason")
_Model = TypeVar("_Model", bound=BaseModel)


def body_of(line: Line, kinds: Mapping[str, type[Body]] = BODIES) -> Body:
    """Return the data of a line of one of these kinds. Raises Wrong."""
    body = kinds.get(line.kind)
    if body is None:
        raise Wrong("kind", ", ".join(kinds), line.kind)
    for field, (nonce, value) in line.opened.items():
        if field not in body.SEALED or not isinstance(nonce, str):
            raise Wrong("open", ", ".join(body.SEALED), field)
        if field in _TEXTS and not isinstance(value, str):
            raise Wrong("open", "text", field)
    return valid(body, line.data)


def game_of(line: Line) -> Game:
    """Return the game of a result. Raises Wrong."""
    if "game" not in line.opened:
        raise Wrong("no-game")
    return valid(Game, line.opened["game"][1])


def valid(model: type[_Model], data: object) -> _Model:
    """Return JSON data as a model. Raises Wrong."""
    try:
        return model.model_validate_json(written(data))
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(map(str, first["loc"]))
        raise Wrong("field", first["msg"], where) from error
