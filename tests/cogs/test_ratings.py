"""Ratings as people meet them: a table is rated when its card says so, and its result shows."""

from __future__ import annotations

from datetime import timedelta

from bot.host.core.api import Table
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, components, texts

__all__ = ["drawn_once"]

SECTION = 9
_GAME = {"stats game": {"game": "puerto_rico"}}


async def finish(harness: Harness, table: Table, moves: int = 12) -> None:
    """Play some moves, then let all agree to end the game with the scores as they are."""
    await harness.until(lambda position: position.version >= moves)
    proposals = harness.host.proposals
    proposal = await proposals.propose(table.id, table.chairs[0].user_id or 0, "end")
    for voice in proposal.voices:
        await proposals.vote(proposal.id, voice.user_id, True)
    await proposals.settled()
    await harness.env.settle()
    assert (await harness.host.tables.get(table.id)).status == "over"


async def test_a_rated_table_from_the_card_to_the_ratings(harness: Harness) -> None:
    anna, ben, cleo = harness.people[:3]
    nobody = await anna.slash(harness.channel, "rating show")
    assert "rated:True" in texts(nobody.response)
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    table, card = await harness.table(), harness.channel.last_message
    panel = await anna.click(card, custom_id=f"lobby:{table.id}:4")
    await anna.click(panel.response, custom_id=f"rated:{table.id}:1")
    assert "Rated" in texts(harness.channel.last_message)
    await ben.click(harness.channel.last_message, custom_id=f"lobby:{table.id}:0")
    own = await ben.click(harness.channel.last_message, custom_id=f"lobby:{table.id}:4")
    refused = await ben.click(own.response, custom_id=f"rated:{table.id}:0")
    assert "owner" in texts(refused.response)
    await cleo.click(harness.channel.last_message, custom_id=f"lobby:{table.id}:0")
    await anna.click(harness.channel.last_message, custom_id=f"lobby:{table.id}:5")
    await finish(harness, await harness.table())

    shown = await anna.slash(harness.channel, "rating show", game="puerto_rico")
    said = texts(shown.response)
    assert all(name in said for name in ("anna", "ben", "cleo")) and "provisional" in said
    assert shown.response.attachments[0].filename.startswith("chart-1.")
    one = await ben.slash(harness.channel, "rating show", player=anna.user)
    assert "all games" in texts(one.response)

    why = texts((await anna.slash(harness.channel, "rating why")).response)
    assert f"#{table.id}" in why and "expected" in why and why.count("ben") == 1
    at_table = texts((await anna.slash(harness.channel, "rating why", table=table.id)).response)
    assert at_table.count("→") == 3
    await ben.slash(harness.channel, "me", stats="hidden")
    shown = texts((await cleo.slash(harness.channel, "rating show")).response)
    assert "ben" not in shown and "(no name)" in shown and "cleo" in shown
    refused = await cleo.slash(harness.channel, "rating why", player=ben.user)
    assert "hidden" in texts(refused.response) and "→" not in texts(refused.response)
    assert "ben" in texts((await ben.slash(harness.channel, "rating show")).response)

    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here", rated=True)
    assert "Rated" in texts(harness.channel.last_message)
    none = await anna.slash(harness.channel, "rating forecast")
    assert "No forecast yet" in texts(none.response)
    harness.clock.ahead += timedelta(days=1)
    await harness.host.tick()
    for command in ("rating forecast", "stats game"):
        shown = await anna.slash(harness.channel, command, **_GAME.get(command, {}))
        said = texts(shown.response)
        assert "Log-loss over one table" in said and "to win" not in said
    unrated = await anna.slash(harness.channel, "rating why", table=table.id + 1)
    assert "not over yet" in texts(unrated.response)


async def test_an_answer_about_a_person_has_their_picture_if_they_have_one(
    harness: Harness,
) -> None:
    """An avatar whose hash begins with `a_` moves (*Reference*, image formatting); PNG does not."""
    anna = harness.people[0]
    face = harness.env.create_user("Zoë", avatar="a_5e1f")
    zoe = harness.channel.guild.add_member(face)
    commands = {"stats player": {"player": face}, "rating show": {"player": face}}
    commands["rating why"] = commands["stats player"]
    for command, options in commands.items():
        shown = await anna.slash(harness.channel, command, **options)
        (section,) = (one for one in components(shown.response) if one["type"] == SECTION)
        address = f"https://cdn.discordapp.com/avatars/{zoe.id}/a_5e1f.png?size=128"
        assert section["accessory"]["media"]["url"] == address
        assert section["accessory"]["description"] == "Zoë"
        assert "Zoë" in section["components"][0]["content"]
        shown = await anna.slash(harness.channel, command, player=anna.user)
        assert SECTION not in {one["type"] for one in components(shown.response)}


async def test_the_statistics_of_a_game_that_is_over(harness: Harness) -> None:
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "me", language="de")
    empty = await anna.slash(harness.channel, "stats server")
    assert "noch kein öffentlicher Tisch" in texts(empty.response)
    await finish(harness, await harness.started(people=3), moves=60)
    await ben.slash(harness.channel, "me", stats="hidden")

    async def said(*args: object, **options: object) -> tuple[str, list[str]]:
        shown = await anna.slash(harness.channel, *args, **options)
        return texts(shown.response), [
            one.filename.partition(".")[0] for one in shown.response.attachments
        ]

    own, files = await said("stats player", csv=True)
    assert "ein Tisch" in own and "(ohne Namen)" in own and "cleo" in own and "ben" not in own
    assert "Sitz" in own and files == ["chart-1", "tables"]
    game, files = await said("stats game", game="puerto_rico", csv=True)
    assert "Gewählte Rollen" in game and "Gouverneur" not in game and "ab 30 Tischen" in game
    assert files == ["chart-1", "tables", "taken"]
    server, files = await said("stats server")
    assert "Puerto Rico: ein Tisch" in server and "(ohne Namen)" in server
    assert files == ["chart-1"]
    refused, _ = await said("stats player", player=ben.user)
    assert "verborgen" in refused
    assert "ben" in texts((await ben.slash(harness.channel, "stats player")).response)
