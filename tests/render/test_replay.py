"""Films of games: every frame is there, memory and bytes are bounded, progress is told."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from render.api import Look, Picture
from render.pictures.replay import MOST_BYTES, TooLong, animate, shot
from render.puerto_rico.gallery import boards, overview
from tests.render.play import game

LOOK = Look(names=("Anna", "Bob", "Cleo"))
MIB = 1 << 20


def frames(number: int) -> Iterator[Picture]:
    views = game(3, 4).views[::8]
    for index in range(number):
        kind, since = shot(index, last=index == number - 1)
        draw = overview if kind == "table" else boards
        yield draw(views[index], LOOK, None if since is None else views[since])


@cache
def film(number: int) -> Picture:
    """A film of so many frames, whole."""
    return animate(frames(number), MIB)


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data))


def test_a_film_has_every_frame_at_one_size() -> None:
    film = animate(frames(5), MIB, alt="Five phases")
    image = opened(film)
    assert (film.name, film.alt, image.n_frames) == ("replay.webp", "Five phases", 5)
    assert image.size == film.size == next(frames(1)).size
    for number, frame in enumerate(frames(5)):
        image.seek(number)
        assert image.convert("RGB").tobytes() == opened(frame).convert("RGB").tobytes()


def test_table_and_boards_take_turns_and_the_last_frame_stands_still() -> None:
    assert [shot(number, last=number == 5) for number in range(6)] == [
        ("table", None),
        ("boards", 0),
        ("table", 0),
        ("boards", 1),
        ("table", 2),
        ("boards", None),
    ]
    assert shot(6, last=True) == ("boards", None), "whatever the number of phases"
    assert shot(0, last=True).kind == "table", "a game that has just begun"
    assert [one.name for one in frames(4)] == ["table.png", "boards.png", "table.png", "boards.png"]


def test_a_film_stops_at_its_last_frame() -> None:
    assert opened(animate(frames(3))).info["loop"] == 1
    assert MOST_BYTES == 8 * MIB


def test_progress_is_told_step_by_step() -> None:
    steps: list[int] = []
    animate(frames(4), MIB, steps.append)
    assert steps == list(range(1, 9))


def test_a_film_that_is_too_large_skips_pairs_of_frames_but_not_the_last() -> None:
    whole = film(9)
    short = animate(frames(9), len(whole.data) - 1)
    image = opened(short)
    assert len(short.data) < len(whole.data)
    assert image.n_frames == 5
    drawn = [*frames(9)]
    for number, kept in enumerate((0, 1, 4, 5, 8)):
        image.seek(number)
        assert image.convert("RGB").tobytes() == opened(drawn[kept]).convert("RGB").tobytes()


@pytest.mark.parametrize("number", [3, 4])
def test_a_few_frames_that_are_too_large_become_fewer(number: int) -> None:
    whole = film(number)
    assert opened(animate(frames(number), len(whole.data) - 1)).n_frames < number


def test_what_never_fits_is_refused() -> None:
    with pytest.raises(TooLong):
        animate(frames(3), 1000)
    with pytest.raises(ValueError, match="needs a frame"):
        animate(iter(()), MIB)


def test_one_frame_is_a_film() -> None:
    assert opened(animate(frames(1), MIB)).size == next(frames(1)).size
