-- What admins decide and do on their servers. Reason: a server with many tables needs a limit per
-- person and wants to read who changed what; a line that cannot be posted now, for want of a
-- permission or because the bot was killed, is posted later.

-- How many tables one person may sit at with others, leagues' not counted; NULL = any.
ALTER TABLE server ADD COLUMN per_person INTEGER;
-- Where acts of admins are told, NULL = nowhere.
ALTER TABLE server ADD COLUMN audit_channel INTEGER;

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
