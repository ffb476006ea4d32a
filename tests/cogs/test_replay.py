"""`/replay`: films of games that run or are over, of some rounds, one at a time."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

import simcord
from PIL import Image

from render.api import Picture
from render.jobs import Drawable, Job
from tests.cogs.harness import Harness, texts
from tests.cogs.test_games import FEW


async def frames(result: simcord.InteractionResult) -> int:
    (film,) = result.response.attachments
    assert film.filename.startswith("replay.")
    assert film.filename.endswith(".webp")
    return Image.open(BytesIO(await film.read())).n_frames


async def test_a_film_of_the_game_so_far_and_of_some_rounds(harness: Harness) -> None:
    await harness.started(2)
    stranger = harness.people[4]
    result = await stranger.slash(harness.channel, "replay")
    assert await frames(result) == 1, "how the game began"
    position = await harness.until(lambda now: now.view(None).round == 3)
    phases = [p.version async for p in harness.host.tables.phases(position.table.id)]
    result = await stranger.slash(harness.channel, "replay")
    assert result.response.ephemeral
    assert await frames(result) == len(phases)
    assert f"{len(phases)} pictures, one per phase" in texts(result.response)
    edits = [r for r in harness.env.http_requests if r.method == "PATCH" and "webhooks" in r.path]
    assert len(edits) >= 1 + len(phases) // 10
    anna = harness.people[0]
    first = await frames(await anna.slash(harness.channel, "replay", to=1))
    second = await frames(await anna.slash(harness.channel, "replay", **{"from": 2, "to": 2}))
    assert first + second == len(phases) + 1, "how a round ends is how the next begins"
    later = await anna.slash(harness.channel, "replay", **{"from": 4})
    assert "the game is in round 3" in texts(later.response)
    upside_down = await anna.slash(harness.channel, "replay", **{"from": 2, "to": 1})
    assert "No phase of these rounds" in texts(upside_down.response)


async def test_a_public_film_in_the_language_of_the_table(harness: Harness) -> None:
    await harness.started(2)
    await harness.people[0].slash(harness.channel, "me", language="de")
    alone = await harness.people[0].slash(harness.channel, "replay")
    assert "eines je Phase" in texts(alone.response)
    shown = await harness.people[0].slash(harness.channel, "replay", public=True)
    assert not shown.response.ephemeral
    assert "one per phase" in texts(shown.response)
    assert shown.response.attachments[0].description


async def test_a_film_of_a_finished_game_by_its_number(harness: Harness) -> None:
    table = await harness.started(2)
    (await harness.position())._state.chips = FEW
    await harness.until(lambda now: not now.decisions)
    phases = [p.version async for p in harness.host.tables.phases(table.id)]
    shown = list[str]()

    def recording(jobs: Sequence[Drawable]) -> Sequence[Picture | None]:
        shown.extend(job.kind for job in jobs if isinstance(job, Job))
        return [_tiny(len(shown)) for _ in jobs]

    harness.env.bot.context.drawer = recording
    result = await harness.people[0].slash(harness.channel, "replay", table=f"#{table.id}")
    assert await frames(result) == len(phases) > 20
    assert shown == [*_in_turn(len(phases) - 1), "boards"]


def _tiny(shade: int) -> Picture:
    """Return a small picture of a shade: how films look is seen in those of games that run."""
    data, size = BytesIO(), (8, 8)
    Image.new("RGB", size, (3 * shade, 0, 0)).save(data, "PNG")
    return Picture("tiny.png", size, data.getvalue(), "a shade")


def _in_turn(number: int) -> list[str]:
    return [("table", "boards")[index % 2] for index in range(number)]


async def test_what_cannot_be_shown_is_said(harness: Harness) -> None:
    anna = harness.people[0]
    nowhere = await anna.slash(harness.channel, "replay")
    assert "no matching table here" in texts(nowhere.response)
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    waiting = await anna.slash(harness.channel, "replay")
    assert "not started yet" in texts(waiting.response)
    await anna.slash(harness.channel, "table add-bot")
    await anna.slash(harness.channel, "table start")
    async with harness.env.bot.context.film_pool.place():
        busy = await anna.slash(harness.channel, "replay", public=True)
    assert "Please try again in a moment" in texts(busy.response)
    assert busy.response.ephemeral
