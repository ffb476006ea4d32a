"""Events of Magister Navis, one short sentence each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.api import Event
from bot.games.magister_navis.data import CARDS, NO_TOKEN
from bot.games.magister_navis.moves import NO_CARD
from bot.locales import Words
from render.magister_navis.text.terms import (
    GAME,
    building_name,
    called,
    ends,
    symbols_list,
)
from render.text.wording import Args, Data, Said, Sentences, counted

_SILENT = frozenset({"prepared", "turn_over", "action_over"})
"""Kinds of events without a sentence, because the headline of the post covers them."""


def _joined(events: Sequence[Event]) -> Iterator[Event]:
    """Yield the events, merging growth and salary into the building of the same visit."""
    visit: Event | None = None
    for event in events:
        if visit is not None and _follows(visit, event):
            data = {f"{event.kind}-{key}": value for key, value in event.data.items()}
            visit = Event("built", {**visit.data, **data})
            continue
        if visit is not None:
            yield visit
        visit = event if event.kind == "built" else None
        if visit is None:
            yield event
    if visit is not None:
        yield visit


def _follows(built: Event, event: Event) -> bool:
    """Return whether an event is the growth or the salary that belongs to a building.

    At a table that plays phase by phase, all players' growth comes after all have built.
    """
    own = event.kind == "grown" and event.data["seat"] == built.data["seat"]
    return own or event.kind == "salaried"


def _built(data: Data, words: Words) -> Said:
    """Return the message for a building, including growth and salary if merged into it."""
    if "grown-discs" not in data:
        return "built", {}
    discs = f"+{data['grown-discs']}"
    if "salaried-discs" not in data:
        return "built-grown", {"discs": discs}
    paid = {key.removeprefix("salaried-"): n for key, n in data.items() if "salaried-" in key}
    return "built-paid", {"discs": discs, "buildings": _paid(paid, words)}


def _paid(data: Data, words: Words) -> str:
    buildings = {key: n for key, n in data.items() if key not in ("seat", "discs")}
    return counted(((building_name(key, words), int(n)) for key, n in buildings.items()), words)


def _salaried(data: Data, words: Words) -> Said:
    return "salaried", {"buildings": _paid(data, words)}


def _shipped(data: Data, _: Words) -> Said:
    return ("shipped" if data["space"] else "shipped-beside"), {}


def _linked(data: Data, _: Words) -> Said:
    return ("linked-again" if data["token"] == NO_TOKEN else "linked"), {}


def _arranged(data: Data, _: Words) -> Said:
    return ("arranged-none" if data["card"] == NO_CARD else "arranged"), {}


def _also(data: Data, words: Words) -> Args:
    """Return a card's symbols, a connection's cities, or the number of counted things."""
    if "connection" in data:
        return ends(str(data["connection"]), words)
    card = CARDS.get(str(data.get("card")))
    if card is not None:
        return {"symbols": symbols_list(card.symbols, words)}
    return {"count": data.get("discs", data.get("cards", 0))}


SENTENCES = Sentences(
    GAME,
    {
        "built": _built,
        "salaried": _salaried,
        "shipped": _shipped,
        "linked": _linked,
        "arranged": _arranged,
    },
    called,
    _SILENT,
    _joined,
    _also,
)
