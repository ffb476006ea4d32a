"""Sign-up of people whose entries a partner bot signed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from bot.host.core.api import Person, PublishFailed
from bot.host.core.paces import HOUR
from bot.host.core.registry import TableRegistry
from bot.host.leagues.api import (
    BEFORE,
    NO_LINK,
    ConditionUnmet,
    Excluded,
    LeagueError,
    Member,
    Members,
    NoHours,
    RulesChanged,
    Season,
    WrongStage,
)
from bot.host.leagues.core import SIGNED, load_season, log_line, notify
from bot.host.leagues.partners.answering import JOIN, WITHDRAWN
from bot.host.leagues.signup.signups import enter, newest_change, withdrawn
from bot.host.people.hours import LEAST_MINUTES, Hours, is_known
from bot.leagues.seasonlog.exchange import Applicant, EntryFile, Signer
from bot.store import Connection
from bot.store.leagues import entrants, partners, signed_lines
from bot.store.leagues.partners import PartnerEntryRow, PartnerRow
from bot.store.turns import clocks
from bot.store.turns.clocks import HoursRow

EVERY: Final = HOUR / 6
"""Seconds between two looks at a partner's entries while people can sign up."""
MOST_TRIED: Final = 50
"""Maximum number of entries that are tried in one look."""
ENTERED = "partner_entered"
"""The kind of the message to a person whom a partner bot signed up."""
_WHY: dict[type[LeagueError], str] = {
    NoHours: "hours",
    RulesChanged: "rules",
    Excluded: "excluded",
    WrongStage: "stage",
}


async def take_entries(
    registry: TableRegistry, members: Members, partner: PartnerRow, file: EntryFile
) -> None:
    """Sign up the people of a checked file of entries, and withdraw those who are not in it.

    Each is a transaction of its own, and can be repeated. People who cannot be looked up now are
    left for the next time.
    """
    database = registry.database
    season = await database.read(lambda db: load_season(db, partner.season_id))
    known = await database.read(lambda db: partners.entries(db, partner.id))
    for row in known.values():
        if row.entry not in file.applicants and row.refusal is None and row.user_id > 0:
            await _withdraw(registry, season, partner, row)
    newest = {
        one.signer.id: number for number, one in file.applicants.items() if one.signer is not None
    }
    for number in _looked_up(newest.values(), known, registry.now()):
        try:
            await _enter(registry, members, season, partner, number, file.applicants[number])
        except PublishFailed:
            continue


def _looked_up(
    numbers: Iterable[int], known: Mapping[int, PartnerEntryRow], now: float
) -> list[int]:
    """Return the entries to be tried now: new ones first, then refused ones in turn.

    Each costs a request to Discord, and a partner may send any number of people who do not exist.
    """
    wanted = sorted(numbers)
    fresh = [one for one in wanted if one not in known]
    again = [one for one in wanted if one in known and _is_open(known[one])]
    first = int(now) // int(EVERY) * MOST_TRIED % max(1, len(again))
    return [*fresh, *again[first:], *again[:first]][:MOST_TRIED]


def _is_open(row: PartnerEntryRow) -> bool:
    """Return whether a refused entry is to be tried again; that of an erased person never is."""
    return row.refusal is not None and row.user_id > 0


async def _enter(
    registry: TableRegistry,
    members: Members,
    season: Season,
    partner: PartnerRow,
    number: int,
    applicant: Applicant,
) -> None:
    """Sign a person up, or store why that is not possible. Raises PublishFailed."""
    signer = applicant.signer
    assert signer is not None
    member = await members.find(season.league.guild_id, int(signer.id))
    refusal, invite = None, None
    if member is None:
        refusal, link = JOIN, await members.invite(season.league)
        invite = None if link == NO_LINK else link
    else:
        refusal = await _tried(registry, partner, number, applicant, member)
        if refusal is None:
            return
    row = PartnerEntryRow(number, int(signer.id), refusal, invite)

    def refuse(connection: Connection) -> None:
        before = partners.entry(connection, partner.id, number)
        if before is None or before.refusal is not None:
            partners.keep_entry(connection, partner.id, row)

    await registry.write_in(season.id, refuse)


async def _tried(
    registry: TableRegistry, partner: PartnerRow, number: int, applicant: Applicant, member: Member
) -> str | None:
    """Sign a member up; return the refusal, None if it was done."""
    now, signer = registry.now(), applicant.signer
    assert signer is not None

    def work(connection: Connection) -> None:
        season = load_season(connection, partner.season_id)
        stored = partners.load(connection, partner.id)
        before = partners.entry(connection, partner.id, number)
        is_done = before is not None and before.refusal is None
        if is_done or stored is None or stored.ended_at is not None:
            return
        _check_rules(connection, season, applicant.rules)
        person = Person(int(signer.id), member.name)
        _keep_hours(connection, person.id, signer)
        was = entrants.load(connection, season.id, person.id)
        read = newest_change(connection, season.id)
        enter(connection, season, person, member, now, signer.at_once, read)
        partners.keep_entry(connection, partner.id, PartnerEntryRow(number, person.id, None))
        if was is None or was.status not in SIGNED:
            log_line(connection, season, ENTERED, now, about=person.id, server=stored.name)
            notify(connection, season, ENTERED, person.id, now, server=stored.name)

    try:
        await registry.write_in(partner.season_id, work)
    except ConditionUnmet as error:
        return str(error.args_["condition"])
    except LeagueError as error:
        return _WHY.get(type(error), "refused")
    return None


def _check_rules(connection: Connection, season: Season, read: int) -> None:
    """Check that a person read the newest rules, given by their line. Raises RulesChanged."""
    lines = signed_lines.lines(connection, "season_line", season.id)
    newest = max((row.number for row in lines if row.kind == "rules"), default=0)
    if read != newest:
        raise RulesChanged


def _keep_hours(connection: Connection, user_id: int, signer: Signer) -> None:
    """Store the waking hours of a person who has none here. Raises NoHours if they are not fit."""
    if clocks.hours(connection, user_id) is not None:
        return
    hours = Hours(signer.zone, signer.wakes, signer.sleeps)
    if not is_known(hours.zone) or hours.minutes < LEAST_MINUTES:
        raise NoHours
    clocks.save_hours(connection, user_id, HoursRow(*hours))


async def _withdraw(
    registry: TableRegistry, season: Season, partner: PartnerRow, row: PartnerEntryRow
) -> None:
    """Withdraw a person's entry before the draw, unless they signed up in another way since."""
    now = registry.now()

    def work(connection: Connection) -> None:
        stored = load_season(connection, season.id)
        entrant = entrants.load(connection, season.id, row.user_id)
        newest = [
            one.entry
            for one in partners.entries(connection, partner.id).values()
            if one.user_id == row.user_id
        ]
        if stored.stage not in BEFORE:
            return
        partners.keep_entry(connection, partner.id, row._replace(refusal=WITHDRAWN))
        is_newest = max(newest) == row.entry
        if entrant is not None and entrant.status in SIGNED and is_newest:
            withdrawn(connection, stored, entrant, now)

    await registry.write_in(season.id, work)
