"""Variants of a server: files are checked, tables play them and keep them, cards name them."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from bot.catalogue.games import GAMES
from bot.engine.api import VARIANT
from bot.games.puerto_rico.data import SETUPS
from bot.host.lobby.service import VariantUnrated
from bot.host.servers.variants import MOST, UnknownVariant
from bot.presenting.table import texts_of
from bot.store.servers import variants
from render.api import Look
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, components, custom_ids, texts, told
from tests.cogs.test_people import boss
from tests.cogs.test_setup import demote, said

__all__ = ["drawn_once"]

RICH = """game = "puerto_rico"
name = "*Rich* start"

[numbers]
more_doubloons = {doubloons}
"""


def rich(doubloons: int = 5) -> tuple[str, bytes]:
    return "rich.toml", RICH.format(doubloons=doubloons).encode()


async def added(harness: Harness, doubloons: int = 5) -> simcord.MemberActor:
    """Have an admin add a variant."""
    admin = await boss(harness)
    shown = told(await admin.slash(harness.channel, "setup variants", file=rich(doubloons)))
    assert "\\*Rich\\* start" in texts(shown) and f"**More doubloons**: {doubloons}" in texts(shown)
    return admin


async def test_a_table_plays_a_variant_by_its_name(harness: Harness) -> None:
    await added(harness)
    ben = harness.people[1]
    offered = await ben.autocomplete(harness.channel, "table new", "variant", "rich")
    assert [one["name"] for one in offered] == ["Puerto Rico (*Rich* start)"]
    opened = await ben.slash(
        harness.channel, "table new", variant=offered[0]["value"], where="here"
    )
    card = texts(opened.response)
    assert "Puerto Rico (\\*Rich\\* start) · table #1" in card
    assert "**More doubloons**: 5 (usually 0)" in card
    table = await harness.table()
    assert table.options == {"variant": "*Rich* start", "more_doubloons": "5"}
    for person in harness.people[2:4]:
        await person.slash(harness.channel, "table join", table="1")
    await ben.slash(harness.channel, "table start", table="1")
    position = await harness.host.tables.position(1)
    assert position.table.status == "running"
    held = [player.doubloons for player in position.view(None).players]
    assert held == [SETUPS[3].doubloons + 5] * 3
    assert any("(\\*Rich\\* start): the game begins" in one for one in said(harness.channel))
    rules = told(await ben.slash(harness.channel, "rules", table="1"))
    assert "plays the variant “\\*Rich\\* start”" in texts(rules)


async def test_a_table_keeps_its_variant_when_the_file_changes_or_goes(harness: Harness) -> None:
    admin = await added(harness)
    await harness.people[1].slash(harness.channel, "table new", variant="*rich* START")
    await admin.slash(harness.channel, "setup variants", file=rich(9), template="puerto_rico")
    assert (await harness.table()).options["more_doubloons"] == "5"
    shown = told(await admin.slash(harness.channel, "setup variants"))
    assert "**More doubloons**: 9" in texts(shown) and "**More doubloons**: 5" not in texts(shown)
    gone = told(await admin.select(shown, ["1"], custom_id="setup-variant-drop:0"))
    assert "no variants yet" in texts(gone)
    assert (await harness.table()).options["more_doubloons"] == "5"
    refused = await harness.people[2].slash(harness.channel, "table new", variant="*Rich* start")
    assert "no variants that fit" in texts(refused.response)
    with pytest.raises(UnknownVariant):
        await harness.host.servers.variants.remove(harness.env.guild.id, admin.id, 1)


async def test_the_options_of_a_lobby_offer_variants(harness: Harness) -> None:
    await added(harness)
    ben = harness.people[1]
    await ben.slash(harness.channel, "table new", game="puerto_rico", where="here", rated=True)
    panel = told(await ben.click(harness.channel.last_message, custom_id="lobby:1:4"))
    assert {"variant:1", "rated:1:0"} <= {*custom_ids(panel)}
    changed = told(await ben.select(panel, ["1"], custom_id="variant:1"))
    table = await harness.table()
    assert (table.options[VARIANT.key], table.rated) == ("*Rich* start", False)
    card = next(one for one in harness.channel.history() if one.id == table.card_id)
    assert "Puerto Rico (\\*Rich\\* start)" in texts(card)
    assert not any(one.startswith("rated:") for one in custom_ids(changed))
    with pytest.raises(VariantUnrated):
        await harness.host.lobby.set_rated(1, ben.id, True)
    await ben.select(changed, ["0"], custom_id="variant:1")
    assert (await harness.table()).options == {}


def chosen(message: Any, custom_id: str) -> list[str]:
    """Return the values that a menu shows as chosen."""
    (menu,) = [one for one in components(message) if one.get("custom_id") == custom_id]
    return [one["value"] for one in menu["options"] if one.get("default")]


async def test_a_variant_of_the_same_name_can_be_played_instead(harness: Harness) -> None:
    """Discord sends nothing if somebody picks the entry that is chosen already."""
    admin, ben = await boss(harness), harness.people[1]
    more = RICH.format(doubloons=5).encode()
    await admin.slash(harness.channel, "setup variants", file=("a.toml", more + b"more_chips = 9"))
    await ben.slash(harness.channel, "table new", variant="*Rich* start", where="here")
    await admin.slash(harness.channel, "setup variants", file=("a.toml", more))
    panel = told(await ben.click(harness.channel.last_message, custom_id="lobby:1:4"))
    assert chosen(panel, "variant:1") == []
    changed = told(await ben.select(panel, ["1"], custom_id="variant:1"))
    assert (await harness.table()).options == {"variant": "*Rich* start", "more_doubloons": "5"}
    assert chosen(changed, "variant:1") == ["1"]


async def test_variants_of_a_game_that_is_gone_can_be_removed(harness: Harness) -> None:
    """They count among those that a server can have."""
    admin, guild = await boss(harness), harness.env.guild.id
    less = '{"more_doubloons": 5, "gone": 1}'
    rows = [("lost", f"No {number}", '{"price": 1}') for number in range(MOST - 1)]
    for one in (*rows, ("puerto_rico", "Less", less)):
        row = variants.VariantRow(0, guild, *one)
        await harness.host._database.write(lambda db, row=row: variants.add(db, row))
    shown = told(await admin.slash(harness.channel, "setup variants"))
    assert "**No 0** · lost\n-# ⚠️ Not possible any more" in texts(shown)
    assert "no longer allows it: gone." in texts(shown)
    await admin.select(shown, ["1"], custom_id="setup-variant-drop:0")
    await added(harness)


async def test_a_game_without_variants_has_no_menu(harness: Harness) -> None:
    await added(harness)
    ben = harness.people[1]
    await ben.slash(harness.channel, "table new", game="amerigo", where="here")
    panel = told(await ben.click(harness.channel.last_message, custom_id="lobby:1:4"))
    assert "variant:1" not in custom_ids(panel)
    refused = await ben.slash(harness.channel, "table new", game="amerigo", variant="1")
    assert "no variants that fit" in texts(refused.response)


async def test_a_preset_names_its_variant(harness: Harness) -> None:
    admin = await added(harness)
    await harness.people[1].slash(harness.channel, "table new", variant="1", where="here")
    shown = told(await admin.slash(harness.channel, "setup presets", name="Evening", table="1"))
    assert "**Evening** · Puerto Rico (\\*Rich\\* start)" in texts(shown)
    assert "one option changed" in texts(shown)


async def test_rated_is_refused_with_a_variant(harness: Harness) -> None:
    await added(harness)
    ben = harness.people[1]
    refused = await ben.slash(harness.channel, "table new", variant="1", rated=True)
    assert "cannot be rated" in texts(refused.response)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ("Line 5: more\\_doubloons cannot be 99", "from 0 to 10")),
        ("de", ("Zeile 5: more\\_doubloons kann nicht 99 sein", "von 0 bis 10")),
    ],
)
async def test_what_is_wrong_with_a_file_is_said(
    harness: Harness, language: str, expected: tuple[str, ...]
) -> None:
    admin = await boss(harness)
    await admin.slash(harness.channel, "me", language=language)
    shown = texts(told(await admin.slash(harness.channel, "setup variants", file=rich(99))))
    for part in expected:
        assert part in shown
    large = await admin.slash(harness.channel, "setup variants", file=("big.toml", b"#" * 30_000))
    assert "20 kB" in texts(told(large))
    stored = await harness.host._database.read(
        lambda db: variants.of_server(db, harness.env.guild.id)
    )
    assert stored == []


async def test_a_template_says_which_numbers_there_are(harness: Harness) -> None:
    admin = await boss(harness)
    offered = await admin.autocomplete(harness.channel, "setup variants", "template", "mag")
    assert [one["value"] for one in offered] == ["magister_navis"]
    shown = told(await admin.slash(harness.channel, "setup variants", template="magister_navis"))
    (file,) = shown.attachments
    text = (await file.read()).decode()
    assert "# Glory for a connection: from 0 to 5" in text and "connection_glory = 1" in text
    wrong = await admin.slash(harness.channel, "setup variants", file=("mine.toml", text.encode()))
    assert "Nothing differs" in texts(told(wrong))
    changed = text.replace("connection_glory = 1", "connection_glory = 2").encode()
    good = await admin.slash(harness.channel, "setup variants", file=("mine.toml", changed))
    assert "**My variant** · Magister Navis" in texts(told(good))


async def test_rights_count_at_each_click(harness: Harness) -> None:
    admin = await added(harness)
    shown = told(await admin.slash(harness.channel, "setup variants"))
    demote(harness, admin)
    await admin.select(shown, ["1"], custom_id="setup-variant-drop:0")
    assert len(await harness.host.servers.variants.of_server(harness.env.guild.id)) == 1


RENAMED = (
    RICH
    + """
