"""The game of the week on the simulated Discord: three turning points, in words and pictures."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.rng import Rng
from bot.host.core.api import Person
from bot.locales import Words
from bot.presenting.league.game_of_week import TurningPoint, turning_points_of
from render.api import Look, Picture
from render.jobs import Job, here
from tests.catalogue import BOTS
from tests.cogs.harness import Harness, components, texts
from tests.cogs.test_league import founded, manager, pass_days, posted, sign

GALLERY = 12
"""The type of a component with pictures (Discord, Component Reference, "Media Gallery")."""


async def finish(harness: Harness, table_id: int, seed: int = 0) -> None:
    """Play a table to its end, past Discord, as sensible bots do."""
    host = harness.host
    while (position := await host.tables.position(table_id)).decisions:
        decision = position.decisions[0]
        user_id = position.table.chairs[decision.seat].user_id or 0
        rng, bot = Rng(seed + position.version), BOTS[position.table.game]["sensible"]
        batch = bot.choose(position.rules, position._state, decision, rng)
        await host.tables.play(table_id, user_id, "; ".join(map(position.rules.notate, batch)))


def pictures(message: Any) -> list[str]:
    """Return the descriptions of a message's pictures."""
    items = [one["items"] for one in components(message) if one.get("type") == GALLERY]
    return [item["description"] for found in items for item in found]


async def test_the_closest_game_is_shown_after_the_week(harness: Harness) -> None:
    olga = manager(harness)
    season = await founded(harness, olga)
    for what, value in (("game_of_week", "yes"), ("pace", "relaxed")):
        told = await olga.slash(harness.channel, "league set", what=what, value=value)
        assert "✅" in texts(told.response), texts(told.response)
    assert "Every week the closest game is shown" in texts(told.response)
    for person in harness.people[:4]:
        await sign(harness, person)
    await pass_days(harness, 9.1)
    await pass_days(harness, 1.0, 0.5)
    table = next(one for one in await harness.host.tables.open_tables() if one.of_league)
    publisher, harness.host.posting.outbox.publisher = harness.host.posting.outbox.publisher, None
    await finish(harness, table.id)
    harness.host.posting.outbox.publisher = publisher
    await pass_days(harness, 7.1)
    message = posted(harness, "Game of the week")
    shown = texts(message)
    position = await harness.host.tables.position(table.id)
    first, second = sorted((one.points for one in position.scores), reverse=True)[:2]
    lay = {0: "the same points", 1: "A single point lay between"}
    assert lay.get(first - second, f"{first - second} points lay between") in shown
    assert f"(<#{position.table.place_id}>) was the closest" in shown
    assert [n for n in (1, 2, 3, 4) if f"**{n} · Round" in shown] == [1, 2, 3]
    assert len(pictures(message)) == 3
    for number, alt in enumerate(pictures(message), 1):
        assert alt.startswith(f"{number} · Round") and "Points: " in alt and len(alt) <= 1024
    # Nobody is called.
    assert not message.mentions and not message.role_mentions and "<@" not in shown
    results = await harness.host.leagues.results.of(season.id)
    assert sum(one.result is not None for one in results.fixtures) == 1
    history = [texts(one) for one in harness.channel.history()]
    assert sum("Game of the week" in one for one in history) == 1


@pytest.mark.parametrize("end", [".", ".»", "!)", "。"])
def test_as_many_sentences_of_a_picture_are_told_as_there_is_room_for(end: str) -> None:
    sentence = "«" + 300 * "x" + end
    picture = Picture("a.png", (1, 1), b"", " ".join(5 * [sentence]))
    point = TurningPoint("1 · Round 2.", Job("amerigo", "boards", None, Look("en")))
    assert point.described(picture).alt == " ".join(["1 · Round 2.", *(3 * [sentence])])


@pytest.mark.parametrize("game", ["puerto_rico", "magister_navis", "amerigo"])
async def test_each_game_has_turning_points_without_anything_hidden(
    harness: Harness, game: str
) -> None:
    lobby, people = harness.host.lobby, harness.people
    owner = Person(people[0].id, "Anna")
    table = await lobby.new(
        owner, game, guild_id=harness.channel.guild.id, channel_id=harness.channel.id,
        where="here", language="en", manages=True,
    )  # fmt: skip
    for person, name in zip(people[1:3], ("Ben_*", "Cleo"), strict=True):
        await lobby.join(table.id, Person(person.id, name))
    harness.host.posting.outbox.publisher = None
    await lobby.start(table.id, owner.id)
    await finish(harness, table.id)
    for language in ("en", "de"):
        await _check_turning_points(harness, table.id, language)


async def _check_turning_points(harness: Harness, table: int, language: str) -> None:
    context = harness.env.bot.context
    words = Words(language)
    found = await turning_points_of(context, table, words)
    assert len(found) == 3
    said = {"en": "Points: ", "de": "Punkte: "}[language]
    for number, one in enumerate(found, 1):
        assert one.text.startswith(f"**{number} · ") and said in one.text and " → " in one.text
        (picture,) = here(context.games)([one.job])
        assert picture is not None and picture.alt
        described = one.described(picture)
        assert described.data == picture.data and described.alt.startswith(f"{number} · ")
        # What is drawn is what somebody without a seat sees.
        stops = [at async for at in harness.host.analysis.history.stops(table)]
        assert one.job.view in [at.view(None) for at in stops]
        assert one.job.since in [at.view(None) for at in stops]
