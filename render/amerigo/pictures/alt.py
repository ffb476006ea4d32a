"""Alt texts of the pictures, each of at most 1024 characters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.games.amerigo.data import NEUTRAL
from bot.games.amerigo.map.geography import Geography, Island
from bot.locales import Words
from bot.locales.markdown import shortened
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
from render.amerigo.pictures.central import headline
from render.amerigo.pictures.closeup import covered, island_of, name_of
from render.amerigo.pictures.map import under
from render.amerigo.sheet_scenes import CentralScene, ChoiceScene, Counts, SheetScene, Track
from render.amerigo.text.terms import GAME, colour_name, good_name, open_good, token_name
from render.scenes import LETTERS
from render.text.wording import ALT, commas, enumerated, joined, noted, parted, player_name, within

_NAME = 14
_MOST, _PLACES = 24, 100
"""Maximum numbers of anchors, and of other places, that are listed."""


def overview(scene: TableScene, words: Words) -> str:
    """Return the picture of the table as text, with the most important facts first."""
    sentences = (
        _headline(scene, words),
        *(_player(line, words) for line in scene.players),
        _cubes_left(scene, words),
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
    acting = [shortened(line.name, _NAME) for line in scene.players if line.acting]
    return words(
        "amerigo-alt-map-headline",
        count=len(acting),
        names=commas(acting, words),
        round=scene.round,
        rounds=scene.rounds,
        phase=phase_name(scene.phase, words),
    )


def _player(line: SeatLine, words: Words) -> str:
    return words(
        "amerigo-alt-map-player",
        letter=LETTERS[line.seat],
        name=shortened(line.name, _NAME),
        points=line.points,
        gold=line.gold,
        cannons=line.cannons,
    )


def _cubes_left(scene: TableScene, words: Words) -> str:
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
    """Yield the islands that have anything on them, with their posts by owner."""
    for one in islands:
        if one.covered:
            posts = " ".join(f"{LETTERS[seat]}{count}" for seat, count in one.posts)
            yield f"{one.number} ({one.covered}/{one.size}{': ' if posts else ''}{posts})"


# Close-ups ----------------------------------------------------------------------------


def part(scene: PartScene, words: Words) -> str:
    """Return the close-up of an island as text, naming cells."""
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
    shown = commas(things, words)
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
    """Return the question as text: the player asked, the best moves, and all other places."""
    sentences = (
        _asked(scene, words),
        _pins(scene, words),
        *_offers(scene, words),
        _places("sea", sorted(scene.dotted, key=_by_name), words),
        _places("cells", () if scene.dotted else sorted(scene.marked, key=_by_name), words),
    )
    return within((sentence for sentence in sentences if sentence), ALT)


def _asked(scene: AskScene, words: Words) -> str:
    tiles = (f"{one.tile[1:]} {one.cell} {one.turn}" for one in scene.drafted)
    return words(
        "amerigo-alt-ask-draft" if scene.draft else "amerigo-alt-ask",
        name=shortened(scene.name, _NAME),
        letter=LETTERS[scene.seat],
        action=scene.action and phase_name(scene.action, words),
        points=scene.points,
        gold=scene.gold,
        tiles=enumerated(tiles, words),
        gained=scene.gained,
    )


def _pins(scene: AskScene, words: Words) -> str:
    """Return the letters with their cells and, for a tile, its turns."""
    pins = (f"{pin.letter} {pin.cell}{f' {pin.turn}°' if pin.turn else ''}" for pin in scene.pins)
    cells = commas(pins, words)
    return words("amerigo-alt-ask-pins", cells=cells) if cells else ""


def _offers(scene: AskScene, words: Words) -> Iterator[str]:
    for one in scene.offers:
        if not one.ship and not one.tile:
            yield words("amerigo-alt-ask-post", cell=one.cell, points=one.points)
    anchors = [
        noted(one.cell, commas(map(str, (one.ship, one.cost, one.points)), words), words)
        for one in scene.offers
        if one.ship
    ]
    if anchors:
        yield words("amerigo-alt-ask-anchors", cells=commas(anchors[:_MOST], words))
    tiles = [
        f"{one.tile} {one.cell} {one.turn} (+{one.points})" for one in scene.offers if one.tile
    ]
    if tiles:
        yield words("amerigo-alt-ask-tiles", tiles=commas(tiles, words))


def _places(key: str, places: Sequence[str], words: Words) -> str:
    """Return a sentence about as many places as there is room for."""
    if not places:
        return ""
    more = " …" if len(places) > _PLACES else ""
    return words(f"amerigo-alt-ask-{key}", cells=commas(places[:_PLACES], words) + more)


def _by_name(cell: str) -> tuple[str, int]:
    letters = cell.rstrip("0123456789")
    return letters, int(cell[len(letters) :])


def boards(scenes: tuple[SheetScene, ...], words: Words) -> str:
    """Return all sheets as text, player by player; token and tile names only if there is room."""
    acting = commas((shortened(scene.name, _NAME) for scene in scenes if scene.acting), words)
    asked = words(f"{GAME}-alt-sheets", names=acting) if acting else ""
    room = (ALT - len(asked)) // len(scenes) - 1
    return joined(asked, *(_line(scene, room, words) for scene in scenes))


def _line(scene: SheetScene, room: int, words: Words) -> str:
    held, named, number = ("".join(part(scene, words)) for part in (_held, _named, _number))
    told = [_sheet(scene, more, words) for more in (held + named, held + number, held, number)]
    return next((text for text in told if len(text) <= room), told[-1])


def _sheet(scene: SheetScene, more: str, words: Words) -> str:
    goods = (f"{good_name(good, words)} {held}×{factor}" for good, held, factor in scene.goods)
    return words(
        f"{GAME}-alt-sheet",
        letter=LETTERS[scene.seat],
        name=player_name(scene, words, _NAME),
        points=scene.points,
        gold=scene.gold.at,
        cannons=scene.cannons.at,
        strength=scene.strength,
        progress=scene.progress.at,
        order=scene.order.at,
        goods=" ".join(goods),
        posts=scene.posts,
        villages=sum(count for _, count in scene.villages),
        more=more,
    )


def _held(scene: SheetScene, words: Words) -> Iterator[str]:
    if scene.chests:
        yield words(f"{GAME}-alt-sheet-chests", count=scene.chests)
    if scene.hand:
        yield words(f"{GAME}-alt-sheet-hand", tiles=" ".join(_counted(scene.hand)))


def _named(scene: SheetScene, words: Words) -> Iterator[str]:
    for key, found in (("tokens", scene.tokens), ("used", scene.used)):
        if found:
            yield words(f"{GAME}-alt-sheet-{key}", tokens=_tokens(found, words))


def _number(scene: SheetScene, words: Words) -> Iterator[str]:
    yield words(f"{GAME}-alt-sheet-count", count=len(scene.tokens), used=len(scene.used))


def choice(scene: ChoiceScene, words: Words) -> str:
    """Return the choice as text: the question, every answer, and the sheet of the player asked."""
    asked = words(f"{GAME}-alt-choice", name=shortened(scene.strip.name, _NAME), text=scene.text)
    return joined(asked, *(card.said for card in scene.cards), _line(scene.strip, ALT, words))


def board(scene: SheetScene, words: Words) -> str:
    """Return a player's sheet as text."""
    goods = (
        f"{good_name(good, words)} {held}×{factor}={held * factor}"
        for good, held, factor in scene.goods
    )
    return joined(
        _owner(scene, words),
        _track("progress", scene.progress, words),
        _track("order", scene.order, words, colour=colour_name(scene.space, words)),
        words(f"{GAME}-alt-board-goods", goods=enumerated(goods, words)),
        words(
            f"{GAME}-alt-board-posts",
            left=scene.posts,
            placed=scene.placed,
            chests=scene.chests,
        ),
        words(f"{GAME}-alt-board-villages", tiles=enumerated(_counted(scene.villages), words)),
        words(f"{GAME}-alt-board-hand", tiles=enumerated(_counted(scene.hand), words)),
        words(f"{GAME}-alt-board-tokens", tokens=_tokens(scene.tokens, words)),
        words(f"{GAME}-alt-board-used", tokens=_tokens(scene.used, words)) if scene.used else "",
    )


