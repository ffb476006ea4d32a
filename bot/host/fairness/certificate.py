"""The certificate of a table: the secret of its deal and all its moves, as one JSON file.

It names seats, never people. Numbers that may exceed 53 bits are texts, so that every reader of
JSON reads them whole.
"""

from __future__ import annotations

import json
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

SHORT = 16
"""Digits of the SHA-256 of a position, or of the rules: enough to find a change."""

_Text = Annotated[str, Field(max_length=4000)]
_Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
_Short = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]
_Number = Annotated[str, Field(pattern=r"^[0-9]{1,19}$")]
_Player = Annotated[int, Field(ge=1, le=99)]


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Program(_Part):
    """The program that made the certificate: `rules` changes with any change of a game's rules."""

    version: _Text
    schema_number: int = Field(alias="schema")
    rules: _Short


class Salt(_Part):
    """A player's salt; without a text the player was erased, and only its digest is left."""

    player: _Player
    text: _Text | None
    sha256: _Digest


class Move(_Part):
    """A move in notation, or a takeback: `back_to` so many moves. `state` = the position after it.

    `by` is player | bot | order | takeback: who moved for that seat.
    """

    player: _Player
    move: _Text
    by: Literal["player", "bot", "order", "takeback"]
    back_to: int | None
    state: _Short | None


class Result(_Part):
    """A player's result."""

    player: _Player
    points: int
    tiebreak: int
    rank: int


class Certificate(_Part):
    """All that is needed to deal and play a game again.

    Without a `hash` the game was dealt before the bot made commitments. `chairs` are the chairs of
    the lobby by player: `seating` says whether lots were drawn.
    """

    format: Literal["board game certificate 1"] = "board game certificate 1"
    program: Program
    table: int
    game: _Text
    players: _Player
    options: dict[str, _Text]
    seating: Literal["lot", "fixed"]
    chairs: tuple[int, ...]
    hash: _Digest | None
    secret: _Text | None
    salts: tuple[Salt, ...]
    seed: _Number
    start: _Short | None
    moves: Annotated[tuple[Move, ...], Field(max_length=100_000)]
    ended: Literal["played", "agreed", "abandoned"]
    results: tuple[Result, ...]

    def as_json(self) -> bytes:
        """Return the file: one line a move, so that people can read and compare it."""
        data = self.model_dump(mode="json", by_alias=True)
        lines = ",\n".join(f"{json.dumps(key)}: {_lines(value)}" for key, value in data.items())
        return f"{{\n{lines}\n}}\n".encode()


def _lines(value: object) -> str:
    """Return JSON with one line for each part of a list."""
    if not isinstance(value, list) or not value or not isinstance(value[0], dict):
        return json.dumps(value, ensure_ascii=False)
    parts = ",\n  ".join(json.dumps(part, ensure_ascii=False) for part in value)
    return f"[\n  {parts}\n]"
