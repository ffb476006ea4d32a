"""Redraw golden pictures by name; without a name say which differ from what is drawn now."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops

from render.api import Picture
from tests.render.approved import as_png, smallest

PICTURES = {
    "puerto_rico": "tests.render.puerto_rico.cases",
    "magister_navis": "tests.render.magister_navis.cases",
    "amerigo_map": "tests.render.amerigo.map_cases",
    "amerigo_sheets": "tests.render.amerigo.sheet_cases",
}
"""The module with the cases and the folder of each set of pictures."""


class Approved(NamedTuple):
    """A set of pictures that eyes have approved; `cases` draw them."""

    folder: Path
    cases: Mapping[str, Callable[[], Picture]]

    def draw(self, case: str) -> bytes:
        """Return the picture of a case as PNG."""
        return as_png(self.cases[case]())


def approved(name: str) -> Approved:
    """Return a set of pictures."""
    module = importlib.import_module(PICTURES[name])
    return Approved(module.GOLDEN, module.CASES)


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
        print(name, "is the same" if is_same(path, drawn) else "is redrawn" if names else "differs")
        if names:
            path.write_bytes(smallest(drawn))
    return 0


def is_same(path: Path, drawn: bytes) -> bool:
    """Return whether a file shows exactly what was drawn, however it is encoded."""
    if not path.is_file():
        return False
    kept, new = (Image.open(source).convert("RGB") for source in (path, BytesIO(drawn)))
    return kept.size == new.size and ImageChops.difference(kept, new).getbbox() is None


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.goldens", description=__doc__)
    parser.add_argument("pictures", choices=tuple(PICTURES))
    parser.add_argument("names", nargs="*", metavar="NAME")
    asked = parser.parse_args(words)
    pictures = approved(asked.pictures)
    return redraw(asked.names, pictures.cases, pictures.folder, pictures.draw)


if __name__ == "__main__":
    sys.exit(main())
