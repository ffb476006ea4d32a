"""Pictures held against the ones that eyes have approved.

Small differences (another version of a library) are tolerated; anything that one would see is not.
A picture that differs is written down, with the approved one and what is between them.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageOps, ImageStat

from render.api import Picture

TOLERANCE = 1.5
"""Mean difference of a channel, of 255: a moved number of one card is more."""
OUT = Path(__file__).parents[2] / "out" / "pictures"
ACROSS, DOWN = 16, 10


def as_png(picture: Picture) -> bytes:
    """Return a picture in the colours in which it is kept, encoded quickly."""
    out = BytesIO()
    image = Image.open(BytesIO(picture.data)).convert("RGB")
    image.quantize(128).save(out, "PNG", compress_level=1)
    return out.getvalue()


def smallest(png: bytes) -> bytes:
    """Return the same picture as it is kept: encoding it takes longer than drawing it."""
    out = BytesIO()
    Image.open(BytesIO(png)).save(out, "PNG", optimize=True)
    return out.getvalue()


def difference(one: bytes, other: bytes) -> float:
    """Return the mean difference of a channel, in the worst of 16 x 10 fields."""
    return _difference(_opened(one), _opened(other))


def _difference(one: Image.Image, other: Image.Image) -> float:
    assert one.size == other.size
    apart = ImageChops.difference(one, other)
    if apart.getbbox() is None:
        return 0.0
    width, height = apart.width // ACROSS, apart.height // DOWN
    fields = (
        apart.crop((x * width, y * height, (x + 1) * width, (y + 1) * height))
        for x in range(ACROSS)
        for y in range(DOWN)
    )
    return max(max(ImageStat.Stat(field).mean) for field in fields)


def is_alike(picture: Picture, approved: Path) -> bool:
    """Return whether a picture as it is posted hardly differs from the approved one.

    That has fewer colours; to choose them again takes longer than all the rest.
    """
    if not approved.exists():
        return False
    kept, shown = _opened(approved.read_bytes()), _opened(picture.data)
    return kept.size == shown.size and _difference(kept, shown) <= TOLERANCE


def check(drawn: bytes, approved: Path, out: Path = OUT) -> None:
    """Raise AssertionError where one sees a difference; it names the folder of both pictures."""
    before = approved.read_bytes() if approved.exists() else None
    if before is not None and _opened(before).size == _opened(drawn).size:
        found = difference(drawn, before)
        if found <= TOLERANCE:
            return
        reason = f"differs by {found:.1f} of {TOLERANCE}"
    else:
        reason = "has another size" if before is not None else "is not there"
    folder = out / approved.parent.relative_to(approved.parents[2]) / approved.stem
    raise AssertionError(f"{approved.name} {reason}: {_written(folder, drawn, before)}")


def _written(folder: Path, drawn: bytes, approved: bytes | None) -> Path:
    """Write what was compared and the difference, made visible; return the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "drawn.png").write_bytes(drawn)
    if approved is not None:
        (folder / "approved.png").write_bytes(approved)
        _apart(_opened(drawn), _opened(approved)).save(folder / "difference.png")
    return folder


def _apart(one: Image.Image, other: Image.Image) -> Image.Image:
    """Return where two pictures differ, on the area of both."""
    area = max(one.width, other.width), max(one.height, other.height)
    sheets = [Image.new("RGB", area) for _ in range(2)]
    for sheet, image in zip(sheets, (one, other), strict=True):
        sheet.paste(image)
    return ImageOps.autocontrast(ImageChops.difference(*sheets))


def _opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")
