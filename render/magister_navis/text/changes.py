"""Differences between two positions in short lines: what the pictures outline, as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.games.magister_navis.view import PlayerView, RegionView, View
from bot.locales import Words
from render.magister_navis.text.terms import (
    GAME,
    building_name,
    card_name,
    region_name,
    token_name,
)
from render.text.wording import detailed, moved, signed


def changes(since: View, view: View, words: Words) -> Sequence[str]:
    """Return the differences from `since` in short lines, regions first."""
    lines: list[str] = []
    for before, region in zip(since.regions, view.regions, strict=True):
        parts = _region(before, region, words)
        lines += detailed(region_name(region.key, words), parts, words)
    for old, new in zip(since.players, view.players, strict=True):
        lines += detailed(words.name(new.seat), _player(old, new, words), words)
    return lines


def _count(name: str, change: int, words: Words) -> Iterator[str]:
    if change:
        yield words("common-score-item", part=name, points=signed(change))


def _region(old: RegionView, new: RegionView, words: Words) -> Iterator[str]:
    if new.open and not old.open:
        yield words(f"{GAME}-change-opened")
    for seat, (before, now) in enumerate(zip(old.presence, new.presence, strict=True)):
        yield from _count(words.name(seat), now - before, words)


def _player(old: PlayerView, new: PlayerView, words: Words) -> Iterator[str]:
    glory = sum(new.score.values()) - sum(old.score.values())
    yield from _count(words(f"{GAME}-glory"), glory, words)
    for key, status in new.status.items():
        name = words(f"{GAME}-status-{key}")
        yield from _count(name, status.value - old.status[key].value, words)
    for key in ("harbor", "cities", "connections"):
        change = getattr(new, key) - getattr(old, key)
        yield from _count(words(f"{GAME}-score-{key}"), change, words)
    yield from moved(_things(old, words), _things(new, words), words)


def _things(player: PlayerView, words: Words) -> Counter[str]:
    """Return buildings, tokens and cards by name; status tokens have the name of the status."""
    names = Counter(building_name(building.key, words) for building in player.buildings)
    names.update(card_name(card, words) for card in player.cards)
    for token, count in player.tokens.items():
        if token not in player.status:
            names[token_name(token, words)] += count
    return names
