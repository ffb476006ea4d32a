"""Rules that change after somebody signed up, in English and in German."""

from __future__ import annotations

from typing import Any

import simcord

from bot.host.people.hours import Hours
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_calls import user
from tests.cogs.test_league import card, direct, founded, manager, pass_days, posted, press, sign

__all__ = ["drawn_once"]


async def test_a_change_needs_a_reason_and_what_was_typed_is_not_lost(harness: Harness) -> None:
    olga = manager(harness)
    season = await founded(harness, olga)
    await sign(harness, harness.people[0])
    given = {"what": "rules", "value": "Be kind to *everybody*."}
    refused = texts((await olga.slash(harness.channel, "league set", **given)).response)
    assert "Nothing has changed yet: send it again with a reason." in refused
    assert "You typed for “The organisers’ rules”: Be kind to \\*everybody\\*." in refused
    refused = texts((await olga.slash(harness.channel, "league set", public=False)).response)
    assert "You typed" not in refused
    assert (await harness.host.leagues.founding.by_id(season.id)).settings == season.settings
    await olga.slash(harness.channel, "league set", **given, reason="We were not.")
    told = texts(posted(harness, "Reason: We were not"))
    assert "The organisers’ rules: none → Be kind" in told
    assert "you can withdraw, and nothing is held against you" in told


async def test_changes_are_confirmed_with_one_button(harness: Harness) -> None:
    olga, (anna, ben, cleo) = manager(harness), harness.people[:3]
    season = await founded(harness, olga)
    choices = await olga.autocomplete(harness.channel, "league set", "what", "After a change")
    assert choices[0]["value"] == "after_change"
    await olga.slash(harness.channel, "league set", what="after_change", value="must_confirm")
    asked = await press(ben, card(harness), "All rules")
    assert "you are in only if you confirm it" in texts(asked)
    old = await asking(harness, cleo)
    for person in (anna, ben):
        await sign(harness, person)
    await pass_days(harness, 5)
    because = {"reason": "We are few"}
    await olga.slash(harness.channel, "league set", what="up", value="1", **because)
    told = posted(harness, "must confirm this by")
    # Whoever was still reading the old rules reads the new ones first.
    refused = await press(cleo, old, "I accept: sign me up")
    assert "The rules were changed while you were reading them" in texts(refused)
    await sign(harness, cleo)

    panel = await press(anna, told, "My entry")
    assert "The rules have changed since you agreed to them" in texts(panel)
    assert "How many move up: 2 → 1" in texts(panel)
    assert "Reason: We are few" in texts(panel)
    await olga.slash(harness.channel, "league set", what="down", value="1", **because)
    again = await press(anna, panel, "Confirm the changes")
    assert "How many move down: 2 → 1" in texts(again), "it has changed again meanwhile"
    await harness.restart()
    done = await press(anna, again, "Confirm the changes")
    assert "The rules have changed" not in texts(done)
    assert "✅ You are signed up." in texts(done)
    log = texts((await ben.slash(harness.channel, "league log")).response)
    assert log.count("confirmed the changed rules") == 1

    # Ben is reminded directly, and confirms there; Anna has confirmed; Cleo forgets it.
    await pass_days(harness, 3.5, 0.25)
    reminder = next(text for text in direct(harness, ben) if "have changed since you" in text)
    assert "You stay in only if you confirm them by" in reminder
    message = user(harness, ben).dm_channel.history()[-1]
    panel = await press(user(harness, ben), message, "My entry")
    await press(user(harness, ben), panel, "Confirm the changes")
    await pass_days(harness, 1, 0.25)
    signed = await harness.host.leagues.signups.entries(season.id, "in")
    assert [entry.person for entry in signed] == [anna.id, ben.id]
    told_cleo = " ".join(direct(harness, cleo))
    assert "you did not confirm the changed rules in time" in told_cleo
    record = await cleo.slash(harness.channel, "league record")
    assert "all is well" in texts(record.response)


async def asking(harness: Harness, person: simcord.MemberActor) -> Any:
    """Return the rules that a person is asked to agree to."""
    await harness.host.absence.availability.set_hours(person.id, Hours("UTC", 0, 0))
    return await press(person, card(harness), "Sign up")


async def test_a_german_league_asks_in_german(german: Harness) -> None:
    harness, olga = german, manager(german)
    for person in (olga, *harness.people):
        await person.slash(harness.channel, "me", language="de")
    await founded(harness, olga)
    choices = await olga.autocomplete(
        harness.channel, "league set", "value", "man", what="after_change"
    )
    assert [choice["name"] for choice in choices] == [
        "man kann sich abmelden", "man muss sie bestätigen",
    ]  # fmt: skip
    await olga.slash(harness.channel, "league set", what="after_change", value="must_confirm")
    anna = harness.people[0]
    await sign(harness, anna, "Anmelden", "Einverstanden, ich bin dabei")
    refused = await olga.slash(harness.channel, "league set", what="up", value="1")
    assert "Du hast für „Wie viele aufsteigen“ geschrieben: 1" in texts(refused.response)
    await olga.slash(harness.channel, "league set", what="up", value="1", reason="Wenige")
    told = posted(harness, "muss das bis")
    panel = await press(anna, told, "Meine Anmeldung")
    assert "Die Regeln haben sich geändert, seit du ihnen zugestimmt hast" in texts(panel)
    assert "Wie viele aufsteigen: 2 → 1" in texts(panel)
    assert any(one.startswith("league-confirm:") for one in custom_ids(panel))
    done = await press(anna, panel, "Änderungen bestätigen")
    assert "zugestimmt hast" not in texts(done)
    refused = await olga.slash(
        harness.channel, "league set", what="after_change", value="may_leave", reason="Egal"
    )
    assert "In dieser Saison bleibt das so" in texts(refused.response)
