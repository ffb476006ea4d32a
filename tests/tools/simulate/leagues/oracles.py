"""Oracles of a season of a seed that is over: its log, its rows and its posts agree."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

from bot.host.leagues.core import OUT
from bot.store import Connection
from bot.store.leagues import entrants, fixtures, records, seasons
from bot.store.leagues.records import LogRow
from tests.tools.simulate.oracles import fingerprint

if TYPE_CHECKING:
    from tests.tools.simulate.leagues.people import Deed
    from tests.tools.simulate.leagues.world import World

__all__ = ("check", "fingerprint")

ONCE = ("closed", "paired", "over", "league_closed")
"""Lines that a season's log has once at most."""
EFFECTS = {
    "withdrew": "withdrawn",
    "dropped": "withdrawn",
    "moved_up_list": "in",
    "left": "left",
}
"""Lines of the log about a person, and what they were from then on."""


def check(world: World, connection: Connection) -> None:
    """Look at the season."""
    assert world.season is not None
    log = records.logged(connection, world.season.league.id, 100_000)
    _Look(world, connection, [row for row in reversed(log) if row.season_id == world.season.id])


class _Look:
    """A season at rest, with its log, the oldest line first."""

    def __init__(self, world: World, connection: Connection, log: list[LogRow]) -> None:
        assert world.season is not None
        self.world, self.db, self.log, self.id = world, connection, log, world.season.id
        row = seasons.season(connection, self.id)
        assert row is not None
        self.row = row
        self.kinds = Counter(line.kind for line in log)
        self.entries = {one.user_id: one for one in entrants.of_season(connection, self.id)}
        self.fixtures = fixtures.of_season(connection, self.id)
        self.deeds_are_in_the_log()
        self.entries_follow_the_log()
        self.everything_is_once()
        self.nobody_is_dropped_falsely()
        self.who_is_in_sits_and_nobody_else()
        self.excluded_people_do_not_play()
        self.changes_stay()
        self.a_closed_league_does_not_play()
        self.who_moves_up_has_earned_it()

    def deeds_are_in_the_log(self) -> None:
        """Check that acknowledged acts happened once, and refused ones did not."""
        # What was so before is done, and is no line of the log.
        sure = [d for d in self.world.deeds if d.outcome == "done" and d.kind != "changed"]
        unsure = [d for d in self.world.deeds if d.outcome is None or d.kind == "changed"]
        done = Counter((d.kind, d.about) for d in sure)
        maybe = Counter((d.kind, d.about) for d in unsure)
        found = Counter(
            (line.kind, line.about_id)
            for line in self.log
            if line.kind in ("signed", "withdrew", "moved", "corrected", "changed")
            or line.kind in ("league_changed", "league_closed", "alternate")
        )
        for deed in done | maybe | found:
            if deed[0] != "want" and not done[deed] <= found[deed] <= done[deed] + maybe[deed]:
                self.world.find("a deed is lost or was done twice", deed, done[deed], found[deed])

    def entries_follow_the_log(self) -> None:
        """Check that every entry is what the newest line about its person says."""
        for person, status in self._statuses(len(self.log)).items():
            if self.entries[person].status != status:
                self.world.find("an entry is lost", person, status, self.entries[person])

    def _statuses(self, lines: int) -> dict[int, str]:
        """Return what everybody was after so many lines."""
        found: dict[int, str] = {}
        before: dict[int, str] = {}
        for line in self.log[:lines]:
            person, data = line.about_id, json.loads(line.data)
            if person is None:
                continue
            if line.kind == "signed":
                found[person] = data["status"]
            elif line.kind == "taken_out":
                before[person] = found.get(person, "none")
                found[person] = data["status"]
            elif line.kind == "taken_in":
                # An organiser's second correction: they are again what they were.
                found[person] = before.pop(person, "in")
                if found[person] in OUT:
                    found[person] = "in"
            elif line.kind in EFFECTS:
                found[person] = EFFECTS[line.kind]
        return found

    def everything_is_once(self) -> None:
        for kind in ONCE:
            if self.kinds[kind] > 1:
                self.world.find("a step was done twice", kind, self.kinds[kind])
        for kind in ("started", "finished", "void"):
            numbers = Counter(line.fixture_id for line in self.log if line.kind == kind)
            if numbers and max(numbers.values()) > 1:
                self.world.find("a table was started or ended twice", kind, numbers)
        tables = Counter(one.fixture.game_id for one in self.fixtures if one.fixture.game_id)
        own = "SELECT id FROM fixture WHERE season_id = ?"
        games = self._count(f"game WHERE fixture_id IN ({own})", self.id)
        if games != len(tables) or (tables and max(tables.values()) > 1):
            self.world.find("a table is there twice, or belongs to nobody", games, tables)
        rows = self.db.execute("SELECT mark, status FROM league_post").fetchall()
        for mark, status in rows:
            if status != "done" or self.world.sent[mark] != 1:
                self.world.find("a post is not out once", mark, status, self.world.sent[mark])

    def _count(self, where: str, *args: int) -> int:
        (count,) = self.db.execute(f"SELECT count(*) FROM {where}", args).fetchone()
        return int(count)

    def nobody_is_dropped_falsely(self) -> None:
        """Check that a player reported gone was off the server since they last asked to play."""
        signed: dict[int | None, float] = {}
        for line in self.log:
            if line.kind == "signed":
                signed[line.about_id] = line.at
            why = json.loads(line.data).get("why")
            if line.kind in ("dropped", "left") and why == "gone":
                times = self.world.away.get(line.about_id or 0, [])
                since = signed.get(line.about_id, 0.0)
                # Deeds take their time: a second is no contradiction.
                if not any(start <= line.at + 60 and end >= since - 1 for start, end in times):
                    self.world.find("somebody is dropped falsely", line, times, since)

    def who_is_in_sits_and_nobody_else(self) -> None:
        """The schedule has those who were in when it was stored, in their divisions."""
        at = next((n for n, line in enumerate(self.log) if line.kind == "paired"), None)
        if at is None or self.world.scenario.settings.form == "ladder":
            return
        wanted = {one for one, status in self._statuses(at).items() if status == "in"}
        pairings = [json.loads(line.data) for line in self.log if line.kind == "pairing"]
        paired = {int(one): p["division"] for p in pairings for one in p["report"]["people"]}
        if paired.keys() != wanted:
            self.world.find("others sit at tables than those who are in", paired.keys(), wanted)
        moved = {
            line.about_id: json.loads(line.data)["division"]
            for line in self.log[:at]
            if line.kind == "moved"
        }
        for person, division in moved.items():
            # Where too few are left for as many divisions, there are fewer.
            there = division in paired.values() and not self._is_newer(person, "moved", at)
            if there and person in paired and paired[person] != division:
                self.world.find("an organiser's move is lost", person, division, paired[person])

    def _is_newer(self, person: int | None, kind: str, end: int) -> bool:
        """Return whether anything is told of a person between the last line of a kind and then."""
        own = [row for row in self.log[:end] if row.about_id == person]
        return own[-1].kind != kind

    def excluded_people_do_not_play(self) -> None:
        """Check that excluded people neither sign up nor move at a table that began meanwhile."""
        out: set[int | None] = set()
        for line in self.log:
            if line.kind == "taken_out":
                out.add(line.about_id)
            elif line.kind == "taken_in":
                out.discard(line.about_id)
            elif line.kind == "signed" and line.about_id in out:
                self.world.find("somebody signs up who is excluded", line)
        last: dict[int, int] = {}
        for number, line in enumerate(self.log):
            if line.kind in ("taken_out", "taken_in", "signed") and line.about_id is not None:
                last[line.about_id] = number if line.kind == "taken_out" else -1
        for number, line in enumerate(self.log):
            if line.kind != "started":
                continue
            table = json.loads(line.data)["table"]
            for person, since in last.items():
                query = "move WHERE game_id = ? AND user_id = ?"
                (moves,) = self.db.execute(
                    f"SELECT count(*) FROM {query}", (table, person)
                ).fetchone()
                if 0 <= since < number and moves:
                    self.world.find("somebody plays who is excluded", person, table)

    def changes_stay(self) -> None:
        """The rules are those of the newest change of each."""
        wanted: dict[str, Any] = {}
        for line in self.log:
            if line.kind == "changed":
                changes = json.loads(line.data)["changes"]
                wanted |= {key: after for key, (_, after) in changes.items()}
        stored, before = json.loads(self.row.settings), self.world.scenario.settings
        for deed in self.world.deeds:
            for key, value in deed.facts.items() if deed.kind == "changed" else ():
                now = wanted.get(key, str(getattr(before, key)))
                known = str(value) == now or deed.outcome != "done"
                if not known and key not in self._changed_by_others(deed):
                    self.world.find("an acknowledged change is lost", key, value, wanted.get(key))
        for key, value in wanted.items():
            if str(stored[key]) != value:
                self.world.find("an organiser's change is lost", key, value, stored[key])

    def _changed_by_others(self, deed: Deed) -> set[str]:
        """Return which rules others changed, too: the newest counts."""
        others = [one for one in self.world.deeds if one.kind == "changed" and one is not deed]
        return {key for one in others for key in one.facts}

    def a_closed_league_does_not_play(self) -> None:
        closed = next((n for n, line in enumerate(self.log) if line.kind == "league_closed"), None)
        rows = seasons.seasons_of(self.db, self.row.league_id)
        cup = self.world.scenario.settings.form == "cup"
        later = self.row.stage == "over" and closed is None and not cup
        if len(rows) != self.row.number + later:
            self.world.find("there are other seasons than there should be", len(rows), later)
        if closed is None:
            return
        paired = any(line.kind == "paired" for line in self.log[:closed])
        if not paired and (self.row.stage != "cancelled" or self.fixtures):
            self.world.find("a closed league plays", self.row.stage, len(self.fixtures))

    def who_moves_up_has_earned_it(self) -> None:
        """The first of a lower division rise by one, and nobody else does by that rule."""
        last = entrants.history(self.db, self.row.league_id, self.row.number)
        up, stayed = self.world.scenario.settings.up, self._stayed_in_the_last()
        for person, entry in self.entries.items():
            before, rises = last.get(person), entry.division_reason == "promoted"
            earned = before is not None and before.division > 1 and before.place <= up
            if rises and not (earned and before and entry.division == before.division - 1):
                self.world.find("somebody is promoted falsely", entry, before)
            if earned and person in stayed and entry.division_reason in ("stayed", "relegated"):
                self.world.find("somebody is not promoted", entry, before)

    def _stayed_in_the_last(self) -> set[int]:
        """Return who played the season before to its end."""
        rows = seasons.seasons_of(self.db, self.row.league_id)
        before = [row.id for row in rows if row.number == self.row.number - 1]
        found = (one for season in before for one in entrants.of_season(self.db, season))
        return {one.user_id for one in found if one.status == "in"}
