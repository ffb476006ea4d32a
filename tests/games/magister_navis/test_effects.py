"""Effects of moves on chosen positions; `tests.tools.effects` compares them in random games."""

from __future__ import annotations

from dataclasses import asdict

from bot.games.magister_navis.effects import Effect, effect_of
from bot.games.magister_navis.rules import RULES
from tests.games.magister_navis.positions import Table


def test_what_is_not_said_is_nothing():
    assert not any(asdict(Effect()).values())


def test_cards_over_the_limit_are_counted_without_the_governor_on_the_space():
    """Section 7.10, EX17: politics 3 keeps two cards, a slavery card and a governor of five."""
    t = Table().decks(SA="SA-2")
    t.board(0, tokens="2 politics", cards="SA-1 SL-0 FE-1 NA-1 AF-G", governor="AF-G", harbor=2)
    t.turn(0)
    (passing,) = [move for one in t.g.decisions for move in one.moves if move.text == "pass"]
    assert effect_of(RULES.view(t.g, 0), 0, passing).surplus == 1
