"""Alt texts of the pictures with the map; at most 1024 characters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.games.amerigo.map.geography import Geography, Island
from bot.locales import Words
from render.amerigo.ask_scenes import AskScene
from render.amerigo.map_scenes import (
    PIRATES,
    IslandLine,
    MapScene,
    PartScene,
    SeatLine,
    TableScene,
)
from render.amerigo.parts.panel import phase_name
from render.amerigo.pictures.closeup import covered, island_of, name_of
from render.amerigo.pictures.map import under
from render.amerigo.text.terms import good_name
from render.scenes import LETTERS
from render.text.wording import ALT, enumerated, within

_NAME = 14
_MOST, _PLACES = 24, 100
"""Most anchors, and most other places, that are listed."""


def overview(scene: TableScene, words: Words) -> str:
    """Return the picture of the table in words, the most important things first."""
    sentences = (
        _headline(scene, words),
        *(_player(line, words) for line in scene.players),
        _cubes(scene, words),
        words("amerigo-alt-map-pirates", strength=scene.strength, hidden=scene.pirates_hidden),
        _next(scene, words),
        words("amerigo-alt-map-ships", ships=enumerated(ships(scene.map, words), words)),
        words(
            "amerigo-alt-map-islands",
            islands=enumerated(_islands(scene.map.islands), words),
        ),
    )
    return within((sentence for sentence in sentences if sentence), ALT)


def _headline(scene: TableScene, words: Words) -> str:
    acting = [line.name[:_NAME] for line in scene.players if line.acting]
    return words(
        "amerigo-alt-map-headline",
        count=len(acting),
        names=", ".join(acting),
        round=scene.round,
        rounds=scene.rounds,
        phase=phase_name(scene.phase, words),
    )


def _player(line: SeatLine, words: Words) -> str:
    return words(
        "amerigo-alt-map-player",
        letter=LETTERS[line.seat],
        name=line.name[:_NAME],
        points=line.points,
        gold=line.gold,
        cannons=line.cannons,
    )


def _cubes(scene: TableScene, words: Words) -> str:
    if not scene.action_points:
        return ""
    cubes = (f"{phase_name(color, words)} {count}" for color, count in scene.cubes if count)
    return words(
        "amerigo-alt-map-cubes", cubes=enumerated(cubes, words), points=scene.action_points
    )


def _next(scene: TableScene, words: Words) -> str:
    if scene.then == PIRATES:
        return words("amerigo-alt-map-last")
    if not scene.then:
        return ""
    return words("amerigo-alt-map-next", phase=phase_name(scene.then, words))


def ships(scene: MapScene, words: Words) -> Iterator[str]:
    """Yield the cells of each player's ships: "A1 D7"."""
    for seat, cells in enumerate(scene.ships):
        if not any(cells):
            yield f"{LETTERS[seat]} {words('amerigo-alt-map-off')}"
            continue
        for number, cell in enumerate(cells, 1):
            yield f"{LETTERS[seat]}{number} {cell or words('amerigo-alt-map-off')}"


def _islands(islands: Iterable[IslandLine]) -> Iterator[str]:
    """Yield the islands on which there is anything, with the posts by owner."""
    for one in islands:
        if one.covered:
            posts = " ".join(f"{LETTERS[seat]}{count}" for seat, count in one.posts)
            yield f"{one.number} ({one.covered}/{one.size}{': ' if posts else ''}{posts})"


# From near ----------------------------------------------------------------------------


def part(scene: PartScene, words: Words) -> str:
    """Return the close-up of an island in words, by the names of cells."""
    line, geo = island_of(scene), scene.map.geo
    island = geo.islands[line.number - 1]
    free = island.mask & ~under(scene.map)
    sentences = (
        words("amerigo-alt-part", island=name_of(line, words), covered=covered(line, words)),
        words("amerigo-alt-part-chest") if line.chest else "",
        _told("posts", _posts(scene.map, island), words),
        _told("free-posts", _free_posts(geo, free), words),
        _told("resources", _resources(geo, free, words), words),
        _told("tiles", _tiles(scene.map, island, words), words),
        words("amerigo-alt-map-ships", ships=enumerated(ships(scene.map, words), words)),
        _told("free", geo.named(free), words),
    )
    return within((sentence for sentence in sentences if sentence), ALT)


