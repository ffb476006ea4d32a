"""Every fact of a position of Amerigo in lines of text, enough for playing without pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from bot.games.amerigo.data import GOODS
from bot.games.amerigo.ground import Ground, survey
from bot.games.amerigo.map import cells
from bot.games.amerigo.map.geography import Geography
from bot.games.amerigo.map.placing import SHAPES, PlacedTile
from bot.games.amerigo.view import IslandView, PlayerView, View
from bot.locales import Words
from render.amerigo.text.terms import (
    GAME,
    action_name,
    colour_name,
    cubes_list,
    first,
    good_name,
    goods_amount,
    goods_list,
    island_name,
    open_good,
    tile_name,
    tiles_list,
    token_name,
)
from render.api import Summary
from render.text.wording import commas, counted, listed, noted


def summary(view: View, words: Words) -> Summary:
    """Return every fact of the position in lines of text."""
    ground = survey(view)
    islands = [" ".join(_island(island, view, ground, words)) for island in view.islands]
    shared = (*_phase(view, words), *_board(view, words), *islands)
    boards = (tuple(_player(player, view, words)) for player in view.players)
    return Summary(shared, tuple(boards))


def _phase(view: View, words: Words) -> Iterator[str]:
    yield words(
        f"{GAME}-summary-round",
        round=view.round,
        rounds=view.numbers.rounds,
        time=view.time,
        phase=words.of(GAME, f"phase-{view.phase}"),
    )
    order = listed(map(words.name, view.turn_order), words)
    yield words(f"{GAME}-summary-order", names=order)
    for key in ("acting", "acted"):
        seats = [player.seat for player in view.players if getattr(player, key)]
        if seats:
            yield words.of(GAME, f"summary-{key}", names=listed(map(words.name, seats), words))
    if view.turn is not None:
        name, action = words.name(view.turn.seat), action_name(view.turn.action, words)
        yield words(f"{GAME}-summary-turn", name=name, action=action, points=view.turn.points)
    field = cubes_list(view.action_field, words)
    yield words(f"{GAME}-summary-field", cubes=field, points=view.action_points)
    supply, inside = cubes_list(view.supply, words), cubes_list(view.inside, words)
    yield words(f"{GAME}-summary-supply", cubes=supply, inside=inside)


def _board(view: View, words: Words) -> Iterator[str]:
    """Yield lines about the central board: pirates, tokens, goods, tiles, the order track."""
    yield words(
        f"{GAME}-summary-pirates" if view.pirates_hidden else f"{GAME}-summary-pirates-all",
        strength=view.strength,
        open=listed(map(str, view.pirates), words),
        hidden=view.pirates_hidden,
        unseen=listed(map(str, view.pirates_unseen), words),
    )
    left, right = (_tokens(tokens, words) for tokens in (view.left, view.right))
    yield words(f"{GAME}-summary-tokens", left=left, right=right)
    if view.tokens_unseen:
        unseen = _tokens(view.tokens_unseen, words)
        yield words(f"{GAME}-summary-tokens-unseen", tokens=unseen)
    yield words(f"{GAME}-summary-goods", goods=_open_goods(view.goods, words))
    if view.goods_unseen:
        unseen = _open_goods(view.goods_unseen, words)
        yield words(f"{GAME}-summary-goods-unseen", goods=unseen)
    yield words(f"{GAME}-summary-neutral", tiles=_shapes(view.neutral, words))
    yield words(f"{GAME}-summary-track", spaces=listed(_spaces(view, words), words))


def _tokens(tokens: Iterable[str], words: Words) -> str:
    return listed((token_name(token, words) for token in tokens), words)


def _open_goods(goods: Iterable[str], words: Words) -> str:
    return counted(Counter(open_good(good, words) for good in goods).items(), words)


def _shapes(stock: Mapping[str, int], words: Words) -> str:
    return listed(
        (
            words("common-counted", count=stock[shape], thing=shape)
            for shape in SHAPES
            if stock.get(shape)
        ),
        words,
    )


def _spaces(view: View, words: Words) -> Iterator[str]:
    """Yield the spaces of the order track that have discs, the leading disc first."""
    for space, discs in reversed(tuple(enumerate(view.order))):
        if discs:
            yield words(
                f"{GAME}-summary-space",
                space=space,
                colour=colour_name(view.numbers.order_spaces[space], words),
                names=commas(map(words.name, reversed(discs)), words),
            )


# Islands ------------------------------------------------------------------------------


def _island(island: IslandView, view: View, ground: Ground, words: Words) -> Iterator[str]:
    """Yield the free places on an island, and the things on it."""
    name, geo = first(island_name(island.number, island.big, words)), ground.geo
    mask = geo.islands[island.number - 1].mask
    free = mask & ground.free
    if free:
        yield words(
            f"{GAME}-summary-island",
            island=name,
            covered=island.covered,
            size=island.size,
            state=_state(island, words),
            free=commas(runs(geo, free), words),
        )
    else:
        yield words(f"{GAME}-summary-island-complete", island=name, size=island.size)
    for key, things in (
        ("resources", _resources(geo, free, words)),
        ("anchors", _anchors(geo, free, words)),
        ("posts", _posts(geo, mask, view, words)),
        ("tiles", _tiles(geo, mask, view, words)),
    ):
        if text := commas(things, words):
            yield words(f"{GAME}-summary-{key}", **{key: text})


def _state(island: IslandView, words: Words) -> str:
    chest = words(f"{GAME}-summary-chest") if island.chest else ""
    key = "discovered" if island.discovered else "undiscovered"
    return chest + words(f"{GAME}-summary-{key}")


def runs(geo: Geography, mask: int) -> Iterator[str]:
    """Yield a set of cells in reading order, with consecutive cells as "D7–G7"."""
    starts, ends = mask & ~(mask << 1), mask & ~(mask >> 1)
    for start, end in zip(cells.indices(starts), cells.indices(ends), strict=True):
        first, last = geo.name(start), geo.name(end)
        yield first if start == end else f"{first}–{last}"


def _resources(geo: Geography, free: int, words: Words) -> Iterator[str]:
    for index, good in geo.resources.items():
        if free >> index & 1:
            place = geo.name(index)
            yield words("common-score-item", part=good_name(good, words), points=place)


def _anchors(geo: Geography, free: int, words: Words) -> Iterator[str]:
    for post, anchor in geo.posts.items():
        if free >> post & 1:
            yield noted(geo.name(post), geo.name(anchor), words)


def _posts(geo: Geography, mask: int, view: View, words: Words) -> Iterator[str]:
    for cell, seat in view.posts.items():
        if mask >> geo.cell(cell) & 1:
            yield words("common-score-item", part=words.name(seat), points=cell)


def _tiles(geo: Geography, mask: int, view: View, words: Words) -> Iterator[str]:
    """Yield the tiles on an island: the neutral ones, then each player's."""
    for owner in (None, *range(view.seats)):
        for tile in view.tiles:
            if tile.owner == owner and mask >> geo.cell(tile.cell) & 1:
                yield _tile(tile, words)


