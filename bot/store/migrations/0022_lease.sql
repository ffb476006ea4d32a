-- Who runs on this database. Reason: who is refused is told by whom, and a bot notices when another
-- one took over all the same. The lock beside the file decides, not this row; its times are for
-- people to read. `holder` is another one at every start; `ended_at` = it has let go.
CREATE TABLE lease (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    holder TEXT NOT NULL,
    pid INTEGER NOT NULL,
    host TEXT NOT NULL,
    version TEXT NOT NULL,
    since REAL NOT NULL,
    beats INTEGER NOT NULL,
    beat_at REAL NOT NULL,
    ended_at REAL
) STRICT;
