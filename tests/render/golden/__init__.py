"""The golden pictures of Puerto Rico, and how those of any game are redrawn: by name."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops


def redraw(
    names: Sequence[str], cases: Iterable[str], folder: Path, draw: Callable[[str], bytes]
) -> int:
    """Redraw the pictures of these names, and return the exit code.

    Without a name, say which of all pictures differ from what is drawn now, and write none.
    """
    known = list(cases)
    if wrong := [name for name in names if name not in known]:
        sys.stderr.write(f"There is no picture {wrong[0]}. There are: {', '.join(known)}.\n")
        return 2
    for name in names or known:
        path, drawn = folder / f"{name}.png", draw(name)
        print(name, "is the same" if is_same(path, drawn) else "differs")
        if names:
            path.write_bytes(drawn)
    return 0


def is_same(path: Path, drawn: bytes) -> bool:
    """Return whether a file shows exactly what was drawn, however it is encoded."""
    if not path.is_file():
        return False
    kept, new = (Image.open(source).convert("RGB") for source in (path, BytesIO(drawn)))
    return kept.size == new.size and ImageChops.difference(kept, new).getbbox() is None
