-- Ways to be called also ask whether somebody is there before the start (topic 'here').
CREATE TABLE call_2 (
    game_id INTEGER NOT NULL REFERENCES game (id),
    topic TEXT NOT NULL CHECK (topic IN ('turn', 'vote', 'proposal', 'here')),
    number INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    since REAL NOT NULL,
    called_by INTEGER,
    PRIMARY KEY (game_id, topic, number, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO call_2 SELECT game_id, topic, number, user_id, asked, since, called_by FROM call;
CREATE TABLE way_call_2 (
    game_id INTEGER NOT NULL,
    topic TEXT NOT NULL,
    number INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    way_id INTEGER NOT NULL REFERENCES way (id) ON DELETE CASCADE,
    mark TEXT NOT NULL,
    due_at REAL NOT NULL,
    tried_at REAL,
    sent_at REAL,
    PRIMARY KEY (game_id, topic, number, user_id, way_id),
    FOREIGN KEY (game_id, topic, number, user_id)
        REFERENCES call_2 (game_id, topic, number, user_id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO way_call_2
    SELECT game_id, topic, number, user_id, way_id, mark, due_at, tried_at, sent_at FROM way_call;
DROP TABLE way_call;
DROP TABLE call;
ALTER TABLE call_2 RENAME TO call;
ALTER TABLE way_call_2 RENAME TO way_call;
CREATE INDEX call_by_user ON call (user_id);
CREATE INDEX way_call_by_way ON way_call (way_id);
