"""The lines of a season's log: how they are written, chained, signed and read.

A line is one JSON object in the only spelling that is allowed, so that equal lines are equal bytes.
Its `line` is signed and has the SHA-256 of the `line` before it. Texts by which people could be
recognised, and the moves of games, stand in `open`: the signed part has only their SHA-256, so a
text can be left out later, when somebody is erased, and all signatures still hold.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, NoReturn, TypeAlias

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from bot.leagues.seasonlog.differences import Difference

Data: TypeAlias = Mapping[str, Any]
Opened: TypeAlias = Mapping[str, Sequence[Any]]
"""The values of sealed fields, by field: each a random text, and the value."""

MOST_BYTES = 64 * 1024 * 1024
"""Maximum size of a log in bytes: that of a season of 200 people has about a tenth of it."""
MOST_LINE = 4 * 1024 * 1024
"""Maximum size of a line in bytes."""
MOST_LINES = 100_000
FIRST = "0" * 64
"""The text that the first line has instead of the digest of the line before."""
SEASON_LOG = b"board game season log 1\n"
"""The beginning of every signed text of a log: a signature for another purpose never fits."""
_HEX = frozenset("0123456789abcdef")


@dataclass(frozen=True, slots=True)
class Line:
    """A signed line: its number from 1, its time, its kind, and its data."""

    number: int
    at: str
    kind: str
    data: Data
    before: str
    signature: str = ""
    opened: Opened = field(default_factory=dict)

    @property
    def signed(self) -> bytes:
        """Return the bytes that are signed, and whose digest the next line has."""
        return written(
            {
                "at": self.at,
                "before": self.before,
                "data": self.data,
                "kind": self.kind,
                "number": self.number,
            }
        )

    @property
    def digest(self) -> str:
        """Return the SHA-256 of the signed part."""
        return sha256(self.signed).hexdigest()

    @property
    def text(self) -> bytes:
        """Return the line as it stands in a file, without the line feed."""
        return b"".join(
            (
                b'{"line":',
                self.signed,
                b',"open":',
                written(self.opened),
                b',"signature":',
                written(self.signature),
                b"}",
            )
        )


def bare(line: Line) -> Line:
    """Return a line without the values that are open; its signature stays good."""
    return replace(line, opened={})


def file_of(lines: Iterable[Line]) -> bytes:
    """Return lines as a file, which `read` reads."""
    return b"".join(line.text + b"\n" for line in lines)


def written(value: object) -> bytes:
    """Return a JSON value in its only spelling: sorted keys, no spaces, only ASCII."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode("ascii")


def sealed(nonce: str, value: object) -> str:
    """Return the digest that stands in the signed part for a value in `open`."""
    return sha256(written([nonce, value])).hexdigest()


def public_key(key: Ed25519PrivateKey) -> str:
    """Return the public key of a private one, as 64 hexadecimal digits."""
    return key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw).hex()


def fingerprint(key: str) -> str:
    """Return a public key's fingerprint for people to compare: 8 groups of 4 digits."""
    digits = sha256(bytes.fromhex(key)).hexdigest()[:32]
    return " ".join(digits[at : at + 4] for at in range(0, 32, 4))


def following(last: Line | None, at: str, kind: str, data: Data, opened: Opened) -> Line:
    """Return the line after another one, without its signature; it is never older than that."""
    return Line(
        number=1 if last is None else last.number + 1,
        at=at if last is None else max(last.at, at),
        kind=kind,
        data=data,
        before=FIRST if last is None else last.digest,
        opened=opened,
    )


def signed(line: Line, key: Ed25519PrivateKey, purpose: bytes = SEASON_LOG) -> Line:
    """Return a line with its signature for a purpose."""
    return replace(line, signature=key.sign(purpose + line.signed).hex())


def read(content: bytes) -> list[Line]:
    """Return the lines of a file; nothing but their spelling is checked. Raises Difference.

    A byte order mark and line ends of Windows are ignored, since they change nothing.
    """
    if len(content) > MOST_BYTES:
        raise Difference(0, "size", MOST_BYTES, len(content))
    content = content.removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n")
    if not content:
        raise Difference(0, "empty")
    *rows, rest = content.split(b"\n")
    if len(rows) > MOST_LINES:
        raise Difference(0, "lines", MOST_LINES, len(rows))
    found = [_line(number, row) for number, row in enumerate(rows, 1)]
    if rest:
        raise Difference(len(rows) + 1, "cut")
    return found


def _line(number: int, row: bytes) -> Line:
    """Return the line of a row. Raises Difference."""
    if len(row) > MOST_LINE:
        raise Difference(number, "long", MOST_LINE, len(row))
    try:
        told = json.loads(row.decode("ascii"), parse_float=_refused, parse_constant=_refused)
    except (ValueError, RecursionError) as error:
        raise Difference(number, "json") from error
    line = _of(told)
    if line is None:
        raise Difference(number, "shape")
    if line.text != row:
        raise Difference(number, "spelling")
    return line


def _refused(text: str) -> NoReturn:
    raise ValueError(text)


_FIELDS = {"at": str, "before": str, "data": dict, "kind": str, "number": int}


def _of(told: object) -> Line | None:
    """Return the line of a parsed row, None if it has not the fields of a line."""
    if not isinstance(told, dict) or told.keys() != {"line", "open", "signature"}:
        return None
    line, opened, signature = told["line"], told["open"], told["signature"]
    if not isinstance(line, dict) or line.keys() != _FIELDS.keys():
        return None
    if not all(type(line[key]) is kind for key, kind in _FIELDS.items()):
        return None
    if not isinstance(opened, dict) or not isinstance(signature, str):
        return None
    if not all(isinstance(one, list) and len(one) == 2 for one in opened.values()):
        return None
    return Line(**line, signature=signature, opened=opened)


def check_chain(lines: Sequence[Line], key: str, purpose: bytes = SEASON_LOG) -> None:
    """Check numbers, chain, times, signatures and seals of lines, the first one included.

    Raises Difference.
    """
    verifier, before, at = _verifier(key), FIRST, ""
    for number, line in enumerate(lines, 1):
        if not _is_signed(line, verifier, purpose):
            raise Difference(number, "signature")
        if line.number != number:
            raise Difference(number, "number", number, line.number)
        if line.before != before:
            raise Difference(number, "chain", before, line.before)
        if line.at < at:
            raise Difference(number, "time", at, line.at)
        for name, (nonce, value) in line.opened.items():
            if line.data.get(name) != sealed(nonce, value):
                raise Difference(number, "seal", found=name)
        before, at = line.digest, line.at


def _verifier(key: str) -> Ed25519PublicKey:
    """Return a public key. Raises Difference if it is none."""
    try:
        if len(key) != 64 or not _HEX.issuperset(key):
            raise ValueError(key)
        return Ed25519PublicKey.from_public_bytes(bytes.fromhex(key))
    except ValueError as error:
        raise Difference(1, "key-form", found=key) from error


def _is_signed(line: Line, key: Ed25519PublicKey, purpose: bytes) -> bool:
    if len(line.signature) != 128 or not _HEX.issuperset(line.signature):
        return False
    try:
        key.verify(bytes.fromhex(line.signature), purpose + line.signed)
    except InvalidSignature:
        return False
    return True
