-- Seasons that other bots run, followed by their signed logs.

-- A season that a server follows. `url` may have a secret. `stage` is asked (an admin has not
-- confirmed it yet) | followed | ended (the log is gone) | stopped (its card is yet to say so).
-- `due_at` is when it is looked at next, NULL = never. `lines` fitted when they were computed at
-- `read_at`, and `summary` (JSON) is what follows from them. `fault` (JSON) is what did not fit the
-- last time, since `fault_at`; it could not be reached since `silent_at`, and its server knows it no
-- more since `gone_at`. `card_id` is the message with the card.
CREATE TABLE followed (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    language TEXT NOT NULL,
    url TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('asked', 'followed', 'ended', 'stopped')),
    added_by INTEGER NOT NULL,
    added_at REAL NOT NULL,
    due_at REAL,
    key TEXT NOT NULL,
    mark TEXT NOT NULL,
    etag TEXT NOT NULL,
    lines INTEGER NOT NULL,
    read_at REAL NOT NULL,
    summary TEXT NOT NULL,
    fault TEXT,
    fault_at REAL,
    silent_at REAL,
    gone_at REAL,
    card_id INTEGER
) STRICT;
CREATE INDEX followed_by_guild ON followed (guild_id);

-- The lines of such a log, as they were signed, without the games of results. They are never
-- changed, but the texts in `opened` (JSON) go and come with those of the other bot.
CREATE TABLE followed_line (
    followed_id INTEGER NOT NULL REFERENCES followed (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at TEXT NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    before TEXT NOT NULL,
    signature TEXT NOT NULL,
    opened TEXT NOT NULL,
    PRIMARY KEY (followed_id, number)
) STRICT, WITHOUT ROWID;

-- Posts about it, like those of leagues (`league_post`); `user_id` NULL = to the channel.
CREATE TABLE followed_post (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    followed_id INTEGER NOT NULL REFERENCES followed (id) ON DELETE CASCADE,
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
CREATE INDEX followed_post_due ON followed_post (due_at) WHERE status = 'due';
CREATE INDEX followed_post_by_season ON followed_post (followed_id);
