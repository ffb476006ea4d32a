"""Pictures of other sizes made 11:7, until there are ones that are drawn so."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageOps

from render.api import Picture
from render.art.page import GAP, HEIGHT, SIZE, WIDTH


@lru_cache(maxsize=64)
def stand_in(name: str, *pictures: Picture) -> Picture:
    """Return the pictures below each other in one of the right size."""
    image = Image.new("RGB", SIZE)
    high = (HEIGHT - GAP * (len(pictures) - 1)) // len(pictures)
    for index, picture in enumerate(pictures):
        part = Image.open(BytesIO(picture.data)).convert("RGB")
        image.paste(ImageOps.pad(part, (WIDTH, high)), (0, index * (high + GAP)))
    data = BytesIO()
    image.quantize(128).save(data, "PNG")
    return Picture(f"{name}.png", SIZE, data.getvalue(), pictures[0].alt)
