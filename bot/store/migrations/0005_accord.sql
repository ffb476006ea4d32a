-- What a table agrees on, and what a seat has told the house to do for it. Reason: both wait for
-- something that others do, for days maybe, and must be there after a restart.

-- `data` (JSON) says what exactly is proposed at which `version`; `outcome` NULL = still open.
-- `told` is how much of it the table knows: nothing yet, the question, or the answer too.
CREATE TABLE proposal (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES game (id),
    kind TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    data TEXT NOT NULL,
    version INTEGER NOT NULL,
    made_at REAL NOT NULL,
    due_at REAL NOT NULL,
    outcome TEXT
        CHECK (outcome IN ('agreed', 'declined', 'expired', 'withdrawn', 'overtaken')),
    decided_at REAL,
    message_id INTEGER,
    told TEXT NOT NULL CHECK (told IN ('nothing', 'question', 'answer')),
    CHECK ((outcome IS NULL) = (decided_at IS NULL))
) STRICT;
CREATE UNIQUE INDEX proposal_open ON proposal (game_id, kind) WHERE outcome IS NULL;
CREATE INDEX proposal_untold ON proposal (game_id) WHERE told <> 'answer';

-- Who is asked; `agrees` NULL = has not answered.
CREATE TABLE voice (
    proposal_id INTEGER NOT NULL REFERENCES proposal (id),
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    agrees INTEGER,
    at REAL,
    PRIMARY KEY (proposal_id, user_id)
) STRICT, WITHOUT ROWID;

-- `decision` is the kind of decision that an order answers, `data` a JSON list of what it
-- prefers. `span` is the phase or round in which it counts, NULL = any; `ended` is why it counts
-- no more, NULL = it is armed, and `ended_at` the version of the table then.
CREATE TABLE standing_order (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    decision TEXT NOT NULL,
    data TEXT NOT NULL,
    scope TEXT NOT NULL CHECK (scope IN ('once', 'phase', 'round', 'always')),
    span TEXT,
    fired INTEGER NOT NULL,
    ended TEXT,
    ended_at INTEGER,
    CHECK ((ended IS NULL) = (ended_at IS NULL))
) STRICT;
CREATE INDEX order_armed ON standing_order (game_id) WHERE ended IS NULL;
