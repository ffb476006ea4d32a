"""The two files with which partner bots exchange who signs up for a season.

The bot on whose servers people sign up writes *entries*; the bot that runs the season reads them,
and writes *answers*. Both are lines like those of a season's log. Who a person is stands only in
`open`, which a file of entries has only after the other bot has accepted its key.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Literal, NamedTuple, TypeAlias, TypeVar

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from pydantic import Field

from bot.leagues.seasonlog.bodies import Body, Digest, Part, Pseudonym, Sealed, body_of, valid
from bot.leagues.seasonlog.differences import Difference, Wrong
from bot.leagues.seasonlog.lines import Line, Opened, check_chain, following, read, signed
from bot.leagues.seasonlog.verifying import check_goes_on

ENTRIES: bytes = b"board game season entries 1\n"
ANSWERS: bytes = b"board game season answers 1\n"
"""The beginnings of the signed texts of the two files."""
MOST_BYTES = 4 * 1024 * 1024
"""Maximum size of either file in bytes."""
MOST_ENTRIES = 5_000
"""Maximum number of lines of a file of entries."""
IN, WAITS, REFUSED, OUT = "in", "waits", "refused", "out"
"""The state of an entry: it counts, it waits for something, it was refused, or it is over."""

_LineNumber: TypeAlias = Annotated[int, Field(ge=1, le=100_000)]
_Minute: TypeAlias = Annotated[int, Field(ge=0, lt=24 * 60)]


class Entries(Body):
    """The first line of a file of entries: whose it is, and for which season.

    `log` is the digest of the first line of the season's log. `invitation` is the SHA-256 of the
    invitation's token, which only the invited bot knows.
    """

    format: Literal["board game season entries 1"] = "board game season entries 1"
    key: Digest
    log: Digest
    invitation: Digest


class Entry(Body):
    """A person who signs up; `rules` is the line of the season's log with the rules they read."""

    SEALED = ("person",)
    person: Sealed
    rules: _LineNumber


class Withdrawn(Body):
    """The end of an entry, given by its line."""

    entry: _LineNumber


class Signer(Part):
    """A person who signs up, as an entry has them in `open`; their hours are in minutes."""

    id: Annotated[str, Field(pattern=r"^[1-9][0-9]{0,19}$")]
    name: Annotated[str, Field(min_length=1, max_length=100)]
    zone: Annotated[str, Field(pattern=r"^[A-Za-z0-9_+/-]{1,64}$")]
    wakes: _Minute
    sleeps: _Minute
    at_once: Annotated[int, Field(ge=1, le=20)]


class Answers(Body):
    """The first line of a file of answers; `partner` is the key of the accepted entries."""

    format: Literal["board game season answers 1"] = "board game season answers 1"
    key: Digest
    log: Digest
    partner: Digest


class Answer(Body):
    """The state of an entry from here on, and why.

    `person` is the pseudonym in the season's log, once it has the person. `invite` leads to the
    server that somebody has to join.
    """

    entry: _LineNumber
    state: Literal["in", "waits", "refused", "out"]
    why: Annotated[str, Field(pattern=r"^[a-z-]{1,20}$")] | None
    person: Pseudonym | None
    invite: Annotated[str, Field(pattern=r"^https://discord\.gg/[A-Za-z0-9-]{2,40}$")] | None


ENTRY_BODIES: Mapping[str, type[Body]] = {
    "entries": Entries,
    "entry": Entry,
    "withdrawn": Withdrawn,
}
ANSWER_BODIES: Mapping[str, type[Body]] = {"answers": Answers, "answer": Answer}
KINDS: Mapping[type[Body], str] = {
    body: kind for kind, body in {**ENTRY_BODIES, **ANSWER_BODIES}.items()
}
_H = TypeVar("_H", Entries, Answers)


class Applicant(NamedTuple):
    """An entry that was not withdrawn; `signer` is None as long as it is sealed."""

    rules: int
    signer: Signer | None


