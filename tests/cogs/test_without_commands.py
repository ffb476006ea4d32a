"""Play without slash commands: buttons and menus lead from the lobby to the rematch.

With Discord's accessibility setting "legacy chat input" no slash command works. Only the admin,
who puts up the permanent post, uses one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.locales import Words
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, components, custom_ids, texts
from tests.cogs.test_people import boss
from tests.cogs.test_places import forbid

__all__ = ["drawn_once"]

LEAST = {"puerto_rico": 2, "magister_navis": 3, "amerigo": 2}
"""Seats of the smallest table."""
KINDS = {
    "puerto_rico": {"role", "settle", "place", "build", "sell", "load"},
    "magister_navis": {"build", "turn"},
    "amerigo": {"turn", "sail", "build"},
}
"""Kinds of decisions that each game asks for."""
VERBS = {
    "puerto_rico": {"mv", "panel"},
    "magister_navis": {"mv", "step"},
    "amerigo": {"step"},
}
"""Verbs of the buttons of its posts."""
ENDS = {"puerto_rico": " SP (", "magister_navis": " Ruhm (", "amerigo": " VP ("}
"""How a score begins in its language."""


async def hung_up(harness: Harness) -> Any:
    """Put up the permanent post as an admin; return it."""
    admin = await boss(harness)
    await admin.slash(harness.channel, "setup open-post", channel=harness.channel)
    return harness.channel.last_message


@pytest.mark.parametrize(("game", "language"), [*zip(LEAST, ("de", "de", "en"), strict=True)])
async def test_a_whole_game_by_buttons_alone(tmp_path: Path, game: str, language: str) -> None:
    words = Words(language)
    async with Harness.open(tmp_path / "games.sqlite3", {"en": "en-US"}.get(language, "de")) as h:
        anna, ben = h.people[:2]
        post = await hung_up(h)
        panel = await anna.click(post, label=words("button-open-table"))
        card = (await anna.select(panel.response, [game], custom_id="open-game:0")).response
        assert words(f"{game}-title") in texts(card)
        table = await h.table()
        assert (table.game, table.where, table.card_id) == (game, "thread", card.id)
        await ben.click(card, label=words("button-join"))
        for _ in range(LEAST[game] - 2):
            await anna.click(card, label=words("button-add-bot"))
        await anna.click(card, label=words("button-start"))
        verbs = set[str]()

        async def press() -> None:
            verbs.update(one.split(":")[0] for one in custom_ids(await h.post()))
            await h.turn(h.rng)

        kinds = await h.whole_game(press)
        table = await h.table()
        assert table.status == "over"
        assert kinds.keys() >= KINDS[game]
        assert verbs >= VERBS[game]
        place = next(one for one in h.channel.threads if one.id == table.place_id)
        last = place.last_message
        assert words("common-phase-end") in texts(last) and ENDS[game] in texts(last)
        assert last.attachments[0].filename.startswith("result.")
        again = await ben.click(last, label=words("button-rematch"))
        assert (await h.table()).owner_id == ben.id, texts(again.response)


async def test_the_places_of_a_table(harness: Harness) -> None:
    """Another place is one tap more; what is picked is shown."""
    anna = harness.people[0]
    panel = await anna.click(await hung_up(harness), label="Open a table")
    panel = await anna.click(panel.response, label="In this channel")
    styles = {c["label"]: c["style"] for c in components(panel.response) if "label" in c}
    assert [label for label, style in styles.items() if style == 1] == ["In this channel"]
    await anna.select(panel.response, ["puerto_rico"], custom_id="open-game:2")
    assert (await harness.table()).where == "here"


async def test_the_lasting_post_shows_what_can_be_joined_and_where_one_is_waited_for(
    harness: Harness,
) -> None:
    post = await hung_up(harness)
    anna, cleo = harness.people[0], harness.people[2]
    await harness.started(2)
    waiting = harness.deciders(await harness.position())[0]
    turns = await waiting.click(post, label="My turns")
    assert "Puerto Rico" in texts(turns.response)
    assert f"panel:{(await harness.table()).id}:0" in custom_ids(turns.response)
    panel = await anna.click(post, label="Open a table")
    await anna.select(panel.response, ["puerto_rico"], custom_id="open-game:0")
    joined = await cleo.click(post, label="Join a table")
    assert "anna" in texts(joined.response)
    assert "Open a table" in str(post.components), "it stays as it is"


async def test_where_the_bot_may_not_post_it_says_so(harness: Harness) -> None:
    elsewhere = harness.env.guild.create_text_channel("elsewhere")
    forbid(harness, elsewhere, send_messages=False)
    admin = await boss(harness)
    refused = await admin.slash(harness.channel, "setup open-post", channel=elsewhere)
    assert "I cannot post in" in texts(refused.response)
