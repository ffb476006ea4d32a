-- House bots of three strengths, hints and the coach.

-- Whether people may ask for hints: NULL = nobody has chosen, so only where one person plays.
ALTER TABLE game ADD COLUMN hints INTEGER CHECK (hints IN (0, 1));
-- 1 = the table was told that its strong house bots play sensibly, because nothing can search here.
ALTER TABLE game ADD COLUMN strong_missed INTEGER NOT NULL DEFAULT 0;

-- Hints that were given: `answer` (JSON) is shown again to who asks about the same version. The
-- result counts them.
CREATE TABLE hint (
    game_id INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    version INTEGER NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (game_id, seat, version)
) STRICT, WITHOUT ROWID;

-- What the coach found in a finished game, in the moves that one person made for a seat (0 = in all
-- of the seat's): `data` is JSON, `judged_by` says by which weights and which rules, so that it is
-- made anew when they change. Reason: a review takes a minute. `shared` = others may read it.
CREATE TABLE review (
    game_id INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    judged_by TEXT NOT NULL,
    data TEXT NOT NULL,
    made_at REAL NOT NULL,
    shared INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, seat, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX review_by_user ON review (user_id);
