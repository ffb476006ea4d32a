"""Lines of a season's log for rows of the league's log, by the kind of the row."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Any, TypeAlias

from bot.host.core.dealing import hash_of, secret_text
from bot.host.leagues.api import OVER, PLAYED
from bot.host.leagues.core import BAN, entries, lot_of
from bot.host.leagues.pairing.drafting import PAIRING
from bot.host.leagues.pairing.rounds import ROUND
from bot.host.leagues.play.late import LATE
from bot.host.leagues.seasonlog.journal import Journal
from bot.host.leagues.standings.overlay import ENTERED, changes_of, drawn, holders
from bot.host.leagues.standings.results import results_of
from bot.leagues.records import Row
from bot.leagues.rounds import WINNERS
from bot.leagues.season_standings import PLAYERS
from bot.leagues.seasonlog import bodies
from bot.leagues.seasonlog.lines import sealed
from bot.store import Connection
from bot.store.leagues import fixtures, records, season_logs
from bot.store.leagues.fixtures import StoredFixture
from bot.store.leagues.records import CorrectionRow, LogRow
from bot.store.tables import finishers, games, moves, seeds
from bot.store.tables.moves import MoveRow

_Write: TypeAlias = Callable[["Chronicler", LogRow], None]
_BY = {"user": "player", "bot": "bot", "undo": "takeback"}


def brought_up(journal: Journal) -> None:
    """Write what was decided since the log was continued last, and the standings after it."""
    connection, season = journal.connection, journal.season
    if not journal.lines:
        journal.begin()
    chronicler = Chronicler(journal)
    newest = journal.upto
    for logged in records.logged_after(connection, season.id, journal.upto):
        write = _KINDS.get(logged.kind)
        newest = logged.id
        if write is not None:
            write(chronicler, logged)
    chronicler.catch_up()
    if newest != journal.upto:
        season_logs.set_upto(connection, season.id, newest)


class Chronicler:
    """The writer of the lines that rows of the league's log and stored tables call for."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._season = journal.season
        connection = journal.connection
        self._stored = fixtures.of_season(connection, self._season.id)
        self._by_id = {one.fixture.id: one for one in self._stored}
        self._changes = changes_of(connection, self._season.id)
        self._deals = dict(seeds.of_season(connection, self._season.id))
        self._signed = {one.person: one for one in entries(connection, self._season.id)}
        self._corrections = {
            row.id: row for row in records.corrections(connection, self._season.id)
        }
        self._entered = {one.person: one for one in journal.said(bodies.Entry)}
        planned = [
            table
            for kind in (bodies.Draw, bodies.Winners, bodies.Match)
            for body in journal.said(kind)
            for table in body.tables  # type: ignore[attr-defined]
        ]
        self._planned = {table.table: table for table in planned}
        self._dealt = {table.table for table in planned if table.deal is not None}
        self._dealt.update(one.table for one in journal.said(bodies.Deal))
        self._seats = {one.table: one for one in journal.said(bodies.Seats)}
        self._ended = {one.table for one in journal.said(bodies.Result)}
        self._ended.update(one.table for one in journal.said(bodies.Void))
        undone = {one.number for one in journal.said(bodies.Undone)}
        self._corrected = {one.number for one in journal.said(bodies.Correction)} - undone

    def rules(self, row: LogRow) -> None:
        """Write changed rules with their reason."""
        self._journal.rules(str(json.loads(row.data).get("reason") or ""))

    def commitment(self, row: LogRow) -> None:
        """Write the digest of the seed."""
        self._journal.add(bodies.Commitment(digest=json.loads(row.data)["digest"]))

    def seed(self, row: LogRow) -> None:
        """Write the seed, unless it is known."""
        if not self._journal.said(bodies.Seed):
            lot = lot_of(self._journal.connection, self._season)
            self._journal.add(bodies.Seed(seed=str(lot.seed), salt=lot.salt))

    def draw(self, row: LogRow) -> None:
        """Write the tables of a division, or of a round of a Swiss event."""
        self.seed(row)
        told = json.loads(row.data)
        division, number = int(told["division"]), told.get("round")
        found = [
            one
            for one in self._stored
            if one.fixture.division == division and number in (None, one.fixture.wave + 1)
        ]
        drawn_now = {person for one in found for person in self._as_drawn(one)}
        people = sorted(drawn_now.union(told["short"]), key=abs)
        for person in people:
            self._enter(person, division)
            self._move_to_team(person)
        self._leave_others(people, number)
        body = bodies.Draw(
            division=division,
            round=number,
            recipe=self._recipe(told["recipe"]),
            resting=self._journal.people(told["short"]),
            tables=self._tables(found),
        )
        self._journal.add(body)

    def _recipe(self, told: Mapping[str, Any] | None) -> bodies.Recipe | None:
        if told is None:
            return None

        def people(ids: Iterable[str]) -> tuple[str, ...]:
            return self._journal.people(map(int, ids))

        return bodies.Recipe(
            people=people(told["people"]),
            sizes=tuple(told["sizes"]),
            at_once=tuple(told["at_once"]),
            before=tuple(map(people, told["before"])),
            hours=tuple(told["hours"]),
            teams=tuple(map(people, told.get("teams", ()))),
        )

    def winners(self, row: LogRow) -> None:
        """Write the tables of the next round of winners."""
        of_winners = [one for one in self._stored if one.fixture.division == WINNERS]
        waves = [[*found] for _, found in groupby(of_winners, key=lambda one: one.fixture.wave)]
        said = len(self._journal.said(bodies.Winners))
        self._journal.add(bodies.Winners(tables=self._tables(waves[said])))

    def match(self, row: LogRow) -> None:
        """Write a table of a ladder."""
        found = self._by_id[row.fixture_id or 0]
        for person in self._as_drawn(found):
            self._enter(person, found.fixture.division)
        self._journal.add(bodies.Match(tables=self._tables([found])))

    def _tables(self, found: Iterable[StoredFixture]) -> tuple[bodies.Planned, ...]:
        planned = []
        for one in found:
            number = one.fixture.number
            deal = self._deals.get(number)
            table = bodies.Planned(
                table=number,
                wave=one.fixture.wave,
                people=self._journal.people(self._as_drawn(one)),
                deal=None if deal is None else hash_of(deal),
            )
            planned.append(table)
            self._planned[number] = table
            if deal is not None:
                self._dealt.add(number)
        return tuple(planned)

    def _as_drawn(self, stored: StoredFixture) -> tuple[int, ...]:
        """Return the people of a table in the order in which they were drawn.

        Organisers may have swapped seats since; such a swap is its own inverse.
        """
        own = self._changes.get(stored.fixture.id, ())
        people = [*drawn((seat.user_id for seat in stored.seats), own)]
        for row in reversed(self._corrections.values()):
            data = json.loads(row.data)
            if row.counts and row.fixture_id == stored.fixture.id and "swapped" in data:
                one, other = data["seat"], data["swapped"]
                people[one], people[other] = people[other], people[one]
        return tuple(people)

    def deal(self, row: LogRow) -> None:
        """Write the digest of the deal of a table that was opened, if the draw did not have it."""
        found = self._by_id.get(row.fixture_id or 0)
        if found is not None:
            self._deal(found)

    def _deal(self, found: StoredFixture) -> None:
        number = found.fixture.number
        if number in self._planned and number not in self._dealt and number in self._deals:
            self._dealt.add(number)
            self._journal.add(bodies.Deal(table=number, deal=hash_of(self._deals[number])))

    def result(self, row: LogRow) -> None:
        """Write the result of a table that is over."""
        found = self._by_id.get(row.fixture_id or 0)
        if found is None or found.fixture.number not in self._planned:
            return
        self._deal(found)
        self._seat(found)
        table = found.fixture.number
        if table not in self._ended and found.fixture.game_id is not None:
            self._ended.add(table)
            game = game_of(self._journal.connection, found.fixture.game_id)
            played = self._played(found)
            body = bodies.Result(table=table, game=game_digest(game), seats=played)
            self._journal.add(body)

    def _played(self, found: StoredFixture) -> tuple[bodies.Played, ...]:
        connection, table_id = self._journal.connection, found.fixture.game_id or 0
        version = games.reload(connection, table_id).game.version
        decided = finishers.decisions(connection, table_id, version)
        return tuple(
            bodies.Played(
                person=None if seat.finisher is None else self._journal.person(seat.finisher),
                deciders=tuple(
                    (None if who == 0 else self._journal.person(who), len([*run]))
                    for who, run in groupby(
                        user_id for number, user_id in decided if number == seat.seat
                    )
                ),
                left=bool(seat.gave_up),
                bot_from=seat.bot_from,
            )
            for seat in found.seats
        )

    def void(self, row: LogRow) -> None:
        """Write that a table ended without a result."""
        found = self._by_id.get(row.fixture_id or 0)
        if found is not None and found.fixture.number in self._planned:
            number = found.fixture.number
            if number not in self._ended:
                self._ended.add(number)
                self._journal.add(bodies.Void(table=number))

    def _seat(self, found: StoredFixture) -> None:
        """Write who has the seats of a table, if that is not what the log says."""
        own = self._changes.get(found.fixture.id, ())
        people = tuple(seat.user_id for seat in found.seats)
        lines = holders(drawn(people, own), own)
        number = found.fixture.number
        body = bodies.Seats(
            table=number,
            people=self._journal.people(people),
            lines=tuple(
                tuple(
                    bodies.Holding(person=self._journal.person(one.person), late=one.late)
                    for one in line
                )
                for line in lines
            ),
        )
        table = self._planned[number]
        first = bodies.Seats(
            table=number,
            people=table.people,
            lines=tuple((bodies.Holding(person=one, late=False),) for one in table.people),
        )
        if body != self._seats.get(number, first):
            self._seats[number] = body
            self._journal.add(body)

    def entered(self, row: LogRow) -> None:
        """Write that a person entered late."""
        self._enter(row.about_id or 0, int(json.loads(row.data)["division"]), late=True)

    def taken_out(self, row: LogRow) -> None:
        """Write that a person is out of the season."""
        self._change(row.about_id or 0, str(json.loads(row.data).get("status", "left")))

    def taken_in(self, row: LogRow) -> None:
        """Write that a person is in the season again."""
        self._change(row.about_id or 0, "in")

    def _enter(self, user_id: int, division: int, late: bool = False) -> None:
        """Write a person's place, unless they have one."""
        person = self._journal.person(user_id)
        if person in self._entered:
            return
        if self._planned and not late:
            self._ban(user_id)
        signed = self._signed.get(user_id)
        team = self._team(user_id, signed.team if signed and signed.team else "")
        body = bodies.Entry(person=person, status="in", division=division, team=team, late=late)
        self._put(body)

    def _ban(self, user_id: int) -> None:
        """Write the ban, made in another season, by which a person did not play at first."""
        for row in records.of_league(self._journal.connection, self._season.id, BAN):
            is_other = row.season_id != self._season.id and row.id not in self._corrected
            if is_other and json.loads(row.data)["person"] == user_id:
                self._corrected.add(row.id)
                effect = bodies.Effect(person=self._journal.person(user_id))
                body = bodies.Correction(
                    number=row.id, what=BAN, table=None, effect=effect, reason=None
                )
                self._journal.add(body, reason=row.reason)

    def _team(self, user_id: int, name: str) -> str | None:
        """Return by whom the team is known: its first member in the log; None without teams."""
        if not name or not self._season.settings.team_size:
            return None
        for mate in self._signed.values():
            known = self._place(mate.person)
            if mate.team == name and known is not None and known.team is not None:
                return known.team
        return self._journal.person(user_id)

    def _move_to_team(self, user_id: int) -> None:
        """Write that an organiser has moved a person who had no table yet to another team."""
        known, signed = self._place(user_id), self._signed.get(user_id)
        if known is not None and signed is not None and not self._is_drawn(known.person):
            team = self._team(user_id, signed.team)
            if team != known.team:
                self._put(known.model_copy(update={"team": team}))

    def _is_drawn(self, person: str) -> bool:
        return any(person in table.people for table in self._planned.values())

    def _change(self, user_id: int, status: str, division: int | None = None) -> None:
        """Write that the status or division of a person who has a place has changed."""
        known = self._place(user_id)
        if known is None or status not in PLAYERS:
            return
        told = {"status": status, "division": known.division if division is None else division}
        body = known.model_copy(update=told)
        if body != known:
            self._put(body)

    def _place(self, user_id: int) -> bodies.Entry | None:
        """Return the newest line of the log about a person's entry, or None."""
        return self._entered.get(self._journal.known(user_id) or "")

    def _put(self, body: bodies.Entry) -> None:
        self._entered[body.person] = body
        self._journal.add(body)

    def _leave_others(self, people: Iterable[int], number: int | None) -> None:
        """Write that people who are not drawn for a round are out: they were erased."""
        drawn_now = {self._journal.person(one) for one in people}
        for person, known in [*self._entered.items()] if number is not None else ():
            if person not in drawn_now and known.status == "in":
                self._put(known.model_copy(update={"status": "left"}))

    def correction(self, row: LogRow) -> None:
        """Write a correction that counts, and what followed from it for a person's entry."""
        found = self._corrections.get(int(json.loads(row.data)["number"]))
        if found is None or found.id in self._corrected:
            return
        number = self._by_id[found.fixture_id].fixture.number if found.fixture_id else None
        if number is not None and number not in self._planned:
            return
        self._corrected.add(found.id)
        body = bodies.Correction(
            number=found.id,
            what=found.kind,
            table=number,
            effect=self._effect(found),
            reason=None,
        )
        self._journal.add(body, reason=found.reason)
        self._move(found, "division")

    def _effect(self, row: CorrectionRow) -> bodies.Effect:
        data = json.loads(row.data)
        told: dict[str, Any] = {
            key: data[key] for key in ("seat", "swapped", "points") if key in data
        }
        told |= {key: tuple(data[key]) for key in ("scores", "ranks") if key in data}
        if isinstance(data.get("person"), int):
            told["person"] = self._journal.person(data["person"])
        if "fixtures" in data:
            told["tables"] = tuple(self._by_id[one].fixture.number for one in data["fixtures"])
        return bodies.Effect(**told)

    def undone(self, row: LogRow) -> None:
        """Write that a correction counts no more."""
        found = self._corrections.get(int(json.loads(row.data)["number"]))
        if found is None or found.id not in self._corrected:
            return
        self._corrected.discard(found.id)
        body = bodies.Undone(number=found.id, reason=None)
        self._journal.add(body, reason=found.undone_reason or "")
        self._move(found, "before")

    def _move(self, row: CorrectionRow, field: str) -> None:
        """Write a person's division after a correction of it was made or undone."""
        data = json.loads(row.data)
        if row.kind == "division":
            division = data[field] if field == "division" else data[field][0]
            self._change(data["person"], "in", int(division))

    def over(self, row: LogRow) -> None:
        """Write that the season is over."""
        self._journal.add(bodies.Over())

    def catch_up(self) -> None:
        """Write what has no row of its own: entries, seats, deals, names, rules, standings."""
        season, said = self._season, self._journal.said
        if not said(bodies.Seed):
            return
        for entry in self._signed.values():
            if entry.division is not None and entry.status in PLAYERS and self._planned:
                # Somebody whom an organiser took out before the draw has no row of their own.
                self._enter(entry.person, entry.division, late=entry.reason == LATE)
            self._change(entry.person, entry.status, entry.division)
        for stored in self._stored:
            number = stored.fixture.number
            if number in self._planned and number not in self._ended:
                self._deal(stored)
                self._seat(stored)
        self._journal.rename()
        if season.stage in (*PLAYED, OVER):
            self._rules()
            self._standings()

    def _rules(self) -> None:
        """Write the rules again if a correction has moved the season's last day."""
        if self._journal.settings["last_day"] != str(self._season.settings.last_day):
            self._journal.rules("")

    def _standings(self) -> None:
        """Write the standings, if anything was said since they were said last."""
        last = self._journal.lines[-1].kind
        if last == "standings" or not self._planned:
            return
        results = results_of(self._journal.connection, self._season.id)
        body = bodies.Standings(
            divisions=tuple(
                (number, tuple(map(self._standing, rows)))
                for number, rows in sorted(results.divisions.items())
            ),
            winner=None if results.winner is None else self._journal.person(results.winner),
        )
        if self._journal.said(bodies.Standings)[-1:] != [body]:
            self._journal.add(body)

    def _standing(self, row: Row) -> bodies.Standing:
        return bodies.Standing(
            person=self._journal.person(row.person),
            points=str(row.points),
            games=row.games,
            below=row.below,  # type: ignore[arg-type]
            guest=row.guest,
        )


