"""`python -m tests.tools.recording FOLDER`, or `--compare OLD NEW` (exit code 1: they differ)."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.tools.recording.compare import differences
from tests.tools.recording.record import record_all
from tests.tools.recording.scripts import SCRIPTS


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.recording", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", help="where the recording is written")
    parser.add_argument("--compare", type=Path, nargs=2, metavar=("OLD", "NEW"))
    parser.add_argument("--only", default="", help="record the scripts whose names begin so")
    args = parser.parse_args(argv)
    if args.compare:
        found = differences(*args.compare)
        print("\n".join(found) or "no differences")
        return 1 if found else 0
    if args.folder is None:
        parser.error("name the folder that the recording goes to")
    chosen = [script for script in SCRIPTS if script.name.startswith(args.only)]
    for name, seconds in record_all(chosen, args.folder):
        print(f"{name}: {seconds:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
