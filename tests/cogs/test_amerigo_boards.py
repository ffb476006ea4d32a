"""The islands of Amerigo in private: by command and by menu, as pictures and in words."""

from __future__ import annotations

import re
from typing import Any

from tests.cogs.harness import Harness, components, texts

GAME = "amerigo"


def names(message: Any) -> list[str]:
    """The pictures of a message without their formats."""
    return [one.filename.partition(".")[0] for one in message.attachments]


async def test_every_island_and_the_central_board_are_shown_from_near(harness: Harness) -> None:
    await harness.started(4, game=GAME)
    anna = harness.people[0]
    view = (await harness.position()).view(None)
    offered = await anna.autocomplete(harness.channel, "table board", "region", "island")
    keys = {str(one["value"]).rstrip("abcdef") for one in offered}
    assert {str(island.number) for island in view.islands} >= keys > set()
    near = await anna.slash(harness.channel, "table board", region="1")
    assert names(near.response) == ["island-1"]
    central = await anna.slash(harness.channel, "table board", region="central")
    assert names(central.response) == ["central"]


async def test_an_island_in_words_is_that_island_alone(harness: Harness) -> None:
    await harness.started(4, game=GAME)
    told = await harness.people[0].slash(harness.channel, "table board", region="1", text=True)
    found = {int(number) for number in re.findall(r"[Ii]sland (\d+)", texts(told.response))}
    assert found == {1}


async def test_the_menu_leads_from_one_island_to_another(harness: Harness) -> None:
    await harness.started(4, game=GAME)
    anna = harness.people[0]
    first = await anna.slash(harness.channel, "table board", region="1")
    wanted = ("near-2", "near-7")
    for key in wanted:
        menu = next(
            one
            for one in components(first.response)
            if any(entry["value"] == key for entry in one.get("options", ()))
        )
        first = await anna.select(first.response, [key], custom_id=menu["custom_id"])
        assert names(first.response) == [f"island-{key.removeprefix('near-')}"]
