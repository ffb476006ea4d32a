"""Languages that nobody speaks, made of the English texts, to find what no other language fits."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import Collection
from pathlib import Path

from bot.locales import add_words


def know(codes: Collection[str]) -> None:
    """Let the bot know those of some languages that are pseudo-languages, in this process."""
    from tests.tools.pseudo.writing import PSEUDO, write

    if own := [code for code in codes if code in PSEUDO]:
        folder = Path(tempfile.mkdtemp(prefix="languages-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        write(folder, own)
        add_words(folder)
