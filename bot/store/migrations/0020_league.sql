-- Leagues: who signed up for which season, who plays whom, what came of it, what was corrected and
-- why, and what must still be posted. Reason: a season runs for months by itself; every step of it
-- is found here after a restart, and every decision can be explained from here. Points and places
-- are never stored while a season runs: they follow from results and corrections.

-- `fixture_id` marks a table of a league; `haste` is how many times as fast its clocks run
-- (0: house bots play it to its end).
ALTER TABLE game ADD COLUMN fixture_id INTEGER;
ALTER TABLE game ADD COLUMN haste INTEGER NOT NULL DEFAULT 1;
CREATE INDEX game_of_league ON game (fixture_id) WHERE fixture_id IS NOT NULL;

CREATE TABLE league (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    role_id INTEGER,
    language TEXT NOT NULL,
    founder_id INTEGER NOT NULL,
    created_at REAL NOT NULL,
    closed_at REAL,
    UNIQUE (guild_id, name)
) STRICT;

-- `settings` is JSON (bot.leagues.settings). `seed` is secret until the tables are paired; its
-- digest is posted when sign-up closes. `due_at` is when the season must be looked at again.
CREATE TABLE season (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    league_id INTEGER NOT NULL REFERENCES league (id),
    number INTEGER NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN
        ('signup', 'closed', 'draft', 'running', 'overtime', 'over', 'cancelled')),
    settings TEXT NOT NULL,
    seed TEXT NOT NULL,
    card_id INTEGER,
    signup_ends_at REAL NOT NULL,
    starts_at REAL NOT NULL,
    ends_at REAL NOT NULL,
    due_at REAL NOT NULL,
    obstacle TEXT,
    UNIQUE (league_id, number)
) STRICT;
CREATE INDEX season_due ON season (due_at) WHERE stage NOT IN ('over', 'cancelled');

-- `wants_since`: since when somebody wants a table of a ladder, NULL = they want none.
-- `status`: asked = an organiser must let them in; waiting = for a place; in; withdrawn = before the
-- pairing; left = during the season; red = excluded. An alternate may substitute, whatever else.
CREATE TABLE entrant (
    season_id INTEGER NOT NULL REFERENCES season (id),
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('asked', 'waiting', 'in', 'withdrawn', 'left', 'red', 'none')),
    alternate INTEGER NOT NULL DEFAULT 0,
    at_once INTEGER NOT NULL,
    newcomer INTEGER NOT NULL DEFAULT 0,
    signed_at REAL NOT NULL,
    division INTEGER,
    division_reason TEXT,
    wants_since REAL,
    PRIMARY KEY (season_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX entrant_by_user ON entrant (user_id);

-- Where everybody ended a season of this league, also one that was played before the bot came
-- (`season` 0). It decides the divisions of the next one.
CREATE TABLE league_history (
    league_id INTEGER NOT NULL REFERENCES league (id),
    season INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    division INTEGER NOT NULL,
    place INTEGER NOT NULL,
    points TEXT NOT NULL,
    rating REAL,
    PRIMARY KEY (league_id, season, user_id)
) STRICT, WITHOUT ROWID;

-- Whom somebody need not meet in a league: told to nobody.
CREATE TABLE league_avoided (
    league_id INTEGER NOT NULL REFERENCES league (id),
    user_id INTEGER NOT NULL,
    other_id INTEGER NOT NULL,
    PRIMARY KEY (league_id, user_id, other_id)
) STRICT, WITHOUT ROWID;

-- A table of the schedule. `game_id` NULL = not opened yet. `called` counts the reminders to begin.
CREATE TABLE fixture (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    season_id INTEGER NOT NULL REFERENCES season (id),
    division INTEGER NOT NULL,
    number INTEGER NOT NULL,
    wave INTEGER NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('planned', 'playing', 'over', 'void')),
    game_id INTEGER UNIQUE REFERENCES game (id),
    finished_at REAL,
    UNIQUE (season_id, number)
) STRICT;

