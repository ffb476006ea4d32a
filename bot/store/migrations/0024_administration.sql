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
