"""Differences between two positions in short lines: what the pictures outline, as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from bot.games.amerigo.data import GOODS
from bot.games.amerigo.view import PlayerView, View
from bot.locales import Words
from render.amerigo.text.terms import (
    GAME,
    cubes_list,
    goods_amount,
    island_name,
    open_good,
    tile_name,
    token_name,
)
from render.text.wording import detailed, moved, signed


def changes(since: View, view: View, words: Words) -> Sequence[str]:
    """Return the differences from `since` in short lines: the map, then the central board."""
    lines = [*detailed(words(f"{GAME}-change-map"), _map(since, view, words), words)]
    for key, parts in (
        ("field", _field(since, view, words)),
        ("pirates", _pirates(since, view, words)),
        ("tokens", _open_tokens(since, view, words)),
        ("goods", _open_goods(since, view, words)),
    ):
        lines += detailed(words(f"{GAME}-change-{key}"), parts, words)
    for old, new in zip(since.players, view.players, strict=True):
        lines += detailed(words.name(new.seat), _player(old, new, words), words)
    return lines


def _map(since: View, view: View, words: Words) -> Iterator[str]:
    for cell, seat in view.posts.items():
        if cell not in since.posts:
            yield words(f"{GAME}-change-post", cell=cell, name=words.name(seat))
    for tile in view.tiles[len(since.tiles) :]:
        name, owner = tile_name(tile.tile, words), tile.owner
        if owner is None:
            yield words(f"{GAME}-change-tile-neutral", tile=name, cell=tile.cell)
        else:
            yield words(f"{GAME}-change-tile", tile=name, cell=tile.cell, name=words.name(owner))
    for old, new in zip(since.islands, view.islands, strict=True):
        if old.covered < old.size == new.covered:
            island = island_name(new.number, new.big, words)
            yield words(f"{GAME}-change-island", island=island)


def _field(since: View, view: View, words: Words) -> Iterator[str]:
    if since.action_field != view.action_field or since.phase != view.phase:
        yield cubes_list(view.action_field, words)


def _pirates(since: View, view: View, words: Words) -> Iterator[str]:
    if since.pirates != view.pirates:
        yield words(f"{GAME}-change-strength", strength=view.strength)


def _open_tokens(since: View, view: View, words: Words) -> Iterator[str]:
    old, new = (
        Counter(token_name(key, words) for key in (*v.left, *v.right)) for v in (since, view)
    )
    return moved(old, new, words)


def _open_goods(since: View, view: View, words: Words) -> Iterator[str]:
    old, new = (Counter(open_good(key, words) for key in v.goods) for v in (since, view))
    return moved(old, new, words)


def _player(old: PlayerView, new: PlayerView, words: Words) -> Iterator[str]:
    for key in ("points", "gold", "cannons", "progress", "order", "chests"):
        if change := getattr(new, key) - getattr(old, key):
            yield words(f"{GAME}-change-{key}", change=signed(change), count=abs(change))
    for ship, (before, now) in enumerate(zip(old.ships, new.ships, strict=True), start=1):
        if before != now:
            yield words(f"{GAME}-change-ship", ship=ship, cell=now)
    yield from _goods(old.resources, new.resources, "resource", words)
    yield from _goods(old.goods, new.goods, "good", words)
    yield from moved(_things(old, words), _things(new, words), words)


def _goods(old: Mapping[str, int], new: Mapping[str, int], key: str, words: Words) -> Iterator[str]:
    for good in GOODS:
        if change := new[good] - old[good]:
            thing = f"+{goods_amount(good, change, words)}"
            yield words(f"{GAME}-change-{key}", thing=thing)


def _things(player: PlayerView, words: Words) -> Counter[str]:
    """Return planned tiles and progress tokens by name."""
    tiles = {tile_name(tile, words): count for tile, count in player.hand.items()}
    return Counter(tiles) + Counter(token_name(token, words) for token in player.tokens)
