-- When a table ended, until when it pauses, since when it stands still, and for whose vacation a
-- house bot plays. Reason: no game may die or freeze because people say nothing, and one that
-- was given up may be taken up again for a while. Tables that pause already do so for a week
-- from now; `vacation` becomes a reason of a tenure.

ALTER TABLE game ADD COLUMN ended_at REAL;
ALTER TABLE game ADD COLUMN pause_ends_at REAL;
ALTER TABLE game ADD COLUMN still_since REAL;
ALTER TABLE vacation ADD COLUMN bot INTEGER NOT NULL DEFAULT 0;

UPDATE game SET pause_ends_at = unixepoch() + 7 * 86400
    WHERE status = 'running' AND paused_at IS NOT NULL;
INSERT INTO timer (topic, game_id, number, due_at)
    SELECT 'pause', id, 0, pause_ends_at FROM game WHERE pause_ends_at IS NOT NULL;
INSERT INTO timer (topic, game_id, number, due_at)
    SELECT 'standstill', id, 0, unixepoch() FROM game WHERE status = 'running';

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
        reason IN ('start', 'caretaker', 'left', 'vacation', 'back', 'substitute', 'returned')
    )
) STRICT;
INSERT INTO tenure_2 SELECT id, game_id, seat, version, at, name, user_id, bot, reason FROM tenure;
DROP TABLE tenure;
ALTER TABLE tenure_2 RENAME TO tenure;
CREATE INDEX tenure_by_game ON tenure (game_id);
