-- Pages in the browser.

-- A person's link to the page of a table: `number` are 16 random bytes, the rest of the link is
-- computed from them and `link_key`. The row goes when the link is revoked, when the person is
-- erased, and 30 days after the table's end.
CREATE TABLE link (
    number BLOB PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES game (id),
    user_id INTEGER NOT NULL,
    made_at REAL NOT NULL,
    UNIQUE (user_id, game_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX link_by_game ON link (game_id);

-- What links are signed with, drawn when the first one is made: forged ones are refused unread.
CREATE TABLE link_key (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    key BLOB NOT NULL
) STRICT;

-- The link to a league's pages: a league that has one is public, and whoever has it sees what the
-- league's posts show. The row goes when organisers switch the pages off; the next one is another.
CREATE TABLE league_link (
    league_id INTEGER PRIMARY KEY REFERENCES league (id) ON DELETE CASCADE,
    number BLOB NOT NULL UNIQUE,
    made_at REAL NOT NULL
) STRICT;
