-- Running for years: the lease, forgetting people, admins, fair deals, restores, incidents.

-- Who runs on this database. Reason: who is refused is told by whom, and a bot notices when another
-- one took over all the same. The lock beside the file decides, not this row; its times are for
-- people to read. `holder` is another one at every start; `ended_at` = it has let go.
CREATE TABLE lease (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    holder TEXT NOT NULL,
    pid INTEGER NOT NULL,
    host TEXT NOT NULL,
    version TEXT NOT NULL,
    since REAL NOT NULL,
    beats INTEGER NOT NULL,
    beat_at REAL NOT NULL,
    ended_at REAL
) STRICT;


-- Whom the bot has forgotten, as digests that tell nobody who it was. Reason: a backup from before
-- still knows them, and who restores it must be able to forget them again; and a bot that is killed
-- before the freed pages are overwritten does so at its next start.

-- `wiped` 0 = the file may still hold bytes of what was deleted.
CREATE TABLE erased (
    entry TEXT PRIMARY KEY,
    wiped INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;


-- What admins decide and do on their servers. Reason: a server with many tables needs a limit per
-- person and wants to read who changed what; a line that cannot be posted now, for want of a
-- permission or because the bot was killed, is posted later.

-- How many tables one person may sit at with others, leagues' not counted; NULL = any.
ALTER TABLE server ADD COLUMN per_person INTEGER;
-- Where acts of admins are told, NULL = nowhere.
ALTER TABLE server ADD COLUMN audit_channel INTEGER;

-- A lobby that was closed calls its people, too (kind 'closed').
CREATE TABLE lobby_call_2 (
    game_id INTEGER NOT NULL REFERENCES game (id),
    user_id INTEGER NOT NULL,
    kind TEXT NOT NULL
        CHECK (kind IN ('here', 'enough', 'free', 'seat', 'invited', 'vote', 'closed')),
    due_at REAL NOT NULL,
    name TEXT NOT NULL DEFAULT '',
    tried_at REAL,
    PRIMARY KEY (game_id, user_id, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO lobby_call_2 SELECT game_id, user_id, kind, due_at, name, tried_at FROM lobby_call;
DROP TABLE lobby_call;
ALTER TABLE lobby_call_2 RENAME TO lobby_call;

-- An act that is still to be told. `data` is JSON and names no person; `tried_at` is when it was
-- first tried in this channel: it may have got out since then.
CREATE TABLE audit_line (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    at REAL NOT NULL,
    due_at REAL NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    tried_at REAL
) STRICT;


-- What games are dealt from. Reason: the house must be held to its own part, by a hash that
-- everybody sees, before anybody at the table adds theirs.

-- The house's part of a table; tables that were dealt before there was this have none.
CREATE TABLE deal (
    game_id INTEGER PRIMARY KEY REFERENCES game (id),
    nonce TEXT NOT NULL,
    seed INTEGER NOT NULL
) STRICT;

-- The same for a table of a league's schedule, which is published long before it is opened.
CREATE TABLE fixture_deal (
    fixture_id INTEGER PRIMARY KEY REFERENCES fixture (id),
    nonce TEXT NOT NULL,
    seed INTEGER NOT NULL
) STRICT;

-- What people at a table add to its deal. From the start on `seat` is where they sat; who did not
-- sit there then adds nothing. When a person is erased, only the SHA-256 stays: the deal needs it.
CREATE TABLE salt (
    game_id INTEGER NOT NULL REFERENCES game (id),
    user_id INTEGER,
    seat INTEGER,
    text TEXT,
    digest TEXT NOT NULL,
    UNIQUE (game_id, user_id)
) STRICT;
CREATE INDEX salt_by_user ON salt (user_id);


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


-- Mistakes of the program under the numbers that people were told; nobody's id or name is in them.
CREATE TABLE incident (
    number TEXT PRIMARY KEY,
    at REAL NOT NULL,
    guild_id INTEGER,
    game_id INTEGER,
    version INTEGER,
    -- The command, or the verb of the button, at which it happened.
    step TEXT NOT NULL,
    program TEXT NOT NULL,
    trace TEXT NOT NULL
) STRICT;
CREATE INDEX incident_at ON incident (at);
