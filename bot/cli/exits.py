"""Exit codes of commands, and output of error messages."""

from __future__ import annotations

import sys
from collections.abc import Mapping

DONE = 0
FAILED = 1
USAGE = 2
IN_USE = 3

EXITS: Mapping[int, str] = {
    DONE: "it is done, or was declined",
    FAILED: "it failed, found differences, or the database or backup is not there",
    USAGE: "it was asked wrongly (there is no such table), or the settings cannot be used",
    IN_USE: "another bot runs on the database",
}
"""Meanings of the exit codes of all commands except `bot doctor`."""
DOCTOR: Mapping[int, str] = {0: "all is well", 1: "there are warnings", 2: "there are errors"}
"""Meanings of the exit codes of `bot doctor`."""


def complain(sentence: str, code: int) -> int:
    """Print an error message to the standard error; return the exit code."""
    sys.stderr.write(sentence + "\n")
    return code