def _owner(scene: SheetScene, words: Words) -> str:
    marks = [words(f"{GAME}-board-place", place=scene.place)]
    if scene.acting:
        marks.append(words("common-board-to-act"))
    return words(
        f"{GAME}-alt-board",
        name=player_name(scene, words, _NAME),
        letter=LETTERS[scene.seat],
        marks=commas(marks, words),
        points=scene.points,
        gold=scene.gold.at,
        most=scene.gold.length,
        cannons=scene.cannons.at,
        strength=scene.strength,
    )


def _track(key: str, track: Track, words: Words, **more: str) -> str:
    upcoming = ""
    if track.next:
        space, points = track.next
        upcoming = words(f"{GAME}-alt-board-next", space=space, points=points)
    return words(
        f"{GAME}-alt-board-{key}",
        at=track.at,
        length=track.length,
        points=track.reached,
        next=upcoming,
        **more,
    )


def _tokens(keys: Iterable[str], words: Words) -> str:
    names = (token_name(key, words) for key in keys)
    return parted(names, words) or words("common-alt-none")


def _counted(things: Counts) -> Iterator[str]:
    """Yield tiles with their numbers: "v3L×2"."""
    for key, count in things:
        yield f"{key}×{count}" if count > 1 else key


# The central board --------------------------------------------------------------------


