"""The outbox of followed seasons: every post is sent once, in order, and again after a failure."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, replace
from functools import partial
from hashlib import sha256
from secrets import token_hex
from typing import Any
from urllib.parse import urlsplit

from pydantic import TypeAdapter

from bot.host.core.background.delivery import Delivery, Sweep
from bot.host.leagues.api import Sent
from bot.host.leagues.core import moment
from bot.host.leagues.following.api import (
    CARD,
    EDIT,
    FAULT,
    STOPPED,
    DivisionTop,
    DrawnTable,
    Fault,
    Followed,
    FollowedPost,
    FollowedPublisher,
    Summary,
    Who,
)
from bot.host.leagues.seasonlog.journal import lines_of
from bot.host.people.calling import wakes_at
from bot.leagues.seasonlog.exchange import answers_in
from bot.leagues.seasonlog.lines import read
from bot.store import Connection
from bot.store.leagues import followed, posts
from bot.store.leagues.followed import FollowedPostRow, FollowedRow
from bot.store.tables import restores

_SUMMARY = TypeAdapter(Summary)
_INVITED = re.compile(r"/x/([A-Za-z0-9_-]{32})/season\.jsonl", re.ASCII)
"""The path of an address that another bot gives to those whom it invites to be partners."""


def invitation(url: str) -> str | None:
    """Return the digest of the token in an invitation's address, None if it is no invitation."""
    found = _INVITED.search(urlsplit(url).path)
    return None if found is None else sha256(found[1].encode()).hexdigest()


def followed_of(row: FollowedRow) -> Followed:
    """Convert a stored row to a followed season."""
    summary = _SUMMARY.validate_json(row.summary)
    is_followed = row.stage == followed.FOLLOWED and row.gone_at is None
    return Followed(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        language=row.language,
        stage=row.stage,
        added_by=row.added_by,
        key=row.key,
        lines=row.lines,
        read_at=moment(row.read_at),
        summary=summary,
        fault=None if row.fault is None else Fault(**json.loads(row.fault)),
        fault_at=None if row.fault_at is None else moment(row.fault_at),
        silent_at=None if row.silent_at is None else moment(row.silent_at),
        gone_at=None if row.gone_at is None else moment(row.gone_at),
        card_id=row.card_id,
        host=urlsplit(row.url).hostname or "",
        invited=is_followed and invitation(row.url) is not None,
        signs=is_followed and row.digest is not None and summary.signup,
    )


def stored(summary: Summary) -> str:
    """Return a summary as it is stored."""
    return json.dumps(asdict(summary))


def post(
    connection: Connection,
    followed_id: int,
    kind: str,
    now: float,
    *,
    mark: str = "",
    person: int | None = None,
    data: Mapping[str, Any] | None = None,
) -> None:
    """Queue a post once per season, kind and mark; an erased `person` gets none."""
    if person is not None and person < 0:
        return
    whole = ":".join(filter(None, (str(followed_id), kind, mark)))
    text = json.dumps(dict(data or {}))
    followed.queue(connection, followed_id, kind, whole, text, now, person)


def edit_card(connection: Connection, followed_id: int, now: float) -> None:
    """Queue an edit of a card, unless one is due that was not tried yet: it shows what is then."""
    if not followed.has_due(connection, followed_id, EDIT):
        post(connection, followed_id, EDIT, now, mark=token_hex(8))


class FollowedOutbox(Sweep[FollowedPostRow]):
    """Sender of queued posts about followed seasons."""

    publisher: FollowedPublisher | None = None
    due = staticmethod(followed.posts_due)

    def begin(
        self, connection: Connection, row: FollowedPostRow, now: float
    ) -> Delivery[Sent] | None:
        """Store that an attempt to send a post begins, and return the delivery.

        A message to a person is postponed if they are asleep now, and dropped if it does not hold.
        """
        assert self.publisher is not None
        season = followed.load(connection, row.followed_id)
        if season is None or not _holds(season, row):
            posts.settle(connection, row.id, None, None, "followed_post")
            return None
        if row.user_id is not None:
            free_at = wakes_at(connection, row.user_id, now)
            if free_at > now:
                posts.put_off(connection, row.id, free_at, "followed_post")
                return None
        posts.begin(connection, row.id, now, "followed_post")
        return Delivery(
            tries=row.tries,
            facts={"what": f"followed {row.kind}", "guild": season.guild_id},
            send=partial(self.publisher.send, _post(connection, season, row, now)),
            settle=lambda db, sent: _settle(db, row, sent),
            put_off=lambda db, due_at: posts.put_off(db, row.id, due_at, "followed_post"),
            counted="league",
        )


