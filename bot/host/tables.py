"""The way of a move: a running table is asked, moved, taken back and told."""

from __future__ import annotations

from bot.host.api import LogEntry, Played, Position, Table


class Tables:
    """Every table that was opened, in the lobby, running or over."""

    async def get(self, table_id: int) -> Table:
        """Return the table. Raises UnknownTable."""
        raise NotImplementedError

    async def position(self, table_id: int, version: int | None = None) -> Position:
        """Return the table at that version, by default as it is now.

        Raises UnknownTable (also for a version it never had), WrongStatus in the lobby.
        """
        raise NotImplementedError

    async def play(
        self, table_id: int, user_id: int, text: str, version: int | None = None
    ) -> Played:
        """Accept a person's move, or a batch of atoms, in words.

        `version` is the one that the person saw, None = whatever is true now.
        Raises UnknownTable, WrongStatus, NotSeated, StalePrompt, NotYourDecision (code
        "not-your-decision", argument `waiting` = the names waited for), BadNotation,
        IllegalMove, AmbiguousMove.
        """
        raise NotImplementedError

    async def play_index(self, table_id: int, user_id: int, version: int, index: int) -> Played:
        """Accept the move that a button shown at that version names by its index.

        Raises what `play` raises; an index out of range is a StalePrompt.
        """
        raise NotImplementedError

    async def takeback(self, table_id: int, user_id: int) -> Played:
        """Undo the person's own newest move as a new version.

        `Played.notation` is the move taken back, `events` is empty.
        Raises UnknownTable, WrongStatus, NotSeated, NothingToTakeBack.
        """
        raise NotImplementedError

    async def abandon(self, table_id: int, user_id: int) -> Table:
        """End a lobby or a running table without a result.

        Raises UnknownTable, WrongStatus, NotSeated, NotAllowed (who="owner") unless it is the
        owner or the only person at the table.
        """
        raise NotImplementedError

    async def log(self, table_id: int, limit: int = 50) -> list[LogEntry]:
        """Return the newest moves, oldest first. Raises UnknownTable."""
        raise NotImplementedError

    async def waiting_for(self, user_id: int) -> list[Table]:
        """Return the running tables at which that person has a decision, longest wait first."""
        raise NotImplementedError

    async def at(self, place_id: int) -> list[Table]:
        """Return the tables of a channel or thread: live ones first, then newest first."""
        raise NotImplementedError

    async def open_tables(self) -> list[Table]:
        """Return every table that is in the lobby or running."""
        raise NotImplementedError

    async def set_post(self, table_id: int, message_id: int | None) -> Table:
        """Remember the message that carries the table's buttons now. Raises UnknownTable."""
        raise NotImplementedError
