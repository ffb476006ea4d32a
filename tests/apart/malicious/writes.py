"""A move that writes to the bot's database, whose path the test has told it."""

import os
import sqlite3
from pathlib import Path

from spoiled import spoiled

DATABASE = Path(__file__).with_name("target.txt")


def act() -> None:
    """Write to the database by all means."""
    path = DATABASE.read_text()
    for do in (lambda: os.unlink(path), lambda: os.truncate(path, 0), lambda: write(path)):
        try:
            do()
        except (OSError, sqlite3.Error) as error:
            last = error
        else:
            return
    raise last


def write(path: str) -> None:
    """Have everybody win."""
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE game SET status = 'over'")


GAME = spoiled(act)
