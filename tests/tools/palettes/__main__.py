"""Learn the palettes of pictures anew, after a change of the art."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from tests.tools.palettes import SHEETS, written


def main(words: Sequence[str] | None = None) -> None:
    """Write the files of the games' art, and name them."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.palettes", description=__doc__)
    parser.parse_args(words)
    for file in SHEETS:
        file.write_text(written(file), encoding="utf-8")
        print(file)


if __name__ == "__main__":
    main()
