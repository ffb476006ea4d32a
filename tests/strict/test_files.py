"""Files of messages are told, kept and shown as Discord documents it."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest
import simcord
from discord import ui
from simcord.backend import serializers

from tests.cogs.harness import Harness
from tests.strict import files
from tests.strict.refusal import Malformed

BOARD = {"id": "7", "filename": "board.png", "url": "https://cdn/7/board.png"}
QUESTION = {"id": "8", "filename": "question.png", "url": "https://cdn/8/question.png"}
SHOWN = "attachment://board.png"


def gallery(*addresses: str) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": address}} for address in addresses]}


def test_what_components_show_is_not_told_as_an_attachment() -> None:
    components = files.resolved([{"type": 17, "components": [gallery(SHOWN)]}], [BOARD, QUESTION])
    told = files.told({"attachments": [BOARD, QUESTION], "components": components, "embeds": []})
    assert told["attachments"] == [QUESTION]
    assert [item["attachment_id"] for item in files.media(told["components"])] == ["7"]


def test_what_an_embed_shows_is_not_told_as_an_attachment() -> None:
    message = {"attachments": [BOARD, QUESTION], "embeds": [{"image": {"url": BOARD["url"]}}]}
    assert files.told(message)["attachments"] == [QUESTION]


@pytest.mark.parametrize(
    ("body", "left"),
    [
        ({}, [BOARD, QUESTION]),
        ({"attachments": []}, []),
        ({"attachments": [{"id": "8"}]}, [QUESTION]),
        ({"attachments": [{"id": 7}]}, [BOARD]),
    ],
)
def test_an_edit_keeps_the_files_that_it_names(body: dict[str, Any], left: list[Any]) -> None:
    assert files.kept([BOARD, QUESTION], body, []) == left


def test_new_files_are_added_and_named_by_their_number() -> None:
    new = {"id": "9", "filename": "new.png", "url": "https://cdn/9/new.png"}
    assert files.kept([BOARD], {}, [new]) == [BOARD, new]
    assert files.kept([BOARD], {"attachments": [{"id": 0}]}, [new]) == [new]


def test_an_unknown_file_cannot_be_kept() -> None:
    for named in ([{"id": "99"}], [{"id": "7"}, {"id": "7"}]):
        with pytest.raises(Malformed):
            files.kept([BOARD], {"attachments": named}, [])


def test_what_nothing_was_uploaded_as_cannot_be_shown() -> None:
    with pytest.raises(Malformed):
        files.resolved([gallery("attachment://other.png")], [BOARD])


def test_an_edit_cannot_take_away_what_stays_on_show() -> None:
    components = files.resolved([gallery(SHOWN)], [BOARD])
    with pytest.raises(Malformed):
        files.check_edit(components, [BOARD], [])


def view() -> ui.LayoutView:
    layout = ui.LayoutView()
    layout.add_item(ui.MediaGallery(discord.MediaGalleryItem(SHOWN)))
    return layout


async def posted(harness: Harness) -> discord.Message:
    channel = harness.env.bot.get_channel(harness.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return await channel.send(view=view(), file=discord.File(io.BytesIO(b"1"), "board.png"))


async def test_every_way_of_telling_a_message_leaves_out_what_it_shows(harness: Harness) -> None:
    message = await posted(harness)
    again = await message.channel.fetch_message(message.id)
    listed = [one async for one in message.channel.history()]
    edited = await message.edit(view=view())
    kept = harness.env.backend.messages[harness.channel.id][message.id]
    event = serializers.message_payload(harness.env.backend, kept)
    assert [m.attachments for m in (message, again, *listed, edited)] == [[]] * 4
    assert (event["attachments"], len(kept.attachments)) == ([], 1)
    item = again.components[0].items[0]  # type: ignore[union-attr]
    assert str(item.media.attachment_id) == kept.attachments[0]["id"]


@pytest.mark.provokes("the edit lets go of the picture that stays on show")
async def test_an_edit_of_the_bot_that_loses_a_picture_is_refused(harness: Harness) -> None:
    message = await posted(harness)
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(attachments=[])
    assert (refused.value.status, refused.value.code) == (400, 50035)


def test_whoever_runs_simcord_here_has_the_rules() -> None:
    assert simcord.http.router.dispatch.__module__ == "tests.strict.install"
