"""Derivation of a game's seed from the bot's secret and the players' salts.

The secret is the text `<nonce>:<seed>`; its SHA-256 is public before any player can add a salt.
Without salts the game is dealt from that seed. Otherwise the SHA-256 of each salt is taken, they
are sorted, and the seed of the game is the first 63 bits of the SHA-256 of
`<secret>:<salt>:<salt>...`.

The order of the salts depends only on the salts themselves. The deal can still be checked after a
player has been erased, because only the digests of salts are used. docs/fairness.md explains the
same in ten lines.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from hashlib import sha256

from bot.host.core.api import HostError
from bot.leagues.pairing.commitment import commitment
from bot.store import Connection
from bot.store.tables import seeds
from bot.store.tables.seeds import SecretRow

SEED_BITS = 63
NONCE_BITS = 128
SALT_TEXT = 40
"""Maximum characters of a salt: a longer one would not be read on the card."""


class BadSalt(HostError):
    """A salt has no visible characters, or more than `most` characters."""

    code = "bad-salt"


def new_secret(randbits: Callable[[int], int]) -> SecretRow:
    """Return a new random secret."""
    seed = randbits(SEED_BITS)
    return SecretRow(f"{randbits(NONCE_BITS):032x}", seed)


def secret_text(secret: SecretRow) -> str:
    """Return a secret as the text that is hashed and revealed."""
    return f"{secret.nonce}:{secret.seed}"


def secret_of(text: str) -> SecretRow | None:
    """Return the secret of a revealed text, None if the text has another form."""
    nonce, _, seed = text.partition(":")
    is_number = seed.isascii() and seed.isdigit() and len(seed) < 20
    return SecretRow(nonce, int(seed)) if is_number else None


def hash_of(secret: SecretRow) -> str:
    """Return the commitment to a secret, which is public before the start."""
    return commitment(secret.seed, secret.nonce)


def digest_of(text: str) -> str:
    """Return the SHA-256 of a text, in hexadecimal as certificates show it."""
    return sha256(text.encode()).hexdigest()


def seed_of(secret: SecretRow, digests: Iterable[str]) -> int:
    """Return a game's seed, derived from the secret and the digests of its salts."""
    salts = sorted(digests)
    if not salts:
        return secret.seed
    mixed = digest_of(":".join([secret_text(secret), *salts]))
    return int(mixed[:16], 16) >> 1


def as_shown(text: str) -> str:
    """Return a salt normalised and without invisible characters, as it is shown and hashed.

    Raises BadSalt.
    """
    visible = "".join(char for char in " ".join(text.split()) if char.isprintable())
    shown = " ".join(unicodedata.normalize("NFC", visible).split())
    if not 0 < len(shown) <= SALT_TEXT:
        raise BadSalt(most=SALT_TEXT)
    return shown


def committed(connection: Connection, table_id: int, randbits: Callable[[int], int]) -> SecretRow:
    """Return a table's secret, after committing to a new one if there is none."""
    found = seeds.secret(connection, table_id)
    if found is None:
        found = new_secret(randbits)
        seeds.commit(connection, table_id, found)
    return found


def committed_fixture(
    connection: Connection, fixture_id: int, randbits: Callable[[int], int]
) -> SecretRow:
    """Return a fixture's secret, after committing to a new one if there is none."""
    found = seeds.fixture_secret(connection, fixture_id)
    if found is None:
        found = new_secret(randbits)
        seeds.commit_fixture(connection, fixture_id, found)
    return found