def _tile(tile: PlacedTile, words: Words) -> str:
    key = "tile-turned" if tile.turn else "tile"
    name = tile_name(tile.tile, words)
    text = words(f"{GAME}-summary-{key}", tile=name, cell=tile.cell, turn=tile.turn)
    return noted(text, "" if tile.owner is None else words.name(tile.owner), words)


# Players ------------------------------------------------------------------------------


def _player(player: PlayerView, view: View, words: Words) -> Iterator[str]:
    name = words.name(player.seat)
    yield words(
        f"{GAME}-summary-player",
        name=name,
        points=player.points,
        gold=player.gold,
        cannons=player.cannons,
        progress=player.progress,
        length=view.numbers.progress.length,
        reached=player.progress_points,
        order=player.order,
        order_reached=player.order_points,
        place=player.place,
    )
    off = words(f"{GAME}-summary-off")
    ships = commas(
        (f"{number} {cell or off}" for number, cell in enumerate(player.ships, 1)), words
    )
    placed, posts = player.placed, player.posts
    yield words(f"{GAME}-summary-ships", name=name, ships=ships, placed=placed, posts=posts)
    hand = tiles_list((tile for tile, n in player.hand.items() for _ in range(n)), words)
    villages = _shapes(player.villages, words)
    yield words(f"{GAME}-summary-hand", name=name, hand=hand, villages=villages)
    goods = (goods_amount(key, player.goods[key] + 1, words) for key in GOODS)
    resources = goods_list(player.resources, words)
    yield words(f"{GAME}-summary-have", name=name, resources=resources, goods=listed(goods, words))
    for key, tokens in (("own-tokens", player.tokens), ("used", player.used)):
        if tokens:
            yield words(f"{GAME}-summary-{key}", name=name, tokens=_tokens(tokens, words))
    if player.chests:
        yield words(f"{GAME}-summary-chests", name=name, count=player.chests)
