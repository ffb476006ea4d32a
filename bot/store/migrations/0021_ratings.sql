-- How strong people are on a server, and what every table did to it. Reason: a rating must be
-- there at once, tell what moved it, and come out the same when all is computed anew.

ALTER TABLE game ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
CREATE INDEX game_rated ON game (guild_id, ended_at, id) WHERE rated = 1 AND status = 'over';
CREATE INDEX game_finished ON game (guild_id, key) WHERE status = 'over';

-- What was taken back is rare, and asked for with every event that statistics count.
CREATE INDEX move_undoing ON move (game_id) WHERE restores IS NOT NULL;

-- Whether the name stays out of statistics: NULL = no choice was made, so it is shown.
ALTER TABLE person ADD COLUMN stats TEXT CHECK (stats IN ('shown', 'hidden'));

-- `scope` is the key of a game, '' = all games together.
CREATE TABLE rating (
    guild_id INTEGER NOT NULL,
    scope TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    tables INTEGER NOT NULL,
    PRIMARY KEY (guild_id, scope, user_id)
) STRICT, WITHOUT ROWID;

-- The rated tables that are folded into the ratings, in the order of (ended_at, game_id), by the
-- model of that name and version. `reason` is why nobody was rated, NULL = somebody was.
CREATE TABLE rated_table (
    game_id INTEGER PRIMARY KEY REFERENCES game (id),
    guild_id INTEGER NOT NULL,
    ended_at REAL NOT NULL,
    model TEXT NOT NULL,
    reason TEXT CHECK (reason IN ('bots', 'few'))
) STRICT;
CREATE INDEX rated_table_by_guild ON rated_table (guild_id, ended_at, game_id);

-- What a table did to a person's rating; `place` is the rank at the table, NULL = they left. With
-- those who were rated `apart` the others were not compared.
CREATE TABLE rating_change (
    game_id INTEGER NOT NULL REFERENCES rated_table (game_id),
    scope TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    place INTEGER,
    apart INTEGER NOT NULL,
    mu_before REAL NOT NULL,
    sigma_before REAL NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    PRIMARY KEY (game_id, scope, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_change_by_user ON rating_change (user_id);

-- How well results could be foretold: one number a server and game, fitted once a `day` (days
-- since 1970), with its log-loss beside those of "all equal" and of the seat alone.
CREATE TABLE forecast (
    guild_id INTEGER NOT NULL,
    scope TEXT NOT NULL,
    day INTEGER NOT NULL,
    slope REAL NOT NULL,
    tables INTEGER NOT NULL,
    loss REAL NOT NULL,
    loss_equal REAL NOT NULL,
    loss_seat REAL NOT NULL,
    PRIMARY KEY (guild_id, scope)
) STRICT, WITHOUT ROWID;
