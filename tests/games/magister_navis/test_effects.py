"""Effects of moves on chosen positions; `tests.tools.effects` compares them in random games."""

from __future__ import annotations

from dataclasses import asdict

from bot.games.magister_navis.effects import Effect


def test_what_is_not_said_is_nothing():
    assert not any(asdict(Effect()).values())
