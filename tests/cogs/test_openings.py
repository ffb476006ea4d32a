"""Which tables people look for: the filter of the list, and the word when a table fits."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
import simcord

from bot.host.core.api import StalePrompt
from bot.host.lobby.wishes import ANY, MOST, Wanted, wanted_of
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, custom_ids, texts, told
from tests.cogs.test_people import boss

__all__ = ["drawn_once"]

GAMES = {"puerto_rico": 1, "amerigo": 1}


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("0", ANY),
        ("amerigo,4,fast,de,with", Wanted("amerigo", 4, "fast", "de", "with")),
        (",2,,,", Wanted(players=2)),
        ("chess,99,slow,xx,maybe", ANY),
        ("amerigo,-1,fast,de,with", Wanted("amerigo", 0, "fast", "de", "with")),
    ],
)
def test_a_filter_of_any_button_is_understood(code: str, wanted: Wanted) -> None:
    assert wanted_of(code, GAMES) == wanted
    assert wanted_of(wanted.code, GAMES) == wanted


@pytest.mark.parametrize("code", ["", "1", "amerigo", "amerigo,4", ",,,,,,", "0:0"])
def test_what_never_was_a_filter_is_refused(code: str) -> None:
    with pytest.raises(StalePrompt):
        wanted_of(code, GAMES)


async def opened(harness: Harness, number: int = 0, **named: Any) -> int:
    await harness.people[number].slash(harness.channel, "table new", where="here", **named)
    return (await harness.table()).id


async def found(person: simcord.MemberActor, harness: Harness, **named: Any) -> list[int]:
    """Return the tables that the list offers a person with this filter."""
    shown = told(await person.slash(harness.channel, "table list", **named))
    ids = [one.split(":") for one in custom_ids(shown)]
    return sorted(int(parts[1]) for parts in ids if parts[0] == "lobby")


async def test_the_list_shows_only_what_is_wanted(harness: Harness) -> None:
    anna, ben, cleo = harness.people[:3]
    await opened(harness, game="puerto_rico", pace="fast")
    await anna.slash(harness.channel, "table option", option="expansions", choice="both")
    await opened(harness, game="puerto_rico")
    await opened(harness, game="amerigo", pace="fast")
    await harness.host.people.preferences.keep(ben.id, language="de")
    await opened(harness, 1, game="magister_navis")
    assert await found(cleo, harness) == [1, 2, 3, 4]
    assert await found(cleo, harness, game="puerto_rico") == [1, 2]
    assert await found(cleo, harness, pace="fast") == [1, 3]
    assert await found(cleo, harness, language="de") == [4]
    assert await found(cleo, harness, players=2) == [1, 2, 3], "Magister Navis takes three"
    assert await found(cleo, harness, players=5) == [1, 2, 4], "Amerigo takes four"
    assert await found(cleo, harness, expansions="with") == [1]
    assert await found(cleo, harness, game="puerto_rico", expansions="without") == [2]
    none = told(await cleo.slash(harness.channel, "table list", game="amerigo", pace="live"))
    assert "No table that fits" in texts(none) and "Amerigo · live" in texts(none)
    assert "wish:amerigo,0,live,," in custom_ids(none)


async def test_the_filter_is_chosen_in_menus(harness: Harness) -> None:
    await opened(harness, game="puerto_rico")
    await opened(harness, game="amerigo")
    cleo = harness.people[2]
    admin = await boss(harness)
    await admin.slash(harness.channel, "setup open-post", channel=harness.channel)
    shown = told(await cleo.click(harness.channel.history()[-1], custom_id="list:0"))
    panel = told(await cleo.click(shown, custom_id="list-filter:0"))
    games = [*harness.host._registry.games]
    number = str(games.index("amerigo") + 1)
    panel = told(await cleo.select(panel, [number], custom_id="list-choose:0:0"))
    panel = told(await cleo.select(panel, ["2"], custom_id="list-choose:1:amerigo,0,,,"))
    shown = told(await cleo.click(panel, custom_id="list:amerigo,3,,,"))
    assert "lobby:2:0" in custom_ids(shown) and "lobby:1:0" not in custom_ids(shown)
    panel = told(await cleo.click(shown, custom_id="list-filter:amerigo,3,,,"))
    panel = told(await cleo.select(panel, ["0"], custom_id="list-choose:0:amerigo,3,,,"))
    assert "list:,3,,," in custom_ids(panel)


async def looks(harness: Harness, number: int = 2, **named: Any) -> simcord.MemberActor:
    """Have a person look for tables."""
    person = harness.people[number]
    shown = told(await person.slash(harness.channel, "table list", **named))
    code = next(one for one in custom_ids(shown) if one.startswith("wish:"))
    await person.click(shown, custom_id=code)
    return person


async def ticked(harness: Harness) -> list[str]:
    """Let the bot look at what is due; return the posts that mention that a table fits."""
    bot: Any = harness.env.bot
    await bot._tick()
    await harness.env.settle()
    said = [texts(message) for message in harness.channel.history()]
    return [text for text in said if "fits what you are looking for" in text]


async def test_who_looks_for_a_table_is_told_once_and_joins_by_the_button(
    harness: Harness,
) -> None:
    await opened(harness, game="amerigo")
    cleo = await looks(harness, game="amerigo")
    assert await ticked(harness) == [], "of what there is, the list told"
    await opened(harness, game="puerto_rico")
    assert await ticked(harness) == []
    table_id = await opened(harness, game="amerigo")
    (text,) = await ticked(harness)
    assert f"<@{cleo.id}>" in text and f"#{table_id}" in text
    assert await ticked(harness) == [text]
    await harness.restart()
    assert await ticked(harness) == [text]
    call = harness.channel.history()[-1]
    await cleo.click(call, custom_id=f"lobby:{table_id}:0")
    assert cleo.id in {chair.user_id for chair in (await harness.host.tables.get(table_id)).chairs}
    await opened(harness, game="amerigo")
    assert await ticked(harness) == [], "a seat ends the search, and the call became the card"
    assert await harness.host.lobby.wishes.of(cleo.id) == []


async def test_a_seat_at_a_running_table_that_becomes_free_is_told_of(harness: Harness) -> None:
    await harness.started(2)
    await looks(harness)
    assert await ticked(harness) == []
    await harness.people[1].slash(harness.channel, "table quit")
    (text,) = await ticked(harness)
    assert "/table substitute" in text


async def test_nobody_is_told_at_night_and_never_of_what_is_full_by_day(harness: Harness) -> None:
    cleo, now = harness.people[2], harness.clock()
    wakes, sleeps = now + timedelta(hours=2), now - timedelta(hours=1)
    await cleo.slash(
        harness.channel, "hours", zone="UTC", wakes=f"{wakes:%H:%M}", sleeps=f"{sleeps:%H:%M}"
    )
    await looks(harness)
    stays = await opened(harness, game="amerigo")
    full = await opened(harness, game="amerigo")
    for _ in range(3):
        await harness.people[0].slash(harness.channel, "table add-bot", table=str(full))
    assert await ticked(harness) == []
    harness.clock.ahead += timedelta(hours=2, minutes=1)
    (text,) = await ticked(harness)
    assert f"#{stays}" in text


async def test_tables_that_one_may_not_join_are_not_told_of(harness: Harness) -> None:
    cleo = await looks(harness)
    anna = harness.people[0]
    await opened(harness, game="amerigo", joining="invited")
    await anna.slash(harness.channel, "me", avoid=cleo.user)
    await opened(harness, game="amerigo")
    assert await ticked(harness) == []


async def test_a_wish_is_shown_in_me_and_removed_there(harness: Harness) -> None:
    cleo = await looks(harness, game="amerigo", players=3)
    await looks(harness, game="amerigo", players=3)
    shown = told(await cleo.slash(harness.channel, "me"))
    assert "Looking for: Amerigo · 3 players on " in texts(shown)
    (wish,) = await harness.host.lobby.wishes.of(cleo.id)
    dropped = told(await cleo.select(shown, [str(wish.id)], custom_id="wish-drop:0"))
    assert "no longer told" in texts(dropped) and "wish-drop:0" not in custom_ids(dropped)
    await opened(harness, game="amerigo")
    assert await ticked(harness) == []


async def test_a_wish_ends_by_itself(harness: Harness) -> None:
    cleo = await looks(harness)
    harness.clock.ahead += timedelta(days=30, minutes=1)
    await opened(harness, game="amerigo")
    assert await ticked(harness) == []
    assert await harness.host.lobby.wishes.of(cleo.id) == []
    rows = await harness.host._database.read(
        lambda db: db.execute("SELECT count(*) FROM wish").fetchone()
    )
    assert rows == (0,)


async def test_there_is_an_end_to_wishes_and_who_is_silent_is_warned(harness: Harness) -> None:
    cleo, wishes = harness.people[2], harness.host.lobby.wishes
    for players in range(1, MOST):
        await wishes.add(cleo.id, 1, Wanted(players=players), set())
    await harness.host.people.preferences.keep(cleo.id, pings="none")
    shown = told(await cleo.slash(harness.channel, "table list"))
    done = await cleo.click(shown, custom_id="wish:0")
    assert "turned notifications off" in texts(done.response)
    shown = told(await cleo.slash(harness.channel, "table list", game="amerigo"))
    refused = await cleo.click(shown, custom_id="wish:amerigo,0,,,")
    assert f"{MOST} kinds of tables" in texts(refused.response)


async def test_an_erased_person_looks_for_nothing(harness: Harness) -> None:
    cleo = await looks(harness)
    found = await harness.host.upkeep.privacy.export(cleo.id)
    assert "wish" in str(found)
    await harness.host.upkeep.privacy.erase(cleo.id)
    await opened(harness, game="amerigo")
    assert await ticked(harness) == []
