"""Events of Amerigo, each as one short sentence, with a shared one for connected events."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.engine.api import Event
from bot.games.amerigo.data import COLOURS, GOODS
from bot.games.amerigo.moves import CHEST, NONE
from bot.locales import Words
from render.amerigo.text.terms import (
    GAME,
    called,
    cubes_list,
    first,
    goods_amounts,
    goods_counted,
    goods_list,
    island_name,
    open_good,
    tiles_list,
    token_name,
)
from render.text.wording import Args, Data, Said, Sentences, counted, listed

_SILENT = frozenset({"phase_over"})
"""Kinds of events without a sentence, because the headline of the post covers them."""

# Events that belong together ------------------------------------------------------------

_FOLLOWS: Mapping[str, frozenset[str]] = {
    "built": frozenset({"collected", "completed", "counted"}),
    "posted": frozenset({"completed", "counted", "gained"}),
    "loaded": frozenset({"gained"}),
    "advanced": frozenset({"gained", "picked"}),
    "moved": frozenset({"gained"}),
    "planned": frozenset({"planned"}),
    "bought": frozenset({"bought"}),
    "raided": frozenset({"gained"}),
}
"""Kinds of events that are merged into the sentence of an earlier event, by that event's kind."""


def _joined(events: Sequence[Event]) -> Iterator[Event]:
    """Yield the events, merging those that follow from one into it as `<number>:<field>`."""
    first: Event | None = None
    data: dict[str, str | int] = {}
    for event in events:
        if first is not None and _belongs(first, event):
            number = sum(key.endswith(":kind") for key in data)
            data[f"{number}:kind"] = event.kind
            data |= {f"{number}:{key}": value for key, value in event.data.items()}
            continue
        if first is not None:
            yield Event(first.kind, data)
        first, data = event, dict(event.data)
    if first is not None:
        yield Event(first.kind, data)


def _belongs(first: Event, event: Event) -> bool:
    """Return whether an event is merged into an earlier one."""
    if event.kind not in _FOLLOWS.get(first.kind, ()):
        return False
    return event.kind == "counted" or event.data["seat"] == first.data["seat"]


def _parts(data: Data) -> Iterator[tuple[str, Data]]:
    """Yield the events merged into an event, with their kinds."""
    number = 0
    while (kind := data.get(f"{number}:kind")) is not None:
        start = f"{number}:"
        part = {k.removeprefix(start): v for k, v in data.items() if k.startswith(start)}
        yield str(kind), part
        number += 1


# Sentences ------------------------------------------------------------------------------


def _paid(data: Data, words: Words) -> str:
    """Return a note on the gold paid, "" if none was."""
    return words(f"{GAME}-event-paid", count=int(data["paid"])) if data.get("paid") else ""


def _more(data: Data, words: Words) -> str:
    """Return the sentences for the events merged into an event."""
    parts = list(_parts(data))
    counts = [part for kind, part in parts if kind == "counted"]
    told = [_MORE[kind](part, words) for kind, part in parts if kind in _MORE]
    if tokens := [
        token_name(str(part["token"]), words) for kind, part in parts if kind == "picked"
    ]:
        names = listed(tokens, words)
        told.append(words(f"{GAME}-more-picked", count=len(tokens), tokens=names))
    if counts:
        items = (
            words("common-score-item", part=words.name(int(one["seat"])), points=int(one["points"]))
            for one in counts
        )
        told.append(words(f"{GAME}-more-counted", players=listed(items, words)))
    return "".join(f" {text}" for text in told)


def _completed(data: Data, words: Words) -> str:
    key = "completed-chest" if data["chest"] else "completed"
    island = first(island_name(int(data["island"]), False, words))
    return words(f"{GAME}-more-{key}", island=island, points=int(data["points"]))


def _gained(data: Data, words: Words) -> str:
    key = "gained-points" if data["points"] else "gained"
    return words(f"{GAME}-more-{key}", gold=int(data["gold"]), points=int(data["points"]))


_MORE: Mapping[str, Callable[[Data, Words], str]] = {
    "completed": _completed,
    "gained": _gained,
}


def _thrown(data: Data, words: Words) -> Said:
    fell = {colour: int(data[colour]) for colour in COLOURS if colour in data}
    return "thrown", {"cubes": cubes_list(fell, words)}


def _skipped(data: Data, _: Words) -> Said:
    return ("skipped" if data["thrown"] else "skipped-empty"), {}


def _sailed(data: Data, words: Words) -> Said:
    args: Args = {"paid": _paid(data, words)}
    if data["start"] == NONE:
        return ("sailed-first" if data["steps"] else "sailed-placed"), args
    return ("sailed" if data["start"] != data["cell"] else "sailed-stayed"), args


