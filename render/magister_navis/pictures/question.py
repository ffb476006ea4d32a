"""What somebody is asked: the map with all targets bright, or the buildings on offer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.games.magister_navis.data import BUILDINGS, STATUSES
from bot.locales import Words
from render.art.canvas import Canvas
from render.art.page import SIZE
from render.art.theme import theme
from render.art.widgets import laid
from render.magister_navis.art import drawings as art
from render.magister_navis.art import stock
from render.magister_navis.art.atlas import Chart
from render.magister_navis.pictures import boards, chart, heading
from render.magister_navis.scenes import WorldScene, asked
from render.magister_navis.text.terms import GAME, building_name, gist
from render.pictures import question
from render.pictures.cards import Card, Mark, Value
from render.scenes import targets


def draw(scene: WorldScene, _: WorldScene | None = None) -> Canvas:
    """Return the picture, not yet encoded."""
    return _build(scene) if targets(scene.open, "build") else _act(scene)


def _act(scene: WorldScene) -> Canvas:
    """Return the map with everything bright that an action may aim at."""
    words, line = Words(scene.language), scene.seats[asked(scene)]
    canvas = chart.begun(Chart(), scene, scene)
    phase = words.of(GAME, f"board-phase-{scene.phase}")
    harbor = words(f"{GAME}-board-harbor")
    heading.draw(canvas, scene, words, f"{phase} · {harbor} {line.harbor}")
    return canvas


def _build(scene: WorldScene) -> Canvas:
    """Return the buildings that can be built, the highest level first."""
    words, seat = Words(scene.language), asked(scene)
    canvas = laid(SIZE, theme(scene.palette))
    line = replace(scene.seats[seat], acting=False)
    industry = line.status[STATUSES.index("industry")]
    heading.draw(canvas, scene, words, words(f"{GAME}-board-build", level=industry.reward))
    question.choices(
        canvas,
        tuple(_offered(scene, words)),
        lambda onto, box: boards.strip(onto, box, seat, line, line, words),
    )
    return canvas


def _offered(scene: WorldScene, words: Words) -> Iterator[Card]:
    free, left = targets(scene.open, "build"), dict(scene.offer)
    for key in sorted(free, key=lambda one: (-BUILDINGS[one].level, list(BUILDINGS).index(one))):
        building = BUILDINGS[key]
        does = (Mark(art.ACTIONS[action]) for action in stock.steps(building))
        gives = (_given(*one) for one in stock.marks(building.symbols))
        about = gist(key, words)
        yield Card(
            (Mark(art.roof, (str(building.level),)), *does, *gives),
            building_name(key, words),
            (Value(f"×{left[key]}", quiet=True),),
            about[:1].upper() + about[1:],
        )


def _given(symbol: str, count: int) -> Mark:
    return Mark(art.worth, (str(count),)) if symbol == "glory" else Mark(art.SYMBOLS[symbol])
