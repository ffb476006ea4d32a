"""Victory point chips lie face down: only their owner is told how many there are."""

from __future__ import annotations

import re

import pytest

from bot.host.core.api import Position
from bot.locales import Words
from bot.presenting.pictures import draw, look_of
from render.jobs import Job, here
from tests.catalogue import CATALOGUE
from tests.cogs.harness import Harness, texts


def _has_chips(position: Position) -> bool:
    """Both have chips, a different number of them."""
    counts = _chips(position)
    return min(counts) > 2 and len(set(counts)) == len(counts)


def _chips(position: Position) -> list[int]:
    return [position.view(seat).players[seat].chips or 0 for seat in range(2)]


async def test_chips_are_shown_to_their_owner_alone(harness: Harness) -> None:
    await harness.started(2)
    position = await harness.until(_has_chips, "sensible")
    chips = _chips(position)
    for person in harness.people[:3]:
        chair = position.table.chair_of(person.id)
        told = await person.slash(harness.channel, "table board", text=True)
        for seat in range(2):
            own = chair is not None and chair.seat == seat
            name = position.table.names[seat]
            (line,) = re.findall(rf"^{name}: .*$", texts(told.response), re.MULTILINE)
            assert (f"{chips[seat]} VP in chips" in line) == own
            shown = await person.slash(harness.channel, "table board", player=name)
            (picture,) = shown.response.attachments
            assert (f"VP chips {chips[seat]}" in (picture.description or "")) == own


async def test_pictures_differ_by_what_their_reader_may_know(harness: Harness) -> None:
    await harness.started(2)
    position = await harness.until(_has_chips, "sensible")
    look = look_of(position.table, Words("en", position.table.names))

    def board(viewer: int | None, seat: int) -> bytes:
        job = Job("puerto_rico", "board", position.view(viewer), look, about=seat)
        (picture,) = draw([job], here(CATALOGUE)) or ()
        assert picture is not None
        return picture.data

    for seat in range(2):
        assert board(seat, seat) != board(None, seat)
        assert board(1 - seat, seat) == board(None, seat)


def _told(harness: Harness) -> dict[str, set[int]]:
    """Return the points that alternative texts of posts give each player."""
    points: dict[str, set[int]] = {}
    for message in harness.channel.history():
        assert "chips" not in texts(message)
        for attachment in message.attachments:
            alt = attachment.description or ""
            found = re.findall(r"(\S+): \d+ doubloons?, (\d+) VP", alt)
            found += re.findall(r"\b[AB] (\S+) \d+/(\d+)", alt)
            for name, number in found:
                points.setdefault(name, set()).add(int(number))
    return points


async def _posted(harness: Harness) -> tuple[Position, dict[str, set[int]]]:
    await harness.started(2)
    position = await harness.until(_has_chips, "sensible", apart=True)
    return position, _told(harness)


async def test_posts_and_the_log_keep_chips_hidden(harness: Harness) -> None:
    position, points = await _posted(harness)
    board = position.rules.view(position._state, None).players
    for seat, name in enumerate(position.table.names):
        # Points on the board only grow here, and never by chips.
        assert max(points[name]) == board[seat].points_on_board
    log = await harness.people[0].slash(harness.channel, "log")
    assert "VP" in texts(log.response) and "chips" not in texts(log.response)


async def test_chips_that_posts_would_show_are_found(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault: whoever has no seat sees what the first seat does."""
    real = Position.view
    monkeypatch.setattr(Position, "view", lambda self, seat: real(self, seat or 0))
    position, points = await _posted(harness)
    own = position.view(0).players[0]
    assert max(points[position.table.names[0]]) == own.points_on_board + own.chips
