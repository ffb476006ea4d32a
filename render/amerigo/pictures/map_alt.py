"""Alt texts of the pictures with the map; at most 1024 characters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.locales import Words
from render.amerigo.map_scenes import PIRATES, IslandLine, MapScene, SeatLine, TableScene
from render.amerigo.parts.panel import phase_name
from render.scenes import LETTERS
from render.text.wording import ALT, enumerated, within

_NAME = 14


def overview(scene: TableScene, words: Words) -> str:
    """Return what the picture of the table tells, the most important things first."""
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
    """Yield where every ship is: "A1 D7"."""
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
