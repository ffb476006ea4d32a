"""Write the golden games and counts of a game anew, after a rule has changed on purpose.

Read the difference before it is committed. Stored states are never written anew: `--store` adds
those of a new schema.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Sequence

from tests.catalogue import GAMES


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.golden_games", description=__doc__)
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--store", action="store_true", help="add the states that are missing")
    asked = parser.parse_args(words)
    golden = importlib.import_module(f"tests.games.{asked.game}.golden").GOLDEN
    (golden.store if asked.store else golden.write)()


if __name__ == "__main__":
    main()
