-- Where the bot is no more, and where it told Discord its commands. Reason: whoever removes the
-- bot from a server by mistake finds the games as they were, whenever the bot notices it; and
-- commands that were told to a single server stay there until they are taken back.

-- A server with tables that the bot was removed from. No row = it is there, or has no table left.
CREATE TABLE left_server (
    guild_id INTEGER PRIMARY KEY,
    at REAL NOT NULL
) STRICT;

-- `guild_id` 0 = all servers; `mark` is a digest of the commands, NULL = tell them at every start.
CREATE TABLE told_commands (
    guild_id INTEGER PRIMARY KEY,
    mark TEXT
) STRICT;
