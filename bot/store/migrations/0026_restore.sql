-- What a restored database must know. Reason: Discord has seen more than a backup knows, and what
-- it shows of a time that is lost must never act on what is played instead.

-- Raised by each restore: versions that are counted anew have other numbers in buttons.
ALTER TABLE game ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;

-- Each restore: when it was, and when its backup was made.
CREATE TABLE restored (
    at REAL NOT NULL,
    backup_at REAL NOT NULL
) STRICT;

-- A table whose posts must be looked at after a restore: nothing is posted there before that.
-- `version` and `epoch` are those of the backup, which was made at `backup_at`; `lost` counts the
-- moves that only the file before had, NULL = that could not be read.
CREATE TABLE restored_table (
    game_id INTEGER PRIMARY KEY REFERENCES game (id),
    version INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    backup_at REAL NOT NULL,
    lost INTEGER
) STRICT;
