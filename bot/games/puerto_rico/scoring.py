"""What a game is worth to each seat (R-9.2 to R-9.4)."""

from __future__ import annotations

from bot.engine.api import Score, ScoreLine, Seat
from bot.games.puerto_rico.buildings import moments
from bot.games.puerto_rico.data import BUILDINGS
from bot.games.puerto_rico.state import State


def board_points(g: State, seat: Seat) -> list[ScoreLine]:
    """Return the printed VP of all buildings, the bonuses of occupied large ones, the nobles."""
    city = g.players[seat].city
    lines = [ScoreLine("buildings", sum(BUILDINGS[key].vp for key in city))]
    for key, answer in moments.final_points.answers.items():
        if city.get(key):
            lines.append(ScoreLine(key, answer(g, seat)))
    if g.options.nobles:
        lines.append(ScoreLine("nobles", sum(g.players[seat].nobles.values())))
    return lines


def scores(g: State) -> list[Score]:
    """Return the scores by seat; doubloons and goods break a tie, then it is shared."""
    rows = []
    for seat, player in enumerate(g.players):
        lines = [ScoreLine("chips", player.chips), *board_points(g, seat)]
        points = sum(line.points for line in lines)
        rows.append((points, player.doubloons + sum(player.goods.values()), lines))
    ranking = sorted(((points, tie) for points, tie, _ in rows), reverse=True)
    return [
        Score(seat, points, tie, ranking.index((points, tie)) + 1, tuple(lines))
        for seat, (points, tie, lines) in enumerate(rows)
    ]
