"""The final score of each seat (section 8)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.api import Score, Seat
from bot.engine.scoring import ranked
from bot.games.magister_navis.data import (
    CITIES,
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
"""Keys of the lines of a score, in the order in which they are shown."""


def sheet(g: State, seat: Seat) -> dict[str, int]:
    """Return the lines of a seat's score, as if the game ended now."""
    cities = [city for city, owner in g.cities.items() if owner == seat]
    return lines(g.players[seat], cities, len(g.connections(seat)), g.abolished, g.options)


def lines(
    player: Player, cities: Iterable[str], connections: int, abolished: bool, options: Options
) -> dict[str, int]:
    """Return the lines of a score.

    They are computed from a player's board, cities and number of connections.
    """
    status, lasting = player.status, player.lasting
    return {
        "connections": connections * options.connection_glory,
        "cities": sum(CITIES[city].glory for city in cities),
        **_tracks(status),
        "cards": status.glory - lasting.glory,
        "governor": space_glory(
            bool(player.governors),
            player.governor is not None,
            not player.over_limit(on_space=0),
            options,
        ),
        "buildings": lasting.glory,
        "harbor": player.harbor // HARBOR_DISCS,
        "slavery": set_aside_glory(len(player.set_aside), abolished, options),
    }


def secured(g: State, seat: Seat) -> dict[str, int]:
    """Return the lines of the score with only the points that can no longer be lost.

    Tokens and buildings are secure; cities, connections, cards and harbor discs may still be lost.
    At the end of the game, everything is secure.
    """
    if g.over:
        return sheet(g, seat)
    player = g.players[seat]
    slavery = set_aside_glory(len(player.set_aside), g.abolished, g.options)
    kept = {"buildings": player.lasting.glory, "slavery": slavery}
    return {**dict.fromkeys(LINES, 0), **_tracks(player.lasting), **kept}


def _tracks(status: Symbols) -> dict[str, int]:
    values = zip(STATUSES, status, strict=False)
    return {key: reward(TRACK_GLORY, value) for key, value in values}


def space_glory(governors: bool, filled: bool, fits: bool, options: Options) -> int:
    """Return the glory for the governor space if it counts as empty, else 0.

    Without `governors` it counts as empty. With governors it never does if the rule is that it must
    be filled (Q4). Otherwise an option decides (Q15): by default it counts as empty if all cards
    fit without it (`fits`), else if there is no governor on it (not `filled`).
    """
    if not governors or not options.governor_space_free:
        empty = not governors
    else:
        empty = fits if options.best_arrangement else not filled
    return EMPTY_GOVERNOR_SPACE_GLORY if empty else 0


def set_aside_glory(cards: int, abolished: bool, options: Options) -> int:
    """Return the negative glory for set-aside slavery cards (Q1).

    By default, it counts whether or not slavery has been abolished.
    """
    counts = abolished or options.always_penalty
    return cards * SET_ASIDE_GLORY if counts else 0


def scores(g: State) -> list[Score]:
    """Return the scores by seat; a tie is a shared win because there is no tie-break."""
    return ranked([sheet(g, seat) for seat in range(g.seats)])
