-- Clocks and whatever happens when somebody is away. Reason: a table of people who are seldom
-- there at the same time must know what is due and when, and must know it after a restart.
-- `pace` none: nobody at the tables that run already has agreed to a clock.

ALTER TABLE game ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';
ALTER TABLE game ADD COLUMN at_timeout TEXT NOT NULL DEFAULT 'vote'
    CHECK (at_timeout IN ('vote', 'owner', 'caretaker'));
ALTER TABLE game ADD COLUMN paused_at REAL;

-- The kind of the house bot that plays for a person until he is back.
ALTER TABLE seat ADD COLUMN caretaker TEXT;

-- What is due and when, for whoever looks: `topic` says whose it is, `number` which one of the
-- table's. The time is a lower bound; whoever it belongs to looks again and may put it off.
CREATE TABLE timer (
    topic TEXT NOT NULL,
    game_id INTEGER NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    due_at REAL NOT NULL,
    PRIMARY KEY (topic, game_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX timer_by_due ON timer (due_at);

-- A seat's clock: the seconds it had at `since`, from when on it runs; NULL = it stands still.
-- `stage` counts what was done since the seat was asked: 1 called, 2 called again, 3 time-out.
CREATE TABLE seat_clock (
    game_id INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    left REAL NOT NULL,
    since REAL,
    stage INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

-- When a person is awake, in minutes of the local day; the same number twice = all day.
CREATE TABLE person_hours (
    user_id INTEGER PRIMARY KEY,
    zone TEXT NOT NULL,
    wakes INTEGER NOT NULL CHECK (wakes BETWEEN 0 AND 1439),
    sleeps INTEGER NOT NULL CHECK (sleeps BETWEEN 0 AND 1439)
) STRICT;

CREATE TABLE vacation (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    starts REAL NOT NULL,
    ends REAL NOT NULL CHECK (ends >= starts)
) STRICT;
CREATE INDEX vacation_by_user ON vacation (user_id);

-- One row: when the bot was last known to be awake. The spans during which it was not are
-- nobody's time.
CREATE TABLE pulse (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
) STRICT;
CREATE TABLE downtime (
    starts REAL NOT NULL,
    ends REAL NOT NULL
) STRICT;

-- A time that ran out. `outcome` NULL = the others are still asked what shall happen.
CREATE TABLE lapse (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    at REAL NOT NULL,
    outcome TEXT CHECK (outcome IN ('caretaker', 'wait', 'end', 'back', 'paused'))
) STRICT;
CREATE INDEX lapse_by_game ON lapse (game_id);
CREATE INDEX lapse_by_user ON lapse (user_id);
CREATE TABLE lapse_vote (
    lapse_id INTEGER NOT NULL REFERENCES lapse (id),
    user_id INTEGER NOT NULL,
    choice TEXT NOT NULL CHECK (choice IN ('caretaker', 'wait', 'end')),
    PRIMARY KEY (lapse_id, user_id)
) STRICT, WITHOUT ROWID;

-- Who played a seat from which version on: a person, or a house bot (for a person, if any).
CREATE TABLE tenure (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    name TEXT NOT NULL,
    user_id INTEGER,
    bot TEXT,
    reason TEXT NOT NULL
        CHECK (reason IN ('start', 'caretaker', 'left', 'back', 'substitute', 'returned'))
) STRICT;
CREATE INDEX tenure_by_game ON tenure (game_id);
INSERT INTO tenure (game_id, seat, version, at, name, user_id, bot, reason)
    SELECT game_id, seat, 0, created_at, name, user_id, bot, 'start'
    FROM seat JOIN game ON game.id = game_id WHERE seat IS NOT NULL;

-- A notice tells the table something beside its moves: `data` (JSON) says what.
CREATE TABLE outbox_2 (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES game (id),
    version INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('start', 'turn', 'end', 'undo', 'abandoned', 'notice')),
    closes TEXT,
    quiet INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('due', 'done', 'failed')),
    batch INTEGER,
    tries INTEGER NOT NULL,
    due_at REAL NOT NULL,
    data TEXT,
    CHECK ((kind = 'notice') = (data IS NOT NULL))
) STRICT;
INSERT INTO outbox_2 (id, game_id, version, kind, closes, quiet, status, batch, tries, due_at)
    SELECT id, game_id, version, kind, closes, quiet, status, batch, tries, due_at FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_2 RENAME TO outbox;
CREATE INDEX outbox_due ON outbox (game_id, id) WHERE status = 'due';
