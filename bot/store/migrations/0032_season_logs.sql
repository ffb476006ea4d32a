-- Signed logs of seasons, with which other bots recompute them (docs/season-log.md). What has been
-- signed must never be said otherwise, so the lines are kept as they were signed.

-- The private key of this bot, drawn when the first log is signed.
CREATE TABLE log_key (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    key BLOB NOT NULL
) STRICT;

-- A season that has a log: the secret salt of its pseudonyms, and the newest row of `league_log`
-- that is in the log.
CREATE TABLE season_log (
    season_id INTEGER PRIMARY KEY REFERENCES season (id),
    salt TEXT NOT NULL,
    upto INTEGER NOT NULL
) STRICT;

-- The pseudonym of a person in the log of a season.
CREATE TABLE season_person (
    season_id INTEGER NOT NULL REFERENCES season (id),
    user_id INTEGER NOT NULL,
    pseudonym TEXT NOT NULL,
    PRIMARY KEY (season_id, user_id)
) STRICT, WITHOUT ROWID;

-- The lines of a log. `data` (JSON) has digests of texts; `opened` (JSON) has the texts themselves,
-- from which people who are erased go. A text that no longer fits its digest is left out.
CREATE TABLE season_line (
    season_id INTEGER NOT NULL REFERENCES season (id),
    number INTEGER NOT NULL,
    at TEXT NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    before TEXT NOT NULL,
    signature TEXT NOT NULL,
    opened TEXT NOT NULL,
    PRIMARY KEY (season_id, number)
) STRICT, WITHOUT ROWID;
