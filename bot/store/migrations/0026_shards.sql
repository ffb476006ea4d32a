-- A bot on many servers has several connections to Discord, its shards: each has the servers for
-- which (guild_id >> 22) % shards is its number. So each has a pulse of its own, and the spans
-- during which it was silent are nobody's time at the tables of its servers. What was stored
-- until now is of the only shard there was.

ALTER TABLE pulse RENAME TO former_pulse;
CREATE TABLE pulse (
    shard INTEGER NOT NULL,
    shards INTEGER NOT NULL,
    at REAL NOT NULL,
    linked INTEGER NOT NULL CHECK (linked IN (0, 1)),
    PRIMARY KEY (shard, shards),
    CHECK (shard >= 0 AND shard < shards)
) STRICT;
INSERT INTO pulse (shard, shards, at, linked) SELECT 0, 1, at, 1 FROM former_pulse;
DROP TABLE former_pulse;

ALTER TABLE downtime RENAME TO former_downtime;
CREATE TABLE downtime (
    shard INTEGER NOT NULL,
    shards INTEGER NOT NULL,
    starts REAL NOT NULL,
    ends REAL NOT NULL,
    PRIMARY KEY (shard, shards, starts),
    CHECK (shard >= 0 AND shard < shards)
) STRICT;
INSERT INTO downtime (shard, shards, starts, ends)
    SELECT 0, 1, starts, max(ends) FROM former_downtime GROUP BY starts;
DROP TABLE former_downtime;

-- With 30,000 running tables on 10,000 servers the next two keep what is asked all the time from
-- reading every table: which tables a server has, and at which ones a house bot must move.
CREATE INDEX game_by_server ON game (guild_id, status);
CREATE INDEX seat_of_bot ON seat (game_id)
    WHERE coalesce(bot, caretaker) IS NOT NULL AND asked IS NOT NULL;
