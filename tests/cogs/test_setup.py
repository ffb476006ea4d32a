"""`/setup`: open tables and ending one, all results, and the audit log."""

from __future__ import annotations

import csv
import io
import zipfile
from typing import Any

import simcord
from simcord.enums import InteractionType

from bot.engine.api import Score
from bot.host.core.api import Person, PublishFailed, Table
from bot.host.core.moves import finishers
from bot.host.servers.audit import AuditLine
from bot.host.servers.settings import FinishedSeat, Results
from bot.locales import Words
from bot.store import Connection
from cogs.commands.setup.results import results_file
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, components, custom_ids, texts
from tests.cogs.test_people import boss
from tests.cogs.test_places import forbid
from tests.tools.hostile.interactions import sent

__all__ = ["drawn_once"]


def demote(harness: Harness, person: simcord.MemberActor, *roles: int) -> None:
    """Take an admin's roles away, or give them back."""
    backend, guild = harness.env.backend, harness.env.guild
    backend.guilds[guild.id].members[person.id].role_ids[:] = roles


def roles_of(harness: Harness, person: simcord.MemberActor) -> list[int]:
    return [*harness.env.backend.guilds[harness.env.guild.id].members[person.id].role_ids]


def said(place: simcord.ChannelHandle) -> list[str]:
    return [texts(message) for message in place.history()]


async def three_tables(harness: Harness) -> simcord.MemberActor:
    """Open a running table, a lobby and a private table with moves; return an admin."""
    await harness.started(2)
    await harness.turn(harness.rng)
    ben, cleo, dora = harness.people[1:4]
    await ben.slash(harness.channel, "table new", game="amerigo")
    await cleo.slash(harness.channel, "table new", game="puerto_rico", where="private")
    await cleo.slash(harness.channel, "table invite", person=dora, table="3")
    await dora.slash(harness.channel, "table join", table="3")
    await cleo.slash(harness.channel, "table start", table="3")
    return await boss(harness)


async def test_an_admin_ends_tables(harness: Harness) -> None:
    """Of a private table an admin sees that it is there; rights count at each click."""
    admin = await three_tables(harness)
    log = harness.env.guild.create_text_channel("log")
    await admin.slash(harness.channel, "setup audit", channel=log)
    shown = (await admin.slash(harness.channel, "setup tables")).response
    text = texts(shown)
    assert "Open tables (3)" in text
    assert "Waiting for one player · 2 at the table" in text and "move 1" in text
    assert "Not started · one player" in text
    private = (await harness.host.tables.get(3)).thread_id
    assert "Private, running" in text and str(private) not in text
    assert not any(person.name in text for person in harness.people)

    asked = (await admin.select(shown, ["1"], custom_id="setup-pick:0")).response
    assert "the game of 2 players stops after one move" in texts(asked)
    roles = roles_of(harness, admin)
    demote(harness, admin)
    refused = await admin.click(asked, custom_id="setup-end:1")
    assert "need the Manage Server permission" in texts(refused.response)
    for custom_id in ("setup-tables:0", "setup-pick:0", "setup-end:2"):
        answer = texts(await press(harness, admin, custom_id))
        assert "need the Manage Server permission" in answer
    assert (await harness.host.tables.get(1)).status == "running"
    demote(harness, admin, *roles)
    shown = (await admin.slash(harness.channel, "setup tables")).response
    asked = (await admin.select(shown, ["1"], custom_id="setup-pick:0")).response
    done = await admin.click(asked, custom_id="setup-end:1")
    assert "has ended" in texts(done.response)
    assert "boss manages this server and is stepping in" in "".join(said(harness.channel))
    again = await press(harness, admin, "setup-end:1")
    assert "This table was abandoned" in texts(again)

    card = next(m for m in harness.channel.history() if "lobby:2:0" in custom_ids(m))
    shown = (await admin.click(done.response, label="Back to the list")).response
    asked = (await admin.select(shown, ["2"], custom_id="setup-pick:0")).response
    assert "one player loses" in texts(asked)
    done = await admin.click(asked, custom_id="setup-end:2")
    told = f"<@{harness.people[1].id}>: boss manages this server and has closed Amerigo · table #2"
    assert told in "".join(said(harness.channel))
    card = next(m for m in harness.channel.history() if m.id == card.id)
    assert "lobby:2:0" not in custom_ids(card), "its card is closed"

    shown = (await admin.click(done.response, label="Back to the list")).response
    asked = (await admin.select(shown, ["3"], custom_id="setup-pick:0")).response
    assert "private table" in texts(asked) and "move" not in texts(asked).lower().split()
    await admin.click(asked, custom_id="setup-end:3")
    empty = await admin.slash(harness.channel, "setup tables")
    assert "No table is open" in texts(empty.response)
    who = f"<@{admin.id}>"
    heads = [line.splitlines()[0] for line in said(log)]
    assert heads == [
        f"📋 {who} chose this channel for the audit log: what people do with /setup and /rescue "
        "is reported here.",
        f"🏁 {who} ended Puerto Rico · table #1 without a result.",
        f"🏁 {who} ended Amerigo · table #2 without a result.",
        f"🏁 {who} ended Puerto Rico · table #3, a private table, without a result.",
    ]


