"""The strip on top of the pictures that show the table."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.magister_navis.data import ROUNDS
from bot.locales import Words
from render.art.canvas import Canvas
from render.art.sprites import Drawing, sprite
from render.magister_navis.art import drawings as art
from render.magister_navis.scenes import WorldScene
from render.magister_navis.text.terms import GAME
from render.pictures import title
from render.pictures.title import Asked

_PHASES: Mapping[str, Drawing] = {"prepare": art.roof_sign, "action": art.ship, "end": art.glory}


def draw(canvas: Canvas, scene: WorldScene, words: Words, text: str = "") -> None:
    """Write the phase with the round, or another text, and whose turn it is."""
    phase = words.of(GAME, f"board-phase-{scene.phase}")
    number = words(f"{GAME}-board-round", round=scene.round, rounds=ROUNDS)
    mark = sprite(_PHASES[scene.phase], 50, 50, canvas.theme)
    asked = [Asked(seat, line.name) for seat, line in enumerate(scene.seats) if line.acting]
    title.draw(canvas, text or f"{phase} · {number}", words, asked, mark)
