"""Every column that can tell who somebody is: what it is for, and what erasing does with it.

`/privacy show`, the export and the erasing are driven by this; a test compares it with the schema,
so that no migration adds a column that nobody thought of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import NamedTuple


class Holds(Enum):
    """How a column tells who somebody is."""

    ID = "id"
    NAME = "name"
    TEXT = "text"
    """Words that people wrote, with ids or names somewhere inside."""
    DATA = "data"
    """JSON or codes with ids or names somewhere inside."""


class Erasing(Enum):
    """What erasing does where a column tells of the person."""

    DELETE = "delete"
    """The row goes."""
    REPLACE = "replace"
    """The id becomes a stand-in's, the name "Player 3"."""
    CLEAR = "clear"
    """The person's own words go, the row stays."""


class Topic(Enum):
    """What data is kept for, and so how long; `/privacy show` has a paragraph for each."""

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
    """A column with people; `whose` is the column with the id that a name belongs to."""

    table: str
    column: str
    holds: Holds
    topic: Topic
    erasing: Erasing
    whose: str | None = None
    told: bool = True
    """Whether the person may see a row because of this column; others' secrets are only erased."""


def _ids(topic: Topic, erasing: Erasing, *columns: str) -> Iterator[Place]:
    for column in columns:
        table, _, name = column.partition(".")
        yield Place(table, name, Holds.ID, topic, erasing)


def _names(topic: Topic, erasing: Erasing, *columns: str) -> Iterator[Place]:
    """Yield columns `table.name=id`; without the id, a name of anybody at that table."""
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
    yield from _ids(Topic.TABLES, go, "link.user_id")
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
    )  # fmt: skip
    yield from _names(Topic.LEAGUES, stay, "entrant.name=user_id", "league_history.name=user_id")
    yield from _texts(
        Topic.LEAGUES, Holds.DATA, "season.settings", "season.obstacle",
        "entrant.division_reason", "correction.data", "league_log.data",
    )  # fmt: skip
    yield from _texts(Topic.LEAGUES, Holds.TEXT, "correction.reason", "correction.undone_reason")
    yield from _ids(Topic.MOVES, stay, "salt.user_id")
    yield Place("salt", "text", Holds.TEXT, Topic.MOVES, Erasing.CLEAR, "user_id")
    yield from _ids(Topic.POSTS, go, "league_post.user_id", "audit_line.user_id")
    yield from _texts(Topic.POSTS, Holds.DATA, "audit_line.data", "incident.trace")
    yield from _texts(
        Topic.POSTS, Holds.DATA, "outbox.data", "league_post.mark", "league_post.data"
    )


CENSUS: tuple[Place, ...] = tuple(_all())

IMPERSONAL = {
    "audit_line": "id guild_id channel_id kind at due_at tries tried_at",
    "deal": "game_id nonce seed",
    "fixture_deal": "fixture_id nonce seed",
    "salt": "game_id seat digest",
    "call": "game_id topic number asked since called_by",
    "call_line": "message_id place_id game_id post",
    "conduct": "id season_id fixture_id kind number at card lifted_by",
    "correction": "id season_id fixture_id kind made_at needs_second undone_at",
    "downtime": "shard shards starts ends",
    "draft": "game_id seat begun revision moves",
    "entrant": "season_id status alternate at_once newcomer signed_at division wants_since",
    "erased": "entry wiped",
    "event": "game_id version number kind data closes reveals",
    "fixture": "id season_id division number wave stage game_id finished_at",
    "fixture_seat": "fixture_id seat rank score decisions own by_bot gave_up bot_from called",
    "forecast": "guild_id scope day slope tables loss loss_equal loss_seat",
    "game": "id key status options seed guild_id channel_id lives thread_id card_id post_id"
    " language version created_at private invited seating expires_at pace at_timeout paused_at"
    " ended_at pause_ends_at still_since absentees ready_hours fixture_id haste rated epoch hints"
    " strong_missed",
    "guest": "game_id watches invited",
    "handover": "id shard at payload",
    "hint": "game_id seat version answer",
    "hindrance": "game_id place_id what at",
    "identify": "bucket free_at",
    "incident": "number at guild_id game_id version step program",
    "lapse": "id game_id seat at outcome",
    "lapse_vote": "lapse_id choice",
    "league": "id guild_id name channel_id role_id language created_at closed_at",
    "league_avoided": "league_id",
    "league_link": "league_id number made_at",
    "league_history": "league_id season division place points rating",
    "league_log": "id league_id season_id fixture_id at kind public",
    "league_post": "id league_id season_id kind status tries tried_at due_at place_id message_id",
    "lease": "shard shards holder pid host version since beats beat_at ended_at",
    "left_server": "guild_id at",
    "link": "number game_id made_at",
    "link_key": "only key",
    "lesson": "game schema state moves expires_at",
    "lobby_call": "game_id kind due_at tried_at",
    "looked": "game_id version",
    "move": "game_id version seat actor text restores at",
    "note": "game_id",
    "outbox": "id game_id version kind closes quiet status batch tries due_at tried_at",
    "pending_edit": "id game_id place_id message_id pictures_of tries due_at gone",
    "person": "language palette size pings heads_up hours_asked stats",
    "person_hours": "zone wakes sleeps",
    "proposal": "id game_id kind version made_at due_at outcome decided_at message_id told",
    "pulse": "shard shards at linked",
    "rated_table": "game_id guild_id ended_at model reason",
    "rating": "guild_id scope mu sigma tables",
    "rating_change": "game_id scope place apart mu_before sigma_before mu sigma",
    "recent": "at",
    "restored": "at backup_at",
    "restored_table": "game_id version epoch backup_at lost",
    "result": "game_id seat points tiebreak rank bot since place",
    "review": "game_id seat judged_by data made_at shared",
    "sandbox": "id game_id version seat plays schema state moves expires_at",
    "season": "id league_id number stage seed card_id signup_ends_at starts_at ends_at due_at",
    "seat": "game_id chair seat bot asked asked_at caretaker awaited",
    "seat_clock": "game_id seat left since stage",
    "seen": "guild_id at",
    "server": "guild_id language pace most_open channels roles newcomers per_person audit_channel",
    "snapshot": "game_id version schema state",
    "shard_count": "id shards",
    "standing_order": "id game_id seat kind decision data scope span fired ended ended_at",
    "tenure": "id game_id seat version at bot reason",
    "timer": "topic game_id due_at",
    "told_commands": "guild_id mark",
    "vacancy": "id fixture_id seat opened_at closed_at",
    "vacancy_asked": "vacancy_id asked_at due_at answer",
    "vacation": "id starts ends bot",
    "voice": "proposal_id agrees at",
    "waiting": "game_id at",
}
"""The columns that tell of nobody, or only by the row they stand in. Timers of vacations have a
person's id as their number, which is none of their other numbers. Events, moves and states know
seats alone: who sat there is in `seat` and `tenure`. A click on its way to another process tells
who clicked, for two seconds: erasing takes it away, and nobody is shown what is gone by then."""


SECRETS = frozenset(("game.seed", "season.seed", "link.number", "league_link.number"))
"""Columns that no export has: with them it would tell what a deal keeps hidden, or a link holds."""


def places(
    holds: Holds | None = None, erasing: Erasing | None = None, among: Iterable[Place] = CENSUS
) -> list[Place]:
    """Return the columns that hold this, and with which erasing does that."""
    return [one for one in among if holds in (None, one.holds) and erasing in (None, one.erasing)]
