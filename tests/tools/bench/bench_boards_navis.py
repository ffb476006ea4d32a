"""Time for pictures of Magister Navis: `python -m tests.tools.bench bench_boards_navis`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median

from bot.games.magister_navis.data import REGIONS
from bot.house_bots.easy import sample_views
from bot.workers.drawing.worker import warm_up
from render.api import Look, Picture
from render.magister_navis import gallery
from tests.catalogue import CATALOGUE, GAMES
from tests.render.magister_navis.play import NAMES, game
from tests.tools.bench import Figure
from tests.tools.bench.drawing import film, mean_post, milliseconds

ROUNDS = 7
SEATS, SEED = 5, 3
FRAME = 4
"""Moves between two pictures of a film."""
LOOK = Look(names=NAMES, title="Magister Navis · table #1")
CACHES = (
    gallery.table_picture,
    gallery.boards_picture,
    gallery.board_picture,
    gallery.build_picture,
    gallery.region_picture,
)


def fresh(work: Callable[[], object]) -> float:
    """The median with all sprites and maps, but no picture, in the caches."""
    work()
    return median(milliseconds(lambda: (_forget(), work())) for _ in range(ROUNDS))


def _forget() -> None:
    for cache in CACHES:
        cache.cache_clear()


def phases() -> Iterator[Figure]:
    """Measure the two pictures that are posted after a phase, both of them new."""
    views = game(SEATS, SEED).views
    for name, share in (("early", 0.15), ("middle", 0.5), ("late", 0.9)):
        index = int(len(views) * share)
        seen = (views[index], LOOK, views[index - 9])

        def post(seen=seen) -> tuple[Picture, ...]:
            return gallery.overview(*seen), gallery.boards(*seen)

        yield Figure(f"navis: the table and all boards, {name}", fresh(post), "ms of CPU", "<= 20")
        for kind, picture in zip(("the table", "all boards"), post(), strict=True):
            yield Figure(f"navis: {kind}, {name}", len(picture.data) / 1024, "KiB", "<= 60")


def questions() -> Iterator[Figure]:
    """Measure what somebody is asked, each kind of question once, and all regions from near."""
    played = game(SEATS, SEED)
    asked = {d.kind: (d, view) for d, view in zip(played.asked, played.views, strict=False)}
    for kind, (decision, view) in asked.items():
        if gallery.question(decision, view, LOOK) is not None:
            spent = fresh(lambda one=(decision, view): gallery.question(*one, LOOK))
            yield Figure(f"navis: question, {kind}", spent, "ms of CPU", "<= 8")


def alone() -> Iterator[Figure]:
    """Measure what somebody asks for: a board, and all regions from near."""
    views = game(SEATS, SEED).views
    late = views[int(len(views) * 0.9)]
    spent = fresh(lambda: gallery.board(late, LOOK, 1))
    yield Figure("navis: one board alone", spent, "ms of CPU", "<= 7")
    dearest = max(fresh(lambda key=key: gallery.close_up(late, LOOK, key)) for key in REGIONS)
    yield Figure("navis: dearest region from near", dearest, "ms of CPU", "<= 7")
    near = [len(gallery.close_up(late, LOOK, key).data) for key in REGIONS]
    yield Figure("navis: largest region from near", max(near) / 1024, "KiB", "<= 60")


def through() -> Iterator[Figure]:
    """Measure the posts of a whole game that this process has not seen, after those of another."""
    mean_post(gallery, game(SEATS, SEED + 1).views, LOOK, _forget)
    spent = mean_post(gallery, game(SEATS, SEED).views, LOOK, _forget)
    yield Figure("navis: a post, mean of a game", spent, "ms of CPU", "<= 20")


def figures() -> list[Figure]:
    """Measure the warm-up of a process, then posts, then a film."""
    views = sample_views(GAMES["magister_navis"])
    warm = milliseconds(lambda: warm_up(CATALOGUE["magister_navis"], views, LOOK))
    first = Figure("navis: warm-up of a process", warm, "ms of CPU", "<= 770")
    reel = film("navis", gallery, game(SEATS, SEED).views[::FRAME], LOOK, _forget)
    return [first, *through(), *phases(), *questions(), *alone(), *reel]
