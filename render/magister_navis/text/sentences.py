"""What happened in Magister Navis, one short sentence an event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.api import Event
from bot.games.magister_navis.data import CARDS
from bot.games.magister_navis.events import NONE
from bot.locales import Words
from render.magister_navis.text.terms import (
    GAME,
    building_name,
    card_name,
    city_name,
    ends,
    region_name,
    source_name,
    symbols_list,
    token_name,
)
from render.sentences import Data, Said, Sentences
from render.wording import counted

_SILENT = frozenset({"prepared", "turn_over", "action_over"})
"""What the headline of a post tells."""
_VISIT = ("grown", "salaried")
"""What follows a building by itself, in the same visit."""


def _joined(events: Sequence[Event]) -> Iterator[Event]:
    """Yield the events, growth and salary joined to the building of the same visit."""
    visit: Event | None = None
    for event in events:
        if visit is not None and event.kind in _VISIT:
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


def _built(data: Data, words: Words) -> Said:
    """Tell what was built; and growth and salary, where they were joined to it."""
    args: dict[str, str | int] = {"building": building_name(str(data["building"]), words)}
    if "grown-discs" not in data:
        return "built", args
    discs = int(data["grown-discs"])
    args["discs"] = f"+{discs}"
    if "salaried-discs" not in data:
        return "built-grown", args
    paid = {key.removeprefix("salaried-"): n for key, n in data.items() if "salaried-" in key}
    return "built-paid", {**args, "buildings": _paid(paid, words)}


def _paid(data: Data, words: Words) -> str:
    buildings = {key: n for key, n in data.items() if key not in ("seat", "discs")}
    return counted(((building_name(key, words), int(n)) for key, n in buildings.items()), words)


def _salaried(data: Data, words: Words) -> Said:
    return "salaried", {"discs": data["discs"], "buildings": _paid(data, words)}


def _idled(data: Data, words: Words) -> Said:
    return "idled", {"building": building_name(str(data["building"]), words)}


def _source(data: Data, words: Words) -> dict[str, str | int]:
    return {"source": source_name(str(data["source"]), words)}


def _token(data: Data, words: Words) -> str:
    return token_name(str(data["token"]), words)


def _shipped(data: Data, words: Words) -> Said:
    args = {**_source(data, words), "region": region_name(str(data["region"]), words)}
    if not data["space"]:
        return "shipped-beside", args
    return "shipped", {**args, "space": data["space"], "token": _token(data, words)}


def _opened(data: Data, words: Words) -> Said:
    return "opened", {**_card(data, words), "region": region_name(str(data["region"]), words)}


def _card(data: Data, words: Words) -> dict[str, str | int]:
    card = str(data["card"])
    return {"card": card_name(card, words), "symbols": symbols_list(CARDS[card].symbols, words)}


def _occupied(data: Data, words: Words) -> Said:
    city = city_name(str(data["city"]), words)
    return "occupied", {**_source(data, words), "city": city, "token": _token(data, words)}


def _attacked(data: Data, words: Words) -> Said:
    city, other = city_name(str(data["city"]), words), words.name(int(data["other"]))
    return "attacked", {**_source(data, words), "city": city, "other": other}


def _linked(data: Data, words: Words) -> Said:
    args = ends(str(data["connection"]), words)
    if data["token"] == NONE:
        return "linked-again", args
    return "linked", {**args, "token": _token(data, words)}


def _unlinked(data: Data, words: Words) -> Said:
    return "unlinked", ends(str(data["connection"]), words)


def _freed(data: Data, words: Words) -> Said:
    return "freed", {
        **_source(data, words),
        "building": building_name(str(data["building"]), words),
    }


def _drawn(data: Data, words: Words) -> Said:
    return "drawn", {**_source(data, words), **_card(data, words)}


def _arranged(data: Data, words: Words) -> Said:
    if data["card"] == NONE:
        return "arranged-none", {}
    return "arranged", {"card": card_name(str(data["card"]), words)}


def _discarded(data: Data, words: Words) -> Said:
    return "discarded", {"card": card_name(str(data["card"]), words)}


SENTENCES = Sentences(
    GAME,
    {
        "built": _built,
        "salaried": _salaried,
        "idled": _idled,
        "shipped": _shipped,
        "opened": _opened,
        "occupied": _occupied,
        "attacked": _attacked,
        "linked": _linked,
        "unlinked": _unlinked,
        "freed": _freed,
        "drawn": _drawn,
        "arranged": _arranged,
        "discarded": _discarded,
    },
    _SILENT,
    _joined,
)
