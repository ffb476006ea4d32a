-- Disputes at tables of leagues.

-- A dispute that a player raised at a fixture's table. Organisers have until `due_at` to decide, and
-- the table's clocks are stopped until then; `paused_until` is the end of the pause that the table
-- had before, if any. `outcome` is upheld, dismissed or withdrawn once it is closed.
CREATE TABLE dispute (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    season_id INTEGER NOT NULL REFERENCES season (id),
    fixture_id INTEGER NOT NULL REFERENCES fixture (id),
    raised_by INTEGER NOT NULL,
    raised_at REAL NOT NULL,
    due_at REAL NOT NULL,
    paused_until REAL,
    closed_at REAL,
    closed_by INTEGER,
    outcome TEXT,
    reason TEXT
) STRICT;
CREATE INDEX dispute_of_season ON dispute (season_id);
CREATE INDEX dispute_by_fixture ON dispute (fixture_id);
CREATE UNIQUE INDEX dispute_open ON dispute (fixture_id) WHERE closed_at IS NULL;

-- What a player of the table states about a dispute: the newest text of each.
CREATE TABLE statement (
    dispute_id INTEGER NOT NULL REFERENCES dispute (id),
    user_id INTEGER NOT NULL,
    at REAL NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (dispute_id, user_id)
) STRICT, WITHOUT ROWID;
