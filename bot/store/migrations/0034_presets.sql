-- What new tables of a server start with, and the posts that offer it.

-- A named preset of a server: the game, and as JSON everything else that a table starts with.
CREATE TABLE preset (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    key TEXT NOT NULL,
    choices TEXT NOT NULL
) STRICT;
CREATE INDEX preset_by_guild ON preset (guild_id);

-- A permanent post from which tables are opened. `due_at` is when it is edited next, because the
-- presets of its server have changed; NULL = it shows them.
CREATE TABLE open_post (
    message_id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    due_at REAL,
    tries INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX open_post_by_guild ON open_post (guild_id);
