"""Write the pseudo-languages, or look at everything that people meet in them.

    python -m tests.tools.pseudo write FOLDER   writes a folder for each
    python -m tests.tools.pseudo read           runs all tests that read every language in them
    python -m tests.tools.pseudo play           plays whole games on a simulated Discord in them
    python -m tests.tools.pseudo walk FOLDER    runs all tests of commands, pages and mails while
                                                the bot speaks them, and writes what was met

`--codes en-XA,fr` names others; languages of the bot may be among them, too.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.tools import pseudo
from tests.tools.pseudo.everything import arguments
from tests.tools.pseudo.walking.report import walk
from tests.tools.pseudo.writing import PSEUDO, write


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out what is asked; return 1 if anything does not fit."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.tools.pseudo",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", choices=("write", "read", "play", "walk"))
    parser.add_argument("folder", type=Path, nargs="?", help="where files are written")
    parser.add_argument("--codes", default=",".join(PSEUDO), help="the languages")
    args = parser.parse_args(argv)
    codes = args.codes.split(",")
    if args.what in ("write", "walk") and args.folder is None:
        parser.error("name the folder that files are written to")
    if args.what == "write":
        write(args.folder, [code for code in codes if code in PSEUDO])
        return 0
    if args.what == "walk":
        return walk(codes, args.folder)
    return _read(codes) if args.what == "read" else _play(codes)


def _read(codes: Sequence[str]) -> int:
    command = [sys.executable, "-m", "pytest", "-q", "--languages", ",".join(codes)]
    return subprocess.run([*command, *arguments()], check=False).returncode


def _play(codes: Sequence[str]) -> int:
    from tests.tools.pseudo.playing import faults

    pseudo.know(codes)
    found = 0
    for code in codes:
        for fault in faults(code):
            print(f"{code}: {fault}", flush=True)
            found += 1
    print(f"{found} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