async def test_many_tables_are_paged_and_those_of_others_are_not_ended(harness: Harness) -> None:
    admin = await boss(harness)
    await admin.send(harness.channel, "ten tables")
    for number in range(10):
        await harness.host.lobby.new(
            Person(900 + number, "x"),
            "puerto_rico",
            guild_id=harness.env.guild.id,
            channel_id=harness.channel.id,
            where="here",
            language="en",
        )
    elsewhere = await harness.host.lobby.new(
        Person(1, "x"), "amerigo", guild_id=5, channel_id=6, where="here", language="en"
    )
    first = (await admin.slash(harness.channel, "setup tables")).response
    assert "Open tables (10) · 1 of 2" in texts(first)
    second = (await admin.click(first, label="Next")).response
    assert "2 of 2" in texts(second) and "#10" in texts(second)
    (menu,) = (c for c in components(second) if c["type"] == 3)
    assert len(menu["options"]) == 2
    assert "1 of 2" in texts((await admin.click(second, label="Next")).response)
    for forged in (elsewhere.id, 4711):
        forged_click = await press(harness, admin, f"setup-end:{forged}")
        assert "no such table" in texts(forged_click)
    assert (await harness.host.tables.get(elsewhere.id)).status == "lobby"


async def press(harness: Harness, person: simcord.MemberActor, custom_id: str) -> Any:
    """Press a button that the message does not have."""
    data = {"custom_id": custom_id, "component_type": 2, "type": 2, "style": 2, "label": "x"}
    (result,) = await sent(harness, person, InteractionType.MESSAGE_COMPONENT, [data])
    return result.response


async def test_what_admins_do_is_told_once_whatever_happens(harness: Harness) -> None:
    """A permission that is missing, a kill after a line got out, a channel that is deleted."""
    admin = await boss(harness)
    log = harness.env.guild.create_text_channel("log")
    closed = harness.env.guild.create_text_channel("closed")
    forbid(harness, closed, send_messages=False)
    refused = await admin.slash(harness.channel, "setup audit", channel=closed)
    assert "I cannot post in" in texts(refused.response)
    unseen = harness.env.guild.create_text_channel("unseen")
    seen = harness.env.bot.get_guild(harness.env.guild.id)
    seen._remove_channel(seen.get_channel(unseen.id))
    for command in ("audit", "open-post"):
        refused = await admin.slash(harness.channel, f"setup {command}", channel=unseen)
        assert f"I cannot post in <#{unseen.id}>" in texts(refused.response), command
    await admin.slash(harness.channel, "setup change", limit=5)
    shown = await admin.slash(harness.channel, "setup audit", channel=log)
    assert f"Audit log: <#{log.id}>" in texts(shown.response)
    forbid(harness, log, send_messages=False)
    changed = await admin.slash(
        harness.channel,
        "setup change",
        language="de",
        limit=0,
        role=harness.env.guild.create_role("x"),
    )
    assert "do not have the “Send Messages” permission" in texts(changed.response)
    shown = await admin.slash(harness.channel, "setup show")
    assert "One entry is waiting" in texts(shown.response)
    assert len(said(log)) == 1
    forbid(harness, log, send_messages=True)
    await harness.env.advance_time(30)
    first, entry = said(log)
    who = f"<@{admin.id}>"
    assert first.startswith(f"📋 {who} chose this channel")
    assert entry.startswith(f"⚙️ {who} hat Einstellungen geändert:\n- Sprache neuer Tische: Deutsch")
    assert "Offene Tische: unbegrenzt" in entry and "Tempo" not in entry

    await killed_after_sending(harness)
    await admin.slash(harness.channel, "setup change", newcomers=3)
    assert len(said(log)) == 3
    await harness.restart()
    await pass_a_minute(harness)
    assert len(said(log)) == 3, "it got out before the bot was killed"

    harness.env.backend.delete_channel(log.id)
    gone = await admin.slash(harness.channel, "setup change", limit=3)
    assert "The channel of the audit log was deleted" in texts(gone.response)
    checked = await admin.slash(harness.channel, "setup check")
    assert "The channel of the audit log was deleted" in texts(checked.response)
    other = harness.env.guild.create_text_channel("other")
    await admin.slash(harness.channel, "setup audit", channel=other)
    await pass_a_minute(harness)
    assert [line.splitlines()[0] for line in said(other)] == [
        f"⚙️ {who} hat Einstellungen geändert:",
        f"📋 {who} hat diesen Kanal für das Protokoll gewählt: Hier steht ab jetzt, was mit "
        "/einrichten und /retten getan wird.",
    ]
    await admin.slash(harness.channel, "setup audit", channel=other)
    assert "abgeschaltet" in said(other)[-1]
    await admin.slash(harness.channel, "setup change", limit=4)
    assert len(said(other)) == 3


