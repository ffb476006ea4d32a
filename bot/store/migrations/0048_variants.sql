-- Variants of games, which a server's admins add as files.

-- A variant: the game's key, and as JSON the numbers that it changes. A table that is opened with it
-- has them among its options, with the name, so it keeps them when the row changes or goes. The
-- number of a variant is never used again.
CREATE TABLE variant (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    key TEXT NOT NULL,
    name TEXT NOT NULL,
    numbers TEXT NOT NULL
) STRICT;
CREATE INDEX variant_by_guild ON variant (guild_id);
