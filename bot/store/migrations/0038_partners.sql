-- Partner bots, on whose servers people sign up for a season of this bot.

-- An invitation of another bot to a season, and what became of it. `digest` is the SHA-256 of the
-- token in the addresses that only that bot gets. `address` is that of its signed entries, `key` the
-- public key that signs them; they count from `accepted_at` to `ended_at`. `entries` has the lines
-- that are known, without the texts that were open. `problem` is why the last look failed (JSON),
-- since `problem_at`.
CREATE TABLE partner (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    season_id INTEGER NOT NULL REFERENCES season (id),
    digest BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    invited_by INTEGER NOT NULL,
    made_at REAL NOT NULL,
    address TEXT,
    key TEXT,
    accepted_at REAL,
    ended_at REAL,
    entries TEXT NOT NULL,
    failures INTEGER NOT NULL,
    problem TEXT,
    problem_at REAL,
    due_at REAL NOT NULL
) STRICT;
CREATE INDEX partner_by_season ON partner (season_id);
CREATE INDEX partner_by_time ON partner (due_at);

-- The person of a partner's entry, by its line; `refusal` is why they were not signed up, if so.
CREATE TABLE partner_entry (
    partner_id INTEGER NOT NULL REFERENCES partner (id),
    entry INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    refusal TEXT,
    invite TEXT,
    PRIMARY KEY (partner_id, entry)
) STRICT, WITHOUT ROWID;

-- The signed answers to a partner's entries, as lines like those of a season's log.
CREATE TABLE answer_line (
    partner_id INTEGER NOT NULL REFERENCES partner (id),
    number INTEGER NOT NULL,
    at TEXT NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    before TEXT NOT NULL,
    signature TEXT NOT NULL,
    opened TEXT NOT NULL,
    PRIMARY KEY (partner_id, number)
) STRICT, WITHOUT ROWID;

-- The other side: entries that this bot signs for a season that another bot runs. `digest` is the
-- SHA-256 of the token in the address where that bot reads them, NULL = it does not invite us;
-- `answers` are the lines of its checked answers.
ALTER TABLE followed ADD COLUMN digest BLOB;
ALTER TABLE followed ADD COLUMN answers TEXT NOT NULL DEFAULT '';
CREATE INDEX followed_by_digest ON followed (digest);

-- A person's entry for a followed season, by its line; `told` is the state (JSON) that they know.
CREATE TABLE followed_entry (
    followed_id INTEGER NOT NULL REFERENCES followed (id) ON DELETE CASCADE,
    entry INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    told TEXT NOT NULL,
    PRIMARY KEY (followed_id, entry)
) STRICT, WITHOUT ROWID;
CREATE INDEX followed_entry_by_person ON followed_entry (user_id);

-- The signed lines of the entries; `opened` (JSON) says who each is, until they are erased.
CREATE TABLE entry_line (
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
