"""Positions of as many legal moves as wanted, on real boards: at once, and in steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.engine.api import Decision, Event
from bot.engine.verbs import Verb, ordered
from bot.games.magister_navis import moves as navis
from bot.games.magister_navis.data import CITIES, DECK_REGION, REGIONS, SOURCES
from bot.host.core.api import Chair, Position
from bot.locales import Words
from render.api import Label
from tests.catalogue import GAMES, RENDERERS
from tests.cogs.unit.checks import table_of

SEATS = 4
FIRST_USER = 1000


@dataclass(frozen=True, slots=True)
class Lay(Verb):
    """Lay a tile on a space."""

    verb = "lay"
    tile: int
    space: int


class Offering:
    """The rules of a game in which seat 0 may do other things; nothing of it is hidden."""

    def __init__(self, game: str, kind: str, moves: Sequence[Any]) -> None:
        self.real = GAMES[game]
        self.decision = Decision(0, kind, ordered(moves))

    def pending(self, state: Any) -> Sequence[Decision[Any]]:
        return (self.decision,)

    def apply(self, state: Any, seat: int, move: Any) -> list[Event]:
        return []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)


class TilesRenderer:
    """Puerto Rico's words, and labels of tiles made of three messages, as real ones are."""

    real = RENDERERS["puerto_rico"]

    def label(self, move: Any, view: Any, words: Words) -> Label:
        if not isinstance(move, Lay):
            return self.real.label(move, view, words)
        thing = words("common-amount", count=move.tile, thing=words("puerto_rico-good-corn"))
        return Label(words("puerto_rico-priced", thing=thing, price=str(move.space)))

    def weight(self, move: Any, view: Any) -> int:
        return int(move.tile) if isinstance(move, Lay) else self.real.weight(move, view)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)


def at_once(count: int) -> Position:
    """Return a position in which so many tiles can be laid."""
    tiles = [Lay(100 + number % 8, 100 + number // 8) for number in range(count)]
    return position_of(Offering("puerto_rico", "settle", tiles))


def in_steps(count: int) -> Position:
    """Return a start of Magister Navis with so many actions of all that a turn ever offers."""
    sources = [source for source in SOURCES if source != navis.SALARY]
    kinds = ((navis.Occupy, CITIES), (navis.Ship, REGIONS), (navis.Draw, DECK_REGION))
    actions = [
        kind(where, source) for kind, places in kinds for where in places for source in sources
    ]
    return position_of(Offering("magister_navis", "turn", actions[:count]))


def position_of(rules: Any, state: Any = None) -> Position:
    """Return a position as one that was just loaded, by default the start of a game."""
    if state is None:
        state = rules.setup(SEATS, {}, 1)
    chairs = tuple(Chair(seat, f"Player {seat}", FIRST_USER + seat) for seat in range(SEATS))
    table = replace(
        table_of(SEATS, "en", "running"),
        id=1,
        game=rules.info.key,
        owner_id=FIRST_USER,
        version=9,
        chairs=chairs,
        hints=False,
    )
    decisions = tuple(rules.pending(state))
    return Position(table, rules, 9, decisions, {d.seat: 9 for d in decisions}, (), state)
