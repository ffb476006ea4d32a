"""Every statement of the store is one text, which both engines understand."""

from __future__ import annotations

from pathlib import Path

import psycopg
import pytest

from bot.runtime.database_url import DatabaseUrl
from bot.runtime.shard_range import ShardRange
from bot.store.core.sql import assignments, contains
from bot.store.opening.sqlite import _open
from bot.store.postgres.session import Session
from bot.store.postgres.sharing import limited
from tests.empty_database import put_database
from tests.store.tour import OWN_WAYS, Told, known_ways, tour, unseen


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> list[Told]:
    connection = _open(put_database(tmp_path_factory.mktemp("tour") / "games.sqlite"))
    found = tour(connection)
    connection.close()
    return found


def test_no_statement_is_missed(told: list[Told]) -> None:
    assert unseen(told) == []
    assert known_ways() >= OWN_WAYS.keys(), "what is left out is there"


def test_every_statement_is_understood_by_postgresql(
    told: list[Told], database: DatabaseUrl
) -> None:
    kinds = {(one.sql, *map(type, one.values)): one for one in told}
    # What this asks of own servers is more than what the only process asks.
    session = limited(lambda: Session(database), ShardRange(0, 0, 2))()
    wrong: dict[str, str] = {}
    for one in kinds.values():
        try:
            session.execute(f"EXPLAIN {one.sql}", one.values).fetchall()
        except psycopg.Error as error:
            wrong[one.sql] = str(error)
    session.close()
    assert wrong == {}


def test_what_postgresql_does_not_understand_is_found(database: DatabaseUrl) -> None:
    session = Session(database)
    with pytest.raises(psycopg.errors.SyntaxError):
        session.execute("EXPLAIN INSERT OR REPLACE INTO pulse (id, at) VALUES (?, ?)", (1, 1.0))
    with pytest.raises(psycopg.errors.UndefinedFunction):
        session.execute("EXPLAIN SELECT id FROM game WHERE instr(key, ?)", ("a",))
    session.close()


def test_a_statement_that_nobody_calls_is_found(told: list[Told]) -> None:
    (first, *_) = [one for one in told if one.module == "people/private"]
    without = [one for one in told if (one.module, one.line) != (first.module, first.line)]
    assert unseen(without) == [f"bot/store/people/private.py:{first.line}"]


def test_a_part_of_a_text_is_found_whatever_signs_it_has(tmp_path: Path) -> None:
    connection = _open(put_database(tmp_path / "games.sqlite"))
    for part, found in (("%", 0), ("_", 0), ("50", 1), ("5", 1), ("05", 0), ("", 0)):
        (counted,) = connection.execute(
            f"SELECT count(*) FROM (SELECT '1:50' AS text) AS one WHERE {contains('text')}", (part,)
        ).fetchone()
        assert counted == found, part
    connection.close()


def test_only_columns_that_may_change_get_into_an_update() -> None:
    changeable = {"name", "language"}
    assert assignments(["language", "name"], changeable) == "language = ?, name = ?"
    for column in ("id", "name = '' --"):
        with pytest.raises(ValueError, match="not to be changed"):
            assignments(["name", column], changeable)
