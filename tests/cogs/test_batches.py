"""Several moves sent together: all of them are made, or none, and the person is told which failed.

At these tables the mayor must take the extra colonist, and people of the ship may be refused: the
privilege is taken without a question, and the next question is answered by the same word.
"""

from __future__ import annotations

import pytest

from bot.host.core.api import Table
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, texts, told

__all__ = ["drawn_once"]


async def opened(harness: Harness) -> Table:
    return await harness.started(
        people=3, mayor_privilege_optional="no", decline_ship_colonists="yes"
    )


async def typed(harness: Harness, move: str) -> str:
    """Type moves as the player who decides; return the private answer."""
    person = harness.deciders(await harness.position())[0]
    return texts(told(await person.slash(harness.channel, "play", move=move)))


@pytest.mark.parametrize("move", ["role mayor; colonist", "ro ma; col", "role mayor;colonist;"])
async def test_a_move_like_the_forced_one_before_it_is_not_lost(
    harness: Harness, move: str
) -> None:
    table = await opened(harness)
    seat = (await harness.position()).decisions[0].seat
    await typed(harness, move)
    after = await harness.position()
    assert after.view(None).players[seat].windrose == 2, "the privilege, and one off the ship"
    assert after.decisions[0].seat != seat
    (entry,) = await harness.host.tables.log(table.id)
    assert entry.text == "role mayor; colonist"


async def test_what_was_taken_without_a_question_may_be_named_as_well(harness: Harness) -> None:
    table = await opened(harness)
    seat = (await harness.position()).decisions[0].seat
    await typed(harness, "role mayor; colonist; colonist")
    assert (await harness.position()).view(None).players[seat].windrose == 2
    (entry,) = await harness.host.tables.log(table.id)
    assert entry.text == "role mayor; colonist"


@pytest.mark.parametrize(
    ("move", "sentences"),
    [
        (
            "role mayor; role settler; colonist",
            ("“role settler”", "“role mayor”", "move 2", "`pass`"),
        ),
        (
            "role mayor; pass; settle corn",
            ("“settle corn”", "“pass”", "move 3", "nothing to decide"),
        ),
        ("role mayor; dance", ("“dance”", "move 2", "`colonist`")),
    ],
)
async def test_of_moves_that_do_not_all_fit_none_is_made(
    harness: Harness, move: str, sentences: tuple[str, ...]
) -> None:
    table = await opened(harness)
    answer = await typed(harness, move)
    assert [part for part in sentences if part not in answer] == []
    assert "role builder" not in answer, "what is legal before the first move does not help"
    assert (await harness.position()).version == 0
    assert await harness.host.tables.log(table.id) == []


async def test_moves_sent_together_are_taken_back_together(harness: Harness) -> None:
    table = await opened(harness)
    before = await harness.position()
    await typed(harness, "role mayor; colonist")
    user_id = before.table.chairs[before.decisions[0].seat].user_id
    assert user_id is not None
    back = await harness.host.tables.takeback(table.id, user_id)
    assert back.notation == "role mayor; colonist"
    assert back.position.view(None) == before.view(None)
    await typed(harness, "role mayor; pass")
    log = await harness.host.tables.log(table.id)
    assert [one.text for one in log if one.by != "undo"] == [
        "role mayor; colonist",
        "role mayor; pass",
    ]