async def killed_after_sending(harness: Harness) -> None:
    """Send the next line without the bot's knowing so."""
    posts = harness.host.servers.audit.publisher
    assert posts is not None

    class Killed:
        async def send(self, line: AuditLine) -> None:
            await posts.send(line)
            raise PublishFailed("the line was cut", 1.0)

    harness.host.servers.audit.publisher = Killed()


async def pass_a_minute(harness: Harness) -> None:
    for _ in range(4):
        await harness.env.advance_time(30)


def over(connection: Connection, table: Table) -> None:
    """End a table: it was played to its end."""
    scores = [Score(seat, 40 + seat, 0, 2 - seat) for seat in range(len(table.chairs))]
    finishers.store(connection, table, scores)
    connection.execute("UPDATE game SET status = 'over' WHERE id = ?", (table.id,))


async def test_all_results_as_a_sheet(harness: Harness) -> None:
    """Names are cells and no formulas; who hides from statistics is hidden here, too."""
    admin = await boss(harness)
    none = await admin.slash(harness.channel, "setup results")
    assert "No public table has been finished" in texts(none.response)
    ben = harness.people[1]
    formula = harness.env.guild.add_member(harness.env.create_user("=1+1"))
    harness.people[0] = formula
    await harness.started(2)
    await ben.slash(harness.channel, "me", stats="hidden")
    table = await harness.table()
    await harness.host._database.write(lambda connection: over(connection, table))
    result = (await admin.slash(harness.channel, "setup results")).response
    assert "The results of one finished public table" in texts(result)
    (file,) = result.attachments
    rows = list(csv.DictReader(io.StringIO((await file.read()).decode("utf-8-sig"))))
    assert [row["seat"] for row in rows] == ["1", "2"]
    assert {row["player at the end"] for row in rows} == {"'=1+1", "hidden"}
    assert {row["id"] for row in rows} == {f"<@{formula.id}>", ""}
    assert [row["points"] for row in rows] == ["40", "41"]
    assert {row["place"] for row in rows} == {"1", "2"}
    assert all(row["game"] == "Puerto Rico" and row["moves"] == "0" for row in rows)


def test_a_sheet_of_house_bots_and_one_that_is_too_large() -> None:
    anna = FinishedSeat(
        *(7, "amerigo", '{"b": "2", "a": "1"}', 0.0, 60.0, 1, 3, 2, 40, 0),
        *("-anna\u202e", 5, None, "ben", 6, None, 10, 1, 1, 3),
    )
    bot = anna._replace(
        seat=1, user_id=None, bot="strong", began=None, began_id=None, place=None, rank=2
    )
    found = Results((anna, bot), {6}, 0)
    document = results_file(found, Words("de"))
    first, second = csv.DictReader(io.StringIO(document.data.decode("utf-8-sig")))
    assert (first["Person am Anfang"], first["Person am Ende"]) == ("verborgen", "'-anna")
    assert (first["Optionen"], first["gewertet"]) == ("a=1; b=2", "ja")
    assert first["Tipps"] == "3"
    assert (second["Person am Anfang"], second["Person am Ende"]) == ("Hausbot", "Starker Hausbot")
    assert (second["ID"], second["Platzierung"]) == ("", "")
    packed = results_file(found, Words("de"), most=100)
    with zipfile.ZipFile(io.BytesIO(packed.data)) as archive:
        assert (packed.name, archive.read("results.csv")) == ("results.csv.zip", document.data)