@dataclass(frozen=True)
class EntryFile:
    """A checked file of entries, with the entries that were not withdrawn by line."""

    lines: Sequence[Line]
    header: Entries
    applicants: Mapping[int, Applicant]


@dataclass(frozen=True)
class AnswerFile:
    """A checked file of answers, with the newest answer to each entry."""

    lines: Sequence[Line]
    header: Answers
    answers: Mapping[int, Answer]


def continued(
    last: Line | None,
    body: Body,
    key: Ed25519PrivateKey,
    at: datetime,
    opened: Opened | None = None,
) -> Line:
    """Return the signed line of a body after another line, None for the first; `at` is in UTC."""
    kind = KINDS[type(body)]
    data = body.model_dump(mode="json")
    line = following(last, at.strftime("%Y-%m-%dT%H:%M:%SZ"), kind, data, opened or {})
    return signed(line, key, ANSWERS if kind in ANSWER_BODIES else ENTRIES)


def read_entries(content: bytes, key: str | None, known: Sequence[Line] = ()) -> EntryFile:
    """Check a file of entries, and that it goes on from known lines. Raises Difference.

    `key` must have signed it; None allows any.
    """
    lines, bodies = _checked(content, ENTRIES, ENTRY_BODIES, key, known)
    applicants: dict[int, Applicant] = {}
    for line, body in zip(lines[1:], bodies[1:], strict=True):
        if isinstance(body, Withdrawn):
            if applicants.pop(body.entry, None) is None:
                raise Difference(line.number, "entry-unknown", found=body.entry)
        elif isinstance(body, Entry):
            applicants[line.number] = Applicant(body.rules, _signer(line))
    return EntryFile(lines, _header(Entries, bodies), applicants)


def read_answers(content: bytes, key: str, known: Sequence[Line] = ()) -> AnswerFile:
    """Check a file of answers signed by a key, and that it goes on from known lines.

    Raises Difference.
    """
    lines, bodies = _checked(content, ANSWERS, ANSWER_BODIES, key, known)
    return AnswerFile(lines, _header(Answers, bodies), answers_in(lines))


def answers_in(lines: Iterable[Line]) -> dict[int, Answer]:
    """Return the newest answer to each entry, by its line, from lines that were checked."""
    found = (Answer.model_validate(line.data) for line in lines if line.kind == KINDS[Answer])
    return {one.entry: one for one in found}


def _checked(
    content: bytes,
    purpose: bytes,
    kinds: Mapping[str, type[Body]],
    key: str | None,
    known: Sequence[Line],
) -> tuple[list[Line], list[Body]]:
    """Return the lines of a file and their bodies, the first one being its only header."""
    if len(content) > MOST_BYTES:
        raise Difference(0, "size", MOST_BYTES, len(content))
    lines = read(content)
    if len(lines) > MOST_ENTRIES:
        raise Difference(0, "lines", MOST_ENTRIES, len(lines))
    bodies = [_body(line, kinds) for line in lines]
    header, *rest = bodies
    if not isinstance(header, Entries | Answers):
        raise Difference(1, "kind", next(iter(kinds)), lines[0].kind)
    for line, body in zip(lines[1:], rest, strict=True):
        if isinstance(body, Entries | Answers):
            raise Difference(line.number, "kind", ", ".join([*kinds][1:]), line.kind)
    if key not in (None, header.key):
        raise Difference(1, "key", key, header.key)
    check_chain(lines, header.key, purpose)
    check_goes_on(known, lines)
    return lines, bodies


def _body(line: Line, kinds: Mapping[str, type[Body]]) -> Body:
    try:
        return body_of(line, kinds)
    except Wrong as wrong:
        raise wrong.at(line.number) from wrong


def _header(kind: type[_H], bodies: Sequence[Body]) -> _H:
    header = bodies[0]
    assert isinstance(header, kind)
    return header


def _signer(line: Line) -> Signer | None:
    """Return the person of an entry, or None while they are sealed. Raises Difference."""
    if "person" not in line.opened:
        return None
    try:
        return valid(Signer, line.opened["person"][1])
    except Wrong as wrong:
        raise wrong.at(line.number) from wrong
