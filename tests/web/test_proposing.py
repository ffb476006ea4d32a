"""Proposals that are made on the page: those of `/propose` that fit the table as it is now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.host.core import limits
from bot.host.core.api import Table
from bot.locales import Words
from bot.web.play.aids import Aids
from tests.cogs.harness import custom_ids, texts
from tests.web.pages import Pages
from tests.web.test_play import send
from tests.web.test_posts_after import begun, question_of, settled

WORDS = Words("en")


async def told(pages: Pages, person: int = 0) -> tuple[str, Aids]:
    """Return a person's page and the aids on it, in a browser that is paired with them."""
    await pages.pair(person)
    link = await pages.link(person)
    return link, (await pages.get(f"{link}/aids")).data


def keys(aids: Aids) -> dict[str, str]:
    return {one["key"]: one["text"] for one in aids["proposing"]}


async def proposals(pages: Pages, table: Table) -> list[tuple[str, Mapping[str, Any]]]:
    found = await pages.harness.host.proposals.open_at(table.id)
    return [(one.kind, one.data) for one in found]


async def test_the_page_offers_what_fits_the_table_in_words(pages: Pages) -> None:
    """At a table without clocks nothing can be paused; nobody is away yet."""
    table = await begun(pages)
    await pages.harness.host.absence.change_pace(table.id, "none")
    _, aids = await told(pages)
    found = keys(aids)
    kinds = {key.partition(":")[0] for key in found}
    assert kinds == {"pace", "swap", "end", "abandon"}
    assert "pace:none" not in found and "pace:fast" in found
    names = {one.seat: one.name for one in (await pages.harness.table()).chairs}
    anna = pages.harness.people[0].name
    own = next(seat for seat, name in names.items() if name == anna)
    swaps = {key: text for key, text in found.items() if key.startswith("swap:")}
    assert set(swaps) == {f"swap:{seat}" for seat in names if seat != own}
    for seat, name in names.items():
        if seat != own:
            assert swaps[f"swap:{seat}"] == f"{anna} and {name} swap seats"
    assert found["end"] == WORDS("proposal-end")


async def test_clocks_are_paused_and_started_again(pages: Pages) -> None:
    table = await begun(pages)
    await pages.harness.host.absence.change_pace(table.id, "fast")
    found = keys((await told(pages))[1])
    assert {"pause:1", "pause:3", "pause:7"} <= set(found) and "resume" not in found
    await pages.harness.host.absence.pause(table.id, 3)
    found = keys((await told(pages))[1])
    assert "resume" in found and not [key for key in found if key.startswith("pause")]


async def test_a_proposal_of_a_page_is_asked_in_discord_and_decided_there(pages: Pages) -> None:
    table = await begun(pages)
    link, aids = await told(pages)
    answer = await send(pages, link, done="propose", what="end")
    assert answer.status == 200
    assert answer.data["said"] == WORDS("done-propose", decided="no")
    await settled(pages)
    assert await proposals(pages, table) == [("end", {})]
    question = await question_of(pages, table)
    assert WORDS("proposal-end") in texts(question)
    _, aids = await told(pages)
    assert "end" not in keys(aids) and len(aids["proposals"]) == 1
    votes = [one for one in custom_ids(question) if one.startswith("vote:")]
    for person in pages.harness.people[1:3]:
        await person.click(question, custom_id=votes[0])
    assert (await pages.harness.table()).status == "over"


async def test_details_are_those_of_the_chosen_line(pages: Pages) -> None:
    table = await begun(pages)
    link, aids = await told(pages)
    swap = next(key for key in keys(aids) if key.startswith("swap:"))
    assert (await send(pages, link, done="propose", what="pace:relaxed")).status == 200
    assert (await send(pages, link, done="propose", what=swap)).status == 200
    assert ("swap", {"seat": int(swap.partition(":")[2])}) in await proposals(pages, table)


NEVER = ("", "end:1", "swap:99", "swap:-1", "pace:never", "takeback:0", "option:a:b", "x" * 900)
"""Proposals that no page offers."""


async def test_what_was_not_offered_is_not_proposed(pages: Pages) -> None:
    table = await begun(pages)
    link, _ = await told(pages)
    for what in NEVER:
        refused = await send(pages, link, done="propose", what=what)
        assert refused.status == 422, what
        assert refused.data["said"] == WORDS("error-nothing-to-propose")
        assert not await proposals(pages, table)


async def test_the_same_is_not_proposed_twice(pages: Pages) -> None:
    table = await begun(pages)
    link, _ = await told(pages)
    await send(pages, link, done="propose", what="end")
    assert (await send(pages, link, done="propose", what="end")).status == 422
    assert len(await proposals(pages, table)) == 1


async def test_a_person_proposes_as_often_as_in_discord(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "PROPOSALS", limits.PROPOSALS._replace(most=1))
    await begun(pages)
    link, _ = await told(pages)
    await send(pages, link, done="propose", what="end")
    refused = await send(pages, link, done="propose", what="abandon")
    assert refused.status == 422 and "<t:" not in refused.data["said"]
    assert "You have proposed a lot" in refused.data["said"]


async def test_a_spectator_proposes_nothing(pages: Pages) -> None:
    table = await begun(pages)
    await pages.pair(4)
    link = await pages.link(4)
    assert (await pages.get(f"{link}/aids")).status == 404
    assert (await send(pages, link, done="propose", what="end")).status == 422
    assert not await proposals(pages, table)


async def test_forms_of_discord_are_one_link_away_for_the_player_alone(pages: Pages) -> None:
    """Hours and vacations are set there: whoever was only passed a link is not told where."""
    table = await begun(pages)
    _, aids = await told(pages)
    place = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    assert aids["discord"].startswith(place)
    assert place not in (await pages.get(await pages.link(4))).text
