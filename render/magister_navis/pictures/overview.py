"""The table: the map with everything on it, the phase, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.magister_navis.data import ROUNDS
from bot.locales import Words
from render.art import signs
from render.art.canvas import Canvas
from render.art.chart import Chart
from render.art.sprites import Drawing, sprite
from render.magister_navis.art import drawings as art
from render.magister_navis.pictures import chart
from render.magister_navis.scenes import WorldScene
from render.magister_navis.text.terms import GAME
from render.pictures import title

_PHASES: Mapping[str, Drawing] = {"prepare": art.roof_sign, "action": signs.ship, "end": art.glory}
_RULES: Mapping[str, str] = {"prepare": "building", "action": "turn", "end": "end"}


def draw(scene: WorldScene, before: WorldScene | None = None) -> Canvas:
    """Return the picture, not yet encoded; differences from `before` have a ring."""
    words = Words(scene.language)
    canvas = chart.begun(Chart(), scene, before or scene)
    phase = words.of(GAME, f"board-phase-{scene.phase}")
    number = words(f"{GAME}-board-round", round=scene.round, rounds=ROUNDS)
    mark = sprite(_PHASES[scene.phase], 50, 50, canvas.theme)
    asked = [title.Asked(seat, line.name) for seat, line in enumerate(scene.seats) if line.acting]
    rule = _RULES[scene.phase]
    title.draw(canvas, f"{phase} · {number}", words, asked, mark, rule=rule)
    return canvas
