"""Writes the stored database of today's schema: `python -m tests.tools.make_stored`.

It must load for ever. Run once a schema, before its first release, and never again: an old
file is the promise.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from pathlib import Path

from bot.host import Host
from bot.host.core.api import Person, Position
from bot.host.leagues.organising.api import Asker
from bot.host.lobby.wishes import Wanted
from bot.host.people.hours import Hours
from bot.store import Connection
from bot.store.core.sql import migrations
from bot.store.leagues import calendars, fixtures, records
from bot.store.leagues.calendars import EventRow
from bot.store.leagues.records import DisputeRow, StatementRow
from bot.store.people import programs
from bot.store.people.programs import ProgramRow
from bot.store.posting import game_waits
from bot.store.tables import games
from tests.catalogue import CATALOGUE
from tests.host.finished_tables import Sat, insert
from tests.host.leagues.following import Shelf
from tests.host.leagues.playing import found, people, settings, sign_up
from tests.host.playing import advance, open_table
from tests.host.toy import TOYS

RICH = b"""game = "puerto_rico"
name = "Rich start"

[numbers]
more_doubloons = 5

[names]
building-small_market = "Bazaar"
"""

FOLDER = Path(__file__).parents[1] / "store" / "stored"


async def make(path: Path) -> None:
    """Store a running Puerto Rico in the midst of placing, a finished toy game, a lobby.

    At the running table an order is armed, a proposal is open and a move is drafted. A league of
    the toy game has two people who signed up, one for a team, is public, has a webhook and a signed
    log, its dates are events of its server, and a dispute was raised at a table of its season.
    Another server has joined it, there is a code for a third, and a fourth follows the log as if
    another bot ran the season, as a partner with which somebody has signed up. A finished table was
    rated. The lobby has a salt, the server an audit log with a line that is not told yet,
    a preset, a variant and a permanent post; a mistake was recorded. Somebody looks for a
    table, somebody else for a game. Somebody has a link to the page of the running table, a
    paired browser, and a code for another one; the same person has two ways to be called, one
    of which calls once a day, and a calendar, lets their games be studied, and a program of
    theirs may play. There is a key for push services. The running table was played with a
    package, and is said to wait for it.
    """
    host = await Host.open(path, {**CATALOGUE, **TOYS})
    table = await open_table(host, 3)
    while not _placing(await host.tables.position(table.id)):
        await advance(host, table, 1)
    await host.automation.orders.arm(table.id, 1, "pass", "guests", (), "always")
    await _draft(host, await host.tables.position(table.id))
    await host.proposals.propose(table.id, 1, "end")
    toy = await host.lobby.new(
        Person(1, "Anna"), "toy", guild_id=1, channel_id=2, where="here", language="de"
    )
    await host.lobby.add_bot(toy.id, 1, "first")
    await host.lobby.start(toy.id, 1)
    await _finish(host, toy.id)
    lobby = await host.lobby.new(
        Person(2, "Bob"), "puerto_rico", guild_id=1, channel_id=3, where="thread", language="en"
    )
    await host.fairness.add_salt(lobby.id, 2, "luck")
    await host.servers.audit.choose(1, 9, 4)
    await host.lobby.wishes.add(5, 1, Wanted("amerigo"), {lobby.id})
    sought = await host.lobby.queue.of(1, 6)
    await host.lobby.queue.choose(1, 3, Person(6, "Finn"), "en", sought, looks=True)
    await host.servers.presets.keep(1, 9, "Evening", lobby.id)
    await host.servers.presets.add_post(1, 3, 1 << 40)
    await host.servers.variants.add(1, 9, RICH)
    await host.core.incidents.record(RuntimeError("broken"), "click", table.id)
    await host.people.preferences.keep(1, language="de", palette="contrast", study=True)
    days = {"first_day": date(2099, 1, 8), "last_day": date(2099, 3, 8)}
    season = await found(host, settings(team_size=2, **days))
    by, guest = Asker(people(1)[0], True), {"guild_id": 2, "channel_id": 21}
    servers = host.leagues.organising.servers
    await servers.join(
        await servers.invite(season.id, by), by.person, name="Guests", language="de", **guest
    )
    await servers.invite(season.id, by)
    await sign_up(host, season, people(2))
    await host.leagues.teams.join(season.id, people(1)[0], "The Lions")
    await host._database.write(lambda db: _dispute(db, season.id))
    organiser = people(1)[0]
    await host.leagues.founding.change_league(season.id, organiser, "for all", public=True)
    await host.leagues.webhooks.choose(season.id, organiser, "https://hooks.example.org/", "too")
    home = season.league
    await host.leagues.calendars.switch(home.id, home.guild_id, organiser.id, True)
    event = EventRow(home.id, home.guild_id, season.id, "last", 0, 1 << 40, 4e9, 4e9 + 3600, "too")
    await host._database.write(lambda db: calendars.keep(db, event))
    await _follow(host, season.id, await _invite(host, season.id))
    sat = (Sat(31, 9, 1), Sat(32, 7, 2))
    await host._database.write(lambda db: insert(db, sat, 1.8e9))
    await host.ratings.beat()
    await host.links.token(table.id, 1)
    anna = Person(1, "Anna")
    await host.pairings.pair(await host.pairings.code(anna), "Firefox on Linux")
    await host.pairings.code(anna, table.id)
    await host.calendars.draw(1)
    await host._database.write(lambda db: _program(db, table.id))
    await host._database.write(lambda db: _package(db, table.id))
    await host.people.ways.push_key(bytes(range(1, 33)))
    await host.people.ways.add(1, "ntfy", "https://ntfy.example.org/turns", "tk_secret")
    mailbox = await host.people.ways.add(1, "mail", "anna@example.org")
    await host.people.ways.daily(1, mailbox.id, 8)
    await host.people.ways.illustrate(1, mailbox.id, picture=True)
    await host.close()
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute("VACUUM")
    connection.close()


def _program(connection: Connection, table_id: int) -> None:
    """Store that the owner of the running table allows programs, and a token of hers."""
    connection.execute("UPDATE game SET programs = 1 WHERE id = ?", (table_id,))
    programs.put(connection, ProgramRow(table_id, 1, bytes(range(32)), 1.8e9))


def _package(connection: Connection, table_id: int) -> None:
    """Store that the running table was played with a package, and is said to wait for its game."""
    games.store_played(connection, table_id, "boardgames-example", "0.1")
    game_waits.insert(connection, table_id, 1.8e9)


async def _invite(host: Host, season_id: int) -> str:
    """Invite another bot as a partner of a season; return the token of its addresses."""
    by = Asker(Person(2999, "Olga"), True)
    return await host.leagues.partners.invite(season_id, by, "Berlin club")


async def _follow(host: Host, season_id: int, token: str) -> None:
    """Have a server follow a season, and somebody sign up there; the partner's key is accepted."""
    following, partners, entries = (
        host.leagues.following,
        host.leagues.partners,
        host.leagues.following.entries,
    )
    shelf = following.fetcher = partners.fetcher = Shelf(await partners.season_log(token))
    where = {"guild_id": 4, "channel_id": 41, "language": "en"}
    url, eva = f"https://games.example.org/x/{token}/season.jsonl", Person(5, "Eva")
    found = await following.confirm((await following.propose(url, eva, **where)).id, 4)
    own = await entries.address(found.id, 4)
    await host.absence.availability.set_hours(eva.id, Hours("UTC", 480, 1380))
    await entries.sign(found.id, 4, eva, 1)
    shelf.content = await entries.published(own)
    by = Asker(Person(2999, "Olga"), True)
    proposed = await partners.propose(season_id, by, "https://club.example.org/x/t/entries.jsonl")
    await partners.accept(season_id, proposed.id, proposed.key, by)


