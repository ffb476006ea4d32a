"""Magister Navis in words: questions and scores."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.api import Decision
from bot.games.magister_navis import moves
from bot.games.magister_navis.data import BUILDINGS
from bot.games.magister_navis.view import PlayerView, View
from bot.locales import Words
from render.magister_navis.text.terms import GAME, source_name
from render.text.finals import ScoreWords


def ask(decision: Decision[moves.Move], view: View, words: Words) -> str:
    """Return the question of a decision, to the player by name."""
    player = view.players[decision.seat]
    level = player.status["industry"].reward
    offered = [BUILDINGS[m.building].level for m in decision.moves if isinstance(m, moves.Build)]
    # If nothing of the own level is left, it is the lowest level (section 4).
    lowest = "-lowest" if offered and min(offered) > level else ""
    sources = (m.source for m in decision.moves if isinstance(m, moves.Action))
    return words(
        f"{GAME}-ask-{decision.kind}{lowest}",
        name=words.name(decision.seat),
        level=level,
        payments=player.payments,
        harbor=player.harbor,
        source=source_name(next(sources, moves.SALARY), words),
        surplus=surplus(player),
        limit=player.limit,
        governor=int(player.governor is not None),
    )


def surplus(player: PlayerView) -> int:
    """Return how many cards must go at least: lost politics may require more (7.10)."""
    return len(player.cards) - (player.governor is not None) - player.limit


SCORE = ScoreWords(GAME)


def standing(view: View, words: Words) -> Sequence[str]:
    """Return the present scores of all players, secured and open: the game hides nothing."""
    return SCORE.standing(view.players, words)
