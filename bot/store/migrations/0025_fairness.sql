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