def central(scene: CentralScene, words: Words) -> str:
    """Return the central board as text."""
    least, most = scene.strongest
    return joined(
        commas((headline(scene, words), words(f"{GAME}-board-ap", count=scene.points)), words)
        + ".",
        *_cubes(scene, words),
        words(
            f"{GAME}-alt-central-pirates",
            open=" + ".join(map(str, scene.pirates)),
            strength=scene.strength,
            hidden=scene.face_down,
            values=" ".join(map(str, scene.unseen)),
            least=least,
            most=most,
            time=scene.time,
        ),
        words(f"{GAME}-alt-central-goods", goods=_goods(scene, words)),
        words(f"{GAME}-alt-central-neutral", tiles=" ".join(_neutral(scene))),
        words(f"{GAME}-alt-central-order", spaces=enumerated(_spaces(scene, words), words)),
        words(
            f"{GAME}-alt-central-tokens",
            left=_tokens(scene.left, words),
            right=_tokens(scene.right, words),
        ),
    )


def _cubes(scene: CentralScene, words: Words) -> Iterator[str]:
    for key, cubes in (("field", scene.field), ("supply", scene.supply), ("tower", scene.inside)):
        found = (f"{phase_name(color, words)} {count}" for color, count in cubes if count)
        place = words(f"{GAME}-board-{key}")
        yield words(f"{GAME}-alt-central-cubes", place=f"{place}:", cubes=enumerated(found, words))


def _goods(scene: CentralScene, words: Words) -> str:
    return enumerated((open_good(token, words) for token in scene.goods), words)


def _neutral(scene: CentralScene) -> Iterator[str]:
    for shape, count in scene.neutral:
        yield f"{NEUTRAL}{shape}×{count}"


def _spaces(scene: CentralScene, words: Words) -> Iterator[str]:
    for space, discs in reversed(list(enumerate(scene.order))):
        if discs:
            letters = "".join(LETTERS[seat] for seat in reversed(discs))
            yield f"{space} ({colour_name(scene.spaces[space], words)}) {letters}"
