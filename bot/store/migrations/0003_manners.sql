-- What keeps a long game pleasant between the moves: how a person is called, who may join and
-- watch, notes, people to avoid, what a server's admins decided, positions to try moves on.
-- Reason: each is asked for by itself, and none of it belongs to a game's state.

-- `pings` is how a person is called, NULL = in the thread; `heads_up` = told when next but one.
ALTER TABLE person ADD COLUMN pings TEXT CHECK (pings IN ('thread', 'dm', 'both', 'none'));
ALTER TABLE person ADD COLUMN heads_up INTEGER;

-- `private` = the thread is a private one; `invited` = only who was invited may join; `seating`
-- tells whether the seats are drawn or follow the chairs. `expires_at` is when a lobby is given
-- up; on a table that was given up: its people have not been told yet.
ALTER TABLE game ADD COLUMN private INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN invited INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN seating TEXT NOT NULL DEFAULT 'lot' CHECK (seating IN ('lot', 'fixed'));
ALTER TABLE game ADD COLUMN expires_at REAL;
CREATE INDEX game_expiring ON game (expires_at) WHERE expires_at IS NOT NULL;

-- Who is welcome at a table, and who watches it.
CREATE TABLE guest (
    game_id INTEGER NOT NULL REFERENCES game (id),
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    watches INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE note (
    game_id INTEGER NOT NULL REFERENCES game (id),
    user_id INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE avoided (
    user_id INTEGER NOT NULL,
    other_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (user_id, other_id)
) STRICT, WITHOUT ROWID;

-- `channels` and `roles` are JSON lists of ids, empty = all.
CREATE TABLE server (
    guild_id INTEGER PRIMARY KEY,
    language TEXT,
    pace TEXT,
    most_open INTEGER,
    channels TEXT NOT NULL DEFAULT '[]',
    roles TEXT NOT NULL DEFAULT '[]'
) STRICT;

-- A private copy of a position. `state` is what it began with (as in `snapshot`, hidden things
-- dealt anew), `moves` a JSON list of [seat, notation] since; `seat` is with whose eyes, NULL =
-- a spectator's.
CREATE TABLE sandbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    game_id INTEGER NOT NULL REFERENCES game (id),
    version INTEGER NOT NULL,
    seat INTEGER,
    plays INTEGER,
    schema INTEGER NOT NULL,
    state BLOB NOT NULL,
    moves TEXT NOT NULL DEFAULT '[]',
    expires_at REAL NOT NULL
) STRICT;
CREATE INDEX sandbox_by_user ON sandbox (user_id);
