-- Leagues of several servers.

-- A server that joined a league, besides the league's home server (`league.guild_id`): its channel
-- for posts and tables, the language of posts there, and the organiser who invited it. `left_at` is
-- when it left; a server that joins again replaces its row.
CREATE TABLE league_server (
    league_id INTEGER NOT NULL REFERENCES league (id),
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    invited_by INTEGER NOT NULL,
    joined_at REAL NOT NULL,
    left_at REAL,
    PRIMARY KEY (league_id, guild_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX league_server_by_guild ON league_server (guild_id);

-- The code with which one server can join a league, as its SHA-256; a new code replaces it.
CREATE TABLE league_invitation (
    league_id INTEGER PRIMARY KEY REFERENCES league (id),
    digest BLOB NOT NULL UNIQUE,
    invited_by INTEGER NOT NULL,
    expires_at REAL NOT NULL
) STRICT;

-- The server where an entrant signed up; NULL = the league's home server.
ALTER TABLE entrant ADD COLUMN guild_id INTEGER;

-- The server on which a post is sent; NULL = the league's home server.
ALTER TABLE league_post ADD COLUMN guild_id INTEGER;
