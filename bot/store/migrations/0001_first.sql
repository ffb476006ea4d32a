-- The first schema: tables, their moves and what happened, states by version, posts that are
-- due. Reason: a move is one transaction over all of it, and whatever Discord shows can be
-- derived from here after a restart. Times are seconds since 1970 (UTC).

PRAGMA application_id = 1111967810;

CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'abandoned')),
    options TEXT NOT NULL,
    seed INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    lives TEXT NOT NULL CHECK (lives IN ('thread', 'here')),
    thread_id INTEGER,
    card_id INTEGER,
    post_id INTEGER,
    owner_id INTEGER NOT NULL,
    language TEXT NOT NULL,
    version INTEGER NOT NULL,
    created_at REAL NOT NULL
) STRICT;
CREATE INDEX game_by_status ON game (status);
CREATE INDEX game_by_channel ON game (channel_id);
CREATE INDEX game_by_thread ON game (thread_id);

-- `chair` is the order of coming; `seat` is drawn at the start. `asked` is the version at which
-- the decision that the seat must take now appeared, NULL = it has none.
CREATE TABLE seat (
    game_id INTEGER NOT NULL REFERENCES game (id),
    chair INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    user_id INTEGER,
    bot TEXT,
    asked INTEGER,
    asked_at REAL,
    PRIMARY KEY (game_id, chair),
    UNIQUE (game_id, seat),
    UNIQUE (game_id, user_id),
    CHECK ((user_id IS NULL) <> (bot IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_by_user ON seat (user_id);

-- `actor` is user, bot, auto or undo. `restores` is the version whose state an undo brought back.
CREATE TABLE move (
    game_id INTEGER NOT NULL REFERENCES game (id),
    version INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    actor TEXT NOT NULL CHECK (actor IN ('user', 'bot', 'auto', 'undo')),
    user_id INTEGER,
    text TEXT NOT NULL,
    restores INTEGER,
    at REAL NOT NULL,
    PRIMARY KEY (game_id, version),
    CHECK ((actor = 'undo') = (restores IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE event (
    game_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    closes TEXT,
    reveals INTEGER NOT NULL,
    PRIMARY KEY (game_id, version, number),
    FOREIGN KEY (game_id, version) REFERENCES move (game_id, version)
) STRICT, WITHOUT ROWID;

-- The state after each version, zlib-compressed JSON in the shape `schema` of the game's rules.
CREATE TABLE snapshot (
    game_id INTEGER NOT NULL REFERENCES game (id),
    version INTEGER NOT NULL,
    schema INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (game_id, version)
) STRICT;

-- What must still be posted. A quiet row is told with the next one. `batch` holds the rows
-- together that were tried as one post.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES game (id),
    version INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('start', 'turn', 'end', 'undo', 'abandoned')),
    closes TEXT,
    quiet INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('due', 'done', 'failed')),
    batch INTEGER,
    tries INTEGER NOT NULL,
    due_at REAL NOT NULL
) STRICT;
CREATE INDEX outbox_due ON outbox (game_id, id) WHERE status = 'due';

CREATE TABLE person (
    user_id INTEGER PRIMARY KEY,
    language TEXT NOT NULL
) STRICT;

CREATE TABLE result (
    game_id INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    points INTEGER NOT NULL,
    tiebreak INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
