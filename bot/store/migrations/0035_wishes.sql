-- Tables that people look for.

-- A person's wish to be told when a table of a server that fits can be joined; '' and 0 = any.
-- `expansions` is with | without. The row goes when the person takes a seat at such a table, drops
-- the wish or is erased, and at `ends_at`.
CREATE TABLE wish (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    key TEXT NOT NULL,
    players INTEGER NOT NULL,
    pace TEXT NOT NULL,
    language TEXT NOT NULL,
    expansions TEXT NOT NULL,
    ends_at REAL NOT NULL
) STRICT;
CREATE INDEX wish_by_user ON wish (user_id);
CREATE INDEX wish_by_guild ON wish (guild_id);

-- An open table that a person was told of: nobody is told twice.
CREATE TABLE wish_told (
    user_id INTEGER NOT NULL,
    game_id INTEGER NOT NULL REFERENCES game (id),
    PRIMARY KEY (user_id, game_id)
) STRICT, WITHOUT ROWID;

-- A table that fits calls people who look for one (kind 'wished').
CREATE TABLE lobby_call_2 (
    game_id INTEGER NOT NULL REFERENCES game (id),
    user_id INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (
        kind IN ('here', 'enough', 'free', 'seat', 'invited', 'vote', 'closed', 'wished')
    ),
    due_at REAL NOT NULL,
    name TEXT NOT NULL DEFAULT '',
    tried_at REAL,
    PRIMARY KEY (game_id, user_id, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO lobby_call_2 SELECT game_id, user_id, kind, due_at, name, tried_at FROM lobby_call;
DROP TABLE lobby_call;
ALTER TABLE lobby_call_2 RENAME TO lobby_call;

-- The number of a preset is never used again: an old button must not open something else.
CREATE TABLE preset_2 (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    key TEXT NOT NULL,
    choices TEXT NOT NULL
) STRICT;
INSERT INTO preset_2 SELECT id, guild_id, name, key, choices FROM preset;
DROP TABLE preset;
ALTER TABLE preset_2 RENAME TO preset;
CREATE INDEX preset_by_guild ON preset (guild_id);