[names]
building-small_market = "Bazaar"
"""
)


async def test_a_thing_is_called_as_its_variant_says(harness: Harness) -> None:
    """In questions, menus, posts, on pictures and pages, and nowhere else."""
    admin = await boss(harness)
    file = ("named.toml", RENAMED.format(doubloons=0).encode())
    shown = told(await admin.slash(harness.channel, "setup variants", file=file))
    assert "**Bazaar**: usually Small market" in texts(shown)
    ben = harness.people[1]
    await ben.slash(harness.channel, "table new", variant="1", where="here")
    for person in harness.people[2:4]:
        await person.slash(harness.channel, "table join", table="1")
    await ben.slash(harness.channel, "table start", table="1")
    await harness.host.tables.position(1)
    taker = harness.deciders(await harness.position())[0]
    await taker.slash(harness.channel, "play", move="role builder", table="1")
    builder = harness.deciders(await harness.position())[0]
    offered = await builder.autocomplete(harness.channel, "play", "move", "baz")
    assert [one["value"] for one in offered] == ["build small_market"]
    await builder.slash(harness.channel, "play", move="build small_market", table="1")
    said_there = "\n".join(said(harness.channel))
    assert "Bazaar" in said_there and "Small market" not in said_there.partition("begins")[2]
    board = await builder.slash(harness.channel, "table board", table="1", player="1", text=True)
    assert "Bazaar" in texts(board.response) and "Small market" not in texts(board.response)
    page = await harness.host.tables.position(1)
    assert texts_of(page.table) == {"puerto_rico-building-small_market": "Bazaar"}


def test_a_picture_calls_a_thing_as_its_look_says() -> None:
    renderer = GAMES["puerto_rico"].renderer
    rules = GAMES["puerto_rico"].rules
    view = rules.view(rules.setup(3, {}, 1), None)
    usual, other = Look(), Look(texts=(("puerto_rico-building-small_market", "Bazaar"),))
    pictures = [renderer.overview(view, look) for look in (usual, other, usual)]
    assert pictures[0].alt != pictures[1].alt and "Bazaar" in pictures[1].alt
    assert pictures[2].data == pictures[0].data
