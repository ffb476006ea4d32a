"""Which of several tables in one channel a person means."""

from __future__ import annotations

import pytest
import simcord

from tests.cogs.parlour import Parlour, texts


@pytest.fixture
async def two_tables(parlour: Parlour) -> Parlour:
    """Anna and ben play at table 1, cleo and dora at table 2, in the same channel."""
    await parlour.started(2)
    cleo, dora = parlour.people[2:4]
    await cleo.slash(parlour.channel, "table new", game="puerto_rico", where="here")
    card = parlour.channel.last_message
    await dora.click(card, custom_id="lobby:2:0")
    await cleo.click(card, custom_id="lobby:2:5")
    return parlour


async def said(parlour: Parlour, person: simcord.MemberActor) -> str:
    result = await person.slash(parlour.channel, "table scores")
    return texts(result.response)


async def test_people_mean_the_table_at_which_they_sit(two_tables: Parlour) -> None:
    for person, others in (("anna", "cleo"), ("ben", "dora"), ("cleo", "anna"), ("dora", "ben")):
        actor = next(one for one in two_tables.people if one.name == person)
        answer = await said(two_tables, actor)
        assert person in answer
        assert others not in answer


async def test_who_sits_nowhere_is_asked_which_table(two_tables: Parlour) -> None:
    answer = await said(two_tables, two_tables.people[4])
    assert "#1" in answer
    assert "#2" in answer
