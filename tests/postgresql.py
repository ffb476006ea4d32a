"""A PostgreSQL server for tests alone: in a folder of its own, on a socket there, without fsync."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path

import psycopg

from bot.runtime.database_url import DatabaseUrl
from bot.store.postgres.schema import migrate
from bot.store.postgres.session import Session

USER = "postgres"
"""The superuser of the server."""
LOCKED, PASSWORD = "locked", "s3cret-%/@:word"
"""A user with a password; every sign in the password means something in a URL."""
_ACCOUNT = "postgres"
"""The account that runs the server if the tests are root's: PostgreSQL refuses root."""
# What was committed is in the system's memory, so that it outlives the server, not the machine.
# An autovacuum that is under way keeps deleted rows, and so puts off the wipe of an erasure.
_QUICK = ("fsync=off", "full_page_writes=off", "max_connections=200", "autovacuum=off")

_SHAPE = """
    SELECT (SELECT array_agg((oid, relname) ORDER BY oid) FROM pg_class WHERE oid >= 16384),
        (SELECT array_agg(oid ORDER BY oid) FROM pg_constraint WHERE oid >= 16384),
        (SELECT array_agg(oid ORDER BY oid) FROM pg_trigger WHERE oid >= 16384),
        (SELECT array_agg(oid ORDER BY oid) FROM pg_proc WHERE oid >= 16384),
        (SELECT array_agg(oid ORDER BY oid) FROM pg_namespace WHERE oid >= 16384),
        (SELECT count(*) FROM pg_attribute WHERE attrelid >= 16384),
        (SELECT array_agg(setconfig) FROM pg_db_role_setting),
        (SELECT version FROM schema_version)
"""
"""Statement whose result shows whether more of a database than its rows was changed."""
_OTHERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
_MOMENT = 0.005
"""Seconds after which it is looked again whether a session has ended; PostgreSQL waits 0.1 s."""
_RELATIONS = (
    "SELECT relkind, oid, quote_ident(relname) FROM pg_class"
    " WHERE relnamespace = CAST('public' AS regnamespace) AND relkind IN ('r', 'S')"
    " AND relname <> 'schema_version'"
)


