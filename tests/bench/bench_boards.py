"""How long the gallery of a 5-player game takes: `python -m tests.bench.bench_boards`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from statistics import median
from time import process_time

from bot.games.puerto_rico.view import View
from render.api import Look
from render.puerto_rico import boards as gallery
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


def main() -> None:
    look = Look(names=NAMES, title="Harbour lights")
    begin = process_time()
    gallery.boards(view(5, 0.0, "round"), look)
    print(f"first gallery of a process, with all sprites: {(process_time() - begin) * 1000:.0f} ms")
    print(
        f"{'position':10} {'fresh ms':>9} {'two changed ms':>15} {'unchanged ms':>13}  KiB an image"
    )
    for name, share in (("early", 0.1), ("middle", 0.55), ("end", 1.0)):
        position = view(5, share, "captain")
        gallery.boards(position, look)
        everything = median(fresh(position, look))
        some = median(two_changed(position, look))
        same = milliseconds(position, look)
        sizes = " ".join(f"{len(p.data) / 1024:.0f}" for p in gallery.boards(position, look))
        print(f"{name:10} {everything:9.1f} {some:15.1f} {same:13.2f}  {sizes}")


if __name__ == "__main__":
    main()
