"""`python -m tests.tools.client [moves [game ...]]` writes a game's posts to ./out/posts, for eyes.

People move at random, past Discord but for every seventh move. Each post comes as a phone shows
it, dark, and as a desktop does, light.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.catalogue import GAMES
from tests.cogs.harness import Harness
from tests.tools.client.layout import DESKTOP, PHONE
from tests.tools.client.posts import painted

OUT = Path("out") / "posts"
APART = 7


async def write(key: str, moves: int) -> None:
    """Play a game for so many moves, and write what is posted on the way."""
    with tempfile.TemporaryDirectory() as folder:
        async with Harness.open(Path(folder) / "games.sqlite3", asks_hours=True) as harness:
            await harness.started(3, game=key)
            seen: set[tuple[int, int]] = set()
            while (await harness.position()).version < moves:
                await save(harness, key, seen)
                await harness.turn(harness.rng)
                target = (await harness.position()).version + APART
                await harness.until(lambda now, least=target: now.version >= least)  # type: ignore[misc]
            await save(harness, key, seen)
            looked = await harness.people[0].click(await harness.post(), label="Boards")
            await _write(f"{key}-boards", looked.response)


async def save(harness: Harness, key: str, seen: set[tuple[int, int]]) -> None:
    """Write the messages that are new, or have other pictures than before."""
    for message in harness.channel.history():
        state = (message.id, len(message.attachments))
        if state not in seen:
            seen.add(state)
            await _write(f"{key}-{len(seen):03}", message)


async def _write(name: str, message: object) -> None:
    for width, dark in ((PHONE, True), (DESKTOP, False)):
        image = (await painted(message, width, dark)).image
        image.save(OUT / f"{name}-{width}.png")
    print(name, image.size)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.client", description=__doc__)
    parser.add_argument("moves", type=int, nargs="?", default=60, help="how long is played")
    parser.add_argument("games", nargs="*", metavar="game", help=", ".join(GAMES))
    asked = parser.parse_args(words)
    OUT.mkdir(parents=True, exist_ok=True)
    for key in asked.games or GAMES:
        asyncio.run(write(key, asked.moves))


if __name__ == "__main__":
    main()
