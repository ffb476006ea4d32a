-- Who is to be called for what, and was: a post that goes out at night calls nobody who sleeps.
-- Reason: the call that comes later must survive a restart, come once, and go when it is answered.

-- See CallRow. Whoever is asked by now was called by the posts of an earlier version.
CREATE TABLE call (
    game_id INTEGER NOT NULL REFERENCES game (id),
    topic TEXT NOT NULL CHECK (topic IN ('turn', 'vote', 'proposal')),
    number INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    since REAL NOT NULL,
    called_by INTEGER,
    PRIMARY KEY (game_id, topic, number, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX call_by_user ON call (user_id) WHERE called_by IS NULL;
INSERT INTO call (game_id, topic, number, user_id, asked, since, called_by)
    SELECT game_id, 'turn', seat, user_id, asked, asked_at, 0
    FROM seat JOIN game ON game.id = game_id
    WHERE status = 'running' AND paused_at IS NULL AND caretaker IS NULL
        AND user_id IS NOT NULL AND asked IS NOT NULL AND asked_at IS NOT NULL;

-- The message of a call that came later: a line that goes when all whom it calls have answered.
CREATE TABLE call_line (
    post INTEGER PRIMARY KEY REFERENCES outbox (id),
    game_id INTEGER NOT NULL REFERENCES game (id),
    place_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL
) STRICT;
CREATE INDEX call_line_by_game ON call_line (game_id);

-- Besides losing its buttons or getting its pictures, a message may have to go.
ALTER TABLE pending_edit ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
