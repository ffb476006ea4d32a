"""Start the command line: `bot`, `python -m bot`, and `uv run bot`."""

import sys
from pathlib import Path

if not __package__:
    # `uv run bot` finds this folder and runs it as a program, which puts the folder itself
    # where Python looks for modules first.
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

from bot.cli import main

if __name__ == "__main__":
    sys.exit(main())
