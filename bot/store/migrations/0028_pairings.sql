-- Browsers in which a person plays.

-- A browser that was paired with a person: `digest` is the SHA-256 of the 32 random bytes that it
-- bears in a cookie. `used_at` is written once a day. The row goes when the person ends it or is
-- erased, 90 days after the last use, and when a backup is restored.
CREATE TABLE pairing (
    digest BLOB PRIMARY KEY,
    user_id INTEGER NOT NULL,
    device TEXT NOT NULL,
    made_at REAL NOT NULL,
    used_at REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX pairing_by_user ON pairing (user_id);

-- What pairs one browser with a person, once and for some minutes; a newer one takes its place.
-- `game_id` is the table whose page comes next, if any.
CREATE TABLE pairing_code (
    digest BLOB PRIMARY KEY,
    user_id INTEGER NOT NULL UNIQUE,
    name TEXT NOT NULL,
    game_id INTEGER REFERENCES game (id),
    expires_at REAL NOT NULL
) STRICT, WITHOUT ROWID;
