"""How long the pictures of a 5-player game take: `python -m tests.bench.bench_boards`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from statistics import median
from time import process_time

from bot.games.puerto_rico.view import View
from render.api import Look, Picture
from render.pictures.replay import animate
from render.puerto_rico import gallery
from tests.bench import Figure
from tests.bench.__main__ import main
from tests.render.play import game
from tests.render.views import NAMES, courtly, drafting, view

ROUNDS = 15
FRAMES = 70
LOOK = Look(names=NAMES, title="Puerto Rico · table #1")


def milliseconds(work: Callable[[], object]) -> float:
    begin = process_time()
    work()
    return (process_time() - begin) * 1000


def forget() -> None:
    gallery.supply_picture.cache_clear()
    gallery.player_picture.cache_clear()
    gallery.overview_picture.cache_clear()
    gallery.draft_picture.cache_clear()


def fresh(work: Callable[[], object]) -> float:
    """The median with all sprites and still layers, but no picture, in the caches."""
    work()
    return median(milliseconds(lambda: (forget(), work())) for _ in range(ROUNDS))


def two_changed(position: View) -> Iterable[float]:
    """The supply and one player's board differ from what was shown before."""
    before = position
    for number in range(ROUNDS):
        first, *others = position.players
        changed = replace(first, doubloons=30 + number)
        now = replace(position, round=20 + number, players=(changed, *others))
        yield milliseconds(partial(gallery.boards, now, LOOK, before))


def kibibytes(pictures: Iterable[Picture]) -> float:
    return max(len(picture.data) for picture in pictures) / 1024


def gallery_figures() -> Iterator[Figure]:
    """Measure positions of a game, each with its changes outlined."""
    largest = 0.0
    for name, share, kind in (
        ("early", 0.1, replace),
        ("middle", 0.55, replace),
        ("both expansions", 0.7, courtly),
        ("end", 1.0, replace),
    ):
        position = kind(view(5, share, "captain"))
        before = kind(view(5, share - 0.1, "trader"))
        all_new = fresh(partial(gallery.boards, position, LOOK, before))
        largest = max(largest, kibibytes(gallery.boards(position, LOOK, before)))
        gallery.boards(position, LOOK)
        yield Figure(f"boards: all six, {name}", all_new, "ms of CPU", "<= 120")
        some = median(two_changed(position))
        yield Figure(f"boards: two of six changed, {name}", some, "ms of CPU", "<= 60")
    unchanged = milliseconds(lambda: gallery.boards(position, LOOK))
    yield Figure("boards: nothing changed", unchanged, "ms of CPU", "<= 1")
    yield Figure("boards: largest picture", largest, "KiB", "<= 60")


def other_figures() -> Iterator[Figure]:
    """Measure the whole table, the phone's pictures, the result and a film of a game."""
    played = game(5, 1)
    position, before = view(5, 0.55, "captain"), view(5, 0.45, "trader")
    whole = fresh(lambda: gallery.overview(position, LOOK, before))
    yield Figure("boards: the whole table in one", whole, "ms of CPU")
    drawn = fresh(lambda: gallery.overview(drafting(8), LOOK, drafting(7)))
    yield Figure("boards: the building draft", drawn, "ms of CPU", "<= 25")
    phone = replace(LOOK, size="phone")
    small = fresh(lambda: gallery.boards(position, phone, before))
    yield Figure("boards: all six for a phone", small, "ms of CPU", "<= 120")
    largest = kibibytes(gallery.boards(position, phone, before))
    yield Figure("boards: largest for a phone", largest, "KiB", "<= 60")
    result = gallery.result(played.views[-1], played.scores, LOOK)
    yield Figure("boards: result", len(result.data) / 1024, "KiB", "<= 60")
    step = len(played.views) // FRAMES
    frames = [gallery.overview(one, LOOK) for one in played.views[::step][:FRAMES]]
    film: list[Picture] = []
    spent = milliseconds(lambda: film.append(animate(frames, 10 << 20)))
    yield Figure(f"boards: film of {len(frames)} frames", spent / 1000, "s of CPU", "<= 10")
    yield Figure("boards: its size", len(film[0].data) / (1 << 20), "MiB", "<= 10")


def figures() -> list[Figure]:
    """Measure what a process draws at first, then galleries, then all other pictures."""
    warm = milliseconds(lambda: gallery.warm_up(LOOK))
    first = milliseconds(lambda: gallery.boards(view(5, 0.55, "captain"), LOOK))
    return [
        Figure("boards: warm-up of a process", warm, "ms of CPU"),
        Figure("boards: first gallery after it", first, "ms of CPU", "<= 200"),
        *gallery_figures(),
        *other_figures(),
    ]


if __name__ == "__main__":
    sys.exit(main(["bench_boards"]))
