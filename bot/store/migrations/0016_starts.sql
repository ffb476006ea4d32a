-- How long a table waits for those who are asked whether they are there, how many tables somebody
-- new to a server may sit at, calls of lobbies that are told apart after a restart, and for whom a
-- house bot plays only because somebody else took an abandoned game up. Reason: a group that knows
-- itself needs no check, most who miss deadlines took too many seats at once, a call that got out
-- before the bot was killed must not come again, and who was not waited for has missed nothing.

-- Waking hours to answer within, 0 = nobody is asked.
ALTER TABLE game ADD COLUMN ready_hours INTEGER NOT NULL DEFAULT 24 CHECK (ready_hours >= 0);

-- Tables of somebody who has not finished one there; NULL = the usual number, 0 = any.
ALTER TABLE server ADD COLUMN newcomers INTEGER;

-- `kind` is here (are you there?), enough (the owner can start), free (a seat is free again), seat
-- (one is yours now), invited (by `name`) or vote (about a proposal). `tried_at` is when the post
-- that calls was first tried, NULL = never; it is the same for all whom one post calls.
CREATE TABLE lobby_call_2 (
    game_id INTEGER NOT NULL REFERENCES game (id),
    user_id INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('here', 'enough', 'free', 'seat', 'invited', 'vote')),
    due_at REAL NOT NULL,
    name TEXT NOT NULL DEFAULT '',
    tried_at REAL,
    PRIMARY KEY (game_id, user_id, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO lobby_call_2 (game_id, user_id, kind, due_at)
    SELECT game_id, user_id, kind, due_at FROM lobby_call;
DROP TABLE lobby_call;
ALTER TABLE lobby_call_2 RENAME TO lobby_call;

CREATE TABLE tenure_2 (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    name TEXT NOT NULL,
    user_id INTEGER,
    bot TEXT,
    reason TEXT NOT NULL CHECK (
        reason IN (
            'start', 'caretaker', 'left', 'vacation', 'resumed', 'back', 'substitute', 'returned'
        )
    )
) STRICT;
INSERT INTO tenure_2 SELECT id, game_id, seat, version, at, name, user_id, bot, reason FROM tenure;
DROP TABLE tenure;
ALTER TABLE tenure_2 RENAME TO tenure;
CREATE INDEX tenure_by_game ON tenure (game_id);
-- The tables at which somebody ever sat.
CREATE INDEX tenure_by_user ON tenure (user_id);
