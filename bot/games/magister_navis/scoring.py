"""What a game is worth to each seat (section 8)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.api import Score, ScoreLine, Seat
from bot.games.magister_navis.data import (
    CARDS,
    CITIES,
    CONNECTION_GLORY,
    CONNECTIONS,
    EMPTY_GOVERNOR_SPACE_GLORY,
    HARBOR_DISCS,
    SET_ASIDE_GLORY,
    STATUSES,
    TRACK_GLORY,
    Symbols,
)
from bot.games.magister_navis.state import Player, State, reward


def lines(g: State, seat: Seat) -> list[ScoreLine]:
    """Return the lines of a seat's score if the game ended now."""
    player = g.players[seat]
    links = sum(g.holder(key) == seat for key in CONNECTIONS)
    cities = sum(CITIES[city].glory for city, owner in g.cities.items() if owner == seat)
    empty = EMPTY_GOVERNOR_SPACE_GLORY if _space_empty(g, player) else 0
    return [
        ScoreLine("connections", links * CONNECTION_GLORY),
        ScoreLine("cities", cities),
        *_tracks(player.status),
        ScoreLine("cards", sum(CARDS[key].symbols.glory for key in player.cards)),
        ScoreLine("governor", empty),
        ScoreLine("buildings", player.lasting.glory),
        ScoreLine("harbor", player.harbor // HARBOR_DISCS),
        ScoreLine("slavery", _penalty(g, player)),
    ]


def secured(g: State, seat: Seat) -> list[ScoreLine]:
    """Return the lines of what nobody can lose any more; at the end, that is everything.

    Tokens and buildings stay; cities, connections, cards and the harbor may still go.
    """
    if g.over:
        return lines(g, seat)
    player = g.players[seat]
    kept = {line.key: line.points for line in _tracks(player.lasting)}
    kept |= {"buildings": player.lasting.glory, "slavery": _penalty(g, player)}
    return [ScoreLine(line.key, kept.get(line.key, 0)) for line in lines(g, seat)]


def _tracks(status: Symbols) -> list[ScoreLine]:
    values = zip(STATUSES, status, strict=False)
    return [ScoreLine(key, reward(TRACK_GLORY, value)) for key, value in values]


def _space_empty(g: State, player: Player) -> bool:
    """Tell whether the governor space counts as empty: by the best arrangement, as a rule (Q15).

    Where a governor must lie there (Q4) it is empty without governors alone.
    """
    if not player.governors or not g.options.governor_space_free:
        return not player.governors
    if not g.options.best_arrangement:
        return player.governor is None
    return not player.over_limit(on_space=0)


def _penalty(g: State, player: Player) -> int:
    """Return what set-aside slavery cards cost, abolished or not, as a rule (Q1)."""
    counts = g.abolished or g.options.always_penalty
    return len(player.set_aside) * SET_ASIDE_GLORY if counts else 0


def scores(g: State) -> Sequence[Score]:
    """Return the scores by seat; a tie is a shared win, there is no tie-break."""
    sheets = [lines(g, seat) for seat in range(g.seats)]
    points = [sum(line.points for line in sheet) for sheet in sheets]
    ranking = sorted(points, reverse=True)
    return [
        Score(seat, points[seat], 0, ranking.index(points[seat]) + 1, tuple(sheet))
        for seat, sheet in enumerate(sheets)
    ]
