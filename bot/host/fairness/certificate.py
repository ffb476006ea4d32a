"""The certificate of a table: the secret of its deal and all its moves, as one JSON file.

It identifies seats, never people. Numbers that may exceed 53 bits are stored as text, so that every
JSON reader preserves them. The check deals the game, seats the players and plays it again, using
only the rules.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from bot.engine.api import Json
from bot.engine.options import check_choice
from bot.engine.rng import Rng
from bot.host.core.dealing import digest_of, secret_of, seed_of
from bot.host.core.registry import AnyRules, State
from bot.host.core.states import Step, steps_again

_SOURCES = (".py", ".toml", ".json")


class Finding(NamedTuple):
    """A fault of a certificate (`at` = number of the player or move), or a harmless `note`.

    `code` selects the message.
    """

    code: str
    at: int = 0
    why: str = ""
    note: bool = False


class Replayed(NamedTuple):
    """A game as played again by the current rules: digests of positions, results, and its end.

    `broken` is the fault at which the game could not continue.
    """

    start: str | None = None
    states: tuple[str, ...] = ()
    results: tuple[Result, ...] = ()
    over: bool = False
    broken: Finding | None = None


class Checked(NamedTuple):
    """Findings of a check in which `moves` moves were played again."""

    findings: tuple[Finding, ...]
    moves: int

    @property
    def faults(self) -> tuple[Finding, ...]:
        """The findings that are faults."""
        return tuple(one for one in self.findings if not one.note)


def check(certificate: Certificate, rules: AnyRules) -> Checked:
    """Check a certificate by the current rules."""
    return compare(certificate, rules, played_again(certificate, rules))


def compare(certificate: Certificate, rules: AnyRules, replayed: Replayed) -> Checked:
    """Compare a certificate with its game as played again, and return the findings."""
    found = (*_deal(certificate), *_seats(certificate), *_moves(certificate, replayed))
    faults = (*found, *_end(certificate, replayed))
    return Checked((*faults, *_notes(certificate, rules, bool(faults))), len(replayed.states))


def played_again(certificate: Certificate, rules: AnyRules) -> Replayed:
    """Deal and play a certificate's game again, as far as the rules allow."""
    try:
        if certificate.players not in rules.info.seats:
            raise ValueError(f"{certificate.players} players")
        for key, choice in certificate.options.items():
            check_choice(rules.info.settings, key, choice)
        state = rules.setup(certificate.players, certificate.options, int(certificate.seed))
    except Exception as error:
        # A forged file may make rules fail in any way.
        return Replayed(broken=Finding("deal", why=_line(error)))
    table = {"options": certificate.options, "players": certificate.players}
    return _played(certificate, rules, state, _short([table, rules.dump(state)]))


def completed(bare: Certificate, replayed: Replayed) -> Certificate:
    """Return a certificate with the digests of the positions and the end of its game as replayed.

    An abandoned game stays abandoned.
    """
    states = (*replayed.states, *(None,) * (len(bare.moves) - len(replayed.states)))
    moves = tuple(
        move.model_copy(update={"state": state})
        for move, state in zip(bare.moves, states, strict=True)
    )
    ended = "played" if replayed.over else "agreed"
    if bare.ended == "abandoned":
        ended = bare.ended
    return bare.model_copy(update={"start": replayed.start, "moves": moves, "ended": ended})


def _played(certificate: Certificate, rules: AnyRules, state: State, start: str) -> Replayed:
    steps = [Step(one.player - 1, one.move, one.back_to) for one in certificate.moves]
    states: list[str] = []
    try:
        for now, _events in steps_again(rules, state, steps):
            state = now
            states.append(_short(rules.dump(state)))
    except Exception as error:
        broken = Finding("move", len(states) + 1, _line(error))
        return Replayed(start, tuple(states), broken=broken)
    scores = tuple(Result(player=s.seat + 1, points=s.points, tiebreak=s.tiebreak, rank=s.rank)
                   for s in rules.scores(state))  # fmt: skip
    return Replayed(start, tuple(states), scores, over=not rules.pending(state))


def _deal(certificate: Certificate) -> Iterator[Finding]:
    """Yield the faults of the hash, the salts and the seed."""
    for salt in certificate.salts:
        if salt.text is not None and digest_of(salt.text) != salt.sha256:
            yield Finding("salt", salt.player)
    if certificate.hash is None or certificate.secret is None:
        if (certificate.hash, certificate.secret, certificate.salts) != (None, None, ()):
            yield Finding("hash")
        return
    if digest_of(certificate.secret) != certificate.hash:
        yield Finding("hash")
    secret = secret_of(certificate.secret)
    salts = (salt.sha256 for salt in certificate.salts)
    if secret is None or str(seed_of(secret, salts)) != certificate.seed:
        yield Finding("seed")


