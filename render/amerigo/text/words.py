"""Amerigo in words: questions, phases and scores."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.api import Decision
from bot.games.amerigo.moves import AnyMove, Post, Sail
from bot.games.amerigo.sailing import post_cell
from bot.games.amerigo.view import TurnView, View
from bot.locales import Words
from render.amerigo.text.terms import GAME, island_name
from render.text.finals import ScoreWords

_NO_TURN = TurnView(-1, "", 0)


def ask(decision: Decision[AnyMove], view: View, words: Words) -> str:
    """Return the question of a decision, to the player by name."""
    turn = view.turn or _NO_TURN
    post = any(isinstance(move, Post) for move in decision.moves)
    ships = {move.ship for move in decision.moves if isinstance(move, Sail)}
    one = decision.kind == "sail" and len(ships) == 1
    return words(
        f"{GAME}-ask-{decision.kind}{'-post' if post else '-one' if one else ''}",
        name=words.name(decision.seat),
        points=view.turn.points if view.turn else view.action_points,
        picks=turn.picks,
        count=view.players[decision.seat].gold,
        ship=min(ships, default=0),
        island=_island(decision.seat, turn, view, words) if post else "",
    )


def _island(seat: int, turn: TurnView, view: View, words: Words) -> str:
    """Return the island where a post may be placed now."""
    cell = post_cell(view, seat, view.players[seat].ships[turn.ship - 1])
    island = view.geo.island(cell)
    return island_name(island.number, island.big, words)


SCORE = ScoreWords(GAME)


def standing(view: View, words: Words) -> Sequence[str]:
    """Return the present scores of all players, secured and open: the game hides nothing."""
    return SCORE.standing(view.players, words)