def programs() -> Path | None:
    """Return the folder with PostgreSQL's programs; Debian keeps the server's out of PATH."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version)
    return folders[-1].parent if folders else None


def _version(initdb: Path) -> float:
    return float(initdb.parent.parent.name)


def name_of(url: DatabaseUrl) -> str:
    """Return the name of a database."""
    return str(psycopg.conninfo.conninfo_to_dict(url.secret)["dbname"])


class Spare:
    """A database that can be emptied, by a session that knows its tables already."""

    def __init__(self, url: DatabaseUrl) -> None:
        self.url = url
        self._session = psycopg.connect(url.secret)
        self._shape = self._looked_at()

    def empty(self) -> bool:
        """End whatever is connected, and delete all rows; return whether nothing else is changed.

        A session that was ended is not opened again: what has happened there may be anything.
        """
        try:
            while self._session.execute(_OTHERS).fetchall():
                self._session.rollback()
                time.sleep(_MOMENT)
            self._delete()
            as_it_was = self._looked_at() == self._shape
        except psycopg.Error:
            as_it_was = False
        if not as_it_was:
            self.close()
        return as_it_was

    def close(self) -> None:
        """Close the connection."""
        self._session.close()

    def _delete(self) -> None:
        found = self._session.execute(_RELATIONS).fetchall()
        with self._session.pipeline():
            # No key is looked after while all that it leads to goes.
            self._session.execute("SET LOCAL session_replication_role = replica")
            for kind, oid, name in found:
                if kind == "r":
                    self._session.execute(f"DELETE FROM {name}".encode())
                else:
                    self._session.execute("SELECT setval(%s::oid::regclass, 1, false)", (oid,))

    def _looked_at(self) -> object:
        shape = self._session.execute(_SHAPE.encode()).fetchall()
        self._session.commit()
        return shape


class Server:
    """A running server; whoever is on this computer may connect to its socket."""

    def __init__(self, folder: Path, bin_folder: Path, quick: bool) -> None:
        self.folder = folder
        self.bin = bin_folder
        self._options = _QUICK if quick else ()
        self._names = (f"test_{number}" for number in count(1))
        self._template: DatabaseUrl | None = None
        self._spare: list[Spare] = []

    def url(self, database: str, user: str = USER) -> DatabaseUrl:
        """Return the address of a database there, for a user with or without `:password`."""
        return DatabaseUrl(f"postgresql://{user}@/{database}?host={self.folder}")

    def empty(self) -> DatabaseUrl:
        """Make a database without a table, and return its address."""
        name = next(self._names)
        self.execute(f'CREATE DATABASE "{name}"')
        return self.url(name)

    def database(self) -> DatabaseUrl:
        """Make a database of today's schema in which nothing is, and return its address.

        It is a copy: running every migration takes longer than many a test.
        """
        if self._template is None:
            self._template = self.empty()
            with closing(Session(self._template)) as session:
                migrate(session, self._template)
        return self.copy(self._template)

    @contextmanager
    def lent(self) -> Iterator[DatabaseUrl]:
        """Lend a database as `database` makes one; emptied, the next one has it.

        To make one and delete it takes ten times as long.
        """
        lent = self._spare.pop() if self._spare else Spare(self.database())
        try:
            yield lent.url
        finally:
            if lent.empty():
                self._spare.append(lent)
            else:
                self.drop(lent.url)

    def copy(self, url: DatabaseUrl) -> DatabaseUrl:
        """Make a database that has all that another one has; whoever is connected there is not."""
        name = next(self._names)
        self.execute(_OTHERS, name_of(url))
        self.execute(f'CREATE DATABASE "{name}" TEMPLATE "{name_of(url)}"')
        return self.url(name)

    def rename(self, url: DatabaseUrl, name: str) -> None:
        """Give a database another name."""
        self.execute(f'ALTER DATABASE "{name_of(url)}" RENAME TO "{name}"')

    def drop(self, url: DatabaseUrl) -> None:
        """Delete a database, whoever is still connected."""
        self.execute(f'DROP DATABASE IF EXISTS "{name_of(url)}" WITH (FORCE)')

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Run one statement, and return what it found."""
        with psycopg.connect(self.url(database).secret, autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def start(self) -> None:
        """Make the server's folder, and start it there."""
        data = self.folder / "data"
        self._run("initdb", "-D", data, "-U", USER, "--auth=trust", "-E", "UTF8", "--no-locale")
        (data / "pg_hba.conf").write_text(
            f"local all {LOCKED} scram-sha-256\nlocal all all trust\n"
        )
        self.restart()
        self.execute(f"CREATE ROLE {LOCKED} LOGIN SUPERUSER PASSWORD '{PASSWORD}'")

    def restart(self) -> None:
        """Start it again after it was stopped."""
        data = self.folder / "data"
        options = " ".join(f"-c {option}" for option in self._options)
        told = f"{options} -c listen_addresses='' -c unix_socket_directories='{self.folder}'"
        self._run("pg_ctl", "-D", data, "-o", told, "-l", self.folder / "log", "-w", "start")

    def stop(self) -> None:
        """Stop it at once: nobody needs what is in it."""
        while self._spare:
            self._spare.pop().close()
        self._run("pg_ctl", "-D", self.folder / "data", "-m", "immediate", "-w", "stop")

    def limit_files(self, prlimit: str, process: int, most: str) -> None:
        """Limit the bytes that a process of the server may write into a file, or "unlimited"."""
        self._run_as_owner(prlimit, "--pid", str(process), f"--fsize={most}:")

    def _run(self, program: str, *words: str | Path) -> None:
        self._run_as_owner(str(self.bin / program), *map(str, words))

    def _run_as_owner(self, *words: str) -> None:
        as_other = ["runuser", "-u", _ACCOUNT, "--"] if os.geteuid() == 0 else []
        command = [*as_other, *words]
        done = subprocess.run(command, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        assert done.returncode == 0, done.stdout.decode(errors="replace")


@contextmanager
def serving(bin_folder: Path, quick: bool = True) -> Iterator[Server]:
    """Run a server, which waits for no disk where it is to be `quick`.

    The path of its socket must be short: systems allow about a hundred bytes.
    """
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, _ACCOUNT)
    server = Server(folder, bin_folder, quick)
    try:
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
