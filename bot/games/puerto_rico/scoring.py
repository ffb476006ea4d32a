"""The final score of each seat (R-9.2 to R-9.4)."""

from __future__ import annotations

from bot.engine.api import Score, Seat
from bot.engine.scoring import ranked
from bot.games.puerto_rico import bonuses
from bot.games.puerto_rico.state import State


def board_points(g: State, seat: Seat) -> dict[str, int]:
    """Return the printed VP, the bonuses of occupied large buildings, and the nobles."""
    return bonuses.board_points(g.players[seat], g.options.nobles)


def scores(g: State) -> list[Score]:
    """Return the scores by seat; ties are broken by doubloons plus goods, or shared."""
    players = enumerate(g.players)
    sheets = [{"chips": player.chips, **board_points(g, seat)} for seat, player in players]
    return ranked(sheets, [player.doubloons + sum(player.goods.values()) for player in g.players])
