"""The colours that the pictures of games are stored in, as files of the games' art."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from render.amerigo.art import palette_sheet as amerigo
from render.amerigo.art.palette_sheet import colors
from render.art.palette import learned
from render.art.theme import Theme, palettes
from render.magister_navis.art import palette_sheet as magister_navis
from render.puerto_rico.art import palette_sheet as puerto_rico

SHEETS = {
    puerto_rico.FILE: (puerto_rico.palette_sheet, puerto_rico.themes),
    magister_navis.FILE: (magister_navis.palette_sheet, magister_navis.themes),
    amerigo.FILE: (amerigo.palette_sheet, colors),
}
"""By file: what draws the sheet in a theme, and what returns a theme by name."""

_ACROSS = 16


def written(file: Path) -> str:
    """Return what the file should say; it takes some seconds."""
    sheet, themes = SHEETS[file]
    return "\n".join(_table(name, themes(name), sheet(themes(name))) for name in palettes())


def _table(name: str, colors: Theme, sheet: Image.Image) -> str:
    found = [bytes(color).hex() for color in learned(colors, sheet)]
    rows = (" ".join(found[at : at + _ACROSS]) for at in range(0, len(found), _ACROSS))
    return "\n".join((f'{name} = """', *rows, '"""\n'))
