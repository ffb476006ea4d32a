-- What people did within the last hour of that which calls or disturbs others.
-- Reason: what protects others must hold for two clicks at once and after a restart.

-- `bucket` says what is counted, of whom or at which table; older rows go with the next insert.
CREATE TABLE recent (
    bucket TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE INDEX recent_bucket ON recent (bucket, at);
CREATE INDEX recent_at ON recent (at);

-- The lobbies of a person, and of a server.
CREATE INDEX game_lobby ON game (guild_id, owner_id) WHERE status = 'lobby';
