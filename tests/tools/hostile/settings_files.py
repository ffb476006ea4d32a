"""Files `.env` with anything in them: settings, or one sentence without a secret."""

from __future__ import annotations

import os
import random
import tempfile
from pathlib import Path

from bot.runtime.settings import BadSettings, load, variables
from tests.tools.hostile import Outcome
from tests.tools.hostile.interactions import NUMBERS, WORDS

SECRET = "MTIzNDU2Nzg5.hostile.token"
NAMES = ("BOT_", "BOT_LOG", "bot_database", "DISCORD_TOKEN", "PATH", "=", "export BOT_LANGUAGE", "")
VALUES = (
    *("", "yes", "-1", "1e99", "0x10", "info", "DEBUG", "'", '"', "${HOME}", "$(reboot)", "`id`"),
    *("/", "/dev/null", "../..", "a" * 5000, "#", "de # German", "\\", "١٢", str(2**64), "nan"),
)


def written(rng: random.Random) -> bytes:
    """Return a file: lines of settings, and sometimes bytes that are no text."""
    lines = [f"DISCORD_TOKEN={SECRET}"] if rng.random() < 0.5 else []
    for _ in range(rng.randint(1, 6)):
        name = rng.choice((*variables(), *NAMES))
        value = rng.choice((*VALUES, *WORDS, *NUMBERS))
        quote = rng.choice(("", "", '"', "'"))
        lines.append(f"{name}{rng.choice(('=', ' = ', ''))}{quote}{value}{quote}")
    rng.shuffle(lines)
    data = rng.choice(("\n", "\r\n", "\n\n")).join(lines).encode("utf-8", "surrogatepass")
    if rng.random() < 0.1:
        at = rng.randint(0, len(data))
        data = data[:at] + rng.choice((b"\xff\xfe", b"\x80", b"\x00", b"\xef\xbb\xbf")) + data[at:]
    return data


def tries(count: int, seed: int) -> Outcome:
    """Read files in a folder of their own, in an environment without settings."""
    rng, found = random.Random(seed), Outcome(".env files")
    here, kept = Path.cwd(), dict(os.environ)
    with tempfile.TemporaryDirectory() as folder:
        try:
            os.chdir(folder)
            for name in variables():
                os.environ.pop(name, None)
            for _ in range(count):
                _read(written(rng), found)
        finally:
            os.chdir(here)
            os.environ.clear()
            os.environ.update(kept)
    return found


def _read(data: bytes, found: Outcome) -> None:
    found.tried += 1
    Path(".env").write_bytes(data)
    try:
        said = repr(load())
    except BadSettings as error:
        found.refused += 1
        said = str(error)
    except Exception as error:
        found.faults.append(f"{data!r}: {error!r}")
        return
    if SECRET in said:
        found.faults.append(f"{data!r}: the token is told")
    if Path(".env").read_bytes() != data:
        found.faults.append(f"{data!r}: the file has changed")
