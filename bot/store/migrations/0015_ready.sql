-- Who must still say that they are there before a table starts, who would like to join a full one,
-- whom a lobby has to call, and when somebody last did anything on a server. Reason: most who miss
-- a deadline never meant to come, and what keeps them from a seat must survive a restart.

-- Since when somebody in a lobby has been asked whether they are there, NULL = nobody asks.
ALTER TABLE seat ADD COLUMN awaited REAL;

-- Who gets the seat of somebody who does not answer when nobody else wants it.
ALTER TABLE game ADD COLUMN absentees TEXT NOT NULL DEFAULT 'bot'
    CHECK (absentees IN ('bot', 'wait'));

CREATE TABLE waiting (
    game_id INTEGER NOT NULL REFERENCES game (id),
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;

-- `kind` is here (are you there?), enough (the owner can start) or free (a seat is free again).
CREATE TABLE lobby_call (
    game_id INTEGER NOT NULL REFERENCES game (id),
    user_id INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('here', 'enough', 'free')),
    due_at REAL NOT NULL,
    PRIMARY KEY (game_id, user_id, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE seen (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
