"""Lots that always fall the same way, so that every run plays the same games."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

SEED = 1


class Lots:
    """Draws as the module `secrets` does, by a seed."""

    def randbits(self, bits: int) -> int:
        return random.Random(SEED).getrandbits(bits)

    def choice(self, names: Sequence[str]) -> str:
        return names[0]


@pytest.fixture(autouse=True)
def lots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the lots of all games fall the same way."""
    monkeypatch.setattr("bot.host.lobby.rows.secrets", Lots())