def _seats(certificate: Certificate) -> Iterator[Finding]:
    """Yield a fault if the seats are not those that the seed or the chairs determine."""
    if certificate.hash is None:
        return
    chairs = sorted(certificate.chairs)
    if certificate.seating == "lot":
        Rng(int(certificate.seed)).shuffle(chairs, "seats")
    if tuple(chairs) != certificate.chairs or len(chairs) != certificate.players:
        yield Finding("seats")


def _moves(certificate: Certificate, replayed: Replayed) -> Iterator[Finding]:
    """Yield the first difference between the positions, if any."""
    if replayed.start is not None and replayed.start != certificate.start:
        yield Finding("start")
        return
    for number, (move, state) in enumerate(
        zip(certificate.moves, replayed.states, strict=False), start=1
    ):
        if move.state != state or (move.by == "takeback") != (move.back_to is not None):
            yield Finding("state", number)
            return
    if replayed.broken is not None:
        yield replayed.broken


def _end(certificate: Certificate, replayed: Replayed) -> Iterator[Finding]:
    """Yield the faults of the game's end and its results."""
    if replayed.broken is not None:
        return
    if replayed.over != (certificate.ended == "played"):
        yield Finding("end")
    told = {result.player: result for result in certificate.results}
    expected = () if certificate.ended == "abandoned" else replayed.results
    for result in expected:
        if told.pop(result.player, None) != result:
            yield Finding("result", result.player)
    if told or len(certificate.results) > len(expected):
        yield Finding("result", next(iter(told), 1))


def _notes(certificate: Certificate, rules: AnyRules, faulty: bool) -> Iterator[Finding]:
    """Yield notes: no commitment, an erased salt, or rules other than those of the certificate."""
    if certificate.hash is None:
        yield Finding("uncommitted", note=True)
    if any(salt.text is None for salt in certificate.salts):
        yield Finding("erased", note=True)
    program = certificate.program
    if (program.rules, program.schema_number) != (rules_digest(rules), rules.schema):
        code = "other-rules" if faulty else "other-rules-same"
        yield Finding(code, why=program.version, note=True)


def rules_digest(rules: AnyRules) -> str:
    """Return a digest of all code that decides how a game is played: the kernel and its rules."""
    return _digest_of(type(rules).__module__.rpartition(".")[0])


@cache
def _digest_of(game: str) -> str:
    total = sha256()
    for package in ("bot.engine", game):
        for name, data in sorted(_sources(files(package), package)):
            total.update(f"{name} {len(data)}\n".encode() + data)
    return total.hexdigest()[:SHORT]


def _sources(folder: Traversable, name: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        inner = f"{name}/{entry.name}"
        if entry.is_dir():
            yield from _sources(entry, inner)
        elif entry.name.endswith(_SOURCES):
            yield inner, entry.read_bytes().replace(b"\r\n", b"\n")


def _short(data: Json) -> str:
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return digest_of(text)[:SHORT]


def _line(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:200]


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
    """The program that made the certificate; `rules` changes with any change of a game's rules."""

    version: _Text
    schema_number: int = Field(alias="schema")
    rules: _Short


class Salt(_Part):
    """A player's salt; if the player was erased, `text` is None and only the digest remains."""

    player: _Player
    text: _Text | None
    sha256: _Digest


class Move(_Part):
    """A move in notation, or a takeback to the position after `back_to` moves.

    `state` is the position after it. `by` is player | bot | order | takeback: who moved for that
    seat.
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
    """All data needed to deal and play a game again.

    If there is no `hash`, the game was dealt before the bot made commitments. `chairs` are the
    chairs in the lobby, by player; `seating` says whether seats were drawn by lot.
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
        """Return the file's content, with one line per move so that people can compare it."""
        data = self.model_dump(mode="json", by_alias=True)
        lines = ",\n".join(f"{json.dumps(key)}: {_lines(value)}" for key, value in data.items())
        return f"{{\n{lines}\n}}\n".encode()


def _lines(value: object) -> str:
    """Return JSON with one line for each element of a list of objects."""
    if not isinstance(value, list) or not value or not isinstance(value[0], dict):
        return json.dumps(value, ensure_ascii=False)
    parts = ",\n  ".join(json.dumps(part, ensure_ascii=False) for part in value)
    return f"[\n  {parts}\n]"
