"""How a command ends: its exit code, and one sentence on the standard error."""

from __future__ import annotations

import sys

FAILED = 1
USAGE = 2
IN_USE = 3


def complain(sentence: str, code: int) -> int:
    """Say what went wrong, and return the exit code."""
    sys.stderr.write(sentence + "\n")
    return code
