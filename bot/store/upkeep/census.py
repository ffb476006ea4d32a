"""List of all columns that can identify a person: their purpose, and how erasing treats them.

`/privacy show`, the export and the erasure are based on it. A test compares it with the schema, so
that no migration adds a column that is missing here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import NamedTuple


class Holds(Enum):
    """The way in which a column identifies a person."""

    ID = "id"
    NAME = "name"
    TEXT = "text"
    """Text written by people, which may contain ids or names."""
    DATA = "data"
    """JSON or codes that may contain ids or names."""


class Erasing(Enum):
    """The effect of erasing a person on a column that identifies them."""

    DELETE = "delete"
    """The row is deleted."""
    REPLACE = "replace"
    """The id is replaced with a stand-in's, and the name, for example, with "Player 3"."""
    CLEAR = "clear"
    """The text that the person wrote is deleted, but the row is kept."""


class Topic(Enum):
    """Purposes of stored data, which determine how long it is kept; see `/privacy show`."""

    SETTINGS = "settings"
    TABLES = "tables"
    MOVES = "moves"
    NOTES = "notes"
    AVOIDED = "avoided"
    PRACTICE = "practice"
    CALLS = "calls"
    AGREEMENTS = "agreements"
    RATINGS = "ratings"
    LEAGUES = "leagues"
    POSTS = "posts"


class Place(NamedTuple):
    """A column that identifies people; `whose` is the column with the id that a name belongs to."""

    table: str
    column: str
    holds: Holds
    topic: Topic
    erasing: Erasing
    whose: str | None = None
    told: bool = True
    """True if this column lets the person see its row; other people's secrets are only erased."""


def _ids(topic: Topic, erasing: Erasing, *columns: str) -> Iterator[Place]:
    for column in columns:
        table, _, name = column.partition(".")
        yield Place(table, name, Holds.ID, topic, erasing)


def _names(topic: Topic, erasing: Erasing, *columns: str) -> Iterator[Place]:
    """Yield the columns given as `table.name=id`; without an id, a name of anybody at the table."""
    for column in columns:
        path, _, whose = column.partition("=")
        table, _, name = path.partition(".")
        yield Place(table, name, Holds.NAME, topic, erasing, whose or None)


def _texts(topic: Topic, holds: Holds, *columns: str) -> Iterator[Place]:
    for column in columns:
        table, _, name = column.partition(".")
        yield Place(table, name, holds, topic, Erasing.REPLACE)