def _told(key: str, things: Iterable[str], words: Words) -> str:
    """Return a sentence about things, "" if there are none."""
    shown = ", ".join(things)
    name = {"free": "cells", "free-posts": "posts"}.get(key, key)
    return words(f"amerigo-alt-part-{key}", **{name: shown}) if shown else ""


def _posts(scene: MapScene, island: Island) -> Iterator[str]:
    for cell, seat in scene.posts:
        if island.mask >> scene.geo.cell(cell) & 1:
            yield f"{cell} {LETTERS[seat]}"


def _free_posts(geo: Geography, free: int) -> Iterator[str]:
    for post, anchor in geo.posts.items():
        if free >> post & 1:
            yield f"{geo.name(post)} ({geo.name(anchor)})"


def _resources(geo: Geography, free: int, words: Words) -> Iterator[str]:
    for index, good in geo.resources.items():
        if free >> index & 1:
            yield f"{geo.name(index)} {good_name(good, words)}"


def _tiles(scene: MapScene, island: Island, words: Words) -> Iterator[str]:
    for tile in scene.tiles:
        if island.mask >> scene.geo.cell(tile.cell) & 1:
            neutral = words("amerigo-alt-part-neutral")
            owner = neutral if tile.owner is None else LETTERS[tile.owner]
            yield f"{tile.cell} {tile.tile[1:]} {tile.turn} {owner}"


# Questions ----------------------------------------------------------------------------


def question(scene: AskScene, words: Words) -> str:
    """Return the player who is asked, the best moves, and every other place."""
    sentences = (
        _asked(scene, words),
        *_offers(scene, words),
        _places("sea", sorted(scene.dotted, key=_by_name), words),
        _places("cells", () if scene.dotted else sorted(scene.marked, key=_by_name), words),
    )
    return within((sentence for sentence in sentences if sentence), ALT)


def _asked(scene: AskScene, words: Words) -> str:
    tiles = (f"{one.tile[1:]} {one.cell} {one.turn}" for one in scene.drafted)
    return words(
        "amerigo-alt-ask-draft" if scene.draft else "amerigo-alt-ask",
        name=scene.name[:_NAME],
        letter=LETTERS[scene.seat],
        action=scene.action and phase_name(scene.action, words),
        points=scene.points,
        gold=scene.gold,
        tiles=enumerated(tiles, words),
        gained=scene.gained,
    )


def _offers(scene: AskScene, words: Words) -> Iterator[str]:
    for one in scene.offers:
        if not one.ship and not one.tile:
            yield words("amerigo-alt-ask-post", cell=one.cell, points=one.points)
    anchors = [
        f"{one.cell} ({one.ship}, {one.cost}, {one.points})" for one in scene.offers if one.ship
    ]
    if anchors:
        yield words("amerigo-alt-ask-anchors", cells=", ".join(anchors[:_MOST]))
    tiles = [
        f"{one.tile} {one.cell} {one.turn} (+{one.points})" for one in scene.offers if one.tile
    ]
    if tiles:
        yield words("amerigo-alt-ask-tiles", tiles=", ".join(tiles))


def _places(key: str, places: Sequence[str], words: Words) -> str:
    """Return a sentence about places, as many as there is room for."""
    if not places:
        return ""
    more = " …" if len(places) > _PLACES else ""
    return words(f"amerigo-alt-ask-{key}", cells=", ".join(places[:_PLACES]) + more)


def _by_name(cell: str) -> tuple[str, int]:
    letters = cell.rstrip("0123456789")
    return letters, int(cell[len(letters) :])
