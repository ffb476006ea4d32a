-- The guided first game of a person: one a game, a copy of no table. Reason: whoever learns a game
-- can leave it and take it up again, after a restart too.

CREATE TABLE lesson (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    schema INTEGER NOT NULL,
    state BLOB NOT NULL,
    moves TEXT NOT NULL DEFAULT '[]',
    expires_at REAL NOT NULL,
    PRIMARY KEY (user_id, game)
) STRICT, WITHOUT ROWID;