_KINDS: Mapping[str, _Write] = {
    "changed": Chronicler.rules,
    "closed": Chronicler.commitment,
    "paired": Chronicler.seed,
    PAIRING: Chronicler.draw,
    ROUND: Chronicler.winners,
    "matched": Chronicler.match,
    "started": Chronicler.deal,
    "finished": Chronicler.result,
    "void": Chronicler.void,
    ENTERED: Chronicler.entered,
    "taken_out": Chronicler.taken_out,
    "taken_in": Chronicler.taken_in,
    "left": Chronicler.taken_out,
    "corrected": Chronicler.correction,
    "seconded": Chronicler.correction,
    "undone": Chronicler.undone,
    "over": Chronicler.over,
}
"""Writers for rows of the league's log, by kind; other rows decide nothing here."""


def game_of(connection: Connection, table_id: int) -> bodies.Game:
    """Return the game of a table that is over: its deal, moves and results."""
    game, seats = games.reload(connection, table_id)
    secret = seeds.secret(connection, table_id)
    assert secret is not None
    return bodies.Game(
        game=game.key,
        options=json.loads(game.options),
        seating="lot" if game.seating == "lot" else "fixed",
        chairs=tuple(row.chair for row in seats),
        hash=hash_of(secret),
        secret=secret_text(secret),
        moves=tuple(
            bodies.GameMove(
                player=row.seat + 1,
                move=row.text,
                by=_by(row),  # type: ignore[arg-type]
                back_to=row.restores,
            )
            for row in moves.everything(connection, table_id)
        ),
        results=tuple(
            bodies.GameResult(points=row.points, tiebreak=row.tiebreak, rank=row.rank)
            for row in moves.results(connection, table_id)
        ),
    )


def _by(row: MoveRow) -> str:
    """Return by whom a move was made: what a house bot does for a person is its own."""
    return _BY.get(row.actor, "order" if row.by_order else "bot")


def game_digest(game: bodies.Game) -> str:
    """Return the digest of a game that stands in the signed part of a line."""
    return sealed("", game.model_dump(mode="json"))
