"""Write pictures of every hand-made position to ./out, whole and at Discord's sizes.

Run as `python -m tests.render.samples [palette] [language]`.
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image

from render.api import Look
from render.puerto_rico.boards import boards
from tests.render.views import NAMES, POSITIONS

OUT = Path("out")
DISCORD = "#313338"


def main(palette: str = "night", language: str = "en") -> None:
    OUT.mkdir(exist_ok=True)
    look = Look(language, palette, NAMES, frozenset({3}), "Harbour lights")
    for key, position in POSITIONS.items():
        for picture in boards(position, look):
            stem = OUT / f"{palette}-{language}-{key}-{picture.name.removesuffix('.png')}"
            stem.with_suffix(".png").write_bytes(picture.data)
            image = Image.open(BytesIO(picture.data)).convert("RGB")
            sheet = Image.new("RGB", (940, 10 + 550 * image.height // image.width), DISCORD)
            left = 10
            for width in (550, 350):
                small = image.resize(
                    (width, width * image.height // image.width), Image.Resampling.LANCZOS
                )
                sheet.paste(small, (left, 5))
                left += width + 20
            sheet.save(f"{stem}-small.png")
            print(stem.name, len(picture.data) // 1024, "KiB", len(picture.alt), "alt")


if __name__ == "__main__":
    main(*sys.argv[1:])
