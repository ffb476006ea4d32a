-- Ways to be called besides Discord.

-- A way of a person: `target` is the address that they typed, `secret` what only they and the bot
-- know. It calls for what is asked from `since` on, NULL = it is off; `waits` are the waking hours
-- that it leaves for an answer. Nothing is sent before `due_at`. `failures` are those since the
-- last success, of which `failing_since` was the first and `fault` says the newest.
-- `off_why`: failing | gone, if the bot switched it off; `told` is 1 once its person knows.
CREATE TABLE way (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    secret TEXT NOT NULL,
    name TEXT NOT NULL,
    made_at REAL NOT NULL,
    confirmed_at REAL,
    since REAL,
    waits INTEGER NOT NULL DEFAULT 0,
    due_at REAL NOT NULL DEFAULT 0,
    sent_at REAL,
    opened_at REAL,
    failures INTEGER NOT NULL DEFAULT 0,
    failing_since REAL,
    fault TEXT,
    off_why TEXT,
    told INTEGER NOT NULL DEFAULT 1,
    tries INTEGER NOT NULL DEFAULT 0,
    tried_at REAL,
    UNIQUE (user_id, kind, target)
) STRICT;
CREATE INDEX way_untold ON way (due_at) WHERE told = 0;

-- What one way has sent for one call, or will; it goes with the call. `mark` is the same at each
-- try.
CREATE TABLE way_call (
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
        REFERENCES call (game_id, topic, number, user_id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX way_call_by_way ON way_call (way_id);

-- Ways look for every call of their person, not only for those that no post has made.
DROP INDEX call_by_user;
CREATE INDEX call_by_user ON call (user_id);