def _posted(data: Data, words: Words) -> Said:
    return ("posted-first" if data["points"] else "posted"), {"more": _more(data, words)}


def _planned(data: Data, words: Words) -> Said:
    """Return the message for one tile, or for several taken one after another."""
    parts = [data, *(part for _, part in _parts(data))]
    paid = sum(int(part["paid"]) for part in parts)
    tiles = tiles_list((str(part["tile"]) for part in parts), words)
    return "planned", {"tiles": tiles, "paid": _paid({"paid": paid}, words)}


def _bought(data: Data, words: Words) -> Said:
    """Return the message for one goods token, or for several bought one after another."""
    parts = [data, *(part for _, part in _parts(data))]
    paid = sum(int(part["paid"]) for part in parts)
    goods = goods_counted((str(part["good"]) for part in parts), words)
    return "bought", {"goods": goods, "paid": _paid({"paid": paid}, words)}


def _on_track(data: Data, words: Words) -> Args:
    return {"paid": _paid(data, words), "more": _more(data, words)}


def _loaded(data: Data, words: Words) -> Said:
    return "loaded", _on_track(data, words)


def _advanced(data: Data, words: Words) -> Said:
    return "advanced", _on_track(data, words)


def _moved(data: Data, words: Words) -> Said:
    return "moved", _on_track(data, words)


def _built(data: Data, words: Words) -> Said:
    """Return the message for the tile, the things it covers, and the island if completed."""
    goods = dict[str, int]()
    for kind, part in _parts(data):
        if kind == "collected":
            goods = {good: int(part[good]) for good in GOODS if good in part}
    points = words(f"{GAME}-points", count=int(data["points"]))
    gains = listed((points, *goods_amounts(goods, words)), words)
    return "built", _on_track(data, words) | {"gains": gains}


def _collected(data: Data, words: Words) -> Said:
    goods = {good: int(data[good]) for good in GOODS if good in data}
    return "collected", {"goods": goods_list(goods, words)}


def _completed_alone(data: Data, _: Words) -> Said:
    return ("completed-chest" if data["chest"] else "completed"), {}


def _overflowing(key: str) -> Callable[[Data, Words], Said]:
    """Return the function that chooses the message for gold, some of which may become VP."""

    def tell(data: Data, _: Words) -> Said:
        return (f"{key}-points" if data["points"] else key), {}

    return tell


def _cashed(data: Data, words: Words) -> Said:
    key = "cashed-chest" if data["what"] == CHEST else "cashed"
    return _overflowing(key)(data, words)


def _gained_alone(data: Data, words: Words) -> Said:
    source = words(f"{GAME}-source-{data['source']}")
    return ("gained-points" if data["points"] else "gained"), {"source": source}


def _raided(data: Data, words: Words) -> Said:
    key = _RAIDED[bool(data["repelled"]), bool(data["cannons"]), bool(data["points"])]
    return key, {"more": _more(data, words)}


_RAIDED: Mapping[tuple[bool, bool, bool], str] = {
    (True, True, False): "raided-repelled",
    (True, False, False): "raided-nothing",
    (False, True, True): "raided",
    (False, False, True): "raided-helpless",
    (False, True, False): "raided-poor",
    (False, False, False): "raided-bare",
}
"""Message keys for an attack, by whether the pirates are repelled, cannons lost, and VP lost."""


def _tokens(data: Data, words: Words) -> Said:
    names = (token_name(key, words) for key in data if key != "discarded")
    return "tokens", {"tokens": listed(names, words)}


def _goods(data: Data, words: Words) -> Said:
    kinds = ((key.replace("_", " "), int(n)) for key, n in data.items() if key != "discarded")
    return "goods", {"goods": counted(((open_good(k, words), n) for k, n in kinds), words)}


def _also(data: Data, words: Words) -> Args:
    """Return the name of an event's island."""
    return {"island": island_name(int(data["island"]), False, words)} if "island" in data else {}


SENTENCES = Sentences(
    GAME,
    {
        "thrown": _thrown,
        "skipped": _skipped,
        "sailed": _sailed,
        "posted": _posted,
        "planned": _planned,
        "bought": _bought,
        "loaded": _loaded,
        "advanced": _advanced,
        "moved": _moved,
        "built": _built,
        "collected": _collected,
        "completed": _completed_alone,
        "gold": _overflowing("gold"),
        "cashed": _cashed,
        "gained": _gained_alone,
        "raided": _raided,
        "tokens": _tokens,
        "goods": _goods,
    },
    called,
    _SILENT,
    _joined,
    _also,
)
