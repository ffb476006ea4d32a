"""Films of games: every frame is there, memory and bytes are bounded, progress is told."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

from render.api import Look, Picture
from render.pictures.replay import TooLong, animate
from render.puerto_rico.gallery import overview
from tests.render.play import game

LOOK = Look(names=("Anna", "Bob", "Cleo"))
MIB = 1 << 20


def frames(number: int) -> Iterator[Picture]:
    views = game(3, 4).views
    for index in range(number):
        yield overview(views[index * 8], LOOK)


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


def test_progress_is_told_step_by_step() -> None:
    steps: list[int] = []
    animate(frames(4), MIB, steps.append)
    assert steps == list(range(1, 9))


def test_a_film_that_is_too_large_skips_frames_but_not_the_last() -> None:
    whole = animate(frames(9), MIB)
    short = animate(frames(9), len(whole.data) - 1)
    image = opened(short)
    assert len(short.data) < len(whole.data)
    assert image.n_frames == 5
    image.seek(4)
    last = list(frames(9))[-1]
    assert image.convert("RGB").tobytes() == opened(last).convert("RGB").tobytes()


def test_what_never_fits_is_refused() -> None:
    with pytest.raises(TooLong):
        animate(frames(3), 1000)
    with pytest.raises(ValueError, match="needs a frame"):
        animate(iter(()), MIB)


def test_one_frame_is_a_film() -> None:
    assert opened(animate(frames(1), MIB)).size == next(frames(1)).size
