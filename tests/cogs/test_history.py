"""Knowing where one stands: turns everywhere, what happened, the log, earlier boards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import simcord

from bot.host.servers.settings import Server
from bot.locales import Words, languages, spoken
from tests.catalogue import RENDERERS
from tests.cogs.drawing import all_drawn, drawn_once
from tests.cogs.harness import Harness, asks, custom_ids, texts
from tests.languages import LANGUAGES, UNSPOKEN

__all__ = ["all_drawn", "drawn_once"]


async def to_act(harness: Harness) -> simcord.MemberActor:
    return harness.deciders(await harness.position())[0]


async def test_turns_of_all_servers(harness: Harness) -> None:
    anna = harness.people[0]
    nothing = await anna.slash(harness.channel, "myturns")
    assert texts(nothing.response) == "No table is waiting for you."
    for _ in range(12):
        await harness.started(1, bots=1)
    waiting = await harness.host.analysis.history.turns(anna.id)
    shown = await anna.slash(harness.channel, "myturns")
    assert shown.response.ephemeral
    said = texts(shown.response)
    assert f"{len(waiting)} tables are waiting for you" in said
    assert "choose a role" in said
    first = waiting[0]
    link = f"https://discord.com/channels/{first.guild_id}/{first.place_id}/{first.post_id}"
    assert link in said
    assert said.count("https://") == 10
    after = await anna.click(shown.response, label="Next")
    assert texts(after.response).count("https://") == len(waiting) - 10
    back = await anna.click(after.response, label="Previous")
    assert texts(back.response) == said


async def test_turns_work_wherever_the_person_is(harness: Harness) -> None:
    command = harness.env.bot.tree.get_command("myturns")
    payload = command.to_dict(harness.env.bot.tree)
    assert payload["integration_types"] == [0, 1]
    assert payload["contexts"] == [0, 1, 2]


async def test_what_happened_in_three_lengths(harness: Harness) -> None:
    await harness.started(3)
    await harness.until(lambda position: position.version >= 3)
    position, person = await harness.position(), harness.people[3]
    recap = await harness.host.analysis.history.since_own(position.table.id, person.id)
    assert recap.entries[-1].version == position.version
    said = {}
    for length in ("short", "normal", "all"):
        shown = await person.slash(harness.channel, "catchup", length=length, picture=False)
        assert not shown.response.attachments
        said[length] = texts(shown.response)
        assert f"The newest {len(recap.entries)} moves" in said[length]
    words = Words("en", position.table.names)
    changes = RENDERERS["puerto_rico"].changes(recap.since.view(None), recap.now.view(None), words)
    assert changes[0] in said["short"]
    assert "**Settler" in said["normal"] or "takes the role" in said["normal"]
    assert all(f"`{entry.version}`" in said["all"] for entry in recap.entries)


@pytest.mark.usefixtures("all_drawn")
async def test_the_picture_outlines_what_changed(harness: Harness) -> None:
    await harness.started(2)
    position = await harness.until(asks("build"))
    person = harness.people[3]
    shown = await person.slash(harness.channel, "catchup")
    (picture,) = shown.response.attachments
    assert picture.filename.startswith("table.")
    plain = await person.slash(harness.channel, "table board")
    (whole,) = plain.response.attachments
    assert whole.filename.startswith("table.")
    assert await picture.read() != await whole.read()
    assert "is waiting for" in texts(shown.response)
    mine = await harness.deciders(position)[0].slash(harness.channel, "catchup", picture=False)
    assert "build a building" in texts(mine.response)


async def test_a_spectator_and_a_mover_catch_up(harness: Harness) -> None:
    await harness.started(2)
    person = await to_act(harness)
    stranger = harness.people[3]
    none = await stranger.slash(harness.channel, "catchup", picture=False)
    assert "Nothing has happened" in texts(none.response)
    await person.slash(harness.channel, "pr role", role="settler")
    mine = await person.slash(harness.channel, "catchup", picture=False)
    assert "Nothing has happened" in texts(mine.response)
    theirs = await stranger.slash(harness.channel, "catchup", picture=False)
    assert "takes the role Settler" in texts(theirs.response)
    await person.slash(harness.channel, "note", text="keep the corn")
    noted = await person.slash(harness.channel, "catchup", picture=False)
    assert "keep the corn" in texts(noted.response)
    other = await stranger.slash(harness.channel, "catchup", picture=False)
    assert "keep the corn" not in texts(other.response)


async def test_the_log_by_round_player_and_kind(harness: Harness) -> None:
    await harness.started(2)
    position = await harness.until(lambda now: now.view(None).round == 3)
    anna = harness.people[0]
    newest = await anna.slash(harness.channel, "log")
    assert "Round 3" in texts(newest.response)
    before = await anna.click(newest.response, label="Round 2")
    assert "**Round 2**" in texts(before.response)
    first = await anna.slash(harness.channel, "log", round=1)
    assert "`1`" in texts(first.response)
    recap = await harness.host.analysis.history.round(
        position.table.id, 1, RENDERERS["puerto_rico"].round
    )
    assert recap.since.view(None).round == 1
    assert recap.now.view(None).round == 2
    kinds = await anna.autocomplete(harness.channel, "log", "kind", "rol")
    assert kinds == [{"name": "role", "value": "role"}]
    player = position.table.names[1]
    only = await anna.slash(harness.channel, "log", round=1, player=player, kind="role")
    lines = texts(only.response).splitlines()[1:]
    assert lines
    assert all(f"{player} takes the role" in line for line in lines)
    after = await anna.click(only.response, label="Round 2")
    assert all(f"{player} takes" in line for line in texts(after.response).splitlines()[1:])
    late = await anna.slash(harness.channel, "log", round=9)
    assert "the game is in round 3" in texts(late.response)


async def test_no_move_is_told_in_notation(harness: Harness) -> None:
    """A move without a consequence so far reads as its label; a take-back names who made it."""
    await harness.started(2)
    position = await harness.until(
        lambda now: (
            asks("place")(now) and now.view(None).players[now.decisions[0].seat].windrose > 1
        )
    )
    seat, person = position.decisions[0].seat, harness.deciders(position)[0]
    move = position.rules.notate(position.decisions[0].moves[0])
    label = RENDERERS["puerto_rico"].label(
        position.decisions[0].moves[0], position.view(seat), Words("de")
    )
    await person.slash(harness.channel, "me", language="de")
    done = await person.slash(harness.channel, "play", move=move)
    assert f"Erledigt: {label.text}" in texts(done.response)
    log = await person.slash(harness.channel, "log")
    assert f"`{position.version + 1}` {person.name} wählt: {label.text}." in texts(log.response)
    back = await person.slash(harness.channel, "table takeback")
    assert f"Zurückgenommen: {label.text}" in texts(back.response)
    log = await person.slash(harness.channel, "log")
    assert f"↩️ {person.name} nimmt das zurück" in texts(log.response)
    assert move not in texts(log.response)


async def test_any_earlier_board(harness: Harness) -> None:
    await harness.started(2)
    position = await harness.until(lambda now: now.view(None).round == 2)
    anna = harness.people[0]
    then = await anna.slash(harness.channel, "table board", version=1, text=True)
    assert f"after move 1 of {position.version}" in texts(then.response)
    now = await anna.slash(harness.channel, "table board", text=True)
    assert "after move" not in texts(now.response)
    begin = await anna.slash(harness.channel, "table board", round=1, text=True)
    assert "after move 0" in texts(begin.response)
    for wrong in ({"version": 9999}, {"round": 50}):
        refused = await anna.slash(harness.channel, "table board", **wrong)
        assert "no such position" in texts(refused.response) or "round 2" in texts(refused.response)


async def test_history_in_german(german: Harness) -> None:
    await german.started(2)
    person = await to_act(german)
    await person.slash(german.channel, "me", language="de")
    turns = await person.slash(german.channel, "myturns")
    assert "Ein Tisch wartet auf dich" in texts(turns.response)
    recap = await person.slash(german.channel, "catchup", picture=False)
    assert "nichts geschehen" in texts(recap.response)
    log = await person.slash(german.channel, "log")
    assert "Durchgang 1" in texts(log.response)
    assert custom_ids(log.response) == []


async def test_whose_language_is_spoken(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    """One's own comes first, then what the admins chose, then the server's, then English."""
    anna, guild_id = harness.people[0], harness.env.guild.id

    async def said() -> str:
        return texts((await anna.slash(harness.channel, "myturns")).response)

    assert "No table" in await said()
    monkeypatch.setattr("cogs.ui.interaction.spoken", lambda locale: None)
    assert "No table" in await said(), "nobody chose anything"
    await harness.host.servers.settings.decide(guild_id, Server(language="de"))
    assert "Kein Tisch" in await said()
    await anna.slash(harness.channel, "me", language="en")
    assert "No table" in await said()


def test_languages_we_speak() -> None:
    assert [spoken(locale) for locale in ("de", "en-GB", UNSPOKEN, None)] == [
        "de",
        "en",
        None,
        None,
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_tables_are_names(language: str) -> None:
    words = Words(language)
    assert words("table-title", game="x", table=12345).endswith("#12345")


async def test_every_choice_is_translated(harness: Harness) -> None:
    tree = harness.env.bot.tree
    missing = set()
    for command in tree.get_commands():
        payload = await command.get_translated_payload(tree, tree.translator)
        for entry in [payload, *_options(payload)]:
            names = [entry, *entry.get("choices", [])]
            missing |= {n["name"] for n in names if not (n.get("name_localizations") or {})}
    own = {one.name for one in languages().values()}
    assert missing <= {*own, "pr", "mn", "am"}, missing


def _options(entry: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for option in entry.get("options", []):
        yield option
        yield from _options(option)
