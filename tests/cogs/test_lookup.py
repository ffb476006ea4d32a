"""The table that a person means, of several in one channel."""

from __future__ import annotations

import pytest
import simcord

from tests.cogs.harness import Harness, texts


@pytest.fixture
async def two_tables(harness: Harness) -> Harness:
    """Anna and ben play at table 1, cleo and dora at table 2, in the same channel."""
    await harness.started(2)
    cleo, dora = harness.people[2:4]
    await cleo.slash(harness.channel, "table new", game="puerto_rico", where="here")
    card = harness.channel.last_message
    await dora.click(card, custom_id="lobby:2:0")
    await cleo.click(card, custom_id="lobby:2:5")
    return harness


async def said(harness: Harness, person: simcord.MemberActor) -> str:
    result = await person.slash(harness.channel, "table scores")
    return texts(result.response)


async def test_people_mean_the_table_at_which_they_sit(two_tables: Harness) -> None:
    for person, others in (("anna", "cleo"), ("ben", "dora"), ("cleo", "anna"), ("dora", "ben")):
        actor = next(one for one in two_tables.people if one.name == person)
        answer = await said(two_tables, actor)
        assert person in answer
        assert others not in answer


async def test_who_sits_nowhere_is_asked_which_table(two_tables: Harness) -> None:
    answer = await said(two_tables, two_tables.people[4])
    assert "#1" in answer
    assert "#2" in answer