def _dispute(connection: Connection, season_id: int) -> None:
    """Store a dispute at a table of the season, and what one of its players states."""
    fixture_id = fixtures.plan(connection, season_id, 1, 0, [one.id for one in people(2)])
    row = DisputeRow(0, season_id, fixture_id, people(1)[0].id, 1.8e9, 1.8e9 + 3600)
    stated = StatementRow(people(1)[0].id, 1.8e9, "They collude.")
    records.state(connection, records.dispute(connection, row), stated)


def _placing(position: object) -> bool:
    decisions = position.decisions
    return position.version > 20 and any(decision.kind == "place" for decision in decisions)


async def _draft(host: Host, position: Position) -> None:
    """Draft the first move of whoever is placing."""
    decision = next(one for one in position.decisions if one.kind == "place")
    user_id = position.table.chairs[decision.seat].user_id or 0
    await host.analysis.drafts.add(
        position.table.id, user_id, position.rules.notate(decision.moves[0])
    )


async def _finish(host: Host, table_id: int) -> None:
    await host.automation.house_bots.settled()
    while decision := (await host.tables.position(table_id)).user_decision(1):
        await host.tables.play(table_id, 1, decision.moves[0])
        await host.automation.house_bots.settled()


@contextmanager
def _quiet() -> Iterator[None]:
    """Print nothing of the mistake that is recorded on purpose."""
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)


def main(words: Sequence[str] | None = None, folder: Path = FOLDER) -> int:
    """Write the database and name it; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.make_stored", description=__doc__)
    parser.parse_args(words)
    target = folder / f"schema_{len(migrations())}.db"
    if target.exists():
        print(f"{target} exists: it is never written again", file=sys.stderr)
        return 1
    folder.mkdir(exist_ok=True)
    with _quiet():
        asyncio.run(make(target))
    print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
