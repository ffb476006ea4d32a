"""A move that starts processes which start processes, none of which ends.

There are at most `MOST` of them: a mistake of the test must not take the machine along.
"""

import os
import time

from spoiled import spoiled

MOST = 200


def act() -> None:
    """Double the number of processes, and wait in all of them."""
    count = 1
    while count <= MOST // 2:
        os.fork()
        count *= 2
    time.sleep(600)


GAME = spoiled(act)