def _holds(season: FollowedRow, row: FollowedPostRow) -> bool:
    """Return whether a fault is still there of which a message tells."""
    return row.kind != FAULT or json.loads(row.data)["since"] == season.fault_at


def _post(
    connection: Connection, season: FollowedRow, row: FollowedPostRow, now: float
) -> FollowedPost:
    tried = row.tried_at or restores.lost_since(connection, now)
    return FollowedPost(
        followed=_named(connection, season),
        kind=row.kind,
        mark=row.mark,
        person=row.user_id,
        data=json.loads(row.data),
        tried=None if tried is None else moment(tried),
    )


def _named(connection: Connection, season: FollowedRow) -> Followed:
    """Return a followed season in which people who signed up here have their names.

    The log has none unless the pages of the league are public.
    """
    found = followed_of(season)
    own = names_of(connection, season)
    summary = found.summary

    def name(who: Who) -> Who:
        return who if who.name else replace(who, name=own.get(who.person, ""))

    def top(division: DivisionTop) -> DivisionTop:
        places = (replace(one, who=name(one.who)) for one in division.places)
        return replace(division, places=tuple(places))

    def table(drawn: DrawnTable) -> DrawnTable:
        return replace(drawn, people=tuple(map(name, drawn.people)))

    drawn, winner = summary.drawn, summary.winner
    summary = replace(
        summary,
        winner=None if winner is None else name(winner),
        divisions=tuple(map(top, summary.divisions)),
        drawn=None if drawn is None else replace(drawn, tables=tuple(map(table, drawn.tables))),
    )
    return replace(found, summary=summary)


def names_of(connection: Connection, season: FollowedRow) -> dict[str, str]:
    """Return the names of people who signed up here, by their pseudonym in the season's log."""
    if not season.answers:
        return {}
    lines = {one.number: one for one in lines_of(connection, "entry_line", season.id)}
    found: dict[str, str] = {}
    for number, answer in answers_in(read(season.answers.encode())).items():
        # The other bot may answer entries that there are not.
        entry = lines.get(number)
        if answer.person is not None and entry is not None and "person" in entry.opened:
            found[answer.person] = entry.opened["person"][1]["name"]
    return found


def _settle(connection: Connection, row: FollowedPostRow, sent: Sent) -> None:
    """Store where a post is; a season that is no longer followed goes with its last post."""
    posts.settle(
        connection, row.id, sent.place_id or None, sent.message_id or None, "followed_post"
    )
    _AFTER.get(row.kind, _nothing)(connection, row, sent)


def _nothing(_connection: Connection, _row: FollowedPostRow, _sent: Sent) -> None:
    pass


def _posted(connection: Connection, row: FollowedPostRow, sent: Sent) -> None:
    followed.change(connection, row.followed_id, card_id=sent.message_id)


def _edited(connection: Connection, row: FollowedPostRow, sent: Sent) -> None:
    """Forget an edit that was made; a card that somebody has deleted is posted again."""
    followed.forget_post(connection, row.id)
    season = followed.load(connection, row.followed_id)
    if not sent.message_id and season is not None and season.card_id is not None:
        followed.change(connection, season.id, card_id=None)
        post(connection, season.id, CARD, row.due_at, mark=str(season.card_id))


def _stopped(connection: Connection, row: FollowedPostRow, _sent: Sent) -> None:
    followed.remove(connection, row.followed_id)


_AFTER: Mapping[str, Callable[[Connection, FollowedPostRow, Sent], None]] = {
    CARD: _posted,
    EDIT: _edited,
    STOPPED: _stopped,
}
"""Functions to be called once a post was sent, by its kind."""
