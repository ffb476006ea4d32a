-- Mistakes of the program under the numbers that people were told; nobody's id or name is in them.
CREATE TABLE incident (
    number TEXT PRIMARY KEY,
    at REAL NOT NULL,
    guild_id INTEGER,
    game_id INTEGER,
    version INTEGER,
    -- The command, or the verb of the button, at which it happened.
    step TEXT NOT NULL,
    program TEXT NOT NULL,
    trace TEXT NOT NULL
) STRICT;
CREATE INDEX incident_at ON incident (at);
