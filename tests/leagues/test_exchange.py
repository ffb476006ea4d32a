"""The files that partner bots exchange: whatever was changed in one is refused with a sentence."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from bot.leagues.seasonlog.bodies import Body
from bot.leagues.seasonlog.differences import Difference
from bot.leagues.seasonlog.exchange import (
    MOST_BYTES,
    Answer,
    Answers,
    Entries,
    Entry,
    Withdrawn,
    continued,
    read_answers,
    read_entries,
)
from bot.leagues.seasonlog.lines import Line, file_of, public_key, read, sealed
from bot.locales import Words
from bot.presenting.league.season_log import difference_text
from tests.languages import LANGUAGES

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
OTHER = Ed25519PrivateKey.from_private_bytes(bytes(range(1, 33)))
AT = datetime(2026, 12, 1, tzinfo=UTC)
SIGNER = {
    "id": "300000000000000001", "name": "Änne", "zone": "Europe/Berlin",
    "wakes": 480, "sleeps": 1380, "at_once": 2,
}  # fmt: skip
HEADER = Entries(key=public_key(KEY), log="ab" * 32, invitation="cd" * 32)


def chain(*bodies: Body, key: Ed25519PrivateKey = KEY, **opened: Any) -> list[Line]:
    lines: list[Line] = []
    for number, body in enumerate(bodies, 1):
        texts = opened.get(f"line{number}")
        lines.append(continued(lines[-1] if lines else None, body, key, AT, texts))
    return lines


def entry(signer: Mapping[str, Any] = SIGNER) -> tuple[Entry, dict[str, Any]]:
    return Entry(person=sealed("salt", signer), rules=2), {"person": ["salt", signer]}


def file() -> bytes:
    body, opened = entry()
    bodies = (HEADER, body, body, Withdrawn(entry=2), body)
    return written(chain(*bodies, line2=opened, line3=opened, line5=opened))


def written(lines: list[Line]) -> bytes:
    return file_of(lines)


def _edit(content: bytes, rng: random.Random) -> bytes:
    """Change one byte of what is signed or sealed."""
    place = rng.randrange(len(content))
    old = content[place : place + 1]
    new = b"7" if old != b"7" else b"8"
    return content[:place] + new + content[place + 1 :]


def _drop(content: bytes, rng: random.Random) -> bytes:
    rows = content.splitlines(keepends=True)
    del rows[rng.randrange(len(rows) - 1)]
    return b"".join(rows)


def _twice(content: bytes, rng: random.Random) -> bytes:
    rows = content.splitlines(keepends=True)
    return b"".join([*rows, rng.choice(rows)])


def _swap(content: bytes, rng: random.Random) -> bytes:
    rows = content.splitlines(keepends=True)
    first, second = rng.sample(range(len(rows)), 2)
    rows[first], rows[second] = rows[second], rows[first]
    return b"".join(rows)


def _late(content: bytes, rng: random.Random) -> bytes:
    """Return an older file than the one that is known."""
    rows = content.splitlines(keepends=True)
    return b"".join(rows[: rng.randrange(1, len(rows))])


def _cut(content: bytes, rng: random.Random) -> bytes:
    return content[: rng.randrange(len(content) - 1)]


def _rewritten(content: bytes, rng: random.Random) -> bytes:
    """Sign other lines with the same key: this contradicts what is known."""
    body, opened = entry({**SIGNER, "name": f"Player {rng.randrange(99)}"})
    lines = chain(HEADER, body, body, body, body, line2=opened)
    return written(lines)


def _by_another_key(content: bytes, rng: random.Random) -> bytes:
    header = HEADER.model_copy(update={"key": public_key(OTHER)})
    return written(chain(header, *[entry()[0]] * rng.randrange(4, 9), key=OTHER))


FORGERIES: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    *(_edit, _drop, _twice, _swap, _late, _cut, _rewritten, _by_another_key),
)


@pytest.mark.parametrize("forgery", FORGERIES, ids=lambda one: one.__name__.strip("_"))
def test_a_forged_file_is_refused_with_a_sentence(
    forgery: Callable[[bytes, random.Random], bytes],
) -> None:
    content, known = file(), read(file())
    for seed in range(60):
        forged = forgery(content, random.Random(seed))
        with pytest.raises(Difference) as refused:
            read_entries(forged, public_key(KEY), known)
        for language in LANGUAGES:
            assert difference_text(refused.value, Words(language))


def test_entries_are_read_with_those_that_were_withdrawn_left_out() -> None:
    found = read_entries(file(), public_key(KEY))
    assert sorted(found.applicants) == [3, 5]
    assert {one.signer.name for one in found.applicants.values() if one.signer} == {"Änne"}


def test_a_line_for_one_purpose_is_none_for_another() -> None:
    """An answer that was signed is no entry, although the same key signed it."""
    lines = chain(Answers(key=public_key(KEY), log="ab" * 32, partner="cd" * 32))
    with pytest.raises(Difference):
        read_entries(written(lines), public_key(KEY))
    assert read_answers(written(lines), public_key(KEY)).answers == {}
    body = Answer(entry=2, state="in", why=None, person=None, invite=None)
    with pytest.raises(Difference) as refused:
        read_answers(written([*lines, continued(lines[0], body, OTHER, AT)]), public_key(KEY))
    assert (refused.value.line, refused.value.code) == (2, "signature")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("id", "0"), ("id", "-5"), ("id", "１２"), ("id", "9" * 30), ("id", 7)),
        *(("name", ""), ("name", "x" * 101), ("zone", "../etc/passwd\n")),
        *(("wakes", -1), ("sleeps", 1440), ("at_once", 0), ("at_once", 10**9), ("more", 1)),
    ],
)
def test_a_person_who_cannot_be_is_refused_by_the_line(field: str, value: Any) -> None:
    body, opened = entry({**SIGNER, field: value})
    with pytest.raises(Difference) as refused:
        read_entries(written(chain(HEADER, body, line2=opened)), public_key(KEY))
    assert (refused.value.line, refused.value.code) == (2, "field")


@pytest.mark.parametrize(
    "invite", ["https://discord.gg.evil.example/x", "discord.gg/x", "javascript:x"]
)
def test_an_invitation_leads_to_discord(invite: str) -> None:
    good = Answer(entry=2, state="waits", why="join", person=None, invite=None)
    body = good.model_copy(update={"invite": invite})
    header = Answers(key=public_key(KEY), log="ab" * 32, partner="cd" * 32)
    with pytest.raises(Difference) as refused:
        read_answers(written(chain(header, body)), public_key(KEY))
    assert refused.value.line == 2


def test_a_file_that_is_too_large_is_not_read() -> None:
    with pytest.raises(Difference) as refused:
        read_entries(b"x" * (MOST_BYTES + 1), None)
    assert refused.value.code == "size"


def test_an_entry_that_is_not_there_cannot_be_withdrawn() -> None:
    with pytest.raises(Difference) as refused:
        read_entries(written(chain(HEADER, Withdrawn(entry=7))), None)
    assert (refused.value.line, refused.value.code) == (2, "entry-unknown")
