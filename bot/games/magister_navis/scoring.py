"""What a game is worth to each seat (section 8)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.api import Score, Seat
from bot.engine.scoring import ranked
from bot.games.magister_navis.data import (
    CITIES,
    CONNECTION_GLORY,
    EMPTY_GOVERNOR_SPACE_GLORY,
    HARBOR_DISCS,
    SET_ASIDE_GLORY,
    STATUSES,
    TRACK_GLORY,
    Symbols,
)
from bot.games.magister_navis.options import Options
from bot.games.magister_navis.state import Player, State, reward

LINES = (
    *("connections", "cities", *STATUSES),
    *("cards", "governor", "buildings", "harbor", "slavery"),
)
"""The lines of a score, in the order in which they are told."""


def sheet(g: State, seat: Seat) -> dict[str, int]:
    """Return the lines of a seat's score if the game ended now."""
    cities = [city for city, owner in g.cities.items() if owner == seat]
    return lines(g.players[seat], cities, len(g.connections(seat)), g.abolished, g.options)


def lines(
    player: Player, cities: Iterable[str], connections: int, abolished: bool, options: Options
) -> dict[str, int]:
    """Return the lines of a score: a board, its cities and how many connections it has."""
    status, lasting = player.status, player.lasting
    return {
        "connections": connections * CONNECTION_GLORY,
        "cities": sum(CITIES[city].glory for city in cities),
        **_tracks(status),
        "cards": status.glory - lasting.glory,
        "governor": EMPTY_GOVERNOR_SPACE_GLORY if _space_empty(player, options) else 0,
        "buildings": lasting.glory,
        "harbor": player.harbor // HARBOR_DISCS,
        "slavery": _penalty(player, abolished, options),
    }


def secured(g: State, seat: Seat) -> dict[str, int]:
    """Return the lines of what nobody can lose any more; at the end, that is everything.

    Tokens and buildings stay; cities, connections, cards and the harbor may still go.
    """
    if g.over:
        return sheet(g, seat)
    player = g.players[seat]
    kept = {"buildings": player.lasting.glory, "slavery": _penalty(player, g.abolished, g.options)}
    return {**dict.fromkeys(LINES, 0), **_tracks(player.lasting), **kept}


def _tracks(status: Symbols) -> dict[str, int]:
    values = zip(STATUSES, status, strict=False)
    return {key: reward(TRACK_GLORY, value) for key, value in values}


def _space_empty(player: Player, options: Options) -> bool:
    """Return whether the governor space counts as empty: by the best arrangement, as a rule (Q15).

    Where a governor must lie there (Q4) it is empty without governors alone.
    """
    if not player.governors or not options.governor_space_free:
        return not player.governors
    if not options.best_arrangement:
        return player.governor is None
    return not player.over_limit(on_space=0)


def _penalty(player: Player, abolished: bool, options: Options) -> int:
    """Return what set-aside slavery cards cost, abolished or not, as a rule (Q1)."""
    counts = abolished or options.always_penalty
    return len(player.set_aside) * SET_ASIDE_GLORY if counts else 0


def scores(g: State) -> list[Score]:
    """Return the scores by seat; a tie is a shared win, there is no tie-break."""
    return ranked([sheet(g, seat) for seat in range(g.seats)])
