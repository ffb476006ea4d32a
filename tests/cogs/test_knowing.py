"""Knowing where one stands: turns everywhere, what happened, the log, earlier boards."""

from __future__ import annotations

import simcord

from bot.locales import Words
from render import RENDERERS
from tests.cogs.parlour import Parlour, asks, custom_ids, texts


async def to_act(parlour: Parlour) -> simcord.MemberActor:
    return parlour.deciders(await parlour.position())[0]


async def test_turns_of_all_servers(parlour: Parlour) -> None:
    anna = parlour.people[0]
    nothing = await anna.slash(parlour.channel, "myturns")
    assert texts(nothing.response) == "No table waits for you."
    for _ in range(12):
        await parlour.started(1, bots=1)
    waiting = await parlour.host.history.turns(anna.id)
    shown = await anna.slash(parlour.channel, "myturns")
    assert shown.response.ephemeral
    said = texts(shown.response)
    assert f"{len(waiting)} tables wait for you" in said
    assert "choose a role" in said
    first = waiting[0]
    link = f"https://discord.com/channels/{first.guild_id}/{first.place_id}/{first.post_id}"
    assert link in said
    assert said.count("https://") == 10
    after = await anna.click(shown.response, label="After")
    assert texts(after.response).count("https://") == len(waiting) - 10
    back = await anna.click(after.response, label="Before")
    assert texts(back.response) == said


async def test_turns_work_wherever_the_person_is(parlour: Parlour) -> None:
    command = parlour.env.bot.tree.get_command("myturns")
    payload = command.to_dict(parlour.env.bot.tree)
    assert payload["integration_types"] == [0, 1]
    assert payload["contexts"] == [0, 1, 2]


async def test_what_happened_in_three_lengths(parlour: Parlour) -> None:
    await parlour.started(3)
    await parlour.until(lambda position: position.version >= 3)
    position, person = await parlour.position(), parlour.people[3]
    story = await parlour.host.history.since_own(position.table.id, person.id)
    assert story.entries[-1].version == position.version
    said = {}
    for length in ("short", "normal", "all"):
        shown = await person.slash(parlour.channel, "catchup", length=length, picture=False)
        assert not shown.response.attachments
        said[length] = texts(shown.response)
        assert f"{len(story.entries)} moves since yours" in said[length]
    words = Words("en", position.table.names)
    changes = RENDERERS["puerto_rico"].changes(story.since.view(None), story.now.view(None), words)
    assert changes[0] in said["short"]
    assert "**Settler" in said["normal"] or "takes the role" in said["normal"]
    assert all(f"`{entry.version}`" in said["all"] for entry in story.entries)


async def test_the_picture_outlines_what_changed(parlour: Parlour) -> None:
    await parlour.started(2)
    position = await parlour.until(asks("build"))
    person = parlour.people[3]
    shown = await person.slash(parlour.channel, "catchup")
    (picture,) = shown.response.attachments
    assert picture.filename.startswith("table.")
    plain = await person.slash(parlour.channel, "table board")
    whole = next(a for a in plain.response.attachments if a.filename.startswith("table."))
    assert await picture.read() != await whole.read()
    assert "waits for" in texts(shown.response)
    mine = await parlour.deciders(position)[0].slash(parlour.channel, "catchup", picture=False)
    assert "build one building" in texts(mine.response)


async def test_a_spectator_and_a_mover_catch_up(parlour: Parlour) -> None:
    await parlour.started(2)
    person = await to_act(parlour)
    stranger = parlour.people[3]
    none = await stranger.slash(parlour.channel, "catchup", picture=False)
    assert "Nothing has happened" in texts(none.response)
    await person.slash(parlour.channel, "pr role", role="settler")
    mine = await person.slash(parlour.channel, "catchup", picture=False)
    assert "Nothing has happened" in texts(mine.response)
    theirs = await stranger.slash(parlour.channel, "catchup", picture=False)
    assert "takes the role Settler" in texts(theirs.response)
    await person.slash(parlour.channel, "note", text="keep the corn")
    noted = await person.slash(parlour.channel, "catchup", picture=False)
    assert "keep the corn" in texts(noted.response)
    other = await stranger.slash(parlour.channel, "catchup", picture=False)
    assert "keep the corn" not in texts(other.response)


async def test_the_log_by_round_player_and_kind(parlour: Parlour) -> None:
    await parlour.started(2)
    position = await parlour.until(lambda now: now.view(None).round == 3)
    anna = parlour.people[0]
    newest = await anna.slash(parlour.channel, "log")
    assert "Round 3" in texts(newest.response)
    before = await anna.click(newest.response, label="Round 2")
    assert "**Round 2**" in texts(before.response)
    first = await anna.slash(parlour.channel, "log", round=1)
    assert "`1`" in texts(first.response)
    story = await parlour.host.history.round(position.table.id, 1, RENDERERS["puerto_rico"].round)
    assert story.since.view(None).round == 1
    assert story.now.view(None).round == 2
    kinds = await anna.autocomplete(parlour.channel, "log", "kind", "rol")
    assert kinds == [{"name": "role", "value": "role"}]
    player = position.table.names[1]
    only = await anna.slash(parlour.channel, "log", round=1, player=player, kind="role")
    lines = texts(only.response).splitlines()[1:]
    assert lines
    assert all(f"{player} takes the role" in line for line in lines)
    after = await anna.click(only.response, label="Round 2")
    assert all(f"{player} takes" in line for line in texts(after.response).splitlines()[1:])
    late = await anna.slash(parlour.channel, "log", round=9)
    assert "it is round 3" in texts(late.response)


async def test_any_earlier_board(parlour: Parlour) -> None:
    await parlour.started(2)
    position = await parlour.until(lambda now: now.view(None).round == 2)
    anna = parlour.people[0]
    then = await anna.slash(parlour.channel, "table board", version=1, text=True)
    assert f"after move 1 of {position.version}" in texts(then.response)
    now = await anna.slash(parlour.channel, "table board", text=True)
    assert "after move" not in texts(now.response)
    begin = await anna.slash(parlour.channel, "table board", round=1, text=True)
    assert "after move 0" in texts(begin.response)
    for wrong in ({"version": 9999}, {"round": 50}):
        refused = await anna.slash(parlour.channel, "table board", **wrong)
        assert "no such version" in texts(refused.response) or "round 2" in texts(refused.response)


async def test_knowing_in_german(german: Parlour) -> None:
    await german.started(2)
    person = await to_act(german)
    await person.slash(german.channel, "me", language="de")
    turns = await person.slash(german.channel, "myturns")
    assert "Ein Tisch wartet auf dich" in texts(turns.response)
    story = await person.slash(german.channel, "catchup", picture=False)
    assert "nichts geschehen" in texts(story.response)
    log = await person.slash(german.channel, "log")
    assert "Runde 1" in texts(log.response)
    assert custom_ids(log.response) == []
