"""A move that never ends."""

from spoiled import spoiled


def act() -> None:
    """Go on for ever."""
    while True:
        pass


GAME = spoiled(act)