def _all() -> Iterator[Place]:
    go, stay = Erasing.DELETE, Erasing.REPLACE
    yield from _ids(
        Topic.SETTINGS, go, "person.user_id", "person_hours.user_id", "vacation.user_id",
        "seen.user_id", "timer.number",
    )  # fmt: skip
    yield from _ids(Topic.TABLES, stay, "game.owner_id", "seat.user_id", "tenure.user_id")
    yield from _ids(Topic.TABLES, go, "guest.user_id", "waiting.user_id", "looked.user_id")
    yield from _ids(Topic.TABLES, go, "link.user_id", "pairing_code.user_id")
    yield from _names(Topic.TABLES, go, "pairing_code.name=user_id")
    yield from _ids(Topic.SETTINGS, go, "pairing.user_id")
    for one in _texts(Topic.SETTINGS, Holds.TEXT, "pairing.device"):
        yield one._replace(told=False)
    yield from _ids(Topic.SETTINGS, go, "way.user_id", "calendar.user_id")
    yield from _ids(Topic.TABLES, go, "program.user_id")
    for one in _texts(Topic.SETTINGS, Holds.TEXT, "way.target", "way.name"):
        yield one._replace(told=False)
    yield from _ids(Topic.CALLS, go, "way_call.user_id")
    yield from _names(Topic.TABLES, stay, "seat.name=user_id", "tenure.name=user_id")
    yield from _names(Topic.TABLES, go, "guest.name=user_id", "waiting.name=user_id")
    yield from _ids(Topic.MOVES, stay, "move.user_id", "result.user_id", "lapse.user_id")
    yield from _names(Topic.MOVES, stay, "result.name=user_id", "result.instead_of")
    yield from _ids(Topic.NOTES, go, "note.user_id", "draft.user_id", "standing_order.user_id")
    for one in _texts(Topic.NOTES, Holds.TEXT, "note.text"):
        yield one._replace(told=False)
    yield from _ids(Topic.AVOIDED, go, "avoided.user_id", "league_avoided.user_id")
    for one in _ids(Topic.AVOIDED, go, "avoided.other_id", "league_avoided.other_id"):
        yield one._replace(told=False)
    yield from _names(Topic.AVOIDED, go, "avoided.name=other_id")
    yield from _ids(Topic.PRACTICE, go, "sandbox.user_id", "lesson.user_id", "review.user_id")
    yield from _ids(Topic.CALLS, go, "call.user_id", "call_line.user_id", "lobby_call.user_id")
    yield from _ids(Topic.CALLS, go, "wish.user_id", "wish_told.user_id", "seeker.user_id")
    yield from _names(Topic.CALLS, go, "seeker.name=user_id")
    yield from _names(Topic.CALLS, stay, "lobby_call.name")
    yield from _texts(Topic.CALLS, Holds.DATA, "recent.bucket")
    yield from _ids(Topic.AGREEMENTS, stay, "proposal.user_id", "voice.user_id")
    yield from _ids(Topic.AGREEMENTS, stay, "lapse_vote.user_id")
    yield from _names(Topic.AGREEMENTS, stay, "proposal.name=user_id", "voice.name=user_id")
    yield from _texts(Topic.AGREEMENTS, Holds.DATA, "proposal.data")
    yield from _ids(Topic.RATINGS, stay, "rating.user_id", "rating_change.user_id")
    yield from _ids(
        Topic.LEAGUES, stay, "league.founder_id", "entrant.user_id", "league_history.user_id",
        "fixture_seat.user_id", "fixture_seat.finisher", "correction.made_by",
        "correction.seconded_by", "correction.undone_by", "conduct.user_id", "vacancy.absent_id",
        "vacancy.taken_by", "vacancy_asked.user_id", "league_log.by_id", "league_log.about_id",
        "dispute.raised_by", "dispute.closed_by", "league_server.invited_by", "followed.added_by",
        "partner.invited_by", "partner_entry.user_id", "followed_entry.user_id",
    )  # fmt: skip
    yield from _ids(Topic.LEAGUES, stay, "season_person.user_id")
    yield from _names(Topic.LEAGUES, stay, "entrant.name=user_id", "league_history.name=user_id")
    yield from _ids(Topic.LEAGUES, go, "statement.user_id", "league_invitation.invited_by")
    yield from _texts(
        Topic.LEAGUES, Holds.DATA, "season.settings", "season.obstacle",
        "entrant.division_reason", "correction.data", "league_log.data", "season_line.opened",
        "followed.summary", "followed.fault", "followed_line.opened", "entry_line.opened",
    )  # fmt: skip
    yield from _texts(Topic.LEAGUES, Holds.TEXT, "correction.reason", "correction.undone_reason")
    yield from _texts(Topic.LEAGUES, Holds.TEXT, "dispute.reason", "statement.text")
    yield from _texts(Topic.LEAGUES, Holds.TEXT, "entrant.team")
    for one in _texts(
        Topic.LEAGUES, Holds.TEXT, "league_webhook.url", "followed.url", "partner.address",
        "partner.name",
    ):  # fmt: skip
        yield one._replace(told=False)
    yield from _ids(Topic.MOVES, stay, "salt.user_id")
    yield Place("salt", "text", Holds.TEXT, Topic.MOVES, Erasing.CLEAR, "user_id")
    yield from _ids(Topic.POSTS, go, "league_post.user_id", "audit_line.user_id")
    yield from _ids(Topic.POSTS, go, "followed_post.user_id")
    yield from _texts(Topic.POSTS, Holds.DATA, "audit_line.data", "incident.trace")
    yield from _texts(
        Topic.POSTS, Holds.DATA, "outbox.data", "league_post.mark", "league_post.data"
    )


CENSUS: tuple[Place, ...] = tuple(_all())


SECRETS = frozenset((
    "game.seed", "season.seed", "link.number", "league_link.number", "pairing.digest",
    "pairing_code.digest", "league_webhook.secret", "log_key.key", "season_log.salt",
    "league_invitation.digest", "way.secret", "calendar.digest", "followed.url", "followed.digest",
    "program.digest", "followed.summary", "push_key.key",
    "partner.digest", "partner.address",
))  # fmt: skip
"""Columns left out of every export.

They would reveal the hidden seed of a deal, give access to a link or to another bot's log, or let
somebody sign a league's events or a person's calls; the digests of the secrets that let a browser
play are confidential, and the summary of a followed season names others.
"""


def places(
    holds: Holds | None = None, erasing: Erasing | None = None, among: Iterable[Place] = CENSUS
) -> list[Place]:
    """Return the columns with this kind of content and this effect of erasing; None = any."""
    return [one for one in among if holds in (None, one.holds) and erasing in (None, one.erasing)]
