"""Magister Navis in words: questions, phases and scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.engine.api import Decision
from bot.games.magister_navis import moves
from bot.games.magister_navis.data import BUILDINGS
from bot.games.magister_navis.view import PlayerView, View
from bot.locales import Words
from render.magister_navis.text.terms import GAME, source_name
from render.text.finals import ScoreWords

Args = dict[str, str | int]


def phase(key: str, words: Words) -> str:
    """Return the name of a phase as a headline."""
    return words.of(GAME, f"phase-{key}")


def ask(decision: Decision[moves.Move], view: View, words: Words) -> str:
    """Return the question of a decision, to the player by name."""
    key, args = _ASKED[decision.kind](decision, view.players[decision.seat], words)
    return words(f"{GAME}-ask-{key}", name=words.name(decision.seat), **args)


def _build(decision: Decision[moves.Move], player: PlayerView, _: Words) -> tuple[str, Args]:
    """Say where nothing of the own level is left: then it is the lowest level (section 4)."""
    level = player.status["industry"].reward
    offered = (BUILDINGS[m.building].level for m in decision.moves if isinstance(m, moves.Build))
    return ("build" if min(offered) <= level else "build-lowest"), {"level": level}


def _salary(_: Decision[moves.Move], player: PlayerView, __: Words) -> tuple[str, Args]:
    return "salary", {"count": player.payments}


def _turn(_: Decision[moves.Move], player: PlayerView, __: Words) -> tuple[str, Args]:
    return "turn", {"count": player.harbor}


def _second(decision: Decision[moves.Move], _: PlayerView, words: Words) -> tuple[str, Args]:
    source = next(m.source for m in decision.moves if isinstance(m, moves.Action))
    return "second", {"source": source_name(source, words)}


def _arrange(_: Decision[moves.Move], __: PlayerView, ___: Words) -> tuple[str, Args]:
    return "arrange", {}


def _discard(_: Decision[moves.Move], player: PlayerView, __: Words) -> tuple[str, Args]:
    governor = int(player.governor is not None)
    return "discard", {"count": surplus(player), "limit": player.limit, "governor": governor}


def surplus(player: PlayerView) -> int:
    """Return how many cards must go at least: lost politics may ask for more (7.10)."""
    return len(player.cards) - (player.governor is not None) - player.limit


_ASKED: Mapping[str, Callable[[Decision[moves.Move], PlayerView, Words], tuple[str, Args]]] = {
    "build": _build,
    "salary": _salary,
    "turn": _turn,
    "second": _second,
    "arrange": _arrange,
    "discard": _discard,
}


SCORE = ScoreWords(GAME)


def standing(view: View, words: Words) -> Sequence[str]:
    """Return what everybody has now, secured and open: nothing is hidden in this game."""
    order = sorted(view.players, key=lambda player: -sum(player.score.values()))
    lines = [line for player in order for line in _stand(player, words)]
    return [*lines, words(f"{GAME}-score-note")]


def _stand(player: PlayerView, words: Words) -> tuple[str, str]:
    name, total, kept = words.name(player.seat), sum(player.score.values()), player.secured
    sure = sum(kept.values())
    rest = {key: points - kept[key] for key, points in player.score.items()}
    return (
        words(f"{GAME}-score-now", name=name, points=total, secured=sure, open=total - sure),
        words(
            f"{GAME}-score-parts",
            name=name,
            secured=SCORE.parts(kept.items(), words),
            open=SCORE.parts(rest.items(), words),
        ),
    )
