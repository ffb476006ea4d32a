"""The facts about a table that the heuristic bot uses, taken from a view.

`searcher` takes the same facts from a dealt copy without a view, because a playout needs many
of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from bot.games.magister_navis.data import BUILDINGS, CARDS, STATUSES, TOKENS, Symbols
from bot.games.magister_navis.options import Options
from bot.games.magister_navis.view import PlayerView, View
from bot.house_bots.magister_navis.valuation import total


class Board(NamedTuple):
    """The seat's board; `built`, `active` and `tokens` are counts by kind.

    `lasting` has the symbols of tokens and buildings; `status` also includes those of active cards.
    `limit` is how many cards may be kept apart from the governor space.
    """

    harbor: int
    built: Mapping[str, int]
    active: Mapping[str, int]
    tokens: Mapping[str, int]
    cards: tuple[str, ...]
    governor: str | None
    limit: int
    lasting: Symbols
    status: Symbols


class Facts(NamedTuple):
    """A table as one seat sees it; `preparing` means that the round's actions are still to come."""

    seat: int
    seats: int
    round: int
    preparing: bool
    abolished: bool
    options: Options
    me: Board
    cards: Sequence[tuple[str, ...]]
    """Active cards by seat."""
    tracks: Mapping[str, Sequence[int]]
    """Seats whose discs lie on each region's track, in the order of its spaces."""
    track_tokens: Mapping[str, Sequence[str | None]]
    """Tokens that lie, or lay, on the spaces of each region's track."""
    presence: Mapping[str, int]
    """Number of the seat's discs by region."""
    owners: Mapping[str, int]
    """Seat whose disc is in each city; empty cities are left out."""
    city_tokens: Mapping[str, str | None]
    """Token of each city; an occupied city has none, even if one is given here."""
    link_tokens: Mapping[str, str | None]
    """Token on each connection."""
    decks: Mapping[str, Sequence[str]]
    """Cards in each deck, the top card first."""
    points: Callable[[], Sequence[int]]
    """Function that returns the glory by seat if the game ended now."""


def of_view(view: View, seat: int) -> Facts:
    """Return the facts about a table from a seat's view."""
    return Facts(
        seat=seat,
        seats=view.seats,
        round=view.round,
        preparing=view.phase == "prepare",
        abolished=view.abolished,
        options=view.options,
        me=_board(view.players[seat]),
        cards=[player.cards for player in view.players],
        tracks={one.key: [disc for disc in one.track if disc is not None] for one in view.regions},
        track_tokens={one.key: one.tokens for one in view.regions},
        presence={one.key: one.presence[seat] for one in view.regions},
        owners={one.key: one.owner for one in view.cities if one.owner is not None},
        city_tokens={one.key: one.token for one in view.cities},
        link_tokens={one.key: one.token for one in view.connections},
        decks={one.key: one.cards for one in view.decks},
        points=lambda: [sum(player.score.values()) for player in view.players],
    )


def _board(player: PlayerView) -> Board:
    built = Counter(one.key for one in player.buildings)
    tokens = [TOKENS[key].symbols for key, count in player.tokens.items() for _ in range(count)]
    lasting = total(Symbols(), *tokens, *(BUILDINGS[key].symbols for key in built.elements()))
    glory = sum(CARDS[card].symbols.glory for card in player.cards) + lasting.glory
    industry, culture, finance, politics = [player.status[key].value for key in STATUSES]
    return Board(
        harbor=player.harbor,
        built=built,
        active=Counter(one.key for one in player.buildings if one.active),
        tokens=player.tokens,
        cards=player.cards,
        governor=player.governor,
        limit=player.limit,
        lasting=lasting,
        status=Symbols(industry, culture, finance, politics, glory),
    )