-- `user_id` was paired there; the rest is what came of it (bot.leagues.records.SeatResult).
CREATE TABLE fixture_seat (
    fixture_id INTEGER NOT NULL REFERENCES fixture (id),
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    finisher INTEGER,
    rank INTEGER,
    score INTEGER,
    decisions INTEGER,
    own INTEGER,
    by_bot INTEGER,
    gave_up INTEGER,
    bot_from INTEGER,
    called INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (fixture_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX fixture_seat_by_user ON fixture_seat (user_id);

-- What an organiser changed by hand, always with a reason. `seconded_by` is the second organiser
-- where the first one plays at that table; until then it has no effect.
CREATE TABLE correction (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    season_id INTEGER NOT NULL REFERENCES season (id),
    fixture_id INTEGER REFERENCES fixture (id),
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    reason TEXT NOT NULL,
    made_by INTEGER NOT NULL,
    made_at REAL NOT NULL,
    needs_second INTEGER NOT NULL DEFAULT 0,
    seconded_by INTEGER,
    undone_by INTEGER,
    undone_at REAL,
    undone_reason TEXT
) STRICT;
CREATE INDEX correction_by_season ON correction (season_id);

-- Time-outs, leaving, not starting: events by rule, once each. `card` is what it led to.
CREATE TABLE conduct (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    season_id INTEGER NOT NULL REFERENCES season (id),
    user_id INTEGER NOT NULL,
    fixture_id INTEGER REFERENCES fixture (id),
    kind TEXT NOT NULL CHECK (kind IN ('timeout', 'left', 'no_start')),
    number INTEGER NOT NULL DEFAULT 0,
    at REAL NOT NULL,
    card TEXT CHECK (card IN ('warning', 'yellow', 'red')),
    lifted_by INTEGER REFERENCES correction (id)
) STRICT;
CREATE UNIQUE INDEX conduct_once ON conduct (season_id, user_id, kind, coalesce(fixture_id, 0), number);

-- A seat that needs another person, and who was asked for it in turn.
CREATE TABLE vacancy (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    fixture_id INTEGER NOT NULL REFERENCES fixture (id),
    seat INTEGER NOT NULL,
    absent_id INTEGER NOT NULL,
    opened_at REAL NOT NULL,
    closed_at REAL,
    taken_by INTEGER
) STRICT;
CREATE UNIQUE INDEX vacancy_open ON vacancy (fixture_id, seat) WHERE closed_at IS NULL;
CREATE TABLE vacancy_asked (
    vacancy_id INTEGER NOT NULL REFERENCES vacancy (id),
    user_id INTEGER NOT NULL,
    asked_at REAL NOT NULL,
    due_at REAL NOT NULL,
    answer TEXT CHECK (answer IN ('yes', 'no', 'late', 'gone')),
    PRIMARY KEY (vacancy_id, user_id)
) STRICT, WITHOUT ROWID;

-- Everything that was decided, by whom (`by_id` NULL = the bot, by rule) and about whom. What is
-- not `public` only organisers read.
CREATE TABLE league_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    league_id INTEGER NOT NULL REFERENCES league (id),
    season_id INTEGER REFERENCES season (id),
    fixture_id INTEGER REFERENCES fixture (id),
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    by_id INTEGER,
    about_id INTEGER,
    public INTEGER NOT NULL
) STRICT;
CREATE INDEX league_log_by_league ON league_log (league_id, id);

-- What must be posted in the league's channel, or to one person (`user_id`). `mark` is unique, so
-- that nothing is posted twice; `data` (JSON) are facts, the words come when it is sent.
CREATE TABLE league_post (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    league_id INTEGER NOT NULL REFERENCES league (id),
    season_id INTEGER REFERENCES season (id),
    kind TEXT NOT NULL,
    mark TEXT NOT NULL UNIQUE,
    user_id INTEGER,
    data TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('due', 'done', 'failed')),
    tries INTEGER NOT NULL DEFAULT 0,
    tried_at REAL,
    due_at REAL NOT NULL,
    place_id INTEGER,
    message_id INTEGER
) STRICT;
CREATE INDEX league_post_due ON league_post (due_at) WHERE status = 'due';
