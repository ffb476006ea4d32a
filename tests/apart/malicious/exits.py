"""A move that ends the program: first politely, and if that does not help, at once."""

import os
import sys

from spoiled import spoiled


def act() -> None:
    """End."""
    try:
        sys.exit()
    finally:
        os._exit(0)


GAME = spoiled(act)
