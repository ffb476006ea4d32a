"""How long the pictures of Magister Navis take: `python -m tests.bench.bench_boards_navis`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from statistics import median
from time import process_time

from bot.games.magister_navis.data import REGIONS
from render.api import Look
from render.magister_navis import gallery
from render.pictures.replay import animate
from tests.bench import Figure
from tests.bench.__main__ import main
from tests.render.magister_navis.play import NAMES, game

ROUNDS = 7
SEATS, SEED = 5, 3
LOOK = Look(names=NAMES, title="Magister Navis · table #1")
CACHES = (
    gallery.supply_picture,
    gallery.player_picture,
    gallery.overview_picture,
    gallery.region_picture,
)


def milliseconds(work: Callable[[], object]) -> float:
    begin = process_time()
    work()
    return (process_time() - begin) * 1000


def fresh(work: Callable[[], object]) -> float:
    """The median with all sprites and maps, but no picture, in the caches."""
    work()
    return median(milliseconds(lambda: (_forget(), work())) for _ in range(ROUNDS))


def _forget() -> None:
    for cache in CACHES:
        cache.cache_clear()


def phases() -> Iterator[Figure]:
    """Measure what is posted after a phase, all of it new."""
    views = game(SEATS, SEED).views
    for size in ("full", "phone"):
        look, table, other = replace(LOOK, size=size), 0, 0
        for name, share in (("early", 0.15), ("middle", 0.5), ("late", 0.9)):
            index = int(len(views) * share)
            post = (views[index], look, views[index - 9], "action")
            spent = fresh(lambda post=post: gallery.after_phase(*post))
            yield Figure(f"navis: all seven, {size}, {name}", spent, "ms of CPU", "<= 150")
            first, *others = (len(picture.data) for picture in gallery.after_phase(*post))
            table, other = max(table, first), max(other, *others)
        yield Figure(f"navis: the table, {size}", table / 1024, "KiB", "<= 100")
        yield Figure(f"navis: largest of the others, {size}", other / 1024, "KiB", "<= 60")


def turns() -> Iterator[Figure]:
    """Measure what is posted after a full turn, and all regions from near."""
    views = game(SEATS, SEED).views
    late = int(len(views) * 0.9)
    post = (views[late], LOOK, views[late - 3 * SEATS], "turn")
    number = len(gallery.after_phase(*post))
    spent = fresh(lambda: gallery.after_phase(*post))
    yield Figure(f"navis: what has happened in {number} regions", spent, "ms of CPU", "<= 150")
    near = [len(gallery.close_up(views[late], LOOK, key).data) for key in REGIONS]
    yield Figure("navis: largest region from near", max(near) / 1024, "KiB", "<= 60")


def film() -> Iterator[Figure]:
    """Measure a film of a whole game."""
    frames = [gallery.overview(view, LOOK) for view in game(SEATS, SEED).views[::4]]
    reel = []
    spent = milliseconds(lambda: reel.append(animate(frames, 10 << 20)))
    yield Figure(f"navis: film of {len(frames)} frames", spent / 1000, "s of CPU", "<= 10")
    yield Figure("navis: its size", len(reel[0].data) / (1 << 20), "MiB", "<= 10")


def figures() -> list[Figure]:
    """Measure the warm-up of a process, then posts, then a film."""
    warm = milliseconds(lambda: gallery.warm_up(LOOK))
    first = Figure("navis: warm-up of a process", warm, "ms of CPU")
    return [first, *phases(), *turns(), *film()]


if __name__ == "__main__":
    sys.exit(main(["bench_boards_navis"]))
