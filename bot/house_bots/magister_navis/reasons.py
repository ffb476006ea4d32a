"""Sentences for the parts of a score, with numbers from the position as arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bot.games.magister_navis.data import BUILDINGS, CITIES, COSTS, REGIONS, STATUSES, TOKENS
from bot.games.magister_navis.moves import (
    Action,
    Arrange,
    Attack,
    Build,
    Discard,
    Draw,
    Move,
    Occupy,
    Pay,
    Ship,
)
from bot.house_bots.api import Term
from bot.house_bots.magister_navis.table import OTHER_END, Table
from bot.house_bots.magister_navis.targets import lost

Facts: TypeAlias = dict[str, str | int]
Told: TypeAlias = tuple[str, Facts]
"""The name of a term's sentence, and the sentence's arguments."""


def term_of(move: Move, name: str, value: float, table: Table) -> Term:
    """Return a part of a move's score, with the arguments of its sentence."""
    told, facts = _TOLD[name](move, table) if name in _TOLD else ("", {})
    return Term(told, value, facts)


def _token(move: Ship | Occupy, table: Table) -> Told:
    if isinstance(move, Occupy):
        token = table.facts.city_tokens[move.city]
    else:
        space = table.next_space(move.region)
        token = None if space is None else table.facts.track_tokens[move.region][space]
    return ("", {}) if token is None else ("token", {"token": token})


def _region(move: Ship | Occupy | Attack) -> str:
    return move.region if isinstance(move, Ship) else CITIES[move.city].region


def _presence(move: Ship | Occupy | Attack, table: Table) -> Told:
    region = _region(move)
    count = table.facts.presence[region] + 1
    return "presence", {"region": region, "count": count}


def _governor(move: Ship, table: Table) -> Told:
    track = table.facts.tracks[move.region]
    own, left = track.count(table.seat) + 1, len(REGIONS[move.region].track) - len(track) - 1
    return "governor", {"region": move.region, "count": own, "left": left}


def _city(move: Occupy | Attack, _: Table) -> Told:
    return "city", {"city": move.city, "count": CITIES[move.city].glory}


def _links(move: Occupy | Attack, table: Table) -> Told:
    owners = [table.facts.owners.get(end) for _, end in OTHER_END[move.city]]
    own = owners.count(table.seat)
    if own:
        return "links", {"count": own}
    return "links-later", {"count": owners.count(None)}


def _rival(move: Attack, table: Table) -> Told:
    owner = table.facts.owners[move.city]
    return "rival", {"other": owner, "count": lost(move.city, table)}


def _card(move: Draw, table: Table) -> Told:
    return "card", {"card": table.facts.decks[move.deck][0]}


def _cards(_: Arrange | Discard, __: Table) -> Told:
    return "cards", {}


def _again(move: Pay, _: Table) -> Told:
    return "again", {"building": move.building}


def _discs(move: Action, _: Table) -> Told:
    return "discs", {"count": COSTS[move.verb]}


def _source(move: Action, _: Table) -> Told:
    return ("source-token" if move.source in TOKENS else "source"), {"source": move.source}


def _symbol(kind: str) -> Callable[[Build, Table], Told]:
    def told(move: Build, table: Table) -> Told:
        count = getattr(BUILDINGS[move.building].symbols, kind)
        reached = getattr(table.me.status, kind) + count if kind in STATUSES else count
        return f"track-{kind}", {"count": count, "reached": reached}

    return told


def _uses(move: Build, table: Table) -> Told:
    return "uses", {"building": move.building, "rounds": table.rounds}


_TOLD: Mapping[str, Callable[[Any, Table], Told]] = {
    "token": _token,
    "presence": _presence,
    "governor": _governor,
    "city": _city,
    "links": _links,
    "rival": _rival,
    "card": _card,
    "cards": _cards,
    "again": _again,
    "discs": _discs,
    "source": _source,
    "uses": _uses,
    **{kind: _symbol(kind) for kind in ("industry", "culture", "finance", "politics", "glory")},
}
