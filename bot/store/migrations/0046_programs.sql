-- Programs of people that play in their seats.

-- 1 = the owner has allowed that people let programs of theirs play at this table.
ALTER TABLE game ADD COLUMN programs INTEGER NOT NULL DEFAULT 0;

-- A person's program at a table: `digest` is the SHA-256 of the token with which it moves for them
-- there. The row goes when its person takes the token back or is erased, 30 days after the game,
-- and when a backup is restored.
CREATE TABLE program (
    game_id INTEGER NOT NULL REFERENCES game (id),
    user_id INTEGER NOT NULL,
    digest BLOB NOT NULL UNIQUE,
    made_at REAL NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX program_by_user ON program (user_id);
