-- Events that the bot schedules on Discord servers for the dates of leagues.

-- A server that wants events for a league, its home or one that joined. Without `wanted`, events
-- that are still there are being removed. `due_at` is the time of the next look. `problem`, as the
-- organisers were told: create_events = the permission is missing | full.
CREATE TABLE league_calendar (
    league_id INTEGER NOT NULL REFERENCES league (id) ON DELETE CASCADE,
    guild_id INTEGER NOT NULL,
    wanted INTEGER NOT NULL,
    due_at REAL NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    problem TEXT,
    PRIMARY KEY (league_id, guild_id)
) STRICT, WITHOUT ROWID;

-- An event on Discord. `kind`: signup | round | last; `number` is that of the round, or 0. `shown`
-- is a digest of what it says. `gone` is 1 if somebody removed it: it is not made again.
CREATE TABLE league_event (
    league_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    season_id INTEGER NOT NULL REFERENCES season (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,
    event_id INTEGER NOT NULL,
    starts_at REAL NOT NULL,
    ends_at REAL NOT NULL,
    shown TEXT NOT NULL,
    gone INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (league_id, guild_id, season_id, kind, number),
    FOREIGN KEY (league_id, guild_id)
        REFERENCES league_calendar (league_id, guild_id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX league_event_by_season ON league_event (season_id);
