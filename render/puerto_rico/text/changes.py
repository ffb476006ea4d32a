"""Differences between two positions in short lines: what the pictures outline, as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.games.puerto_rico.view import PlayerView, View
from bot.locales import Words
from render.puerto_rico.text.terms import amount, place_name, places_list
from render.text.wording import detailed, listed, moved, signed


def changes(since: View, view: View, words: Words) -> Sequence[str]:
    """Return the differences from `since` in short lines, the shared supply first."""
    lines = [*_shared(since, view, words)]
    for old, new in zip(since.players, view.players, strict=True):
        parts = (*_roles(since, view, new.seat, words), *_player(old, new, words))
        lines += detailed(words.name(new.seat), parts, words)
    return lines


def _count(key: str, change: int, words: Words) -> Iterator[str]:
    if change:
        name = f"puerto_rico-change-{key}"
        yield words(name, change=signed(change), count=abs(change))


def _goods(old: Mapping[str, int], new: Mapping[str, int], words: Words) -> Iterator[str]:
    for good, count in new.items():
        if change := count - old[good]:
            sign = "+" if change > 0 else "−"
            yield sign + amount(good, abs(change), words)


def _roles(since: View, view: View, seat: int, words: Words) -> Iterator[str]:
    had = {role.key for role in since.roles if role.taken_by == seat}
    for role in view.roles:
        if role.taken_by == seat and (role.key not in had or since.round != view.round):
            yield words(f"puerto_rico-role-{role.key}")


def _player(old: PlayerView, new: PlayerView, words: Words) -> Iterator[str]:
    yield from _count("doubloons", new.doubloons - old.doubloons, words)
    if old.chips is not None and new.chips is not None:
        yield from _count("chips", new.chips - old.chips, words)
    yield from _count("points", new.points_on_board - old.points_on_board, words)
    yield from _goods(old.goods, new.goods, words)
    yield from _count("colonists", _colonists(new) - _colonists(old), words)
    yield from _count("nobles", new.nobles - old.nobles, words)
    yield from moved(_things(old, words), _things(new, words), words)


def _colonists(player: PlayerView) -> int:
    manned = sum(tile.manned for tile in player.island)
    people = manned + sum(building.people for building in player.city) + player.windrose
    return people - player.nobles


def _things(player: PlayerView, words: Words) -> Counter[str]:
    kinds = [*(tile.kind for tile in player.island), *(one.key for one in player.city)]
    return _places(kinds, words)


def _places(kinds: Iterable[str], words: Words) -> Counter[str]:
    return Counter(place_name(kind, words) for kind in kinds)


def _shared(since: View, view: View, words: Words) -> Iterator[str]:
    groups = {
        "row": _row(since, view, words),
        "ships": _ships(since, view, words),
        "house": _house(since, view, words),
        "goods": _goods(since.goods, view.goods, words),
        "stock": _stock(since, view, words),
        "supply": _supply(since, view, words),
    }
    for key, parts in groups.items():
        yield from detailed(words(f"puerto_rico-change-{key}"), parts, words)


def _row(since: View, view: View, words: Words) -> Iterator[str]:
    yield from moved(_places(since.row, words), _places(view.row, words), words)
    yield from _count("quarries", view.quarries - since.quarries, words)
    yield from _count("hidden", view.face_down - since.face_down, words)


def _ships(since: View, view: View, words: Words) -> Iterator[str]:
    for old, new in zip(since.ships, view.ships, strict=True):
        if old == new:
            continue
        if new.good is None:
            yield words("puerto_rico-change-sailed", ship=new.capacity)
        else:
            good = amount(new.good, new.load, words)
            yield words("puerto_rico-change-ship", ship=new.capacity, goods=good)


def _house(since: View, view: View, words: Words) -> Iterator[str]:
    if since.trading_house != view.trading_house:
        goods = (words(f"puerto_rico-good-{good}") for good in view.trading_house)
        yield listed(goods, words)


def _stock(since: View, view: View, words: Words) -> Iterator[str]:
    """Yield the buildings built and, in the draft, the kinds that came into the game."""
    before = {one.key: one.left for one in since.stock}
    if chosen := Counter(one.key for one in view.stock if one.key not in before):
        yield words("puerto_rico-change-chosen", things=places_list(chosen, words))
    for one in view.stock:
        if change := one.left - before.get(one.key, one.left):
            yield f"{place_name(one.key, words)} {signed(change)}"


def _supply(since: View, view: View, words: Words) -> Iterator[str]:
    yield from _count("colonists", view.colonists - since.colonists, words)
    yield from _count("on-ship", view.colonist_ship - since.colonist_ship, words)
    yield from _count("nobles", view.nobles - since.nobles, words)
    yield from _count("nobles-on-ship", view.noble_ship - since.noble_ship, words)
    yield from _count("chips", view.chips - since.chips, words)
