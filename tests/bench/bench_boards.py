"""How long the gallery of a 5-player game takes: `python -m tests.bench.bench_boards`."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import replace
from statistics import median
from time import process_time

from bot.games.puerto_rico.view import View
from render.api import Look
from render.puerto_rico import boards as gallery
from tests.bench import Figure
from tests.bench.__main__ import main
from tests.render.views import NAMES, view

ROUNDS = 15


def milliseconds(position: View, look: Look) -> float:
    begin = process_time()
    gallery.boards(position, look)
    return (process_time() - begin) * 1000


def forget() -> None:
    gallery.supply_picture.cache_clear()
    gallery.player_picture.cache_clear()


def fresh(position: View, look: Look) -> Iterable[float]:
    for _ in range(ROUNDS):
        forget()
        yield milliseconds(position, look)


def two_changed(position: View, look: Look) -> Iterable[float]:
    """The supply and one player's board differ from what was shown before."""
    for number in range(ROUNDS):
        first, *others = position.players
        first = replace(first, doubloons=30 + number)
        yield milliseconds(replace(position, round=20 + number, players=(first, *others)), look)


def figures() -> list[Figure]:
    """Measure three positions of a game, and the biggest picture of all."""
    look = Look(names=NAMES, title="Harbour lights")
    begin = process_time()
    gallery.boards(view(5, 0.0, "round"), look)
    found = [Figure("boards: first gallery of a process", (process_time() - begin) * 1000, "ms")]
    largest = 0
    for name, share in (("early", 0.1), ("middle", 0.55), ("end", 1.0)):
        position = view(5, share, "captain")
        all_new, some = median(fresh(position, look)), median(two_changed(position, look))
        pictures = gallery.boards(position, look)
        found += [
            Figure(f"boards: all six, {name}", all_new, "ms of CPU", "<= 180"),
            Figure(f"boards: two of six changed, {name}", some, "ms of CPU"),
            Figure(f"boards: nothing changed, {name}", milliseconds(position, look), "ms of CPU"),
        ]
        largest = max(largest, *(len(picture.data) for picture in pictures))
    return [*found, Figure("boards: largest picture", largest / 1024, "KiB", "<= 100")]


if __name__ == "__main__":
    sys.exit(main(["bench_boards"]))
