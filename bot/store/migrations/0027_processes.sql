-- Several processes may share one database, each with some of the bot's shards. Who runs is told
-- by shard: a bot of one process has all there are and is stored as that of shard 0 of 1.

ALTER TABLE lease RENAME TO former_lease;
CREATE TABLE lease (
    shard INTEGER NOT NULL,
    shards INTEGER NOT NULL,
    holder TEXT NOT NULL,
    pid INTEGER NOT NULL,
    host TEXT NOT NULL,
    version TEXT NOT NULL,
    since REAL NOT NULL,
    beats INTEGER NOT NULL,
    beat_at REAL NOT NULL,
    ended_at REAL,
    PRIMARY KEY (shard, shards),
    CHECK (shard >= 0 AND shard < shards)
) STRICT;
INSERT INTO lease SELECT 0, 1, holder, pid, host, version, since, beats, beat_at, ended_at
    FROM former_lease;
DROP TABLE former_lease;

-- Of how many shards the processes that run now have each a part; who finds nobody may change it.
CREATE TABLE shard_count (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    shards INTEGER NOT NULL CHECK (shards > 0)
) STRICT;

-- An interaction that came to a process which does not have its table, on its way to the one that
-- has. The payload is Discord's own; it holds a token, so whoever wrote it soon takes it back.
CREATE TABLE handover (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    shard INTEGER NOT NULL,
    at REAL NOT NULL,
    payload TEXT NOT NULL
) STRICT;
CREATE INDEX handover_by_shard ON handover (shard);

-- When the next shard of a bucket may begin a session: five seconds after the one before.
CREATE TABLE identify (
    bucket INTEGER PRIMARY KEY,
    free_at REAL NOT NULL
) STRICT;
